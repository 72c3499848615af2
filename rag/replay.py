"""What recorded questions would have got under other thresholds, without asking a model again."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from rag.answer import SHOWN
from rag.duplicates import folded
from rag.evidence import Hit
from rag.gate import Gates, judge
from rag.outcome import Judged
from rag.particulars import particulars
from rag.quote import quoted
from rag.relevance import is_unsure
from rag.reply import Citation, Question, Tier
from rag.sureness import sureness


class Kind(StrEnum):
    """What is shown for a question that was searched."""

    ANSWER = "answer"
    QUOTES = "quotes"
    REFUSAL = "refusal"


@dataclass(frozen=True, slots=True)
class Decision:
    """What is shown, and how surely."""

    kind: Kind
    tier: Tier

    def __post_init__(self) -> None:
        if (self.kind is Kind.REFUSAL) is not (self.tier is Tier.REFUSE):
            raise ValueError(f"a refusal has the tier of one, and nothing else has: {self!r}")


REFUSED = Decision(Kind.REFUSAL, Tier.REFUSE)


@dataclass(frozen=True, slots=True)
class Recorded:
    """
    A question that was searched, and what was decided.

    Attributes:
        hits: All that were found, best first.
        judged: What a relevance judge left of them, None when none was asked.
        drafted: Whether a model wrote something, posted or not.
    """

    question: Question
    hits: tuple[Hit, ...]
    decision: Decision
    judged: Judged | None = None
    drafted: bool = False

    def __post_init__(self) -> None:
        if self.judged and any(not 0 <= place < len(self.hits) for place in self.judged.kept):
            raise ValueError(f"a judge kept {self.judged.kept} of {len(self.hits)} hits")


def redecided(one: Recorded, gates: Gates) -> Decision:
    """
    Return the decision under these thresholds, from what was found then.

    What models said then holds: a judge's verdicts where it would be asked again, a draft of which nothing stood.
    Where only a new model call could tell, passages are taken for relevant, and an answer for the documents' own
    sentences, as without a model.
    """
    tier = judge(one.hits, particulars(one.question.asked, one.question.language), gates.of(one.hits)).tier
    if tier is Tier.REFUSE:
        return REFUSED
    shown: Sequence[Hit] = folded(one.hits[:SHOWN])
    if one.judged and is_unsure(shown, gates.of(shown).cite_below):
        shown = [one.hits[place] for place in one.judged.kept]
        if not shown:
            return REFUSED
        tier = gates.of(shown).lowered(tier, shown, failed=one.judged.failed)
    kind, found = _kind(one, shown)
    if kind is Kind.QUOTES and found:
        tier = sureness(one.question, found, tier)
    return REFUSED if kind is Kind.REFUSAL else Decision(kind, tier)


def _kind(one: Recorded, shown: Sequence[Hit]) -> tuple[Kind, Sequence[Citation]]:
    """Return the kind of reply, and the quotes where it would be these."""
    kind = one.decision.kind
    if kind is not Kind.QUOTES and (kind is not Kind.REFUSAL or one.drafted):
        return kind, ()
    found = quoted(one.question, shown)
    if kind is Kind.REFUSAL and found:
        kind = Kind.QUOTES
    return kind, found
