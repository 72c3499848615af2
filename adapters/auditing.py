"""A second look at a sample of what was posted: what a judge rejects is flagged for the reviewers."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime

from adapters.llm.deadline import within
from bot.exchange import Exchange
from bot.flag import Category, Flag, Reason
from bot.ports import Flags
from bot.thread import PersonId
from rag.audit import Auditor
from rag.errors import PortError

_log = logging.getLogger("footnote.audit")

JUDGE = PersonId("judge")
"""Who raises these flags: no person of any platform."""

_PATIENCE_S = 60.0  # nobody waits for it


class Auditing:
    """Looks at exchanges once they are posted, beside everything else. `clock` gives aware UTC."""

    def __init__(self, auditor: Auditor, flags: Flags, clock: Callable[[], datetime]) -> None:
        self._auditor, self._flags, self._clock = auditor, flags, clock
        self._looking: set[asyncio.Task[None]] = set()

    def look(self, exchange: Exchange) -> None:
        """Begin to look at a posted exchange; returns at once."""
        task = asyncio.create_task(self._look(exchange))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def close(self) -> None:
        """Look no further. Never raises."""
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)

    async def _look(self, exchange: Exchange) -> None:
        try:
            with within(_PATIENCE_S):
                await self._audit(exchange)
        except PortError as error:
            _log.warning("not_audited", extra={"fields": {"problem": str(error)}})

    async def _audit(self, exchange: Exchange) -> None:
        if exchange.posted is None or exchange.question is None or exchange.withdrawn:
            return
        room, now = exchange.thread.id.room, self._clock()
        name = f"{room.platform}/{room.workspace}/{room.id}/{exchange.message.id.value}"
        audited = await self._auditor.audit(name, exchange.question, exchange.reply, now.date())
        if audited is None or not audited.rejected:
            return
        known = await self._flags.flag_of(room, exchange.posted, JUDGE)
        flag = known or Flag(room, exchange.posted, JUDGE, now, category=Category.UNSUPPORTED_CLAIM)
        await self._flags.keep_flag(flag.raised(now, Reason.WRONG, "\n".join(audited.rejected)))
        _log.warning("audit_rejected", extra={"fields": {"sentences": len(audited.rejected), "read": audited.read}})
