"""What the bot says beside its replies: hello, and that there is an answer now."""

from collections.abc import Sequence
from typing import Any

from adapters.teams.markdown import plain
from adapters.teams.sender import Kind, Reference
from bot.phrases import Phrase
from bot.smalltalk import Kind as SmallTalk
from bot.thread import PersonId
from bot.words import Words

_SOMEBODY = "👋"  # a mention shows its text, and a person's id is none


def greeting(words: Words, language: str) -> dict[str, Any]:
    """Return the message to people whom the bot is new to."""
    said = (words.chat(kind, language) for kind in (SmallTalk.GREETING, SmallTalk.HELP))
    return {"type": "message", "textFormat": "markdown", "text": "\n\n".join(map(plain, said))}


def announcement(words: Words, language: str, reference: Reference, people: Sequence[PersonId]) -> dict[str, Any]:
    """Return the message that names people, and tells them of the answer above."""
    said = plain(words.of(Phrase.ANSWERED_NOW, language), opens=False)
    if reference.kind is Kind.PERSONAL:
        return {"type": "message", "textFormat": "markdown", "text": said[:1].upper() + said[1:]}
    mentions = [_mention(reference, person) for person in people]
    named = " ".join(str(mention["text"]) for mention in mentions)
    return {"type": "message", "textFormat": "markdown", "text": f"{named} {said}", "entities": mentions}


def _mention(reference: Reference, person: PersonId) -> dict[str, Any]:
    known = reference.user_name if person.value == reference.user_id else ""
    name = "".join(sign for sign in known if sign not in "<>&*_[]`\\") or _SOMEBODY
    return {"type": "mention", "text": f"<at>{name}</at>", "mentioned": {"id": person.value, "name": name}}
