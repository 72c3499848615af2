"""What values count, what depends on what, and what is asked of anyone."""

import pytest

from rag.prove import Text, Verdict, prove
from rag.prove.checks.operands import counted
from rag.prove.unit import Unit
from rag.prove.words.languages import ENGLISH

STORE = Text(
    "Storage rooms",
    "",
    "Give notice three working days ahead. The deposit of 60 euros is per person. Access starts after a waiting time "
    "of 4 weeks. Absences of more than one week have to be told one month ahead. The fee does not depend on the size "
    "of the room. The bonus depends on how long you have been here. To rent a van you must be 23 or older, hold a "
    "licence, and pay with a credit card.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Give notice three calendar days ahead",
        "The deposit is 60 euros in total for the group",
        "Access starts from the first day",
        "Absences of more than one week have to be told one week ahead",
        "The larger the room, the higher the fee",
        "The fee varies with the size of the room",
        "The bonus is the same regardless of how long you have been here",
        "Anyone who holds a licence and pays with a credit card can rent a van",
        "Bei Abwesenheit von mehr als einer Woche muss man das eine Woche vorher sagen",
        "L'accès commence dès le premier jour",
    ],
)
def test_another_count_or_condition_is_doubted(claim: str) -> None:
    assert prove(f"{claim} [1].", [STORE], [STORE]).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Notice has to be given three business days ahead",
        "Each person pays a deposit of 60 euros",
        "You get access after waiting for 4 weeks",
        "If you are absent for more than one week, tell us one month ahead",
        "The size of the room has no effect on the fee",
        "How long you have been here affects the bonus",
        "For renting a van, everyone must be 23 or older, hold a licence and pay with a credit card",
    ],
)
def test_the_same_in_other_words_is_proved(claim: str) -> None:
    proof = prove(f"{claim} [1].", [STORE], [STORE])
    assert proof.verdict is Verdict.PROVED, proof.problems


@pytest.mark.parametrize(
    ("text", "nouns"),
    [
        ("9 open requests are old", {"open", "request"}),
        ("9 more open requests", {"open", "request"}),
        ("9 or more requests", {"request"}),
        ("9 of the requests", set()),
        ("all requests: 9", set()),
    ],
)
def test_a_number_counts_what_stands_behind_it_up_to_the_next_stop_word(text: str, nouns: set[str]) -> None:
    unit = Unit(text, 0, "", 0, ENGLISH)
    assert counted(unit.words, unit.quantities[0]) == nouns
