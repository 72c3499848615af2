"""The model in memory: batches of token ids in, one vector a text out."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from adapters.embed.tokens import Tokens
from adapters.embed.weights import DIMS
from rag.ports import Vectors

_BATCH_TOKENS = 1024  # padding included: five passages of 200 tokens, whose states fit a processor's cache


class Session(Protocol):
    """What of onnxruntime's session is used."""

    def run(self, names: Sequence[str] | None, feed: dict[str, NDArray[np.int64]]) -> Sequence[NDArray[np.float32]]:
        """Compute. Safe to call from several threads at once."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Texts of about one length. `places` says where each stood among all."""

    places: tuple[int, ...]
    ids: tuple[list[int], ...]


class Model:
    """A session with its tokenizer. Every method may be called from several threads at once."""

    def __init__(self, session: Session, threads: int) -> None:
        self._session = session
        self._threads = threads
        self._tokens = Tokens()

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """Return (len(texts), 384), in the order given. One batch a thread: faster than one batch on all threads."""
        rows = np.empty((len(texts), DIMS), np.float32)
        parts = list(batches(self._tokens.read(texts)))
        with ThreadPoolExecutor(self._threads) as pool:
            for batch, part in zip(parts, pool.map(self._run, parts), strict=True):
                rows[list(batch.places)] = part
        return rows

    def alone(self, text: str) -> Vectors:
        """Return (1, 384): the text in a batch of its own, in the caller's thread."""
        return self._run(Batch((0,), tuple(self._tokens.read([text]))))

    def _run(self, batch: Batch) -> Vectors:
        ids, mask = padded(batch.ids)
        feed = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
        return pooled(self._session.run(None, feed)[0], mask)


def batches(ids: Sequence[list[int]]) -> Iterator[Batch]:
    """Yield every text once, longest first, so that batches hold little padding and the last one ends soon."""
    places = sorted(range(len(ids)), key=lambda place: -len(ids[place]))
    while places:
        count = max(1, _BATCH_TOKENS // len(ids[places[0]]))
        taken, places = tuple(places[:count]), places[count:]
        yield Batch(taken, tuple(ids[place] for place in taken))


def padded(texts: Sequence[list[int]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return ids and mask, each (len(texts), length of the longest); 0 is both [PAD] and "does not count"."""
    shape = len(texts), max(map(len, texts))
    ids, mask = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    for row, text in enumerate(texts):
        ids[row, : len(text)] = text
        mask[row, : len(text)] = 1
    return ids, mask


def pooled(states: NDArray[np.float32], mask: NDArray[np.int64]) -> Vectors:
    """Return the mean over each text's own tokens, at length 1."""
    sums = (mask[:, None, :].astype(np.float32) @ states)[:, 0]
    return np.asarray(sums / np.linalg.norm(sums, axis=1, keepdims=True), np.float32)


def session(model: Path | bytes, threads: int = 1) -> Session:
    """Return a session that computes in the caller's thread, unless told more. Raises what onnxruntime raises."""
    onnxruntime.disable_telemetry_events()  # for the builds that do not read ORT_DISABLE_TELEMETRY
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    source = model if isinstance(model, bytes) else str(model)
    opened: Session = onnxruntime.InferenceSession(source, options, providers=["CPUExecutionProvider"])
    return opened
