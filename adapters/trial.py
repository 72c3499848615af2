"""A bot on documents of its own, for an evaluation: nothing of the deployment's index is read or written."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from adapters.evaluation.cases import Row
from adapters.evaluation.run import Forgetful
from adapters.llm.deadline import within
from adapters.readers.reading import Reading
from adapters.rights import groups_of
from adapters.settings import Settings
from adapters.shelves.files import Files, Shelved
from adapters.shelves.rows import Rows
from adapters.storage import Store, opened
from adapters.terminal.client import Silent
from adapters.wiring import gates_of
from bot.bot import Bot
from bot.events import Asked
from bot.exchange import Exchange
from bot.thread import Thread
from bot.words import Words
from rag.answer import Grounded
from rag.ingest import Ingested, Progress, ingest
from rag.official import Officials
from rag.ports import Models, Reranker

_COLLECTION = "evaluation"
_OFFICIAL = Officials("https://official.invalid", {}, {})  # RFC 2606: a name that leads nowhere


@dataclass(frozen=True, slots=True)
class Trial:
    """
    An empty index in a folder of its own, and who asks it.

    Attributes:
        models: None answers in the documents' own sentences.
        rerankers: In the order in which they are asked.
    """

    settings: Settings
    store: Store
    reading: Reading
    models: Models | None = None
    rerankers: tuple[Reranker, ...] = ()

    async def ingest(self, documents: Path | Sequence[Row], progress: Progress) -> Ingested:
        """Take in a folder, whose files get their relative paths as ids, or a corpus. Raises PortError."""
        if isinstance(documents, Path):
            shelved = Shelved(_COLLECTION, documents)
            return await ingest(
                Files([str(documents)], shelved, self.reading), self.store.index, self.store.embedder, progress
            )
        rows = Rows(_COLLECTION, documents, self.reading)
        return await ingest(rows, self.store.index, self.store.embedder, progress)

    async def pages(self) -> frozenset[str]:
        """Return the ids of the documents that are searched."""
        return frozenset(stored.source.id.partition(":")[2] for stored in await self.store.index.listing())

    async def ask(self, before: Thread, asked: Asked) -> Exchange:
        """Return the reply of a bot whose platform knows what was said before. Raises PortError."""
        with within(self.settings.models.deadline_s):
            return await self._bot(before).handle(asked)

    def _bot(self, before: Thread) -> Bot:
        return Bot(
            platform=Silent(before),
            ledger=Forgetful(),
            answerer=Grounded(
                self.store.index,
                _OFFICIAL,
                time.perf_counter,
                gates_of(self.settings),
                models=self.models,
                rerankers=self.rerankers,
            ),
            official=_OFFICIAL.link,
            clock=lambda: datetime.now(UTC),
            words=Words(),
            models=self.models,
            zone=ZoneInfo(self.settings.footnote.timezone),
        )


@asynccontextmanager
async def trial(
    settings: Settings, models: Models | None = None, rerankers: tuple[Reranker, ...] = ()
) -> AsyncIterator[Trial]:
    """Yield a trial in the settings' state folder. Raises PortError, OSError."""
    async with opened(settings) as store, Reading(groups=groups_of(settings)) as reading:
        try:
            yield Trial(settings, store, reading, models, rerankers)
        finally:
            if settings.index.kind != "embedded":  # a server outlasts the folder
                await store.index.discard()
