"""
Hits with what stands before and after them on their page, as one longer passage in the document's order.

A model reads the whole; what a hit was found for stays known, so that a citation can be held to it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rag.errors import PortError
from rag.evidence import Hit, Passage, Place
from rag.ports import Index

_LONGEST = 2700
"""Characters of a widened passage: three passages of the usual size."""


@dataclass(frozen=True, slots=True)
class Widened:
    """
    A stretch of one page.

    Attributes:
        hits: What was found in it, best first; at least one. Their passages are what can be cited.
        passage: All of it: the hits and what stands around them. The passage of the hit itself where nothing does.
    """

    hits: tuple[Hit, ...]
    passage: Passage

    def __post_init__(self) -> None:
        whole = self.passage
        inside = [h.passage for h in self.hits if whole.start <= h.passage.start and h.passage.end <= whole.end]
        if not self.hits or len(inside) != len(self.hits):
            raise ValueError(f"a stretch of {whole.source.id!r} does not hold all of its hits")


async def widened(hits: Sequence[Hit], index: Index, window: int = 1, longest: int = _LONGEST) -> tuple[Widened, ...]:
    """
    Return stretches that together hold every hit once, ordered by the best hit of each.

    No passage stands in two of them, and none is longer than `longest` characters unless a hit alone is. Where the
    neighbours cannot be had the hits stand as they are.

    Args:
        hits: Best first.
        index: Where the neighbours are.
        window: Passages before and after a hit.
        longest: Characters of a stretch.
    """
    stretches: list[Widened] = []
    taken = {_place(hit.passage) for hit in hits}
    for hit, around in zip(hits, await _around(hits, index, window), strict=True):
        at, stretch = _with(hit, stretches, longest)
        for neighbour in around:
            wider = _joined(stretch.passage, neighbour, longest)
            if wider and _place(neighbour) not in taken:
                taken.add(_place(neighbour))
                stretch = replace(stretch, passage=wider)
        stretches[at:] = [stretch, *stretches[at + 1 :]]
    return tuple(stretches)


def _with(hit: Hit, stretches: Sequence[Widened], longest: int) -> tuple[int, Widened]:
    """Return the stretch that the hit continues, with it, and its place; behind the last one a stretch of its own."""
    for at, stretch in enumerate(stretches):
        wider = _joined(stretch.passage, hit.passage, longest)
        if wider:
            return at, Widened((*stretch.hits, hit), wider)
    return len(stretches), Widened((hit,), hit.passage)


async def _around(hits: Sequence[Hit], index: Index, window: int) -> list[list[Passage]]:
    """Return each hit's neighbours, the nearest first; none when they cannot be had."""
    try:
        found = await index.neighbours([hit.passage for hit in hits], window)
    except PortError:
        return [[] for _ in hits]
    return [_nearest_first(hit.passage.ordinal, around) for hit, around in zip(hits, found, strict=True)]


def _nearest_first(own: int, around: Sequence[Passage]) -> list[Passage]:
    return sorted((p for p in around if p.ordinal != own), key=lambda p: abs(p.ordinal - own))


def _place(passage: Passage) -> tuple[str, int]:
    return passage.source.id, passage.start


def _joined(one: Passage, other: Passage, longest: int) -> Passage | None:
    """Return two passages of one page as one, when nothing unknown stands between them and it is not too long."""
    if one.source.id != other.source.id:
        return None
    first, second = sorted((one, other), key=lambda passage: passage.start)
    between = _between(first, second)
    if between is None or second.end - first.start > longest:
        return None
    if second.lead not in ("", first.lead) and not first.says(second.lead):
        return None  # a row is not understood without its header, and there is no place for it
    offset = second.start - first.start
    return replace(
        first,
        source=one.source,
        text=f"{first.text}{between}{second.text}",
        end=second.end,
        places=(*first.places, *_places(second, offset)),
    )


def _between(first: Passage, second: Passage) -> str | None:
    """
    Return what stands between two passages that follow each other; None when they do not, or it is not known.

    A passage leaves out only line breaks and the headings that it stands under.
    """
    gap = second.start - first.end
    if gap < 0:
        return None
    if gap <= 2:
        return "\n" * gap
    headings = ("\n\n".join(("", *second.section[at:], "")) for at in range(len(second.section)))
    return next((text for text in headings if len(text) == gap), None)


def _places(passage: Passage, offset: int) -> Iterator[Place]:
    yield Place(offset, passage.section, passage.anchor, passage.page)
    for place in passage.places:
        yield replace(place, at=place.at + offset)
