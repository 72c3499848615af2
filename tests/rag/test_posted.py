"""Measures of what was shown: counted by hand."""

import pytest

from rag.document import Kind
from rag.evidence import Hit, Parts, Passage, Source
from rag.measures import Measure, Outcome
from rag.outcome import Spent
from rag.posted import Posted, is_real, posted, posted_measures
from rag.reply import Answer, Chat, Citation, Piece, Quotes, Refusal, Reply, Sentence, Tier, Why

LEAVE = "Staff get 27 days of paid leave a year. Interns get 12 days of paid leave a year."
OFFICIAL = "https://official.example"


def passage(text: str = LEAVE, page: str = "leave", start: int = 0) -> Passage:
    return Passage(Source(f"c:{page}", page, "https://h.example", "c"), text, start, start + len(text))


def hit(one: Passage) -> Hit:
    return Hit(one, 1.0, 0.9, Parts(0.5, 0.5))


def citation(number: int = 1, one: Passage | None = None) -> Citation:
    found = one or passage()
    return Citation(number, found, found.text.split(".", maxsplit=1)[0], "https://h.example#x")


def answer(*sentences: Sentence, kind: Kind = Kind.PARAGRAPH, cited: Passage | None = None) -> Answer:
    pieces = tuple(Piece(kind, (sentence,)) for sentence in sentences)
    return Answer(pieces, (citation(one=cited),), Tier.NORMAL, "fake/model", OFFICIAL)


def claims(reply: Reply) -> tuple[bool, ...]:
    return posted(reply, [hit(passage())], "How much leave?", Spent()).claims


def outcome(relevant: str = "leave", *, refused: bool = False, clarify: bool = False) -> Outcome:
    return Outcome(("c:leave",), frozenset({f"c:{relevant}"} if relevant else ()), bool(relevant), refused, 1, clarify)


def by_name(*found: tuple[Outcome, Posted]) -> dict[str, Measure]:
    return {measure.name: measure for measure in posted_measures(found)}


def shown(reply: Reply, spent: Spent | None = None) -> Posted:
    return posted(reply, [hit(passage())], "How much leave?", spent or Spent())


def test_each_cited_sentence_is_held_against_what_it_cites() -> None:
    right, wrong = Sentence("Staff get 27 days of paid leave a year.", (1,)), Sentence("Staff get 40 days.", (1,))
    assert claims(answer(Sentence("Your leave:"), right, wrong)) == (True, False)


def test_a_passages_own_words_and_quotes_are_no_claims() -> None:
    quoted = Sentence("Staff get 27 days of paid leave a year.", (1,), quoted=True)
    assert claims(answer(quoted)) == ()
    assert claims(Quotes((citation(),), Tier.CITE, OFFICIAL)) == ()


def test_a_row_is_read_under_its_header() -> None:
    rows = (Sentence("Who | Paid leave a year"), Sentence("Staff | 27 days", (1,)), Sentence("Staff | 12 weeks", (1,)))
    assert claims(answer(*rows, kind=Kind.ROW)) == (True, False)


def test_code_is_held_line_by_line() -> None:
    given = passage("Run:\nmake all\nmake test")
    code = [Sentence("make all\nmake test", (1,)), Sentence("make none", (1,))]
    assert claims(answer(*code, kind=Kind.CODE, cited=given)) == (True, False)


def test_a_citation_is_real_when_a_hit_stands_in_its_passage() -> None:
    assert is_real(citation(), [hit(passage("27 days", start=10))])
    assert not is_real(citation(), [hit(passage("27 days", start=500))])
    assert not is_real(citation(), [hit(passage(page="travel"))])


def test_an_invented_citation_is_counted_among_all_citations() -> None:
    invented = posted(answer(Sentence("Staff get 27 days.", (1,))), [], "How much?", Spent())
    found = by_name((outcome(), shown(Quotes((citation(),), Tier.CITE, OFFICIAL))), (outcome(), invented))
    assert (found["invented_citations"].value, found["invented_citations"].n) == (0.5, 2)


def test_shares_are_told_by_class() -> None:
    refusal = Refusal(Why.NO_EVIDENCE, OFFICIAL)
    found = by_name(
        (outcome(), shown(answer(Sentence("Staff get 27 days.", (1,))))),
        (outcome(), shown(refusal)),
        (outcome(""), shown(refusal)),
        (outcome(clarify=True), shown(Quotes((citation(),), Tier.HEDGE, OFFICIAL))),
    )
    assert (found["answered_answerable"].value, found["answered_answerable"].n) == (0.5, 2)
    assert (found["quoted_answerable"].value, found["answered_unanswerable"].value) == (0, 0)
    assert found["quoted_clarify"].value == 1


def test_citations_are_held_against_the_pages_that_answer() -> None:
    two = Quotes((citation(), citation(2, passage(page="travel"))), Tier.CITE, OFFICIAL)
    found = by_name((outcome(), shown(two)), (outcome("gone"), shown(two)), (outcome(), shown(Chat("Hello!"))))
    assert (found["citation_precision"].value, found["citation_recall"].value) == (0.25, 0.5)
    assert found["citation_recall"].n == 2


def test_calls_tokens_and_cost_are_means_over_all_questions() -> None:
    found = by_name(
        (outcome(), shown(Chat("Hello!"), Spent(3, 900, 0.02))),
        (outcome(), shown(Chat("Hello!"))),
    )
    assert (found["model_calls"].value, found["tokens"].value) == (1.5, 450)
    assert found["cost_usd"].value == pytest.approx(0.01)
    assert found["model_calls"].high > 1.5
    assert "faithfulness" not in found


def test_nothing_shown_has_no_measure() -> None:
    assert posted_measures([]) == ()
