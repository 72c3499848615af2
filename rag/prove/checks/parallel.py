"""Whether a claim says of one of several parallel things of a page what that says of another: "red opens the lab"."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.facts.agree import is_same
from rag.prove.facts.values import Fact
from rag.prove.parallel import Body, Told, groups_of, is_number
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED, Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_APART = re.compile(
    r"\b(?:than(?!\s\d)|unlike|instead|rather|except|not|no|never|neither|both|otherwise|all|same)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
"""What tells things apart, or together, in words of its own."""
_CUT = re.compile(r"[;,]\s|\s(?:and|or|but|while|whereas|versus|vs|against|compared\s(?:to|with))\s", re.IGNORECASE)
_MOST = re.compile(r"\w{3,}est")
_NO_MOST = frozenset(
    """arrest conquest contest digest forest guest harvest honest interest invest latest manifest modest protest request
    suggest""".split()
)
_OUTSIDE = frozenset("after before until outside beyond without".split())
"""Before what a claim is not about."""
_AHEAD = 3  # words before a name among which they stand
_SHARE = 0.5  # of what a claim says of a thing, for it to be said of another


def check_parallel(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for what the page says of another thing alone, told in the same way as the one that is named."""
    claim = alignment.claim
    if claim.language != ENGLISH or _APART.search(claim.text):
        return
    for parsed in alignment.cited:
        for group in groups_of(parsed):
            named = [told for told in group if _may_be_named(told, alignment.spoken)]
            for one in named:
                for other in group:
                    if other is not one and (found := _crossed(alignment, one, other, parsed.title)):
                        yield doubtful(Reason.BINDING, f"{found} / {other.unit.text}")
                        return


def _may_be_named(told: Told, said: Bag) -> bool:
    return any(
        _says(said, word) for word in (*told.about, *told.close.words) if word in told.about or _is_superlative(word)
    )


def _says(said: Bag, word: Word) -> bool:
    return said.likeness(word.stem) >= INFLECTED


def _crossed(alignment: Alignment, one: Told, other: Told, title: Bag) -> str:
    """Return the name of a thing of which a stretch of the claim says what only another one has, "" without one."""
    own = [word for word in one.about if word.stem not in other.stems and not _says(title, word)]
    theirs = [word for word in other.about if word.stem not in one.stems]
    if not own or not theirs or not _are_apart(own[-1], theirs[-1], one, other):
        return ""
    names = [own[-1], *(word for word in one.close.words if _is_most(word, other))]
    other_named = [word for word in theirs if not _says(other.whole.bag, word)]
    for words, facts in _stretches(alignment, other_named):
        said = Bag.of(word.stem for word in words)
        if not any(_is_named(name, one, words) for name in names) or any(_says(said, word) for word in other_named):
            continue
        taken = _taken(words, facts, one, other)
        within = one.unit if one.unit is other.unit else None
        if taken and not any(_is_together(alignment, name, taken, within) for name in names):
            return names[-1].text
    return ""


def _is_most(word: Word, other: Told) -> bool:
    """Whether a superlative tells a thing from another: "the first is the easiest"."""
    return _is_superlative(word) and not _says(other.whole.bag, word)


def _is_superlative(word: Word) -> bool:
    return bool(_MOST.fullmatch(word.folded)) and word.folded not in _NO_MOST


def _are_apart(name: Word, rival: Word, one: Told, other: Told) -> bool:
    """Whether two things have names of a kind, and each has something said of it that the other has not."""
    if one.unit is other.unit and one.points_back:
        return False
    if is_number(name) != is_number(rival) or not all(is_number(each) or each.weight for each in (name, rival)):
        return False
    words = any(not _says(other.whole.bag, word) for word in one.whole.words)
    return words or not all(_has(other.whole, fact) for fact in one.whole.facts)


def _stretches(alignment: Alignment, theirs: Sequence[Word]) -> Iterator[tuple[list[Word], list[Fact]]]:
    """Yield the words and values of the claim, of each of its stretches where it names the other thing, too."""
    claim = alignment.claim
    cuts = [0, len(claim.text)]
    if any(_says(alignment.spoken, word) for word in theirs):
        cuts[1:1] = [cut.start() for cut in _CUT.finditer(claim.text)]
    for start, end in pairwise(cuts):
        yield (
            [word for word in claim.words if start <= word.start < end],
            [fact for fact in claim.facts if start <= fact.span.start < end],
        )


def _is_named(word: Word, told: Told, words: Sequence[Word]) -> bool:
    """Whether a thing is named by a word; by a number only behind the word that it stands behind on the page."""
    if not is_number(word):
        at = next((at for at, each in enumerate(words) if Bag.of([word.stem]).likeness(each.stem) >= INFLECTED), None)
        return at is not None and _OUTSIDE.isdisjoint([each.folded for each in words[max(0, at - _AHEAD) : at]])
    at = told.unit.words.index(word)
    before = told.unit.words[at - 1].stem if at else ""
    beside = [("", words[0].stem), *((one.stem, two.stem) for one, two in pairwise(words))]
    return any(stem == word.stem and (ahead == before or not before) for ahead, stem in beside)


def _taken(words: Sequence[Word], facts: Sequence[Fact], one: Told, other: Told) -> list[Word | Fact]:
    """Return what a stretch of a claim has of another thing alone; empty where it has something of its own."""
    about = Bag.of(word.stem for word in one.about)
    ours, theirs = one.whole.bag, other.close.bag
    inside = [fact.span for fact in facts]
    naming = [word for word in words if _says(about, word) or _is_superlative(word)]
    rest = [
        word
        for word in words
        if word.weight and word not in naming and not any(s.start <= word.start < s.end for s in inside)
    ]
    values = [fact for fact in facts if not any(fact.span.start <= word.start < fact.span.end for word in naming)]
    liked = [(word, ours.meets(word), theirs.meets(word)) for word in rest]
    rest = [word for word, here, there in liked if not min(here, there) >= INFLECTED]
    if any(word.weight == 1 and here > there for word, here, there in liked):
        return []
    held = [(fact, _has(one.whole, fact), _has(other.close, fact)) for fact in values]
    if any(here and not there for _, here, there in held):
        return []
    taken = [word for word, here, there in liked if there >= INFLECTED and here < there]
    values_taken = [fact for fact, here, there in held if there and not here]
    total = sum(word.weight for word in rest) + sum(not here for _, here, _ in held)
    if not total or sum(word.weight for word in taken) + len(values_taken) < _SHARE * total:
        return []
    telling = [word for word in taken if word.weight == 1]
    return [*telling, *values_taken]


def _is_of_name(word: Word) -> bool:
    """Whether a word is a name by its capital: no other form of it stands for the thing."""
    return word.is_capital and word.start > 0


def _has(body: Body, fact: Fact) -> bool:
    return any(is_same(fact, found) for found in body.facts)


def _is_together(alignment: Alignment, name: Word, taken: Sequence[Word | Fact], but: Unit | None) -> bool:
    """Whether a unit of the pages, other than the one that tells of both things, has the name and what is taken."""
    for parsed in alignment.cited:
        for unit in parsed.units:
            if unit is but or not (name.text in unit.text if _is_of_name(name) else unit.bag.holds(name)):
                continue
            words = all(unit.own.holds(each) for each in taken if isinstance(each, Word))
            if words and all(
                any(is_same(each, found) for found in unit.facts) for each in taken if not isinstance(each, Word)
            ):
                return True
    return False
