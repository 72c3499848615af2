"""What Weaviate's client raises -> the port's three errors, by one table, said so that a person knows what to do."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import httpx
from grpc.aio import AioRpcError
from weaviate import exceptions as raised

from rag.errors import Malformed, PortError, Rejected, Unavailable

Kinds = tuple[type[BaseException], ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """
    What an exception means.

    Attributes:
        says: Lower-case words of which its message has one; empty for any message.
        advice: What a person does about it; its own message is left out then.
    """

    kinds: Kinds
    error: type[PortError]
    says: tuple[str, ...] = ()
    advice: str = ""


_ABSENT = "does not answer: check that it runs, and [index] url and grpc"
_SLOW = "did not answer in time"
_PASSING = ("deadline", "unavailable", "no read replica", "connect", "shutting down", "timed out", "timeout", "leader")

TABLE: tuple[Rule, ...] = (
    Rule(
        (raised.InsufficientPermissionsError,), Rejected, advice="refuses: the key in WEAVIATE_API_KEY may not do that"
    ),
    Rule(
        (raised.AuthenticationFailedError, raised.MissingScopeError),
        Rejected,
        advice="refuses the key in WEAVIATE_API_KEY",
    ),
    Rule((raised.UnexpectedStatusCodeError,), Rejected, (" 401",), "wants a key, or another: set WEAVIATE_API_KEY"),
    Rule((raised.UnexpectedStatusCodeError,), Unavailable, (" 500", " 502", " 503", " 504", " 429", *_PASSING)),
    Rule((raised.UnexpectedStatusCodeError,), Rejected),
    Rule((raised.WeaviateStartUpError,), Rejected, ("not supported",)),
    Rule(
        (
            raised.WeaviateStartUpError,
            raised.WeaviateConnectionError,
            raised.WeaviateGRPCUnavailableError,
            httpx.ConnectError,
        ),
        Unavailable,
        advice=_ABSENT,
    ),
    Rule((TimeoutError, raised.WeaviateTimeoutError, httpx.TimeoutException), Unavailable, advice=_SLOW),
    Rule(
        (raised.WeaviateRetryError, raised.WeaviateClosedClientError, httpx.TransportError), Unavailable, advice=_ABSENT
    ),
    Rule(
        (raised.WeaviateQueryError,),
        Rejected,
        ("unauthenticated", "unauthorized", "anonymous access"),
        "wants a key, or another: set WEAVIATE_API_KEY",
    ),
    Rule(
        (raised.WeaviateDeleteManyError, raised.WeaviateBatchError, raised.WeaviateQueryError),
        Unavailable,
        _PASSING,
        _SLOW,
    ),
    Rule((raised.WeaviateQueryError,), Rejected),
    Rule((raised.WeaviateInsertManyAllFailedError,), Rejected),
    Rule(
        (raised.ResponseCannotBeDecodedError, raised.EmptyResponseError),
        Malformed,
        advice="does not speak as Weaviate does: check [index] url",
    ),
    Rule((AioRpcError,), Unavailable, advice=_ABSENT),
    Rule((raised.WeaviateBaseError, ValueError), Rejected),
)
"""The first rule that fits holds: narrow ones stand before wide ones."""


def said(error: Exception, where: str, doing: str) -> PortError:
    """Return the port's error for what was raised at `where` while `doing`; Malformed for what no rule knows."""
    message = " ".join(str(error).split())
    rule = next((rule for rule in TABLE if _fits(rule, error, message.lower())), None)
    if rule is None:
        return Malformed(f"Weaviate at {where}: {doing} failed ({type(error).__name__}): run `footnote doctor`")
    return rule.error(f"Weaviate at {where} {rule.advice or f'refused: {message[:300]}'} ({doing})")


def _fits(rule: Rule, error: Exception, message: str) -> bool:
    return isinstance(error, rule.kinds) and (not rule.says or any(words in message for words in rule.says))


@contextmanager
def translated(where: str, doing: str) -> Iterator[None]:
    """Raise the port's errors in the place of the client's."""
    try:
        yield
    except PortError:
        raise
    except Exception as error:
        raise said(error, where, doing) from error
