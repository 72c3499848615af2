"""What a question asks for."""

from rag.terms import keywords, meaning, says_nothing, spelled_out, told


def test_chat_spellings_are_written_out_and_names_in_capitals_left() -> None:
    assert spelled_out("w/o a mtg thru my mgr") == "without a meeting through my manager"
    assert spelled_out("w/ PTO") == "with PTO"


def test_greetings_and_filler_mean_nothing() -> None:
    assert meaning("hey team quick q, how do i claim thx") == "how do i claim "[:-1]
    assert meaning("hi mate") == "hi mate"


def test_words_that_say_nothing_are_left_out_unless_there_are_no_others() -> None:
    assert told("How do I claim expenses?") == ("claim", "expenses")
    assert told("what is it") == ("what", "is", "it")
    assert keywords("claims claim") == ("claim",)


def test_c079_a_question_of_stop_words_says_nothing() -> None:
    assert all(says_nothing(text) for text in ("what is it", "the who of", "how do I", "?!"))
    assert not says_nothing("PTO")
