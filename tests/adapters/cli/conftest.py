"""A command line in an empty folder, with keywords only: quick, and the same everywhere."""

from pathlib import Path
from shutil import copytree

import pytest

from adapters.cli.door import run
from tests.fakes.command import Command, command

OFFICIAL = "https://hr.example.com/official"
LEAVE = """\
---
title: Leave policy
url: https://hr.example.com/leave
revised: 2026-05-03
---

# Leave policy

## Annual leave

Full-time staff accrue 25 days of annual leave a year.

## Carry-over

Unused annual leave expires on 31 March.
"""


@pytest.fixture
def footnote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command in the test's folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOOTNOTE_EMBEDDER_KIND", "none")
    monkeypatch.delenv("NO_COLOR", raising=False)

    return command(capsys)


@pytest.fixture
def handbook(tmp_path: Path) -> Path:
    """Return a folder with one page."""
    return _write_handbook(tmp_path)


@pytest.fixture(scope="session")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder where the page is ingested; tests work on copies of it."""
    folder = tmp_path_factory.mktemp("stocked")
    _write_handbook(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setenv("FOOTNOTE_EMBEDDER_KIND", "none")
        assert run(["ingest", "handbook", "--official-url", OFFICIAL]) == 0
    return folder


@pytest.fixture
def ingested(footnote: Command, handbook: Path, stocked: Path) -> Command:
    """Run a command where the page is ingested."""
    copytree(stocked / ".footnote", handbook.parent / ".footnote")
    return footnote


def _write_handbook(folder: Path) -> Path:
    pages = folder / "handbook"
    pages.mkdir()
    (pages / "leave.md").write_text(LEAVE, encoding="utf-8")
    return pages
