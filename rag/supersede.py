"""Which documents are replaced by another, by the word of the newer one."""

from collections.abc import Iterable, Mapping, Sequence

from rag.evidence import EVERYONE, EXTERNAL, Hit, Source
from rag.lexical import fold


def resolve(sources: Iterable[Source]) -> dict[str, str]:
    """
    Return, by id, the source that supersedes each superseded one.

    A reference names a title, alone or with a part of the document after it ("Travel rules 2021 s.4"), or a file.
    It reaches only documents of the same collection; one that names itself, or nothing, is passed over. So is one
    that not every reader of the older document may read: its mark would tell them that it exists.
    """
    everything = tuple(sources)
    found: dict[str, str] = {}
    for newer in everything:
        for reference in newer.supersedes:
            older = named(reference, newer, everything)
            if older is not None and all_may_know(older, newer):
                found[older.id] = newer.id
    return {older: newer for older, newer in found.items() if not _in_a_circle(older, found)}


def all_may_know(older: Source, newer: Source) -> bool:
    """Whether everybody who may read the older document may read the newer one; all but outsiders are staff."""
    return all(
        group in newer.audience or (group != EXTERNAL and EVERYONE in newer.audience) for group in older.audience
    )


def _in_a_circle(source_id: str, superseded: Mapping[str, str]) -> bool:
    """Whether pages replace each other in turn: then none of them does."""
    seen: set[str] = set()
    at = source_id
    while at in superseded and at not in seen:
        seen.add(at)
        at = superseded[at]
    return at == source_id and at in superseded


def named(reference: str, newer: Source, sources: Sequence[Source]) -> Source | None:
    """Return the document of these that a reference of `newer` names, or None."""
    wanted = fold(reference).strip()
    others = [source for source in sources if source.collection == newer.collection and source.id != newer.id]
    for matches in (_is_title, _is_file, _begins_with_title):
        named = [source for source in others if matches(wanted, source)]
        if named:
            return max(named, key=lambda source: len(source.title))
    return None


def _is_title(wanted: str, source: Source) -> bool:
    return wanted == fold(source.title)


def _is_file(wanted: str, source: Source) -> bool:
    path = fold(source.id.partition(":")[2])
    return bool(wanted) and f"/{path}".endswith(f"/{wanted.removeprefix('./')}")


def _begins_with_title(wanted: str, source: Source) -> bool:
    return wanted.startswith(fold(source.title) + " ")


def newest_first(hits: Sequence[Hit]) -> tuple[Hit, ...]:
    """Return the hits with superseded pages at the end, where the page that replaces them was found too."""
    found = {hit.passage.source.id for hit in hits}
    replaced = [hit.passage.source.superseded_by in found for hit in hits]
    standing = (hit for hit, old in zip(hits, replaced, strict=True) if not old)
    return (*standing, *(hit for hit, old in zip(hits, replaced, strict=True) if old))
