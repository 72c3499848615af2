"""How much of a page's own lists, headings and tables an extractor left out beside what it kept."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from lxml import etree

from adapters.readers.boilerplate import is_named_noise, is_noise
from adapters.readers.markup import is_hidden
from rag.document import Block, Kind

_SECTIONS = ("h2", "h3", "h4", "h5", "h6")
_PARTS = (*_SECTIONS, "p", "li", "dt", "dd", "td", "th", "pre", "blockquote")
_GROUPS = frozenset("ul ol dl table blockquote".split())
_BEGINNING = 40
"""Letters by which a text is found again; its end may have been cleaned of links and footnotes."""

_MOST_PARTS = 3_000
"""Looked at of a page: each is searched for in all that was kept, and a long encyclopedia's page has some 700."""

_NO_LETTERS = re.compile(r"\W+")
_TEXT = etree.XPath(".//text()[not(parent::style or parent::script)]")


@dataclass(frozen=True, slots=True)
class _Part:
    """
    A heading, a paragraph, an item, a cell.

    Attributes:
        letters: How many it has.
        counts: Whether it is missed where it is not kept: an extractor judges paragraphs one by one, and rightly so.
    """

    letters: int
    kept: bool
    heading: bool
    counts: bool


def share_left_out(body: etree._Element, blocks: Sequence[Block]) -> float:
    """
    Return which share of the letters was left out beside something that was kept; 0.0 when nothing was kept.

    Only what stands in the same element as a kept text is looked at, in no menu or other boilerplate: lists,
    section headings, tables, quotes, code.
    """
    kept, missed = 0, 0
    for parts in _by_home(body, blocks):
        if any(part.kept and not part.heading for part in parts):
            kept += sum(part.letters for part in parts if part.kept)
            missed += sum(part.letters for part in parts if part.counts and not part.kept)
    return missed / (kept + missed) if missed else 0.0


def _by_home(body: etree._Element, blocks: Sequence[Block]) -> Iterable[list[_Part]]:
    text = _letters("".join(block.text for block in blocks))
    headings = {_letters(block.text) for block in blocks if block.kind is Kind.HEADING}
    homes: dict[etree._Element, list[_Part]] = {}
    for element in islice(_innermost_parts(body), _MOST_PARTS):
        said = _letters("".join(_TEXT(element)))
        if said and not _is_linked(element, said):
            heading = element.tag in _SECTIONS
            kept = said in headings if heading else said[:_BEGINNING] in text
            part = _Part(len(said), kept, heading, counts=element.tag != "p")
            homes.setdefault(_home(element, body), []).append(part)
    return homes.values()


def _innermost_parts(body: etree._Element) -> Iterator[etree._Element]:
    """Yield the elements that hold text and no others of the kind, outside of boilerplate."""
    inside: set[etree._Element] = set()
    for element in body.iter("*"):
        if element.getparent() in inside or _is_aside(element, body):
            inside.add(element)
        elif element.tag in _PARTS and next(element.iterdescendants(*_PARTS), None) is None:
            yield element


def _is_aside(element: etree._Element, body: etree._Element) -> bool:
    return element is not body and (is_noise(element) or is_named_noise(element) or is_hidden(element))


def _is_linked(element: etree._Element, said: str) -> bool:
    """Say whether most of it are links: a menu, a list of related pages."""
    return 2 * sum(len(_letters("".join(link.itertext("*")))) for link in element.iter("a")) > len(said)


def _home(element: etree._Element, body: etree._Element) -> etree._Element:
    """Return what holds the element, or the outermost list, table or quote that it is in."""
    home = element.getparent()
    for outer in element.iterancestors():
        if outer is body:
            break
        if outer.tag in _GROUPS:
            home = outer.getparent()
    return home


def _letters(text: str) -> str:
    return _NO_LETTERS.sub("", text)
