"""How sure, so how it speaks."""

import pytest

from rag.evidence import Hit, Parts, Passage, Source
from rag.gate import Gate, Verdict, judge
from rag.particulars import particulars
from rag.reply import Tier


def hit(text: str, probability: float | None = 0.9, title: str = "Page") -> Hit:
    source = Source(f"c:{title}", title, "https://h.example/p", "c")
    return Hit(Passage(source, text, 0, len(text)), 1.0, probability, Parts(0.5, 0.5))


def verdict(question: str, *texts: str) -> Verdict:
    return judge([hit(text) for text in texts], particulars(question, "en"), Gate())


@pytest.mark.parametrize(
    ("question", "word"),
    [
        ("portal says ACC-412, what now", "ACC-412"),
        ("how many weeks of leave in chile", "Chile"),
        ("may I write to Rosalind Nakamura", "Rosalind Nakamura"),
        ("does it run on Kubernetes", "Kubernetes"),
    ],
)
def test_a_particular_that_no_page_holds_is_a_refusal_that_names_it(question: str, word: str) -> None:
    page = "Codes of the portal are ACC-411 and ACC-413. Write to Rosalind Okafor, extension 412. Leave is 20 weeks."
    assert verdict(question, page) == Verdict(Tier.REFUSE, (word,))


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("what does RULE‑A002 mean", "Rule A002 blocks it."),
        ("how do I log in to SageMaker", "Log in to Sage Maker."),
        ("do we use Git Hub here", "We use GitHub."),
        ("are all our VPNs slow", "The VPN is slow."),
        ("who signed the Maastrich treaty", "The Maastricht treaty was signed."),
        ("who signed the Basent paper", "The Basnet paper was signed."),
        ("who knows the OKRs", "Objectives, key results: all are known."),
        ("is it in Amazon Web Services", "It is in AWS."),
        ("what holidays in Germany", "German holidays are many."),
        ("do we pay in spain", "Pagamos en España."),
        ("is it error A_B_C_D_E_F_1", "a b c d e f 1"),
    ],
)
def test_another_spelling_is_the_same_particular(question: str, page: str) -> None:
    assert verdict(question, page) == Verdict(Tier.NORMAL)


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("may I ask for 17 days", "You may ask for 12 days."),
        ("ask for the Immutable Storage", "Storage is to be had."),
        ("what does band E9 earn", "Band E4 earns 88,200 euros."),
        ("can i work from italy", "Working from abroad is allowed for two weeks."),
        ("what is not paid", "Flights are paid."),
    ],
)
def test_a_detail_that_is_not_met_hedges(question: str, page: str) -> None:
    assert verdict(question, page) == Verdict(Tier.HEDGE)


def test_a_negation_is_met_by_one_in_the_best_hit() -> None:
    assert verdict("what is not paid", "Taxis are never paid.") == Verdict(Tier.NORMAL)


def test_names_of_other_lengths_or_beginnings_are_not_slips() -> None:
    assert verdict("ask for Kubernetes", "Ask for Tubernetes or Kubern.").tier is Tier.REFUSE


@pytest.mark.parametrize(
    ("probability", "tier"),
    [(0.0, Tier.REFUSE), (0.1, Tier.HEDGE), (0.5, Tier.CITE), (0.6, Tier.NORMAL), (None, Tier.HEDGE)],
)
def test_the_best_hit_decides_the_tier(probability: float | None, tier: Tier) -> None:
    assert judge([hit("Yes.", probability)], particulars("what", "en"), Gate()) == Verdict(tier)


def test_nothing_found_is_a_refusal() -> None:
    assert judge([], particulars("what", "en"), Gate()) == Verdict(Tier.REFUSE)


def test_thresholds_that_do_not_ascend_are_refused() -> None:
    with pytest.raises(ValueError, match="ascend"):
        Gate(0.5, 0.4, 0.6)


def test_a_country_that_only_another_page_names_makes_the_answer_unsure() -> None:
    leave, rates = "Parental leave is 16 weeks.", "Rates: Japan 90, Peru 45."
    assert verdict("how long is parental leave in Japan", leave, rates) == Verdict(Tier.HEDGE)
    assert verdict("what is the rate in Japan", rates, leave) == Verdict(Tier.NORMAL)


def test_quarters_are_no_levels() -> None:
    assert verdict("what is due in Q3", "The report is due in the third quarter.") == Verdict(Tier.NORMAL)


def test_one_of_two_countries_that_no_page_names_makes_the_answer_unsure() -> None:
    page = "Working from abroad is allowed for two weeks, from Japan for four."
    assert verdict("can I work from Japan or Peru", page) == Verdict(Tier.HEDGE)
