"""An embedder without a model: texts that share words are near each other."""

import re
from collections.abc import Sequence
from hashlib import sha256

import numpy as np

from rag.errors import PortError, Rejected
from rag.ports import Embedder, Vectors


class FakeEmbedder:
    """
    Adds up one fixed direction a word.

    Refuses blank text, as some services do. `calls` holds the texts of every call, in order.
    With `error`, every call raises it.
    """

    def __init__(self, dims: int = 64, error: PortError | None = None) -> None:
        self.id = f"fake/{dims}"
        self.dims = dims
        self.error = error
        self.calls: list[tuple[str, ...]] = []

    async def embed(self, texts: Sequence[str]) -> Vectors:
        self.calls.append(tuple(texts))
        if self.error:
            raise self.error
        return np.array([self._vector(text) for text in texts], np.float32).reshape(-1, self.dims)

    async def embed_question(self, text: str) -> Vectors:
        return await self.embed([text])

    def _vector(self, text: str) -> Vectors:
        if not text.strip():
            raise Rejected(f"the text {text!r} is blank: leave it out")
        words = re.findall(r"\w+", text.lower()) or [text]
        total = np.sum([self._direction(word) for word in words], axis=0)
        return np.asarray(total / np.linalg.norm(total), np.float32)

    def _direction(self, word: str) -> Vectors:
        seed = int.from_bytes(sha256(word.encode(errors="replace")).digest()[:8])
        return np.random.default_rng(seed).standard_normal(self.dims, np.float32)


def _is_embedder(fake: FakeEmbedder) -> Embedder:
    return fake
