"""Puts a reply into its thread, once: what was begun is completed, what is there is changed, nothing is doubled."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from adapters.slack.calls import Answer, BlocksRefused, Calls, Gone, Lost, Refused
from adapters.slack.me import Me
from adapters.slack.pace import Pace
from adapters.slack.parts import Post, in_words
from adapters.slack.place import Spot
from adapters.slack.replies import Looked, Threads
from bot.ports import Posts
from bot.thread import MessageId
from rag.errors import PortError

_log = logging.getLogger("footnote.slack")

_AGAIN = 1.0  # seconds: Slack shows what was written a moment later
_NOT_OURS_ANY_MORE = frozenset({"cant_update_message", "edit_window_closed"})
_STREAMING = "streaming_state_conflict"


@dataclass
class Showing:
    """
    Writes replies. Everything raises PortError; Gone when the question was deleted: then nothing of it is left.

    Attributes:
        me: None until the bot knows who it is: then every post that bears its mark is taken for its own.
    """

    calls: Calls
    posts: Posts
    threads: Threads
    pace: Pace = field(default_factory=Pace)
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    me: Me | None = None

    async def show(self, spot: Spot, wanted: Sequence[Post], *, anew: bool = True) -> MessageId:
        """
        Show these messages as the reply, in the place of what shows it now; return the first one's id.

        Without `anew` nothing takes the place of what is gone or may not be changed: that is Refused.
        """
        try:
            try:
                return await self._show(spot, wanted, anew=anew)
            except BlocksRefused as refused:
                _log.warning("slack_blocks_refused", extra={"fields": {"code": refused.code, "parts": len(wanted)}})
                return await self._show(spot, in_words(wanted), anew=anew)
        except Gone:
            if anew:
                await self.take_away(spot)
            raise

    async def add(self, spot: Spot, post: Post, part: int) -> str:
        """Post one part, keep it, and return its `ts`."""
        await self.pace.turn(spot.channel)
        try:
            answer = await self._send(spot, post, part)
        except Lost:
            found = await self._parts(spot)
            if len(found) <= part:
                raise
            ts = found[part]
        else:
            ts = str(answer["ts"])
            if not _in_thread(answer, spot):
                await self._delete(spot, ts)
                raise Gone("chat.postMessage", "posted outside of its thread")
        await self.posts.keep_post(spot.room, MessageId(spot.message), MessageId(ts))
        return ts

    async def change(self, spot: Spot, ts: str, post: Post, part: int) -> str:
        """Show a part in the place of a post; where that is gone, post it. Return its `ts`."""
        try:
            return await self._edit(spot, ts, post, part)
        except Refused as refused:
            if isinstance(refused, Gone) or refused.code in _NOT_OURS_ANY_MORE:
                return await self.add(spot, post, part)
            raise

    async def stop_stream(self, spot: Spot, ts: str) -> None:
        """End a stream; one that ended by itself is no error."""
        try:
            await self.calls("chat.stopStream", channel=spot.channel, ts=ts)
        except Refused as refused:
            _log.info("slack_stream_ended", extra={"fields": {"code": refused.code}})

    async def begun(self, spot: Spot) -> str:
        """Return the `ts` of a stream whose beginning was not confirmed, "" when there is none. Raises PortError."""
        await self.sleep(_AGAIN)
        looked = await self.threads.look(spot, self.me)
        return looked.unmarked[-1] if looked.unmarked else ""

    async def take_away(self, spot: Spot) -> None:
        """Delete all that shows the reply to a message; nothing there is no error."""
        for post in await self.posts.posts(spot.room, MessageId(spot.message)):
            await self._delete(spot, post.value)
        await self.posts.drop_posts(spot.room, MessageId(spot.message))

    async def _show(self, spot: Spot, wanted: Sequence[Post], *, anew: bool) -> MessageId:
        known = [post.value for post in await self.posts.posts(spot.room, MessageId(spot.message))]
        known = known or await self._there(spot)
        if not (known or anew):
            raise Gone("chat.update", "nothing of the reply is there")
        put = self.change if anew else self._edit
        shown: list[str] = []
        for part, post in enumerate(wanted):
            old = known[part] if part < len(known) else None
            shown.append(await put(spot, old, post, part) if old else await self.add(spot, post, part))
        for surplus in known[len(wanted) :]:
            await self._delete(spot, surplus)
        if known and shown != known:
            await self._keep(spot, shown)
        return MessageId(shown[0])

    async def _edit(self, spot: Spot, ts: str, post: Post, part: int) -> str:
        arguments = {"channel": spot.channel, "ts": ts, "text": post.text, "blocks": list(post.blocks)}
        try:
            await self.calls("chat.update", **arguments, metadata=spot.mark(part, post))
        except Refused as refused:
            if refused.code != _STREAMING:
                raise
            await self.stop_stream(spot, ts)  # what a process began that is no more
            await self.calls("chat.update", **arguments, metadata=spot.mark(part, post))
        return ts

    async def _keep(self, spot: Spot, shown: Sequence[str]) -> None:
        message = MessageId(spot.message)
        await self.posts.drop_posts(spot.room, message)
        for ts in shown:
            await self.posts.keep_post(spot.room, message, MessageId(ts))

    async def _there(self, spot: Spot) -> list[str]:
        """Return the posts that nobody kept, of a process that is no more. Raises Gone when the question is deleted."""
        looked = await self._look(spot)
        if not looked.there:
            await self.sleep(_AGAIN)
            looked = await self._look(spot)
        if not looked.there:
            raise Gone("chat.postMessage", "the question was deleted")
        for ts in looked.posts:
            await self.posts.keep_post(spot.room, MessageId(spot.message), MessageId(ts))
        return list(looked.posts)

    async def _look(self, spot: Spot) -> Looked:
        try:
            return await self.threads.look(spot, self.me)
        except Gone:
            raise
        except PortError as error:  # an answer is not held back because nobody can look first
            _log.warning("slack_thread_unread", extra={"fields": {"problem": str(error)}})
            return Looked(there=True)

    async def _parts(self, spot: Spot) -> Sequence[str]:
        await self.sleep(_AGAIN)
        return (await self.threads.look(spot, self.me)).posts

    async def _send(self, spot: Spot, post: Post, part: int) -> Answer:
        return await self.calls(
            "chat.postMessage",
            channel=spot.channel,
            thread_ts=spot.root,
            text=post.text,
            blocks=list(post.blocks) or None,
            metadata=spot.mark(part, post),
            mrkdwn=False,
            unfurl_links=False,
            unfurl_media=False,
        )

    async def _delete(self, spot: Spot, ts: str) -> None:
        try:
            await self.calls("chat.delete", channel=spot.channel, ts=ts)
        except Gone:
            return
        except Refused as refused:
            if refused.code == _STREAMING:
                await self.stop_stream(spot, ts)
                await self.calls("chat.delete", channel=spot.channel, ts=ts)
            elif refused.code != "cant_delete_message":
                raise


def _in_thread(answer: Answer, spot: Spot) -> bool:
    message = answer.get("message")
    return not isinstance(message, dict) or message.get("thread_ts") == spot.root
