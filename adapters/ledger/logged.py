"""One line in the log for each exchange: ids, counts and costs, and never a word that a person or a document said."""

import logging
from typing import Any

from adapters.ledger.export import summary
from adapters.ledger.sql import SqlLedger
from bot.exchange import Exchange
from rag.reply import Answer, Quotes, Refusal

EVENT = "exchange_recorded"
_log = logging.getLogger("footnote.exchanges")


class Logged(SqlLedger):
    """A ledger that tells the log of each exchange once it is kept."""

    async def record(self, exchange: Exchange) -> None:
        """Keep the exchange: see `bot.ports.Ledger`."""
        await super().record(exchange)
        if _log.isEnabledFor(logging.INFO):
            _log.info(EVENT, extra={"fields": fields(exchange)})


def fields(exchange: Exchange) -> dict[str, Any]:
    """Return what the log is told: wide, and without words."""
    told = summary(exchange)
    del told["asked"]
    reply, draft = exchange.reply, exchange.draft
    return {
        **told,
        "why": reply.why if isinstance(reply, Refusal) else None,
        "language": exchange.language,
        "hits": len(exchange.hits),
        "kept": len(exchange.judged.kept) if exchange.judged else None,
        "citations": len(reply.citations) if isinstance(reply, Answer | Quotes) else 0,
        "sentences": sum(1 for _ in reply.sentences()) if isinstance(reply, Answer) else 0,
        "outdated": len(exchange.outdated),
        "problems": len(draft.problems) if draft else 0,
        "prompt_version": draft.prompt_version if draft else None,
        "ms": sum(exchange.timings_ms.values()),
    }
