"""
A cross-encoder on this machine: a small model that reads question and passage together.

Any that fastembed knows. Its files are fetched from the model hub when it is made ready, and never while somebody
waits for an answer.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from threading import Event
from typing import Protocol, TypeVar

from rag.chunk import searched_text
from rag.errors import Malformed, PortError, Rejected, Unavailable
from rag.evidence import Hit
from rag.ports import Reranker
from rag.reply import Question

T = TypeVar("T")

_BATCH = 8  # passages between two looks at whether anybody still waits


class PairModel(Protocol):
    """What of fastembed's TextCrossEncoder is used."""

    def rerank(self, query: str, documents: Iterable[str], *, batch_size: int) -> Iterable[float]:
        """Yield the score of each document, in order, batch by batch; any real number."""


Load = Callable[[bool], PairModel]
"""Loads the model; True lets it fetch what is not on this machine."""


def open_cross_encoder(model: str, cache: Path, folder: Path | None = None) -> "CrossEncoder":
    """
    Return the reranker without loading it yet.

    Args:
        model: A name of the hub, such as "Xenova/ms-marco-MiniLM-L-6-v2".
        cache: A folder for what is fetched.
        folder: Where the model's files are already, if nothing is to be fetched.

    Raises:
        Rejected: The extra is not installed, or fastembed does not know the model.

    """
    if find_spec("fastembed") is None:
        raise Rejected(f"the reranker {model!r} needs 'fastembed': run pip install 'footnote[fastembed]'")
    from fastembed.rerank.cross_encoder import TextCrossEncoder  # noqa: PLC0415  # optional, and slow to import

    known = {str(each["model"]).lower() for each in TextCrossEncoder.list_supported_models()}
    if model.lower() not in known:
        raise Rejected(f"fastembed does not know the reranker {model!r}: choose one of {', '.join(sorted(known))}")
    place = {"specific_model_path": str(folder)} if folder else {}

    def load(fetch: bool) -> PairModel:  # noqa: FBT001  # a Load is called with one thing alone
        from loguru import logger  # noqa: PLC0415  # it is fastembed's, which tells the terminal what we tell

        logger.disable("fastembed")
        loaded: PairModel = TextCrossEncoder(model, cache_dir=str(cache), local_files_only=not fetch, **place)
        return loaded

    return CrossEncoder(model, load)


class CrossEncoder:
    """A `Reranker` that runs in one thread of its own, one question after the other."""

    def __init__(self, model: str, load: Load) -> None:
        self._name = model
        self._load = load
        self._model: PairModel | None = None
        self._preparing = False
        self._worker = ThreadPoolExecutor(1, "reranker")

    @property
    def id(self) -> str:
        """`fastembed/model`."""
        return f"fastembed/{self._name}"

    async def rank(self, question: Question, hits: Sequence[Hit]) -> Sequence[Hit]:
        """
        Return the same hits, best first by the model's score: see `rag.ports.Reranker`.

        Raises Unavailable while it is made ready, and where its files are not on this machine; Malformed.
        """
        if not hits:
            return ()
        if self._preparing:
            raise Unavailable(f"{self.id} is still being loaded")
        texts = [searched_text(hit.passage) for hit in hits]
        scores = await self._beside(lambda stop: self._scored(question.text, texts, stop))
        scored = [replace(hit, score=score, probability=None) for hit, score in zip(hits, scores, strict=True)]
        return sorted(scored, key=lambda hit: -hit.score)

    async def ready(self) -> None:
        """Fetch and load the model, and have it score a word. Raises Unavailable, Malformed."""
        self._preparing = True
        try:
            await self._beside(lambda stop: self._scored("ready", ["ready"], stop, fetch=True))
        finally:
            self._preparing = False

    def close(self) -> None:
        """Let go of the thread; what it scores just now ends with its batch."""
        self._worker.shutdown(wait=False, cancel_futures=True)

    async def _beside(self, work: Callable[[Event], T]) -> T:
        """Return what work in the thread returns; it is told when nobody waits for it any longer."""
        stop = Event()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._worker, work, stop)
        finally:
            stop.set()

    def _scored(self, query: str, texts: Sequence[str], stop: Event, *, fetch: bool = False) -> list[float]:
        model = self._opened(fetch=fetch)
        scores: list[float] = []
        try:
            found = iter(model.rerank(_readable(query), map(_readable, texts), batch_size=_BATCH))
            while not stop.is_set() and (some := list(islice(found, _BATCH))):
                scores += map(float, some)
        except Exception as error:  # onnxruntime and tokenizers raise what they like
            raise Unavailable(f"{self.id} could not score ({error})") from error
        if len(scores) != len(texts):
            raise Malformed(f"{self.id} returned {len(scores)} scores for {len(texts)} passages")
        return scores

    def _opened(self, *, fetch: bool) -> PairModel:
        if self._model is None:
            try:
                self._model = self._load(fetch)
            except Exception as error:  # fastembed lets through what the hub, requests and onnxruntime raise
                todo = "check the network" if fetch else "run footnote doctor once, which fetches it"
                raise Unavailable(f"{self.id} could not be loaded ({error}): {todo}") from error
        return self._model


async def problem_of(encoder: CrossEncoder) -> str:
    """Return why it does not score one word, "" when it does."""
    try:
        await encoder.ready()
    except PortError as error:
        return str(error)
    return ""


def _readable(text: str) -> str:
    """Return the text without the half characters that a Python string may hold and UTF-8 may not."""
    return text.encode(errors="replace").decode()


_: type[Reranker] = CrossEncoder
