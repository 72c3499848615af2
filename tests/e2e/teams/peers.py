"""The programs beside this project that the tests with the Agents Playground need."""

import os
import shutil
from pathlib import Path

VERSION = "0.2.28"
_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def node() -> str | None:
    """Return the program that runs the Playground."""
    return shutil.which("node")


def browser() -> str | None:
    """Return a Chromium."""
    return next((found for name in _BROWSERS if (found := shutil.which(name))), None)


def package() -> Path:
    """Return where the Playground's package is expected: below AGENTS_PLAYGROUND, else in the cache of .ci/run."""
    folder = os.environ.get("AGENTS_PLAYGROUND") or str(Path.home() / ".cache/footnote-ci/playground")
    return Path(folder) / "node_modules/@microsoft/m365agentsplayground"


def lacking() -> str:
    """Return what is not there, and how to get it; "" when everything is."""
    if node() is None:
        return "node 20 or newer is not on the path"
    if browser() is None:
        return "no Chromium is on the path"
    if not (package() / "cli.js").exists():
        folder = package().parents[2]
        return f"the Playground is not there: npm install --prefix {folder} @microsoft/m365agentsplayground@{VERSION}"
    return ""
