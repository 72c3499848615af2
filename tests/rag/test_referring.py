"""Words that only lead to a marker go with it; where one stands for a word, the sentence is not shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.checked import Fault
from tests.rag.drafted import CHECKER, cited, read, shown


@pytest.mark.parametrize(
    "text",
    [
        "According to [1], leave is 25 days.",
        "As stated in [1], leave is 25 days.",
        "As per the passage [1] leave is 25 days.",
        "Leave is 25 days (see [1]).",
        "Leave is 25 days (see also [1]).",
        "Leave is 25 days, see [1].",
        "Leave is 25 days, as per [1].",
        "Leave is 25 days according to [1].",
        "[1] states that leave is 25 days.",
        "[1] says: leave is 25 days.",
        "The document [1] notes that leave is 25 days.",
        "Laut [1] leave is 25 days.",
    ],
)
def test_what_only_leads_to_a_marker_goes_with_it(text: str) -> None:
    assert cited(text) == [("Leave is 25 days.", ("1",))]
    assert shown(text) == [("Leave is 25 days.", (1,))]


def test_markers_that_are_joined_go_together() -> None:
    assert cited("According to [1] and [2], leave is 25 days. As described in [1], [3], lunch is free.") == [
        ("Leave is 25 days.", ("1", "2")),
        ("Lunch is free.", ("1", "3")),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Click on [1], then log in.",
        "Go to [1] and press Reset.",
        "The form is at the [2].",
        "Both [1] and [2] say that leave is 25 days.",
    ],
)
def test_a_sentence_that_lacks_a_word_is_not_shown(text: str) -> None:
    assert shown(f"{text} Lunch is free [4].") == [("Lunch is free.", (1,))]
    first, _ = CHECKER.check(read(f"{text} Lunch is free [4]."))
    assert (first.fault, first.detail) == (Fault.GAP, "a marker stands in the place of a word")


@pytest.mark.parametrize(
    "text",
    [
        "You need to log in [1].",
        "That is what it is based on [1].",
        "The team that you belong to [1] decides.",
        "Click Reset [1].",
        "The plan per day [1] is free.",
        "It says [1] nothing.",
        "The rule is the same for both [1].",
        "Cela fait 25 jours par an [1].",
        "The list is described in [1].",
    ],
)
def test_words_that_a_sentence_needs_stay(text: str) -> None:
    (unit,) = read(text).units
    assert (unit.text, unit.gap) == (text.replace(" [1]", ""), False)


@given(
    st.lists(
        st.sampled_from(["According to", " [1]", ",", " see", "()", "(", ")", " leave", ". ", " says", "[2]", " and "])
    )
)
def test_no_marker_is_lost_whatever_stands_around_it(parts: list[str]) -> None:
    text = "Leave is 25 days" + "".join(parts)
    keys = {key for unit in read(text).units for key in unit.keys}
    assert keys == {key for key in "12" if f"[{key}]" in text}
