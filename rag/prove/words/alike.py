"""How far a word of a claim is met by the words of a line."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from rag.prove.words.synonyms import GROUPS
from rag.prove.words.words import Word

SAME, INFLECTED, SYNONYM = 1.0, 0.9, 0.8  # measured on drafts over handbooks; .7 to .9 for synonyms did the same
_HEAD = 5  # letters that two words must share to be forms of one ("reimburse", "reimbursement")
_TAIL = 4  # letters that one may have more
_PART = 4  # letters of a word that may be a part of a German compound


@dataclass(frozen=True)
class Bag:
    """The stems of a line without their order; with `compounds` they are found in longer ones too, as in German."""

    stems: frozenset[str]
    compounds: bool = False

    @classmethod
    def of(cls, stems: Iterable[str], language: str = "") -> "Bag":
        """Return the bag of some stems."""
        return cls(frozenset(stems), language == "de")

    @cached_property
    def _groups(self) -> frozenset[int]:
        return frozenset().union(*(GROUPS[root] for root in self.stems if root in GROUPS))

    @cached_property
    def _heads(self) -> dict[str, list[str]]:
        heads: dict[str, list[str]] = {}
        for root in self.stems:
            if len(root) >= _HEAD:
                heads.setdefault(root[:_HEAD], []).append(root)
        return heads

    @cached_property
    def _joined(self) -> str:
        return " ".join(self.stems)

    def likeness(self, stem: str) -> float:
        """Return how well the line holds a stem: 0.0-1.0."""
        if stem in self.stems:
            return SAME
        forms = self._heads.get(stem[:_HEAD])
        if forms and any(_is_form(stem, other) for other in forms):
            return INFLECTED
        if self.compounds and len(stem) >= _PART and stem in self._joined:
            return SYNONYM
        groups = GROUPS.get(stem)
        return SYNONYM if groups and not groups.isdisjoint(self._groups) else 0.0

    def holds(self, word: Word) -> bool:
        """Whether the line has the word, a form of it or a synonym."""
        return self.likeness(word.stem) > 0


def _is_form(one: str, other: str) -> bool:
    return (one.startswith(other) or other.startswith(one)) and abs(len(one) - len(other)) <= _TAIL
