"""
How likely a score's passage holds the answer: one curve for each ranking, since their scores are of different scales.

Fitted on the best hit of 2,235 questions of five public sets, and of 640 questions put to a corpus that is about
something else, each set weighing the same. Similarity alone cannot tell a near miss from an answer, so the curves are
flat on purpose: below `Gate.refuse_below` lie half of the questions that have nothing to do with the documents, and
under 1% of those that they answer.
"""

from math import exp

Curve = tuple[float, float]
"""Slope and intercept of a logistic."""

_WITH_MEANING: Curve = (3.67, -3.49)
_KEYWORDS_ONLY: Curve = (4.6, -2.7)
_FLAT = 700.0  # beyond it e**x is more than a float holds, and the curve is level anyway


def probability(score: float, *, embedded: bool) -> float:
    """Return the probability, 0.0-1.0, for a score of `rag.rank` with meaning and keywords, or keywords alone."""
    return on(_WITH_MEANING if embedded else _KEYWORDS_ONLY, score)


def on(curve: Curve, score: float) -> float:
    """Return the probability, 0.0-1.0, that a scorer's curve gives to a score."""
    slope, intercept = curve
    return 1 / (1 + exp(min(-(slope * score + intercept), _FLAT)))
