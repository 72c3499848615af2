"""Every check of a claim beside what it cites, in order."""

from collections.abc import Callable, Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.checks.added import check_added, check_new_item
from rag.prove.checks.adverbials import check_adverbials
from rag.prove.checks.agents import check_agents
from rag.prove.checks.answered import check_answered
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
from rag.prove.checks.exceptions import check_exceptions, check_never_there
from rag.prove.checks.exchanged import check_exchanged
from rag.prove.checks.excluded import check_excluded, check_listed_out
from rag.prove.checks.facts import check_facts
from rag.prove.checks.force import check_force, check_scope
from rag.prove.checks.framed import check_framed
from rag.prove.checks.free import check_free, without_nothing
from rag.prove.checks.from_when import check_from_when
from rag.prove.checks.governed import check_governed, check_listed_after_denial
from rag.prove.checks.greater import check_greater
from rag.prove.checks.holders import check_holders
from rag.prove.checks.if_not import check_if_not
from rag.prove.checks.including import check_including
from rag.prove.checks.invented import check_invented, check_invented_part
from rag.prove.checks.joined import check_all_of, check_joined, check_only_some
from rag.prove.checks.labelled import check_labelled
from rag.prove.checks.limits import check_limits
from rag.prove.checks.maybe import check_maybe
from rag.prove.checks.merged import check_merged
from rag.prove.checks.mixed import check_mixed
from rag.prove.checks.modals import check_modals
from rag.prove.checks.named_cells import check_named_cells
from rag.prove.checks.names import check_names
from rag.prove.checks.nons import check_nons
from rag.prove.checks.one_unit import check_one_unit
from rag.prove.checks.opposites import check_opposites, check_order
from rag.prove.checks.outcomes import check_outcomes
from rag.prove.checks.paired import check_paired
from rag.prove.checks.parallel import check_parallel
from rag.prove.checks.parens import check_parens, check_value_in_parens
from rag.prove.checks.periods import check_periods
from rag.prove.checks.priority import check_priority
from rag.prove.checks.qualified import check_qualified
from rag.prove.checks.questions import check_questions
from rag.prove.checks.quoted import check_quoted
from rag.prove.checks.reach import check_reach
from rag.prove.checks.requirements import check_requirements
from rag.prove.checks.respective import check_respective
from rag.prove.checks.restrictions import check_conditions, check_restrictions
from rag.prove.checks.rivals import check_rivals
from rag.prove.checks.ruled_out import check_only_denied, check_ruled_out
from rag.prove.checks.scale import check_scale
from rag.prove.checks.spelled import check_spelled
from rag.prove.checks.splits import check_splits, without_sides
from rag.prove.checks.strange_roles import check_strange_roles
from rag.prove.checks.strangers import check_strangers
from rag.prove.checks.swaps import check_replaced, check_swaps
from rag.prove.checks.turned_there import check_turned_there
from rag.prove.checks.universal import check_universal
from rag.prove.checks.vague import check_first, check_vague
from rag.prove.checks.voice import check_voice
from rag.prove.checks.whichever import check_whichever
from rag.prove.checks.whole import check_whole
from rag.prove.checks.words import check_rows, check_words
from rag.prove.parse import Parsed
from rag.prove.values import Problem

_ALONE: tuple[Callable[[Alignment], Iterator[Problem]], ...] = (
    check_facts,
    check_bounded,
    check_one_unit,
    check_vague,
    check_first,
    check_greater,
    check_limits,
    check_splits,
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
    check_governed,
    check_listed_after_denial,
    check_rivals,
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
    check_reach,
    check_qualified,
    check_requirements,
    check_whichever,
    check_voice,
    check_questions,
    check_answered,
    check_rows,
    check_columns,
    check_named_cells,
    check_every_row,
    check_likewise,
    check_replaced,
    check_charge,
    check_merged,
    check_mixed,
    check_exchanged,
    check_crossed,
    check_holders,
    check_paired,
    check_respective,
    check_labelled,
    check_parallel,
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
    check_adverbials,
    check_strange_roles,
    check_agents,
    check_invented,
    check_invented_part,
    check_decisions,
    check_outcomes,
)
"""Checks of a claim beside what it cites."""
_AMONG: tuple[Callable[[Alignment, Sequence[Parsed]], Iterator[Problem]], ...] = (
    check_words,
    check_elsewhere,
    check_swaps,
)
"""Checks that look at all that could have been cited."""


def problems_of(alignment: Alignment, given: Sequence[Parsed]) -> list[Problem]:
    """Return what speaks against a claim; `given` is all that could have been cited."""
    found = [problem for check in _ALONE for problem in check(alignment)]
    found += [problem for check in _AMONG for problem in check(alignment, given)]
    return without_nothing(without_sides(found, alignment), alignment)
