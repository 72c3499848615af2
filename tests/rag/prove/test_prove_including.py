"""What a claim includes by name, beside what the page includes."""

import pytest

from rag.prove import Text, Verdict, prove

PARKING = Text(
    "Parking",
    "",
    "A permit is issued within 3 days. Permits are valid on all decks, the roof among them. Visitors park on deck 2. "
    "Weekends are free of charge.",
)


@pytest.mark.parametrize(
    ("claim", "proven"),
    [
        ("A permit is issued within 3 days, including on holidays.", False),
        ("A permit, including one for a motorcycle, is issued within 3 days.", False),
        ("Permits are valid on all decks, including the garage.", False),
        ("Permits are valid on all decks, including the roof.", True),
        ("Permits are valid on all decks, including deck 2.", True),
    ],
)
def test_what_is_included_must_stand_beside_the_rest(claim: str, proven: bool) -> None:  # noqa: FBT001
    assert (prove(claim, [PARKING], [PARKING], "").verdict is Verdict.PROVED) is proven
