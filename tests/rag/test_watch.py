"""Somebody watches an answer come: proven sentences in order, and never one that is taken back."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rag.errors import PortError, Unavailable
from rag.gate import Gate
from rag.outcome import Outcome
from rag.ports import Completion, Prompt, Task
from rag.reply import Answer, Question, Quotes, Refusal, Tier
from rag.stream import Released, sentence_by_sentence
from rag.watch import Begun, Progress, Reading, Watch, Writing
from tests.rag.test_answer import CARRY, LEAVE, OFFICIAL, QUESTION, Writer, grounded, texts

RIGHT = "Full-time staff get 27 days of paid leave a year {27 days}."
ALSO = "Up to five unused days move into the next year {27 days}."
WRONG = "Full-time staff get 31 days of paid leave a year {27 days}."
UNSURE = "Leave is generous for everybody who works here and likes the sea {27 days}."
GARAGE = "The garage opens at seven {garage}."


class Watcher:
    """Keeps what it is told, and does with each what `also` does."""

    def __init__(self, also: Callable[[Progress], Awaitable[None]] | None = None) -> None:
        self.told: list[Progress] = []
        self.also = also

    async def __call__(self, progress: Progress) -> None:
        self.told.append(progress)
        if self.also:
            await self.also(progress)

    @property
    def sentences(self) -> list[str]:
        return [one.sentence.text for one in self.told if isinstance(one, Released)]

    @property
    def steps(self) -> list[str]:
        return [type(one).__name__ for one in self.told]


async def watched(
    writer: Writer | None, watch: Watch, gate: Gate | None = None, strict: frozenset[str] = frozenset()
) -> Outcome:
    return await (await grounded(writer, gate, strict)).answer(Question(QUESTION, QUESTION), watch)


async def test_each_proven_sentence_is_told_before_the_answer_is_there() -> None:
    watcher = Watcher()
    found = await watched(Writer(answer=[f"{RIGHT} {ALSO} {GARAGE}"]), watcher)
    assert watcher.told[:3] == [Reading(), Writing(), Begun(Tier.NORMAL, OFFICIAL)]
    assert watcher.sentences == [LEAVE, CARRY]
    assert texts(found.reply) == [LEAVE, CARRY, "The garage opens at seven."]
    assert watcher.told[3:] == list(sentence_by_sentence(found.reply)[:2])  # type: ignore[arg-type]


async def test_what_is_unsure_says_so_before_its_first_sentence() -> None:
    watcher = Watcher()
    verdicts = json.dumps({"passages": [{"number": 1, "relevant": True}, {"number": 2, "relevant": True}]})
    await watched(Writer(relevance=[verdicts] * 3, answer=[f"{RIGHT} {ALSO}"]), watcher, Gate(0, 1, 1))
    assert watcher.told[2:3] == [Begun(Tier.HEDGE, OFFICIAL)]


async def test_after_the_first_sentence_there_is_no_retry() -> None:
    watcher, writer = Watcher(), Writer(answer=[f"{RIGHT} {WRONG} {ALSO}", "another"])
    found = await watched(writer, watcher)
    assert watcher.sentences == [LEAVE]
    assert texts(found.reply)[0] == LEAVE
    assert writer.asked(Task.ANSWER) == 1
    assert not any("31" in text for text in texts(found.reply))


async def test_before_the_first_sentence_a_retry_may_still_mend_the_draft() -> None:
    watcher, writer = Watcher(), Writer(answer=[f"{WRONG} {ALSO}", RIGHT])
    found = await watched(writer, watcher)
    assert watcher.steps == ["Reading", "Writing"]
    assert texts(found.reply) == [LEAVE]


async def test_c139_what_was_told_stands_when_the_stream_breaks() -> None:
    watcher, writer = Watcher(), Writer(answer=[f"{RIGHT} {ALSO} The garage opens at…break", "another"])
    found = await watched(writer, watcher)
    assert isinstance(found.reply, Answer)
    assert (watcher.sentences, texts(found.reply)) == ([LEAVE, CARRY], [LEAVE, CARRY])
    assert (found.reply.cut, found.reply.model) == (True, "fake/broken")
    assert writer.asked(Task.ANSWER) == 1
    assert found.draft
    assert found.draft.text.endswith("The garage opens at")
    assert found.draft.problems == ("cut: the socket closed",)


async def test_a_stream_that_breaks_before_anything_was_told_is_asked_for_anew() -> None:
    watcher = Watcher()
    found = await watched(Writer(answer=["Full-time st…break", RIGHT]), watcher)
    assert isinstance(found.reply, Answer)
    assert (texts(found.reply), found.reply.cut) == ([LEAVE], False)
    assert watcher.sentences == []


async def test_models_that_did_not_begin_are_not_asked_twice() -> None:
    writer = Writer(answer=[Unavailable("down"), RIGHT])
    found = await watched(writer, Watcher())
    assert isinstance(found.reply, Quotes)
    assert writer.asked(Task.ANSWER) == 1


async def test_of_a_strict_collection_nothing_is_told_before_a_judge_has_read_it() -> None:
    watcher = Watcher()
    verdict = json.dumps({"verdicts": [{"sentence": 1, "verdict": "not"}, {"sentence": 2, "verdict": "supported"}]})
    writer = Writer(answer=[f"{RIGHT} {ALSO}"] * 2, judge=[verdict] * 2)
    found = await watched(writer, watcher, strict=frozenset({"c"}))
    assert watcher.steps == ["Reading", "Writing"]
    assert texts(found.reply) == [CARRY]


@pytest.mark.parametrize("verdict", ["no JSON", '{"verdicts": [{"sentence": 1, "verdict": "unsure"}]}', "down"])
async def test_of_a_strict_collection_what_no_judge_vouched_for_is_shown_in_the_pages_own_words(verdict: str) -> None:
    reworded = "Staff who are full-time get 27 days of paid leave a year {27 days}."
    judge: list[str | PortError] = [Unavailable("down") if verdict == "down" else verdict] * 2
    writer = Writer(answer=[reworded] * 2, judge=judge)
    found = await watched(writer, Watcher(), strict=frozenset({"c"}))
    assert not isinstance(found.reply, Answer) or texts(found.reply) == [LEAVE]
    assert "who are full-time" not in str(found.reply)


async def test_a_judge_reads_only_what_was_not_told() -> None:
    watcher = Watcher()
    verdict = json.dumps({"verdicts": [{"sentence": 1, "verdict": "not"}]})
    writer = Writer(answer=[f"{RIGHT} {UNSURE} {ALSO}"], judge=[verdict])
    found = await watched(writer, watcher)
    (asked,) = (prompt for prompt in writer.prompts if prompt.task is Task.JUDGE)
    assert asked.text.count("<sentence-") == 1
    assert "sea" in asked.text
    assert texts(found.reply) == [LEAVE, CARRY]
    assert watcher.sentences == [LEAVE]


@pytest.mark.parametrize("draft", ["NO_ANSWER", "I could not find it."])
async def test_nothing_is_told_of_a_draft_that_has_no_answer(draft: str) -> None:
    watcher = Watcher()
    found = await watched(Writer(answer=[draft] * 2), watcher)
    assert watcher.steps == ["Reading", "Writing"]
    assert isinstance(found.reply, Refusal | Quotes)


async def test_without_a_model_only_the_search_is_told() -> None:
    watcher = Watcher()
    assert isinstance((await watched(None, watcher)).reply, Quotes)
    assert watcher.told == [Reading()]


@pytest.mark.parametrize("error", [Unavailable("429"), KeyError("a mistake")])
async def test_a_watcher_that_fails_does_not_lose_the_answer(error: Exception) -> None:
    async def fail(progress: Progress) -> None:
        if isinstance(progress, Released):
            raise error

    watcher = Watcher(fail)
    found = await watched(Writer(answer=[f"{RIGHT} {ALSO} {GARAGE}"]), watcher)
    assert texts(found.reply) == [LEAVE, CARRY, "The garage opens at seven."]
    assert watcher.sentences == [LEAVE]  # a gap would make the rest wrong: it is told no more


async def test_a_slow_watcher_holds_up_nobody_and_hears_everything_in_the_end() -> None:
    written = asyncio.Event()

    async def wait(progress: Progress) -> None:
        if isinstance(progress, Released):
            await written.wait()

    class Noting(Writer):
        async def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
            async for piece in super().stream(prompt):
                yield piece
            written.set()

    watcher = Watcher(wait)
    async with asyncio.timeout(5):
        await watched(Noting(answer=[f"{RIGHT} {ALSO} {GARAGE}"]), watcher)
    assert watcher.sentences == [LEAVE, CARRY]


async def test_an_answer_that_is_cancelled_stops_the_telling() -> None:
    heard, stopped = asyncio.Event(), asyncio.Event()

    async def hang(progress: Progress) -> None:
        del progress
        heard.set()
        try:
            await asyncio.Event().wait()
        finally:
            stopped.set()

    answer = asyncio.create_task(watched(Writer(answer=[RIGHT]), Watcher(hang)))
    async with asyncio.timeout(5):
        await heard.wait()
        answer.cancel()
        with pytest.raises(asyncio.CancelledError):
            await answer
        await stopped.wait()


async def test_documents_that_cannot_be_reached_raise_as_they_are() -> None:
    class Gone:
        async def search(self, *_: object) -> None:
            raise Unavailable("the disk is gone")

    answerer = await grounded(None)
    watcher = Watcher()
    with pytest.raises(PortError, match="the disk is gone"):
        await type(answerer)(Gone(), answerer.officials, answerer.clock).answer(Question("q", "q"), watcher)  # type: ignore[arg-type]
    assert watcher.told == [Reading()]


LINES = st.lists(
    st.sampled_from(
        [RIGHT, ALSO, WRONG, UNSURE, GARAGE, "However, ", "Otherwise, ", "- ", "\n", "\n\n", "These hold:\n",
         "## Leave\n", " {27 days}", "[z9z]", "NO_ANSWER\n", "MISSING: the sea\n", "Would you like more?", " ",
         "Sources: {garage}", "| a | b |\n|---|---|\n", "| Leave | 27 days {27 days} |\n", "…break"]
    ),
    max_size=9,
).map("".join)  # fmt: skip
VERDICTS = st.lists(st.sampled_from(["supported", "not", "unsure"]), min_size=9, max_size=9).map(
    lambda said: json.dumps({"verdicts": [{"sentence": n, "verdict": one} for n, one in enumerate(said, 1)]})
)


@settings(max_examples=150, deadline=None)
@given(LINES, st.integers(1, 40), VERDICTS)
async def test_the_reply_begins_with_exactly_what_was_told(draft: str, size: int, verdicts: str) -> None:
    watcher = Watcher()
    writer = Writer(size, answer=[draft or " ", f"{RIGHT} {ALSO}"], judge=[verdicts] * 2)
    found = await watched(writer, watcher)
    told = [one for one in watcher.told if isinstance(one, Released)]
    assert ("Begun" in watcher.steps) == bool(told)
    if not told:
        return
    assert isinstance(found.reply, Answer)
    said = sentence_by_sentence(found.reply)
    assert [one.sentence for one in said[: len(told)]] == [one.sentence for one in told]
    assert [one.opens for one in said[: len(told)]] == [one.opens for one in told]
    numbers = [[citation.number for citation in one.citations] for one in said]
    assert numbers[: len(told)] == [[citation.number for citation in one.citations] for one in told]
    assert writer.asked(Task.ANSWER) == 1
