"""An exchange as a row: what is looked up in columns, and the whole of it as JSON."""

import json
from datetime import UTC
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.exchange import Exchange
from bot.thread import ThreadId
from rag.errors import Malformed

Row = dict[str, Any]


@cache
def _exchange() -> TypeAdapter[Exchange]:
    return TypeAdapter(Exchange)


def thread_key(thread: ThreadId) -> dict[str, str]:
    """Return the columns that name a thread."""
    room = thread.room
    return {
        "platform": room.platform,
        "workspace": room.workspace,
        "room": room.id,
        "root": thread.root.value,
    }


def exchange_row(exchange: Exchange) -> Row:
    """Return the exchange as a row; half a surrogate pair, which no database takes, becomes "?"."""
    whole = json.dumps(_exchange().dump_python(exchange, mode="json"), ensure_ascii=False)
    return {
        **thread_key(exchange.thread.id),
        "message": exchange.message.id.value,
        "at": exchange.at.astimezone(UTC).replace(tzinfo=None),
        "kind": type(exchange.reply).__name__.lower(),
        "whole": whole.encode(errors="replace").decode(),
    }


def exchange_of(whole: str, what: str) -> Exchange:
    """Return the exchange of a row. Raises Malformed, naming the ledger, when it is none."""
    try:
        return _exchange().validate_json(whole)
    except ValidationError as error:
        raise Malformed(f"{what} holds an exchange that cannot be read ({error.error_count()} errors in it)") from error
