"""
A process that ingests, to be killed.

    python ingesting.py INDEX EDITION [LARGEST]

Brings INDEX to that edition of some documents, in small batches. LARGEST bounds every file's size in bytes, as a full
disk would.
"""

import asyncio
import resource
import sys
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import rag.ingest
from adapters.index.embedded import Embedded
from rag.errors import PortError
from tests.fakes.embedder import FakeEmbedder
from tests.fakes.shelf import FakeShelf, document

DOCUMENTS = 30


def shelf_of(edition: str) -> FakeShelf:
    """Return documents that say their edition in every passage; the new edition is longer."""
    shelf = FakeShelf()
    for number in range(DOCUMENTS):
        pieces = 3 if edition == "old" else 5
        filler = f"{edition} edition says this and that. " * 27
        shelf.put(f"{number}.md", document(f"Page {number}", *(f"Piece {n}. {filler}" for n in range(pieces))))
    return shelf


async def bring(path: Path, edition: str) -> None:
    embedder = FakeEmbedder()
    with closing(Embedded(path, embedder)) as index:
        await rag.ingest.ingest(shelf_of(edition), index, embedder, lambda *_: say("going on"))


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    rag.ingest._TOGETHER = 12  # many small transactions to be killed in
    if len(sys.argv) > 3:
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]), resource.RLIM_INFINITY))
    try:
        asyncio.run(bring(Path(sys.argv[1]), sys.argv[2]))
    except PortError as error:
        say(f"{type(error).__name__} {error}")
        sys.exit(3)
