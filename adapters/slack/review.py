"""What the review channel sees of a flag."""

from collections.abc import Iterator

from adapters.slack import actions
from adapters.slack.blocks import button
from adapters.slack.escape import address, on_one_line, shortened
from adapters.slack.modal import REASONS
from adapters.slack.parts import Post, parts
from adapters.slack.rich import Block, Leaf, Line, link, person, rich, section, text
from bot.exchange import Exchange
from bot.flag import Category, Flag
from bot.phrases import Phrase
from bot.review import category_of
from bot.words import Words
from rag.reply import Answer, Citation, Quotes

_EXCERPT = 700  # characters of a reply: what fits on a screen beside the rest
_ASKED = 500  # characters of a question
_SOURCES = 10  # more are in `footnote review list`


_CATEGORIES = {
    Category.MISSED_RETRIEVAL: Phrase.MISSED_RETRIEVAL,
    Category.WRONG_PAGE: Phrase.WRONG_PAGE,
    Category.UNSUPPORTED_CLAIM: Phrase.UNSUPPORTED_CLAIM,
    Category.UNNECESSARY_REFUSAL: Phrase.UNNECESSARY_REFUSAL,
    Category.STALE_SOURCE: Phrase.STALE_SOURCE,
    Category.FINE: Phrase.FINE,
}


def review_post(exchange: Exchange, flag: Flag, link_to: str, words: Words, *, whole: bool) -> Post:
    """
    Return the post for a flag as it stands: who, why, and a link to the reply.

    The `whole` post tells too what was asked and replied, from which pages, and what the flagger wrote of it.
    """
    language = exchange.language
    title = Phrase.FLAG_WITHDRAWN if flag.withdrawn else Phrase.FLAG_RAISED
    told = _told(exchange, words) if whole else [[text(words.of(Phrase.NOT_FOR_ALL, language), "italic")]]
    lines = [[text(words.of(title, language), "bold")], *_raised(exchange, flag, words, whole=whole), *told]
    blocks: list[Block] = [rich(*map(section, lines))]
    if sources := _citations(exchange)[:_SOURCES] if whole else ():
        blocks.append(rich(section([text(words.sources(language), "bold")]), *map(section, map(_source, sources))))
    if url := address(link_to):
        blocks.append(
            {
                "type": "actions",
                "elements": [button(words.of(Phrase.OPEN_REPLY, language), actions.OPEN) | {"url": url}],
            }
        )
    return parts(blocks)[0]


def _raised(exchange: Exchange, flag: Flag, words: Words, *, whole: bool) -> Iterator[Line]:
    """Yield who raised the flag and why; what they wrote, which may repeat the reply, on the `whole` post alone."""
    language = exchange.language
    yield _line(words.of(Phrase.FLAG_BY, language), person(flag.by.value))
    reason = words.of(REASONS[flag.why], language) if flag.why else ""
    wrote = shortened(flag.text, _EXCERPT) if whole else ""
    if why := " – ".join(filter(None, (reason, wrote))):
        yield _line(words.of(Phrase.FLAG_WHY, language), text(why))
    if category := category_of(flag, exchange):
        yield _line(words.of(Phrase.FLAG_CATEGORY, language), text(words.of(_CATEGORIES[category], language)))


def _told(exchange: Exchange, words: Words) -> Iterator[Line]:
    language = exchange.language
    yield _line(words.of(Phrase.ASKED, language), text(shortened(exchange.message.text, _ASKED)))
    if exchange.shown:
        yield [text(words.read_as(on_one_line(exchange.shown), language), "italic")]
    replied, _, _ = exchange.said.partition(f"\n\n{words.sources(language)}\n")  # which stand below, as links
    yield _line(words.of(Phrase.REPLIED, language), text(shortened(replied, _EXCERPT)))


def _line(name: str, said: Leaf) -> Line:
    return [text(f"{name}: ", "bold"), said]


def _source(citation: Citation) -> Line:
    place = shortened(" › ".join((citation.passage.source.title, *citation.place.section)), _ASKED)
    return [text(f"[{citation.number}] "), link(citation.link, place)]


def _citations(exchange: Exchange) -> tuple[Citation, ...]:
    return exchange.reply.citations if isinstance(exchange.reply, Answer | Quotes) else ()
