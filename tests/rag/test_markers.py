"""Markers, in every way that models write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.markers import labels, markers


def found(text: str) -> list[tuple[str, ...]]:
    return [marker.labels for marker in markers(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("days [1].", ("1",)),
        ("days [1, 2].", ("1", "2")),
        ("days [1,3]", ("1", "3")),
        ("days [1; 2 and 3]", ("1", "2", "3")),
        ("days [1-3]", ("1", "2", "3")),
        ("days [1–3]", ("1", "2", "3")),
        ("days [1-2, 4]", ("1", "2", "4")),
        ("days 【1】", ("1",)),
        ("日［１，２］", ("1", "2")),
        ("days 【3†L1-L5】", ("3",)),
        ("days [[2]]", ("2",)),
        ("days [^2]", ("2",)),
        ("days [#2]", ("2",)),
        ("days [ 2 ]", ("2",)),
        ("days [Source 1]", ("1",)),
        ("days (source 2)", ("2",)),
        ("days [Sources 1 and 2]", ("1", "2")),
        ("Tage [Quelle 1]", ("1",)),
        ("days. Source: [1]", ("1",)),
        ("days [k7f]", ("k7f",)),
        ("days [K7F, m2x]", ("k7f", "m2x")),
        ("days [id: k7f]", ("k7f",)),
        ("days [01]", ("1",)),
        ("days [k7f-m2x]", ("k7f", "m2x")),
        ("days [1](https://made.up/x)", ("1",)),
    ],
)
def test_a_marker_is_read_in_any_form(text: str, expected: tuple[str, ...]) -> None:
    assert found(text) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        "from [2019-2021] on",
        "a range of [10-400]",
        "as they say [sic]",
        "see [the portal](https://hr.example.com)",
        "Details in Document 2.",
        "`args[2]` and `rows[1][0]`",
        "(see note)",
        "[3-1]",
    ],
)
def test_what_is_no_marker_stays(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize("text", ["days [l].", "days [ ].", "days [3", "form [1", "form [1, ", "days ["])
def test_c115_a_broken_marker_is_taken_away_and_cites_nothing(text: str) -> None:
    assert found(text) == [()]


def test_the_index_of_a_letter_is_no_broken_marker() -> None:
    assert found("where rows[i] is") == []


@given(st.text(alphabet="[]【】()（）1l9k7f,-–; \nsource:†`#^", max_size=80))
def test_markers_are_in_order_and_within_the_text(text: str) -> None:
    at = 0
    for marker in markers(text):
        assert at <= marker.start < marker.end <= len(text)
        at = marker.end


@given(st.lists(st.integers(1, 99), min_size=1, max_size=6, unique=True))
def test_any_group_of_numbers_is_read_in_its_order(numbers: list[int]) -> None:
    assert labels(", ".join(map(str, numbers))) == tuple(map(str, numbers))
