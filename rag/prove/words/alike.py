"""How far a word of a claim is met by the words of a line."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache

from rag.prove.words.synonyms import synonyms_of
from rag.prove.words.words import Word

SAME, INFLECTED, SYNONYM = 1.0, 0.9, 0.8  # measured on drafts over handbooks; .7 to .9 for synonyms did the same
_HEAD = 5  # letters that two words must share to be forms of one ("reimburse", "reimbursement")
_TAIL = 4  # letters that one may have more
_BEGINNING = re.compile(r"^(?:ge|be|ver|zu|aus|ein|an|ab|auf)(?=\w{4})")
_ENDING = re.compile(r"(?:ungen|ung|eten|ete|test|end|et|en|er|es|em|te|st|t|e|n|s)$")
_UN, _NOT = "un", "not"
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
        if self.compounds and len(stem) >= _PART and (stem in self._joined or _core(stem) in self._joined):
            return SYNONYM
        if stem.startswith(_UN) and stem[len(_UN) :] in self.stems and _NOT in self.stems:
            return SYNONYM  # "unused" of "not used"
        return 0.0 if synonyms_of(stem).isdisjoint(self.stems) else SYNONYM

    def alike(self, stem: str) -> tuple[tuple[float, frozenset[str]], ...]:
        """Return the stems that meet a stem, by how well they do, best first: what `likeness` looks for."""
        forms = [other for other in self._heads.get(stem[:_HEAD], ()) if _is_form(stem, other)]
        others = synonyms_of(stem) & self.stems
        if self.compounds and len(stem) >= _PART:
            core = _core(stem)
            others |= {other for other in self.stems if stem in other or core in other}
        levels = ((SAME, self.stems & {stem}), (INFLECTED, frozenset(forms)), (SYNONYM, others))
        return tuple((likeness, found) for likeness, found in levels if found)

    def met_by(self, word: Word) -> frozenset[str]:
        """Return the stems that meet a word, or the phrase that it is a part of."""
        return frozenset().union(*(found for stem in (word.stem, word.phrase) if stem for _, found in self.alike(stem)))

    def meets(self, word: Word) -> float:
        """Return how well the line holds a word, or the phrase that it is a part of: 0.0-1.0."""
        alone = self.likeness(word.stem)
        return max(alone, self.likeness(word.phrase)) if word.phrase else alone

    def holds(self, word: Word) -> bool:
        """Whether the line has the word, a form of it or a synonym."""
        return self.meets(word) > 0


@lru_cache(maxsize=1 << 14)
def _core(stem: str) -> str:
    """Return a German stem without the beginning and the end of its form: "meld" of "gemeldet"; short ones whole."""
    bare = _ENDING.sub("", _BEGINNING.sub("", stem))
    return bare if len(bare) >= _PART else stem


def _is_form(one: str, other: str) -> bool:
    return (one.startswith(other) or other.startswith(one)) and abs(len(one) - len(other)) <= _TAIL
