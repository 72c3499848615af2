"""Every row of the phrase tables is held to its own example."""

import re

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from rag.guard.addressed import ADDRESSED, ADDRESSED_JAPANESE, ORDERED, ORDERED_JAPANESE
from rag.guard.clues import Clues, required_lists, stem
from rag.guard.english import ENGLISH
from rag.guard.english_masks import NAMES
from rag.guard.european import EUROPEAN
from rag.guard.orders import ORDERS
from rag.guard.phrase import Family, Phrase, Phrasebook, entries, pattern
from rag.guard.scripts import OTHER_SCRIPTS
from rag.guard.views import latin, plain, without_accents

SCRIPT_BOOKS = (*OTHER_SCRIPTS, ADDRESSED_JAPANESE, ORDERED_JAPANESE)
BOOKS = (ENGLISH, NAMES, ORDERS, *EUROPEAN, *ADDRESSED, *ORDERED, *SCRIPT_BOOKS)
ROWS = [
    pytest.param(book, phrase, id=f"{book.language}: {phrase.example}") for book in BOOKS for phrase in book.phrases
]


def view_for(book: Phrasebook, text: str) -> str:
    if book is NAMES:
        return plain(text)
    return without_accents(plain(text)).lower() if book in SCRIPT_BOOKS else latin(plain(text))


@pytest.mark.parametrize(("book", "phrase"), ROWS)
def test_a_phrase_catches_its_example(book: Phrasebook, phrase: Phrase) -> None:
    alone = Phrasebook(book.language, book.words, (phrase,), book.spaced)
    clues = Clues((alone,))
    view = view_for(book, phrase.example)
    assert list(clues.find(view, clues.told_by(view))) == [phrase.family]


@pytest.mark.parametrize(("book", "phrase"), ROWS)
def test_a_phrase_has_a_cheap_first_test(book: Phrasebook, phrase: Phrase) -> None:
    assert required_lists(phrase) or phrase.needs or phrase.near, book.language


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.language)
def test_every_word_list_is_used_and_every_entry_has_fixed_letters(book: Phrasebook) -> None:
    used = {name for phrase in book.phrases for name in re.findall(r"\{([a-z_]+)(?:\*\d)?\}", phrase.template)}
    assert set(book.words) - {"people"} == used | {phrase.near for phrase in book.phrases} - {""}
    assert all(stem(entry) for name in book.words for entry in entries(book, name))


def test_a_template_is_read_as_its_docstring_says() -> None:
    book = Phrasebook(
        "toy",
        {"drop": "ignore, don't obey", "filler": "all, the", "orders": "rules?, instruktion*, built-in orders"},
        (Phrase(Family.OVERRIDE, "", r"{drop} {filler*2}{orders}( (now|later))?{..5}!"),),
    )
    matches = pattern(book, book.phrases[0]).fullmatch
    for text in ("ignore rule!", "don't\nobey all the instruktionen now!", "ignore the built in orders later abc!"):
        assert matches(text), text
    for text in ("ignore all the all rules!", "ignore rules and then all!", "ignorerules!"):
        assert not matches(text), text


def test_lists_in_brackets_and_choices_are_not_required() -> None:
    assert required_lists(Phrase(Family.MODE, "", r"{a} ({b}|{c*2}) {d*3}{e}")) == ("a", "e")
    assert required_lists(Phrase(Family.MODE, "", r"{a}|{b}")) == ()


@pytest.mark.parametrize(("book", "phrase"), ROWS)
def test_whatever_a_phrase_matches_holds_all_its_clues(book: Phrasebook, phrase: Phrase) -> None:
    clues = Clues((Phrasebook(book.language, book.words, (phrase,), book.spaced),))
    company = re.sub(r"[?*]|\([^()]*\)", "", entries(book, phrase.near)[0]) if phrase.near else ""

    @settings(
        max_examples=4,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.from_regex(pattern(book, phrase)))
    def holds_for(text: str) -> None:
        view = text if book is NAMES else text.lower()
        if pattern(book, phrase).search(view):  # what stands before a small letter may not stand before a capital
            assert clues.lead_anywhere(clues.told_by(f"{view} {company}"))

    holds_for()
