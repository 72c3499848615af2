"""Labelled drafts over given passages: each is settled as if a model had just written it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from adapters.evaluation.cases import BadSet, checked, json_rows
from rag.check import Checker
from rag.cite import Draft, Given, read_draft
from rag.evidence import Passage, Source
from rag.prove import prove
from rag.settle import Settled, settle


class _Passage(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")
    id: int | str
    title: str = Field(min_length=1)
    text: str = Field(pattern=r"\S")


class _Sentence(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")
    text: str
    label: str = ""
    kind: str = ""


class LabelledDraft(BaseModel):
    """
    A line of the file; only `question`, `passages` and `draft` are looked at to settle it.

    Attributes:
        sentences: How the file parts the draft, each with its label; without them it is parted as it is read.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")
    id: str
    question: str
    passages: tuple[_Passage, ...]
    draft: str
    sentences: tuple[_Sentence, ...] = ()
    kind: str = ""
    expected: str = ""


@dataclass(frozen=True, slots=True)
class Fate:
    """
    What came of one sentence of the file.

    Attributes:
        problem: Why it is not shown as it was written, "quoted" for a page's own sentence in its place, NOT_THERE for
            one that its draft does not have; "" when it is.
    """

    text: str
    label: str
    kind: str
    problem: str
    detail: str = ""


NOT_THERE = "not_in_draft"


def read_drafts(file: Path) -> tuple[LabelledDraft, ...]:
    """Return the drafts of a file, one JSON object on a line. Raises BadSet."""
    found = [checked(LabelledDraft, where, row) for where, row in json_rows(file)]
    if not found:
        raise BadSet(f"{file} has no draft")
    return tuple(found)


def fates(labelled: LabelledDraft) -> tuple[Fate, ...]:
    """Return what comes of each sentence of a draft, without a model and without a second try."""
    given = [Given(str(one.id), _passage(one)) for one in labelled.passages]
    draft = read_draft(labelled.draft, given)
    checker = Checker(given, prove, labelled.question)
    settled = settle(draft, checker.check(draft), checker)
    return tuple(_fates(labelled, draft, settled))


def _passage(one: _Passage) -> Passage:
    source = Source(f"drafts:{one.id}", one.title, f"https://drafts.invalid/{one.id}", "drafts")
    return Passage(source, one.text, 0, len(one.text))


def _fates(labelled: LabelledDraft, draft: Draft, settled: Settled) -> Iterator[Fate]:
    problems = {one.place: one for one in settled.dropped}
    for sentence, start, end in _placed(labelled, draft):
        inside = [at for at, unit in enumerate(draft.units) if unit.start < end and start < unit.end]
        wrong = next((problems[at] for at in inside if at in problems), None)
        if end == 0:
            problem = NOT_THERE
        else:
            problem = wrong.fault.value if wrong else "" if inside and settled.pieces else "left_out"
        yield Fate(sentence.text, sentence.label, sentence.kind, problem, wrong.detail if wrong else "")


def _placed(labelled: LabelledDraft, draft: Draft) -> Iterator[tuple[_Sentence, int, int]]:
    """Yield each sentence with where it stands in the draft; one that is not in it stands nowhere."""
    if not labelled.sentences:
        for unit in draft.units:
            yield _Sentence(text=draft.text[unit.start : unit.end]), unit.start, unit.end
    at = 0
    for sentence in labelled.sentences:
        start = draft.text.find(sentence.text, at)
        if start < 0:
            yield sentence, 0, 0
            continue
        at = start + len(sentence.text)
        yield sentence, start, at
