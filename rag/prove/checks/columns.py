"""Whether a value of a table's row stands in the column, and in every row, that a claim says."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.facts.agree import is_same
from rag.prove.facts.read import facts_of
from rag.prove.facts.values import Quantity
from rag.prove.fit import competes
from rag.prove.parse import cells, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.words import words_of


def check_columns(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a value of a column that the claim does not name, while it names one with a rival value."""
    claim = alignment.claim
    rows = [unit for unit in alignment.near if is_row(unit.text) and is_row(unit.context)]
    said = Bag.of(word.stem for word in claim.words)
    for unit in rows:
        own, names = cells(unit.text), cells(unit.context)
        if len(own) != len(names):
            continue
        named = [_is_named(name, said, claim.language) for name in names]
        hinted = [any(said.holds(word) for word in words_of(name, claim.language) if word.weight) for name in names]
        values = [facts_of(cell, claim.language, quoted=False) for cell in own]
        for fact in claim.facts:
            here = [at for at, found in enumerate(values) if any(is_same(fact, one) for one in found)]
            rivals = [at for at, found in enumerate(values) if named[at] and any(competes(fact, one) for one in found)]
            if here and rivals and not any(hinted[at] for at in here):
                yield doubtful(Reason.BINDING, f"{fact.span.text} / {names[here[0]]}, not {names[rivals[0]]}")


def check_every_row(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for the one value of a claim that names several rows when one of them lacks it."""
    claim = alignment.claim
    values = [fact for fact in claim.facts if isinstance(fact, Quantity)]
    if len(values) != 1:
        return
    rows = [unit for parsed in alignment.cited for unit in parsed.units if is_row(unit.text) and unit.context]
    about = [unit for unit in rows if _speaks_of(cells(unit.text)[0], claim.text)]
    having = [unit for unit in about if any(is_same(values[0], found) for found in unit.facts)]
    if having and len(having) < len(about):
        lacking = next(unit for unit in about if unit not in having)
        yield doubtful(Reason.BINDING, f"{values[0].span.text} / {lacking.text}")


def _is_named(name: str, said: Bag, language: str) -> bool:
    """Whether the words of a cell that tell something are all said."""
    telling = [word for word in words_of(name, language) if word.weight]
    return bool(telling) and all(said.holds(word) for word in telling)


def _speaks_of(name: str, text: str) -> bool:
    """Whether a text has the name of a row, word by word; a bare number names none."""
    if not any(map(str.isalpha, name)):
        return False
    return bool(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE))
