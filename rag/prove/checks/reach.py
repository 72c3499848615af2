"""Whether a claim reaches further than its page: the whole house of each team, everyone of residents, all but those."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH
from rag.prove.words.roles import DETERMINERS, PREPOSITIONS, US, YOU, meant
from rag.prove.words.words import Word

_WHOLE = re.compile(r"\b(?:whole|entire)\s(?P<of>[a-z]{3,})", re.IGNORECASE)
_EACH = re.compile(r"\b(?:(?:of|from|in|for|at|to|on)\s(?:each|every)|per)\s(?P<of>[a-z]{3,})", re.IGNORECASE)
_EVERYONE = re.compile(
    r"\bfor\s(?:everyone|everybody|anyone|anybody|all(?:\s(?:employees|staff|people))?)\b(?!\s(?:who|whose|with|in|on|of|from|that|else))",
    re.IGNORECASE,
)
_UNBOUND = re.compile(r"\b(?:all|any\w*|every\w*|each|whoever)\b", re.IGNORECASE)
_BUT = re.compile(r"\b(?:except(?:\sfor)?|other\sthan|apart\sfrom|excluding|all\sbut)\s", re.IGNORECASE)
_ONLY = re.compile(
    r"\b(?:limited|restricted|reserved|confined)\s(?:to|for)\b|\b(?:only|solely|exclusively)\b", re.IGNORECASE
)
_DENIES = re.compile(r"\b(?:no|not|never|none|nobody|cannot)\b|n['’]t\b", re.IGNORECASE)
_ABOUT = 0.4  # of the claim, for a unit to be about it


def check_reach(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a claim about more, or others, than those whom the closest unit names."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or is_row(alignment.closest.text):
        return
    unit = alignment.closest
    found = _of_each(claim.text, unit) or _for_everyone(alignment, unit) or _all_but(alignment, unit)
    if found and alignment.fit(unit) >= _ABOUT:
        yield doubtful(Reason.SCOPE, f"{found} / {unit.text}")


def _of_each(text: str, unit: Unit) -> str:
    """Return what a claim is about as a whole, where a unit speaks of each of something else; else ""."""
    whole, each = _WHOLE.search(text), _EACH.search(unit.text)
    if whole is None or each is None or _EACH.search(text) or _WHOLE.search(unit.text):
        return ""
    return whole.group() if whole["of"].lower() != each["of"].lower() else ""


def _for_everyone(alignment: Alignment, unit: Unit) -> str:
    """Return the "for everyone" behind a noun behind which a unit has "for" with others; else ""."""
    everyone = _EVERYONE.search(alignment.claim.text)
    if everyone is None or _UNBOUND.search(unit.text):
        return ""
    before = [word for word in alignment.claim.words if word.end < everyone.start() + 1]
    noun = before[-1] if before else None
    if noun is None or noun.weight < 1:
        return ""
    at = next((at for at, word in enumerate(unit.words[:-2]) if word.stem == noun.stem), None)
    if at is None or unit.words[at + 1].folded != "for":
        return ""
    whom = next((word for word in unit.words[at + 2 :] if word.folded not in DETERMINERS), None)
    if whom is None or whom.weight < 1 or meant(unit.words, unit.words.index(whom)) in (YOU, US):
        return ""
    return everyone.group()


def _all_but(alignment: Alignment, unit: Unit) -> str:
    """Return those whom a claim leaves out, where a unit is of them alone; else ""."""
    text = alignment.claim.text
    but, only = _BUT.search(text), _ONLY.search(unit.text)
    if but is None or only is None or _DENIES.search(text) or _DENIES.search(unit.text) or _BUT.search(unit.text):
        return ""
    behind = [word for word in alignment.claim.words if word.start >= but.end()]
    left_out = list(_first(behind))
    return " ".join(word.text for word in left_out) if left_out and all(map(unit.own.holds, left_out)) else ""


def _first(words: list[Word]) -> Iterator[Word]:
    """Yield the words of the first name among some: up to two that tell something."""
    found = 0
    for word in words:
        if word.weight:
            found += 1
            yield word
        elif word.folded in PREPOSITIONS or found:
            return
        if found > 1:
            return
