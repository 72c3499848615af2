"""Whether a claim gives a role or an act to another than the page does: "A founded B" of "B was founded by C"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rag.prove.align import Alignment
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_NAME = r"[A-Z][\w'’-]+(?:\s(?:de|van|von|da|del|[A-Z][\w'’-]+)){0,4}"
_ROLE = r"(?P<role>(?:[\w-]+\s){0,2}?[a-z][\w-]+)"
_ROLE_IS = re.compile(
    rf"\b(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Ii]ts|[Yy]our)\s{_ROLE}(?:\s(?:of|for)\s[^,.;]{{2,40}}?)?"
    rf"\s(?:is|was)\s(?P<name>{_NAME})"
)
_IS_ROLE = re.compile(
    rf"(?P<name>{_NAME})\s(?:is|was)\s(?:the|our|its|their)\s{_ROLE}"
    r"(?=\s(?:of|for|on|in|at|and)\b|[,.;\s\[]*$)"
)
_PAST = re.compile(r"(?:\w{3}ed|bought|sold|built|took|wrote|won|led|made|gave|sent|paid|chose|hired|began|ran|drew)$")
_ENDINGS = tuple("ed bought sold built took wrote won led made gave sent paid chose hired began ran drew".split())
_BE = frozenset("is are was were be been being".split())
_STOP = frozenset("to in on at by with from of for about as and but or who which that when where if because".split())


@dataclass(frozen=True, slots=True)
class _Act:
    """What is done, by whom and to whom, as far as a line says it."""

    verb: Word
    agent: tuple[Word, ...]
    patient: tuple[Word, ...]


def check_holders(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a role with another name than where it is cited, and for who acts where the other one does."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or not any(word.is_capital for word in claim.words):
        return
    if found := _of_another(alignment):
        yield doubtful(Reason.BINDING, found)
        return
    for act in _acts(claim.words):
        for unit in alignment.near:
            for other in _acts(unit.words) if act.verb.stem in unit.own.stems else ():
                if other.verb.stem == act.verb.stem and _is_exchanged(act, other):
                    yield doubtful(Reason.BINDING, f"{act.verb.text} / {unit.text}")
                    return


def _of_another(alignment: Alignment) -> str:
    """Return a role and the name that it has in the claim alone; "" when each is the page's."""
    ours = list(_roles(alignment.claim.text))
    if not ours:
        return ""
    theirs = [pair for parsed in alignment.cited for unit in parsed.units for pair in _roles(unit.text)]
    for role, name in ours:
        holding = [other for same, other in theirs if same == role]
        if holding and not any(_are_one(name, other) for other in holding):
            return f"{role}, {name} / {holding[0]}"
    return ""


def _roles(text: str) -> Iterator[tuple[str, str]]:
    """Yield the last word of each role that a text gives to somebody, and the name."""
    for cue in (_ROLE_IS, _IS_ROLE):
        yield from ((found["role"].split()[-1].lower(), found["name"]) for found in cue.finditer(text))


def _are_one(name: str, other: str) -> bool:
    """Whether two names have a part in common."""
    return not {part.lower() for part in name.split()}.isdisjoint(part.lower() for part in other.split())


def _acts(words: Sequence[Word]) -> Iterator[_Act]:
    """Yield what is done in a line, in the past: "A founded B", "B was founded by A"."""
    for at, verb in enumerate(words):
        if not at or not verb.folded.endswith(_ENDINGS) or verb.is_capital or not _PAST.search(verb.folded):
            continue
        before, behind = words[:at], words[at + 1 :]
        if any(word.folded in _BE for word in before[-2:]):
            by = next((place for place, word in enumerate(behind) if word.folded == "by"), None)
            agent = _names(behind[by + 1 :]) if by is not None else ()
            yield _Act(verb, agent, tuple(word for word in before if word.weight))
        else:
            yield _Act(verb, tuple(word for word in before if word.weight), _names(behind))


def _names(words: Sequence[Word]) -> tuple[Word, ...]:
    """Return the telling words up to the next preposition; "and" joins names."""
    found: list[Word] = []
    for word in words:
        if word.folded in _STOP and not (word.folded == "and" and found):
            break
        if word.weight:
            found.append(word)
    return tuple(found)


def _is_exchanged(act: _Act, other: _Act) -> bool:
    """Whether who acts is the one to whom it is done there, or is named in place of who acts."""
    agent, patient = ({word.stem for word in side} for side in (act.agent, act.patient))
    there, done_to = ({word.stem for word in side} for side in (other.agent, other.patient))
    if not agent or not patient or agent & there:
        return False
    if agent & done_to and not patient & done_to:
        return bool(patient & there)
    named = all(bool(side) and side[-1].is_capital for side in (act.agent, other.agent))
    return named and bool(patient & done_to)
