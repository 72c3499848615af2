"""What a look at one thing comes to, and what is said of files that cannot be opened."""

from dataclasses import dataclass
from enum import StrEnum

from rag.errors import Malformed, PortError, Unavailable

PERMISSIONS = "change its permissions and those of its folder"


class Mark(StrEnum):
    """How a check came out."""

    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at. `advice` is what to do, or "" when there is nothing to do."""

    name: str
    mark: Mark
    found: str
    advice: str = ""


def failed(name: str, error: PortError, if_damaged: str) -> Check:
    """Return the check of a file that cannot be opened: only a damaged one is to be moved away."""
    match error:
        case Malformed():
            advice = if_damaged
        case Unavailable():  # the disk, or somebody who writes: the error says what to do
            advice = ""
        case _:
            advice = PERMISSIONS
    return Check(name, Mark.FAIL, str(error), advice)
