"""Where a refusal sends people."""

import pytest

from rag.official import Officials

OFFICIALS = Officials(
    "https://d.example",
    {"leave": "https://l.example", "parental leave": "https://p.example"},
    {"it": "https://it.example"},
)


def test_the_longest_topic_in_any_form_and_order_wins() -> None:
    assert OFFICIALS.link("leaves for parental reasons", ["it"]) == "https://p.example"
    assert OFFICIALS.link("annual leave", []) == "https://l.example"


def test_else_the_first_collection_with_a_link_of_its_own_else_the_default() -> None:
    assert OFFICIALS.link("laptops", ["hr", "it"]) == "https://it.example"
    assert OFFICIALS.link("laptops", ["hr"]) == "https://d.example"


def test_officials_need_a_default() -> None:
    with pytest.raises(ValueError, match="official URL"):
        Officials("", {}, {})


def test_a_topic_without_words_matches_nothing() -> None:
    assert Officials("https://d.example", {"-": "https://x.example"}, {}).link("laptops", []) == "https://d.example"
