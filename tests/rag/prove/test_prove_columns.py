"""Values of tables: of the column, and of every row, that a claim speaks of."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

TABLE = (
    "| Country | Per diem | Hotel limit per night |\n|---|---|---|\n"
    "| Germany | 28 EUR | 150 EUR |\n| France | 53 EUR | 120 EUR |\n| Switzerland | 64 EUR | 180 EUR |"
)


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
