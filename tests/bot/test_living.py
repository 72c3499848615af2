"""Who wanted to be told is told once, when there is an answer; what may be out of date is marked once."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from bot.bot import Bot
from bot.events import Asked, Awaited, Deleted, Flagged, Rechecked
from bot.exchange import Exchange, Outdated
from bot.living import Living
from bot.reception import Reception
from bot.thread import Message, MessageId, PersonId, Room, ThreadId
from bot.words import Words
from rag.errors import Rejected, Unavailable
from rag.evidence import Passage
from rag.reply import Chat, Citation, Quotes, Refusal, Reply, Tier, Why
from tests.contract.conversation import LINK, PASSAGE
from tests.fakes.conversation import FakeAnswerer, FakeClock, FakeLedger, FakePlatform, official

ROOM = Room("slack", "T1", "C1")
START = datetime(2026, 5, 4, tzinfo=UTC)
URL = "https://hr.example.com"
NOTHING = Refusal(Why.NO_EVIDENCE, URL)
SURE = Quotes((Citation(1, PASSAGE, "25 days", LINK),), Tier.NORMAL, URL)
UNSURE = Quotes((Citation(1, PASSAGE, "25 days", LINK),), Tier.HEDGE, URL)
ANA, BOB = PersonId("ana"), PersonId("bob")
STAFF = frozenset({"staff"})
OLD = PASSAGE.source


def page(text: str, revised: date | None = date(2026, 5, 4), audience: frozenset[str] = STAFF) -> list[Passage]:
    """Return the page that SURE cites as it is later; on the day of the answer it is 4 May."""
    return [Passage(replace(OLD, revised=revised, audience=audience), text, 0, len(text), section=("Annual leave",))]


class FakeDocuments:
    """The one page that replies cite, as it is now."""

    def __init__(self) -> None:
        self.pages: dict[str, Sequence[Passage]] = {OLD.id: [PASSAGE]}
        self.read = 0

    async def neighbours(self, passages: Sequence[Passage], window: int) -> Sequence[Sequence[Passage]]:
        assert window > 1000, "a line may have moved anywhere on its page"
        self.read += 1
        return [self.pages.get(one.source.id, ()) for one in passages]


class Scene:
    def __init__(self) -> None:
        self.platform, self.ledger, self.answerer = FakePlatform(), FakeLedger(), FakeAnswerer()
        bot = Bot(self.platform, self.ledger, self.answerer, official, FakeClock(), Words())
        self.reception = Reception(bot, self.ledger)
        self.documents = FakeDocuments()
        self.living = Living(bot, self.ledger, "slack", self.documents)

    async def answered(self, reply: Reply = SURE, name: str = "m1") -> Exchange:
        self.answerer.replies = [reply]
        message = Message(MessageId(name), ANA, "How many days?", START)
        asked = Asked(message, ThreadId(ROOM, message.id), STAFF, ("hr",))
        done = await self.reception.take(asked)
        assert done
        return done

    async def press(
        self, by: PersonId = BOB, post: str = "reply-1", audience: frozenset[str] = STAFF
    ) -> Exchange | None:
        return await self.reception.take(Rechecked(ROOM, MessageId(post), by, START, audience))

    @property
    def marks(self) -> tuple[Outdated, ...]:
        """What the first post shows; the ledger has the same."""
        assert self.ledger.kept[-1].outdated == self.platform.posts[0].outdated
        return self.platform.posts[0].outdated

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
    assert await Living(scene.reception.bot, scene.ledger, "teams", scene.documents).revisit() == 0
    assert len(scene.answerer.asked) == 1


async def test_documents_that_cannot_be_reached_keep_everybody_waiting() -> None:
    scene = Scene()
    await scene.refused(ANA)
    scene.answerer.fails = Unavailable("no index")
    assert await scene.living.revisit() == 0
    assert await scene.ledger.awaited()


async def test_an_answer_whose_page_says_something_else_now_is_marked_once_in_its_place() -> None:
    scene = Scene()
    before = await scene.answered()
    scene.documents.pages[OLD.id] = page("You get 28 days.")
    assert (await scene.living.mark()).answers == 1
    assert scene.marks == (Outdated(1, date(2026, 5, 4)),)
    assert scene.ledger.kept == [replace(before, outdated=scene.marks)]
    for _ in range(2):
        assert (await scene.living.mark()).answers == 0
        scene.documents.pages[OLD.id] = page("You get 30 days.", date(2026, 5, 5))
    assert scene.platform.updated == 1
    assert len(scene.platform.posts) == 1
    assert scene.platform.announced == []


async def test_a_page_that_is_gone_is_said_to_be_gone() -> None:
    scene = Scene()
    await scene.answered()
    scene.documents.pages = {}
    await scene.living.mark()
    assert scene.marks == (Outdated(1, gone=True),)


async def test_a_page_that_the_readers_may_not_see_any_more_is_gone_for_them() -> None:
    scene = Scene()
    await scene.answered()
    scene.documents.pages[OLD.id] = page("You get 28 days.", audience=frozenset({"board"}))
    await scene.living.mark()
    assert scene.marks == (Outdated(1, gone=True),)


@pytest.mark.parametrize(
    ("revised", "told"),
    [
        (None, None),
        (date(2026, 5, 4), date(2026, 5, 4)),
        (date(2026, 5, 3), None),
        (date(2025, 1, 1), None),
        (date(2027, 1, 1), None),
    ],
    ids=["none", "moved", "as before", "earlier", "to come"],
)
async def test_a_date_that_cannot_be_that_of_the_change_is_not_told(revised: date | None, told: date | None) -> None:
    scene = Scene()
    await scene.answered()
    scene.documents.pages[OLD.id] = page("You get 28 days.", revised)
    await scene.living.mark()
    assert scene.marks == (Outdated(1, told),)


@pytest.mark.parametrize(("revised", "told"), [(date(2026, 5, 3), None), (date(2026, 5, 4), date(2026, 5, 4))])
async def test_the_first_date_of_a_page_may_be_of_any_time_before_the_answer(revised: date, told: date | None) -> None:
    scene = Scene()
    undated = replace(PASSAGE, source=replace(OLD, revised=None))
    await scene.answered(Quotes((Citation(1, undated, "25 days", LINK),), Tier.NORMAL, URL))
    scene.documents.pages[OLD.id] = page("You get 28 days.", revised)
    await scene.living.mark()
    assert scene.marks == (Outdated(1, told),)


@pytest.mark.parametrize(
    "now",
    [page("Ask first.\nYou get 25 days.\nAsk again."), page("You get 25 days.", date(2026, 5, 4)), [PASSAGE]],
    ids=["cut anew", "dated anew", "as it was"],
)
async def test_what_the_page_still_says_is_not_marked(now: Sequence[Passage]) -> None:
    scene = Scene()
    await scene.answered()
    scene.documents.pages[OLD.id] = now
    assert (await scene.living.mark()).answers == 0
    assert scene.platform.updated == 0


@pytest.mark.parametrize("reply", [NOTHING, Chat("Hello!")], ids=["refusal", "small talk"])
async def test_what_cites_nothing_is_not_looked_at(reply: Reply) -> None:
    scene = Scene()
    await scene.answered(reply)
    await scene.living.mark()
    assert scene.documents.read == 0


async def test_neither_withdrawn_answers_nor_those_of_other_platforms_are_looked_at() -> None:
    scene = Scene()
    await scene.answered()
    await Living(scene.reception.bot, scene.ledger, "teams", scene.documents).mark()
    await scene.reception.take(Deleted(ROOM, MessageId("m1")))
    scene.documents.pages = {}
    assert (await scene.living.mark()).answers == 0
    assert scene.documents.read == 0


async def test_a_second_source_is_marked_beside_the_first_and_the_first_not_again() -> None:
    scene = Scene()
    other = replace(PASSAGE, source=replace(OLD, id="hr:travel.md"))
    both = (Citation(1, PASSAGE, "25 days", LINK), Citation(2, other, "25 days", LINK))
    scene.documents.pages[other.source.id] = ()
    await scene.answered(Quotes(both, Tier.NORMAL, URL))
    await scene.living.mark()
    assert scene.marks == (Outdated(2, gone=True),)
    scene.documents.pages[OLD.id] = page("You get 28 days.")
    await scene.living.mark()
    assert scene.marks == (Outdated(1, date(2026, 5, 4)), Outdated(2, gone=True))
    assert scene.platform.updated == 2


async def test_a_crash_between_showing_and_keeping_shows_the_same_mark_again() -> None:
    scene = Scene()
    await scene.answered()
    scene.documents.pages = {}
    scene.ledger.full = True
    assert (await scene.living.mark()).problems
    shown = scene.platform.posts[0]
    scene.ledger.full = False
    assert (await scene.living.mark()).answers == 1
    assert scene.platform.posts == [shown]
    assert scene.marks == (Outdated(1, gone=True),)


async def test_a_post_that_may_not_be_changed_is_told_and_the_others_are_marked() -> None:
    scene = Scene()
    for name in ("m1", "m2"):
        await scene.answered(name=name)
    scene.platform.posts[1] = replace(scene.platform.posts[1], message=Message(MessageId("gone"), ANA, "?", START))
    scene.documents.pages = {}
    marked = await scene.living.mark()
    assert (marked.answers, len(marked.problems)) == (1, 1)
    assert len(scene.platform.posts) == 2, "nothing is posted in the place of what is gone"
    scene.platform.fixed = True
    with pytest.raises(Rejected):
        await scene.platform.update(scene.platform.posts[0], anew=False)


async def test_while_the_documents_cannot_be_reached_nothing_is_marked() -> None:
    scene = Scene()
    await scene.answered()

    async def down(passages: Sequence[Passage], window: int) -> Sequence[Sequence[Passage]]:
        raise Unavailable(f"no index: {len(passages)} {window}")

    scene.documents.neighbours = down  # type: ignore[method-assign]
    with pytest.raises(Unavailable):
        await scene.living.mark()
    assert scene.platform.updated == 0


async def test_an_answer_that_was_given_anew_meanwhile_is_left_alone() -> None:
    scene = Scene()
    old = await scene.answered()
    await scene.ledger.record(replace(old, said="Another answer."))

    async def as_it_was(platform: str, limit: int):  # type: ignore[no-untyped-def]  # noqa: ANN202
        del platform, limit
        yield old

    scene.ledger.answers = as_it_was  # type: ignore[method-assign]
    scene.documents.pages = {}
    assert (await scene.living.mark()).answers == 0


async def test_no_more_than_the_newest_answers_are_looked_at() -> None:
    scene = Scene()
    limits: list[int] = []

    async def told(platform: str, limit: int):  # type: ignore[no-untyped-def]  # noqa: ANN202
        limits.append(limit)
        for exchange in (await scene.ledger.exchanges(limit))[: len(platform)]:
            yield exchange

    scene.ledger.answers = told  # type: ignore[method-assign]
    await scene.living.mark()
    assert limits == [500]


async def test_whoever_presses_gets_the_new_answer_in_the_old_ones_place_once() -> None:
    scene = Scene()
    await scene.answered()
    scene.documents.pages[OLD.id] = page("You get 28 days.")
    await scene.living.mark()
    fresh = Quotes((Citation(1, scene.documents.pages[OLD.id][0], "28 days", LINK),), Tier.NORMAL, URL)
    scene.answerer.replies = [fresh]
    done = await scene.press()
    assert done
    assert (done.reply, done.outdated, done.posted) == (fresh, (), MessageId("reply-1"))
    assert await scene.press(ANA) == done
    assert [post.reply for post in scene.platform.posts] == [fresh]
    assert len(scene.answerer.asked) == 2
    again = scene.answerer.asked[-1]
    assert (again.audience, again.collections) == (STAFF, ("hr",))
    assert (await scene.living.mark()).answers == 0


@pytest.mark.parametrize(
    ("then", "now", "used"),
    [
        ({"everyone", "hr"}, {"everyone"}, {"everyone"}),
        ({"everyone"}, {"everyone", "board"}, {"everyone"}),
        ({"everyone", "hr"}, {"external"}, {"external"}),
        ({"external"}, {"everyone", "hr"}, {"external"}),
        ({"everyone"}, set(), set()),
    ],
)
async def test_it_is_asked_again_for_those_who_might_read_it_then_and_may_now(
    then: set[str], now: set[str], used: set[str]
) -> None:
    scene = Scene()
    old = await scene.answered()
    assert old.question
    question = replace(old.question, audience=frozenset(then))
    await scene.ledger.record(replace(old, question=question, outdated=(Outdated(1),)))
    await scene.press(audience=frozenset(now))
    assert scene.answerer.asked[-1].audience == used


async def test_what_is_answered_anew_may_be_marked_anew() -> None:
    scene = Scene()
    await scene.answered()
    scene.documents.pages = {}
    await scene.living.mark()
    scene.answerer.replies = [SURE]
    await scene.press()
    assert scene.marks == ()
    await scene.living.mark()
    assert scene.marks == (Outdated(1, gone=True),)


async def test_while_the_documents_cannot_be_reached_the_marked_answer_stays() -> None:
    scene = Scene()
    await scene.answered()
    scene.documents.pages = {}
    await scene.living.mark()
    scene.answerer.fails = Unavailable("no index")
    done = await scene.press()
    assert done
    assert (done.reply, done.outdated) == (SURE, (Outdated(1, gone=True),))
    assert scene.platform.posts[0].reply == SURE
    scene.answerer.fails = None
    scene.answerer.replies = [NOTHING]
    await scene.press()
    assert scene.platform.posts[0].reply == NOTHING


async def test_the_button_of_what_is_not_marked_or_not_there_does_nothing() -> None:
    scene = Scene()
    await scene.answered()
    assert await scene.press() == scene.ledger.kept[0]
    assert await scene.press(post="reply-9") is None
    assert len(scene.answerer.asked) == 1


async def test_a_marked_answer_is_flagged_like_any_other_and_its_thread_does_not_hear_of_the_mark() -> None:
    scene = Scene()
    before = await scene.answered()
    said = await scene.ledger.history(before.thread.id)
    scene.documents.pages = {}
    await scene.living.mark()
    await scene.reception.take(Flagged(ROOM, MessageId("reply-1"), BOB, START))
    assert [flag.by for flag in scene.platform.flags] == [BOB]
    assert await scene.ledger.history(before.thread.id) == said
    assert (await scene.platform.history(before.thread.id)).messages[-1].text == before.said
