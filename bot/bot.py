"""One message in, one reply out: route, read, answer, post, record."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, tzinfo

from bot.calendar import dated
from bot.events import Asked
from bot.exchange import Exchange
from bot.language import language_of
from bot.phrases import Phrase
from bot.ports import Answerer, Clock, Collections, Ledger, Official, Platform
from bot.rewrite import read, shown
from bot.rewriting import rewritten
from bot.route import route
from bot.smalltalk import Kind, small_talk_language
from bot.thread import Message, MessageId, Thread
from bot.words import Words
from rag.errors import PortError
from rag.evidence import EVERYONE
from rag.guard import strip_question, without_hijacks
from rag.meter import Metered
from rag.outcome import Outcome, Spent
from rag.ports import Models
from rag.reply import Chat, Question, Refusal, Why
from rag.watch import Watch

_KEPT = 50
"""Messages of a thread that are read and kept beside its root; follow-ups look back six turns."""


def _none(audience: frozenset[str], names: Sequence[str]) -> Sequence[str]:
    del audience, names
    return ()


@dataclass(frozen=True, slots=True)
class Bot:
    """
    Footnote in a conversation.

    Attributes:
        collections: Tells help what may be asked about.
        models: Language models for follow-ups; None reads them by rules alone.
        zone: Where the askers are: there "today" is a day.
    """

    platform: Platform
    ledger: Ledger
    answerer: Answerer
    official: Official
    clock: Clock
    words: Words
    collections: Collections = _none
    models: Models | None = None
    zone: tzinfo = UTC

    async def handle(self, asked: Asked) -> Exchange:
        """
        Reply to a message, and return what was said and why.

        A reply is always posted: when the documents cannot be reached it says so. A message that was answered
        before is not answered again; with other words in it, its answer is put in the place of the first.
        What was decided and could not be posted is kept, and posted when the same event comes again.
        Raises PortError only when the reply itself cannot be posted or recorded; handling the same event
        again is safe.
        """
        before = await self._before(asked)
        same = before is not None and same_words(before.message.text, asked.message.text)
        if before is not None and same and before.posted is not None:
            return before
        decided = before if before is not None and same and _holds(before, asked) else await self._decided(asked)
        try:
            exchange = decided.posted_as(await self._shown(decided, in_place=before is not None))
        except PortError:
            with suppress(PortError):  # it is asked again then; what is told is why nothing was posted
                await self.ledger.record(decided)
            raise
        await self.ledger.record(exchange)
        return exchange

    async def _decided(self, asked: Asked) -> Exchange:
        """Return what is replied to a message; nothing is posted yet."""
        thread = _with_quote(await self._thread(asked), asked)
        kind = route(asked.message.text, thread.messages[-1] if thread.messages else None)
        return self._noted(await self._decide(asked, thread, kind))

    async def _shown(self, exchange: Exchange, *, in_place: bool) -> MessageId:
        return await (self.platform.update if in_place else self.platform.post)(exchange)

    async def _before(self, asked: Asked) -> Exchange | None:
        """Return what was replied to the message, or was to be: one that could not be posted has no post."""
        try:
            found = await self.ledger.of_message(asked.thread.room, asked.message.id)
        except PortError:
            return None  # the platform still sees to it that nothing is posted twice
        return None if found is None or found.withdrawn else found

    def _noted(self, exchange: Exchange) -> Exchange:
        """Return the exchange with what the asker should know of what was not read."""
        notes: list[str] = []
        if exchange.message.unread:
            notes.append(self.words.unread(exchange.message.unread, exchange.language))
        if exchange.question and exchange.question.leans and exchange.thread.partial:
            notes.append(self.words.of(Phrase.PARTIAL, exchange.language))
        return replace(exchange, notes=tuple(notes))

    async def _decide(self, asked: Asked, thread: Thread, kind: Kind) -> Exchange:
        if kind is Kind.UNCLEAR:
            return self._not_looked_up(asked, thread, Why.UNCLEAR)
        if kind is not Kind.QUESTION:
            return self._chat(asked, thread, kind)
        await self.platform.working(asked.thread, asked.message)
        return await self._answer(asked, thread, self.platform.watch(asked.thread, asked.message))

    async def _thread(self, asked: Asked) -> Thread:
        """Return what was said before: the ledger's messages, else what the platform has, else nothing."""
        if asked.thread.root == asked.message.id:
            return Thread(asked.thread)
        try:
            known = await self.ledger.history(asked.thread)
            thread = Thread(asked.thread, _sorted(known)) if known else await self.platform.history(asked.thread)
        except PortError:
            thread = Thread(asked.thread, partial=True)  # a question is answered without its thread, not dropped
        return thread.before(asked.message).newest(_KEPT)

    async def show(self, exchange: Exchange, *, anew: bool = True) -> Exchange:
        """Put a reply in the place of what was posted, keep it, and return it: `Platform.update`. Raises PortError."""
        exchange = exchange.posted_as(await self.platform.update(exchange, anew=anew))
        await self.ledger.record(exchange)
        return exchange

    async def again(self, exchange: Exchange) -> Exchange:
        """
        Return what would be replied to a question now, in its place; nothing is posted or recorded.

        Raises ValueError for an exchange without a question.
        """
        if exchange.question is None:
            raise ValueError(f"message {exchange.message.id.value!r} asked nothing")
        question = exchange.question
        asked = Asked(exchange.message, exchange.thread.id, question.audience, question.collections)
        fresh = self._noted(await self._answer(asked, exchange.thread, None))
        return replace(fresh, posted=exchange.posted)

    async def _answer(self, asked: Asked, thread: Thread, watch: Watch | None) -> Exchange:
        honest = strip_question(asked.message.text)
        if not honest:
            return self._not_looked_up(asked, thread, Why.NOT_ALLOWED)
        message = replace(asked.message, text=honest)
        question = read(thread, message, asked.audience, asked.collections)
        question = replace(question, previous=without_hijacks(question.previous))
        question, rewriting = await self._rewritten(question, thread, message)
        today = asked.message.at.astimezone(self.zone).date()
        question = replace(question, text=dated(question.text, today), day=today)
        outcome = await self._evidence(question, watch)
        return Exchange(
            thread=thread,
            message=asked.message,
            reply=outcome.reply,
            said=self.words.say(outcome.reply, question),
            language=question.language,
            at=self.clock(),
            question=question,
            shown=question.text if question.text != question.asked else shown(thread, asked.message),
            hits=outcome.hits,
            timings_ms=outcome.timings_ms,
            spent=rewriting + outcome.spent,
            draft=outcome.draft,
            judged=outcome.judged,
        )

    async def _rewritten(self, question: Question, thread: Thread, message: Message) -> tuple[Question, Spent]:
        if self.models is None:
            return question, Spent()
        llm = Metered(self.models.llm)
        return await rewritten(question, thread, message, llm, self.models.nonce()), llm.spent

    async def _evidence(self, question: Question, watch: Watch | None) -> Outcome:
        try:
            return await self.answerer.answer(question, watch)
        except PortError:
            url = self._official(question.text, question.audience, question.collections)
            return Outcome(Refusal(Why.UNAVAILABLE, url))

    def _official(self, text: str, audience: frozenset[str], collections: Sequence[str]) -> str:
        """Return where to go on; outsiders are not told where a collection that may be closed to them lives."""
        return self.official(text, collections if EVERYONE in audience else ())

    def _chat(self, asked: Asked, thread: Thread, kind: Kind) -> Exchange:
        language = small_talk_language(asked.message.text)
        said = self.words.chat(kind, language, self.collections(asked.audience, asked.collections))
        return Exchange(thread, asked.message, Chat(said), said, language, self.clock())

    def _not_looked_up(self, asked: Asked, thread: Thread, why: Why) -> Exchange:
        text = asked.message.text
        language = language_of(text)
        reply = Refusal(why, self._official(text, asked.audience, asked.collections))
        said = self.words.refusal(reply, text, language)
        return Exchange(thread, asked.message, reply, said, language, self.clock())


def _holds(exchange: Exchange, asked: Asked) -> bool:
    """Whether a kept reply may still be posted: not to others, and not that the documents were out of reach then."""
    if isinstance(exchange.reply, Refusal) and exchange.reply.why is Why.UNAVAILABLE:
        return False
    return exchange.question is None or exchange.question.audience == asked.audience


def _with_quote(thread: Thread, asked: Asked) -> Thread:
    """Return the thread with what the asker points at as their last words before the question."""
    if not asked.quoted.strip():
        return thread
    message = asked.message
    quote = Message(MessageId(f"{message.id.value}:quoted"), message.author, asked.quoted, message.at)
    return replace(thread, messages=(*thread.messages, quote))


def _sorted(messages: Sequence[Message]) -> tuple[Message, ...]:
    return tuple(sorted(messages, key=lambda message: message.at))


def same_words(one: str, other: str) -> bool:
    """Whether two versions of a message ask the same: blanks and letter case change nothing."""
    return one.casefold().split() == other.casefold().split()
