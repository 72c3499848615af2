"""Words of which a sentence has one side, and not the other: to elect is not to appoint."""

from rag.prove.words.roots import root_of

_PAIRS = """
appoint designate nominate / elect
confidential secret / public publish publicly
forbid prohibit ban disallow / allow permit approve authorize encourage welcome
mandatory compulsory obligatory require / optional voluntary
minor small trivial slight / critical severe serious major
accept approve / reject decline refuse deny
enable activate / disable deactivate
recruit hire / dismiss terminate
forfeit lose expire lapse / keep carry transfer roll
onsite person / remote remotely online virtual
enough sufficient / insufficient
add / subtract deduct
paid / unpaid
same equal equally identical / different differently differ
"""


def _contrasts() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for line in _PAIRS.strip().splitlines():
        one, other = (frozenset(map(root_of, side.split())) for side in line.split(" / "))
        for side, against in ((one, other), (other, one)):
            found |= {root: found.get(root, frozenset()) | against for root in side}
    return found


CONTRASTS = _contrasts()
"""The roots that contrast with a root."""
