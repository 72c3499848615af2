"""
How much faster the made-over model embeds than the packaged one, on this machine.

    python tests/bench/embed.py [--texts FOLDER] [--count 2000] [--threads 2] [--cache FOLDER]

Both embed the same passages in turns, a hundred at a time, so that whatever else runs slows both; the ratio is the
median over the turns. The packaged model runs as one would write it first: batches of sixteen in the order given.
"""

import argparse
import asyncio
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from adapters.embed import weights
from adapters.embed.local import open_local
from adapters.embed.model import padded, pooled, session
from adapters.embed.tokens import Tokens
from rag.ports import Vectors

_TARGET = 1.3
_TURN = 100  # passages; the last turn may hold fewer


class Plain:
    """The packaged model, run plainly."""

    def __init__(self, threads: int) -> None:
        self._session = session(weights.packaged(), threads)
        self._tokens = Tokens()

    def embed(self, texts: Sequence[str]) -> Vectors:
        return np.vstack([self._batch(texts[start : start + 16]) for start in range(0, len(texts), 16)])

    def _batch(self, texts: Sequence[str]) -> Vectors:
        ids, mask = padded(self._tokens.read(texts))
        feed = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
        return pooled(self._session.run(None, feed)[0], mask)


def invented(count: int) -> list[str]:
    """Return passages of 10 to 260 words from the vocabulary, about 150 in the mean."""
    choose = random.Random(7)  # noqa: S311 - the same passages every time, nothing secret
    vocabulary = files("adapters.embed").joinpath("vocabulary.txt").read_text(encoding="utf-8")
    words = [word for word in vocabulary.split("\n") if word.isascii() and word.isalpha()]
    lengths = [min(260, max(10, round(choose.gauss(150, 60)))) for _ in range(count)]
    return [" ".join(choose.choices(words, k=length)) for length in lengths]


def found(folder: Path, count: int) -> list[str]:
    """Return pieces of 900 characters, what a passage holds, of the folder's text files."""
    texts = [path.read_text(encoding="utf-8", errors="replace") for path in sorted(folder.rglob("*.md"))]
    pieces = [text[start : start + 900] for text in texts for start in range(0, len(text), 900)]
    return [piece for piece in pieces if piece.strip()][:count]


def peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024**2 if sys.platform == "darwin" else 1024)


def timed(label: str, started: float) -> None:
    print(f"{label:34} {time.perf_counter() - started:6.2f} s   peak {peak_mb():4.0f} MB")


async def compare(texts: Sequence[str], threads: int, cache: Path) -> float:
    """Print what each did; return the ratio."""
    for label in ("ours, built", "ours, from the cache"):
        started = time.perf_counter()
        ours = open_local(cache, threads)
        if warning := await ours.ready():
            print(warning)
        timed(label, started)
    started = time.perf_counter()
    plain = Plain(threads)
    timed("packaged, loaded", started)
    took: list[tuple[float, float]] = []
    near: list[float] = []
    for start in range(0, len(texts), _TURN):
        turn = texts[start : start + _TURN]
        begun = time.perf_counter()
        theirs = plain.embed(turn)
        half = time.perf_counter()
        vectors = await ours.embed(turn)
        took.append((half - begun, time.perf_counter() - half))
        near += np.sum(theirs * vectors, axis=1).tolist()
    packaged_s, ours_s = (sum(times) for times in zip(*took, strict=True))
    print(f"packaged {len(texts) / packaged_s:.1f} passages/s, ours {len(texts) / ours_s:.1f} passages/s")
    print(f"cosine between them: mean {statistics.fmean(near):.4f}, least {min(near):.4f}")
    timed("in all", started)
    return statistics.median(theirs / ours for theirs, ours in took)


def main() -> int:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--texts", type=Path)
    read.add_argument("--count", type=int, default=2_000)
    read.add_argument("--threads", type=int, default=2)
    read.add_argument("--cache", type=Path)
    told = read.parse_args()
    texts = found(told.texts, told.count) if told.texts else invented(told.count)
    tokens = statistics.fmean(map(len, Tokens().read(texts)))
    print(f"{len(texts)} passages of {tokens:.0f} tokens, {told.threads} threads, onnxruntime {version('onnxruntime')}")
    with tempfile.TemporaryDirectory() as scratch:
        ratio = asyncio.run(compare(texts, told.threads, told.cache or Path(scratch)))
    print(f"ratio {ratio:.2f} (wanted: at least {_TARGET})")
    return 0 if ratio >= _TARGET else 1


if __name__ == "__main__":
    sys.exit(main())
