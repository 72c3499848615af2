"""Older messages of a channel's thread are read from Graph where the settings say so and the team consents."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from adapters.ledger.sql import SqlLedger
from adapters.settings import Teams
from adapters.teams.access import access_of
from adapters.teams.sender import Kind, Reference
from adapters.teams.served import TeamsServed
from adapters.work.delivery import Delivery
from bot.thread import MessageId, PersonId, Room, Thread, ThreadId
from bot.words import Words
from rag.errors import Rejected
from tests.fakes.activities import BOT, CHANNEL
from tests.fakes.conversation import FakeClock
from tests.fakes.microsoft import APP_ID, TENANT, FakeMicrosoft, microsoft

THREAD = ThreadId(Room("teams", "", CHANNEL), MessageId("1700"))
PLACE = f"/v1.0/teams/group-1/channels/{CHANNEL}/messages/1700"


class NoInbox:
    async def put(self, delivery: Delivery) -> bool:
        raise AssertionError(delivery)

    async def drop(self, platform: str, subject: str) -> None:
        raise AssertionError((platform, subject))


def told(number: str, html: str, minute: int, **changes: Any) -> dict[str, Any]:
    return {
        "id": number,
        "createdDateTime": f"2026-11-30T09:{minute:02}:00.123Z",
        "from": {"user": {"id": "aad-ann"}},
        "body": {"contentType": "html", "content": html},
        **changes,
    }


@pytest.fixture
async def fake() -> AsyncIterator[FakeMicrosoft]:
    async with microsoft() as one:
        yield one


async def history(fake: FakeMicrosoft, tmp_path: Path, *, on: bool = True, team: str = "group-1") -> Thread:
    access = access_of(fake.environment())
    assert access is not None
    ledger = SqlLedger(tmp_path / "ledger.db")
    served = TeamsServed(access, Teams(graph_history=on), ledger, Words(), NoInbox(), FakeClock())
    reference = Reference(fake.service_url, CHANNEL, BOT, "Docs Helper", TENANT, Kind.CHANNEL, team_id=team)
    await ledger.keep_reference(THREAD.room, reference.as_json())
    try:
        return await served.platform.history(THREAD)
    finally:
        await served.stop()
        ledger.close()


async def test_a_thread_comes_oldest_first_with_its_root_and_plain_words(fake: FakeMicrosoft, tmp_path: Path) -> None:
    mention = {"id": 0, "mentionText": "Docs Helper", "mentioned": {"application": {"id": APP_ID}}}
    fake.graph[PLACE] = told("1700", "<p>ERR-4012&nbsp;rate 7%</p>", 0)
    fake.graph[f"{PLACE}/replies"] = {
        "value": [
            told("1703", "<p>see above</p>", 3, **{"from": {"application": {"id": APP_ID}}}),
            told("1702", '<at id="0">Docs Helper</at> what is it?', 2, mentions=[mention]),
            told("1701", "<p>gone</p>", 1, deletedDateTime="2026-11-30T09:02:00Z"),
            told("1704", "<p>added Bob</p>", 4, **{"from": None}),
        ]
    }
    thread = await history(fake, tmp_path)
    assert [(one.id.value, one.text) for one in thread.messages] == [
        ("1700", "ERR-4012 rate 7%"),
        ("1702", "what is it?"),
        ("1703", "see above"),
    ]
    assert [one.author for one in thread.messages] == [PersonId("aad-ann"), PersonId("aad-ann"), None]
    assert not thread.partial
    assert fake.asked_tokens[0]["scope"] == "https://graph.microsoft.com/.default"
    assert {bearer for _, bearer in fake.asked_graph} == {"Bearer token-1"}
    assert fake.asked_graph[1][0].endswith("/replies?$top=50")


async def test_a_long_thread_is_known_in_part(fake: FakeMicrosoft, tmp_path: Path) -> None:
    fake.graph[PLACE] = told("1700", "<p>first</p>", 0)
    fake.graph[f"{PLACE}/replies"] = {"value": [told("1799", "last", 59)], "@odata.nextLink": "https://graph/next"}
    assert (await history(fake, tmp_path)).partial


async def test_without_consent_graph_forbids(fake: FakeMicrosoft, tmp_path: Path) -> None:
    with pytest.raises(Rejected, match="403"):
        await history(fake, tmp_path)


async def test_without_the_setting_or_a_team_graph_is_not_asked(fake: FakeMicrosoft, tmp_path: Path) -> None:
    assert await history(fake, tmp_path, on=False) == Thread(THREAD, partial=True)
    assert await history(fake, tmp_path, team="") == Thread(THREAD, partial=True)
    assert fake.asked_graph == []
