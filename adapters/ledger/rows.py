"""An exchange as a row: what is looked up in columns, and the whole of it as JSON."""

import json
from datetime import UTC
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.exchange import Exchange
from bot.flag import Flag
from bot.thread import Room, ThreadId
from rag.errors import Malformed

Row = dict[str, Any]


@cache
def _exchange() -> TypeAdapter[Exchange]:
    return TypeAdapter(Exchange)


@cache
def _flag() -> TypeAdapter[Flag]:
    return TypeAdapter(Flag)


def room_key(room: Room) -> dict[str, str]:
    """Return the columns that name a room."""
    return {"platform": room.platform, "workspace": room.workspace, "room": room.id}


def thread_key(thread: ThreadId) -> dict[str, str]:
    """Return the columns that name a thread."""
    return {**room_key(thread.room), "root": thread.root.value}


def exchange_row(exchange: Exchange) -> Row:
    """Return the exchange as a row; half a surrogate pair, which no database takes, becomes "?"."""
    whole = _json(_exchange().dump_python(exchange, mode="json"))
    return {
        **thread_key(exchange.thread.id),
        "message": exchange.message.id.value,
        "at": exchange.at.astimezone(UTC).replace(tzinfo=None),
        "kind": type(exchange.reply).__name__.lower(),
        "whole": whole,
    }


def exchange_of(whole: str, what: str) -> Exchange:
    """Return the exchange of a row. Raises Malformed, naming the ledger, when it is none."""
    try:
        return _exchange().validate_json(whole)
    except ValidationError as error:
        raise Malformed(f"{what} holds an exchange that cannot be read ({error.error_count()} errors in it)") from error


def flag_row(flag: Flag, message: str) -> Row:
    """Return the flag as a row; `message` is the one that was answered."""
    whole = _json(_flag().dump_python(flag, mode="json"))
    return {
        **room_key(flag.room),
        "answer": flag.answer.value,
        "by": flag.by.value,
        "message": message,
        "whole": whole,
    }


def flag_of(whole: str) -> Flag:
    """Return the flag of a row. Raises Malformed when it is none."""
    try:
        return _flag().validate_json(whole)
    except ValidationError as error:
        raise Malformed(f"the ledger holds a flag that cannot be read ({error.error_count()} errors in it)") from error


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False).encode(errors="replace").decode()
