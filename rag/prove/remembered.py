"""What is made one by one, as far as somebody looks, and made once for all who look."""

from collections.abc import Iterator
from itertools import count
from typing import Generic, TypeVar

_Item = TypeVar("_Item")


class Remembered(Generic[_Item]):
    """The items of an iterator, none of them None, which any number of readers may go through at the same time."""

    def __init__(self, coming: Iterator[_Item]) -> None:
        self._coming = coming
        self._seen: list[_Item] = []

    def __iter__(self) -> Iterator[_Item]:
        """Yield the items that are known, then those that have to be made."""
        for at in count():
            if at == len(self._seen):
                item = next(self._coming, None)
                if item is None:
                    return
                self._seen.append(item)
            yield self._seen[at]
