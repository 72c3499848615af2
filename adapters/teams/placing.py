"""A reply's messages, put where they belong: posted, in the place of earlier ones, split again when too long."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any

from adapters.teams.failures import Gone, NotTaken
from adapters.teams.render import BUDGET, Rendering
from adapters.teams.sender import Reference
from adapters.teams.sending import Sending
from adapters.teams.stream import Stream
from bot.ports import Posts
from bot.thread import MessageId
from rag.errors import Rejected, TooLarge

_SMALLEST = 2 * 1024  # bytes; what is refused at that size is refused for another reason
_UNNAMED = "unnamed:"


@dataclass(frozen=True, slots=True)
class Placing:
    """
    How the messages of one reply get to their place. Everything raises PortError.

    Attributes:
        anew: Whether a message may take the place of one that is gone; else that is Rejected.
    """

    sending: Sending
    posts: Posts
    anew: bool = True

    async def place(self, shown: Rendering, stream: Stream | None) -> MessageId:
        """Return the id of the first message of a reply, once all of them stand in their places."""
        room, message = shown.exchange.thread.id.room, shown.exchange.message.id
        before = list(await self.posts.posts(room, message))
        if not (before or self.anew):
            raise Rejected("nothing of the reply is there to be changed")
        left = list(before)
        placed: list[MessageId] = []
        budget, blocks = BUDGET, shown.blocks
        while blocks:
            rest = blocks
            blocks = ()
            for part in shown.activities(budget, rest):
                growing, stream = stream, None
                try:
                    post = await self._put(shown.reference, part.activity, left[:1], growing)
                except TooLarge:
                    if budget <= _SMALLEST:
                        raise
                    budget, blocks = budget // 2, part.rest
                    break
                post = post or _unnamed(message, placed)
                left = left[1:]
                placed.append(post)
                await self.posts.keep_post(room, message, post)
        await self._tidy(shown, before, placed, left)
        return placed[0]

    async def remove(self, reference: Reference, post: MessageId) -> None:
        """Take a message away; one that is not there is no error."""
        if not post.value.startswith(_UNNAMED):
            try:
                await self.sending.delete(reference, post.value)
            except Gone:
                return

    async def _put(
        self, reference: Reference, activity: Mapping[str, Any], at: Sequence[MessageId], stream: Stream | None
    ) -> MessageId | None:
        """Put a message in the place of another, else at the thread's end, and return its name if it has one."""
        if stream and (named := await stream.finish(activity)):
            return MessageId(named)
        try:
            return await self._written(reference, activity, at)
        except NotTaken:  # the words must arrive, if need be without what Teams does not accept around them
            words = activity.get("text") or activity["summary"]
            bare = {"type": "message", "textFormat": activity.get("textFormat", "plain"), "text": words}
            return await self._written(reference, bare, at)

    async def _written(
        self, reference: Reference, activity: Mapping[str, Any], at: Sequence[MessageId]
    ) -> MessageId | None:
        replaced = await self._replaced(reference, activity, at)
        if at and replaced is None and not self.anew:
            raise Rejected("the message is gone, or has no name by which it could be changed")
        return replaced or await self._sent(reference, activity)

    async def _replaced(
        self, reference: Reference, activity: Mapping[str, Any], at: Sequence[MessageId]
    ) -> MessageId | None:
        """Put a message in the place of the first of `at`; None where nothing is to be replaced any more."""
        for post in at:
            if not post.value.startswith(_UNNAMED):
                try:
                    await self.sending.update(reference, post.value, activity)
                except Gone:
                    return None
                return post
        return None

    async def _sent(self, reference: Reference, activity: Mapping[str, Any]) -> MessageId | None:
        named = await self.sending.send(reference, activity)
        return MessageId(named) if named else None

    async def _tidy(
        self, shown: Rendering, before: Sequence[MessageId], placed: Sequence[MessageId], left: Sequence[MessageId]
    ) -> None:
        """Take away what a longer reply left behind, and forget posts that no longer show the reply."""
        room, message = shown.exchange.thread.id.room, shown.exchange.message.id
        for post in left:
            with suppress(NotTaken):  # as the Agents Playground says to it: the reply stands none the worse
                await self.remove(shown.reference, post)
        if set(before) - set(placed):
            await self.posts.drop_posts(room, message)
            for post in placed:
                await self.posts.keep_post(room, message, post)


def _unnamed(message: MessageId, placed: Sequence[MessageId]) -> MessageId:
    """Return a name of our own for a message that the connector gave none: it is known to be there."""
    names = (MessageId(f"{_UNNAMED}{message.value}/{number}") for number in count(1))
    return next(name for name in names if name not in placed)
