"""The Web API methods that the bot calls, and the scopes that each needs: what the manifest asks for, and no more."""

from dataclasses import dataclass

_HISTORIES = ("channels:history", "groups:history", "im:history", "mpim:history")


@dataclass(frozen=True, slots=True)
class Method:
    """
    One method.

    Attributes:
        scopes: What the bot's token needs for it (docs.slack.dev/reference/methods).
        reads: Whether its arguments go in the address; else they go as JSON.
    """

    scopes: tuple[str, ...] = ()
    reads: bool = False


METHODS: dict[str, Method] = {
    "agents.sessions.setStatus": Method(("chat:write",)),
    "assistant.threads.setStatus": Method(("chat:write",)),
    "assistant.threads.setSuggestedPrompts": Method(("assistant:write",)),
    "chat.appendStream": Method(("chat:write",)),
    "chat.delete": Method(("chat:write",)),
    "chat.getPermalink": Method(reads=True),
    "chat.postEphemeral": Method(("chat:write",)),
    "chat.postMessage": Method(("chat:write",)),
    "chat.startStream": Method(("chat:write",)),
    "chat.stopStream": Method(("chat:write",)),
    "chat.update": Method(("chat:write",)),
    "conversations.replies": Method(_HISTORIES, reads=True),
    "reactions.add": Method(("reactions:write",)),
    "reactions.remove": Method(("reactions:write",)),
    "views.open": Method(),
    "views.publish": Method(),
}
"""Those of the outgoing half; who is asking is looked up elsewhere."""
