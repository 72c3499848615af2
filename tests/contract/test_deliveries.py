from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from adapters.ledger.deliveries import SqlDeliveries
from tests.contract.deliveries import DeliveriesContract
from tests.fakes.work import FakeDeliveries


class Turned(SqlDeliveries):
    """A store whose clock a test turns."""

    def __init__(self, file: Path) -> None:
        self.now = 1_000.0
        super().__init__(file, waiting=3, clock=lambda: self.now)


class TestFakeDeliveries(DeliveriesContract):
    @pytest.fixture
    def store(self) -> FakeDeliveries:
        return FakeDeliveries(waiting=3)


class TestSqlDeliveries(DeliveriesContract):
    @pytest.fixture
    def store(self, tmp_path: Path) -> Iterator[Turned]:
        with closing(Turned(tmp_path / "work.sqlite")) as opened:
            yield opened
