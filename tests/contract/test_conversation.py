import io
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from rich.console import Console

from adapters.ledger.sql import SqlLedger
from adapters.terminal.client import Silent, Terminal
from bot.words import Words
from tests.contract.conversation import FlagsContract, LedgerContract, PlatformContract, PostsContract, exchange
from tests.fakes.conversation import FakeLedger, FakePlatform


class TestFakeLedger(LedgerContract):
    @pytest.fixture
    def ledger(self) -> FakeLedger:
        return FakeLedger()


class TestSqlLedger(LedgerContract):
    @pytest.fixture
    def ledger(self, tmp_path: Path) -> Iterator[SqlLedger]:
        with closing(SqlLedger(tmp_path / "ledger.sqlite")) as opened:
            yield opened


class TestFakePosts(PostsContract):
    @pytest.fixture
    def posts(self) -> FakeLedger:
        return FakeLedger()


class TestSqlPosts(PostsContract):
    @pytest.fixture
    def posts(self, tmp_path: Path) -> Iterator[SqlLedger]:
        with closing(SqlLedger(tmp_path / "ledger.sqlite")) as opened:
            yield opened


class TestFakeFlags(FlagsContract):
    @pytest.fixture
    async def flags(self) -> FakeLedger:
        ledger = FakeLedger()
        await ledger.record(exchange())
        return ledger


class TestSqlFlags(FlagsContract):
    @pytest.fixture
    async def flags(self, tmp_path: Path) -> AsyncIterator[SqlLedger]:
        with closing(SqlLedger(tmp_path / "ledger.sqlite")) as opened:
            await opened.record(exchange())
            yield opened


class TestFakePlatform(PlatformContract):
    @pytest.fixture
    def platform(self) -> FakePlatform:
        return FakePlatform()


class TestTerminal(PlatformContract):
    @pytest.fixture
    def platform(self) -> Terminal:
        return Terminal(Console(file=io.StringIO()), Words(), date.today)


class TestSilent(PlatformContract):
    @pytest.fixture
    def platform(self) -> Silent:
        return Silent()
