"""One ingest: paths into a collection of the index, and what was said about it into the ledger."""

import os
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from adapters.ledger.sql import SqlLedger, Told
from adapters.official import official_of
from adapters.readers.reading import Reading
from adapters.rights import groups_of
from adapters.settings import Ledger, Settings
from adapters.shelves.replacing import doubts
from adapters.state import State
from adapters.storage import opened, shelf
from rag.ingest import Ingested, Progress, ingest

_READERS = 2  # a slow PDF holds up one of them; more would take processors from the embedder


@dataclass(frozen=True, slots=True)
class Intake:
    """
    What to take in.

    Attributes:
        paths: Files, folders and globs, as a person wrote them.
        official_url: Where a refusal about the collection sends people; "" when it was not said.
        anew: Whether everything that the index holds, of every collection, is forgotten first.
    """

    paths: tuple[str, ...]
    collection: str
    official_url: str = ""
    anew: bool = False


async def take_in(settings: Settings, intake: Intake, progress: Progress) -> Ingested:
    """
    Bring the collection to what the paths hold, and forget exchanges that were kept long enough.

    Two that begin at once go one after the other.

    Raises:
        Mistakes: Nobody said where refusals about the collection send people.
        OSError: The state folder cannot be made.
        PortError: As `rag.ingest.ingest`.
    """
    state = State(settings.footnote.state)
    state.prepare()
    async with state.turn(lambda: progress("waiting for another ingest", 0, 1)), opened(settings) as store:
        if intake.anew:
            await store.index.discard()
        await _tell(settings, intake, store.ledger)
        await forget_old(settings.ledger, store.ledger)
        async with Reading(workers=_READERS, groups=groups_of(settings)) as reading:
            files = shelf(settings, intake.paths, intake.collection, reading)
            ingested = await ingest(files, store.index, store.embedder, progress)
        held = await store.index.listing(intake.collection)
        return replace(
            ingested,
            warnings=(*ingested.warnings, *files.notes, *doubts([stored.source for stored in held])),
            documents=len(held),
            passages=sum(stored.passages for stored in held),
        )


async def forget_old(kept: Ledger, ledger: SqlLedger) -> None:
    """Forget the exchanges that are older than the settings keep them. Raises PortError."""
    if kept.keep_days:
        await ledger.forget(datetime.now(UTC) - timedelta(days=kept.keep_days))


async def _tell(settings: Settings, intake: Intake, ledger: SqlLedger) -> None:
    told = {one.name: one for one in await ledger.told()}
    before = told.get(intake.collection, Told(intake.collection))
    roots = {*before.roots, *map(os.path.abspath, intake.paths)}
    now = Told(intake.collection, intake.official_url or before.official_url, tuple(sorted(roots)))
    official_of(intake.collection, settings, [now])  # a collection without one does not start
    if now != before:
        await ledger.tell(now)
