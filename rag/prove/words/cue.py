"""Words in letters of either size, found fast: in small letters first, as most lines have none of them."""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Cue:
    """A pattern for small letters, which is found some three times as fast as its like for letters of either size."""

    small: re.Pattern[str]
    either: re.Pattern[str]

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return its first match in a text, as `re.Pattern.search` does."""
        if self.small.search(_in_small(text), start, end) is None:
            return None
        return self.either.search(text, start, end)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """Return its matches in a text, as `re.Pattern.finditer` does."""
        return self.either.finditer(text) if self.small.search(_in_small(text)) else iter(())


def cue(pattern: str, flags: re.RegexFlag = re.NOFLAG) -> Cue:
    """Return the cue of a pattern that is written in small letters."""
    return Cue(re.compile(pattern, flags), re.compile(pattern, flags | re.IGNORECASE))


@lru_cache(maxsize=64)  # a claim, and what is near it
def _in_small(text: str) -> str:
    """Return a text in small letters, or as it is where one of them would take the place of two signs: "İ"."""
    small = text.lower()
    return small if len(small) == len(text) else text
