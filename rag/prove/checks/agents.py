"""Whether who does something, and to whom, is who does it where it is cited."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile

from rag.prove.align import Alignment
from rag.prove.facts.values import Span
from rag.prove.fit import best_units
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import SYNONYM, Bag
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.roles import ABOVE, BE, BETWEEN, DETERMINERS, FINITE, PREPOSITIONS, ROLES, US, YOU, meant, named
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word

_OBJECTS = DETERMINERS | frozenset("you to with for in at on them it us me him her".split())
_ENDS = frozenset("who whom which that when if unless where while until".split()) | (PREPOSITIONS - {"of"})
_CUT = re.compile(
    r"[,;:()|]|[.](?:\s|$)|\b(?:and|or|but|while|whereas|if|unless|when|where|because|so\sthat)\b", re.IGNORECASE
)
_PARTICIPLE = re.compile(r"(?:ed|en|wn|pt|nt|ld|ght|ut|id|de|ne|set|read|met|run|st)$")
_NO_VERB = re.compile(r"(?:ed|ing|s|ion|er|ness|ity)$")
_OPENS = re.compile(
    r"\W*(?:(?:please|then|always|first|next|also|to\s[^,]{3,60},|(?:if|when|once)\s[^,]{3,80},)\s*)*", re.IGNORECASE
)
_VALUE = re.compile(r"\s*[\d%$€£]")
_OWNS = frozenset(map(root_of, ["own", "owner", "belong", "property"]))
_BEFORE_OWNERS = frozenset("the a an legal sole rightful".split())  # "are the legal owners"
_GRANTS = frozenset("approval approvals permission consent confirmation agreement authorization authorisation".split())
_TELLS = frozenset(map(root_of, "notify inform tell ask contact email message alert call".split()))
_ARTICLES = frozenset("the a an your their our its".split())
_FILES, _FILED, _TO = frozenset(map(root_of, ["report", "file"])), frozenset(["to", "with"]), frozenset(["to"])
_GOES_ON = frozenset("'’@-/")  # what makes a name a part of something else: "the lead's", "hr@"
_REACH, _NAME = 6, 8  # words from a verb to its "by", and of those behind it
_ABOUT = 0.5  # of the rest of the claim, for a unit to be about it
_NEARLY = 0.3  # by which a unit may say less of it than the best, and bear out who does it
_TITLED = 2  # words from the name behind "by" to the thing before it
_CONCEDES = cue(r"\b(?:whether\sor\snot|regardless|no\smatter|even\sif)\b", needs="whether regardless matter even")
_LONGEST = 7  # words of a name before a verb
_BELOW = frozenset(role.removesuffix("s") for role in ROLES - ABOVE)
_Named = tuple[str, Word]
"""Who is meant, as a word, YOU or US, and the word."""
_Role = Callable[[Sequence[Word], int, str], list[_Named]]
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
            if not any(_is_same(one, other, known) for one in ours for found in others for other in found):
                yield doubtful(Reason.SWAP, f"{ours[0][1].text} {word.text} / {theirs[0][0][1].text}")
                return


def _is_title(ours: Sequence[_Named], alignment: Alignment) -> bool:
    """Whether who is named stands behind "by" in a name that the page has: "PTO by Deel"."""
    words = alignment.claim.words
    at = words.index(ours[0][1])
    if at < _TITLED or words[at - 1].folded != "by" or not words[at - _TITLED].is_capital:
        return False
    title = alignment.claim.text[words[at - _TITLED].start : words[at].end]
    return any(title in parsed.source.text for parsed in alignment.cited)


def _near(alignment: Alignment, ours: Sequence[_Named], behind: float) -> list[Unit]:
    """Return the closest units, and those that say nearly as much of the claim without whom it names as the best."""
    first, last = ours[0][1], ours[-1][1]
    before = [word.start for word in alignment.claim.words if word.weight and word.end + 1 == first.start]
    ranked = best_units(alignment, Span("", min([*before, first.start]), last.end))
    least = max(_ABOUT, next(iter(ranked))[0]) - behind
    close = takewhile(lambda one: one[0] >= least, ranked)
    return [unit for unit in (*alignment.near, *(unit for _, unit in close)) if not is_row(unit.text)]


def _others(alignment: Alignment, at: int, ours: Sequence[_Named]) -> list[Word]:
    """Return what the claim says beside a verb and who does it."""
    who = {alignment.claim.words[at].start, *(word.start for _, word in ours)}
    return [word for word in alignment.claim.telling if word.weight == 1 and word.start not in who]


def _named_of(word: Word, units: Iterable[Unit], role: _Role, around: Sequence[Word]) -> Iterator[list[_Named]]:
    """
    Yield who does what a word says, once for each time that one of the units says it.

    A unit that has another word for it must have one of those around it too: "the board meets" is no "the board pays".
    """
    own = _OWNS if word.stem in _OWNS else frozenset()
    for unit in units:
        alike = unit.own.met_by(word) | own if own or unit.own.holds(word) else own
        if alike and not any(unit.own.likeness(one.stem) > SYNONYM for one in around):
            alike = own.union(stem for stem in alike if Bag.of([stem]).likeness(word.stem) > SYNONYM)
        for at, other in enumerate(unit.words if alike else ()):
            if (other.stem in alike or other.phrase in alike) and (found := role(unit.words, at, unit.text)):
                yield found


def _doers(words: Sequence[Word], at: int, text: str) -> list[_Named]:
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
    return [] if passive and _PARTICIPLE.search(word.folded) else _subject(words, at, text)


def _receivers(words: Sequence[Word], at: int, text: str) -> list[_Named]:
    """Return to whom is done what a word says."""
    word = words[at]
    if at and words[at - 1].folded in _ARTICLES:
        return []  # a thing, of which another verb says where it goes: "passes the application on to"
    if word.stem in _TELLS:
        found = list(_run(words, at + 1, text))
    else:
        found = _behind(words, at, text, _FILED if word.stem in _FILES else _TO)
    return [(name, who) for name, who in found if who.folded in ROLES]


def _behind(words: Sequence[Word], at: int, text: str, prepositions: frozenset[str]) -> list[_Named]:
    """Return who stands behind the first of some prepositions behind a word."""
    if prepositions.isdisjoint([word.folded for word in words[at + 1 : at + _REACH]]):
        return []
    for place in range(at + 1, min(at + _REACH, len(words))):
        before = words[place - 1]
        if _CUT.search(text, before.end, words[place].start):
            return []
        if before.weight and place - 1 > at and _PARTICIPLE.search(before.folded):
            return []
        if words[place].folded in prepositions:
            return [] if _VALUE.match(text, words[place].end) else list(_run(words, place + 1, text))
    return []


def _run(words: Sequence[Word], start: int, text: str) -> Iterator[_Named]:
    """Yield everybody who is named from a place on, up to what ends it: "by A, B or the head of C"."""
    for at in range(start, min(start + _NAME, len(words))):
        joins = words[at].folded == "with" and words[at - 1].folded == "together"
        if (words[at].folded in _ENDS and not joins) or re.search(r"[;:.(]", text[words[at - 1].end : words[at].start]):
            return
        if (name := named(words, at)) and text[words[at].end : words[at].end + 1] not in _GOES_ON:
            yield name, words[at]


def _is_order(words: Sequence[Word], at: int, text: str) -> bool:
    """Whether a word is a verb that tells the reader to do something."""
    if at + 1 >= len(words) or words[at + 1].folded not in _OBJECTS or _NO_VERB.search(words[at].folded):
        return False
    opens = _OPENS.match(text)
    return opens is not None and opens.end() == words[at].start


def _subject(words: Sequence[Word], at: int, text: str) -> list[_Named]:
    """Return who stands before a verb as the one who does it."""
    word = words[at]
    between = BETWEEN | _BEFORE_OWNERS if word.stem in _OWNS else BETWEEN
    place = at - 1
    while place >= 0 and words[place].folded in between:
        place -= 1
    if place < 0 or word.text[0].isdigit() or _CUT.search(text, words[place].end, word.start):
        return []
    who = words[place]
    finite = any(each.folded in FINITE for each in words[place + 1 : at]) or _is_up_to(words, place)
    name = named(words, place) if meant(words, place) or finite else ""
    if not name or text[who.end : who.end + 1] in _GOES_ON or not (finite or _agrees(words, place, at)):
        return []
    first = place
    while first and _is_of_name(words, first - 1, text) and place - first < _LONGEST:
        first -= 1
    opens = not first or _CUT.search(text, words[first - 1].end, words[first].start)
    if not opens and words[first - 1].folded in PREPOSITIONS and not _is_up_to(words, place):
        return []
    return [*_joined(words, first), (name, who)]


def _joined(words: Sequence[Word], first: int) -> list[_Named]:
    """Return those who do it together with the one whose name begins at a place: "A and B approve"."""
    if not first or words[first - 1].folded not in {"and", "or"}:
        return []
    before = range(max(0, first - _NAME), first - 1)
    return [(name, words[at]) for at in before if (name := named(words, at))]


def _is_of_name(words: Sequence[Word], at: int, text: str) -> bool:
    """Whether a word belongs to the name that goes on behind it."""
    word = words[at]
    if word.folded in PREPOSITIONS or _CUT.search(text, word.end, words[at + 1].start):
        return False
    return bool(word.weight) or word.folded in DETERMINERS


def _is_up_to(words: Sequence[Word], at: int) -> bool:
    """Whether something is "up to" the one who is named at a place."""
    before = [word.folded for word in words[max(0, at - 3) : at] if word.folded not in DETERMINERS]
    return before[-2:] == ["up", "to"]


def _agrees(words: Sequence[Word], place: int, at: int) -> bool:
    """Whether a word can be the verb of who stands before it: "she keeps", "the nurses swap their"."""
    who, verb = words[place], words[at]
    if who.folded in {"you", "we"}:
        return True
    if not meant(words, place) or verb.is_capital:
        return False
    plural = who.folded.endswith("s")
    if plural != verb.folded.endswith("s"):
        return not plural or (at + 1 < len(words) and words[at + 1].folded in _OBJECTS | {"or", "and"})
    return False


def _is_same(one: _Named, other: _Named, known: frozenset[str]) -> bool:
    """Whether two may be the same: a reader is whoever is not above, and a house is what titles call it."""
    kinds = {one[0], other[0]}
    if len(kinds) == 1 or kinds == {YOU, US}:
        return True
    if US in kinds:
        return bool(kinds & known)
    if YOU in kinds:
        return next(iter(kinds - {YOU})) in _BELOW
    return Bag.of([other[1].stem]).holds(one[1])
