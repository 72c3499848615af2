"""Whether a claim affirms what a page rules out without denying a verb: "use A (not B)", "B is prohibited"."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause
from rag.prove.words.cue import cue
from rag.prove.words.excepted import EXCEPTS
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_SMALL = r"(?:(?:to|in|with|by|on|at|for|from|the|a|an)\s)*"
_ASIDE = cue(
    rf"""(?:[(,]\s*(?:and\s|but\s)?(?:not|never)|\b(?:rather\sthan|instead\sof|as\sopposed\sto))\s{_SMALL}
    (?P<aside>[^,;:.()]{{2,40}})""",
    re.VERBOSE,
    needs="not never rather instead opposed",
)
_DO_NOT = re.compile(
    r"(?:^|[,.;:]\s(?:and\s|but\s|so\s)?|\band\s|\bplease\s)(?:do\snot|don['’]t|never)\s(?P<aside>[^,;:.()]{2,60})",
    re.IGNORECASE,
)
"""What a page tells not to do beside what to do."""
_CONTRASTS = cue(r"\b(?:rather|instead|nor|neither)\b", needs="rather instead nor neither")
_FORBIDS = cue(
    r"""\b(?:prohibit\w*|forbid\w*|banned|disallow\w*|refus(?:es|ed)|reject(?:s|ed)|inaccessible|inapplicable|ineligible
    |unavailable|uncovered|invalid|exclud\w+|(?<!non-)(?<!non\s)exempt
    |prevent\w*|block(?:s|ed)|illegal|(?:left|leave|kept|keep|stay)s?\s(?:out|off|away)|omit\w*|resist
    |discourag\w*|refrain|impossible|verboten|untersagt|unzulässig|prohibid\w+|interdit\w*)\b""",
    re.VERBOSE,
    needs="""prohib forbid banned disallow refus reject inaccess inapplic ineligib unavail uncover invalid exclud exempt
        prevent block illegal left leave kept keep stay omit resist discourag refrain impossible verboten untersagt
        unzulässig interdit""",
)
_HALF = 0.4  # of what one sets aside, for the other to say it
_FIRST, _BEFORE = 3, 2  # words of what is set aside, and of what stands before it, that tell
_ONLY = cue(r"\b(?:only|solely|exclusively)\b", needs="only sole exclusive")
_EXCEPTS = re.compile(
    r"""\b(?:only|solely|exclusively|except|unless|but|other|than|who|apart|besides|until|without|no|nobody|none|if
    |else)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_NEARLY_ALL = 0.85  # of the claim, for a unit to say the same of the same
_ABOUT = 0.5  # of the claim, for a unit to be about it
_MOST = 0.6  # of the claim, for a clause to forbid it


def check_ruled_out(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for what the claim affirms and a near unit sets aside or forbids."""
    claim = alignment.claim
    english = claim.language == ENGLISH
    for unit in alignment.near:
        if english and _is_exchanged(claim, unit):
            yield doubtful(Reason.NEGATION, f"{claim.text} / {unit.text}")
        elif english and not _CONTRASTS.search(claim.text) and (aside := _aside(unit, alignment)):
            yield doubtful(Reason.NEGATION, f"{claim.text} / {aside}")
        elif _FORBIDS.search(unit.text) and not (
            _FORBIDS.search(claim.text) or any(clause.implied or clause.denials for clause in claim.clauses)
        ):
            yield from (
                doubtful(Reason.NEGATION, f"{claim.text} / {clause.text.strip()}")
                for clause in unit.clauses
                if _forbids(clause, unit, claim) and not _is_of_another(clause, unit, claim)
            )


def check_only_denied(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "only A gets it" where the closest unit says that A does not, and names no exception."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or not _ONLY.search(claim.text):
        return
    unit = alignment.closest
    denials = sum(len(clause.denials) for clause in unit.clauses)
    if denials != 1 or any(clause.denials for clause in claim.clauses) or alignment.fit(unit) < _NEARLY_ALL:
        return
    if not (_EXCEPTS.search(unit.text) or EXCEPTS.search(unit.text)):
        yield doubtful(Reason.NEGATION, f"{claim.text} / {unit.text}")


def _is_exchanged(claim: Claim, unit: Unit) -> bool:
    """Whether a claim sets aside what a unit says, and says what the unit sets aside: "A, not B" of "B, not A"."""
    ours = _ASIDE.search(claim.text)
    theirs = (_ASIDE.search(unit.text) or _DO_NOT.search(unit.text)) if ours else None
    if not ours or not theirs:
        return False
    aside, main = _sides(claim.words, ours)
    other, their_main = _sides(unit.words, theirs)
    their_aside = Bag.of(word.stem for word in other)
    if not aside or not other or _share(aside, their_aside) >= _share(aside, their_main):
        return False
    return min(_share(aside, their_main), _share(other, main)) >= _HALF


def _share(words: Sequence[Word], bag: Bag) -> float:
    """Return how well a bag holds words: 0.0-1.0."""
    return sum(bag.likeness(word.stem) for word in words) / len(words)


def _sides(words: Sequence[Word], aside: re.Match[str]) -> tuple[list[Word], Bag]:
    """Return the words that are set aside, and the bag of all others."""
    start, end = aside.span("aside")
    inside = [word for word in words if word.weight and start <= word.start < end]
    return inside, Bag.of(word.stem for word in words if word not in inside)


def _aside(unit: Unit, alignment: Alignment) -> str:
    """Return what a unit sets aside and the claim has, without what stands there instead; else ""."""
    spoken = alignment.spoken
    for match in _ASIDE.finditer(unit.text):
        start, end = match.span("aside")
        aside = [word for word in unit.words if word.weight and start <= word.start < end][:_FIRST]
        instead = [word for word in unit.words if word.weight and word.end <= match.start()][-_BEFORE:]
        if not aside or not instead or all(spoken.holds(word) for word in instead):
            continue
        if _affirms(alignment.claim, aside) and alignment.fit(unit) >= _ABOUT:
            return match.group()
    return ""


def _affirms(claim: Claim, words: list[Word]) -> bool:
    """Whether a claim has all of some words, in a clause that denies nothing."""
    stems = {word.stem for word in words}
    if not stems <= {word.stem for word in claim.words}:
        return False
    return not any(
        (clause.denials or clause.implied) and stems & {word.stem for word in clause.words} for clause in claim.clauses
    )


def _is_of_another(clause: Clause, unit: Unit, claim: Claim) -> bool:
    """Whether the claim has a word of another clause: "allowed on staging", where production is forbidden."""
    if clause.is_predicate:
        return False
    left = [word for word in claim.telling if not clause.bag.holds(word)]
    return any(other.bag.holds(word) for word in left for other in unit.clauses if other is not clause)


def _forbids(clause: Clause, unit: Unit, claim: Claim) -> bool:
    if clause.denials or not _FORBIDS.search(clause.text):
        return False
    total = sum(word.weight for word in claim.telling)
    bag = unit.own if clause.is_predicate else clause.bag
    held = sum(word.weight * bag.likeness(word.stem) for word in claim.telling)
    return bool(total) and held >= _MOST * total
