"""None, some, most or all: a claim is of as many as what it cites."""

import pytest

from rag.prove import Reason, Text, Verdict, prove

CABINS = Text(
    "Cabins",
    "",
    "Dogs are welcome in all cabins except Birch and Alder. All guests must sign the house rules on arrival. Firewood "
    "is free for the first two nights; later nights cost 6 euros each.",
)
EXAMS = Text(
    "Exams",
    "",
    "Some of the exams are held online. A few courses in the first year have no exam at all. Most seminars end with a "
    "paper. Every student needs a supervisor for the thesis. Your grade is the average of the two papers.",
)
FAULTS = Text(
    "Faults",
    "",
    "There are four kinds of fault. We expect to hear of the first two kinds through the sensors; the last two kinds "
    "are reported by tenants. Any member of the team can close a fault.",
)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (CABINS, "Most guests must sign the house rules on arrival"),
        (CABINS, "Some guests have to sign the house rules"),
        (CABINS, "Firewood is free for the whole stay"),
        (EXAMS, "All exams are held online"),
        (EXAMS, "All seminars end with a paper"),
        (EXAMS, "Most students need a supervisor for the thesis"),
        (EXAMS, "Most courses in the first year have no exam"),
        (FAULTS, "All four kinds of fault are heard of through the sensors"),
    ],
)
def test_another_share_of_the_same_is_doubted(text: Text, claim: str) -> None:
    proof = prove(f"{claim} [1].", [text], [text])
    assert proof.verdict is Verdict.UNSURE
    assert Reason.SCOPE in {one.reason for one in proof.problems}


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (CABINS, "You may bring a dog to any cabin other than Birch and Alder"),
        (CABINS, "Every guest signs the house rules on arrival"),
        (EXAMS, "Certain exams are held online"),
        (EXAMS, "Each student must have a supervisor for the thesis"),
        (EXAMS, "The majority of seminars end with a paper"),
        (EXAMS, "Several first-year courses have no exam"),
        (EXAMS, "Your grade is the average of both papers"),
        (FAULTS, "A fault can be closed by all members of the team"),
    ],
)
def test_the_same_share_in_other_words_is_proved(text: Text, claim: str) -> None:
    assert prove(f"{claim} [1].", [text], [text]).verdict is Verdict.PROVED
