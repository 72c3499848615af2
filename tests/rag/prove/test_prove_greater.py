"""Which of two is more, which period lies where, and per which unit, as a page says it or turned round."""

import pytest

from rag.prove import Text, Verdict, prove

PAGE = (
    "The lamp timeout is 1 hour, whereas the heater has a timeout of 6 hours. Cats get 2 meals and dogs get 3 meals."
    "\n\nMembers of less than one year pay 2 euros, and all others pay 3 euros."
    "\n\nThe gauge shows the number of clicks per hour and the errors per week."
    "\n\nMembers hand in the form in the same week that the trip was made. Bills are sent in the month after the order."
)


def verdict(claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our club", "", PAGE)]).verdict


@pytest.mark.parametrize(
    "claim",
    [
        "The timeout of the lamp is shorter than that of the heater.",
        "The timeout of the heater is longer than that of the lamp.",
        "Dogs get more meals than cats.",
        "Who has been a member for less than a year pays 2 euros, and others pay 3 euros.",
        "The gauge shows clicks per hour and errors per week.",
        "Members hand in the form in the same week as the trip.",
        "Bills are sent in the month after the order.",
    ],
)
def test_what_is_told_as_the_page_tells_it_is_proved(claim: str) -> None:
    assert verdict(claim) is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "The timeout of the lamp is longer than that of the heater.",
        "The timeout of the heater is shorter than that of the lamp.",
        "Cats get more meals than dogs.",
        "The gauge shows clicks per minute and errors per week.",
        "Members hand in the form in the week after the trip.",
        "Members hand in the form in the week before the trip.",
        "Bills are sent in the same month as the order.",
    ],
)
def test_what_is_turned_round_is_not(claim: str) -> None:
    assert verdict(claim) is not Verdict.PROVED
