"""POST /api/messages: who calls is checked before a byte is read, and what is told is kept before it is answered."""

import hashlib
import json
import logging
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from aiohttp import web
from yarl import URL

from adapters.teams.access import Access, on_this_machine
from adapters.teams.events import PLATFORM, News, Pressed, TookBack, Wrote
from adapters.teams.parse import news_in
from adapters.teams.tokens import Caller, Tokens, Unauthorized
from adapters.teams.trust import trusted
from adapters.teams.wild import text
from adapters.work.delivery import Delivery, Inbox
from rag.errors import PortError

_log = logging.getLogger("footnote.teams")

PATH = "/api/messages"

_LARGEST = 512 * 1024  # bytes; a message of Teams ends at 100 KB, and its HTML copy comes along
_LONGEST_KEY = 500  # characters; stores of deliveries keep 512 of a key or a lane
_SETTLED_S = 2.0  # an edit is read once nobody goes on editing

_NAMES = (
    ("id",),
    ("conversation", "id"),
    ("from", "id"),
    ("from", "aadObjectId"),
    ("recipient", "id"),
    ("replyToId",),
)
"""What things and people are found by; in words half a surrogate pair becomes "?"."""


class Intake:
    """
    Takes activities in.

    Args:
        tokens: None in local mode: whoever reaches this port on this machine is taken for Teams.
        bot: The bot's id, for activities that do not name it.
    """

    def __init__(self, access: Access, tokens: Tokens | None, inbox: Inbox, clock: Callable[[], datetime]) -> None:
        self._access = access
        self._tokens = tokens
        self._inbox = inbox
        self._clock = clock
        self._bot = f"28:{access.app_id or 'local'}"

    async def post(self, request: web.Request) -> web.Response:
        """Answer 200 when the activity is kept or none of ours, 401 to strangers, 503 when it is to come again."""
        try:
            if self._access.local and not _of_this_machine(request):
                raise web.HTTPForbidden(text="local mode hears this machine alone")
            caller = await self._caller(request)
            activity = _activity(await _body(request))
            caller.must_speak_for(text(activity, "serviceUrl"))
            return await self._taken(activity)
        except Unauthorized as error:
            _log.warning("teams_request_refused", extra={"fields": {"problem": str(error)}})
            return web.json_response({"error": "unauthorized"}, status=401, headers={"WWW-Authenticate": "Bearer"})
        except PortError as error:
            _log.warning("teams_delivery_not_kept", extra={"fields": {"problem": str(error)}})
            return web.json_response({"error": "try again"}, status=503, headers={"Retry-After": "5"})

    def news(self, body: Mapping[str, Any]) -> News | None:
        """Return what a delivery tells that was kept; None for a mark, and for what another mode let in."""
        if "activity" not in body or body.get("local", False) != self._access.local:
            return None
        return news_in(body["activity"], datetime.fromisoformat(body["came"]), self._bot)

    async def _caller(self, request: web.Request) -> Caller:
        if self._tokens is None:
            return Caller()
        return await self._tokens.caller(request.headers.get("Authorization"))

    async def _taken(self, activity: Mapping[str, Any]) -> web.Response:
        came = self._clock().astimezone(UTC)
        news = news_in(activity, came, self._bot)
        if news is not None and not trusted(self._access, news.place.reference.service_url):
            _log.warning("teams_service_url_not_trusted", extra={"fields": {"url": news.place.reference.service_url}})
            news = None
        if news is not None:
            await self._keep(news, activity, came)
        return _answer(activity, news)

    async def _keep(self, news: News, activity: Mapping[str, Any], came: datetime) -> None:
        key, subject, edited = _key(news, activity), _subject(news), text(activity, "type") == "messageUpdate"
        if isinstance(news, TookBack):
            await self._inbox.put(_nothing(subject))  # its message may come behind it: then it is known already
        if (edited or isinstance(news, TookBack)) and await self._inbox.put(_mark(key)):
            # What is asked is being changed, or taken back. The mark comes first: told twice, it is done once.
            await self._inbox.drop(PLATFORM, subject)
        delivery = Delivery(
            platform=PLATFORM,
            key=key,
            lane=_short(_conversation(activity)),
            body={"activity": activity, "came": came.isoformat()} | ({"local": True} if self._access.local else {}),
            subject=subject if isinstance(news, Wrote) else "",
            after_s=_SETTLED_S if edited else 0.0,
        )
        await self._inbox.put(delivery)


def _of_this_machine(request: web.Request) -> bool:
    """Whether no page of elsewhere, loaded in a browser of this machine, stands behind a request."""
    origin = request.headers.get("Origin")
    return on_this_machine(request.url.host or "") and (origin is None or on_this_machine(URL(origin).host or ""))


async def _body(request: web.Request) -> bytes:
    """Return the body. Raises HTTPBadRequest, and HTTPRequestEntityTooLarge before too much is in memory."""
    read = bytearray()
    try:
        async for piece in request.content.iter_chunked(64 * 1024):
            read += piece
            if len(read) > _LARGEST:
                raise web.HTTPRequestEntityTooLarge(_LARGEST, len(read))
    except web.RequestPayloadError as error:
        raise web.HTTPBadRequest(text="the body cannot be unpacked") from error
    return bytes(read)


def _activity(body: bytes) -> Mapping[str, Any]:
    try:
        activity = json.loads(body)
        whole = json.dumps(activity, ensure_ascii=False).encode(errors="replace")
    except (ValueError, RecursionError) as error:
        raise web.HTTPBadRequest(text="the body is no JSON") from error
    if not isinstance(activity, dict):
        raise web.HTTPBadRequest(text="the body is no activity")
    if any(_broken(text(activity, *path)) for path in _NAMES):
        raise web.HTTPBadRequest(text="an id is no Unicode")
    read: Mapping[str, Any] = json.loads(whole)
    return read


def _broken(name: str) -> bool:
    """Whether there is half a surrogate pair in a name: no store takes it, and without it, it is another's."""
    return name.encode(errors="replace").decode() != name


def _answer(activity: Mapping[str, Any], news: News | None) -> web.Response:
    """Return 200; to an invoke with what Teams shows to who pressed: anything but `{}` is an error to a thumb."""
    if text(activity, "type") != "invoke":
        return web.Response()
    if text(activity, "name") == "adaptiveCard/action":
        done = "✓" if isinstance(news, Pressed) else "?"
        shown = {"statusCode": 200, "type": "application/vnd.microsoft.activity.message", "value": done}
        return web.json_response(shown)
    return web.json_response({})


def _subject(news: News) -> str:
    match news:
        case Wrote():
            return _short(f"{news.place.room.id}|{news.message.id.value}")
        case TookBack():
            return _short(f"{news.place.room.id}|{news.message.value}")
        case _:
            return ""


def _key(news: News, activity: Mapping[str, Any]) -> str:
    """
    Return what is the same when the same activity comes again.

    A message is its subject; of everything else the same id may tell several things.
    """
    number, kind, when = text(activity, "id"), text(activity, "type"), text(activity, "timestamp")
    if isinstance(news, Wrote) and kind == "message":
        return _subject(news)
    if number and kind == "message":
        return _short(f"{_conversation(activity)}|{number}")
    if number and when:
        return _short(f"{_conversation(activity)}|{kind}|{number}|{when}")
    whole = json.dumps(activity, sort_keys=True).encode(errors="replace")
    return _short(f"{_conversation(activity)}|{kind}|{number}|{hashlib.sha256(whole).hexdigest()[:32]}")


def _mark(key: str) -> Delivery:
    """Return what is kept once an activity of this key is heard of."""
    return _nothing(f"mark|{hashlib.sha256(key.encode()).hexdigest()}")


def _nothing(key: str) -> Delivery:
    """Return a delivery that nothing is done for: only its key counts."""
    return Delivery(PLATFORM, key, f"mark|{hashlib.sha256(key.encode()).hexdigest()}", {})


def _conversation(activity: Mapping[str, Any]) -> str:
    return text(activity, "conversation", "id")


def _short(name: str) -> str:
    """Return a name that a store takes: a longer one by its digest."""
    name = name.encode(errors="replace").decode()
    if len(name) <= _LONGEST_KEY:
        return name
    return hashlib.sha256(name.encode()).hexdigest()
