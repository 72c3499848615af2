"""Activities of Teams -> what they tell, for each type and name of them."""

import json
import re
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from adapters.teams.events import (
    Arrived,
    Left,
    News,
    Person,
    Place,
    Pressed,
    Rated,
    Reacted,
    TookBack,
    bot_was_added,
    bot_was_removed,
    message_of,
    person_of,
    place_of,
    time_of,
)
from adapters.teams.wild import at, each, text
from bot.thread import MessageId

_CHANNELS = ("", "msteams")
_TONE = re.compile(r"-tone[1-5]\Z")  # 1f44e_thumbsdown-tone3: ids of Teams' own emoji


def news_in(activity: Mapping[str, Any], came: datetime, bot: str) -> News | None:
    """
    Return what an activity tells; None when it is none of the bot's.

    `came` is when it was delivered, aware, in UTC; `bot` is the bot's id where the activity does not name it.
    """
    place = place_of(activity, bot)
    if place is None or text(activity, "channelId") not in _CHANNELS:
        return None
    kind = text(activity, "type")
    if kind in ("installationUpdate", "conversationUpdate"):
        if bot_was_added(activity):
            return Arrived(place, text(activity, "locale")[:2].casefold())
        return Left(place) if bot_was_removed(activity) else None
    if kind == "messageDelete":
        return TookBack(place, MessageId(text(activity, "id"))) if text(activity, "id") else None
    by = person_of(activity)
    return None if by is None else _done_by(by, kind, activity, (place, came))


def _done_by(by: Person, kind: str, activity: Mapping[str, Any], where: tuple[Place, datetime]) -> News | None:
    place, came = where
    when = time_of(activity, came)
    if kind == "messageReaction":
        return _reaction(activity, by, place, when)
    if kind == "invoke":
        return _invoked(activity, by, place, when)
    if kind == "message" and not text(activity, "text") and isinstance(activity.get("value"), Mapping):
        return _pressed(activity["value"], by, place, (when, _card(activity)))
    return message_of(activity, by, place, came) if kind in ("message", "messageUpdate") else None


def _reaction(activity: Mapping[str, Any], by: Person, place: Place, when: datetime) -> Reacted | None:
    message = _card(activity)
    if message is None:
        return None
    return Reacted(place, by, when, message, _types(activity, "reactionsAdded"), _types(activity, "reactionsRemoved"))


def _types(activity: Mapping[str, Any], name: str) -> frozenset[str]:
    return frozenset(_TONE.sub("", text(one, "type")) for one in each(activity, name))


def _invoked(activity: Mapping[str, Any], by: Person, place: Place, when: datetime) -> Rated | Pressed | None:
    name, value = text(activity, "name"), at(activity, "value")
    if name == "message/submitAction" and text(value, "actionName") == "feedback":
        reaction = text(value, "actionValue", "reaction")
        words = _feedback(at(value, "actionValue", "feedback"))
        return Rated(place, by, when, _card(activity), reaction == "like", words) if reaction else None
    if name == "adaptiveCard/action":
        action = at(value, "action")
        data = at(action, "data")
        given = {**(data if isinstance(data, Mapping) else {})}
        return Pressed(place, by, when, _card(activity), text(action, "verb") or text(given, "verb"), given)
    return None


def _pressed(given: Mapping[str, Any], by: Person, place: Place, seen: tuple[datetime, MessageId | None]) -> Pressed:
    when, card = seen
    return Pressed(place, by, when, card, text(given, "verb"), given)


def _feedback(given: Any) -> str:
    """Return what was written beside a thumb: Teams sends JSON in a string, the testing tool the words alone."""
    if not isinstance(given, str):
        return text(given, "feedbackText")
    try:
        told = json.loads(given)
    except (ValueError, RecursionError):
        return given.strip()
    return text(told, "feedbackText") if isinstance(told, Mapping) else given.strip()


def _card(activity: Mapping[str, Any]) -> MessageId | None:
    told = text(activity, "replyToId")
    return MessageId(told) if told else None
