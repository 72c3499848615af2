"""How sure to be of quotes."""

import pytest

from rag.evidence import Passage, Source
from rag.reply import Citation, Question, Tier
from rag.sureness import speak_of_all, sureness, unanswered


def quote(text: str, title: str = "Page", section: tuple[str, ...] = ()) -> Citation:
    passage = Passage(Source("c:p", title, "https://h.example/p", "c"), text, 0, len(text), section=section)
    return Citation(1, passage, text, "https://h.example/p")


def question(text: str) -> Question:
    return Question(text, text)


@pytest.mark.parametrize(
    ("asked", "said", "tier"),
    [
        ("Who is the first aider of floor 7?", "The first aider of floor 3 is Kim Berg.", Tier.HEDGE),
        ("Who is the first aider of floor 3?", "The first aider of floor 3 is Kim Berg.", Tier.NORMAL),
        ("Who cleans level 4?", "Levels 2-5 are cleaned by Kim Berg.", Tier.NORMAL),
        ("Who cleans level 4?", "Kim Berg cleans the fourth level.", Tier.NORMAL),
        ("What does IFX 2 do?", "IFX2 blocks the door.", Tier.NORMAL),
        ("What happens after 9 wrong codes?", "After 5 wrong codes the door stays shut.", Tier.NORMAL),
        ("Can I stay for 3 nights?", "Guests stay as long as they like.", Tier.NORMAL),
    ],
)
def test_a_number_that_names_something_is_in_a_quote_or_it_is_about_another_one(
    asked: str, said: str, tier: Tier
) -> None:
    assert sureness(question(asked), [quote(said)], Tier.NORMAL) is tier


@pytest.mark.parametrize(
    ("asked", "said", "tier"),
    [
        ("What happens after 5 wrong codes?", "After 5 wrong codes the door stays shut.", Tier.NORMAL),
        ("How often is the lift checked?", "The lift is checked every quarter.", Tier.NORMAL),
        ("How often is the lift checked?", "The lift is checked by Kim Berg.", Tier.CITE),
        ("How often is the old lift checked?", "The lift is checked every quarter.", Tier.CITE),
    ],
)
def test_a_sentence_that_has_every_word_of_the_question_is_sure(asked: str, said: str, tier: Tier) -> None:
    assert sureness(question(asked), [quote(said)], Tier.CITE) is tier
    assert sureness(question(asked), [quote(said)], Tier.HEDGE) is Tier.HEDGE


def test_what_a_sentence_stands_under_counts() -> None:
    under = quote("It is open until 22:00.", "Basement", ("Gym, floor 7",))
    assert sureness(question("When is the gym on floor 7 open?"), [under], Tier.CITE) is Tier.NORMAL


def test_a_follow_up_is_no_surer_than_the_search() -> None:
    asked = Question("When is it open?", "When is it open?", "The gym?", leans=True)
    assert sureness(asked, [quote("It is open until 22:00.")], Tier.CITE) is Tier.CITE


def test_a_part_without_a_sentence_is_told() -> None:
    both = question("How many lockers are there and who cleans the sauna?")
    assert unanswered(both, [quote("There are 40 lockers.")]) == ("who cleans the sauna",)
    assert unanswered(both, [quote("There are 40 lockers."), quote("Kim Berg cleans the sauna.")]) == ()
    assert unanswered(question("Who cleans the sauna?"), [quote("There are 40 lockers.")]) == ()


@pytest.mark.parametrize(
    ("asked", "said", "speaks"),
    [
        ("Who is the first aider of floor 7?", "Open from 7:30 to 17:00 for $7, or 0.7 km away.", False),
        ("Who is the first aider of floor 7?", "Floor | First aider\n7 | Kim Berg", True),
        ("Who is the first aider of floor 7?", "Kim Berg helps on floors 5 to 9.", True),
        ("Who is the first aider of floor 7?", "We are at 7 Castle Street.\nFloor | First aider\n3 | Kim Berg", False),
        ("Who is the first aider of floor 7?", "First aiders are trained for 7 days, floor by floor.", False),
        ("Who is the first aider of floor 7?", "7th floor: Kim Berg. 3rd floor: Bo Lund.", True),
        ("Who is the first aider of floor 7?", "Kim Berg helps on floors 3, 5 and 7 only.", True),
        ("Who is the first aider of floor 7?", "Kim Berg helps on the seventh floor.", True),
        ("Who is called for priority 1?", "P1 incidents page Kim Berg.", True),
        ("Can I stay for 3 nights?", "Guests stay as long as they like.", True),
    ],
)
def test_passages_speak_of_a_number_that_names_something(asked: str, said: str, speaks: bool) -> None:  # noqa: FBT001
    assert speak_of_all(asked, [quote(said).passage]) is speaks
