"""Whether a sentence is one of the page's own, word for word: then nothing in it can differ from what the page says."""

import re
from collections.abc import Sequence

from rag.prove.claim import bare
from rag.prove.parse import Parsed
from rag.prove.unit import Unit, is_row
from rag.prove.values import Quote
from rag.sentences import COLONS, QUESTION_MARKS

_LEADS = (*COLONS, *QUESTION_MARKS)
_FEWEST = 5  # words: fewer are a heading, or an item that leans on what stands above it
_LEANS = re.compile(r"\W*(?:[QA]\s?\d{0,2}[:.)]|(?:yes|no|ja|nein|s[ií]|oui|non|はい|いいえ)(?!\w))", re.IGNORECASE)
_STOPS = " .!。！"


def own_sentence(claim: str, cited: Sequence[Parsed]) -> Quote | None:
    """
    Return where a cited text has just this sentence, None where it has not.

    Only a sentence that says the same alone is looked for: it stands under no lead-in, points back to none, and is no
    row, no question and no answer to one.
    """
    said = bare(claim).rstrip(_STOPS)
    if len(said.split()) < _FEWEST or is_row(said) or said.endswith(_LEADS) or _LEANS.match(said):
        return None
    for index, parsed in enumerate(cited):
        at = parsed.source.text.find(said)
        unit = next((one for one in parsed.line_units(at) if one.start == at), None) if at >= 0 else None
        if unit is not None and _is_alone(unit) and unit.text.rstrip(_STOPS) == said:
            return Quote(index, unit.start, unit.end)
    return None


def _is_alone(unit: Unit) -> bool:
    """Whether it stands under nothing: only items and rows do, and it is no row."""
    return not (unit.before or unit.place)
