"""A message as Slack's history has it -> a message of the conversation."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from adapters.slack.events import SPOKEN, moment
from adapters.slack.me import Me
from adapters.slack.text import files, read
from adapters.slack.written import Kind, Names
from bot.thread import Message, MessageId, PersonId


def message_of(message: Mapping[str, Any], me: Me, names: Names) -> Message | None:
    """
    Return one message of a thread; None for a notice, and for what nobody wrote.

    Another bot or a workflow is an author like any other.
    """
    user, bot, ts = (str(message.get(key) or "") for key in ("user", "bot_id", "ts"))
    if not ts or not (user or bot) or message.get("subtype") not in SPOKEN | {"bot_message"}:
        return None
    author = None if me.wrote(user, bot) else PersonId(user or bot)
    said = read(message).plain(names, without=me.user_id)
    return Message(MessageId(ts), author, said, moment(ts), tuple(files(message)))


def people_in(messages: Iterable[Mapping[str, Any]], me: Me) -> Sequence[str]:
    """Return whom messages mention beside the bot, each once, in order: who asks for their names has them all."""
    mentioned = (person for message in messages for person in read(message).mentions(Kind.PERSON))
    return tuple(person for person in dict.fromkeys(mentioned) if person != me.user_id)
