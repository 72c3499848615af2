"""What is put in and what comes out: texts that are cited, verdicts, and the reasons for them."""

from dataclasses import dataclass
from enum import Enum, auto

from rag.evidence import Passage

SECTIONS = " — "
"""What stands between the headings above a text."""


class Verdict(Enum):
    """What code can say of a sentence."""

    PROVED = auto()
    DISPROVED = auto()
    UNSURE = auto()


class Kind(Enum):
    """What a sentence is."""

    CLAIM = auto()
    LEAD_IN = auto()
    """Ends with a colon and cites nothing: stands only with a proved item below it."""
    OFFER = auto()
    """A closing question or offer, without a claim: never makes an answer by itself."""


class Reason(Enum):
    """What is wrong, or may be; the value is the rule in words, for a retry or a log."""

    UNCITED = "the sentence cites nothing"
    NUMBER = "the number is not in what is cited"
    UNIT = "the number is cited with another unit, currency or rate"
    DATE = "the date, weekday or time is not in what is cited"
    IDENTIFIER = "the identifier is not in what is cited, sign by sign"
    QUOTE = "the quotation is not in what is cited, word by word"
    NAME = "the name is not in what is cited"
    COMPARISON = "the comparison is turned round"
    NEGATION = "what is cited denies it"

    DENIAL = "it denies what is not denied in what is cited"
    OPPOSITE = "it has the opposite of a word that is cited"
    ORDINAL = "the place in an order is not in what is cited"
    BINDING = "the value or name belongs to something else there"
    SWAP = "a word stands where what is cited has another"
    MODALITY = "it must, may or always be, and what is cited does not say so"
    SCOPE = "all, only or either is added or lost"
    CONDITION = "a condition or an exception is left out"
    CONTENT = "too little of it is in what is cited"
    ASKED = "what is cited only asks it"
    STRANGE = "it speaks of something that is not in what is cited"
    LENT = "it speaks of something that only the question does"
    ELSEWHERE = "another passage says it, not the one cited"
    OPINION = "it asks, or says what its writer thinks, and what is cited does not"
    LANGUAGE = "it is in another language than what is cited"

    @property
    def sure(self) -> bool:
        """Whether code may drop a sentence for it."""
        return self in _SURE


_SURE = frozenset(
    {
        Reason.UNCITED,
        Reason.NUMBER,
        Reason.UNIT,
        Reason.DATE,
        Reason.IDENTIFIER,
        Reason.QUOTE,
        Reason.NAME,
        Reason.COMPARISON,
        Reason.NEGATION,
    }
)


@dataclass(frozen=True, slots=True)
class Problem:
    """
    One thing that speaks against a sentence.

    Attributes:
        detail: The sentence's own words that are meant, and the passage's after " / ", where there are any.
        sure: Whether code is sure of it; a reason that may be sure need not be in every case.
    """

    reason: Reason
    detail: str
    sure: bool


def sure(reason: Reason, detail: str) -> Problem:
    """Return a problem that code is sure of."""
    if not reason.sure:
        raise ValueError(f"code is never sure of {reason!r}: call it doubtful")
    return Problem(reason, detail, sure=True)


def doubtful(reason: Reason, detail: str) -> Problem:
    """Return a problem that a reader has to judge."""
    return Problem(reason, detail, sure=False)


@dataclass(frozen=True, slots=True)
class Quote:
    """A sentence, item or row of a cited text: `cited[index].text[start:end]`, to the sign."""

    index: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Proof:
    """
    The verdict on one sentence.

    Attributes:
        problems: What speaks against it; empty exactly when it is proved. The sure ones come first.
        support: The closest quotes, best first, at most one for each cited text; a proved claim has one or more.
    """

    kind: Kind
    problems: tuple[Problem, ...] = ()
    support: tuple[Quote, ...] = ()

    def __post_init__(self) -> None:
        if self.kind is Kind.CLAIM and not self.problems and not self.support:
            raise ValueError("a claim without a problem needs the quote that supports it")

    @property
    def verdict(self) -> Verdict:
        """Disproved by one sure problem, unsure by any other."""
        if any(problem.sure for problem in self.problems):
            return Verdict.DISPROVED
        return Verdict.UNSURE if self.problems else Verdict.PROVED

    def told(self) -> str:
        """Return the problems in words, for the model and the log; "" for none."""
        return "; ".join(
            f"{one.reason.value} ({one.detail})" if one.detail else one.reason.value for one in self.problems
        )


@dataclass(frozen=True, slots=True)
class Text:
    """
    What can be cited, and what it stands under.

    Attributes:
        section: The headings above it, in one line.
        lead: The header row of a table whose rows the text begins with, or "".
    """

    title: str
    section: str
    text: str
    lead: str = ""

    @classmethod
    def of(cls, passage: Passage) -> "Text":
        """Return a passage as a text."""
        return cls(passage.source.title, SECTIONS.join(passage.section), passage.text, passage.lead)
