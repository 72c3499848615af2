"""Who wanted to be told is told once, when there is an answer."""

from datetime import UTC, datetime

import pytest

from bot.bot import Bot
from bot.events import Asked, Awaited, Deleted
from bot.living import Living
from bot.reception import Reception
from bot.thread import Message, MessageId, PersonId, Room, ThreadId
from bot.words import Words
from rag.errors import Unavailable
from rag.reply import Citation, Quotes, Refusal, Tier, Why
from tests.contract.conversation import LINK, PASSAGE
from tests.fakes.conversation import FakeAnswerer, FakeClock, FakeLedger, FakePlatform, official

ROOM = Room("slack", "T1", "C1")
START = datetime(2026, 5, 4, tzinfo=UTC)
URL = "https://hr.example.com"
NOTHING = Refusal(Why.NO_EVIDENCE, URL)
SURE = Quotes((Citation(1, PASSAGE, "25 days", LINK),), Tier.NORMAL, URL)
UNSURE = Quotes((Citation(1, PASSAGE, "25 days", LINK),), Tier.HEDGE, URL)
ANA, BOB = PersonId("ana"), PersonId("bob")


class Scene:
    def __init__(self) -> None:
        self.platform, self.ledger, self.answerer = FakePlatform(), FakeLedger(), FakeAnswerer()
        bot = Bot(self.platform, self.ledger, self.answerer, official, FakeClock(), Words())
        self.reception = Reception(bot, self.ledger)
        self.living = Living(bot, self.ledger, "slack")

    async def refused(self, *waiting: PersonId) -> None:
        self.answerer.replies = [NOTHING]
        message = Message(MessageId("m1"), ANA, "How many days in Chile?", START)
        await self.reception.take(Asked(message, ThreadId(ROOM, message.id), frozenset({"hr"}), ("hr",)))
        for person in waiting:
            await self.reception.take(Awaited(ROOM, MessageId("reply-1"), person, START))


async def test_those_who_wait_are_told_once_and_the_answer_takes_the_refusals_place() -> None:
    scene = Scene()
    await scene.refused(ANA, BOB)
    scene.answerer.replies = [SURE]
    assert await scene.living.revisit() == 1
    assert await scene.living.revisit() == 0
    assert scene.platform.announced == [(MessageId("m1"), (ANA, BOB))]
    assert [post.reply for post in scene.platform.posts] == [SURE]
    assert [one.reply for one in scene.ledger.kept] == [SURE]
    again = scene.answerer.asked[-1]
    assert (again.audience, again.collections) == (frozenset({"hr"}), ("hr",))


@pytest.mark.parametrize("reply", [NOTHING, UNSURE], ids=["refused", "unsure"])
async def test_what_is_no_answer_yet_is_waited_for(reply: Refusal | Quotes) -> None:
    scene = Scene()
    await scene.refused(ANA)
    scene.answerer.replies = [reply]
    assert await scene.living.revisit() == 0
    assert scene.platform.announced == []
    assert [post.reply for post in scene.platform.posts] == [NOTHING]
    assert await scene.ledger.awaited()


async def test_what_nobody_waits_for_is_not_asked_again() -> None:
    scene = Scene()
    await scene.refused()
    assert await scene.living.revisit() == 0
    assert len(scene.answerer.asked) == 1


async def test_a_question_that_was_deleted_is_waited_for_no_more() -> None:
    scene = Scene()
    await scene.refused(ANA)
    await scene.reception.take(Deleted(ROOM, MessageId("m1")))
    assert await scene.living.revisit() == 0
    assert list(await scene.ledger.awaited()) == []


async def test_other_platforms_questions_are_left_to_theirs() -> None:
    scene = Scene()
    await scene.refused(ANA)
    assert await Living(scene.reception.bot, scene.ledger, "teams").revisit() == 0
    assert len(scene.answerer.asked) == 1


async def test_documents_that_cannot_be_reached_keep_everybody_waiting() -> None:
    scene = Scene()
    await scene.refused(ANA)
    scene.answerer.fails = Unavailable("no index")
    assert await scene.living.revisit() == 0
    assert await scene.ledger.awaited()
