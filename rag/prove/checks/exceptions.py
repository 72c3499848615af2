"""Whether a claim has an exception that no page has, or never lets happen what a page lets happen there alone."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.facts.agree import is_same
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.clauses import Clause
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word

_UNLESS = cue(r"\b(?:unless|except\s(?:if|when|where|that)|save\s(?:if|when))\b", needs="unless except save")
_BOUNDS = cue(
    r"""\b(?:unless|except\w*|excluding|only|solely|if|when|whenever|where|once|until|till|before|after|without|with|within|but|other
    |others|otherwise|else|apart|aside|however|provided|as\slong\sas|in\scase|subject\sto|depend\w*|requir\w+|needs?|must
    |should|who|during|no|not|never|outside|besides|first)\b|n['’]t\b""",
    re.VERBOSE,
)
"""What lets a line hold for some and not for others: an exception said in other words has one of these."""
_MAY = cue(r"\b(?:may|can|free\sto)\b", needs="may can free")
"""The same of what holds by default: "4% goes in; you can change it"."""
_END = re.compile(r"[;:.)](?:\s|$)|,\s(?:but|and|while|whereas)\b", re.IGNORECASE)
_HALF = 0.5  # of the words of an exception, for a line to have it
_ONLY = cue(r"(?<!not )(?<!n't )(?<!n’t )\b(?:only|solely|exclusively)\b", needs="only solely exclusive")
_SIDES = cue(
    r"""\b(?:only|solely|exclusively|unless|except\w*|other|others|otherwise|else|outside|before|after|earlier|later|until
    |till|without|beyond|over|above|under|below|more|less|fewer|elsewhere|apart|besides|non|just|alone|if|when|once)\b""",
    re.VERBOSE,
)
"""What speaks of another side than that where alone something holds."""
_FOLLOWING = 6  # words and values behind an "only" that say what it bounds
_NEARLY_ALL = 0.85  # of the claim, for a unit whose "only" bounds a single word to say the same


def check_exceptions(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for an "unless" of the claim whose words no near line that sets bounds has."""
    claim = alignment.claim
    found = _UNLESS.search(claim.text) if claim.language == ENGLISH else None
    if found is None:
        return
    stop = _END.search(claim.text, found.end())
    end = stop.start() if stop else len(claim.text)
    words = [word for word in claim.telling if found.end() <= word.start < end]
    if found.start() == 0 and (comma := claim.text.find(",")) > 0:
        words = [word for word in words if word.start < comma]
    bounds = [_BOUNDS] if any(clause.is_denied for clause in claim.clauses) else [_BOUNDS, _MAY]
    units = [unit for unit in (*alignment.near, *alignment.around) if any(bound.search(unit.text) for bound in bounds)]
    if words and not any(_share(words, unit) >= _HALF for unit in units):
        yield doubtful(Reason.CONDITION, claim.text[found.start() : end])


def _share(words: Sequence[Word], unit: Unit) -> float:
    return sum(word.weight for word in words if unit.bag.holds(word)) / sum(word.weight for word in words)


def check_never_there(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "never between 2 and 6" of what happens "only between 2 and 6"."""
    claim = alignment.claim
    denying = [clause for clause in claim.clauses if clause.is_denied]
    if claim.language != ENGLISH or not denying:
        return
    for unit in alignment.near:
        only = _ONLY.search(unit.text)
        if only is None or unit.denies:
            continue
        if any(_has_all(clause, only.end(), unit, alignment) for clause in denying):
            yield doubtful(Reason.NEGATION, f"{claim.text} / {unit.text}")
            return


def _has_all(clause: Clause, start: int, unit: Unit, alignment: Alignment) -> bool:
    """Whether a clause has each word and value that an "only" of a unit bounds, and tells of no other side."""
    stop = _END.search(unit.text, start)
    end = stop.start() if stop else len(unit.text)
    words = [word for word in unit.words if word.weight == 1 and start <= word.start < end][:_FOLLOWING]
    values = [fact for fact in unit.facts if start <= fact.span.start < end]
    taken = [fact.span for fact in values]
    words = [word for word in words if not any(span.start <= word.start < span.end for span in taken)]
    ours = [fact for fact in alignment.claim.facts if clause.start <= fact.span.start < len(clause.line)]
    told = len(words) + len(values)
    if not told or (told == 1 and alignment.fit(unit) < _NEARLY_ALL) or _SIDES.search(clause.line):
        return False
    return all(map(clause.bag.holds, words)) and all(any(is_same(fact, value) for fact in ours) for value in values)
