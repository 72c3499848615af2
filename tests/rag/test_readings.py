"""The ways in which a question is searched."""

from rag.readings import Reading, readings
from tests.fakes.retrieval import ask

HOW = "how do I rotate those?"


def test_a_question_alone_has_one_reading() -> None:
    assert readings(ask("how do I rotate API keys?")) == (
        Reading("how do I rotate API keys?", ("rotat", "api", "kei")),
    )


def test_in_a_thread_the_turn_before_is_read_with_it() -> None:
    found = readings(ask(HOW, previous="which API keys are there?"))
    assert [reading.meaning for reading in found] == [HOW, f"which API keys are there? {HOW}"]


def test_c063_a_rewrite_is_read_beside_the_askers_own_words() -> None:
    found = readings(ask(HOW, text="how do I rotate the API keys?", previous="which API keys are there?"))
    assert [reading.meaning for reading in found] == [
        HOW,
        f"which API keys are there? {HOW}",
        "how do I rotate the API keys?",
    ]
    assert "kei" in found[-1].stems


def test_of_a_long_paste_only_the_part_that_asks_is_read() -> None:
    found = readings(ask("why does it fail?", asked="why does it fail?\n" + "log line\n" * 400))
    assert [reading.meaning for reading in found] == ["why does it fail?"]


def test_blanks_around_a_message_make_no_reading_of_their_own() -> None:
    assert len(readings(ask(HOW, asked=f" {HOW}\n"))) == 1
