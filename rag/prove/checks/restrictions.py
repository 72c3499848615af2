"""Whether a claim drops what the sentence it cites is restricted to: "For rental cars, …", "If it is urgent, …"."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rag.prove.acronyms import long_forms, short_forms
from rag.prove.align import Alignment
from rag.prove.checks.force import ALL_OTHERS, IF
from rag.prove.facts.agree import is_same
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.people import PEOPLE
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word, stems_of

_RESTRICTED = re.compile(
    r"""(?:only\s(?:[^,;:.]|[,.](?=\d)){3,60}?\s(?:may|can|must|should|is|are|has|have|get|gets|receive|receives)\b
    |(?:only\s)?(?:for|in\scase\sof|in\sthe\sevent\sof)\s(?:[^,;:.]|[,.](?=\d)){3,90},
    |(?:but\s|however,\s|only\s|even\s)?(?:if|unless|when|whenever|where|once|in\scase|provided\sthat|as\slong\sas)\s
     (?:[^,;:.]|[,.](?=\d)){3,120},
    |(?:after|before|until|during|upon)\s(?:[^,;:.]|[,.](?=\d)){3,90}?
     (?:,|(?=\s(?:you|we|they|it|he|she|one|all|employees|staff|members|people|the\s\w+\s(?:is|are|has|will))\s)))\s""",
    re.IGNORECASE | re.VERBOSE,
)
_TOLD_AGAIN = re.compile(r"(?:that\sis|i\.?e\.?|meaning|namely)\b[^;]{3,120}?,", re.IGNORECASE)
"""What a restriction is explained by: "If it is warranted, that is if rates have risen, ..."."""
_NONE = re.compile(
    r"""(?:for\s(?:example|instance|now|more|(?:this|that|these|those|security|safety|legal|practical|such)\sreasons?
     |(?:clarity|simplicity|convenience|completeness|reference|transparency|fairness)\b)
    |(?:if|when|where|whenever)\s(?:you\s|you\sare\s|you['’]re\s|it\sis\s)?(?:ever\s)?(?:any|think|believe|needed|necessary|possible|in\sdoubt|applicable
     |appropriate|available|required|unsure|not\ssure)
    |(?:if|when)\syou\s(?:have|need|want|wish|like|would\slike|prefer)\s(?:any\s|more\s|further\s|to\s)?
     (?:questions?|help|information|assistance|know|learn)
    |(?:if|when|where|whenever)\s(?:(?:you|we|they|it|this|that|the\s\w+|thinks?|feels?|believes?|considers?|finds?|is|are|seems?|looks?|would|be|most)\s){1,6}
     (?:useful|helpful|sensible|appropriate|needed|necessary|relevant|possible|practical|reasonable)
    |unless\s(?:\w+\s){0,3}?otherwise|even\s)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_CONDITION = re.compile(
    r"\b(?:if|unless|when|whenever|once|where|for|with|without|in case|in the event|who|whoever|provided|as long as"
    r"|wenn|falls|sofern|nach|bei|für|si|cuando|tras|después|para|quand|après|pour)\b|場合|とき|後",
    re.IGNORECASE,
)
# What the sentence before it says may hold for such a claim too.
_POINTS_BACK = re.compile(
    r"(?:(?:also|and|then|in addition|additionally),?\s)?(?:it|they|this|these|those|that|he|she|otherwise|then"
    r"|(?:to|in|by) do(?:ing)? (?:so|this|that)|for (?:this|that)|to that end|this way"
    r"|afterwards|after (?:that|this|which)|in (?:that|this|such a) case|on top of that|at that point)\b",
    re.IGNORECASE,
)
_PARTS = re.compile(r"[,(]|\b(?:and|or)\b", re.IGNORECASE)
_TRAILING = re.compile(
    r"""(?<!even\s)\b(?:unless|except(?:ion)?s?(?:\s(?:for|when|if))?
    |only(?:[^,;:.]{0,40}?\s(?:if|when|where|with|after|for|by|in|on|at|from|to|during|through|until))?
    |salvo|excepto|sauf|außer|es\ssei\sdenn|provided\sthat|(?:as|so)\slong\sas|when|in\scase|(?<!\bas\s)if)\b""",
    re.IGNORECASE | re.VERBOSE,
)
# What each of these needs: most sentences have none of it.
_CUES = frozenset(
    map(root_of, "unless except exceptions only salvo excepto sauf ausser sei provided long when case if".split())
)
_WHETHER = re.compile(r"\b(?:ask|check|consider|decide|find out|know|see|sure|tell|wonder)\b", re.IGNORECASE)
_INTRODUCED = re.compile(
    r"\b(?:an?|apart\sfrom|except|including)\s(?:[\w-]+\s){0,2}?(?P<noun>[\w-]+),?\s(?:which|that)\b", re.IGNORECASE
)
_CUT = re.compile(r"[,;:|(]|\s[-–—]\s|[.](?:\s|$)|\b(?:and|or|but|und|y|et)\b", re.IGNORECASE)
_LAST = re.compile(r"only(?=\s*(?:$|[.,;:)]|and\b|but\b|or\b))", re.IGNORECASE)
_INSIDE = 0.7  # of what a claim says of a thing, for it to stand behind the "which" of that
_KEPT, _TOLD = 0.34, 0.51  # of the restriction's words: of a claim with a condition of its own, and of any other
_KEPT_ALONE = 0.67  # the same of the one case that "only if" leaves
_FIRST = re.compile(r"\W*(?:when|once|after|upon|as\ssoon\sas)\b", re.IGNORECASE)
_LATER = re.compile(r"\b(?:afterwards?|then|later|subsequently|thereafter)\b", re.IGNORECASE)
_THEN = re.compile(r"\W*during\b", re.IGNORECASE)
_MEANWHILE = re.compile(
    r"\b(?:during\s(?:it|this|that|them|these|those)|meanwhile|in\sthe\smeantime|throughout)\b", re.IGNORECASE
)
_MAIN = 0.5  # of the words behind it, and of the claim by the unit, for the claim to rest on them


_ANYBODY = PEOPLE.union(
    map(
        root_of,
        """role position function job department issue reason matter case situation circumstance unfortunately simply
        actually currently generally typically usually prefer
        choose decide""".split(),
    )
)
"""Words that restrict nothing by themselves: "for engineering roles", "due to performance issues"."""


def check_restrictions(alignment: Alignment) -> Iterator[Problem]:
    """
    Yield a doubt where the closest unit begins with a restriction that claim, question and headings all lack.

    Who asks of the restricted thing is answered about it, and a page about nothing else need not be told apart.
    """
    if not alignment.near or _POINTS_BACK.match(alignment.claim.text):
        return
    unit = alignment.closest
    found = _RESTRICTED.match(unit.text)
    if found is None or _NONE.match(unit.text):
        return
    stop = unit.text.find(";", found.end())
    behind = _between(unit, found.end(), stop if stop >= 0 else len(unit.text))
    spoken = alignment.spoken
    if not behind or min(_share(behind, spoken), alignment.fit(unit)) < _MAIN:
        return
    if _has_value(alignment, unit, 0, found.end()) or _comes_later(alignment.claim.text, found.group()):
        return
    if _is_of_later(alignment, unit, found.end(), stop) or _is_of_introduced(alignment, unit, found.end()):
        return
    known = _known(alignment, unit)
    told = _TOLD_AGAIN.match(unit.text, found.end())
    kept = max((_share(part, known) for part in _parts(unit, told.end() if told else found.end())), default=1.0)
    if kept < (_KEPT if _CONDITION.search(alignment.claim.text) else _TOLD):
        yield doubtful(Reason.CONDITION, found.group().strip())


def check_conditions(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where a near unit ends with a condition that claim, question and headings all lack."""
    if (
        IF.search(alignment.claim.text)
        or _POINTS_BACK.match(alignment.claim.text)
        or ALL_OTHERS.search(alignment.claim.text)
    ):
        return
    spoken = alignment.spoken
    for unit in alignment.near:
        if _CUES.isdisjoint(unit.own.stems) or is_row(unit.text) or not _is_needed(unit, alignment):
            continue
        conditions = list(_TRAILING.finditer(unit.text))
        if any(_has_value(alignment, unit, found.end(), len(unit.text)) for found in conditions):
            continue  # of one condition or another, the claim has it
        for found in conditions:
            main = _between(unit, _beginning(unit.text, found.start()), found.start())
            behind = _between(unit, found.end(), len(unit.text))
            if not main or not behind or _is_none(unit.text, found) or _share(main, spoken) <= _MAIN:
                continue
            if _LAST.match(unit.text, found.start()) and main and spoken.holds(main[-1]):
                continue  # "for admins only"
            kept = _KEPT_ALONE if found.group().lower().startswith("only if") else _KEPT
            if _share(behind, _known(alignment, unit)) < kept:
                yield doubtful(Reason.CONDITION, unit.text[found.start() :])
                return


def _is_needed(unit: Unit, alignment: Alignment) -> bool:
    """Whether a near unit is the closest, or has a word of the claim that no other near unit has."""
    others = [other for other in alignment.near if other is not unit]
    said = (word for word in alignment.claim.telling if unit.bag.holds(word))
    return unit is alignment.closest or any(not any(other.bag.holds(word) for other in others) for word in said)


def _comes_later(claim: str, restriction: str) -> bool:
    """Whether a claim has just "afterwards" for what must have happened first, or "during it" for the time."""
    if _THEN.match(restriction):
        return bool(_MEANWHILE.search(claim))
    return bool(_FIRST.match(restriction) and _LATER.search(claim))


def _is_of_later(alignment: Alignment, unit: Unit, start: int, stop: int) -> bool:
    """Whether the claim says what stands behind a semicolon, and so outside of a restriction."""
    if stop < 0:
        return False
    before, later = (
        Bag.of(word.stem for word in unit.words if begin <= word.start < end)
        for begin, end in ((start, stop), (stop, len(unit.text)))
    )
    said = [word for word in alignment.claim.telling if unit.own.holds(word)]
    return sum(map(later.holds, said)) > sum(map(before.holds, said))


def _is_of_introduced(alignment: Alignment, unit: Unit, start: int) -> bool:
    """Whether the claim is of what a unit gives and goes on to tell of: "you get a pass, which admits one guest"."""
    found = _INTRODUCED.search(unit.text, start)
    first = next((word for word in alignment.claim.words if word.weight), None)
    if found is None or first is None or not Bag.of(stems_of(found["noun"], ENGLISH)).holds(first):
        return False
    behind = Bag.of(word.stem for word in unit.words if word.start >= found.end())
    said = [word for word in alignment.claim.telling[1:] if unit.own.holds(word)]
    return bool(said) and sum(map(behind.holds, said)) >= _INSIDE * len(said)


def _has_value(alignment: Alignment, unit: Unit, start: int, end: int) -> bool:
    """Whether the claim has a value of a stretch of a unit: "more than two days" of "more than 48 hours"."""
    values = [fact for fact in unit.quantities if start <= fact.span.start < end]
    said = alignment.spoken.stems
    if any(value.value == 1 and not said.isdisjoint(stems_of(value.span.text, ENGLISH)) for value in values):
        return True  # "after a week"
    return any(is_same(claimed, value) for value in values for claimed in alignment.claim.facts)


def _is_none(text: str, found: re.Match[str]) -> bool:
    """Whether a condition restricts nothing: "if needed", "ask whether"."""
    if _NONE.match(text, found.start()):
        return True
    return found.group().lower() == "if" and bool(_WHETHER.search(text, _beginning(text, found.start()), found.start()))


def _beginning(text: str, end: int) -> int:
    """Return where the clause begins that a condition is attached to."""
    before = text[:end].rstrip(" ,(")
    return max((cut.end() for cut in _CUT.finditer(before)), default=0)


def _between(unit: Unit, start: int, end: int) -> list[Word]:
    return [word for word in unit.words if word.weight and start <= word.start < end]


def _parts(unit: Unit, end: int) -> Iterator[list[Word]]:
    """Yield the words of each part of a unit's beginning: what holds for "cars and trains" may be said of either."""
    cuts = [0, *(match.start() for match in _PARTS.finditer(unit.text, 0, end)), end]
    for start, stop in pairwise(cuts):
        part = _between(unit, start, stop)
        if part:
            yield part


def _known(alignment: Alignment, unit: Unit) -> Bag:
    """Return the words that claim, question, headings and lead-in have."""
    language = alignment.claim.language
    said = alignment.spoken.stems
    above = frozenset().union(*(parsed.title.stems for parsed in alignment.cited if unit in parsed.units))
    text = alignment.claim.text
    asked = f"{alignment.question}\n{unit.context}\n{long_forms(text, unit.text)} {short_forms(text, unit.text)}"
    return Bag.of(said | above | stems_of(asked, language), language)


def _share(words: Sequence[Word], known: Bag) -> float:
    """Return the share of words that are known, by weight; values and people that are not are left out."""
    known_words = [word for word in words if known.holds(word) or f"un{word.stem}" in known.stems]
    said = (word for word in words if word in known_words or not (word.text.isdecimal() or word.stem in _ANYBODY))
    total = sum(word.weight for word in said)
    return sum(word.weight for word in known_words) / total if total else 1.0
