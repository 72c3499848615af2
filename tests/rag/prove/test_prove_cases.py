"""The tables of cases: what is supported is proved, and what is not is not."""

import pytest

from rag.prove import Kind, Text, Verdict, prove
from tests.rag.prove.cases import Case, cases

CASES = cases()
# What only a reader finds: the passage denies in words that the claim does not have, "we" and "you" change places, ...
NOT_FOUND = {
    "You must take at least two weeks in one piece every year [1].",
    "We pay for up to 30 nights in a hotel, also when you move on your own initiative [1].",
    "If you move on your own initiative, we pay for packing and transport [1].",
}


def verdict(case: Case) -> Verdict:
    text = Text("Handbook", "", case.passage)
    return prove(case.claim, [text], [text]).verdict


def test_there_are_cases_of_many_kinds() -> None:
    assert len(CASES) >= 440
    assert len({case.kind for case in CASES}) >= 25


@pytest.mark.parametrize("case", [case for case in CASES if case.supported], ids=lambda case: case.claim)
def test_a_supported_sentence_is_proved_with_a_quote_of_its_passage(case: Case) -> None:
    text = Text("Handbook", "", case.passage)
    proof = prove(case.claim, [text], [text])
    assert proof.verdict is Verdict.PROVED, proof.problems
    assert proof.kind is Kind.CLAIM
    assert case.passage[proof.support[0].start : proof.support[0].end].strip()


@pytest.mark.parametrize(
    "case",
    [case for case in CASES if not case.supported and case.claim not in NOT_FOUND],
    ids=lambda case: case.claim,
)
def test_an_unsupported_sentence_is_not_proved(case: Case) -> None:
    assert verdict(case) is not Verdict.PROVED


@pytest.mark.parametrize("case", [case for case in CASES if case.claim in NOT_FOUND], ids=lambda case: case.claim)
@pytest.mark.xfail(strict=True, reason="known to pass: only a reader finds it")
def test_what_only_a_reader_finds(case: Case) -> None:
    assert verdict(case) is not Verdict.PROVED


def test_code_is_sure_of_most_that_it_does_not_prove() -> None:
    wrong = [case for case in CASES if not case.supported]
    sure = sum(verdict(case) is Verdict.DISPROVED for case in wrong)
    assert sure / len(wrong) >= 0.6
