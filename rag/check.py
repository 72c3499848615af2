"""Each sentence of a draft against what it cites: it stands, it is wrong, or a reader must say."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rag.announce import STOPS
from rag.checked import AS_WRITTEN, Checked, Fault, Found, Prove, refused
from rag.cite import Draft, Given, Unit
from rag.coded import commands_of, place_of_code, reverses, says_then
from rag.columns import Row, row_of
from rag.echo import borne_out, echoes
from rag.evidence import Passage
from rag.frames import Below, Frames
from rag.headings import without_label
from rag.led import OPPOSITE, bared, is_borne, is_left_out, joined, lead_of, lines_of, turns
from rag.polar import bare_rows, is_borne_out, is_denied, polar_cells
from rag.prove import Proof, Quote, Reason, Verdict
from rag.roles import Role
from rag.yesno import without_answer, without_wrong_answer

_ANOTHERS = frozenset({Reason.BINDING, Reason.SWAP, Reason.COMPARISON})
_TICKS = 3  # of a sentence with one span of code, at most
_COPIED = 5  # words from which a passage's own are no chance


@dataclass(frozen=True, slots=True)
class Checker:
    """Checks the sentences of drafts over the same passages."""

    given: Sequence[Given]
    prove: Prove
    question: str

    def check(self, draft: Draft, *, cut: bool = False) -> tuple[Checked, ...]:
        """Return the sentences of a draft, checked, in order; `cut` says that its end is missing."""
        claims = [self._claim(draft, unit) for unit in draft.units]
        if cut and claims and draft.breaks_off:
            claims[-1] = replace(claims[-1], fault=Fault.CUT, detail="it breaks off")
        checked = [self._dependent(place, draft, claims) for place in range(len(claims))]
        lost = [at for at, one in enumerate(checked) if one.fault]
        bare = bared(draft, lost) | bare_rows(draft, lost)
        for at in bare.intersection(at for at, one in enumerate(checked) if one.fault in AS_WRITTEN):
            checked[at] = replace(checked[at], fault=Fault.DISPROVED, detail="what leads it in is not proven")
        return tuple(checked)

    def _claim(self, draft: Draft, unit: Unit) -> Checked:
        if unit.role is Role.CLAIM:
            unit = replace(unit, text=without_wrong_answer(unit.text, self.question))
        if unit.role is Role.CODE:
            return self._code(unit)
        if unit.role is Role.ABSTENTION:
            return Checked(unit, Fault.ABSTAINED, "it says that something is not in the passages")
        if found := refused(unit):
            return found
        if unit.role is not Role.CLAIM or not unit.keys:
            return self._uncited(draft, unit) if unit.role is Role.CLAIM else Checked(unit)
        return self._cited(draft, unit)

    def _cited(self, draft: Draft, unit: Unit) -> Checked:
        """Return a citing claim as it stands, a row with its header, a fragment with what leads it in."""
        if row := row_of(draft, unit):
            return self._row(unit, row)
        held = self._held(without_label(unit.text), unit)
        if unit.text.count("`") > _TICKS:
            held = self._commands(held)
        lead = lead_of(draft, unit)
        return self._led(held, unit, lead) if lead else held

    def _row(self, unit: Unit, row: Row) -> Checked:
        """Return a row as it stands: a yes or no is borne out, and the rest is proven."""
        cited = self._passages(unit.keys)
        polar = polar_cells(row)
        if not all(is_borne_out(row, at, cited) for at in polar):
            support = self._held(row.claim, unit).support
            return Checked(unit, Fault.UNSURE, "its page does not say this yes or no", support)
        if any(is_denied(row, at, cited) for at in range(1, len(row.cells))):
            return Checked(unit, Fault.UNSURE, "its page denies it", self._held(row.claim, unit).support)
        whole = self._cells(unit, row)
        if not (polar and whole.fault):
            return whole
        rest = row.without(polar)
        return self._cells(unit, rest) if len(rest.cells) > 1 else Checked(unit, support=whole.support)

    def _cells(self, unit: Unit, row: Row) -> Checked:
        held = self._held(row.claim, unit)
        cited = self._passages(held.unit.keys)
        if held.fault and (bare := row.bare(cited)) != row.claim:
            again = self._held(bare, unit)
            held = held if again.fault else again
        if held.fault:
            return held
        if row.names and not self._frames.fits(row, cited, self._below(held).support):
            return replace(held, fault=Fault.UNSURE, detail="its page puts it under no such names of columns")
        if row.is_crossed(cited) or any(self._is_another(pair, held.unit.keys) for pair in row.pairs()):
            return replace(held, fault=Fault.UNSURE, detail="its page says a part of it of something else")
        return held

    def _is_another(self, claim: str, keys: Sequence[str]) -> bool:
        return any(problem.reason in _ANOTHERS for problem in self._proof(claim, keys).problems)

    def _led(self, held: Checked, unit: Unit, lead: str) -> Checked:
        """Return a fragment with what leads it in: it may be right of something, and not of that."""
        said = joined(lead, unit.text)
        again = replace(self._held(said, unit), read_as=said)
        lines = list(lines_of(self._passages(again.unit.keys), self._below(again).support))
        is_borne_out = is_borne(lead, unit.text, lines) if turns(lead) else not is_left_out(unit.text, lines)
        reasons = {problem.reason for problem in self._proof(said, unit.keys).problems}
        if is_borne_out and (not again.fault or (turns(lead) and reasons == {Reason.DENIAL})):
            return replace(again, fault=None, detail="")  # a proof sees no heading that denies
        if not again.fault:
            return replace(again, fault=Fault.DISPROVED, detail=f"what it cites does not say that of it ({said})")
        if not reasons.isdisjoint(OPPOSITE):
            return replace(again, fault=Fault.DISPROVED)
        return again if turns(lead) else replace(held, read_as=said)

    def _held(self, claim: str, unit: Unit) -> Checked:
        """Return a citing claim as `prove` finds it; an invented marker beside right ones asks for a whole proof."""
        proof = self._proof(claim, unit.keys)
        if len(unit.keys) > 1 and proof.verdict is Verdict.PROVED:
            unit, proof = self._narrowed(claim, unit, proof)
        support = _support(unit.keys, proof)
        reasons = {problem.reason for problem in proof.problems}
        if proof.verdict is Verdict.PROVED and self._says_more(unit, unit.keys):
            return Checked(unit, support=support)
        if verbatim := self._verbatim(unit):
            return verbatim
        fault = Fault.DISPROVED if proof.verdict is Verdict.DISPROVED else Fault.UNSURE
        if unit.unknown:
            fault = Fault.INVENTED
        detail = proof.told() or "it only repeats the question"
        echo = echoes(unit.text, self.question)
        return Checked(unit, fault, detail, support, Reason.LANGUAGE in reasons, echo, Reason.LENT in reasons)

    def _proof(self, claim: str, keys: Sequence[str]) -> Proof:
        return self.prove(without_answer(claim), self._passages(keys), self._all(), self.question)

    def _narrowed(self, claim: str, unit: Unit, proof: Proof) -> tuple[Unit, Proof]:
        """
        Return a proven sentence with those of its citations alone that it rests on, and its proof by them.

        What stands beside them says nothing of it. All stay where no part of them proves it.
        """
        alone = {key for key in unit.keys if self._proof(claim, (key,)).verdict is Verdict.PROVED}
        together = {unit.keys[quote.index] for quote in proof.support}
        kept = tuple(key for key in unit.keys if key in (alone or together))
        if not kept or kept == unit.keys:
            return unit, proof
        narrowed = self._proof(claim, kept)
        return (replace(unit, keys=kept), narrowed) if narrowed.verdict is Verdict.PROVED else (unit, proof)

    def _verbatim(self, unit: Unit) -> Checked | None:
        """Return a claim in the very words of another passage, citing that: its writer took the wrong marker."""
        said = unit.text.rstrip(STOPS)
        if len(said.split()) < _COPIED:
            return None
        others = (one.key for one in self.given if one.key not in unit.keys and said in one.passage.text)
        return self._recited(unit, others, "another passage says it")

    def _uncited(self, draft: Draft, unit: Unit) -> Checked:
        """Return a claim that names no passage, citing the first that proves it, with what it stands under."""
        if unit.unknown:
            return Checked(unit, Fault.INVENTED, f"no passage is called {', '.join(unit.unknown)}")
        told = "it names no passage"
        for one in self.given:
            found = self._cited(draft, replace(unit, keys=(one.key,)))
            if not found.fault:
                return replace(found, fault=Fault.RECITED, detail=told)
        return Checked(unit, Fault.UNCITED, told)

    def _recited(self, unit: Unit, keys: Iterable[str], told: str) -> Checked | None:
        """Return a claim citing the first of some passages that proves it, None where none does."""
        for key in keys:
            proof = self._proof(unit.text, (key,))
            if proof.verdict is Verdict.PROVED and self._says_more(unit, (key,)):
                return Checked(replace(unit, keys=(key,)), Fault.RECITED, told, _support((key,), proof))
        return None

    def _says_more(self, unit: Unit, keys: Sequence[str]) -> bool:
        """Whether a claim does more than repeat the question, or what it cites bears that out."""
        echo = echoes(unit.text, self.question)
        return not echo or borne_out(unit.text, self.question, self._passages(keys))

    def _code(self, unit: Unit) -> Checked:
        """Return code with the passage that has its lines as they stand; no other code is passed on."""
        for one in self.given:
            if place := place_of_code(unit.text, one.passage.text):
                return Checked(replace(unit, keys=(one.key,)), support=(Found(one.key, *place),))
        return Checked(unit, Fault.UNCITED, "no passage has this code")

    def _commands(self, held: Checked) -> Checked:
        """Return a sentence with several commands: they are those of a page, in its order."""
        unit = held.unit
        cited = self._passages(unit.keys)
        if commands := commands_of(unit.text):
            having = [one for one in self.given if one.key in unit.keys]
            places = ((one.key, place_of_code(commands, one.passage.text)) for one in having)
            found = tuple(Found(key, *place) for key, place in places if place)
            if found and not (unit.unknown or unit.strange):
                return Checked(unit, support=found)
        apart = bool(commands) and says_then(unit.text)
        if held.fault or not (apart or any(reverses(unit.text, one.text) for one in cited)):
            return held
        return replace(held, fault=Fault.UNSURE, detail="its page does not have the commands in this order")

    def _dependent(self, place: int, draft: Draft, claims: Sequence[Checked]) -> Checked:
        """Return a sentence that claims nothing by itself, held against what the first claim under it cites."""
        one = claims[place]
        if one.fault or one.unit.role not in (Role.LEAD_IN, Role.HEADING, Role.HEADER, Role.CLOSING):
            return one
        if one.unit.role is Role.CLOSING:
            strange = self._frames.strange(one.unit.text.rstrip(STOPS), self._all())
            return replace(one, fault=Fault.DISPROVED, detail=strange) if strange else one
        under = [claims[below] for below in draft.under(place) if _stands(claims[below])]
        if not under:
            return replace(one, fault=Fault.ORPHANED, detail="nothing under it stands")
        framed = self._frames.held(one.unit.text, [self._below(each) for each in under], role=one.unit.role)
        fault = (Fault.DISPROVED if framed.wrong else Fault.STATED) if framed.fault else None
        keys = under[0].unit.keys if framed.states else ()
        return Checked(replace(one.unit, text=framed.text), fault, framed.fault, framed_by=keys)

    def _below(self, one: Checked) -> Below:
        keys = one.unit.keys
        quotes = [Quote(keys.index(found.key), found.start, found.end) for found in one.support if found.key in keys]
        return Below(one.unit.text, self._passages(keys), quotes)

    @property
    def _frames(self) -> Frames:
        return Frames(self.prove, self.question, self._all())

    def _passages(self, keys: Sequence[str]) -> list[Passage]:
        return [one.passage for key in keys for one in self.given if one.key == key]

    def _all(self) -> list[Passage]:
        return [one.passage for one in self.given]


def _support(keys: Sequence[str], proof: Proof) -> tuple[Found, ...]:
    return tuple(Found(keys[quote.index], quote.start, quote.end) for quote in proof.support)


def _stands(one: Checked) -> bool:
    return one.fault in (*AS_WRITTEN, Fault.UNSURE) and bool(one.unit.keys)
