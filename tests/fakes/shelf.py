"""A shelf in memory."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from rag.document import Block, Document, Kind
from rag.evidence import EVERYONE, Source
from rag.ports import Failed, Listed, Shelf


def document(title: str, *paragraphs: str) -> Document:
    return Document(title, tuple(Block(Kind.PARAGRAPH, text) for text in paragraphs))


@dataclass
class FakeShelf:
    """
    Documents by path; `unreadable` ones are listed and cannot be read (`withdrawn`
    ones of them must not be shown either), `hidden` ones are not even listed.

    `read_paths` holds what was read, in order.
    """

    collection: str = "handbook"
    documents: dict[str, tuple[Document, frozenset[str]]] = field(default_factory=dict)
    unreadable: dict[str, str] = field(default_factory=dict)
    withdrawn: set[str] = field(default_factory=set)
    hidden: list[Failed] = field(default_factory=list)
    read_paths: list[str] = field(default_factory=list)

    def put(self, path: str, written: Document, audience: frozenset[str] = frozenset({EVERYONE})) -> None:
        self.documents[path] = (written, audience)

    def id(self, path: str) -> str:
        return f"{self.collection}:{path}"

    async def listing(self) -> tuple[Sequence[Listed], Sequence[Failed]]:
        return [Listed(self.id(path), path, self._digest(path)) for path in sorted(self.documents)], self.hidden

    def covers(self, source_id: str) -> bool:
        return source_id.startswith(f"{self.collection}:")

    async def read(self, listed: Sequence[Listed]) -> AsyncIterator[tuple[Listed, tuple[Source, Document] | Failed]]:
        for one in listed:
            self.read_paths.append(one.path)
            yield one, self._read(one.path)

    def _read(self, path: str) -> tuple[Source, Document] | Failed:
        if path in self.unreadable:
            return Failed(path, self.unreadable[path], withdrawn=path in self.withdrawn)
        written, audience = self.documents[path]
        source = Source(self.id(path), written.title, f"https://example.com/{path}", self.collection, audience)
        return replace(source, supersedes=written.supersedes), written

    def _digest(self, path: str) -> str:
        return sha256(repr(self.documents[path]).encode()).hexdigest()


_: type[Shelf] = FakeShelf
