"""
How likely a score's passage holds the answer: one curve for each ranking, since their scores are of different scales.

Fitted on the best hit of 2,235 questions of five public sets, and of 640 questions put to a corpus that is about
something else, each set weighing the same. Similarity alone cannot tell a near miss from an answer, so the curves are
flat on purpose: below `Gate.refuse_below` lie half of the questions that have nothing to do with the documents, and
under 1% of those that they answer.
"""

from math import exp

_WITH_MEANING = (3.67, -3.49)  # slope and intercept of the logistic
_KEYWORDS_ONLY = (4.6, -2.7)


def probability(score: float, *, embedded: bool) -> float:
    """Return the probability, 0.0-1.0, for a score of `rag.rank` with meaning and keywords, or keywords alone."""
    slope, intercept = _WITH_MEANING if embedded else _KEYWORDS_ONLY
    return 1 / (1 + exp(-(slope * score + intercept)))
