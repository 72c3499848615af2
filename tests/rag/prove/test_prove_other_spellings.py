"""Values in other spellings: dates that share a month, feasts, ordinals and sizes and small units."""

import pytest

from rag.prove import Text, Verdict, prove
from rag.prove.facts.read import facts_of
from rag.prove.facts.values import Day, Often, Ordinal, Quantity, Rate

FAIR = "The harvest fair runs on 13 and 14 September. It is closed on Boxing Day. Stalls are booked by year-end."
PAINT = "Mix 300 g of pigment per 20 litres of lime. A quarter of a kilo lasts a week."
STORE = "Each account has 2.5 TB of space, and an upload may have 20 MiB."
BYLAWS = "Wages are paid semi-monthly, on the 15th and on the last day of the month. The boat leaves on the 21st."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our guild", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (FAIR, "The harvest fair runs on September 13 and 14."),
        (FAIR, "The harvest fair runs on 13-14 September."),
        (FAIR, "The fair is closed on the 26th of December."),
        (FAIR, "Stalls are booked by December 31."),
        (PAINT, "Mix 0.3 kg of pigment per 20 litres of lime."),
        (PAINT, "250 grams last a week."),
        (STORE, "Each account has 2,560 GB of space."),
        (STORE, "Each account has 2,500 GB of space."),
        (BYLAWS, "Wages are paid twice a month, on the fifteenth and on the last day."),
        (BYLAWS, "The boat leaves on the twenty-first."),
    ],
)
def test_another_spelling_is_the_same_value(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (FAIR, "The harvest fair runs on 13 and 15 September."),
        (FAIR, "The fair is closed on the 27th of December."),
        (FAIR, "Stalls are booked by November 30."),
        (PAINT, "Mix 300 mg of pigment per 20 litres of lime."),
        (STORE, "Each account has 2,650 GB of space."),
        (BYLAWS, "Wages are paid every two months, on the 15th and on the last day."),
        (BYLAWS, "The boat leaves on the twenty-third."),
    ],
)
def test_another_value_in_another_spelling_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


def test_days_before_a_month_are_days_of_it_and_a_number_behind_one_is_none() -> None:
    days = [fact.day for fact in facts_of("from 3 to 17 May", "en", quoted=True) if isinstance(fact, Day)]
    assert days == [3, 17]
    kinds = [type(fact) for fact in facts_of("on May 3 and 5 people came", "en", quoted=True)]
    assert kinds == [Day, Quantity]


def test_a_compound_place_is_one_place() -> None:
    assert [f.rank for f in facts_of("on the twenty-first", "en", quoted=True) if isinstance(f, Ordinal)] == [21]


@pytest.mark.parametrize(
    ("said", "rate"),
    [
        ("semi-monthly", Rate("month", 0.5)),
        ("bi-weekly", Rate("second", 14 * 86400)),
        ("semiannually", Rate("month", 6)),
    ],
)
def test_half_and_double_periods_are_frequencies(said: str, rate: Rate) -> None:
    (fact,) = facts_of(f"They meet {said}", "en", quoted=True)
    assert isinstance(fact, Often)
    assert fact.rate == rate
