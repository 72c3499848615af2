"""A message that leans is told from one that stands by itself, and on which turn."""

import pytest

from bot import follow

BEFORE = ["How long is parental leave for the support team?"]


@pytest.mark.parametrize(
    "text",
    [
        "and for contractors?",
        "What about Spain?",
        "why not?",
        "tell me more",
        "Is it paid?",
        "how do they apply for it",
        "who approves that?",
        "is that per year?",
        "so no carry over?",
        "what happens to unused ones?",
        "where can I read more?",
        "could you say more about the second part",
        "wie lange ist das gültig?",
        "how does this rule change in May?",
        "are there any other kinds?",
        "anything else I should know?",
        "what are the requirements?",
        "which is better?",
        "contractors in Spain",
        "what happens next?",
        "when does the leave start?",
        "can I do the same thing?",
        "und für Werkstudenten?",
        "Gilt das auch in Spanien?",
        "¿y para contratistas?",
        "Et pour les stagiaires ?",
        "E para estagiários?",
        "E per gli stagisti?",
        "それは有給ですか",
        "а если я в Испании?",
    ],
)
def test_leaning_messages_are_found(text: str) -> None:
    assert follow.leans(text, BEFORE)


@pytest.mark.parametrize(
    "text",
    [
        "How do I order a new laptop for a new colleague?",
        "Is it possible to work from abroad in summer?",
        "How long does it take to get a visa for Japan?",
        "Where is the IT department?",
        "Does Anna know that she is on call in May?",
        "What holidays are there this year?",
        "Explain the procedure for cancelling a scheduled recording",
        "Is the office moving on Friday to a new building?",
        "does the canteen or its kitchen open in May?",
        "Do employees need to return their laptops?",
        "which laptop is best?",
        "¿Cómo pido vacaciones?",
        "Welche Benefits gibt es?",
        "Ist es möglich, remote zu arbeiten?",
        "C'è una mensa?",
        "Lisbon vs Porto",
        "If a customer calls, when do I tell them about refunds?",
        "Wie beantrage ich einen neuen Laptop?",
        "¿Cómo pido un portátil nuevo?",
        "Comment commander un ordinateur portable ?",
        "我怎么申请新电脑？",
        "πόσες μέρες άδεια έχω;",
    ],
)
def test_messages_that_stand_alone_do_not_lean(text: str) -> None:
    assert not follow.leans(text, BEFORE)


@pytest.mark.parametrize(
    "text", ["Different question: is it paid?", "Moving on - is it paid?", "Anderes Thema: gilt das?"]
)
def test_after_a_stated_switch_nothing_is_leaned_on(text: str) -> None:
    assert follow.switches(text)
    assert not follow.leans(text, BEFORE)


def test_a_switch_is_not_found_where_people_speak_of_moving_or_subjects() -> None:
    assert not follow.switches("is the office moving on Friday?")
    assert not follow.switches("can I change the subject of a ticket?")


def test_the_anchor_is_the_latest_turn_that_stands_alone() -> None:
    assert follow.anchor([*BEFORE, "and for contractors?", "thanks!"]) == BEFORE[0]
    assert follow.anchor(["hello"]) == ""


def test_c073_a_leaning_turn_with_an_identifier_of_its_own_is_an_anchor() -> None:
    assert follow.anchor(["what is ERR-0428-A?", "and ERR-0429-B?"]) == "and ERR-0429-B?"


def test_a_bare_topic_is_an_anchor() -> None:
    assert follow.anchor([*BEFORE, "laptop replacement", "and for contractors?"]) == "laptop replacement"


def test_what_is_shown_alters_no_word_of_the_asker() -> None:
    long = "Hi, can you tell me how many days of parental leave " + "a person of the team " * 6 + "gets?"
    line = follow.shown(" and for contractors? ", [long])
    assert line.startswith("and for contractors? (following: “how many days of parental leave a person")
    assert line.endswith(" …”)")
    assert follow.shown("and for contractors?", []) == ""
