"""`footnote chat`, piped: each line is answered, in its thread."""

import io
import sys
from collections.abc import Callable

import pytest

from adapters.terminal.lines import Order, order
from tests.fakes.command import Command, Done

Talk = Callable[..., Done]


@pytest.fixture
def talk(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> Talk:
    def call(*lines: str) -> Done:
        typed = io.TextIOWrapper(io.BytesIO("\n".join(lines).encode()))
        monkeypatch.setattr(sys, "stdin", typed)
        return ingested("chat")

    return call


def test_each_line_is_answered_and_a_follow_up_knows_what_was_said(talk: Talk) -> None:
    done = talk("hello", "", "How much annual leave do I get?", "and when does it expire?")
    assert done.code == 0
    assert "Hello!" in done.out
    assert "25 days" in done.out
    assert "Read as: and when does it expire? (following: “How much annual leave do I get?”)" in done.out
    assert "31 March" in done.out


def test_a_new_thread_forgets_what_was_said(talk: Talk) -> None:
    done = talk("How much annual leave do I get?", "/new", "and when does it expire?")
    assert "Read as" not in done.out


def test_the_last_answer_is_explained_and_before_it_there_is_none(talk: Talk) -> None:
    done = talk("/explain", "How much annual leave do I get?", "/explain", "/quit", "never read")
    assert "no answer yet" in done.out
    assert "Decided: quotes" in done.out
    assert "never read" not in done.out


def test_what_a_terminal_obeys_is_taken_out_of_a_line(talk: Talk) -> None:
    done = talk("and \x1b[31mred\x1b[0m leave?", "How much annual leave?", "\x1b[Aand when does it expire?")
    assert "31m" not in done.out
    assert "[A" not in done.out
    assert "31 March" in done.out


def test_help_lists_the_orders(talk: Talk) -> None:
    assert "/explain" in talk("/help").out


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("/QUIT ", Order.QUIT),
        ("/exit", Order.QUIT),
        ("quit", Order.QUIT),
        (" Exit ", Order.QUIT),
        ("exit interview?", None),
        ("/nonsense", Order.HELP),
        ("/etc/passwd", None),
        ("/ is what?", None),
        ("leave?", None),
        ("", None),
    ],
)
def test_an_order_is_a_single_word(line: str, expected: Order | None) -> None:
    assert order(line) is expected
