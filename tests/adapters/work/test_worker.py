"""A worker does each delivery once, whatever fails, and lets go of what was taken back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from adapters.work.delivery import Claimed, Delivery
from adapters.work.worker import Handler, Pace, Worker
from rag.errors import Unavailable
from tests.fakes.work import FakeDeliveries

QUICK = Pace(at_once=4, lease=0.2, look=0.01, longest=5.0, drain=1.0, tries=2)


@dataclass
class Desk:
    """A handler that keeps what it did, and does what a test tells it to."""

    begun: list[str] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    fails: list[Exception] = field(default_factory=list)
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    async def handle(self, claimed: Claimed) -> None:
        self.begun.append(claimed.delivery.key)
        if self.fails:
            raise self.fails.pop(0)
        await self.gate.wait()
        self.finished.append(claimed.delivery.key)


class Ticking(FakeDeliveries):
    """Real time, so that pauses end."""

    @property
    def now(self) -> float:  # type: ignore[override]
        return asyncio.get_running_loop().time()

    @now.setter
    def now(self, value: float) -> None:
        pass


@asynccontextmanager
async def working(store: FakeDeliveries, handler: Handler, pace: Pace = QUICK) -> AsyncIterator[Worker]:
    worker = Worker(store, "one", pace)
    running = asyncio.create_task(worker.run({"slack": handler}))
    try:
        yield worker
    finally:
        worker.stop()
        await asyncio.wait_for(running, 5)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not true():  # noqa: ASYNC110 - what is waited for has no event of its own
            await asyncio.sleep(0.005)


def delivery(key: str, lane: str = "", subject: str = "") -> Delivery:
    return Delivery("slack", key, lane or key, {}, subject)


async def test_what_is_put_is_done_once() -> None:
    desk, store = Desk(), Ticking()
    desk.gate.set()
    async with working(store, desk.handle) as worker:
        assert await worker.put(delivery("1"))
        assert not await worker.put(delivery("1"))
        await until(lambda: desk.finished == ["1"])
    assert await store.open() == 0


async def test_a_lane_is_worked_on_in_turn_and_others_meanwhile() -> None:
    desk, store = Desk(), Ticking()
    async with working(store, desk.handle) as worker:
        for key, lane in (("1", "a"), ("2", "a"), ("3", "b")):
            await worker.put(delivery(key, lane))
        await until(lambda: sorted(desk.begun) == ["1", "3"])
        desk.gate.set()
        await until(lambda: sorted(desk.finished) == ["1", "2", "3"])


async def test_no_more_than_allowed_are_worked_on_at_once() -> None:
    desk, store = Desk(), Ticking()
    async with working(store, desk.handle) as worker:
        for number in range(9):
            await worker.put(delivery(str(number)))
        await until(lambda: worker.busy == 4)
        await asyncio.sleep(0.05)
        assert len(desk.begun) == 4
        desk.gate.set()
        await until(lambda: len(desk.finished) == 9)


async def test_what_the_world_refuses_is_tried_again() -> None:
    desk, store = Desk(fails=[Unavailable("429")]), Ticking()
    desk.gate.set()
    async with working(store, desk.handle) as worker:
        await worker.put(delivery("1"))
        await until(lambda: desk.finished == ["1"])
    assert desk.begun == ["1", "1"]


async def test_what_is_to_come_again_later_comes_as_late_as_it_was_told() -> None:
    desk, store = Desk(fails=[Unavailable("429", 60.0)]), FakeDeliveries()
    desk.gate.set()
    async with working(store, desk.handle) as worker:
        await worker.put(delivery("1"))
        await until(lambda: desk.begun == ["1"] and not worker.busy)
        store.now = 60.0
        await asyncio.sleep(0.05)
        assert desk.begun == ["1"]
        store.now = 62.0
        await until(lambda: desk.finished == ["1"])


async def test_no_delivery_waits_for_longer_than_an_hour_because_it_was_told_to() -> None:
    desk, store = Desk(fails=[Unavailable("429", float("inf"))]), FakeDeliveries()
    desk.gate.set()
    async with working(store, desk.handle) as worker:
        await worker.put(delivery("1"))
        await until(lambda: desk.begun == ["1"] and not worker.busy)
        store.now = 3602.0
        await until(lambda: desk.finished == ["1"])


async def test_a_bug_is_tried_a_few_times_and_stops_nobody_else() -> None:
    desk, store = Desk(fails=[KeyError("user"), KeyError("user")]), Ticking()
    desk.gate.set()
    async with working(store, desk.handle) as worker:
        await worker.put(delivery("1"))
        await until(lambda: desk.begun == ["1", "1"])
        await worker.put(delivery("2"))
        await until(lambda: desk.finished == ["2"])
    assert await store.open() == 0


async def test_what_is_taken_back_is_stopped() -> None:
    desk, store = Desk(), Ticking()
    async with working(store, desk.handle) as worker:
        await worker.put(delivery("1", "a", "C1/1"))
        await worker.put(delivery("2", "a", "C1/2"))
        await until(lambda: desk.begun == ["1"])
        await worker.drop("slack", "C1/1")
        desk.gate.set()
        await until(lambda: desk.finished == ["2"])


async def test_what_was_taken_over_by_another_process_is_stopped() -> None:
    desk, store = Desk(), Ticking()
    async with working(store, desk.handle) as worker:
        await worker.put(delivery("1"))
        await until(lambda: desk.begun == ["1"])
        store.rows[0].worker = "two"
        await until(lambda: worker.busy == 0)
    assert desk.finished == []


async def test_a_lease_lasts_as_long_as_the_work() -> None:
    desk, store = Desk(), Ticking()
    async with working(store, desk.handle) as worker:
        await worker.put(delivery("1"))
        await until(lambda: desk.begun == ["1"])
        await asyncio.sleep(2 * QUICK.lease)
        assert await store.claim("two", ("slack",), 1.0) is None
        desk.gate.set()


async def test_what_is_begun_is_finished_before_the_end() -> None:
    desk, store = Desk(), Ticking()
    async with working(store, desk.handle) as worker:
        await worker.put(delivery("1"))
        await until(lambda: desk.begun == ["1"])
        asyncio.get_running_loop().call_later(0.1, desk.gate.set)
    assert desk.finished == ["1"]


async def test_what_cannot_be_finished_before_the_end_is_given_back() -> None:
    desk, store = Desk(), Ticking()
    async with working(store, desk.handle, Pace(lease=60.0, look=0.01, drain=0.05)) as worker:
        await worker.put(delivery("1"))
        await until(lambda: desk.begun == ["1"])
    assert await store.claim("two", ("slack",), 1.0)


async def test_a_store_that_is_down_for_a_while_stops_nothing() -> None:
    desk, store = Desk(), Ticking()
    desk.gate.set()
    async with working(store, desk.handle) as worker:
        await worker.put(delivery("1"))
        await until(lambda: desk.finished == ["1"])
        store.down = True
        await asyncio.sleep(0.05)
        store.down = False
        await worker.put(delivery("2"))
        await until(lambda: desk.finished == ["1", "2"])
