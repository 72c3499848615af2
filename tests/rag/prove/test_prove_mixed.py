"""Words and values of another part of the page: what the claim says is said there, but of something else."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

LIBRARY = (
    "Adults may borrow up to 12 books for four weeks. Films are lent for one week only and cost 1.50 euros each. "
    "Late books cost 20 cents a day; late films cost 1 euro a day."
)
RELEASES = (
    "A major release comes out every two years in October and is supported for five years. Deprecated functions are "
    "removed in the next major release, not earlier. A minor release comes out every three months. Security fixes are "
    "backported to the two latest minor releases; performance fixes only to the latest."
)
REVIEWS = (
    "Comments that begin with a question mark can be ignored by the author. A request for changes blocks the merge "
    "until the reviewer withdraws it. The maintainer sets the milestone and closes the ticket. The tester writes the "
    "report."
)
PASSES = "A monthly pass costs $62. A ten-ride card costs $24 and never expires. Seniors pay $30 for the monthly pass."
STUDIO = "Technicians load the kiln and wear gloves. Broken shelves are reported to the lead, who tells the supplier."

GREENHOUSE = (
    "Tomatoes are watered every morning, cacti every two weeks. Seeds are ordered by the treasurer and sown by the "
    "volunteers. Volunteers may pick herbs; only the head gardener may cut flowers. Use the red hose for the beds and "
    "the green hose for the pots. Trips are recorded in Trek, expenses in Payo."
)
FERRY = (
    "Foot passengers check in early. The captain may cancel a crossing in a storm. The security team decides on doors."
)


def verdict(passage: str, claim: str) -> Verdict:
    text = Text("Handbook", "", passage)
    return prove(claim, [text], [text]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (LIBRARY, "Late films cost 20 cents a day [1]."),
        (LIBRARY, "Books are lent for one week only [1]."),
        (RELEASES, "Deprecated functions are removed in the next minor release [1]."),
        (RELEASES, "Performance fixes are backported to the two latest minor releases [1]."),
        (REVIEWS, "Comments that begin with a question mark can be ignored by the reviewer [1]."),
        (REVIEWS, "A request for changes blocks the merge until the author withdraws it [1]."),
        (REVIEWS, "The tester closes the ticket [1]."),
        (PASSES, "Seniors pay $24 for the monthly pass [1]."),
        (STUDIO, "Broken shelves are reported to the supplier [1]."),
        (GREENHOUSE, "Tomatoes are watered every two weeks [1]."),
        (GREENHOUSE, "Seeds are ordered by the volunteers [1]."),
        (GREENHOUSE, "Volunteers may cut flowers [1]."),
        (GREENHOUSE, "Use the red hose for the pots [1]."),
        (GREENHOUSE, "Expenses are recorded in Trek [1]."),
        (FERRY, "Passengers may cancel a crossing in a storm [1]."),
    ],
)
def test_a_word_of_another_part_is_doubted(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.UNSURE


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (LIBRARY, "A film that is late costs one euro per day [1]."),
        (LIBRARY, "Late films cost 1 euro a day, late books 20 cents [1]."),
        (RELEASES, "Major releases are supported for five years [1]."),
        (RELEASES, "Performance fixes are backported only to the latest minor release [1]."),
        (REVIEWS, "The author can ignore comments that begin with a question mark [1]."),
        (REVIEWS, "The maintainer closes the ticket [1]."),
        (PASSES, "For seniors the monthly pass is $30 [1]."),
        (STUDIO, "Technicians wear gloves [1]."),
        (GREENHOUSE, "Cacti are watered every two weeks [1]."),
        (GREENHOUSE, "Seeds are sown by the volunteers [1]."),
        (GREENHOUSE, "Only the head gardener may cut flowers [1]."),
        (GREENHOUSE, "Use the green hose for the pots [1]."),
        (GREENHOUSE, "Expenses are recorded in Payo [1]."),
        (FERRY, "A crossing in a storm may be cancelled by the captain [1]."),
        (STUDIO, "The lead tells the supplier about broken shelves [1]."),
    ],
)
def test_what_is_said_of_the_same_thing_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


def test_a_line_that_it_stands_under_belongs_to_a_part() -> None:
    passage = "Late films:\n- cost 1 euro a day.\n\nLate books:\n- cost 20 cents a day."
    assert verdict(passage, "Late films cost 1 euro a day [1].") is Verdict.PROVED


TRAVEL = Text(
    "Travel",
    "",
    "Flights are booked in economy class. Employees may book first class on trains if the journey takes longer than "
    "four hours. Invoices go to accounting; receipts are uploaded to the portal.",
)


@pytest.mark.parametrize("claim", ["Trains are booked in economy class", "Invoices are uploaded to the portal"])
def test_a_thing_that_a_page_tells_apart_is_no_other_word_for_its_like(claim: str) -> None:
    assert prove(f"{claim} [1].", [TRAVEL], [TRAVEL]).verdict is not Verdict.PROVED


@pytest.mark.parametrize("claim", ["Plane tickets are booked in economy class", "Bills go to accounting"])
def test_another_word_for_a_thing_is_taken_for_it(claim: str) -> None:
    problems = prove(f"{claim} [1].", [TRAVEL], [TRAVEL]).problems
    assert Reason.BINDING not in {one.reason for one in problems}, problems
