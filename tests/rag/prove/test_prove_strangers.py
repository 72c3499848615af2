"""What a claim speaks of has to stand in what it cites: a question bears nothing out."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

PAGES = {
    "leave": "Unused leave days up to five can be carried over to the next year. They must be used by 31 March.",
    "travel": "For rental cars and mileage claims, attach the booking confirmation and a photo of the odometer. "
    "Hotel bills are paid by the travel desk in advance.",
    "devices": "Laptops are replaced every four years. To request a replacement, open a ticket in the IT portal; the "
    "old device is collected and wiped.",
    "lab": "Only trained staff may use the centrifuge. Samples are stored at -80 C in freezer B.",
    "sales": "For orders above 50,000 euros, the regional director signs the offer. Discounts up to ten percent are "
    "granted by the account manager.",
    "school": "If a pupil is ill for more than three days, parents hand in a doctor's note.",
    "clinic": "Patients receive their results by post within a week. If the result is urgent, the ward calls the "
    "patient the same day.",
    "library": "Members may borrow ten books for four weeks. Loans can be renewed twice in the catalogue.",
    "deploy": "The deploy job runs after every merge to main. It builds the image, runs the migrations and posts the "
    "result to the release channel.",
    "store": "Goods can be returned within 30 days with the receipt. The amount is credited to the card that was used.",
}
ECHOES = [
    ("leave", "Do freelancers also carry over unused leave days?", "Freelancers carry over unused leave days"),
    ("leave", "Do freelancers carry over leave?", "Yes, freelancers carry over unused leave days"),
    ("travel", "What do I need for a train refund?", "For a train refund, attach the booking confirmation"),
    ("devices", "Are phones and headsets replaced too?", "Phones and headsets are replaced every four years"),
    ("lab", "May visiting students use the centrifuge?", "Visiting students may use the centrifuge"),
    ("school", "Must parents give the teacher a phone number?", "Parents give the teacher a phone number when ill"),
    ("clinic", "Does the pharmacy send the medicine by post?", "The pharmacy sends patients the medicine by post"),
    ("library", "Can guests borrow games and tools?", "Guests may borrow games and tools for four weeks"),
    ("deploy", "Does the deploy job email customers?", "The deploy job emails the customers after every merge to main"),
    ("store", "Are gift vouchers and shipping credited?", "Gift vouchers and shipping are credited to the card"),
    ("store", "Does the insurance cover damage?", "The insurance covers the damage when goods are returned"),
]


@pytest.mark.parametrize(("page", "question", "claim"), ECHOES)
def test_a_claim_with_the_questions_words_in_place_of_the_pages_is_not_proved(
    page: str, question: str, claim: str
) -> None:
    text = Text("Handbook", "", PAGES[page])
    assert prove(f"{claim} [1].", [text], [text], question).verdict is not Verdict.PROVED


RIGHT = [
    ("leave", "Until when must an employee take vacation?", "Days that were carried over must be used by 31 March"),
    ("leave", "How many leave days can I carry over?", "You can carry over up to five unused leave days to next year"),
    ("travel", "What do I attach for a rental car?", "For rental cars, attach the booking confirmation and a photo"),
    ("devices", "How do I hand back a broken computer?", "The old device is collected and wiped"),
    ("lab", "Who may use the centrifuge?", "The centrifuge may be used only by trained staff"),
    ("sales", "Who can grant customers a discount?", "The account manager can grant customers up to ten percent"),
    ("school", "My pupil is ill for a week, what do I do?", "Parents hand in a doctor's note"),
    ("clinic", "What happens if a result is urgent?", "The ward calls the patient the same day"),
    ("library", "How often can I extend my loan?", "Loans can be renewed twice in the catalogue"),
    ("deploy", "What does the pipeline do with migrations?", "The deploy job runs the migrations"),
    ("store", "How do I send goods back?", "You can return goods within 30 days with the receipt"),
]


@pytest.mark.parametrize(("page", "question", "claim"), RIGHT)
def test_one_word_of_the_question_may_be_another_way_to_say_it(page: str, question: str, claim: str) -> None:
    text = Text("Handbook", "", PAGES[page])
    proof = prove(f"{claim} [1].", [text], [text], question)
    assert proof.verdict is Verdict.PROVED, proof.problems


FROM_NOWHERE = [
    ("The old key stays valid for 24 hours and is then archived in the vault", "The old key stays valid for 24 hours."),
    ("The mixture is kept cold because it is sensitive to moisture", "The mixture is kept cold in a closed box."),
    ("Install the client from the phone's app store", "Install the client from the portal."),
    ("New members bring a driving licence and proof of address", "New members bring a passport and proof of address."),
]


@pytest.mark.parametrize(("claim", "page"), FROM_NOWHERE)
def test_two_words_together_that_no_page_has_are_doubted(claim: str, page: str) -> None:
    text = Text("Handbook", "", page)
    assert prove(f"{claim} [1].", [text], [text]).verdict is Verdict.UNSURE


def test_a_class_of_people_that_no_page_speaks_of_is_doubted_whoever_asked() -> None:
    page = Text("Handbook", "", "Fathers and adoptive parents may take parental leave.")
    (problem,) = prove("Grandparents may take parental leave [1].", [page]).problems
    assert (problem.reason, problem.detail, problem.sure) == (Reason.STRANGE, "Grandparents", False)


@pytest.mark.parametrize("people", ["Employees", "Colleagues", "Mothers", "Parents"])
def test_those_whom_every_page_speaks_to_are_not(people: str) -> None:
    page = Text("Handbook", "", "Fathers and adoptive parents may take parental leave.")
    assert prove(f"{people} may take parental leave [1].", [page]).verdict is Verdict.PROVED


def test_words_picked_from_several_pages_are_no_evidence() -> None:
    """A small model's answer to how long messages are kept; each page had some of its words, about something else."""
    pages = [
        Text("Norms", "", "Slack is a subject of records requests, which can often remove context from a talk."),
        Text("News", "", "Urgent messages can be shared in Slack or by mail; we turn these around in under 24 hours."),
    ]
    said = "Slack messages stick around for a few hours before they get wiped [1][2]."
    assert prove(said, pages, pages, "How long do our Slack messages stick around?").verdict is Verdict.UNSURE


def test_a_claim_that_joins_what_two_pages_say_is_proved() -> None:
    pages = [Text("Library", "", PAGES["library"]), Text("Devices", "", PAGES["devices"])]
    said = "Members may borrow ten books for four weeks, and laptops are replaced every four years [1][2]."
    assert prove(said, pages, pages, "What about books and laptops?").verdict is Verdict.PROVED
