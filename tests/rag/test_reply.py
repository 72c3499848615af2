"""An answer that is not cited cannot be built."""

import pytest

from rag.document import Kind
from rag.reply import Answer, Citation, Piece, Question, Quotes, Refusal, Sentence, Tier, Why
from tests.rag.drafted import OFFICIAL, passage

PAGE = passage("leave", "Leave is 25 days.")
OTHER = passage("food", "Lunch is free.")
ONE, TWO = Citation(1, PAGE, "25 days", "#1"), Citation(2, OTHER, "free", "#2")


def answer(
    *sentences: Sentence, citations: tuple[Citation, ...] = (ONE, TWO), tier: Tier = Tier.NORMAL,
    conflicts: tuple[tuple[int, int], ...] = (),
) -> Answer:  # fmt: skip
    return Answer((Piece(Kind.PARAGRAPH, sentences),), citations, tier, "fake/model", OFFICIAL, conflicts)


FIRST, SECOND = Sentence("Leave is 25 days.", (1,)), Sentence("Lunch is free.", (2,))


def test_an_answer_has_its_sentences_in_order() -> None:
    assert list(answer(FIRST, SECOND).sentences()) == [FIRST, SECOND]


@pytest.mark.parametrize(
    ("sentences", "citations"),
    [
        ((Sentence("Leave is 25 days."),), ()),
        ((Sentence("Leave is 25 days."),), (ONE,)),
        ((FIRST,), (ONE, TWO)),
        ((FIRST, SECOND), (ONE,)),
        ((SECOND, FIRST), (ONE, TWO)),
        ((SECOND,), (TWO,)),
    ],
)
def test_markers_and_citations_are_the_same_numbered_by_first_use(
    sentences: tuple[Sentence, ...], citations: tuple[Citation, ...]
) -> None:
    with pytest.raises(ValueError, match="numbered by first use"):
        answer(*sentences, citations=citations)


def test_a_page_is_quoted_word_for_word() -> None:
    with pytest.raises(ValueError, match="no page that it cites says"):
        answer(Sentence("Leave is 26 days.", (1,), quoted=True), citations=(ONE,))
    assert answer(Sentence("Leave is 25 days.", (1,), quoted=True), citations=(ONE,))


def test_a_further_passage_of_the_same_place_may_be_quoted() -> None:
    entry = Citation(1, PAGE, "25 days", "#1", also=(OTHER,))
    assert answer(Sentence("Lunch is free.", (1,), quoted=True), citations=(entry,))


def test_what_cannot_be_is_not_built() -> None:
    with pytest.raises(ValueError, match="a refusal has no answer"):
        answer(FIRST, SECOND, tier=Tier.REFUSE)
    with pytest.raises(ValueError, match="name what is not cited"):
        answer(FIRST, SECOND, conflicts=((1, 3),))
    with pytest.raises(ValueError, match="not blank"):
        Sentence(" ")
    with pytest.raises(ValueError, match="says where it stands"):
        Sentence("Leave is 25 days.", quoted=True)
    with pytest.raises(ValueError, match="has no sentence"):
        Piece(Kind.ITEM, ())


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Leave is 25 days.", ("Leave is 25 days", ".")),
        ("休暇は20日です。", ("休暇は20日です", "。")),
        ("Leave: 25 days", ("Leave: 25 days", "")),
        ("Really?!", ("Really", "?!")),
    ],
)
def test_markers_stand_before_the_stop(text: str, parts: tuple[str, str]) -> None:
    assert Sentence(text).parted() == parts


def test_no_reply_is_half_built() -> None:
    with pytest.raises(ValueError, match="numbered from 1"):
        Citation(0, PAGE, "25 days", "#1")
    with pytest.raises(ValueError, match="not in its passage"):
        Citation(1, PAGE, "26 days", "#1")
    with pytest.raises(ValueError, match="quotes need citations"):
        Quotes((), Tier.NORMAL, OFFICIAL)
    with pytest.raises(ValueError, match="a refusal has no quotes"):
        Quotes((ONE,), Tier.REFUSE, OFFICIAL)
    with pytest.raises(ValueError, match="links the official source"):
        Refusal(Why.NO_EVIDENCE, "")
    with pytest.raises(ValueError, match="a question is not blank"):
        Question(" ", "leave?")
