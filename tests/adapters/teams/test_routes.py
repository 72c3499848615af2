"""What comes in is checked, kept, and answered at once; the same thing is taken once."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from adapters.ledger.deliveries import SqlDeliveries
from adapters.teams.access import access_of
from adapters.teams.routes import PATH, Intake
from adapters.teams.tokens import Tokens
from adapters.teams.wire import Wire
from adapters.work.delivery import Delivery
from rag.errors import Unavailable
from tests.fakes.activities import BOT, CHANNEL, Activity, activity, in_channel
from tests.fakes.microsoft import FakeMicrosoft, microsoft

NOW = datetime(2026, 11, 30, 10, 0, tzinfo=UTC)


@dataclass
class FakeInbox:
    """Keeps each key once, and what it was told to drop."""

    kept: list[Delivery] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    down: bool = False

    async def put(self, delivery: Delivery) -> bool:
        if self.down:
            raise Unavailable("the disk is full")
        new = delivery.key not in [one.key for one in self.kept]
        if new:
            self.kept.append(delivery)
        return new

    async def drop(self, platform: str, subject: str) -> None:
        assert platform == "teams"
        self.dropped.append(subject)

    @property
    def told(self) -> list[Delivery]:
        """What is to be done: marks are not."""
        return [one for one in self.kept if one.body]


@dataclass
class Door:
    """The route, as Teams sees it."""

    microsoft: FakeMicrosoft
    inbox: FakeInbox
    url: str
    session: aiohttp.ClientSession

    async def post(self, told: Any, token: str | None = None, **headers: str) -> tuple[int, str]:
        given = {"Authorization": f"Bearer {self.microsoft.token()}"} if token is None else {}
        given |= {"Authorization": token} if token else {}
        body = told if isinstance(told, bytes) else json.dumps(told).encode()
        async with self.session.post(self.url, data=body, headers=given | headers) as response:
            return response.status, await response.text()

    def activity(self, kind: str = "message", **changes: Any) -> Activity:
        return activity(kind, service_url=self.microsoft.service_url, **changes)


@pytest.fixture
async def door() -> AsyncIterator[Door]:
    async with microsoft() as fake, aiohttp.ClientSession() as session:
        access = access_of(fake.environment())
        assert access is not None
        wire, inbox = Wire(access), FakeInbox()
        intake = Intake(access, Tokens(access, wire.get), inbox, lambda: NOW)
        app = web.Application()
        app.add_routes([web.post(PATH, intake.post)])
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield Door(fake, inbox, f"http://127.0.0.1:{runner.addresses[0][1]}{PATH}", session)
        await runner.cleanup()
        await wire.close()


async def test_a_message_is_kept_before_it_is_answered(door: Door) -> None:
    assert await door.post(door.activity(text="how many?")) == (200, "")
    (delivery,) = door.inbox.told
    assert delivery.key == "a:1personal|1764480000000"
    assert delivery.lane == "a:1personal"
    assert delivery.subject
    assert delivery.body == {"activity": door.activity(text="how many?"), "came": NOW.isoformat()}


async def test_c055_the_same_message_is_taken_once_and_answered_at_once(door: Door) -> None:
    answers = await asyncio.gather(*(door.post(door.activity(text="how many?")) for _ in range(10)))
    assert {status for status, _ in answers} == {200}
    assert len(door.inbox.told) == 1


async def test_c055_two_processes_and_a_restart_take_the_same_message_once(tmp_path: Path) -> None:
    told = {"platform": "teams", "key": "a:1personal|1", "lane": "a:1personal", "body": {"activity": {}}}
    first, second = (SqlDeliveries(tmp_path / "work.db") for _ in range(2))
    assert sorted(await asyncio.gather(first.store(Delivery(**told)), second.store(Delivery(**told)))) == [False, True]
    first.close()
    second.close()
    again = SqlDeliveries(tmp_path / "work.db")
    assert not await again.store(Delivery(**told))
    again.close()


@pytest.mark.parametrize("header", ["", "Bearer x", "Bearer a.b.c", "Basic abc", "Bearer"])
async def test_c057_strangers_get_401_and_nothing_of_theirs_is_read(door: Door, header: str) -> None:
    for body in (door.activity(text="q"), b"no json", b"\xff\xfe", b"[" * 100_000, b""):
        assert (await door.post(body, token=header))[0] == 401
    assert door.inbox.kept == []


async def test_c057_expired_and_misdirected_tokens_get_401(door: Door) -> None:
    for changes in ({"exp": 1}, {"aud": "another"}, {"iss": "https://evil.example.com"}, {"serviceurl": "https://x.y"}):
        token = f"Bearer {door.microsoft.token(**changes)}"
        assert (await door.post(door.activity(text="q"), token=token))[0] == 401
    assert door.inbox.kept == []


async def test_an_activity_that_names_another_service_url_than_its_token_gets_401(door: Door) -> None:
    assert (await door.post(activity(text="q", service_url="https://evil.example.com/")))[0] == 401
    assert door.inbox.kept == []


async def test_an_address_that_is_not_trusted_is_never_kept(door: Door) -> None:
    url = "https://evil.example.com/"
    token = f"Bearer {door.microsoft.token(serviceurl=url)}"
    assert (await door.post(activity(text="q", service_url=url), token=token))[0] == 200
    assert door.inbox.kept == []


async def test_while_keys_cannot_be_had_teams_is_to_come_again(door: Door) -> None:
    door.microsoft.keys_status = 500
    assert (await door.post(door.activity(text="q")))[0] == 503


async def test_what_cannot_be_kept_is_not_acknowledged(door: Door) -> None:
    door.inbox.down = True
    assert (await door.post(door.activity(text="q")))[0] == 503


async def test_what_is_too_long_is_not_read(door: Door) -> None:
    assert (await door.post(door.activity(text="x" * 600_000)))[0] == 413
    assert (await door.post(door.activity(text="x" * 100_000)))[0] == 200


@pytest.mark.parametrize("body", [b"no json", b"", b"[]", b"7", b"[" * 100_000])
async def test_nonsense_of_a_good_caller_is_a_bad_request(door: Door, body: bytes) -> None:
    token = f"Bearer {door.microsoft.token()}"
    assert (await door.post(body, token=token))[0] == 400


async def test_what_is_none_of_the_bots_is_acknowledged_and_forgotten(door: Door) -> None:
    for told in (door.activity("typing"), door.activity(text="q", **{"from": None}), door.activity("unheardOf")):
        assert (await door.post(told))[0] == 200
    assert door.inbox.kept == []


async def test_a_thumb_is_answered_with_an_empty_object(door: Door) -> None:
    value = {"actionName": "feedback", "actionValue": {"reaction": "dislike", "feedback": "{}"}}
    told = door.activity("invoke", name="message/submitAction", value=value, replyToId="a1")
    assert await door.post(told) == (200, "{}")
    assert len(door.inbox.told) == 1


async def test_any_invoke_is_answered_with_json(door: Door) -> None:
    status, said = await door.post(door.activity("invoke", name="adaptiveCard/action", value={"action": {"verb": "x"}}))
    assert status == 200
    assert json.loads(said)["statusCode"] == 200
    assert await door.post(door.activity("invoke", name="unheard/of")) == (200, "{}")


async def test_c051_an_edit_ends_the_work_on_the_message_once_and_waits_a_little(door: Door) -> None:
    await door.post(door.activity(text="how mny?"))
    edit = door.activity("messageUpdate", text="how many?", timestamp="2026-11-30T09:01:00Z")
    await door.post(edit)
    await door.post(edit)
    first, second = door.inbox.told
    assert door.inbox.dropped == [first.subject]
    assert (second.subject, second.lane) == (first.subject, first.lane)
    assert second.after_s > 0


async def test_c051_every_further_edit_is_a_delivery_of_its_own(door: Door) -> None:
    for minute in range(3):
        await door.post(door.activity("messageUpdate", text="q", timestamp=f"2026-11-30T09:0{minute}:00Z"))
    assert len({one.key for one in door.inbox.told}) == 3


async def test_c051_a_deletion_ends_the_work_and_is_told(door: Door) -> None:
    await door.post(door.activity(text="q"))
    await door.post(door.activity("messageDelete", timestamp="2026-11-30T09:01:00Z"))
    asked, deleted = door.inbox.told
    assert door.inbox.dropped == [asked.subject]
    assert (deleted.subject, deleted.after_s) == ("", 0.0)


@pytest.mark.parametrize("thread", ["", ";messageid=1764480000000"])
async def test_c051_what_is_deleted_before_it_came_is_not_answered_and_what_comes_back_is(
    door: Door, thread: str
) -> None:
    there = {"service_url": door.microsoft.service_url}
    place = {"conversation": {"id": f"{CHANNEL}{thread}", "conversationType": "channel"}}
    deleted = in_channel("messageDelete", timestamp="2026-11-30T09:01:00Z", **place, **there)
    for told in (deleted, in_channel(text="q", **there), deleted):
        assert (await door.post(told))[0] == 200
    assert [one.body["activity"]["type"] for one in door.inbox.told] == ["messageDelete"]
    undeleted = in_channel("messageUpdate", text="q", channelData={"eventType": "undeleteMessage"}, **there)
    await door.post(undeleted)
    assert [one.body["activity"]["type"] for one in door.inbox.told] == ["messageDelete", "messageUpdate"]


async def test_being_added_and_removed_and_added_is_told_in_turn(door: Door) -> None:
    for minute, action in enumerate(("add", "remove", "add")):
        when = f"2026-11-30T09:0{minute}:00Z"
        await door.post(door.activity("installationUpdate", action=action, number="f:1", timestamp=when))
    await door.post(door.activity("conversationUpdate", membersAdded=[{"id": BOT}], number="f:2"))
    assert len(door.inbox.told) == 4
    assert len({one.lane for one in door.inbox.told}) == 1


async def test_a_thread_is_a_lane_of_its_own(door: Door) -> None:
    for root in ("1", "2"):
        told: Mapping[str, Any] = in_channel(root=root, text="q", number=root, service_url=door.microsoft.service_url)
        assert (await door.post(told))[0] == 200
    assert len({one.lane for one in door.inbox.told}) == 2


@pytest.mark.parametrize(
    "changes",
    [
        {"number": "\ud800"},
        {"conversation": {"id": "a:\ud800"}},
        {"from": {"id": "29:\ud800"}},
        {"from": {"id": "29:ann", "aadObjectId": "\udfff"}},
        {"recipient": {"id": "28:\ud800"}},
        {"replyToId": "\ud800"},
    ],
)
async def test_a_name_that_is_no_unicode_is_a_bad_request(door: Door, changes: dict[str, Any]) -> None:
    assert (await door.post(door.activity(text="q", **changes)))[0] == 400
    assert door.inbox.kept == []


async def test_words_that_are_no_unicode_are_kept_as_far_as_they_are(door: Door) -> None:
    ann = {"id": "29:ann", "name": "Ann \ud83d"}
    assert (await door.post(door.activity(text="how many? \ud83d \U0001f642", locale="\ud800", **{"from": ann})))[
        0
    ] == 200
    (kept,) = door.inbox.told
    told = kept.body["activity"]
    assert (told["text"], told["from"]["name"], told["locale"]) == ("how many? ? \U0001f642", "Ann ?", "?")


async def test_ids_of_any_length_and_signs_are_kept(door: Door) -> None:
    long = door.activity(text="q", conversation={"id": "a:" + "x" * 250}, number="y" * 255)
    strange = door.activity(text="q", conversation={"id": "a:\U0001f642"}, number="é\u0301 ")
    for told in (long, strange):
        assert (await door.post(told))[0] == 200
    assert all(len(one.key) <= 512 and one.key.encode() for one in door.inbox.told)
