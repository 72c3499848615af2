"""Whether an "only" of a claim is the claim's own, and says more than how little something is."""

import re

from rag.prove.align import Alignment
from rag.prove.facts.agree import same
from rag.prove.facts.values import Quantity
from rag.prove.words.cue import cue

ONLY = cue(
    r"(?<!not )(?<!n't )\b(?:only|solely|exclusively|nur|ausschließlich|sólo|solo|solamente|únicamente|seulement"
    r"|seule?s?|uniquement)\b|のみ|だけ|限り",
    needs="only sole exclusive nur ausschließlich sólo solo solamente únicamente seul uniquement のみ だけ 限り",
)
_HARDLY = re.compile(r"\s(?!(?:daily|weekly|monthly|yearly|quarterly|early|family|reply)\b)\w+ly\b", re.IGNORECASE)
"""What makes "only" a matter of degree: "only loosely"."""
_COUNTS = r"(?:once|twice|one|two|three|four|five|six|ten|a\ssingle|\d+(?:[.,]\d+)?)"
_ONLY_AFTER = re.compile(r"\bonly\s(?:after|once|when)\b", re.IGNORECASE)
_ONLY_WITH = re.compile(
    r"only\s(?:with|if|when|after|once)\s[^.,;]{0,40}?\b(?:approv|consent|permi[st]|agree|authori[sz]|sign)",
    re.IGNORECASE,
)
_NEEDS = re.compile(r"\b(?:needs?|requires?|required|necessary|subject\sto|depends?\son)\b", re.IGNORECASE)
"""What makes "only with" say what a page asks for."""
_ONLY_TO = re.compile(r"only\s(?:\w+\s)?(?:to|for|an?)\b", re.IGNORECASE)
_SIMPLY = re.compile(r"\b(?:simply|merely|purely)\b", re.IGNORECASE)
"""What makes "only to" say what something is for: "created simply to gauge interest"."""
_FIRST = re.compile(r"\b(?:before|until|first|prior|beforehand)\b", re.IGNORECASE)
"""What makes "only after" the order that a page tells."""
_ONLY_COUNT = re.compile(rf"\s(?:for\s|up\sto\s|about\s|[$€£])?{_COUNTS}\b", re.IGNORECASE)
_COUNT_ONLY = re.compile(rf"\b{_COUNTS}(?:\stimes?)?\s$", re.IGNORECASE)
"""What makes "only" stress a number, which is checked itself: "only three days", "one time only"."""
_ONLY_PART = re.compile(
    r"""\s(?:(?:gets?|receives?|ha(?:ve|s)|earns?|pays?|paid|covers?|a|an|the|small|of|where|when|what
    |[a-z]+s(?=\sbegin))\s){0,4}(?:part|portion|share|half|fraction|proportion(?:al|ate)?|reduced|start\w*|begin\w*)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_PART = re.compile(
    r"\b(?:pro[\s-]?rata|pro-?rated|proportion\w*|parts?|portion|half|reduced?|share|start\w*|begin\w*)\b",
    re.IGNORECASE,
)
"""What makes "only" a small part of what there could be: "only a share of it"."""
_EXPLAINS_ONLY = re.compile(
    r"\b(?:unless|except|otherwise|sole|one|single|must|no|not|just|limited|restricted|nothing|reserved\sfor|sampl\w+"
    r"|all\s(?:that|you|we|they|it)\b|(?:have|has|needs?)\sto\s(?:be|have|hold)\b[^.;]{3,60}?\sto\s"
    r"|^in\s(?:\w+\s){0,2}(?:cases?|circumstances?|situations?|emergenc\w+)\b)",
    re.IGNORECASE | re.MULTILINE,
)


def adds_only(only: re.Match[str], alignment: Alignment) -> bool:
    """Whether an "only" of the claim is neither near nor explained there, and sets a bound."""
    text, near = alignment.claim.text, alignment.near_text
    if _ONLY_AFTER.search(text) and _FIRST.search(near):
        return False
    if _ONLY_TO.match(text, only.start()) and _SIMPLY.search(near):
        return False
    if _ONLY_WITH.match(text, only.start()) and _NEEDS.search(near):
        return False
    if (
        ONLY.search(near)
        or _EXPLAINS_ONLY.search(near)
        or _is_said_only(only, alignment)
        or keeps_limit(only, alignment)
    ):
        return False
    return not _is_small(only, text, near)


def keeps_limit(only: re.Match[str], alignment: Alignment) -> bool:
    """Whether the claim has behind an "only" the limit of the closest unit, as "only above 15" has."""
    limits = [fact for fact in alignment.claim.quantities if fact.direction and fact.span.start > only.end()]
    return bool(limits) and any(
        isinstance(fact, Quantity) and fact.direction is limit.direction and same(limit, fact)
        for fact in alignment.closest.facts
        for limit in limits
    )


def _is_said_only(only: re.Match[str], alignment: Alignment) -> bool:
    """Whether any cited line has an "only", and the word that the claim's stands before."""
    behind = next((word for word in alignment.claim.words if word.start >= only.end() and word.weight == 1), None)
    return behind is not None and any(
        unit.own.holds(behind) and ONLY.search(unit.text) for parsed in alignment.cited for unit in parsed.units
    )


def _is_small(only: re.Match[str], text: str, near: str) -> bool:
    """Whether "only" says how little something is, and not that nothing else is: "only loosely", "only a share"."""
    if (
        _HARDLY.match(text, only.end())
        or _ONLY_COUNT.match(text, only.end())
        or _COUNT_ONLY.search(text, 0, only.start())
    ):
        return True
    return bool(_ONLY_PART.match(text, only.end()) and _PART.search(near))
