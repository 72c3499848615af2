"""Bounds that are no values: sums of what is "up to", and the limit that bears out what is said of an asked number."""

import pytest

from rag.prove import Text, Verdict, prove

CLUB = (
    "Members get 12 guest tickets a season. Up to 4 tickets may be kept for the next season. A coach gives 3 lessons "
    "in May and 2 lessons in June."
)
FARES = (
    "Any fare above $60 needs a stub.\n\nAny taxi ride from the harbour on business under $20 needs a note that says "
    "where it went."
)


def verdict(claim: str) -> Verdict:
    text = Text("Club", "", CLUB)
    return prove(f"{claim} [1]", [text], [text], "How many tickets do I get?").verdict


@pytest.mark.parametrize(
    "claim",
    [
        "You get 16 tickets in total: 12 plus 4 kept.",
        "Members get 16 tickets in all, 12 and 4 kept ones.",
        "With the kept tickets you have 16 tickets in total.",
        "Members get 12² guest tickets a season.",
        "Members get 12½ guest tickets a season.",
    ],
)
def test_a_bound_is_not_added_as_a_value_and_a_power_is_another_number(claim: str) -> None:
    assert verdict(claim) is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "You get up to 16 tickets in total: 12 plus up to 4 kept.",
        "You can have at most 16 tickets in total: 12 plus 4 kept.",
        "You could have 16 tickets in total, 12 plus up to 4 kept.",
        "A coach gives 5 lessons in total in May and June.",
    ],
)
def test_a_sum_that_is_a_bound_itself_and_one_of_values_are_proved(claim: str) -> None:
    assert verdict(claim) is Verdict.PROVED


def of_fare(claim: str) -> tuple[Verdict, list[str]]:
    page = Text("Fares", "", FARES)
    question = f"{claim.replace('You do not', 'Do I').replace('You', 'Do I').rstrip('.')}?"
    proof = prove(f"{claim} [1]", [page], [page], question)
    return proof.verdict, [FARES[quote.start : quote.end] for quote in proof.support]


def test_a_limit_of_another_thing_bears_nothing_out() -> None:
    assert of_fare("You do not need a stub for a $90 taxi ride from the harbour on business.")[0] is Verdict.UNSURE
    assert of_fare("You do not need a stub for a $30 taxi ride from the harbour on business.")[0] is Verdict.UNSURE


def test_the_limit_that_bears_it_out_is_quoted() -> None:
    found = of_fare("You need a stub for a $90 taxi ride from the harbour on business.")
    assert found == (Verdict.PROVED, ["Any fare above $60 needs a stub."])
