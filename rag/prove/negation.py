"""Whether a claim in another language and the closest unit of what it cites differ by a denial."""

import re
from collections.abc import Iterable

from rag.lexical import fold
from rag.prove.align import Alignment
from rag.prove.checks.only import ONLY
from rag.prove.claim import Claim
from rag.prove.contrast import turned_clauses
from rag.prove.nearest import MUCH, near, words_held
from rag.prove.unit import Unit
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import Clause, denies
from rag.prove.words.roots import root_of

_BUT = re.compile(r"\b(?:ohne|außer|ander\w*|sin|excepto|salvo|otr[oa]s?|sans|sauf|autres?)\b|以外|他の", re.IGNORECASE)
"""What makes "only" and a denial say the same: "only A" and "none without A"."""
_EXCEPTS = re.compile(r"\b(?:else|others?|but|except|unless|until|before|outside|beyond)\b", re.IGNORECASE)
"""What makes a denial say "only": "nobody else"."""
_ALTHOUGH = re.compile(
    r"\b(?:aunque|incluso\ssi|obwohl|(?:auch|selbst)\swenn|même\ssi|bien\sque|quoique)\b[^,.;]*"
    r"|\b(?:o|ou|oder)\s(?:no|non|nicht)\b|^(?:Quien(?:es)?|Qui(?:conque)?|Wer|Ceux\squi|Los\sque)\s(?:no|nicht|ne)\b.{0,40}",
    re.IGNORECASE,
)
"""What a denial in it does not deny: "whether or not"."""
_ABROAD = re.compile(
    r"\b(?:ausland\w*|außerhalb|extranjero|fuera|étranger|hors|dehors)\b|海外|国外|外で", re.IGNORECASE
)
_IF = re.compile(
    r"\W*(?:sofern|solange|soweit|sobald|es\ssei\sdenn|a\smenos\sque|salvo\sque|siempre\sque|mientras|en\scuanto"
    r"|à\smoins\sque|tant\sque|dès\sque|lorsqu|pourvu)\b",
    re.IGNORECASE,
)
_IF_BEHIND = re.compile(r"(?:場合|とき|時|なければ|れば|たら)(?:は|に|には)?$")
_VERB_FIRST = re.compile(
    r"(?!(?:Ich|Wir|Sie|Er|Es|Ihr)\b)[A-ZÄÖÜ][a-zäöüß]+t\s[^,.]{2,80},\s(?:so\s|dann\s)?[a-zäöüß]+(?:[tds]|en)\s"
)
"""A German condition without "wenn": "Reagiert niemand, wird ..."."""
_WHOEVER = re.compile(
    r"\W*(?:Wer|Quien(?:es)?|Qui(?:conque)?|(?:Celui|Ceux|Celles?)\squi|(?:El|La|Los|Las)\sque)\b", re.IGNORECASE
)
_OF_NOUN = re.compile(r"(?:ない|ません)(?=[\u4e00-\u9fff\u30a0-\u30ff])")
"""A Japanese denial before the noun that it tells more of."""
_OF_WHOM = re.compile(r"\b(?:who|that|which|whose)\s(?:\w+\s){0,2}?$", re.IGNORECASE)
_LEAD_IN = ":"
_UN, _NON = "un", "non-"
_NEARLY = 0.8  # of what the fullest unit has, for another to say what it leaves open
_PARTLY = 0.5  # the same for what is denied: "here", says the next sentence, "nothing else is allowed"
_OF_REST = 0.3  # what the rest of the claim counts beside a clause of its own
_CLAUSE = re.compile(r"[,;.!?:()]\s")


def denies_otherwise(alignment: Alignment) -> bool:
    """Whether a clause of the claim and all units that fit it differ by a denial that no other word explains."""
    claim = alignment.claim
    clauses = [clause for clause in claim.clauses if not _is_condition(clause, claim) and _says_enough(clause, claim)]
    return any(not any(_agrees(clause, claim, unit) for unit in _fitting(alignment, clause)) for clause in clauses)


def _says_enough(clause: Clause, claim: Claim) -> bool:
    """Whether a clause says or denies something by itself: "etwa vier Monate" does not."""
    weight = sum(word.weight for word in clause.words if word in claim.telling)
    return bool(clause.denials) or weight >= 1 or len(claim.clauses) == 1


def _fitting(alignment: Alignment, clause: Clause) -> list[Unit]:
    """Return the units near that hold nearly as much of a clause as any does, and of the claim, too."""
    held = near(alignment)
    shares = [_share(clause, one.unit) + _OF_REST * words_held(one) for one in held]
    least = (_PARTLY if clause.denials else _NEARLY) * max(shares)
    return [one.unit for one, share in zip(held, shares, strict=True) if share >= least]


def _share(clause: Clause, unit: Unit) -> float:
    return sum(word.weight for word in clause.words if unit.own.holds(word))


def _agrees(clause: Clause, claim: Claim, unit: Unit) -> bool:
    """Whether the clauses of a unit that a clause of the claim is about deny as often as it does."""
    theirs = _said_clauses(clause, claim, unit)
    implied = {word for each in theirs for word in _implied(each, claim)}
    apart = {word for each in theirs for word in spelled(each, claim)}
    own = [at for at in clause.denials if at not in _apart(claim)]
    there = [at for each in theirs for at in each.denials if not _OF_WHOM.search(unit.text, 0, at)]
    turned = any(True for _ in turned_clauses(clause, claim, [unit]))  # "the same" is "not different"
    denied = len(own) + len(there) + len(apart) + _denies_above(unit) + turned  # "not used" is "unused"
    if denied % 2 == 0:
        return True
    met = {word.text.lower() for word in clause.words if unit.bag.holds(word)}
    excepts = _EXCEPTS.search(unit.text)
    said_too = {word for word in clause.implied - met if excepts or not ONLY.search(word)}
    implied = implied - apart | said_too
    return bool(implied if _BUT.search(claim.text) else implied - {"only"})


def spelled(clause: Clause, claim: Claim) -> set[str]:
    """Return a clause's words such as "unpaid" of which the claim has the "paid", and not the word itself."""
    said = Bag.of(word.stem for word in claim.telling)
    words = {word.folded for word in clause.words if word.folded.startswith(_UN)}
    return {word for word in words if said.likeness(root_of(word[len(_UN) :])) and not said.likeness(root_of(word))}


def _implied(clause: Clause, claim: Claim) -> Iterable[str]:
    """Yield the words of a clause that deny without "not", and that the claim has not itself."""
    said = Bag.of(word.stem for word in claim.telling)
    abroad = _ABROAD.search(claim.text)
    for word in clause.implied:
        of_another = word.startswith(_NON) and not said.likeness(root_of(fold(word[len(_NON) :])))
        if not said.likeness(root_of(fold(word))) and not (abroad and word == "outside") and not of_another:
            yield word


def _apart(claim: Claim) -> set[int]:
    """Return the places of denials in the claim that do not deny what it says: "aunque no sea"."""
    granted = [match.span() for match in _ALTHOUGH.finditer(claim.text)]
    granted += [match.span() for match in _OF_NOUN.finditer(claim.text)]
    denials = (at for clause in claim.clauses for at in clause.denials)
    return {at for at in denials if any(start <= at < end for start, end in granted)}


def _denies_above(unit: Unit) -> bool:
    """Whether the end of what an item stands under denies it: "The following are not allowed:"."""
    end = _CLAUSE.split(unit.context.rstrip(" :"))[-1]
    return bool(end) and denies(end, unit.language)


def _is_condition(clause: Clause, claim: Claim) -> bool:
    """Whether a clause of the claim says when something holds, "Reagiert niemand, ..." too."""
    if clause.is_condition or _IF_BEHIND.search(clause.text) or _IF.match(clause.text):
        return True
    if len(claim.clauses) > 1 and _WHOEVER.match(clause.text):
        return True
    return claim.language == "de" and not clause.start and bool(_VERB_FIRST.match(claim.text))


def _said_clauses(ours: Clause, claim: Claim, unit: Unit) -> list[Clause]:
    """Return the clauses of a unit that have much of a clause, and those that lead in: others deny something else."""
    main = [clause for clause in unit.clauses if not clause.is_condition]
    if not main and not any(_is_condition(each, claim) for each in claim.clauses):
        main = list(unit.clauses)
    shares = [sum(word.weight for word in ours.words if clause.bag.holds(word)) for clause in main]
    least = MUCH * max(shares, default=0.0)
    ends = {clause.start for clause in main if clause.text.startswith(_LEAD_IN)}
    pairs = zip(main, shares, strict=True)
    return [clause for clause, share in pairs if share and (share >= least or clause.end in ends)]
