"""From a question to a reply: search, judge, then write and prove, or quote, or refuse."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rag.duplicates import folded
from rag.errors import PortError
from rag.evidence import Hit
from rag.expand import Expanded
from rag.gate import Gate, judge
from rag.meter import Metered
from rag.neighbours import widened
from rag.official import Officials
from rag.outcome import Draft, Outcome, Spent
from rag.particulars import particulars
from rag.ports import Index, Models, Retriever
from rag.prompt import PROMPT_VERSION
from rag.quote import quotes
from rag.relevance import Relevant, is_unsure, relevant
from rag.reply import Question, Quotes, Refusal, Reply, Tier, Why
from rag.supersede import newest_first
from rag.write import Order, Written, written

_FOUND = 30  # hits asked of the index: what a second opinion could still reorder
_SHOWN = 8  # hits that a model reads: more is read worse, not better (Liu et al. 2023)
_NEAREST = 3  # titles in a refusal


@dataclass(frozen=True, slots=True)
class Grounded:
    """
    Answers from an index: with models in sentences that are proven, without in the documents' own.

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
    models: Models | None = None

    async def answer(self, question: Question) -> Outcome:
        """
        Return the reply and what it rests on.

        Raises:
            PortError: The documents cannot be reached: not to be told as "not in the documents".
        """
        took = _Took(self.clock)
        models = self.models and replace(self.models, llm=Metered(self.models.llm))
        hits = newest_first(await self._retriever(models).search(question, _FOUND))
        took.step("search")
        reply, done = await self._decided(question, hits, models)
        took.step("decide")
        spent = models.llm.spent if models and isinstance(models.llm, Metered) else Spent()
        draft = Draft(done.draft, done.model, done.problems, PROMPT_VERSION) if done else None
        return Outcome(reply, hits, took.timings_ms, spent, draft)

    async def _decided(
        self, question: Question, hits: Sequence[Hit], models: Models | None
    ) -> tuple[Reply, Written | None]:
        verdict = judge(hits, particulars(question.asked, question.language), self.gate)
        if verdict.tier is Tier.REFUSE:
            return await self._refusal(question, hits, verdict.missing), None
        if models is None:
            return self._quoted(question, hits, verdict.tier) or await self._refusal(question, hits), None
        return await self._written(question, hits, verdict.tier, models)

    def _retriever(self, models: Models | None) -> Retriever:
        if models is None:
            return self.index
        return Expanded(self.index, models.llm, models.nonce, self.gate.hedge_below)

    async def _written(
        self, question: Question, hits: Sequence[Hit], tier: Tier, models: Models
    ) -> tuple[Reply, Written | None]:
        kept = await self._relevant(question, folded(hits[:_SHOWN]), models)
        if not kept.hits:
            return await self._refusal(question, hits), None
        tier = self._tier(kept, tier)
        try:
            done = await written(await self._order(question, kept.hits, tier, models), models.llm)
        except PortError:
            return self._quoted(question, kept.hits, tier) or await self._refusal(question, hits), None
        official = self._official(question, kept.hits)
        conflicts = [(one.source.id, other.source.id) for one, other in kept.conflicts]
        answer = done.settled.answer(tier, done.model, official, conflicts)
        if answer is not None:
            return answer, done
        if done.abstained:
            return await self._refusal(question, hits), done
        return self._quoted(question, kept.hits, tier) or await self._refusal(question, hits), done

    async def _relevant(self, question: Question, hits: Sequence[Hit], models: Models) -> Relevant:
        if is_unsure(hits, self.gate.cite_below):
            return await relevant(question, hits, models.llm, models.nonce())
        return Relevant(tuple(hits))

    def _tier(self, kept: Relevant, tier: Tier) -> Tier:
        """Return the tier of what the judge left: never surer than the search was, and no refusal any more."""
        best = kept.hits[0].probability
        left = Tier.HEDGE if kept.failed or best is None else self.gate.tier(best)
        worse = max(tier, left, key=list(Tier).index)
        return Tier.HEDGE if worse is Tier.REFUSE else worse

    async def _order(self, question: Question, hits: Sequence[Hit], tier: Tier, models: Models) -> Order:
        stretches = await widened(hits, self.index)
        strict = any(hit.passage.source.collection in models.strict for hit in hits)
        passages = tuple(stretch.passage for stretch in stretches)
        return Order(question, passages, tier, self._official(question, hits), strict, models.nonce())

    def _quoted(self, question: Question, hits: Sequence[Hit], tier: Tier) -> Quotes | None:
        words = f"{question.previous} {question.asked}" if question.leans else question.asked
        found = quotes(words, hits)
        return Quotes(found, tier, self._official(question, hits)) if found else None

    async def _refusal(self, question: Question, hits: Sequence[Hit], missing: tuple[str, ...] = ()) -> Refusal:
        readable = [s.source for s in await self.index.listing() if s.source.audience & question.audience]
        names = question.collections or tuple(dict.fromkeys(source.collection for source in readable))
        return Refusal(
            why=Why.NO_EVIDENCE,
            official_url=self.officials.link(question.text, names),
            searched=tuple(self.titles.get(name, name) for name in names),
            nearest=tuple(dict.fromkeys(hit.passage.source.title for hit in hits))[:_NEAREST],
            missing=missing,
        )

    def _official(self, question: Question, hits: Sequence[Hit]) -> str:
        return self.officials.link(
            question.text, question.collections or tuple(hit.passage.source.collection for hit in hits[:1])
        )


class _Took:
    """Milliseconds by step."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since = clock()
        self.timings_ms: dict[str, int] = {}

    def step(self, name: str) -> None:
        now = self._clock()
        self.timings_ms[name] = round((now - self._since) * 1000)
        self._since = now
