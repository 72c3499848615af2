"""Cards below a reply: what people can press there."""

from typing import Any

from bot.phrases import Phrase
from bot.words import Words

RECHECK = "recheck"
"""The verb of the button below an answer that may be out of date: ask the question again."""


def recheck(words: Words, language: str) -> dict[str, Any]:
    """
    Return a card with the button; where Teams is too old to execute, the button submits.

    Adaptive Cards 1.4, Universal Actions: Teams tells of the press with the id of the message that the card is of.
    """
    title, data = words.of(Phrase.CHECK_AGAIN, language), {"verb": RECHECK}
    submit = {"type": "Action.Submit", "title": title, "data": data}
    pressed = {"type": "Action.Execute", "title": title, "verb": RECHECK, "data": data, "fallback": submit}
    schema = "http://adaptivecards.io/schemas/adaptive-card.json"
    card = {"type": "AdaptiveCard", "$schema": schema, "version": "1.4", "body": [], "actions": [pressed]}
    return {"contentType": "application/vnd.microsoft.card.adaptive", "content": card}
