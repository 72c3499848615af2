"""One transaction in a thread of its own, and the port's errors in the place of the database's."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine

from adapters.ledger.tables import READS
from adapters.ledger.trouble import translated

T = TypeVar("T")


async def write(engine: Engine, what: str, work: Callable[[Connection], T]) -> T:
    """
    Return what `work` returns, in a transaction that holds the write lock.

    `what` names the database in errors. Raises PortError.
    """

    def transaction() -> T:
        with translated(what), engine.begin() as connection:
            return work(connection)

    return await asyncio.to_thread(transaction)


async def read(engine: Engine, what: str, work: Callable[[Connection], T]) -> T:
    """Return what `work` returns, which only reads: one state of the database, and no wait for who writes."""
    return await write(engine.execution_options(**{READS: True}), what, work)
