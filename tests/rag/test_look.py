"""A look at a draft: what may be shown, what a judge should read; the same wherever it is done."""

import pickle

from rag.look import Sheet, look, proved
from tests.rag.drafted import GIVEN, OFFICIAL

SHEET = Sheet(GIVEN, "How many days of leave?", OFFICIAL)
DRAFT = "Leave is 25 days [1]. Lunch is free, and so is the daily bus [4]. Sick pay is 80% [2]."


def texts(sheet: Sheet, judged: dict[int, bool] | None = None) -> list[str]:
    return [sentence.text for piece in look(sheet, DRAFT, judged).settled.pieces for sentence in piece.sentences]


def test_what_code_is_unsure_of_is_left_to_a_judge_and_quoted_until_it_spoke() -> None:
    looked = look(SHEET, DRAFT)
    assert [(one.place, one.keys) for one in looked.unread] == [(1, ("4",))]
    assert texts(SHEET) == ["Leave is 25 days.", "Lunch is free.", "Sick pay is 80%."]
    assert texts(SHEET, {1: True})[1] == "Lunch is free, and so is the daily bus."
    assert texts(SHEET, {1: False}) == ["Leave is 25 days.", "Sick pay is 80%."]
    assert look(SHEET, DRAFT, {1: True}).unread == ()


def test_of_a_strict_order_a_judge_reads_every_sentence_and_nothing_stands_unread() -> None:
    strict = Sheet(GIVEN, SHEET.question, OFFICIAL, strict=True)
    assert [one.place for one in look(strict, DRAFT).unread] == [0, 1, 2]
    assert look(strict, DRAFT).settled.posted == ()
    assert look(strict, DRAFT, {0: True}).settled.posted == (0,)


def test_a_sheet_and_what_is_found_survive_the_way_to_another_process_and_back() -> None:
    there = pickle.loads(pickle.dumps(SHEET))  # noqa: S301  # our own
    assert there == SHEET
    found = look(there, DRAFT)
    assert pickle.loads(pickle.dumps(found)) == found == look(SHEET, DRAFT)  # noqa: S301  # our own


def test_a_sentence_is_proven_once_however_often_its_draft_is_looked_at() -> None:
    passages = tuple(one.passage for one in GIVEN)
    first = proved("Leave is 25 days.", passages[:1], passages, "?")
    assert proved("Leave is 25 days.", list(passages[:1]), list(passages), "?") is first
