"""How sure the best passage must be, by collection."""

from collections.abc import Iterator

from adapters.checks.check import Check, Mark
from adapters.settings import Settings
from adapters.wiring import gates_of


def gate_checks(settings: Settings) -> Iterator[Check]:
    """Yield the thresholds that hold everywhere, and those of each collection that has others."""
    gates = gates_of(settings)
    own = {f"gate of {name}": gate for name, gate in gates.by_collection.items()}
    for name, gate in {"gate": gates.usual, **own}.items():
        told = (
            f"refuses below {gate.refuse_below}, hedges below {gate.hedge_below}, is not sure below {gate.cite_below}"
        )
        yield Check(name, Mark.OK, told)
