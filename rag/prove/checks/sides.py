"""What stands on either side of a word such as "before", and whether it has changed sides."""

from collections.abc import Sequence
from dataclasses import dataclass

from rag.prove.words.alike import Bag
from rag.prove.words.words import Word

_BEGINS = ("", ",", ";", ":", ".")  # what stands before the first word of a clause
_SUBJECTS = frozenset("you we they it he she".split())  # begin the main clause where no comma does
_HELD = 0.5  # of the words around, or on a side, for them to stand there


@dataclass(frozen=True, slots=True)
class Sides:
    """The telling words ahead of a word such as "before", and those behind it."""

    ahead: tuple[Word, ...]
    behind: tuple[Word, ...]

    @classmethod
    def of(cls, text: str, words: Sequence[Word], at: int) -> "Sides":
        """Return the sides of a word; of "Before you pay, sign", what stands behind the comma comes ahead."""
        ahead = tuple(word for word in words[:at] if word.weight)
        behind = tuple(word for word in words[at + 1 :] if word.weight)
        comma = text.find(",", words[at].end)
        if comma < 0:
            comma = next((word.start for word in words[at + 1 :] if word.folded in _SUBJECTS), -1)
        if comma < 0 or text[: words[at].start].rstrip()[-1:] not in _BEGINS:
            return cls(ahead, behind)
        return cls(
            tuple(word for word in behind if word.start > comma), tuple(word for word in behind if word.start < comma)
        )


def is_turned(sides: Sides, theirs: Sides) -> bool:
    """Whether what stands on either side stands on the other there."""
    ahead, behind = (Bag.of(word.stem for word in side) for side in (theirs.ahead, theirs.behind))
    return stand_in(sides.ahead, behind, ahead) and stand_in(sides.behind, ahead, behind)


def is_exchanged(ours: Sides, theirs: Sides) -> bool:
    """Whether each side has a word of the other side alone, and what stands behind has none of its own."""
    ahead, behind = (Bag.of(word.stem for word in side) for side in (theirs.ahead, theirs.behind))
    if any(behind.holds(word) and not ahead.holds(word) for word in ours.behind):
        return False
    from_behind = any(behind.holds(word) and not ahead.holds(word) for word in ours.ahead)
    return from_behind and any(ahead.holds(word) for word in ours.behind)


def stand_in(words: Sequence[Word], there: Bag, not_there: Bag) -> bool:
    """Whether words stand on one side rather than on the other."""
    inside = sum(there.holds(word) for word in words)
    return inside > sum(not_there.holds(word) for word in words) and inside >= _HELD * len(words)
