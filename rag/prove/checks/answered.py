"""Whether what a claim adds to an open question of the page is in the answer to it."""

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

from rag.prove.align import Alignment
from rag.prove.checks.questions import heading_of
from rag.prove.facts.agree import has_fact
from rag.prove.parse import Parsed
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.words import Word, stems_of
from rag.sentences import QUESTION_MARKS

_LENT = 0.4  # of a claim's words, for it to be what the question asks for
_MANNER = re.compile(r"[a-z]{3,}ly")  # "usually" is no answer to a question


def check_answered(alignment: Alignment) -> Iterator[Problem]:
    """
    Yield a doubt where a question bears a claim out, and nothing behind it has any of what the claim says beside that.

    "Where do I park? In the cellar." says of the yard as little as of the street. A claim without more words than the
    question has is what the question takes for granted.
    """
    claim = alignment.claim
    total = sum(word.weight for word in claim.telling)
    for question, answer in _questions(alignment):
        lent = [word for word in claim.telling if question.holds(word)]
        if sum(word.weight for word in lent) < _LENT * total:
            continue
        added = [word for word in claim.telling if word not in lent and not _MANNER.fullmatch(word.folded)]
        if added and not _tells(answer, added, alignment):
            yield doubtful(Reason.ASKED, " ".join(word.text for word in added))
            return


def _tells(answer: Sequence[Unit], added: Sequence[Word], alignment: Alignment) -> bool:
    """Whether an answer has one of the words, or a value of the claim."""
    if any(unit.own.holds(word) for unit in answer for word in added):
        return True
    return any(has_fact(unit, fact) for unit in answer for fact in alignment.claim.facts)


def _questions(alignment: Alignment) -> Iterator[tuple[Bag, Sequence[Unit]]]:
    """Yield the questions in the windows, above them and over the text, each with the units up to the next one."""
    for window in alignment.windows:
        parsed = alignment.cited[window.index]
        above = next((at for at in range(window.first - 1, -1, -1) if _asks(parsed.units[at])), None)
        asked = [at for at in range(window.first, window.last + 1) if _asks(parsed.units[at])]
        for at in asked if above is None else [above, *asked]:
            yield parsed.units[at].own, _up_to_next(parsed, at + 1)
        if above is None and (heading := heading_of(parsed)).endswith(QUESTION_MARKS):
            yield Bag.of(stems_of(heading, parsed.language)), _up_to_next(parsed, 0)


def _up_to_next(parsed: Parsed, first: int) -> Sequence[Unit]:
    return list(takewhile(lambda unit: not _asks(unit), parsed.units[first:]))


def _asks(unit: Unit) -> bool:
    return unit.text.rstrip().endswith(QUESTION_MARKS)
