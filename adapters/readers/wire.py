"""
Documents between two processes, as JSON.

Not pickle: the child reads hostile files, and what it sends must not be able to run code.
"""

import json
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any

from rag.document import Block, Document, Kind, Link, Unreadable

TOO_MUCH_MEMORY = Unreadable("needs more than 1 GB of memory")
"""The child's last answer: it ends after it, for memory that ran out once is in pieces."""


@dataclass(frozen=True, slots=True)
class Request:
    """One file to read. `path` is read by the child; "" when `content` follows as a message of its own."""

    name: str
    path: str = ""
    url: str = ""
    groups: tuple[str, ...] = ()


def request_to_bytes(request: Request) -> bytes:
    """Return a request as JSON; any path survives, also one that is no valid text."""
    return json.dumps(asdict(request)).encode("ascii")


def request_from_bytes(message: bytes) -> Request:
    """Return the request that `request_to_bytes` wrote."""
    fields = json.loads(message)
    return Request(fields["name"], fields["path"], fields["url"], tuple(fields["groups"]))


def result_to_bytes(result: Document | Unreadable) -> bytes:
    """Return a reader's result as JSON."""
    if isinstance(result, Unreadable):
        return json.dumps({"reason": result.reason, "withdrawn": result.withdrawn}).encode("ascii")
    headers = {header: place for place, header in enumerate(dict.fromkeys(block.header for block in result.blocks))}
    fields = {
        "title": result.title,
        "headers": list(headers),  # each once: a table of many rows has one header
        "blocks": [(b.kind, b.text, b.level, b.anchor, b.page, headers[b.header]) for b in result.blocks],
        "url": result.url,
        "revised": _iso(result.revised),
        "review_by": _iso(result.review_by),
        "owner": result.owner,
        "audience": sorted(result.audience),
        "supersedes": result.supersedes,
        "language": result.language,
        "links": [(link.text, link.href) for link in result.links],
        "warnings": result.warnings,
    }
    return json.dumps(fields, check_circular=False).encode("ascii")


def result_from_bytes(message: bytes) -> Document | Unreadable:
    """Return the result that `result_to_bytes` wrote. Raises ValueError, KeyError, TypeError on anything else."""
    fields: dict[str, Any] = json.loads(message)
    if "reason" in fields:
        return Unreadable(fields["reason"], fields["withdrawn"])
    headers = fields["headers"]
    return Document(
        title=fields["title"],
        blocks=tuple(
            Block(_KINDS[kind], text, level, anchor, page, headers[header])
            for kind, text, level, anchor, page, header in fields["blocks"]
        ),
        url=fields["url"],
        revised=_day(fields["revised"]),
        review_by=_day(fields["review_by"]),
        owner=fields["owner"],
        audience=frozenset(fields["audience"]),
        supersedes=tuple(fields["supersedes"]),
        language=fields["language"],
        links=tuple(Link(text, href) for text, href in fields["links"]),
        warnings=tuple(fields["warnings"]),
    )


_KINDS = {kind.value: kind for kind in Kind}


def _iso(day: date | None) -> str | None:
    return day.isoformat() if day else None


def _day(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None
