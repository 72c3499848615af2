from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from adapters.children.own import own_process
from adapters.index.embedded import Embedded
from adapters.serving import SEARCH, SEARCH_S
from tests.contract.index import IndexContract
from tests.fakes.embedder import FakeEmbedder
from tests.fakes.index import FakeIndex


class TestFakeByKeywords(IndexContract):
    @pytest.fixture
    def embedder(self) -> None:
        return None

    @pytest.fixture
    def index(self, embedder: None) -> FakeIndex:
        return FakeIndex(embedder)


class TestFake(IndexContract):
    @pytest.fixture
    def embedder(self) -> FakeEmbedder:
        return FakeEmbedder()

    @pytest.fixture
    def index(self, embedder: FakeEmbedder) -> FakeIndex:
        return FakeIndex(embedder)


class TestEmbeddedByKeywords(IndexContract):
    @pytest.fixture
    def embedder(self) -> None:
        return None

    @pytest.fixture
    def index(self, tmp_path: Path, embedder: None) -> Iterator[Embedded]:
        with closing(Embedded(tmp_path / "index.sqlite", embedder)) as index:
            yield index


class TestEmbedded(IndexContract):
    @pytest.fixture
    def embedder(self) -> FakeEmbedder:
        return FakeEmbedder()

    @pytest.fixture
    def index(self, tmp_path: Path, embedder: FakeEmbedder) -> Iterator[Embedded]:
        with closing(Embedded(tmp_path / "index.sqlite", embedder)) as index:
            yield index


class TestEmbeddedApart(IndexContract):
    @pytest.fixture
    def embedder(self) -> FakeEmbedder:
        return FakeEmbedder()

    @pytest.fixture
    async def index(self, tmp_path: Path, embedder: FakeEmbedder) -> AsyncIterator[Embedded]:
        async with own_process(*SEARCH, longest_s=SEARCH_S) as apart:
            with closing(Embedded(tmp_path / "index.sqlite", embedder, apart)) as index:
                yield index
