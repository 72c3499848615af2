"""The bot's own page in Slack: what it is, how to ask, what is kept; and the prompts that it suggests."""

from collections.abc import Sequence

from adapters.slack.rich import Block, rich, section, text
from bot.phrases import Phrase
from bot.words import Words

PROMPTS = (Phrase.PROMPT_HELP, Phrase.PROMPT_EXAMPLE)
"""At most four: docs.slack.dev, assistant.threads.setSuggestedPrompts."""


def home(words: Words, language: str, known: Sequence[str] = ()) -> Block:
    """Return the page; `known` are names of collections that whoever sees it may read."""
    said = [words.of(Phrase.HELP, language)]
    if known:
        said.append(words.of(Phrase.HELP_COLLECTIONS, language, collections=words.listed(known, language)))
    said += [words.of(Phrase.HOME_ASK, language), words.of(Phrase.HOME_PRIVACY, language)]
    title = {
        "type": "header",
        "text": {"type": "plain_text", "text": words.of(Phrase.HOME_TITLE, language)[:150], "emoji": False},
    }
    return {"type": "home", "blocks": [title, *(rich(section([text(paragraph)])) for paragraph in said)]}


def prompts(words: Words, language: str) -> list[dict[str, str]]:
    """Return what people may ask first: the prompt, and the message that it sends."""
    said = [words.of(phrase, language) for phrase in PROMPTS]
    return [{"title": one, "message": one} for one in said]
