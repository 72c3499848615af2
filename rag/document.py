"""A document as a reader leaves it: plain blocks in reading order, with what points to each of them."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum


class Kind(StrEnum):
    """What a block is. A block is the smallest thing that a passage never tears out of its line."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"
    ROW = "row"
    CODE = "code"


@dataclass(frozen=True, slots=True)
class Link:
    """A link as the document has it; `href` may be relative or a bare fragment."""

    text: str
    href: str


@dataclass(frozen=True, slots=True)
class Block:
    """
    One heading, paragraph, list item, table row or piece of code, as plain text without markup.

    Attributes:
        text: Not blank. An item begins with its bullet or number ("- ", "3. "); a row has its cells
            joined by " | "; code keeps its lines.
        level: 1-6 for a heading; the nesting depth from 1 for an item; else 0.
        anchor: The id that a link can point to ("carry-over"), or "".
        page: The page it stands on, from 1, where the format has pages.
        header: For a row, its table's header row in the same form; "" for the header row itself
            and where a table has none.
    """

    kind: Kind
    text: str
    level: int = 0
    anchor: str = ""
    page: int | None = None
    header: str = ""

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise ValueError(f"a {self.kind} block has no text")


@dataclass(frozen=True, slots=True)
class Document:
    """
    What a reader found in one file.

    Attributes:
        title: What the document calls itself; the reader falls back to the file's name. Not blank.
        blocks: In reading order. Empty when there is no text: such a document is reported, not indexed.
        url: Where the document says it lives (front matter, canonical link), or "".
        revised: The day of its last revision by its own word, or None.
        review_by: The day after which it counts as overdue, or None.
        owner: The person or team it names as its owner, or "".
        audience: The groups that may read it by its own word, or INTERNAL (`rag.evidence`); empty when it does not say.
        supersedes: Titles or paths of the documents that it replaces.
        language: A BCP 47 tag by its own word, or "".
        warnings: What the reader had to guess or leave out, for the person who runs the ingest.
    """

    title: str
    blocks: tuple[Block, ...]
    url: str = ""
    revised: date | None = None
    review_by: date | None = None
    owner: str = ""
    audience: frozenset[str] = frozenset()
    supersedes: tuple[str, ...] = ()
    language: str = ""
    links: tuple[Link, ...] = ()
    warnings: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.title.strip():
            raise ValueError("a document needs a title")


@dataclass(frozen=True, slots=True)
class Unreadable:
    """
    A file that gave no document, and the plain reason that a person is told.

    Attributes:
        withdrawn: Whether what was read of it before must not be shown any more: nobody knows who may see it.
    """

    reason: str
    withdrawn: bool = False
