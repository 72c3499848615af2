"""What tests of drafts share: a few passages, and short ways to read and settle a draft over them."""

from collections.abc import Mapping

from rag.check import Checker
from rag.cite import Draft, Given, read_draft
from rag.evidence import Passage, Source
from rag.reply import Answer, Tier
from rag.settle import Settled, settle
from tests.fakes.prove import fake_prove

OFFICIAL = "https://hr.example.com/official"
LEAVE = (
    "Leave is 25 days. Carry-over is 5 days. They expire in March. Open Settings. Click Reset. "
    "Unused days can be paid out.\nx = rows[1][0]"
)
SICK = "Sick pay is 80%. Apply at https://hr.example.com/apply. You can get more days. Plan: A, Days: 5 is one."
TRAVEL = "Trains come first. Carry-over is 9 days."
FOOD = "Lunch is free. Allowed on all sites."


def passage(
    name: str, text: str, *, anchor: str = "", ordinal: int = 0, start: int = 0, section: tuple[str, ...] = ()
) -> Passage:
    source = Source(f"hr:{name}.md", name.title(), f"https://hr.example.com/{name}", "hr")
    return Passage(source, text, start, start + len(text), ordinal, section, anchor)


GIVEN = (
    Given("1", passage("leave", LEAVE)),
    Given("2", passage("sick", SICK)),
    Given("3", passage("travel", TRAVEL)),
    Given("4", passage("food", FOOD)),
)
CHECKER = Checker(GIVEN, fake_prove, "How many days of leave?")


def read(text: str) -> Draft:
    return read_draft(text, GIVEN, OFFICIAL)


def cited(text: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return each sentence of a draft with the keys it cites."""
    return [(unit.text, unit.keys) for unit in read(text).units]


def settled(
    text: str, *, judged: Mapping[int, bool] | None = None, cut: bool = False, checker: Checker = CHECKER
) -> Settled:
    draft = read_draft(text, checker.given, OFFICIAL)
    return settle(draft, checker.check(draft, cut=cut), checker, judged, cut=cut)


def answered(
    text: str, *, judged: Mapping[int, bool] | None = None, cut: bool = False, checker: Checker = CHECKER
) -> Answer | None:
    return settled(text, judged=judged, cut=cut, checker=checker).answer(Tier.NORMAL, "fake/model", OFFICIAL)


def shown(
    text: str, *, judged: Mapping[int, bool] | None = None, cut: bool = False
) -> list[tuple[str, tuple[int, ...]]]:
    """Return the sentences of the answer, each with its numbers; none when there is no answer."""
    answer = answered(text, judged=judged, cut=cut)
    return [(sentence.text, sentence.citations) for sentence in answer.sentences()] if answer else []
