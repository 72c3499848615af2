"""Whether a claim takes back, by words around it, what it says: "it is a myth that", "contrary to the handbook"."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.cue import Cue, cue

_FALSE = r"""(?:wrong|false|untrue|incorrect|inaccurate|mistaken|misleading|nonsense|fals[oae]s?|falsch|unwahr|faux
    |(?:an?\s)?(?:\w+\s)?(?:myth|lie|rumou?r|error|mistake|misconception|misunderstanding|fallacy|fiction|legend))"""
_TRUE = r"(?:true|correct|right|the\scase|accurate|so|a\sfact|certain|wahr|richtig)"
_BE = r"(?:is|was|are|were|be|seems?|isn['’]t|wasn['’]t)"
_SAY = r"""(?:says?|said|saying|claim(?:s|ed|ing)?|states?|stated|thinks?|thought|believes?|believed|assumes?|assumed
    |suggests?|implies|pretends?|asserts?|writes?|written|imagines?|conclude[sd]?|read)"""
_PAGE = r"""(?:pages?|handbooks?|polic(?:y|ies)|documents?|documentation|docs|passages?|guides?|sources?|texts?|rules?
    |wiki|manuals?|statements?|claims?|ideas?|notions?|beliefs?|sentences?|assertions?|rumou?rs?|impression)"""
_WORDS = r"(?:[\w'’-]+\s){0,3}?"

_FRAMES: tuple[Cue, ...] = tuple(
    cue(pattern, re.VERBOSE)
    for pattern in (
        rf"""\b(?:it|that|this)(?:\s(?:{_BE}|would\sbe)|['’]s)\s{_WORDS}{_FALSE}\s(?:to\s{_SAY}|that\b|if\b)
        |\b(?:it|that|this)(?:['’]s)?\s(?:{_BE}\s|would\s)?{_WORDS}(?:not|never|hardly|n['’]t)\s(?:be\s)?{_WORDS}{_TRUE}
            \s(?:to\s{_SAY}|that\b)
        |\b(?:it|that)\s(?:isn|wasn|wouldn)['’]t\s(?:be\s)?{_WORDS}{_TRUE}\s(?:to\s{_SAY}|that\b)
        |\b{_FALSE}\s(?:to\s{_SAY}|in\ssaying|when\s(?:it|they)\s{_SAY})
        |\b(?:there\sis|despite|against)\sthe\s(?:myth|rumou?r|lie|misconception)
        |[:,;(–—-]\s(?:which\sis\s|that\sis\s|is\s)?(?:{_FALSE}|not\s{_TRUE})[\s.!)]*$
        |^\W*(?:that|the\s{_PAGE})\b.{{3,200}}\s(?:is|are|was)\s{_WORDS}(?:{_FALSE}|not\s{_TRUE})[\s.!]*$
        |^\W*(?:{_FALSE}|not\strue)\s?:
        |\bes\s(?:ist|stimmt|wäre)\s(?:{_FALSE}|nicht(?:\s{_TRUE})?),?\s(?:dass|zu\s)
        |\b(?:es\sfalso|no\ses\s(?:cierto|verdad))\sque\b|\bil\sest\sfaux\sque\b|\bil\sn['’]est\spas\s(?:vrai|exact)\sque\b""",
        rf"""\b(?:contrary\sto|in\scontrast\sto\swhat|unlike\swhat|as\sopposed\sto\swhat|in\scontradiction\s(?:to|of)
            |despite\swhat|against\swhat|whatever\s(?:the|our|your|this|that|some)\s{_PAGE})\b(?=.{{3,80}}(?:,|$))
        |\bthe\s(?:opposite|contrary|reverse)\s(?:is|of)\b|\bfar\sfrom\s(?:it|that|being\strue)\b|\bentgegen\b
        |\ba\sdiferencia\sde\slo\sque\b|\bcontrairement\sà\b|\bal\scontrario\sde\b""",
        rf"""\b(?:nobody|no\sone|none|nothing|nowhere|no\s{_PAGE}|not\sone\s{_PAGE})\b\s{_WORDS}{_SAY}\b
        |\b(?:not|never|n['’]t)\s{_WORDS}{_SAY}\s(?:\w+\s)?that\b
        |\b(?:do|should|must|would|could|can|does|did)(?:\snot|n['’]t)\s(?:be\smade\sto\s)?(?:think|believe|assume|claim|say
            |conclude|imagine|suggest|imply|state)\s(?:that\s)?(?=\w)
        |\bniemand\ssagt\b|\bnadie\sdice\b|\bpersonne\sne\sdit\b""",
        rf"""\b(?:it|that)\s{_BE}\s{_WORDS}(?:doubtful|questionable|unlikely|disputed|unproven|unclear|uncertain|debatable
            |unconfirmed|impossible|out\sof\sthe\squestion)\s(?:that|whether|if)\b
        |\b(?:allegedly|supposedly|reportedly|purportedly|wrongly|falsely|mistakenly|incorrectly|erroneously|ostensibly)\b
        |\b(?:doubt|deny|denies|disputes?|refutes?|disproves?|debunks?)\s(?:that|whether|if)\b
        |\b(?:some|people|many|others|they|somebody|someone|critics)\s(?:\w+\s)?(?:claim|say|believe|think|assume)s?\s(?:that\b|,)
        |\bas\sif\s(?=\w+\s(?:\w+\s)?(?:were|was|did|could|had))|\bif\sit\swere\strue\b""",
    )
)
"""Each kind of frame: what follows, or stands before it, is false; the page errs; nobody says it; it is in doubt."""


_MOST = 0.6  # of the claim's words, for a line of the page to take back the same


def check_framed(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a claim whose words are taken back, or put in doubt, where no near line does so with them."""
    for frame in _FRAMES:
        found = frame.search(alignment.claim.text)
        if found and not any(frame.search(unit.text) and _says(unit, alignment) for unit in alignment.near):
            yield doubtful(Reason.DENIAL, found.group().strip())
            return


def _says(unit: Unit, alignment: Alignment) -> bool:
    """Whether a line by itself has most of the claim's words."""
    words = alignment.claim.telling
    return sum(map(unit.own.holds, words)) >= _MOST * len(words)
