"""Values, names and words in their own place, though others stand close by, and in another's."""

import pytest

from rag.prove import Text, Verdict, prove

THEATRE = (
    "In spring, 14 plays were staged by 9 troupes. The board has seven members.\n\n- Maren keeps a lasting "
    "seat until she steps down\n- Six members are elected\n\nThe stage crew looks after curtains, ropes and "
    "lights. The crew includes those who drive the van. It answers to the Producer.\n\nUse of the theatre's "
    "costumes for private parties, such as weddings, is forbidden. Performers who have not signed the form "
    "cannot rehearse. The lights are tested on a 6-weekly cycle, in the pause between premieres. A motion "
    "needs 80% of those who vote. Seconds count when the alarm rings. The counter of `retries` starts at `0`, "
    "unless otherwise set.\n\nWhen the lead is away:\n\n1. Director (Ilse Brandt)\n2. Producer (Tom Rieck)"
)
TRIPS = (
    "| Tour | Planned start | Actual start | End |\n|---|---|---|---|\n| Norway | 3 May | 10 May | 2 June |\n| "
    "Poland | 4 July | 4 July | 30 July |"
)
FORMS = (
    "Fill in the blue form if\n\n- the trip takes more than 5 days, and\n- leads abroad.\n\nIf not, fill in "
    "the green one."
)
PITCHES = "| Site | Tent | Hut |\n|---|---|---|\n| Lake | 12 EUR | 40 EUR |\n| Ridge | 9 EUR | 55 EUR |"


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our theatre", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (THEATRE, "In spring, nine troupes staged plays."),
        (THEATRE, "In spring, 9 troupes staged 14 plays."),
        (
            THEATRE,
            "Seven people sit on the board: Maren keeps her seat until she steps down, and the other six are elected.",
        ),
        (THEATRE, "The stage crew looks after lights, curtains and ropes and answers to the Producer."),
        (THEATRE, "The theatre's costumes may not be used for private parties such as weddings."),
        (THEATRE, "Whoever has not signed the form cannot rehearse."),
        (THEATRE, "The lights are tested every six weeks, between two premieres."),
        (THEATRE, "A motion passes if four out of five of those who vote agree."),
        (THEATRE, "When the alarm rings, every second counts."),
        (THEATRE, "The counter of `retries` starts at 0."),
        (THEATRE, "When the lead is away, the Director, Ilse Brandt, comes first and the Producer, Tom Rieck, second."),
        (TRIPS, "The Norway tour actually started on 10 May, seven days later than planned."),
        (TRIPS, "The tour of Norway started a week later than planned, on 10 May."),
        (PITCHES, "A tent is 12 EUR at the Lake and 9 EUR on the Ridge."),
        (FORMS, "For a trip of more than 5 days that leads abroad, you fill in the blue form."),
    ],
)
def test_what_stands_with_its_own_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (THEATRE, "In spring, fourteen troupes staged plays."),
        (THEATRE, "In spring, 14 troupes staged 9 plays."),
        (
            THEATRE,
            "Six people sit on the board: Maren keeps her seat until she steps down, and the other seven are elected.",
        ),
        (THEATRE, "The theatre's costumes may be used for private parties such as weddings."),
        (THEATRE, "Whoever has signed the form cannot rehearse."),
        (THEATRE, "The lights are tested every six months, between two premieres."),
        (THEATRE, "The lights are tested weekly, between two premieres."),
        (THEATRE, "A motion passes if three out of five of those who vote agree."),
        (THEATRE, "The counter of `retries` starts at 1."),
        (THEATRE, "When the lead is away, the Director, Tom Rieck, comes first and the Producer, Ilse Brandt, second."),
        (TRIPS, "The Norway tour actually started on 3 May."),
        (TRIPS, "The Norway tour actually started on 2 June."),
        (PITCHES, "A tent is 9 EUR at the Lake and 12 EUR on the Ridge."),
        (PITCHES, "A tent is 12 EUR at the Lake and 55 EUR on the Ridge."),
        (FORMS, "Fill in the blue form if the trip takes more than 5 days or leads abroad."),
    ],
)
def test_what_stands_with_something_else_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
