"""A tree of HTML to blocks: what a reader of the page sees, in order, with the ids that links can point to."""

from lxml import etree, html

from adapters.readers.markup import anchor_of, box_of, code_of, is_headed, is_hidden, is_layout, number_of, rows_of
from adapters.readers.scribe import Scribe
from adapters.readers.tables import WIDEST_SPAN, Cell, fill_spans
from adapters.readers.unseen import without_unseen

_UNSEEN = frozenset(
    "script style noscript template head title object svg math iframe audio video canvas select".split()
)
_INLINE = frozenset(
    "a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark q s samp small span strike "
    "strong sub sup time tt u var wbr button output meter progress acronym nobr".split()
)
_HEADINGS = {f"h{level}": level for level in range(1, 7)}
_MOST_CELLS = 200_000
"""Of one table after its spans are filled; a sheet of this size is no page that people read."""

_LINE = "\x0b"
"""Stands for `<br>` while the blanks of the source are folded; cannot occur in parsed HTML."""


def parse_fragment(text: str) -> etree._Element:
    """Return a tree of some HTML without what it hides; what is open is closed, nothing is fetched."""
    root = html.fragment_fromstring(text.replace("\x00", ""), create_parent="div")
    return without_unseen(root, text)


def write_hypertext(root: etree._Element, scribe: Scribe) -> None:
    """Write down everything below the root that a reader would see."""
    walk = _Walk(scribe)
    walk.inside(root)
    walk.flush()


class _Walk:
    """
    Walks the tree once. Inline text gathers until a block begins or ends.

    The depth of recursion is the tree's: libxml2 stops at 256.
    """

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe
        self._said: list[str] = []
        self._lists: list[_List] = []
        self._marker = ""
        self._term = ""

    def inside(self, element: etree._Element) -> None:
        """Walk the text and the children of one element."""
        self._say(element.text)
        for child in element:
            if isinstance(child.tag, str) and not is_hidden(child):
                self._element(child, child.tag.lower())
            self._say(child.tail)

    def flush(self) -> None:
        """End the paragraph or item that is being gathered."""
        text = self._taken()
        if not text.strip():
            return
        if self._marker:
            self._scribe.item(self._marker, text, len(self._lists))
            self._marker = ""
        else:
            self._scribe.paragraph(text)

    def _say(self, text: str | None) -> None:
        if text:
            self._said.append(text)

    def _taken(self) -> str:
        """Return what was gathered, with the source's own line ends as blanks."""
        text = "".join(self._said)
        self._said.clear()
        return " ".join(text.replace("\n", " ").replace("\r", " ").split(" ")).replace(_LINE, "\n")

    def _element(self, element: etree._Element, tag: str) -> None:
        if tag in _UNSEEN:
            return
        if tag in _INLINE:
            self._inline(element, tag)
            return
        if tag == "br":
            self._say(_LINE)
            return
        self.flush()
        self._block(element, tag)
        self.flush()

    def _inline(self, element: etree._Element, tag: str) -> None:
        self._mark(element)
        match tag:
            case "a":
                self._link(element)
            case "img":
                self._say(element.get("alt"))
            case "input":
                self._say(box_of(element))
            case "code" if "\n" in (element.text or "").strip() and not self._said:
                self._scribe.code(code_of(element))
            case "q":
                self._say("“")
                self.inside(element)
                self._say("”")
            case _:
                self.inside(element)

    def _link(self, element: etree._Element) -> None:
        start = len(self._said)
        self.inside(element)
        self._scribe.link("".join(self._said[start:]).replace(_LINE, " ").replace("\n", " "), element.get("href", ""))

    def _block(self, element: etree._Element, tag: str) -> None:
        if tag not in _HEADINGS:
            self._mark(element)
        match tag:
            case "pre" | "textarea" | "code":
                self._scribe.code(code_of(element))
            case "ul" | "ol" | "menu":
                self._list(element, ordered=tag == "ol")
            case "li":
                self._marker = self._lists[-1].next_marker(element) if self._lists else "-"
                self.inside(element)
                self.flush()
                self._marker = ""
            case "dt" | "dd":
                self._definition(element, tag)
            case "table":
                self._table(element)
            case _ if tag in _HEADINGS:
                self._heading(element, _HEADINGS[tag])
            case _:
                self.inside(element)

    def _heading(self, element: etree._Element, level: int) -> None:
        own = element.get("id") or next((anchor_of(child) for child in element.iter("*") if anchor_of(child)), "")
        self.inside(element)
        self._scribe.heading(level, self._taken().rstrip("¶# \n"), own)

    def _list(self, element: etree._Element, *, ordered: bool) -> None:
        marker, self._marker = self._marker, ""
        if marker:
            self._marker = marker  # an item that holds only a list: its first words take the item's marker
        self._lists.append(_List(ordered=ordered, number=number_of(element.get("start"), 1)))
        self.inside(element)
        self.flush()
        self._lists.pop()

    def _definition(self, element: etree._Element, tag: str) -> None:
        """Write a term with each of its definitions: `- Term: definition`."""
        self.inside(element)
        text = " ".join(self._taken().split())
        if tag == "dt":
            if self._term:
                text = f"{self._term}, {text}"
            self._term = text
            return
        self._scribe.item("-", f"{self._term}: {text}" if self._term and text else text or self._term, 1)
        self._term = ""

    def _table(self, element: etree._Element) -> None:
        rows = rows_of(element)
        if is_layout(element, rows):
            self.inside(element)
            return
        for caption in element.findall("caption"):
            self.inside(caption)
            self.flush()
        cells = [[self._cell(cell) for cell in row if cell.tag in ("td", "th")] for row in rows]
        if sum(cell.across * cell.down for row in cells for cell in row) > _MOST_CELLS:
            cells = [[Cell(cell.text) for cell in row] for row in cells]
        self._scribe.table(fill_spans(cells), headed=is_headed(rows))

    def _cell(self, element: etree._Element) -> Cell:
        """Return a cell; blocks inside it stand one behind the other."""
        inner = _Walk(_Ear(self._scribe))
        inner.inside(element)
        inner.flush()
        text = " ".join(block.text for block in inner._scribe.blocks)
        down, across = (min(number_of(element.get(name), 1), WIDEST_SPAN) for name in ("rowspan", "colspan"))
        return Cell(text, down, across)

    def _mark(self, element: etree._Element) -> None:
        anchor = anchor_of(element)
        if anchor:
            self._scribe.mark(anchor)


class _Ear(Scribe):
    """Hears the blocks of a cell; links and anchors go to the scribe of the page."""

    def __init__(self, outer: Scribe) -> None:
        super().__init__()
        self.links = outer.links
        self._outer = outer

    def mark(self, anchor: str) -> None:
        self._outer.mark(anchor)


class _List:
    """Numbers the items of one list."""

    def __init__(self, *, ordered: bool, number: int) -> None:
        self._ordered = ordered
        self._number = number

    def next_marker(self, item: etree._Element) -> str:
        if not self._ordered:
            return "-"
        number = number_of(item.get("value"), self._number)
        self._number = number + 1
        return f"{number}."
