"""
The child process that reads files: `python -m adapters.readers.worker`.

It takes requests from its input and answers on its output, one after the other, until the input ends. Sentences that
give orders to whoever answers are left out of what it has read, and a warning names them.
It has a limit of memory, nobody's ear for what libraries print, and dies after it ran out of memory.
"""

import contextlib
import os
import signal
import sys
import threading
import time
from pathlib import Path

from adapters.children.messages import claim_pipes, pack, receive
from adapters.readers.file import File
from adapters.readers.registry import read_file
from adapters.readers.wire import TOO_MUCH_MEMORY, Request, request_from_bytes, result_to_bytes
from rag.document import Document, Unreadable
from rag.guard import clean_document

MEMORY = 1_000_000_000
"""Bytes. All test files are read within a quarter of this."""

_LONGEST_S = 120
"""Seconds for one file, well beyond the parent's own patience."""

_LARGEST = 200_000_000
"""Bytes of a file: what is larger is no document."""

_LONGEST = 9_000_000
"""Characters of a text: some 10,000 passages, three times War and Peace; to embed more takes many minutes."""


def main() -> None:
    """Serve until the input ends."""
    requests, answers = claim_pipes()
    _limit_memory()
    while True:
        message = receive(requests)
        if message is None:
            return
        request = request_from_bytes(message)
        content = None if request.path else receive(requests)
        _set_alarm(_LONGEST_S)
        answer, is_last = _answer(request, content or b"")
        _set_alarm(0)
        answers.write(pack(answer))
        answers.flush()
        if is_last:
            return


def _answer(request: Request, content: bytes) -> tuple[bytes, bool]:
    """Return the answer, and whether it is the last: this process ran out of memory."""
    try:
        return result_to_bytes(_read(request, content)), False
    except MemoryError:
        return result_to_bytes(TOO_MUCH_MEMORY), True


def _read(request: Request, content: bytes) -> Document | Unreadable:
    if request.path:
        try:
            if Path(request.path).stat().st_size > _LARGEST:
                return Unreadable(f"larger than {_LARGEST // 1_000_000} MB")
            content = Path(request.path).read_bytes()
        except (OSError, ValueError) as error:
            return Unreadable(f"cannot be opened ({getattr(error, 'strerror', None) or error})")
    read = read_file(File(content, request.name, request.url, frozenset(request.groups)))
    if isinstance(read, Unreadable):
        return read
    characters = sum(len(block.text) for block in read.blocks)
    if characters > _LONGEST:
        how = "split it, or leave it out if it is data rather than text"
        return Unreadable(f"longer than any document that people read ({characters:,} characters): {how}")
    cleaned, _ = clean_document(read)  # here, where it is bounded and done for several files at once
    return cleaned


def _set_alarm(seconds: int) -> None:
    """Have the system end this process after that many seconds, should the parent be gone by then; 0 for never."""
    if sys.platform != "win32":
        signal.alarm(seconds)


def _limit_memory() -> None:
    """Limit the address space; where the system ignores that (macOS), watch what is used."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  not on Windows

    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    allowed = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (allowed, hard))
    if sys.platform == "darwin":
        threading.Thread(target=_watch_memory, daemon=True).start()


def _watch_memory() -> None:
    """End the process once it holds more than its share; `ru_maxrss` is in bytes on macOS."""
    import resource  # noqa: PLC0415  not on Windows

    while resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < MEMORY:
        time.sleep(0.2)
    os._exit(1)


if __name__ == "__main__":
    main()
