"""Words and phrases that stand for one another, in any form and order."""

import pytest

from rag.prove import Text, Verdict, prove
from rag.prove.words.alike import Bag
from rag.prove.words.opposites import opposites
from rag.prove.words.roots import root_of
from rag.prove.words.synonyms import GROUPS
from rag.prove.words.words import stems_of, words_of


def roots(text: str) -> set[str]:
    return {word.phrase for word in words_of(text, "en") if word.phrase}


@pytest.mark.parametrize(
    "text",
    ["The fault came to light in May.", "It comes to light.", "when something has come to light"],
)
def test_a_phrase_is_met_in_any_form_of_its_words(text: str) -> None:
    assert roots(text) == {"come_to_light"}


def test_words_may_stand_between_a_verb_and_its_particle() -> None:
    assert "turn_off" in roots("Turn the main heater off.")
    assert "turn_off" not in roots("Turn to the person at the desk who signs you off.")


def test_a_phrase_stands_for_its_word_and_the_word_for_it() -> None:
    word = next(word for word in words_of("The leak was discovered.", "en") if word.text == "discovered")
    assert Bag.of(stems_of("The leak came to light.", "en")).holds(word)
    phrase = next(word for word in words_of("The leak came to light.", "en") if word.text == "light")
    assert Bag.of(stems_of("We found the leak.", "en")).holds(phrase)
    assert not Bag.of(stems_of("We mended the leak.", "en")).holds(phrase)


def test_no_group_holds_a_word_and_its_opposite() -> None:
    together = {
        (root, other)
        for root, numbers in GROUPS.items()
        for other in opposites(root)
        if not numbers.isdisjoint(GROUPS.get(other, frozenset()))
    }
    assert together == set()


@pytest.mark.parametrize(
    "pair",
    """manager/report draft/final first/second recommend/require may/must should/must vacation/sick contractor/employee
    gross/net salary/bonus warning/critical buyer/seller sender/receiver some/all most/all director/manager
    prospect/customer staging/production approve/review author/reviewer maternity/paternity resign/retire
    pause/cancel postpone/cancel email/phone test/deploy archive/delete quarter/year accident/incident lost/stolen
    damage/loss contract/offer""".split(),
)
def test_what_handbooks_keep_apart_stands_in_no_group_together(pair: str) -> None:
    one, other = (GROUPS.get(root_of(word), frozenset()) for word in pair.split("/"))
    assert one.isdisjoint(other)


@pytest.mark.parametrize(
    ("claim", "passage"),
    [
        ("Put in a request with the caretaker.", "Apply to the caretaker."),
        ("Once a fortnight the cellar gets tidied.", "The basement is cleaned every other week."),
        ("Compliments reach the cook in his mailbox.", "Praise for the cook goes to his inbox."),
        (
            "Broken kettles are thrown away by whoever is in charge.",
            "The person responsible discards defective kettles.",
        ),
        ("Whoever quits hands their badge back.", "Employees who resign must return the badge."),
        ("Staff who are let go keep the laptop for a week.", "Employees who are dismissed keep the laptop for a week."),
        ("The canteen is closed while the kitchen gets cleaned.", "The cafeteria is shut while the kitchen is washed."),
        ("New joiners get a buddy.", "Every newcomer is given a mentor."),
        ("The clinic was notified once the flaw had come to light.", "When the defect was found, the clinic was told."),
    ],
)
def test_a_sentence_in_other_words_is_proved(claim: str, passage: str) -> None:
    assert prove(f"{claim} [1]", [Text("House rules", "", passage)]).verdict is Verdict.PROVED


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Desks are scarce at the moment.", {"at_moment"}),
        ("Three misses in a row end the game.", {"in_row"}),
        ("Sponsors foot the bill.", {"foot_bill"}),
        ("Sponsors foot your bill.", {"foot_bill"}),
        ("Sponsors foot the long bill.", set()),
    ],
)
def test_only_articles_and_the_like_may_stand_inside_a_phrase(text: str, found: set[str]) -> None:
    assert roots(text) == found


def test_of_two_phrases_the_longer_is_taken() -> None:
    assert roots("A guard walks round the clock.") == {"round_clock"}
