"""What no page says is never posted, wherever in a draft it stands; held with the real prover."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.check import Checker
from rag.cite import Given, read_draft
from rag.prove import prove
from rag.reply import Answer, Tier
from rag.settle import settle
from tests.rag.drafted import OFFICIAL, passage

LEAVE = "Full-time staff accrue 25 days of annual leave a year. Unused leave expires on 31 March."
TRAVEL = "Trains come first. Flights need the approval of a manager. The daily rate is 50 euros."
PAGES = (Given("k7f", passage("leave", LEAVE)), Given("m2x", passage("travel", TRAVEL)))
CHECKER = Checker(PAGES, prove, "How many days of annual leave do I get?")
TRUE = "Full-time staff accrue 25 days of annual leave a year [k7f]."


def answer(text: str, *, cut: bool = False) -> Answer | None:
    draft = read_draft(text, PAGES, OFFICIAL)
    done = settle(draft, CHECKER.check(draft, cut=cut), CHECKER, cut=cut)
    return done.answer(Tier.NORMAL, "fake/model", OFFICIAL)


INVENTIONS = ["40 days", "Salesforce", "ada@corp.example", "https://made.up/x", "ACME-77", "Section 9", "70%", "1 July"]
PLACES = [
    "{} [k7f].",
    "You get {} [k7f].",
    "You get {} of leave [m2x].",
    "You get {}.",
    "## Leave and {}",
    "### {}",
    "All of {} follows:\n- Trains come first [m2x]",
    "- {} [k7f]",
    "1. **{}**: trains come first [m2x]",
    "| Plan | {} |\n|---|---|\n| Trains | come first [m2x] |",
    "| Plan | Days |\n|---|---|\n| A | {} [k7f] |",
    "Would you like to know about {}?",
    "Let me know if you need {}.",
    "```\nset leave {}\n```\n[k7f]",
    "MISSING: {}",
    'The page says "{}" [k7f].',
    "Trains come first, see [{}](https://made.up/y) [m2x].",
    "Yes. {} [k7f].",
    "Otherwise, you get {} [k7f].",
    "> {} [k7f]",
    "Sources:\n[1] {}",
    "{} [k7f][9].",
]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("invention", INVENTIONS)
def test_an_invention_is_posted_in_no_place_of_a_draft(place: str, invention: str) -> None:
    for text in (f"{TRUE}\n{place.format(invention)}", f"{place.format(invention)}\n\n{TRUE}"):
        found = answer(text)
        if found is None:  # what stands beside it may take the rest along, never the other way round
            continue
        said = "\n".join((*(sentence.text for sentence in found.sentences()), *found.missing)).lower()
        assert invention.lower() not in said
        assert "made.up" not in said


NUMBERS = st.integers(0, 9999).filter(lambda number: str(number) not in ("25", "31", "50"))


@given(NUMBERS, st.sampled_from(PLACES))
def test_a_number_that_no_page_has_is_never_posted(number: int, place: str) -> None:
    found = answer(f"{TRUE}\n{place.format(f'{number} days')}")
    assert found
    said = " ".join((*(sentence.text for sentence in found.sentences()), *found.missing))
    assert set(re.findall(r"\d+", said)) <= {"25", "31", "50", "1"}


def test_the_true_sentence_is_posted_beside_each_invention() -> None:
    for place in PLACES:
        found = answer(f"{TRUE}\n\n{place.format('40 days')}")
        assert found
        assert next(sentence.text for sentence in found.sentences() if sentence.citations).startswith("Full-time staff")
