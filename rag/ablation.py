"""
What each protection buys: the same model's words shown as they are, behind the gate, and checked.

All three versions search alike and have the same prompt; where the gate changes nothing, they have the same draft too.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rag.answer import SHOWN
from rag.check import Checker
from rag.checked import Checked
from rag.cite import Given, read_draft
from rag.duplicates import folded
from rag.evidence import Hit, Passage
from rag.faithfulness import Claim, Support, supports
from rag.measures import Measure, share
from rag.neighbours import widened
from rag.ports import LLM, Completion, Finish, Index
from rag.posted import claimed
from rag.prompt import answer_prompt, keyed
from rag.prove import prove
from rag.reply import Answer, Question, Refusal, Reply, Tier
from rag.roles import Role


class Version(StrEnum):
    """How much is done against what a model makes up."""

    PROMPT = "prompt_only"
    GATE = "gate"
    CHECK = "gate_check_retry"


@dataclass(frozen=True, slots=True)
class Shown:
    """
    What a version shows for a question.

    Attributes:
        claims: The sentences that a model wrote, each with what it cites and whether code proves it by that. One that
            cites nothing, or what nobody gave, has no passages. Pages' own sentences are not among them.
    """

    refused: bool
    claims: tuple[tuple[str, tuple[Passage, ...], bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Compared:
    """
    One question in every version.

    Attributes:
        supported: Whether each claim of a version follows from what it cites, in the order of its claims.
    """

    answerable: bool
    shown: Mapping[Version, Shown]
    supported: Mapping[Version, tuple[bool, ...]]


@dataclass(frozen=True, slots=True)
class Answered:
    """
    What the whole product made of a question.

    Attributes:
        hits: What was found, best first; with none no version asks a model: its prompt would have nothing in it.
        kept: Those that the gate let through to the model.
        draft: What the model wrote first, None when it was not asked.
    """

    question: Question
    reply: Reply
    hits: Sequence[Hit]
    kept: Sequence[Hit]
    draft: Completion | None


async def versions(answered: Answered, index: Index, llm: LLM, nonce: str) -> Mapping[Version, Shown]:
    """
    Return what each version shows.

    Args:
        answered: By the product as it is.
        index: What was searched.
        llm: Asked once more only where the gate kept a question, or passages, from the model. When it is given the
            prompt that `draft` answers, it should say the same.
        nonce: That of the prompt which `draft` answers.

    Raises:
        PortError: The model fails, or the documents cannot be reached.
    """
    whole = replied(answered.reply, answered.question)
    if not answered.hits:
        return dict.fromkeys(Version, whole)
    question, draft = answered.question, answered.draft
    given = await _given(folded(answered.hits[:SHOWN]), index)
    bare = await llm.complete(answer_prompt(question, given, Tier.NORMAL, nonce))
    gated = drafted(draft, await _given(answered.kept, index), question) if draft else whole
    return {Version.PROMPT: drafted(bare, given, question), Version.GATE: gated, Version.CHECK: whole}


def drafted(done: Completion, given: Sequence[Given], question: Question) -> Shown:
    """Return what is shown of a model's words without a check: all of them."""
    draft = read_draft(done.text, given)
    if draft.abstained or done.finish is Finish.DECLINED:
        return Shown(refused=True)
    passages = {one.key: one.passage for one in given}
    checked = Checker(given, prove, question.text).check(draft, cut=done.finish is not Finish.DONE)
    return Shown(refused=False, claims=tuple(_claims(checked, passages)))


def replied(reply: Reply, question: Question) -> Shown:
    """Return what is shown of a reply."""
    claims = tuple(claimed(reply, question.text)) if isinstance(reply, Answer) else ()
    return Shown(isinstance(reply, Refusal), claims)


async def compared(
    shown: Mapping[Version, Shown], question: Question, llm: LLM, nonce: str, *, answerable: bool
) -> Compared:
    """
    Return the versions with a judge's word on every claim; each different one is read once, all in one call.

    Where the judge says nothing, code's word counts. Never raises a PortError.
    """
    known = {claim: claim[2] for one in shown.values() for claim in one.claims}
    asked = [claim for claim in known if claim[1]]
    verdicts = await supports(question, [Claim(text, cited) for text, cited, _ in asked], llm, nonce)
    told = {one: said is Support.SUPPORTED for one, said in zip(asked, verdicts, strict=True) if said != Support.UNSURE}
    supported = {version: tuple((known | told)[claim] for claim in one.claims) for version, one in shown.items()}
    return Compared(answerable, shown, supported)


def ablation_measures(found: Sequence[Compared]) -> Mapping[Version, tuple[Measure, ...]]:
    """
    Return each version's measures, all of them shares; one without anything to measure is left out.

    `unsupported` and `unproven` are of the sentences that a model wrote and that are shown: those that a judge does
    not find in what they cite, and those that code does not. `answers_unsupported` are of the questions.
    """
    return {version: tuple(one for one in _measured(found, version) if one) for version in Version}


def _measured(found: Sequence[Compared], version: Version) -> Iterator[Measure | None]:
    yield share("unsupported", [not true for one in found for true in one.supported[version]])
    yield share("unproven", [not proven for one in found for _, _, proven in one.shown[version].claims])
    yield share("answers_unsupported", [not all(one.supported[version]) for one in found])
    for name, answerable in (("refused_answerable", True), ("refused_unanswerable", False)):
        yield share(name, [one.shown[version].refused for one in found if one.answerable is answerable])


async def _given(hits: Sequence[Hit], index: Index) -> tuple[Given, ...]:
    """Return the passages as an answerer shows them to a model, each under its key."""
    return keyed(tuple(stretch.passage for stretch in await widened(hits, index)))


def _claims(
    checked: Sequence[Checked], passages: Mapping[str, Passage]
) -> Iterator[tuple[str, tuple[Passage, ...], bool]]:
    for one in checked:
        unit = one.unit
        if unit.role in (Role.CLAIM, Role.CODE):
            cited = () if unit.unknown else tuple(passages[key] for key in unit.keys)
            yield unit.text, cited, one.fault is None
