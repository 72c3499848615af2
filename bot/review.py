"""What went wrong with a reply that somebody flagged, as far as its record tells: reviewers begin there."""

from typing import assert_never

from bot.exchange import Exchange
from bot.flag import Category, Flag, Reason
from rag.posted import posted
from rag.reply import Answer, Chat, Quotes, Refusal, Why


def category_of(flag: Flag, exchange: Exchange) -> Category | None:
    """Return what a reviewer says went wrong, else what the record tells; None where neither does."""
    return flag.category or recorded_category(flag, exchange)


def recorded_category(flag: Flag, exchange: Exchange) -> Category | None:
    """
    Return what went wrong, from the record and the flagger's reason alone; None where they do not tell.

    A refusal missed the page when nothing was found, or nothing with the names of the question; with a page in hand
    it was unnecessary: the gate, the judge or the model was too strict, or nothing of the draft stood. An outage is
    neither. An answer that somebody calls wrong is from a stale page when one that it cites was overdue or replaced;
    unsupported when code cannot prove a sentence of it by what that cites; and from the wrong page when it does not
    cite the page that search found best.
    """
    match exchange.reply:
        case Refusal():
            return _of_refusal(exchange.reply, exchange)
        case Answer() | Quotes():
            return _of_answer(exchange.reply, flag.why, exchange)
        case Chat():
            return Category.UNNECESSARY_REFUSAL if flag.why is Reason.SHOULD_HAVE_ANSWERED else None
        case _:
            assert_never(exchange.reply)


def _of_refusal(refusal: Refusal, exchange: Exchange) -> Category | None:
    match refusal.why:
        case Why.UNAVAILABLE:
            return None
        case Why.NO_EVIDENCE if refusal.missing or not exchange.hits:
            return Category.MISSED_RETRIEVAL
        case Why.NO_EVIDENCE | Why.NOT_ALLOWED | Why.UNCLEAR:
            return Category.UNNECESSARY_REFUSAL
        case _:
            assert_never(refusal.why)


def _of_answer(reply: Answer | Quotes, why: Reason | None, exchange: Exchange) -> Category | None:
    match why:
        case Reason.OUTDATED:
            return Category.STALE_SOURCE
        case Reason.WRONG_SOURCE | Reason.SHOULD_HAVE_ANSWERED:
            return Category.WRONG_PAGE
        case Reason.WRONG:
            return _of_wrong(reply, exchange)
        case Reason.OTHER | None:
            return None
        case _:
            assert_never(why)


def _of_wrong(reply: Answer | Quotes, exchange: Exchange) -> Category | None:
    cited = [citation.passage.source for citation in reply.citations]
    day = exchange.at.date()
    if exchange.outdated or any(
        source.superseded_by or (source.review_by and source.review_by < day) for source in cited
    ):
        return Category.STALE_SOURCE
    question = exchange.question.text if exchange.question else exchange.message.text
    if not all(posted(reply, exchange.hits, question, exchange.spent).claims):
        return Category.UNSUPPORTED_CLAIM
    best = exchange.hits[0].passage.source.id if exchange.hits else ""
    return Category.WRONG_PAGE if best not in {source.id for source in cited} else None
