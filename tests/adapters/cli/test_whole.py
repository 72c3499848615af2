"""A file that a command writes is whole or not there, and what is wrong is said of the file that was named."""

import errno
from pathlib import Path

import pytest

from adapters.cli.stop import Stop
from adapters.cli.whole import whole
from tests.fakes.command import Command


def _fills_the_disk(out: Path) -> None:
    with whole(out) as file:
        file.write(b"half")
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_file_that_cannot_be_written_is_named_and_leaves_nothing(tmp_path: Path) -> None:
    out = tmp_path / "app.zip"
    with pytest.raises(Stop) as stopped:
        _fills_the_disk(out)
    assert stopped.value.message == f"{out} cannot be written: the disk is full"
    assert "--out" in stopped.value.hint
    assert list(tmp_path.iterdir()) == []


def test_a_file_appears_when_it_is_whole(tmp_path: Path) -> None:
    out = tmp_path / "app.zip"
    with whole(out) as file:
        file.write(b"all")
        assert not out.exists()
    assert out.read_bytes() == b"all"
    assert out.stat().st_mode & 0o077 == 0


def test_a_day_that_is_none_is_told_with_an_example(footnote: Command) -> None:
    done = footnote("exchanges", "export", "--since", "nope")
    assert done.code == 2
    assert "write it like 2026-11-30" in done.err
