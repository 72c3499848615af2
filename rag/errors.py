"""
How a port may fail. Three kinds, by what the caller can do about it.

PortError
 ├── Unavailable   the world did not answer: try again later
 ├── Rejected      the world said no: trying again will not help
 │    ├── TooLarge      it was too long: a shorter request may pass
 │    └── PartlyStored  it took some of the documents and refused the others
 └── Malformed     the world answered nonsense: the answer cannot be used
"""

from collections.abc import Mapping


class PortError(Exception):
    """
    A port could not do what it was asked. The message says what, which and what to do.

    `model` names the language model that had begun to write, `provider/model`; "" where none had.
    """

    model: str = ""


class Unavailable(PortError):
    """Nothing answered in time. `retry_after` is the wait in seconds that the other side asked for, if any."""

    def __init__(self, message: str, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class Rejected(PortError):
    """The request was understood and refused; asking again will not help."""


class Malformed(PortError):
    """The answer could not be understood."""


class TooLarge(Rejected):
    """The request is longer than the other side takes: a shorter one may pass."""


class PartlyStored(Rejected):
    """Some documents could not be stored, and the others were. `failed` has a plain reason for each source's id."""

    def __init__(self, failed: Mapping[str, str]) -> None:
        first, why = next(iter(failed.items()))
        super().__init__(f"{len(failed)} documents could not be stored, {first!r} since {why}")
        self.failed = dict(failed)
