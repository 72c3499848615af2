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


def review_post(exchange: Exchange, flag: Flag, link_to: str, words: Words) -> Post:
    """Return the post for a flag as it stands: who, why, what was asked and replied, and from which pages."""
    language = exchange.language
    title = Phrase.FLAG_WITHDRAWN if flag.withdrawn else Phrase.FLAG_RAISED
    lines = [[text(words.of(title, language), "bold")], *_lines(exchange, flag, words)]
    blocks: list[Block] = [rich(*map(section, lines))]
    if sources := _citations(exchange)[:_SOURCES]:
        blocks.append(rich(section([text(words.sources(language), "bold")]), *map(section, map(_source, sources))))
    if url := address(link_to):
        blocks.append(
            {
                "type": "actions",
                "elements": [button(words.of(Phrase.OPEN_REPLY, language), actions.OPEN) | {"url": url}],
            }
        )
    return parts(blocks)[0]


def _lines(exchange: Exchange, flag: Flag, words: Words) -> Iterator[Line]:
    language = exchange.language

    def line(phrase: Phrase, *said: Leaf) -> Line:
        return [text(f"{words.of(phrase, language)}: ", "bold"), *said]

    yield line(Phrase.FLAG_BY, person(flag.by.value))
    why = [words.of(REASONS[flag.why], language)] if flag.why else []
    if why or flag.text.strip():
        yield line(Phrase.FLAG_WHY, text(" – ".join([*why, *filter(None, [shortened(flag.text, _EXCERPT)])])))
    if category := category_of(flag, exchange):
        yield line(Phrase.FLAG_CATEGORY, text(words.of(_CATEGORIES[category], language)))
    yield line(Phrase.ASKED, text(shortened(exchange.message.text, _ASKED)))
    if exchange.shown:
        yield [text(words.read_as(on_one_line(exchange.shown), language), "italic")]
    replied, _, _ = exchange.said.partition(f"\n\n{words.sources(language)}\n")  # which stand below, as links
    yield line(Phrase.REPLIED, text(shortened(replied, _EXCERPT)))


def _source(citation: Citation) -> Line:
    place = shortened(" › ".join((citation.passage.source.title, *citation.place.section)), _ASKED)
    return [text(f"[{citation.number}] "), link(citation.link, place)]


def _citations(exchange: Exchange) -> tuple[Citation, ...]:
    return exchange.reply.citations if isinstance(exchange.reply, Answer | Quotes) else ()
