from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from adapters.embed import weights

pytestmark = pytest.mark.needs("local")

BUILT = b"a model made over"


class FakeRecipe:
    """Stands in for recipe.build: counts, and may wait until others build too."""

    def __init__(self, others: int = 0) -> None:
        self.builds = 0
        self._barrier = Barrier(others + 1)

    def __call__(self, packaged: Path, folder: Path) -> bytes:
        assert packaged.suffix == ".onnx"
        assert folder.is_dir()
        self.builds += 1
        self._barrier.wait(timeout=10)
        return BUILT


@pytest.fixture
def recipe(monkeypatch: pytest.MonkeyPatch) -> FakeRecipe:
    recipe = FakeRecipe()
    monkeypatch.setattr("adapters.embed.recipe.build", recipe)
    return recipe


def test_a_model_is_made_over_once(tmp_path: Path, recipe: FakeRecipe) -> None:
    first, second = [weights.made_over(weights.packaged(), tmp_path / "new" / "cache") for _ in range(2)]
    assert first == second == BUILT
    assert recipe.builds == 1


@pytest.mark.parametrize("damaged", [b"", b"short", b"\0" * 100])
def test_a_damaged_file_is_built_again(tmp_path: Path, recipe: FakeRecipe, damaged: bytes) -> None:
    weights.made_over(weights.packaged(), tmp_path)
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(damaged)
    assert weights.made_over(weights.packaged(), tmp_path) == BUILT
    assert recipe.builds == 2
    assert list(tmp_path.iterdir()) == [kept]


def test_a_file_is_named_by_all_that_made_it(
    tmp_path: Path, recipe: FakeRecipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights.made_over(weights.packaged(), tmp_path)
    monkeypatch.setattr(weights, "version", lambda _: "99.0")
    weights.made_over(weights.packaged(), tmp_path)
    monkeypatch.setattr(weights, "RECIPE", 99)
    weights.made_over(weights.packaged(), tmp_path)
    assert recipe.builds == len(list(tmp_path.iterdir())) == 3
    assert "minilm-8199be6f-onnxruntime99.0-recipe99.model" in {path.name for path in tmp_path.iterdir()}


def test_several_may_build_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = FakeRecipe(others=3)
    monkeypatch.setattr("adapters.embed.recipe.build", recipe)
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda _: weights.made_over(weights.packaged(), tmp_path), range(4)))
    assert made == [BUILT] * 4
    assert recipe.builds == 4
    assert len(list(tmp_path.iterdir())) == 1


def test_nothing_is_left_behind_when_building_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(packaged: Path, folder: Path) -> bytes:
        raise ValueError(packaged, folder)

    monkeypatch.setattr("adapters.embed.recipe.build", broken)
    with pytest.raises(ValueError, match=r"model\.onnx"):
        weights.made_over(weights.packaged(), tmp_path)
    assert list(tmp_path.iterdir()) == []
