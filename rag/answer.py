"""From a question to a reply: search, judge, then write and prove, or quote, or refuse."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rag.contradict import with_contradictions
from rag.disagree import disagreements, latest_first
from rag.duplicates import folded
from rag.errors import PortError
from rag.evidence import Hit
from rag.expand import Expanded
from rag.freshness import Freshness
from rag.gate import Gates, judge
from rag.meter import Metered
from rag.neighbours import widened
from rag.official import Officials
from rag.outcome import Draft, Judged, Outcome, Spent
from rag.particulars import particulars
from rag.ports import Index, Models, Reranker, Retriever
from rag.prompt import PROMPT_VERSION
from rag.quote import quoted
from rag.relevance import Relevant, is_unsure, relevant
from rag.reply import Answer, Question, Quotes, Refusal, Reply, Tier, Why
from rag.rerank import Reranked
from rag.supersede import newest_first
from rag.sureness import speak_of_all, sureness, unanswered
from rag.unwritten import Unwritten
from rag.watch import Reading, Tell, Watch, Writing, telling
from rag.write import Order, Written, written

_FOUND = 30  # hits asked of the index: what a second opinion could still reorder
SHOWN = 8  # hits that a model reads: more is read worse, not better (Liu et al. 2023)
_FRESHNESS = Freshness()
_NEAREST = 3  # titles in a refusal


@dataclass(frozen=True, slots=True)
class Grounded:
    """
    Answers from an index: with models in sentences that are proven, without in the documents' own.

    Attributes:
        officials: Where refusals send people.
        clock: Seconds of a clock that never goes back.
        titles: What people call a collection, by its name; the name itself where none is given.
        rerankers: The first that answers in time puts the best hits in order once more; none leaves the search's order.
    """

    index: Index
    officials: Officials
    clock: Callable[[], float]
    gates: Gates = field(default_factory=Gates)
    titles: Mapping[str, str] = field(default_factory=dict)
    models: Models | None = None
    rerankers: tuple[Reranker, ...] = ()

    async def answer(self, question: Question, watch: Watch | None = None) -> Outcome:
        """
        Return the reply and what it rests on.

        A watcher is told what is going on, and of an answer each sentence as soon as it is proven: the reply begins
        with exactly what it was told.

        Raises:
            PortError: The documents cannot be reached: not to be told as "not in the documents".
        """
        async with telling(watch) as tell:
            return await self._answer(question, tell)

    async def _answer(self, question: Question, tell: Tell | None) -> Outcome:
        took = _Took(self.clock)
        if tell:
            tell(Reading())
        models = self.models and replace(self.models, llm=Metered(self.models.llm))
        found = await self._retriever(models).search(question, _FOUND)
        hits = newest_first(_FRESHNESS.first(found, question.day) if question.day else found)
        took.step("search")
        decided = await self._decided(question, hits, _Writer(models, tell) if models else None)
        took.step("decide")
        spent = models.llm.spent if models and isinstance(models.llm, Metered) else Spent()
        return Outcome(decided.reply, hits, took.timings_ms, spent, decided.draft(), decided.judged)

    async def _decided(self, question: Question, hits: Sequence[Hit], writer: "_Writer | None") -> "_Decided":
        verdict = judge(hits, particulars(question.asked, question.language), self.gates.of(hits))
        if verdict.tier is Tier.REFUSE:
            return _Decided(await self._refusal(question, hits, verdict.missing))
        if writer is None:
            decided = _Decided(await self._in_their_words(question, hits, verdict.tier, Unwritten.NO_MODEL))
        else:
            decided = await self._written(question, hits, verdict.tier, writer)
        return decided.lacking(verdict.missing)

    def _retriever(self, models: Models | None) -> Retriever:
        found: Retriever = self.index
        if models is not None:
            found = Expanded(found, models.llm, models.nonce, lambda hits: self.gates.of(hits).hedge_below)
        return Reranked(found, self.rerankers)

    async def _written(self, question: Question, hits: Sequence[Hit], tier: Tier, writer: "_Writer") -> "_Decided":
        models = writer.models
        shown = folded(hits[:SHOWN])
        kept = await self._relevant(question, shown, models)
        judged = _judged(kept, hits) if is_unsure(shown, self.gates.of(shown).cite_below) else None
        if not kept.hits:
            return _Decided(await self._refusal(question, hits), judged=judged)
        tier = self.gates.of(kept.hits).lowered(tier, kept.hits, failed=kept.failed)
        found = [hit.passage for hit in kept.hits]
        if not speak_of_all(question.asked, found):
            tier = Tier.HEDGE
        try:
            done = await writer.written(await self._order(question, kept.hits, tier, models))
        except PortError:
            return _Decided(await self._in_their_words(question, kept.hits, tier, Unwritten.FAILED), judged=judged)
        official = self._official(question, kept.hits)
        conflicts = [(one.source.id, other.source.id) for one, other in kept.conflicts]
        answer = done.settled.answer(tier, done.model, official, conflicts)
        if answer is not None:
            return _Decided(with_contradictions(answer, found, question.text), done, judged)
        if done.abstained:
            return _Decided(await self._refusal(question, hits), done, judged)
        return _Decided(await self._in_their_words(question, kept.hits, tier, Unwritten.UNPROVEN), done, judged)

    async def _relevant(self, question: Question, hits: Sequence[Hit], models: Models) -> Relevant:
        if is_unsure(hits, self.gates.of(hits).cite_below):
            return await relevant(question, hits, models.llm, models.nonce())
        return Relevant(tuple(hits))

    async def _order(self, question: Question, hits: Sequence[Hit], tier: Tier, models: Models) -> Order:
        stretches = await widened(hits, self.index)
        strict = any(hit.passage.source.collection in models.strict for hit in hits)
        passages = tuple(stretch.passage for stretch in stretches)
        return Order(question, passages, tier, self._official(question, hits), strict, models.nonce())

    async def _in_their_words(
        self, question: Question, hits: Sequence[Hit], tier: Tier, unwritten: Unwritten
    ) -> Quotes | Refusal:
        found = latest_first(quoted(question, folded(hits[:SHOWN])))
        if not found:
            return await self._refusal(question, hits)
        tier, lacking = sureness(question, found, tier), unanswered(question, found)
        return Quotes(found, tier, self._official(question, hits), disagreements(found), lacking, unwritten)

    async def _refusal(self, question: Question, hits: Sequence[Hit], missing: tuple[str, ...] = ()) -> Refusal:
        held = [stored.source for stored in await self.index.listing()]
        readable = tuple(dict.fromkeys(s.collection for s in held if s.audience & question.audience))
        closed = {source.collection for source in held}.difference(readable)
        names = tuple(name for name in question.collections or readable if name not in closed)
        return Refusal(
            why=Why.NO_EVIDENCE,
            official_url=self.officials.link(question.text, names),
            searched=tuple(self.titles.get(name, name) for name in names),
            nearest=tuple(dict.fromkeys(hit.passage.source.title for hit in hits))[:_NEAREST],
            missing=missing,
        )

    def _official(self, question: Question, hits: Sequence[Hit]) -> str:
        """Return the link of the best hit's collection: where it was asked to look there may be closed ones."""
        return self.officials.link(question.text, tuple(hit.passage.source.collection for hit in hits[:1]))


@dataclass(frozen=True, slots=True)
class _Writer:
    models: Models
    tell: Tell | None

    async def written(self, order: Order) -> Written:
        if self.tell:
            self.tell(Writing())
        return await written(order, self.models.llm, self.tell, self.models.apart)


@dataclass(frozen=True, slots=True)
class _Decided:
    reply: Reply
    done: Written | None = None
    judged: Judged | None = None

    def lacking(self, names: tuple[str, ...]) -> "_Decided":
        """Return it with a reply that says which names of the question no page has."""
        match self.reply:
            case Answer() | Quotes() as reply if names:
                missing = tuple(dict.fromkeys((*reply.missing, *names)))
                return replace(self, reply=replace(reply, missing=missing))
        return self

    def draft(self) -> Draft | None:
        done = self.done
        return Draft(done.draft, done.model, done.problems, PROMPT_VERSION) if done else None


def _judged(kept: Relevant, hits: Sequence[Hit]) -> Judged:
    places = tuple(at for at, hit in enumerate(hits) if any(hit is one for one in kept.hits))
    return Judged(places, kept.failed)


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
