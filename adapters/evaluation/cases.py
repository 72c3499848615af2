"""A folder of questions and documents, one JSON object on a line of queries.jsonl and corpus.jsonl."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

Checked = TypeVar("Checked", bound=BaseModel)


class BadSet(Exception):
    """The folder cannot be used; the message names the file, the line and the key."""


@dataclass(frozen=True, slots=True)
class Row:
    """A document of corpus.jsonl."""

    id: str
    title: str
    url: str
    text: str


class _Turn(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")
    role: str
    content: str


class Case(BaseModel):
    """
    A question of queries.jsonl; keys beside these are passed over.

    Attributes:
        relevant: Ids of the documents that answer it; paths, where a folder takes the corpus's place.
        expected: "clarify" for a question that is too vague to be answered.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")
    id: str
    question: str
    history: tuple[_Turn, ...] = ()
    answerable: bool
    relevant: tuple[str, ...] = ()
    expected: str = ""


def read_cases(folder: Path) -> tuple[Case, ...]:
    """Return the questions of the folder. Raises BadSet."""
    cases = [checked(Case, where, row) for where, row in json_rows(folder / "queries.jsonl")]
    if not cases:
        raise BadSet(f"{folder / 'queries.jsonl'} has no question")
    return tuple(cases)


def read_corpus(folder: Path) -> tuple[Row, ...]:
    """Return the documents of the folder. Raises BadSet."""
    rows: list[Row] = []
    for where, row in json_rows(folder / "corpus.jsonl"):
        if not isinstance(row.get("id"), str) or not isinstance(row.get("text"), str):
            raise BadSet(f'{where}: expected {{"id": ..., "title": ..., "url": ..., "text": ...}}')
        rows.append(Row(row["id"], str(row.get("title") or ""), str(row.get("url") or ""), row["text"]))
    return tuple(rows)


def checked(kind: type[Checked], where: str, row: dict[str, Any]) -> Checked:
    """Return the row as the value that it should be. Raises BadSet, naming the line, the key and what is wrong."""
    try:
        return kind.model_validate(row)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        key = ".".join(map(str, first["loc"])) or "the line"
        raise BadSet(f"{where}: {key}: {first['msg']}") from error


def json_rows(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each object of a file, with the words for where it stands. Raises BadSet."""
    try:
        lines = file.read_bytes().decode("utf-8-sig").split("\n")
    except OSError as error:
        raise BadSet(f"{file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadSet(f"{file} is not UTF-8") from error
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield f"{file} line {number}", _row(line, f"{file} line {number}")


def _row(line: str, where: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadSet(f"{where}: not JSON ({error})") from error
    if not isinstance(row, dict):
        raise BadSet(f"{where}: not a JSON object")
    return row
