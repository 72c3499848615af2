"""Who people are and what channels are."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
from aiohttp import ClientSession, web
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.calls import Calls
from adapters.slack.directory import Directory, Person, Place
from adapters.slack.me import Me
from adapters.slack.text import read
from adapters.slack.written import Names
from rag.errors import Unavailable
from tests.adapters.slack.payloads import ME, Json

ORGANISED = Me("UBOT", "BBOT", "T1", "A1", "", "E1")


@dataclass
class FakeSlack:
    """Tells of people and channels, and counts how often it was asked."""

    people: dict[str, Json] = field(default_factory=dict)
    places: dict[str, Json] = field(default_factory=dict)
    refuses: str = ""
    status: int = 200
    asked: list[str] = field(default_factory=list)

    async def answer(self, request: web.Request) -> web.Response:
        method = request.match_info["method"]
        arguments = {**request.query, **(await request.post())}
        key = str(arguments.get("user") or arguments.get("channel"))
        self.asked.append(f"{method} {key}")
        await asyncio.sleep(0.01)
        known, kind = (self.people, "user") if method == "users.info" else (self.places, "channel")
        if self.status != 200:
            return web.Response(status=self.status, text="down")
        if self.refuses or key not in known:
            error = self.refuses or f"{kind}_not_found"
            return web.json_response({"ok": False, "error": error, "needed": "users:read"})
        return web.json_response({"ok": True, kind: known[key]})


@dataclass
class Hands:
    """A clock that is turned by hand."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def slack() -> FakeSlack:
    return FakeSlack()


@pytest.fixture
def clock() -> Hands:
    return Hands()


async def directory_of(slack: FakeSlack, me: Me, clock: Hands) -> AsyncIterator[Directory]:
    app = web.Application()
    app.router.add_route("*", "/api/{method}", slack.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    async with ClientSession() as session:
        client = AsyncWebClient("xoxb-1", f"http://127.0.0.1:{port}/api/", session=session)
        yield Directory(Calls(client), me, clock)
    await runner.cleanup()


@pytest.fixture
async def directory(slack: FakeSlack, clock: Hands) -> AsyncIterator[Directory]:
    async for one in directory_of(slack, ME, clock):
        yield one


@pytest.fixture
async def organised(slack: FakeSlack, clock: Hands) -> AsyncIterator[Directory]:
    async for one in directory_of(slack, ORGANISED, clock):
        yield one


def ann(**more: object) -> Json:
    profile = {"display_name": "Ann", "real_name": "Ann Asker", "email": "ann@example.com"}
    return {"id": "U1", "team_id": "T1", "name": "ann", "profile": profile, **more}


async def test_a_colleague_is_known_by_name_and_address(directory: Directory, slack: FakeSlack) -> None:
    slack.people["U1"] = ann()
    person = await directory.person("U1")
    assert person == Person("U1", "Ann", "ann@example.com", outsider=False)
    assert person.names == {"U1", "ann@example.com"}


@pytest.mark.parametrize(
    "more", [{"is_stranger": True}, {"is_restricted": True}, {"is_ultra_restricted": True}, {"team_id": "T9"}]
)
async def test_guests_and_strangers_are_outsiders(directory: Directory, slack: FakeSlack, more: Json) -> None:
    slack.people["U1"] = ann(**more)
    assert (await directory.person("U1")).outsider


async def test_people_of_other_workspaces_of_the_same_organisation_are_colleagues(
    organised: Directory, slack: FakeSlack
) -> None:
    slack.people["U1"] = ann(team_id="T2", enterprise_user={"enterprise_id": "E1"})
    slack.people["U2"] = ann(team_id="T3", enterprise_user={"enterprise_id": "E9"})
    assert not (await organised.person("U1")).outsider
    assert (await organised.person("U2")).outsider


async def test_whoever_slack_does_not_tell_of_is_an_outsider_and_that_is_said_once(
    directory: Directory, slack: FakeSlack, caplog: pytest.LogCaptureFixture
) -> None:
    slack.refuses = "missing_scope"
    with caplog.at_level(logging.WARNING):
        assert await directory.person("U1") == Person("U1")
        assert await directory.person("U2") == Person("U2")
    assert [record.getMessage() for record in caplog.records] == ["slack_does_not_tell"]
    assert "missing_scope" in caplog.records[0].__dict__["fields"]["problem"]


async def test_shared_channels_are_known(directory: Directory, slack: FakeSlack) -> None:
    slack.places = {
        "C1": {"name": "ask-docs", "is_ext_shared": False, "is_shared": True},
        "C2": {"name": "with-acme", "is_ext_shared": True},
        "C3": {"name": "soon", "is_pending_ext_shared": True},
    }
    assert await directory.place("C1") == Place("C1", "ask-docs", private=False, told=True)
    assert await directory.place("C2") == Place("C2", "with-acme", shared=True, private=False, told=True)
    assert (await directory.place("C3")).shared
    assert await directory.place("C4") == Place("C4")


async def test_what_is_known_is_not_asked_again_until_it_is_old(
    directory: Directory, slack: FakeSlack, clock: Hands
) -> None:
    slack.people["U1"] = ann()
    every = await asyncio.gather(*(directory.person("U1") for _ in range(20)))
    assert len(set(every)) == 1
    clock.now = 299.0
    await directory.person("U1")
    assert slack.asked == ["users.info U1"]
    slack.people["U1"] = ann(is_restricted=True)
    clock.now = 301.0
    assert (await directory.person("U1")).outsider
    assert len(slack.asked) == 2


async def test_one_who_stops_waiting_does_not_stop_the_others(directory: Directory, slack: FakeSlack) -> None:
    slack.people["U1"] = ann()
    first, second = (asyncio.create_task(directory.person("U1")) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).name == "Ann"
    assert len(slack.asked) == 1


async def test_slack_that_is_down_is_told_and_not_remembered(directory: Directory, slack: FakeSlack) -> None:
    slack.people["U1"], slack.status = ann(), 503
    with pytest.raises(Unavailable, match=r"users\.info"):
        await directory.person("U1")
    slack.status = 200
    assert (await directory.person("U1")).name == "Ann"


async def test_names_are_found_as_far_as_slack_tells(directory: Directory, slack: FakeSlack) -> None:
    slack.people["U1"], slack.places["C1"] = ann(), {"name": "ask-docs"}
    written = read({"text": "<@UBOT> <@U1> <@U2> <#C1> <#C2>"})
    assert await directory.names(written) == Names({"U1": "Ann", "U2": ""}, {"C1": "ask-docs", "C2": ""})
    assert "users.info UBOT" not in slack.asked
    slack.status = 500
    assert await directory.names(read({"text": "<@U7>"})) == Names()
