"""Deliveries in memory, and an inbox that keeps what it is given."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from adapters.work.delivery import Claimed, Delivery
from rag.errors import Unavailable


@dataclass
class _Row:
    id: int
    delivery: Delivery
    came: float
    due: float
    attempt: int = 0
    worker: str | None = None
    lease: float = 0.0
    done: bool = False


@dataclass
class FakeDeliveries:
    """A store that forgets when the process ends; `now` is its clock."""

    now: float = 0.0
    waiting: int = 10_000
    rows: list[_Row] = field(default_factory=list)
    down: bool = False

    async def store(self, delivery: Delivery) -> bool:
        self._up()
        if any((row.delivery.platform, row.delivery.key) == (delivery.platform, delivery.key) for row in self.rows):
            return False
        if await self.open() >= self.waiting:
            raise Unavailable("too many wait")
        kept = replace(delivery, after_s=0.0)
        self.rows.append(_Row(len(self.rows) + 1, kept, self.now, self.now + delivery.after_s))
        return True

    async def claim(self, worker: str, platforms: Collection[str], lease_s: float) -> Claimed | None:
        self._up()
        lanes: set[tuple[str, str]] = set()
        free: list[_Row] = []
        for row in self.rows:
            lane = (row.delivery.platform, row.delivery.lane)
            if row.done or lane in lanes:
                continue
            lanes.add(lane)
            held = row.worker is not None and row.lease >= self.now
            if not held and row.due <= self.now and row.delivery.platform in platforms:
                free.append(row)
        if not free:
            return None
        row = min(free, key=lambda one: (not one.delivery.urgent, one.id))
        row.worker, row.lease, row.attempt = worker, self.now + lease_s, row.attempt + 1
        return Claimed(row.id, row.delivery, row.attempt, self.now - row.came)

    async def renew(self, worker: str, ids: Sequence[int], lease_s: float) -> Sequence[int]:
        self._up()
        mine = [row for row in self.rows if row.id in ids and row.worker == worker and not row.done]
        for row in mine:
            row.lease = self.now + lease_s
        return [row.id for row in mine]

    async def done(self, worker: str, claimed: Claimed) -> None:
        self._up()
        row = self.rows[claimed.id - 1]
        if row.worker == worker:
            row.done = True

    async def later(self, worker: str, claimed: Claimed, after_s: float) -> None:
        self._up()
        row = self.rows[claimed.id - 1]
        if row.worker == worker and not row.done:
            row.worker, row.due = None, self.now + after_s

    async def drop(self, platform: str, subject: str) -> Sequence[int]:
        self._up()
        about = [
            r for r in self.rows if (r.delivery.platform, r.delivery.subject) == (platform, subject) and not r.done
        ]
        for row in about:
            row.done = True
        return [row.id for row in about]

    async def open(self) -> int:
        return sum(not row.done for row in self.rows)

    def _up(self) -> None:
        if self.down:
            raise Unavailable("the deliveries are locked")


@dataclass
class FakeInbox:
    """Keeps what it is given; says what is new."""

    got: list[Delivery] = field(default_factory=list)
    dropped: list[tuple[str, str]] = field(default_factory=list)
    down: bool = False

    async def put(self, delivery: Delivery) -> bool:
        if self.down:
            raise Unavailable("the deliveries are locked")
        new = all((one.platform, one.key) != (delivery.platform, delivery.key) for one in self.got)
        if new:
            self.got.append(delivery)
        return new

    async def drop(self, platform: str, subject: str) -> None:
        self.dropped.append((platform, subject))
