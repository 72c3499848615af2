"""Cards below replies: what people can press there."""

from collections.abc import Sequence
from typing import Any

from adapters.speech import Speech
from adapters.teams.markdown import on_one_line
from bot.phrases import Phrase

RECHECK = "recheck"
"""The verb of the button below an answer that may be out of date: ask the question again."""

_LONGEST = 200  # characters of a question, as in a refusal that repeats it


def recheck(lines: Sequence[str], question: str, speech: Speech) -> dict[str, Any]:
    """
    Return the message with the button, and what it is about: in a chat it stands behind all that was said since.

    Adaptive Cards 1.4, Universal Actions: Teams tells of the press with the id of this message. Where it is too old to
    execute, the button submits.
    """
    asked = on_one_line(question)
    asked = asked if len(asked) <= _LONGEST else f"{asked[:_LONGEST]}…"
    title, data = speech.words.of(Phrase.CHECK_AGAIN, speech.language), {"verb": RECHECK}
    submit = {"type": "Action.Submit", "title": title, "data": data}
    card = {
        "type": "AdaptiveCard",
        "$schema": "http://adaptivecards.io/schemas/adaptive-card.json",
        "version": "1.4",
        "body": [_text(speech.words.quoted(asked, speech.language), isSubtle=True), *map(_text, lines)],
        "actions": [{"type": "Action.Execute", "title": title, "verb": RECHECK, "data": data, "fallback": submit}],
    }
    attached = {"contentType": "application/vnd.microsoft.card.adaptive", "content": card}
    return {"type": "message", "summary": " ".join(lines), "attachments": [attached]}


def _text(words: str, **more: Any) -> dict[str, Any]:
    """Return words in which nothing is read as markup or a link."""
    run = {"type": "TextRun", "text": words, **more}
    return {"type": "RichTextBlock", "inlines": [run]}
