"""Whether, and after what wait, the same model is asked again."""

from dataclasses import dataclass

from adapters.llm.failures import Limited, TimedOut
from rag.errors import Malformed, PortError, Unavailable


@dataclass(frozen=True, slots=True)
class Patience:
    """
    How long to stay with one model.

    Attributes:
        tries: Of one model for one question.
        brief_s: The longest wait while another model could be asked instead.
        first_s, longest_s: The waits grow from one to the other, twofold each time.
        answer_s: What must be left of the deadline after a wait for an answer to be worth it.
    """

    tries: int = 3
    brief_s: float = 3.0
    first_s: float = 0.5  # both SDKs' own
    longest_s: float = 8.0  # both SDKs' own
    answer_s: float = 1.0

    def wait(self, error: PortError, tried: int, chance: float, left_s: float, *, last: bool) -> float | None:
        """
        Return the seconds to wait before asking again, or None: not this model.

        Args:
            error: The last one.
            tried: How often this model was asked, from 1.
            chance: 0.0-1.0, the jitter.
            left_s: Of the deadline.
            last: Whether no other model is left to ask.
        """
        if tried >= self.tries:
            return None
        wait = self._wanted(error, tried, chance, last=last)
        ceiling = left_s - self.answer_s if last else min(self.brief_s, left_s - self.answer_s)
        return wait if wait is not None and wait <= ceiling else None

    def _wanted(self, error: PortError, tried: int, chance: float, *, last: bool) -> float | None:
        match error:
            case Limited(daily=True):
                return None
            case Malformed() | TimedOut():
                return 0.0 if last and tried == 1 else None
            case Unavailable(retry_after=float() | int() as asked):
                # A little later than asked: all that wait for one limit would come back at one moment.
                return asked + chance * self.first_s / 2
            case Unavailable():
                return min(self.longest_s, self.first_s * 2.0 ** (tried - 1)) * (0.5 + chance / 2)
            case _:
                return None
