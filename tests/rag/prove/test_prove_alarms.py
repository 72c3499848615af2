"""Denials and restrictions that a page says in another way: no reason to doubt a sentence."""

import pytest

from rag.prove import Text, Verdict, prove

ROWING = "A crew may start with no objections from the umpire. Life jackets and a whistle are all that is needed."
DORM = "Residents must not:\n\n- cook in their rooms\n- keep pets\n- lend their keys to anybody"
SILO = "The silo may not hold more than 40 tonnes."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Rules", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (ROWING, "A crew may start without objections from the umpire."),
        (ROWING, "Only life jackets and a whistle are needed."),
        (DORM, "Residents may not keep pets."),
        (DORM, "It is not allowed to lend keys to anybody."),
        (SILO, "The silo holds at most 40 tonnes."),
    ],
)
def test_the_same_said_otherwise_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (ROWING, "A crew may start with objections from the umpire."),
        (DORM, "Residents may keep pets."),
        (SILO, "The silo holds at least 40 tonnes."),
    ],
)
def test_the_contrary_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


SAUNA = "If it is warranted, that is if more than six guests have signed up, we heat the second sauna on Friday."
GYM = "For those members who joined before 1 May, but have no card yet, the card is free in the first month."


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (SAUNA, "If more than six guests have signed up, the second sauna is heated on Friday."),
        (GYM, "Whoever joined before that day and has no card yet gets it for free in the first month."),
        ("The hall is booked. Once the concert is over, the caretaker locks up.", "Afterwards the caretaker locks up."),
        ("The seats are very loosely arranged.", "The seats are only loosely arranged."),
    ],
)
def test_a_restriction_said_otherwise_is_kept(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (SAUNA, "The second sauna is heated on Friday."),
        ("The reports are printed and posted.", "The reports are only posted monthly."),
    ],
)
def test_a_restriction_that_is_lost_or_added_is_doubted(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


LAB = (
    "Private samples shall not be stored on open shelves. Fridges with private samples shall be locked. "
    "You have to be trained to enter the lab. In extreme cases, the lab is closed by the warden. "
    "Note as many details as possible. The fee uses up all the credit of the group."
)


@pytest.mark.parametrize(
    "claim",
    [
        "Fridges in which private samples are kept must be locked.",
        "Only trained people may enter the lab.",
        "The warden closes the lab only in extreme cases.",
        "After the fee, the group has no credit left.",
        "As many details as possible have to be noted.",
    ],
)
def test_a_denial_of_something_else_and_a_hidden_only_are_no_doubt(claim: str) -> None:
    assert verdict(LAB, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Private samples may be stored on open shelves.",
        "Private samples may be kept on open shelves.",
        "The warden locks the lab daily.",
    ],
)
def test_and_what_is_denied_or_new_still_is(claim: str) -> None:
    assert verdict(LAB, claim) is not Verdict.PROVED


CHOIR = (
    "Robes are free for children of members. Choir practice on Sunday is optional. "
    "Singers are enrolled automatically in the mailing list. Dates are flexible. The hall fee is 40 euros."
)


@pytest.mark.parametrize(
    "claim",
    [
        "Kids of members get robes at no cost.",
        "Nobody has to come to choir practice on Sunday.",
        "Singers don't have to enrol in the mailing list themselves.",
        "There are no fixed dates.",
    ],
)
def test_a_denial_of_what_the_page_affirms_otherwise_is_kept(claim: str) -> None:
    assert verdict(CHOIR, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    ["There is no hall fee.", "Children of members don't get robes.", "Robes are not free for children of members."],
)
def test_a_denial_that_the_page_does_not_make_is_not(claim: str) -> None:
    assert verdict(CHOIR, claim) is not Verdict.PROVED


CUP = "The prize money is $12K USD. Referees report at least half an hour before the first whistle."
BERTHS = (
    "If a boat stays away for more than 72 hours, the harbour office must be told. Guests receive 0 keys for the gate."
)


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (CUP, "The prize money is 12,000 US dollars."),
        (CUP, "Referees have to report at least 30 minutes before the first whistle."),
        (BERTHS, "If your boat is gone for more than three days, tell the harbour office."),
        (BERTHS, "Guests get no keys for the gate."),
        ("Dogs are not allowed on the jetty.", "Dogs are not allowed on the jetty either."),
        ("The kiosk is staffed 10am-4pm UTC.", "The kiosk is staffed from 10:00 to 16:00 UTC."),
        ("Parcels are sorted every weekday at noon.", "Parcels are sorted at noon from Monday to Friday."),
        ("The minimum catch is 30 fish.", "You must catch at least 30 fish."),
        ("It is impossible to moor at low tide.", "Note that it is impossible to moor at low tide."),
        ("We discourage mooring at low tide.", "According to the guide, mooring at low tide is discouraged."),
        ("Both the pilot and the owner sign the log.", "The pilot and the owner both sign the log."),
    ],
)
def test_a_value_written_otherwise_is_the_same(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (CUP, "The prize money is $12."),
        (CUP, "Referees have to report at least 20 minutes before the first whistle."),
        (BERTHS, "If your boat is gone for more than three weeks, tell the harbour office."),
        (BERTHS, "Guests get keys for the gate."),
        ("Dogs are allowed on the north jetty.", "Dogs are allowed on either jetty."),
        ("The kiosk is staffed 10am-4pm UTC.", "The kiosk is staffed from 10:00 to 17:00 UTC."),
        ("Parcels are sorted every weekday at noon.", "Parcels are sorted at noon from Monday to Saturday."),
        ("The minimum catch is 30 fish.", "You must catch at most 30 fish."),
        ("It is impossible to moor at low tide.", "Note that it is possible to moor at low tide."),
        ("Both the pilot and the owner sign the log.", "The pilot or the owner signs the log."),
    ],
)
def test_another_value_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
