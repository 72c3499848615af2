"""The verdict on one sentence."""

from collections.abc import Sequence

from rag.evidence import Passage
from rag.prove.across import is_foreign, prove_across
from rag.prove.align import Alignment, align
from rag.prove.checks.equations import deciding_units
from rag.prove.checks.every import problems_of
from rag.prove.checks.facts import check_facts
from rag.prove.checks.framed import check_framed
from rag.prove.checks.names import check_names
from rag.prove.claim import read_claim
from rag.prove.halves import halves, has_verb, mixes
from rag.prove.parse import Parsed, read
from rag.prove.values import Kind, Problem, Proof, Reason, Text, doubtful, sure
from rag.prove.verbatim import own_sentence
from rag.prove.words.languages import ENGLISH

Citable = Parsed | Text | Passage
"""What can be cited; read once when it is given as read."""

_DENIED = frozenset([Reason.NEGATION, Reason.DENIAL])
_LONGEST = 700  # characters; what is longer is no sentence that can be checked fact by fact
_MOST = 24  # facts of a sentence, for the same reason


def prove(claim: str, cited: Sequence[Citable], given: Sequence[Citable] = (), question: str = "") -> Proof:
    """
    Return whether a sentence is supported by what it cites.

    Args:
        claim: One sentence, with or without its markers.
        cited: What the sentence's own markers point at, in any order.
        given: Everything that could have been cited; shows when another passage says it.
        question: What was asked: a name that only the question has is doubted and not denied, as are words that the
            claim has from it alone; and a restriction of the passage that it has may be left out.
    """
    sources = [_as_read(one) for one in cited]
    own = own_sentence(claim, sources) if len(claim) <= _LONGEST else None
    if own is not None:
        return Proof(Kind.CLAIM, (), (own,))
    everything = [_as_read(one) for one in given]
    sentence = read_claim(claim[:_LONGEST], _language(sources, everything), cites=bool(sources))
    too_much = len(claim) > _LONGEST or len(sentence.facts) > _MOST
    if sentence.kind is not Kind.CLAIM and not too_much:
        return _of_frame(align(sentence, [parsed for parsed in everything if parsed.units], question))
    if not sources:
        return Proof(Kind.CLAIM, (sure(Reason.UNCITED, sentence.text),))
    if too_much or not any(parsed.units for parsed in sources):
        return Proof(Kind.CLAIM, (doubtful(Reason.CONTENT, sentence.text),))
    alignment = align(sentence, sources, question)
    if is_foreign(alignment):
        taken_back = tuple(check_framed(alignment))
        return Proof(Kind.CLAIM, taken_back) if taken_back else prove_across(alignment)
    problems = problems_of(alignment, everything)
    if len(sources) > 1:
        problems = _of_halves(problems, alignment, everything)
    support = alignment.quotes(() if problems or not question else deciding_units(alignment))
    return Proof(Kind.CLAIM, tuple(sorted(problems, key=lambda problem: not problem.sure)), support)


def _of_halves(problems: list[Problem], alignment: Alignment, given: Sequence[Parsed]) -> list[Problem]:
    """
    Return the problems of a claim that joins facts of several texts: none where each half is proved for itself.

    What is wrong with a half that says something of its own is wrong with the whole.
    """
    parts = [read_claim(half, alignment.claim.language, cites=True) for half in halves(alignment.claim.text)]
    if not parts:
        return problems
    told = [part for part in parts if part.facts or has_verb(part.text)]
    found = [problems_of(align(part, alignment.cited, alignment.question), given) for part in told]
    if problems and len(told) == len(parts) and not any(found):
        return []
    if not problems and all(mixes(part, alignment.cited) for part in parts):
        return [doubtful(Reason.SWAP, alignment.claim.text)]
    denied = (problem for one in found for problem in one if problem.sure or problem.reason in _DENIED)
    return problems or list(denied)


def _as_read(citable: Citable) -> Parsed:
    if isinstance(citable, Parsed):
        return citable
    return read(citable if isinstance(citable, Text) else Text.of(citable))


def _language(sources: Sequence[Parsed], given: Sequence[Parsed]) -> str:
    """Return the language of the first that is cited, else of the first that has something to say."""
    first = next(iter(sources), None) or next((parsed for parsed in given if parsed.units), None)
    return first.language if first else ENGLISH


def _of_frame(alignment: Alignment) -> Proof:
    """Return the proof of a lead-in or an offer: it claims nothing, but its values and names must be given."""
    problems = (*check_facts(alignment), *check_names(alignment)) if alignment.cited else ()
    return Proof(alignment.claim.kind, tuple(problem for problem in problems if problem.sure))
