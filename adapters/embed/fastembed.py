"""Any embedding model that fastembed knows, fetched once from the model hub and run on this machine."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from rag.errors import Malformed, Rejected, Unavailable
from rag.ports import Embedder, Vectors

_WINDOW = 256  # texts a thread call: little enough to be cancelled within seconds
_BATCH = 16  # fastembed pads a batch to its longest text; its own 256 would take gigabytes for 512 tokens each

_SEARCHING = "Represent this sentence for searching relevant passages: "
_PREFIXES = {  # family: before a question, before a passage. From the models' cards; fastembed adds none of them
    "baai/bge-base-en": (_SEARCHING, ""),
    "baai/bge-large-en": (_SEARCHING, ""),
    "baai/bge-small-en": (_SEARCHING, ""),
    "google/embeddinggemma": ("task: search result | query: ", "title: none | text: "),
    "intfloat/multilingual-e5": ("query: ", "passage: "),
    "mixedbread-ai/mxbai-embed": (_SEARCHING, ""),
    "nomic-ai/nomic-embed-text": ("search_query: ", "search_document: "),
    "qwen/qwen3-embedding": (
        "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:",
        "",
    ),
    "snowflake/snowflake-arctic-embed": (_SEARCHING, ""),
}


class TextModel(Protocol):
    """What of fastembed's TextEmbedding is used."""

    def passage_embed(self, texts: Iterable[str], *, batch_size: int) -> Iterable[NDArray[np.floating]]:
        """Yield a vector a text, in order."""

    def query_embed(self, query: str) -> Iterable[NDArray[np.floating]]:
        """Yield one vector."""


def open_fastembed(model: str, cache: Path, folder: Path | None = None) -> "FastEmbed":
    """
    Return the embedder without loading it yet.

    Args:
        model: A name of the hub, such as "BAAI/bge-base-en-v1.5".
        cache: A folder for what is fetched.
        folder: Where the model's files are already, if nothing is to be fetched.

    Raises:
        Rejected: The extra is not installed, or fastembed does not know the model.

    """
    if find_spec("fastembed") is None:
        raise Rejected(f"the embedding model {model!r} needs 'fastembed': run pip install 'footnote[fastembed]'")
    from fastembed import TextEmbedding  # noqa: PLC0415 - optional, and slow to import

    known = {each["model"].lower(): each["dim"] for each in TextEmbedding.list_supported_models()}
    if model.lower() not in known:
        raise Rejected(f"fastembed does not know the model {model!r}: choose one of {', '.join(sorted(known))}")
    place = {"specific_model_path": str(folder)} if folder else {}
    return FastEmbed(model, known[model.lower()], lambda: TextEmbedding(model, cache_dir=str(cache), **place))


class FastEmbed:
    """One of fastembed's models, loaded when first needed, with the words its makers put before a text."""

    def __init__(self, model: str, dims: int, load: Callable[[], TextModel]) -> None:
        self._name = model
        self._dims = dims
        self._load = load
        self._lock = Lock()
        self._model: TextModel | None = None
        self._asking, self._telling = prefixes(model)

    @property
    def id(self) -> str:
        """The model's name; fastembed pins each model's files by its own version."""
        return f"fastembed/{self._name}"

    @property
    def dims(self) -> int:
        """Width of every vector."""
        return self._dims

    async def embed(self, texts: Sequence[str]) -> Vectors:
        """Return (len(texts), dims), in the order given. Runs in a thread. Raises Unavailable, Malformed."""
        rows = np.empty((len(texts), self._dims), np.float32)
        for start in range(0, len(texts), _WINDOW):
            part = slice(start, start + _WINDOW)
            rows[part] = await asyncio.to_thread(self._passages, texts[part])
        return rows

    async def embed_question(self, text: str) -> Vectors:
        """Return (1, dims). Runs in a thread. Raises Unavailable, Malformed."""
        return await asyncio.to_thread(self._question, text)

    def _passages(self, texts: Sequence[str]) -> Vectors:
        told = [self._telling + _readable(text) for text in texts]
        return self._whole(self._opened().passage_embed(told, batch_size=_BATCH), len(told))

    def _question(self, text: str) -> Vectors:
        return self._whole(self._opened().query_embed(self._asking + _readable(text)), 1)

    def _opened(self) -> TextModel:
        with self._lock:
            if self._model is None:
                self._model = self._fetched()
            return self._model

    def _fetched(self) -> TextModel:
        try:
            return self._load()
        except Exception as error:
            # fastembed lets through what the hub, requests, tarfile and onnxruntime raise.
            message = f"the embedding model {self._name!r} could not be loaded ({error})"
            raise Unavailable(f"{message}: check the network, or put its files in the cache") from error

    def _whole(self, vectors: Iterable[NDArray[np.floating]], count: int) -> Vectors:
        """Return the vectors at length 1: not every model of fastembed is normalised."""
        rows = np.array(list(vectors), np.float32)
        if rows.shape != (count, self._dims):
            raise Malformed(f"{self._name!r} returned {rows.shape!r} for {count} texts, not {(count, self._dims)!r}")
        lengths = np.linalg.norm(rows, axis=1, keepdims=True)
        return np.asarray(rows / np.maximum(lengths, np.finfo(np.float32).tiny), np.float32)


def prefixes(model: str) -> tuple[str, str]:
    """Return what this model wants before a question and before a passage; two empty strings for most."""
    return next((words for family, words in _PREFIXES.items() if model.lower().startswith(family)), ("", ""))


def _readable(text: str) -> str:
    """Return the text without the half characters that a Python string may hold and UTF-8 may not."""
    return text.encode(errors="replace").decode()


def _is_embedder(embedder: FastEmbed) -> Embedder:
    return embedder
