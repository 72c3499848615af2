"""A passage as objects on the server, and back."""

import json
from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from weaviate.classes.data import DataObject
from weaviate.util import generate_uuid5

from rag.blobs import pack_keywords, pack_sentences
from rag.evidence import Passage, Place, Source
from rag.ports import Entry, Vectors

WITH_PASSAGE = ("version", "position", "stems", "meaning", "passage")
"""What a leg brings of each passage."""


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """
    A passage as the server has it.

    Attributes:
        stems: Packed, as `rag.blobs` has them.
        written: The passage without its source, as JSON.
        vector: (dims,), None where it has none or was not asked for.
    """

    version: int
    position: int
    stems: bytes
    written: str
    vector: NDArray[np.float32] | None = None

    def passage(self, source: Source) -> Passage:
        """Return the passage, of a source that the ledger has."""
        told = json.loads(self.written)
        places = (Place(one["at"], tuple(one["section"]), one["anchor"], one["page"]) for one in told["places"])
        return Passage(
            source=source,
            text=told["text"],
            start=told["start"],
            end=told["start"] + len(told["text"]),
            ordinal=self.position,
            section=tuple(told["section"]),
            anchor=told["anchor"],
            page=told["page"],
            lead=told["lead"],
            places=tuple(places),
        )


def uuid_of(version: int, position: int) -> str:
    """Return the id of a passage, and of its sentences, under a version of its source."""
    return str(generate_uuid5(f"{version}/{position}"))


def passage_object(entry: Entry, version: int, position: int) -> DataObject[dict[str, Any], None]:
    """Return a passage as it is sent."""
    passage, keywords = entry.passage, entry.keywords
    source = passage.source
    properties = {
        "text": _words(" ".join((*keywords.title, *keywords.title, *keywords.section, *keywords.body))),
        "source": _words(source.id),
        "collection": source.collection,
        "audiences": sorted(source.audience),
        "version": version,
        "position": position,
        "stems": b64encode(pack_keywords(keywords)).decode(),
        "passage": _words(_written(passage)),
    }
    vector = None if entry.vector is None else np.asarray(entry.vector, np.float32)
    if vector is not None:
        properties["meaning"] = _blob(vector)
    return DataObject(
        properties=properties,
        uuid=uuid_of(version, position),
        vector=None if vector is None else vector.tolist(),
    )


def _blob(vector: NDArray[np.float32]) -> str:
    """Return the numbers as the server keeps them beside its own: the client reads its own a hundred times slower."""
    return b64encode(np.ascontiguousarray(vector, np.float32).tobytes()).decode()


def _written(passage: Passage) -> str:
    told = {
        "start": passage.start,
        "section": passage.section,
        "anchor": passage.anchor,
        "page": passage.page,
        "lead": passage.lead,
        "places": [asdict(place) for place in passage.places],
        "text": passage.text,
    }
    return json.dumps(told, ensure_ascii=False)


def _words(text: str) -> str:
    """Return the text as UTF-8 can say it: half a surrogate pair becomes "?"."""
    return text.encode(errors="replace").decode()


def sentences_object(vectors: Vectors, version: int, position: int) -> DataObject[dict[str, Any], None]:
    """Return a passage's sentence vectors as they are sent."""
    properties = {
        "version": version,
        "position": position,
        "vectors": b64encode(pack_sentences(vectors)).decode(),
    }
    return DataObject(properties=properties, uuid=uuid_of(version, position))


def moved(one: Any, version: int, vector: NDArray[np.float32] | None = None) -> DataObject[dict[str, Any], None]:
    """Return an object of either collection as it is sent under another version, with its own vector or this one."""
    properties = {name: value for name, value in one.properties.items() if value is not None}
    position = int(properties["position"])
    own = one.vector.get("default") or None
    if vector is not None:
        own = vector.tolist()
        properties["meaning"] = _blob(vector)
    properties |= {"version": version, "position": position}
    return DataObject(properties=properties, uuid=uuid_of(version, position), vector=own)


def found_of(one: Any) -> Found:
    """Return an object of the passages as a value."""
    told = one.properties
    blob = blob_of(told.get("meaning"))
    vector = np.frombuffer(blob, np.float32) if blob else None
    return Found(int(told["version"]), int(told["position"]), blob_of(told["stems"]), told["passage"], vector)


def blob_of(text: str | None) -> bytes:
    """Return the bytes of a blob; the server gives none for an empty one."""
    return b64decode(text) if text else b""


def flaw(vector: NDArray[np.float32] | None, dims: int) -> str:
    """Return why a vector cannot be stored, or "": the server would take it, and rank it first."""
    if vector is None:
        return ""
    if vector.shape != (dims,):
        return f"the embedder gave a vector of {vector.shape[-1] if vector.ndim else 0} numbers, not {dims}"
    if not np.isfinite(vector).all():
        return "the embedder gave a vector with a number that is none"
    return "" if vector.any() else "the embedder gave a vector of zeros"
