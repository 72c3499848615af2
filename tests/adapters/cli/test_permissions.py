"""A state folder that may not be written is still asked; one that may not be read is told as such."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.adapters.cli.conftest import OFFICIAL
from tests.fakes.command import Command

QUESTION = "How much annual leave do full-time staff get?"
_NOBODY = 65534


@contextmanager
def allowed(folder: Path, mode: int) -> Iterator[None]:
    """Give a folder and its files these permissions, and be somebody who is no superuser."""
    for parent in folder.parents[:4]:
        parent.chmod(parent.stat().st_mode | 0o055)
    for file in folder.iterdir():
        file.chmod(mode & 0o444)
    folder.chmod(mode)
    own = os.geteuid()
    if own == 0:
        os.seteuid(_NOBODY)
    try:
        yield
    finally:
        os.seteuid(own)
        folder.chmod(0o755)
        for file in folder.iterdir():
            file.chmod(0o644)


@pytest.fixture
def state(ingested: Command, tmp_path: Path) -> Path:
    assert ingested("ask", QUESTION).code == 0
    return tmp_path / ".footnote"


def test_a_state_that_may_only_be_read_answers_and_says_that_nothing_is_recorded(
    ingested: Command, state: Path
) -> None:
    with allowed(state, 0o555):
        done = ingested("ask", QUESTION, "--json")
    assert (done.code, done.json["kind"]) == (0, "quotes")
    assert "answered, but not recorded" in done.err
    assert "may not be written" in done.err
    with allowed(state, 0o555):
        refused = ingested("ask", "What is the parental leave in Chile?", "--json")
    assert refused.json["official_url"] == OFFICIAL


def test_a_state_that_may_only_be_read_while_somebody_else_writes_answers_from_what_is_written(
    ingested: Command, state: Path
) -> None:
    with closing(sqlite3.connect(state / "index.sqlite")) as writer:
        writer.execute("update sources set owner = 'People Operations'")
        writer.commit()
        with allowed(state, 0o555):
            done = ingested("ask", QUESTION, "--json")
    assert done.json["citations"][0]["owner"] == "People Operations"


def test_a_state_without_its_list_for_version_control_is_asked(ingested: Command, state: Path) -> None:
    (state / ".gitignore").unlink()
    with allowed(state, 0o555):
        assert ingested("ask", QUESTION).code == 0


def test_ingest_into_a_state_that_may_only_be_read_says_what_to_do(
    ingested: Command, handbook: Path, state: Path
) -> None:
    (handbook / "new.md").write_text("# New\n\nA new page.\n", encoding="utf-8")
    with allowed(state, 0o555):
        done = ingested("ingest", "handbook")
    assert done.code == 1
    assert "may not be written" in done.err
    assert "move" not in done.err


def test_doctor_tells_permissions_from_damage(ingested: Command, state: Path) -> None:
    with allowed(state, 0o555):
        done = ingested("doctor", "--json")
    found = {check["name"]: check for check in done.json["checks"]}
    assert found["state folder"]["mark"] == "fail"
    assert "may not be written" in found["state folder"]["found"]
    assert "change its permissions" in found["state folder"]["advice"]
    for name in ("index", "ledger"):
        assert found[name]["mark"] == "warn"
        assert "change its permissions" in found[name]["advice"]
    assert found["collection documents"]["mark"] == "ok"
    assert not any("away" in check["advice"] for check in found.values())


@pytest.mark.parametrize("mode", [0o000, 0o444])
def test_doctor_shows_its_table_for_a_state_that_may_not_be_read(ingested: Command, state: Path, mode: int) -> None:
    with allowed(state, mode):
        done = ingested("doctor", "--json")
    assert done.code == 1
    (found,) = [check for check in done.json["checks"] if check["name"] == "state folder"]
    assert (found["mark"], found["found"]) == ("fail", f"{state} may not be read")
    assert "change its permissions" in found["advice"]
    assert {"settings", "sqlite", "embedder"} <= {check["name"] for check in done.json["checks"]}


def test_files_that_may_not_be_read_are_no_damage(ingested: Command, state: Path) -> None:
    with allowed(state, 0o111):
        done = ingested("doctor", "--json")
        asked = ingested("ask", QUESTION, "--json")
    assert done.code == 1
    assert not any("away" in check["advice"] for check in done.json["checks"])
    assert asked.code in {1, 4}
    assert "permissions" in asked.json["error"]["message"] + asked.json["error"]["hint"]
