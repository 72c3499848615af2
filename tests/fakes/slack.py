"""
Slack's Web API on loopback, as far as a bot that replies sees it: messages, threads, streams, views, limits.

It takes what Slack takes and refuses what Slack refuses, with Slack's words (docs.slack.dev/reference/methods).
"""

import asyncio
import itertools
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from slack_sdk.models.blocks import Block
from slack_sdk.web.async_client import AsyncWebClient

Arguments = dict[str, Any]
Message = dict[str, Any]

TOKEN = "xoxb-fake"  # noqa: S105  # opens nothing
ME = {"user_id": "U0BOT", "bot_id": "B0BOT", "team_id": "T0TEAM", "user": "footnote", "url": "https://team.slack.com/"}

_NESTED = {"blocks", "metadata", "view"}
LONGEST_TEXT, LONGEST_UPDATE = 40_000, 4_000
MOST_BLOCKS, HEAVIEST = 50, 13_200


@dataclass(frozen=True)
class Fails:
    """
    How a call fails, once.

    `code` is Slack's reason; `wait` a rate limit; `lost` breaks the connection, after the call was `done` or before;
    `page` is what stands before Slack: a status, and the type of what it sends.
    """

    code: str = ""
    wait: int | None = None
    lost: bool = False
    done: bool = False
    page: tuple[int, str] | None = None


class Refusal(Exception):
    """Slack says no."""


@dataclass
class FakeSlack:
    """
    A workspace.

    Attributes:
        channels: Messages by channel, oldest first.
        calls: Every call that came, in order: (method, arguments).
        fails: How the next calls of a method fail, in order.
        never: Methods that this workspace does not have, and why.
        people: What users.info tells, by id; channels of which conversations.info tells are in `places`.
        orphan: What becomes of a reply to a message that is not there: "ok" (it stands outside), or Slack's refusal.
        page: The most messages of one page.
    """

    channels: dict[str, list[Message]] = field(default_factory=lambda: defaultdict(list))
    calls: list[tuple[str, Arguments]] = field(default_factory=list)
    fails: dict[str, list[Fails]] = field(default_factory=lambda: defaultdict(list))
    never: dict[str, str] = field(default_factory=dict)
    people: dict[str, Arguments] = field(default_factory=dict)
    places: dict[str, Arguments] = field(default_factory=dict)
    orphan: str = "thread_not_found"
    page: int = 1000
    whispers: list[Arguments] = field(default_factory=list)
    views: list[Arguments] = field(default_factory=list)
    reactions: set[tuple[str, str, str]] = field(default_factory=set)
    statuses: list[tuple[str, str]] = field(default_factory=list)
    streams: set[str] = field(default_factory=set)
    url: str = ""
    _clock: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def client(self) -> AsyncWebClient:
        """Return the SDK's own client for this workspace."""
        return AsyncWebClient(token=TOKEN, base_url=f"{self.url}/api/")

    def ask(self, channel: str, ts: str, text: str = "How much leave?", root: str = "", user: str = "ada") -> None:
        """Let a person write."""
        message: Message = {"type": "message", "user": user, "text": text, "ts": ts}
        self.channels[channel].append(message | ({"thread_ts": root} if root else {}))

    def remove(self, channel: str, ts: str) -> None:
        """Let a person delete a message; one with replies leaves something in its place, as Slack has it."""
        replies = [one for one in self.channels[channel] if one.get("thread_ts") == ts and one["ts"] != ts]
        stands = {"subtype": "tombstone", "text": "This message was deleted.", "ts": ts, "thread_ts": ts}
        kept = [one for one in self.channels[channel] if one["ts"] != ts]
        self.channels[channel] = [stands, *kept] if replies else kept

    def thread(self, channel: str, root: str) -> list[Message]:
        """Return what the bot wrote in a thread."""
        return [one for one in self.channels[channel] if one.get("thread_ts") == root and one.get("bot_id")]

    def outside(self, channel: str) -> list[Message]:
        """Return what the bot wrote outside of threads."""
        return [one for one in self.channels[channel] if "thread_ts" not in one and one.get("bot_id")]

    def called(self, method: str) -> list[Arguments]:
        """Return the arguments of every call of a method."""
        return [arguments for name, arguments in self.calls if name == method]

    @asynccontextmanager
    async def served(self) -> AsyncIterator["FakeSlack"]:
        """Serve it on loopback."""
        app = web.Application()
        app.router.add_route("*", "/api/{method}", self._answer)
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        try:
            yield self
        finally:
            await runner.cleanup()

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        method = request.match_info["method"]
        if request.headers.get("Authorization") != f"Bearer {TOKEN}":
            return _no("invalid_auth")
        arguments = await _arguments(request)
        self.calls.append((method, arguments))
        fail = self.fails[method].pop(0) if self.fails[method] else None
        if fail and fail.wait is not None:
            return web.json_response(
                {"ok": False, "error": "ratelimited"}, status=429, headers={"Retry-After": str(fail.wait)}
            )
        if fail and fail.page:
            return web.Response(status=fail.page[0], content_type=fail.page[1], text="Bad Gateway")
        if fail and not fail.lost:
            return _no(fail.code)
        if not fail or fail.done:
            answer = self._done(method, arguments)
        if fail:
            if request.transport:
                request.transport.close()
            await asyncio.sleep(0)
            return web.Response()
        return answer

    def _done(self, method: str, arguments: Arguments) -> web.Response:
        if method in self.never:
            return _no(self.never[method])
        do = _DOES.get(method)
        if do is None:
            return _no("unknown_method")
        try:
            return web.json_response({"ok": True, **do(self, arguments)})
        except Refusal as refusal:
            return _no(str(refusal))

    def now(self) -> str:
        """Return a new `ts`, behind every other."""
        return f"1800000000.{next(self._clock):06d}"

    def find(self, channel: str, ts: str) -> Message:
        """Return a message."""
        found = next((one for one in self.channels[channel] if one["ts"] == ts), None)
        if found is None or found.get("subtype") == "tombstone":
            raise Refusal("message_not_found")
        return found


def _no(code: str) -> web.Response:
    return web.json_response({"ok": False, "error": code})


async def _arguments(request: web.Request) -> Arguments:
    if request.content_type == "application/json":
        return dict(await request.json())
    form = await request.post() if request.can_read_body else {}
    given = {name: str(value) for name, value in (*request.query.items(), *form.items())}
    return {name: json.loads(value) if name in _NESTED else value for name, value in given.items()}


def check(arguments: Arguments, longest: int) -> None:
    """Raise Refusal for a message that Slack does not take."""
    text, blocks = arguments.get("text") or "", arguments.get("blocks") or []
    if len(text) > longest:
        raise Refusal("msg_too_long")
    if not text and not blocks:
        raise Refusal("no_text")
    check_blocks(blocks)


def check_blocks(blocks: list[dict[str, Any]]) -> None:
    """Raise Refusal for blocks that Slack does not take."""
    if len(blocks) > MOST_BLOCKS:
        raise Refusal("invalid_blocks")
    if sum(map(signs, blocks)) > HEAVIEST:
        raise Refusal("msg_blocks_too_long")
    if sum(block["type"] == "table" for block in blocks) > 1:
        raise Refusal("invalid_attachments")
    for block in blocks:
        parsed = Block.parse(block)
        if parsed is None:
            raise Refusal("invalid_blocks")
        try:
            parsed.validate_json()
        except Exception as error:
            raise Refusal("invalid_blocks") from error
        _check_rich(block)


def _check_rich(block: Any) -> None:
    """Refuse empty sections and leaves, which Slack refuses and its SDK lets pass."""
    if isinstance(block, list):
        for one in block:
            _check_rich(one)
    if isinstance(block, dict):
        empty = block.get("elements") == [] or (block.get("type") in {"text", "link"} and not block.get("text"))
        if empty:
            raise Refusal("invalid_blocks")
        for value in block.values():
            _check_rich(value)


def signs(part: Any) -> int:
    """Return how many characters a block shows or links to."""
    if isinstance(part, dict):
        return sum(signs(value) for key, value in part.items() if key not in {"type", "action_id", "style"})
    return sum(map(signs, part)) if isinstance(part, list) else len(part) if isinstance(part, str) else 0


def _post(slack: FakeSlack, arguments: Arguments) -> Arguments:
    check(arguments, LONGEST_TEXT)
    channel, root = arguments["channel"], arguments.get("thread_ts")
    kept = {name: arguments[name] for name in ("text", "blocks", "metadata") if name in arguments}
    message: Message = {"type": "message", "user": ME["user_id"], "bot_id": ME["bot_id"], "ts": slack.now(), **kept}
    if root:
        stands = any(one["ts"] == root and one.get("subtype") != "tombstone" for one in slack.channels[channel])
        if not stands and slack.orphan != "ok":
            raise Refusal(slack.orphan)
        if stands:
            message["thread_ts"] = root
    slack.channels[channel].append(message)
    return {"channel": channel, "ts": message["ts"], "message": message}


def _update(slack: FakeSlack, arguments: Arguments) -> Arguments:
    check(arguments, LONGEST_UPDATE)
    message = slack.find(arguments["channel"], arguments["ts"])
    if message.get("bot_id") != ME["bot_id"]:
        raise Refusal("cant_update_message")
    if message["ts"] in slack.streams:
        raise Refusal("streaming_state_conflict")
    message.update({name: arguments[name] for name in ("text", "blocks", "metadata") if name in arguments})
    return {"channel": arguments["channel"], "ts": message["ts"], "message": message}


def _delete(slack: FakeSlack, arguments: Arguments) -> Arguments:
    message = slack.find(arguments["channel"], arguments["ts"])
    if message["ts"] in slack.streams:
        raise Refusal("streaming_state_conflict")
    slack.channels[arguments["channel"]].remove(message)
    return {"ts": message["ts"]}


def _replies(slack: FakeSlack, arguments: Arguments) -> Arguments:
    channel, root = arguments["channel"], arguments["ts"]
    every = sorted(
        (one for one in slack.channels[channel] if root in {one["ts"], one.get("thread_ts")}),
        key=lambda one: float(one["ts"]),
    )
    if not every:
        raise Refusal("thread_not_found")
    oldest = float(arguments.get("oldest") or 0)
    late = [one for one in every if float(one["ts"]) >= oldest or one["ts"] == root]
    begin, limit = int(arguments.get("cursor") or 0), min(int(arguments.get("limit") or 1000), slack.page)
    page = [dict(one) for one in late[begin : begin + limit]]
    if arguments.get("include_all_metadata") in (None, "0", "false"):
        for one in page:
            one.pop("metadata", None)
    for one in page:
        if one["ts"] == root:
            one |= {"reply_count": len(every) - 1, "latest_reply": every[-1]["ts"]}
    more = begin + limit < len(late)
    return {
        "messages": page,
        "has_more": more,
        "response_metadata": {"next_cursor": str(begin + limit) if more else ""},
    }


def _person(slack: FakeSlack, arguments: Arguments) -> Arguments:
    if arguments["user"] not in slack.people:
        raise Refusal("user_not_found")
    return {"user": {"id": arguments["user"], "team_id": ME["team_id"], **slack.people[arguments["user"]]}}


def _place(slack: FakeSlack, arguments: Arguments) -> Arguments:
    return {"channel": {"id": arguments["channel"], **slack.places.get(arguments["channel"], {})}}


def _permalink(slack: FakeSlack, arguments: Arguments) -> Arguments:
    message = slack.find(arguments["channel"], arguments["message_ts"])
    return {"permalink": f"{ME['url']}archives/{arguments['channel']}/p{message['ts'].replace('.', '')}"}


def _whisper(slack: FakeSlack, arguments: Arguments) -> Arguments:
    check(arguments, LONGEST_TEXT)
    slack.whispers.append(arguments)
    return {"message_ts": slack.now()}


def _view(slack: FakeSlack, arguments: Arguments) -> Arguments:
    check_blocks(arguments["view"]["blocks"])
    slack.views.append(arguments)
    return {"view": {"id": "V0VIEW", **arguments["view"]}}


def _react(slack: FakeSlack, arguments: Arguments) -> Arguments:
    slack.find(arguments["channel"], arguments["timestamp"])
    reaction = (arguments["channel"], arguments["timestamp"], arguments["name"])
    if reaction in slack.reactions:
        raise Refusal("already_reacted")
    slack.reactions.add(reaction)
    return {}


def _unreact(slack: FakeSlack, arguments: Arguments) -> Arguments:
    reaction = (arguments["channel"], arguments["timestamp"], arguments["name"])
    if reaction not in slack.reactions:
        raise Refusal("no_reaction")
    slack.reactions.remove(reaction)
    return {}


def _status(slack: FakeSlack, arguments: Arguments) -> Arguments:
    slack.statuses.append((arguments["thread_ts"], arguments["status"]))
    return {}


def _start(slack: FakeSlack, arguments: Arguments) -> Arguments:
    if not arguments.get("recipient_user_id"):
        raise Refusal("missing_recipient_user_id")
    said = {**arguments, "text": arguments["markdown_text"]}
    answer = _post(slack, {name: said[name] for name in ("channel", "thread_ts", "text")})
    slack.streams.add(answer["ts"])
    return {"channel": answer["channel"], "ts": answer["ts"]}


def _append(slack: FakeSlack, arguments: Arguments) -> Arguments:
    message = slack.find(arguments["channel"], arguments["ts"])
    if message["ts"] not in slack.streams:
        raise Refusal("message_not_in_streaming_state")
    message["text"] += arguments["markdown_text"]
    return {"ts": message["ts"]}


def _stop(slack: FakeSlack, arguments: Arguments) -> Arguments:
    if arguments["ts"] not in slack.streams:
        raise Refusal("message_not_in_streaming_state")
    slack.streams.remove(arguments["ts"])
    return {"ts": arguments["ts"]}


_DOES: dict[str, Callable[[FakeSlack, Arguments], Arguments]] = {
    "agents.sessions.setStatus": _status,
    "assistant.threads.setStatus": _status,
    "assistant.threads.setSuggestedPrompts": lambda _slack, _arguments: {},
    "auth.test": lambda _slack, _arguments: dict(ME),
    "chat.appendStream": _append,
    "chat.delete": _delete,
    "chat.getPermalink": _permalink,
    "chat.postEphemeral": _whisper,
    "chat.postMessage": _post,
    "chat.startStream": _start,
    "chat.stopStream": _stop,
    "chat.update": _update,
    "conversations.info": _place,
    "conversations.replies": _replies,
    "reactions.add": _react,
    "reactions.remove": _unreact,
    "users.info": _person,
    "views.open": _view,
    "views.publish": _view,
}


@dataclass
class StillTime:
    """Time that passes only when somebody waits, or is told to; keeps the waits."""

    at: float = 0.0
    waits: list[float] = field(default_factory=list)

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.at += seconds

    def both(self) -> tuple[Callable[[], float], Callable[[float], Awaitable[None]]]:
        """Return the clock, and how to wait by it."""
        return self.now, self.sleep
