"""The parts of the scene in which replies are tested."""

from collections.abc import AsyncIterator

import pytest

from adapters.slack.client import SlackPlatform
from tests.adapters.slack.scene import ROOT, opened
from tests.fakes.conversation import FakeLedger
from tests.fakes.slack import FakeSlack, StillTime


@pytest.fixture
async def slack() -> AsyncIterator[FakeSlack]:
    async with FakeSlack().served() as fake:
        fake.ask("C0ASK", ROOT)
        yield fake


@pytest.fixture
def ledger() -> FakeLedger:
    return FakeLedger()


@pytest.fixture
def time() -> StillTime:
    return StillTime()


@pytest.fixture
def platform(slack: FakeSlack, ledger: FakeLedger, time: StillTime) -> SlackPlatform:
    return opened(slack, ledger, time)
