"""Thresholds of their own for some collections: the best hit's collection decides, at each step anew."""

import json
from collections.abc import Sequence

import pytest

from rag.answer import Grounded
from rag.chunk import keywords, passages
from rag.document import Block, Document, Kind
from rag.evidence import Hit, Parts, Passage, Source
from rag.expand import Expanded
from rag.gate import Gate, Gates
from rag.official import Officials
from rag.outcome import Judged
from rag.ports import Change, Entry, Models, Task
from rag.replay import REFUSED, Decision, Recorded, redecided
from rag.replay import Kind as Shown
from rag.reply import Answer, Question, Refusal, Tier
from tests.fakes.embedder import FakeEmbedder
from tests.fakes.index import FakeIndex
from tests.fakes.llm import FakeLLM
from tests.fakes.retrieval import FakeRetriever
from tests.rag.test_answer import Writer

Q = "How much paid leave do staff get?"
USUAL, STRICT, LAX = Gate(0.1, 0.4, 0.6), Gate(0.7, 0.8, 0.9), Gate(0.0, 0.01, 0.02)
GATES = Gates(USUAL, {"doses": STRICT, "canteen": LAX})


def hit(collection: str, probability: float | None, text: str = "Staff get 27 days of paid leave a year.") -> Hit:
    source = Source(f"{collection}:p", "Page", "https://h.example", collection)
    return Hit(Passage(source, text, 0, len(text)), probability or 0.0, probability, Parts(0.5, 0.5))


def recorded(*hits: Hit, judged: Judged | None = None) -> Recorded:
    return Recorded(Question(Q, Q), hits, Decision(Shown.ANSWER, Tier.NORMAL), judged)


@pytest.mark.parametrize(
    ("collections", "gate"),
    [(("doses", "canteen"), STRICT), (("canteen", "doses"), LAX), (("other", "doses"), USUAL), ((), USUAL)],
)
def test_the_best_hits_collection_decides(collections: Sequence[str], gate: Gate) -> None:
    assert GATES.of([hit(name, 0.5) for name in collections]) is gate


@pytest.mark.parametrize(
    ("collection", "tier"), [("doses", Tier.REFUSE), ("other", Tier.CITE), ("canteen", Tier.NORMAL)]
)
def test_the_same_probability_is_refused_by_one_collection_and_answered_by_another(collection: str, tier: Tier) -> None:
    assert redecided(recorded(hit(collection, 0.5)), GATES).tier is tier


def test_a_laxer_collections_second_best_does_not_stand_in_for_a_demanding_ones_best() -> None:
    assert redecided(recorded(hit("doses", 0.5), hit("canteen", 0.49)), GATES) == REFUSED


def test_what_a_judge_kept_is_as_sure_as_its_own_collection_says_and_never_surer_than_the_search() -> None:
    both = (hit("other", 0.5), hit("doses", 0.5, "The garage opens at seven."))
    assert redecided(recorded(*both, judged=Judged((1,))), GATES).tier is Tier.HEDGE
    lax = (hit("other", 0.5), hit("canteen", 0.5, "The garage opens at seven."))
    assert redecided(recorded(*lax, judged=Judged((1,))), GATES).tier is Tier.CITE


async def answered(collection: str, gates: Gates, writer: Writer) -> object:
    embedder = FakeEmbedder()
    index = FakeIndex(embedder)
    source = Source(f"{collection}:leave", "Leave", "https://h.example/leave", collection)
    text = "Full-time staff get 27 days of paid leave a year."
    cut = passages(source, Document("Leave", (Block(Kind.PARAGRAPH, text),)))
    vectors = await embedder.embed([one.text for one in cut])
    entries = tuple(Entry(one, keywords(one), vector) for one, vector in zip(cut, vectors, strict=True))
    await index.replace([Change(source, "1", entries)])
    models = Models(writer, lambda: "n0nce")
    grounded = Grounded(index, Officials("https://h.example", {}, {}), lambda: 0.0, gates, models=models)
    return (await grounded.answer(Question(Q, Q))).reply


def writer() -> Writer:
    kept = json.dumps({"passages": [{"number": 1, "relevant": True}], "contradictions": []})
    return Writer(answer=["Full-time staff get 27 days of paid leave a year {27 days}."] * 2, relevance=[kept] * 2)


async def test_an_answerer_refuses_asks_a_judge_and_speaks_as_the_collection_demands() -> None:
    gates = Gates(Gate(0, 0, 0), {"doses": Gate(1, 1, 1), "leaflets": Gate(0, 0, 1)})
    refused, judged, sure = writer(), writer(), writer()
    assert isinstance(await answered("doses", gates, refused), Refusal)
    assert not refused.asked(Task.ANSWER)
    found = await answered("leaflets", gates, judged)
    assert isinstance(found, Answer)
    assert (found.tier, judged.asked(Task.RELEVANCE)) == (Tier.CITE, 1)
    found = await answered("canteen", gates, sure)
    assert isinstance(found, Answer)
    assert (found.tier, sure.asked(Task.RELEVANCE)) == (Tier.NORMAL, 0)


@pytest.mark.parametrize(("collection", "searches"), [("doses", 2), ("canteen", 1)])
async def test_whether_a_search_is_weak_is_told_by_the_collection_of_its_best_hit(
    collection: str, searches: int
) -> None:
    retriever = FakeRetriever({Q: [hit(collection, 0.5)]})
    llm = FakeLLM(["How many days of paid leave do staff have?"])
    await Expanded(retriever, llm, lambda: "n7", lambda hits: GATES.of(hits).hedge_below).search(Question(Q, Q), 5)
    assert len(retriever.asked) == searches
