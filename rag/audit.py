"""
A second look at a sample of what was posted: a judge reads sentences that code had proven.

It is taken after the answer was posted, so that nobody waits for it, and what it finds goes to the reviewers.
"""

from dataclasses import dataclass
from datetime import date

from rag.evidence import Passage
from rag.faithfulness import Claim, Support, sampled, supports
from rag.meter import Metered
from rag.outcome import Spent
from rag.ports import Models
from rag.reply import Answer, Question, Reply


@dataclass(frozen=True, slots=True)
class Audited:
    """
    What a judge said of a posted answer.

    Attributes:
        rejected: The sentences that it found unsupported, in order; empty when it found none, or did not answer.
        read: How many it was given.
    """

    rejected: tuple[str, ...]
    read: int
    spent: Spent


class Auditor:
    """
    Has a sample of the answers read, within what a day may cost.

    Args:
        share: Of the answers, 0.0-1.0; which ones is settled by the message, the same after a restart.
        daily_cost: US dollars; when they are spent, no more is read that day. Calls of a model without a price, one on
            a server of one's own, cost nothing here.
    """

    def __init__(self, models: Models, share: float, daily_cost: float) -> None:
        self._models = models
        self._share = share
        self._daily_cost = daily_cost
        self._day: date | None = None
        self._cost = 0.0

    async def audit(self, message_id: str, question: Question, reply: Reply, day: date) -> Audited | None:
        """
        Return what the judge says of a posted reply; None when it is not of the sample, or need not be read.

        Never raises a PortError.

        Args:
            message_id: Of the question; unlike that of any other message anywhere.
            question: As it was answered.
            reply: What was posted.
            day: Today, for what a day may cost.
        """
        claims = self._claims(reply) if isinstance(reply, Answer) else ()
        if not claims or not self._can_pay(day) or not sampled(message_id, self._share):
            return None
        llm = Metered(self._models.llm)
        verdicts = await supports(question, claims, llm, self._models.nonce())
        self._cost += llm.spent.cost
        rejected = (claim.text for claim, said in zip(claims, verdicts, strict=True) if said is Support.NOT)
        return Audited(tuple(rejected), len(claims), llm.spent)

    def _claims(self, answer: Answer) -> tuple[Claim, ...]:
        """Return what the model wrote and cites; none of a strict collection, which a judge has read before."""
        if any(citation.passage.source.collection in self._models.strict for citation in answer.citations):
            return ()
        return tuple(
            Claim(sentence.text, tuple(p for n in sentence.citations for p in _passages(answer, n)))
            for sentence in answer.sentences()
            if sentence.citations and not sentence.quoted
        )

    def _can_pay(self, day: date) -> bool:
        if day != self._day:
            self._day, self._cost = day, 0.0
        return self._cost < self._daily_cost


def _passages(answer: Answer, number: int) -> tuple[Passage, ...]:
    return answer.citations[number - 1].passages
