"""Whether a claim says of one item of a list what another says: items with a label, items under one, and versions."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rag.prove.align import Alignment
from rag.prove.facts.values import Quantity
from rag.prove.parse import Parsed
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.words import Word, words_of

_LABEL = re.compile(r"\s*(?P<label>[^:–—|.;]{2,40}?)(?::|\s[-–—])\s+(?=\S)")
_LONGEST = 4  # words of a label
_SHORT = 6  # words of an item that is a name and its version
_FEWEST = 2  # words of a claim beside a label, to tell the items apart
_SAYS, _BETTER = 0.55, 0.35  # of those words, for an item to be meant; by which it must say more than the one named


@dataclass(frozen=True, slots=True)
class _Item:
    """An item with the words of its label."""

    label: tuple[Word, ...]
    said: str
    unit: Unit

    def is_named(self, text: str, own: Bag) -> bool:
        """Whether a claim has the label, as it stands or all of its words."""
        if re.search(rf"(?<!\w){re.escape(self.said)}(?!\w)", text, re.IGNORECASE):
            return True
        return all(word.weight and own.likeness(word.stem) == 1 for word in self.label)

    def apart_from(self, other: "_Item") -> list[Word]:
        """Return the telling words of the label that another has not."""
        theirs = {word.stem for word in other.label}
        return [word for word in self.label if word.weight and word.stem not in theirs]


def check_labelled(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for what an item with another label says, and for the version of another name."""
    items = [item for parsed in alignment.cited for item in _items(parsed)]
    if len({item.said for item in items}) < _FEWEST:
        return
    claim = alignment.claim
    own = alignment.spoken
    named = [item for item in items if item.is_named(claim.text, own)]
    if not named:
        return
    other = _better(named, items, alignment) or _version(named, items, alignment)
    if other:
        yield doubtful(Reason.BINDING, f"{named[0].said} / {other.unit.text}")


def _items(parsed: Parsed) -> Iterator[_Item]:
    """Yield the items of a text that have a label, or stand under an item that is one."""
    heads = {unit.text for unit in parsed.units if unit.place}
    for unit in parsed.units:
        found = _LABEL.match(unit.text) if unit.place and not is_row(unit.text) else None
        if found:
            label = [word for word in unit.words if word.start < found.end("label")]
            said = found["label"]
        elif unit.context in heads:
            label, said = list(words_of(unit.context, unit.language)), unit.context
        elif unit.place and len(unit.words) <= _SHORT and (number := _only_number(unit)):
            label = [word for word in unit.words if word.end <= number.span.start]
            said = unit.text[: number.span.start].strip()
        else:
            continue
        if said and len(label) <= _LONGEST and any(word.weight for word in label):
            yield _Item(tuple(label), said, unit)


def _only_number(unit: Unit) -> Quantity | None:
    numbers = unit.quantities
    return numbers[0] if len(numbers) == 1 == len(unit.facts) else None


def _better(named: Sequence[_Item], items: Sequence[_Item], alignment: Alignment) -> _Item | None:
    """Return the item that says most of the rest of a claim, where those that it names say much less."""
    label = Bag.of(word.stem for item in named for word in item.label)
    rest = [word for word in alignment.claim.telling if not label.holds(word)]
    total = sum(word.weight for word in rest)
    if len(rest) < _FEWEST or not total:
        return None

    def says(unit: Unit) -> float:
        return sum(word.weight * unit.own.meets(word) for word in rest) / total

    best = max(items, key=lambda item: says(item.unit))
    most = says(best.unit)
    if (
        most < _SAYS
        or best.said in {item.said for item in named}
        or any(map(best.unit.own.holds, named[0].apart_from(best)))
    ):
        return None
    units = {id(item.unit) for item in items if item not in named}
    others = (unit for parsed in alignment.cited for unit in parsed.units if id(unit) not in units)
    about = (unit for unit in others if all(map(unit.bag.holds, named[0].apart_from(best))))
    return best if all(says(unit) < most - _BETTER for unit in about) else None


def _version(named: Sequence[_Item], items: Sequence[_Item], alignment: Alignment) -> _Item | None:
    """Return the item that has the only number of a claim, where the one that it names has another."""
    numbers = alignment.claim.quantities
    if len(numbers) != 1 or len(named) != 1:
        return None
    if (there := _only_number(named[0].unit)) is None or there.value == numbers[0].value:
        return None
    alike = (item for item in items if (found := _only_number(item.unit)) and found.value == numbers[0].value)
    return next((item for item in alike if not _LABEL.match(item.unit.text)), None)
