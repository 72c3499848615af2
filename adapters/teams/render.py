"""A reply as the messages that Teams shows: Markdown, citation cards, labels, feedback buttons, what to ask next."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from adapters.speech import Speech
from adapters.teams.blocks import Block, joined, parts
from adapters.teams.cards import recheck
from adapters.teams.entities import citations_of, entity, sensitivity_of
from adapters.teams.markdown import bold, emphasised, italic, on_one_line
from adapters.teams.pieces import sentence_blocks
from adapters.teams.sender import Kind, Reference
from adapters.teams.sources import quote_blocks, source_blocks
from bot.exchange import Exchange
from bot.phrases import Phrase
from rag.reply import Answer, Chat, Quotes, Refusal, Tier
from rag.stream import sentence_by_sentence

BUDGET = 24 * 1024
"""
Bytes of a message as JSON in UTF-16. The lowest limit on record is 28 KB, of the whole payload
(microsoft/BotFramework-Services#228; today's documentation says about 100 KB): the rest is for what the connector adds.
"""
_ENTITIES = 10 * 1024  # bytes that the cards may take of it, so that there is room for words
_SUGGESTED = 3  # pages: what fits beside each other on a phone
_LONGEST_SUGGESTION = 60  # characters


@dataclass(frozen=True, slots=True)
class Part:
    """One message of a reply, and all blocks from its first on: what is split anew when it is still too long."""

    activity: dict[str, Any]
    rest: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Rendering:
    """
    A reply that is about to be posted.

    Attributes:
        blocks: All of its text.
        label: The sensitivity label that it bears, or "".
    """

    exchange: Exchange
    reference: Reference
    speech: Speech
    blocks: tuple[Block, ...]
    label: str = ""

    def activities(self, budget: int = BUDGET, blocks: Sequence[Block] | None = None) -> Iterator[Part]:
        """
        Yield the messages in order, each within the budget in bytes; of `blocks` alone, if they are given.

        The button of a marked reply is a message of its own, the last: Teams changes none into words and a card.
        """
        runs = list(parts(self.blocks if blocks is None else blocks, lambda text: self._size(text) <= budget))
        for at, run in enumerate(runs):
            rest = tuple(block for later in runs[at:] for block in later)
            yield Part(self._activity(joined(run), last=at == len(runs) - 1), rest)
        if marks := self.exchange.warnings(self.speech.words):
            yield Part(recheck(marks, self.exchange.message.text, self.speech), ())

    def _activity(self, text: str, *, last: bool) -> dict[str, Any]:
        activity: dict[str, Any] = {"type": "message", "textFormat": "markdown", "text": text}
        if (around := self._entity(text)) is not None:
            activity["entities"] = [around]
        if last:
            activity["channelData"] = {"feedbackLoop": {"type": "default"}}
            activity |= self._suggestions()
        return activity

    def _entity(self, text: str) -> dict[str, Any] | None:
        """Return what stands around a text; cards that leave no room for words are left out, the last first."""
        numbers = [one.number for one in citations_of(self.exchange.reply) if f"[{one.number}]" in text]
        while True:
            found = entity(self.exchange.reply, numbers, self.label, self.speech)
            if not numbers or size(found or {}) <= _ENTITIES:
                return found
            numbers.pop()

    def _size(self, text: str) -> int:
        return size(self._activity(text, last=True))

    def _suggestions(self) -> Mapping[str, Any]:
        """
        Return the nearest pages of a refusal to be asked for: Teams shows that in personal chats alone.

        The Agents Playground, which is told by its address, shows the Markdown of such a message raw.
        """
        reply, place = self.exchange.reply, self.reference
        if not isinstance(reply, Refusal) or place.kind is not Kind.PERSONAL or place.service_url.startswith("http://"):
            return {}
        titles = [title for title in map(on_one_line, reply.nearest) if len(title) <= _LONGEST_SUGGESTION]
        actions = [{"type": "imBack", "title": title, "value": title} for title in titles[:_SUGGESTED]]
        return {"suggestedActions": {"to": [self.reference.user_id], "actions": actions}} if actions else {}


def rendering(exchange: Exchange, reference: Reference, speech: Speech, labels: Mapping[str, str]) -> Rendering:
    """Return the reply of an exchange, to be posted where `reference` says; `labels` by collection."""
    blocks = tuple(_blocks(exchange, speech))
    return Rendering(exchange, reference, speech, blocks, sensitivity_of(exchange.reply, labels))


def size(activity: Mapping[str, Any]) -> int:
    """Return the bytes of an activity as JSON in UTF-16, as Teams counts."""
    return len(json.dumps(activity, ensure_ascii=False).encode("utf-16-le", "surrogatepass"))


def opening(tier: Tier, speech: Speech) -> Iterator[Block]:
    """Yield how sure it is, before anything else; nothing where it is sure."""
    if said := speech.words.how_sure(Answer, tier, speech.language):
        yield Block(bold(said), keeps=True)


def _blocks(exchange: Exchange, speech: Speech) -> Iterator[Block]:
    yield from (Block(bold(line), keeps=True) for line in exchange.warnings(speech.words))
    if isinstance(exchange.reply, Answer):
        yield from _answer(exchange.reply, exchange, speech)
        return
    yield from _read_as(exchange, speech)
    match exchange.reply:
        case Quotes():
            yield from _quotes(exchange.reply, speech)
        case Refusal():
            yield from _refusal(exchange.reply, exchange.said)
        case Chat():
            yield from _chat(exchange.said)
        case _:
            assert_never(exchange.reply)
    yield from _notes(exchange)


def _answer(answer: Answer, exchange: Exchange, speech: Speech) -> Iterator[Block]:
    """Yield an answer: how it was read stands below its sentences, which may have been shown before it is known."""
    yield from opening(answer.tier, speech)
    yield from sentence_blocks(sentence_by_sentence(answer), speech)
    yield from _hedge(answer, speech)
    for note in speech.words.notes(answer, speech.language):
        yield Block(italic(note))
    yield from _read_as(exchange, speech)
    yield from _notes(exchange)
    yield from source_blocks(answer.citations, speech)


def _quotes(quotes: Quotes, speech: Speech) -> Iterator[Block]:
    label = speech.words.how_sure(Quotes, quotes.tier, speech.language)
    said = f"{bold(label)} " if label else ""
    yield Block(f"{said}{italic(speech.words.unwritten(quotes, speech.language))}", keeps=True)
    yield from quote_blocks(quotes.citations, speech)
    for note in speech.words.notes(quotes, speech.language):
        yield Block(italic(note))
    yield from _hedge(quotes, speech)


def _hedge(reply: Answer | Quotes, speech: Speech) -> Iterator[Block]:
    """Yield where to make sure, when the reply rests on little."""
    if reply.tier is Tier.HEDGE:
        suffix = speech.words.of(Phrase.HEDGE_SUFFIX, speech.language, url=reply.official_url)
        yield Block(emphasised(suffix, (), (), reply.official_url))


def _refusal(refusal: Refusal, said: str) -> Iterator[Block]:
    if refusal.official_url not in said:
        said = f"{said}\n{refusal.official_url}"
    for line in filter(str.strip, said.split("\n")):
        yield Block(emphasised(line, refusal.searched, refusal.nearest, refusal.official_url))


def _chat(said: str) -> Iterator[Block]:
    names = re.findall(r"\*\*([^*\n]+)\*\*", said)
    for line in filter(str.strip, said.split("\n")):
        yield Block(emphasised(line, names, ()))


def _read_as(exchange: Exchange, speech: Speech) -> Iterator[Block]:
    if exchange.shown:
        yield Block(italic(speech.words.read_as(exchange.shown, speech.language)))


def _notes(exchange: Exchange) -> Iterator[Block]:
    yield from (Block(italic(note)) for note in exchange.notes)
