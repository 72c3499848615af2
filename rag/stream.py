"""
Sentences released as they are proven, in order, while a model still writes.

Nothing that is released is ever taken back: what is shown is always the beginning of the answer that `rag.settle` makes
of the whole draft. The first sentence that fails ends the release until then.
"""

import re
from dataclasses import dataclass, replace

from rag.checked import AS_WRITTEN, Fault
from rag.cite import Draft, read_draft
from rag.document import Kind
from rag.look import Sheet
from rag.reply import Answer, Citation, Piece, Sentence
from rag.roles import Role
from rag.sentences import COLONS
from rag.settle import Settled, settle
from rag.tongue import other_language

_ENDS = frozenset("\n.!?…。！？｡]】］")
"""Signs that may end a sentence: only when one has come, or enough after it, the draft is looked at."""

_STRIKES = re.compile(r"~|<(?:!--|(?:del|strike|s)\b)", re.IGNORECASE)

_BOLD = re.compile(r"\s{0,3}\*\*[^*\n]{0,80}\*?$")

_SHORTEST = 12  # signs; "Sources: [" is shorter
_OPENING, _CLOSING = frozenset("[［【(（"), frozenset("]］】)）")


@dataclass(frozen=True, slots=True)
class Released:
    """
    A sentence that may be shown now.

    Attributes:
        piece: Where it stands: `piece.sentences` is this sentence alone.
        opens: Whether it begins a piece of its own, or goes on with the one before.
        citations: Those that it is the first to cite.
    """

    piece: Piece
    opens: bool
    citations: tuple[Citation, ...]

    @property
    def sentence(self) -> Sentence:
        """The sentence itself."""
        return self.piece.sentences[0]


@dataclass(frozen=True, slots=True)
class Standing:
    """
    What of a draft that is still written may be shown.

    Attributes:
        settled: Nothing of it is taken back by what follows.
        halted: Whether a sentence behind that failed: the rest waits for the whole draft.
    """

    settled: Settled
    halted: bool


def standing(sheet: Sheet, text: str) -> Standing:
    """
    Return what may be shown of the beginning of a draft.

    A sentence is never in it while its marker may still follow, nor a list's item before the next has begun.
    """
    draft = _settled_part(read_draft(text, sheet.given, sheet.official_url))
    checker = sheet.checker
    checked = checker.check(draft)
    ends = (at for at, one in enumerate(checked) if one.fault not in AS_WRITTEN or one.unit.role is Role.CLOSING)
    good = next(ends, len(checked))
    unfit = draft.abstained or bool(other_language(draft, sheet.language))
    good = 0 if unfit else good
    while good and draft.units[good - 1].text.endswith(COLONS):  # it stands with what is under it, or otherwise
        good -= 1
    halted = unfit or any(one.fault not in _WAITING for one in checked[: good + 1])
    return Standing(settle(replace(draft, units=draft.units[:good]), checked[:good], checker), halted)


class Release:
    """A draft as it is written: pieces of text in, proven sentences out."""

    def __init__(self) -> None:
        self.text = ""
        """What was heard."""
        self.halted = False
        """Whether a sentence failed: the rest waits for the whole draft."""
        self.stands: Settled | None = None
        """All that was released, None before anything was."""
        self._open = 0  # signs since the last that may end a sentence
        self._shown: list[Sentence] = []

    def hear(self, text: str) -> bool:
        """Take the next text; return whether it is worth a look: a sentence may have ended. Takes no time."""
        self.text += text
        return self._may_say_more(text) and not self.halted

    def take(self, found: Standing) -> tuple[Released, ...]:
        """Return the sentences of what was heard that may be shown now and were not before, in order."""
        news = self._news(found.settled)
        self.halted = found.halted or news is None
        self.stands = found.settled if news else self.stands
        return news or ()

    def close(self, settled: Settled) -> tuple[Released, ...]:
        """
        Return what the settled draft has beyond what was released.

        Raises ValueError when it begins otherwise: only the very draft that was fed may follow, without a retry, and
        no judge may have rejected a sentence that code had proven.
        """
        self.halted = True
        news = self._news(settled)
        if news is None:
            raise ValueError(f"{len(self._shown)} sentences were released that this answer does not begin with")
        return news

    def _may_say_more(self, text: str) -> bool:
        """Whether a sentence may have ended in this text, or the next one has surely begun with it."""
        before = self._open
        ends = [at for at, sign in enumerate(text, start=1) if sign in _ENDS]
        self._open = len(text) - ends[-1] if ends else before + len(text)
        return bool(ends) or before < _SHORTEST <= self._open

    def _news(self, settled: Settled) -> tuple[Released, ...] | None:
        """Return what is new; None when the answer does not begin with what was released."""
        said = sentence_by_sentence(settled)
        if [one.sentence for one in said[: len(self._shown)]] != self._shown:
            return None
        news = said[len(self._shown) :]
        self._shown += [one.sentence for one in news]
        return news


def sentence_by_sentence(answer: Answer | Settled) -> tuple[Released, ...]:
    """Return an answer as it would be released: who has shown the first sentences of it goes on behind them."""
    said: list[Released] = []
    cited = 0
    for piece in answer.pieces:
        for at, sentence in enumerate(piece.sentences):
            last = max((cited, *sentence.citations))
            said.append(Released(replace(piece, sentences=(sentence,)), at == 0, answer.citations[cited:last]))
            cited = last
    return tuple(said)


_WAITING = (*AS_WRITTEN, Fault.ORPHANED)
"""Faults that more text may mend: what a lead-in announces may still come."""


def _settled_part(draft: Draft) -> Draft:
    """Return the draft without the sentences at its end that more text could change."""
    if not draft.units:
        return draft
    last = draft.units[-1]
    block = draft.blocks[last.block]
    if block.kind is Kind.ITEM or _is_open(draft.text[block.start :]):
        return replace(draft, units=tuple(unit for unit in draft.units if unit.block != last.block))
    return replace(draft, units=draft.units[: -2 if _may_be_a_marker(last.text) else -1])


def _is_open(text: str) -> bool:
    """Whether code, words that are struck out, or a bold line that is a heading may end in what follows."""
    return text.count("`") % 2 == 1 or bool(_STRIKES.search(text) or _BOLD.match(text))


def _may_be_a_marker(text: str) -> bool:
    """Whether the beginning of a sentence may become a marker of the sentence before: "(sour", "Source:"."""
    return len(text) < _SHORTEST or (text[0] in _OPENING and _CLOSING.isdisjoint(text))
