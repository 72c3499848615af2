"""What a person names as documents: a file, a folder or a glob. One rule finds the files and tells them from others."""

import os
import re
import unicodedata
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePath

_SIGNS = re.compile(r"(\*\*/|\*\*|\*|\?|\[!?[^/\]]+\])")
_MEANING = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}


@dataclass(frozen=True)
class Pattern:
    """
    One name, absolute.

    Attributes:
        text: As it was named. A name with the signs of a glob that exists as it stands is no glob.
    """

    text: str

    @cached_property
    def folder(self) -> str:
        """Where the search for files begins: of a glob, the last folder before its first sign."""
        first = _SIGNS.search(self.text) if self.is_glob else None
        return os.path.dirname(self.text[: first.start()]) if first else self.text  # noqa: PTH120 - a glob is no path

    @cached_property
    def is_glob(self) -> bool:
        """Whether it stands for what matches it."""
        return _SIGNS.search(self.text) is not None and not os.path.lexists(self.text)

    @cached_property
    def is_named_file(self) -> bool:
        """Whether it stands for one file that is there."""
        return not self.is_glob and os.path.isfile(self.text)  # noqa: PTH113 - as the rest

    @cached_property
    def depth(self) -> int | None:
        """How many folders below its own it reaches; None for no end."""
        if not self.is_glob or "**" in self.text:
            return None
        return len(PurePath(self.text).parts) - len(PurePath(self.folder).parts) - 1

    def covers(self, path: str) -> bool:
        """Whether the path, there or not, is meant; composed and decomposed letters are the same."""
        return self._covered.fullmatch(_one_form(path)) is not None

    @cached_property
    def _covered(self) -> re.Pattern[str]:
        text = _one_form(self.text)
        if not self.is_glob:
            return re.compile(re.escape(text.rstrip("/")) + "(?:/.*)?", re.DOTALL)
        return re.compile("".join(map(_translated, _SIGNS.split(text))), re.DOTALL)


def _one_form(path: str) -> str:
    return unicodedata.normalize("NFC", PurePath(path).as_posix())


def _translated(piece: str) -> str:
    if piece.startswith("[") and _SIGNS.fullmatch(piece):
        return "[" + piece[1:-1].replace("\\", r"\\").replace("!", "^", piece.startswith("[!")) + "]"
    return _MEANING.get(piece) or re.escape(piece)
