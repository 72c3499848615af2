import asyncio
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from adapters.embed import weights
from adapters.embed.local import Local, open_local
from rag.errors import Rejected

TEXTS = ("Travel expenses are paid back within thirty days.", "The office is closed on public holidays.")


@pytest.fixture(scope="module")
def local(minilm_cache: Path) -> Local:
    return open_local(minilm_cache, threads=2)


def test_without_the_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adapters.embed.weights.find_spec", lambda name: None if name == "tokenizers" else name)
    with pytest.raises(Rejected, match=r"'tokenizers', not installed: run pip install 'footnote\[local\]'"):
        open_local(tmp_path)


@pytest.mark.needs("local")
class TestLoaded:
    async def test_all_is_well_when_the_cache_can_be_written(self, local: Local) -> None:
        assert await local.ready() == ""

    def test_its_name_holds_the_weights(self, local: Local) -> None:
        assert local.id == "all-MiniLM-L6-v2/8199be6f/256-mean"

    async def test_what_means_the_same_is_near(self, local: Local) -> None:
        vectors = await local.embed(["How do I get my money back for a trip?", *TEXTS])
        assert vectors[0] @ vectors[1] > vectors[0] @ vectors[2] + 0.2

    async def test_only_the_first_256_tokens_count(self, local: Local) -> None:
        cut, longer = "word " * 254, "word " * 254 + "holidays " * 50
        assert np.array_equal(await local.embed_question(cut), await local.embed_question(longer))

    async def test_a_packaged_vector_is_near_its_made_over_one(self, local: Local, tmp_path: Path) -> None:
        packaged = open_local(_not_a_folder(tmp_path))
        near = np.sum(await packaged.embed(TEXTS) * await local.embed(TEXTS), axis=1)
        assert near.min() > 0.97
        assert packaged.id == local.id

    async def test_without_a_cache_it_answers_and_warns(self, tmp_path: Path) -> None:
        local = open_local(_not_a_folder(tmp_path))
        assert "half speed" in await local.ready()
        assert (await local.embed_question("holidays?")).shape == (1, 384)

    async def test_other_weights_than_the_tested_ones_are_rejected(
        self, minilm_cache: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(weights, "SHA256", "0" * 64)
        with pytest.raises(Rejected, match=r"is not the model that was tested.*8199be6f.*pip install"):
            await open_local(minilm_cache).ready()

    async def test_the_event_loop_runs_on_while_texts_are_embedded(self, local: Local) -> None:
        await local.ready()
        running = asyncio.create_task(local.embed([text * 20 for text in TEXTS] * 40))
        beats = 0
        while not running.done():
            await asyncio.sleep(0.01)
            beats += 1
        assert beats > 5

    def test_onnxruntime_is_told_to_report_nothing_before_it_is_imported(self) -> None:
        program = (
            "import os, sys, adapters.embed; print(os.environ['ORT_DISABLE_TELEMETRY'], 'onnxruntime' in sys.modules)"
        )
        told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        assert told.stdout == "1 False\n"


def _not_a_folder(folder: Path) -> Path:
    file = folder / "file"
    file.touch()
    return file / "cache"
