"""What a person is told of documents that say they replace others, and may not."""

from collections.abc import Iterator, Sequence

from rag.evidence import Source
from rag.supersede import all_may_know, named


def doubts(sources: Sequence[Source]) -> list[tuple[str, str]]:
    """
    Return paths and warnings.

    References that name no other document, documents that replace each other, and documents that may not be named to
    all readers of what they replace.
    """
    found: list[tuple[str, str]] = []
    for source in sources:
        found += ((source.id.partition(":")[2], what) for what in _doubts(source, sources))
    return found


def _doubts(source: Source, sources: Sequence[Source]) -> Iterator[str]:
    for reference in source.supersedes:
        older = named(reference, source, sources)
        if older is None:
            yield f"supersedes {reference!r}, but no other document of the collection has that title or path"
        elif source in (named(back, older, sources) for back in older.supersedes):
            if source.id < older.id:
                yield f"supersedes {reference!r}, which supersedes it in turn: only one of them can be the newer"
        elif not all_may_know(older, source):
            yield (
                f"supersedes {reference!r}, which has readers who may not read it: the older one stays as it is for "
                "everybody; give both the same audience"
            )
