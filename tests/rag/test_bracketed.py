"""Words that a draft puts into brackets, and no page has so, are not shown."""

import pytest

from rag.cite import Given, read_draft
from tests.rag.drafted import passage

TEXT = (
    'Visitors sign in at the gate (north side). Write "Dear [Name]," first. Badges are blue [see plan B]. '
    "Vans enter before 7. Guard dogs stay outside. Gate plan: stack[top] is shown. Reserve `slots[day]` first."
)
GIVEN = (Given("1", passage("gate rules", TEXT)),)


def bare(text: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(unit.text, unit.keys) for unit in read_draft(text, GIVEN).units]


@pytest.mark.parametrize(
    "invented",
    [
        "[Gate Rules]",
        "[source: Gate Rules]",
        "[doc]",
        "[zzz]",
        "[??]",
        "[Source: Gate Rules, page 2]",
        "[gate-rules.md]",
        "[[Gate Rules]]",
        "[Gate Rules §3]",
        "【Gate Rules】",
        "［Torregeln］",
        "[verified]",
        "[規則]",
    ],
)
def test_invented_words_in_brackets_are_not_shown(invented: str) -> None:
    assert bare(f"Vans enter before 7 {invented} [1].") == [("Vans enter before 7.", ("1",))]
    assert bare(f"Vans enter before 7 {invented}. Guard dogs stay outside [1].") == [
        ("Vans enter before 7.", ()),
        ("Guard dogs stay outside.", ("1",)),
    ]
    assert bare(f"- Vans enter {invented} before 7 [1]")[0] == ("Vans enter before 7", ("1",))


@pytest.mark.parametrize(
    "said",
    [
        'Write "Dear [Name]," first.',
        "Badges are blue [See  plan B].",
        "Visitors sign in at the gate [north side].",
        "Gate plan: stack[top] is shown.",
        "Reserve `slots[day]` first.",
        "Open [07:30] to [19:00].",
    ],
)
def test_what_a_page_has_in_brackets_stays(said: str) -> None:
    assert bare(f"{said[:-1]} [1].") == [(said, ("1",))]


def test_the_words_of_a_link_are_none() -> None:
    assert bare("Read [the plan](https://gate.example.com/plan) [1].") == [("Read the plan.", ("1",))]
