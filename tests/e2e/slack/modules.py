"""Where npm put the workspace: outside of the checkout, once for a machine."""

import json
import os
import shutil
from pathlib import Path

VARIABLE = "SLACK_PEER_MODULES"
_HERE = Path(__file__).parent


def node_modules() -> Path:
    """Return the folder that npm fills: of the variable, else in the cache of .ci/run."""
    return Path(os.environ.get(VARIABLE) or Path.home() / ".cache/footnote-ci/slack-peer/node_modules")


def missing() -> str:
    """Return what the end-to-end tests with Slack's peer lack, "" when they can run."""
    if shutil.which("node") is None:
        return "needs Node 20 or later on the path"
    wanted = json.loads((_HERE / "package.json").read_text(encoding="utf-8"))["dependencies"]["emulate"]
    found = node_modules() / "emulate" / "package.json"
    if not found.is_file() or json.loads(found.read_text(encoding="utf-8"))["version"] != wanted:
        return f"needs emulate {wanted} in {node_modules()}: npm ci there, with the package.json of tests/e2e/slack"
    return ""
