"""
Claims that only turn the question into a statement: small models write them, and small judges believe them.

Words that the question has are in every page that was found for it, so that they prove less than others.
"""

from collections.abc import Sequence
from functools import lru_cache

from rag.evidence import Passage
from rag.lexical import stems
from rag.terms import keywords

_ANSWERS = frozenset(stems("yes no indeed correct right"))
_ABOUT = 0.3
"""
The share of a question's words that pages hold which bear an echo out.

Of 172 supported sentences of labelled drafts two cite less.
Chat questions tell stories, but their answers are no echoes.
"""


def echoes(claim: str, question: str) -> bool:
    """Whether every word of weight in a claim is the question's own; yes and no aside."""
    said = _said(claim)
    return bool(said) and said <= _asked(question)


def borne_out(claim: str, question: str, cited: Sequence[Passage]) -> bool:
    """
    Whether what an echo cites has every word of weight of it, and enough of the question.

    "Yes, you sign it" may be cited of any page that has a sign.
    """
    texts = (f"{one.source.title} {' '.join(one.section)} {one.lead} {one.text}" for one in cited)
    there = frozenset(stem for text in texts for stem in stems(text))
    asked = frozenset(keywords(question))
    return _said(claim) <= there and len(asked & there) >= _ABOUT * len(asked)


@lru_cache(maxsize=16)  # that of each draft's sentences is one
def _asked(question: str) -> frozenset[str]:
    return frozenset(stems(question))


def _said(claim: str) -> frozenset[str]:
    return frozenset(keywords(claim)) - _ANSWERS
