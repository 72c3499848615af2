"""Who stands before a verb as the one who does what it says."""

import re
from collections.abc import Sequence

from rag.prove.words.roles import BETWEEN, DETERMINERS, FINITE, PREPOSITIONS, meant, named
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word

OBJECTS = DETERMINERS | frozenset("you to with for in at on them it us me him her".split())
CUT = re.compile(
    r"[,;:()|]|[.](?:\s|$)|\b(?:and|or|but|while|whereas|if|unless|when|where|because|so\sthat)\b", re.IGNORECASE
)
_NO_VERB = re.compile(r"(?:ed|ing|ion|er|ness|ity)$")
OWNS = frozenset(map(root_of, ["own", "owner", "belong", "property"]))
_BEFORE_OWNERS = frozenset("the a an legal sole rightful".split())  # "are the legal owners"
GOES_ON = frozenset("'’@-/")  # what makes a name a part of something else: "the lead's", "hr@"
NAMED = 8
"""Words among which those stand who are named together."""
_LONGEST = 7  # words of a name before a verb
_FAR = 8  # words from a verb to the one before an "and" that has its subject
Named = tuple[str, Word]
"""Who is meant, as a word, YOU or US, and the word."""


def subject_of(words: Sequence[Word], at: int, text: str) -> list[Named]:
    """Return who stands before a verb as the one who does it."""
    word = words[at]
    between = BETWEEN | _BEFORE_OWNERS if word.stem in OWNS else BETWEEN
    place = at - 1
    while place >= 0 and words[place].folded in between:
        place -= 1
    if place < 0 or word.text[0].isdigit():
        return []
    if words[place].folded == "and":
        return _shared(words, place, at, text)
    if CUT.search(text, words[place].end, word.start):
        return []
    who = words[place]
    finite = any(each.folded in FINITE for each in words[place + 1 : at]) or _is_up_to(words, place)
    name = named(words, place) if meant(words, place) or finite else ""
    if not name or text[who.end : who.end + 1] in GOES_ON or not (finite or _agrees(words, place, at)):
        return []
    first = place
    while first and _is_of_name(words, first - 1, text) and place - first < _LONGEST:
        first -= 1
    opens = not first or CUT.search(text, words[first - 1].end, words[first].start)
    if not opens and words[first - 1].folded in PREPOSITIONS and not _is_up_to(words, place):
        return []
    return [*_joined(words, first), (name, who)]


def _shared(words: Sequence[Word], joint: int, at: int, text: str) -> list[Named]:
    """Return who does what is before an "and", and so the verb behind it: "can see and approve it"."""
    if at + 1 >= len(words) or words[at + 1].folded not in OBJECTS:
        return []
    for before in range(joint - 1, max(0, joint - _FAR), -1):
        if CUT.search(text, words[before].end, words[joint].start):
            return []
        if (found := subject_of(words, before, text)) and _is_alike(words, before, at):
            return found
    return []


def _is_alike(words: Sequence[Word], before: int, at: int) -> bool:
    """Whether two words can be verbs of one who does both: "checks ... and signs"."""
    one, other = words[before].folded, words[at].folded
    return one.endswith("s") == other.endswith("s") and not _NO_VERB.search(other)


def _joined(words: Sequence[Word], first: int) -> list[Named]:
    """Return those who do it together with the one whose name begins at a place: "A and B approve"."""
    if not first or words[first - 1].folded not in {"and", "or"}:
        return []
    before = range(max(0, first - NAMED), first - 1)
    return [(name, words[at]) for at in before if (name := named(words, at))]


def _is_of_name(words: Sequence[Word], at: int, text: str) -> bool:
    """Whether a word belongs to the name that goes on behind it."""
    word = words[at]
    if word.folded in PREPOSITIONS or CUT.search(text, word.end, words[at + 1].start):
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
        return not plural or (at + 1 < len(words) and words[at + 1].folded in OBJECTS | {"or", "and"})
    return False
