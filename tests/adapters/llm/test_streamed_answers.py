"""From a provider's stream to what is shown: over the wire, through the chain, proven on the way."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.settings import load
from adapters.wiring import models_of
from rag.evidence import Passage, Source
from rag.ports import Models
from rag.prompt import keyed
from rag.reply import Question, Tier
from rag.stream import Released
from rag.watch import Begun, Progress
from rag.write import Order, Written, written
from tests.fakes.providers import Providers
from tests.fakes.wires import KEY, BreakOff, FailMidway, Say, Step

TEXT = "Full-time staff get 27 days of leave a year. Up to five unused days move into the next year."
PASSAGE = Passage(Source("c:leave", "Leave", "https://h.example/leave", "c"), TEXT, 0, len(TEXT))
(ONLY,) = keyed((PASSAGE,))
LEAVE = f"Full-time staff get 27 days of leave a year [{ONLY.key}]."
CARRY = f"Up to five unused days move into the next year [{ONLY.key}]."
BOTH = [TEXT[: TEXT.index(" Up")], TEXT[TEXT.index("Up") :]]


@pytest.fixture
async def models(server: Providers, tmp_path: Path) -> AsyncIterator[Models]:
    names = ("GROQ", "ANTHROPIC")
    environment = {f"{name}_API_KEY": KEY for name in names} | {f"{name}_BASE_URL": server.url for name in names}
    async with models_of(load({}, tmp_path), environment) as found:
        assert found
        yield found


async def answered(models: Models) -> tuple[Written, list[Progress]]:
    told: list[Progress] = []
    order = Order(Question("How much leave?", "How much leave?"), (PASSAGE,), Tier.NORMAL, "https://h.example",
                  strict=False, nonce="n0nce")  # fmt: skip
    return await written(order, models.llm, told.append), told


def shown(done: Written) -> list[str]:
    return [sentence.text for piece in done.settled.pieces for sentence in piece.sentences]


def sentences(told: list[Progress]) -> list[str]:
    return [one.sentence.text for one in told if isinstance(one, Released)]


async def test_sentences_come_while_the_stream_runs(models: Models, server: Providers) -> None:
    server.script.append(Say(f"{LEAVE} {CARRY}"))
    done, told = await answered(models)
    assert told[0] == Begun(Tier.NORMAL, "https://h.example")
    assert sentences(told) == BOTH[:1]
    assert shown(done) == BOTH
    assert server.requests[0].body["stream"]


@pytest.mark.parametrize(
    "step",
    [
        BreakOff(f"{LEAVE} {CARRY}", 0.9),
        BreakOff(f"{LEAVE} {CARRY}", 1.0, clean=True),
        FailMidway(f"{LEAVE} {CARRY}"),
        FailMidway(f"{LEAVE} {CARRY}", "rate_limit_error"),
    ],
)
async def test_c139_what_was_shown_before_the_stream_broke_stands_and_is_not_the_whole(
    models: Models, server: Providers, step: Step
) -> None:
    server.script.extend([step, Say("another answer")])
    done, told = await answered(models)
    assert shown(done) == sentences(told) == BOTH[:1]
    assert done.settled.cut
    assert done.model == "groq/openai/gpt-oss-120b"
    assert len(server.requests) == 1


async def test_c139_a_stream_that_broke_before_anything_was_shown_is_written_by_the_other_provider(
    models: Models, server: Providers
) -> None:
    server.script.extend([BreakOff(LEAVE, 0.6), Say(f"{LEAVE} {CARRY}")])
    done, told = await answered(models)
    assert (shown(done), told) == (BOTH, [])
    assert not done.settled.cut
    assert done.model == "anthropic/claude-sonnet-5-5"


async def test_c143_a_stream_that_ran_out_of_room_is_shown_as_far_as_it_is_whole(
    models: Models, server: Providers
) -> None:
    server.script.append(Say(f"{LEAVE} Up to five unused days mo", "length"))
    done, told = await answered(models)
    assert shown(done) == sentences(told) == BOTH[:1]
    assert done.settled.cut


async def test_a_refusal_in_the_middle_leaves_what_was_shown(models: Models, server: Providers) -> None:
    server.script.append(Say(f"{LEAVE} Up to five unused days mo", "content_filter"))
    done, told = await answered(models)
    assert shown(done) == sentences(told) == BOTH[:1]
    assert done.settled.cut


async def test_what_a_model_thinks_aloud_is_not_shown(models: Models, server: Providers) -> None:
    server.script.append(Say(f"<think>They ask of leave. {CARRY}</think>\n\n{LEAVE}"))
    done, told = await answered(models)
    assert shown(done) == BOTH[:1]
    assert sentences(told) in ([], BOTH[:1])
