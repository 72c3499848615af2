"""What every store of deliveries owes the worker. A test class inherits the contract and has its fixture."""

import asyncio
from typing import Any, Protocol

import pytest

from adapters.work.delivery import Claimed, Deliveries, Delivery
from rag.errors import Unavailable

LEASE = 20.0


class Timed(Deliveries, Protocol):
    """A store whose clock a test can turn."""

    now: float


def delivery(key: str = "1", lane: str = "thread", **more: Any) -> Delivery:
    return Delivery(**{"platform": "slack", "key": key, "lane": lane, "body": {"text": f"question {key}"}, **more})


async def claim(store: Deliveries, worker: str = "one") -> Claimed | None:
    return await store.claim(worker, ("slack",), LEASE)


class DeliveriesContract:
    async def test_what_comes_again_is_kept_once(self, store: Timed) -> None:
        assert await store.store(delivery())
        assert not await store.store(delivery())
        assert await store.open() == 1

    async def test_a_delivery_comes_back_as_it_was_kept(self, store: Timed) -> None:
        await store.store(delivery(subject="C1/1"))
        store.now += 3
        claimed = await claim(store)
        assert claimed
        assert (claimed.delivery, claimed.attempt, claimed.age_s) == (delivery(subject="C1/1"), 1, 3.0)

    async def test_nobody_else_gets_what_a_worker_holds(self, store: Timed) -> None:
        await store.store(delivery())
        assert await claim(store)
        assert await claim(store, "two") is None

    async def test_a_lane_is_worked_on_in_order_and_lanes_side_by_side(self, store: Timed) -> None:
        for key, lane in (("1", "a"), ("2", "a"), ("3", "b")):
            await store.store(delivery(key, lane))
        first, other = await claim(store), await claim(store)
        assert first
        assert other
        assert (first.delivery.key, other.delivery.key) == ("1", "3")
        assert await claim(store) is None
        await store.done("one", first)
        after = await claim(store)
        assert after
        assert after.delivery.key == "2"

    async def test_what_a_dead_worker_held_is_taken_over_once_its_lease_ends(self, store: Timed) -> None:
        await store.store(delivery())
        await claim(store)
        store.now += LEASE - 1
        assert await claim(store, "two") is None
        store.now += 2
        taken = await claim(store, "two")
        assert taken
        assert taken.attempt == 2

    async def test_a_lease_that_is_renewed_lasts(self, store: Timed) -> None:
        await store.store(delivery())
        held = await claim(store)
        assert held
        store.now += LEASE - 1
        assert list(await store.renew("one", [held.id], LEASE)) == [held.id]
        store.now += LEASE - 1
        assert await claim(store, "two") is None

    async def test_a_worker_that_lost_its_lease_is_told_and_settles_nothing(self, store: Timed) -> None:
        await store.store(delivery())
        held = await claim(store)
        assert held
        store.now += LEASE + 1
        assert await claim(store, "two")
        assert list(await store.renew("one", [held.id], LEASE)) == []
        await store.done("one", held)
        assert await store.open() == 1

    async def test_what_is_done_is_known_and_not_begun_again(self, store: Timed) -> None:
        await store.store(delivery())
        held = await claim(store)
        assert held
        await store.done("one", held)
        store.now += LEASE + 1
        assert await claim(store) is None
        assert not await store.store(delivery())

    async def test_what_is_given_back_waits_and_so_does_its_lane(self, store: Timed) -> None:
        await store.store(delivery("1"))
        await store.store(delivery("2"))
        held = await claim(store)
        assert held
        await store.later("one", held, 5.0)
        assert await claim(store) is None
        store.now += 6
        again = await claim(store)
        assert again
        assert (again.delivery.key, again.attempt) == ("1", 2)

    async def test_what_is_to_wait_is_not_begun_before(self, store: Timed) -> None:
        await store.store(delivery(after_s=2.0))
        assert await claim(store) is None
        store.now += 3
        assert await claim(store)

    async def test_what_is_about_a_dropped_subject_is_over_begun_or_not(self, store: Timed) -> None:
        await store.store(delivery("1", subject="C1/1"))
        await store.store(delivery("2", subject="C1/1"))
        await store.store(delivery("3", "other", subject="C1/2"))
        held = await claim(store)
        assert held
        assert held.id in await store.drop("slack", "C1/1")
        left = await claim(store)
        assert left
        assert left.delivery.key == "3"
        assert list(await store.renew("one", [held.id], LEASE)) == []
        assert await store.open() == 1

    async def test_what_is_not_served_here_waits(self, store: Timed) -> None:
        await store.store(delivery())
        assert await store.claim("one", ("teams",), LEASE) is None
        assert await claim(store)

    async def test_who_surely_waits_goes_before_talk_of_other_lanes_and_not_of_the_same(self, store: Timed) -> None:
        await store.store(delivery("1", "a", urgent=False))
        await store.store(delivery("2", "a"))
        await store.store(delivery("3", "b"))
        claimed = [await claim(store) for _ in range(3)]
        assert [one.delivery.key if one else None for one in claimed] == ["3", "1", None]

    async def test_too_many_are_turned_away_and_none_is_lost(self, store: Timed) -> None:
        for number in range(3):
            await store.store(delivery(str(number)))
        with pytest.raises(Unavailable):
            await store.store(delivery("3"))
        assert await store.open() == 3

    async def test_many_at_once_are_claimed_once_each(self, store: Timed) -> None:
        await asyncio.gather(*(store.store(delivery(str(n), str(n))) for n in range(3)))
        claimed = await asyncio.gather(*(claim(store, str(n)) for n in range(6)))
        assert sorted(one.delivery.key for one in claimed if one) == ["0", "1", "2"]
