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
    "apps.connections.open": Method(),
    "assistant.threads.setStatus": Method(("chat:write",)),
    "assistant.threads.setSuggestedPrompts": Method(("assistant:write",)),
    "auth.test": Method(),
    "chat.appendStream": Method(("chat:write",)),
    "chat.delete": Method(("chat:write",)),
    "chat.getPermalink": Method(reads=True),
    "chat.postEphemeral": Method(("chat:write",)),
    "chat.postMessage": Method(("chat:write",)),
    "chat.startStream": Method(("chat:write",)),
    "chat.stopStream": Method(("chat:write",)),
    "chat.update": Method(("chat:write",)),
    "conversations.info": Method(("channels:read", "groups:read", "im:read", "mpim:read"), reads=True),
    "conversations.replies": Method(_HISTORIES, reads=True),
    "reactions.add": Method(("reactions:write",)),
    "reactions.remove": Method(("reactions:write",)),
    "users.info": Method(("users:read", "users:read.email"), reads=True),
    "views.open": Method(),
    "views.publish": Method(),
}
"""Everything that the bot calls; `apps.connections.open` takes the app-level token, with connections:write."""
