"""Limits, opposites, shares and people in other words than the page has, and what is only like them."""

import pytest

from rag.prove import Text, Verdict, prove

SHOP = (
    "Orders under $40 need no signature; anything above requires one from the shop steward (SS) in Tillbook. "
    "Repairs on bikes older than ten years are not covered. The workshop budget belongs to the crew: $900 for "
    "tools in the first year. A mechanic works six days in a row at the outside; after that there are at least "
    "two days off. Vouchers lapse at the end of June. The SS answers within 20 minutes during opening hours "
    "and within three hours at other times."
)
CREW = (
    "The crew has four members; two seats are filled in spring and two in autumn. Apprentices get the same "
    "courses as mechanics, before they receive a key. The accident book is filled in by the steward together "
    "with the injured person. Changes of the rules take a two-thirds majority of all members. Whoever is "
    "related to a customer must recuse themselves from that customer's order. The budget is reserved for the "
    "crew. Some weeks go by without a market stall. Stalls are held on Saturdays if the weather allows. "
    "Saddles made for the old frame fit the new one, whereas those for children need to be replaced."
)


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Bike shop", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (SHOP, "You don't need a signature for orders below $40."),
        (SHOP, "Anything above $40 has to be signed by the shop steward in Tillbook."),
        (SHOP, "You pay for repairs on a bike that is older than ten years yourself."),
        (SHOP, "Vouchers can be used until 30 June."),
        (SHOP, "Outside opening hours it may take the shop steward up to three hours to answer."),
        (SHOP, "The shop steward answers within 20 minutes during opening hours."),
        (CREW, "The steward and the injured person fill in the accident book together."),
        (CREW, "The injured person fills in the accident book together with the steward."),
        (CREW, "Changing the rules takes a two-thirds majority of the members."),
        (CREW, "Nobody except the crew decides on the budget."),
        (CREW, "The courses for apprentices are no different from those for mechanics."),
        (CREW, "Not every week has a market stall."),
        (CREW, "Members may not vote on orders of customers they are related to."),
        (CREW, "Saddles for children need to be replaced."),
    ],
)
def test_the_same_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (SHOP, "You don't need a signature for orders above $40."),
        (SHOP, "Anything below $40 has to be signed by the shop steward."),
        (SHOP, "Repairs on bikes older than ten years are covered."),
        (SHOP, "Vouchers can be used until 31 July."),
        (SHOP, "Outside opening hours the shop steward answers within 20 minutes."),
        (CREW, "The accident book is filled in by the customer."),
        (CREW, "Changing the rules takes a simple majority of the members."),
        (CREW, "The courses for apprentices are different from those for mechanics."),
        (CREW, "The crew has two members."),
        (CREW, "Every week has a market stall."),
        (CREW, "There are four seats to be filled in spring."),
    ],
)
def test_what_is_only_like_it_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
