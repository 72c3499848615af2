"""SDK exceptions to ours. Both SDKs are generated from one mould: their errors carry the same attributes."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import aiohttp

from adapters.llm.failures import Kind, Told, failure
from adapters.llm.registry import Model
from rag.errors import PortError

Table = Mapping[type[Exception], Kind]
"""The nearest ancestor of an exception that stands in the table decides."""

# The SDKs build their objects without validation: a server may leave out what the types promise.
READING: Table = {
    ValueError: Kind.MALFORMED,
    TypeError: Kind.MALFORMED,
    AttributeError: Kind.MALFORMED,
    LookupError: Kind.MALFORMED,
}

# What httpx's names do not tell: to its aiohttp transport a connection that is refused or closed is a timeout.
_WIRE: Table = {
    aiohttp.ServerTimeoutError: Kind.TIMED_OUT,
    aiohttp.ClientConnectionError: Kind.UNAVAILABLE,
}


@contextmanager
def in_our_words(model: Model, table: Table) -> Iterator[None]:
    """Turn every exception of the table into a PortError that shows nothing of what the provider said."""
    try:
        yield
    except tuple(table) as error:
        # The SDK's exception holds the request, with key and text: no traceback may show it.
        raise explained(error, model, table) from None


def explained(error: Exception, model: Model, table: Table) -> PortError:
    """Return our error for an exception that the table knows."""
    found = (_nearest(cause, _WIRE) for cause in _causes(error))
    kind = next(filter(None, found), None) or _nearest(error, table) or Kind.UNAVAILABLE
    return failure(kind, model.provider, model.name, told_of(error))


def _nearest(error: BaseException, table: Table) -> Kind | None:
    return next((table[ancestor] for ancestor in type(error).__mro__ if ancestor in table), None)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error:
        yield error
        error = error.__cause__


def told_of(error: Exception) -> Told:
    """Return what the provider said; a mid-stream error has the status of the stream, which says nothing."""
    status = getattr(error, "status_code", 0)
    response = getattr(error, "response", None)
    inner = _inner(getattr(error, "body", None))
    codes = (str(inner[key]) for key in ("code", "type") if inner.get(key))
    return Told(
        status if isinstance(status, int) and status >= 400 else 0,
        f"{inner.get('message') or error}",
        next(codes, ""),
        {name.lower(): value for name, value in getattr(response, "headers", {}).items()},
    )


def _inner(body: Any) -> Mapping[str, Any]:
    """Return the error object of a body, whether or not the SDK has unwrapped it; empty for anything else."""
    found = body.get("error", body) if isinstance(body, dict) else {}
    return found if isinstance(found, dict) else {}
