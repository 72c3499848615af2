"""The rules of the house, as far as a machine can check them."""

import ast
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "rag", "adapters")
MODULES = sorted(chain.from_iterable((ROOT / room).rglob("*.py") for room in ROOMS))

LONGEST_FILE = 250
LONGEST_FUNCTION = 40

TABLES = re.compile(
    r"/(?:guard|countries|phrases|pointers|english|smalltalk|synonyms|foreign|vocabulary)"
)  # data, read by no one in one go


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_imports_go_one_way() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_file_is_short_and_says_what_it_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(text)), "a file begins with a docstring"
    if not TABLES.search(str(path)):
        assert len(text.splitlines()) <= LONGEST_FILE


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_functions_are_short(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < LONGEST_FUNCTION, f"{node.name} at line {node.lineno}"


def test_the_top_level_is_the_customers() -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    top = {line.partition("/")[0] for line in tracked.splitlines()}
    visible = {one for one in top if not one.startswith(".")}
    assert visible <= {
        *ROOMS, "manifests", "tests", "pyproject.toml", "README.md", "uv.lock", "LICENSE", "CHANGELOG.md"
    }  # fmt: skip


def test_nothing_points_outside_the_project() -> None:
    """Paths of one machine have no place in a project."""
    elsewhere = re.compile(r"(?<![\w.])/(?:work|tmp|root|home)/|\.\./shared")
    for path in [*MODULES, ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "pyproject.toml"]:
        assert not elsewhere.search(path.read_text(encoding="utf-8")), path


def test_the_version_is_in_the_changelog() -> None:
    version = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert version
    assert f"## [{version[1]}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_help_imports_no_heavy_library() -> None:
    heavy = (
        "aiohttp",
        "anthropic",
        "groq",
        "lxml",
        "numpy",
        "onnxruntime",
        "pydantic",
        "rich",
        "sqlalchemy",
        "trafilatura",
        "weaviate",
    )
    code = (
        "import sys\nfrom bot.__main__ import main\nsys.argv = ['footnote', '--help']\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        f"print([name for name in {heavy!r} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"
