"""
A model writes, code proves: from passages to what of a draft may be shown.

The draft is read, each sentence proved against what it cites, what code is unsure of read by a judge; on problems the
model gets one retry with the problems listed and the same passages. The better of the two drafts is settled.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rag.apart import Apart, apart
from rag.checked import Fault
from rag.errors import Malformed, PortError, TooLarge
from rag.evidence import Passage
from rag.faithfulness import Claim, Support, supports
from rag.look import Looked, Sheet, Unread, look
from rag.ports import LLM, Completion, Finish, Prompt
from rag.prompt import answer_prompt, keyed, retry
from rag.reply import Question, Tier
from rag.settle import Settled
from rag.stream import Release, standing
from rag.tongue import NAMES
from rag.watch import Begun, Tell


@dataclass(frozen=True, slots=True)
class Order:
    """
    What to write: an answer to this question, from these passages.

    Attributes:
        passages: Best first, at least one.
        tier: Not a refusal.
        strict: Whether a judge reads every sentence, the proven ones too.
        nonce: Letters and digits, drawn anew for every question.
    """

    question: Question
    passages: tuple[Passage, ...]
    tier: Tier
    official_url: str
    strict: bool
    nonce: str


@dataclass(frozen=True, slots=True)
class Written:
    """
    What came of an order.

    Attributes:
        model: Who wrote it.
        draft: As the model wrote it; never shown.
        problems: What was wrong with its sentences, the first draft's before the retry's.
        abstained: Whether the model found no answer in the passages.
        released: Whether some of it was shown while it was written: then nothing else may take its place.
        language: The one that the draft is in where that is not the question's, else "".
    """

    settled: Settled
    model: str
    draft: str
    problems: tuple[str, ...]
    abstained: bool
    released: bool = False
    language: str = ""


async def written(order: Order, llm: LLM, tell: Tell | None = None, beside: Apart = apart) -> Written:
    """
    Return the settled draft; where its prompt is too long for the models, one over the better half of the passages.

    Raises PortError when no model writes one.
    """
    try:
        return await _written_from(order, llm, tell, beside)
    except TooLarge:
        if len(order.passages) < 2:
            raise
    half = order.passages[: (len(order.passages) + 1) // 2]
    return await _written_from(replace(order, passages=half), llm, tell, beside)


async def _written_from(order: Order, llm: LLM, tell: Tell | None, beside: Apart) -> Written:
    """
    Return the settled draft over all passages of the order.

    With somebody to tell, sentences are released as soon as they are proven, and after the first there is no retry;
    of a strict order none is: a judge reads every sentence of it before it is shown, and where none did, the page's
    own sentence stands in its place. Drafts are checked `beside` the event loop.
    """
    given = keyed(order.passages)
    prompt = answer_prompt(order.question, given, order.tier, order.nonce)
    question = order.question
    sheet = Sheet(given, question.text, order.official_url, order.strict, question.language)
    desk = _Desk(order, sheet, llm, beside)
    first = await (desk.draft(prompt) if tell is None or order.strict else desk.released(prompt, tell))
    problems = _to_mend(first, question.language)
    if first.released or not problems or first.abstained:
        return first
    try:
        second = await desk.draft(retry(prompt, problems, first.draft))
    except PortError:
        return first
    return _better(first, second)


@dataclass(frozen=True, slots=True)
class _Desk:
    """Where the drafts of one order are checked."""

    order: Order
    sheet: Sheet
    llm: LLM
    beside: Apart

    async def draft(self, prompt: Prompt) -> Written:
        """Return a draft that is read when all of it is written."""
        return await self._settled(await self.llm.complete(prompt))

    async def released(self, prompt: Prompt, tell: Tell) -> Written:
        """
        Return a draft of which each sentence is told as soon as it is proven.

        A stream that breaks off is asked for anew as long as nothing was told; after that, what was told stands.
        """
        release = Release()
        try:
            done = await self._heard(prompt, release, tell)
        except PortError as error:
            if release.stands is not None:
                return _broken_off(release.stands, error, release.text)
            if not release.text:
                raise  # everybody was asked already
            return await self.draft(prompt)
        return replace(await self._settled(done), released=release.stands is not None)

    async def _heard(self, prompt: Prompt, release: Release, tell: Tell) -> Completion:
        done: Completion | None = None
        async for piece in self.llm.stream(prompt):
            if isinstance(piece, Completion):
                done = piece
                continue
            begins = release.stands is None
            news = release.take(await self.beside(standing, self.sheet, release.text)) if release.hear(piece) else ()
            if news and begins:
                tell(Begun(self.order.tier, self.order.official_url))
            for one in news:
                tell(one)
        if done is None:
            raise Malformed("the stream of a model ended without a completion")
        return replace(done, text=release.text or done.text)

    async def _settled(self, done: Completion) -> Written:
        cut = done.finish is not Finish.DONE
        looked = await self.beside(look, self.sheet, done.text, cut=cut)
        judged = await self._judged(looked.unread)
        if judged:
            looked = await self.beside(look, self.sheet, done.text, judged, cut=cut)
        return _looked_at(done, looked)

    async def _judged(self, unread: Sequence[Unread]) -> Mapping[int, bool]:
        """Return what a judge says of sentences, by their place; of those that it is unsure of, nothing."""
        by_key = {one.key: one.passage for one in self.sheet.given}
        claims = [Claim(one.text, tuple(by_key[key] for key in one.keys)) for one in unread]
        verdicts = await supports(self.order.question, claims, self.llm, self.order.nonce)
        return {
            one.place: verdict is Support.SUPPORTED
            for one, verdict in zip(unread, verdicts, strict=True)
            if verdict is not Support.UNSURE
        }


def _looked_at(done: Completion, looked: Looked) -> Written:
    problems = tuple(f"{one.fault}: {one.told()}" for one in looked.settled.problems)
    if looked.language:
        problems += (f"language: it is in {looked.language!r}",)
    declined = looked.abstained or done.finish is Finish.DECLINED
    if not (problems or declined or looked.settled.pieces):
        problems = ("empty: it says nothing",)
    return Written(looked.settled, done.model, done.text, problems, declined, language=looked.language)


def _to_mend(first: Written, wanted: str) -> list[str]:
    """Return what a retry is told of a draft."""
    told = [one.told() for one in first.settled.problems]
    if first.language:
        told.append(f"All of it is in {NAMES[first.language]}: write it in {NAMES[wanted]}.")
    if first.problems and not told:
        told.append("There is no sentence in it that says anything.")
    return told


def _broken_off(told: Settled, error: PortError, text: str) -> Written:
    """Return what was told of a draft whose end never came."""
    problems = (f"{Fault.CUT}: {error}",)
    return Written(replace(told, cut=True), error.model, text, problems, abstained=False, released=True)


def _in_its_words(settled: Settled) -> int:
    """Return how many sentences of a draft are shown in its own words."""
    return len(settled.posted) + sum(one.fault is Fault.RECITED for one in settled.dropped)


def _better(first: Written, second: Written) -> Written:
    """
    Return the draft of which more is shown as it was written, the retry's where both show as much.

    One in the question's language that shows anything is better than one in another.
    """

    def worth(one: Written) -> tuple[bool, int]:
        shown = _in_its_words(one.settled)
        return shown > 0 and not one.language, shown

    best = first if worth(first) > worth(second) else second
    return replace(best, problems=(*first.problems, *second.problems))
