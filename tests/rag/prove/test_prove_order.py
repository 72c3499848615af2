"""What comes before, and what is more: turned round as a whole it says the same, turned by half it does not."""

import pytest

from rag.prove import Text, Verdict, prove

ACCESS = "Access is only granted after the security training has been completed."
DEPOSIT = "The deposit is paid after the contract has been signed."
BUSES = "Buses are faster than trains."
STAFF = "Nice has fewer staff than Lyon."
HELP = "Team customers are helped before Free customers."


def verdict(claim: str, page: str) -> Verdict:
    text = Text("Handbook", "", page)
    return prove(f"{claim} [1].", [text], [text]).verdict


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("The security training has to be completed before access is granted", ACCESS),
        ("Before access is granted, the security training must be completed", ACCESS),
        ("After the security training has been completed, access is granted", ACCESS),
        ("The contract is signed before the deposit is paid", DEPOSIT),
        ("Trains are slower than buses", BUSES),
        ("Lyon has more staff than Nice", STAFF),
        ("Team customers get help before Free customers", HELP),
    ],
)
def test_what_is_turned_round_as_a_whole_says_the_same(claim: str, page: str) -> None:
    assert verdict(claim, page) is Verdict.PROVED


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("Security training is completed after access is granted", ACCESS),
        ("Access is granted before the security training is completed", ACCESS),
        ("Before the security training is completed, access is granted", ACCESS),
        ("The deposit is paid before the contract is signed", DEPOSIT),
        ("Trains are faster than buses", BUSES),
        ("Buses are slower than trains", BUSES),
        ("Nice has more staff than Lyon", STAFF),
        ("Lyon has fewer staff than Nice", STAFF),
        ("Free customers are helped before Team customers", HELP),
    ],
)
def test_what_is_turned_round_by_half_is_doubted(claim: str, page: str) -> None:
    assert verdict(claim, page) is Verdict.UNSURE
