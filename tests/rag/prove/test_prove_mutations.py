"""Supported sentences, changed by machine: no value from nowhere is ever proved, and other signs for the same are."""

import pytest

from rag.prove import Text, Verdict, prove
from tests.rag.prove import mutate
from tests.rag.prove.cases import cases

SUPPORTED = [case for case in cases() if case.supported]


def proved(claim: str, passage: str) -> bool:
    text = Text("Handbook", "", passage)
    return prove(claim, [text], [text]).verdict is Verdict.PROVED


def changed(change: str, table: dict[str, mutate.Change]) -> list[tuple[str, str]]:
    found = [(claim, case.passage) for case in SUPPORTED for claim in table[change](case.claim)]
    assert found, f"nothing was changed by {change!r}"
    return found


@pytest.mark.parametrize("change", mutate.FROM_NOWHERE)
def test_a_value_identifier_or_name_that_nothing_cited_has_is_never_proved(change: str) -> None:
    passed = [
        claim
        for claim, passage in changed(change, mutate.FROM_NOWHERE)
        if proved(claim, passage) and not says_nothing_new(claim, passage)
    ]
    assert not passed


def says_nothing_new(claim: str, passage: str) -> bool:
    """Whether a weekday or month that was put in stands in the passage too, or German makes every noun a capital."""
    named = [word for word in (*mutate.MONTHS, *mutate.WEEKDAYS) if word in claim]
    return ("Zephyrion" not in claim and bool(named) and all(word in passage for word in named)) or " für den " in (
        passage
    )


@pytest.mark.parametrize(("change", "share"), [("unit", 0.95), ("negation", 0.8)])
def test_most_other_units_and_denials_are_found(change: str, share: float) -> None:
    found = changed(change, mutate.WITHIN)
    assert sum(not proved(claim, passage) for claim, passage in found) / len(found) >= share


def test_nearly_all_that_is_said_in_other_signs_is_kept() -> None:
    found = [pair for change in mutate.SAME for pair in changed(change, mutate.SAME)]
    lost = [claim for claim, passage in found if not proved(claim, passage)]
    assert len(lost) / len(found) <= 0.03, lost
