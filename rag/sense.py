"""What a heading or a lead-in says of all that stands under it: that it is not so, not asked for, or no longer so."""

import re
from collections.abc import Callable
from enum import Enum, auto
from functools import lru_cache

from rag.sentences import QUESTION_MARKS

_FLAGS = re.IGNORECASE | re.VERBOSE
_ALLOWED = r"""(?:allow(?:ed|able)?|permit(?:ted)?|permiss[ai]ble|admiss[ai]ble|accept(?:ed|able)|appropriate
    |approv(?:ed|able)|authori[sz]ed|eligible|entitled|suitable|support(?:ed|able)|available|cover(?:ed|able)|includ(?:ed|able)|insured
    |reimburs(?:ed|able)|refund(?:ed|able)|claim(?:ed|able)|deductible|expens(?:ed|able)|recycl(?:ed|able)|compatible
    |valid|legal|lawful|ethical|safe|welcome|desirable|desired|wanted|correct|proper|usable|applicable|qualif(?:ied|ying)
    |recommended|advised|advisable|sanctioned|licensed|certified|trusted|tolerated|healthy|wise|professional)"""
"""What may be done, or is right."""
DENYING = re.compile(
    rf"""\b(?:un|in|im|il|dis|non[-\s]?){_ALLOWED}\b | \bnon[-\s]?\w+(?:ible|able|ed)\b
    | \b(?:prohibit\w*|forbid\w*|bann?ed|bans?|disallow\w*|exclu(?:ded?|des|ding|sions?)|refused
    |reject(?:ed|s)|denied|barred
    |off[\s-]limits|taboo|no-?gos?|out\sof\s(?:scope|bounds)|don['’]?ts|dont['’]?s|mistakes?|wrong(?:ly)?|bad|poor|misuses?
    |abuses?|pitfalls?|anti-?patterns?|violations?|offen[cs]es?|breach(?:es)?|illegal|unlawful|misconduct|exempt(?:ed)?
    |verboten\w*|untersagt\w*|unzulässig\w*|ausgeschlossen\w*|ausgenommen\w*|ungültig\w*|interdit\w*|défendu\w*|exclue?s?
    |inadmissibles?|prohibid\w+|excluid\w+|inválid\w+|invalides?)\b
    | ^(?:to\s)?avoid\w*\b | \b(?:to|you\sshould|please)\savoid\W*$ | ^(?:stop|refrain|beware)\b
    | 禁止 | 対象外 | 不可""",
    _FLAGS,
)
"""What says, without "not", that something is not to be, or is not right."""
_NOT = re.compile(
    r"""\b(?:not|no|never|cannot|neither|none|nothing|nobody|unable|\w+n['’]t|nicht|kein\w*|nie|niemals|jamais|pas|aucun\w*
    |nunca|ning[uú]n\w*)\b | ない | ません""",
    _FLAGS,
)
_NO_DENIAL = re.compile(
    r"""\b(?:not|no|never|\w+n['’]t)\s(?:only|just|limited\sto|later|more|less|fewer|earlier|sooner|forget|hesitate|miss
    |matter|doubt|necessarily|sure|worry)\b | \b(?:n['’]t|not)\s(?:know|understand|see|find|work|have(?!\sto))\b
    | \bwhether\sor\snot\b
    | \bno\s\d | \bno\.\s?\d | \bif\snot\b | \bwhy\s(?:not|\w+n['’]t)\b""",
    _FLAGS,
)
OPTIONAL = re.compile(
    r"""\b(?:optional(?:ly)?|voluntar\w+|nice[\s-]to[\s-]haves?|at\syour\sdiscretion|up\sto\syou|no\s(?:need|obligation)
    |freiwillig\w*|facultati\w+|opcional\w*|recommend(?:ed|ations?)|suggest(?:ed|ions?)|empfohlen\w*|conseillé\w*|recomendad\w*)\b
    | \b(?:not|n['’]t|never|no\slonger)\s(?:\w+\s){0,2}?(?:required|necessary|needed|mandatory|obligatory|compulsory
    |obliged|have\sto|need)\b
    | \bneedn['’]t\b | \b(?:unnecessary|unneeded)\b
    | \bno\s(?:[\w-]+\s){1,3}?(?:is\s|are\s)?(?:needed|required|necessary)\b
    | \b(?:no|without)\s(?:[\w-]+\s){0,2}?(?:fees?|charges?|costs?|approvals?|permission|consent|sign-?off|notice
    |receipts?|limits?|caps?|deadlines?|tax|vat|deposits?|fines?|penalt(?:y|ies)|appointments?|bookings?|registration|tickets?)\b""",
    _FLAGS,
)
"""What says that nobody must."""
_BINDING = re.compile(
    r"\b(?:mandatory|required|obligatory|compulsory|must(?:-haves?)?|obligatorisch\w*|verpflichtend\w*|obligatoires?|obligatori[oa]s?)\b",
    _FLAGS,
)
_VOID = re.compile(
    r"""\b(?:no\slonger|not\s(?:in\suse\s)?any\s?more|deprecated|obsolete|outdated|out[\s-]of[\s-]date|superseded|discontinued|formerly
    |abolished|scrapped|repealed|withdrawn|veraltet\w*|nicht\smehr|obsolètes?|obsolet[oa]s?|ya\sno)\b
    | \bretired\b(?!\s(?:staff|employees?|people|members?|workers?))
    | \b(?:old|previous|former)\s(?:\w+\s)?(?:process(?:es)?|polic(?:y|ies)|systems?|rules?|ways?|procedures?
    |arrangements?|versions?|guidance|guidelines?|schemes?)\b
    | ^\W*(?:before|until|till|up\sto|prior\sto|bis|vor|antes\sde|hasta|avant|jusqu['’]en)\s
    (?:[a-zäéû]+\s)?(?:19|20)\d\d\b
    | \b(?:myths?|misconceptions?|misunderstandings?)\b""",
    _FLAGS,
)
_EXCEPTS = re.compile(
    r"""\b(?:exceptions?|ausnahmen?|excepciones|excepción)\b | \bexcept(?:\sfor)?\W*$
    | \b(?:does|do|shall|will)(?:n['’]t|\snot)\sapply\b | \bnot\sapplicable\b""",
    _FLAGS,
)
_PERMITS = re.compile(
    rf"""\b{_ALLOWED}\b | \b(?:ok(?:ay)?|fine|do['’]?s|right|good\spractices?|include[sd]?|can|may|happy\sto
    |erlaubt\w*|zulässig\w*|autorisé\w*|permis\w*|permitid\w*)\b""",
    _FLAGS,
)
_WHEN = re.compile(
    r"""\W*(?:if|when|where|unless|until|before|after|once|in\scase|how|why|while|for\sthose|wenn|falls|sofern|si|cuando|quand
    |wie|warum|cómo|comment|pourquoi)\b(?!\s(?:\w+\s)?not\sto\b)""",
    _FLAGS,
)
_ASKS_WHAT = re.compile(r"\W*(?:what|which|who|was|welche\w*|wer|qué|cuáles|quels?|quelles?|qui)\b", _FLAGS)
_GOES_ON = re.compile(
    r"\b(?:must|should|shall|can|may|will|needs?(?!\sto\W*$)|gets?|receives?|ha(?:s|ve)\sto)\b", _FLAGS
)
"""A verb behind a denial that is of whom the line is about: "Visitors who do not have a badge must"."""
_RESTRICTS = re.compile(
    r"""\W*(?:if|when|unless|until|before|after|once|in\scase|only|for|during|since|from|on|in|at|wenn|falls|sofern|bei|für
    |nach|vor|si|cuando|para|durante|quand|pour|pendant|avant|après)\b""",
    _FLAGS,
)
_MARKS = " \t#*_:：-–—"


class Sense(Enum):
    """What a line says of what stands under it."""

    DENIES = auto()
    """It is not allowed, not available, not done, not right."""
    EXCEPTS = auto()
    """What the line before says does not hold of it."""
    OPTIONAL = auto()
    """Nobody must."""
    BINDING = auto()
    """Somebody must."""
    VOID = auto()
    """It does not hold any more, or never did."""
    PERMITS = auto()
    """It is allowed, available, right."""


@lru_cache(maxsize=1024)
def senses_of(line: str) -> frozenset[Sense]:
    """Return what a heading or a lead-in says of what stands under it; none of most."""
    said = line.strip(_MARKS)
    if said.endswith(QUESTION_MARKS) and not _ASKS_WHAT.match(said):
        return frozenset()
    void = frozenset([Sense.VOID] if _VOID.search(said) else [])
    if _WHEN.match(said):
        _, _, said = said.rpartition(",") if "," in said else ("", "", "")
    sense = next((sense for sense, is_said in _SENSES.items() if is_said(said.strip())), None)
    return void | {sense} if sense else void


def governs(line: str) -> bool:
    """Whether what stands under a heading or a lead-in says more, or the opposite, without it."""
    asks = line.rstrip(_MARKS).endswith(QUESTION_MARKS)
    return not _TURNING.isdisjoint(senses_of(line)) or (not asks and bool(_RESTRICTS.match(line.strip(_MARKS))))


def _is_denied(said: str) -> bool:
    """Whether a line has a "not" that is of what stands under it."""
    for denial in _NOT.finditer(said):
        if _NO_DENIAL.match(said, denial.start()) or _NO_DENIAL.search(said, max(denial.start() - 10, 0)):
            continue
        if not _GOES_ON.search(said, denial.end()):
            return True
    return False


_SENSES: dict[Sense, Callable[[str], object]] = {
    Sense.EXCEPTS: _EXCEPTS.search,
    Sense.OPTIONAL: OPTIONAL.search,
    Sense.DENIES: lambda said: DENYING.search(said) or _is_denied(said),
    Sense.BINDING: _BINDING.search,
    Sense.PERMITS: _PERMITS.search,
}
"""How each sense is told, the first that is."""
_TURNING = frozenset([Sense.DENIES, Sense.EXCEPTS, Sense.OPTIONAL, Sense.VOID])
