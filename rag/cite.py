"""
From a draft to its sentences, each with what it cites.

Whatever a model writes, a sentence comes out with the passages that were given and that it names, with the labels that
nobody gave, and with the addresses that no passage has.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from rag.bracketed import bracketed, has_brackets
from rag.document import Kind
from rag.evidence import Passage
from rag.outline import Block, outline
from rag.roles import Role, closings, role_of
from rag.spell import Spelled, addresses, spelled

CELLS = " | "
"""What stands between the cells of a row."""


@dataclass(frozen=True, slots=True)
class Given:
    """A passage under the key by which the model knows it: a number, or a letter, a digit and a letter."""

    key: str
    passage: Passage


@dataclass(frozen=True, slots=True)
class Unit:
    """
    A sentence of a draft, at `text[start:end]` of it.

    Attributes:
        text: Without markers, links, markup; a row has its cells joined by " | ".
        keys: The keys it cites, in order of appearance, each once.
        unknown: Labels of its markers that were not given.
        strange: Addresses in it that no passage has.
        gap: Whether a marker stood in the place of a word.
        block: The place of its block in the draft.
    """

    text: str
    role: Role
    start: int
    end: int
    block: int
    keys: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    strange: tuple[str, ...] = ()
    gap: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """
    What a model wrote, in parts.

    Attributes:
        units: In order. A block may have none.
        abstained: Whether it says that the passages do not answer.
        missing: What of the question the passages do not say, in its words: not proven.
    """

    text: str
    blocks: tuple[Block, ...]
    units: tuple[Unit, ...]
    abstained: bool
    missing: tuple[str, ...]

    def under(self, place: int) -> Iterator[int]:
        """
        Yield the places of the claims that stand under a lead-in, a heading or a table's header.

        Under a lead-in: the rest of its paragraph and the next one, or the whole list, table or code that follows.
        """
        own = self.units[place]
        following = range(place + 1, len(self.units))
        if own.role is Role.HEADING:
            yield from self._section(own, following)
            return
        kind: Kind | None = None
        for at in following:
            unit = self.units[at]
            block = self.blocks[unit.block]
            if unit.role in (Role.HEADING, Role.LEAD_IN) and block.kind is not Kind.ITEM:
                return
            if unit.block != own.block:
                listed = block.kind in (Kind.ITEM, Kind.ROW, Kind.CODE)
                if kind is not None and (block.kind is not kind or not listed):
                    return
                kind = block.kind
            if unit.role in (Role.CLAIM, Role.CODE):
                yield at

    @property
    def breaks_off(self) -> bool:
        """Whether the last sentence does: no stop and no marker at its end."""
        left = self.text.rstrip()
        return not left.endswith((".", "!", "?", "…", "。", "！", "？", "]", "】", "］", "```", ")", "|"))

    def table(self, unit: Unit) -> int:
        """Return the block that the table of a row begins with."""
        at = unit.block
        while at > 0 and not self.blocks[at].header and self.blocks[at - 1].kind is Kind.ROW:
            at -= 1
        return at

    def columns(self, unit: Unit) -> tuple[str, ...]:
        """Return the names of the columns that a row stands in; none outside of tables, and without a header."""
        if self.blocks[unit.block].kind is not Kind.ROW:
            return ()
        at = self.table(unit)
        header = next((one for one in self.units if one.block == at and one.role is Role.HEADER), None)
        return tuple(header.text.split(CELLS)) if header else ()

    def _section(self, heading: Unit, following: Sequence[int]) -> Iterator[int]:
        level = self.blocks[heading.block].level
        for at in following:
            unit = self.units[at]
            if unit.role is Role.HEADING and self.blocks[unit.block].level <= level:
                return
            if unit.role in (Role.CLAIM, Role.CODE):
                yield at


def read_draft(text: str, given: Sequence[Given], official_url: str = "") -> Draft:
    """Return the draft in parts, in time linear in its length; nothing that a model writes raises."""
    found = outline(text)
    reader = _Reader(
        text, frozenset(one.key for one in given), _known(text, given, official_url), _bracketed(text, given)
    )
    units: list[Unit] = []
    for place, block in enumerate(found.blocks):
        below = found.blocks[place + 1] if place + 1 < len(found.blocks) else None
        said, loose = reader.read(place, block, leads=below is not None and _leads(block, below))
        if loose and units:  # a line of markers alone belongs to what stands above it
            units[-1] = reader.citing(units[-1], loose)
        units.extend(said)
    last = len(units) - closings([(unit.role, unit.text, bool(unit.keys or unit.unknown)) for unit in units])
    units[last:] = [replace(unit, role=Role.CLOSING) for unit in units[last:]]
    return Draft(text, found.blocks, tuple(units), found.abstained, found.missing)


@dataclass(frozen=True, slots=True)
class _Reader:
    text: str
    keys: Collection[str]
    known: Collection[str]
    brackets: Collection[str] | None

    def read(self, place: int, block: Block, *, leads: bool) -> tuple[list[Unit], tuple[str, ...]]:
        """Return the units of a block, or the labels of one that is nothing but markers; its last one may lead in."""
        if block.kind is Kind.CODE:
            code = self.text[block.start : block.end]
            return [Unit(code, Role.CODE, block.start, block.end, place)], ()
        found = spelled(self.text, block, self.brackets)
        if not found[-1].says_something and len(found) == 1:
            return [], found[0].labels
        shared = found[-1].labels if block.kind is Kind.ITEM else ()  # an item is one statement, marked once
        last = len(found) - 1
        return [self._unit(one, place, block, shared, leads=leads and at == last) for at, one in enumerate(found)], ()

    def citing(self, unit: Unit, labels: Iterable[str]) -> Unit:
        """Return the unit with what further labels name; a heading cites nothing."""
        if unit.role is Role.HEADING:
            return unit
        wanted = tuple(labels)
        keys = dict.fromkeys((*unit.keys, *(label for label in wanted if label in self.keys)))
        unknown = dict.fromkeys((*unit.unknown, *(label for label in wanted if label not in self.keys)))
        return replace(unit, keys=tuple(keys), unknown=tuple(unknown))

    def _unit(self, one: Spelled, place: int, block: Block, shared: tuple[str, ...], *, leads: bool) -> Unit:
        role = role_of(one.text, block, cited=bool(one.labels), leads=leads)
        strange = tuple(address for address in one.addresses if address not in self.known)
        unit = Unit(one.text, role, one.start, one.end, place, strange=strange, gap=one.gap)
        labels = () if role is Role.LEAD_IN else one.labels  # a bare "Yes [1]" is proven by what follows
        return self.citing(unit, labels or (shared if role is Role.CLAIM else ()))


def _leads(block: Block, below: Block) -> bool:
    """Whether the block below, a list, a table or code, is what the end of a block may lead in."""
    if block.kind is Kind.ITEM:
        return below.kind is Kind.ITEM and below.level > block.level
    return block.kind is Kind.PARAGRAPH and below.kind in (Kind.ITEM, Kind.ROW, Kind.CODE)


def _known(text: str, given: Iterable[Given], official_url: str) -> frozenset[str]:
    """Return the addresses that the text may say: those of the passages, word for word, and the official one."""
    found = {official_url}
    if not addresses(text):
        return frozenset(found)
    for one in given:
        found.add(one.passage.source.url)
        found.update(addresses(_whole(one.passage)))
    return frozenset(found)


def _bracketed(text: str, given: Iterable[Given]) -> frozenset[str] | None:
    """Return what the passages have in brackets, None for a text without any."""
    return bracketed(_whole(one.passage) for one in given) if has_brackets(text) else None


def _whole(passage: Passage) -> str:
    return "\n".join((passage.source.title, *passage.section, passage.lead, passage.text))
