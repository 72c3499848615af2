"""Sentences released while a model writes: each proven, in order, never taken back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.document import Kind
from rag.look import Sheet
from rag.stream import Release, Released, standing
from tests.fakes.prove import fake_prove
from tests.rag.drafted import GIVEN, OFFICIAL, settled
from tests.rag.test_settle import PARTS

SHEET = Sheet(GIVEN, "How many days of leave?", OFFICIAL, prove=fake_prove)


def fed(*pieces: str) -> list[list[str]]:
    """Return what each piece releases."""
    release = Release()
    return [texts(feed(release, piece)) for piece in pieces]


def feed(release: Release, text: str, sheet: Sheet = SHEET) -> tuple[Released, ...]:
    return release.take(standing(sheet, release.text)) if release.hear(text) else ()


def texts(released: tuple[Released, ...]) -> list[str]:
    return [one.sentence.text for one in released]


def test_a_sentence_waits_until_the_next_has_begun_for_its_marker_may_still_follow() -> None:
    assert fed("Leave is 25 days.", " [1]", " Lunch is", " free [4].") == [[], [], [], ["Leave is 25 days."]]


def test_a_sentence_comes_as_soon_as_the_next_has_surely_begun() -> None:
    assert fed("Leave is 25 days [1].", " Lun", "ch is", " serv") == [[], [], [], ["Leave is 25 days."]]


def test_an_item_comes_with_its_lead_in_once_the_next_item_has_begun() -> None:
    assert fed("These are free:\n", "- Lunch is free [4]\n", "- Leave is 25 days [1]", "\n", "- Tr", "ains\n") == [
        [], [], ["These are free:", "Lunch is free"], [], [], ["Leave is 25 days"],
    ]  # fmt: skip


def test_the_first_that_fails_ends_the_release() -> None:
    release = Release()
    assert texts(feed(release, "Lunch is free [4]. Leave is wrong [1]. ")) == ["Lunch is free."]
    assert texts(feed(release, "Trains come first [3]. ")) == []
    assert release.halted
    assert texts(feed(release, "Leave is 25 days [1]. More.")) == []


def test_closing_gives_the_rest_in_order_with_the_citations_that_are_new() -> None:
    text = "Lunch is free [4]. Leave is 25 days [1]. Leave is wrong [1]. Carry-over is 9 days [3]. Lunch is free [4]."
    release = Release()
    first = feed(release, text)
    rest = release.close(settled(text))
    assert texts(first) == ["Lunch is free.", "Leave is 25 days."]
    assert texts(rest) == ["Carry-over is 9 days.", "Lunch is free."]
    assert [[c.number for c in one.citations] for one in (*first, *rest)] == [[1], [2], [3], []]
    assert [one.opens for one in (*first, *rest)] == [True, False, False, False]


def test_another_answer_may_not_follow_what_was_released() -> None:
    release = Release()
    feed(release, "Lunch is free [4]. Leave is 25 days [1]. ")
    with pytest.raises(ValueError, match="1 sentences were released"):
        release.close(settled("Leave is 25 days [1]."))


def test_a_closing_offer_waits_for_the_end() -> None:
    text = "Lunch is free [4]. Would you like more? "
    release = Release()
    assert texts(feed(release, text)) == ["Lunch is free."]
    assert not release.halted


def test_an_abstention_releases_nothing() -> None:
    assert fed("NO_ANSWER\n", "Lunch is free [4]. ", "More.") == [[], [], []]


def test_code_is_released_when_its_fence_is_closed_and_something_follows() -> None:
    release = Release()
    assert feed(release, "Use:\n```python\nx = rows[1][0]\n") == ()
    released = feed(release, "```\nLunch is free [4].\n")
    assert [(one.piece.kind, one.sentence.text) for one in released] == [
        (Kind.PARAGRAPH, "Use:"),
        (Kind.CODE, "x = rows[1][0]"),
    ]


def test_what_may_yet_be_struck_out_waits() -> None:
    release = Release()
    assert feed(release, "~~Leave is 25 days [1]. Lunch is free [4]. ") == ()
    feed(release, "Or not.~~ Trains come first [3]. ")
    done = settled("~~Leave is 25 days [1]. Lunch is free [4]. Or not.~~ Trains come first [3]. ")
    assert texts(release.close(done)) == ["Trains come first."]


def test_a_bold_line_that_may_be_a_heading_waits() -> None:
    release = Release()
    for at in range(0, len(bold := "**Leave is 25 days. Leave is 25 days**"), 2):
        assert feed(release, bold[at : at + 2]) == ()
    assert release.close(settled(bold)) == ()


@given(PARTS, st.integers(1, 7))
def test_what_is_released_is_always_the_beginning_of_the_settled_answer(text: str, size: int) -> None:
    release = Release()
    early = [one for at in range(0, len(text), size) for one in feed(release, text[at : at + size])]
    done = settled(text)
    late = release.close(done)
    said = [sentence for piece in done.pieces for sentence in piece.sentences]
    assert [one.sentence for one in (*early, *late)] == said
    assert [c.number for one in (*early, *late) for c in one.citations] == [c.number for c in done.citations]
