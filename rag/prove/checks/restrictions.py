"""Whether a claim has kept what the sentence it rests on is restricted to: "For rental cars, …", "Only members …"."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.parse import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.words import Word, stems_of

_RESTRICTED = re.compile(
    r"""(?:only\s(?:[^,;:.]|[,.](?=\d)){3,60}?\s(?:may|can|must|should|is|are|has|have|get|gets|receive|receives)\b
    |(?:only\s)?(?:for|in\scase\sof|in\sthe\sevent\sof)\s(?:[^,;:.]|[,.](?=\d)){3,90},)\s""",
    re.IGNORECASE | re.VERBOSE,
)
_NONE = re.compile(
    r"(?:for\s(?:example|instance|now|more)|if\s(?:needed|necessary|possible|in\sdoubt))\b", re.IGNORECASE
)
_KEPT = 0.34  # of the restriction's words, as of an exception's
_MAIN = 0.5  # of the words behind it, and of the claim by the unit, for the claim to rest on them


def check_restrictions(alignment: Alignment, question: str) -> Iterator[Problem]:
    """
    Yield a doubt where the closest unit begins with a restriction that claim, question and headings all lack.

    Who asks of the restricted thing is answered about it, and a page about nothing else need not be told apart.
    """
    if not alignment.near:
        return
    unit = alignment.closest
    found = _RESTRICTED.match(unit.text)
    if found is None or _NONE.match(unit.text):
        return
    words = [word for word in unit.words if word.weight]
    own = [word for word in words if word.start < found.end()]
    behind = [word for word in words if word.start >= found.end()]
    spoken = Bag.of(word.stem for word in alignment.claim.words)
    if not own or not behind or min(_share(behind, spoken), alignment.fit(unit)) < _MAIN:
        return
    if _share(own, _known(alignment, unit, question)) < _KEPT:
        yield doubtful(Reason.CONDITION, found.group().strip())


def _known(alignment: Alignment, unit: Unit, question: str) -> Bag:
    """Return the words that claim, question, headings and lead-in have."""
    language = alignment.claim.language
    said = frozenset(word.stem for word in alignment.claim.words)
    above = frozenset().union(*(parsed.title.stems for parsed in alignment.cited if unit in parsed.units))
    return Bag.of(said | above | stems_of(f"{question}\n{unit.context}", language), language)


def _share(words: list[Word], known: Bag) -> float:
    return sum(word.weight for word in words if known.holds(word)) / sum(word.weight for word in words)
