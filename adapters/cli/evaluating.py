"""What `footnote eval` does with its folder."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from rich.table import Table
from rich.text import Text

from adapters.cli.stop import Exit, Stop
from adapters.evaluation.cases import BadSet, Case, read_cases, read_corpus
from adapters.evaluation.run import outcomes
from adapters.settings import Settings
from adapters.terminal.console import console
from adapters.terminal.progress import progress_bar
from adapters.terminal.safe import on_one_line
from adapters.trial import trial
from adapters.wiring import notice_of
from rag.ingest import Ingested
from rag.measures import Measure, measures


async def evaluate_folder(
    folder: Path, documents: Path | None, settings: Settings, audience: frozenset[str], *, as_json: bool
) -> Exit:
    """Measure and print; the index lives in a folder that is gone afterwards."""
    try:
        cases = read_cases(folder)
        rows = () if documents else read_corpus(folder)
    except BadSet as error:
        raise Stop(str(error), "See footnote eval --help for what the files hold.", Exit.WRONG_USE) from error
    with TemporaryDirectory(prefix="footnote-eval-") as state, progress_bar(console(sys.stderr)) as report:
        home = settings.model_copy(update={"footnote": settings.footnote.model_copy(update={"state": Path(state)})})
        async with trial(home) as opened:
            if notice := notice_of(settings):
                click.echo(notice, err=True)
            ingested = await opened.ingest(documents or rows, report)
            _check_relevant(cases, await opened.pages())
            found = await outcomes(cases, opened.bot, audience, report)
    _print(ingested, measures(found), len(cases), as_json=as_json)
    return Exit.SOME_UNREAD if ingested.failed else Exit.FINE


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
        form = "{:.1f}" if measure.name.endswith("_ms") else "{:.3f}"
        interval = f"{form.format(measure.low)} - {form.format(measure.high)}"
        table.add_row(measure.name, form.format(measure.value), interval, f"{measure.n:,}")
    out.print(table)
    for failed in ingested.failed:
        out.print(Text(f"could not read {on_one_line(failed.path)}: {on_one_line(failed.reason)}"), soft_wrap=True)
