"""Proven sentences as they are released: in a stream of Slack's where it allows one, else in a post that grows."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date
from typing import assert_never

from adapters.slack.calls import Gone, Lost, Refused
from adapters.slack.flow import Flow
from adapters.slack.place import Spot
from adapters.slack.render import Begin, Look
from adapters.slack.showing import Showing
from adapters.slack.signs import Sign
from bot.phrases import Phrase
from bot.thread import MessageId
from rag.errors import PortError
from rag.reply import Citation, Piece
from rag.stream import Released
from rag.watch import Begun, Progress, Reading, Writing

_log = logging.getLogger("footnote.slack")

_BETWEEN_APPENDS = 0.7  # seconds: chat.appendStream is Tier 4, 100 a minute and more
_BETWEEN_UPDATES = 3.0  # seconds: docs.slack.dev/ai/developing-agents, chat.update
_STREAMED = 9000  # characters of one stream; what follows appears with the whole answer


@dataclass
class Streams:
    """
    What answers that grow have in common.

    Attributes:
        now: Seconds that only go on.
        refused: Workspaces that take no streams: learned once, until the process ends.
    """

    showing: Showing
    look: Look
    today: Callable[[], date]
    now: Callable[[], float] = time.monotonic
    refused: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom a stream is for: Slack wants to know in channels."""

    user: str
    team: str
    language: str


@dataclass
class Live:
    """
    One answer that grows: a `rag.watch.Watch`. When Slack will not have it, it falls silent: the answer comes whole.

    Attributes:
        posts: The `ts` of what was posted so far.
        streaming: Whether the first of them is an open stream.
        silent: Whether no more is shown before the answer is whole.
    """

    streams: Streams
    spot: Spot
    reader: Reader
    sign: Sign
    posts: list[str] = field(default_factory=list)
    streaming: bool = False
    silent: bool = False
    _begun: Begun | None = None
    _pieces: list[Piece] = field(default_factory=list)
    _citations: list[Citation] = field(default_factory=list)
    _flow: Flow = field(default_factory=Flow)
    _waiting: str = ""
    _grows: bool = False
    _last: float = float("-inf")

    async def __call__(self, progress: Progress) -> None:
        """Show a step of the answer."""
        match progress:
            case Reading():
                return
            case Writing():
                await self.sign(self.streams.look.words.of(Phrase.WRITING, self.reader.language))
            case Begun():
                self._begun = progress
            case Released():
                self._take(progress)
                await self._tell()
            case _:
                assert_never(progress)

    async def close(self) -> None:
        """End the stream: what is shown then may be changed. Raises PortError."""
        self.silent = True
        if self.streaming:
            self.streaming = False
            await self.streams.showing.stop_stream(self.spot, self.posts[0])

    def _take(self, released: Released) -> None:
        self.silent = self.silent or released.sentence.quoted  # what stands for a sentence is said to be the page's
        self._citations += released.citations
        if released.opens or not self._pieces:
            self._pieces.append(released.piece)
        else:
            last = self._pieces[-1]
            self._pieces[-1] = replace(last, sentences=(*last.sentences, released.sentence))
        self._waiting += self._flow.more(released, self._citations)

    async def _tell(self) -> None:
        if self.silent:
            return
        try:
            if self.streaming or self._may_stream():
                await self._stream()
            if not self.streaming:
                await self._grow()
        except (Gone, PortError) as error:
            self.silent = True
            _log.info("slack_stream_silent", extra={"fields": {"problem": str(error)}})

    async def _stream(self) -> None:
        calls = self.streams.showing.calls
        if not self._due(_BETWEEN_APPENDS) or self._flow.length > _STREAMED:
            return
        if self.streaming:
            said, self._waiting = self._waiting, ""
            await calls.soon("chat.appendStream", channel=self.spot.channel, ts=self.posts[0], markdown_text=said)
            return
        try:
            ts = await self._begin()
        except Gone:
            raise
        except Refused as refused:
            _log.info("slack_stream_refused", extra={"fields": {"code": refused.code}})
            if refused.never:
                self.streams.refused.add(self.spot.room.workspace)
            self._grows, self._last = True, float("-inf")
            return
        self._waiting, self.streaming = "", True
        await self._keep(ts)

    async def _begin(self) -> str:
        try:
            answer = await self.streams.showing.calls.soon(
                "chat.startStream",
                channel=self.spot.channel,
                thread_ts=self.spot.root,
                recipient_user_id=self.reader.user,
                recipient_team_id=self.reader.team,
                markdown_text=self._opening() + self._waiting,
            )
        except Lost:
            if ts := await self.streams.showing.begun(self.spot):
                return ts
            raise
        return str(answer["ts"])

    def _may_stream(self) -> bool:
        return not (self.posts or self._grows or self.spot.room.workspace in self.streams.refused)

    def _opening(self) -> str:
        """Return what is said before the first sentence: how little the answer rests on."""
        return self._flow.label(self._begun.tier, self.streams.look.words, self.reader.language) if self._begun else ""

    async def _grow(self) -> None:
        if self._begun is None or not self._due(_BETWEEN_UPDATES):
            return
        begin = Begin(self._begun.tier, tuple(self._pieces), tuple(self._citations))
        posts = self.streams.look.begun(begin, self.reader.language, self.streams.today())
        first = max(len(self.posts) - 1, 0)  # the ones before it are full, and stay as they are
        for part, post in enumerate(posts[first:], first):
            if part < len(self.posts):
                self.posts[part] = await self.streams.showing.change(self.spot, self.posts[part], post, part)
            else:
                self.posts.append(await self.streams.showing.add(self.spot, post, part))

    async def _keep(self, ts: str) -> None:
        """Keep the post at once: whoever goes on after a crash changes it instead of posting again."""
        self.posts.append(ts)
        await self.streams.showing.posts.keep_post(self.spot.room, MessageId(self.spot.message), MessageId(ts))

    def _due(self, seconds: float) -> bool:
        now = self.streams.now()
        if now - self._last < seconds:
            return False
        self._last = now
        return True
