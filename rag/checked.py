"""What is asked of a proof, and what a check says of a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from rag.cite import Unit
from rag.evidence import Passage
from rag.prove import Proof
from rag.roles import Role
from rag.sentences import QUESTION_MARKS


class Prove(Protocol):
    """Code that says whether a sentence follows from texts, as `rag.prove` does."""

    def __call__(self, claim: str, cited: Sequence[Passage], given: Sequence[Passage], question: str, /) -> Proof:
        """
        Return the verdict on a claim by what it cites; `given` is all that the model was shown.

        Of a line that ends with a colon and cites nothing only values and names count: `given` must have them.
        """


class Fault(StrEnum):
    """Why a sentence is not shown as it was written."""

    UNCITED = "uncited"
    INVENTED = "invented"
    ADDRESS = "address"
    GAP = "gap"
    DISPROVED = "disproved"
    UNSURE = "unsure"
    REJECTED = "rejected"
    ORPHANED = "orphaned"
    ABSTAINED = "abstained"
    CUT = "cut"
    QUOTED = "quoted"
    RECITED = "recited"
    REPEATED = "repeated"
    STATED = "stated"


AS_WRITTEN = (None, Fault.RECITED)
"""Of a sentence that code has proven, and that is shown in the draft's own words."""


@dataclass(frozen=True, slots=True)
class Found:
    """Words that a sentence rests on: `passage.text[start:end]` of the passage with this key."""

    key: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Checked:
    """
    A sentence with what code says of it.

    Attributes:
        fault: None when it is proven, or claims nothing that is wrong; RECITED when it is by another passage than the
            draft names, which is the one in `unit.keys`.
        detail: What is wrong, in words for the model and the log.
        support: The passages' words that come closest, best first.
        foreign: Whether it is in another language than what it cites, so that words cannot be compared.
        echoes: Whether it does not stand and every word of weight in it is the question's own: small models turn a
            question into a statement, and small judges believe it.
        lent: Whether it speaks of what the question does and nothing cited: small judges believe that, too.
        framed_by: The keys of what stands under a frame that states something; of no other sentence any.
        read_as: What it says with the line that leads it in, where it is a fragment of that; else "".
    """

    unit: Unit
    fault: Fault | None = None
    detail: str = ""
    support: tuple[Found, ...] = ()
    foreign: bool = False
    echoes: bool = False
    lent: bool = False
    framed_by: tuple[str, ...] = ()
    read_as: str = ""


def refused(unit: Unit) -> Checked | None:
    """Return a sentence that no proof can make one to post, with what is wrong with it; None of any other."""
    if unit.strange:
        return Checked(unit, Fault.ADDRESS, f"no passage has the address {', '.join(unit.strange)}")
    if unit.gap:
        return Checked(unit, Fault.GAP, "a marker stands in the place of a word")
    if unit.keys and unit.role is Role.CLAIM and unit.text.endswith(QUESTION_MARKS):
        return Checked(unit, Fault.DISPROVED, "a question tells nothing")
    return None
