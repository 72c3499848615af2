"""What a row answers, times of day in words, shares of a number, and German words in other forms."""

import pytest

from rag.prove import Text, Verdict, prove

TABLE = (
    "| Counter | Town | Closes at |\n|---|---|---|\n| East | Brixham | 16:00 |\n| West | Totnes | 18:30 |\n"
    "| Coast | Salcombe | 13:15 |"
)
GERMAN = (
    "Die Küche wird täglich um 15 Uhr geputzt. Fundsachen sind am Empfang zu melden. Private Wasserkocher sind "
    "verboten. Die Anmeldung zum Sommerfest endet am 3. Juni."
)
RULES = (
    "Decisions need at least six of the nine jurors. The fee is $1,800 per person and year."
    " An objection may be raised once. Posters do not count as art if you hand in a "
    "sketch. Ask the VP of Arts."
)


def verdict(passage: str, claim: str, question: str) -> Verdict:
    text = Text("", "", passage)
    return prove(f"{claim} [1]", [text], [text], question).verdict


@pytest.mark.parametrize(
    ("claim", "proved"),
    [
        ("Parcels for the West have to be there by half past six in the evening.", True),
        ("The West closes two and a half hours later than the East.", True),
        ("The Coast closes earlier than the East.", True),
        ("Parcels for the West have to be there by half past five in the evening.", False),
        ("The West closes one and a half hours later than the East.", False),
        ("The Coast closes later than the East.", False),
    ],
)
def test_a_row_answers_what_is_asked(claim: str, proved: bool) -> None:  # noqa: FBT001 -- a parameter of the table
    assert (verdict(TABLE, claim, "Until when do parcels have to be there?") is Verdict.PROVED) == proved


@pytest.mark.parametrize(
    ("claim", "proved"),
    [
        ("Geputzt wird die Küche jeden Tag um 15 Uhr.", True),
        ("Fundsachen müssen am Empfang gemeldet werden.", True),
        ("Private Wasserkocher dürfen nicht benutzt werden.", True),
        ("Zum Sommerfest kann man sich bis zum 3. Juni anmelden.", True),
        ("Private Wasserkocher dürfen benutzt werden.", False),
        ("Zum Sommerfest kann man sich bis zum 3. Juli anmelden.", False),
        ("Geputzt wird die Küche jeden Tag um 16 Uhr.", False),
    ],
)
def test_german_words_in_other_forms_are_found(claim: str, proved: bool) -> None:  # noqa: FBT001 -- a table's
    assert (verdict(GERMAN, claim, "Was gilt im Haus?") is Verdict.PROVED) == proved


@pytest.mark.parametrize(
    ("claim", "proved"),
    [
        ("A decision needs two thirds of the jurors.", True),
        ("The fee comes to $150 a month per person.", True),
        ("An objection can be raised one time only.", True),
        ("A sketch has to be handed in.", True),
        ("Ask the Vice President of Arts.", True),
        ("A decision needs three quarters of the jurors.", False),
        ("The fee comes to $160 a month per person.", False),
        ("Ask the President of Arts.", False),
    ],
)
def test_shares_rates_and_names_in_full(claim: str, proved: bool) -> None:  # noqa: FBT001 -- a parameter of the table
    assert (verdict(RULES, claim, "What are the rules?") is Verdict.PROVED) == proved
