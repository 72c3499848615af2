"""Whether a claim affirms what a page denies with a pronoun alone: "los viajes en tren no la requieren"."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.values import Problem, Reason, doubtful

_DENIED = {
    "es": re.compile(r"\bno\sl[aoe]s?\s\w+(?=\s*(?:[.;,]|$))", re.IGNORECASE),
    "fr": re.compile(r"\bn(?:e\sl[ae]s?\s|e\sl['’]|['’]en\s)\w+\spas(?=\s*(?:[.;,]|$))", re.IGNORECASE),
}
_STOP = re.compile(r"[.;,:]\s|\s(?:pero|mientras\sque|mais|tandis\sque)\s", re.IGNORECASE)


def check_elliptic(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt where a claim without a denial speaks of what such a denial is said of, and of that alone."""
    claim = alignment.claim
    pattern = _DENIED.get(claim.language)
    if pattern is None or any(clause.denials for clause in claim.clauses):
        return
    said = alignment.spoken.stems
    for unit in alignment.near:
        for match in pattern.finditer(unit.text):
            begin = max((stop.end() for stop in _STOP.finditer(unit.text, 0, match.start())), default=0)
            before = {word.stem for word in unit.words if word.start < begin}
            inside = [word for word in unit.words if begin <= word.start < match.start() and word.weight == 1]
            alone = {word.stem for word in inside} - before
            if before and alone and alone <= said:
                yield doubtful(Reason.NEGATION, f"{claim.text} / {unit.text[begin : match.end()]}")
                return
