"""A reply as lines: what a person reads on a terminal, or a program reads plain."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from rich.text import Text

from adapters.terminal.citations import citation_lines
from adapters.terminal.page import Line, linked
from adapters.terminal.safe import on_one_line, shown
from rag.reply import Chat, Quotes, Refusal, Reply, Tier


@dataclass(frozen=True, slots=True)
class Said:
    """
    What the bot says around a reply, in the language of the question.

    Attributes:
        text: The refusal or the small talk; the label of quotes.
        read_as: How the question was understood; "" when it stands as it was asked.
        before: Said before an unsure answer, "" before others; `after` likewise.
    """

    text: str
    read_as: str = ""
    before: str = ""
    after: str = ""


def reply_lines(reply: Reply, said: Said, today: date, *, links: bool) -> Iterator[Line]:
    """Yield the lines of a reply; `links` when the terminal opens them."""
    if said.read_as:
        yield Line(Text(shown(said.read_as), "italic dim"))
    match reply:
        case Quotes():
            yield from _quotes(reply, said, today, links=links)
        case Refusal():
            yield Line(_with_link(said.text, reply.official_url))
        case Chat():
            yield Line(Text(shown(said.text)))


def _quotes(quotes: Quotes, said: Said, today: date, *, links: bool) -> Iterator[Line]:
    if quotes.tier is not Tier.NORMAL:
        yield Line(Text(_LABELS[quotes.tier], _STYLES[quotes.tier]))
    if said.before:
        yield Line(Text(shown(said.before)))
    if said.text:
        yield Line(Text(shown(said.text), "dim"))
    for citation in quotes.citations:
        yield Line(Text())
        yield from citation_lines(citation, today, links=links)
    if said.after:
        yield Line(Text())
        yield Line(_with_link(said.after, quotes.official_url))


_LABELS = {Tier.CITE: "[fairly sure]", Tier.HEDGE: "[not sure]"}
_STYLES = {Tier.CITE: "yellow", Tier.HEDGE: "bold yellow"}


def _with_link(text: str, url: str) -> Text:
    """Return the text with its address alive; an address that the text leaves out follows it."""
    plain, address = shown(text), on_one_line(url)
    before, found, after = plain.partition(address)
    if not found:
        return Text(f"{plain}\n") + linked(address, url, "underline")
    return Text(before) + linked(address, url, "underline") + Text(after)
