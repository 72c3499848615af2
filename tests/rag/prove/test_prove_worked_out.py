"""Numbers that a sentence works out from several rows, sentences or rates of a page, and wrong ones of the kind."""

import pytest

from rag.prove import Text, Verdict, prove

CHOIR = (
    "In 2021, 34 singers took part in 12 concerts, which brought in $18,250; the hall cost $4,900. The smallest "
    "donation was $15, the largest $2,400.\n\nIn 2022, 41 singers took part in 17 concerts, which brought in $26,175. "
    "The smallest donation was $20, the largest $3,100. All sponsors stayed."
)
BAND = (
    "Members rehearse on 20 days a year plus 6 Sundays. A missed evening costs €7 per missed evening. A solo is paid "
    "at 150% of the usual rate of €40 per concert. Give notice twice as early as your absence is long (for 2 weeks, "
    "tell us 4 weeks ahead). A ticket is €24; students pay €9 and the town pays the difference."
)
POINTS = (
    "| Criterion | Points |\n|---|---|\n| Audition | 30 |\n| Sight reading | 12 |\n| Attendance last season | 8 |\n"
    "| Recommendation | 5 |"
)
TRAINS = (
    "| Train | Planned | Delay |\n|---|---|---|\n| RX 10 | 8:05 | 14 min |\n| RX 20 | 9:05 | 3 min |\n"
    "| RX 30 | 10:05 | 22 min |"
)


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our music society", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (CHOIR, "The concerts of 2022 brought in 7,925 dollars more than those of 2021."),
        (CHOIR, "That was $7,925 less than in 2022."),
        (CHOIR, "In 2022, seven more singers took part than in 2021."),
        (CHOIR, "There were five more concerts in 2022 than the year before."),
        (BAND, "Rehearsal days and Sundays come to 26 days a year."),
        (BAND, "Whoever misses three evenings pays 21 euros."),
        (BAND, "A solo is paid with 60 euros per concert."),
        (BAND, "For three weeks of absence you give six weeks of notice."),
        (BAND, "The town pays 15 euros for the ticket of each student."),
        (POINTS, "The audition and sight reading add up to 42 points."),
        (TRAINS, "RX 20 was 11 minutes less late than RX 10."),
        (TRAINS, "RX 30 was 8 minutes later than RX 10."),
    ],
)
def test_what_comes_out_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (CHOIR, "The concerts of 2022 brought in 7,225 dollars more than those of 2021."),
        (CHOIR, "That was $8,925 less than in 2022."),
        (CHOIR, "In 2022, nine more singers took part than in 2021."),
        (CHOIR, "There were seven more concerts in 2022 than the year before."),
        (BAND, "Rehearsal days and Sundays come to 29 days a year."),
        (BAND, "Whoever misses three evenings pays 24 euros."),
        (BAND, "A solo is paid with 80 euros per concert."),
        (BAND, "For three weeks of absence you give five weeks of notice."),
        (BAND, "The town pays 17 euros for the ticket of each student."),
        (POINTS, "The audition and sight reading add up to 44 points."),
        (TRAINS, "RX 20 was 9 minutes less late than RX 10."),
        (TRAINS, "RX 30 was 19 minutes later than RX 10."),
    ],
)
def test_another_result_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
