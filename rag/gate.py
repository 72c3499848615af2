"""How sure, so how it speaks: decided in code, from the evidence, before anything is written."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rag.evidence import Hit
from rag.mentions import Mentions, mentions, speak_of_abroad
from rag.particulars import Particulars, negated
from rag.reply import Tier

LOOKED_AT = 8
"""Hits that are looked through for the question's particulars."""

_CLOSEST = 5  # hits of which one may hold for a country that it does not name


@dataclass(frozen=True, slots=True)
class Gate:
    """
    Where the tiers part, as probabilities of the best hit.

    Attributes:
        refuse_below: Nothing found is likely enough to be worth showing.
        hedge_below: Shown, but said to be unsure.
        cite_below: Shown with every claim's source named.
    """

    refuse_below: float = 0.09
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

    def lowered(self, tier: Tier, kept: Sequence[Hit], *, failed: bool) -> Tier:
        """
        Return the tier of what a relevance judge kept: never surer than the search was, and no refusal any more.

        Args:
            tier: Of the search, not a refusal.
            kept: Best first, at least one.
            failed: Whether some were kept without a verdict.
        """
        best = kept[0].probability
        left = Tier.HEDGE if failed or best is None else self.tier(best)
        worse = max(tier, left, key=list(Tier).index)
        return Tier.HEDGE if worse is Tier.REFUSE else worse


@dataclass(frozen=True, slots=True)
class Gates:
    """
    The thresholds of every collection.

    Wherever a question's hits are from several, the collection of the best one decides, alone: a probability is that
    of a search's best hit, and means nothing of the others. What is best is asked anew at each step: of the first
    search for whether to rephrase, of what was found for the tier and for whether a relevance judge is asked, of what
    that judge kept for the tier that is left, which is never surer than the one before. So a demanding collection's
    best hit is refused though a laxer one's second would pass: nobody gets the second best for what is not sure enough.

    Attributes:
        usual: Of the collections that have none of their own.
    """

    usual: Gate = field(default_factory=Gate)
    by_collection: Mapping[str, Gate] = field(default_factory=dict)

    def of(self, hits: Sequence[Hit]) -> Gate:
        """Return the thresholds that hold for these hits, given best first; the usual ones for none."""
        return self.by_collection.get(hits[0].passage.source.collection, self.usual) if hits else self.usual


@dataclass(frozen=True, slots=True)
class Verdict:
    """How to speak, and the names of the question that nothing found contains, as far as a reply says so."""

    tier: Tier
    missing: tuple[str, ...] = ()


def judge(hits: Sequence[Hit], wanted: Particulars, gate: Gate) -> Verdict:
    """
    Return the tier for these hits.

    A name, an identifier or a country that none of the hits contains means that there is no evidence; a page about
    any country may hold for one that it does not name. One that only tells the asker's story may be absent, and a
    country where no hit names another. It is hedged then, and where the best hit does not name the country, where none
    has a number or half of a name, and where the best hit denies nothing and the question does.
    """
    if not hits:
        return Verdict(Tier.REFUSE)
    passages = [hit.passage for hit in hits[:LOOKED_AT]]
    found = mentions(passages if wanted.names or wanted.countries or wanted.details else ())
    names = tuple(name for name in wanted.names if not found.name(name))
    countries = tuple(country for country in wanted.countries if not found.country(country))
    needed = tuple(name for name in names if name not in wanted.told)
    if countries and not speak_of_abroad(passages[:_CLOSEST]):
        needed += tuple(country for country in countries if country not in wanted.told or found.any_country())
    if needed:
        return Verdict(Tier.REFUSE, needed)
    best = hits[0].probability
    tier = Tier.HEDGE if best is None else gate.tier(best)
    if tier is not Tier.REFUSE and (
        names or countries or _is_elsewhere(hits[0], wanted) or _falls_short(hits[0], found, wanted)
    ):
        return Verdict(Tier.HEDGE, tuple(one for one in (*names, *countries) if one in wanted.told))
    return Verdict(tier)


def _is_elsewhere(best: Hit, wanted: Particulars) -> bool:
    """Whether the best hit speaks of none of the countries: that another page names them says nothing of this one."""
    return bool(wanted.countries) and not any(map(mentions([best.passage]).country, wanted.countries))


def _falls_short(best: Hit, found: Mentions, wanted: Particulars) -> bool:
    complete = all(map(found.whole, wanted.names)) and all(map(found.whole, wanted.details))
    return not complete or (wanted.negated and not negated(best.passage.text))
