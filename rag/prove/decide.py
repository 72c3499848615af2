"""The verdict on one sentence."""

from collections.abc import Callable, Iterator, Sequence

from rag.evidence import Passage
from rag.prove.across import is_foreign, prove_across
from rag.prove.align import Alignment, align
from rag.prove.checks.added import check_added, check_new_item
from rag.prove.checks.agents import check_agents
from rag.prove.checks.both_orders import check_both_orders
from rag.prove.checks.bounded import check_bounded
from rag.prove.checks.charge import check_charge
from rag.prove.checks.columns import check_columns, check_every_row
from rag.prove.checks.complements import check_complements
from rag.prove.checks.counted import check_counted
from rag.prove.checks.counting import check_counting
from rag.prove.checks.crossed import check_crossed
from rag.prove.checks.decisions import check_decisions
from rag.prove.checks.denials import check_denials, check_new_denials
from rag.prove.checks.denied_only import check_denied_only
from rag.prove.checks.denied_words import check_denied_words
from rag.prove.checks.depends import check_depends
from rag.prove.checks.each import check_each
from rag.prove.checks.elliptic import check_elliptic
from rag.prove.checks.elsewhere import check_elsewhere, check_likewise
from rag.prove.checks.equations import deciding_units
from rag.prove.checks.exceptions import check_exceptions, check_never_there
from rag.prove.checks.exchanged import check_exchanged
from rag.prove.checks.excluded import check_excluded, check_excluded_above, check_listed_out
from rag.prove.checks.facts import check_facts
from rag.prove.checks.force import check_force, check_scope
from rag.prove.checks.framed import check_framed
from rag.prove.checks.free import check_free
from rag.prove.checks.from_when import check_from_when
from rag.prove.checks.greater import check_greater
from rag.prove.checks.holders import check_holders
from rag.prove.checks.if_not import check_if_not
from rag.prove.checks.including import check_including
from rag.prove.checks.invented import check_invented, check_invented_part
from rag.prove.checks.joined import check_all_of, check_joined, check_only_some
from rag.prove.checks.labelled import check_labelled
from rag.prove.checks.limits import check_limits
from rag.prove.checks.maybe import check_maybe
from rag.prove.checks.mixed import check_mixed
from rag.prove.checks.modals import check_modals
from rag.prove.checks.named_cells import check_named_cells
from rag.prove.checks.names import check_names
from rag.prove.checks.nons import check_nons
from rag.prove.checks.one_unit import check_one_unit
from rag.prove.checks.opposites import check_opposites, check_order
from rag.prove.checks.paired import check_paired
from rag.prove.checks.parens import check_parens, check_value_in_parens
from rag.prove.checks.periods import check_periods
from rag.prove.checks.priority import check_priority
from rag.prove.checks.qualified import check_qualified
from rag.prove.checks.questions import check_questions
from rag.prove.checks.quoted import check_quoted
from rag.prove.checks.requirements import check_requirements
from rag.prove.checks.restrictions import check_conditions, check_restrictions
from rag.prove.checks.ruled_out import check_only_denied, check_ruled_out
from rag.prove.checks.scale import check_scale
from rag.prove.checks.spelled import check_spelled
from rag.prove.checks.strange_roles import check_strange_roles
from rag.prove.checks.strangers import check_strangers
from rag.prove.checks.swaps import check_replaced, check_swaps
from rag.prove.checks.turned_there import check_turned_there
from rag.prove.checks.universal import check_universal
from rag.prove.checks.voice import check_voice
from rag.prove.checks.whichever import check_whichever
from rag.prove.checks.whole import check_whole
from rag.prove.checks.words import check_rows, check_words
from rag.prove.claim import read_claim
from rag.prove.halves import halves, has_verb, mixes
from rag.prove.parse import Parsed, read
from rag.prove.values import Kind, Problem, Proof, Reason, Text, doubtful, sure
from rag.prove.verbatim import own_sentence
from rag.prove.words.languages import ENGLISH

Citable = Parsed | Text | Passage
"""What can be cited; read once when it is given as read."""

_ALONE: tuple[Callable[[Alignment], Iterator[Problem]], ...] = (
    check_facts,
    check_bounded,
    check_one_unit,
    check_greater,
    check_limits,
    check_periods,
    check_each,
    check_from_when,
    check_counting,
    check_framed,
    check_denials,
    check_denied_words,
    check_elliptic,
    check_new_denials,
    check_denied_only,
    check_if_not,
    check_depends,
    check_exceptions,
    check_never_there,
    check_ruled_out,
    check_only_denied,
    check_excluded,
    check_excluded_above,
    check_opposites,
    check_free,
    check_order,
    check_both_orders,
    check_turned_there,
    check_priority,
    check_force,
    check_scope,
    check_joined,
    check_all_of,
    check_only_some,
    check_scale,
    check_maybe,
    check_modals,
    check_universal,
    check_whole,
    check_qualified,
    check_requirements,
    check_whichever,
    check_voice,
    check_questions,
    check_rows,
    check_columns,
    check_named_cells,
    check_every_row,
    check_likewise,
    check_replaced,
    check_charge,
    check_mixed,
    check_exchanged,
    check_crossed,
    check_holders,
    check_paired,
    check_labelled,
    check_parens,
    check_value_in_parens,
    check_added,
    check_including,
    check_complements,
    check_new_item,
    check_quoted,
    check_spelled,
    check_nons,
    check_counted,
    check_names,
    check_listed_out,
    check_conditions,
    check_restrictions,
    check_strangers,
    check_strange_roles,
    check_agents,
    check_invented,
    check_invented_part,
    check_decisions,
)
"""Checks of a claim beside what it cites."""
_AMONG: tuple[Callable[[Alignment, Sequence[Parsed]], Iterator[Problem]], ...] = (
    check_words,
    check_elsewhere,
    check_swaps,
)
"""Checks that look at all that could have been cited."""

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
    problems = _problems(alignment, everything)
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
    found = [_problems(align(part, alignment.cited, alignment.question), given) for part in told]
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


def _problems(alignment: Alignment, given: Sequence[Parsed]) -> list[Problem]:
    found = [problem for check in _ALONE for problem in check(alignment)]
    return found + [problem for check in _AMONG for problem in check(alignment, given)]
