"""Whether a limit reaches the way it reaches in what is cited."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.facts.agree import same
from rag.prove.facts.orders import single
from rag.prove.facts.values import Direction, Line, Quantity
from rag.prove.fit import best_units
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful, sure
from rag.prove.words.alike import Bag
from rag.prove.words.languages import ENGLISH

_CUT = re.compile(r"[;:]\s|,\s(?:but|while|whereas|and|anything)\s|\s(?:but|while|whereas|otherwise)\s", re.IGNORECASE)
_REST = re.compile(
    r"\W*(?:if\snot|otherwise|else|in\s(?:all|any)\sother\scases?|(?:all|any|every)\s?(?:thing|one|body)?\s(?:else|others?))\b",
    re.IGNORECASE,
)
"""What begins a sentence on all that a limit leaves."""
_OTHERS = re.compile(
    r"""[;,.]\s(?:while\s|but\s|and\s|whereas\s)?(?:(?:all|any|the|those|every)(?:thing)?\s)?(?:small|larg|short|long|low|high|cheap|light|heav|young
    |old|few|less|more|other|below|above|under|over|rest|thing\selse)\w*\b""",
    re.IGNORECASE | re.VERBOSE,
)
"""What a sentence says of all that its own limit leaves: "; smaller ones"."""
_FOLLOWING = 3  # words behind a "not" that are what it denies
_GOES = re.compile(r"\b(?:leaves|leaving|left|quits?|quitting|resigns?|depart\w*|moves?\son)\b", re.IGNORECASE)
_STAYS = re.compile(r"\b(?:stay\w*|remain\w*|keep(?:s|ing)?\sworking|still\s(?:be|work\w*))\b", re.IGNORECASE)


def check_limits(alignment: Alignment) -> Iterator[Problem]:
    """
    Yield a problem for each limit of the claim that reaches the other way in the closest unit that has it.

    It is sure where both or neither are denied: "over 5 must" and "up to 5 need not" say the same.
    """
    denied = any(clause.is_denied or clause.implied for clause in alignment.claim.clauses)
    for limit, way in _limits(alignment):
        ranked = ((unit, _the_same(limit, unit)) for _, unit in best_units(alignment, limit.span))
        unit, holding = next(((unit, facts) for unit, facts in ranked if facts), (None, []))
        if unit is not None and len({fact.direction for fact in holding}) > 1:
            holding = _best_placed(holding, unit, alignment)
        if unit is None or any(fact.direction in {None, way} for fact in holding):
            continue
        if _turned_by_verb(alignment, unit) or _is_of_the_rest(limit, unit, alignment):
            continue
        if _is_of_the_others(holding[0], unit, alignment):
            continue
        if _is_denied_of_the_rest(unit, alignment):
            continue
        cited = holding[0]
        other = cited.direction.value if cited.direction else ""
        detail = f"{limit.span.text} {way.value} / {cited.span.text} {other}"
        denied_there = any(clause.is_denied or clause.implied for clause in unit.clauses)
        yield (sure if denied == denied_there else doubtful)(Reason.COMPARISON, detail)


def _limits(alignment: Alignment) -> Iterator[tuple[Quantity, Direction]]:
    """Yield the limits of the claim, that of "under an hour" too, and which way they reach."""
    facts = alignment.claim.quantities
    one = single(Line(alignment.claim.text)) if alignment.claim.language == ENGLISH else ()
    taken = {fact.span.end for fact in facts}
    for limit in (*facts, *(fact for fact in one if fact.span.end not in taken)):
        if limit.direction is not None:
            yield limit, limit.direction


def _best_placed(holding: Sequence[Quantity], unit: Unit, alignment: Alignment) -> list[Quantity]:
    """Return the limits whose part of the unit has most of the claim: "under 50 is free; above that you pay"."""
    cuts = [0, *(cut.end() for cut in _CUT.finditer(unit.text)), len(unit.text)]
    said = Bag.of(word.stem for word in alignment.claim.telling)

    def share(fact: Quantity) -> float:
        start = max(cut for cut in cuts if cut <= fact.span.start)
        end = min((cut for cut in cuts if cut > fact.span.start), default=len(unit.text))
        return sum(word.weight for word in unit.words if start <= word.start < end and said.holds(word))

    best = max(map(share, holding))
    return [fact for fact in holding if share(fact) == best]


def _is_of_the_rest(limit: Quantity, unit: Unit, alignment: Alignment) -> bool:
    """Whether another near unit has what the claim says beyond this one, of the other side: "If not, pay by card"."""
    said = [word for word in alignment.claim.telling if word.weight == 1 and not unit.bag.holds(word)]
    return any(
        any(other.own.holds(word) for word in said)
        and (_REST.match(other.text) or any(fact.direction is limit.direction for fact in _the_same(limit, other)))
        for other in (*alignment.near, *alignment.around)
        if other is not unit
    )


def _is_denied_of_the_rest(unit: Unit, alignment: Alignment) -> bool:
    """Whether the claim denies what a unit asks for beyond its limit: "up to 5 need not" of "over 5 must"."""
    if unit.denies or any(clause.implied for clause in unit.clauses):
        return False
    denying = [clause for clause in alignment.claim.clauses if len(clause.denials) == 1]
    return any(unit.bag.holds(word) for clause in denying for word in clause.denied_words[:_FOLLOWING])


def is_of_what_is_left(alignment: Alignment, unit: Unit) -> bool:
    """Whether the claim has a limit of a unit that reaches the other way, and the unit goes on to speak of those."""
    return any(
        limit.direction and fact.direction not in {None, limit.direction} and _is_of_the_others(fact, unit, alignment)
        for limit in alignment.claim.quantities
        for fact in _the_same(limit, unit)
    )


def _is_of_the_others(cited: Quantity, unit: Unit, alignment: Alignment) -> bool:
    """Whether the claim says what the unit itself says of all that its limit leaves: "...; smaller ones you keep"."""
    rest = next((match for match in _OTHERS.finditer(unit.text, cited.span.end)), None)
    if rest is None:
        return False
    ahead = Bag.of(word.stem for word in unit.words if word.start < rest.start())
    behind = Bag.of(word.stem for word in unit.words if word.start >= rest.end())
    said = [word for word in alignment.claim.telling if word.weight == 1 and not ahead.holds(word)]
    return bool(said) and all(map(behind.holds, said))


def _turned_by_verb(alignment: Alignment, unit: Unit) -> bool:
    """Whether claim and unit say the opposite of the limited thing too: "leaves within 3", "stay at least 3"."""
    claim = alignment.claim.text
    return any(
        one.search(claim) and other.search(unit.text) and not one.search(unit.text)
        for one, other in ((_GOES, _STAYS), (_STAYS, _GOES))
    )


def _the_same(limit: Quantity, unit: Unit) -> list[Quantity]:
    return [fact for fact in unit.quantities if same(limit, fact)]
