"""What people press comes back as it was written."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.slack import actions
from adapters.slack.modal import REASONS, modal, note
from bot.flag import Reason
from bot.words import Words
from tests.fakes.slack import check_blocks

TARGET = actions.Target("C0ASK", "1700000000.000100")


def submitted(why: str = "outdated", text: str | None = " It is 30. ") -> dict[str, Any]:
    """Return the view as Slack sends it back."""
    chosen = {"type": "radio_buttons", "selected_option": {"value": why}}
    values = {
        actions.WHY_BLOCK: {actions.WHY_CHOICE: chosen},
        actions.TEXT_BLOCK: {actions.TEXT_INPUT: {"type": "plain_text_input", "value": text}},
    }
    view = modal(TARGET, Words(), "en")
    return {**view, "state": {"values": values}}


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "pt", "it"])
def test_slack_takes_the_modal_in_every_language(language: str) -> None:
    view = modal(TARGET, Words(), language)
    check_blocks(view["blocks"])
    assert all(len(view[part]["text"]) <= 24 for part in ("title", "submit", "close"))


def test_every_reason_can_be_given() -> None:
    assert set(REASONS) == set(Reason)
    choices = modal(TARGET, Words(), "en")["blocks"][0]["element"]["options"]
    assert [choice["value"] for choice in choices] == [
        "wrong",
        "outdated",
        "wrong_source",
        "should_have_answered",
        "other",
    ]


def test_what_was_entered_comes_back_with_the_reply_that_it_is_about() -> None:
    assert actions.Told.of_view(submitted()) == actions.Told(TARGET, Reason.OUTDATED, "It is 30.")
    assert actions.Told.of_view(submitted(text=None)).text == ""


@pytest.mark.parametrize("view", [{}, {"state": {}}, submitted("nonsense"), submitted() | {"private_metadata": "{}"}])
def test_another_modal_is_not_taken_for_this_one(view: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"modal|Reason|list|valid"):
        actions.Told.of_view(view)


def test_the_note_opens_the_modal_for_its_reply() -> None:
    said, blocks = note(TARGET, Words(), "en")
    check_blocks(blocks)
    assert said.startswith("Thank you")
    (pressed,) = blocks[1]["elements"]
    assert pressed["action_id"] == actions.SAY_WHY
    assert actions.Target.read(pressed["value"]) == TARGET


@given(st.text(max_size=6000))
def test_a_question_for_an_owner_fits_into_its_button(text: str) -> None:
    value = actions.OwnerAsked("hr", "1700000000.000100", text).value()
    assert len(value) <= actions.LONGEST_VALUE
    read = actions.OwnerAsked.read(value)
    assert text.startswith(read.text)
    assert (read.collection, read.message) == ("hr", "1700000000.000100")


@pytest.mark.parametrize("value", ["", "x", "{}", "[1, 2]", '["a"]'])
def test_a_value_of_somebody_else_is_refused(value: str) -> None:
    with pytest.raises(ValueError, match=r"list|Expecting"):
        actions.Target.read(value)
