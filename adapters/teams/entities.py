"""
What Teams shows around a message: the AI label, the cards of its citations, its sensitivity label.

One root entity holds them all; a second is an error. Limits: learn.microsoft.com, "Bot messages with AI-generated
content", and "Add citations and sensitivity labels to agent messages", July 2026.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

from adapters.speech import Speech
from adapters.teams.markdown import parted, target
from adapters.teams.sources import freshness, shortened
from rag.reply import Answer, Citation, Quotes, Reply

_MOST = 20  # citations of a message; one more, and the message is refused
_LONGEST_NAME, _LONGEST_ABSTRACT, _LONGEST_KEYWORD, _MOST_KEYWORDS = 80, 160, 28, 3
_LONGEST_URL = 2000  # characters; the entity counts for the size of the message
_ICONS = {
    ".pdf": "PDF",
    ".docx": "Microsoft Word",
    ".xlsx": "Microsoft Excel",
    ".ods": "Microsoft Excel",
    ".csv": "Microsoft Excel",
    ".pptx": "Microsoft PowerPoint",
}
_PURVIEW = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)


def entity(reply: Reply, numbers: Iterable[int], label: str, speech: Speech) -> dict[str, Any] | None:
    """
    Return the entity of a message, None when there is nothing to show.

    Args:
        reply: What the message is a part of; only what a model wrote bears the AI label.
        numbers: The citations whose markers stand in the text: no others may be among its cards.
        label: The sensitivity label's name or its Purview id, or "".
        speech: How freshness is said.

    """
    shown = set(numbers)
    cited = [one for one in citations_of(reply) if one.number in shown][:_MOST]
    told: dict[str, Any] = {}
    if isinstance(reply, Answer):
        told["additionalType"] = ["AIGeneratedContent"]
    if cited:
        told["citation"] = [_claim(citation, speech) for citation in cited]
    if label:
        told["usageInfo"] = _usage(label)
    if not told:
        return None
    return {"type": "https://schema.org/Message", "@type": "Message", "@context": "https://schema.org", **told}


def citations_of(reply: Reply) -> Sequence[Citation]:
    """Return the citations of a reply, numbered from 1; none for one that rests on no page."""
    return reply.citations if isinstance(reply, Answer | Quotes) else ()


def sensitivity_of(reply: Reply, labels: Mapping[str, str]) -> str:
    """Return the label of the first collection of `labels` that is cited: they stand in order, the strictest first."""
    cited = {citation.passage.source.collection for citation in citations_of(reply)}
    return next((label for collection, label in labels.items() if collection in cited), "")


def _claim(citation: Citation, speech: Speech) -> dict[str, Any]:
    source = citation.passage.source
    title = " › ".join((source.title, *citation.place.section[-1:]))
    appearance: dict[str, Any] = {
        "@type": "DigitalDocument",
        "name": shortened(parted(title), _LONGEST_NAME),
        "abstract": shortened(citation.quote, _LONGEST_ABSTRACT),
        "keywords": [shortened(word, _LONGEST_KEYWORD) for word in _keywords(citation, speech)][:_MOST_KEYWORDS],
        "image": {"@type": "ImageObject", "name": _icon(source.id)},
    }
    url = target(citation.link)
    if url.startswith(("https://", "http://")) and len(url) <= _LONGEST_URL:
        appearance["url"] = url
    return {"@type": "Claim", "position": citation.number, "appearance": appearance}


def _keywords(citation: Citation, speech: Speech) -> Iterator[str]:
    yield citation.passage.source.collection
    yield from reversed(tuple(freshness(citation, speech)))  # warnings before what is usual


def _icon(source: str) -> str:
    return _ICONS.get(PurePosixPath(source.lower()).suffix, "Text")


def _usage(label: str) -> dict[str, str]:
    """Return the sensitivity label: by its Purview id, whose name Teams looks up, or by a name alone."""
    named = {"type": "https://schema.org/Message", "@type": "CreativeWork", "name": label}
    return {**named, "@id": label} if _PURVIEW.fullmatch(label) else named
