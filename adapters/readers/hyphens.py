"""Words torn at the end of a line, put together by the document's own words."""

import re
from collections.abc import Iterable

from adapters.readers.glyphs import SOFT_HYPHEN

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_TORN = re.compile(rf"([^\W\d_]+)(?:-|{SOFT_HYPHEN})$")
_BEGIN = re.compile(r"[^\W\d_]+")


class Vocabulary:
    """The words that a document has within its lines, whole."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._words: set[str] = set()
        for line in lines:
            words = _WORD.findall(line.lower())
            self._words.update(words[:-1] if line.endswith(("-", SOFT_HYPHEN)) else words)

    def join(self, above: str, below: str) -> str:
        """
        Return two lines as one.

        "exam-" and "ple" are "example"; "well-" and "known" stay "well-known" when the document writes
        it so elsewhere, or has both halves as words and never the whole.
        """
        torn, begin = _TORN.search(above), _BEGIN.match(below)
        if not torn or not begin:
            return f"{above.removesuffix(SOFT_HYPHEN)}-{below}" if above.endswith(SOFT_HYPHEN) else f"{above} {below}"
        stem = above[: torn.end(1)]
        hyphen = "-" if self._keeps_hyphen(torn[1].lower(), begin[0].lower()) or begin[0][0].isupper() else ""
        return f"{stem}{hyphen}{below}"

    def _keeps_hyphen(self, left: str, right: str) -> bool:
        if f"{left}-{right}" in self._words:
            return True
        return f"{left}{right}" not in self._words and left in self._words and right in self._words
