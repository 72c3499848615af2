"""Questions, follow-ups, edits, deletions and flags each go where they belong, once."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.bot import Bot
from bot.events import Asked, Awaited, Deleted, Flagged, Unflagged
from bot.exchange import Exchange
from bot.flag import THUMB, Reason
from bot.reception import Reception
from bot.thread import Message, MessageId, PersonId, Room, ThreadId
from bot.words import Words
from rag.errors import Rejected, Unavailable
from rag.reply import Chat
from rag.watch import Reading
from tests.fakes.conversation import FakeAnswerer, FakeClock, FakeLedger, FakePlatform, official

ROOM = Room("slack", "T1", "C1")
THREAD = ThreadId(ROOM, MessageId("m1"))
START = datetime(2026, 5, 4, tzinfo=UTC)
ANA, BOB = PersonId("ana"), PersonId("bob")
LEAVE = "how many leave days do I have?"


class Scene:
    def __init__(self, *, follow_ups: bool = True) -> None:
        self.platform, self.ledger, self.answerer = FakePlatform(), FakeLedger(), FakeAnswerer()
        bot = Bot(self.platform, self.ledger, self.answerer, official, FakeClock(), Words())
        self.reception = Reception(bot, self.ledger, follow_ups)

    async def ask(
        self, text: str, n: int = 1, by: PersonId = ANA, *, addressed: bool = True, to_others: bool = False
    ) -> Exchange | None:
        message = Message(MessageId(f"m{n}"), by, text, START + timedelta(minutes=n))
        return await self.reception.take(Asked(message, THREAD, frozenset({"everyone"}), (), addressed, "", to_others))

    async def flag(
        self, minute: int = 9, why: Reason | None = None, by: PersonId = ANA, post: str = "reply-1", mark: str = ""
    ) -> None:
        at = START + timedelta(minutes=minute)
        await self.reception.take(Flagged(ROOM, MessageId(post), by, at, why, mark=mark))

    async def unflag(self, minute: int, by: PersonId = ANA, mark: str = "", post: str = "reply-1") -> None:
        at = START + timedelta(minutes=minute)
        await self.reception.take(Unflagged(ROOM, MessageId(post), by, at, mark))


async def test_a_mention_is_answered() -> None:
    scene = Scene()
    assert await scene.ask(LEAVE)
    assert len(scene.platform.posts) == 1


async def test_the_asker_needs_no_mention_to_go_on() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    assert await scene.ask("and for part-timers?", 2, addressed=False)
    assert len(scene.platform.posts) == 2


async def test_who_calls_the_answer_wrong_is_told_how_to_flag_it_without_a_search() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    said = await scene.ask("no that's wrong you idiot", 2, addressed=False)
    assert said
    assert "flag the reply with 👎" in said.said
    assert said.question is None


@pytest.mark.parametrize(
    ("text", "by"),
    [("and for part-timers?", BOB), ("thanks!", ANA), ("ok", ANA)],
    ids=["somebody else", "thanks", "small talk"],
)
async def test_other_talk_in_the_thread_is_left_alone(text: str, by: PersonId) -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    assert await scene.ask(text, 2, by, addressed=False) is None
    assert len(scene.platform.posts) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Carol is away today",
        "I'll ask HR tomorrow.",
        "great, booked it",
        "brb",
        "hm",
        "FYI everyone: the deploy starts at 5",
        "ok, 5 of us then",
        "but I think it was 30 last year",
        "Bob, can you approve my leave?",
        "Maria Lopez, could you look at this?",
        "Ich frage morgen Karin.",
    ],
)
async def test_what_the_asker_only_tells_or_asks_somebody_else_is_left_alone(text: str) -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    assert await scene.ask(text, 2, addressed=False) is None
    assert len(scene.platform.posts) == 1


async def test_a_question_that_mentions_somebody_else_is_theirs() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    assert await scene.ask("do you know how long the trial lasts?", 2, addressed=False, to_others=True) is None


@pytest.mark.parametrize(
    "text",
    [
        "what about contractors",
        "and for part-timers",
        "in Berlin too?",
        "I have a dog. Can I bring it along? It is small.",
        "Ok, can you tell me about parental leave?",
        "tell me more",
        "und für Teilzeit",
        "y para los becarios",
    ],
)
async def test_what_the_asker_goes_on_asking_is_answered(text: str) -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    assert await scene.ask(text, 2, addressed=False)


async def test_who_was_answered_before_may_go_on_after_somebody_else_asked() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    await scene.ask("how long is parental leave?", 2, BOB)
    assert await scene.ask("and for part-timers?", 4, ANA, addressed=False)


async def test_what_the_bot_asked_is_answered_in_any_form() -> None:
    scene = Scene()
    scene.answerer.replies = [Chat("Do you mean Berlin or Rotterdam?"), Chat("25 days.")]
    await scene.ask(LEAVE)
    assert await scene.ask("I mean the one by the river.", 2, addressed=False)


async def test_words_in_a_thread_where_the_bot_said_nothing_are_left_alone() -> None:
    assert await Scene().ask("has anybody seen the report?", 2, addressed=False) is None


async def test_follow_ups_without_a_mention_can_be_switched_off() -> None:
    scene = Scene(follow_ups=False)
    await scene.ask(LEAVE)
    assert await scene.ask("and for part-timers?", 2, addressed=False) is None


async def test_the_same_question_again_is_answered_once() -> None:
    scene = Scene()
    first = await scene.ask(LEAVE)
    assert await scene.ask(LEAVE) == first
    assert len(scene.answerer.asked) == 1


async def test_an_edited_question_is_answered_in_the_place_of_the_first() -> None:
    scene = Scene()
    scene.answerer.replies = [Chat("25 days."), Chat("12 weeks.")]
    first = await scene.ask(LEAVE)
    second = await scene.ask("how long is parental leave?", addressed=False)
    assert first
    assert second
    assert [post.reply for post in scene.platform.posts] == [Chat("12 weeks.")]
    assert second.posted == first.posted
    assert [one.message.text for one in scene.ledger.kept] == ["how long is parental leave?"]


@pytest.mark.parametrize(
    "text", ["hello all", "thanks!", "", "Sorry, wrong channel.", "Please ignore this", "oops, wrong thread, sorry!"]
)
async def test_an_edit_that_takes_the_question_back_takes_its_answer_away(text: str) -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    for _ in range(2):
        gone = await scene.ask(text, addressed=False)
        assert gone
        assert gone.withdrawn
    assert scene.platform.messages == []
    assert len(scene.platform.posts) == 1
    again = await scene.ask(LEAVE)
    assert again
    assert not again.withdrawn


async def test_an_edit_that_calls_somebody_else_takes_the_answer_away() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    gone = await scene.ask("Bob could you please look at this tomorrow?", addressed=False, to_others=True)
    assert gone
    assert gone.withdrawn
    assert scene.platform.messages == []


async def test_an_edit_that_still_calls_the_bot_is_answered_whatever_it_says() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    greeted = await scene.ask("hello!")
    assert greeted
    assert not greeted.withdrawn
    assert scene.platform.posts[0].message.text == "hello!"


async def test_an_edit_that_changes_no_word_changes_nothing() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    await scene.ask("How many  leave days do I have?")
    assert len(scene.answerer.asked) == 1


async def test_the_answer_to_a_deleted_question_is_taken_away_and_forgotten_in_the_thread() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    gone = await scene.reception.take(Deleted(ROOM, MessageId("m1")))
    assert gone
    assert gone.withdrawn
    assert scene.platform.messages == []
    assert await scene.ledger.history(THREAD) == ()
    assert await scene.reception.take(Deleted(ROOM, MessageId("m7"))) is None


async def test_a_question_that_is_taken_back_has_no_posts_and_asked_again_gets_new_ones() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    await scene.ledger.keep_post(ROOM, MessageId("m1"), MessageId("reply-1"))
    await scene.ledger.drop_posts(ROOM, MessageId("m1"))  # as a platform does that withdraws
    await scene.reception.take(Deleted(ROOM, MessageId("m1")))
    assert list(await scene.ledger.posts(ROOM, MessageId("m1"))) == []
    again = await scene.ask(LEAVE)
    assert again
    assert not again.withdrawn
    assert again.posted


async def test_c025_one_flag_for_each_answer_and_person_with_its_history() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    await scene.flag(10)
    await scene.flag(10)
    await scene.unflag(11)
    await scene.flag(12)
    await scene.flag(13, by=BOB)
    (bobs, _), (anas, exchange) = await scene.ledger.flags(10)
    assert (bobs.by, anas.by) == (BOB, ANA)
    assert [what for _, what in anas.changes] == ["raised", "withdrawn", "raised"]
    assert anas.withdrawn is None
    assert anas.permalink == "https://chat.example.com/reply-1"
    assert exchange.message.text == LEAVE
    assert len(scene.platform.flags) == 4


async def test_a_flag_stands_as_long_as_one_of_its_marks_does_and_is_told_once() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    await scene.flag(10, mark="-1")
    await scene.flag(11, mark="flag")
    await scene.unflag(12, mark="-1")
    await scene.unflag(12, mark="-1")
    ((flag, _),) = await scene.ledger.flags(10)
    assert flag.withdrawn is None
    assert len(scene.platform.flags) == 1
    await scene.unflag(13, mark="flag")
    ((flag, _),) = await scene.ledger.flags(10)
    assert [what for _, what in flag.changes] == ["raised", "withdrawn"]
    assert len(scene.platform.flags) == 2


async def test_the_same_mark_on_two_posts_of_an_answer_is_two_marks() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    await scene.ledger.keep_post(ROOM, MessageId("m1"), MessageId("reply-1-more"))
    await scene.flag(10, mark="-1")
    await scene.flag(11, mark="-1", post="reply-1-more")
    await scene.unflag(12, mark="-1")
    ((flag, _),) = await scene.ledger.flags(10)
    assert flag.withdrawn is None


async def test_whoever_finds_an_answer_good_after_all_takes_the_whole_flag_back() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    await scene.flag(10, mark="-1")
    await scene.flag(11, mark=THUMB)
    await scene.unflag(12)
    ((flag, _),) = await scene.ledger.flags(10)
    assert flag.withdrawn is not None


async def test_a_reason_goes_with_the_mark_that_it_was_given_for() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    await scene.flag(10, mark="-1")
    await scene.flag(11, Reason.OUTDATED)
    await scene.unflag(12, mark="-1")
    ((flag, _),) = await scene.ledger.flags(10)
    assert flag.withdrawn is not None


async def test_a_reason_completes_the_flag() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    await scene.flag(10)
    await scene.flag(11, Reason.OUTDATED)
    ((flag, _),) = await scene.ledger.flags(10)
    assert flag.why is Reason.OUTDATED
    assert len(flag.changes) == 1


async def test_what_is_flagged_must_be_the_bots() -> None:
    scene = Scene()
    await scene.flag()
    await scene.unflag(2)
    assert list(await scene.ledger.flags(10)) == []


async def test_a_flag_that_nobody_could_be_told_of_is_kept_and_told_later() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    scene.platform.down = True
    with pytest.raises(Unavailable):
        await scene.flag()
    assert len(await scene.ledger.flags(10)) == 1
    scene.platform.down = False
    await scene.flag()
    assert len(scene.platform.flags) == 1


async def test_who_waits_for_an_answer_is_remembered() -> None:
    scene = Scene()
    await scene.ask(LEAVE)
    await scene.reception.take(Awaited(ROOM, MessageId("reply-1"), BOB, START))
    ((exchange, by),) = await scene.ledger.awaited()
    assert (exchange.message.id.value, by) == ("m1", BOB)


async def test_a_platform_that_streams_watches_the_answer() -> None:
    scene = Scene()
    scene.platform.streams = True
    await scene.ask(LEAVE)
    assert scene.platform.told == [Reading()]


async def test_c009_what_was_not_read_is_said() -> None:
    scene = Scene()
    message = Message(MessageId("m1"), ANA, "does this fit our travel policy?", START, ("plan.png",))
    exchange = await scene.reception.take(Asked(message, THREAD, frozenset({"everyone"})))
    assert exchange
    assert exchange.notes == ("I did not read the attachment. (plan.png)",)


async def test_c187_an_answer_is_given_though_nothing_can_be_kept_and_the_flag_comes_again() -> None:
    scene = Scene()
    scene.ledger.full = True
    with pytest.raises(Rejected):
        await scene.ask(LEAVE)
    assert [post.said for post in scene.platform.posts] == ["An answer."]
    scene.ledger.full = False
    assert await scene.ask(LEAVE)  # the delivery is tried again: the post stands, and is recorded now
    assert len(scene.platform.posts) == 1
    scene.ledger.full = True
    with pytest.raises(Rejected):
        await scene.flag()
    scene.ledger.full = False
    await scene.flag()
    assert len(await scene.ledger.flags(10)) == 1
