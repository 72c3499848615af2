"""A page's own sentence that is shown in the place of a draft's: what governs it stands before it."""

import pytest

from bot.layout import own_words, unmarked
from rag.check import Checker
from rag.cite import Given, read_draft
from rag.evidence import Hit, Parts, Passage, Place, Source
from rag.prove import prove
from rag.quote import quotes
from rag.reply import Answer, Citation, Sentence, Tier
from rag.settle import settle
from rag.units import governing

SOURCE = Source("depot:rules", "Depot rules", "https://depot.example/rules", "depot")
FLAT = "Taken in\n- Bricks and tiles\n\nNot taken in\n1. Gas bottles of any size\n2. Tyres with rims"


def passage(text: str, section: tuple[str, ...] = (), places: tuple[Place, ...] = ()) -> Passage:
    return Passage(SOURCE, text, 0, len(text), section=section, places=places)


def answer(text: str, draft: str, section: tuple[str, ...] = ()) -> Answer | None:
    given = [Given("1", passage(text, section))]
    checker = Checker(given, prove, "What about gas bottles?")
    read = read_draft(draft, given)
    return settle(read, checker.check(read), checker).answer(Tier.NORMAL, "a/b", "https://depot.example")


@pytest.mark.parametrize(
    ("text", "section", "under"),
    [
        (FLAT, (), "Not taken in"),
        ("### Not taken in\n\n- Gas bottles of any size", (), "### Not taken in"),
        ("We do not take:\n- Gas bottles of any size", (), "We do not take:"),
        ("- Gas bottles of any size\n- Tyres", ("Deliveries", "Not taken in"), "Not taken in"),
    ],
)
def test_a_quote_that_its_heading_denies_carries_the_heading(text: str, section: tuple[str, ...], under: str) -> None:
    shown = answer(text, "Gas bottles of any size are taken in [1].", section)
    assert shown is not None
    (sentence,) = shown.sentences()
    assert (sentence.text, sentence.quoted, sentence.under) == ("Gas bottles of any size", True, under)


def test_a_heading_that_governs_nothing_is_not_carried() -> None:
    text = "Opening hours\n\nThe depot opens at seven.\n\nIn winter\n\nThe depot opens at nine."
    assert governing(passage(text), text.index("The depot opens at seven")) == ""
    assert governing(passage(text), text.index("The depot opens at nine")) == "In winter"


def test_headings_inside_a_passage_are_known_by_their_places() -> None:
    text = "Bricks are welcome.\n\nLeft out\n\nTyres\n\nGas bottles"
    places = (Place(text.index("Tyres"), ("Excluded", "Left out"), "", None),)
    assert governing(passage(text, ("Taken in",), places), text.index("Gas")) == "Excluded"


def test_a_quote_without_a_model_carries_its_heading() -> None:
    hit = Hit(passage(FLAT), 1.0, None, Parts(1.0, 1.0))
    first = quotes("Can I bring tyres with rims?", [hit])[0]
    assert first.context == "Not taken in"


def test_what_governs_a_quote_must_be_the_pages() -> None:
    page = passage(FLAT)
    quote = Citation(1, page, "Tyres with rims", "https://depot.example/rules")
    assert quote.says("Tyres with rims", "Not taken in")
    assert not quote.says("Tyres with rims", "Never taken in")


@pytest.mark.parametrize(
    ("own", "shown"),
    [
        ("2. Tyres with rims", "Tyres with rims"),
        ("- Bricks", "Bricks"),
        ("### Not taken in", "Not taken in"),
        ("**Not taken in**", "Not taken in"),
        ("24. Dezember ist frei.", "24. Dezember ist frei."),
        ("-5 degrees is the limit.", "-5 degrees is the limit."),
    ],
)
def test_the_marks_of_a_list_and_a_heading_are_not_shown(own: str, shown: str) -> None:
    assert unmarked(own) == shown


def test_what_governs_stands_before_the_quote() -> None:
    sentence = Sentence("Tyres with rims", (1,), quoted=True, under="### Not taken in")
    assert own_words(sentence, lambda said: f"“{said}”") == "“Not taken in” – “Tyres with rims”"
