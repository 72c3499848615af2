"""Whether two words of a claim have changed places: who does it and to whom, what is kept and what is handed in."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rag.prove.align import Alignment
from rag.prove.pieces import ARTICLES, Part, Piece, parts_of
from rag.prove.unit import Unit, is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.languages import ENGLISH
from rag.prove.words.opposites import opposites
from rag.prove.words.words import Word

_LONGEST = 2  # words that change places together: "access card"
_ABOUT = 0.6  # of the claim, for a unit to say it with its words in another order
_PASSIVE = frozenset("is are was were be been being gets get".split())
_AUXILIARY = 2  # words before a verb in which a passive shows


def check_exchanged(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for the first two words or values that stand in each other's place."""
    claim = alignment.claim
    if claim.language != ENGLISH:
        return
    own = alignment.parts
    for unit in alignment.near:
        found = _between_parts(own, unit)
        if not found and not is_row(unit.text) and alignment.fit(unit) >= _ABOUT:
            found = _around_a_verb(_Line(claim.words, own), _Line(unit.words, parts_of(unit)))
            if found and any(opposites(word.stem) & unit.own.stems for word in claim.words):
                found = ""  # "A has more" is "B has less"
        if found:
            yield doubtful(Reason.BINDING, f"{found} / {unit.text}")
            return


def _between_parts(own: Sequence[Part], unit: Unit) -> str:
    """Return what changed places between two parts: "keep A but return B" of "keep B but return A"."""
    theirs = parts_of(unit)
    mixed = [part for part in own if not any(all(map(other.has, part.pieces)) for other in theirs)]
    pairs = [(part, other) for part in mixed for other in theirs if _is_but_for_few(part, other)]
    for part, there in pairs:
        for second, elsewhere in pairs:
            if second is part or elsewhere is there:
                continue
            others = [each for each in theirs if each is not there and each is not elsewhere]
            one, other = _lacking(part, there, others), _lacking(second, elsewhere, others)
            if not one or not other or _is_value(one) != _is_value(other):
                continue
            if all(map(elsewhere.has, one)) and all(map(there.has, other)):
                return f"{' '.join(each.text for each in one)}, {' '.join(each.text for each in other)}"
    return ""


def _is_but_for_few(part: Part, there: Part) -> bool:
    """Whether a part has another but for one or two pieces that tell something."""
    lacking = _lacking(part, there)
    return 0 < len(lacking) <= min(_LONGEST, len(part.pieces) - 1) and all(piece.tells for piece in lacking)


def _lacking(part: Part, there: Part, others: Sequence[Part] = ()) -> list[Piece]:
    """Return the pieces that another part lacks, and that none of the others has."""
    return [piece for piece in part.pieces if not any(each.has(piece) for each in (there, *others))]


def _is_value(pieces: Sequence[Piece]) -> bool:
    return pieces[0].fact is not None


@dataclass(frozen=True, slots=True)
class _Line:
    """The words of a line, and its pieces without the cuts between its parts."""

    words: Sequence[Word]
    parts: Sequence[Part]

    @property
    def pieces(self) -> list[Piece]:
        return [piece for part in self.parts for piece in part.pieces]

    def is_passive(self, verb: Piece) -> bool:
        """Whether a verb is said of what it is done to."""
        at = next(at for at, word in enumerate(self.words) if word.start == verb.start)
        before = {word.folded for word in self.words[max(0, at - _AUXILIARY) : at]}
        return bool(before & _PASSIVE) or (at + 1 < len(self.words) and self.words[at + 1].folded == "by")


def _around_a_verb(claimed: _Line, cited: _Line) -> str:
    """Return what changed places around a word: "the board reports to A" of "A reports to the board"."""
    theirs: dict[str, list[Piece]] = {}
    for piece in cited.pieces:
        theirs.setdefault(piece.stem, []).append(piece)
    pairs = [
        (piece, same[0]) for piece in claimed.pieces if piece.stem and len(same := theirs.get(piece.stem, [])) == 1
    ]
    moved = [(one, there) for one, there in pairs if one.slot != there.slot and one.tells]
    for verb, there in pairs if len(moved) > 1 else ():
        if ARTICLES & {verb.before, there.before} or claimed.is_passive(verb) != cited.is_passive(there):
            continue
        ahead = [pair for pair in moved if pair[0].start < verb.start and there.start < pair[1].start]
        behind = [pair for pair in moved if pair[0].start > verb.start and there.start > pair[1].start]
        for one, one_there in ahead:
            for other, other_there in behind:
                if one.slot == other_there.slot and other.slot == one_there.slot:
                    return f"{one.text}, {other.text}"
    return ""
