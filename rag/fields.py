"""What a model wrote under a schema, read without trust: a field of another shape than asked for is Malformed."""

import json
from collections.abc import Mapping, Sequence

from rag.errors import Malformed
from rag.ports import Completion, Finish


def rows(completion: Completion, key: str) -> Sequence[Mapping[str, object]]:
    """
    Return the objects of the list under `key`, in order.

    Raises:
        Malformed: The reply was cut or declined, is no JSON object, or has no list of objects there.
    """
    if completion.finish is not Finish.DONE:
        raise Malformed(f"{completion.model} did not finish its reply ({completion.finish.value})")
    try:
        found = json.loads(completion.text)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"{completion.model} wrote no JSON") from error
    listed = found.get(key) if isinstance(found, dict) else None
    if not isinstance(listed, list) or not all(isinstance(row, dict) for row in listed):
        raise Malformed(f"{completion.model} wrote no list of objects under {key!r}")
    return listed


def number(row: Mapping[str, object], key: str) -> int | None:
    """Return the whole number under `key`; None when there is none. True and false are no numbers."""
    found = row.get(key)
    return found if isinstance(found, int) and not isinstance(found, bool) else None


def list_of(properties: Mapping[str, Mapping[str, object]]) -> Mapping[str, object]:
    """Return the schema of a list of objects that have exactly these properties."""
    return {"type": "array", "items": closed(properties)}


def closed(properties: Mapping[str, Mapping[str, object]]) -> Mapping[str, object]:
    """Return the schema of an object with exactly these properties: strict servers take no other kind."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }
