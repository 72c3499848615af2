"""Whether something depends on something else that it is said not to depend on: "the more often, the higher"."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.clauses import denies
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH

_DEGREE = r"(?:more|longer|higher|greater|larger|bigger|older|further|less|fewer|shorter|lower|later|earlier|sooner)"
_VARIES = cue(
    rf"""\bthe\s{_DEGREE}\b[^.;]*,\sthe\s(?:{_DEGREE}|better|worse)\b
    |\b(?:depend\w*\son|var(?:y|ies)\s(?:with|by|according)|(?:is|are)\sbased\son|in\sproportion\sto|scales?\swith
    |(?:rises?|grows?|increases?|falls?|decreases?|goes\sup)\swith|according\sto\s(?:how|the\snumber)
    |(?:will|is|are)\s(?:be\s)?(?:reset|restarted|recalculated|adjusted|starts?\sover)
    |(?:affects?|influences?|determines?|extends?|prolongs?|shortens?)|makes?\sa\sdifference)\b""",
    re.VERBOSE,
)
_IS_THE_SAME = cue(
    r"""\b(?:(?:do|does|did|will|can)(?:n['’]t|\snot)\s(?:\w+\s)?(?:affect|influence|change|matter|depend|alter|impact
    |vary|count|make\sa\sdifference|extend)|no\s(?:\w+\s)?(?:effect|influence|impact|bearing|difference)
    |regardless\sof|independent(?:ly)?\sof|irrespective\sof|no\smatter|unaffected|whether\sor\snot)\b""",
    re.VERBOSE,
    needs="n't n’t no regardless independent irrespective unaffected whether",
)
_ABOUT = 0.35  # of the claim, for a unit to be about it


def check_depends(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where the claim says that it depends and the closest unit that it does not, or the other way."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    ours = _depends(claim.text)
    if ours is None or alignment.fit(alignment.closest) < _ABOUT:
        return
    if _depends(alignment.closest.text) is (not ours):
        yield doubtful(Reason.NEGATION, f"{claim.text} / {alignment.closest.text}")


def _depends(text: str) -> bool | None:
    """Return whether a line says that something depends on something, None when it says both or neither."""
    same = bool(_IS_THE_SAME.search(text))
    rest = _IS_THE_SAME.either.sub(" ", text) if same else text
    varies = bool(_VARIES.search(rest)) and not denies(rest, ENGLISH)
    return None if same == varies else varies
