"""Whether a claim adds where, when, how or why something is so, in words that nothing cited has: "in the cafeteria"."""

from collections.abc import Collection, Iterable, Iterator

from rag.prove.align import Alignment
from rag.prove.pieces import ARTICLES, Piece
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import INFLECTED
from rag.prove.words.languages import ENGLISH
from rag.prove.words.people import PEOPLE
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word

_SLOTS = frozenset(
    "in at on by with without from through via during before after until within under because for".split()
)
_SAY_LITTLE = PEOPLE.union(
    map(
        root_of,
        """accident advance afar afternoon average basis bit case chance comparison contrast course default detail
        ease effect end evening example fact future general instance least manner mind mistake moment morning
        most need night noon order other part particular period person place point practice principle purpose
        question reason regard respect row rule second third quarter fifth tenth short situation sort start term
        theory thing time total turn way whole writing amount

        regular normal usual ordinary standard single version company firm organisation organization employer

        earliest latest soonest cheaper larger smaller bigger longer shorter higher lower older newer later
        earlier younger fewer greater upward upwards downward downwards onward onwards forward

        beyond across along around behind beside between among against toward towards despite except near off
        out over past since upon""".split(),
    )
)
"""Words of expressions that only join, stress or sum up, or compare: "in total", "by default", "at the latest"."""
_SAID = 0.8  # of all else of the claim, for it to be the page's sentence with a phrase of its own
_LEAST = 1.4  # weight of that
_CUT = 3  # letters that are left of a word at least
_CAUSE = ("because of ", "due to ")


def check_adverbials(alignment: Alignment) -> Iterator[Problem]:
    """
    Yield a doubt for a noun behind a preposition that nothing cited has, where all else is.

    Who says the same in other words exchanges verbs and what qualifies them. A place, a means or a cause that no page
    names was made up, as near as it may lie: "by phone" of "send a request".
    """
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near or not alignment.missing:
        return
    missing = {word.start for word in alignment.missing}.difference(*alignment.short)
    for part in alignment.parts:
        for piece in part.pieces:
            if piece.word is None or piece.start not in missing or not _is_adverbial(piece, claim.text):
                continue
            phrase = [other.start for other in part.pieces if other.slot == piece.slot]
            if _is_new(piece.word, alignment) and _is_all_else_said(phrase, alignment):
                yield doubtful(Reason.STRANGE, f"{piece.slot} {piece.text}")
                return


def _is_adverbial(piece: Piece, text: str) -> bool:
    """Whether a noun stands right behind a preposition, or behind the article there."""
    if not piece.tells or (piece.before != piece.slot and piece.before not in ARTICLES):
        return False
    return piece.slot in _SLOTS or text[: piece.start].lower().endswith(_CAUSE)


def _is_new(word: Word, alignment: Alignment) -> bool:
    """Whether neither the question nor anything cited has a word that tells something, nor another for it is near."""
    if word.stem in _SAY_LITTLE or word.stem in alignment.asked.stems:
        return False
    if any(parsed.bag.likeness(word.stem) >= INFLECTED or parsed.title.holds(word) for parsed in alignment.cited):
        return False
    near = (*alignment.near, *alignment.around)
    return not any(unit.bag.holds(word) or _is_cut_short(word, unit.stems) for unit in near)


def _is_cut_short(word: Word, stems: Iterable[str]) -> bool:
    """Whether a word is the beginning of another, as "lab" is."""
    return len(word.folded) >= _CUT and any(stem.startswith(word.folded) for stem in stems)


def _is_all_else_said(phrase: Collection[int], alignment: Alignment) -> bool:
    """Whether what is cited has nearly all words but those that begin at some places."""
    telling = zip(alignment.claim.telling, alignment.met, strict=True)
    others = [(word.weight, bool(met)) for word, met in telling if word.start not in phrase]
    total = sum(weight for weight, _ in others)
    return total >= _LEAST and sum(weight for weight, met in others if met) >= _SAID * total
