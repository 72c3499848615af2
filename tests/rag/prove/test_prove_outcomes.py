"""What becomes of something: it goes on or ends, is kept or handed back, paid back or charged."""

import pytest

from rag.prove import Text, Verdict, prove

BADGES = "Visitor badges that are not handed in by 6 pm stay active until the next morning."
SAMPLES = "Samples left over at the end of a study are sent back to the donor hospital."
COAT = "Return the lab coat to the stores when your placement ends."
RENTS = "Locker rents go up each September."
SERVICE = "Staff who move to another site keep their length of service."
PENSION = "Your pension contributions are paused during a sabbatical."
PERMIT = "Your parking permit renews automatically every April."
FREIGHT = "If a shipment is damaged, the carrier writes off the freight charge."
FRIDGE = "Anything still in the fridge on Friday evening goes in the bin."
MISSED = "Members who miss two payments can no longer book courts."
TENANCIES = "Tenancies continue on a monthly basis after the first year."
REVIEW = "A third late delivery leads to a review meeting with the depot manager."
BIKES = "Bikes left in the rack after term are given to a charity."
GRANT = "The grant does not have to be paid back."
POINTS = "Points you collect are valid for two years."
LOCK = "After five failed attempts the account is locked."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Handbook", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (BADGES, "Visitor badges that are not handed in by 6 pm are switched off at once."),
        (SAMPLES, "Samples left over at the end of a study are destroyed."),
        (COAT, "You can keep the lab coat when your placement ends."),
        (RENTS, "Locker rents stay the same each September."),
        (SERVICE, "Staff who move to another site lose their length of service."),
        (PENSION, "Your pension contributions continue during a sabbatical."),
        (PERMIT, "Your parking permit ends every April."),
        (FREIGHT, "If a shipment is damaged, the freight charge is still billed."),
        (FRIDGE, "Anything still in the fridge on Friday evening is kept for Monday."),
        (MISSED, "Members who miss two payments are fined."),
        (TENANCIES, "Tenancies terminate after the first year."),
        (REVIEW, "A third late delivery ends your contract."),
        (BIKES, "Bikes left in the rack after term are sold."),
        (LOCK, "After five failed attempts the account is deleted."),
    ],
)
def test_another_outcome_is_not_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (BADGES, "A visitor badge not handed in by 6 pm remains active until the next morning."),
        (SAMPLES, "Samples left over when a study ends are returned to the donor hospital."),
        (COAT, "When your placement ends, hand the lab coat back to the stores."),
        (RENTS, "Locker rents increase every September."),
        (SERVICE, "If you move to another site, you keep your length of service."),
        (PENSION, "During a sabbatical, pension contributions pause."),
        (PERMIT, "The parking permit is renewed automatically each April."),
        (FREIGHT, "The carrier writes off the freight charge when a shipment is damaged."),
        (FRIDGE, "Food still in the fridge on Friday evening is thrown away."),
        (MISSED, "Members who miss two payments lose the right to book courts."),
        (TENANCIES, "After the first year, the tenancy goes on month by month."),
        (BIKES, "Bikes left in the rack after term are donated to charity."),
        (GRANT, "You keep the grant and need not repay it."),
        (POINTS, "Points you collect are lost after two years."),
        (LOCK, "The account gets locked after five attempts that fail."),
    ],
)
def test_the_same_outcome_in_other_words_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED
