"""Telling people of a flag, or of a question that the documents do not answer: each of them once."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from adapters.settings.platforms import Slack
from adapters.slack import actions
from adapters.slack.calls import Calls, Refused
from adapters.slack.directory import Placing
from adapters.slack.discretion import may_be_shown
from adapters.slack.modal import note
from adapters.slack.parts import Post, parts
from adapters.slack.place import NOTE
from adapters.slack.review import review_post
from adapters.slack.rich import Block, Leaf, person, rich, section, text
from bot.exchange import Exchange
from bot.flag import Flag
from bot.phrases import Phrase
from bot.ports import Posts
from bot.thread import MessageId, PersonId, Room
from bot.words import Words

_log = logging.getLogger("footnote.slack")


@dataclass
class Flagging:
    """Everything raises PortError. `placing` tells what channels are; None tells nothing."""

    calls: Calls
    posts: Posts
    words: Words
    settings: Slack
    placing: Placing | None = None

    async def flagged(self, exchange: Exchange, flag: Flag) -> str:
        """Ask the flagger for the reason where none is given, tell the reviewers, and return a link to the reply."""
        link = await self.permalink(flag.room.id, flag.answer.value)
        if flag.why is None and flag.withdrawn is None:
            target = actions.Target(flag.room.id, flag.answer.value)
            said, blocks = note(target, self.words, exchange.language)
            await self.whisper(flag.room.id, exchange.thread.id.root.value, flag.by.value, said, blocks)
        if channel := self.settings.review_channel:
            await self._review(Room(flag.room.platform, flag.room.workspace, channel), exchange, flag, link)
        return link

    async def permalink(self, channel: str, ts: str) -> str:
        """Return the address of a message, "" where Slack has none."""
        try:
            answer = await self.calls("chat.getPermalink", channel=channel, message_ts=ts)
        except Refused as refused:
            _log.info("slack_no_permalink", extra={"fields": {"code": refused.code}})
            return ""
        return str(answer.get("permalink") or "")

    async def whisper(self, channel: str, root: str, user: str, said: str, blocks: list[Block] | None = None) -> None:
        """Say something in a thread that one person alone sees; nothing happens where Slack does not allow it."""
        shown = parts(blocks or [rich(section([text(said)]))])[0]
        try:
            await self.calls(
                "chat.postEphemeral",
                channel=channel,
                thread_ts=root,
                user=user,
                text=shown.text,
                blocks=list(shown.blocks),
            )
        except Refused as refused:
            _log.warning("slack_whisper_refused", extra={"fields": {"code": refused.code}})

    async def announce(self, exchange: Exchange, people: Sequence[PersonId]) -> None:
        """Tell people in the thread that there is an answer now, once for each answer."""
        room, root = exchange.thread.id.room, exchange.thread.id.root.value
        key = MessageId(f"announced:{exchange.message.id.value}/{exchange.at.isoformat()}")
        if not people or await self.posts.posts(room, key):
            return
        named: list[Leaf] = [leaf for one in people for leaf in (person(one.value), text(" "))]
        said = text(self.words.of(Phrase.ANSWERED_NOW, exchange.language))
        await self._post(room, key, parts([rich(section([*named, said]))])[0], root)

    async def ask_owner(self, room: Room, asked: actions.OwnerAsked, by: PersonId) -> bool:
        """Ask the owner of a collection, once for each question; say whether anybody owns it."""
        owner = self.settings.owners.get(asked.collection, "")
        if not owner:
            return False
        key = MessageId(f"owner:{room.id}/{asked.message}")
        there = Room(room.platform, room.workspace, owner)
        if await self.posts.posts(there, key):
            return True
        link = await self.permalink(room.id, asked.message)
        await self._post(there, key, self._for_owner(asked, by, link))
        return True

    def _for_owner(self, asked: actions.OwnerAsked, by: PersonId, link: str) -> Post:
        told = text(self.words.of(Phrase.FOR_OWNER, "en"))
        said = [told, text("\n"), text(asked.text, "italic"), text(" – "), person(by.value)]
        blocks: list[Block] = [rich(section([*said, text(f"\n{link}" if link else "")]))]
        return parts(blocks)[0]

    async def _review(self, there: Room, exchange: Exchange, flag: Flag, link: str) -> None:
        """Tell the reviewers; a flag of which they know is told in the place of what they were told of it."""
        key = MessageId(f"flag:{flag.room.id}/{flag.answer.value}/{flag.by.value}")
        post = review_post(exchange, flag, link, self.words, whole=await self._is_for(there, exchange))
        known = await self.posts.posts(there, key)
        try:
            if not known:
                await self._post(there, key, post)
                return
            arguments = {"channel": there.id, "ts": known[0].value, "text": post.text, "blocks": list(post.blocks)}
            await self.calls("chat.update", **arguments)
        except Refused as refused:  # a wrong channel must not keep the flag itself from being kept
            fields = {"code": refused.code, "channel": there.id}
            _log.warning("slack_review_channel_refused", extra={"fields": fields})

    async def _is_for(self, there: Room, exchange: Exchange) -> bool:
        """Whether those who read a channel may be shown an exchange; while nobody tells what it is, they may not."""
        if self.placing is None:
            return False
        asked, review = await self.placing(exchange.thread.id.room.id), await self.placing(there.id)
        return may_be_shown(exchange, self.settings, asked, review)

    async def _post(self, there: Room, key: MessageId, post: Post, root: str | None = None) -> None:
        answer = await self.calls(
            "chat.postMessage",
            channel=there.id,
            thread_ts=root,
            text=post.text,
            blocks=list(post.blocks),
            metadata=NOTE,
            unfurl_links=False,
            unfurl_media=False,
        )
        await self.posts.keep_post(there, key, MessageId(str(answer["ts"])))
