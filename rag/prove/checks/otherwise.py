"""Ways in which a page denies what a clause denies, without a "not" beside the same words."""

from rag.prove.checks.denying import is_denied_above, is_excepted, is_opposite_asked
from rag.prove.checks.equations import is_beyond_limit
from rag.prove.checks.no_cells import is_denied_in_cells
from rag.prove.checks.questions import is_answered_no
from rag.prove.governed import is_denied_by_head

OTHERWISE = (
    is_answered_no,
    is_denied_above,
    is_denied_by_head,
    is_opposite_asked,
    is_beyond_limit,
    is_denied_in_cells,
    is_excepted,
)
"""By an answer, in a lead-in or a heading, by an opposite, beyond a limit, in a table's cell, and of all but it."""
