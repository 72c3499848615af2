"""Whether what somebody decides in a claim is decided where it is cited, too: who approves need not refuse."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.clauses import Clause, denies
from rag.prove.words.cue import cue
from rag.prove.words.deciding import DEEDS, Deed
from rag.prove.words.languages import ENGLISH

_CUE = cue(
    r"\b(?:approve|authori[sz]e|grant|refuse|den(?:y|ie)|decline|reject|veto|block|turn(?:s|ed)?\s(?:down|away)|disapprove|cancel"
    r"|call(?:s|ed)?\soff|revoke|rescind|extend|prolong|lengthen|waive|overrid|overrul|overturn)",
    needs="prove thori grant fuse den clin ject veto block turn cancel call revoke scind exten long length waive overr",
)
_MAY = re.compile(r"\b(?:can|may|could|might)(?:not|\snot|n['’]t)\b", re.IGNORECASE)
_ALWAYS = re.compile(r"\b(?:always|every|all|each|any|must|ha(?:s|ve)\sto|automatic\w*)\b", re.IGNORECASE)


def check_decisions(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a deciding verb of the claim that nothing near has, nor the denial of its opposite."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or not _CUE.search(claim.text):
        return
    units = (*alignment.near, *alignment.around)
    for deed in DEEDS:
        said = deed.said.search(claim.text)
        if said and not any(_tells(unit, deed, said.end() - 1, claim) for unit in units):
            yield doubtful(Reason.STRANGE, said.group())
            return


def _tells(unit: Unit, deed: Deed, at: int, claim: Claim) -> bool:
    """Whether a unit says what the claim's verb at a place does, as often denied; questions and rows leave it open."""
    denied = _is_denied(claim.clauses, at)
    line = f"{unit.context} {unit.before}"
    if deed.told.search(line):
        return True
    is_open = "?" in unit.text or is_row(unit.text) or denies(line, ENGLISH)
    for found in deed.told.finditer(unit.text):
        if is_open or _is_denied(unit.clauses, found.start()) == denied:
            return True
    for found in deed.turned.finditer(unit.text) if deed.turned else ():
        if _is_denied(unit.clauses, found.start()) != denied and _is_as_strong(unit, claim, denied=denied):
            return True
    return False


def _is_as_strong(unit: Unit, claim: Claim, *, denied: bool) -> bool:
    """Whether a unit leaves no room for what a claim says cannot be: who approves leave may yet refuse some."""
    return not denied or not _MAY.search(claim.text) or bool(_ALWAYS.search(unit.text))


def _is_denied(clauses: tuple[Clause, ...], at: int) -> bool:
    """Whether the clause around a place denies."""
    return any(clause.is_denied for clause in clauses if clause.start <= at < clause.end)
