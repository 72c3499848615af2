"""Whether something is per day, week, month, quarter or year as it is where it is cited, in all languages."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rag.prove.align import Alignment
from rag.prove.checks.derived import is_worked_out
from rag.prove.facts.agree import is_same
from rag.prove.facts.values import Fact, Quantity
from rag.prove.unit import is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.cue import cue
from rag.prove.words.words import Word

_EACH = r"(?:per|an?|each|every)\s(?:working\s|calendar\s|fiscal\s|leave\s|school\s)?"
_PERIODS = {
    period: cue(words, re.VERBOSE)
    for period, words in {
        "day": rf"""\bdaily\b|\b{_EACH}day\b|/\s?day\b|\btäglich\w*|\b(?:pro|am|jeden)\stag\b|\bdiari[ao]\w*
            |\b(?:al|por|cada)\sdía\b|\b(?:par|chaque)\sjour\b|\bquotidien\w*|毎日|1日(?:あたり|につき)""",
        "week": rf"""\bweekly\b|\b{_EACH}week\b|/\s?week\b|\bwöchentlich\w*|\b(?:pro|jede)\swoche\b|\bsemanal\w*
            |\b(?:a\sla|por|cada)\ssemana\b|\b(?:par|chaque)\ssemaine\b|\bhebdomadaire\w*|毎週|週(?:に|あたり|1回)""",
        "month": rf"""(?<!bi)\bmonthly\b|\b{_EACH}month\b|/\s?month\b|\bmonatlich\w*|\b(?:pro|im|jeden)\smonat\b
            |\bmensual\w*|\b(?:al|por|cada)\smes\b|\b(?:par|chaque)\smois\b|\bmensuel\w*|毎月|月(?:に|あたり|額)""",
        "quarter": rf"""\bquarterly\b|\b{_EACH}quarter\b|\bvierteljährlich\w*|\b(?:pro|im|jedes)\squartal\b
            |\btrimestral\w*|\b(?:al|por|cada)\strimestre\b|\b(?:par|chaque)\strimestre\b|\btrimestriel\w*|四半期""",
        "year": rf"""\b(?:yearly|annual(?:ly)?|per\sannum)\b|\b{_EACH}year\b|/\s?year\b|\bjährlich\w*|\banual\w*
            |\b(?:pro|im|jedes)\sjahr\b|\b(?:al|por|cada)\saño\b|\b(?:par|chaque)\san(?:née)?\b|\bannuel\w*
            |毎年|年(?:に|間|あたり)""",
    }.items()
}
_HINTS = {
    "day": "day daily tag täglich diari día jour quotidien 日".split(),
    "week": "week woch wöch seman semaine hebdo 週".split(),
    "month": "month monat mes mens mois 月".split(),
    "quarter": "quarter quartal viertelj trimestr 四半期".split(),
    "year": [*"year annu jahr jähr anual año année 年".split(), "per an", "par an", "chaque an"],
}
"""One of them is in every line with such a period: the others, most of them, are looked through no further."""
_CUT = re.compile(r"[;:,()]\s|[.](?:\s|$)|、|。|\b(?:and|but|while|whereas|und|aber|y|pero|et|mais)\b", re.IGNORECASE)
_WORKED_OUT = re.compile(
    r"\b(?:therefore|thus|so that|which (?:comes|makes|is)|comes? to|works? out|in total|equals?|amounts? to)\b",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"\b(?:every|each|per|once)\s(?:in\s)?(?:\w+\s)?(?:\d+|two|three|four|five|six|seven|twelve)\b"
    r"|fortnight|biweekly|half|other",
    re.IGNORECASE,
)
"""A period of several units, which may be another period's equal: "every three months"."""
_ABOUT, _CLEARLY = 0.5, 0.2  # of a stretch, for another to be about it; by which it must be better
_TELLING = 1.0  # weight of a stretch that can be told from others


@dataclass(frozen=True, slots=True)
class _Stretch:
    """A part of a line between stops and "and"."""

    text: str
    periods: frozenset[str]
    words: Sequence[Word]
    values: Sequence[Quantity]

    def coverage(self, other: "_Stretch", language: str) -> float:
        """Return the share of this one's words that another holds; of another language, of its values."""
        if language:
            bag = Bag.of((word.stem for word in other.words), language)
            return sum(word.weight * bag.likeness(word.stem) for word in self.words) / self.weight
        return sum(any(is_same(value, one) for one in other.values) for value in self.values) / len(self.values)

    @property
    def weight(self) -> float:
        return sum(word.weight for word in self.words)


def check_periods(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for what is per week in the claim and per month in the stretch that says the same otherwise."""
    claim = alignment.claim
    if not _periods_in(claim.text):
        return
    own = [one for one in _stretches(claim.text, claim.words, claim.facts) if one.periods]
    if not own or _WORKED_OUT.search(claim.text):
        return
    foreign = all(parsed.language != claim.language for parsed in alignment.cited)
    near = [
        stretch
        for unit in alignment.near
        if not is_row(unit.text)
        for stretch in _stretches(unit.text, unit.words, unit.facts)
    ]
    for one in own:
        if len(one.periods) > 1 or _COUNTED.search(one.text) or not (one.values if foreign else one.weight >= _TELLING):
            continue
        other = _otherwise(one, near, "" if foreign else claim.language)
        if other and not any(is_worked_out(value, alignment) for value in one.values):
            yield doubtful(Reason.UNIT, f"{one.text.strip()} / {other.text.strip()}")


def _otherwise(one: _Stretch, near: Sequence[_Stretch], language: str) -> _Stretch | None:
    """Return the stretch that is closest to one and has another period alone, if there is such a one."""
    ranked = sorted(((one.coverage(other, language), other) for other in near), key=lambda pair: -pair[0])
    best, closest = next(((share, other) for share, other in ranked if other.periods), (0.0, None))
    if closest is None or best < _ABOUT or best < ranked[0][0] or _COUNTED.search(closest.text):
        return None
    if any(value.value not in {other.value for other in closest.values} for value in one.values):
        return None  # 12 a year of one a month
    as_close = [other for share, other in ranked if share > best - _CLEARLY]
    return None if any(one.periods & other.periods for other in as_close) else closest


def _periods_in(text: str) -> frozenset[str]:
    """Return the periods that a line names."""
    small = text.lower()
    hinted = (period for period, hints in _HINTS.items() if any(hint in small for hint in hints))
    return frozenset(period for period in hinted if _PERIODS[period].search(text))


def _stretches(text: str, words: Sequence[Word], facts: Sequence[Fact]) -> Iterator[_Stretch]:
    cuts = [0, *(match.start() for match in _CUT.finditer(text)), len(text)]
    for start, end in pairwise(cuts):
        said = text[start:end]
        yield _Stretch(
            said,
            _periods_in(said),
            [word for word in words if word.weight and start <= word.start < end],
            [fact for fact in facts if isinstance(fact, Quantity) and start <= fact.span.start < end],
        )
