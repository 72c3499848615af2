"""Blocks around a reply: small lines in the bot's own name, and what people can press."""

from collections.abc import Sequence

from adapters.slack import actions
from adapters.slack.escape import on_one_line, shown
from adapters.slack.rich import Block
from adapters.speech import Speech
from bot.exchange import Exchange
from bot.phrases import Phrase
from rag.reply import Refusal, Why

_BUTTON = 75  # characters: docs.slack.dev, button element and feedback buttons element
_SMALL = 2000  # characters: docs.slack.dev, text object in a context block
_SECTION = 3000  # characters: docs.slack.dev, section block


def plain(words: str, longest: int = _BUTTON) -> Block:
    """Return a text object that Slack parses nothing in."""
    clean = shown(words)
    fits = clean if len(clean) <= longest else f"{clean[: longest - 1]}…"
    return {"type": "plain_text", "text": fits, "emoji": False}


def small(words: str) -> Block:
    """Return a small grey line."""
    return {"type": "context", "elements": [plain(words, _SMALL)]}


def button(words: str, action: str, value: str = "") -> Block:
    """Return a button."""
    found: Block = {"type": "button", "action_id": action, "text": plain(words)}
    return found | {"value": value} if value else found


def read_as(exchange: Exchange, speech: Speech) -> Block:
    """Return how the question was read, and a button for who meant something else."""
    said = speech.words.read_as(on_one_line(exchange.shown), speech.language)
    pressed = button(speech.words.of(Phrase.NOT_MEANT, speech.language), actions.NOT_MEANT)
    return {"type": "section", "text": plain(said, _SECTION), "accessory": pressed}


def outdated(exchange: Exchange, speech: Speech) -> list[Block]:
    """Return which sources of a reply changed since it was posted, and a button to ask again; nothing when none did."""
    if not exchange.outdated:
        return []
    lines = exchange.warnings(speech.words)
    pressed = button(speech.words.of(Phrase.CHECK_AGAIN, speech.language), actions.CHECK_AGAIN)
    return [{"type": "section", "text": plain("\n".join(lines), _SECTION), "accessory": pressed}]


def feedback(speech: Speech) -> Block:
    """Return the thumbs that stand below everything the bot says."""

    def thumb(phrase: Phrase, value: str) -> Block:
        words = speech.words.of(phrase, speech.language)
        return {"text": plain(words), "value": value, "accessibility_label": plain(words)["text"]}

    return {
        "type": "context_actions",
        "elements": [
            {
                "type": "feedback_buttons",
                "action_id": actions.FEEDBACK,
                "positive_button": thumb(Phrase.GOOD_ANSWER, actions.GOOD),
                "negative_button": thumb(Phrase.BAD_ANSWER, actions.BAD),
            }
        ],
    }


def ways_on(exchange: Exchange, speech: Speech, owned: Sequence[str]) -> list[Block]:
    """
    Return what can be done when the documents do not answer; nothing for other refusals.

    `owned` are the collections that have somebody to ask.
    """
    reply = exchange.reply
    if not isinstance(reply, Refusal) or reply.why is not Why.NO_EVIDENCE:
        return []
    pressed = [button(speech.words.of(Phrase.AWAIT, speech.language), actions.AWAIT)]
    asked = next((name for name in reply.searched if name in owned), None)
    if asked is not None:
        carried = actions.OwnerAsked(asked, exchange.message.id.value, on_one_line(exchange.message.text))
        words = speech.words.of(Phrase.ASK_OWNER, speech.language)
        pressed.insert(0, button(words, actions.ASK_OWNER, carried.value()))
    return [{"type": "actions", "elements": pressed}]
