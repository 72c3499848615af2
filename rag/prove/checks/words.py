"""Whether enough of a claim's words are in what it cites, and none of another row of a table."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment, text_coverage
from rag.prove.checks.items import joins_items
from rag.prove.checks.strangers import answers_by_row
from rag.prove.parse import Parsed
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.cue import cue

_LEAST = 0.44  # of a claim's words by weight; overlap alone proves little, so it only has to rule out the unrelated
_TOGETHER = 0.85  # the same where several texts are needed for it: a word here and a word there say nothing
_OF_ROW = 0.25  # the same where a row has the value: what a table is about stands in the question more than in its rows
_JOINS = cue(
    r"\b(?:and|both|together|than|all|these|total|each|sum|while|whereas|but|after|before|until|later|earlier|times"
    r"|twice)\b"
)
_LABEL = re.compile(r"[^:.]{2,40}:(?=\s)")
_NEARLY_ALL = 0.8  # of a claim, for an item of a list to hold it, whatever single word of it other items have
_LONG_ROW = 90  # characters; longer rows are prose in cells, and a claim may join them
_BETTER = 0.25  # by how much a passage that is not cited must hold more of it


def check_words(alignment: Alignment, given: Sequence[Parsed]) -> Iterator[Problem]:
    """Yield what the words alone make doubtful."""
    claim = alignment.claim
    least = _LEAST if len(alignment.windows) < 2 else _TOGETHER
    if claim.facts and alignment.near and answers_by_row(alignment):
        least = _OF_ROW
    if alignment.coverage < least or not (claim.telling or claim.facts):
        yield doubtful(Reason.CONTENT, " ".join(word.text for word in alignment.missing))
    if all(word.weight < 1 for word in alignment.missing):
        return
    here = max((text_coverage(claim, parsed) for parsed in alignment.cited), default=0.0)
    here = max(here, alignment.coverage)
    others = [parsed for parsed in given if here + _BETTER <= 1 and parsed not in alignment.cited and parsed.units]
    if any(text_coverage(claim, other) - here >= _BETTER for other in others):
        yield doubtful(Reason.ELSEWHERE, " ".join(word.text for word in alignment.missing))


def check_rows(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a word that another row has and the closest lacks, unless the claim joins rows."""
    if not alignment.near or _JOINS.search(alignment.claim.text) or joins_items(alignment):
        return
    closest = alignment.closest
    if is_row(closest.text) and not closest.context:  # a header, of which the claim says more than of any row
        if is_row(alignment.claim.text) and not alignment.missing:
            yield doubtful(Reason.CONTENT, closest.text)  # names of columns tell nothing
        return
    if not is_row(closest.text):
        yield from _check_labels(alignment, closest)
        return
    rows = [unit for parsed in alignment.cited for unit in parsed.units if is_row(unit.text) and unit.context]
    if any(len(row.text) > _LONG_ROW for row in rows):
        return
    for word in alignment.claim.telling:
        if word.weight == 1 and not closest.bag.holds(word) and any(word.stem in row.own.stems for row in rows):
            yield doubtful(Reason.BINDING, f"{word.text} / {closest.text}")


def _check_labels(alignment: Alignment, closest: Unit) -> Iterator[Problem]:
    """Yield a doubt for a word of another item, where each has its label: "Owner: deletes pages" is no Reader's."""
    label = _LABEL.match(closest.text)
    if label is None:
        return
    said = alignment.spoken
    named = [said.holds(word) for word in closest.words if word.weight and word.end <= label.end()]
    is_its_own = any(named)
    whole = len(named) > 1 and all(named)
    others = [unit for parsed in alignment.cited for unit in parsed.units if unit.place and _LABEL.match(unit.text)]
    if is_its_own and alignment.fit(closest) >= _NEARLY_ALL:
        return
    for word in alignment.claim.telling if is_its_own else alignment.claim.telling[:1]:
        if word.weight < 1 or closest.bag.holds(word):
            continue
        if any(word.stem in (_named(unit) if whole else unit.own.stems) for unit in others):
            yield doubtful(Reason.BINDING, f"{word.text} / {label.group()}")
            return


def _named(unit: Unit) -> set[str]:
    """Return the stems of an item's label: who has the whole label of one may use words of what others say."""
    label = _LABEL.match(unit.text)
    return {word.stem for word in unit.words if label and word.end <= label.end()}
