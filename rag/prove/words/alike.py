"""How far a word of a claim is met by the words of a line."""

from collections.abc import Iterable
from dataclasses import dataclass

from rag.prove.words.synonyms import GROUPS
from rag.prove.words.words import Word

SAME, INFLECTED, SYNONYM = 1.0, 0.9, 0.8  # measured on drafts over handbooks; .7 to .9 for synonyms did the same
_HEAD = 5  # letters that two words must share to be forms of one ("reimburse", "reimbursement")
_TAIL = 4  # letters that one may have more
_PART = 4  # letters of a word that may be a part of a German compound
_NONE: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Bag:
    """The words of a line without their order: stems, the groups they stand in, and stems by how they begin."""

    stems: frozenset[str]
    groups: frozenset[int]
    heads: dict[str, tuple[str, ...]]
    compounds: str = ""

    @classmethod
    def of(cls, stems: Iterable[str], language: str = "") -> "Bag":
        """Return the bag of some stems; German ones are found in longer ones too."""
        held = frozenset(stems)
        heads: dict[str, tuple[str, ...]] = {}
        for root in held:
            if len(root) >= _HEAD:
                heads[root[:_HEAD]] = (*heads.get(root[:_HEAD], ()), root)
        return cls(
            held,
            frozenset().union(*(GROUPS.get(root, _NONE) for root in held)),
            heads,
            " ".join(held) if language == "de" else "",
        )

    def likeness(self, stem: str) -> float:
        """Return how well the line holds a stem: 0.0-1.0."""
        if stem in self.stems:
            return SAME
        if any(_is_form(stem, other) for other in self.heads.get(stem[:_HEAD], ())):
            return INFLECTED
        if self.compounds and len(stem) >= _PART and stem in self.compounds:
            return SYNONYM
        return SYNONYM if not GROUPS.get(stem, _NONE).isdisjoint(self.groups) else 0.0

    def holds(self, word: Word) -> bool:
        """Whether the line has the word, a form of it or a synonym."""
        return self.likeness(word.stem) > 0


def _is_form(one: str, other: str) -> bool:
    return (one.startswith(other) or other.startswith(one)) and abs(len(one) - len(other)) <= _TAIL
