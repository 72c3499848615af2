"""Drafts that should not pass: supported sentences with one thing wrong, beside two passages about something else."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rag.cite import Given
from tests.rag.drafted import passage
from tests.rag.prove import mutate
from tests.rag.prove.cases import Case, cases

RIGHT, OTHER, THIRD, UNKNOWN = "k7f", "m2x", "p4q", "z9z"
_VALUE = re.compile(r"(?<![\w.,:/#-])\d+(?:[.,]\d+)*(?![\w:/-])")
_NAME = re.compile(r"(?<=[a-z] )[A-Z][a-z]{3,}\b")
_WORD = re.compile(r"[\w@.:/#-]*\w")


@dataclass(frozen=True, slots=True)
class Attack:
    """
    A draft of one sentence over three passages.

    Attributes:
        planted: Words in it that the sentence did not have; where the fault is in its marker there are none.
    """

    kind: str
    draft: str
    given: tuple[Given, ...]
    planted: frozenset[str] = frozenset()


def supported() -> list[tuple[Case, tuple[Given, ...]]]:
    """Return the supported cases, each with its passage and two other ones."""
    every = list(cases())
    passages = list(dict.fromkeys(case.passage for case in every))
    found = []
    for case in every:
        at = passages.index(case.passage)
        near = [passages[at], passages[at - 3], passages[at - 7]]
        keys = zip((RIGHT, OTHER, THIRD), near, ("right", "other", "third"), strict=True)
        given = tuple(Given(key, passage(name, text)) for key, text, name in keys)
        if case.supported:
            found.append((case, given))
    return found


def attacks() -> Iterator[Attack]:
    """Yield every attack, by case."""
    for case, given in supported():
        claim = keyed(case.claim)
        bare = claim.replace(f" [{RIGHT}]", "")
        for kind, change in (mutate.FROM_NOWHERE | mutate.WITHIN).items():
            for changed in change(case.claim):
                yield Attack(kind, keyed(changed), given, _new_words(changed, case.claim))
        for changed, value in from_elsewhere(case, given[1].passage.text):
            yield Attack("value of another passage", keyed(changed), given, frozenset([value]))
        yield Attack("uncited", bare, given)
        yield Attack("uncited, with a list of sources", f"{bare}\n\nSources: [{RIGHT}]", given)
        yield Attack("marker in code", bare.replace(".", f" `[{RIGHT}]`."), given)
        for key in (OTHER, THIRD):
            yield Attack("another passage's marker", claim.replace(RIGHT, key), given)
        yield Attack("invented marker", claim.replace(RIGHT, UNKNOWN), given)
        yield Attack("invented number", claim.replace(RIGHT, "7"), given)
        yield Attack("marker in front", f"[{OTHER}] {bare}", given)
        yield Attack("marker in the middle", bare.replace(" ", f" [{OTHER}] ", 2).replace(f" [{OTHER}]", "", 1), given)
        yield Attack("marker in bold", f"- **{bare.rstrip('.')} [{OTHER}]**", given)


def inside(case: Case) -> Iterator[tuple[str, str]]:
    """Yield sentences with another value or name of their own passage: mostly wrong, and in no word new."""
    for changed, _ in _swapped(case.claim, case.passage, _VALUE):
        yield "number", changed
    for changed, _ in _swapped(case.claim, case.passage, _NAME):
        yield "name", changed
    for kind, change in mutate.WITHIN.items():
        for changed in change(case.claim):
            yield kind, changed


def from_elsewhere(case: Case, other: str) -> Iterator[tuple[str, str]]:
    """Yield sentences with a value that only another passage has, and the value."""
    for changed, value in _swapped(case.claim, other, _VALUE):
        if not re.search(rf"(?<!\d){re.escape(value)}(?!\d)", case.passage):
            yield changed, value


def keyed(claim: str) -> str:
    """Return a sentence with the key of its passage where the number was."""
    return claim.replace("[1]", f"[{RIGHT}]").replace("【1】", f"【{RIGHT}】")


def _swapped(claim: str, text: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    bare = re.sub(r"\[\d+\]", lambda match: "#" * len(match.group()), claim)
    for match in pattern.finditer(bare):
        others = dict.fromkeys(found for found in pattern.findall(text) if found not in claim)
        for other in list(others)[:2]:
            yield claim[: match.start()] + other + claim[match.end() :], other


def _new_words(changed: str, claim: str) -> frozenset[str]:
    return frozenset(_WORD.findall(changed)) - frozenset(_WORD.findall(claim))
