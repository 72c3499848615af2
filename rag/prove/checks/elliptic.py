"""Whether a claim turns what a page says without its verb: "los viajes en tren no la requieren", "cocks are not"."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import denies_oddly
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import words_of

_DENIED = {
    "es": re.compile(r"\bno\sl[aoe]s?\s\w+(?=\s*(?:[.;,]|$))", re.IGNORECASE),
    "fr": re.compile(r"\bn(?:e\sl[ae]s?\s|e\sl['’]|['’]en\s)\w+\spas(?=\s*(?:[.;,]|$))", re.IGNORECASE),
}
_STOP = re.compile(r"[.;,:]\s|\s(?:pero|mientras\sque|mais|tandis\sque)\s", re.IGNORECASE)
_IS_BARE = cue(
    r"\b(?:do|does|did|are|is|was|were|can|may|will|has|have|must|should|need)(?:not|\snot|n['’]t)?"
    r"(?:\s(?:either|so|too))?\s*(?:[.;,)]|$)|\b(?:can|won)['’]t\s*(?:[.;,)]|$)"
)
_BARE = re.compile(
    r"""(?:[,;]\s(?:but\s|and\s|while\s|whereas\s)?|\s(?:but|and|while|whereas)\s)(?P<who>[^,;.:()]{2,50}?)\s
    (?:do|does|did|are|is|was|were|can|may|will|has|have|must|should|need|ca|wo)(?P<no>not|\snot|n['’]t)?(?:\s(?:either|so|too))?
    (?=\s*(?:[.;,)]|$))""",
    re.IGNORECASE | re.VERBOSE,
)
"""Who does, or does not, what was said before: "; archived ones do"."""
_BOUNDS = re.compile(r"\b(?:if|when|unless|only|except|without|neither|nor|both)\b", re.IGNORECASE)
_SAID = 0.6  # of what the claim says of them, for it to be what was said before


def check_elliptic(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where a claim says of some the contrary of what a near unit says of them without its verb."""
    claim = alignment.claim
    if claim.language == ENGLISH:
        for unit in alignment.near:
            if is_told(claim, unit.text, otherwise=True):
                yield doubtful(Reason.NEGATION, f"{claim.text} / {unit.text}")
                return
        return
    pattern = _DENIED.get(claim.language)
    if pattern is None or any(clause.denials for clause in claim.clauses):
        return
    said = alignment.spoken.stems
    for unit in alignment.near:
        for match in pattern.finditer(unit.text):
            begin = max((stop.end() for stop in _STOP.finditer(unit.text, 0, match.start())), default=0)
            before = {word.stem for word in unit.words if word.start < begin}
            inside = [word for word in unit.words if begin <= word.start < match.start() and word.weight == 1]
            alone = {word.stem for word in inside} - before
            if before and alone and alone <= said:
                yield doubtful(Reason.NEGATION, f"{claim.text} / {unit.text[begin : match.end()]}")
                return


def is_told(claim: Claim, line: str, *, otherwise: bool = False) -> bool:
    """Whether the end of an English line, "B does not", says the claim of its own; or, `otherwise`, the contrary."""
    bare = _BARE.search(line) if _IS_BARE.search(line) else None
    if bare is None or _BOUNDS.search(line) or _BOUNDS.search(claim.text) or _BARE.search(claim.text):
        return False
    words = [word for word in words_of(line, ENGLISH) if word.weight == 1]
    ahead = [word for word in words if word.start < bare.start()]
    before = Bag.of(word.stem for word in words_of(line[: bare.start()], ENGLISH))
    who = [word for word in words if bare.start("who") <= word.start < bare.end("who") and not before.holds(word)]
    said = Bag.of(word.stem for word in claim.words)
    if not who or not all(map(said.holds, who)) or all(map(said.holds, ahead)):
        return False
    ours = Bag.of(word.stem for word in who)
    rest = [word for word in claim.telling if not ours.holds(word)]
    if sum(word.weight for word in rest if before.holds(word)) < _SAID * sum(word.weight for word in rest):
        return False
    return (denies_oddly(claim.text, ENGLISH) != bool(bare["no"])) == otherwise
