"""
What people can press: the names that Slack sends back, and what each button carries in its value.

Buttons are written by `blocks`, `modal` and `review`; what comes back is read by `events`.
"""

import json
from dataclasses import dataclass
from typing import Any

from bot.flag import Reason

FEEDBACK = "footnote_feedback"
"""The thumbs below a reply; the value is GOOD or BAD. The reply is the message that the container names."""
GOOD, BAD = "good", "bad"

NOT_MEANT = "footnote_not_meant"
"""Beside "Read as: …": the question was read wrongly. No value; the container names the reply."""

AWAIT = "footnote_await"
"""Below a refusal: tell me when this is answered. No value; the container names the reply."""

CHECK_AGAIN = "footnote_check_again"
"""Over an answer that may be out of date: ask the question again. No value; the container names the reply."""

ASK_OWNER = "footnote_ask_owner"
"""Below a refusal: ask who owns the documents. The value is an `OwnerAsked`."""

SAY_WHY = "footnote_say_why"
"""In the note that the flagger alone sees: opens the modal. The value is a `Target`."""

OPEN = "footnote_open"
"""A button that is a link: Slack tells of the press, and nothing is to be done."""

WHY_MODAL = "footnote_why"
"""Callback id of the modal that asks for the reason; its private metadata is a `Target`."""
WHY_BLOCK, WHY_CHOICE = "why", "choice"
TEXT_BLOCK, TEXT_INPUT = "text", "words"

LONGEST_VALUE = 2000  # characters: docs.slack.dev, button element


@dataclass(frozen=True, slots=True)
class Target:
    """A reply: its channel and its `ts`."""

    channel: str
    answer: str

    def value(self) -> str:
        """Return it as a button's value."""
        return json.dumps([self.channel, self.answer])

    @classmethod
    def read(cls, value: str) -> "Target":
        """Return what a value names. Raises ValueError when it is none of ours."""
        channel, answer = _strings(value, 2)
        return cls(channel, answer)


@dataclass(frozen=True, slots=True)
class OwnerAsked:
    """
    A question for the owner of a collection.

    Attributes:
        message: The `ts` of the question.
        text: The question, shortened until it fits in a value.
    """

    collection: str
    message: str
    text: str

    def value(self) -> str:
        """Return it as a button's value, never too long for one."""
        text = self.text
        while len(said := json.dumps([self.collection, self.message, text], ensure_ascii=False)) > LONGEST_VALUE:
            text = text[: max(0, len(text) - (len(said) - LONGEST_VALUE) - 1)]
        return said

    @classmethod
    def read(cls, value: str) -> "OwnerAsked":
        """Return what a value names. Raises ValueError when it is none of ours."""
        collection, message, text = _strings(value, 3)
        return cls(collection, message, text)


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody entered into the modal: why the reply at `target` is bad."""

    target: Target
    why: Reason
    text: str

    @classmethod
    def of_view(cls, view: dict[str, Any]) -> "Told":
        """Return what a submitted view says. Raises ValueError when it is not this modal."""
        try:
            values = view["state"]["values"]
            why = values[WHY_BLOCK][WHY_CHOICE]["selected_option"]["value"]
            text = values[TEXT_BLOCK][TEXT_INPUT].get("value") or ""
            return cls(Target.read(view["private_metadata"]), Reason(why), text.strip())
        except (KeyError, TypeError) as error:
            raise ValueError("this is not the modal that asks for a reason") from error


def _strings(value: str, count: int) -> tuple[str, ...]:
    read = json.loads(value)
    if not isinstance(read, list) or len(read) != count or not all(isinstance(one, str) for one in read):
        raise ValueError(f"a button's value is a list of {count} strings, not {value!r}")
    return tuple(read)
