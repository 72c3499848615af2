"""Text as keywords see it."""

from hypothesis import given
from hypothesis import strategies as st

from rag.lexical import fold, stem, stems, words


def test_case_accents_and_compatibility_forms_fold() -> None:
    assert fold("ÉCOLE ﬁn Straße Ёлка") == "ecole fin strasse елка"


def test_marks_of_other_scripts_stay() -> None:
    assert words("नीति か゛") == words("नीति か゛")
    assert fold("नीति") == "नीति"


def test_identifiers_fall_into_parts_that_meet() -> None:
    assert words("RULE-A002") == words("rule a002") == words("rule‑A002") == ["rule", "a002"]


def test_scripts_without_spaces_come_as_pairs() -> None:
    assert words("休暇は5日") == ["休暇", "暇は", "5", "日"]
    assert words("né") == ["ne"]


def test_soft_hyphens_vanish() -> None:
    assert words("vaca\u00adtion") == ["vacation"]


def test_words_of_one_kind_share_a_stem() -> None:
    assert stems("Expense expenses") == ("expens", "expens")
    assert stem("s") == "s"


@given(st.text())
def test_folding_twice_is_folding_once(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text())
def test_no_word_is_empty(text: str) -> None:
    assert all(words(text))
    assert all(stems(text))


@given(st.from_regex(r"[a-z]{2,6}(?:s|ing|ed|y|ies|ational|izer|iviti|fulness|ly|er|ement)?", fullmatch=True))
def test_a_word_begins_with_its_stem_but_for_the_last_letter(word: str) -> None:
    """What is looked for in a text by the beginning of a stem, as contradictions are, is never missed."""
    assert word.startswith(stem(word)[:-1])
