"""What an answer may rest on: sources, their passages, and passages found for a question."""

import hashlib
from dataclasses import dataclass
from datetime import date

EVERYONE = "everyone"
"""The audience of a document that says nothing about who may read it: all staff."""

EXTERNAL = "external"
"""The audience of a document that people of other companies may read too: guests, and rooms shared with them."""


INTERNAL = "(internal)"
"""What a document says of itself that is not for outsiders, in the place of groups; no group is called so."""


def readers(said: frozenset[str], usual: frozenset[str]) -> frozenset[str]:
    """Return who may read a document by its own word, and by that of its collection where it names no groups."""
    if INTERNAL in said:
        return (usual - {EXTERNAL}) or frozenset({EVERYONE})
    return said or usual


@dataclass(frozen=True, slots=True)
class Source:
    """
    One document that can be cited.

    Attributes:
        id: Unique in an index and stable over its revisions: `collection:path`.
        url: Opens the document without the bot.
        audience: The groups that may read it; a reader needs one of them. Not empty.
        superseded_by: The id of the source that replaces this one, or "".
    """

    id: str
    title: str
    url: str
    collection: str
    audience: frozenset[str] = frozenset({EVERYONE})
    revised: date | None = None
    review_by: date | None = None
    owner: str = ""
    supersedes: tuple[str, ...] = ()
    superseded_by: str = ""

    def __post_init__(self) -> None:
        if not (self.id and self.title and self.url and self.collection):
            raise ValueError(f"a source needs id, title, url and collection: {self!r}")
        if not self.audience:
            raise ValueError(f"nobody may read source {self.id!r}: give it an audience")


@dataclass(frozen=True, slots=True)
class Place:
    """
    Where words stand in their document.

    Attributes:
        at: Where the place begins in the passage's text, in characters from 0.
        section: Heading path, outermost first, without the title.
        anchor: The nearest id above that a link can point to, or "".
        page: From 1, or None.
    """

    at: int
    section: tuple[str, ...]
    anchor: str
    page: int | None


@dataclass(frozen=True, slots=True)
class Passage:
    """
    A piece of a source: the unit that is searched, shown and cited.

    Attributes:
        text: The document's own words, a slice of its plain text.
        start: Where the text begins in the plain text, in characters from 0.
        end: Where it ends, exclusive: `end - start == len(text)`.
        ordinal: Its place among the passages of its source, from 0.
        section: The heading path it begins under, outermost first, without the title.
        anchor: The nearest id above its beginning that a link can point to, or "".
        page: The page it begins on, from 1, or None.
        lead: A table's header row, when the text begins below it; searched and shown, not counted in `end`.
        places: Where other headings, anchors and pages begin inside the text, in order.
    """

    source: Source
    text: str
    start: int
    end: int
    ordinal: int = 0
    section: tuple[str, ...] = ()
    anchor: str = ""
    page: int | None = None
    lead: str = ""
    places: tuple[Place, ...] = ()

    def __post_init__(self) -> None:
        if self.end - self.start != len(self.text) or not self.text.strip():
            raise ValueError(f"passage {self.ordinal} of {self.source.id!r}: {self.start}-{self.end} is not its text")

    def place(self, words: str) -> Place:
        """Return where these words of the text end, which may begin with a heading; the beginning for the lead's."""
        start = self.text.find(words)
        return self.place_at(start + len(words) - 1 if start >= 0 else -1)

    def place_at(self, at: int) -> Place:
        """Return where a character of the text stands; the beginning for what is before it."""
        inside = [place for place in self.places if place.at <= at]
        return inside[-1] if inside else Place(0, self.section, self.anchor, self.page)

    def says(self, words: str) -> bool:
        """Whether these very characters stand in the text, its lead or a heading above."""
        headings = (self.section, *(place.section for place in self.places))
        return words in self.text or words in self.lead or any(words in one for section in headings for one in section)

    @property
    def digest(self) -> str:
        """32 hex digits that change when the words, or what they stand under, change."""
        return hashlib.sha256("\x1f".join((*self.section, self.lead, self.text)).encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Parts:
    """The raw scores that a hit's score was made of; None where a part was not to be had."""

    coverage: float
    nearness: float
    cosine: float | None = None
    sentence: float | None = None


@dataclass(frozen=True, slots=True)
class Hit:
    """
    A passage found for a question. Sequences of hits are best first.

    Attributes:
        score: The ranking's own scale; comparable between questions, not between rankings.
        probability: How likely the passage holds the answer, 0.0-1.0, calibrated for the ranking
            that gave the score; None when that ranking is not calibrated.
        clauses: The cosine of question and each of `rag.sentences.clauses(passage.text)`, in order; empty when
            they are not embedded.
    """

    passage: Passage
    score: float
    probability: float | None
    parts: Parts
    clauses: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Citable:
    """
    A passage of a prompt, for providers that cite by means of their own. It stands in the prompt's text too.

    Attributes:
        key: Its name in the prompt's text, and in markers.
    """

    key: str
    title: str
    text: str
