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
