from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from rag.document import Document
from rag.errors import PartlyStored, Rejected, Unavailable
from rag.ingest import Ingested, ingest
from rag.ports import Change, Failed, Vectors
from rag.reply import Question
from tests.fakes.embedder import FakeEmbedder
from tests.fakes.index import FakeIndex
from tests.fakes.shelf import FakeShelf, document


@dataclass
class Run:
    """A shelf, an index and an embedder that belong together."""

    shelf: FakeShelf = field(default_factory=FakeShelf)
    embedder: FakeEmbedder = field(default_factory=FakeEmbedder)
    index: FakeIndex = field(init=False)

    def __post_init__(self) -> None:
        self.index = FakeIndex(self.embedder)

    async def ingest(self) -> Ingested:
        return await ingest(self.shelf, self.index, self.embedder, lambda *_: None)

    async def texts(self, asked: str) -> list[str]:
        return [hit.passage.text for hit in await self.index.search(Question(asked, asked), 20)]

    async def ids(self) -> list[str]:
        return [stored.source.id for stored in await self.index.listing()]


@pytest.fixture
def run() -> Run:
    return Run()


def long(name: str, pieces: int) -> Document:
    """Return a document of so many passages: each paragraph nearly fills one."""
    return document(name, *(f"{name} piece {n} " + "says this and that about it. " * 28 for n in range(pieces)))


async def test_what_is_new_changed_unchanged_and_gone_is_counted(run: Run) -> None:
    for path in "abc":
        run.shelf.put(path, document(path, f"About {path}."))
    first = await run.ingest()
    run.shelf.put("b", document("b", "Changed."))
    run.shelf.put("d", document("d", "New."))
    del run.shelf.documents["c"]
    second = await run.ingest()
    assert (first.added, first.updated, first.unchanged, first.removed) == (3, 0, 0, 0)
    assert (second.added, second.updated, second.unchanged, second.removed) == (1, 1, 1, 1)
    assert second.documents == second.passages == 3
    assert run.shelf.read_paths == ["a", "b", "c", "b", "d"]


async def test_how_far_the_passages_of_a_long_document_are_is_told(run: Run) -> None:
    told: list[tuple[str, int, int]] = []
    run.shelf.put("long", document("long", *(f"{number:0880}" for number in range(1100))))
    await ingest(run.shelf, run.index, run.embedder, lambda *step: told.append(step))
    assert [step for step in told if step[0] == "passages"] == [
        ("passages", 512, 1100),
        ("passages", 1024, 1100),
        ("passages", 1100, 1100),
    ]


async def test_the_passages_of_short_documents_are_not_counted(run: Run) -> None:
    told: list[str] = []
    run.shelf.put("short", long("short", 3))
    await ingest(run.shelf, run.index, run.embedder, lambda step, *_: told.append(step))
    assert "passages" not in told


async def test_what_was_stored_goes_when_nobody_knows_any_more_who_may_see_it(run: Run) -> None:
    for path in ("pay", "leave"):
        run.shelf.put(path, document(path, f"About {path}."))
    await run.ingest()
    for path in ("pay", "leave"):
        run.shelf.put(path, document(path, "Changed."))
        run.shelf.unreadable[path] = "cannot be read"
    run.shelf.withdrawn.add("pay")
    result = await run.ingest()
    assert [failed.path for failed in result.failed] == ["leave", "pay"]
    assert (result.removed, result.documents) == (1, 1)
    assert await run.ids() == ["handbook:leave"]


async def test_c165_blank_chunks_are_never_sent_and_what_failed_is_tried_again(run: Run) -> None:
    run.shelf.put("empty.md", Document("Empty", ()))
    run.shelf.put("scan.pdf", document("Scan", "Page one.", "x", "Page three says more than enough."))
    run.shelf.put("broken.docx", document("Broken", "Later it can be read."))
    run.shelf.unreadable["broken.docx"] = "the file is damaged"
    first = await run.ingest()
    second = await run.ingest()
    assert first.failed == second.failed == (Failed("broken.docx", "the file is damaged"),)
    assert run.shelf.read_paths.count("broken.docx") == 2
    assert all(text.strip() for call in run.embedder.calls for text in call)
    del run.shelf.unreadable["broken.docx"]
    assert (await run.ingest()).added == 1
    assert "Later it can be read." in await run.texts("read later")


async def test_c167_a_shorter_page_leaves_no_tail(run: Run) -> None:
    run.shelf.put("policy.md", document("Policy", *long("gifts", 4).blocks[0].text.split("|"), "Gifts up to 500 EUR."))
    await run.ingest()
    assert any("500" in text for text in await run.texts("gift limit"))
    run.shelf.put("policy.md", document("Policy", "Gifts are refused."))
    assert (await run.ingest()).passages == 1
    assert not any("500" in text for text in await run.texts("gift limit"))


async def test_a_page_that_became_empty_is_no_longer_found(run: Run) -> None:
    run.shelf.put("a.md", document("A", "Old words."))
    await run.ingest()
    run.shelf.put("a.md", Document("A", ()))
    assert (await run.ingest()).passages == 0
    assert await run.texts("old words") == []


async def test_c169_deleted_and_renamed_documents_are_gone(run: Run) -> None:
    run.shelf.put("a.md", document("A", "Deleted soon."))
    run.shelf.put("b.md", document("B", "Renamed soon."))
    await run.ingest()
    run.shelf.documents = {"c.md": run.shelf.documents["b.md"]}
    await run.ingest()
    assert await run.ids() == ["handbook:c.md"]
    assert (await run.texts("renamed soon")) == ["Renamed soon."]


async def test_c169_a_shelf_that_lists_nothing_does_not_wipe_the_index(run: Run) -> None:
    run.shelf.put("a.md", document("A", "Here."))
    await run.ingest()
    run.shelf.documents = {}
    with pytest.raises(Rejected, match="nothing was removed"):
        await run.ingest()
    assert await run.ids() == ["handbook:a.md"]


async def test_what_could_not_be_looked_at_is_kept(run: Run) -> None:
    for path in ("open/a.md", "secret/b.md", "secrets.md"):
        run.shelf.put(path, document(path, "Words."))
    await run.ingest()
    run.shelf.documents = {path: one for path, one in run.shelf.documents.items() if path == "open/a.md"}
    run.shelf.hidden = [Failed("/docs/secret", "permission denied", "handbook:secret/")]
    done = await run.ingest()
    assert await run.ids() == ["handbook:open/a.md", "handbook:secret/b.md"]
    assert done.removed == 1
    assert [one.path for one in done.failed] == ["/docs/secret"]


async def test_other_collections_are_left_alone(run: Run) -> None:
    run.shelf.put("a.md", document("A", "Words."))
    await run.ingest()
    other = FakeShelf("wiki")
    other.put("b.md", document("B", "Other words."))
    await ingest(other, run.index, run.embedder, lambda *_: None)
    assert await run.ids() == ["handbook:a.md", "wiki:b.md"]


async def test_an_embedder_that_fails_in_the_middle_loses_nothing(run: Run) -> None:
    for number in range(4):
        run.shelf.put(f"{number}.md", long(f"n{number}", 130))
    run.embedder.error = Unavailable("the model is asleep")
    with pytest.raises(Unavailable):
        await run.ingest()
    assert await run.ids() == []
    run.embedder.error = None
    refusing = _FailsAfter(calls=1)
    with pytest.raises(Unavailable):
        await ingest(run.shelf, run.index, refusing, lambda *_: None)
    assert await run.ids() == ["handbook:0.md", "handbook:1.md"]
    assert (await run.ingest()).added == 2
    assert list(await run.index.without_vector(9)) == list(await run.index.without_sentences(9)) == []


async def test_without_an_embedder_everything_is_found_by_keywords_and_embedded_later(run: Run) -> None:
    run.shelf.put("a.md", document("A", "Words about trains."))
    done = await ingest(run.shelf, run.index, None, lambda *_: None)
    assert done.added == 1
    assert len(await run.index.without_vector(9)) == 1
    assert (await run.ingest()).unchanged == 1
    assert list(await run.index.without_vector(9)) == []


class _FailsAfter(FakeEmbedder):
    """Answers so many calls, then no more."""

    def __init__(self, calls: int) -> None:
        super().__init__()
        self._left = calls

    async def embed(self, texts: Sequence[str]) -> Vectors:
        if not self._left:
            raise Unavailable("the model fell asleep")
        self._left -= 1
        return await super().embed(texts)


class Picky(FakeIndex):
    """An index that cannot store one document."""

    async def replace(self, changes: Sequence[Change]) -> None:
        await super().replace([change for change in changes if not change.source.id.endswith("bad")])
        if any(change.source.id.endswith("bad") for change in changes):
            raise PartlyStored({"handbook:bad": "the server refused a passage of it"})


async def test_c181_a_document_that_the_index_refuses_is_told_and_tried_again(run: Run) -> None:
    run.index = Picky(run.embedder)
    for path in ("a", "bad", "c"):
        run.shelf.put(path, document(path, f"About {path}."))
    first = await run.ingest()
    assert first.failed == (Failed("bad", "the server refused a passage of it"),)
    assert (first.added, first.documents) == (2, 2)
    second = await run.ingest()
    assert (second.unchanged, len(second.failed)) == (2, 1)


async def test_what_is_said_again_and_again_is_embedded_once_and_found_at_each_place(run: Run) -> None:
    for name in "abcd":
        run.shelf.put(name, document("a", "Ask the desk.", "Ask the desk."))
    await run.ingest()
    assert all(len(texts) == len(set(texts)) for texts in run.embedder.calls)
    assert await run.texts("desk") == ["Ask the desk.\n\nAsk the desk."] * 4


async def test_a_document_that_is_far_too_long_is_told_and_that_it_repeats_itself() -> None:
    quick, same = Run(), "says this and that about it. " * 28
    quick.shelf.put("log", document("log", *(same for _ in range(2100))))
    quick.shelf.put("book", long("book", 2100))
    quick.shelf.put("page", document("page", same, same, same))
    done = await ingest(quick.shelf, quick.index, None, lambda *_: None)
    told = dict(done.warnings)
    assert set(told) == {"log", "book"}
    assert "2,100 passages, 2,099 of them the same" in told["log"]
    assert "the same" not in told["book"]
