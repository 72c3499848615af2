from pathlib import Path

import pytest

from adapters.embed.local import Local, open_local
from tests.contract.embedder import EmbedderContract
from tests.fakes.embedder import FakeEmbedder


@pytest.fixture(scope="module")
def minilm(minilm_cache: Path) -> Local:
    return open_local(minilm_cache)


class TestFake(EmbedderContract):
    @pytest.fixture
    def embedder(self) -> FakeEmbedder:
        return FakeEmbedder()


@pytest.mark.needs("local")
class TestLocal(EmbedderContract):
    @pytest.fixture
    def embedder(self, minilm: Local) -> Local:
        return minilm
