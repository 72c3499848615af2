"""Whether a claim has "after" where a sentence with an "after" and a "before" has the other one of the two."""

from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED, Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.opposites import opposites
from rag.prove.words.words import Word

_AHEAD_OF = frozenset("before after above below over under inside outside within during until with without".split())
"""What stands right behind each of these is what it is said of."""
_BEHIND = frozenset("first last once twice daily weekly monthly most least indoors outdoors".split())
"""What stands right before each of these is."""
_POINTS = frozenset("it that this them these those".split())
_REACH = 3  # telling words that tell what it is said of
_HELD = 0.5  # of those, for the word itself to stand beside them
_MARKS = ",;:.("
_JOINS = frozenset(["and", "or", "but"])


def check_both_orders(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for an order whose opposite stands beside the same words in a near unit, and not it."""
    claim = alignment.claim
    if claim.language != ENGLISH:
        return
    for at, word in enumerate(claim.words):
        if word.folded not in _AHEAD_OF and word.folded not in _BEHIND:
            continue
        against = opposites(word.stem)
        for unit in alignment.near:
            has_both = word.stem in unit.own.stems and not against.isdisjoint(unit.own.stems)
            if has_both and (other := _turned(claim, at, unit, against)):
                yield doubtful(Reason.COMPARISON, f"{word.text} / {other.text} / {unit.text}")
                return


def _turned(claim: Claim, at: int, unit: Unit, against: frozenset[str]) -> Word | None:
    """Return the opposite that stands beside what a word of the claim stands beside, and not the word itself."""
    if is_row(unit.text):
        return None
    word = claim.words[at]
    places = [i for i, each in enumerate(unit.words) if each.stem == word.stem or each.stem in against]
    forward = word.folded in _AHEAD_OF and not any(_points(unit.words, place) for place in places)
    ours = _beside(claim.words, claim.text, at, forward=forward)
    found: Word | None = None
    for place in places if ours else ():
        other = unit.words[place]
        side = _beside(unit.words, unit.text, place, forward=forward)
        said = Bag.of(each.stem for each in side)
        same = [each for each in ours if said.likeness(each.stem) >= INFLECTED]
        least = len(ours) if forward else min(len(ours), len(side))  # an "and" leaves the subject behind
        if other.stem == word.stem and (len(same) >= _HELD * len(ours) if forward else len(same) > _HELD * least):
            return None
        if other.stem in against and len(same) == least > 0:
            found = found or other
    return found


def _points(words: Sequence[Word], at: int) -> bool:
    """Whether "it" or the like stands right behind a word."""
    return at + 1 < len(words) and words[at + 1].folded in _POINTS


def _beside(words: Sequence[Word], text: str, at: int, *, forward: bool) -> list[Word]:
    """Return the telling words behind a word, or those before it, up to a comma or an "and"."""
    line = words[at + 1 :] if forward else words[:at][::-1]
    found: list[Word] = []
    last = words[at]
    for word in line:
        between = text[last.end : word.start] if forward else text[word.end : last.start]
        if (
            len(found) == (1 if words[at].folded in _BEHIND else _REACH)
            or any(mark in between for mark in _MARKS)
            or word.folded in _JOINS
        ):
            break
        if word.weight:
            found.append(word)
        last = word
    return found
