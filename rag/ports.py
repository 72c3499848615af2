"""What the evidence needs from the world. Every adapter of a port passes the port's contract suite."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from rag.apart import Apart, apart
from rag.document import Document
from rag.evidence import Citable, Hit, Passage, Source
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

        Readers see each source wholly old or wholly new. Idempotent. Raises Unavailable, Rejected; PartlyStored when
        some sources could not be stored, which then are as they were.
        """

    async def remove(self, source_ids: Sequence[str]) -> None:
        """Forget these sources; unknown ids are no error. Raises Unavailable."""

    async def neighbours(self, passages: Sequence[Passage], window: int) -> Sequence[Sequence[Passage]]:
        """Return for each the passages of its source at most `window` places away, itself among them, in order."""

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
    """
    A document, or a folder of them, that could not be had, and the plain reason that a person is told.

    Attributes:
        hides: How the ids begin of what may be there though it was not listed; "" when nothing is hidden.
        withdrawn: Whether what is stored of it must not be shown any more.
    """

    path: str
    reason: str
    hides: str = ""
    withdrawn: bool = False


class Shelf(Protocol):
    """Where documents come from."""

    async def listing(self) -> tuple[Sequence[Listed], Sequence[Failed]]:
        """Return every document there is now, by path, and what could not even be looked at."""

    def covers(self, source_id: str) -> bool:
        """Whether this shelf would list the source if it were still there: only then may it be removed."""

    def read(self, listed: Sequence[Listed]) -> AsyncIterator[tuple[Listed, tuple[Source, Document] | Failed]]:
        """Yield each document as it stands there now, or why it could not be read, in the order given."""


class Task(StrEnum):
    """What a model is asked to do; each has its own model, parameters and price in the registry."""

    REWRITE = "rewrite"
    ANSWER = "answer"
    RELEVANCE = "relevance"
    JUDGE = "judge"
    EXPAND = "expand"


@dataclass(frozen=True, slots=True)
class Prompt:
    """
    The words that a model reads, the same for every provider.

    Attributes:
        system: The rules. Never holds text from people or documents.
        text: The request, with everything from people and documents fenced in it.
        schema: A JSON schema that the reply must follow, or None for plain text.
        max_tokens: The longest reply, in model tokens, thinking not counted.
        citable: The passages that the reply cites by key. A provider's own citations of them come as markers in the
            text of the reply: they are one more thing to check, never the only carrier.
    """

    task: Task
    system: str
    text: str
    max_tokens: int
    schema: Mapping[str, object] | None = None
    citable: tuple[Citable, ...] = ()


class Finish(StrEnum):
    """How a completion ended."""

    DONE = "done"
    CUT = "cut"
    DECLINED = "declined"


@dataclass(frozen=True, slots=True)
class Completion:
    """
    What a model wrote.

    Attributes:
        text: Not blank, unless it declined.
        model: Who wrote: `provider/model`.
        tokens_in, tokens_out: As the provider counted them.
        cost: In US dollars, by the registry's price; None when it has none.
        calls: How many requests were made for it, failed ones included.
    """

    text: str
    model: str
    finish: Finish
    tokens_in: int
    tokens_out: int
    cost: float | None = None
    calls: int = 1


class LLM(Protocol):
    """A language model, or a chain of them behind one deadline."""

    async def complete(self, prompt: Prompt) -> Completion:
        """Return the whole reply. Raises Unavailable, Rejected, Malformed (an empty or broken reply)."""

    def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
        """Yield pieces of the text as they are written, then one Completion with all; raises where it breaks off."""


@dataclass(frozen=True, slots=True)
class Models:
    """
    Language models, and what they need.

    Attributes:
        nonce: Draws letters and digits, anew for every question: nobody who writes a document can know them.
        strict: Collections in which a judge reads every sentence, not only those that code is unsure of.
        apart: Where drafts are checked.
    """

    llm: LLM
    nonce: Callable[[], str]
    strict: frozenset[str] = frozenset()
    apart: Apart = apart
