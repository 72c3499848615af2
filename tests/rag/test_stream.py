"""Sentences released while a model writes: each proven, in order, never taken back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.document import Kind
from rag.stream import Release, Released
from tests.fakes.prove import fake_prove
from tests.rag.drafted import CHECKER, OFFICIAL, settled
from tests.rag.test_settle import PARTS


def fed(*pieces: str) -> list[list[str]]:
    """Return what each piece releases."""
    release = Release(CHECKER, OFFICIAL)
    return [texts(release.feed(piece)) for piece in pieces]


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
    release = Release(CHECKER)
    assert texts(release.feed("Lunch is free [4]. Leave is wrong [1]. ")) == ["Lunch is free."]
    assert texts(release.feed("Trains come first [3]. ")) == []
    assert release.halted
    assert texts(release.feed("Leave is 25 days [1]. More.")) == []


def test_closing_gives_the_rest_in_order_with_the_citations_that_are_new() -> None:
    text = "Lunch is free [4]. Leave is 25 days [1]. Leave is wrong [1]. Carry-over is 9 days [3]. Lunch is free [4]."
    release = Release(CHECKER)
    first = release.feed(text)
    rest = release.close(settled(text))
    assert texts(first) == ["Lunch is free.", "Leave is 25 days."]
    assert texts(rest) == ["Carry-over is 9 days.", "Lunch is free."]
    assert [[c.number for c in one.citations] for one in (*first, *rest)] == [[1], [2], [3], []]
    assert [one.opens for one in (*first, *rest)] == [True, False, False, False]


def test_another_answer_may_not_follow_what_was_released() -> None:
    release = Release(CHECKER)
    release.feed("Lunch is free [4]. Leave is 25 days [1]. ")
    with pytest.raises(ValueError, match="1 sentences were released"):
        release.close(settled("Leave is 25 days [1]."))


def test_a_closing_offer_waits_for_the_end() -> None:
    text = "Lunch is free [4]. Would you like more? "
    release = Release(CHECKER)
    assert texts(release.feed(text)) == ["Lunch is free."]
    assert not release.halted


def test_an_abstention_releases_nothing() -> None:
    assert fed("NO_ANSWER\n", "Lunch is free [4]. ", "More.") == [[], [], []]


def test_code_is_released_when_its_fence_is_closed_and_something_follows() -> None:
    release = Release(CHECKER)
    assert release.feed("Use:\n```python\nx = rows[1][0]\n") == ()
    released = release.feed("```\nLunch is free [4].\n")
    assert [(one.piece.kind, one.sentence.text) for one in released] == [
        (Kind.PARAGRAPH, "Use:"),
        (Kind.CODE, "x = rows[1][0]"),
    ]


def test_a_sentence_is_proven_once() -> None:
    asked: list[str] = []
    checker = type(CHECKER)(CHECKER.given, lambda *words: asked.append(words[0]) or fake_prove(*words), "?")  # type: ignore[func-returns-value]
    release = Release(checker)
    for sign in "Lunch is free [4]. Leave is 25 days [1]. Trains come first [3]. More":
        release.feed(sign)
    assert len(asked) == len(set(asked))


@given(PARTS, st.integers(1, 7))
def test_what_is_released_is_always_the_beginning_of_the_settled_answer(text: str, size: int) -> None:
    release = Release(CHECKER, OFFICIAL)
    early = [one for at in range(0, len(text), size) for one in release.feed(text[at : at + size])]
    done = settled(text)
    late = release.close(done)
    said = [sentence for piece in done.pieces for sentence in piece.sentences]
    assert [one.sentence for one in (*early, *late)] == said
    assert [c.number for one in (*early, *late) for c in one.citations] == [c.number for c in done.citations]
