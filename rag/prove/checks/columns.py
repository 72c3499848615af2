"""Whether value, row and column of a table meet in a claim as they do there, and whether the highest is the highest."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isclose

from rag.prove.align import Alignment
from rag.prove.checks.derived import is_worked_out
from rag.prove.claim import Claim
from rag.prove.facts.agree import is_same
from rag.prove.facts.measures import COUNT, UNITS
from rag.prove.facts.read import facts_of
from rag.prove.facts.values import Fact, Quantity
from rag.prove.fit import competes
from rag.prove.unit import Unit, cells, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.words import words_of

_MOST = re.compile(
    r"""\b(?:highest|most|largest|biggest|greatest|longest|maximum|dearest|oldest|tallest|heaviest
    |höchste\w*|meisten|größte\w*|längste\w*)\b|(?<=\bmás\s)(?:alt|larg|grand|car)[oa]s?\b
    |(?<=\bplus\s)(?:élevée?s?|grande?s?|longue?s?|chère?s?|cher)\b|最も(?:高|多|長|大き)|最大|最長|最高""",
    re.IGNORECASE | re.VERBOSE,
)
_LEAST = re.compile(
    r"""\b(?:lowest|least|fewest|smallest|shortest|minimum|cheapest|youngest|lightest|niedrigste\w*|wenigsten|kleinste\w*
    |kürzeste\w*|günstigste\w*)\b|(?<=\bmás\s)(?:baj|cort|pequeñ|barat)[oa]s?\b
    |(?<=\bplus\s)(?:basse?s?|bas|petite?s?|courte?s?)\b|最も(?:低|少|短|小さ|安)|最小|最短|最低""",
    re.IGNORECASE | re.VERBOSE,
)
_AT = re.compile(r"\bat\s(?:the\s)?$|\bfor\sthe\s$", re.IGNORECASE)  # "at most", "for the most part"
_TURNS = re.compile(r"\b(?:second|third|next|not|never|than|one\sof|among)\b|[^\W\d_]n['’]t\b", re.IGNORECASE)
"""What makes a superlative another thing than the last of its row: "the second highest"."""
_THAN = re.compile(r"\bthan\s[a-z]+", re.IGNORECASE)
_YEAR = re.compile(r"(?:19|20)\d\d")
_STRETCH = re.compile(r"[;,]\s|\s(?:and|but|while|whereas|und|y|et)\s", re.IGNORECASE)
_SEVERAL = 2  # words of a column's name that point to it, where others of its name are left out


@dataclass(frozen=True)
class _Row:
    """A row below its header, with as many cells."""

    unit: Unit
    language: str

    @cached_property
    def cells(self) -> list[str]:
        return cells(self.unit.text)

    @cached_property
    def names(self) -> list[str]:
        return cells(self.unit.context)

    @cached_property
    def values(self) -> list[tuple[Fact, ...]]:
        """The facts of each cell."""
        return [facts_of(cell, self.language, quoted=False) for cell in self.cells]

    def places(self, fact: Fact) -> list[int]:
        """Return the columns in which the row has a value, as it is or as the bare number of it."""
        return [at for at, found in enumerate(self.values) if any(_is_that(fact, one) for one in found)]

    def number(self, at: int) -> float | None:
        """Return the one number of a cell."""
        found = [fact for fact in self.values[at] if isinstance(fact, Quantity)]
        return found[0].amount if len(found) == 1 else None


def check_columns(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a value of another column or row than the claim names, and for a "highest" that is not."""
    if not any(is_row(unit.text) for unit in alignment.near):
        return
    table = [
        row
        for parsed in alignment.cited
        for unit in parsed.units
        if is_row(unit.text) and is_row(unit.context)
        if len((row := _Row(unit, alignment.claim.language)).cells) == len(row.names)
    ]
    near = [row for row in table if row.unit in alignment.near]
    for row in near:
        yield from _of_another_column(alignment.claim, row)
    yield from _of_another_row(alignment, table)
    yield from _not_the_last(alignment.claim, table)


def _of_another_column(claim: Claim, row: _Row) -> Iterator[Problem]:
    """Yield a doubt for a value of a column that the claim does not name, while it names one with a rival value."""
    than = _THAN.search(claim.text)  # "later than expected" names no column
    said = Bag.of(word.stem for word in claim.words if not than or not than.start() < word.start < than.end())
    named = [_is_named(name, said, claim.language) for name in row.names]
    hinted = [_hints(name, said, claim.language) for name in row.names]
    for fact in claim.facts:
        here = [at for at, found in enumerate(row.values) if any(is_same(fact, one) for one in found)]
        rivals = [
            at
            for at, found in enumerate(row.values)
            if (named[at] or hinted[at] >= _SEVERAL) and any(_rivals(fact, one, row.names[at]) for one in found)
        ]
        alone = not any(one is not fact and competes(fact, one) for one in claim.facts)
        better = [at for at in rivals if alone and named[at] and hinted[at] >= _SEVERAL]
        rest = _without(fact, said, claim)
        own = [_hints(row.names[at], rest, claim.language) for at in here]
        is_other_named = any(_is_named(row.names[at], rest, claim.language) for at in rivals if at not in here)
        most = max(own if is_other_named else (hinted[at] for at in here), default=0)
        if here and rivals and (not most or any(hinted[at] > most for at in better)):
            yield doubtful(Reason.BINDING, f"{fact.span.text} / {row.names[here[0]]}, not {row.names[rivals[0]]}")


def _without(fact: Fact, said: Bag, claim: Claim) -> Bag:
    """Return what is said but for the words of a value: the weeks of "18 weeks" name no column."""
    inside = {word.stem for word in claim.words if fact.span.start <= word.start < fact.span.end}
    outside = {word.stem for word in claim.words if not fact.span.start <= word.start < fact.span.end}
    return Bag.of(said.stems - (inside - outside))


def _rivals(claimed: Fact, found: Fact, column: str) -> bool:
    """Whether a cell's value could be exchanged for a claimed one: a bare number, too, of a column of its unit."""
    if competes(claimed, found):
        return True
    if not (isinstance(claimed, Quantity) and isinstance(found, Quantity) and found.dimension == COUNT):
        return False
    return any(UNITS.get(word.lower(), ("",))[0] == claimed.dimension for word in column.split())


def _of_another_row(alignment: Alignment, table: Sequence[_Row]) -> Iterator[Problem]:
    """Yield a doubt for a value that other rows have and the rows lack that the claim names, or its stretch does."""
    text = alignment.claim.text
    named = [row for row in table if _speaks_of(row.cells[0], text)]
    if not named:
        return
    own = [fact for parsed in alignment.cited for unit in parsed.units if not is_row(unit.text) for fact in unit.facts]
    for fact in alignment.claim.facts:
        if not isinstance(fact, Quantity) or any(is_same(fact, found) for found in own):
            continue
        begin = max((cut.end() for cut in _STRETCH.finditer(text, 0, fact.span.start)), default=0)
        stop = _STRETCH.search(text, fact.span.end)
        stretch = text[begin : stop.start() if stop else len(text)]
        about = [row for row in named if _speaks_of(row.cells[0], stretch)] or named
        others = (row for row in table if row not in about and row.unit.context == named[0].unit.context)
        other = next((row for row in others if row.places(fact)), None)
        if other and not any(row.places(fact) for row in about) and not is_worked_out(fact, alignment):
            yield doubtful(Reason.BINDING, f"{fact.span.text} / {other.unit.text}")


def _not_the_last(claim: Claim, table: Sequence[_Row]) -> Iterator[Problem]:
    """Yield a doubt for a row that is said to have the most or the least, and has it in no column that can be meant."""
    named = [row for row in table if _speaks_of(row.cells[0], claim.text)]
    if len(named) != 1 or _TURNS.search(claim.text):
        return
    row = named[0]
    rows = [other for other in table if other.unit.context == row.unit.context]
    for cue, best in ((_MOST, max), (_LEAST, min)):
        match = cue.search(claim.text)
        if match is None or _AT.search(claim.text, 0, match.start()) or len(rows) == 1:
            continue
        counted = [at for at in _meant(claim, row) if all(other.number(at) is not None for other in rows)]
        if counted and not any(row.number(at) == best(other.number(at) or 0 for other in rows) for at in counted):
            yield doubtful(Reason.COMPARISON, f"{match.group()} / {row.unit.text}")


def _meant(claim: Claim, row: _Row) -> list[int]:
    """Return the columns that a claim speaks of: those with a value of it, else those it names most of, else all."""
    held = [at for fact in claim.facts for at in row.places(fact) if at]
    if held:
        return held
    said = Bag.of(word.stem for word in claim.words)
    hints = [_hints(name, said, claim.language) if at else 0 for at, name in enumerate(row.names)]
    return [at for at, hint in enumerate(hints) if at and hint == max(hints)]


def check_every_row(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for the one value of a claim that names several rows when one of them lacks it."""
    claim = alignment.claim
    values = claim.quantities
    if len(values) != 1:
        return
    rows = [unit for parsed in alignment.cited for unit in parsed.units if is_row(unit.text) and unit.context]
    about = [unit for unit in rows if _speaks_of(cells(unit.text)[0], claim.text)]
    having = [unit for unit in about if any(is_same(values[0], found) for found in unit.facts)]
    if having and len(having) < len(about):
        lacking = next(unit for unit in about if unit not in having)
        yield doubtful(Reason.BINDING, f"{values[0].span.text} / {lacking.text}")


def _is_that(claimed: Fact, found: Fact) -> bool:
    """Whether a cell has a claimed value, or the bare number of it: the header tells the unit."""
    if isinstance(claimed, Quantity) and isinstance(found, Quantity):
        return is_same(claimed, found) or isclose(claimed.value, found.value)
    return is_same(claimed, found)


def _is_named(name: str, said: Bag, language: str) -> bool:
    """Whether the words of a cell that tell something are all said."""
    telling = [word for word in words_of(name, language) if word.weight]
    return bool(telling) and all(said.holds(word) for word in telling)


def _hints(name: str, said: Bag, language: str) -> int:
    """Return how many words of a cell that tell something are said."""
    return sum(said.holds(word) for word in words_of(name, language) if word.weight)


def _speaks_of(name: str, text: str) -> bool:
    """Whether a text has the name of a row, word by word; a bare number names none, unless it is a year."""
    if not any(map(str.isalpha, name)) and not _YEAR.fullmatch(name):
        return False
    return bool(re.search(rf"(?<!\w){re.escape(name)}s?(?!\w)", text, re.IGNORECASE))
