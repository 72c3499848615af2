"""What a page says the other way round, of the rest, or in a clause of its own; and what it does not."""

import pytest

from rag.prove import Text, Verdict, prove

CLUB = (
    "Anyone may open the boathouse; only the harbour master may lock it. Guests may sail with a skipper on "
    "board. Boats longer than 9 metres are moored at the outer pier, where the crane stands; shorter ones lie "
    "in the basin. After 12 outings you receive a badge, which opens the gate at any hour. Entry to the "
    "workshop is granted once the fire drill has been done. The annual rate covers berths, but not repairs. "
    "Whoever has not paid by June is sent a reminder."
)
MORE = (
    "The crew list is sent round by the clerk. The keeper writes the log and never repairs anything himself. "
    "All berths except the two at the pump are let; the two at the pump are kept free. The notice is one "
    "month; during the trial season, ten days are enough. If you have lost your badge, tell the clerk anyway, "
    "with the date if you know it. Varnish is not used at all. Guests do not pay for the crane. The pump is "
    "closed when the tank is three quarters full. The reed bank may be entered only in an emergency; otherwise "
    "it is closed to everyone. The members' boats are inspected by the keeper within two weeks; for visitors "
    "an inspection is optional."
)
NEED = "The skipper passes the code on to those guests who sail that day. Berths are let to members of the club."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Sailing club", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (CLUB, "Nobody but the harbour master may lock the boathouse."),
        (CLUB, "No guest may sail without a skipper on board."),
        (CLUB, "Boats of up to 9 metres lie in the basin."),
        (CLUB, "The badge opens the gate at any hour."),
        (CLUB, "The crane stands at the outer pier."),
        (CLUB, "Until you have done the fire drill, you have no entry to the workshop."),
        (CLUB, "Repairs are not covered by the annual rate."),
        (CLUB, "Members who are late get a reminder if they have not paid by June."),
        (MORE, "You receive the crew list from the clerk."),
        (MORE, "The keeper leaves repairs to others."),
        (MORE, "All other berths are let."),
        (MORE, "During the trial season the notice is ten days."),
        (MORE, "Even if you have lost your badge you should tell the clerk, with the date if you know it."),
        (MORE, "The club does without varnish altogether."),
        (MORE, "The crane costs guests nothing."),
        (MORE, "The pump is closed at 75% of the tank."),
        (MORE, "The reed bank may be entered only in an emergency."),
        (MORE, "The keeper must inspect members' boats within two weeks."),
        (NEED, "The skipper passes the code on to the guests who need to sail that day."),
    ],
)
def test_what_is_turned_round_as_a_whole_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (CLUB, "Nobody may open the boathouse."),
        (CLUB, "Guests may sail without a skipper on board."),
        (CLUB, "Boats of up to 9 metres are moored at the outer pier."),
        (CLUB, "Repairs are covered by the annual rate."),
        (CLUB, "Whoever has paid by June is sent a reminder."),
        (MORE, "All berths are let."),
        (MORE, "During the trial season the notice is one month."),
        (MORE, "The club uses varnish."),
        (MORE, "Guests pay for the crane."),
        (MORE, "The pump is closed at 50% of the tank."),
        (MORE, "The keeper must inspect visitors' boats."),
        (NEED, "Only members of the club get berths."),
    ],
)
def test_what_is_turned_round_in_part_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED
