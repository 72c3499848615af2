"""An invented handbook: words as frequent as words are, with the numbers, days and names that handbooks have."""

import random
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

import numpy as np

from rag.document import Block, Document, Kind
from rag.lexical import words as words_of
from rag.ports import Embedder, Vectors
from tests.bench.search import Words, zipf
from tests.fakes.shelf import FakeShelf

_DIMS = 384  # MiniLM's
_SECTIONS, _SENTENCES, _WORDS = 5, 7, 13  # of a document, of a section and of a sentence: 900 characters a passage
_DENYING = "cant dont wont isnt doesnt didnt wouldnt couldnt shouldnt havent hasnt arent wasnt".split()
_CLAIMING = frozenset({"either", "im", *_DENYING})  # they claim something that words at random do not bear out
_FACTS = (
    "within {n} days",
    "up to ${n}",
    "by {n} March 2024",
    "at least {n} hours a week",
    "to the Finance team",
    "in room {n}",
    "not before {n} April",
    "at desk{n}@corp.example",
)


class Handbook:
    """
    Documents of five sections of seven sentences, each section a passage.

    Attributes:
        asked: One question a document: the words of one of its sentences, without its last three.
        shelf: The documents.
    """

    def __init__(self, passages: int) -> None:
        words = zipf(_CLAIMING)
        self.shelf = FakeShelf()
        self.asked: list[str] = []
        for number in range(passages // _SECTIONS):
            sections = [[_sentence(words) for _ in range(_SENTENCES)] for _ in range(_SECTIONS)]
            blocks: list[Block] = []
            for section in sections:
                blocks.append(Block(Kind.HEADING, " ".join(words.some(3)), 2))
                blocks.append(Block(Kind.PARAGRAPH, " ".join(section)))
            self.shelf.put(f"{number}.md", Document(" ".join(words.some(4)), tuple(blocks)))
            chosen = words.choose.choice(words.choose.choice(sections))
            self.asked.append(" ".join(chosen.rstrip(".").split()[:-3]) + "?")


def _sentence(words: Words) -> str:
    said = words.some(_WORDS)
    if words.choose.random() < 0.5:  # half of the sentences of the public handbooks that were looked at have a fact
        fact = words.choose.choice(_FACTS).format(n=words.choose.randint(2, 28))
        said.insert(words.choose.randint(2, _WORDS), fact)
    return " ".join(said).capitalize() + "."


class Cheap:
    """
    An embedder that costs next to nothing: texts that share rare words are near each other.

    With `costly`, questions are embedded by it too, and its vectors thrown away: so its time counts, without the hour
    that it would take for the passages.
    """

    id = "cheap"
    dims = _DIMS

    def __init__(self, costly: Embedder | None = None) -> None:
        self._costly = costly

    async def embed(self, texts: Sequence[str]) -> Vectors:
        return np.array([_vector(text) for text in texts], np.float32).reshape(-1, _DIMS)

    async def embed_question(self, text: str) -> Vectors:
        if self._costly:
            await self._costly.embed_question(text)
        return np.asarray(_vector(text)[None], np.float32)


def _vector(text: str) -> Vectors:
    total = np.sum([_direction(word) for word in words_of(text) or [text]], axis=0)
    return np.asarray(total / np.linalg.norm(total), np.float32)


@lru_cache(maxsize=1 << 16)
def _direction(word: str) -> Vectors:
    seed = int.from_bytes(sha256(word.encode()).digest()[:8])
    return np.random.default_rng(seed).standard_normal(_DIMS, np.float32) * (len(word) / 6)


def several(asked: Sequence[str], count: int, seed: int) -> list[str]:
    """Return so many of the questions, other ones for each seed."""
    return random.Random(seed).sample(list(asked), count)  # noqa: S311 - the same every time, nothing secret
