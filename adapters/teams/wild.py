"""Reading JSON that others wrote: whatever is not what it should be is taken for missing."""

from collections.abc import Mapping, Sequence
from typing import Any


def text(json: Any, *path: str) -> str:
    """Return the string at a path of keys, without blanks at its ends; "" when there is none."""
    found = at(json, *path)
    return found.strip() if isinstance(found, str) else ""


def each(json: Any, *path: str) -> Sequence[Mapping[str, Any]]:
    """Return the objects of the list at a path of keys; empty when there is none."""
    found = at(json, *path)
    return [one for one in found if isinstance(one, Mapping)] if isinstance(found, list) else []


def at(json: Any, *path: str) -> Any:
    """Return what stands at a path of keys, or None."""
    for key in path:
        if not isinstance(json, Mapping):
            return None
        json = json.get(key)
    return json
