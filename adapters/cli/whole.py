"""A file that a command writes: there when it is whole, and never half."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

from adapters.cli.stop import Exit, Stop
from adapters.cli.trouble import plain


@contextmanager
def whole(out: Path) -> Iterator[IO[bytes]]:
    """Yield where to write; only its owner may read the file. Raises Stop where it cannot be written."""
    if not out.parent.is_dir():
        raise Stop(f"there is no such folder: {str(out.parent)!r}", "Make it, or name another FILE.", Exit.WRONG_USE)
    half: Path | None = None
    try:
        with NamedTemporaryFile("wb", dir=out.parent, prefix=f".{out.name}-", delete=False) as file:
            half = Path(file.name)
            yield file
        half.replace(out)
    except BaseException as error:
        if half is not None:
            half.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Stop(f"{out} cannot be written: {plain(error)}", "Name another FILE with --out.") from error
        raise
