"""What pages mention, in any spelling: `SageMaker` meets "Sage Maker", `VPNs` meets "VPN", `Maastrich` "Maastricht"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Mentions:
    """
    The words of some passages, their titles and headings included.

    Attributes:
        single: Folded words and their stems.
        joined: Up to `_TOGETHER` neighbours written as one word.
        over_a_word: Each word and the number after the next word, as one: "DD Form 2875" is dd2875.
        initials: The first letters of each passage's words.
    """

    single: frozenset[str]
    joined: frozenset[str]
    over_a_word: frozenset[str]
    initials: tuple[str, ...]

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

    def _together(self, parts: Sequence[str]) -> bool:
        if len(parts) > _TOGETHER:
            return self.single.issuperset(parts)
        return "".join(parts) in self.joined

    def _word(self, word: str) -> bool:
        if word in self.single or stem(word) in self.single:
            return True
        return len(word) >= _SURE and word.isalpha() and any(_is_slip(word, other) for other in self.single)

    def _spelled_out(self, name: str) -> bool:
        capitals = name.removesuffix("s")
        return capitals.isupper() and capitals.isalpha() and any(fold(capitals) in run for run in self.initials)

    def _abbreviated(self, parts: Sequence[str]) -> bool:
        return len(parts) > 2 and "".join(part[0] for part in parts) in self.single


def mentions(passages: Sequence[Passage]) -> Mentions:
    """Return what the passages mention."""
    single: set[str] = set()
    joined: set[str] = set()
    over_a_word: set[str] = set()
    initials: list[str] = []
    for passage in passages:
        shown = words("\n".join((passage.source.title, *passage.section, passage.lead, passage.text)))
        single.update(shown, map(stem, shown))
        for count in range(1, _TOGETHER + 1):
            joined.update("".join(shown[at : at + count]) for at in range(len(shown) - count + 1))
        over_a_word.update(one + number for one, number in zip(shown, shown[2:], strict=False) if number.isdigit())
        initials.append("".join(word[0] for word in shown))
    return Mentions(frozenset(single), frozenset(joined), frozenset(over_a_word), tuple(initials))


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
