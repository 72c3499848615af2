"""Cues are found in letters of either size, with the letters of the text."""

import pytest

from rag.prove.words.cue import cue

ONLY = cue(r"\b(?:only|solely)\b")


@pytest.mark.parametrize("text", ["Only Ann signs", "ONLY ANN SIGNS", "Ann signs only here"])
def test_a_word_is_found_in_letters_of_either_size(text: str) -> None:
    found = ONLY.search(text)
    assert found is not None
    assert found.group().lower() == "only"
    assert found.group() in text


def test_a_line_without_the_word_has_none() -> None:
    assert ONLY.search("Ann signs, and lonely Bo reads") is None
    assert list(ONLY.finditer("Ann signs")) == []


def test_all_matches_are_found_with_their_places_in_the_text() -> None:
    text = "Only Ann signs. Bo SOLELY reads."
    assert [text[found.start() : found.end()] for found in ONLY.finditer(text)] == ["Only", "SOLELY"]


def test_a_search_keeps_within_its_bounds() -> None:
    text = "Only Ann signs, and only here"
    later = ONLY.search(text, 4)
    assert later is not None
    assert later.start() == text.index("only")
    assert ONLY.search(text, 4, 12) is None


def test_a_letter_that_is_two_in_small_moves_no_place() -> None:
    text = "İzmir: only Ann signs"
    found = ONLY.search(text, 7)
    assert found is not None
    assert found.start() == text.index("only")
