"""Cues are found in letters of either size, with the letters of the text."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rag.prove.checks
from rag.prove.words.cue import Cue, cue

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


def test_a_cue_with_needs_finds_what_it_finds_without() -> None:
    quick = cue(r"\b(?:only|solely)\b", needs="only sole")
    for text in ("Only Ann signs", "Ann SOLELY signs", "Ann signs, and lonely Bo reads", ""):
        assert bool(quick.search(text)) == bool(ONLY.search(text))
        assert len(list(quick.finditer(text))) == len(list(ONLY.finditer(text)))


def _cues_with_needs() -> Iterator[Cue]:
    """Yield the cues of all checks that look for some letters first, also those of tables."""
    for module in pkgutil.iter_modules(rag.prove.checks.__path__, "rag.prove.checks."):
        for value in vars(import_module(module.name)).values():
            table = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else (value,)
            flat = (each for one in table for each in (one if isinstance(one, tuple) else (one,)))
            yield from (each for each in flat if isinstance(each, Cue) and each.needs)


@pytest.mark.parametrize("quick", dict.fromkeys(_cues_with_needs()), ids=lambda quick: quick.small.pattern[:30])
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(data=st.data())
def test_all_that_a_cue_finds_has_some_of_the_letters_that_it_needs(quick: Cue, data: st.DataObject) -> None:
    found = quick.small.search(data.draw(st.from_regex(quick.small)))
    assert found is None or any(letters in found.group() for letters in quick.needs)
