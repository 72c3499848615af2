"""A file of exported exchanges, as far as deciding them anew needs them."""

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from adapters.evaluation.cases import BadSet, checked, json_rows
from rag.evidence import Hit, Parts, Passage, Source
from rag.outcome import Judged
from rag.replay import Decision, Kind, Recorded
from rag.reply import Question, Tier, Why


class _Row(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class _Parts(_Row):
    coverage: float
    nearness: float
    cosine: float | None = None
    sentence: float | None = None
    clauses: tuple[float, ...] = ()


class _Hit(_Row):
    source_id: str
    title: str
    url: str
    collection: str
    revised: date | None = None
    superseded_by: str = ""
    section: tuple[str, ...] = ()
    start: int = 0
    lead: str = ""
    text: str
    score: float
    probability: float | None
    parts: _Parts

    def hit(self) -> Hit:
        source = Source(
            self.source_id,
            self.title,
            self.url,
            self.collection,
            revised=self.revised,
            superseded_by=self.superseded_by,
        )
        end = self.start + len(self.text)
        passage = Passage(source, self.text, self.start, end, section=self.section, lead=self.lead)
        parts = Parts(self.parts.coverage, self.parts.nearness, self.parts.cosine, self.parts.sentence)
        return Hit(passage, self.score, self.probability, parts, self.parts.clauses)


class _Judged(_Row):
    kept: tuple[int, ...]
    failed: bool = False


class _Exchange(_Row):
    id: str
    question: str | None
    previous: str = ""
    leans: bool = False
    language: str = "en"
    kind: str
    tier: Tier | None = None
    why: Why | None = None
    hits: tuple[_Hit, ...] = ()
    judged: _Judged | None = None
    draft: str | None = None

    def decided(self) -> bool:
        """Whether documents were searched, and could be: only then have thresholds decided anything."""
        return self.question is not None and self.why in (None, Why.NO_EVIDENCE)


class _Searched(_Exchange):
    question: str = Field(pattern=r"\S")
    searched: str = Field(pattern=r"\S")
    kind: Kind
    tier: Tier

    def recorded(self) -> Recorded:
        question = Question(self.question, self.searched, self.previous, self.leans, self.language)
        judged = Judged(self.judged.kept, self.judged.failed) if self.judged else None
        hits = tuple(hit.hit() for hit in self.hits)
        return Recorded(question, hits, Decision(self.kind, self.tier), judged, drafted=self.draft is not None)


@dataclass(frozen=True, slots=True)
class Exported:
    """An exchange of the file; `recorded` is None when nothing was searched for it."""

    id: str
    recorded: Recorded | None


def read_exchanges(file: Path) -> tuple[Exported, ...]:
    """Return the exchanges of a file that `footnote exchanges export` wrote. Raises BadSet."""
    found: list[Exported] = []
    for where, row in json_rows(file):
        try:
            whole = checked(_Exchange, where, row)
            recorded = checked(_Searched, where, row).recorded() if whole.decided() else None
        except ValueError as error:
            raise BadSet(f"{where}: {error}") from error
        found.append(Exported(whole.id, recorded))
    if not found:
        raise BadSet(f"{file} has no exchange")
    return tuple(found)
