"""What one must have, be or do to be let do something, and when something is not done; and what is unlike it."""

import pytest

from rag.prove import Text, Verdict, prove

POOL = (
    "Anyone living in the valley may get a season pass. Lanes can be booked by groups of at least four "
    "swimmers for up to an hour a day. A pass is renewed automatically unless the holder has cancelled it. "
    "Lessons can be moved among pupils of one class until 24 hours before they begin. The gate opens at 9:00 "
    "on Fridays and is locked by the warden. The agreement can be ended with six weeks' notice; during the "
    "trial month, three days suffice."
)


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Swimming pool", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (POOL, "To get a season pass you must live in the valley."),
        (POOL, "A group has to have four or more swimmers to book a lane."),
        (POOL, "A pass isn't renewed if its holder has cancelled it."),
        (POOL, "A lesson must be moved at least 24 hours before it begins."),
        (POOL, "In the trial month the notice is three days."),
        (POOL, "On Fridays the gate opens at 9:00."),
    ],
)
def test_a_need_in_other_words_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (POOL, "A group has to have six or more swimmers to book a lane."),
        (POOL, "You must get a season pass if you live in the valley."),
        (POOL, "Groups have to book a lane for an hour a day."),
        (POOL, "In the trial month the notice is six weeks."),
        (POOL, "On Fridays the gate opens at 9:30."),
        (POOL, "A lesson must be moved at least 48 hours before it begins."),
    ],
)
def test_another_need_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
