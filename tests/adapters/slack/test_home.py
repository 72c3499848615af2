"""The bot's own page says what it is, how to ask and what is kept."""

import pytest

from adapters.slack.home import home, prompts
from bot.words import Words
from tests.fakes.slack import check_blocks


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "pt", "it", "xx"])
def test_slack_takes_the_page_in_every_language(language: str) -> None:
    view = home(Words(), language, ("HR handbook", "Travel"))
    check_blocks(view["blocks"])
    assert view["type"] == "home"


def test_the_page_says_what_is_kept_and_names_what_its_reader_may_read() -> None:
    said = str(home(Words(), "en", ("HR handbook", "Travel")))
    assert "is kept for a while" in said
    assert "I look in HR handbook and Travel." in said
    assert "I look in" not in str(home(Words(), "en"))


def test_a_prompt_sends_what_it_says() -> None:
    assert prompts(Words(), "de")[0] == {"title": "Was kannst du?", "message": "Was kannst du?"}
