"""All mistakes of the settings in one message, each with its key, what was expected and an example."""

import json
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, get_args

from pydantic import BaseModel, SecretStr, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

Place = tuple[str, ...]
"""A key's way from the top: ("gate", "cite_below")."""


class Mistakes(Exception):
    """The settings cannot be used. `lines` has a plain sentence for each mistake, none with a secret."""

    def __init__(self, where: str, lines: Iterable[str]) -> None:
        self.where = where
        self.lines = tuple(lines)
        count = "1 mistake" if len(self.lines) == 1 else f"{len(self.lines)} mistakes"
        super().__init__("\n".join((f"{where}: {count} in the settings", *(f"  {line}" for line in self.lines))))


def explain(error: ValidationError, model: type[BaseModel], variables: Mapping[Place, str]) -> tuple[str, ...]:
    """Return a line for each thing that is wrong. `variables` names the environment variable behind a key."""
    return tuple(_line(details, model, variables) for details in error.errors(include_url=False))


def _line(details: ErrorDetails, model: type[BaseModel], variables: Mapping[Place, str]) -> str:
    place = tuple(str(step) for step in details["loc"] if step != "[key]")
    name = variables.get(place[:2]) or written(place)
    if details["type"] == "extra_forbidden":
        return f"{name}: {unknown(place, model)}"
    field = field_at(model, place)
    if details["type"] == "value_error" and (field is None or _is_table(field)):
        return f"{name}: {details['ctx']['error']}"
    if field is None:
        return f"{name}: {details['msg']}"
    return f"{name}{_given(details, field)}: expected {field.description}, for example {_example(place, field)}"


def written(place: Place) -> str:
    """Return a key as a person finds it in the file: `[gate] cite_below`."""
    if len(place) == 1:
        return f"[{place[0]}]"
    tables, last = place[:-1], place[-1]
    if place[0] == "collections" and len(place) == 2:
        return f"[{'.'.join(place)}]"
    return f"[{'.'.join(tables)}] {_key(last)}"


def unknown(place: Place, model: type[BaseModel]) -> str:
    """Return that there is no such key, with the nearest one or the section that it belongs to."""
    parent = _model_at(model, place[:-1])
    known = list(parent.model_fields) if parent else []
    near = get_close_matches(place[-1].lower(), known, n=1)
    if near:
        return f"there is no such key; did you mean {near[0]}?"
    homes = [name for name, field in model.model_fields.items() if _has_key(field, place[-1])]
    if homes:
        return f"there is no such key here; it belongs under [{homes[0]}]"
    return f"there is no such key; known here: {', '.join(known)}"


def field_at(model: type[BaseModel], place: Place) -> FieldInfo | None:
    """Return the declared key that a place points into, the innermost one; None above all keys."""
    found: FieldInfo | None = None
    current: type[BaseModel] | None = model
    for step in place:
        if current is None:
            continue
        if step in current.model_fields:
            found = current.model_fields[step]
            current = _model_in(found)
    return found


def _model_at(model: type[BaseModel], place: Place) -> type[BaseModel] | None:
    field = field_at(model, place)
    return _model_in(field) if field else model


def _model_in(field: FieldInfo) -> type[BaseModel] | None:
    return next(
        (kind for kind in _kinds(field.annotation) if isinstance(kind, type) and issubclass(kind, BaseModel)), None
    )


def _kinds(annotation: Any) -> Iterator[Any]:
    """Yield a type, and those that it is made of."""
    yield annotation
    for inner in get_args(annotation):
        yield from _kinds(inner)


def _is_table(field: FieldInfo) -> bool:
    return _model_in(field) is not None


def _has_key(field: FieldInfo, name: str) -> bool:
    section = _model_in(field)
    return section is not None and name in section.model_fields


def _given(details: ErrorDetails, field: FieldInfo) -> str:
    """Return " = 6", or nothing where the value is a secret or a whole table."""
    if field.annotation is SecretStr or SecretStr in get_args(field.annotation):
        return ""
    value = details["input"]
    return f" = {value!r}" if isinstance(value, str | int | float) else ""


def _example(place: Place, field: FieldInfo) -> str:
    example = (field.examples or [""])[0]
    if isinstance(example, dict) and not example:
        return written(place[:2])
    return f"{_key(place[-1] if not place[-1].isdigit() else place[-2])} = {_toml(example)}"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(name)} = {_toml(one)}' for name, one in value.items())} }}"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() else _toml(name)
