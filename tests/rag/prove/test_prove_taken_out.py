"""What a page takes out of what it says, says without its verb, or denies beside something else."""

import pytest

from rag.prove import Proof, Text, Verdict, prove

GARAGE = (
    "Bicycles may be parked on all levels other than the roof. No permit is needed, except on match evenings. "
    "Damage caused by tenants is not insured, apart from broken windows."
)
CANTEEN = (
    "Vouchers can be exchanged; receipts cannot. Weekly menus are refundable, single meals are not. Neither plates "
    "nor cups may be taken to the desk. Trays without a tag are collected by the porter on Fridays. The deposit for "
    "a tray is non-returnable."
)
ARCHIVE = (
    "We do not keep copies of passports and have no means to restore them. Do not shift or disable the sensors. "
    "Boxes handed in after 16.30 will not be shelved the same day. No crate may stand within 3 metres of a door. "
    "Backups are asynchronous, so the newest entry may not be there. The old badge will be invalidated. "
    "Visitors must not go down without a guide."
)
LOFT = (
    "The loft is meant for painting, not a store for tools and must be aired daily. No bird may be let in that is not "
    "ringed. Guests can also cook on Sundays or holidays. The shop does not count Sundays that fall within your leave."
)


def proof(claim: str, page: str) -> Proof:
    text = Text("House rules", "", page)
    return prove(f"{claim} [1].", [text], [text])


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("You may not park a bicycle on the roof level", GARAGE),
        ("On match evenings you do need a permit", GARAGE),
        ("Broken windows are insured", GARAGE),
        ("Receipts cannot be exchanged", CANTEEN),
        ("Single meals are not refundable", CANTEEN),
        ("Plates and cups may not be taken to the desk", CANTEEN),
        ("The porter collects untagged trays on Fridays", CANTEEN),
        ("The deposit for a tray is not returnable", CANTEEN),
        ("The archive cannot restore copies of passports", ARCHIVE),
        ("The sensors have to stay where they are and must keep working", ARCHIVE),
        ("No crate may stand less than 3 metres from a door", ARCHIVE),
        ("Backups are not synchronous", ARCHIVE),
        ("The old badge is no longer valid", ARCHIVE),
        ("The loft must be aired daily", LOFT),
        ("Guests can cook on Sundays and holidays", LOFT),
    ],
)
def test_what_a_page_denies_or_affirms_otherwise_is_proved(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is Verdict.PROVED


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("Bicycles may be parked on the roof level", GARAGE),
        ("No permit is needed on match evenings", GARAGE),
        ("Broken windows are not insured", GARAGE),
        ("Receipts can be exchanged", CANTEEN),
        ("Single meals are refundable", CANTEEN),
        ("Plates may be taken to the desk", CANTEEN),
        ("The deposit for a tray is returnable", CANTEEN),
        ("The archive keeps copies of passports", ARCHIVE),
        ("Boxes handed in after 16.30 are still shelved the same day", ARCHIVE),
        ("Crates may stand within 3 metres of a door", ARCHIVE),
        ("Backups are synchronous", ARCHIVE),
        ("The old badge stays valid", ARCHIVE),
        ("Visitors may go down without a guide", ARCHIVE),
        ("The loft is a store for tools", LOFT),
    ],
)
def test_what_turns_it_round_is_not(claim: str, page: str) -> None:
    assert proof(claim, page).verdict is not Verdict.PROVED
