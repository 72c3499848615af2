"""
What went wrong with a provider, in our own words.

A provider's text may hold the key, an address or what people wrote: it is looked at, and never passed on.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from enum import StrEnum

from rag.errors import Malformed, PortError, Rejected, TooLarge, Unavailable


class Limited(Unavailable):
    """The provider takes no more requests for now. `daily` limits are not worth waiting for."""

    def __init__(self, message: str, retry_after: float | None = None, *, daily: bool = False) -> None:
        super().__init__(message, retry_after)
        self.daily = daily


class TimedOut(Unavailable):
    """Nothing came in time: asking the same model again would take as long."""


class Kind(StrEnum):
    """What a provider's failure comes down to."""

    STATUS = "status"  # what its HTTP status says
    UNAVAILABLE = "unavailable"
    TIMED_OUT = "timed out"
    LIMITED = "limited"
    TOO_LARGE = "too large"
    KEY = "key"
    MODEL = "model"
    RETIRED = "retired"
    PAYMENT = "payment"
    REJECTED = "rejected"
    MALFORMED = "malformed"


@dataclass(frozen=True, slots=True)
class Told:
    """
    What a provider said.

    Attributes:
        status: The HTTP status; 0 without an answer.
        text: Its message; only read, never shown.
        code: Its name for the error.
        headers: Of the answer, lower case.
    """

    status: int = 0
    text: str = ""
    code: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)


_STATUS = {
    401: Kind.KEY,
    402: Kind.PAYMENT,
    403: Kind.KEY,
    404: Kind.MODEL,
    408: Kind.UNAVAILABLE,
    409: Kind.UNAVAILABLE,  # both SDKs try again on a lock timeout
    413: Kind.TOO_LARGE,
    429: Kind.LIMITED,
    498: Kind.UNAVAILABLE,  # Groq: the flex tier has no capacity
    499: Kind.UNAVAILABLE,
    501: Kind.REJECTED,
}
_CODE = {
    "overloaded_error": Kind.UNAVAILABLE,
    "api_error": Kind.UNAVAILABLE,
    "timeout_error": Kind.UNAVAILABLE,
    "rate_limit_error": Kind.LIMITED,
    "rate_limit_exceeded": Kind.LIMITED,
    "authentication_error": Kind.KEY,
    "permission_error": Kind.KEY,
    "billing_error": Kind.PAYMENT,
    "json_validate_failed": Kind.MALFORMED,  # Groq: what the model wrote does not follow the schema
}
_TOO_LARGE = re.compile(
    r"too (?:large|long)|reduce the length|context[_ ](?:length|window|size)|maximum context", re.IGNORECASE
)
_RETIRED = re.compile(
    r"decommission|deprecated|no longer (?:supported|available|served)|has been (?:retired|removed|shut down)",
    re.IGNORECASE,
)
_DAILY = re.compile(r"per day|\b(?:TPD|RPD)\b|spend limit|credit balance", re.IGNORECASE)
_LIMIT = re.compile(r"Limit (\d+)(?:, Used \d+)?, Requested (\d+)", re.IGNORECASE)
_AGAIN_IN = re.compile(r"try again in ((?:[\d.]+(?:ms|[dhms]))+)", re.IGNORECASE)
_SPAN = re.compile(r"([\d.]+)(ms|[dhms])", re.IGNORECASE)
_SECONDS = {"d": 86_400.0, "h": 3_600.0, "m": 60.0, "s": 1.0, "ms": 0.001}

_KEYS = {"groq": "GROQ_API_KEY", "anthropic": "ANTHROPIC_API_KEY"}


_SAID: Mapping[Kind, tuple[type[PortError], str]] = {
    Kind.TIMED_OUT: (TimedOut, "did not answer in time"),
    Kind.TOO_LARGE: (TooLarge, "takes no request as long as this; send less text"),
    Kind.KEY: (Rejected, "does not accept the key; check {key}"),
    Kind.MODEL: (Rejected, "is no model that this key may use; choose another under [models]"),
    Kind.RETIRED: (Rejected, "is retired by its provider; set another model under [models]"),
    Kind.PAYMENT: (Rejected, "asks to be paid; look at the account's billing page"),
    Kind.MALFORMED: (Malformed, "answered what cannot be read"),
    Kind.REJECTED: (Rejected, "refused the request; its parameters do not suit this model"),
    Kind.UNAVAILABLE: (Unavailable, "cannot be reached or is overloaded"),
}


def failure(kind: Kind, provider: str, model: str, told: Told) -> PortError:
    """Return the error to raise: which model, what happened and what to do, without a word of the provider's."""
    who = f"{provider}/{model}"
    kind = refined(kind, told)
    if kind is Kind.LIMITED:
        return _limited(who, told)
    error, sentence = _SAID[kind]
    status = f" (status {told.status})" if told.status else ""
    message = f"{who} {sentence.format(key=_KEYS.get(provider, 'it'))}{status}"
    return Unavailable(message, wait_of(told)) if error is Unavailable else error(message)


def refined(kind: Kind, told: Told) -> Kind:
    """Return the kind that status, code and text come down to."""
    if kind is Kind.STATUS:
        kind = _STATUS.get(told.status) or _CODE.get(told.code) or _plain(told.status)
    if kind is Kind.LIMITED and _above_limit(told.text):
        return Kind.TOO_LARGE
    if kind is Kind.REJECTED and _TOO_LARGE.search(f"{told.code} {told.text}"):
        return Kind.TOO_LARGE
    if kind in (Kind.REJECTED, Kind.MODEL) and _RETIRED.search(f"{told.code} {told.text}"):
        return Kind.RETIRED
    return kind


def wait_of(told: Told) -> float | None:
    """Return the wait in seconds that the provider asks for: its headers before its words; None for none."""
    for header, unit in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        value = told.headers.get(header, "").strip()
        if re.fullmatch(r"\d{1,9}(?:\.\d+)?", value):
            return float(value) * unit
        if moment := _moment(value):
            return max(0.0, (moment - datetime.now(UTC)).total_seconds())
    found = _AGAIN_IN.search(told.text)
    return _seconds(found[1]) if found else None


def _plain(status: int) -> Kind:
    return Kind.REJECTED if 400 <= status < 500 else Kind.UNAVAILABLE


def _limited(who: str, told: Told) -> Limited:
    daily = bool(_DAILY.search(f"{told.code} {told.text}"))
    if daily:
        return Limited(f"{who}: the day's limit is used up; raise it, or set another model", wait_of(told), daily=True)
    return Limited(f"{who} takes no more requests this minute", wait_of(told))


def _above_limit(text: str) -> bool:
    """Whether the request alone is more than a whole minute's limit: waiting never helps."""
    found = _LIMIT.search(text)
    return bool(_TOO_LARGE.search(text)) or (found is not None and int(found[2]) > int(found[1]))


def _moment(value: str) -> datetime | None:
    try:
        moment = parsedate_to_datetime(value)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _seconds(spans: str) -> float | None:
    try:
        return sum(float(number) * _SECONDS[unit.lower()] for number, unit in _SPAN.findall(spans))
    except ValueError:
        return None
