"""One letter, one unit, one "non-" or one side of a "before" that makes a right sentence wrong."""

import pytest

from rag.prove import Text, Verdict, prove

CHOIR = (
    "The choir rehearses on the second and third Thursday of each month. Seats are booked in the VOCALIS system. "
    "Dismissal follows Article XVIII of the rules. Scores are named choir-voice-title. The hall's network is 802.11ac."
)
POOL = (
    "The pool holds 90 gallons per basin and is heated to 27 °C. Swimmers pay a non-refundable fee of $12. Shower "
    "before you enter the water and after every sauna. Lanes are opened last and cleaned first. The alarm is tested "
    "before sunrise; the pumps are tested after it. If the day falls on a Sunday, the pool opens on the day leading "
    "up to it. Stays longer than 3 hours are approved by the warden, and shorter ones by the guard."
)


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our house", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "right", "wrong"),
    [
        (CHOIR, "Article XVIII tells how dismissal works.", "Article XVII tells how dismissal works."),
        (CHOIR, "You book seats in the VOCALIS system.", "You book seats in the VOCALES system."),
        (CHOIR, "Scores are named choir-voice-title.", "Scores are named choir-title-voice."),
        (CHOIR, "The network of the hall is 802.11ac.", "The network of the hall is 802.11ax."),
        (
            CHOIR,
            "Rehearsals are on the second and third Thursday of each month.",
            "Rehearsals are on the first and third Thursday of each month.",
        ),
        (POOL, "Each basin holds 90 gallons.", "Each basin holds 90 litres."),
        (POOL, "The pool is heated to 27 °C.", "The pool is heated to 27 °F."),
        (POOL, "The fee of $12 is non-refundable.", "The fee of $12 is refundable."),
        (POOL, "Shower before you enter the water.", "Shower after you enter the water."),
        (POOL, "Shower after every sauna.", "Shower before every sauna."),
        (POOL, "Lanes are opened last.", "Lanes are opened first."),
        (POOL, "The pumps are tested after sunrise.", "The pumps are tested before sunrise."),
        (
            POOL,
            "If the day is a Sunday, the pool opens on the day before it.",
            "If the day is a Sunday, the pool opens on the day after it.",
        ),
    ],
)
def test_a_name_a_unit_and_an_order_need_the_thing_itself(passage: str, right: str, wrong: str) -> None:
    assert verdict(passage, right) is Verdict.PROVED
    assert verdict(passage, wrong) is not Verdict.PROVED


def test_longer_than_a_limit_is_more_than_it() -> None:
    page = "Leave of more than 8 days is approved by the steward; shorter leave is approved by the cook."
    assert verdict(page, "Leave longer than 8 days needs the steward's approval.") is Verdict.PROVED


def test_half_plots_are_no_half_metre() -> None:
    assert verdict("Whole plots are 250 metres and half plots 125.", "A whole plot is 250 metres.") is Verdict.PROVED
