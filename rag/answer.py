"""From a question to a reply: search, judge, quote or refuse."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rag.evidence import Hit
from rag.gate import Gate, Verdict, judge
from rag.official import Officials
from rag.particulars import particulars
from rag.ports import Index
from rag.quote import quotes
from rag.reply import Question, Quotes, Refusal, Reply, Tier, Why
from rag.supersede import newest_first

_FOUND = 30  # hits asked of the index: what a second opinion could still reorder
_NEAREST = 3  # titles in a refusal


@dataclass(frozen=True, slots=True)
class Grounded:
    """
    Answers from an index, without a model.

    Attributes:
        officials: Where refusals send people.
        clock: Seconds of a clock that never goes back.
        titles: What people call a collection, by its name; the name itself where none is given.
    """

    index: Index
    officials: Officials
    clock: Callable[[], float]
    gate: Gate = field(default_factory=Gate)
    titles: Mapping[str, str] = field(default_factory=dict)

    async def answer(self, question: Question) -> tuple[Reply, Sequence[Hit], Mapping[str, int]]:
        """
        Return the reply, what was found (best first) and milliseconds by step.

        Raises:
            PortError: The documents cannot be reached: not to be told as "not in the documents".
        """
        started = self.clock()
        hits = newest_first(await self.index.search(question, _FOUND))
        searched = self.clock()
        verdict = judge(hits, particulars(question.asked, question.language), self.gate)
        reply = self._quoted(question, hits, verdict) or await self._refusal(question, hits, verdict)
        decided = self.clock()
        return reply, hits, {"search": _ms(searched - started), "decide": _ms(decided - searched)}

    def _quoted(self, question: Question, hits: Sequence[Hit], verdict: Verdict) -> Quotes | None:
        if verdict.tier is Tier.REFUSE:
            return None
        words = f"{question.previous} {question.asked}" if question.leans else question.asked
        found = quotes(words, hits)
        official = self.officials.link(question.text, _collections(question, hits))
        return Quotes(found, verdict.tier, official) if found else None

    async def _refusal(self, question: Question, hits: Sequence[Hit], verdict: Verdict) -> Refusal:
        readable = [s.source for s in await self.index.listing() if s.source.audience & question.audience]
        names = question.collections or tuple(dict.fromkeys(source.collection for source in readable))
        return Refusal(
            why=Why.NO_EVIDENCE,
            official_url=self.officials.link(question.text, names),
            searched=tuple(self.titles.get(name, name) for name in names),
            nearest=tuple(dict.fromkeys(hit.passage.source.title for hit in hits))[:_NEAREST],
            missing=verdict.missing,
        )


def _collections(question: Question, hits: Sequence[Hit]) -> Sequence[str]:
    return question.collections or tuple(hit.passage.source.collection for hit in hits[:1])


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
