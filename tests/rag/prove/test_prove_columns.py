"""Values of tables: of the column, and of every row, that a claim speaks of; and the highest and the lowest of them."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

TABLE = (
    "| Country | Per diem | Hotel limit per night |\n|---|---|---|\n"
    "| Germany | 28 EUR | 150 EUR |\n| France | 53 EUR | 120 EUR |\n| Switzerland | 64 EUR | 180 EUR |"
)
FLATS = (
    "| City | Rent in euros | Size in sqm | Distance to the station |\n|---|---|---|---|\n"
    "| Graz | 640 | 41 | 300 m |\n| Linz | 580 | 47 | 1200 m |\n| Wels | 490 | 38 | 800 m |"
)
YEARS = "| Year | Visitors | Visitors per open day |\n|---|---|---|\n| 2021 | 8100 | 27 |\n| 2022 | 9900 | 33 |"


@pytest.mark.parametrize(
    "claim",
    [
        "The hotel limit per night in Switzerland is 64 EUR",
        "The per diem in Germany is 150 EUR",
        "The per diem in Germany and France is 28 EUR",
        "Country: Switzerland, Per diem: 180 EUR",
    ],
)
def test_a_value_of_another_column_or_row_is_doubted(claim: str) -> None:
    text = Text("Travel", "", TABLE)
    proof = prove(f"{claim} [1].", [text], [text])
    assert proof.verdict is Verdict.UNSURE
    assert Reason.BINDING in {one.reason for one in proof.problems}


@pytest.mark.parametrize(
    "claim",
    [
        "The hotel limit per night in Switzerland is 180 EUR",
        "The per diem in Germany is 28 EUR",
        "Switzerland: 64 EUR per diem and a hotel limit of 180 EUR",
        "In France you get 53 EUR",
    ],
)
def test_a_value_of_its_column_is_proved(claim: str) -> None:
    text = Text("Travel", "", TABLE)
    assert prove(f"{claim} [1].", [text], [text]).verdict is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "The rent in Linz is 490 euros",
        "The flat in Graz is 47 square metres",
        "The distance to the station in Wels is 300 m",
    ],
)
def test_a_value_of_another_row_is_doubted_though_the_header_has_its_unit(claim: str) -> None:
    text = Text("Flats", "", FLATS)
    assert prove(f"{claim} [1].", [text], [text]).verdict is not Verdict.PROVED


@pytest.mark.parametrize("claim", ["Rent is lowest in Linz", "The rent is highest in Wels", "Size is smallest in Graz"])
def test_a_row_is_the_last_of_its_column_or_is_doubted(claim: str) -> None:
    text = Text("Flats", "", FLATS)
    assert Reason.COMPARISON in {one.reason for one in prove(f"{claim} [1].", [text], [text]).problems}


@pytest.mark.parametrize(
    "claim",
    [
        "Rent is lowest in Wels, at 490 euros",
        "The rent in Graz, 640 euros, is the highest",
        "The size is largest in Linz",
    ],
)
def test_the_last_row_of_a_column_is_proved(claim: str) -> None:
    text = Text("Flats", "", FLATS)
    assert prove(f"{claim} [1].", [text], [text]).verdict is Verdict.PROVED


def test_the_second_highest_is_not_held_for_the_highest() -> None:
    text = Text("Flats", "", FLATS)
    proof = prove("The second highest rent is that in Linz, 580 euros [1].", [text], [text])
    assert Reason.COMPARISON not in {one.reason for one in proof.problems}


def test_a_year_names_its_row() -> None:
    text = Text("Museum", "", YEARS)
    assert prove("Visitors were highest in 2022 [1].", [text], [text]).verdict is Verdict.PROVED
    assert prove("Visitors were highest in 2021 [1].", [text], [text]).verdict is Verdict.UNSURE
    assert prove("In 2022 there were 27 visitors per open day [1].", [text], [text]).verdict is not Verdict.PROVED


def test_names_of_columns_alone_tell_nothing() -> None:
    page = Text(
        "Leave", "", "| Length of leave | Ask | Who approves |\n|---|---|---|\n| 3 days | a week before | Manager |"
    )
    assert prove("Length of leave | Ask | Who approves [1].", [page]).verdict is not Verdict.PROVED
    assert prove("3 days | a week before | Manager [1].", [page]).verdict is Verdict.PROVED
