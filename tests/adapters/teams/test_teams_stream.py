import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from adapters.settings import Teams
from adapters.teams.client import TeamsPlatform
from adapters.teams.sender import Kind, Reference, Refused
from adapters.teams.sending import Sending
from adapters.teams.signs import Signs
from bot.exchange import Exchange
from bot.thread import MessageId
from bot.words import Words
from rag.document import Kind as PieceKind
from rag.errors import Unavailable
from rag.reply import Answer, Chat, Citation, Piece, Sentence, Tier
from rag.stream import sentence_by_sentence
from rag.watch import Begun, Reading, Writing
from tests.contract.conversation import LINK, NOW, PASSAGE, ROOM, THREAD, exchange
from tests.fakes.conversation import FakeLedger
from tests.fakes.teams import PERSONAL, REFERENCE, FakeConnector, FakeReferences

ANSWER = Answer(
    tuple(Piece(PieceKind.PARAGRAPH, (Sentence(f"Sentence {number}.", (1,)),)) for number in range(3)),
    (Citation(1, PASSAGE, "25 days", LINK),),
    Tier.CITE,
    "fake/model",
    "https://hr.example.com",
)


@dataclass
class Hand:
    """Time that is moved by hand: who waits goes on when it is so late."""

    now: float = 1000.0
    waiting: list[tuple[float, asyncio.Future[None]]] = field(default_factory=list)

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        until: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((self.now + seconds, until))
        await until

    async def passes(self, seconds: float) -> None:
        await _settled()
        self.now += seconds
        due = [until for at, until in self.waiting if at <= self.now]
        self.waiting = [one for one in self.waiting if one[0] > self.now]
        for until in due:
            if not until.done():
                until.set_result(None)
        await _settled()


async def _settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


class Chatting:
    """A personal chat in which a reply grows."""

    def __init__(self, reference: Reference = PERSONAL) -> None:
        self.connector, self.ledger, self.time = FakeConnector(), FakeLedger(), Hand()
        self.reference = reference
        self.start()

    def start(self) -> None:
        """Begin as a new process does: it knows what was kept."""
        references = FakeReferences(self.reference)
        self.platform = TeamsPlatform(self.connector, references, self.ledger, Words(), Teams(), NOW.date)
        self.platform.sending = Sending(self.connector, clock=self.time, sleep=self.time.sleep, chance=lambda: 0.5)
        self.platform.signs = Signs(self.platform.sending)

    async def begun(self, message: Exchange | None = None) -> None:
        await self.platform.working(THREAD, (message or exchange()).message)
        await _settled()

    async def told(self, sentences: int, tier: Tier = Tier.CITE) -> None:
        watch = self.platform.watch(THREAD, exchange().message)
        assert watch is not None
        for step in (Reading(), Writing(), Begun(tier, ""), *sentence_by_sentence(ANSWER)[:sentences]):
            await watch(step)

    async def posted(self, shown: Exchange | None = None) -> str:
        posting = asyncio.create_task(self.platform.post(shown or exchange(reply=ANSWER)))
        for _ in range(60):
            await self.time.passes(1.0)
            if posting.done():
                break
        return (await posting).value

    async def kept(self) -> list[str]:
        """Return the messages that are kept of the reply as whole."""
        posts = await self.ledger.posts(ROOM, MessageId("1"))
        return [post.value for post in posts if not post.value.startswith("begun:")]

    @property
    def streamed(self) -> list[tuple[str, dict[str, Any]]]:
        """The text and the stream's part of every piece, in order."""
        sent = [activity for _, _, activity in self.connector.calls]
        infos = [
            (one["text"], [entity for entity in one.get("entities", ()) if entity["type"] == "streaminfo"])
            for one in sent
        ]
        return [(text, found[0]) for text, found in infos if found]


async def test_a_reply_grows_sentence_by_sentence_and_ends_as_one_message() -> None:
    chat = Chatting()
    await chat.begun()
    await chat.told(1)
    await chat.time.passes(1.0)
    watch = chat.platform.watch(THREAD, exchange().message)
    assert watch
    await watch(sentence_by_sentence(ANSWER)[1])
    await chat.time.passes(1.0)
    posted = await chat.posted()
    assert [(info["streamType"], info.get("streamSequence"), info.get("streamId")) for _, info in chat.streamed] == [
        ("informative", 1, None),
        ("streaming", 2, posted),
        ("streaming", 3, posted),
        ("final", None, posted),
    ]
    texts = [text for text, _ in chat.streamed]
    assert texts[0] == "Footnote is reading the documents…"
    assert texts[1] == "**Not sure.**\n\nSentence 0 [1]."
    assert texts[2] == "**Not sure.**\n\nSentence 0 [1].\n\nSentence 1 [1]."
    assert texts[3].startswith(texts[2])
    (message,) = chat.connector.messages
    assert message["type"] == "message"
    assert message["channelData"] == {"feedbackLoop": {"type": "default"}}
    assert message["entities"][0]["additionalType"] == ["AIGeneratedContent"]
    assert await chat.kept() == [posted]


async def crashed(chat: Chatting) -> str:
    """Let a process end in the middle of a reply, another one take the question up, and return what stands there."""
    await chat.begun()
    await chat.told(1)
    await chat.time.passes(1.0)
    (half,) = chat.connector.shown
    assert "Sentence 0" in chat.connector.texts[0]
    assert "Sentence 1" not in chat.connector.texts[0]
    chat.start()
    await chat.begun()
    assert chat.platform.watch(THREAD, exchange().message) is None
    return half


def goes_on(_: Chatting) -> Exchange:
    """Return the reply that was begun."""
    return exchange(reply=ANSWER)


def comes_out_otherwise(_: Chatting) -> Exchange:
    return exchange(reply=Chat("Another answer."))


def was_ended(chat: Chatting) -> Exchange:
    chat.connector.stopped = True
    return exchange(reply=ANSWER)


def was_taken_away(chat: Chatting) -> Exchange:
    chat.connector.shown.clear()
    chat.connector.stopped = True
    return exchange(reply=ANSWER)


@pytest.mark.parametrize("meanwhile", [goes_on, comes_out_otherwise, was_ended, was_taken_away])
async def test_a_reply_that_was_begun_before_a_crash_is_completed_and_is_one(
    meanwhile: Callable[[Chatting], Exchange],
) -> None:
    chat = Chatting()
    half = await crashed(chat)
    shown = meanwhile(chat)
    posted = await chat.posted(shown)
    ((name, text),) = [(name, activity["text"]) for name, (_, activity) in chat.connector.shown.items()]
    assert name == posted
    assert (name == half) is (meanwhile is not was_taken_away)
    assert ("Sentence 2" in text) is (shown.reply is ANSWER)
    assert await chat.kept() == [posted]
    assert await chat.posted(shown) == posted
    assert list(chat.connector.shown) == [posted]


async def test_a_begun_reply_that_can_be_neither_ended_nor_changed_makes_way_for_the_whole_one() -> None:
    chat = Chatting()
    half = await crashed(chat)
    update = chat.connector.update

    async def refuses(reference: Reference, activity_id: str, activity: Any) -> None:
        if activity_id == half:
            raise Refused(403, "ContentStreamNotAllowed")
        await update(reference, activity_id, activity)

    chat.connector.update = refuses  # type: ignore[method-assign]  # Teams may take no change of an open stream
    posted = await chat.posted(exchange(reply=Chat("Another answer.")))
    assert list(chat.connector.shown) == [posted]
    assert "Sentence" not in chat.connector.texts[0]


async def test_a_delivery_that_comes_again_completes_what_its_first_try_began() -> None:
    chat = Chatting()
    await chat.begun()
    await chat.told(1)
    await chat.time.passes(1.0)
    resting = asyncio.create_task(chat.platform.rest(ROOM, MessageId("1")))
    await chat.time.passes(1.0)
    await resting
    await chat.begun()
    posted = await chat.posted()
    assert list(chat.connector.shown) == [posted]
    assert "Sentence 2" in chat.connector.texts[0]


async def test_an_end_that_teams_takes_later_is_asked_for_once_and_comes_with_the_delivery() -> None:
    chat = Chatting()
    await chat.begun()
    await chat.told(1)
    await chat.time.passes(1.0)
    (half,) = chat.connector.shown
    calls = len(chat.connector.calls)
    for _ in range(2):
        chat.connector.fails = [Refused(429, "TooManyRequests", 60.0)]
        with pytest.raises(Unavailable) as told:
            await chat.posted()
        assert told.value.retry_after == 60.0
        await chat.begun()
    assert [name for name, _, one in chat.connector.calls[calls:] if one.get("type") != "typing"] == ["send", "send"]
    assert await chat.posted() == half
    assert list(chat.connector.shown) == [half]
    assert "Sentence 2" in chat.connector.texts[0]


async def test_what_cannot_be_kept_does_not_grow() -> None:
    chat = Chatting()
    keep = chat.ledger.keep_post
    chat.ledger.keep_post = fails  # type: ignore[method-assign]  # as of a full disk
    await chat.begun()
    await chat.told(1)
    await chat.time.passes(1.0)
    assert [info["streamType"] for _, info in chat.streamed] == ["informative"]
    chat.ledger.keep_post = keep  # type: ignore[method-assign]  # as it was
    posted = await chat.posted()
    assert list(chat.connector.shown) == [posted]


async def fails(*_: object) -> None:
    raise Unavailable("the disk is full")


async def test_c051_what_was_begun_is_taken_away_with_its_question() -> None:
    chat = Chatting()
    await crashed(chat)
    await chat.platform.forget(THREAD, MessageId("1"))
    assert chat.connector.messages == []
    assert list(await chat.ledger.posts(ROOM, MessageId("1"))) == []


async def test_c051_a_question_that_is_deleted_while_its_first_sign_is_on_its_way_leaves_nothing() -> None:
    chat = Chatting()
    arrived, send = asyncio.Event(), chat.connector.send

    async def slow(reference: Reference, activity: Any) -> str:
        named = await send(reference, activity)
        await arrived.wait()
        return named

    chat.connector.send = slow  # type: ignore[method-assign]
    await chat.begun()
    stopped = asyncio.create_task(chat.platform.rest(ROOM, MessageId("1")))
    await _settled()
    deleted = asyncio.create_task(chat.platform.forget(THREAD, MessageId("1")))
    await _settled()
    arrived.set()
    await chat.time.passes(1.0)
    await chat.time.passes(1.0)
    await asyncio.gather(stopped, deleted)
    assert chat.connector.messages == []
    assert list(await chat.ledger.posts(ROOM, MessageId("1"))) == []


async def test_what_is_stopped_while_its_sign_is_taken_away_is_still_known_to_have_begun() -> None:
    chat = Chatting()
    arrived, send = asyncio.Event(), chat.connector.send

    async def slow(reference: Reference, activity: Any) -> str:
        named = await send(reference, activity)
        await arrived.wait()
        return named

    chat.connector.send = slow  # type: ignore[method-assign]
    await chat.begun()
    posting = asyncio.create_task(chat.platform.post(exchange(reply=ANSWER)))
    await _settled()
    posting.cancel()
    deleted = asyncio.create_task(chat.platform.forget(THREAD, MessageId("1")))
    await _settled()
    arrived.set()
    await chat.time.passes(1.0)
    await chat.time.passes(1.0)
    await deleted
    assert chat.connector.messages == []


async def test_c051_a_begun_reply_that_cannot_be_deleted_is_ended_first() -> None:
    chat = Chatting()
    half = await crashed(chat)
    delete = chat.connector.delete

    async def refuses(reference: Reference, activity_id: str) -> None:
        if "final" not in str(chat.connector.messages):
            raise Refused(403, "ContentStreamNotAllowed")
        await delete(reference, activity_id)

    chat.connector.delete = refuses  # type: ignore[method-assign]  # Teams may not delete what still grows
    chat.connector.prefixes = False
    await chat.platform.forget(THREAD, MessageId("1"))
    assert half not in chat.connector.shown
    assert list(await chat.ledger.posts(ROOM, MessageId("1"))) == []


async def test_c051_a_begun_reply_that_goes_on_standing_is_tried_again_once_teams_has_ended_it() -> None:
    chat = Chatting()
    half = await crashed(chat)
    delete = chat.connector.delete

    async def refuses(*_: object) -> None:
        raise Refused(403, "ContentStreamNotAllowed")

    chat.connector.delete = refuses  # type: ignore[method-assign]
    with pytest.raises(Unavailable) as told:
        await chat.platform.forget(THREAD, MessageId("1"))
    assert told.value.retry_after == 120.0
    assert half in chat.connector.shown
    chat.connector.delete = delete  # type: ignore[method-assign]
    await chat.platform.forget(THREAD, MessageId("1"))
    assert chat.connector.messages == []


async def test_not_more_than_one_piece_a_second_is_sent() -> None:
    chat = Chatting()
    await chat.begun()
    await chat.told(3)
    assert len(chat.streamed) == 1
    await chat.time.passes(0.5)
    assert len(chat.streamed) == 1
    await chat.time.passes(0.5)
    assert len(chat.streamed) == 2
    assert "Sentence 2" in chat.streamed[1][0]


async def test_a_refusal_ends_the_stream_that_had_shown_nothing_yet() -> None:
    chat = Chatting()
    await chat.begun()
    await chat.posted(exchange(reply=Chat("Hello!")))
    assert [info["streamType"] for _, info in chat.streamed] == ["informative", "final"]
    assert len(chat.connector.messages) == 1


async def test_whoever_stops_the_stream_is_left_with_what_was_shown() -> None:
    chat = Chatting()
    await chat.begun()
    await chat.told(1)
    await chat.time.passes(1.0)
    chat.connector.stopped = True
    posted = await chat.posted()
    (message,) = chat.connector.messages
    assert "Sentence 2" not in message["text"]
    assert await chat.kept() == [posted]


async def test_an_end_whose_answer_was_lost_is_safe_to_send_again() -> None:
    chat = Chatting()
    await chat.begun()
    await chat.time.passes(1.0)
    send = chat.connector.send

    async def lossy(reference: Reference, activity: Any) -> str:
        named = await send(reference, activity)
        if activity["type"] == "message" and len(chat.connector.calls) == 2:
            raise Refused(0)
        return named

    chat.connector.send = lossy  # type: ignore[method-assign]
    posted = await chat.posted()
    assert len(chat.connector.messages) == 1
    assert list(chat.connector.shown) == [posted]


async def test_a_stream_that_took_too_long_is_replaced_by_the_whole_reply() -> None:
    chat = Chatting()
    await chat.begun()
    await chat.told(1)
    await chat.time.passes(1.0)
    await chat.time.passes(115.0)
    posted = await chat.posted()
    assert [name for name, _, _ in chat.connector.calls][-1] == "update"
    (message,) = chat.connector.messages
    assert "Sentence 2" in message["text"]
    assert list(chat.connector.shown) == [posted]


async def test_where_streams_are_not_allowed_the_reply_is_a_message() -> None:
    chat = Chatting()
    chat.connector.streams = False
    await chat.begun()
    await chat.told(1)
    await chat.posted()
    (message,) = chat.connector.messages
    assert "entities" in message
    assert not [one for one in message["entities"] if one["type"] == "streaminfo"]


async def test_a_chat_has_one_stream_at_a_time() -> None:
    chat = Chatting()
    await chat.begun()
    await chat.begun(exchange(2))
    assert chat.platform.watch(THREAD, exchange().message)
    assert chat.platform.watch(THREAD, exchange(2).message) is None
    await chat.platform.rest(ROOM, MessageId("2"))
    await chat.time.passes(120.0)
    await chat.begun(exchange(3))
    assert chat.platform.watch(THREAD, exchange(3).message)
    closing = asyncio.create_task(chat.platform.close())
    for _ in range(3):
        await chat.time.passes(1.0)
    await closing


async def test_an_edited_question_does_not_grow_a_second_reply() -> None:
    chat = Chatting()
    first = await chat.posted()
    await chat.begun()
    assert chat.platform.watch(THREAD, exchange().message) is None
    assert await chat.posted() == first
    assert len(chat.connector.messages) == 1


@pytest.mark.parametrize("kind", [Kind.GROUP, Kind.CHANNEL])
async def test_elsewhere_a_reply_appears_whole(kind: Kind) -> None:
    chat = Chatting(replace(REFERENCE, kind=kind))
    await chat.begun()
    assert chat.platform.watch(THREAD, exchange().message) is None
    await chat.platform.close()


async def test_a_long_reply_stops_growing_in_time_and_goes_on_in_further_messages() -> None:
    chat = Chatting()
    many = replace(
        ANSWER,
        pieces=tuple(
            Piece(PieceKind.PARAGRAPH, (Sentence(f"Sentence {number} " + "word " * 50, (1,)),)) for number in range(120)
        ),
    )
    await chat.begun()
    watch = chat.platform.watch(THREAD, exchange().message)
    assert watch
    await watch(Begun(Tier.CITE, ""))
    for released in sentence_by_sentence(many):
        await watch(released)
        await chat.time.passes(0.25)
    posted = await chat.posted(exchange(reply=many))
    whole = "\n".join(chat.connector.texts)
    assert [whole.count(f"Sentence {number} ") for number in range(120)] == [1] * 120
    kept = await chat.kept()
    assert kept == list(chat.connector.shown)
    assert kept[0] == posted
    assert len(kept) > 1
