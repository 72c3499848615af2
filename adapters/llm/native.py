"""
A provider's own citations, as markers in the text that it wrote.

So they are read, counted and checked like any other marker: what a provider says of its reply is no proof.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rag.evidence import Citable
from rag.sentences import spans

_FENCE = "```"


@dataclass(frozen=True, slots=True)
class Covered:
    """What a citation is for: `text[start:end]` of a reply, and the key of what it cites."""

    start: int
    end: int
    key: str


def marked(text: str, citations: Iterable[Covered]) -> str:
    """Return a reply with a marker behind each sentence that a citation covers, wholly or in part; none in code."""
    behind: dict[int, dict[str, None]] = {}
    for one in citations:
        for at in _ends(text, one):
            behind.setdefault(at, {})[one.key] = None
    for at in sorted(behind, reverse=True):
        text = f"{text[:at]} {''.join(f'[{key}]' for key in behind[at])}{text[at:]}"
    return text


def search_results(citable: Iterable[Citable]) -> list[dict[str, Any]]:
    """Return passages as Anthropic's search results, in order."""
    return [
        {
            "type": "search_result",
            "source": one.key,
            "title": one.title,
            "content": [{"type": "text", "text": one.text}],
            "citations": {"enabled": True},
        }
        for one in citable
    ]


def documents(citable: Iterable[Citable]) -> list[dict[str, Any]]:
    """Return passages as Groq's documents, in order."""
    return [{"id": one.key, "source": {"type": "text", "text": f"{one.title}\n{one.text}"}} for one in citable]


def of_result(citable: tuple[Citable, ...], length: int, citations: Iterable[Any]) -> list[Covered]:
    """Return what Anthropic's citations of a block of so many characters say; those of anything else say nothing."""
    places = [one.search_result_index for one in citations if one.type == "search_result_location"]
    return [Covered(0, length, citable[place].key) for place in places if 0 <= place < len(citable)]


def of_annotations(citable: tuple[Citable, ...], length: int, annotations: Iterable[Any]) -> list[Covered]:
    """Return what Groq's annotations of a reply of so many characters say, as far as they name what was given."""
    keys = {one.key for one in citable}
    cited = [one.document_citation for one in annotations if one.document_citation]
    return [
        Covered(one.start_index, one.end_index, one.document_id)
        for one in cited
        if one.document_id in keys and 0 <= one.start_index < one.end_index <= length
    ]


def _ends(text: str, one: Covered) -> Iterable[int]:
    """Yield where the sentences of a stretch end, the last perhaps in the middle of one."""
    for _, end in spans(text[one.start : one.end]):
        at = one.start + end
        line = text[text.rfind("\n", 0, at) + 1 : at]
        if text.count(_FENCE, 0, at) % 2 or _FENCE in line:
            continue
        yield at - 1 if line.lstrip().startswith("|") and line.endswith("|") else at
