"""Citations by providers' own means: markers like any other, checked like any other."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.llm.anthropic import Anthropic
from adapters.llm.groq import Groq
from adapters.llm.native import Covered, marked
from adapters.llm.registry import MODELS
from adapters.settings import load
from adapters.wiring import models_of
from rag.evidence import Citable, Passage, Source
from rag.reply import Question, Tier
from rag.write import Order, written
from tests.contract.llm import prompt, streamed
from tests.fakes.providers import Providers
from tests.fakes.wires import KEY, Say

CITABLE = (Citable("k7f", "Leave", "Leave is 25 days."), Citable("m2x", "Food", "Lunch is free."))
ASKED = replace(prompt(), citable=CITABLE)
TEXT = "Leave is 25 days. Lunch is free. More is not known."
CITES = (("Leave is 25 days.", 0), ("Lunch is free", 1))
MARKED = "Leave is 25 days. [k7f] Lunch is free [m2x]. More is not known."


@pytest.fixture
async def both(server: Providers) -> AsyncIterator[tuple[Groq | Anthropic, ...]]:
    adapters = (
        Groq(MODELS["groq/openai/gpt-oss-120b"], KEY, server.url, timeout_s=2, native=True),
        Anthropic(MODELS["anthropic/claude-sonnet-5-5"], KEY, server.url, timeout_s=2, native=True),
    )
    yield adapters
    for adapter in adapters:
        await adapter.close()


Both = tuple[Groq | Anthropic, ...]


async def test_what_a_provider_cites_is_marked_where_it_stands(both: Both, server: Providers) -> None:
    for llm in both:
        server.script.extend([Say(TEXT, cites=CITES), Say(TEXT, cites=CITES)])
        assert (await llm.complete(ASKED)).text == MARKED
        pieces, (whole,), error = await streamed(llm, ASKED)
        assert error is None
        assert "".join(pieces) == whole.text == MARKED


async def test_the_passages_stand_in_the_text_too(both: Both, server: Providers) -> None:
    for llm in both:
        await llm.complete(ASKED)
    groq, anthropic = (request.body for request in server.requests)
    assert groq["messages"][-1]["content"] == ASKED.text
    assert groq["documents"][0] == {"id": "k7f", "source": {"type": "text", "text": "Leave\nLeave is 25 days."}}
    *results, text = anthropic["messages"][-1]["content"]
    assert text == {"type": "text", "text": ASKED.text}
    assert [(one["source"], one["citations"]) for one in results] == [
        ("k7f", {"enabled": True}), ("m2x", {"enabled": True}),
    ]  # fmt: skip


async def test_what_follows_a_schema_or_has_no_passages_is_asked_for_as_ever(both: Both, server: Providers) -> None:
    for llm in both:
        for asked in (replace(prompt(schema=True), citable=CITABLE), prompt()):
            server.script.append(Say('{"keep": []}'))
            await llm.complete(asked)
    for request in server.requests:
        assert isinstance(request.body["messages"][-1]["content"], str)
        assert "documents" not in request.body


async def test_a_citation_of_what_was_not_given_says_nothing(both: Both, server: Providers) -> None:
    for llm in both:
        server.script.append(Say(TEXT, cites=(("Leave is 25 days.", 7),)))
        assert (await llm.complete(ASKED)).text == TEXT


@pytest.mark.parametrize(
    ("text", "covered", "expected"),
    [
        ("One. Two.", (0, 9), "One. [k7f] Two. [k7f]"),
        ("One and two.", (0, 3), "One [k7f] and two."),
        ("- One\n- Two\n", (0, 12), "- One [k7f]\n- Two [k7f]\n"),
        ("| a | b |\n", (0, 10), "| a | b  [k7f]|\n"),
        ("Run:\n```\nmake all\n```\n", (0, 22), "Run: [k7f]\n```\nmake all\n```\n"),
        (" \n", (0, 2), " \n"),
    ],
)
def test_every_sentence_that_is_covered_gets_a_marker_and_code_gets_none(
    text: str, covered: tuple[int, int], expected: str
) -> None:
    assert marked(text, [Covered(*covered, "k7f")]) == expected


def test_two_citations_of_one_sentence_stand_side_by_side() -> None:
    assert marked("One.", [Covered(0, 4, "k7f"), Covered(0, 4, "m2x"), Covered(0, 4, "k7f")]) == "One. [k7f][m2x]"


@pytest.mark.parametrize("provider", ["GROQ", "ANTHROPIC"])
async def test_a_native_citation_alone_carries_a_sentence_only_when_the_passage_proves_it(
    server: Providers, tmp_path: Path, provider: str
) -> None:
    (tmp_path / "footnote.toml").write_text("[models]\nnative_citations = true\n", encoding="utf-8")
    environment = {f"{provider}_API_KEY": KEY, f"{provider}_BASE_URL": server.url}
    text = "Leave is 25 days a year for full-time staff."
    source = Source("c:leave", "Leave", "https://h.example/leave", "c")
    order = Order(Question("How much leave?", "How much leave?"), (Passage(source, text, 0, len(text)),),
                  Tier.NORMAL, "https://h.example", strict=False, nonce="n0nce")  # fmt: skip
    wrong = "Leave is 31 days a year for full-time staff."
    server.script.extend([Say(f"{text} {wrong}", cites=((text, 0), (wrong, 0)))] * 2)
    async with models_of(load({}, tmp_path), environment) as models:
        assert models
        found = await written(order, models.llm)
    assert [sentence.text for piece in found.settled.pieces for sentence in piece.sentences] == [text]
    assert [one.fault for one in found.settled.dropped] == ["disproved"]
