"""What holds of any text at all."""

from hypothesis import given
from hypothesis import strategies as st

from rag.prove import Kind, Text, Verdict, prove, read
from tests.rag.prove.cases import cases

SIGNS = "ab cd. 1,2:3-4/5%$€£#@`'\"“”[](){}|\n\t*_-–—…。、日月年時0٣²éßİ½ not May St. no. "
texts = st.text(alphabet=SIGNS, max_size=120) | st.text(max_size=60) | st.sampled_from([case.claim for case in cases()])


@given(claim=texts, passages=st.lists(texts, max_size=3), question=texts)
def test_any_texts_get_a_verdict_and_quotes_are_slices(claim: str, passages: list[str], question: str) -> None:
    cited = [Text("T", "", passage) for passage in passages]
    proof = prove(claim, cited, cited, question)
    for quote in proof.support:
        assert cited[quote.index].text[quote.start : quote.end].strip()
    if proof.kind is Kind.CLAIM and proof.verdict is Verdict.PROVED:
        assert proof.support


@given(text=texts)
def test_units_are_slices_of_their_text_in_order(text: str) -> None:
    at = 0
    for unit in read(Text("", "", text)).units:
        assert text[unit.start : unit.end] == unit.text
        assert at <= unit.start < unit.end
        at = unit.end


def test_a_passages_own_sentences_are_proved_by_it() -> None:
    for passage in {case.passage for case in cases() if "|" not in case.passage}:
        text = Text("Handbook", "", passage)
        for unit in read(text).units:
            if not unit.text.endswith(":"):
                assert prove(f"{unit.text} [1]", [text]).verdict is Verdict.PROVED, unit.text
