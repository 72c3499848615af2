"""What a person is told of documents that say they replace others, and may not."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rag.evidence import Source
from rag.supersede import resolve


def doubts(sources: Sequence[Source]) -> list[tuple[str, str]]:
    """Return paths and warnings: references that name no other document, and documents that replace each other."""
    named = {source.id: _named(source, sources) for source in sources if source.supersedes}
    found: list[tuple[str, str]] = []
    for source in sources:
        found += ((source.id.partition(":")[2], what) for what in _doubts(source, named))
    return found


_Named = dict[str, str]
"""The ids that references of one document name, "" for none, by reference."""


def _doubts(source: Source, named: dict[str, _Named]) -> Iterator[str]:
    for reference, older in named.get(source.id, {}).items():
        if not older:
            yield f"supersedes {reference!r}, but no other document of the collection has that title or path"
        elif source.id < older and source.id in named.get(older, {}).values():
            yield f"supersedes {reference!r}, which supersedes it in turn: only one of them can be the newer"


def _named(source: Source, sources: Sequence[Source]) -> _Named:
    others = [replace(other, supersedes=()) for other in sources if other.id != source.id]
    found = {reference: resolve([replace(source, supersedes=(reference,)), *others]) for reference in source.supersedes}
    return {reference: next(iter(older), "") for reference, older in found.items()}
