"""Which of equally good hits is the newer: a tie-break, never a reason to prefer a worse one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from rag.evidence import Hit


@dataclass(frozen=True, slots=True)
class Freshness:
    """
    How much newer pages count.

    Attributes:
        band: Scores no further apart than this are a tie; on the scale of the ranking. By default what one
            question's score differs by for reasons of arithmetic alone (embeddings of 8 bits).
        half_life_days: After so many days a page is half as fresh. Handbooks are revised about once a year.
    """

    band: float = 0.02
    half_life_days: float = 365.0

    def __post_init__(self) -> None:
        if self.band < 0 or self.half_life_days <= 0:
            raise ValueError(f"a band is not negative, and a half-life is positive: {self!r}")

    def first(self, hits: Sequence[Hit], today: date) -> tuple[Hit, ...]:
        """
        Return the hits, given best first, with newer pages first among those that tie.

        In a tie a page gains a share of the band that halves with each half-life of its age: pages of one week keep
        their order, and nothing overtakes a hit that is better by more than the band. A page without a date keeps its
        very place. A date after today counts as today. Scores stay as they are. Superseded pages are put last after
        this, not before.
        """
        return tuple(hit for tie in self._ties(hits) for hit in self._newest_first(tie, today))

    def _ties(self, hits: Sequence[Hit]) -> Iterator[list[Hit]]:
        tie: list[Hit] = []
        for hit in hits:
            if tie and abs(tie[0].score - hit.score) > self.band:
                yield tie
                tie = []
            tie.append(hit)
        if tie:
            yield tie

    def _newest_first(self, tie: Sequence[Hit], today: date) -> Iterator[Hit]:
        dated = [(hit, self._gain(hit.passage.source.revised, today)) for hit in tie if hit.passage.source.revised]
        ordered = iter(sorted(dated, key=lambda pair: -(pair[0].score + pair[1])))
        for hit in tie:
            yield next(ordered)[0] if hit.passage.source.revised else hit

    def _gain(self, revised: date, today: date) -> float:
        age_days = max((today - revised).days, 0)
        return float(self.band * 0.5 ** (age_days / self.half_life_days))
