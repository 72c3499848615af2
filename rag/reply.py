"""A question as the core reads it, and the closed union of what it can reply."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from rag.document import Kind
from rag.evidence import EVERYONE, Passage, Place
from rag.unwritten import Unwritten

_STOPS = ".!?…:;。！？｡：；"


@dataclass(frozen=True, slots=True)
class Question:
    """
    What to look for, for whom, and where.

    Attributes:
        text: Stands alone; shown as "Read as" when it differs from `asked`.
        asked: The asker's own words.
        previous: The asker's turn before it, or "": search mixes it in.
        leans: Whether the question needs the thread to be understood.
        language: BCP 47 primary tag of the question.
        audience: The groups whose documents this reader, or this room, may see. Empty sees nothing.
        collections: Where to look; empty looks everywhere that the audience allows.
        day: When it was asked, where the asker is; None where that is not known.
    """

    text: str
    asked: str
    previous: str = ""
    leans: bool = False
    language: str = "en"
    audience: frozenset[str] = frozenset({EVERYONE})
    collections: tuple[str, ...] = ()
    day: date | None = None

    def __post_init__(self) -> None:
        if not self.text.strip() or not self.asked.strip():
            raise ValueError("a question is not blank")


class Tier(StrEnum):
    """How sure, so how it speaks."""

    NORMAL = "normal"
    CITE = "cite"
    HEDGE = "hedge"
    REFUSE = "refuse"


class Why(StrEnum):
    """Why there is no answer."""

    NO_EVIDENCE = "no_evidence"
    NOT_ALLOWED = "not_allowed"
    UNAVAILABLE = "unavailable"
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class Citation:
    """
    One entry of the source list.

    Attributes:
        number: From 1, by first use.
        quote: Words that occur in `passage.text` or its lead, character for character.
        link: Opens the page at the quote.
        context: A line of the passage that the quote needs to be understood, as its table's header, or "".
        also: Further passages that the answer rests on at the same place of the same page.
    """

    number: int
    passage: Passage
    quote: str
    link: str
    context: str = ""
    also: tuple[Passage, ...] = ()

    def __post_init__(self) -> None:
        if self.number < 1:
            raise ValueError(f"citations are numbered from 1, not {self.number}")
        if not self.quote or not self.passage.says(self.quote) or not self.passage.says(self.context):
            raise ValueError(f"the quote of citation {self.number} is not in its passage: {self.quote!r}")

    @property
    def passages(self) -> tuple[Passage, ...]:
        """All that the entry stands for, the quote's own first."""
        return (self.passage, *self.also)

    @property
    def place(self) -> Place:
        """Where the quote stands in its document."""
        return self.passage.place(self.quote)

    def says(self, *words: str) -> bool:
        """Whether these very characters stand in a passage of this entry, all in one."""
        return any(all(map(passage.says, words)) for passage in self.passages)


@dataclass(frozen=True, slots=True)
class Sentence:
    """
    A sentence of an answer, without its markers.

    Attributes:
        text: Plain, with the backticks of inline code. A table row has its cells joined by " | "; code keeps its lines.
        citations: Numbers of the citations that prove it; none for a heading, a lead-in, a header, a closing question.
        quoted: Whether these are a passage's own words, shown in the place of words that could not be proven.
        under: The passage's heading or lead-in without which a quoted sentence would say more, or the opposite, or "".
    """

    text: str
    citations: tuple[int, ...] = ()
    quoted: bool = False
    under: str = ""

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise ValueError("a sentence is not blank")
        if self.quoted and not self.citations:
            raise ValueError(f"a quoted sentence says where it stands: {self.text!r}")

    def parted(self) -> tuple[str, str]:
        """Return the words and the stop at their end, "" if there is none: markers stand between the two."""
        words = self.text.rstrip(_STOPS)
        return words, self.text[len(words) :]


@dataclass(frozen=True, slots=True)
class Piece:
    """
    A paragraph, heading, list item, table row or piece of code of an answer.

    Attributes:
        sentences: At least one; a row and a piece of code are one.
        mark: An item's bullet ("-") or number ("3."), the language of code, or "".
        level: 1-6 for a heading; the nesting depth from 1 for an item; else 0.
    """

    kind: Kind
    sentences: tuple[Sentence, ...]
    mark: str = ""
    level: int = 0

    def __post_init__(self) -> None:
        if not self.sentences:
            raise ValueError(f"a {self.kind} of an answer has no sentence")


@dataclass(frozen=True, slots=True)
class Answer:
    """
    What a model wrote, as far as it is proven, each sentence with its citations.

    Attributes:
        citations: Numbered from 1 by first use; exactly those that the sentences cite, at least one.
        conflicts: Pairs of citation numbers whose passages contradict each other.
        model: Who wrote: `provider/model`.
        missing: What of the question the documents do not say, in words of the question.
        cut: Whether the model ran out of room: there is more that it did not write.
    """

    pieces: tuple[Piece, ...]
    citations: tuple[Citation, ...]
    tier: Tier
    model: str
    official_url: str
    conflicts: tuple[tuple[int, int], ...] = ()
    missing: tuple[str, ...] = ()
    cut: bool = False

    def __post_init__(self) -> None:
        numbers = tuple(citation.number for citation in self.citations)
        cited = tuple(dict.fromkeys(number for sentence in self.sentences() for number in sentence.citations))
        if not numbers or numbers != cited or numbers != tuple(range(1, len(numbers) + 1)):
            raise ValueError(f"citations {numbers} are not the markers {cited}, numbered by first use")
        if self.tier is Tier.REFUSE:
            raise ValueError("a refusal has no answer")
        if any(number not in numbers for pair in self.conflicts for number in pair):
            raise ValueError(f"conflicts {self.conflicts} name what is not cited")
        for one in (sentence for sentence in self.sentences() if sentence.quoted):
            if not any(self.citations[n - 1].says(one.text, one.under) for n in one.citations):
                raise ValueError(f"no page that it cites says {one.text!r}")

    def sentences(self) -> Iterator[Sentence]:
        """Yield all sentences in order."""
        for piece in self.pieces:
            yield from piece.sentences


@dataclass(frozen=True, slots=True)
class Quotes:
    """
    The closest sentences of the documents, verbatim, each with its citation: an answer without a model.

    Attributes:
        conflicts: Pairs of citation numbers that speak of the same with other figures.
        missing: The parts of a question that asks several things, in its words, for which no sentence was found.
        unwritten: Why there is no answer of a model.
    """

    citations: tuple[Citation, ...]
    tier: Tier
    official_url: str
    conflicts: tuple[tuple[int, int], ...] = ()
    missing: tuple[str, ...] = ()
    unwritten: Unwritten = Unwritten.NO_MODEL

    def __post_init__(self) -> None:
        if not self.citations or [c.number for c in self.citations] != list(range(1, len(self.citations) + 1)):
            raise ValueError("quotes need citations, numbered from 1 in order")
        if self.tier is Tier.REFUSE:
            raise ValueError("a refusal has no quotes")


@dataclass(frozen=True, slots=True)
class Refusal:
    """
    No answer, and where to go instead.

    Attributes:
        official_url: Never empty: a refusal without a way on is not built.
        searched: Names of the collections that were looked through.
        nearest: Titles of the closest pages that this reader may see, best first; may be empty.
        missing: Words of the question that nothing found contains (a name, a number), if that is why.
    """

    why: Why
    official_url: str
    searched: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.official_url:
            raise ValueError("a refusal links the official source")


@dataclass(frozen=True, slots=True)
class Chat:
    """Words in the bot's own name: a greeting, thanks, help. No retrieval."""

    text: str


Reply = Answer | Quotes | Refusal | Chat
