"""What people think of answers: reactions, thumbs and buttons -> the bot's events."""

from collections.abc import Collection, Sequence

from adapters.teams.cards import RECHECK
from adapters.teams.events import Pressed, Rated, Reacted
from adapters.teams.wild import text
from bot.events import Awaited, Event, Flagged, Rechecked, Unflagged
from bot.flag import THUMB, Reason
from bot.thread import Message, MessageId

_LONGEST = 4000  # characters of what somebody writes beside a flag


def reacted(news: Reacted, flags: Collection[str]) -> Sequence[Event]:
    """
    Return what reactions mean: one of `flags` that is put on flags, one that is taken away takes it back.

    One that takes another's place comes first: the flag stands all the while.
    """
    about = news.place.room, news.message, news.by.id, news.at
    added = sorted(news.added.intersection(flags))
    removed = sorted(news.removed.intersection(flags) - news.added)
    return [*(Flagged(*about, mark=name) for name in added), *(Unflagged(*about, name) for name in removed)]


def rated(news: Rated, said: Sequence[Message]) -> Sequence[Event]:
    """
    Return what a thumb means: down flags, up takes a flag back.

    Where Teams does not say which answer it is about, it is the newest of what was `said` there.
    """
    answer = news.answer or next((message.id for message in reversed(said) if message.by_bot), None)
    if answer is None:
        return ()
    if news.good:
        return (Unflagged(news.place.room, answer, news.by.id, news.at),)
    words = news.words[:_LONGEST]
    return (Flagged(news.place.room, answer, news.by.id, news.at, Reason.OTHER if words else None, words, THUMB),)


def pressed(news: Pressed, audience: frozenset[str]) -> Sequence[Event]:
    """
    Return what a button means: `await` to be told of an answer, `flag` with a `reason` and a `text`, `RECHECK`.

    `audience` are the groups whose documents may be used where it was pressed.

    The button's data name the `answer` where it stands on another message.
    """
    named = text(news.given, "answer")
    answer = MessageId(named) if named else news.card
    if answer is None:
        return ()
    if news.verb == "await":
        return (Awaited(news.place.room, answer, news.by.id, news.at),)
    if news.verb == RECHECK:
        return (Rechecked(news.place.room, answer, news.by.id, news.at, audience),)
    if news.verb != "flag":
        return ()
    reason = text(news.given, "reason")
    why = Reason(reason) if reason in list(Reason) else None
    return (Flagged(news.place.room, answer, news.by.id, news.at, why, text(news.given, "text")[:_LONGEST]),)
