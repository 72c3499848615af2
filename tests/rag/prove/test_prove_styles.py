"""Sentences in the styles that models write in: how many are told right, and which are not."""

import pytest

from rag.prove import Text, Verdict, prove
from tests.rag.prove.cases import Case
from tests.rag.prove.styles import styles

STYLES = tuple(styles())
LEAST_PROVED, LEAST_DOUBTED = 0.96, 0.86  # of the supported, and of the others; what is reached
# What a reader has to say: it takes a conclusion, or more than one sentence.
NOT_PROVED = {
    "The museum is closed on Mondays [1].",
    "Neither of the two serious adverse events was related to the treatment [1].",
    "Don't add meat, dairy or cooked food, since they attract rats [1].",
}
# What only a reader finds: the words are the passage's, and stand for one another's things.
NOT_DOUBTED = {
    "The first six weeks are paid at half salary [1].",
    "The finance director approves the expenses of the team [1].",
    "Osmia females sting more often than honey bees [1].",
    "High-priority tickets are answered within two hours, around the clock [1].",
    "Replace the seal and the oil filter at each service [1].",
    "Mr Brandt succeeds Ms Okafor, who retires [1].",
    "The board approved the purchase of the building in Lindenstraße [1].",
    "Mix two parts of green material with one part of brown material [1].",
    "Calculators are allowed in part A only [1].",
    "The health insurance continues to pay your full salary [1].",
    "The customer remains the owner during the term [1].",
    "Every merge to `main` builds an image and deploys it to production [1].",
}
RIGHT = [(case, question) for case, question in STYLES if case.claim not in NOT_PROVED | NOT_DOUBTED]
WRONG = [(case, question) for case, question in STYLES if case.claim in NOT_PROVED | NOT_DOUBTED]


def verdict(case: Case, question: str) -> Verdict:
    text = Text("Handbook", "", case.passage)
    return prove(case.claim, [text], [text], question).verdict


def test_no_supported_sentence_is_called_wrong() -> None:
    assert [c.claim for c, question in STYLES if c.supported and verdict(c, question) is Verdict.DISPROVED] == []


@pytest.mark.parametrize(("supported", "least"), [(True, LEAST_PROVED), (False, LEAST_DOUBTED)])
def test_most_are_told_right(supported: bool, least: float) -> None:  # noqa: FBT001 -- a parameter of the table
    told = [
        (verdict(case, question) is Verdict.PROVED) == supported
        for case, question in STYLES
        if case.supported == supported
    ]
    assert len(told) >= 90
    assert sum(told) / len(told) >= least


@pytest.mark.parametrize(("case", "question"), RIGHT, ids=lambda value: getattr(value, "claim", ""))
def test_a_sentence_is_told_right(case: Case, question: str) -> None:
    assert (verdict(case, question) is Verdict.PROVED) == case.supported


@pytest.mark.parametrize(("case", "question"), WRONG, ids=lambda value: getattr(value, "claim", ""))
@pytest.mark.xfail(strict=True, reason="known: only a reader can tell")
def test_what_a_reader_has_to_tell(case: Case, question: str) -> None:
    assert (verdict(case, question) is Verdict.PROVED) == case.supported
