"""Words around a sentence that take it back: what a page says is not proven behind "it is a myth that"."""

import pytest

from rag.prove import Text, Verdict, prove

LAB = (
    "Trainees must not open the freezer. Trainees get no keys. Technicians open the freezer at noon. It is a myth that "
    "the alarm rings at night. Contrary to the old poster, samples are kept for two years. Nobody says that visitors "
    "are unwelcome. If your badge is wrong, ask for a new one."
)


def verdict(claim: str, question: str = "Who opens the freezer?") -> Verdict:
    text = Text("Lab", "", LAB)
    return prove(f"{claim} [1]", [text], [text], question).verdict


@pytest.mark.parametrize(
    "frame",
    [
        "It is not true that {}.",
        "It isn't the case that {}.",
        "It's simply false that {}.",
        "It would be incorrect to say that {}.",
        "It is a common misconception that {}.",
        "The lab page is wrong to say that {}.",
        "The poster is mistaken in saying that {}.",
        "Contrary to the lab page, {}.",
        "Unlike what the page says, {}.",
        "Despite what the handbook says, {}.",
        "Nobody says that {}.",
        "No page claims that {}.",
        "Do not believe that {}.",
        "It is doubtful whether {}.",
        "Some people claim that {}.",
        "Reportedly, {}.",
        "The idea that {} is a myth.",
        "That {} is untrue.",
        "False: {}.",
    ],
)
@pytest.mark.parametrize("said", ["trainees must not open the freezer", "technicians open the freezer at noon"])
def test_a_page_does_not_prove_that_it_is_wrong(frame: str, said: str) -> None:
    assert verdict(f"{said[0].upper()}{said[1:]}.") is Verdict.PROVED
    assert verdict(frame.format(said)) is not Verdict.PROVED


def test_another_language_takes_back_too() -> None:
    assert verdict("Es ist falsch, dass Techniker den Gefrierschrank um 12 Uhr öffnen.") is not Verdict.PROVED
    assert verdict("No es cierto que los técnicos abren el congelador a las 12.") is not Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "It is a myth that the alarm rings at night.",
        "That the alarm rings at night is a myth.",
        "Contrary to the old poster, samples are kept for two years.",
        "Nobody says visitors are unwelcome.",
        "Ask for a new badge if yours is wrong.",
        "According to the lab page, trainees must not open the freezer.",
        "Note that trainees must not open the freezer.",
    ],
)
def test_a_page_proves_what_it_takes_back_itself(claim: str) -> None:
    assert verdict(claim) is Verdict.PROVED
