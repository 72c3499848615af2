"""Differences, and sums that the page or the claim adds up, also across a table's rows."""

import pytest

from rag.prove import Text, Verdict, prove

SURVEY = "| Year | Nests | Ringed birds |\n|---|---|---|\n| 2016 | 23 | 140 |\n| 2018 | 31 | 115 |\n| 2020 | 48 | 160 |"
WARDEN = (
    "Wardens get 12 rest days and 4 study days a season. Unless the hide is empty within 20 minutes, ring the bell, "
    "and after another 15 minutes call the ranger. A permit lasts three months and can be prolonged by a further 60 "
    "days. "
    "The short trail takes 40 minutes, the long one 95 minutes."
)


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Reserve", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (SURVEY, "From 2016 to 2020 the number of nests rose by 25."),
        (SURVEY, "Between 2016 and 2018 the number of ringed birds fell by 25."),
        (SURVEY, "Between 2018 and 2020 the nests increased by 17."),
        (WARDEN, "The 12 rest days and 4 study days of wardens make 16 days a season."),
        (WARDEN, "The ranger is called after 35 minutes, unless the hide is empty."),
        (WARDEN, "With its prolongation a permit lasts five months."),
        (WARDEN, "The long trail takes 55 minutes longer than the short one."),
    ],
)
def test_what_comes_out_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (SURVEY, "From 2016 to 2020 the number of nests rose by 17."),
        (SURVEY, "Between 2016 and 2018 the number of ringed birds fell by 35."),
        (SURVEY, "Between 2018 and 2020 the nests increased by 45."),
        (WARDEN, "The 12 rest days and 4 study days of wardens make 18 days a season."),
        (WARDEN, "The ranger is called after 45 minutes, unless the hide is empty."),
        (WARDEN, "With its prolongation a permit lasts six months."),
        (WARDEN, "The long trail takes 45 minutes longer than the short one."),
    ],
)
def test_what_does_not_come_out_is_not_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
