"""What follows from a condition, and a sentence that has it follow from another one."""

import pytest

from rag.prove import Text, Verdict, prove

TERM = (
    "Your tutor will talk to you when you miss three or more seminars in a term. Repeated cheating may lead to "
    "exclusion from the course. Lost books must be replaced within four weeks."
)
FREEZER = (
    "If the freezer is warmer than -70 degrees, call the duty biologist. When a sample thaws, write it off in the log. "
    "A broken seal results in a full inspection."
)
BADGE = "If you lose your badge, call the porter at once. A new badge costs 10 euros. In that case bring your passport."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our rules", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (TERM, "If you miss three or more seminars in a term, you may be excluded from the course."),
        (TERM, "Missing three seminars leads to exclusion."),
        (FREEZER, "If the freezer is warmer than -70 degrees, write it off in the log."),
        (FREEZER, "When a sample thaws, there is a full inspection."),
        (FREEZER, "When a sample thaws, call the duty biologist."),
    ],
)
def test_what_follows_from_another_condition_is_doubted(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (TERM, "If you miss three or more seminars in a term, your tutor talks to you."),
        (TERM, "Repeated cheating can lead to exclusion from the course."),
        (FREEZER, "When a sample thaws, write it off in the log."),
        (FREEZER, "If a seal is broken, there is a full inspection."),
        (BADGE, "If you lose your badge, a new badge costs 10 euros."),
        (BADGE, "If you lose your badge, bring your passport."),
    ],
)
def test_what_follows_from_it_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED
