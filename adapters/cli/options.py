"""What several commands take."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from adapters.settings import Settings

Decorator = Callable[[Any], Any]


def config() -> Decorator:
    """Return `--config FILE`."""
    return click.option(
        "--config",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="Settings to use instead of ./footnote.toml.",
    )


def as_json(shape: str) -> Decorator:
    """Return `--json`; `shape` says what the object holds."""
    return click.option("--json", "as_json", is_flag=True, help=f"Print one JSON object: {shape}.")


def collections() -> Decorator:
    """Return `--collection NAME`, which may be given more than once."""
    return click.option(
        "--collection", "collections", multiple=True, metavar="NAME", help="Look only here; may be repeated."
    )


def audience(default: str) -> Decorator:
    """Return `--audience GROUP`, which may be given more than once."""
    return click.option(
        "--audience",
        multiple=True,
        metavar="GROUP",
        help=f"See what this group may read; may be repeated.  [default: {default}]",
    )


def load_settings(file: Path | None) -> "Settings":
    """Return the settings of this working folder and environment. Raises Stop with all mistakes."""
    import os

    from adapters.cli.mistaken import mistakes_stop
    from adapters.settings import load

    with mistakes_stop():
        return load(os.environ, Path.cwd(), file)
