"""What everybody would say in other words, and what one word makes wrong."""

import pytest

from rag.prove import Text, Verdict, prove

HARBOUR = Text(
    "Harbour office",
    "",
    "The harbour master requests berths for visiting crews. Complaints go to the arbiter, who meets the crews every "
    "spring. Crews may pick the berth they would like to have, up to 12 metres. Show proof of TX residency at the "
    "gate. If you move to FL, tell us within ten days. Notes are written simply to keep the crews informed. You may "
    "hand in comments at any time. The fee is divided by the number of boats. Proposals pass if nobody objects.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "The harbour master asks for berths for visiting crews",
        "You have to prove that you live in Texas",
        "Let us know within ten days should you move to Florida",
        "Notes are only meant to keep the crews informed",
        "Comments can be handed in whenever you like",
        "You may pick any berth up to 12 metres",
        "Silence lets a proposal pass: nobody objects",
        "The arbiter gets the complaints",
    ],
)
def test_the_same_in_everyday_words_is_proved(claim: str) -> None:
    proof = prove(f"{claim} [1].", [HARBOUR], [HARBOUR])
    assert proof.verdict is Verdict.PROVED, proof.problems


@pytest.mark.parametrize(
    "claim",
    [
        "You have to prove that you live in Tennessee",
        "Let us know within ten days should you move to Georgia",
        "Only the arbiter may hand in comments",
        "Berths are requested whenever the crews like",
        "Every proposal passes",
        "The arbiter requests berths for visiting crews",
    ],
)
def test_what_one_word_makes_wrong_is_not_proved(claim: str) -> None:
    assert prove(f"{claim} [1].", [HARBOUR], [HARBOUR]).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    ("page", "claim"),
    [
        ("The bill is shared half and half by the club and its guests.", "The bill is split evenly by club and guests"),
        ("It takes a few weeks to a month.", "It takes somewhere between a few weeks and a month"),
        ("The principal investigator opens the ticket.", "Your PI opens the ticket"),
        ("Time off in lieu is taken in the same quarter.", "TOIL is taken in the same quarter"),
        ("The RA unlocks the room.", "The resident advisor unlocks the room"),
    ],
)
def test_everyday_words_and_short_forms_are_not_strange(page: str, claim: str) -> None:
    text = Text("Club", "", page)
    proof = prove(f"{claim} [1].", [text], [text])
    assert proof.verdict is Verdict.PROVED, proof.problems


@pytest.mark.parametrize(
    ("page", "claim"),
    [
        ("The principal investigator opens the ticket.", "Your PO opens the ticket"),
        ("The principal investigator opens the ticket.", "The PR opens the ticket"),
        ("The bill is shared by the club and its guests.", "The bill is shared by luxury yacht owners and guests"),
        ("Failing means removal as told in Article VI.", "Failing means removal as told in Article VII"),
    ],
)
def test_other_short_forms_and_strange_expressions_are_not_proved(page: str, claim: str) -> None:
    text = Text("Club", "", page)
    assert prove(f"{claim} [1].", [text], [text]).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    ("page", "claim"),
    [
        ("An auditor from another department is named.", "An auditor from a different department is named"),
        ("Nobody may be punished for a report.", "Retaliation for a report is not allowed"),
        ("Seats are not transferable to another guest.", "A seat cannot be passed on to a different guest"),
        ("The quota of the hard disk is reviewed in May.", "The hard drive's quota is reviewed in May"),
        ("Vacate the dormitory by noon.", "Move out of the residence hall by noon"),
        ("Leave is given on the demise of a relative.", "Leave is given when a relative dies"),
        ("Dormant accounts are closed in May.", "Idle accounts are closed in May"),
        ("Wear goggles when you handle flammable liquids.", "Put on safety glasses when handling combustible liquids"),
        ("Ratification of the bylaws needs a quorum.", "Approval of the constitution needs a quorum"),
    ],
)
def test_other_words_for_the_same_are_known(page: str, claim: str) -> None:
    text = Text("Rules", "", page)
    proof = prove(f"{claim} [1].", [text], [text])
    assert proof.verdict is Verdict.PROVED, proof.problems


@pytest.mark.parametrize(
    ("page", "claim"),
    [
        ("The sauna is reserved for members.", "Only members get into the sauna"),
        ("The keeper of the hut grants access.", "You need the permission of whoever keeps the hut"),
        ("Tours are paid at a flat rate of 40 euros.", "A tour pays 40 euros, however long it lasts"),
        (
            "If nobody objects within a week, the motion is adopted.",
            "A motion nobody objects to is adopted automatically",
        ),
        (
            "Leave by the nearest gate and report to the warden.",
            "Go out through the closest gate and report to the warden",
        ),
        ("Lost property is kept for three months.", "Items left behind are stored for three months"),
        (
            "Fill in Part C of the transfer and storage form. The form is kept. Transfer is free.",
            "Fill in Part C of the form",
        ),
        ("Lakeside staff unlock the hall. Lakeside College owns it.", "College staff unlock the hall"),
        ("Errors of fact are corrected by the editor.", "Factual errors are corrected by the editor"),
        (
            "The boat bought with the grant belongs to the university.",
            "The university owns the boat bought with the grant",
        ),
        (
            "During the winter, the pool is closed, but the bar is open.",
            "The pool is closed during it, but the bar is open",
        ),
        ("The pool is closed, but the bar stays open.", "The bar stays open even though the pool is closed"),
        ("For nursing staff (wards and home care), two coats are given.", "Nurses are given two coats"),
    ],
)
def test_what_bears_a_bound_or_a_name_out_in_other_words_is_heard(page: str, claim: str) -> None:
    text = Text("Rules", "", page)
    proof = prove(f"{claim} [1].", [text], [text])
    assert proof.verdict is Verdict.PROVED, proof.problems


@pytest.mark.parametrize(
    ("page", "claim"),
    [
        ("Members use the sauna. The bar is on the left.", "Only members use the sauna"),
        ("Some keepers grant access to the hut.", "Whoever keeps the hut grants access"),
        ("Tours of two hours are paid with 40 euros.", "Tours are paid with 40 euros, however long they last"),
        ("The motion is adopted by a vote of the members.", "The motion is adopted automatically"),
        ("During the winter, the bar of the pool is open.", "The bar of the pool is open"),
        ("For nursing staff (wards and home care), two coats are given.", "Two coats are given"),
        ("The bar is open. The pool is closed.", "The bar is open even if the pool is closed"),
        ("Errors of fact are corrected by the editor.", "Fabrizio errors are corrected by the editor"),
        (
            "The boat bought with the grant belongs to the university.",
            "The boat bought with the grant belongs to the team",
        ),
        ("Fathers may take leave for six weeks.", "Grandparents may take leave for six weeks"),
        ("Lakeside staff unlock the hall. Hillside College owns it.", "Hillside staff unlock the hall"),
    ],
)
def test_what_bears_nothing_out_is_not_heard(page: str, claim: str) -> None:
    text = Text("Rules", "", page)
    assert prove(f"{claim} [1].", [text], [text]).verdict is not Verdict.PROVED
