"""A platform on a Slack in this process, and a question in it."""

from dataclasses import replace
from datetime import UTC, date, datetime

from adapters.settings.platforms import Room as RoomSettings
from adapters.settings.platforms import Slack
from adapters.slack.calls import Calls
from adapters.slack.client import SlackPlatform, Time
from adapters.slack.directory import Directory
from adapters.slack.me import Me
from bot.exchange import Exchange
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from bot.words import Words
from rag.reply import Refusal, Why
from tests.contract.conversation import exchange
from tests.fakes.conversation import FakeLedger
from tests.fakes.slack import FakeSlack, StillTime

TODAY = date(2026, 11, 30)
ROOM = Room("slack", "T0TEAM", "C0ASK")
ROOT = "1700000000.000100"
THREAD = ThreadId(ROOM, MessageId(ROOT))
ME = Me("U0BOT", "B0BOT", "T0TEAM", "A0APP", "https://team.slack.com/")
SETTINGS = Slack(
    review_channel="C0REVIEW",
    owners={"hr": "U0OWNER"},
    rooms={"C0REVIEW": RoomSettings(audience=("staff",))},
)


def opened(slack: FakeSlack, ledger: FakeLedger, time: StillTime) -> SlackPlatform:
    platform = SlackPlatform(slack.client(), ledger, Words(), SETTINGS, lambda: TODAY, time=Time(*time.both()))
    platform.me = ME
    platform.look_up(Directory(Calls(slack.client()), ME))
    return platform


def asked(said: str = "Hello! Ask me.", **changes: object) -> Exchange:
    """Return an exchange about the question in ROOT."""
    message = Message(MessageId(ROOT), PersonId("ada"), "How much leave?", datetime(2023, 11, 14, 22, 13, 20, 100, UTC))
    reply = Refusal(Why.NO_EVIDENCE, "https://hr.example.com", ("hr",))
    whole = replace(exchange(reply=reply), thread=Thread(THREAD), message=message, said=said, posted=None)
    return replace(whole, **changes)  # type: ignore[arg-type]  # each change is of its field's type
