"""A circuit breaker: what failed again and again is left alone for a while, then tried by one."""

from collections.abc import Callable

_FAILURES = 5  # in a row: two questions' worth of tries
_REST_S = 30.0  # a provider's short outage; longer than a deadline's rest, so that no question waits for it


class Breaker:
    """
    Closed at first; opens after `failures` in a row; half open after the rest: one asks, others stay out.

    The probe that never reports back (its question was cancelled) holds nobody up: the rest begins anew when a
    probe is let in, and ends by itself.
    """

    def __init__(self, clock: Callable[[], float], failures: int = _FAILURES, rest_s: float = _REST_S) -> None:
        self._clock = clock
        self._most = failures
        self._rest_s = rest_s
        self._failures = 0
        self._until: float | None = None

    def closed_for(self) -> float:
        """Return the seconds until it may be asked again; 0.0 for now."""
        return max(0.0, self._until - self._clock()) if self._until is not None else 0.0

    def enter(self) -> bool:
        """Return whether it may be asked now. When half open, only the first to ask may."""
        if self._until is None:
            return True
        if self._clock() < self._until:
            return False
        self._until = self._clock() + self._rest_s
        return True

    def passed(self) -> None:
        """Close: it answered."""
        self._failures, self._until = 0, None

    def failed(self) -> None:
        """Open after enough failures in a row, and again after a failed probe."""
        self._failures += 1
        if self._failures >= self._most:
            self._until = self._clock() + self._rest_s

    def rest(self, seconds: float) -> None:
        """Open at once, for as long as it asked to be left alone."""
        self._until = self._clock() + seconds
