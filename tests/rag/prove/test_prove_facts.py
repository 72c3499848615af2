"""What is read of a line: values in any spelling, each stretch once."""

import pytest

from rag.prove import Text, Verdict, prove
from rag.prove.facts.agree import same
from rag.prove.facts.read import facts_of
from rag.prove.facts.values import (
    Clock,
    Code,
    Day,
    Direction,
    Fact,
    Often,
    Ordinal,
    Quantity,
    Quotation,
    Rate,
    Weekday,
    Year,
)


def only(text: str, language: str = "en", *, quoted: bool = False) -> Fact:
    (fact,) = facts_of(text, language, quoted=quoted)
    return fact


@pytest.mark.parametrize(
    ("text", "language", "amount", "dimension"),
    [
        ("thirty-five days", "en", 35 * 86400, "second"),
        ("two and a half years", "en", 30, "month"),
        ("half a year", "en", 6, "month"),
        ("half a litre", "en", 0.5, "litre"),
        ("three quarters of an hour", "en", 45 * 60, "second"),
        ("a quarter of a year", "en", 3, "month"),
        ("half salary", "en", 50, "%"),
        ("Q3", "en", 3, "#quarter"),
        ("ten (10) days", "en", 10 * 86400, "second"),
        ("three hundred and five dollars", "en", 305, "USD"),
        ("3 additional paid weeks", "en", 3 * 604800, "second"),
        ("12 unpaid leave weeks", "en", 12 * 604800, "second"),
        ("a 40-hour", "en", 40 * 3600, "second"),
        ("$1,250.50", "en", 1250.5, "USD"),
        ("USD 1250", "en", 1250, "USD"),
        ("2.5 million euros", "en", 2.5e6, "EUR"),
        ("90 per cent", "en", 90, "%"),
        ("18GB", "en", 18e9, "byte"),
        ("step 9", "en", 9, "#step"),
        ("half of the pay", "en", 50, "%"),
        ("1.200 Euro", "de", 1200, "EUR"),
        ("0,30 Euro", "de", 0.3, "EUR"),
        ("einundzwanzig Tage", "de", 21 * 86400, "second"),
        ("vingt euros", "fr", 20, "EUR"),
        ("quince días", "es", 15 * 86400, "second"),
        ("5,000円", "ja", 5000, "JPY"),
    ],
)
def test_a_number_is_read_with_its_unit(text: str, language: str, amount: float, dimension: str) -> None:
    fact = only(text, language)
    assert isinstance(fact, Quantity)
    assert (fact.amount, fact.dimension) == (amount, dimension)


@pytest.mark.parametrize(
    ("text", "direction"),
    [
        ("at least 5 days", Direction.UP),
        ("up to 5 days", Direction.DOWN),
        ("no more than 5 days", Direction.DOWN),
        ("no fewer than 5 days", Direction.UP),
        ("5 days or more", Direction.UP),
        ("5+ days", Direction.UP),
        ("no later than 5 days before the start", Direction.UP),
        ("no earlier than 5 days before the start", Direction.DOWN),
        ("must not exceed 5 days", Direction.DOWN),
        ("longer than 5 days", Direction.UP),
        ("höchstens 5 Tage", Direction.DOWN),
        ("5 days", None),
    ],
)
def test_a_limit_has_a_direction(text: str, direction: Direction | None) -> None:
    fact = only(text)
    assert isinstance(fact, Quantity)
    assert fact.direction is direction


def test_a_range_shares_its_unit_and_rate() -> None:
    low, high = facts_of("$300–500 a month", "en", quoted=False)
    assert isinstance(low, Quantity)
    assert isinstance(high, Quantity)
    assert (low.dimension, high.dimension) == ("USD", "USD")
    assert high.per == Rate("month", 1)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("on 10 October 2023", (10, 10, 2023)),
        ("on October 10th, 2023", (10, 10, 2023)),
        ("on 2023-10-10", (10, 10, 2023)),
        ("am 10.10.2023", (10, 10, 2023)),
        ("on 10/10/2023", (10, 10, 2023)),
        ("from March 15", (3, 15, None)),
        ("2025年3月1日", (3, 1, 2025)),
        ("in August 2024", (8, None, 2024)),
        ("in late June", (6, None, None)),
    ],
)
def test_a_date_is_read_in_any_format(text: str, expected: tuple[int, int | None, int | None]) -> None:
    fact = only(text)
    assert isinstance(fact, Day)
    assert (fact.month, fact.day, fact.year) == expected


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("at 3 PM", 900),
        ("at 15:00", 900),
        ("at 1500 UTC", 900),
        ("at 10 o'clock", 600),
        ("um 15 Uhr", 900),
        ("at noon", 720),
        ("15時", 900),
    ],
)
def test_a_time_is_read_in_any_format(text: str, minutes: int) -> None:
    fact = only(text)
    assert isinstance(fact, Clock)
    assert fact.minutes == minutes


def test_may_is_a_month_only_with_its_capital() -> None:
    assert not [fact for fact in facts_of("Children under 14 may ride", "en", quoted=False) if isinstance(fact, Day)]
    assert isinstance(only("on 14 May"), Day)


@pytest.mark.parametrize(
    "code",
    [
        "people-ops@acme.example",
        "https://acme.example/a/b?c=d",
        "#ask-people",
        "@acme/people-ops",
        "/var/log/app.log",
        "--dry-run",
        "v1.2.3",
        "max_tokens",
        "RFC-114",
        "HSPD12",
        "report.final.pdf",
    ],
)
def test_an_identifier_is_read_whole_and_without_the_stop(code: str) -> None:
    fact = only(f"See {code}.")
    assert isinstance(fact, Code)
    assert fact.code == code


def test_inches_are_no_quotation() -> None:
    facts = facts_of('a 14.2" screen and a 16.2" screen', "en", quoted=True)
    assert [type(fact) for fact in facts] == [Quantity, Quantity]


def test_other_facts() -> None:
    assert isinstance(only('the "open door" rule', quoted=True), Quotation)
    assert isinstance(only("on Tuesdays"), Weekday)
    assert isinstance(only("since 2019"), Year)
    assert isinstance(only("the 3rd floor"), Ordinal)
    assert isinstance(only("billed quarterly"), Often)


@pytest.mark.parametrize(
    ("one", "other", "agree"),
    [
        ("14 days", "two weeks", True),
        ("48 hours", "two days", True),
        ("ten working days", "two working weeks", True),
        ("18 months", "1.5 years", True),
        ("52 weeks", "one year", True),
        ("30 days", "one month", False),
        ("5 business days", "5 days", False),
        ("5 days", "5 business days", True),
        ("$50 per month", "$50 per year", False),
        ("$50", "$50 per year", True),
        ("50 euros", "50 dollars", False),
        ("week two", "the second week", True),
        ("version 1.3", "version 1.2", False),
        ("May 3", "3 May 2024", True),
        ("May 3, 2025", "3 May 2024", False),
        ("3:00", "3 PM", True),
        ("ten", "10 AM", True),
        ("257", "5 PM", False),
    ],
)
def test_a_claimed_fact_and_a_cited_one_agree(one: str, other: str, agree: bool) -> None:  # noqa: FBT001
    claimed = facts_of(one, "en", quoted=False)[0]
    assert any(same(claimed, found) for found in facts_of(other, "en", quoted=False)) is agree


def test_the_first_day_is_not_the_fourth() -> None:
    page = Text("Sickness", "", "Call on the first day of sickness. A doctor's note is required from the fourth day.")
    assert prove("A doctor's note is required from the first day [1].", [page], [page]).verdict is not Verdict.PROVED
    assert prove("A doctor's note is required from the fourth day [1].", [page], [page]).verdict is Verdict.PROVED


def test_even_if_is_not_unless() -> None:
    page = Text("Devices", "", "Access from personal devices is blocked, unless the device is enrolled in Guard.")
    said = "Access from personal devices is blocked, even if the device is enrolled in Guard [1]."
    assert prove(said, [page], [page]).verdict is Verdict.UNSURE


def test_every_day_is_not_on_weekdays() -> None:
    page = Text("Desk", "", "The desk is open from 8:00 to 18:00 on weekdays.")
    assert prove("The desk is open from 8:00 to 18:00 every day [1].", [page], [page]).verdict is not Verdict.PROVED
