"""What the answers of the connector mean for who wanted something sent."""

from adapters.teams.sender import Refused
from rag.errors import PortError, Rejected, TooLarge, Unavailable


class Gone(Rejected):
    """
    The conversation takes nothing from the bot: it was blocked or removed there, or nothing is there any more.

    Attributes:
        code: The connector's own word for it.
    """

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"Teams takes nothing for this conversation ({status} {code}): nothing more is tried")
        self.code = code


class NotTaken(Rejected):
    """Teams does not accept this activity: another form of it may pass."""


class Lost(Unavailable):
    """No answer came: whether the activity was posted is not known."""


PASSING = frozenset({408, 412, 429, 500, 502, 503, 504})
"""Teams does not take it now. 412, 429, 502, 504 are those that Microsoft says to try again (Rate limiting, 2026)."""


def failure(refused: Refused) -> PortError:
    """Return what a refusal means to who wanted something sent."""
    status, code = refused.status, refused.code
    if status == 0 and not refused.never_left:
        return Lost("Teams did not answer in time: whether the message was posted is not known")
    if status == 0 or status in PASSING:
        return Unavailable(f"Teams does not take messages now ({refused}); it is tried again", refused.retry_after_s)
    if status == 401:
        return Unavailable("Teams does not accept the bot's credentials; `footnote doctor` says what to check")
    if status == 413 or code == "MessageSizeTooBig":
        return TooLarge("the message is longer than Teams takes")
    if status in {403, 404, 410}:
        return Gone(status, code)
    return NotTaken(f"Teams does not accept this message ({refused})")
