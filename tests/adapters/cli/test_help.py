"""Help answers at once, and teaches."""

import subprocess
import sys

import pytest

from adapters.cli.door import footnote, run

HEAVY = {
    "numpy",
    "onnxruntime",
    "onnx",
    "tokenizers",
    "lxml",
    "sqlalchemy",
    "pydantic",
    "rich",
    "trafilatura",
    "asyncio",
}


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from adapters.cli.door import run; run(['--help']); run(['ask', '--help']);"
        "print('IMPORTED', *sorted({name.split('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    imported = set(done.stdout.rpartition("IMPORTED")[2].split())
    assert "click" in imported
    assert not imported & HEAVY


@pytest.mark.parametrize("name", list(footnote.commands))
def test_every_command_shows_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name, "--help"]) == 0
    assert f"\n    footnote {name}" in capsys.readouterr().out


def test_help_lists_the_exit_codes_and_the_first_steps(capsys: pytest.CaptureFixture[str]) -> None:
    run(["--help"])
    shown = capsys.readouterr().out
    assert "4  the documents could not be reached" in shown
    assert "130  stopped" in shown
    assert shown.index("footnote demo") < shown.index("footnote ask")


def test_without_a_word_it_helps(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    shown = capsys.readouterr()
    assert "footnote demo" in shown.out
    assert shown.err == ""


def test_a_mistyped_command_and_a_mistyped_option_get_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["aks"]) == 2
    assert "ask" in capsys.readouterr().err
    assert run(["ask", "--expalin", "x"]) == 2
    assert "--explain" in capsys.readouterr().err
