"""What a frame takes for something that is done: "To request leave:", and whether a page forbids just that."""

import re
from collections.abc import Iterable, Iterator, Sequence

from rag.announce import is_denial, people_of
from rag.evidence import Passage
from rag.headings import unknown_words
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import clauses_of, denies_oddly
from rag.prove.words.languages import ENGLISH, language_of
from rag.prove.words.words import Word, stems_of, words_of
from rag.units import Units

_ACT = re.compile(
    r"\W*(?:(?:how|steps?|ways?|instructions?|guide|what\sto\sdo|in\sorder)\s)?(?:to\s(?P<verb>[a-z]+)"
    r"|(?:for|when|before|after|while|by|on)\s(?:you\s(?:are\s)?)?(?P<gerund>[a-z]{3,}ing)"
    r"|(?:if|when|before|after|how\sdo|how\scan|how\sshould)\s(?:you|I|we)\s(?:(?:want|need|wish|would\slike|have)\sto\s)?"
    r"(?P<finite>[a-z]+)|(?P<bare>[A-Za-z]{3,}ing))\b[^,;:]*",
    re.IGNORECASE,
)
_LIMITED = re.compile(
    r"\b(?:without|unless|until|after|before|if|when|while|except|outside|during|more\sthan|less\sthan)\b(?P<to>.*)",
    re.IGNORECASE | re.DOTALL,
)
"""What a denial holds for, and not for all else: "no refunds after 30 days"."""
_ASKS_WHOM = re.compile(r"\W*(?:who|whom|which|what)\b", re.IGNORECASE)
_FEWEST = 2  # words that name what is done; a single one names a thing of which much may be forbidden


def is_act(core: str) -> bool:
    """Whether a frame only takes something for done, and states nothing of it."""
    return _ACT.fullmatch(core.rstrip("?")) is not None


def heads_denial(core: str, claims: Iterable[str]) -> bool:
    """Whether one of the claims under a frame denies all that the frame names, so that this is their heading."""
    things = _things(core)
    return bool(things) and any(_denies(claim, things, claim) for claim in claims)


def is_forbidden(core: str, given: Iterable[Passage]) -> bool:
    """Whether the one thing that pages say of what a frame names is that it is not to be."""
    things = _things(core)
    if len(things) < _FEWEST or is_denial(core) or _ASKS_WHOM.match(core):
        return False
    denied = [_denies(line, things, core) for line in _lines(given, things)]
    return any(denied) and None not in denied


def _things(core: str) -> list[Word]:
    """Return the words of what a frame names, without the verb that it begins with where there are enough others."""
    if language_of(core) not in ("", ENGLISH):
        return []
    telling = set(unknown_words(core, ()))
    said = [word for word in words_of(core, ENGLISH) if word.text in telling]
    act = _ACT.fullmatch(core.rstrip("?"))
    verb = next(filter(None, act.groups()), "") if act else ""
    others = [word for word in said if word.text != verb]
    return others if len(others) >= _FEWEST else said


def _lines(given: Iterable[Passage], things: Sequence[Word]) -> Iterator[str]:
    """Yield the lines that have all of some words."""
    for passage in given:
        if not _has(passage.text, things):
            continue
        units = Units.of(passage)
        yield from (line for line in map(units.line, range(len(units.spans))) if _has(line, things))


def _has(text: str, things: Sequence[Word]) -> bool:
    return all(map(Bag.of(stems_of(text, ENGLISH)).holds, things))


def _denies(line: str, things: Sequence[Word], core: str) -> bool | None:
    """Return whether a line denies all that a frame names, None where it affirms some of it."""
    if not _has(line, things):
        return False
    words = words_of(line, ENGLISH)
    having = [one for one in clauses_of(line, words, ENGLISH) if any(map(one.bag.holds, things))]
    if not all(one.is_denied or denies_oddly(one.text, ENGLISH) for one in having):
        return None
    if unknown_words(" ".join(people_of(line)), [core]):  # of some only: "contractors do not get leave"
        return None
    limit = _LIMITED.search(line)
    return None if limit and unknown_words(limit["to"], [core]) else True
