"""The command line in this process: what it returned and printed."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from adapters.cli.door import run


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one object on standard output."""
        return json.loads(self.out)


Command = Callable[..., Done]


def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Return what runs `footnote` with some words in the working folder and environment of now."""

    def call(*words: str) -> Done:
        capsys.readouterr()
        code = run(words)
        printed = capsys.readouterr()
        return Done(code, printed.out, printed.err)

    return call
