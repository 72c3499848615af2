"""A reply as what Slack shows: pure, and the same every time."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import assert_never

from adapters.slack.blocks import feedback, outdated, read_as, small, ways_on
from adapters.slack.citing import quote_lines, source_line
from adapters.slack.escape import on_one_line, shown
from adapters.slack.parts import Post, parts
from adapters.slack.pieces import piece_blocks
from adapters.slack.rich import LONGEST, Block, Line, lines, link, rich, section, text, weight
from adapters.speech import Speech
from bot.exchange import Exchange
from bot.phrases import Phrase
from bot.words import Words
from rag.reply import Answer, Chat, Citation, Piece, Quotes, Refusal, Tier

_STARRED = re.compile(r"\*\*([^*\n]+)\*\*")


@dataclass(frozen=True, slots=True)
class Look:
    """
    How replies are rendered.

    Attributes:
        owned: The collections whose owner can be asked.
    """

    words: Words
    owned: tuple[str, ...] = ()

    def posts(self, exchange: Exchange, today: date) -> tuple[Post, ...]:
        """Return the messages that show the reply, in order: at least one, none without words."""
        speech = Speech(self.words, exchange.language, today)
        blocks = [*_body(exchange, speech), *map(small, exchange.notes), *_sources(exchange, speech)]
        return parts([*blocks, *ways_on(exchange, speech, self.owned), feedback(speech)])

    def begun(self, reply: "Begin", language: str, today: date) -> tuple[Post, ...]:
        """Return the messages that show the beginning of an answer, as far as it is proven."""
        speech = Speech(self.words, language, today)
        return parts([*_opening(Answer, reply.tier, speech), *piece_blocks(reply.pieces, reply.citations, speech)])


@dataclass(frozen=True, slots=True)
class Begin:
    """The beginning of an answer that is still written."""

    tier: Tier
    pieces: tuple[Piece, ...]
    citations: tuple[Citation, ...]


def _opening(reply: type[Answer | Quotes], tier: Tier, speech: Speech) -> Iterator[Block]:
    """Yield the line that says how sure a reply is, before anything of it; nothing where it is sure."""
    if label := speech.words.how_sure(reply, tier, speech.language):
        yield rich(section([text(label, "bold")]))


def _body(exchange: Exchange, speech: Speech) -> Iterator[Block]:
    yield from outdated(exchange, speech)
    if exchange.shown:
        yield read_as(exchange, speech)
    match exchange.reply:
        case Answer() as answer:
            yield from _opening(Answer, answer.tier, speech)
            yield from piece_blocks(answer.pieces, answer.citations, speech)
            yield from _hedge(answer, speech)
            yield from map(small, speech.words.notes(answer, speech.language))
        case Quotes() as quotes:
            yield from _quotes(quotes, speech)
        case Refusal() as refusal:
            marked = [f"**{name}**" for name in refusal.searched] + [f"*{title}*" for title in refusal.nearest]
            yield from _said(exchange.said, marked, refusal.official_url)
        case Chat():
            yield from _said(exchange.said, [found[0] for found in _STARRED.finditer(exchange.said)])
        case _:
            assert_never(exchange.reply)


def _quotes(quotes: Quotes, speech: Speech) -> Iterator[Block]:
    yield from _opening(Quotes, quotes.tier, speech)
    yield rich(section([text(speech.words.unwritten(quotes, speech.language))]))
    for citation in quotes.citations:
        quote, place = quote_lines(citation, speech)
        yield rich(section(quote, "quote"), section(place))
    for note in speech.words.notes(quotes, speech.language):
        yield rich(section([text(note, "bold")]))
    yield from _hedge(quotes, speech)


def _hedge(reply: Answer | Quotes, speech: Speech) -> Iterator[Block]:
    """Yield where to make sure, when the reply rests on little."""
    if reply.tier is Tier.HEDGE:
        suffix = speech.words.of(Phrase.HEDGE_SUFFIX, speech.language, url=reply.official_url)
        yield from _said(suffix, (), reply.official_url)


def _sources(exchange: Exchange, speech: Speech) -> Iterator[Block]:
    """Yield the source list of an answer; quotes are their own."""
    if not isinstance(exchange.reply, Answer):
        return
    heading = [text(speech.words.sources(speech.language), "bold")]
    entries: list[Line] = [heading]
    for citation in exchange.reply.citations:
        entry = source_line(citation, speech)
        if weight(entries) + weight(entry) > LONGEST:
            yield rich(*map(section, entries))
            entries = []
        entries.append(entry)
    yield rich(*map(section, entries))


def _said(said: str, marked: Sequence[str], url: str = "") -> Iterator[Block]:
    """Yield words of the bot's own: what stands between its stars is bold, the official address is a link."""
    address = on_one_line(url)
    known = [*marked, address] if address and address in shown(said) else list(marked)
    rest = [] if not address or address in known else [text("\n"), link(url, address)]
    for line in lines([[*_emphasised(shown(said), known, url), *rest]]):
        yield rich(section(line))


def _emphasised(said: str, marked: Iterable[str], url: str) -> Line:
    known = sorted({shown(one) for one in marked}, key=len, reverse=True)
    if not known:
        return [text(said)]
    line: Line = []
    at = 0
    for found in re.finditer("|".join(map(re.escape, known)), said):
        line.append(text(said[at : found.start()]))
        line.append(text(_bare(found[0]), "bold") if found[0].startswith("*") else link(url, found[0]))
        at = found.end()
    return [*line, text(said[at:])]


def _bare(starred: str) -> str:
    """Return what stands between the bot's own stars; those of a name stay."""
    stars = 2 if starred.startswith("**") else 1
    return starred[stars:-stars]
