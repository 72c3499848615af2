"""Whether a value is for each of what it is for where it is cited: "per mile" of "per kilometre"."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.checks.derived import is_worked_out
from rag.prove.checks.equations import is_shown
from rag.prove.facts.agree import is_same
from rag.prove.facts.measures import TIMES, UNITS
from rag.prove.facts.spelled import NUMBER_WORDS
from rag.prove.facts.values import Quantity
from rag.prove.unit import Unit, cells, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED, Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.people import PEOPLE
from rag.prove.words.roles import READER
from rag.prove.words.words import stems_of

_NOUN = r"[^\W\d_]+(?:[\s-](?!(?:per|an?|each|every|and|for|in|is|are|may|can|of|on|to|at|or)\b)[^\W\d_]+)?"
_PER = re.compile(
    r"""\s*(?:/|(?:[\w-]+\s){0,5}?(?:per|(?:for\s)?(?:each|every)|(?-i:pro|je))\s|an?\s
    |[\w-]+\san?\s(?=(?:second|minute|hour|day|night|week|month|quarter|year)\b))
    \s?(?P<nouns>[^\W\d_]+(?:[\s-][^\W\d_]+)?)""",
    re.IGNORECASE | re.VERBOSE,
)
_MORE = re.compile(
    rf"""[,\s]*(?:/|\b(?:and\s)?(?:per|(?:for\s)?(?:each|every)|an?)\s)\s?(?P<nouns>{_NOUN})
    | \sand\s(?P<also>{_NOUN})(?=\s*(?:[.,;:)]|$|\b(?:for|in|on|at|is|are|to)\b))""",
    re.IGNORECASE | re.VERBOSE,
)
"""What a value is per as well: "a minute (per key)", "for each user (and month)"."""
_COLUMN = re.compile(r"\b(?:per|each|pro|je|/)\s?(?P<nouns>[^\W\d_]+(?:[\s-][^\W\d_]+)?)", re.IGNORECASE)
_SAYS_EACH = re.compile(r"/|\b(?:per|an?|each|every|pro|je)\b", re.IGNORECASE)
_TOGETHER = re.compile(
    r"\b(?:together|combined|shared|whatever\sthe|regardless\sof|in\stotal|altogether)\b", re.IGNORECASE
)
_EACH = re.compile(r"\b(?:each|every)\b", re.IGNORECASE)
_ONE = frozenset("each every any an a one single no per".split())
_SEVERAL = frozenset("team teams family household group class department office".split())  # nobody of them is one
_SUBJECT = 4  # words in which a sentence's subject stands
_PEOPLE = PEOPLE - stems_of("team", ENGLISH)  # a team is several
_READERS = READER | frozenset(["your", "we", "our"])
_FILLING = frozenset("calendar business working full whole fiscal single additional extra and or for of the".split())


def check_each(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a value that is for each of one thing in the claim, and of another wherever it is cited."""
    claim = alignment.claim
    if not claim.quantities or not _SAYS_EACH.search(claim.text):
        return
    for fact in claim.quantities:
        ours = _rates(claim.text, fact)
        theirs = [found for unit in alignment.near for found in _there(fact, unit)] if ours else []
        if not theirs or any(_agree(ours, rates, unit, claim.text) for rates, unit in theirs):
            continue
        if _is_over_all(ours, alignment.near):
            continue
        if not is_worked_out(fact, alignment) and not is_shown(fact, alignment):
            said = theirs[0][0] or [theirs[0][1].text]
            yield doubtful(Reason.UNIT, f"{fact.span.text}, {' '.join(ours)} / {' '.join(said)}")
            return


def _agree(ours: Sequence[str], theirs: Sequence[str], unit: Unit, said: str) -> bool:
    """Whether a value is per the same times and things; a thing may be whom or what its sentence is about."""
    each, together = (bool(cue.search(unit.text)) for cue in (_EACH, _TOGETHER))
    ours_each, ours_together = (bool(cue.search(said)) for cue in (_EACH, _TOGETHER))
    if (each and not together and ours_together and not ours_each) or (together and not each and ours_each):
        return False
    others = [one for one in ours if not any(_are_same(one, other) for other in theirs)]
    if theirs and (len(others) == len(ours) or any(map(_is_time, others))):
        return False
    return all(_is_time(one) or _is_spread_over(one, unit) for one in others)


def _is_over_all(ours: Sequence[str], near: Sequence[Unit]) -> bool:
    """Whether a line without values of its own, as a heading is, says for each of what they all are."""
    heads = {_told(found["nouns"]) for unit in near if not unit.quantities for found in _COLUMN.finditer(unit.text)}
    return heads.issuperset(ours)


def _is_spread_over(thing: str, unit: Unit) -> bool:
    """Whether a unit speaks of some things, or in its subject or as each of them of like ones, or of its reader."""
    stems = stems_of(thing, ENGLISH)
    if _TOGETHER.search(unit.text):
        return False
    if thing in _SEVERAL or any(unit.bag.likeness(stem) >= INFLECTED for stem in stems):
        return any(unit.bag.likeness(stem) >= INFLECTED for stem in stems)
    if stems & _PEOPLE and any(word.folded in _READERS for word in unit.words):
        return True
    beside = zip(unit.words, unit.words[1:], strict=False)
    like = [word for before, word in beside if before.folded in _ONE] + list(unit.words[:_SUBJECT])
    bag = Bag.of(word.stem for word in like)
    return any(bag.likeness(stem) for stem in stems)


def _rates(text: str, fact: Quantity) -> list[str]:
    """Return what a value is for each of, in small letters; nothing of what is no rate."""
    found = _PER.match(text, _bare_end(text, fact))
    first = _told(found["nouns"]) if found else ""
    if not found or not first or first in NUMBER_WORDS[ENGLISH]:
        return []  # "every three months" is how often
    rates = [first]
    at = found.start("nouns") + len(first) if found["nouns"].lower().startswith(first) else found.end()
    while more := _MORE.match(text, at):
        rates.append(_told(more["nouns"] or more["also"]))
        at = more.end()
    return [rate for rate in rates if rate]


def _bare_end(text: str, fact: Quantity) -> int:
    """Return where a value ends; its span may have the rate too."""
    rate = _COLUMN.search(text, fact.span.start, fact.span.end)
    return rate.start() if rate else fact.span.end


def _told(nouns: str) -> str:
    words = [word.lower() for word in re.split(r"[\s-]", nouns)]
    return next((word for word in words if word not in _FILLING), "")


def _there(fact: Quantity, unit: Unit) -> Iterator[tuple[list[str], Unit]]:
    """Yield what the same value is for each of in a unit: of a row, as its column says."""
    if is_row(unit.text) and is_row(unit.context):
        found, names = cells(unit.text), cells(unit.context)
        for at, name in enumerate(names[: len(found)]):
            if fact.span.text.lower() in found[at].lower() or found[at].lower() in fact.span.text.lower() != "":
                yield from (([_told(match["nouns"])], unit) for match in _COLUMN.finditer(name))
        return
    for one in unit.facts:
        if isinstance(one, Quantity) and one.dimension == fact.dimension and is_same(fact, one):
            yield _rates(unit.text, one), unit


def _is_time(noun: str) -> bool:
    return UNITS.get(noun, ("", 0))[0] in TIMES


def _are_same(ours: str, theirs: str) -> bool:
    """Whether two are one thing: a form, a synonym, the same unit, or people by any name."""
    ours_is, theirs_is = UNITS.get(ours), UNITS.get(theirs)
    if ours_is and theirs_is:
        return ours_is == theirs_is
    one, other = stems_of(ours, ENGLISH), stems_of(theirs, ENGLISH)
    if ours in _SEVERAL or theirs in _SEVERAL:
        return not one.isdisjoint(other)
    return any(Bag.of(other).likeness(stem) for stem in one) or bool(one & _PEOPLE and other & _PEOPLE)
