"""What `footnote eval --drafts` does with its file."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from adapters.cli.stop import Exit, Stop
from adapters.evaluation.cases import BadSet
from adapters.evaluation.drafts import NOT_THERE, Fate, LabelledDraft, fates, read_drafts
from adapters.terminal.console import console

_Counts = Mapping[tuple[str, str], Counter[str]]


def settle_drafts(file: Path, *, as_json: bool) -> Exit:
    """Settle every draft of the file and print what was posted and what was not, and why."""
    try:
        drafts = read_drafts(file)
    except BadSet as error:
        raise Stop(str(error), "See footnote eval --help for what the file holds.", Exit.WRONG_USE) from error
    settled = [(draft, fates(draft)) for draft in drafts]
    counts = _counts(fate for _, found in settled for fate in found)
    _tell_of_lost([(draft, fate) for draft, found in settled for fate in found if fate.problem == NOT_THERE])
    if as_json:
        whole = {"drafts": [_draft(*one) for one in settled], "kinds": [_kind(*one) for one in sorted(counts.items())]}
        click.echo(json.dumps(whole, ensure_ascii=False))
    else:
        console().print(_table(counts, len(drafts)))
    return Exit.FINE


def _tell_of_lost(lost: Sequence[tuple[LabelledDraft, Fate]]) -> None:
    """Tell of sentences that are not looked at, as their drafts do not have them."""
    if lost:
        draft, fate = lost[0]
        what = f"sentences that their drafts do not have: {len(lost):,}, the first is {fate.text!r} of {draft.id!r}"
        click.echo(f"footnote: {what}; `text` is a piece of the draft, letter for letter, its markers too", err=True)


def _counts(found: Iterable[Fate]) -> _Counts:
    """Return how often each problem came up, "" for none, by label and kind."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    for fate in found:
        counts.setdefault((fate.label, fate.kind), Counter())[fate.problem] += 1
    return counts


def _draft(draft: LabelledDraft, found: Sequence[Fate]) -> dict[str, Any]:
    return {
        "id": draft.id,
        "kind": draft.kind or draft.expected,
        "posted": [fate.text for fate in found if not fate.problem],
        "dropped": [
            {"text": fate.text, "problem": fate.problem, "detail": fate.detail} for fate in found if fate.problem
        ],
    }


def _kind(name: tuple[str, str], problems: Counter[str]) -> dict[str, Any]:
    label, kind = name
    why = {problem: count for problem, count in problems.most_common() if problem}
    return {"label": label, "kind": kind, "n": problems.total(), "posted": problems[""], "problems": why}


def _table(counts: _Counts, drafts: int) -> Table:
    table = Table("label", "kind", caption=f"{drafts:,} drafts, {sum(c.total() for c in counts.values()):,} sentences")
    for heading in ("n", "posted", "not posted"):
        table.add_column(heading, justify="right")
    table.add_column("why not")
    labels = dict.fromkeys(label for label, _ in sorted(counts))
    for label in labels:
        kinds = {kind: found for (its, kind), found in sorted(counts.items()) if its == label}
        for kind, found in kinds.items():
            table.add_row(label, kind, *_numbers(found))
        table.add_row(label, "all", *_numbers(sum(kinds.values(), Counter())), style="bold", end_section=True)
    return table


def _numbers(found: Counter[str]) -> tuple[str, str, str, str]:
    total, posted = found.total(), found[""]
    why = ", ".join(f"{problem} {count}" for problem, count in found.most_common() if problem)
    return f"{total:,}", f"{posted:,}", f"{total - posted:,}", why
