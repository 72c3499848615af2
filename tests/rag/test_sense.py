"""What a heading or a lead-in says of all that stands under it."""

import pytest

from rag.sense import Sense, senses_of


@pytest.mark.parametrize(
    "line",
    [
        "Not OK",
        "### Unacceptable packaging",
        "Non-recyclable items",
        "We do not take:",
        "You should never:",
        "Things we don't lend",
        "What is not insured?",
        "When not to call the hotline",
        "Words to avoid",
        "Don'ts",
        "Out of scope",
        "Common mistakes in the cold room",
        "If you sit in the gallery, you may not:",
        "Nicht erstattet werden:",
        "Interdit",
    ],
)
def test_it_denies(line: str) -> None:
    assert senses_of(line) == {Sense.DENIES}


@pytest.mark.parametrize(
    "line",
    [
        "If you are not insured",
        "Visitors who do not have a badge must:",
        "How to avoid blisters",
        "Don't forget to pack:",
        "Why don't we sell cards?",
        "Not only for pilots",
        "Unpaid leave",
        "Internal tools",
        "Can I not come?",
    ],
)
def test_it_denies_nothing(line: str) -> None:
    assert Sense.DENIES not in senses_of(line)


@pytest.mark.parametrize(
    ("line", "sense"),
    [
        ("Optional:", Sense.OPTIONAL),
        ("No approval needed", Sense.OPTIONAL),
        ("Mandatory", Sense.BINDING),
        ("Pupils must:", Sense.BINDING),
        ("Before 2019", Sense.VOID),
        ("Old door system", Sense.VOID),
        ("Common myths", Sense.VOID),
        ("Exceptions:", Sense.EXCEPTS),
        ("This does not apply to:", Sense.EXCEPTS),
        ("What is covered?", Sense.PERMITS),
        ("Good practice", Sense.PERMITS),
    ],
)
def test_it_says_how_it_binds(line: str, sense: Sense) -> None:
    assert sense in senses_of(line)
