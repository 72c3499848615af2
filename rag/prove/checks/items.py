"""Whether a claim says of several items of a list, or rows of a table, each its own value."""

import re
from collections.abc import Iterator
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.facts.agree import is_same
from rag.prove.facts.values import Fact
from rag.prove.unit import Unit, is_row
from rag.prove.words.alike import Bag
from rag.prove.words.words import Word

_BETWEEN = re.compile(r"[,;]\s(?:and\s|or\s|while\s|whereas\s|but\s)?|\s(?:and|while|whereas|but)\s", re.IGNORECASE)
_LABEL = re.compile(r"[^:.]{2,40}:(?=\s)|\|?[^|]+(?=\|)")  # "Webcam: 75 USD", or the first cell of a row
_SEVERAL = 2


def joins_items(alignment: Alignment) -> bool:
    """Whether each part of the claim that has values has those of the item whose label it says, of two at least."""
    items = [unit for parsed in alignment.cited for unit in parsed.units if unit.place or is_row(unit.text)]
    named = []
    for facts, words in _parts(alignment):
        said = Bag.of(word.stem for word in words)
        own = [item for item in items if _is_named(item, said)]
        if not any(all(any(is_same(fact, found) for found in item.facts) for fact in facts) for item in own):
            return False
        named.append(own)
    return len(named) >= _SEVERAL


def _is_named(item: Unit, said: Bag) -> bool:
    """Whether all words of an item's label that tell something are said."""
    label = _LABEL.match(item.text)
    words = [word for word in item.words if word.weight and label and word.end <= label.end()]
    return bool(words) and all(said.holds(word) for word in words)


def _parts(alignment: Alignment) -> Iterator[tuple[tuple[Fact, ...], tuple[Word, ...]]]:
    """Yield the values and the words of each part of the claim that has a value."""
    claim = alignment.claim
    cuts = [0, *(cut.start() for cut in _BETWEEN.finditer(claim.text)), len(claim.text)]
    for start, end in pairwise(cuts):
        facts = tuple(fact for fact in claim.facts if start <= fact.span.start < end)
        if facts:
            yield facts, tuple(word for word in claim.words if word.weight and start <= word.start < end)
