"""What the evidence needs from the world. Every adapter of a port passes the port's contract suite."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from rag.document import Document
from rag.evidence import Hit, Passage, Source
from rag.reply import Question

Vectors = NDArray[np.float32]
"""(n, dims), each row of length 1."""


class Embedder(Protocol):
    """Text to vectors of one space."""

    @property
    def id(self) -> str:
        """Names the space: model, weights, pooling. An index built with another id is embedded anew."""

    @property
    def dims(self) -> int:
        """Width of every vector."""

    async def embed(self, texts: Sequence[str]) -> Vectors:
        """Return (len(texts), dims), in the order given; (0, dims) for none. Raises Unavailable, Rejected."""

    async def embed_question(self, text: str) -> Vectors:
        """Return (1, dims) for one question, embedded alone. Raises Unavailable, Rejected."""


@dataclass(frozen=True, slots=True)
class Keywords:
    """A passage's stems by column, in order of their place: what coverage and nearness are counted on."""

    title: tuple[str, ...]
    section: tuple[str, ...]
    body: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A passage ready for an index. `vector` (dims,) may be None: then only keywords find it."""

    passage: Passage
    keywords: Keywords
    vector: NDArray[np.float32] | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """One source's new passages. `digest` is the content's: equal digests mean nothing to do."""

    source: Source
    digest: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Stored:
    """A source as an index lists it."""

    source: Source
    digest: str
    passages: int


class Retriever(Protocol):
    """Something that finds passages."""

    async def search(self, question: Question, limit: int) -> Sequence[Hit]:
        """
        Return at most `limit` hits, best first; empty when nothing matches.

        Only passages that `question.audience` may read, of `question.collections`. Raises Unavailable.
        """


class Index(Retriever, Protocol):
    """Passages that can be searched, replaced and removed."""

    async def listing(self, collection: str | None = None) -> Sequence[Stored]:
        """Return every source of the collection, or of all, by id. Raises Unavailable."""

    async def replace(self, changes: Sequence[Change]) -> None:
        """
        Put each source's passages in the place of those it had.

        Readers see each source wholly old or wholly new. Idempotent. Raises Unavailable, Rejected.
        """

    async def remove(self, source_ids: Sequence[str]) -> None:
        """Forget these sources; unknown ids are no error. Raises Unavailable."""

    async def neighbours(self, passage: Passage, window: int) -> Sequence[Passage]:
        """Return the passages of its source at most `window` places away, itself among them, in order."""

    async def without_vector(self, limit: int) -> Sequence[tuple[int, Passage]]:
        """Return up to `limit` passages that have no vector yet, each with the key that `fill` takes."""

    async def without_sentences(self, limit: int) -> Sequence[tuple[int, Passage]]:
        """Return up to `limit` passages that have no sentence vectors yet, each with its key."""

    async def fill(self, vectors: Sequence[tuple[int, Vectors]], sentences: Sequence[tuple[int, Vectors]]) -> None:
        """Store passage vectors (1, dims) and sentence vectors (n, dims) by key; keys gone meanwhile are skipped."""


class Reranker(Protocol):
    """A second opinion on the order of a few hits."""

    @property
    def id(self) -> str:
        """Names the scorer: thresholds are calibrated per scorer."""

    async def rank(self, question: Question, hits: Sequence[Hit]) -> Sequence[Hit]:
        """Return the same hits, best first by its own score. Raises Unavailable."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A document on a shelf. `digest` changes when its content, or what is said about it, changes."""

    source_id: str
    path: str
    digest: str


@dataclass(frozen=True, slots=True)
class Failed:
    """A document that could not be had, and the plain reason that a person is told."""

    path: str
    reason: str


class Shelf(Protocol):
    """Where documents come from."""

    async def listing(self) -> tuple[Sequence[Listed], Sequence[Failed]]:
        """Return every document there is now, by path, and what could not even be looked at."""

    def covers(self, source_id: str) -> bool:
        """Whether this shelf would list the source if it were still there: only then may it be removed."""

    def read(self, listed: Sequence[Listed]) -> AsyncIterator[tuple[Listed, tuple[Source, Document] | Failed]]:
        """Yield each document as it stands there now, or why it could not be read, in the order given."""
