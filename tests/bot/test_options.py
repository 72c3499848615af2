"""Choices from a list that the bot gave."""

import pytest

from bot.options import chosen, items

REPLY = "There are:\n1. Annual leave\n2. Parental leave\n3. Sabbatical\nAsk HR."


@pytest.mark.parametrize(
    ("text", "item"),
    [
        ("tell me more about the second one", "Parental leave"),
        ("Option 2", "Parental leave"),
        ("number three please", "Sabbatical"),
        ("2", "Parental leave"),
        ("the first", "Annual leave"),
        ("what is the last one?", "Sabbatical"),
        ("und die letzte?", "Sabbatical"),
        ("¿y la segunda?", "Parental leave"),
        ("la deuxième option", "Parental leave"),
        ("a primeira", "Annual leave"),
        ("option 7", ""),
        ("option 0", ""),
        ("what happens in the second quarter?", ""),
        ("which two options are there?", ""),
        ("how many leave days?", ""),
    ],
)
def test_c071_an_option_of_the_last_reply_is_found(text: str, item: str) -> None:
    assert chosen(text, REPLY) == item


def test_bullets_and_source_numbers_are_lists_too_and_one_item_is_none() -> None:
    assert items("- a b\n- c d") == ("a b", "c d")
    assert items("[1] “a” - Page\n[2] “b” - Page") == ("“a” - Page", "“b” - Page")
    assert items("1. alone") == ()
    assert chosen("the second one", "Nothing listed.") == ""
