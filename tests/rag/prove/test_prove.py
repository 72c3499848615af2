"""The verdict on single sentences, and what comes with it."""

import pytest

from rag.evidence import Passage, Source
from rag.prove import Kind, Parsed, Proof, Reason, Text, Verdict, prove, read

LEAVE = Text(
    "Acme Handbook",
    "Leave",
    "Everyone has 25 days of leave. They are booked in Personio.\n\n"
    "Leave that is left over:\n- up to 5 days move to March\n- the rest expires\n\n"
    "Approval is not needed for a single day.",
)
PAY = Text("Acme Handbook", "Pay", "Salaries are paid on the 27th. Bonuses of up to $2,000 are paid in June.")


def reasons(proof: Proof) -> set[Reason]:
    return {problem.reason for problem in proof.problems}


def test_a_proved_sentence_comes_with_the_passages_own_sentence() -> None:
    proof = prove("You have twenty-five days of leave [1].", [PAY, LEAVE])
    assert proof.verdict is Verdict.PROVED
    best = proof.support[0]
    assert best.index == 1
    assert LEAVE.text[best.start : best.end] == "Everyone has 25 days of leave."


def test_an_item_is_quoted_without_its_bullet() -> None:
    best = prove("Up to five days move to March [1].", [LEAVE]).support[0]
    assert LEAVE.text[best.start : best.end] == "up to 5 days move to March"


def test_a_claim_without_a_marker_is_disproved() -> None:
    proof = prove("Everyone has 25 days of leave.", [], [LEAVE])
    assert proof.verdict is Verdict.DISPROVED
    assert reasons(proof) == {Reason.UNCITED}


def test_a_lead_in_and_an_offer_are_no_claims() -> None:
    assert prove("This happens to leave that is left over:", [], [LEAVE]) == Proof(Kind.LEAD_IN)
    assert prove("Would you like to know more?", [], [LEAVE]) == Proof(Kind.OFFER)
    assert prove("Let me know if you need anything else.", [], [LEAVE]).kind is Kind.OFFER


def test_a_lead_in_with_a_value_that_is_not_given_is_disproved() -> None:
    assert prove("These are your 45 days:", [], [LEAVE]).verdict is Verdict.DISPROVED


def test_an_offer_that_cites_is_a_claim() -> None:
    assert prove("Do you need 45 days [1]?", [LEAVE]).kind is Kind.CLAIM


def test_a_name_that_only_the_question_has_is_doubted_and_not_denied() -> None:
    claim = "At Initech leave is booked in Personio [1]."
    assert prove(claim, [LEAVE], [LEAVE], "How does Initech book leave?").verdict is Verdict.UNSURE
    assert prove(claim, [LEAVE], [LEAVE], "How do I book leave?").verdict is Verdict.DISPROVED


def test_the_title_counts_as_cited() -> None:
    assert prove("At Acme leave is booked in Personio [1].", [LEAVE]).verdict is Verdict.PROVED


def test_what_another_passage_says_is_not_proved() -> None:
    proof = prove("Bonuses are paid in June [1].", [LEAVE], [LEAVE, PAY])
    assert proof.verdict is Verdict.DISPROVED
    assert Reason.ELSEWHERE in reasons(proof)


def test_two_passages_together_prove_what_one_does_not() -> None:
    claim = "Leave is booked in Personio, and bonuses are paid in June [1][2]."
    assert prove(claim, [LEAVE, PAY]).verdict is Verdict.PROVED
    assert {quote.index for quote in prove(claim, [LEAVE, PAY]).support} == {0, 1}
    assert prove(claim, [LEAVE]).verdict is not Verdict.PROVED


def test_the_numbers_of_another_language_are_checked() -> None:
    right = prove("Alle haben 25 Tage Urlaub und buchen sie in Personio [1].", [LEAVE])
    wrong = prove("Alle haben 35 Tage Urlaub und buchen sie in Personio [1].", [LEAVE])
    assert (right.verdict, wrong.verdict) == (Verdict.PROVED, Verdict.DISPROVED)


@pytest.mark.parametrize(
    ("claim", "reason"),
    [
        ("Everyone has 26 days of leave [1].", Reason.NUMBER),
        ("Everyone has 25 weeks of leave [1].", Reason.UNIT),
        ("Up to 5 days move to April [1].", Reason.DATE),
        ("Mail leave@acme.example about 25 days of leave [1].", Reason.IDENTIFIER),
        ('It says that leave is "booked in Workday" [1].', Reason.QUOTE),
        ("All leave is booked in Workday [1].", Reason.NAME),
        ("At least 5 days move to March [1].", Reason.COMPARISON),
        ("Approval is needed for a single day [1].", Reason.NEGATION),
    ],
)
def test_code_is_sure_of(claim: str, reason: Reason) -> None:
    proof = prove(claim, [LEAVE])
    assert proof.verdict is Verdict.DISPROVED
    assert (proof.problems[0].reason, proof.problems[0].sure) == (reason, True)


def test_a_problem_says_which_words_are_meant() -> None:
    (problem,) = prove("Everyone has 25 weeks of leave [1].", [LEAVE]).problems
    assert problem.detail == "25 weeks / 25 days"


@pytest.mark.parametrize("claim", ["[1]", "Yes [1].", "", " . "])
def test_what_says_nothing_is_not_proved(claim: str) -> None:
    assert prove(claim, [LEAVE]).verdict is not Verdict.PROVED


@pytest.mark.parametrize("empty", ["", "   ", "|---|---|", "\n\n- \n"])
def test_a_text_without_words_proves_nothing(empty: str) -> None:
    assert prove("Everyone has 25 days of leave [1].", [Text("", "", empty)]).verdict is not Verdict.PROVED


def test_an_empty_text_does_not_shift_the_quotes_of_others() -> None:
    assert prove("Everyone has 25 days of leave [1][2].", [Text("", "", " "), LEAVE]).support[0].index == 1


def test_a_passage_is_read_as_a_text_and_only_once() -> None:
    source = Source("hr:leave", "Acme Handbook", "https://acme.example/leave", "hr")
    passage = Passage(source, LEAVE.text, 0, len(LEAVE.text), section=("Leave",))
    assert Text.of(passage) == LEAVE
    assert read(Text.of(passage)) is read(LEAVE)
    assert isinstance(read(LEAVE), Parsed)
    claim = "Everyone has 25 days of leave [1]."
    assert prove(claim, [passage]) == prove(claim, [LEAVE]) == prove(claim, [read(LEAVE)])


def test_the_header_row_above_a_passage_counts() -> None:
    rows = Text("Sizes", "", "Aurora | 12\nBorealis | 6", lead="Room | Seats")
    assert prove("The Aurora room has 12 seats [1].", [rows]).verdict is Verdict.PROVED
    assert prove("The Borealis room has 12 seats [1].", [rows]).verdict is Verdict.UNSURE


def test_a_proof_of_a_claim_needs_its_quote() -> None:
    with pytest.raises(ValueError, match="quote"):
        Proof(Kind.CLAIM)


@pytest.mark.parametrize("much", ["1 2 3 " * 400, "May 1 " * 400, "5 or " * 400, "A-1-" * 400, "not never " * 300])
def test_what_is_too_much_for_a_sentence_is_left_to_a_reader(much: str) -> None:
    text = Text("", "", much)
    assert prove(f"{much} [1]", [text], [text]).verdict is Verdict.UNSURE


@pytest.mark.parametrize(
    "claim",
    [
        "I think that all have 25 days of leave [1].",
        "i agree, everyone has 25 days of leave [1].",
        "Did you know that everyone has 25 days of leave? [1]",
        "My guess is that everyone has 25 days of leave [1].",
        "i like that everyone has 25 days of leave [1].",
        "yes i do, everyone has 25 days of leave [1].",
        "Everyone has 25 days of leave, but i'd take more [1].",
        "Everyone has 25 days of leave, which is amazing [1].",
    ],
)
def test_what_asks_or_judges_or_says_what_its_writer_thinks_is_doubted(claim: str) -> None:
    proof = prove(claim, [LEAVE])
    assert proof.verdict is Verdict.UNSURE
    assert Reason.OPINION in reasons(proof)


def test_a_small_i_may_be_a_number() -> None:
    page = Text("", "", "Under part i of the scheme, option i or ii (i being the default) has 25 days.")
    assert prove("Part i of the scheme has 25 days under option i or ii [1].", [page]).verdict is Verdict.PROVED


def test_a_page_may_judge() -> None:
    page = Text("", "", "The view from the roof is stunning. It opens at 9 am.")
    assert prove("The view from the roof is stunning [1].", [page]).verdict is Verdict.PROVED


def test_a_page_may_speak_as_i() -> None:
    page = Text("About me", "", "I lead the People team. I answer questions on Mondays.")
    assert prove("I lead the People team [1].", [page]).verdict is Verdict.PROVED


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ("Der Urlaub wird in Personio gebucht [1].", Verdict.PROVED),
        ("Der Urlaub wird bis zum Ende des Jahres in Personio gebucht [1].", Verdict.PROVED),
        ("Der Urlaub wird im Zephyrion gebucht [1].", Verdict.UNSURE),
    ],
)
def test_a_german_noun_that_nothing_cited_has_is_doubted_unless_it_is_of_every_day(
    claim: str, verdict: Verdict
) -> None:
    page = Text("Handbuch", "", "Der Urlaub wird im Laufe des Jahres in Personio gebucht und muss genehmigt werden.")
    assert prove(claim, [page]).verdict is verdict


def verdict(claim: str, page: str) -> Verdict:
    text = Text("", "", page)
    return prove(f"{claim} [1].", [text], [text]).verdict


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("Q3 2020 was a strong quarter", "In the third quarter of 2020 results were strong."),
        ("In the third quarter the Lyon office had strong results", "The Lyon office had strong results in Q3."),
        ("The last weeks give 50% of the salary", "The last weeks are paid at half salary."),
        ("Visit www.acme.example for leave", "Visit acme.example for leave."),
        ("Visit acme.example for leave", "Visit www.acme.example for leave."),
        (
            "There are three roles: Reader, Writer and Manager",
            "You can grant roles such as Reader, Writer, and Manager.",
        ),
        ("The deposit may be no more than 500 euros", "The deposit must not exceed 500 euros."),
        ("You don't necessarily need a ticket", "A ticket is recommended, and you need one on Sundays only."),
        ("Ensure that the valve is shut", "The valve has to be shut."),
        ("**Order Collection Desk**: orders are collected at desk 4", "Collect orders at desk 4."),
        (
            "To move the pump, you should lift it",
            "If it is on, you can't move the pump. To move it, you should lift it.",
        ),
    ],
)
def test_the_same_in_the_words_of_a_model_is_proved(claim: str, page: str) -> None:
    assert verdict(claim, page) is Verdict.PROVED


@pytest.mark.parametrize(
    ("claim", "page"),
    [
        ("Q4 2020 was a strong quarter", "In the third quarter of 2020 results were strong."),
        ("The last weeks give 60% of the salary", "The last weeks are paid at half salary."),
        ("Visit cme.example for leave", "Visit www.acme.example for leave."),
        (
            "There are four roles: Reader, Writer and Manager",
            "You can grant roles such as Reader, Writer, and Manager.",
        ),
        ("You need three approvals", "You need two approvals, from HR, legal and finance."),
        ("Zephyrion shuts the valve", "The valve has to be shut."),
        ("**Zephyrion Collection Desk**: orders are collected at desk 4", "Collect orders at desk 4."),
    ],
)
def test_and_something_else_in_its_place_is_not(claim: str, page: str) -> None:
    assert verdict(claim, page) is not Verdict.PROVED


def test_a_claim_may_shorten_its_own_words() -> None:
    page = "Such loans require mortgage insurance premiums for the life of the loan."
    assert verdict("Such loans require mortgage insurance premiums (MIP)", page) is Verdict.PROVED
    assert verdict("Such loans require mortgage insurance premiums (MPI)", page) is Verdict.DISPROVED


def test_a_small_m_behind_money_is_a_million() -> None:
    assert verdict("Net profit was $8.2m", "Net profit was $8.2 million.") is Verdict.PROVED
    assert verdict("Net profit was $8.3m", "Net profit was $8.2 million.") is Verdict.DISPROVED
