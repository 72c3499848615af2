"""What `footnote eval --ablation` does with its folder."""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace

import click
from rich.table import Table

from adapters.cli.evaluating import Evaluation, bad_set_stops, elsewhere, models_asked_for, told_unread
from adapters.cli.mistaken import mistakes_stop
from adapters.cli.stop import Exit
from adapters.evaluation.ablation import Overheard, ablation
from adapters.evaluation.cases import read_cases, read_corpus
from adapters.settings import Settings
from adapters.terminal.console import console
from adapters.terminal.progress import progress_bar
from adapters.trial import trial
from rag.ablation import Compared, Version, ablation_measures
from rag.measures import Measure

_TITLES = {Version.PROMPT: "prompt only", Version.GATE: "+ gate", Version.CHECK: "+ check and retry"}


async def ablate_folder(asked: Evaluation, settings: Settings, *, as_json: bool) -> Exit:
    """Measure every version and print; the index lives in a folder that is gone afterwards."""
    with bad_set_stops():
        cases = read_cases(asked.folder)
        rows = () if asked.documents else read_corpus(asked.folder)
    with mistakes_stop(), elsewhere(settings) as home, progress_bar(console(sys.stderr)) as report:
        async with models_asked_for(settings, os.environ, "--ablation") as (models, rerankers):
            llm, nonce = Overheard(models.llm), models.nonce()
            async with trial(home, replace(models, llm=llm, nonce=lambda: nonce), rerankers) as opened:
                ingested = await opened.ingest(asked.documents or rows, report)
                beneath = (opened.store.index, llm, nonce)
                found = await ablation(cases, opened.ask, asked.audience, beneath, report)
    if left_out := len(cases) - len(found):
        why = "too vague, not searched, or a model failed; `footnote doctor` says which models answer"
        click.echo(f"footnote: {left_out:,} questions are left out: {why}", err=True)
    measured = ablation_measures(found)
    if as_json:
        click.echo(json.dumps(_object(measured, found, len(cases)), ensure_ascii=False))
    else:
        console().print(_table(measured, len(found), len(cases)))
        told_unread(ingested)
    if left_out and not found:
        return Exit.UNREACHABLE
    return Exit.SOME_UNREAD if ingested.failed else Exit.FINE


def _object(
    measured: Mapping[Version, Sequence[Measure]], found: Sequence[Compared], questions: int
) -> dict[str, object]:
    numbers = {
        version: {one.name: {"value": one.value, "low": one.low, "high": one.high, "n": one.n} for one in measures}
        for version, measures in measured.items()
    }
    return {"questions": questions, "compared": len(found), "versions": numbers}


def _table(measured: Mapping[Version, Sequence[Measure]], compared: int, questions: int) -> Table:
    caption = f"shares with their 95% intervals and n; {compared:,} of {questions:,} questions could be compared"
    table = Table("measure", caption=caption)
    for title in _TITLES.values():
        table.add_column(title, justify="right")
    by_name = {name: {one.name: one for one in measures} for name, measures in measured.items()}
    for name in dict.fromkeys(one.name for measures in measured.values() for one in measures):
        table.add_row(name.replace("_", " "), *(_cell(by_name[version].get(name)) for version in _TITLES))
    return table


def _cell(one: Measure | None) -> str:
    return f"{one.value:.3f} ({one.low:.3f} - {one.high:.3f}) {one.n:,}" if one else "-"
