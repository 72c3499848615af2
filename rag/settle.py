"""From a checked draft to an answer: what is proven stays, and what is taken out leaves no trace in what stays."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rag.announce import STOPS, announces
from rag.check import Checker
from rag.checked import AS_WRITTEN, Checked, Fault, Found
from rag.cite import Draft, Given
from rag.connectives import leans_on_dropped, without_connective
from rag.lexical import stems
from rag.missing import missing
from rag.pieces import pieces, reading_order
from rag.reply import Answer, Citation, Piece, Sentence, Tier
from rag.roles import Role
from rag.sentences import COLONS
from rag.sources import SourceList, own_words
from rag.terms import keywords
from rag.units import governing

_ALIKE = 0.3
"""The share of a sentence's words that a passage's own sentence must have to take its place; fewer is another topic."""

_LONGEST = 500  # characters of a passage's own sentence, as for quotes without a model
_NOT_TOLD = frozenset({Fault.CUT, Fault.ABSTAINED, Fault.ORPHANED, Fault.REPEATED, Fault.RECITED, Fault.STATED})
_STILL_SAID = (Fault.ABSTAINED, Fault.REPEATED)  # gone, and yet nothing behind it lacks what it points back to
_QUOTABLE = (Fault.UNSURE, Fault.UNCITED)  # not wrong, as far as code can see
_STOPS = " .!?。！？"
_STOP = {":": ".", "：": "。"}
_SENTENCE = 5  # words from which the same said twice is a model going round in circles, and no cell or short item


@dataclass(frozen=True, slots=True)
class Dropped:
    """
    A sentence that is not shown as it was written.

    Attributes:
        place: Its place among the draft's sentences.
        fault: QUOTED when a passage's own sentence is shown in its place, RECITED when it is shown as it was written,
            citing another passage.
    """

    place: int
    text: str
    fault: Fault
    detail: str

    def told(self) -> str:
        """Return the problem in words, for the model that wrote the sentence."""
        return f"“{self.text}”: {self.detail}"


@dataclass(frozen=True, slots=True)
class Settled:
    """
    What is left of a draft.

    Attributes:
        pieces: Empty when nothing that answers is left.
        posted: Places of the sentences that are shown as the draft wrote them.
    """

    pieces: tuple[Piece, ...]
    citations: tuple[Citation, ...]
    posted: tuple[int, ...]
    dropped: tuple[Dropped, ...]
    missing: tuple[str, ...] = ()
    cut: bool = False

    @property
    def problems(self) -> tuple[Dropped, ...]:
        """What a retry should mend: a sentence that broke off, stood over nothing or is mended is not worth one."""
        return tuple(one for one in self.dropped if one.fault not in _NOT_TOLD)

    def answer(
        self, tier: Tier, model: str, official_url: str, conflicts: Sequence[tuple[str, str]] = ()
    ) -> Answer | None:
        """Return the answer, None when nothing of the draft stands; `conflicts` are pairs of source ids."""
        if not self.pieces:
            return None
        numbers = {citation.passage.source.id: citation.number for citation in reversed(self.citations)}
        pairs = tuple((numbers[a], numbers[b]) for a, b in conflicts if a in numbers and b in numbers)
        return Answer(self.pieces, self.citations, tier, model, official_url, pairs, self.missing, self.cut)


def settle(
    draft: Draft,
    checked: Sequence[Checked],
    checker: Checker,
    judged: Mapping[int, bool] | None = None,
    *,
    cut: bool = False,
) -> Settled:
    """
    Return what of a draft may be shown.

    Args:
        draft: What the model wrote, read.
        checked: Its sentences, in order, from the checker.
        checker: Knows the passages that were given and the question.
        judged: What a judge said of sentences by their place: supported, or not. Of those that code is unsure of and
            no judge read, the passage's own sentence is shown.
        cut: Whether the model ran out of room.
    """
    table = _Table(draft, {one.key: one for one in checker.given}, judged or {})
    lines = [table.decided(place, one) for place, one in enumerate(checked)]
    lines = table.without_orphans(table.without_repeats(lines))
    lines = table.without_danglers(lines)
    lines = table.without_orphans(lines)
    if draft.abstained:
        lines = [
            replace(line, fault=Fault.ABSTAINED, detail="the draft says that there is no answer") for line in lines
        ]
    left_open = missing(draft, checker.question, checker.given)
    return replace(table.laid_out(lines), missing=left_open, cut=cut)


@dataclass(frozen=True, slots=True)
class _Line:
    """A sentence's fate: shown as `text`, or not because of `fault`; QUOTED and RECITED have both."""

    checked: Checked
    text: str
    fault: Fault | None = None
    detail: str = ""
    found: tuple[Found, ...] = ()
    under: str = ""

    @property
    def shown(self) -> bool:
        return self.fault in (*AS_WRITTEN, Fault.QUOTED)


@dataclass(frozen=True, slots=True)
class _Table:
    draft: Draft
    given: Mapping[str, Given]
    judged: Mapping[int, bool]

    def decided(self, place: int, one: Checked) -> _Line:
        """Return a sentence's fate by code and judge, before its neighbours are looked at."""
        as_written = _Line(one, one.unit.text, found=one.support)
        said = self.judged.get(place)
        if said is False and one.fault in (*AS_WRITTEN, Fault.UNSURE):
            return replace(as_written, fault=Fault.REJECTED, detail="a reader found it unsupported")
        if one.fault is Fault.UNSURE and said:
            return as_written
        if one.fault in _QUOTABLE and one.support:
            return self._quoted(one)
        return replace(as_written, fault=one.fault, detail=one.detail)

    def _quoted(self, one: Checked) -> _Line:
        """Return the passage's own sentence in the place of one; dropped when none is about it, or for an echo."""
        wanted = frozenset(stems(" ".join(keywords(one.unit.text))))
        for found in () if one.echoes else one.support:
            whole = own_words(self.given[found.key].passage, found)
            said = self.given[found.key].passage.text[whole.start : whole.end].strip()
            alike = len(wanted.intersection(stems(said))) >= _ALIKE * max(len(wanted), 1)
            if (alike or one.foreign) and 0 < len(said) <= _LONGEST:
                under = governing(self.given[found.key].passage, whole.start)
                return _Line(one, said, Fault.QUOTED, one.detail, (whole,), under)
        return _Line(one, one.unit.text, one.fault or Fault.UNSURE, one.detail)

    def without_repeats(self, lines: Sequence[_Line]) -> list[_Line]:
        """Return the lines; each passage's own sentence is shown once, and so is each of the draft's."""
        seen: list[str] = []
        kept: list[_Line] = []
        for line in lines:
            kept.append(self._again(line) if line.shown and self._is_said(line, seen) else line)
            if line.shown:
                seen.append(line.text)
        return kept

    def _is_said(self, line: _Line, seen: Sequence[str]) -> bool:
        """Whether a line was shown before, whole or within another; a page's own, too, when it has another in it."""
        said = line.text.strip(_STOPS)
        if len(said.split()) < _SENTENCE:
            return line.text in seen
        before = [one.strip(_STOPS) for one in seen]
        quoted = line.fault is Fault.QUOTED
        return any(said in one or (quoted and one in said and len(one.split()) >= _SENTENCE) for one in before)

    def _again(self, line: _Line) -> _Line:
        """Return a line that says what one before it says."""
        if line.fault is Fault.QUOTED:
            return replace(line, text=line.checked.unit.text, fault=Fault.UNSURE)
        is_short = len(line.text.split()) < _SENTENCE
        if is_short or line.checked.unit.role is not Role.CLAIM:
            return line
        return replace(line, fault=Fault.REPEATED, detail="it is said before")

    def without_orphans(self, lines: Sequence[_Line]) -> list[_Line]:
        """Return the lines; a heading or lead-in without anything under it, and a closing alone, are dropped."""
        kept = list(lines)
        answers = any(line.shown and (line.checked.unit.keys or line.fault is Fault.QUOTED) for line in lines)
        for place in range(len(kept)):
            line = kept[place]
            role = line.checked.unit.role
            under = [kept[at] for at in self.draft.under(place) if kept[at].shown]
            if role is Role.HEADER:  # a page's own sentence is no row
                under = [one for one in under if one.fault is not Fault.QUOTED]
            below = role in (Role.HEADING, Role.LEAD_IN, Role.HEADER) and not under
            leads = role is Role.CLAIM and line.text.endswith(COLONS) and not under
            if line.shown and (below or (role is Role.CLOSING and not answers) or (leads and announces(line.text))):
                kept[place] = replace(line, fault=Fault.ORPHANED, detail="nothing under it stands")
            elif line.shown and leads:
                kept[place] = replace(line, text=line.text.rstrip(STOPS) + _STOP[line.text[-1]])
        return kept

    def without_danglers(self, lines: Sequence[_Line]) -> list[_Line]:
        """Return the lines; none begins with a word that points to a sentence that is gone."""
        kept: list[_Line] = []
        for place, line in enumerate(lines):
            gone = place > 0 and not kept[place - 1].shown and lines[place - 1].fault not in _STILL_SAID
            kept.append(self._upright(line) if gone and line.fault in AS_WRITTEN else line)
        return kept

    def _upright(self, line: _Line) -> _Line:
        if line.checked.unit.role is not Role.CLAIM:
            return line
        if leans_on_dropped(line.text):
            return self._quoted(replace(line.checked, detail="it leans on a sentence that is gone"))
        return replace(line, text=without_connective(line.text))

    def laid_out(self, lines: Sequence[_Line]) -> Settled:
        """Return the lines as pieces, numbered by first use."""
        sources = SourceList({key: one.passage for key, one in self.given.items()})
        quoted = {place for place, line in enumerate(lines) if line.fault is Fault.QUOTED}
        order = [place for place in reading_order(self.draft, quoted) if lines[place].shown]
        shown = {place: self._sentence(lines[place], sources) for place in order}
        found = tuple(pieces(self.draft, shown)) if any(one.citations for one in shown.values()) else ()
        dropped = tuple(
            Dropped(place, line.checked.unit.text, line.fault, line.detail)
            for place, line in enumerate(lines)
            if line.fault is not None
        )
        posted = tuple(place for place, line in enumerate(lines) if line.fault is None) if found else ()
        citations = sources.citations() if found else ()
        return Settled(found, citations, posted, dropped)

    def _sentence(self, line: _Line, sources: SourceList) -> Sentence:
        quoted = line.fault is Fault.QUOTED
        keys = (line.found[0].key,) if quoted else line.checked.unit.keys
        by_key = {found.key: found for found in reversed(line.found)}
        numbers = tuple(dict.fromkeys(sources.number(key, by_key.get(key), line.text) for key in keys))
        return Sentence(line.text, numbers, quoted, line.under if quoted else "")
