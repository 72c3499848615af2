"""What a message in a thread is searched with. The stories tell more of it."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.rewrite import read, shown
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from rag.reply import Question

START = datetime(2026, 5, 4, tzinfo=UTC)
LOG = "\n".join(f"2026-05-04 12:00:{n % 60:02} WARN pool /x?y={n} what timeout" for n in range(700))
ASKED = "How do I fix DB_CONN_POOL exhaustion?"


def said(*lines: str) -> tuple[Thread, Message]:
    """Return a thread of "who: text" lines and the last of them."""
    messages = []
    for n, line in enumerate(lines):
        who, _, text = line.partition(": ")
        author = None if who == "bot" else PersonId(who)
        messages.append(Message(MessageId(f"m{n}"), author, text, START + timedelta(seconds=n)))
    return Thread(ThreadId(Room("terminal", "", "r"), MessageId("m0")), tuple(messages)), messages[-1]


def question(*lines: str) -> Question:
    thread, message = said(*lines)
    return read(thread, message, frozenset({"everyone"}), ())


@pytest.mark.parametrize(
    "paste", [f"{LOG}\n{ASKED}", f"{ASKED}\n{LOG}", f"Hi,\n{ASKED}\n{LOG}", f"{LOG}\n\n{ASKED}\nThanks!\n"]
)
def test_c083_a_huge_paste_is_searched_by_the_line_that_asks(paste: str) -> None:
    found = question(f"ana: {paste}")
    assert found.text == ASKED
    assert found.asked == paste


def test_c083_a_question_past_forty_thousand_characters_is_still_found() -> None:
    found = question(f"ana: {LOG * 3}\n{ASKED}")
    assert (found.text, len(found.asked)) == (ASKED, 40_000)


def test_a_question_that_points_at_its_own_paste_takes_the_edges_along() -> None:
    found = question(f"ana: why does this fail?\n{LOG}")
    assert found.text.startswith("why does this fail?")
    assert "12:00:39 WARN pool" in found.text
    assert len(found.text) <= 1000


def test_a_paste_that_asks_nothing_is_searched_by_its_edges() -> None:
    assert 500 < len(question(f"ana: {LOG}").text) <= 700
    assert 500 < len(question(f"ana: {LOG.replace(chr(10), ' ')}").text) <= 700


def test_c069_the_newest_message_wins_and_the_root_is_kept_in_mind() -> None:
    chatter = [f"cem: chatter {n}" for n in range(297)]
    opening, news = "quota alerts for the search service", "now on the EU cluster: quota QX-77 exceeded"
    for who in ("ben", "ana"):
        found = question(f"{who}: {opening}", *chatter, f"{who}: {news}", "ana: how do I raise it?")
        assert found.previous == f"{opening}\n{news}"
        assert found.leans


def test_c067_an_alert_is_beside_any_first_question_in_its_thread() -> None:
    assert question("BMON: payments-api\nERR-4012", "ana: who is on call?").previous == "payments-api\nERR-4012"


def test_another_persons_question_is_leaned_on_only_by_words_that_lean() -> None:
    assert question("ben: laptop replacement period?", "ana: parental leave length?").previous == ""
    assert (
        question("ben: laptop replacement period?", "ana: and for contractors?").previous
        == "laptop replacement period?"
    )
    assert question("ben: hello", "ana: and for contractors?").previous == ""


def test_a_full_question_has_the_askers_turn_before_it_beside_it() -> None:
    found = question(
        "ana: who won the cup?", "bot: I do not know.", "ana: thanks", "ana: how many leave days do I have?"
    )
    assert (found.previous, found.leans) == ("who won the cup?", False)


def test_a_long_reply_or_a_question_back_is_no_reply_to_the_bots_question() -> None:
    asked = ("ana: which course do I need?", "bot: Do you mean the A1 or the B1 course?")
    long = "I would like to know how long the waiting list for laptops is"
    assert not question(*asked, f"ana: {long}").leans
    assert question(*asked, "ana: the cheap one").leans


def test_messages_after_the_one_that_is_read_do_not_count() -> None:
    thread, _ = said("ana: what is ERR-1?", "ana: and for contractors?", "ana: different matter")
    found = read(thread, thread.messages[1], frozenset(), ())
    assert found.previous == "what is ERR-1?"


def test_what_stands_alone_is_shown_as_it_was_asked() -> None:
    assert shown(*said("ana: how many leave days do I have?")) == ""


def test_rights_and_collections_go_along_untouched() -> None:
    thread, message = said("ana: how many leave days do I have?")
    found = read(thread, message, frozenset({"hr"}), ("policies",))
    assert (found.audience, found.collections) == (frozenset({"hr"}), ("policies",))


def test_a_blank_message_is_no_question() -> None:
    with pytest.raises(ValueError, match="not blank"):
        question("ana:  ")


def test_a_word_that_tells_no_language_is_read_in_that_of_the_turns_before() -> None:
    assert question("ana: Wie viele Urlaubstage habe ich?", "bot: 25.", "ana: Elternzeit?").language == "de"
    assert question("ana: Wie viele Urlaubstage habe ich?", "bot: 25.", "ana: what about Spain?").language == "en"
    assert question("ben: Wie viele Urlaubstage habe ich?", "ana: PTO").language == "en"


def test_c075_the_first_message_of_a_thread_is_searched_as_it_stands() -> None:
    asked = "เหลือวันลากี่วัน"
    thread = ThreadId(Room("slack", "T1", "C1"), MessageId("1"))
    message = Message(MessageId("1"), PersonId("ana"), asked, datetime(2026, 5, 4, tzinfo=UTC))
    question = read(Thread(thread), message, frozenset({"everyone"}), ())
    assert (question.text, question.asked, question.previous, question.leans) == (asked, asked, "", False)
