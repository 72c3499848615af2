"""In local mode nobody proves who they are: only this machine is heard, and only while the mode lasts."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from adapters.teams.access import Access, local_access
from adapters.teams.routes import PATH, Intake
from tests.fakes.activities import activity
from tests.fakes.work import FakeInbox

NOW = datetime(2026, 11, 30, 10, 0, tzinfo=UTC)
TOLD = activity(service_url="http://127.0.0.1:56150/_connector")


class Local:
    def __init__(self) -> None:
        self.inbox = FakeInbox()
        self.intake = Intake(local_access({}, "127.0.0.1"), None, self.inbox, lambda: NOW)
        app = web.Application()
        app.add_routes([web.post(PATH, self.intake.post)])
        self.client = TestClient(TestServer(app))


@pytest.fixture
async def local() -> AsyncIterator[Local]:
    one = Local()
    await one.client.start_server()
    yield one
    await one.client.close()


async def test_what_comes_from_this_machine_is_kept(local: Local) -> None:
    async with local.client.post(PATH, json=TOLD) as answer:
        assert answer.status == 200
    assert len(local.inbox.got) == 1


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example.com"},
        {"Origin": "https://evil.example.com"},
        {"Origin": "null"},
    ],
    ids=["a name that was bound anew", "a page of elsewhere", "a page of nowhere"],
)
async def test_a_page_in_a_browser_is_not_this_machine(local: Local, headers: dict[str, str]) -> None:
    async with local.client.post(PATH, json=TOLD, headers=headers) as answer:
        assert answer.status == 403
    assert local.inbox.got == []


async def test_a_body_that_cannot_be_unpacked_is_a_bad_request(local: Local) -> None:
    async with local.client.post(PATH, data=b"xx", headers={"Content-Encoding": "gzip"}) as answer:
        assert answer.status == 400


async def test_what_was_kept_without_a_token_is_nothing_to_a_bot_that_asks_for_one(local: Local) -> None:
    async with local.client.post(PATH, json=TOLD) as answer:
        assert answer.status == 200
    (kept,) = local.inbox.got
    signed = Access("5f0d1c7e-0000-4000-8000-000000000001", "5f0d1c7e-0000-4000-8000-000000000002", "secret")
    assert local.intake.news(kept.body)
    assert Intake(signed, None, local.inbox, lambda: NOW).news(kept.body) is None
