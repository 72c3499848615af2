"""How a command ends when it cannot go on: one plain message and an honest exit code."""

from enum import IntEnum


class Exit(IntEnum):
    """The exit codes, as `footnote --help` lists them."""

    FINE = 0
    FAILED = 1
    WRONG_USE = 2
    SOME_UNREAD = 3
    UNREACHABLE = 4
    STOPPED = 130  # 128 + SIGINT, as shells count


class Stop(Exception):
    """A command cannot go on. `hint` says what to do about it."""

    def __init__(self, message: str, hint: str = "", code: Exit = Exit.FAILED) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.code = code
