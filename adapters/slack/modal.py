"""Asking the flagger why a reply is bad: a note that they alone see, and the modal that it opens."""

from adapters.slack import actions
from adapters.slack.blocks import button, plain
from adapters.slack.rich import Block, rich, section, text
from bot.flag import Reason
from bot.phrases import Phrase
from bot.words import Words

_TITLE = 24  # characters: docs.slack.dev, modal
_LONGEST = 3000  # characters: docs.slack.dev, plain text input

REASONS = {
    Reason.WRONG: Phrase.WHY_WRONG,
    Reason.OUTDATED: Phrase.WHY_OUTDATED,
    Reason.WRONG_SOURCE: Phrase.WHY_WRONG_SOURCE,
    Reason.SHOULD_HAVE_ANSWERED: Phrase.WHY_SHOULD_HAVE_ANSWERED,
    Reason.OTHER: Phrase.WHY_OTHER,
}
"""How reasons are said, in the order in which they are offered."""


def note(target: actions.Target, words: Words, language: str) -> tuple[str, list[Block]]:
    """Return the note: its words, and its blocks with the button that opens the modal."""
    said = words.of(Phrase.ASK_WHY, language)
    pressed = button(words.of(Phrase.SAY_WHY, language), actions.SAY_WHY, target.value())
    return said, [rich(section([text(said)])), {"type": "actions", "elements": [pressed]}]


def modal(target: actions.Target, words: Words, language: str) -> Block:
    """Return the view that asks for the reason."""
    return {
        "type": "modal",
        "callback_id": actions.WHY_MODAL,
        "private_metadata": target.value(),
        "title": plain(words.of(Phrase.WHY_TITLE, language), _TITLE),
        "submit": plain(words.of(Phrase.SEND, language), _TITLE),
        "close": plain(words.of(Phrase.CANCEL, language), _TITLE),
        "blocks": [_choice(words, language), _more(words, language)],
    }


def _choice(words: Words, language: str) -> Block:
    options = [{"text": plain(words.of(phrase, language)), "value": why.value} for why, phrase in REASONS.items()]
    return {
        "type": "input",
        "block_id": actions.WHY_BLOCK,
        "label": plain(words.of(Phrase.WHY_TITLE, language)),
        "element": {"type": "radio_buttons", "action_id": actions.WHY_CHOICE, "options": options},
    }


def _more(words: Words, language: str) -> Block:
    return {
        "type": "input",
        "block_id": actions.TEXT_BLOCK,
        "optional": True,
        "label": plain(words.of(Phrase.WHY_MORE, language)),
        "element": {
            "type": "plain_text_input",
            "action_id": actions.TEXT_INPUT,
            "multiline": True,
            "max_length": _LONGEST,
        },
    }
