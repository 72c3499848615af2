"""The collections on the server: what they are made of, and how one that differs is told."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from weaviate.classes.config import (
    Configure,
    DataType,
    Property,
    StopwordsPreset,
    Tokenization,
    VectorDistances,
    VectorFilterStrategy,
)

from adapters.placement import Space

_LAYOUT = 1  # a part of the names that tenants share: another layout means other collections
_K1, _B = 1.2, 0.75  # those of the embedded index's keyword leg (FTS5's bm25)
_FLAT = 40_000  # passages that a filter leaves, below which the search is exact


@dataclass(frozen=True, slots=True)
class Collection:
    """A collection on the server; `tenant` is a part of it that is ours alone, "" where there are no tenants."""

    name: str
    tenant: str = ""


@dataclass(frozen=True, slots=True)
class Collections:
    """The two collections of a space: passages, which are searched, and their sentences' vectors, which are read."""

    passages: Collection
    sentences: Collection


def collections_of(space: Space, tenant: str) -> Collections:
    """
    Return a space's collections, which no other ledger has.

    With tenants all of one embedder share two collections, and each space is a tenant of its own there.
    """
    shared = sha256(f"{_LAYOUT}/{space.embedder}/{space.dims}".encode()).hexdigest()[:12]
    name = f"FootnoteTenants_{shared}" if tenant else f"Footnote_{space.name}"
    own = f"{tenant}-{space.name}" if tenant else ""
    return Collections(Collection(name, own), Collection(f"{name}_sentences", own))


def _text(name: str, kind: DataType = DataType.TEXT, *, filtered: bool = False) -> Property:
    return Property(
        name=name,
        data_type=kind,
        tokenization=Tokenization.FIELD,
        index_filterable=filtered,
        index_searchable=False,
    )


def _number(name: str, *, filtered: bool) -> Property:
    return Property(name=name, data_type=DataType.INT, index_filterable=filtered)


def _blob(name: str) -> Property:
    return Property(name=name, data_type=DataType.BLOB, index_filterable=False)


# The stems of title (twice: its weight), headings and text stand in one property, parted by blanks: scores over one
# property are exact, and the server cuts and folds them no further. `source` is for people who look at the server.
_PASSAGES = (
    Property(
        name="text",
        data_type=DataType.TEXT,
        tokenization=Tokenization.WHITESPACE,
        index_filterable=False,
        index_searchable=True,
    ),
    _text("source"),
    _text("collection", filtered=True),
    _text("audiences", DataType.TEXT_ARRAY, filtered=True),
    _number("version", filtered=True),
    _number("position", filtered=False),
    _blob("stems"),
    _blob("meaning"),
    _text("passage"),
)
_SENTENCES = (_number("version", filtered=True), _number("position", filtered=False), _blob("vectors"))


def properties_of(name: str) -> tuple[Property, ...]:
    """Return the properties of the collection of this name."""
    return _SENTENCES if name.endswith("_sentences") else _PASSAGES


def definition(name: str, *, tenants: bool) -> dict[str, Any]:
    """Return what makes the collection of this name."""
    return {
        "name": name,
        "properties": list(properties_of(name)),
        "vector_config": Configure.Vectors.self_provided(
            vector_index_config=Configure.VectorIndex.hnsw(
                distance_metric=VectorDistances.COSINE,
                flat_search_cutoff=_FLAT,
                filter_strategy=VectorFilterStrategy.SWEEPING,
            )
        ),
        "inverted_index_config": Configure.inverted_index(
            bm25_k1=_K1, bm25_b=_B, stopwords_preset=StopwordsPreset.NONE
        ),
        "multi_tenancy_config": Configure.multi_tenancy(
            enabled=tenants, auto_tenant_creation=False, auto_tenant_activation=tenants
        ),
    }


def differences(found: dict[str, Any], *, tenants: bool) -> list[str]:
    """Return how a collection's configuration differs from what is made here, in words; none if it will do."""
    properties = {one["name"]: one for one in found.get("properties", ())}
    told = [line for one in properties_of(str(found["class"])) if (line := _difference(one, properties.get(one.name)))]
    index = found["vectorConfig"]["default"] if "default" in found.get("vectorConfig", {}) else {}
    distance = index.get("vectorIndexConfig", {}).get("distanceMetric")
    if distance != VectorDistances.COSINE:
        told.append(f"its distance is {distance}, not cosine")
    if found["invertedIndexConfig"]["stopwords"]["preset"] != StopwordsPreset.NONE:
        told.append("it has a list of stop words")
    if bool(found.get("multiTenancyConfig", {}).get("enabled")) != tenants:
        told.append("it has no tenants" if tenants else "it has tenants, and [index] tenant is not set")
    return told


def _difference(wanted: Property, found: dict[str, Any] | None) -> str:
    if found is None:
        return f"it lacks the property {wanted.name!r}"
    kind = found["dataType"][0]
    if kind != wanted.dataType:
        return f"its property {wanted.name!r} is {kind}, not {wanted.dataType}"
    is_text = wanted.dataType in {DataType.TEXT, DataType.TEXT_ARRAY}
    indexed = bool(wanted.indexFilterable or wanted.indexSearchable)
    if is_text and indexed and wanted.tokenization and found["tokenization"] != wanted.tokenization:
        return f"its property {wanted.name!r} is cut by {found['tokenization']}, not {wanted.tokenization}"
    for key, name in (("indexFilterable", "filtered"), ("indexSearchable", "searched")):
        if getattr(wanted, key) and not found[key]:
            return f"its property {wanted.name!r} cannot be {name}"
    return ""
