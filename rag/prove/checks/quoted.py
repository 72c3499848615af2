"""Whether a few quoted words are those that the page quotes there: "recorded as 'Bench'", where it says 'Idle'."""

import re
from collections.abc import Iterator

from rag.prove.align import Alignment
from rag.prove.facts.values import Quotation
from rag.prove.parse import plain
from rag.prove.values import Problem, Reason, doubtful

_QUOTED = re.compile(r"[“\"‘'](?P<words>[^”\"’']{2,40})[”\"’'](?!\w)")
_LONGEST = 4  # words that name something; what is longer is a sentence's own words


def check_quoted(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a quoted name where the closest unit quotes others."""
    if not alignment.near:
        return
    for fact in alignment.claim.facts:
        if not isinstance(fact, Quotation) or len(fact.words.split()) > _LONGEST:
            continue
        there = [_bare(match["words"]) for match in _QUOTED.finditer(alignment.closest.text)]
        if there and not _is_quoted(fact.words, alignment) and not any(_bare(fact.words) in quoted for quoted in there):
            yield doubtful(Reason.BINDING, f"{fact.words} / {there[0]}")


def _is_quoted(words: str, alignment: Alignment) -> bool:
    """Whether another near unit quotes the words, where the claim quotes those of the closest one too."""
    quotations = [fact for fact in alignment.claim.facts if isinstance(fact, Quotation)]
    quoted = [_bare(match["words"]) for match in _QUOTED.finditer(alignment.near_text)]
    return len(quotations) > 1 and _bare(words) in quoted


def _bare(words: str) -> str:
    return plain(words).strip(" .,;:!?…")
