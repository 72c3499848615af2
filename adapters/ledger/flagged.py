"""Transactions of reviewers: a flag by its name, and how it is sorted."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace

from sqlalchemy import Connection, select, update

from adapters.ledger.kept import with_exchange
from adapters.ledger.rows import flag_of, flag_row
from adapters.ledger.tables import flags
from bot.flag import Category, Flag

_SHORT = 8  # hex digits: among a thousand flags two are alike once in nine thousand deployments


def short_id(flag: Flag) -> str:
    """Return eight hex digits that name the flag where its id is too long to type."""
    return hashlib.sha256(flag.id.encode()).hexdigest()[:_SHORT]


def named(connection: Connection, name: str) -> list[tuple[Flag, str]]:
    """Return the flags of this id or short id with the exchanges that they are about as JSON; mostly one, or none."""
    found: list[tuple[Flag, str]] = []
    for key, flag in _matching(connection, lambda flag: name in (flag.id, short_id(flag))):
        about = with_exchange(flags, flags.c.id).where(flags.c.id == key)
        found += [(flag, row.whole) for row in connection.execute(about)]
    return found


def label(connection: Connection, flag_id: str, category: Category | None) -> Flag | None:
    """Keep the category of the flag of this id where the flag stands in the list; None when there is no such flag."""
    for key, flag in _matching(connection, lambda flag: flag.id == flag_id):
        sorted_now = replace(flag, category=category)
        whole = flag_row(sorted_now, "")["whole"]
        connection.execute(update(flags).where(flags.c.id == key).values(whole=whole))
        return sorted_now
    return None


def _matching(connection: Connection, matches: Callable[[Flag], bool]) -> Iterator[tuple[int, Flag]]:
    """Yield the flags that match: their ids are no columns, and their parts may hold the sign that joins them."""
    rows = connection.execute(select(flags.c.id, flags.c.whole)).all()
    read = ((row.id, flag_of(row.whole)) for row in rows)
    return ((key, flag) for key, flag in read if matches(flag))
