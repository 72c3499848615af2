"""The service lives, answers what was delivered once, and ends in order."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import pytest

from adapters.intake import Intake, take_in
from adapters.serving import Serving, serving
from adapters.settings import Mistakes, Settings, load
from adapters.state import State
from adapters.storage import opened
from bot.events import Awaited, Rechecked
from bot.exchange import Outdated
from bot.thread import MessageId, PersonId
from rag.reply import Refusal
from tests.fakes.front import ROOM, FakeFront

URL = "https://hr.example.com"


def settings_in(folder: Path, **environment: str) -> Settings:
    return load({"FOOTNOTE_EMBEDDER_KIND": "none", "FOOTNOTE_MODELS_KIND": "none", **environment}, folder)


async def ingested(folder: Path, text: str = "You get 25 days of leave a year.") -> Settings:
    (folder / "docs").mkdir(exist_ok=True)
    (folder / "docs" / "leave.md").write_text(f"# Leave\n\n{text}\n", encoding="utf-8")
    settings = settings_in(folder)
    await take_in(settings, Intake((str(folder / "docs"),), "hr", URL), lambda *_: None)
    return settings


@asynccontextmanager
async def served(settings: Settings, starts: int = 1) -> AsyncIterator[tuple[Serving, FakeFront]]:
    fronts: list[FakeFront] = []

    def made(_store: object, inbox: object) -> list[FakeFront]:
        fronts.append(FakeFront(inbox, starts=starts))  # type: ignore[arg-type]
        return fronts

    async with serving(settings, {}, made, ("127.0.0.1", 0)) as service:
        yield service, fronts[0]


async def get(address: str) -> tuple[int, dict[str, object]]:
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        return response.status, await response.json()


async def deliver(service: Serving, number: int, text: str = "How many days of leave do I get?") -> int:
    body = {"id": str(number), "text": text}
    async with aiohttp.ClientSession() as session, session.post(f"{service.address}/fake", json=body) as response:
        return response.status


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for documents that changed all the time."""
    monkeypatch.setattr("adapters.serving._REFRESH_S", 0.05)


async def answered(service: Serving, front: FakeFront) -> str:
    """Deliver the question, and return the answer that is posted to it first."""
    await deliver(service, 1)
    await until(lambda: bool(front.platform.posts))
    return front.platform.posts[0].said


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110 - what is waited for has no event of its own
            await asyncio.sleep(0.01)


async def test_a_delivery_is_acknowledged_and_answered_once(tmp_path: Path) -> None:
    async with served(await ingested(tmp_path)) as (service, front):
        assert service.names == ("fake",)
        assert service.paths == ("/fake",)
        for _ in range(3):
            assert await deliver(service, 1) == 200
        await until(lambda: bool(front.platform.posts))
        await asyncio.sleep(0.1)
        (post,) = front.platform.posts
        assert "25 days" in post.said
    assert front.stopped


async def test_it_says_that_it_lives_and_whether_it_is_ready(tmp_path: Path) -> None:
    async with served(await ingested(tmp_path), starts=2) as (service, front):
        assert await get(f"{service.address}/healthz") == (200, {"status": "ok"})
        status, told = await get(f"{service.address}/readyz")
        assert status == 503
        assert told["checks"] == {"documents": "ok", "work": "ok", "fake": "not connected"}
        await until(lambda: front.starts <= 0)
        assert (await get(f"{service.address}/readyz"))[0] == 200


async def test_what_failed_before_the_end_is_answered_after_the_next_start(tmp_path: Path) -> None:
    settings = await ingested(tmp_path)
    async with served(settings) as (service, front):
        front.broken = True
        await deliver(service, 1)
    async with served(settings) as (_, front):
        await until(lambda: bool(front.platform.posts))


async def test_an_ingest_beside_it_is_known_without_a_restart(tmp_path: Path) -> None:
    settings = await ingested(tmp_path)
    async with served(settings) as (service, front):
        await ingested(tmp_path, "You get 31 days of leave a year.")
        assert "31 days" in await answered(service, front)


async def test_who_waits_for_an_answer_is_told_after_an_ingest_has_brought_it(tmp_path: Path) -> None:
    settings = await ingested(tmp_path)
    async with served(settings) as (service, front):
        await deliver(service, 1, "How many days of leave do I get in Chile?")
        await until(lambda: bool(front.platform.posts))
        assert isinstance(front.platform.posts[0].reply, Refusal)
        assert front.taking
        wanted = Awaited(ROOM, MessageId("reply-1"), PersonId("ana"), datetime.now(UTC))
        while await front.taking(wanted) is None:  # noqa: ASYNC110 - a reply is posted first, recorded a moment later
            await asyncio.sleep(0.01)
        await ingested(tmp_path, "In Chile you get 15 days of leave a year.")
        await until(lambda: bool(front.platform.announced))
        assert "15 days" in front.platform.posts[0].said


async def test_without_an_official_address_it_does_not_start(tmp_path: Path) -> None:
    with pytest.raises(Mistakes, match="official"):
        async with served(settings_in(tmp_path)):
            pass


@pytest.mark.usefixtures("at_once")
async def test_an_answer_whose_page_changes_is_marked_and_asked_again_when_somebody_presses(tmp_path: Path) -> None:
    settings = await ingested(tmp_path)
    async with served(settings) as (service, front):
        assert "25 days" in await answered(service, front)
        await ingested(tmp_path, "You get 31 days of leave a year.")
        await until(lambda: bool(front.platform.posts[0].outdated))
        assert "25 days" in front.platform.posts[0].said
        assert front.taking
        pressed = Rechecked(ROOM, MessageId("reply-1"), PersonId("bob"), datetime.now(UTC), frozenset({"everyone"}))
        while "31 days" not in front.platform.posts[0].said:
            await front.taking(pressed)
        assert front.platform.posts[0].outdated == ()
        asked_and_marked = front.platform.updated
        await front.taking(pressed)
        assert front.platform.updated == asked_and_marked


@pytest.mark.usefixtures("at_once")
async def test_documents_that_are_again_what_they_were_are_one_more_change(tmp_path: Path) -> None:
    settings = await ingested(tmp_path)
    async with served(settings) as (service, front):
        await ingested(tmp_path, "You get 31 days of leave a year.")
        assert "31 days" in await answered(service, front)
        await ingested(tmp_path)
        await until(lambda: bool(front.platform.posts[0].outdated))


@pytest.mark.usefixtures("at_once")
async def test_an_ingest_that_is_at_work_is_waited_for_before_anything_is_said_to_be_gone(tmp_path: Path) -> None:
    settings = await ingested(tmp_path)
    async with served(settings) as (service, front):
        await answered(service, front)
        state = State(settings.footnote.state)
        async with state.turn(lambda: None), opened(settings) as store:
            assert state.is_held()
            await store.index.discard()
            await asyncio.sleep(1.0)
            assert not front.platform.posts[0].outdated
        assert not state.is_held()
        await until(lambda: bool(front.platform.posts[0].outdated))
        assert front.platform.posts[0].outdated == (Outdated(1, gone=True),)
