"""What pages mention, in any spelling: `SageMaker` meets "Sage Maker", `VPNs` meets "VPN", `Maastrich` "Maastricht"."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from rag.countries import SPOKEN_OF
from rag.evidence import Passage
from rag.lexical import fold, stem, words

_GLUED = re.compile(r"[A-Za-z]+\d{3,}")
_TOGETHER = 5  # words that an identifier, or a name, may be written as
_SURE = 5  # letters from which one wrong letter is a slip and not another name
_ABROAD = re.compile(
    r"\b(?:abroad|overseas|another country|(?:other|all|foreign) countries|every country|foreign travel"
    r"|international(?:ly)? travel|outside (?:of )?(?:the|your|our) (?:U\.?S|E\.?U|U\.?K|country)"
    r"|im Ausland|en el extranjero|à l['’]étranger)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Mentions:
    """
    What some passages mention.

    Attributes:
        said: The folded words of each passage, its title and headings included, in order.
    """

    said: tuple[tuple[str, ...], ...]

    @cached_property
    def single(self) -> frozenset[str]:
        """All words and their stems."""
        everything = set().union(*self.said)
        return frozenset(everything.union(map(stem, everything)))

    @cached_property
    def runs(self) -> tuple["_Run", ...]:
        """Each passage's words written as one."""
        return tuple(map(_Run.of, self.said))

    @cached_property
    def over_a_word(self) -> frozenset[str]:
        """Each word and the number after the next word, as one: "DD Form 2875" is dd2875."""
        pairs = (pair for words in self.said for pair in zip(words, words[2:], strict=False))
        return frozenset(one + number for one, number in pairs if number.isdigit())

    @cached_property
    def initials(self) -> tuple[str, ...]:
        """The first letters of each passage's words."""
        return tuple("".join(word[0] for word in words) for words in self.said)

    def name(self, name: str) -> bool:
        """
        Whether a name is there: its last word, or what its capitals stand for.

        An identifier, one word with a digit, has to be there in full; only what is typed as one ("DD2875") may have a
        word between its letters and its number ("DD Form 2875"). The words before the last may be missing: see `whole`.
        """
        parts = words(name)
        if self._together(parts):
            return True
        if _GLUED.fullmatch(name) and fold(name) in self.over_a_word:
            return True
        if " " not in name and any(sign.isdigit() or sign == "_" for sign in name):
            return False
        return self._word(parts[-1]) or self._spelled_out(name) or self._abbreviated(parts)

    def whole(self, name: str) -> bool:
        """Whether a name, or a number, is there with every word."""
        parts = words(name)
        return (
            self._together(parts) or all(map(self._word, parts)) or self._spelled_out(name) or self._abbreviated(parts)
        )

    def country(self, country: str) -> bool:
        """Whether a country is spoken of, by a name or an adjective."""
        return any(self._together(form.split()) for form in SPOKEN_OF[country])

    def any_country(self) -> bool:
        """Whether any country is spoken of."""
        return any(map(self.country, SPOKEN_OF))

    def _together(self, parts: Sequence[str]) -> bool:
        if len(parts) > _TOGETHER:
            return self.single.issuperset(parts)
        joined = "".join(parts)
        return any(run.holds(joined) for run in self.runs)

    def _word(self, word: str) -> bool:
        if word in self.single or stem(word) in self.single:
            return True
        return len(word) >= _SURE and word.isalpha() and any(_is_slip(word, other) for other in self.single)

    def _spelled_out(self, name: str) -> bool:
        capitals = name.removesuffix("s")
        return capitals.isupper() and capitals.isalpha() and any(fold(capitals) in run for run in self.initials)

    def _abbreviated(self, parts: Sequence[str]) -> bool:
        return len(parts) > 2 and "".join(part[0] for part in parts) in self.single


@dataclass(frozen=True, slots=True)
class _Run:
    """Words written as one, and the place of each by where it begins; the end has a place too."""

    letters: str
    places: Mapping[int, int]

    @classmethod
    def of(cls, said: Sequence[str]) -> "_Run":
        starts = accumulate(map(len, said), initial=0)
        return cls("".join(said), {start: place for place, start in enumerate(starts)})

    def holds(self, joined: str) -> bool:
        """Whether up to `_TOGETHER` neighbours are these letters."""
        at = self.letters.find(joined)
        while joined and at >= 0:
            first, behind = self.places.get(at), self.places.get(at + len(joined))
            if first is not None and behind is not None and behind - first <= _TOGETHER:
                return True
            at = self.letters.find(joined, at + 1)
        return False


def mentions(passages: Sequence[Passage]) -> Mentions:
    """Return what the passages mention."""
    shown = ("\n".join((p.source.title, *p.section, p.lead, p.text)) for p in passages)
    return Mentions(tuple(tuple(words(text)) for text in shown))


def speak_of_abroad(passages: Sequence[Passage]) -> bool:
    """Whether a passage speaks of countries without naming them: it may hold for any."""
    return any(_ABROAD.search("\n".join((p.source.title, *p.section, p.lead, p.text))) for p in passages)


def _is_slip(one: str, other: str) -> bool:
    """Whether two words that begin alike differ in one letter, or in two that changed places."""
    if one[0] != other[0] or abs(len(one) - len(other)) > 1:
        return False
    alike = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    rest, other_rest = one[alike:], other[alike:]
    if rest[:2] == other_rest[1::-1] and rest[2:] == other_rest[2:]:
        return True
    return rest[1:] == other_rest[1:] or rest[1:] == other_rest or rest == other_rest[1:]
