"""How sure, so how it speaks: decided in code, from the evidence, before anything is written."""

from collections.abc import Sequence
from dataclasses import dataclass

from rag.evidence import Hit
from rag.particulars import Particulars, missing
from rag.reply import Tier

LOOKED_AT = 8
"""Hits that are looked through for the question's particulars."""


@dataclass(frozen=True, slots=True)
class Gate:
    """
    Where the tiers part, as probabilities of the best hit.

    Attributes:
        refuse_below: Nothing found is likely enough to be worth showing.
        hedge_below: Shown, but said to be unsure.
        cite_below: Shown with every claim's source named.
    """

    refuse_below: float = 0.08
    hedge_below: float = 0.4
    cite_below: float = 0.6

    def __post_init__(self) -> None:
        if not 0 <= self.refuse_below <= self.hedge_below <= self.cite_below <= 1:
            raise ValueError(f"thresholds ascend from 0 to 1: refuse, hedge, cite, not {self!r}")

    def tier(self, probability: float) -> Tier:
        """Return the tier of a probability."""
        for tier, below in (
            (Tier.REFUSE, self.refuse_below),
            (Tier.HEDGE, self.hedge_below),
            (Tier.CITE, self.cite_below),
        ):
            if probability < below:
                return tier
        return Tier.NORMAL


@dataclass(frozen=True, slots=True)
class Verdict:
    """How to speak, and the question's particulars that nothing found contains."""

    tier: Tier
    missing: tuple[str, ...] = ()


def judge(hits: Sequence[Hit], wanted: Particulars, gate: Gate) -> Verdict:
    """
    Return the tier for these hits.

    A name, identifier or country that none of the hits contains means that there is no evidence. A number, or a
    negation, that none contains means only that the pages may not meet the question: what is shown is hedged.
    """
    if not hits:
        return Verdict(Tier.REFUSE)
    passages = [hit.passage for hit in hits[:LOOKED_AT]]
    absent = missing(wanted.names, passages)
    if absent:
        return Verdict(Tier.REFUSE, absent)
    best = hits[0].probability
    tier = Tier.HEDGE if best is None else gate.tier(best)
    if tier is not Tier.REFUSE and missing(wanted.numbers, passages):
        return Verdict(Tier.HEDGE)
    return Verdict(tier)
