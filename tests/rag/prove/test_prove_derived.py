"""Values that follow from the cited ones: from dates, rates, counts, shares and factors; and those that do not."""

import pytest

from rag.prove import Text, Verdict, prove

ALLOTMENT = (
    "Each plot holder gets 5 seed bags per season. Tools cost 12 euros per child and 20 euros per adult. Volunteers "
    "earn 2 hours of greenhouse time for every 6 hours of weeding. The inner path is 4 metres wide, the outer one "
    "12 metres. Compost is delivered monthly. The shed and the pump cost 600 euros, of which the club pays 300."
)
CALENDAR = (
    "| Date | Event |\n|---|---|\n| March 3 | Entries open |\n| March 17 | Entries close |\n"
    "| April 2 | Jury meets |\n| April 21 | Prizes are awarded |"
)


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Allotment", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (ALLOTMENT, "Tools for three children cost 36 euros."),
        (ALLOTMENT, "Fifteen hours of weeding earn five hours of greenhouse time."),
        (ALLOTMENT, "The outer path is three times as wide as the inner one."),
        (ALLOTMENT, "The outer path is 8 metres wider than the inner one, 12 metres against 4."),
        (ALLOTMENT, "Compost is delivered twelve times a year."),
        (ALLOTMENT, "The club pays half of the 600 euros that the shed and the pump cost."),
        (CALENDAR, "Entries close 14 days after entries open."),
        (CALENDAR, "Entries are open for two weeks, from March 3 to March 17."),
    ],
)
def test_what_follows_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (ALLOTMENT, "Tools for three children cost 40 euros."),
        (ALLOTMENT, "Fifteen hours of weeding earn nine hours of greenhouse time."),
        (ALLOTMENT, "The outer path is four times as wide as the inner one."),
        (ALLOTMENT, "The outer path is 4 metres longer than the inner one of 12 metres."),
        (ALLOTMENT, "Compost is delivered fourteen times a year."),
        (CALENDAR, "Entries close 12 days after entries open."),
        (CALENDAR, "Entries are open for three weeks, from March 3 to March 17."),
    ],
)
def test_what_does_not_follow_is_not_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


DESK = (
    "The desk hours are between 9 and 5. Signal T-3m - Ring the bell. Review starts in W6 on Monday. The entry fee of "
    "$40 or £40 is paid at the desk. HR or the porter keeps the keys. Shifts are exchanged every three weeks."
)


@pytest.mark.parametrize(
    "claim",
    [
        "The desk hours are 9 AM to 5 PM.",
        "The bell is rung three minutes before the signal.",
        "The review starts on the Monday of week 6.",
        "The porter or Human Resources keeps the keys.",
        "Shifts are exchanged every third week.",
    ],
)
def test_values_and_names_are_the_same_however_they_are_shortened(claim: str) -> None:
    assert verdict(DESK, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "The desk hours are 8 AM to 5 PM.",
        "The bell is rung four minutes before the signal.",
        "The review starts on the Monday of week 5.",
        "Shifts are exchanged every fourth week.",
    ],
)
def test_other_values_are_not(claim: str) -> None:
    assert verdict(DESK, claim) is not Verdict.PROVED


CHOIR = (
    "Members who leave the choir must return their folder before they get the deposit back. The date of the summer "
    "concert is TBD. The robing fee has been removed. Singing from memory is fine. Each absence is logged by the "
    "section leader. Where the conductor thinks it would be helpful, a coach is asked to listen. New members receive "
    "a pro-rated part of the travel grant. To keep the grant you must stay for at least two seasons."
)


@pytest.mark.parametrize(
    "claim",
    [
        "Members who leave do not get the deposit back until they have returned their folder.",
        "The date of the summer concert has not been set yet.",
        "There is no robing fee any more.",
        "It is no problem to sing from memory.",
        "No absence goes unnoticed, since the section leader logs it.",
        "Where it seems useful, a coach is asked to listen.",
        "New members only receive a share of the travel grant.",
    ],
)
def test_denied_and_restricted_in_other_words_is_proved(claim: str) -> None:
    assert verdict(CHOIR, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "The date of the winter concert has been set.",
        "Members who leave get the deposit back without returning their folder.",
        "Only new members receive a part of the travel grant.",
    ],
)
def test_the_contrary_of_it_is_not(claim: str) -> None:
    assert verdict(CHOIR, claim) is not Verdict.PROVED


def test_who_leaves_within_a_limit_has_not_stayed_as_long() -> None:
    claim = "Who leaves within two seasons does not keep the grant. [1]"
    assert prove(claim, [Text("Choir", "", CHOIR)]).verdict is not Verdict.DISPROVED


LOCKERS = (
    "| Locker | Size | Held for | Key |\n|---|---|---|---|\n| L1 | Large parcel | 2 days | at the desk |\n"
    "| L2 | Parcel | 5 days | by the porter |\n| L3 | Letter | 10 days (no parcels) | by post |\n\n"
    "A member serves as the warden for 1 year. Keys are ordered at least a week in advance."
)


@pytest.mark.parametrize(
    "claim",
    [
        "A parcel in L2 is held for five days.",
        "Letters in L3 are held for 10 days.",
        "A member is the warden for a single year.",
        "Keys are ordered seven days ahead or earlier.",
    ],
)
def test_a_row_that_has_all_values_is_the_one_meant(claim: str) -> None:
    assert verdict(LOCKERS, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "A parcel in L2 is held for ten days.",
        "Keys are ordered seven days ahead or later.",
        "Five lockers at 3 days each make 15 days.",
    ],
)
def test_a_row_that_lacks_one_is_not(claim: str) -> None:
    assert verdict(LOCKERS, claim) is not Verdict.PROVED


GYM = (
    "You do not need approval to use the gym, but a word with the porter is welcome. Trial days are separate from your "
    "guest days. Trainers take on a second class if they uphold the quality of the first. The hall is inspected "
    "every year."
)


@pytest.mark.parametrize(
    "claim",
    [
        "No approval is required to use the gym.",
        "Trial days do not reduce your guest days.",
        "Trainers take on a second class if the first does not suffer in quality.",
        "ホール（hall）は年に1回 inspected されます。",
    ],
)
def test_more_is_denied_in_other_words(claim: str) -> None:
    assert verdict(GYM, claim) is not Verdict.DISPROVED
    assert not claim.isascii() or verdict(GYM, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    ["Approval is required to use the gym.", "ホールは月に2回検査されます。"],
)
def test_what_is_affirmed_against_the_page_is_not(claim: str) -> None:
    assert verdict(GYM, claim) is not Verdict.PROVED
