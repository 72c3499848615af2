"""One word apart: of each pair the first says what the page says, and the second says something else."""

import pytest

from rag.prove import Text, Verdict, prove

GARDEN = Text(
    "Allotments",
    "",
    "Voting on new rules is anonymous. A plot changes hands if no member objects to it within a week. Sheds up to "
    "two metres are acceptable. In hard cases the council can be asked to step in, but this generally isn't "
    "required and is unlikely to help. If you water after dark on several days of one week they do not count as "
    "further days. Water must not be taken from the pond with a pump. The pump on the main well is compulsory for "
    "all hoses. Ask the warden for prior consent. A dry spell will make the watering slot grow to four hours. The "
    "gate will stay open at night for all other visitors and night watchers. For the credits we hand out, we do "
    "not carry over those of the last season.",
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Votes are anonymous", "Votes are not anonymous"),
        ("If no member objects, the plot changes hands", "If a member objects, the plot changes hands"),
        ("Sheds of up to two metres are acceptable", "Sheds of up to two metres are unacceptable"),
        ("Asking the council is generally not required", "Asking the council is generally required"),
        ("Watering on several days does not count as further days", "Watering on several days counts as further days"),
        ("The main well's pump is compulsory for hoses", "The main well's pump is not compulsory for hoses"),
        ("Ask the warden for consent before you do it", "Ask the warden for consent after you do it"),
        ("In a dry spell the watering slot becomes longer", "In a dry spell the watering slot becomes shorter"),
        ("Credits are not carried over", "Credits are carried over"),
    ],
)
def test_what_a_turned_word_makes_wrong_is_doubted_and_the_right_one_proved(right: str, wrong: str) -> None:
    proof = prove(f"{right} [1].", [GARDEN], [GARDEN])
    assert proof.verdict is Verdict.PROVED, proof.problems
    assert prove(f"{wrong} [1].", [GARDEN], [GARDEN]).verdict is not Verdict.PROVED


HARBOUR = Text(
    "Harbour",
    "",
    "A leaking boat is lifted the same day, but will usually still take priority over regular lifts. Rest counts: a "
    "calm crew is just as important as a sound hull. The lease runs from the day that you moor, not the date that your "
    "papers were stamped. If the lift takes more than an hour, you can claim a second slot. A crew turned away "
    "may ask again after no less than six months. The flag stays up until it has been seen by two wardens. You "
    "may use the yard once you have paid. Crews cannot stay for more than 5 nights.",
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("A leaking boat comes before regular lifts", "A leaking boat comes behind regular lifts"),
        ("A calm crew counts as much as a sound hull", "A calm crew counts more than a sound hull"),
        (
            "The lease starts with the day of mooring, not with the date of the stamp",
            "The lease starts with the date of the stamp, not with the day of mooring",
        ),
        (
            "A second slot can be claimed if the lift takes over an hour",
            "A second slot can be had if the lift takes under an hour",
        ),
        (
            "A crew can ask again after six months at the earliest",
            "A crew can ask again after six months at the latest",
        ),
        ("The flag stays up until two wardens have seen it", "The flag stays up after two wardens have seen it"),
        ("You may use the yard once you have paid", "You may use the yard before you have paid"),
        ("Crews cannot stay over 5 nights", "Crews can stay over 5 nights"),
    ],
)
def test_what_is_more_or_later_by_one_word_is_doubted_and_the_right_one_proved(right: str, wrong: str) -> None:
    proof = prove(f"{right} [1].", [HARBOUR], [HARBOUR])
    assert proof.verdict is Verdict.PROVED, proof.problems
    assert prove(f"{wrong} [1].", [HARBOUR], [HARBOUR]).verdict is not Verdict.PROVED


ARCHIVE = Text(
    "Archive",
    "",
    "A loan must be signed by the keeper and the director. A visit can be agreed with either the porter or the clerk. "
    "The reading room is for members only. Copies come in one of two sizes. Wash any and all gloves after you used "
    "them, no later than in the evening. In the cold store we keep maps and prints only. The lamps burn all day in the "
    "halls. The exception is the vault. Members and guests may bring pencils.",
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("The keeper and the director have to sign a loan", "The keeper or the director has to sign a loan"),
        ("The porter or the clerk can agree to a visit", "A visit must be agreed with both the porter and the clerk"),
        ("The reading room is only for members", "The reading room is for all members and visitors"),
        ("There are two sizes, and copies come in one of them", "Copies come in both sizes"),
        ("Wash all gloves after use", "Wash only the gloves you have used"),
        ("Only maps and prints are kept in the cold store", "Only maps are kept in the cold store"),
        ("In the halls the lamps burn all day, except in the vault", "The lamps burn all day in all halls"),
        ("A member or a guest may bring pencils", "A member or a guest may not bring pencils"),
    ],
)
def test_what_is_joined_or_limited_by_another_word_is_doubted_and_the_right_one_proved(right: str, wrong: str) -> None:
    proof = prove(f"{right} [1].", [ARCHIVE], [ARCHIVE])
    assert proof.verdict is Verdict.PROVED, proof.problems
    assert prove(f"{wrong} [1].", [ARCHIVE], [ARCHIVE]).verdict is not Verdict.PROVED


MILL = Text(
    "Mill",
    "",
    "The bonus is 40 euros for three years or 90 euros for five years of service. Empty the flour bin within one month "
    "of the harvest, on the day that the miller names. The sieve is cleaned weekly; the stones rest on feast days. "
    "Ask the people team for a key. In the first year you pay the full rent.",
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("After three years the bonus is 40 euros", "After three years the bonus is 90 euros"),
        ("The bin must be empty within a month of the harvest", "The bin must be empty within a year of the harvest"),
        ("The sieve is cleaned every week", "The sieve is cleaned every day"),
        ("Keys come from the people team", "Keys come from the finance team"),
        ("You pay the full rent in the first year", "You pay half the rent in the first year"),
    ],
)
def test_a_value_or_unit_of_another_place_is_doubted_and_the_right_one_proved(right: str, wrong: str) -> None:
    proof = prove(f"{right} [1].", [MILL], [MILL])
    assert proof.verdict is Verdict.PROVED, proof.problems
    assert prove(f"{wrong} [1].", [MILL], [MILL]).verdict is not Verdict.PROVED


CHOIR = Text(
    "Choir",
    "",
    "The choir council and the conductor draw up a programme. The conductor makes the final call on the programme. It "
    "is the responsibility of the treasurer to pay the hall. Solos are controlled by the voice coach.",
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "The programme is for the conductor to decide in the end",
            "The programme is for the council to decide in the end",
        ),
        ("Paying the hall is up to the treasurer", "Paying the hall is up to the secretary"),
        ("The voice coach decides on solos", "The conductor decides on solos"),
    ],
)
def test_who_decides_is_held_against_who_does_there(right: str, wrong: str) -> None:
    proof = prove(f"{right} [1].", [CHOIR], [CHOIR])
    assert proof.verdict is Verdict.PROVED, proof.problems
    assert prove(f"{wrong} [1].", [CHOIR], [CHOIR]).verdict is not Verdict.PROVED


KILN = Text(
    "Kiln",
    "",
    "Anyone may ask for a firing. You'll be required to sweep the kiln if you leave early. During the first day "
    "you get a tour. Dull pots get the label `glaze/matt`. Shiny pots get the label `glaze/gloss`. A glazed shelf "
    "cannot be used without either a mat or a tray. It is the potter's responsibility to ensure that the vent is "
    "open. There is no greater heat for a member than for a guest. Post your wish once. Cracks are repaired, "
    "along with chips, scratches from the shelf, and dents from transport.",
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Anybody may ask for a firing", "Only members may ask for a firing"),
        ("If you leave early, you have to sweep the kiln", "You do not have to sweep the kiln if you leave early"),
        ("The tour is on the first day", "The tour is in the first week"),
        ("Dull pots get the label `glaze/matt`", "Dull pots get the label `glaze/gloss`"),
        ("A glazed shelf needs a mat or a tray", "A glazed shelf needs a mat and a tray"),
        ("The potter has to make sure that the vent is open", "The guest has to make sure that the vent is open"),
        ("Post a wish once", "Post a wish twice"),
        ("Dents are repaired", "Dents are not repaired"),
    ],
)
def test_what_anyone_must_or_need_not_do_is_told_from_its_opposite(right: str, wrong: str) -> None:
    proof = prove(f"{right} [1].", [KILN], [KILN])
    assert proof.verdict is Verdict.PROVED, proof.problems
    assert prove(f"{wrong} [1].", [KILN], [KILN]).verdict is not Verdict.PROVED


FERRY = Text(
    "Ferry",
    "",
    "The line is not set up to offer night crossings. Place the safety of the passengers above the timetable. Go back "
    "to the quay as soon as the fog has lifted. After the deadline, the office will sort the bids, and notify winners. "
    "If the captain refuses, the mate steps in. Drills take place at least monthly. You are not required to name a "
    "deputy, but you must describe your route clearly so that others can follow it.",
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("The line does not offer night crossings", "The line offers night crossings"),
        ("The passengers' safety goes before the timetable", "The timetable goes before the passengers' safety"),
        ("Go back to the quay once the fog has lifted", "Go back to the quay before the fog has lifted"),
        (
            "The winners are notified after the deadline for bids",
            "The winners are notified before the deadline for bids",
        ),
        ("If the captain refuses, the mate steps in", "If the captain agrees, the mate steps in"),
        ("Drills take place at least every month", "Drills take place at most every month"),
        ("You have to describe your route clearly", "You do not have to describe your route clearly"),
    ],
)
def test_what_comes_first_or_is_not_meant_is_told_from_its_opposite(right: str, wrong: str) -> None:
    proof = prove(f"{right} [1].", [FERRY], [FERRY])
    assert proof.verdict is Verdict.PROVED, proof.problems
    assert prove(f"{wrong} [1].", [FERRY], [FERRY]).verdict is not Verdict.PROVED


def test_somebody_of_whom_the_page_does_not_speak_is_doubted_where_it_names_another() -> None:
    page = Text("Lost keys", "", "Hand a lost key to the porter of the house. The warden keeps a list of all keys.")
    assert prove("Give a lost key to the porter [1].", [page], [page]).verdict is Verdict.PROVED
    assert prove("Give a lost key to the surveyor [1].", [page], [page]).verdict is not Verdict.PROVED
    asked = prove(
        "Give a lost key to the porter, dear tenant [1].", [page], [page], "Where does a tenant hand in a key?"
    )
    assert "tenant" not in {
        problem.detail.split(" / ")[0] for problem in asked.problems if problem.reason.name == "SWAP"
    }
