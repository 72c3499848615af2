"""
Whether a word or value of a claim is of another part of what it cites: "Late films cost 20 cents", which books do.

All else of the claim is in one part, which has another word in the place of it, and the word itself is elsewhere: who
says the same in other words seldom takes them from the next sentence.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rag.prove.acronyms import initials
from rag.prove.align import Alignment
from rag.prove.checks.derived import is_worked_out
from rag.prove.facts.agree import is_same
from rag.prove.facts.values import Quantity
from rag.prove.fit import closest, competes
from rag.prove.pieces import ARTICLES, Part, Piece, parts_of
from rag.prove.places import Place, are_nouns, are_of_a_kind, is_denied, is_generic, places_of, shares_head, stems_in
from rag.prove.unit import Unit
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED, SYNONYM, Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.opposites import opposites

_LEAST = 0.75  # of the claim's part without the word, for a part to say it
_CLEARLY = 0.2  # by which it must say it better than any part that has the word
_ENOUGH = 1.4  # weight of what is left without the word
_LONGEST = 2  # words that may be of another part together: "incident lead"
_ALSO = 0.55  # of a word, for a part to have it: a title's does
_OPENING = 2  # words in which a unit names its subject
_CLOSE = 8  # units that are looked at: those with most of the claim
_BEGINS = ARTICLES | {""}
_PRONOUNS = frozenset("you we they i it he she to not".split())


def check_mixed(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for the first word or value that belongs to another part of what is cited."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    first = closest(alignment, 1)
    if not first:
        return
    claimed = [_Claimed(alignment, own) for own in alignment.parts]
    mixed = [one for one in claimed if one.may_be_mixed(parts_of(first[0][0]))]
    # Most claims end here: reading the parts of many units takes its time.
    places = places_of(closest(alignment, _CLOSE)) if mixed else []
    for one in mixed:
        problem = replace(one, places=places).problem()
        if problem:
            yield problem
            return


@dataclass(frozen=True)
class _Claimed:
    """A part of a claim beside the parts of what it cites."""

    alignment: Alignment
    own: Part
    places: Sequence[Place] = ()

    def problem(self) -> Problem | None:
        """Return a doubt for the first run of words, or value, that another part has."""
        if any(all(self._has(place.part, piece) for piece in self.own.pieces) for place in self.places):
            return None
        items = (part for unit in self.alignment.near if unit.context for part in parts_of(unit))
        if any(all(self._is_said_under(part, piece) for piece in self.own.pieces) for part in items):
            return None
        pieces = self.own.pieces
        table = [[self._held(piece, place) for piece in pieces] for place in self.places]
        for length in range(1, _LONGEST + 1):
            for at in range(len(pieces) - length + 1):
                run = range(at, at + length)
                other = self._instead(run, table) if self._is_run(run) else None
                if other:
                    said = " ".join(pieces[each].text for each in run)
                    return doubtful(Reason.BINDING, f"{said} / {other.text}")
        return None

    def _is_said_under(self, part: Part, piece: Piece) -> bool:
        """Whether a part says a piece itself, or the line that it stands under does."""
        return bool(self._has(part, piece) or (piece.word and part.above.holds(piece.word)))

    def may_be_mixed(self, nearest: Sequence[Part]) -> bool:
        """Whether none of the parts says all of it that is said anywhere."""
        return not any(
            all(self._has(part, piece) or not self._is_elsewhere(piece) for piece in self.own.pieces)
            for part in nearest
        )

    def _has(self, part: Part, piece: Piece) -> float:
        """Return how well a part says a piece: where the page has the word itself, no other word stands for it."""
        own = part.has(piece)
        return 0.0 if own == SYNONYM and self._is_itself(piece) else own

    def _held(self, piece: Piece, place: Place) -> float:
        held = place.part.holds(piece, place.title)
        return 0.0 if held == SYNONYM and self._is_itself(piece) else held

    def _is_itself(self, piece: Piece) -> bool:
        """Whether what is cited has a word, and not only another one for it."""
        return piece.is_noun and any(piece.stem in parsed.bag.stems for parsed in self.alignment.cited)

    def _is_run(self, run: range) -> bool:
        """Whether pieces can be of another part together: one value, or words that tell something."""
        pieces = [self.own.pieces[at] for at in run]
        return (len(pieces) == 1 and pieces[0].tells) or all(piece.word and piece.tells for piece in pieces)

    def _instead(self, run: range, table: Sequence[Sequence[float]]) -> Piece | None:
        """Return what stands in the place of a run in the part that says all else of it, if the run is elsewhere."""
        pieces = self.own.pieces
        rest = [at for at in range(len(pieces)) if at not in run]
        total = sum(pieces[at].weight for at in rest)
        head = pieces[run[-1]]
        if total < _ENOUGH or head.before in _PRONOUNS:
            return None
        scores = [sum(pieces[at].weight * row[at] for at in rest) / total for row in table]
        best = max(range(len(scores)), key=scores.__getitem__)
        place = self.places[best]
        if scores[best] < _LEAST or self._is_known(run, head, place):
            return None
        if not all(self._is_elsewhere(pieces[at]) for at in run):  # of two words, one is the claim's own
            return None
        close = (at for at, score in enumerate(scores) if score > scores[best] - _CLEARLY)
        if any(self._says_it(run, table[at], self.places[at]) for at in close):
            return None
        if shares_head(place, head) or (run[0] and is_generic(head) and place.part.has(pieces[run[0] - 1])):
            return None
        rival = self._rival(run, place) or self._opposite(run, place)
        return rival or self._subject(run, place) or self._heading(run, place)

    def _says_it(self, run: range, row: Sequence[float], place: Place) -> bool:
        """Whether a part has a run, and not only behind another preposition and in a clause of its own."""
        head = self.own.pieces[run[-1]]
        there = next((piece for piece in place.part.pieces if head.is_like(piece)), None)
        alone = len(place.part.pieces) == len(run)  # an item of a list
        apart = there is not None and head.word is not None and there.slot != head.slot and not alone
        shared = apart and not any(place.part.has(piece) for piece in self.own.pieces if piece is not head)
        if shared or self._heading(run, place) or not any(map(place.part.has, self.own.pieces)):
            return False
        return all(row[at] >= _ALSO for at in run)

    def _is_elsewhere(self, head: Piece) -> bool:
        """Whether what is cited has a word or value at all, and the claim has not computed it."""
        if head.fact:
            if isinstance(head.fact, Quantity) and is_worked_out(head.fact, self.alignment):
                return False
            return any(is_same(head.fact, fact) for parsed in self.alignment.cited for fact in parsed.facts)
        return any(True for _ in self._with(head))

    def _is_known(self, run: range, head: Piece, place: Place) -> bool:
        """Whether a part has any of a run, or stands under it, or denies what the claim does not."""
        if any(self._has(place.part, self.own.pieces[at]) for at in run):
            return True
        if head.word and max(place.title.likeness(head.word.stem), place.part.above.likeness(head.word.stem)):
            return True
        return is_denied(self.alignment.claim.clauses, self.own) != is_denied(place.unit.clauses, place.part)

    def _rival(self, run: range, place: Place) -> Piece | None:
        """Return the word or value of a part that stands beside what the run stands beside."""
        head = self.own.pieces[run[-1]]
        for beside, step in ((run[0] - 1, 1), (run[-1] + 1, -1)):
            if not 0 <= beside < len(self.own.pieces):
                continue
            anchor = self.own.pieces[beside]
            there = [at + step for at, piece in enumerate(place.part.pieces) if anchor.is_like(piece)]
            found = [at for at in there if 0 <= at < len(place.part.pieces)]
            at = next((at for at in found if self._could_be(head, place.part.pieces[at])), None)
            if at is not None:
                rival = place.part.pieces[at]
                nouns = are_nouns(
                    (self.own, run[-1]), (place.part, at), verb=anchor if step < 0 and not run[0] else None
                )
                return rival if head.fact or nouns or self._competes(run, rival) else None
        return None

    def _opposite(self, run: range, place: Place) -> Piece | None:
        """Return the opposite of a word, wherever a part has it, that the claim has nowhere."""
        word = self.own.pieces[run[-1]].word
        against = opposites(word.stem) - {each.stem for each in self.alignment.claim.words} if word else frozenset()
        return next((piece for piece in place.part.pieces if piece.word and piece.word.stem in against), None)

    def _could_be(self, head: Piece, piece: Piece) -> bool:
        """Whether a piece, which the claim does not say, could stand where the head does."""
        if head.fact:
            return bool(piece.fact and competes(head.fact, piece.fact) and not self.own.has(piece))
        if piece.word is None or head.word is None or self._says(piece, head):
            return False
        if piece.text.isupper() and piece.text.lower() in initials(self.alignment.claim):
            return False  # "SS" of "shop steward"
        one, other = head.word.stem, piece.word.stem
        return other in opposites(one) or (piece.tells and one not in other and other not in one)

    def _says(self, piece: Piece, head: Piece | None = None) -> bool:
        """Whether the claim's part says a piece; a head that the page has itself is no other word for it."""
        if piece.word is None or self.own.own.likeness(piece.stem) != SYNONYM:
            return piece.word is not None and self.own.own.holds(piece.word)
        alike = [each for each in self.own.pieces if each.word and Bag.of([piece.stem]).holds(each.word)]
        return not (piece.is_noun and head and alike == [head] and self._is_itself(head))

    def _competes(self, run: range, rival: Piece) -> bool:
        """Whether a run, where what is cited has it, is of the rival's kind."""
        head = self.own.pieces[run[-1]]
        for part in (part for unit in self._with(head) for part in parts_of(unit)):
            for at, piece in enumerate(part.pieces):
                if piece.is_form_of(head) and are_of_a_kind(part.pieces[max(0, at - len(run) + 1)], piece, rival):
                    return True
        return False

    def _with(self, head: Piece) -> Iterator[Unit]:
        """Yield the cited units that have a word, or a form of it."""
        stem = head.word.stem if head.word else ""
        for parsed in self.alignment.cited:
            forms = (one for likeness, stems in parsed.bag.alike(stem) if likeness >= INFLECTED for one in stems)
            yield from (parsed.units[at] for form in forms for at in parsed.standing.get(form, ()))

    def _heading(self, run: range, place: Place) -> Piece | None:
        """Return the subject of a part that shares its verb: "cacti every two weeks" of what is said of tomatoes."""
        behind = run[-1] + 1
        head, first = self.own.pieces[run[-1]], place.part.pieces[0]
        if run[0] or behind >= len(self.own.pieces) or place.is_first or first.before not in _BEGINS or first.slot:
            return None
        verb, second = self.own.pieces[behind], place.part.pieces[1:2]
        if not any(piece.fact or piece.slot for piece in second):  # else it may be a verb itself: "and change pages"
            return None
        if verb.word is None or place.part.has(verb) or not place.part.earlier.holds(verb.word):
            return None
        opens = head.word is not None and place.part.earlier.holds(head.word)
        return first if opens and self._could_be(head, first) else None

    def _subject(self, run: range, place: Place) -> Piece | None:
        """
        Return the subject of a unit whose later part says what the claim says of another unit's subject.

        "The scribe closes the incident" of "The lead opens and closes the incident. The scribe takes notes."
        """
        behind = run[-1] + 1
        head = self.own.pieces[run[-1]]
        if run[0] or behind >= len(self.own.pieces) or not head.word or place.is_first:
            return None
        if not self.own.pieces[behind].is_like(place.part.pieces[0]) or place.unit.own.holds(head.word):
            return None
        begins = stems_in(self.own.pieces[at] for at in run)
        if place.unit.words[0].folded in _PRONOUNS or not any(
            begins & stems_in(parts_of(unit)[0].pieces[:1]) for unit in self._with(head)
        ):
            return None
        opening = parts_of(place.unit)[0].pieces[:_OPENING]
        return next((piece for piece in opening if piece.word and piece.tells and not self._says(piece)), None)
