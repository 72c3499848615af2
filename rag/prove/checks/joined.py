"""Whether a claim says "and", "all", "both" or "only" of what a page says "or", "some", "one of two" or "all" of."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.checks.only import keeps_limit
from rag.prove.pieces import AUXILIARIES
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import denies
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_AND_OR = re.compile(r"\b(?P<word>and|or)\b(?!/)", re.IGNORECASE)
_ASKS = re.compile(
    r"""\b(?:must|needs?|ha(?:s|ve)\sto|requires?|required|approv\w+|agree|depends?|only\s(?:if|when)|if|when|unless
    |until|without|in\s(?:the\s)?case|who|that)\b""",
    re.IGNORECASE | re.VERBOSE,
)
"""What makes it matter whether one or both are meant: "A and B may" lets either."""
_DENIED_ANEW = re.compile(r"\s(?:\w+\s){0,2}?(?:not|never|\w+n['’]t)\b", re.IGNORECASE)
"""What makes an "and" of two denials no "or": "does not speak and does not vote"."""
_LOOSE = re.compile(
    r"\b(?:and/or|any\s(?:of|combination)|such\sas|e\.g|including|for\sexample|may|can)\b", re.IGNORECASE
)
_BOTH = re.compile(r"\bboth\b", re.IGNORECASE)
_ONE_OF_TWO = re.compile(r"\b(?:either\s(?!way|case)|one\sof\s(?:the\s)?two\b|one\sor\sthe\sother)", re.IGNORECASE)
_MAY_EACH = re.compile(r"\bboth\b[^.;]*\b(?:may|can)\b", re.IGNORECASE)
"""What either of two can, both can: "can be ended by either side"."""
_ALL = cue(r"\b(?:all(?!\s(?:that|you|we|they|it))|every(?:one|body|thing)?|both|any(?:one|body)?|each|whoever)\b")
_ONLY = cue(r"\b(?:only|solely|exclusively|reserved\sfor|restricted\sto|limited\sto)\b")
_BOUNDED = re.compile(
    r"\b(?:only|solely|exclusively|except\w*|but|unless|if|when|other\sthan|apart|besides|reserved|restricted|limited)\b",
    re.IGNORECASE,
)
_EXCEPTS = re.compile(r"\b(?:except\w*|but|unless|other\sthan|apart|besides|most)\b", re.IGNORECASE)
_EXCEPTION = re.compile(r"\W*(?:the|one|an|some)\s(?:only\s|single\s)?exceptions?\b|\W*except\b", re.IGNORECASE)
_ABOUT = 0.5  # of the claim, for a unit to be about it
_WHOLE = re.compile(r"\b(?:all|any|every|each)\s(?:of\s)?(?:the\s|your\s|their\s|its\s)?", re.IGNORECASE)
_SUBJECT = re.compile(r"\W*(?:only|solely)\b", re.IGNORECASE)
_EVERYBODY = re.compile(r"\W*(?:any(?:one|body)|every(?:one|body)|whoever|all)\b", re.IGNORECASE)
_NOUN = 4  # words behind an "only" of which one is what it limits
_LIST = re.compile(r"[.;:(]\s|\b(?:for|to|with|on|of|in|by|from|receiv\w+|includ\w+|cover\w*)\s", re.IGNORECASE)
"""What a list that ends in "only" begins behind."""
_JOINS = re.compile(r",\s(?:and\s|or\s)?|\s(?:and|or)\s")
_STOP = re.compile(r"[.;:()]|\b(?:if|when|who|which|that|because|unless|will|is|are|can|may|must)\b", re.IGNORECASE)
_SEVERAL, _ITEM = 2, 4  # things in a list, and words of each: longer ones are clauses
_BESIDE = 3  # words on either side of "and" in which what it joins stands
_COUNT = re.compile(
    r"\s(?:one|two|three|four|five|once|twice|\d|a\b|an\b|the\s(?:first|last)|until|when|if|after|at)", re.IGNORECASE
)


def check_joined(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "A or B must" of "A and B must", or the other way round."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    for match in _AND_OR.finditer(claim.text):
        ours = _sides(claim.words, match.start())
        for unit in alignment.near if ours else ():
            if is_row(unit.text) or alignment.fit(unit) < _ABOUT or _LOOSE.search(unit.text):
                continue
            if not (_ASKS.search(claim.text) and _ASKS.search(f"{unit.context} {unit.text}")):
                continue
            joins = [other for other in _AND_OR.finditer(unit.text) if _is_same(ours, unit, other.start())]
            found = {other["word"].lower() for other in joins}
            denied = denies(claim.text, ENGLISH) != denies(unit.text, ENGLISH)
            denied = (
                denied
                and not _ONE_OF_TWO.search(unit.text)
                and not any(_DENIED_ANEW.match(unit.text, other.end()) for other in joins)
            )
            if found and match["word"].lower() not in found and not denied:
                yield doubtful(Reason.SCOPE, f"{match.group()} / {unit.text}")
                return


def _sides(words: Sequence[Word], at: int) -> tuple[Word, ...]:
    """Return the last word that tells something before a place, and the first behind it; none where one is missing."""
    before = [word for word in words if word.weight == 1 and word.end <= at][-1:]
    behind = [word for word in words if word.weight == 1 and word.start > at][:1]
    return (*before, *behind) if before and behind else ()


def _is_same(ours: tuple[Word, ...], unit: Unit, at: int) -> bool:
    """Whether what stands on either side of a place is what the claim joins, in either order."""
    sides = [
        Bag.of(word.stem for word in [word for word in unit.words if word.weight and word.end <= at][-_BESIDE:]),
        Bag.of(word.stem for word in [word for word in unit.words if word.weight and word.start > at][:_BESIDE]),
    ]
    return any(one.holds(ours[0]) and other.holds(ours[1]) for one, other in (sides, sides[::-1]))


def check_all_of(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "all" or "both" where the closest unit has "only" or "either", or the next an exception."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    every = _ALL.search(claim.text)
    if every is None or denies(claim.text, ENGLISH):
        return
    unit = alignment.closest
    if is_row(unit.text) or alignment.fit(unit) < _ABOUT or denies(unit.text, ENGLISH):
        return
    if _is_of_some(every, alignment):
        yield doubtful(Reason.SCOPE, f"{every.group()} / {unit.text}")


def _is_of_some(every: re.Match[str], alignment: Alignment) -> bool:
    """Whether the closest unit is of some alone, or of one of two, or the next one is an exception."""
    text, unit = alignment.claim.text, alignment.closest
    only = None if _BOUNDED.search(text) else _ONLY.search(unit.text)
    if only and not _ALL.search(unit.text) and not _COUNT.match(unit.text, only.end()):
        return True
    one = _ONE_OF_TWO.search(unit.text) if _BOTH.match(every.group()) else None
    if one and not (_BOTH.search(alignment.near_text) or _MAY_EACH.search(text)):
        return True
    behind = (other for other in (*alignment.near, *alignment.around) if other.start > unit.start)
    return not _EXCEPTS.search(text) and any(_EXCEPTION.match(other.text) for other in behind)


def check_only_some(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "only the locks" of "all locks", and for "only locks" of "only locks and keys"."""
    claim = alignment.claim
    only = _ONLY.search(claim.text) if claim.language == ENGLISH and alignment.near else None
    if only is None or is_row(alignment.closest.text) or alignment.fit(alignment.closest) < _ABOUT:
        return
    unit = alignment.closest
    theirs = _ONLY.search(unit.text)
    said = alignment.spoken
    if theirs is None and keeps_limit(only, alignment):
        return
    if _SUBJECT.match(claim.text) and (everybody := _of_everybody(alignment)):
        yield doubtful(Reason.SCOPE, f"{only.group()} / {everybody}")
        return
    if theirs is None:
        limited = [word for word in claim.words if word.weight and word.start > only.start()][:_NOUN]
        for match in _WHOLE.finditer(unit.text):
            noun = _noun_behind(unit, match.end())
            if noun and any(map(Bag.of([noun.stem]).holds, limited)) and not denies(unit.text[: noun.end], ENGLISH):
                yield doubtful(Reason.SCOPE, f"{only.group()} / {unit.text}")
                return
        return
    items = list(_items(unit, theirs))
    held = [any(map(said.holds, item)) for item in items]
    if any(held) and not all(held):
        yield doubtful(Reason.SCOPE, f"{only.group()} / {unit.text}")


def _of_everybody(alignment: Alignment) -> str:
    """Return a cited line that says of everybody what the claim says, or "" where none does or one has an "only"."""
    units = [unit for parsed in alignment.cited for unit in parsed.units if alignment.fit(unit) >= _ABOUT]
    if any(_ONLY.search(unit.text) for unit in units):
        return ""
    return next((unit.text for unit in units if _EVERYBODY.match(unit.text)), "")


def _noun_behind(unit: Unit, at: int) -> Word | None:
    """Return the first word behind a place that tells something."""
    return next((word for word in unit.words if word.start >= at and word.weight), None)


def _items(unit: Unit, only: re.Match[str]) -> Iterator[list[Word]]:
    """Yield the words of each thing in a list behind an "only"; of one that ends in it, the last word of each."""
    trails = not re.search(r"\w", unit.text[only.end() :])
    stop = _STOP.search(unit.text, only.end())
    start, end = (0, only.start()) if trails else (only.end(), stop.start() if stop else len(unit.text))
    if trails:
        start = max((cut.end() for cut in _LIST.finditer(unit.text, 0, end)), default=0)
    cuts = [start, *(cut.end() for cut in _JOINS.finditer(unit.text, start, end)), end]
    parts = [[w for w in unit.words if first <= w.start < last] for first, last in pairwise(cuts)]
    if len(parts) < _SEVERAL or not all(map(_is_thing, parts[trails:])):
        return
    told = [[word for word in part if word.weight == 1] for part in parts]
    yield from (words[-1:] if trails else words for words in told if words)


def _is_thing(part: Sequence[Word]) -> bool:
    """Whether words are no clause of their own."""
    return len(part) <= _ITEM and AUXILIARIES.isdisjoint(word.folded for word in part)
