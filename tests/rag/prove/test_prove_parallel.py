"""What a page says of several parallel things, and a sentence of one of them."""

import pytest

from rag.prove import Text, Verdict, prove

BADGES = (
    "A blue badge opens the front door and the canteen, a green badge opens the labs, and a red badge is handed out to "
    "visitors who are escorted."
)
FLAGS = "A FLAG AMBER is a warning, a FLAG BLACK is less pressing but still severe, and a FLAG WHITE ends the race."
LEVELS = (
    "Level 1 incidents stop the whole warehouse. For example, the conveyor is down.\n\n"
    "Level 2 incidents slow one zone. For example, a scanner keeps losing its connection.\n\n"
    "Level 3 incidents are cosmetic, such as a wrong label colour on the dashboard."
)
TRIPS = (
    "Trips\n\nHotels\n\nYou may spend up to €140 per night on a room.\n\nMeals\n\nUp to €45 a day is paid for food and "
    "drinks.\n\nTaxis\n\nTaxis are paid between 22:00 and 6:00 only."
)
LAPTOPS = (
    "For field technicians we order a rugged Toughbook 40 with 32GB of RAM. For translators we order a ThinkPad X1 "
    "with 16GB of RAM and a second screen."
)
PRINTS = "If you print at school, pay with the chip; if you print at home, hand in the bill at the office."
CARDS = "- Bronze - one visit a week, no guests\n- Silver - three visits a week, one guest\n- Gold - a locker as well"
WEEKS = (
    "## Week one\n\nYou collect your keys and meet your buddy.\n\n## Week two\n\nYou shadow a delivery round and set "
    "up the scanner.\n\n## Week three\n\nYou drive a round of your own."
)
FIXES = "Security fixes are kept for the two latest minor releases; performance fixes only for the latest."
WAYS = (
    "There are two ways to borrow a camera. The first is the quickest, with your student card at the counter. The "
    "second is to reserve it on Medialog and collect it on Friday."
)
TABLETS = "For drivers we buy a 10-inch Tab A with 4GB. For planners, we buy a 10-inch Tab S with the 8GB upgrade."
TARIFFS = (
    "A flat of 60 m² could cost as little as £31.20 a month with Northlight - compared to £44.75 through Gridworks."
)
RETENTION = (
    "Kept for\n\nVisitor list\n\nNames and times\n\n6 months\n\nCamera archive\n\nArchive (gate, yard)\n\n6 months"
)
TONES = "A long tone means that the house has to be left. Three short tones mean a locked gate. A new tone is a drill."
WASTE = "Acids: blue cabinet, emptied by a contractor every quarter\nGlass: grey bin, emptied by the students"
LAMPS = "The gate lamp is cleaned before dusk; the mast lamp is cleaned after it."


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our house", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (BADGES, "A blue badge opens the labs."),
        (BADGES, "**Red badge:** opens the front door and the canteen"),
        (BADGES, "**Green badge:** for visitors who are escorted"),
        (FLAGS, "**FLAG AMBER:** less pressing but still severe"),
        (FLAGS, "FLAG BLACK ends the race."),
        (LEVELS, "**Level 1:** a wrong label colour on the dashboard"),
        (LEVELS, "Level 2 covers a conveyor that is down."),
        (TRIPS, "**Meals:** up to €140"),
        (TRIPS, "**Taxis:** up to €45 a day"),
        (LAPTOPS, "Translators get a rugged Toughbook 40 with 32GB of RAM."),
        (LAPTOPS, "Field technicians get a second screen."),
        (PRINTS, "If you print at home, pay with the chip."),
        (CARDS, "Silver members get a locker."),
        (WEEKS, "In week one you shadow a delivery round."),
        (WEEKS, "**Week three:** set up the scanner"),
        (WAYS, "The quickest way is to reserve it on Medialog."),
        (TONES, "**Long tone:** a drill"),
        (WASTE, "**Glass:** emptied by a contractor every quarter"),
        (TABLETS, "For planners we buy a 10-inch Tab A with 4GB."),
        (TARIFFS, "With Northlight it costs £44.75 a month, compared to £31.20 through Gridworks."),
        (TARIFFS, "The Northlight tariff is £44.75 a month."),
    ],
)
def test_what_is_said_of_another_thing_alone_is_doubted(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (BADGES, "**Red badge:** for escorted visitors"),
        (BADGES, "With a green badge you get into the labs, with a blue one through the front door."),
        (FLAGS, "**FLAG BLACK:** severe, but less pressing"),
        (LEVELS, "A conveyor that is down is a level 1 incident."),
        (LEVELS, "Level 2 slows one zone, for instance when a scanner loses its connection."),
        (TRIPS, "**Hotels:** up to €140 per night"),
        (LAPTOPS, "The laptop for field technicians has 32GB of RAM."),
        (PRINTS, "If you print at home, hand the bill in at the office."),
        (CARDS, "**Silver:** three visits a week and one guest"),
        (WEEKS, "**Week two:** shadow a delivery round"),
        (FIXES, "Performance fixes are kept only for the latest minor release."),
        (TONES, "**Long tone:** leave the house"),
        (WASTE, "**Acids:** emptied by a contractor every quarter"),
        (WAYS, "The quickest way is to use your student card at the counter."),
        (TABLETS, "Planners get a 10-inch Tab S."),
        (TARIFFS, "Through Gridworks a flat of 60 m² would cost £44.75 a month."),
        (RETENTION, "The camera archive is kept for 6 months."),
        (LAMPS, "The mast lamp is cleaned after dusk."),
    ],
)
def test_what_is_said_of_the_thing_itself_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED
