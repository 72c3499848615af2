import asyncio
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

import pytest

from adapters.settings import Teams
from adapters.teams.client import TeamsPlatform
from adapters.teams.failures import Gone, Lost, NotTaken
from adapters.teams.sender import Kind, Reference, Refused
from adapters.teams.sending import Sending
from adapters.teams.signs import Signs
from bot.exchange import Outdated
from bot.flag import Flag
from bot.thread import MessageId, PersonId, ThreadId
from bot.words import Words
from rag.document import Kind as PieceKind
from rag.errors import Rejected, TooLarge, Unavailable
from rag.reply import Answer, Citation, Piece, Sentence, Tier
from tests.contract.conversation import LINK, NOW, PASSAGE, REPLIES, ROOM, THREAD, PlatformContract, exchange
from tests.fakes.conversation import FakeLedger
from tests.fakes.teams import PERSONAL, REFERENCE, FakeConnector, FakePast, FakeReferences


@dataclass
class FakeTime:
    """A clock that waits move on."""

    now: float = 1000.0
    waits: list[float] = field(default_factory=list)

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)


@dataclass
class Trial:
    """A platform over a connector that keeps what it is sent, in time that passes only when it is waited for."""

    reference: Reference = REFERENCE
    connector: FakeConnector = field(default_factory=FakeConnector)
    ledger: FakeLedger = field(default_factory=FakeLedger)
    time: FakeTime = field(default_factory=FakeTime)

    def __post_init__(self) -> None:
        references = FakeReferences(self.reference)
        self.platform = TeamsPlatform(
            self.connector,
            references,
            self.ledger,
            Words(),
            Teams(),
            lambda: date(2026, 5, 4),
            FakePast(self.connector),
        )
        sending = Sending(self.connector, clock=self.time, sleep=self.time.sleep, chance=lambda: 0.5)
        self.platform.sending = sending
        self.platform.signs = Signs(sending)

    @property
    def posted(self) -> list[str]:
        return [post.value for (_, post) in self.ledger.posted]


def long_answer(sentences: int) -> Answer:
    pieces = tuple(
        Piece(PieceKind.PARAGRAPH, (Sentence(f"Sentence {number} " + "word " * 100, (1,)),))
        for number in range(sentences)
    )
    return Answer(pieces, (Citation(1, PASSAGE, "25 days", LINK),), Tier.NORMAL, "fake/model", "https://hr.example.com")


@pytest.fixture
def trial() -> Trial:
    return Trial()


class TestTeamsPlatform(PlatformContract):
    @pytest.fixture
    def platform(self) -> TeamsPlatform:
        return Trial().platform


async def test_a_reply_stands_in_the_thread_of_its_message(trial: Trial) -> None:
    await trial.platform.post(exchange())
    assert [place for _, place, _ in trial.connector.calls] == ["desk;messageid=1"]


@pytest.mark.parametrize("kind", [Kind.PERSONAL, Kind.GROUP])
async def test_chats_have_no_threads(kind: Kind) -> None:
    trial = Trial(replace(REFERENCE, kind=kind))
    await trial.platform.post(exchange())
    assert [place for _, place, _ in trial.connector.calls] == ["desk"]


async def test_a_post_is_kept_at_once(trial: Trial) -> None:
    posted = await trial.platform.post(exchange())
    assert await trial.ledger.posts(ROOM, MessageId("1")) == (posted,)


async def test_c053_a_post_without_a_name_is_kept_under_one_of_our_own(trial: Trial) -> None:
    trial.connector.names = False
    posted = await trial.platform.post(exchange())
    assert posted.value
    await trial.ledger.record(exchange().posted_as(posted))
    assert await trial.ledger.of_post(ROOM, posted) == exchange().posted_as(posted)
    assert all("attachments" not in activity for activity in trial.connector.messages)
    await trial.platform.withdraw(exchange())


async def test_c053_every_part_of_an_answer_leads_to_it(trial: Trial) -> None:
    long = exchange(reply=long_answer(60))
    posted = await trial.platform.post(long)
    await trial.ledger.record(long.posted_as(posted))
    assert len(trial.posted) > 1
    for part in trial.posted:
        assert await trial.ledger.of_post(ROOM, MessageId(part)) == long.posted_as(posted)


async def test_c059_a_message_that_is_still_too_long_is_split_smaller(trial: Trial) -> None:
    trial.connector.limit = 9 * 1024
    await trial.platform.post(exchange(reply=long_answer(40)))
    whole = "\n".join(trial.connector.texts)
    assert [whole.count(f"Sentence {number} ") for number in range(40)] == [1] * 40
    assert [whole.index(f"Sentence {n} ") for n in range(40)] == sorted(
        whole.index(f"Sentence {n} ") for n in range(40)
    )
    assert whole.count("**Sources**") == 1


async def test_what_fits_nowhere_is_said_to_be_too_long(trial: Trial) -> None:
    trial.connector.limit = 100
    with pytest.raises(TooLarge):
        await trial.platform.post(exchange())


@pytest.mark.parametrize(
    ("status", "code"),
    [(403, "ConversationBlockedByUser"), (403, "BotNotInConversationRoster"), (404, "ConversationNotFound")],
)
async def test_c061_a_conversation_that_takes_nothing_is_left_alone(trial: Trial, status: int, code: str) -> None:
    trial.connector.fails = [Refused(status, code)]
    with pytest.raises(Gone, match=code):
        await trial.platform.post(exchange())
    assert len(trial.connector.calls) == 1
    assert trial.time.waits == []


@pytest.mark.parametrize("status", [412, 429, 502, 503, 504])
async def test_c061_what_teams_does_not_take_now_is_tried_again_shortly(trial: Trial, status: int) -> None:
    trial.connector.fails = [Refused(status), Refused(status)]
    await trial.platform.post(exchange())
    assert len(trial.connector.messages) == 1
    assert trial.time.waits == [0.75, 1.5]


async def test_c061_the_wait_that_teams_asks_for_is_kept(trial: Trial) -> None:
    trial.connector.fails = [Refused(429, "", 7.0)]
    await trial.platform.post(exchange())
    assert trial.time.waits == [7.25]


async def test_c061_a_wait_beyond_the_budget_is_the_works(trial: Trial) -> None:
    trial.connector.fails = [Refused(429, "", 120.0)]
    with pytest.raises(Unavailable) as caught:
        await trial.platform.post(exchange())
    assert caught.value.retry_after == 120.0
    assert trial.time.waits == []


async def test_a_message_that_never_left_is_sent_again(trial: Trial) -> None:
    trial.connector.fails = [Refused(0, never_left=True)]
    await trial.platform.post(exchange())
    assert len(trial.connector.messages) == 1


async def test_a_send_whose_answer_was_lost_is_left_to_the_next_delivery(trial: Trial) -> None:
    trial.connector.fails = [Refused(0)]
    with pytest.raises(Lost):
        await trial.platform.post(exchange())
    assert len(trial.connector.calls) == 1


async def test_words_arrive_without_the_cards_that_teams_does_not_accept(trial: Trial) -> None:
    trial.connector.fails = [Refused(400, "BadSyntax")]
    await trial.platform.post(exchange(reply=REPLIES[1]))
    (activity,) = trial.connector.messages
    assert set(activity) == {"type", "textFormat", "text"}
    trial.connector.fails = [Refused(400, "BadSyntax"), Refused(400, "BadSyntax")]
    with pytest.raises(NotTaken):
        await trial.platform.post(exchange(2))


async def test_a_delivery_that_is_handled_again_completes_what_was_posted_in_part(trial: Trial) -> None:
    long = exchange(reply=long_answer(60))
    trial.connector.fails = [None, Refused(403, "Forbidden")]
    with pytest.raises(Gone):
        await trial.platform.post(long)
    assert len(trial.posted) == 1
    first = await trial.platform.post(long)
    assert first.value == trial.posted[0]
    whole = "\n".join(trial.connector.texts)
    assert [whole.count(f"Sentence {number} ") for number in range(60)] == [1] * 60


async def test_a_shorter_reply_takes_the_place_of_a_longer_one(trial: Trial) -> None:
    first = await trial.platform.post(exchange(reply=long_answer(60)))
    assert len(trial.connector.messages) > 1
    assert await trial.platform.update(exchange()) == first
    assert len(trial.connector.messages) == 1
    assert await trial.ledger.posts(ROOM, MessageId("1")) == (first,)


async def test_a_reply_that_somebody_took_away_is_posted_anew(trial: Trial) -> None:
    first = await trial.platform.post(exchange())
    trial.connector.shown.clear()
    second = await trial.platform.update(exchange())
    assert second != first
    assert await trial.ledger.posts(ROOM, MessageId("1")) == (second,)


@pytest.mark.parametrize("standing", [True, False])
async def test_a_reply_that_can_never_be_changed_is_posted_anew_and_stands_once(
    trial: Trial,
    standing: bool,  # noqa: FBT001 - a case
) -> None:
    first = await trial.platform.post(exchange())
    if not standing:
        trial.connector.shown.clear()
    update = trial.connector.update

    async def refuses(reference: Reference, activity_id: str, activity: Any) -> None:
        if activity_id == first.value:
            trial.connector.calls.append(("update", reference.conversation_id, dict(activity)))
            raise Refused(400, "BadArgument")
        await update(reference, activity_id, activity)

    trial.connector.update = refuses  # type: ignore[method-assign]
    second = await trial.platform.post(exchange(reply=REPLIES[1]))
    assert second != first
    assert list(trial.connector.shown) == [second.value]
    assert await trial.ledger.posts(ROOM, MessageId("1")) == (second,)
    assert [name for name, _, _ in trial.connector.calls].count("update") == 2
    trial.connector.shown.clear()
    with pytest.raises(Rejected):
        await trial.platform.update(exchange(), anew=False)


async def test_a_withdrawn_reply_is_gone_with_all_its_parts(trial: Trial) -> None:
    await trial.platform.post(exchange(reply=long_answer(60)))
    await trial.platform.withdraw(exchange())
    assert trial.connector.messages == []
    assert await trial.ledger.posts(ROOM, MessageId("1")) == ()


async def test_a_channel_shows_the_dots_until_the_reply_is_there(trial: Trial) -> None:
    await trial.platform.working(THREAD, exchange().message)
    for _ in range(5):
        await asyncio.sleep(0)
    assert trial.platform.watch(THREAD, exchange().message) is None
    await trial.platform.post(exchange())
    typed = [activity for _, _, activity in trial.connector.calls if activity["type"] == "typing"]
    assert len(typed) > 1
    assert trial.time.waits[:1] == [4.0]
    before = len(trial.connector.calls)
    for _ in range(5):
        await asyncio.sleep(0)
    assert len(trial.connector.calls) == before


async def test_a_sign_of_work_never_fails(trial: Trial) -> None:
    trial.connector.fails = [Refused(403, "Forbidden")] * 3
    await trial.platform.working(THREAD, exchange().message)
    await asyncio.sleep(0)
    await trial.platform.rest(ROOM, exchange().message.id)


async def test_a_flagged_post_opens_in_its_channel(trial: Trial) -> None:
    flag = Flag(ROOM, MessageId("17"), PersonId("29:ann"), NOW)
    assert await trial.platform.flagged(exchange(), flag) == (
        "https://teams.microsoft.com/l/message/desk/17?tenantId=11111111-2222-3333-4444-555555555555"
        "&groupId=99999999-8888-7777-6666-555555555555&parentMessageId=1"
    )
    group, personal = Trial(replace(REFERENCE, kind=Kind.GROUP)), Trial(PERSONAL)
    assert "contextType" in await group.platform.flagged(exchange(), flag)
    assert await personal.platform.flagged(exchange(), flag) == ""


async def test_people_are_told_once_that_there_is_an_answer(trial: Trial) -> None:
    trial.platform.references = FakeReferences(replace(REFERENCE, user_id="29:ann", user_name="Ann <b>"))
    people = [PersonId("29:ann"), PersonId("29:ben")]
    await trial.platform.announce(exchange(), people)
    await trial.platform.announce(exchange(), people)
    (activity,) = trial.connector.messages
    assert activity["text"].startswith("<at>Ann b</at> <at>👋</at> the documents answer this now")
    assert [one["mentioned"]["id"] for one in activity["entities"]] == ["29:ann", "29:ben"]


async def test_hello_is_said_where_the_bot_is_new(trial: Trial) -> None:
    await trial.platform.welcome(ROOM, REFERENCE)
    assert trial.connector.texts[0].startswith("Hello!")
    await trial.platform.parted(ROOM)
    trial.connector.fails = [Refused(403, "BotNotInConversationRoster")]
    await trial.platform.welcome(ROOM, REFERENCE)
    assert len(trial.connector.messages) == 1


async def test_what_may_not_be_read_is_said_to_be_missing() -> None:
    for kind, partial in ((Kind.CHANNEL, True), (Kind.GROUP, True), (Kind.PERSONAL, False)):
        trial = Trial(replace(REFERENCE, kind=kind))
        trial.platform.past = None
        thread = ThreadId(ROOM, MessageId("9"))
        assert (await trial.platform.history(thread)).partial is partial


async def test_a_conversation_gets_no_more_than_teams_takes(trial: Trial) -> None:
    for number in range(1, 10):
        await trial.platform.post(exchange(number))
    assert trial.time.waits == [1.0, 1.0]


async def test_a_mark_is_shown_in_the_place_of_the_answer_and_taken_away_with_a_new_one(trial: Trial) -> None:
    posted = await trial.platform.post(exchange())
    marked = replace(exchange(), outdated=(Outdated(1),))
    for _ in range(2):
        assert await trial.platform.update(marked, anew=False) == posted
        answer, card = trial.connector.messages
        assert "out of date" in answer["text"]
        assert card["attachments"]
    assert len(await trial.ledger.posts(ROOM, MessageId("1"))) == 2, "who presses the button names the card"
    await trial.platform.update(exchange())
    (message,) = trial.connector.messages
    assert "out of date" not in message["text"]
    assert await trial.ledger.posts(ROOM, MessageId("1")) == (posted,)


@pytest.mark.parametrize("named", [True, False])
async def test_a_mark_takes_no_new_place_where_the_old_one_is_gone_or_has_no_name(trial: Trial, named: bool) -> None:  # noqa: FBT001 - a case
    trial.connector.names = named
    await trial.platform.post(exchange())
    trial.connector.shown = {} if named else trial.connector.shown
    before = list(trial.connector.messages)
    with pytest.raises(Rejected):
        await trial.platform.update(replace(exchange(), outdated=(Outdated(1),)), anew=False)
    assert trial.connector.messages == before


async def test_a_mark_is_not_posted_where_nothing_of_the_answer_is(trial: Trial) -> None:
    with pytest.raises(Rejected):
        await trial.platform.update(replace(exchange(), outdated=(Outdated(1),)), anew=False)
    assert trial.connector.messages == []


async def test_where_teams_takes_no_card_the_mark_is_said_in_words(trial: Trial) -> None:
    await trial.platform.post(exchange())
    trial.connector.fails = [None, Refused(400, "BadSyntax")]
    await trial.platform.update(replace(exchange(), outdated=(Outdated(1),)), anew=False)
    answer, below = trial.connector.messages
    assert "out of date" in answer["text"]
    assert below == {
        "type": "message", "textFormat": "plain", "text": "Source [1] has changed: this may be out of date.",
    }  # fmt: skip


async def test_a_new_answer_stands_though_teams_does_not_take_the_card_away(trial: Trial) -> None:
    posted = await trial.platform.post(exchange())
    await trial.platform.update(replace(exchange(), outdated=(Outdated(1),)), anew=False)
    trial.connector.fails = [None, Refused(501, "DeleteActivityAPINotImplemented")]
    assert await trial.platform.update(exchange()) == posted
    assert await trial.ledger.posts(ROOM, MessageId("1")) == (posted,)
