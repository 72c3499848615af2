"""Whether a claim says what the page says with "non-" before it: "refundable" of "a non-refundable fee"."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word

_NEARLY = 0.1  # of a claim, by which another unit may hold less of it
_NON = re.compile(r"\bnon[-\s]?(?P<word>[a-z]{4,})", re.IGNORECASE)


def check_nons(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a word that one side has behind "non-" alone, and the other without it and without a "not"."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    ours = _behind_non(claim.text)
    for unit in alignment.near:
        for stem, said in _behind_non(unit.text).items():
            if stem in ours or not _is_bare(stem, claim.words, claim.text) or _denies(claim):
                continue
            if not any(_is_bare(stem, other.words, other.text) for other in _as_close(unit, alignment)):
                yield doubtful(Reason.OPPOSITE, f"{stem} / {said}")
                return
    for stem, said in ours.items():
        if _is_affirmed(stem, alignment.near) and not any(
            stem in _behind_non(parsed.source.text) for parsed in alignment.cited
        ):
            yield doubtful(Reason.OPPOSITE, f"{said} / {stem}")
            return


def _as_close(unit: Unit, alignment: Alignment) -> list[Unit]:
    """Return the units near that hold as much of a claim as one does, nearly."""
    least = alignment.fit(unit) - _NEARLY
    return [other for other in (*alignment.near, *alignment.around) if alignment.fit(other) >= least]


def _behind_non(text: str) -> dict[str, str]:
    """Return the stems of the words behind a "non-", each with how it is said."""
    if "non" not in text.lower():
        return {}
    return {root_of(found["word"].lower()): found.group() for found in _NON.finditer(text)}


def _is_bare(stem: str, words: Sequence[Word], text: str) -> bool:
    """Whether a line has a word without "non-" before it."""
    return any(word.stem == stem and not text[: word.start].lower().endswith(("non-", "non ")) for word in words)


def _is_affirmed(stem: str, units: Sequence[Unit]) -> bool:
    return any(_is_bare(stem, unit.words, unit.text) and not unit.denies for unit in units)


def _denies(claim: Claim) -> bool:
    return any(clause.is_denied or clause.implied for clause in claim.clauses)
