"""An exchange's reply as lines: what a person reads on a terminal, or a program reads plain."""

import re
from collections.abc import Iterable, Iterator
from typing import assert_never

from rich.text import Text

from adapters.terminal.answers import answer_lines
from adapters.terminal.citations import Speech, citation_lines
from adapters.terminal.page import Line, linked
from adapters.terminal.safe import on_one_line, shown
from bot.exchange import Exchange
from bot.phrases import Phrase
from rag.reply import Answer, Chat, Quotes, Refusal, Tier

_LABEL = "bold yellow"


def reply_lines(exchange: Exchange, speech: Speech) -> Iterator[Line]:
    """Yield the lines of the reply."""
    if exchange.shown:
        yield Line(Text(shown(speech.words.read_as(exchange.shown, speech.language)), "italic dim"))
    match exchange.reply:
        case Answer():
            yield from _answer(exchange.reply, speech)
        case Quotes():
            yield from _quotes(exchange.reply, speech)
        case Refusal():
            yield from _refusal(exchange.reply, exchange.said)
        case Chat():
            names = re.findall(r"\*\*([^*]+)\*\*", exchange.said)
            yield Line(_emphasised(exchange.said, [f"**{name}**" for name in names]))
        case _:
            assert_never(exchange.reply)
    for note in exchange.notes:
        yield Line(Text(shown(note), "italic"))


def _answer(answer: Answer, speech: Speech) -> Iterator[Line]:
    if label := speech.words.how_sure(Answer, answer.tier, speech.language):
        yield Line(Text(shown(label), _LABEL))
    yield from answer_lines(answer, speech)
    yield from _hedge(answer, speech)


def _quotes(quotes: Quotes, speech: Speech) -> Iterator[Line]:
    said = speech.words.unwritten(quotes, speech.language)
    label = speech.words.how_sure(Quotes, quotes.tier, speech.language)
    yield Line(Text.assemble((f"{shown(label)} " if label else "", _LABEL), (shown(said), "dim")))
    for citation in quotes.citations:
        yield Line(Text())
        yield from citation_lines(citation, speech)
    for note in speech.words.notes(quotes, speech.language):
        yield Line(Text())
        yield Line(Text(shown(note), _LABEL))
    yield from _hedge(quotes, speech)


def _hedge(reply: Answer | Quotes, speech: Speech) -> Iterator[Line]:
    """Yield where to make sure, when the reply rests on little."""
    if reply.tier is Tier.HEDGE:
        yield Line(Text())
        suffix = speech.words.of(Phrase.HEDGE_SUFFIX, speech.language, url=on_one_line(reply.official_url))
        yield Line(_alive(Text(shown(suffix)), reply.official_url))


def _refusal(refusal: Refusal, said: str) -> Iterator[Line]:
    names = [f"**{name}**" for name in refusal.searched]
    titles = [f"*{title}*" for title in refusal.nearest]
    yield Line(_alive(_emphasised(said, [*names, *titles]), refusal.official_url))


def _emphasised(said: str, marked: Iterable[str]) -> Text:
    """Return the words with what stands between the bot's own stars made bold, without the stars."""
    known = sorted({shown(one) for one in marked}, key=len, reverse=True)
    if not known:
        return Text(shown(said))
    pattern = re.compile("|".join(map(re.escape, known)))
    text, at = Text(), 0
    for match in pattern.finditer(plain := shown(said)):
        text.append(plain[at : match.start()])
        text.append(match.group().strip("*"), "bold")
        at = match.end()
    return text.append(plain[at:])


def _alive(text: Text, url: str) -> Text:
    """Return the text with its address, which is added where it was left out, as a link."""
    address = on_one_line(url)
    if address not in text.plain:
        text.append(f" {address}")
    start = text.plain.rindex(address)
    text.stylize(linked(address, url, "underline").style, start, start + len(address))
    return text
