"""Whether the review channel may be shown what somebody flagged."""

from collections.abc import Iterator

from adapters.rights import audience_in
from adapters.settings import Rooms
from adapters.slack.directory import Place
from bot.exchange import Exchange
from rag.evidence import Source
from rag.reply import Answer, Quotes


def may_be_shown(exchange: Exchange, rooms: Rooms, asked: Place, review: Place) -> bool:
    """
    Whether all who read the `review` channel might read the exchange anyway, `asked` being where it stands.

    What was asked in a private place is for nobody else, whatever its pages, nor is anything for another company that
    reads along; and where Slack does not tell of a channel, it may be either. Elsewhere an answer is for those who may
    read every page that it cites. A refusal names collections and pages that it does not cite, and a question that was
    read from its thread repeats what was said there: such are for those who may read all that its room may.
    """
    if asked.id == review.id:
        return True
    if asked.private or not review.told or review.shared:
        return False
    readers = audience_in(rooms, review.id, shared=False)
    if isinstance(exchange.reply, Answer | Quotes) and not exchange.shown:
        return all(source.audience & readers for source in _cited(exchange.reply))
    return audience_in(rooms, asked.id, shared=False) <= readers


def _cited(reply: Answer | Quotes) -> Iterator[Source]:
    for citation in reply.citations:
        yield from (passage.source for passage in (citation.passage, *citation.also))
