"""Small talk is only what is small talk whole; on doubt a message is a question."""

from datetime import UTC, datetime

import pytest

from bot.route import route, small_talk
from bot.smalltalk import SMALL_TALK, Kind, bare, small_talk_language, spellings
from bot.thread import Message, MessageId, PersonId

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
BY_ANA = Message(MessageId("1"), PersonId("ana"), "how many leave days?", NOON)
ASKED_BY_BOT = Message(MessageId("2"), None, "Do you mean the B1 course?", NOON)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Hi", Kind.GREETING),
        ("Heyyyy team!", Kind.GREETING),
        ("<@U0BOT> good morning 👋", Kind.GREETING),
        ("¡Hola! Buenos días", Kind.GREETING),
        ("ok, thanks so much!!", Kind.THANKS),
        ("Vielen Dank für die Hilfe", Kind.THANKS),
        ("merci, s'il vous plaît", Kind.THANKS),
        ("Hi, thanks, bye", Kind.THANKS),
        ("you stupid, useless piece of garbage", Kind.INSULT),
        ("Shut up!", Kind.INSULT),
        ("ok, you suck", Kind.INSULT),
        ("du bist dumm", Kind.INSULT),
        ("t'es nul", Kind.INSULT),
        ("see you tomorrow :wave:", Kind.BYE),
        ("got it, makes sense", Kind.OK),
        ("d’accord", Kind.OK),
        ("hello, what can you do?", Kind.HELP),
        ("J'ai une question", Kind.HELP),
        ("Are you a bot or a real person?", Kind.BOT),
        ("Bist du ein Mensch?", Kind.BOT),
        ("ありがとう！", Kind.THANKS),
        ("안녕하세요", Kind.GREETING),
        ("Thank you very much, that was very helpful.", Kind.THANKS),
        ("", Kind.HELP),
        ("<@U0BOT>", Kind.HELP),
        ("👍", Kind.HELP),
        (":tada: :wave:", Kind.HELP),
        ("??", Kind.HELP),
    ],
)
def test_small_talk_is_told_apart(text: str, kind: Kind) -> None:
    assert route(text, None) is kind


@pytest.mark.parametrize(
    "text",
    [
        *("Deadline?", "reimbursement", "PTO", "SI", "TA", "VALE"),  # c081: one word is no greeting
        "What can Helper do?",  # c125: a product of that name
        "What can the Helper bot do?",
        "hi, how many leave days?",
        "thanks! and for contractors",
        "can you help me with my laptop",
        "who is IT?",
        "ok?",
        "right?",
        "testing",
        *("trash", "garbage", "Where does rubbish go?", "what is junk mail", "somebody called me an idiot"),
        "Good Friday",
        "help desk hours",
        "happy hour budget",
        "ok to expense lunch?",
        "วันลาพักร้อน",
        "hi " * 20,
        "x" * 40_000,
    ],
)
def test_c081_c125_questions_are_no_small_talk(text: str) -> None:
    assert route(text, None) is Kind.QUESTION


@pytest.mark.parametrize(
    "text", ["what is it", "how do I", "the who of", "What is this?", "¿qué es eso?", "was ist das"]
)
def test_c079_function_words_alone_are_unclear_in_a_fresh_thread_only(text: str) -> None:
    assert route(text, None) is Kind.UNCLEAR
    assert route(text, BY_ANA) is Kind.QUESTION


def test_yes_to_a_question_of_the_bot_is_no_small_talk() -> None:
    assert route("yes", ASKED_BY_BOT) is Kind.QUESTION
    assert route("yes", BY_ANA) is Kind.OK
    assert route("thanks", ASKED_BY_BOT) is Kind.THANKS


SAID_BY_BOT = Message(MessageId("2"), None, "You get 25 days.", NOON)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "no that's wrong you idiot",
            "That's wrong",
            "this is incorrect",
            "Wrong!",
            "no, you are wrong",
            "it isn't true",
        ),
        *("The answer is just wrong.", "that is not what I asked", "you're lying", "that was the wrong answer, sorry"),
        *("Das stimmt nicht!", "c'est faux", "eso es incorrecto", "isso está errado", "questo è sbagliato"),
    ],
)
def test_that_a_reply_is_wrong_is_no_question_right_below_it(text: str) -> None:
    assert route(text, SAID_BY_BOT) is Kind.CALLED_WRONG
    assert route(text, BY_ANA) is Kind.QUESTION
    assert route(text, ASKED_BY_BOT) is Kind.QUESTION


@pytest.mark.parametrize(
    "text",
    [
        *("is that wrong?", "that's wrong?", "what if it is wrong", "wrong invoice", "my payslip is wrong"),
        *("this is incorrect in my payslip", "wrong answer on the test", "is it true", "what is a false alarm"),
    ],
)
def test_a_question_about_something_wrong_stays_a_question(text: str) -> None:
    assert route(text, SAID_BY_BOT) is Kind.QUESTION


def test_long_messages_are_not_searched_for_small_talk() -> None:
    assert small_talk("hi " * 15) is Kind.QUESTION
    assert small_talk("hi " * 1000) is Kind.QUESTION


def test_every_phrase_of_the_tables_is_recognised_as_its_kind() -> None:
    assert {phrase for phrase, kind in SMALL_TALK.items() if small_talk(phrase) is not kind} == set()


def test_a_line_stands_for_each_of_its_spellings() -> None:
    assert spellings("(thanks|thx) [a lot]") == ["thanks a lot", "thanks", "thx a lot", "thx"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("hallo zusammen", "de"),
        ("muchas gracias", "es"),
        ("merci", "fr"),
        ("bom dia", "pt"),
        ("grazie mille", "it"),
        ("hi", "en"),
    ],
)
def test_small_talk_is_answered_in_its_language(text: str, language: str) -> None:
    assert small_talk_language(text) == language


def test_every_phrase_of_the_tables_is_written_as_it_is_looked_up() -> None:
    assert [phrase for phrase in SMALL_TALK if bare(phrase) != phrase] == []
