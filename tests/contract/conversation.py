"""What every ledger and every platform owes the bot. A test class inherits a contract and has its fixture."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.exchange import Exchange, Outdated
from bot.flag import Flag, Reason
from bot.ports import Flags, Ledger, Platform, Posts
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from rag.document import Kind
from rag.evidence import Hit, Parts, Passage, Source
from rag.outcome import Draft, Judged, Spent
from rag.reply import Answer, Chat, Citation, Piece, Question, Quotes, Refusal, Reply, Sentence, Tier, Why
from rag.unwritten import Unwritten

NOW = datetime(2026, 5, 3, 9, 30, tzinfo=UTC)
ROOM = Room("terminal", "", "desk")
THREAD = ThreadId(ROOM, MessageId("1"))
SOURCE = Source(
    "hr:leave.md", "Leave", "https://hr.example.com/leave", "hr", frozenset({"staff"}), revised=date(2026, 5, 3)
)
PASSAGE = Passage(SOURCE, "You get 25 days.", 10, 26, section=("Annual leave",), page=2)
LINK = "https://hr.example.com/leave#:~:text=25%20days"
REPLIES: tuple[Reply, ...] = (
    Quotes((Citation(1, PASSAGE, "25 days", LINK),), Tier.HEDGE, "https://hr.example.com"),
    Answer(
        (Piece(Kind.ITEM, (Sentence("Leave is 25 days.", (1,)), Sentence("25 days", (1,), quoted=True)), "-", 1),),
        (Citation(1, PASSAGE, "25 days", LINK, also=(PASSAGE,)),),
        Tier.CITE,
        "fake/model",
        "https://hr.example.com",
        ((1, 1),),
        ("Chile",),
        cut=True,
    ),
    Refusal(Why.NO_EVIDENCE, "https://hr.example.com", ("hr",), ("Leave",), ("Chile",)),
    Chat("Hello!"),
    Quotes(
        (Citation(1, PASSAGE, "25 days", LINK),), Tier.NORMAL, "https://hr.example.com", unwritten=Unwritten.UNPROVEN
    ),
)


def exchange(number: int = 1, reply: Reply = REPLIES[0], *, root: str = "1", text: str = "How much?") -> Exchange:
    """Return the exchange of a thread's message `number`, a minute after the one before."""
    at = NOW + timedelta(minutes=number)
    return Exchange(
        thread=Thread(ThreadId(ROOM, MessageId(root))),
        message=Message(MessageId(str(number)), PersonId("ada"), text, at),
        reply=reply,
        said="25 days.",
        language="en",
        at=at,
        question=Question("How much leave?", "How much?", previous="Leave?", leans=True),
        hits=(Hit(PASSAGE, 1.25, 0.8, Parts(0.5, 0.25, 0.7), (0.5, 0.25)),),
        timings_ms={"search": 3},
        spent=Spent(2, 340, 0.0012),
        draft=Draft("25 days [x].", "fake/model", ("uncited: it names no passage",), "7"),
        judged=Judged((0,), failed=True),
        posted=MessageId(f"{number}-reply"),
    )


class LedgerContract:
    @pytest.mark.parametrize("reply", REPLIES, ids=lambda reply: type(reply).__name__)
    async def test_an_exchange_comes_back_whole(self, ledger: Ledger, reply: Reply) -> None:
        await ledger.record(exchange(reply=reply))
        assert list(await ledger.exchanges(10)) == [exchange(reply=reply)]

    async def test_the_newest_come_first_and_no_more_than_asked_for(self, ledger: Ledger) -> None:
        for number in range(1, 4):
            await ledger.record(exchange(number))
        assert [found.message.id.value for found in await ledger.exchanges(2)] == ["3", "2"]

    async def test_what_an_exchange_is_marked_for_comes_back(self, ledger: Ledger) -> None:
        marked = replace(exchange(), outdated=(Outdated(1, NOW.date()), Outdated(2, gone=True)))
        await ledger.record(marked)
        assert list(await ledger.exchanges(10)) == [marked]

    async def test_answers_of_a_platform_are_told_newest_first_and_no_more_than_asked_for(self, ledger: Ledger) -> None:
        elsewhere = ThreadId(Room("slack", "T1", "C1"), MessageId("1"))
        await ledger.record(replace(exchange(9), thread=Thread(elsewhere)))
        replies = dict(enumerate((*REPLIES, REPLIES[1]), start=1))
        for number, reply in replies.items():
            await ledger.record(exchange(number, reply))
        newest_first = [str(at) for at, one in reversed(replies.items()) if isinstance(one, Answer | Quotes)]
        told = [one.message.id.value async for one in ledger.answers("terminal", 10)]
        assert told == newest_first
        assert [one.message.id.value async for one in ledger.answers("terminal", 2)] == newest_first[:2]
        assert [one async for one in ledger.answers("teams", 10)] == []

    async def test_an_answer_that_is_recorded_anew_while_they_are_told_is_told_once(self, ledger: Ledger) -> None:
        for number in range(1, 107):
            await ledger.record(exchange(number))
        told: list[str] = []
        async for one in ledger.answers("terminal", 104):
            told.append(one.message.id.value)
            if one.message.id.value.endswith("3"):
                await ledger.record(replace(one, said="It was said anew."))
        assert told == [str(number) for number in range(106, 2, -1)]

    async def test_an_exchange_of_the_same_message_is_replaced(self, ledger: Ledger) -> None:
        await ledger.record(exchange())
        await ledger.record(replace(exchange(), said="25 days a year."))
        assert [found.said for found in await ledger.exchanges(10)] == ["25 days a year."]

    async def test_a_thread_has_its_own_messages_oldest_first(self, ledger: Ledger) -> None:
        await ledger.record(exchange(2))
        await ledger.record(exchange(1))
        await ledger.record(exchange(3, root="3"))
        assert [message.id.value for message in await ledger.history(THREAD)] == ["1", "1-reply", "2", "2-reply"]

    async def test_what_a_platform_once_told_of_a_thread_is_kept(self, ledger: Ledger) -> None:
        told = Message(MessageId("0"), PersonId("bob"), "Does anybody know?", NOW)
        await ledger.record(replace(exchange(), thread=Thread(THREAD, (told,))))
        assert [message.id.value for message in await ledger.history(THREAD)] == ["0", "1", "1-reply"]

    async def test_a_thread_that_was_never_seen_is_empty(self, ledger: Ledger) -> None:
        assert list(await ledger.history(ThreadId(ROOM, MessageId("9")))) == []

    async def test_an_exchange_is_found_by_its_message_and_by_its_post(self, ledger: Ledger) -> None:
        await ledger.record(exchange())
        assert await ledger.of_message(ROOM, MessageId("1")) == exchange()
        assert await ledger.of_post(ROOM, MessageId("1-reply")) == exchange()
        assert await ledger.of_message(ROOM, MessageId("2")) is None
        assert await ledger.of_post(ROOM, MessageId("1")) is None
        assert await ledger.of_message(Room("terminal", "", "elsewhere"), MessageId("1")) is None

    async def test_a_withdrawn_exchange_is_no_part_of_its_thread(self, ledger: Ledger) -> None:
        await ledger.record(replace(exchange(), withdrawn=True))
        assert list(await ledger.history(THREAD)) == []


class PostsContract:
    async def test_posts_are_kept_in_order_and_once(self, posts: Posts) -> None:
        for name in ("a", "b", "a"):
            await posts.keep_post(ROOM, MessageId("1"), MessageId(name))
        assert list(await posts.posts(ROOM, MessageId("1"))) == [MessageId("a"), MessageId("b")]
        assert list(await posts.posts(ROOM, MessageId("2"))) == []

    async def test_posts_that_are_gone_are_forgotten(self, posts: Posts) -> None:
        await posts.keep_post(ROOM, MessageId("1"), MessageId("a"))
        await posts.keep_post(ROOM, MessageId("2"), MessageId("b"))
        await posts.drop_posts(ROOM, MessageId("1"))
        assert list(await posts.posts(ROOM, MessageId("1"))) == []
        assert list(await posts.posts(ROOM, MessageId("2"))) == [MessageId("b")]


FLAG = Flag(ROOM, MessageId("1-reply"), PersonId("ada"), NOW, changes=((NOW, "raised"),))


class FlagsContract:
    """`flags` is a ledger too: it has the exchange of message 1."""

    async def test_a_flag_comes_back_whole_with_what_it_is_about(self, flags: Flags) -> None:
        flag = replace(
            FLAG,
            why=Reason.WRONG,
            text="it is 30",
            permalink="https://chat.example.com/1",
            withdrawn=NOW,
            marks=("1-reply/-1",),
        )
        await flags.keep_flag(flag)
        assert list(await flags.flags(10)) == [(flag, exchange())]

    async def test_there_is_one_flag_for_each_answer_and_person(self, flags: Flags) -> None:
        await flags.keep_flag(FLAG)
        await flags.keep_flag(replace(FLAG, why=Reason.OTHER))
        await flags.keep_flag(replace(FLAG, by=PersonId("bob")))
        assert [(one.by.value, one.why) for one, _ in await flags.flags(10)] == [("bob", None), ("ada", Reason.OTHER)]
        assert await flags.flag_of(ROOM, FLAG.answer, PersonId("bob")) == replace(FLAG, by=PersonId("bob"))
        assert await flags.flag_of(ROOM, FLAG.answer, PersonId("eve")) is None
        assert len(await flags.flags(1)) == 1

    async def test_who_waits_for_an_answer_is_kept_once_until_it_is_given(self, flags: Flags) -> None:
        for name in ("ada", "bob", "ada"):
            await flags.keep_awaited(ROOM, MessageId("1"), PersonId(name))
        assert [(one.message.id.value, by.value) for one, by in await flags.awaited()] == [("1", "ada"), ("1", "bob")]
        await flags.drop_awaited(ROOM, MessageId("1"))
        assert list(await flags.awaited()) == []


class PlatformContract:
    async def test_a_post_stands_in_its_thread(self, platform: Platform) -> None:
        posted_as = await platform.post(exchange())
        assert posted_as in [message.id for message in (await platform.history(THREAD)).messages]

    async def test_the_same_message_twice_gives_one_post(self, platform: Platform) -> None:
        first = await platform.post(exchange())
        assert await platform.post(exchange()) == first
        ids = [message.id for message in (await platform.history(THREAD)).messages]
        assert ids.count(first) == 1

    async def test_a_sign_of_work_changes_nothing(self, platform: Platform) -> None:
        before = await platform.history(THREAD)
        await platform.working(THREAD, exchange().message)
        assert await platform.history(THREAD) == before
        await platform.post(exchange())

    async def test_a_thread_that_was_never_seen_is_empty(self, platform: Platform) -> None:
        thread = ThreadId(ROOM, MessageId("9"))
        assert await platform.history(thread) == Thread(thread)

    async def test_an_update_stands_in_the_place_of_the_post(self, platform: Platform) -> None:
        first = await platform.post(exchange())
        assert await platform.update(replace(exchange(), said="30 days.")) == first
        ids = [message.id for message in (await platform.history(THREAD)).messages]
        assert ids.count(first) == 1

    async def test_a_mark_stands_in_the_place_of_the_post(self, platform: Platform) -> None:
        first = await platform.post(exchange())
        marked = replace(exchange(), outdated=(Outdated(1, NOW.date()),))
        assert await platform.update(marked, anew=False) == first
        ids = [message.id for message in (await platform.history(THREAD)).messages]
        assert ids.count(first) == 1

    async def test_an_update_of_what_was_never_posted_is_a_post(self, platform: Platform) -> None:
        posted_as = await platform.update(exchange())
        assert posted_as in [message.id for message in (await platform.history(THREAD)).messages]

    async def test_taking_away_what_is_not_there_is_no_error(self, platform: Platform) -> None:
        await platform.withdraw(exchange())
        await platform.post(exchange())
        await platform.withdraw(exchange())
        await platform.withdraw(exchange())

    async def test_a_flag_can_be_told_of(self, platform: Platform) -> None:
        posted = exchange().posted_as(await platform.post(exchange()))
        assert posted.posted
        flag = Flag(ROOM, posted.posted, PersonId("ada"), NOW)
        link = await platform.flagged(posted, flag)
        assert link == "" or link.startswith("https://")

    async def test_people_can_be_told_that_there_is_an_answer_now(self, platform: Platform) -> None:
        posted = exchange().posted_as(await platform.post(exchange()))
        await platform.announce(posted, (PersonId("ada"), PersonId("bob")))
