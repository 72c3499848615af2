"""What `footnote eval --replay` does with its file."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from adapters.cli.stop import Exit, Stop
from adapters.evaluation.cases import BadSet
from adapters.evaluation.exchanges import read_exchanges
from adapters.settings import Settings
from adapters.terminal.console import console
from adapters.terminal.safe import on_one_line
from adapters.wiring import gates_of
from rag.gate import Gates
from rag.replay import Decision, Recorded, redecided


@dataclass(frozen=True, slots=True)
class _Redecided:
    id: str
    recorded: Recorded
    now: Decision

    @property
    def was(self) -> Decision:
        return self.recorded.decision


def replay_exchanges(file: Path, settings: Settings, *, as_json: bool) -> Exit:
    """Decide every exchange of the file under the settings' thresholds, and print what would change."""
    try:
        exchanges = read_exchanges(file)
    except BadSet as error:
        hint = "Give a file that footnote exchanges export wrote."
        raise Stop(str(error), hint, Exit.WRONG_USE) from error
    gates = gates_of(settings)
    found = [_Redecided(one.id, one.recorded, redecided(one.recorded, gates)) for one in exchanges if one.recorded]
    if as_json:
        click.echo(json.dumps(_object(found, len(exchanges), gates), ensure_ascii=False))
    else:
        _print(found, len(exchanges))
    return Exit.FINE


def _object(found: Sequence[_Redecided], read: int, gates: Gates) -> dict[str, Any]:
    changes = [
        {"id": one.id, "asked": one.recorded.question.asked, "was": asdict(one.was), "now": asdict(one.now)}
        for one in found
        if one.was != one.now
    ]
    return {
        "exchanges": read,
        "searched": len(found),
        "changed": len(changes),
        "kind_changed": sum(one.was.kind is not one.now.kind for one in found),
        "gate": asdict(gates.usual),
        "gates": {name: asdict(gate) for name, gate in gates.by_collection.items()},
        "changes": changes,
    }


def _print(found: Sequence[_Redecided], read: int) -> None:
    changed = [one for one in found if one.was != one.now]
    out = console()
    out.print(
        f"{len(changed):,} of {len(found):,} searched exchanges would change; {read - len(found):,} had no search"
    )
    if not changed:
        return
    counts = Counter((_said(one.was), _said(one.now)) for one in changed)
    kinds = Table("was", "would be")
    kinds.add_column("n", justify="right")
    for (was, now), count in counts.most_common():
        kinds.add_row(was, now, f"{count:,}")
    out.print(kinds)
    each = Table("asked", "was", "would be")
    for one in changed:
        words = (one.recorded.question.asked, _said(one.was), _said(one.now))
        each.add_row(*(Text(on_one_line(word)) for word in words))
    out.print(each)


def _said(decision: Decision) -> str:
    return f"{decision.kind.value}, {decision.tier.value}" if decision.tier.value != "refuse" else decision.kind.value
