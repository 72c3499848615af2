"""Whether a claim must, should or may what it cites must, should or may; all, only and either."""

import re
from collections.abc import Iterator
from enum import Enum
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.checks.only import ONLY, adds_only
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.cue import cue


class Force(Enum):
    """How strongly something is said."""

    MUST = 3
    SHOULD = 2
    MAY = 1
    USUALLY = 0


_FORCES = {
    Force.MUST: r"""\b(?:must|shall|ha(?:s|ve|d)\sto|requires?|required|mandatory|always|needs?\sto|obliged|obligatory
        |compulsory|imperative|muss|musst|müsst|müssen|verpflichtend|immer|zwingend|vorgeschrieben|(?:ist|sind)\s(?:[^\W\d_]+\s){0,4}?zu\s[^\W\d_]+en
        |deb(?:en?|es|emos|éis)|tienen?\sque|tienes\sque|tenemos\sque|obligatori\w+|siempre|hay\sque
        |doi(?:[ts]|vent)|dev(?:ez|ons)|obligatoire\w*|toujours|il\sfaut
        |sont\stenus)\b|必ず|なければ(?:ならない|なりません|いけません)|ないといけません|必須|義務""",
    Force.SHOULD: r"""\b(?:should|recommend\w*|encourag\w*|ideally|prefer\w*
        |advis\w+|suggest\w*|best\spractice
        |desired|expected\sto|favou?red|ought|soll\w*|empf\w+|idealerweise|möglichst|ermunter\w*|deber(?:ía[ns]?|íamos|íais)
        |recomiend\w+
        |recomend\w+|idealmente|conviene|devr(?:ai[ts]|aient|iez|ions)|recommand\w+|idéalement|de\spréférence
        |conseill\w+)\b|べき|推奨|望まし|理想""",
    Force.MAY: r"""\b(?:may(?!\snot)|might|could
        |(?<!as\syou\s)(?<!as\sthey\s)(?<!before\sit\s)(?<!before\syou\s)(?<!before\sthey\s)can(?!['’]t|\snot)|optional\w*|(?<!as\s)possib\w+
        |(?<!not\s)(?:allowed|permitted)|free\sto|welcome|up\sto\syou|feel\sfree|choose\sto|discretion|voluntary|voluntarily|not\srequired
        |if\s(?:you|they)\s(?:wish|want|like|prefer)|kann|kannst|könn(?:en|t)|darf|darfst|dürf(?:en|t)|möglich|freiwillig
        |pued(?:en?|es)|podemos|podrá[ns]?
        |opcional\w*|posible|peu(?:[tx]|vent)|pouv(?:ez|ons)|pourrai\w*|facultati\w+
        |(?<!as\s)possible)\b|てもよい|できます|可能|任意|かもしれ""",
    Force.USUALLY: r"""\b(?:usually|typically|generally|normally|often|sometimes|mostly|meist\w*|normalerweise
        |in\sder\sregel|üblicherweise|normalmente|generalmente|suelen?|généralement|normalement|souvent)\b|通常|原則""",
}
_CUES = {force: cue(words, re.VERBOSE) for force, words in _FORCES.items()}
_WEAKER = (Force.SHOULD, Force.MAY, Force.USUALLY)
_AS_WISHED = cue(
    r"\b(?:if (?:they|you) (?:wish|want|like)(?=\W*(?:$|[,.;)]))|optional(?:ly)?|at (?:their|your) discretion)\b"
)
_LIMITED = re.compile(
    r"\b(?:no (?:more|longer|later|less|fewer)|at (?:most|least)|up to|only|maximum)\b", re.IGNORECASE
)
_FREE = re.compile(r"\b(?:optional|may|can|wish|want|like|discretion|voluntary|prefer)\b", re.IGNORECASE)

_NOT_MUST = re.compile(
    r"\b(?:who|that|which|what|whatever|all|everything)\s(?:\w+\s)?(?:needs?|ha(?:s|ve))\sto\b"
    r"|\bnot\s(?:all|every\w*|each|both)\b[^,;.]{0,40}?\b(?:ha(?:ve|s)\sto|needs?\sto|must)\b"
    r"|\b(?:nobody|no one|none|not|\w+n['’]t)\s(?:\w+\s){0,2}?"
    r"(?:ha(?:ve|s)\sto|needs?\sto|required|obliged|mandatory)\b"
    r"|\bno\s(?:\w+\s){1,4}?(?:is|are|be|was|were)\s(?:needed|required|necessary|mandatory|obligatory)\b",
    re.IGNORECASE,
)
_NEEDS = re.compile(
    r"\bneeds?\s(?:an?|the|your|their|our|its|his|her|written|prior|\w+\s(?:approval|permission|consent))\b",
    re.IGNORECASE,
)
"""What is needed must be had: "needs your lead's approval"."""
_UNTIL = cue(r"\b(?:may|can)\s[^,;.]*\buntil\s[^,;.]*\bbefore\b")
"""What may be done until then must be done by then."""
_PURPOSE = cue(r"(?:^|\s)(?:in\sorder\s)?to\s(?!have\b|be\b)[a-z]+\s")
_MUST_BE = cue(
    r"""\b(?:must|ha(?:s|ve)\sto|needs?\sto)\s(?:have|live|own|hold|belong
    |be\s(?:an?|at|in|from|over|under|aged|\d+))\b""",
    re.VERBOSE,
)
_VERBS = frozenset(("must", "shall", "has", "have", "needs", "need"))
_MAY_ONLY = re.compile(r"\b(?:can|may)\sonly\b", re.IGNORECASE)
"""What can only be so must be: "can only be lifted by a vote" requires one."""
NO_X_MAY = re.compile(r"\b(?:no|neither)\s(?:[\w-]+\s){1,3}(?:may|can)\b", re.IGNORECASE)
NOBODY_MAY = re.compile(r"\b(?:no\sone|nobody|none)\smay\b[^.;]{0,30}\b(?:fewer|less)\b", re.IGNORECASE)
"""Who may not do less must do so much."""
_ALL = cue(
    r"(?<!not\s)\b(?:all|every|everyone|everybody|each|any|anyone|always|(?<!of\s)(?<!by\s)(?<!to\s)(?<!from\s)whoever|regardless|alle\w*|jede\w*|immer"
    r"|tod[oa]s|siempre|tous|toutes|toujours|chaque)\b"
)
_IN_FULL = cue(r"\b(?:in\sfull|fully|whole)\b")
ALL_OTHERS = cue(
    r"\b(?:(?:all|every|any|each)\s(?:of\s)?(?:the\s)?(?:others?|rest|remaining)|every(?:one|body|thing)\selse|the\s(?:rest|others?))\b"
)
"""What says "all" of what something else leaves."""
_BOTH = cue(r"\bboth\s(?:\w+\s){1,4}?and\b|[\w,;]\sand\s*$", re.MULTILINE)
"""Two things that must both be: "both A and B", or items of which one ends with "and"."""
_EITHER, _EITHER_OR = re.compile(r"\beither\b(?=\s\w)"), re.compile(r"\b(?:either|or)\b")
_OF_BOTH = re.compile(r"\b(?:all|any|both|each|every|two|neither)\b", re.IGNORECASE)
_OR = cue(r"\bor\b(?!\s(?:less|more|fewer|later|earlier|higher|lower|longer|shorter|under|over|above|below)\b)")
_SOME = re.compile(r"\b(?:some|certain|select|most|few|many|limited|only|solo|nur)\b", re.IGNORECASE)
_EVERYBODY = frozenset("all every everyone everybody always".split())
_WHICH = re.compile(r"\b(?:who|whose|if|unless|when|provided|as long as)\b", re.IGNORECASE)
_TELLING = 3  # words behind "who" that tell which
_TOLD = 0.34  # of the words that tell which, for the claim to tell it too
_STRETCH = re.compile(r";\s|[.]\s")
_ALWAYS = cue(
    r"""\b(?:always|(?<!that\s)(?<!who\s)(?<!which\s)(?<!that\swere\s)(?<!that\swas\s)(?<!that\syou\s)never
    |in\s(?:all|any)\scases?|however\s(?:long|much|many)|regardless)\b""",
    re.VERBOSE,
    needs="always never case however regardless",
)
_EVEN = cue(r"\b(?:even (?:if|when|with|without)|whether or not|regardless)\b", needs="even whether regardless")
_STILL = re.compile(
    r"\b(?:even|whether or not|regardless|also|too|still|anyway|nevertheless|nonetheless|all the same|despite"
    r"|no matter|whatever|irrespective)\b",
    re.IGNORECASE,
)
_EXCEPTED = re.compile(r"\b(?:unless|except\w*|only|if|when|provided)\b", re.IGNORECASE)
_ONLY_IF = re.compile(r"\b(?:if|unless|except|when)\b", re.IGNORECASE)
IF = cue(
    r"\b(?:if|unless|except\w*|provided|as long as|only|in case|otherwise|subject to|depending|when|once|without"
    r"|wenn|falls|sofern|außer|si|salvo|excepto|sauf)\b|限り|場合"
)
"""Words that say when something holds, or that it does not always."""


def check_force(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where the claim is stronger or weaker than the closest unit."""
    if not alignment.near:
        return
    text, near, top = alignment.claim.text, alignment.near_text, _top(alignment)
    must, may = says(Force.MUST, text), says(Force.MAY, text)
    must = must and says(Force.MUST, _NOT_MUST.sub(" ", text))
    must = "" if must and (is_prerequisite(text) or _UNTIL.search(near)) else must
    if (
        must
        and not says(Force.MUST, near)
        and not (_NEEDS.search(near) or NOBODY_MAY.search(near) or _MAY_ONLY.search(near))
        and not _is_said_of_it(must, alignment)
        and _is_weaker(_stretch(alignment))
    ):
        yield doubtful(Reason.MODALITY, must)
    elif (
        may
        and not must
        and not any(clause.is_denied for clause in alignment.claim.clauses)  # "nobody may" is no leave
        and not (_LIMITED.search(text) or NO_X_MAY.search(text))
        and not says(Force.SHOULD, text)
        and says(Force.MUST, top)
        and not _is_weaker(near)
    ):
        yield doubtful(Reason.MODALITY, may)
    elif (wished := _AS_WISHED.search(text)) and not _FREE.search(alignment.near_text):
        yield doubtful(Reason.MODALITY, wished.group())


def _is_said_of_it(must: str, alignment: Alignment) -> bool:
    """Whether a cited unit has the very word of what stands before it in the claim: "attendance is mandatory"."""
    if " " in must or must.lower() in _VERBS:
        return False
    start = alignment.claim.text.find(must)
    before = [word for word in alignment.claim.telling if word.end <= start][-1:]
    units = (unit for parsed in alignment.cited for unit in parsed.units if must.lower() in unit.text.lower())
    return bool(before) and any(unit.own.holds(before[0]) for unit in units)


def check_scope(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where the claim adds "only", "all" or "either", or has "or" for "both"."""
    text, near = alignment.claim.text, alignment.near_text
    only, every = ONLY.search(text), _ALL.search(text)
    if only and adds_only(only, alignment):
        yield doubtful(Reason.SCOPE, only.group())
    if (
        every
        and not only
        and not (ALL_OTHERS.search(text) or _IN_FULL.search(near))
        and not IF.search(text)
        and not _ALL.search(near)
        and _is_part(every.group(), alignment)
    ):
        yield doubtful(Reason.SCOPE, every.group())
    elif (
        (always := _ALWAYS.search(text))
        and not (IF.search(text) or _ALWAYS.search(near))
        and _is_sometimes(_top(alignment))
    ):
        yield doubtful(Reason.SCOPE, always.group())
    if (even := _EVEN.search(text)) and not _STILL.search(near) and _EXCEPTED.search(near):
        yield doubtful(Reason.CONDITION, even.group())
    if _adds_either(alignment):
        yield doubtful(Reason.SCOPE, "either")
    if _BOTH.search(near) and _OR.search(text) and not _OR.search(near) and "both" not in text.lower():
        yield doubtful(Reason.SCOPE, "or")


def _adds_either(alignment: Alignment) -> bool:
    """Whether the claim says "either A or B", or "on either side", where nothing near says "or", or is of both."""
    text, near = alignment.claim.text, alignment.near_text
    either = _EITHER.search(text)
    if either is None or _EITHER_OR.search(near):
        return False
    one_of_two = not _OR.search(text, either.end())
    return not (one_of_two and (_OF_BOTH.search(near) or any(clause.denials for clause in alignment.claim.clauses)))


def _is_part(every: str, alignment: Alignment) -> bool:
    """Whether the closest unit speaks of some alone: it says so, or tells which in words that the claim lacks."""
    top = alignment.near[0]
    if _SOME.search(_top(alignment)):
        return True
    which = _WHICH.search(top.text)
    if which is None or every.lower() not in _EVERYBODY:
        return False
    told = [word for word in top.words if word.weight and word.start >= which.end()][:_TELLING]
    spoken = alignment.spoken
    return bool(told) and sum(spoken.holds(word) for word in told) / len(told) < _TOLD


def _stretch(alignment: Alignment) -> str:
    """Return the stretch of the top unit, between semicolons, that has most of the claim; with what it stands under."""
    top = alignment.near[0]
    cuts = [0, *(cut.end() for cut in _STRETCH.finditer(top.text)), len(top.text)]
    said = Bag.of(word.stem for word in alignment.claim.telling)

    def share(span: tuple[int, int]) -> float:
        return sum(word.weight for word in top.words if span[0] <= word.start < span[1] and said.holds(word))

    start, end = max(pairwise(cuts), key=share)
    return f"{top.context}\n{top.text[start:end]}"


def _is_sometimes(text: str) -> bool:
    """Whether something holds under a condition, or may be so, and not always."""
    return bool(_ONLY_IF.search(text)) or (_is_weaker(text) and not _ALWAYS.search(text))


def _is_weaker(text: str) -> bool:
    return any(says(force, text) for force in _WEAKER)


def _top(alignment: Alignment) -> str:
    return f"{alignment.near[0].context}\n{alignment.near[0].text}"


def is_prerequisite(text: str) -> bool:
    """Whether a line tells what one must be to do what those may who are: "to get a card you must live here"."""
    return bool(_MUST_BE.search(text) and _PURPOSE.search(text))


def says(force: Force, text: str) -> str:
    """Return the first words of a text with a force, "" without any."""
    match = _CUES[force].search(text)
    return match.group() if match else ""
