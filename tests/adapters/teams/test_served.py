"""Teams from an activity to a reply: the bot's events, who may read what, and one answer in the right thread."""

import ast
import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from adapters.ledger.deliveries import SqlDeliveries
from adapters.ledger.sql import SqlLedger
from adapters.settings import Room, Teams
from adapters.teams.access import access_of
from adapters.teams.failures import Gone
from adapters.teams.served import TeamsServed
from adapters.work.delivery import Claimed, Delivery
from adapters.work.worker import Pace, Worker
from bot.bot import Bot
from bot.events import Asked, Awaited, Deleted, Event, Flagged, Unflagged
from bot.exchange import Exchange, Outdated
from bot.reception import Reception
from bot.thread import MessageId, PersonId
from bot.thread import Room as Place
from bot.words import Words
from rag.errors import Rejected, Unavailable
from rag.outcome import Outcome
from rag.reply import Chat, Question
from tests.contract.conversation import REPLIES
from tests.fakes.activities import BOT, CHANNEL, PERSONAL, activity, in_channel
from tests.fakes.conversation import FakeAnswerer, FakeClock, hr, official
from tests.fakes.microsoft import TENANT, FakeMicrosoft, microsoft

NOW = datetime(2026, 11, 30, 10, 0, tzinfo=UTC)
SETTINGS = Teams(
    groups={"hr": ("ann@example.com",), "board": ("aad-ann",)},
    rooms={CHANNEL: Room(audience=("engineering",), collections=("wiki",)), "group-1": Room(audience=("team",))},
)


class NoInbox:
    async def put(self, delivery: Delivery) -> bool:
        raise AssertionError(delivery)

    async def drop(self, platform: str, subject: str) -> None:
        raise AssertionError((platform, subject))


@dataclass
class Scene:
    """A served Teams whose bot notes its events."""

    microsoft: FakeMicrosoft
    served: TeamsServed
    events: list[Event] = field(default_factory=list)

    async def take(self, event: Event) -> Exchange | None:
        self.events.append(event)
        return None

    async def hear(self, told: Mapping[str, Any], **changes: Any) -> Event:
        """Have an activity handled, and return the newest event that came of it."""
        await self.handle({**told, "serviceUrl": self.microsoft.service_url, **changes})
        return self.events[-1]

    async def asked(self, told: Mapping[str, Any], **changes: Any) -> Asked:
        event = await self.hear(told, **changes)
        assert isinstance(event, Asked)
        return event

    async def handle(self, told: Mapping[str, Any]) -> None:
        body = {"activity": told, "came": NOW.isoformat()}
        await self.served.handle(Claimed(1, Delivery("teams", "k", "l", body), 1, 0.0))


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with microsoft() as fake:
        access = access_of(fake.environment())
        assert access is not None
        ledger = SqlLedger(tmp_path / "ledger.db")
        served = TeamsServed(access, SETTINGS, ledger, Words(), NoInbox(), lambda: NOW)
        one = Scene(fake, served)
        served.attend(one.take, hr)
        yield one
        await served.stop()
        ledger.close()


def member(**changes: str) -> dict[str, str]:
    return {"id": "29:ann", "tenantId": TENANT, "userRole": "user", "email": "Ann@example.com", **changes}


async def test_in_a_personal_chat_a_person_reads_what_their_groups_may(scene: Scene) -> None:
    scene.microsoft.members = {"29:ann": member()}
    asked = await scene.asked(activity(text="how many?"))
    assert asked.audience == {"everyone", "hr", "board"}
    assert (asked.addressed, asked.message.text, asked.collections) == (True, "how many?", ())
    await scene.asked(activity(text="and now?", number="2"))
    assert len(scene.microsoft.asked_members) == 1  # ten minutes long it is known who she is


@pytest.mark.parametrize(
    "changes",
    [
        {"userRole": "guest"},
        {"userRole": "anonymous"},
        {"tenantId": "another"},
        {"userPrincipalName": "ann_partner.com#EXT#@example.onmicrosoft.com"},
    ],
)
async def test_c049_a_guest_sees_what_is_for_outsiders(scene: Scene, changes: dict[str, str]) -> None:
    scene.microsoft.members = {"29:ann": member(**changes)}
    assert (await scene.asked(activity(text="q"))).audience == {"external"}


async def test_c049_somebody_of_another_tenant_sees_what_is_for_outsiders_in_every_room(scene: Scene) -> None:
    foreign = {"tenant": {"id": "another"}}
    assert (await scene.asked(activity(text="q", channelData=foreign))).audience == {"external"}
    assert (await scene.asked(in_channel(text="q", channelData=foreign))).audience == {"external"}
    assert scene.microsoft.asked_members == []


async def test_c049_somebody_who_is_not_known_to_the_roster_is_one_of_everybody(scene: Scene) -> None:
    asked = await scene.asked(activity(text="q", **{"from": {"id": "29:x"}}))
    assert asked.audience == {"everyone"}
    assert asked.message.author == PersonId("29:x")


async def test_in_a_channel_everybody_there_counts_and_not_the_asker(scene: Scene) -> None:
    scene.microsoft.members = {"29:ann": member(), "29:bob": member(id="29:bob")}
    asked = await scene.asked(in_channel(text="q"))
    assert asked.audience == {"everyone", "engineering"}
    assert asked.collections == ("wiki",)


async def test_a_channel_without_settings_has_those_of_its_team(scene: Scene) -> None:
    elsewhere = {"id": "19:other@thread.tacv2;messageid=1", "conversationType": "channel"}
    data = {"tenant": {"id": TENANT}, "team": {"aadGroupId": "group-1"}}
    assert (await scene.asked(in_channel(text="q", conversation=elsewhere, channelData=data))).audience == {
        "everyone",
        "team",
    }


async def test_where_a_guest_reads_along_only_what_is_for_outsiders_is_used(scene: Scene) -> None:
    scene.microsoft.members = {"29:ann": member(), "29:eve": member(id="29:eve", userRole="guest")}
    assert (await scene.asked(in_channel(text="q"))).audience == {"external"}


async def test_a_shared_channel_whose_people_are_not_known_is_for_outsiders(scene: Scene) -> None:
    data = {"tenant": {"id": TENANT}, "channel": {"id": CHANNEL, "type": "shared"}}
    assert (await scene.asked(in_channel(text="q", channelData=data))).audience == {"external"}


async def test_while_teams_does_not_say_who_reads_a_question_waits(scene: Scene) -> None:
    scene.microsoft.members_status = 503
    with pytest.raises(Unavailable, match="who is in"):
        await scene.asked(in_channel(text="q"))
    assert scene.events == []


async def test_c047_a_quote_comes_beside_the_question(scene: Scene) -> None:
    quote = '<blockquote itemtype="http://schema.skype.com/Reply"><p itemprop="preview">Remote work</p></blockquote>'
    asked = await scene.asked(
        activity(text="for interns?", attachments=[{"contentType": "text/html", "content": quote}])
    )
    assert (asked.message.text, asked.quoted) == ("for interns?", "Remote work")


async def test_everything_else_becomes_the_bots_events(scene: Scene) -> None:
    room = Place("teams", "", PERSONAL)
    assert await scene.hear(activity("messageDelete", number="7")) == Deleted(room, MessageId("7"))
    down = [{"type": "1f44e_thumbsdown"}]
    assert isinstance(await scene.hear(activity("messageReaction", replyToId="a1", reactionsAdded=down)), Flagged)
    assert isinstance(await scene.hear(activity("messageReaction", replyToId="a1", reactionsRemoved=down)), Unflagged)
    pressed = {"action": {"verb": "await", "data": {}}}
    assert isinstance(
        await scene.hear(activity("invoke", name="adaptiveCard/action", replyToId="a1", value=pressed)), Awaited
    )


async def test_who_adds_the_bot_is_told_what_it_can_do(scene: Scene) -> None:
    await scene.handle({**activity("installationUpdate", action="add"), "serviceUrl": scene.microsoft.service_url})
    ((method, path, said, _),) = scene.microsoft.posted
    assert (method, path) == ("POST", f"/emea/v3/conversations/{PERSONAL}/activities")
    assert said["text"]


async def test_being_added_is_one_greeting_however_many_activities_tell_it_and_a_removal_forgets_it(
    scene: Scene,
) -> None:
    there = {"service_url": scene.microsoft.service_url}
    added = activity("installationUpdate", action="add", **there)
    joined = activity("conversationUpdate", membersAdded=[{"id": BOT}], **there)
    removed = activity("installationUpdate", action="remove", **there)
    for told, greetings in ((added, 1), (joined, 1), (removed, 1), (joined, 2), (added, 2)):
        await scene.handle(told)
        assert len(scene.microsoft.posted) == greetings


async def test_how_to_reach_a_room_outlives_the_process(scene: Scene, tmp_path: Path) -> None:
    await scene.asked(in_channel(text="q"))
    ledger = SqlLedger(tmp_path / "ledger.db")
    told = await ledger.reference(Place("teams", "", CHANNEL))
    ledger.close()
    assert told is not None
    assert (told["service_url"], told["bot_id"], told["team_id"]) == (scene.microsoft.service_url, BOT, "group-1")


async def test_it_is_ready_when_it_can_sign_in(scene: Scene) -> None:
    scene.microsoft.token_status = 401
    with pytest.raises(Rejected):
        await scene.served.start()
    assert "MICROSOFT_APP_PASSWORD" in await scene.served.ready()
    scene.microsoft.token_status = 200
    await scene.served.start()
    assert await scene.served.ready() == ""


async def test_c061_a_conversation_that_takes_nothing_any_more_is_told_of_once_and_done_with(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    async def blocked(_event: Event) -> Exchange | None:
        raise Gone(403, "ConversationBlockedByUser")

    scene.served.attend(blocked, hr)
    await scene.handle({**activity(text="how many?"), "serviceUrl": scene.microsoft.service_url})
    assert [record.getMessage() for record in caplog.records] == ["teams_conversation_gone"]


async def test_a_marked_answer_is_given_anew_in_its_place_however_often_the_button_is_pressed(
    scene: Scene, tmp_path: Path
) -> None:
    ledger, answerer = SqlLedger(tmp_path / "ledger.db"), FakeAnswerer([REPLIES[0], Chat("Another answer.")])
    bot = Bot(scene.served.platform, ledger, answerer, official, FakeClock(), Words())
    scene.served.attend(Reception(bot, ledger).take, hr)
    here = {"root": "1700", "serviceUrl": scene.microsoft.service_url}
    await scene.handle(in_channel(text="how many?", **here))
    (old,) = await ledger.exchanges(10)
    assert old.posted
    await bot.show(replace(old, outdated=(Outdated(1),)), anew=False)
    value = {"action": {"type": "Action.Execute", "verb": "recheck", "data": {"verb": "recheck"}}, "trigger": "manual"}
    *_, card = await ledger.posts(old.thread.id.room, old.message.id)
    press = in_channel("invoke", name="adaptiveCard/action", replyToId=card.value, value=value, **here)
    answerer.fails = Unavailable("no index")
    await scene.handle(press)
    answerer.fails, answerer.replies = None, [Chat("Another answer.")]
    for _ in range(2):
        await scene.handle(press)
    await scene.served.platform.close()
    ledger.close()
    shown = [
        (method, path, said)
        for method, path, said, _ in scene.microsoft.posted
        if (said or {}).get("type") == "message"
    ]
    (_, _, first), (_, place, marked), carded, again, (_, _, card_again), (_, _, told), (_, fresh_place, fresh) = shown
    assert [method for method, _, _ in shown] == ["POST", "PUT", "POST", "PUT", "PUT", "POST", "PUT"]
    assert place == fresh_place == f"/emea/v3/conversations/{CHANNEL};messageid=1700/activities/{old.posted.value}"
    assert carded[2]["attachments"][0]["content"]["actions"][0]["verb"] == "recheck"
    assert (again[2]["text"], card_again["attachments"]) == (marked["text"], carded[2]["attachments"])
    assert "can't reach the documents" in told["text"]
    assert "Another answer." in fresh["text"]
    assert "attachments" not in {**first, **marked, **fresh}
    assert [one.audience for one in answerer.asked] == [frozenset({"everyone", "engineering"})] * 3


@dataclass
class SlowAnswerer(FakeAnswerer):
    """Takes its time."""

    async def answer(self, question: Question, *rest: Any) -> Outcome:
        await asyncio.sleep(0.5)
        return await super().answer(question, *rest)


async def test_c055_a_slow_answer_is_posted_once_into_the_right_thread(tmp_path: Path) -> None:
    async with microsoft() as fake, aiohttp.ClientSession() as session:
        access = access_of(fake.environment())
        assert access is not None
        ledger, deliveries = SqlLedger(tmp_path / "ledger.db"), SqlDeliveries(tmp_path / "work.db")
        worker = Worker(deliveries, "one", replace(Pace(), look=0.02))
        served = TeamsServed(access, Teams(), ledger, Words(), worker, lambda: NOW)
        bot = Bot(served.platform, ledger, SlowAnswerer(), official, FakeClock(), Words())
        served.attend(Reception(bot, ledger).take, bot.collections)
        app = web.Application()
        app.add_routes(served.routes())
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        working = asyncio.create_task(worker.run({"teams": served.handle}))
        told = in_channel(root="1700", text="<at>Docs Helper</at> how many leave days?", service_url=fake.service_url)
        header = {"Authorization": f"Bearer {fake.token()}"}
        began = asyncio.get_running_loop().time()
        for _ in range(3):
            url = f"http://127.0.0.1:{runner.addresses[0][1]}/api/messages"
            async with session.post(url, data=json.dumps(told), headers=header) as response:
                assert response.status == 200
        assert asyncio.get_running_loop().time() - began < 5  # far below Teams' 15 seconds
        async with asyncio.timeout(20):
            while await deliveries.open():  # noqa: ASYNC110 - a store tells nobody that it is empty
                await asyncio.sleep(0.02)
        replies = [one for one in fake.posted if one[2]["type"] == "message"]
        worker.stop()
        await working
        await served.stop()
        await runner.cleanup()
        deliveries.close()
        ledger.close()
    ((method, path, said, authorization),) = replies
    assert (method, path) == ("POST", f"/emea/v3/conversations/{CHANNEL};messageid=1700/activities")
    assert said["from"]["id"] == BOT
    assert "An answer." in said["text"]
    assert authorization == "Bearer token-1"
    assert fake.posted[0][2]["type"] == "typing"


def test_nothing_but_one_folder_knows_microsofts_sdk() -> None:
    own = Path("adapters/teams/sdk")
    for path in (path for room in ("adapters", "bot", "rag") for path in Path(room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            known = {name.partition(".")[0] for name in names} & {"botbuilder", "botframework", "msal", "msrest"}
            assert not known or own in path.parents, f"{path} imports {known}: only {own} does"


def test_the_sdk_is_imported_without_a_warning_and_not_before_it_is_needed() -> None:
    quiet = (
        "import sys; import adapters.fronts, adapters.teams.access;"
        "assert not {'botbuilder', 'botframework', 'msal', 'msrest'} & sys.modules.keys();"
        "import adapters.teams.served; assert 'botbuilder' in sys.modules"
    )
    done = subprocess.run([sys.executable, "-W", "error", "-c", quiet], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
