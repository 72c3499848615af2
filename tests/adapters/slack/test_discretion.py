"""What the review channel is shown of a flag, and what it is not."""

from dataclasses import replace
from typing import Any

import pytest

from adapters.settings.platforms import Room as RoomSettings
from adapters.settings.platforms import Slack
from adapters.slack.calls import Calls
from adapters.slack.client import SlackPlatform, Time
from adapters.slack.directory import Directory
from bot.exchange import Exchange
from bot.flag import Flag, Reason
from bot.thread import MessageId, PersonId, Room, Thread, ThreadId
from bot.words import Words
from rag.evidence import EVERYONE, Passage
from rag.reply import Citation, Quotes, Refusal, Reply, Tier, Why
from tests.adapters.slack.scene import ME, ROOT, SETTINGS, TODAY, asked
from tests.contract.conversation import LINK, PASSAGE
from tests.fakes.conversation import FakeLedger
from tests.fakes.slack import Fails, FakeSlack, StillTime

REFUSED = Refusal(Why.NO_EVIDENCE, "https://hr.example.com", ("hr",))
SECRETS = ("How much leave?", "Severance", "six months", "secret pay page", "seven months, surely")


def page(*audience: str) -> Passage:
    source = replace(PASSAGE.source, title="secret pay page", audience=frozenset(audience))
    text = "Severance is six months."
    return replace(PASSAGE, source=source, text=text, end=PASSAGE.start + len(text))


def quoted(*audience: str, also: tuple[Passage, ...] = ()) -> Quotes:
    return Quotes((Citation(1, page(*audience), "six months", LINK, also=also),), Tier.NORMAL, "https://hr.example.com")


def flagged(reply: Reply, channel: str = "C0ASK", **changes: Any) -> Exchange:
    thread = Thread(ThreadId(Room("slack", "T0TEAM", channel), MessageId(ROOT)))
    said = "Severance is six months."
    return asked(said, reply=reply, posted=MessageId("1.2"), thread=thread, **changes)


async def told(slack: FakeSlack, exchange: Exchange, settings: Slack = SETTINGS) -> str:
    """Return all that the review channel gets to see of a flag, words and blocks."""
    platform = SlackPlatform(
        slack.client(), FakeLedger(), Words(), settings, lambda: TODAY, time=Time(*StillTime().both())
    )
    platform.look_up(Directory(Calls(slack.client()), ME))
    flag = Flag(exchange.thread.id.room, MessageId("1.2"), PersonId("U1"), exchange.at)
    await platform.flagged(exchange, flag.raised(exchange.at, Reason.WRONG, "It is seven months, surely"))
    review = slack.outside("C0REVIEW")[-1]
    return f"{review['text']}\n{review['blocks']}"


def assert_left_out(post: str) -> None:
    assert [secret for secret in SECRETS if secret in post] == []
    assert "not everybody who reads this channel may read them" in post
    assert "U1" in post
    assert "It is wrong" in post


async def test_the_reply_of_a_page_for_few_is_not_shown_to_all(slack: FakeSlack) -> None:
    assert_left_out(await told(slack, flagged(quoted("hr"))))


async def test_one_page_for_few_behind_a_sentence_is_enough(slack: FakeSlack) -> None:
    assert_left_out(await told(slack, flagged(quoted(EVERYONE, also=(page("hr"),)))))


async def test_those_who_may_read_every_page_are_shown_all(slack: FakeSlack) -> None:
    post = await told(slack, flagged(quoted(EVERYONE)))
    assert [secret for secret in SECRETS if secret not in post] == []
    assert "not everybody" not in post
    rooms = {"C0REVIEW": RoomSettings(audience=("hr",))}
    assert "six months" in await told(slack, flagged(quoted("hr")), SETTINGS.model_copy(update={"rooms": rooms}))


@pytest.mark.parametrize("kind", ["is_private", "is_mpim"])
async def test_what_was_asked_in_private_stays_private(slack: FakeSlack, kind: str) -> None:
    assert_left_out(await told(slack, flagged(quoted(EVERYONE), "D0ALICE")))
    slack.places["C0PRIVATE"] = {"name": "private", kind: True}
    assert_left_out(await told(slack, flagged(quoted(EVERYONE), "C0PRIVATE")))


async def test_another_company_in_the_review_channel_is_shown_nothing(slack: FakeSlack) -> None:
    slack.places["C0REVIEW"] = {"is_ext_shared": True}
    assert_left_out(await told(slack, flagged(quoted(EVERYONE, "external"))))


async def test_of_channels_that_slack_does_not_tell_of_nothing_is_shown(slack: FakeSlack) -> None:
    slack.fails["conversations.info"] = [Fails("missing_scope"), Fails("missing_scope")]
    assert_left_out(await told(slack, flagged(quoted(EVERYONE))))


async def test_what_was_asked_in_the_review_channel_is_shown_there(slack: FakeSlack) -> None:
    slack.places["C0REVIEW"] = {"is_private": True}
    assert "six months" in await told(slack, flagged(quoted("hr"), "C0REVIEW"))


@pytest.mark.parametrize(
    "changes", [{"reply": REFUSED}, {"reply": quoted(EVERYONE), "shown": "Severance of six months?"}]
)
async def test_what_rests_on_more_than_its_pages_is_for_those_of_its_room(
    slack: FakeSlack, changes: dict[str, Any]
) -> None:
    assert "six months" in await told(slack, flagged(**changes))
    rooms = {"C0ASK": RoomSettings(audience=("hr",))}
    assert_left_out(await told(slack, flagged(**changes), SETTINGS.model_copy(update={"rooms": rooms})))


async def test_a_platform_that_cannot_look_channels_up_shows_nothing(slack: FakeSlack) -> None:
    platform = SlackPlatform(slack.client(), FakeLedger(), Words(), SETTINGS, lambda: TODAY)
    exchange = flagged(quoted(EVERYONE))
    await platform.flagged(
        exchange, Flag(exchange.thread.id.room, MessageId("1.2"), PersonId("U1"), exchange.at, Reason.WRONG)
    )
    (review,) = slack.outside("C0REVIEW")
    assert_left_out(f"{review['text']}\n{review['blocks']}")
