"""Older messages of a channel's thread, from Microsoft Graph: where the settings ask for it and the team consents."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from adapters.teams.access import Access
from adapters.teams.credentials import Credentials
from adapters.teams.sender import Past, Reference
from adapters.teams.text import said_in
from adapters.teams.wild import each, text
from adapters.teams.wire import Wire
from bot.thread import Message, MessageId, PersonId, Thread, ThreadId

SCOPE = "https://graph.microsoft.com/.default"
_PAGE = 50  # the most that Graph gives at once (List replies, Microsoft Graph 1.0)


class GraphPast:
    """
    `GET /teams/{group}/channels/{channel}/messages/{root}` and its replies, Microsoft Graph 1.0.

    Needs consent to `ChannelMessage.Read.Group` in the team. One page is read: the newest fifty. People are called by
    their ids in Entra here, and by the bot's own names for them elsewhere: nobody's words are taken for the asker's.
    """

    def __init__(self, access: Access, wire: Wire, credentials: Credentials) -> None:
        self._app_id = access.app_id
        self._url = access.graph_url
        self._wire = wire
        self._credentials = credentials

    async def of(self, reference: Reference, thread: ThreadId) -> Thread:
        """Return what Graph shows of a thread; where it does not, a thread that is known in part. Raises PortError."""
        if not reference.team_id:
            return Thread(thread, partial=True)
        place = "/".join(quote(part, safe="") for part in (reference.team_id, "channels", reference.conversation_id))
        root = f"{self._url}/v1.0/teams/{place}/messages/{quote(thread.root.value, safe='')}"
        opened = await self._get(root)
        replies = await self._get(f"{root}/replies?$top={_PAGE}")
        told = [message for one in (opened, *each(replies, "value")) if (message := self._message(one, reference))]
        messages = tuple(sorted(told, key=lambda message: message.at))
        return Thread(thread, messages, partial=bool(text(replies, "@odata.nextLink")))

    async def _get(self, url: str) -> Mapping[str, Any]:
        return await self._wire.get(url, bearer=await self._credentials.token())

    def _message(self, told: Mapping[str, Any], reference: Reference) -> Message | None:
        """Return a message of Graph; None for what is deleted, or of the system."""
        number, at = text(told, "id"), _time(text(told, "createdDateTime"))
        by, app = text(told, "from", "user", "id"), text(told, "from", "application", "id")
        if not number or at is None or told.get("deletedDateTime") or not (by or app):
            return None
        own = app == self._app_id
        said = said_in(_as_activity(told, reference, self._app_id))
        return Message(MessageId(number), None if own else PersonId(by or app), said.text, at)


def _as_activity(told: Mapping[str, Any], reference: Reference, app_id: str) -> Mapping[str, Any]:
    """Return a message of Graph as an activity tells the same: its words are HTML, its mentions stand beside."""
    mentions = [
        {
            "type": "mention",
            "text": text(one, "mentionText"),
            "mentioned": {
                "id": reference.bot_id if text(one, "mentioned", "application", "id") == app_id else "29:somebody",
                "name": text(one, "mentionText"),
            },
        }
        for one in each(told, "mentions")
    ]
    kind = "xml" if text(told, "body", "contentType") == "html" else "plain"
    return {
        "text": text(told, "body", "content"),
        "textFormat": kind,
        "entities": mentions,
        "recipient": {"id": reference.bot_id, "name": reference.bot_name},
    }


def _time(told: str) -> datetime | None:
    try:
        at = datetime.fromisoformat(told)
    except ValueError:
        return None
    return at.astimezone(UTC) if at.tzinfo else None


_: type[Past] = GraphPast
