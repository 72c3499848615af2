"""Reads the file and the environment. The environment wins over the file."""

import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from adapters.settings.mistakes import Mistakes, Place, explain
from adapters.settings.sections import Settings

FILE = "footnote.toml"
PREFIX = "FOOTNOTE_"
_NOT_SETTINGS = frozenset({"FOOTNOTE_CONFIG", "FOOTNOTE_DEBUG", "FOOTNOTE_LOG"})
_TABLES_OF_TABLES = frozenset({"topics", "collections"})  # too rich for a variable: the file has them


def load(environment: Mapping[str, str], folder: Path, config: Path | None = None) -> Settings:
    """
    Return the settings of a deployment. Raises Mistakes with everything that is wrong.

    1. The file is `config`, else FOOTNOTE_CONFIG, else `footnote.toml` in the folder if it is there.
    2. FOOTNOTE_KEY overrides a key of [footnote], FOOTNOTE_SECTION_KEY a key of [section].
    3. A relative path in the file is relative to the file; elsewhere, to the folder.
    """
    file = _file(environment, folder, config)
    values = _parsed(file) if file else {}
    base = file.parent if file else folder
    variables, strays = _variables(environment)
    lines = [*strays]
    _resolve(values, base, folder)
    _override(values, variables, environment, folder)
    try:
        settings = Settings.model_validate(values)
    except ValidationError as error:
        lines += explain(error, Settings, variables)
    if lines:
        raise Mistakes(_where(file, lines), lines)
    return settings


def _where(file: Path | None, lines: Sequence[str]) -> str:
    """Return where the mistakes stand: a line that names a variable is of the environment, any other of the file."""
    of_variables = [line.startswith(PREFIX) for line in lines]
    if file is None or all(of_variables):
        return "environment"
    return f"{file} and the environment" if any(of_variables) else str(file)


def _file(environment: Mapping[str, str], folder: Path, config: Path | None) -> Path | None:
    asked = config or (Path(environment["FOOTNOTE_CONFIG"]) if environment.get("FOOTNOTE_CONFIG") else None)
    if asked is None:
        usual = folder / FILE
        return usual if usual.exists() else None
    file = folder / asked.expanduser()
    if not file.exists():
        raise Mistakes(str(asked), ["there is no such file; write one, or leave out --config and FOOTNOTE_CONFIG"])
    return file


def _parsed(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_bytes().decode("utf-8-sig"))
    except tomllib.TOMLDecodeError as error:
        raise Mistakes(str(file), [f'not TOML: {error}. A line looks like: language = "en"']) from error
    except UnicodeDecodeError as error:
        raise Mistakes(str(file), ["the file is not UTF-8; save it with that encoding"]) from error
    except OSError as error:
        raise Mistakes(str(file), [f"the file cannot be read ({error.strerror}); check its permissions"]) from error


def _resolve(values: dict[str, Any], base: Path, folder: Path) -> None:
    general = values.setdefault("footnote", {})
    if isinstance(general, dict):
        state = general.get("state")
        general["state"] = str(folder / ".footnote") if state is None else _anchored(state, base)


def _anchored(state: Any, base: Path) -> Any:
    return str(base / Path(state).expanduser()) if isinstance(state, str) else state


def _override(
    values: dict[str, Any], variables: Mapping[Place, str], environment: Mapping[str, str], folder: Path
) -> None:
    for (section, name), variable in variables.items():
        table = values.setdefault(section, {})
        if isinstance(table, dict):
            given = environment[variable]
            table[name] = _anchored(given, folder) if (section, name) == ("footnote", "state") else given


def _variables(environment: Mapping[str, str]) -> tuple[dict[Place, str], list[str]]:
    """Return the variable behind each key, and a line for each FOOTNOTE_ variable that means nothing."""
    known = _known_variables()
    found: dict[Place, str] = {}
    strays: list[str] = []
    for variable in sorted(name for name in environment if name.startswith(PREFIX)):
        if variable in known:
            found[known[variable]] = variable
        elif variable not in _NOT_SETTINGS:
            near = get_close_matches(variable, [*known, *_NOT_SETTINGS], n=1)
            hint = f"did you mean {near[0]}?" if near else f"known: {', '.join(sorted(known))}"
            strays.append(f"{variable}: there is no such variable; {hint}")
    return found, strays


def _known_variables() -> dict[str, Place]:
    known: dict[str, Place] = {}
    for section, field in Settings.model_fields.items():
        if section in _TABLES_OF_TABLES or field.annotation is None:
            continue
        prefix = PREFIX if section == "footnote" else f"{PREFIX}{section.upper()}_"
        for name in field.annotation.model_fields:
            known[prefix + name.upper()] = (section, name)
    return known
