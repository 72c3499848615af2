"""How stems and sentence vectors travel with a passage: small, exact blobs that every index stores as they are."""

import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rag.ports import Keywords, Vectors

Codes = NDArray[np.uint32]
"""Stems as numbers, in order; 0 stands between title, section and body."""

_BREAK = 0
_SCALE_BYTES = 4  # one float32 before each sentence's int8 numbers


@lru_cache(maxsize=1 << 17)  # as many as rag.lexical keeps stems
def code(stem: str) -> int:
    """Return the number that stands for a stem, never the column break."""
    return zlib.crc32(stem.encode()) or 1


def pack_keywords(keywords: Keywords) -> bytes:
    """Return the stems of a passage as a blob of uint32, columns parted by a break."""
    title, section, body = (map(code, column) for column in (keywords.title, keywords.section, keywords.body))
    return np.array([*title, _BREAK, *section, _BREAK, *body], dtype=np.uint32).tobytes()


def unpack_keywords(blobs: Sequence[bytes]) -> tuple[Codes, NDArray[np.intp]]:
    """Return the codes of all blobs, one after the other, and how many each holds."""
    codes = np.frombuffer(b"".join(blobs), dtype=np.uint32)
    return codes, np.array([len(blob) for blob in blobs], dtype=np.intp) // codes.itemsize


def count(keywords: Keywords) -> int:
    """Return the length of a passage in stems."""
    return len(keywords.title) + len(keywords.section) + len(keywords.body)


def pack_sentences(vectors: Vectors) -> bytes:
    """Return (n, dims) as int8 with a scale a row: dims + 4 bytes each; b"" for none."""
    if not len(vectors):
        return b""
    scale = np.abs(vectors).max(axis=1, keepdims=True).astype(np.float32) / 127
    numbers = np.round(vectors / np.where(scale == 0, 1, scale)).astype(np.int8)
    return np.hstack([scale.view(np.int8).reshape(len(vectors), _SCALE_BYTES), numbers]).tobytes()


def unpack_sentences(blobs: Sequence[bytes], dims: int) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Return the numbers (n, dims) and scales (n,) of all blobs, one after the other."""
    rows = np.frombuffer(b"".join(blobs), dtype=np.int8).reshape(-1, dims + _SCALE_BYTES)
    scales = np.ascontiguousarray(rows[:, :_SCALE_BYTES]).view(np.float32).ravel()
    return rows[:, _SCALE_BYTES:], scales


def sentence_counts(blobs: Iterable[bytes], dims: int) -> NDArray[np.intp]:
    """Return how many sentences each blob holds."""
    return np.array([len(blob) // (dims + _SCALE_BYTES) for blob in blobs], dtype=np.intp)
