"""Whether a claim speaks of something that nothing it cites speaks of."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.claim import Claim
from rag.prove.facts.agree import has_fact
from rag.prove.facts.measures import UNITS
from rag.prove.unit import is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED
from rag.prove.words.clauses import denies
from rag.prove.words.languages import ENGLISH
from rag.prove.words.people import PEOPLE
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word

# What a question calls its asker, the house that is asked, its pages or a measure: pages say "you", "we" or the value.
_FRAME = PEOPLE.union(
    map(
        root_of,
        """company firm employer organisation organization house much many often far soon exactly process policy rule
        page document handbook guide""".split(),
    )
)
_SEVERAL, _SHARE = 2, 0.3  # such words, and of the telling ones; fewer are another way to say what is cited
_SHORT, _FEW = 3, 4  # telling words, and words, of a claim that says one thing of another: there each is its point
_COMPARES = re.compile(r"[a-z]{2,}(?:er|est)|more|most|less|least")
_IS = re.compile(
    r"""^[^,;]*?\b(?:is|are|was|were|(?:is|are|was|were)n['’]t)\s
    (?:(?:not|also|always|still|now|then|made|very|quite|of|an?|the|never)\s)*(?P<said>[^\W\d_][\w-]+)(?:\s\w+)?[.!]?$""",
    re.VERBOSE | re.IGNORECASE,
)
"""A sentence of one clause, and what it first says that something is."""
_INSIDE = re.compile(
    r"\s(?:to\s|(?:(?:of|on|at|in|from)\s)?(?:(?:an?|the|your|their)\s)?(?:(?:lot|much|more|most|very|and|or)\s)?)",
    re.IGNORECASE,
)
"""What may stand inside an expression of two words: "loss of pay", "sensitive to moisture"."""
_MANNER = re.compile(
    r"(?!family|assembly|supply|reply|july)[a-z]{3,}ly|between|among|others?|forward|even|younger|older|longer|shorter",
    re.IGNORECASE,
)
"""Words that make no expression with one beside them: "split evenly", "put forward"."""
_ANSWERS = frozenset(["yes", "no", "indeed", "also"])
_EVERYDAY = frozenset(
    map(
        root_of,
        """really actually simply merely truly against getting rid trouble worth best single side sides both serve
        save saves spend bring brings stand hold sit lie show count mean carry lead kind sort way thing matter point
        altogether entirely whole right exactly quite rather""".split(),
    )
)
"""Words that stand for nothing of their own, and that other words for the same have or lack."""
_PLURAL = re.compile(r"[a-z]{2,}[^\Wsu]s$", re.IGNORECASE)


def check_strangers(alignment: Alignment) -> Iterator[Problem]:
    """
    Yield a doubt for what the claim is about where no cited text has a form or a synonym of it.

    That is: words that the claim has from the question alone, as a question bears nothing out; two that stand together;
    a class of people or things with which the sentence begins, as in "Freelancers get ..."; and the one thing that a
    short sentence says. A single other word of a longer one may be another way to say what is cited.
    """
    claim = alignment.claim
    if claim.language != ENGLISH:
        return
    telling = [word for word in claim.telling if word.weight == 1]
    strange = [word for word in alignment.missing if word.weight == 1 and _is_strange(word, alignment)]
    if not strange:
        return
    lent = [word for word in strange if word.stem in alignment.asked.stems]
    if lent and answers_by_row(alignment):
        strange, lent = [word for word in strange if word not in lent], []
    new = [word for word in strange if word.stem not in _EVERYDAY]
    pairs = (pair for pair in pairwise(telling) if pair[0] in new and pair[1] in new)
    together = [pair for pair in pairs if _is_close(*pair, claim)]
    enough = max(_SEVERAL, _SHARE * len(telling))
    if len(lent) >= enough:
        yield doubtful(Reason.LENT, " ".join(word.text for word in lent))
    elif together and len(new) >= enough:
        yield doubtful(Reason.STRANGE, " ".join(word.text for word in together[0]))
    elif strange and _is_class(strange[0], claim.words) and (lent or _is_alone(strange[0], alignment)):
        yield doubtful(Reason.STRANGE, strange[0].text)
    elif len(telling) <= _SHORT and (said := _predicate(claim, new)):
        yield doubtful(Reason.STRANGE, said.text)


def _predicate(claim: Claim, new: Sequence[Word]) -> Word | None:
    """Return the new word that is all that a short claim says of something: "blue" of "The badge is blue"."""
    if claim.facts or ":" in claim.text or denies(claim.text, claim.language):
        return None
    last = next((word for word in reversed(claim.telling) if word.weight == 1), None)
    said = [word for word in new if not _COMPARES.fullmatch(word.folded)]
    if len(claim.words) > _FEW:
        found = _IS.search(claim.text)
        said = [word for word in said if word is last and found and word.start == found.start("said")]
    return next(iter(said), None)


def answers_by_row(alignment: Alignment) -> bool:
    """Whether a claim has a value or a name of a table's row: of what is asked, the row gives nothing but that."""
    closest = alignment.closest
    if not (is_row(closest.text) and closest.context):
        return False
    return any(has_fact(closest, fact) for fact in alignment.claim.facts)


def _is_strange(word: Word, alignment: Alignment) -> bool:
    if word.stem in _FRAME or word.folded in UNITS or any(word.start in known for known in alignment.short):
        return False
    if any(fact.span.start <= word.start < fact.span.end for fact in alignment.claim.facts):
        return False
    return not any(parsed.bag.likeness(word.stem) >= INFLECTED for parsed in alignment.cited)


def _is_close(one: Word, other: Word, claim: Claim) -> bool:
    """Whether two words make one expression: "export rules", "loss of pay", and not "coincides with cutting"."""
    if not _INSIDE.fullmatch(claim.text, one.end, other.start):
        return False
    return not (_MANNER.fullmatch(one.folded) or _MANNER.fullmatch(other.folded))


def _is_alone(word: Word, alignment: Alignment) -> bool:
    """Whether all else of the claim is cited, so that the page says it of others; else it may be in other words."""
    return all(other is word or other.weight < 1 for other in alignment.missing)


def _is_class(word: Word, words: tuple[Word, ...]) -> bool:
    """Whether a word begins its sentence as a plural without an article: "Phones and headsets are ..."."""
    opens = all(before.folded in _ANSWERS for before in words[: words.index(word)])
    return opens and bool(_PLURAL.match(word.text))
