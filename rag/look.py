"""One look at a draft, from text to what of it may be shown: work without a model that any process can do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rag.check import Checker
from rag.checked import AS_WRITTEN, Checked, Fault, Prove
from rag.cite import Given, read_draft
from rag.evidence import Passage
from rag.prove import Proof, prove
from rag.roles import Role
from rag.settle import Settled, settle
from rag.tongue import other_language

_REMEMBERED = 256
"""Proofs: those of a few dozen drafts, which are looked at again after a judge, and while they are streamed."""


def proved(claim: str, cited: Sequence[Passage], given: Sequence[Passage], question: str, /) -> Proof:
    """Return what `rag.prove` finds, once for each sentence: a draft is looked at again and again while it grows."""
    return _remembered(claim, tuple(cited), tuple(given), question)


@lru_cache(maxsize=_REMEMBERED)
def _remembered(claim: str, cited: tuple[Passage, ...], given: tuple[Passage, ...], question: str) -> Proof:
    return prove(claim, cited, given, question)


@dataclass(frozen=True, slots=True)
class Sheet:
    """
    What the drafts of one order are held against.

    Attributes:
        strict: Whether a judge reads every sentence, the proven ones too.
        language: That of the question, "" where any will do.
    """

    given: tuple[Given, ...]
    question: str
    official_url: str
    strict: bool = False
    language: str = ""
    prove: Prove = proved

    @property
    def checker(self) -> Checker:
        """Checks sentences."""
        return Checker(self.given, self.prove, self.question)


@dataclass(frozen=True, slots=True)
class Unread:
    """A sentence that a judge should read, by its place among the draft's, beside the keys of what it cites."""

    place: int
    text: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """
    What a look at a draft found.

    Attributes:
        settled: What may be shown by what code and judge have said so far.
        unread: What a judge should read, and has not; in order.
        abstained: Whether the draft says that the passages do not answer.
        language: The one that it is in where that is not the question's, else "".
    """

    settled: Settled
    unread: tuple[Unread, ...]
    abstained: bool
    language: str = ""


def look(sheet: Sheet, text: str, judged: Mapping[int, bool] | None = None, *, cut: bool = False) -> Looked:
    """
    Return what may be shown of a draft, and what a judge should still read.

    Args:
        sheet: What it is held against.
        text: As the model wrote it.
        judged: What a judge said of its sentences, by their place.
        cut: Whether its end is missing.
    """
    judged = judged or {}
    checker = sheet.checker
    draft = read_draft(text, sheet.given, sheet.official_url)
    checked = checker.check(draft, cut=cut)
    unread = tuple(
        Unread(at, checked[at].read_as or checked[at].unit.text, checked[at].unit.keys or checked[at].framed_by)
        for at in for_a_judge(checked, strict=sheet.strict)
        if at not in judged
    )
    read = _as_read(checked, judged) if sheet.strict else checked
    settled = settle(draft, read, checker, judged, cut=cut)
    return Looked(settled, unread, draft.abstained, other_language(draft, sheet.language))


def for_a_judge(checked: Sequence[Checked], *, strict: bool = False) -> tuple[int, ...]:
    """
    Return the places of what a judge should read: what is unsure, not lent by the question.

    In `strict` all that states something, a proven lead-in or heading too.
    """
    wanted = (*AS_WRITTEN, Fault.UNSURE) if strict else (Fault.UNSURE,)
    stating = (at for at, one in enumerate(checked) if one.unit.role is Role.CLAIM or one.framed_by)
    read = [at for at in stating if checked[at].fault in wanted]
    return tuple(at for at in read if not (checked[at].echoes or checked[at].lent))


def _as_read(checked: Sequence[Checked], judged: Mapping[int, bool]) -> tuple[Checked, ...]:
    """Return the sentences of a strict order: what is proven, and no judge said anything of, is unsure."""
    unread = {at for at in for_a_judge(checked, strict=True) if at not in judged and checked[at].fault in AS_WRITTEN}
    return tuple(
        replace(one, fault=Fault.UNSURE, detail="no reader has vouched for it") if at in unread else one
        for at, one in enumerate(checked)
    )
