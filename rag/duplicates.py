"""Passages that say the same: shown once, the newest of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from rag.evidence import Hit
from rag.lexical import words
from rag.particulars import negated

_SHINGLE = 4  # words; shorter runs are shared by texts that have only their language in common
_SIGNS = ".,;:!?()[]\"'“”‘’"
_SAME = 0.9  # the share of all shingles of two texts that both hold


def folded(hits: Sequence[Hit]) -> tuple[Hit, ...]:
    """
    Return the hits, given best first, with those that say the same folded into one at the place of the best.

    The newest by `revised` stays; the best where the days are equal, and a page without a day is older than any.
    Two that differ in a figure, a name, a heading or a denial do not say the same, however alike they are: pages that
    disagree are all shown, and so are the pages of one template about two countries.
    """
    groups: list[list[_Worded]] = []
    for hit in hits:
        one = _Worded(hit)
        same = next((group for group in groups if any(_say_the_same(one, other) for other in group)), None)
        if same is None:
            groups.append([one])
        else:
            same.append(one)
    return tuple(max(group, key=lambda one: one.hit.passage.source.revised or date.min).hit for group in groups)


@dataclass(frozen=True)
class _Worded:
    """A hit and the words that comparing needs, each looked at for what is alike until then."""

    hit: Hit

    @cached_property
    def text(self) -> str:
        """What it says, with the header above it."""
        passage = self.hit.passage
        return f"{passage.lead}\n{passage.text}" if passage.lead else passage.text

    @cached_property
    def under(self) -> tuple[str, ...]:
        """The title's words without its figures, since versions of a page differ in them, and the headings'."""
        passage = self.hit.passage
        title = (word for word in words(passage.source.title) if word.isalpha())
        return (*title, *words(" ".join(passage.section)))

    @cached_property
    def particulars(self) -> frozenset[str]:
        """Its words with a figure or a capital."""
        bare = (word.strip(_SIGNS) for word in self.text.split())
        return frozenset(word for word in bare if _is_particular(word))

    @cached_property
    def denies(self) -> bool:
        """Whether it says "not" or the like."""
        return negated(self.text)

    @cached_property
    def shingles(self) -> frozenset[tuple[str, ...]]:
        """Its runs of words: all of them in one where there are too few."""
        said = words(self.text)
        return frozenset(zip(*(said[at:] for at in range(_SHINGLE)), strict=False)) or frozenset([tuple(said)])


def _is_particular(word: str) -> bool:
    """Whether it has a digit or a capital; of most words, all small letters, no sign needs to be looked at."""
    return not (word.isalpha() and word.islower()) and any(sign.isdigit() or sign.isupper() for sign in word)


def _say_the_same(one: _Worded, other: _Worded) -> bool:
    if one.under != other.under or one.denies != other.denies or one.particulars != other.particulars:
        return False
    return len(one.shingles & other.shingles) > _SAME * len(one.shingles | other.shingles)
