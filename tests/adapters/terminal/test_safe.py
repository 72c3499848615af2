"""No document may write to the terminal what it is not shown to write."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.terminal.safe import on_one_line, shown, target

ESCAPES = "\x1b]8;;https://evil.example\x07click\x1b]8;;\x07 \x1b[2J \x9b31m \x1b]52;c;aGk=\x07"


def test_escape_sequences_become_pictures_of_themselves() -> None:
    assert shown("\x1b[31mred\x07") == "␛[31mred␇"


def test_a_carriage_return_cannot_overwrite_a_line() -> None:
    assert shown("pay 5 EUR\rpay 500 EUR\r\nend") == "pay 5 EUR␍pay 500 EUR\nend"


def test_right_to_left_letters_stay_and_overrides_go() -> None:
    assert shown("كم يوم إجازة؟ \u202eabc\u202c") == "كم يوم إجازة؟ abc"


@given(st.text(st.characters(codec=None)))
def test_nothing_that_a_terminal_obeys_is_left(text: str) -> None:
    left = {unicodedata.category(sign) for sign in shown(text) if sign not in "\n\t"}
    assert not left & {"Cc", "Cs", "Zl", "Zp"}
    assert "\n" not in on_one_line(text)


@given(st.text(st.characters(codec="utf-8")))
def test_making_harmless_twice_changes_nothing_more(text: str) -> None:
    assert shown(shown(text)) == shown(text)


def test_only_plain_addresses_become_links() -> None:
    assert target("https://hr.example.com/leave#:~:text=25%20days") == "https://hr.example.com/leave#:~:text=25%20days"
    assert target("file:///home/ada/leave.md") == "file:///home/ada/leave.md"


@pytest.mark.parametrize(
    "url", ["javascript:alert(1)", "https://a.example/\x1b]8;;", "https://a.example/a b", "", "leave.md", "http://[::1"]
)
def test_anything_else_does_not(url: str) -> None:
    assert target(url) == ""
