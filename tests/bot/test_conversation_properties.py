"""Whatever people type: a verdict, in time, and never an error."""

from datetime import UTC, datetime, timedelta
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import follow
from bot.identifiers import identifiers, without_rivals
from bot.language import language_of, plain
from bot.options import chosen
from bot.paste import asking_part
from bot.rewrite import read, shown
from bot.route import route, small_talk
from bot.smalltalk import Kind, small_talk_language
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId

START = datetime(2026, 5, 4, tzinfo=UTC)
WORDS = st.sampled_from(
    "and it that what is the same one ERR-1 v2.1 ? . , \n <@U1> :wave: option 2 - 1. dieses lo la 何 A1 or".split(" ")
)
TEXTS = st.one_of(st.text(max_size=300), st.lists(WORDS, max_size=30).map(" ".join))
SECONDS = 2.0
"""Generous: a shared machine is noisy. What it guards against takes minutes."""


def thread_of(texts: list[tuple[str | None, str]]) -> Thread:
    messages = tuple(
        Message(MessageId(f"m{n}"), PersonId(who) if who else None, text, START + timedelta(seconds=n))
        for n, (who, text) in enumerate(texts)
    )
    return Thread(ThreadId(Room("terminal", "", "room"), MessageId("m0")), messages)


def asked(text: str) -> Message:
    return Message(MessageId("now"), PersonId("ana"), text, START + timedelta(days=1))


AUTHORS = st.sampled_from(["ana", "ben", None])
THREADS = st.lists(st.tuples(AUTHORS, TEXTS), max_size=6).map(thread_of)


@given(TEXTS.filter(str.strip), THREADS)
def test_any_message_in_any_thread_is_read_in_its_own_words(text: str, thread: Thread) -> None:
    message = asked(text)
    question = read(thread, message, frozenset({"everyone"}), ("hr",))
    line = shown(thread, message)
    assert question.text == question.asked == text
    assert line == "" or line.startswith(text.strip())
    assert (question.previous, question.leans) == ("", False) or thread.messages


@given(TEXTS, THREADS)
def test_any_message_has_a_kind_and_a_language(text: str, thread: Thread) -> None:
    assert route(text, thread.messages[-1] if thread.messages else None) in Kind
    assert language_of(text).isalpha()
    assert small_talk_language(text).isalpha()


@given(TEXTS, st.lists(TEXTS, max_size=4), TEXTS)
def test_nothing_leans_without_turns_and_an_anchor_is_one_of_them(text: str, turns: list[str], reply: str) -> None:
    assert not follow.leans(text, (), reply)
    assert follow.anchor(turns) in (*turns, "")
    assert isinstance(chosen(text, reply), str)


@given(TEXTS, TEXTS)
def test_what_the_question_names_stays_in_what_is_beside_it(text: str, question: str) -> None:
    kept = set(identifiers(text)) & set(identifiers(question))
    assert kept <= set(identifiers(without_rivals(text, question)))


UNITS = [
    "a",
    " ",
    "\n",
    "?",
    "it ",
    "that ",
    "other ",
    "<@",
    "@a",
    ":a",
    "ERR-1-",
    "1.",
    "A1 or ",
    "- ",
    "the ",
    "'",
    "é",
    "何",
]
UNITS += [
    "what is it, and ",
    "hi ",
    "thanks so much ",
    "\u0301",
    "x?y=1 ",
    "du hast es ",
    "dell'",
    "\x00",
    "🙂",
    "? ",
    "aaaa and ",
]


@pytest.mark.parametrize("unit", UNITS)
def test_forty_thousand_characters_of_anything_are_read_in_time(unit: str) -> None:
    text = (unit * 40_000)[:40_000]
    started = perf_counter()
    thread = thread_of([("ana", text), (None, text), ("ben", text), ("ana", text)])
    route(text, None)
    small_talk(text[:1000])
    plain(text)
    identifiers(text)
    if text.strip():
        question = read(thread, asked(text), frozenset(), ())
        assert len(question.text) <= 2700
        shown(thread, asked(text))
    for length in (999, 1999):
        follow.leans(text[:length] + "!", [text], text)
        follow.leans("why " + text[:length], [text], text)
        without_rivals(text[:length], text[:length] + " B2")
        asking_part(text[:length])
    assert perf_counter() - started < SECONDS


def test_c069_a_thread_of_three_hundred_long_messages_costs_next_to_nothing() -> None:
    thread = thread_of([("ana" if n % 3 else "ben", f"message {n} " + "word " * 1000) for n in range(300)])
    started = perf_counter()
    read(thread, asked("how do I raise it?"), frozenset(), ())
    assert perf_counter() - started < SECONDS


def test_every_character_of_a_short_paste_is_kept() -> None:
    text = "line\n" * 100
    assert asking_part(text) == text
