"""A prover without a language: word by word, and with a word that is always wrong."""

from collections.abc import Sequence

from rag.evidence import Passage
from rag.prove import Kind, Proof, Quote, Reason
from rag.prove.values import doubtful, sure
from rag.sentences import spans

WRONG = "wrong"


def fake_prove(claim: str, cited: Sequence[Passage], given: Sequence[Passage], question: str, /) -> Proof:
    """
    Prove what a cited passage says word for word, disprove what says "wrong", doubt the rest.

    A line that cites nothing is disproved by a number that nothing given has.
    """
    del question
    if not cited:
        known = " ".join(passage.text for passage in given)
        strange = [word for word in claim.split() if any(map(str.isdigit, word)) and word.strip(":") not in known]
        return Proof(Kind.LEAD_IN, tuple(sure(Reason.NUMBER, word) for word in strange))
    support = tuple(_closest(index, passage.text, claim) for index, passage in enumerate(cited))
    if WRONG in claim.split():
        return Proof(Kind.CLAIM, (sure(Reason.NUMBER, WRONG),), support)
    words = claim.rstrip(".。!").lower()
    for index, passage in enumerate(cited):
        start = passage.text.lower().find(words)
        if start >= 0:
            return Proof(Kind.CLAIM, (), (Quote(index, start, start + len(words)),))
    return Proof(Kind.CLAIM, (doubtful(Reason.CONTENT, claim),), support)


def _closest(index: int, text: str, claim: str) -> Quote:
    wanted = set(claim.lower().split())
    start, end = max(spans(text), key=lambda span: len(wanted.intersection(text[slice(*span)].lower().split())))
    return Quote(index, start, end)
