"""Whether a claim gives something to those whom a page excludes, or for what a table's cell has none."""

import re
from collections.abc import Iterator
from itertools import takewhile

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.pieces import AUXILIARIES
from rag.prove.unit import Unit, cells, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import denies, denies_oddly
from rag.prove.words.cue import cue
from rag.prove.words.excepted import EXCEPTS, excepted_in
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word, words_of

_EXCLUDED = cue(
    r"""\b(?:excluded|exempt(?:ed)?|ineligible|not\s(?:eligible|entitled|covered|included)
    |(?:can|may)(?:not|n['’]t|\snot)\s(?:take\spart|participate|apply|join|use|claim))\b""",
    re.VERBOSE,
    needs="exclu exempt ineligible not n't n’t",
)
"""What stands behind those who are excluded."""
_NOT_FOR = cue(
    r"\b(?:not\savailable|(?:does|do)(?:n['’]t|\snot)\s(?:apply|count|include|cover|qualify))\b",
    re.VERBOSE,
    needs="not n't n’t",
)
"""What stands before or behind them."""
_WHEN = re.compile(r"\b(?:if|when|unless|once|but|because|until|provided)\b", re.IGNORECASE)
_VERBS = AUXILIARIES | frozenset("get gets receive receives earn earns take takes pay pays".split())
_LONGEST = 3  # words in which a claim names whom it is about
_NEAR = 5  # words around in which a page names whom it excludes
_NONE = re.compile(r"(?:no|none|not\b.*|never|n/?a|nil|[-–—]|0)$", re.IGNORECASE)  # a cell that says there is none


_OUT = re.compile(
    r"""\b(?:not|n['’]t|never)\s(?:\w+\s)?(?:available|allowed|permitted|included|covered|eligible|accepted|supported
    |reimbursed|reimbursable|refundable)\b
    |\b(?:exclud\w+|exempt|prohibited|forbidden|unavailable|ineligible)\b""",
    re.IGNORECASE | re.VERBOSE,
)
"""What stands before a list of things that are left out."""
_SETS_APART = re.compile(
    r"""\b(?:exclu\w+|except\w*|without|exempt|other|others|else|apart|aside|besides?|unless|only|but|save|rest
    |everything|everyone|all)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_MOSTLY = 0.75  # of the claim besides what is excepted, for it to say what is said of all others
_NEARLY_ALL = 0.85  # of the claim, for a unit to say it
_ITEM = 4  # words of a list's item that names a thing and says nothing of it


def check_listed_out(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a bare item that the page has only in a list of what is left out, unless that is asked."""
    claim = alignment.claim
    if claim.language != ENGLISH or claim.text.rstrip().endswith((".", "!")) or not 0 < len(claim.telling) <= _ITEM:
        return
    if (
        denies(alignment.question, ENGLISH)
        or _OUT.search(alignment.question)
        or any(one.denials or one.implied for one in claim.clauses)
    ):
        return
    units = [unit for parsed in alignment.cited for unit in parsed.units if not is_row(unit.text)]
    having = [unit for unit in units if all(map(unit.own.holds, claim.telling))]
    if having and all(_is_behind_out(claim.telling[0], unit) for unit in having):
        yield doubtful(Reason.NEGATION, f"{claim.text} / {having[0].text}")


def _is_behind_out(word: Word, unit: Unit) -> bool:
    out = _OUT.search(unit.text)
    first = next((each.start for each in unit.words if each.stem == word.stem), 0)
    return out is not None and out.end() < first


def check_excluded(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for whom or what the claim affirms something of, though a sentence or a cell leaves it out."""
    claim = alignment.claim
    if claim.language != ENGLISH:
        return
    for unit in alignment.near:
        if _takes_out(unit, alignment):
            yield doubtful(Reason.NEGATION, f"{claim.text} / {unit.text}")
            return
    if any(clause.denials or clause.implied for clause in claim.clauses):
        return
    subject = [word for word in takewhile(lambda word: word.folded not in _VERBS, claim.words) if word.weight]
    named = 0 < len(subject) <= _LONGEST and not _is_said_elsewhere(alignment)
    for parsed in alignment.cited if named else ():
        for unit in parsed.units:
            if not is_row(unit.text) and _leaves_out({word.stem for word in subject}, unit):
                yield doubtful(Reason.NEGATION, f"{claim.text} / {unit.text}")
                return
    for unit in alignment.near:
        if is_row(unit.text) and is_row(unit.context) and (name := _empty(unit, claim)):
            yield doubtful(Reason.NEGATION, f"{name} / {unit.text}")
            return


def _is_said_elsewhere(alignment: Alignment) -> bool:
    """Whether the closest unit says nearly all of the claim, and leaves nothing out."""
    closest = max(alignment.near, key=alignment.fit, default=None)
    if closest is None or closest.denies or any(clause.implied for clause in closest.clauses):
        return False
    return alignment.fit(closest) >= _NEARLY_ALL


def _takes_out(unit: Unit, alignment: Alignment) -> bool:
    """Whether the claim says of what a unit excepts just what the unit says of all others."""
    claim = alignment.claim
    if not EXCEPTS.search(unit.text) or _SETS_APART.search(claim.text) or any(map(str.isdigit, unit.text)):
        return False
    denied = denies_oddly(claim.text, ENGLISH)
    return any(out.is_denied == denied and out.is_meant(claim.words, _MOSTLY) for out in excepted_in(unit.text))


def _leaves_out(subject: set[str], unit: Unit) -> bool:
    """Whether a unit excludes a subject by name."""
    for left_out in (_EXCLUDED, _NOT_FOR):
        match = left_out.search(unit.text)
        if match is None:
            continue
        before = [word for word in unit.words if word.weight and word.end <= match.start()]
        stop = _WHEN.search(unit.text, match.end())
        end = stop.start() if stop else len(unit.text)
        behind = [word for word in unit.words if word.weight and match.end() <= word.start < end][:_NEAR]
        named = before if left_out is _EXCLUDED else [*before, *behind]
        if len(before) <= _NEAR and subject <= {word.stem for word in named}:
            return True
    return False


def _empty(row: Unit, claim: Claim) -> str:
    """Return the name of a column that the claim speaks of, for a row that it names and that has none there; or ""."""
    own, names = cells(row.text), cells(row.context)
    if len(own) != len(names) or not re.search(rf"(?<!\w){re.escape(own[0])}(?!\w)", claim.text, re.IGNORECASE):
        return ""
    said = Bag.of(word.stem for word in claim.words)
    empty = (name for cell, name in zip(own[1:], names[1:], strict=True) if _NONE.match(cell))
    return next((name for name in empty if (word := _first(name, claim.language)) and said.holds(word)), "")


def _first(name: str, language: str) -> Word | None:
    return next((word for word in words_of(name, language) if word.weight), None)
