"""What kind of thing a question asks for, and what gives it."""

import pytest

from rag.asked import BOUNDED, NOT, PLAINLY, SOMEHOW, asked_for


@pytest.mark.parametrize(
    ("question", "text", "given"),
    [
        ("How many rooms can I book?", "Everybody may book 2 rooms a day.", PLAINLY),
        ("How many rooms can I book?", "Book up to three small rooms.", BOUNDED),
        ("How many *rooms* can I book?", "Everybody may book 2 rooms a day.", PLAINLY),
        ("How many rooms can I book?", "Book 5 days ahead.", SOMEHOW),
        ("How many rooms can I book?", "Rooms are booked at the desk.", NOT),
        ("How many days off do I get?", "Ask 10 working days in advance.", BOUNDED),
        ("Wie viele Urlaubstage habe ich?", "Es gibt 30 Tage Urlaub.", PLAINLY),
        ("How long is the warranty?", "It holds for two years.", PLAINLY),
        ("How long is the warranty?", "It costs 30 EUR.", SOMEHOW),
        ("How often is the lift checked?", "It is checked every quarter.", PLAINLY),
        ("How often is the lift checked?", "Mr Gruber checks the lift.", NOT),
        ("When does the gym open?", "The gym opens at 6:30.", PLAINLY),
        ("What is paid when I am ill?", "Sick pay ends in July.", NOT),
        ("I am new and when does the gym open?", "It opens at 6:30.", PLAINLY),
        ("How many leads are there?", "7 Ada King Lead 8 Jo May Lead", SOMEHOW),
        ("Who signs contracts?", "Contracts are signed by Maya Okoro.", PLAINLY),
        ("Who signs contracts?", "Contracts are signed twice.", NOT),
        ("How much is a locker?", "A locker is €12 a month.", PLAINLY),
        ("What is the limit?", "It is 12.", PLAINLY),
        ("Can I bring a dog?", "In 2 of 3 offices.", NOT),
    ],
)
def test_a_sentence_gives_the_asked_kind_plainly_as_a_bound_somehow_or_not(
    question: str, text: str, given: float
) -> None:
    assert asked_for(question).given(text) == given


def test_what_is_counted_may_be_named_in_the_turn_before() -> None:
    asked = asked_for("And how many of them may I lend?", "How many books can I borrow?")
    assert asked.given("Two books may be lent.") == PLAINLY
    assert asked.given("There are two shelves.") == SOMEHOW
    assert asked_for("How many of them?").given("Two.") == PLAINLY


def test_without_a_value_asked_for_nothing_has_to_be_given() -> None:
    assert asked_for("Can I bring a dog?").is_given("Ask first.")
    assert not asked_for("How many dogs can I bring?").is_given("Ask first.")
    assert asked_for("How many dogs can I bring?").is_given("Bring 2 dogs.")
