import asyncio
import shutil
from pathlib import Path

import pytest

from tests.adapters.index.ingesting import bring


@pytest.fixture(scope="session")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("old") / "index.sqlite"
    asyncio.run(bring(path, "old"))
    return path


@pytest.fixture
def path(old: Path, tmp_path: Path) -> Path:
    """An index of the old edition."""
    return Path(shutil.copy(old, tmp_path))
