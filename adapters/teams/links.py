"""Addresses that open a message in Teams: learn.microsoft.com, "Deep link to a Teams chat", 2026."""

from urllib.parse import quote, urlencode

from adapters.teams.sender import Kind, Reference
from bot.thread import MessageId

_IN_CHAT = urlencode({"context": '{"contextType":"chat"}'})


def message_link(reference: Reference, root: MessageId, post: MessageId) -> str:
    """
    Return the address of a post in a thread of a channel or in a group chat.

    "" for a personal chat: its id in the bot's activities is not the one that links carry.
    """
    place = f"https://teams.microsoft.com/l/message/{quote(reference.conversation_id)}/{quote(post.value, safe='')}"
    match reference.kind:
        case Kind.CHANNEL:
            known = {"tenantId": reference.tenant_id, "groupId": reference.team_id, "parentMessageId": root.value}
            return f"{place}?{urlencode({name: value for name, value in known.items() if value})}"
        case Kind.GROUP:
            return f"{place}?{_IN_CHAT}"
        case _:
            return ""
