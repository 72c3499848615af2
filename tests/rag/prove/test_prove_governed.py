"""Whether a claim keeps to what governs the item that it is about: headings, lead-ins, opening words of a list."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

LAB = """\
What visitors may not bring into the lab

- Open drinks
- Pets of any size
- Phone chargers

What visitors may bring

- A notebook and pencil
- A sealed water bottle"""
PACKAGING = """\
### Unacceptable packaging

1. Wet cardboard
2. Crates with loose nails
3. Bags without a batch label

### Acceptable packaging

1. Shrink-wrapped pallets
2. Steel drums"""
TRIPS = """\
School trips

Teachers must:
- carry the medical forms
- count the pupils at every stop

Parents must:
- sign the consent slip
- pack a lunch"""
KITCHEN = """\
BEFORE SERVICE
- Polish the glasses
- Check the reservations book

AFTER SERVICE
- Empty the fryer
- Log the fridge temperatures"""
DUMP = (
    "Substances that are not accepted include solvents, aerosols, car batteries and asbestos. "
    "Garden waste goes into the green bin."
)
DOORS = """\
Old door system (retired in March)

- Visitors badge in at the north gate
- Badges are printed by reception

New door system

- Visitors scan a QR code at the east gate"""
DEVICES = """\
Recommended
- Back up your laptop every Friday
- Use a privacy screen on trains

Mandatory
- Lock the screen when you leave your desk
- Report a lost device within an hour"""
FLIGHTS = """\
### If your flight is delayed

Keep the boarding pass and claim a meal voucher.

### If your flight is cancelled

Call the travel desk and rebook for free."""
QUOTES = """\
Every purchase needs two quotes. Exceptions:
- books and magazines
- repairs under 200 euros
- orders from the framework contract"""
DONATIONS = """\
Donations

We do not take:

* mattresses
* used helmets
* open tins of paint

We are happy to take:

* clean clothes
* working lamps"""
COLD_ROOM = """\
Common mistakes in the cold room

- Leaving the door open while sorting
- Stacking boxes above the red line

Good practice in the cold room

- Wear the thermal gloves
- Stack boxes below the red line"""
MEMBERS = """\
GOLD MEMBERS
Free parking at the arena
Two guest tickets a season

SILVER MEMBERS
One guest ticket a season
Ten percent off in the shop"""
APPROVAL = (
    "NO APPROVAL NEEDED\n- Pens and paper\n- Train tickets in second class\n\nAPPROVAL NEEDED\n- Furniture\n- Flights"
)
HIKE = "Don't forget to pack:\n- a torch\n- rain trousers\n\nHow to avoid blisters\n- Wear two pairs of socks"
WARRANTY = "What isn't covered by the warranty?\n- Water damage\n- Scratches\n\nWhat is covered?\n- Faulty hinges"


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (LAB, "Visitors may bring phone chargers into the lab."),
        (LAB, "Pets of any size are welcome in the lab."),
        (LAB, "A sealed water bottle is not allowed."),
        (PACKAGING, "You can ship goods in wet cardboard."),
        (PACKAGING, "Crates with loose nails are fine for shipping."),
        (TRIPS, "Parents must carry the medical forms."),
        (TRIPS, "Teachers sign the consent slip."),
        (TRIPS, "Teachers must pack a lunch and sign the consent slip."),
        (KITCHEN, "Empty the fryer before service."),
        (KITCHEN, "Log the fridge temperatures before service."),
        (DUMP, "You can bring aerosols and car batteries."),
        (DUMP, "Solvents are accepted."),
        (DOORS, "Visitors badge in at the north gate."),
        (DEVICES, "You must use a privacy screen on trains."),
        (DEVICES, "Backing up your laptop every Friday is mandatory."),
        (DEVICES, "Reporting a lost device within an hour is only recommended."),
        (FLIGHTS, "If your flight is delayed, call the travel desk and rebook for free."),
        (QUOTES, "Repairs under 200 euros need two quotes."),
        (DONATIONS, "You can donate used helmets."),
        (DONATIONS, "Clean clothes are not accepted."),
        (COLD_ROOM, "Stack boxes above the red line."),
        (MEMBERS, "Silver members get free parking at the arena."),
        (MEMBERS, "All members get free parking at the arena."),
        (APPROVAL, "Pens and paper need approval."),
        (APPROVAL, "You can book flights without approval."),
        (WARRANTY, "Water damage is covered by the warranty."),
    ],
)
def test_a_claim_against_what_governs_the_item_is_not_proved(text: str, claim: str) -> None:
    page = Text("Handbook", "", text)
    assert prove(claim, [page], [page]).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (LAB, "Pets aren't allowed in the lab."),
        (LAB, "You can bring a notebook and pencil."),
        (PACKAGING, "Wet cardboard isn't accepted as packaging."),
        (PACKAGING, "Shrink-wrapped pallets are acceptable packaging."),
        (PACKAGING, "Do not use crates with loose nails."),
        (TRIPS, "Teachers must count the pupils at every stop."),
        (TRIPS, "Parents need to pack a lunch."),
        (KITCHEN, "Empty the fryer after service."),
        (KITCHEN, "Before service, check the reservations book."),
        (DUMP, "Aerosols and car batteries are not accepted."),
        (DUMP, "Garden waste goes into the green bin."),
        (DOORS, "Visitors scan a QR code at the east gate."),
        (DOORS, "Under the old system visitors badged in at the north gate."),
        (DEVICES, "It's recommended to use a privacy screen on trains."),
        (DEVICES, "You must lock the screen when you leave your desk."),
        (FLIGHTS, "If your flight is cancelled, call the travel desk and rebook for free."),
        (FLIGHTS, "Keep your boarding pass if your flight is delayed."),
        (QUOTES, "Repairs under 200 euros don't need two quotes."),
        (DONATIONS, "We don't take mattresses or used helmets."),
        (COLD_ROOM, "Stacking boxes above the red line is a common mistake."),
        (COLD_ROOM, "Don't leave the door open while sorting."),
        (COLD_ROOM, "Wear the thermal gloves in the cold room."),
        (MEMBERS, "Gold members get free parking at the arena."),
        (MEMBERS, "Silver members get ten percent off in the shop."),
        (APPROVAL, "You can buy train tickets in second class without approval."),
        (APPROVAL, "Flights need approval."),
        (HIKE, "Pack a torch and rain trousers."),
        (HIKE, "Wear two pairs of socks to avoid blisters."),
        (WARRANTY, "The warranty doesn't cover water damage."),
        (WARRANTY, "Faulty hinges are covered by the warranty."),
    ],
)
def test_a_claim_that_keeps_to_what_governs_the_item_is_proved(text: str, claim: str) -> None:
    page = Text("Handbook", "", text)
    assert prove(claim, [page], [page]).verdict is Verdict.PROVED


def test_a_heading_above_the_passage_governs_it_too() -> None:
    page = Text("Depot", "Deliveries — Not accepted", "- Loose tyres\n- Gas bottles")
    reasons = [problem.reason for problem in prove("Gas bottles can be delivered.", [page]).problems]
    assert Reason.NEGATION in reasons
    assert prove("Gas bottles are not accepted.", [page]).verdict is Verdict.PROVED


def test_what_an_item_adds_for_some_case_is_not_denied() -> None:
    page = Text(
        "Boats", "", "Not allowed:\n1. Fishing from the pier. If you are unsure where the pier ends, ask the warden."
    )
    assert prove("If you don't know where the pier ends, ask the warden [1].", [page]).verdict is Verdict.PROVED
    assert prove("You may go fishing from the pier [1].", [page]).verdict is not Verdict.PROVED
