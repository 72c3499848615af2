"""The contract of an index, on a Weaviate server of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rag.ports import Index
from tests.contract.index import IndexContract
from tests.fakes.embedder import FakeEmbedder
from tests.fakes.weaviate_index import opened
from tests.fakes.weaviate_server import WeaviateServer


@pytest.mark.needs("weaviate")
class TestWeaviateByKeywords(IndexContract):
    @pytest.fixture
    def embedder(self) -> None:
        return None

    @pytest.fixture
    async def index(self, tmp_path: Path, weaviate_server: WeaviateServer, embedder: None) -> AsyncIterator[Index]:
        async with opened(weaviate_server, tmp_path / "ledger.sqlite", embedder) as index:
            yield index


@pytest.mark.needs("weaviate")
class TestWeaviate(IndexContract):
    @pytest.fixture
    def embedder(self) -> FakeEmbedder:
        return FakeEmbedder()

    @pytest.fixture
    async def index(
        self, tmp_path: Path, weaviate_server: WeaviateServer, embedder: FakeEmbedder
    ) -> AsyncIterator[Index]:
        async with opened(weaviate_server, tmp_path / "ledger.sqlite", embedder) as index:
            yield index
