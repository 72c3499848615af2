"""A standard output that takes nothing more: told in plain words or not at all, never with a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def ran(output: int, *words: str, folder: Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "bot", *words],
        stdout=output,
        stderr=subprocess.PIPE,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no device that is always full")
@pytest.mark.parametrize("words", [("ask", "", "--json"), ("ask", "leave?", "--json"), ("--help",)])
def test_a_full_output_is_told_without_a_traceback(words: tuple[str, ...], tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        code, told = ran(full.fileno(), *words, folder=tmp_path)
    assert code in (1, 2)
    assert told.startswith("footnote: ")
    assert "Traceback" not in told
    assert "Exception ignored" not in told


@pytest.mark.parametrize("words", [("ask", "", "--json"), ("ask", "leave?", "--json")])
def test_an_output_that_nobody_reads_keeps_the_exit_code_of_the_error(words: tuple[str, ...], tmp_path: Path) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    try:
        code, told = ran(writes, *words, folder=tmp_path)
    finally:
        os.close(writes)
    assert code == 2
    assert told.startswith("footnote: ")
    assert "Traceback" not in told
