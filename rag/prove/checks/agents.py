"""Whether who does something, and to whom, is who does it where it is cited."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile

from rag.prove.align import Alignment
from rag.prove.facts.values import Span
from rag.prove.fit import best_units
from rag.prove.subjects import CUT, GOES_ON, NAMED, OBJECTS, OWNS, Named, subject_of
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import SYNONYM, Bag
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.roles import ABOVE, BE, BETWEEN, PREPOSITIONS, ROLES, US, YOU, meant, named
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word

_ENDS = frozenset("who whom which that when if unless where while until".split()) | (PREPOSITIONS - {"of"})
_PARTICIPLE = re.compile(r"(?:ed|en|wn|pt|nt|ld|ght|ut|id|de|ne|set|read|met|run|st)$")
_NO_VERB = re.compile(r"(?:ed|ing|s|ion|er|ness|ity)$")
_OPENS = re.compile(
    r"\W*(?:(?:please|then|always|first|next|also|to\s[^,]{3,60},|(?:if|when|once)\s[^,]{3,80},)\s*)*", re.IGNORECASE
)
_VALUE = re.compile(r"\s*[\d%$€£]")
_GRANTS = frozenset("approval approvals permission consent confirmation agreement authorization authorisation".split())
_TELLS = frozenset(map(root_of, "notify inform tell ask contact email message alert call".split()))
_ARTICLES = frozenset("the a an your their our its".split())
_FILES, _FILED, _TO = frozenset(map(root_of, ["report", "file"])), frozenset(["to", "with"]), frozenset(["to"])
_REACH = 6  # words from a verb to its "by"
_ABOUT = 0.5  # of the rest of the claim, for a unit to be about it
_NEARLY = 0.3  # by which a unit may say less of it than the best, and bear out who does it
_TITLED = 2  # words from the name behind "by" to the thing before it
_CONCEDES = cue(r"\b(?:whether\sor\snot|regardless|no\smatter|even\sif)\b", needs="whether regardless matter even")
_BELOW = frozenset(role.removesuffix("s") for role in ROLES - ABOVE)
_Role = Callable[[Sequence[Word], int, str], list[Named]]
"""Returns who has a part in what the word at a place of a line says."""


def check_agents(alignment: Alignment) -> Iterator[Problem]:
    """
    Yield a doubt where a verb of the claim has somebody else who does it, or to whom it is done, wherever it is near.

    Only where both sides say who: "it is sent" may be by anybody.
    """
    claim = alignment.claim
    if claim.language != ENGLISH:
        return
    conceded = _CONCEDES.search(claim.text)
    for at, word in enumerate(claim.words):
        if conceded and word.start > conceded.start():
            return  # who does what makes no difference
        if not word.weight or word.folded in BETWEEN or meant(claim.words, at) or (at and word.is_capital):
            continue
        for role in (_doers, _receivers):
            ours = role(claim.words, at, claim.text)
            if not ours or _is_title(ours, alignment) or any(ours[0][1].start in one for one in alignment.short):
                continue  # of an acronym that is spelled out
            around = _others(alignment, at, ours)
            theirs = list(_named_of(word, _near(alignment, ours, 0.0), role, around))
            if not theirs:
                continue
            items = [unit for parsed in alignment.cited for unit in parsed.units if unit.place]  # each says little
            others = list(_named_of(word, [*_near(alignment, ours, _NEARLY), *items], role, around))
            known = alignment.asked.stems.union(*(parsed.title.stems for parsed in alignment.cited))
            told = frozenset[str]().union(*(parsed.bag.stems for parsed in alignment.cited))
            if not any(_is_same(one, other, known, told) for one in ours for found in others for other in found):
                yield doubtful(Reason.SWAP, f"{ours[0][1].text} {word.text} / {theirs[0][0][1].text}")
                return


def _is_title(ours: Sequence[Named], alignment: Alignment) -> bool:
    """Whether who is named stands behind "by" in a name that the page has: "PTO by Deel"."""
    words = alignment.claim.words
    at = words.index(ours[0][1])
    if at < _TITLED or words[at - 1].folded != "by" or not words[at - _TITLED].is_capital:
        return False
    title = alignment.claim.text[words[at - _TITLED].start : words[at].end]
    return any(title in parsed.source.text for parsed in alignment.cited)


def _near(alignment: Alignment, ours: Sequence[Named], behind: float) -> list[Unit]:
    """Return the closest units, and those that say nearly as much of the claim without whom it names as the best."""
    first, last = ours[0][1], ours[-1][1]
    before = [word.start for word in alignment.claim.words if word.weight and word.end + 1 == first.start]
    ranked = best_units(alignment, Span("", min([*before, first.start]), last.end))
    least = max(_ABOUT, next(iter(ranked))[0]) - behind
    close = takewhile(lambda one: one[0] >= least, ranked)
    return [unit for unit in (*alignment.near, *(unit for _, unit in close)) if not is_row(unit.text)]


def _others(alignment: Alignment, at: int, ours: Sequence[Named]) -> list[Word]:
    """Return what the claim says beside a verb and who does it."""
    who = {alignment.claim.words[at].start, *(word.start for _, word in ours)}
    return [word for word in alignment.claim.telling if word.weight == 1 and word.start not in who]


def _named_of(word: Word, units: Iterable[Unit], role: _Role, around: Sequence[Word]) -> Iterator[list[Named]]:
    """
    Yield who does what a word says, once for each time that one of the units says it.

    A unit that has another word for it must have one of those around it too: "the board meets" is no "the board pays".
    """
    own = OWNS if word.stem in OWNS else frozenset()
    for unit in units:
        alike = unit.own.met_by(word) | own if own or unit.own.holds(word) else own
        if alike and not any(unit.own.likeness(one.stem) > SYNONYM for one in around):
            alike = own.union(stem for stem in alike if Bag.of([stem]).likeness(word.stem) > SYNONYM)
        for at, other in enumerate(unit.words if alike else ()):
            if (other.stem in alike or other.phrase in alike) and (found := role(unit.words, at, unit.text)):
                yield found


def _doers(words: Sequence[Word], at: int, text: str) -> list[Named]:
    """Return who does what a word says, all of them; empty when it is not said."""
    word = words[at]
    if word.folded in _GRANTS and (found := _behind(words, at, text, frozenset(["by", "from", "of"]))):
        return found
    if word.folded.startswith("belong"):
        return _behind(words, at, text, frozenset(["to"]))
    if found := _behind(words, at, text, frozenset(["by"])):
        return found
    if _is_order(words, at, text):
        return [(YOU, word)]
    passive = not BE.isdisjoint([each.folded for each in words[max(0, at - 3) : at]])
    return [] if passive and _PARTICIPLE.search(word.folded) else subject_of(words, at, text)


def _receivers(words: Sequence[Word], at: int, text: str) -> list[Named]:
    """Return to whom is done what a word says."""
    word = words[at]
    if at and words[at - 1].folded in _ARTICLES:
        return []  # a thing, of which another verb says where it goes: "passes the application on to"
    if word.stem in _TELLS:
        found = list(_run(words, at + 1, text))
    else:
        found = _behind(words, at, text, _FILED if word.stem in _FILES else _TO)
    return [(name, who) for name, who in found if who.folded in ROLES]


def _behind(words: Sequence[Word], at: int, text: str, prepositions: frozenset[str]) -> list[Named]:
    """Return who stands behind the first of some prepositions behind a word."""
    if prepositions.isdisjoint([word.folded for word in words[at + 1 : at + _REACH]]):
        return []
    for place in range(at + 1, min(at + _REACH, len(words))):
        before = words[place - 1]
        if CUT.search(text, before.end, words[place].start):
            return []
        if before.weight and place - 1 > at and _PARTICIPLE.search(before.folded):
            return []
        if words[place].folded in prepositions:
            return [] if _VALUE.match(text, words[place].end) else list(_run(words, place + 1, text))
    return []


def _run(words: Sequence[Word], start: int, text: str) -> Iterator[Named]:
    """Yield everybody who is named from a place on, up to what ends it: "by A, B or the head of C"."""
    for at in range(start, min(start + NAMED, len(words))):
        joins = words[at].folded == "with" and words[at - 1].folded == "together"
        if (words[at].folded in _ENDS and not joins) or re.search(r"[;:.(]", text[words[at - 1].end : words[at].start]):
            return
        if (name := named(words, at)) and text[words[at].end : words[at].end + 1] not in GOES_ON:
            yield name, words[at]


def _is_order(words: Sequence[Word], at: int, text: str) -> bool:
    """Whether a word is a verb that tells the reader to do something."""
    if at + 1 >= len(words) or words[at + 1].folded not in OBJECTS or _NO_VERB.search(words[at].folded):
        return False
    opens = _OPENS.match(text)
    return opens is not None and opens.end() == words[at].start


def _is_same(one: Named, other: Named, known: frozenset[str], told: frozenset[str]) -> bool:
    """Whether two may be the same: a reader is whoever is not above, and a house is what titles call it."""
    kinds = {one[0], other[0]}
    if len(kinds) == 1 or kinds == {YOU, US}:
        return True
    if US in kinds:
        return bool(kinds & known)
    if YOU in kinds:
        return next(iter(kinds - {YOU})) in _BELOW
    if one[1].stem in told:  # a page that has the very word means another by another one: "manager", "lead"
        return Bag.of([other[1].stem]).likeness(one[1].stem) > SYNONYM
    return Bag.of([other[1].stem]).holds(one[1])
