"""What a claim in another language says otherwise than the closest unit of what it cites, in words of any language."""

import re
from collections.abc import Callable, Iterable
from itertools import pairwise

from rag.prove.align import VALUE, Alignment, Held
from rag.prove.checks.force import Force, says
from rag.prove.checks.only import ONLY
from rag.prove.facts.agree import has_fact, is_same
from rag.prove.facts.values import Fact, Ordinal, Quantity
from rag.prove.parse import Unit
from rag.prove.words.actors import is_actor
from rag.prove.words.alike import Bag
from rag.prove.words.foreign import meanings
from rag.prove.words.languages import ENGLISH
from rag.prove.words.opposites import opposites
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word

_PARTS = frozenset(map(root_of, "half third quarter double twice triple partial".split()))
_SHARES = _PARTS.union(map(root_of, "full whole entire complete".split()))
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
paid / unpaid
"""
"""Words of which a sentence has one side, and not the other."""


def _contrasts() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for line in _PAIRS.strip().splitlines():
        one, other = (frozenset(map(root_of, side.split())) for side in line.split(" / "))
        for side, against in ((one, other), (other, one)):
            found |= {root: found.get(root, frozenset()) | against for root in side}
    return found


_CONTRASTS = _contrasts()
MUCH = 0.6  # of what the fullest clause or unit has of the claim, for another to belong to it


def _cues(*either: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(cue, re.IGNORECASE | re.VERBOSE) for cue in either)


_BEFORE = _cues(
    r"""\b(?:before|prior|ahead|advance|beforehand|vor|bevor|vorher|voraus|antes|antelación|avant|avance|préalable)\b
    |前|までに""",
    r"\b(?:after|afterwards|following|nach|nachdem|danach|después|tras|après|suivant)\b|後|以降",
)
_AXES = (
    _cues(
        r"\b(?:during|within|inside|während|innerhalb|durante|dentro|pendant|durant|à\sl['’]intérieur)\b|(?<!年)中[にはの、]|以内",
        r"\b(?:outside|außerhalb|fuera|hors|en\sdehors)\b|時間外|[以の]外",
    ),
    _cues(
        r"""\b(?:first|beginning|start|initial|erste[nrms]?|anfang\w*|beginn\w*|primer[oa]?s?|principios?|inicio|comienzos?
        |premi[eè]re?s?|débuts?)\b|最初|初[めの日旬]|[年月週]初""",
        r"""\b(?:last|final|end|letzte[nrms]?|\w*ende|últim[oa]s?|final(?:es)?|fin(?:ales)?|derni[eè]re?s?|fins?)\b
        |最後|最終|末""",
    ),
    _cues(
        r"\b(?:weekdays?|workdays?|werktag\w*|wochentag\w*|laborables?|entre\ssemana|en\ssemaine|ouvrés?|ouvrables?)\b|平日",
        r"\b(?:weekends?|wochenende\w*|fin(?:es)?\sde\ssemana|week-?end\w*|fins?\sde\ssemaine)\b|週末|土日",
    ),
)
"""Places in time of which a claim may not have one where the closest unit has the other alone."""
_ALL = re.compile(
    r"""\b(?:all|every|everything|everyone|each|any|anyone|always|whole|entire|fully|full|both|alle[nrsm]?|alles|jede[nrsm]?|sämtlich\w*|gesamt\w*|immer
    |voll(?:e[nrsm]?|ständig\w*)?|ganze[nrsm]?|komplett\w*|tod[oa]s?|cada|siempre|íntegr\w+|totalidad|complet[oa]s?|tous|toutes?|chaque
    |toujours|totalité|intégral\w*|complète?s?|entièr\w*)\b|すべて|全て|全[員額部]|必ず|常に""",
    re.IGNORECASE | re.VERBOSE,
)
_SOME_ONLY = re.compile(r"\b(?:only|solely|exclusively|some|certain|selected)\b", re.IGNORECASE)
_WHOLE = 100.0  # percent
_AS_MUCH = 0.95  # of the words that the fullest unit near has of the claim, for another to be about it as well
_LITTLE = 0.5  # of the words that the fullest unit has of the claim
_SIDES = re.compile(r"[,;、，]|\b(?:and|while|whereas|und|während|y|mientras|et|tandis)\b", re.IGNORECASE)


def contradicts(alignment: Alignment) -> bool:
    """Whether any of the differences that a table of cues can tell is there."""
    unit = nearest(alignment)
    return any(differs(alignment, unit) for differs in _DIFFERENCES)


def nearest(alignment: Alignment) -> Unit:
    """Return the unit of the windows that holds most of the claim; what the sentence before it says counts less."""
    return max(_near(alignment), key=lambda held: _words(held) + VALUE * sum(held.values)).unit


def _turns_time(alignment: Alignment, unit: Unit) -> bool:
    """Whether the claim says "after" in any language where the near units say "before" alone, or the other way."""
    if _is_turned(_BEFORE, alignment.claim.text, alignment.near_text):
        return True
    text = f"{unit.context}\n{unit.text}"
    return any(_is_turned(axis, alignment.claim.text, text) for axis in _AXES)


def _is_turned(axis: Iterable[re.Pattern[str]], ours: str, theirs: str) -> bool:
    said = [bool(cue.search(ours)) for cue in axis]
    there = [bool(cue.search(theirs)) for cue in axis]
    return any(said) and any(there) and said == there[::-1] and said != there


def _says_the_opposite(alignment: Alignment, unit: Unit) -> bool:
    """Whether a unit that fits best lacks a word of the claim in all of its meanings, and has the opposite of one."""
    claim = alignment.claim
    if claim.language == ENGLISH:
        return False
    said = {word.stem for word in claim.telling}
    least = _AS_MUCH * max(map(_words, _near(alignment)))
    fitting = [one.unit for held in alignment.held for one in held if _words(one) >= least]
    for word in claim.telling:
        meant = _meant(word, claim.language)
        against = frozenset().union(*(opposites(root) | _CONTRASTS.get(root, frozenset()) for root in meant))
        against = against - said - meant
        for each in (unit, *fitting) if against else ():
            if against & each.own.stems and not any(map(each.bag.likeness, meant)):
                return True
    return False


def _meant(word: Word, language: str) -> frozenset[str]:
    """Return the roots of all that a translated word may mean."""
    parts = meanings(word.folded, language)
    return frozenset(root_of(each) for part in parts for each in part) | {word.stem}


def _weakens(alignment: Alignment, _: Unit) -> bool:
    """Whether the claim says "can" or "should" in any language where the closest unit says "must" alone."""
    text, near = alignment.claim.text, alignment.closest.text
    weaker = (Force.SHOULD, Force.MAY)
    if any(clause.is_denied for clause in alignment.claim.clauses) or says(Force.MUST, text):
        return False
    return any(says(force, text) and not says(force, near) for force in weaker) and bool(says(Force.MUST, near))


def _names_another(alignment: Alignment, _: Unit) -> bool:
    """Whether the claim has an employee or the like where all units that fit it have the company or the like."""
    claim = alignment.claim
    said = [word.stem for word in claim.telling if is_actor(word, claim.language)]
    ours, least = Bag.of(word.stem for word in alignment.claim.telling), MUCH * alignment.fit(alignment.closest)
    return bool(said) and all(
        any(not unit.bag.likeness(stem) for stem in said)
        and any(is_actor(word, unit.language) and not ours.likeness(word.stem) for word in unit.words)
        for unit in alignment.near
        if alignment.fit(unit) >= least
    )


def _shares_otherwise(alignment: Alignment, _: Unit) -> bool:
    """Whether the claim speaks of a half, a third or the whole, which the closest unit does not, but of a part."""
    said = [word.stem for word in alignment.claim.telling if word.stem in _SHARES]
    near = [root_of(word.folded) for word in alignment.closest.words if root_of(word.folded) in _SHARES]
    lacks = not any(alignment.closest.bag.likeness(stem) for stem in said)
    return bool(said) and lacks and bool(near or _PARTS.intersection(said))


def _makes_all(alignment: Alignment, unit: Unit) -> bool:
    """Whether the claim says "all" where the unit says "only", or a share of it, which the claim does not."""
    claim = alignment.claim
    if not _ALL.search(claim.text) or _ALL.search(unit.text):
        return False
    if _SOME_ONLY.search(unit.text) and not ONLY.search(claim.text):
        return True
    shares = [fact.value for fact in unit.facts if isinstance(fact, Quantity) and fact.dimension == "%"]
    return any(share < _WHOLE for share in shares) and not any(fact.dimension == "%" for fact in claim.quantities)


def _exchanges_payers(alignment: Alignment, unit: Unit) -> bool:
    """Whether a value stands with the employee in the claim and with the company in the unit, which names both."""
    claim = alignment.claim
    theirs = _sides(unit.text, [word for word in unit.words if is_actor(word, unit.language)], unit.facts)
    everyone = Bag.of(stem for who, _ in theirs for stem in who)
    for who, values in _sides(
        claim.text, [word for word in claim.telling if is_actor(word, claim.language)], claim.facts
    ):
        for fact in values:
            beside = [Bag.of(other) for other, there in theirs if any(is_same(fact, each) for each in there)]
            told = beside and all(other.stems for other in beside) and any(map(everyone.likeness, who))
            if told and not any(other.likeness(stem) for other in beside for stem in who):
                return True
    return False


def _sides(text: str, actors: Iterable[Word], facts: Iterable[Fact]) -> list[tuple[frozenset[str], list[Fact]]]:
    """Return who stands in each part of a line, with the values that stand there."""
    ends = [*(match.start() for match in _SIDES.finditer(text)), len(text)]
    found = []
    for start, end in pairwise([0, *ends]):
        who = frozenset(word.stem for word in actors if start <= word.start < end)
        found.append((who, [fact for fact in facts if start <= fact.span.start < end]))
    return found


def _takes_values_elsewhere(alignment: Alignment, _: Unit) -> bool:
    """Whether a number of the claim stands in units that say little of the rest, which another unit says."""
    near = _near(alignment)
    most = max(map(_words, near))
    for fact in alignment.claim.quantities:
        there = {one.unit.text for one in near if has_fact(one.unit, fact)}
        beside = [_words(one) for one in near if one.unit.text in there or one.unit.before in there]
        if beside and max(beside) < _LITTLE * most:
            return True
    return False


def _ranks_otherwise(alignment: Alignment, unit: Unit) -> bool:
    """Whether the claim has a place in an order, "first" too, of which the unit has another one alone."""
    there = {fact.rank for fact in unit.facts if isinstance(fact, Ordinal)}
    said = {fact.rank for fact in alignment.claim.facts if isinstance(fact, Ordinal)}
    return bool(there) and bool(said) and said.isdisjoint(there) and not _AXES[1][0].search(unit.text)


def _near(alignment: Alignment) -> list[Held]:
    return [one for window in alignment.windows for one in alignment.held[window.index][window.first : window.last + 1]]


def _words(held: Held) -> float:
    return sum(word.weight * met for word, met in zip(held.claim.telling, held.met, strict=True))


_DIFFERENCES: tuple[Callable[[Alignment, Unit], bool], ...] = (
    _turns_time,
    _says_the_opposite,
    _weakens,
    _names_another,
    _shares_otherwise,
    _makes_all,
    _exchanges_payers,
    _takes_values_elsewhere,
    _ranks_otherwise,
)
