"""A command line in an empty folder, whose index is on a Weaviate server."""

from pathlib import Path

import pytest

from tests.fakes.command import Command, command
from tests.fakes.weaviate_server import WeaviateServer

OFFICIAL = "https://hr.example.com/official"


@pytest.fixture
def footnote(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    weaviate_server: WeaviateServer,
) -> Command:
    """Run a command in the test's folder."""
    monkeypatch.chdir(tmp_path)
    for name, value in {
        "INDEX_KIND": "weaviate",
        "INDEX_URL": weaviate_server.url,
        "INDEX_GRPC": weaviate_server.grpc,
        "EMBEDDER_KIND": "none",
        "MODELS_KIND": "none",
    }.items():
        monkeypatch.setenv(f"FOOTNOTE_{name}", value)

    return command(capsys)


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A folder of pages, one of which only the board may read."""
    folder = tmp_path / "handbook"
    folder.mkdir()
    texts = {
        "leave.md": "# Leave\n\n## Annual leave\n\nEverybody has 25 days of annual leave.\n\n"
        "## Sabbatical\n\nA sabbatical lasts up to six months.\n",
        "travel.md": "# Travel\n\nTravel expenses are paid back within thirty days.\n",
        "bonus.md": "---\ntitle: Board bonus\naudience: [board]\n---\n\n# Board bonus\n\n"
        "The bonus of the board is 9,000 EUR a year.\n",
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder
