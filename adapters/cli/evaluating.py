"""What `footnote eval` does with its folder."""

import json
import os
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from rich.table import Table
from rich.text import Text

from adapters.cli.mistaken import mistakes_stop
from adapters.cli.stop import Exit, Stop
from adapters.evaluation.cases import BadSet, Case, read_cases, read_corpus
from adapters.evaluation.run import outcomes
from adapters.reranking import rerankers_of
from adapters.settings import Settings
from adapters.storage import notice_of
from adapters.terminal.console import console
from adapters.terminal.progress import progress_bar
from adapters.terminal.safe import on_one_line
from adapters.trial import trial
from adapters.wiring import models_of
from rag.ingest import Ingested
from rag.measures import Measure, measures
from rag.ports import Models, Reranker
from rag.posted import posted_measures


@dataclass(frozen=True, slots=True)
class Evaluation:
    """
    What to measure.

    Attributes:
        documents: A folder in the place of the set's corpus.jsonl.
        models: Whether the settings' models write, and what they write is measured too.
    """

    folder: Path
    documents: Path | None
    audience: frozenset[str]
    models: bool = False


async def evaluate_folder(asked: Evaluation, settings: Settings, *, as_json: bool) -> Exit:
    """Measure and print; the index lives in a folder that is gone afterwards."""
    with bad_set_stops():
        cases = read_cases(asked.folder)
        rows = () if asked.documents else read_corpus(asked.folder)
    if notice := notice_of(settings):
        click.echo(notice, err=True)
    with mistakes_stop(), elsewhere(settings) as home, progress_bar(console(sys.stderr)) as report:
        async with _writers(asked, settings) as (models, rerankers), trial(home, models, rerankers) as opened:
            ingested = await opened.ingest(asked.documents or rows, report)
            _check_relevant(cases, await opened.pages())
            found = await outcomes(cases, opened.ask, asked.audience, report)
    shown = measures([outcome for outcome, _ in found]) + (posted_measures(found) if asked.models else ())
    _print(ingested, shown, len(cases), as_json=as_json)
    return Exit.SOME_UNREAD if ingested.failed else Exit.FINE


@asynccontextmanager
async def _writers(asked: Evaluation, settings: Settings) -> AsyncIterator[tuple[Models | None, tuple[Reranker, ...]]]:
    """Yield what is asked as in production, if that is asked for. Raises Stop when there are no models."""
    if not asked.models:
        yield None, ()
        return
    async with models_asked_for(settings, os.environ, "--models") as (models, rerankers):
        yield models, rerankers


@asynccontextmanager
async def models_asked_for(
    settings: Settings, environment: Mapping[str, str], option: str
) -> AsyncIterator[tuple[Models, tuple[Reranker, ...]]]:
    """Yield the settings' models, which an option asks for, and the rerankers. Raises Stop when there are no models."""
    async with models_of(settings, environment) as models, rerankers_of(settings, environment) as rerankers:
        if models is None:
            hint = f"Set GROQ_API_KEY or ANTHROPIC_API_KEY, or leave out {option}."
            raise Stop("no model is configured", hint, Exit.WRONG_USE)
        yield models, rerankers


@contextmanager
def elsewhere(settings: Settings) -> Iterator[Settings]:
    """Yield the settings with a state folder that is gone afterwards."""
    with TemporaryDirectory(prefix="footnote-eval-") as state:
        yield settings.model_copy(update={"footnote": settings.footnote.model_copy(update={"state": Path(state)})})


@contextmanager
def bad_set_stops() -> Iterator[None]:
    """Turn a folder that cannot be used into a Stop."""
    try:
        yield
    except BadSet as error:
        raise Stop(str(error), "See footnote eval --help for what the files hold.", Exit.WRONG_USE) from error


def _check_relevant(cases: tuple[Case, ...], known: frozenset[str]) -> None:
    missing = sorted({page for case in cases for page in case.relevant} - known)
    if missing:
        lost = f"{len(missing)} relevant documents are not among the documents, the first is {missing[0]!r}"
        click.echo(f"footnote: {lost}; they count as not found", err=True)


def _print(ingested: Ingested, found: tuple[Measure, ...], questions: int, *, as_json: bool) -> None:
    if as_json:
        numbers = {one.name: {"value": one.value, "low": one.low, "high": one.high, "n": one.n} for one in found}
        whole = {
            "questions": questions,
            "documents": ingested.documents,
            "passages": ingested.passages,
            "failed": [asdict(failed) for failed in ingested.failed],
            "measures": numbers,
        }
        click.echo(json.dumps(whole, ensure_ascii=False))
        return
    out = console()
    table = Table("measure", caption=f"{questions:,} questions, {ingested.documents:,} documents")
    for heading in ("value", "95% interval", "n"):
        table.add_column(heading, justify="right")
    for measure in found:
        form = _form(measure.name)
        interval = f"{form.format(measure.low)} - {form.format(measure.high)}"
        table.add_row(measure.name, form.format(measure.value), interval, f"{measure.n:,}")
    out.print(table)
    told_unread(ingested)


def told_unread(ingested: Ingested) -> None:
    """Print what could not be read."""
    for failed in ingested.failed:
        words = f"could not read {on_one_line(failed.path)}: {on_one_line(failed.reason)}"
        console().print(Text(words), soft_wrap=True)


def _form(name: str) -> str:
    """Return how a measure's numbers are written: milliseconds and tokens are coarse, a cost is small."""
    if name.endswith("_ms") or name == "tokens":
        return "{:,.1f}"
    return "{:.5f}" if name.endswith("_usd") else "{:.3f}"
