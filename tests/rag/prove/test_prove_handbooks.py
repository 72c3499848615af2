"""How many sentences in quite other words are told right: a reader reads the rest."""

from rag.prove import Verdict, prove
from tests.rag.prove.handbooks import Said, handbooks

LEAST_PROVED, LEAST_DOUBTED = 0.82, 0.74  # of the supported, and of the others; what is reached
MOST_CALLED_WRONG = 0.05  # of the supported: what takes a conclusion from a number
SAID = tuple(handbooks())


def verdict(said: Said) -> Verdict:
    return prove(said.claim, said.cited, said.given, said.question).verdict


def share(verdicts: list[Verdict], wanted: Verdict) -> float:
    return verdicts.count(wanted) / len(verdicts)


def test_most_supported_sentences_are_proved_and_hardly_any_called_wrong() -> None:
    verdicts = [verdict(said) for said in SAID if said.supported]
    assert len(verdicts) >= 190
    assert share(verdicts, Verdict.PROVED) >= LEAST_PROVED
    assert share(verdicts, Verdict.DISPROVED) <= MOST_CALLED_WRONG


def test_most_others_are_not_proved() -> None:
    verdicts = [verdict(said) for said in SAID if not said.supported]
    assert len(verdicts) >= 140
    assert 1 - share(verdicts, Verdict.PROVED) >= LEAST_DOUBTED
