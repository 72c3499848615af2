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
from adapters.teams.stream import NOT_ALLOWED, Stream, end_stream
from bot.ports import Posts
from bot.thread import MessageId
from rag.errors import PortError, Rejected, TooLarge, Unavailable

_SMALLEST = 2 * 1024  # bytes; what is refused at that size is refused for another reason
_ENDED_S = 120.0  # Teams itself ends a stream after two minutes
_UNNAMED = "unnamed:"
_BEGUN = "begun:"


def begun(named: str) -> MessageId:
    """Return as what a reply is kept that has begun to grow under this name, until it is whole."""
    return MessageId(f"{_BEGUN}{named}")


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
        before = _standing(await self.posts.posts(room, message))
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
        """Take a message away; one that is not there is no error. A reply that has begun to grow is ended first."""
        if post.value.startswith(_UNNAMED):
            return
        try:
            await self.sending.delete(reference, _whole(post).value)
        except (Gone, NotTaken) as refused:
            if post.value.startswith(_BEGUN):
                await self._ended_and_gone(reference, _whole(post))
            elif not isinstance(refused, Gone):
                raise

    async def _ended_and_gone(self, reference: Reference, named: MessageId) -> None:
        """Take a stream away that Teams does not delete as it is. Raises Unavailable while it stands."""
        with suppress(Gone, NotTaken):
            await end_stream(self.sending, reference, named.value, {"type": "message", "text": "…"})
        try:
            await self.sending.delete(reference, named.value)
        except Gone as gone:
            if gone.code == NOT_ALLOWED:
                raise Unavailable("Teams does not delete a reply that still grows", _ENDED_S) from gone

    async def _put(
        self, reference: Reference, activity: Mapping[str, Any], at: Sequence[MessageId], stream: Stream | None
    ) -> MessageId | None:
        """Put a message in the place of another, else at the thread's end, and return its name if it has one."""
        if stream and (named := await stream.finish(activity)):
            return MessageId(named)
        try:
            return await self._worded(reference, activity, at)
        except NotTaken:  # which may be for the place's sake: one that was deleted takes no words at all
            if not (at and self.anew):
                raise
        post = await self._worded(reference, activity, ())
        with suppress(NotTaken):
            await self.remove(reference, at[0])
        return post

    async def _worded(
        self, reference: Reference, activity: Mapping[str, Any], at: Sequence[MessageId]
    ) -> MessageId | None:
        """Write a message: its words must arrive, if need be without what Teams does not accept around them."""
        try:
            return await self._written(reference, activity, at)
        except NotTaken:
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
            if post.value.startswith(_BEGUN):
                return await self._completed(reference, activity, post)
            if not post.value.startswith(_UNNAMED):
                try:
                    await self.sending.update(reference, post.value, activity)
                except Gone:
                    return None
                return post
        return None

    async def _completed(self, reference: Reference, activity: Mapping[str, Any], post: MessageId) -> MessageId | None:
        """Make a reply whole that a process began which is no more; None where it cannot be, and is taken away."""
        named = _whole(post)
        try:
            await end_stream(self.sending, reference, named.value, activity)
        except Unavailable:
            raise
        except PortError:  # it has ended, or had begun otherwise: then it is changed
            pass
        else:
            return named
        try:
            await self.sending.update(reference, named.value, activity)
        except (Gone, NotTaken):
            with suppress(NotTaken):
                await self.remove(reference, post)
            return None
        return named

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
        if set(map(_whole, before)) - set(placed):
            await self.posts.drop_posts(room, message)
            for post in placed:
                await self.posts.keep_post(room, message, post)


def _whole(post: MessageId) -> MessageId:
    """Return the name of a message that is kept as begun, or as it is."""
    return MessageId(post.value.removeprefix(_BEGUN))


def _standing(kept: Sequence[MessageId]) -> list[MessageId]:
    """Return each message that is kept once: one that was begun is whole when it is kept as such too."""
    return [post for post in kept if not (post.value.startswith(_BEGUN) and _whole(post) in kept)]


def _unnamed(message: MessageId, placed: Sequence[MessageId]) -> MessageId:
    """Return a name of our own for a message that the connector gave none: it is known to be there."""
    names = (MessageId(f"{_UNNAMED}{message.value}/{number}") for number in count(1))
    return next(name for name in names if name not in placed)
