"""Whether a claim has a word's opposite, or turns round what stands on either side of it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import dropwhile

from rag.prove.align import Alignment
from rag.prove.checks.denying import denies_alike
from rag.prove.checks.durations import ends_at, ends_then
from rag.prove.checks.sides import Sides, is_exchanged, is_turned, stand_in
from rag.prove.claim import Claim
from rag.prove.facts.measures import TIMES
from rag.prove.facts.spelled import NUMBER_WORDS
from rag.prove.governed import is_head_of_others
from rag.prove.pieces import ARTICLES
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.opposites import opposites
from rag.prove.words.synonyms import GROUPS
from rag.prove.words.words import Word

_HELD = 0.5  # of the words around, or on a side, for them to stand there
_WHOLE = 0.8  # of the claim, for a unit to say it all but for the opposite, wherever that stands
_CELL = 6  # words of a cell that says something by itself
_AROUND = 3  # words on either side that show whether two opposites stand in one place
_PARTICLES = frozenset(["on", "off"])
_OFTEN = re.compile(r"every|once|twice|(?:dai|week|month|quarter|year|annual)l?y")
_BE = frozenset("is are was were be been being".split())
_FIRST_TOO = re.compile(r"\b(?:1|1st|one|start\w*|begin\w*|initial\w*)\b", re.IGNORECASE)
_SAME_WAY = {
    word: frozenset(way.split()) for way in ("below under", "above over beyond", "after follow") for word in way.split()
}
_ELSE = re.compile(r"\b(?:otherwise|(?:at|in|on)\s(?:all\s)?other\s(?:times|hours|cases|days|places))\b", re.IGNORECASE)
_IS_OVER = re.compile(
    r"\b(?:expir\w*|laps\w*|ends?|stops?|clos\w+|delet\w+|los[et]\w*|forfeit\w*|void|invalid|ceas\w*|no\slonger)\b",
    re.IGNORECASE,
)
_BUT = frozenset(["but", "except", "besides", "other"])
_ORDERS = frozenset("before after than until once soon".split())
_AHEAD = frozenset("prior advance beforehand afterwards".split())
"""Orders of which only one side stands beside them: "with prior approval", "told in advance"."""


def check_opposites(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for each word that is not near, but its opposite is, between the same neighbours."""
    if alignment.claim.language != ENGLISH or not alignment.near:
        return
    words = alignment.claim.words
    closest = alignment.closest
    pointing_back = [unit for unit in alignment.around if not unit.context and unit.stems > unit.own.stems]
    units = [unit for unit in (*alignment.near, *pointing_back) if not is_head_of_others(unit.text, alignment)]
    there = frozenset().union(*(unit.own.stems for unit in units)) - alignment.spoken.stems
    for at, word in enumerate(words):
        against = opposites(word.stem) & there
        if not against or word.stem in closest.stems or _turns_nothing(alignment.claim, at, closest):
            continue
        for unit in units:
            if against.isdisjoint(unit.own.stems) or "?" in unit.text:  # a question says neither
                continue
            places = (i for i, each in enumerate(unit.words) if each.stem in against or each.phrase in against)
            place = next((i for i in places if not _is_term(unit.words, i)), None)
            if (
                place is None
                or _is_in_other_cell(unit, place, alignment)
                or _says_the_same(alignment.claim, at, unit, place)
            ):
                continue
            beside = _same_place(words, at, unit, place) or _has_same_side(alignment.claim, at, unit, place)
            beside = beside or (_may_stand_apart(word, unit.words[place]) and _says_rest(alignment, word, unit))
            if beside and denies_alike(alignment.claim, word, unit, unit.words[place]):
                yield doubtful(Reason.OPPOSITE, f"{word.text} / {unit.words[place].text}")
                break


def _is_in_other_cell(unit: Unit, place: int, alignment: Alignment) -> bool:
    """Whether a word stands in a cell that says less than half of the claim, in a long row."""
    if not is_row(unit.text):
        return False
    start, text = unit.words[place].start, unit.text
    begin, end = text.rfind("|", 0, start), text.find("|", start)
    inside = [word.stem for word in unit.words if begin < word.start < (end if end >= 0 else len(text))]
    bag, telling = Bag.of(inside), alignment.claim.telling
    return len(inside) > _CELL and sum(map(bag.holds, telling)) < _HELD * len(telling)


def _says_the_same(claim: Claim, at: int, unit: Unit, place: int) -> bool:
    """Whether a word and its opposite say the same in their sentences."""
    word, other = claim.words[at], unit.words[place]
    if _turns_too(claim, at, unit, place) or _is_none(word, claim, unit, place) or ends_at(claim, at, unit):
        return True
    if word.folded == "first" and _FIRST_TOO.search(unit.text):
        return True
    if other.folded == "until" and _is_measured(word, claim):
        return True
    rest = [each for each in claim.words if each is not word and each.stem not in unit.own.stems]
    return not _is_un(word, other) and _is_said_too(other, rest)


def _may_stand_apart(word: Word, other: Word) -> bool:
    """Whether a word and its opposite turn a sentence round wherever they stand in it."""
    return word.folded not in _ORDERS | _PARTICLES or other.folded in _AHEAD


def _says_rest(alignment: Alignment, word: Word, unit: Unit) -> bool:
    """Whether a unit says the claim but for a word, wherever its opposite stands."""
    rest = [each for each in alignment.claim.telling if each.start != word.start]
    return sum(each.weight * unit.bag.meets(each) for each in rest) >= _WHOLE * sum(each.weight for each in rest) > 0


def _is_loose(words: Sequence[Word], at: int) -> bool:
    """Whether a word is an "on" that turns nothing round, as in "added on"; "switched on" does; or the verb "last"."""
    before = words[at - 1].folded if at else ""
    if words[at].folded in {"most", "least"}:  # "at most" is checked itself
        behind = words[at + 1].folded if at + 1 < len(words) else ""
        return before == "at" and not _OFTEN.fullmatch(behind)
    if words[at].stem == "last":
        return before not in ARTICLES  # "the benefits last for a year"
    return words[at].folded in _PARTICLES and not words[at].phrase and before not in _BE


def _is_from(claim: Claim, at: int, unit: Unit) -> bool:
    """Whether one who is received from stands in a unit: "you receive it from the clerk" who sends it."""
    receives = claim.words[at].folded.startswith("receive")
    behind = dropwhile(lambda word: word.folded != "from", claim.words[at + 1 :] if receives else ())
    giver = next((word for word in behind if word.weight), None)
    return giver is not None and giver.stem in unit.own.stems


def _turns_nothing(claim: Claim, at: int, closest: Unit) -> bool:
    """Whether a word turns nothing round where it stands, or the closest unit has another one for it."""
    way, start = _SAME_WAY.get(claim.words[at].folded, frozenset()), claim.words[at].start
    times = (fact.span for fact in claim.quantities if fact.dimension in TIMES)
    if any(span.start <= start < span.end for span in times):  # the half of "half a year"
        return True
    if _is_limit(claim, at) or claim.words[at].folded == "employment":  # of one root with "employer"
        return True
    return _is_loose(claim.words, at) or _is_half(claim, at) or not way.isdisjoint(closest.own.stems)


def _is_limit(claim: Claim, at: int) -> bool:
    """Whether a word and its "than" are a limit, which is held against those cited: "longer than 10 days"."""
    than = claim.words[at + 1] if at + 1 < len(claim.words) else None
    if than is None or than.folded != "than":
        return False
    return any(fact.direction and fact.span.start == than.end + 1 for fact in claim.quantities)


def _is_half(claim: Claim, at: int) -> bool:
    """Whether a word denies together with another one: "nobody but the host", "no guest without a member"."""
    behind = claim.words[at + 1].folded if at + 1 < len(claim.words) else ""
    if claim.words[at].folded == "nobody":
        return behind in _BUT
    return claim.words[at].folded == "without" and sum(len(clause.denials) for clause in claim.clauses) > 1


def _is_term(words: Sequence[Word], at: int) -> bool:
    """Whether a word is the "within" of a term: "within two hours"."""
    behind = words[at + 1].folded if at + 1 < len(words) else ""
    return words[at].folded == "within" and (behind.isdigit() or behind in NUMBER_WORDS["en"])


def _is_un(word: Word, other: Word) -> bool:
    """Whether one is the other with "un" before it."""
    return word.stem.endswith(other.stem) or other.stem.endswith(word.stem)


def _is_said_too(opposite: Word, words: Iterable[Word]) -> bool:
    """Whether other words say what the opposite does: the name is "kept secret", so it is anonymous."""
    groups = GROUPS.get(opposite.stem, frozenset())
    return any(not groups.isdisjoint(GROUPS.get(word.stem, frozenset())) for word in words if word.weight == 1)


def _is_none(word: Word, claim: Claim, unit: Unit, place: int) -> bool:
    """Whether it is "without" of "with no", or "after 3 days" of "wait 3 days before", or "wait until" of "after"."""
    if word.folded == "outside":
        return bool(_ELSE.search(unit.text))
    if word.folded == "after":
        if unit.words[place].folded == "until" and _IS_OVER.search(claim.text):
            return True  # "expire after May" of "may be used until May"
        return any(each.stem == "wait" for each in unit.words[:place])
    if word.folded == "until":
        return any(each.stem == "wait" for each in claim.words) or _is_measured(word, claim)
    return word.folded == "without" and any(each.folded == "no" for each in unit.words[place + 1 : place + 2])


def check_order(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where the closest unit has the sides of a "before", an "after" or a "than" the other way round."""
    if alignment.claim.language != ENGLISH or not alignment.near:
        return
    words, unit = alignment.claim.words, alignment.closest
    for at, word in enumerate(words):
        if word.folded not in _ORDERS or _is_measured(word, alignment.claim):
            continue
        places = [place for place, other in enumerate(unit.words) if other.folded == word.folded]
        if len(places) != 1 or any(opposites(each.stem) & unit.own.stems for each in words):
            continue
        if is_exchanged(Sides.of(alignment.claim.text, words, at), Sides.of(unit.text, unit.words, places[0])):
            yield doubtful(Reason.COMPARISON, f"{alignment.claim.text} / {unit.text}")


def _is_measured(word: Word, claim: Claim) -> bool:
    """Whether a time stands right beside a word: "after 25 minutes", "9 months until it is ready"."""
    times = [fact.span for fact in claim.quantities if fact.dimension in TIMES]
    return any(time.start == word.end + 1 or time.end + 1 == word.start for time in times)


def _turns_too(claim: Claim, at: int, unit: Unit, place: int) -> bool:
    """Whether all is turned round with an opposite: "sign before you pay" of "pay after you have signed"."""
    if (
        _is_from(claim, at, unit)
        or ends_then(claim, claim.words[at].stem, unit)
        or is_turned(Sides.of(claim.text, claim.words, at), Sides.of(unit.text, unit.words, place))
    ):
        return True
    ours, theirs = ([at for at, word in enumerate(line) if word.folded == "than"] for line in (claim.words, unit.words))
    if not len(ours) == len(theirs) == 1:
        return False
    return is_exchanged(Sides.of(claim.text, claim.words, ours[0]), Sides.of(unit.text, unit.words, theirs[0]))


def _has_same_side(claim: Claim, at: int, unit: Unit, place: int) -> bool:
    """Whether what stands behind a "before" stands behind the unit's "after"."""
    if claim.words[at].folded not in _ORDERS or unit.words[place].folded not in _ORDERS:
        return False
    ours, theirs = Sides.of(claim.text, claim.words, at), Sides.of(unit.text, unit.words, place)
    ahead, behind = (Bag.of(word.stem for word in side) for side in (theirs.ahead, theirs.behind))
    return any(words and stand_in(words, behind, ahead) for words in (ours.behind, ours.behind[:1]))


def _same_place(words: tuple[Word, ...], at: int, unit: Unit, place: int) -> bool:
    around = words[max(0, at - _AROUND) : at]
    if words[at].folded not in _ORDERS or unit.words[place].folded not in _AHEAD:
        around += words[at + 1 : at + 1 + _AROUND]
    close = {word.stem for word in unit.words[max(0, place - _AROUND - 1) : place + _AROUND + 2]}
    theirs = Bag.of(close | (unit.stems - unit.own.stems))
    telling = [word for word in around if word.weight]
    if unit.words[place].folded in _AHEAD and not any(word.weight == 1 and theirs.holds(word) for word in telling):
        return False
    return bool(telling) and sum(theirs.holds(word) for word in telling) / len(telling) >= _HELD
