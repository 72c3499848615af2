from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from adapters.embed.fastembed import FastEmbed, TextModel, open_fastembed, prefixes
from rag.errors import Malformed, Rejected, Unavailable


class FakeTextEmbedding:
    """Answers as fastembed's TextEmbedding does: one array at a time, not normalised."""

    def __init__(self, dims: int = 3) -> None:
        self.dims = dims
        self.passages: list[str] = []
        self.questions: list[str] = []

    def passage_embed(self, texts: Iterable[str], *, batch_size: int) -> Iterator[NDArray[np.floating]]:
        assert batch_size > 0
        for text in texts:
            self.passages.append(text)
            yield np.full(self.dims, len(text), np.float32)

    def query_embed(self, query: str) -> Iterator[NDArray[np.floating]]:
        self.questions.append(query)
        yield np.full(self.dims, 7.0, np.float32)


def unreachable() -> TextModel:
    raise ValueError("Could not load model from any source")


async def test_vectors_are_brought_to_length_one() -> None:
    embedder = FastEmbed("ibm-granite/any", 3, FakeTextEmbedding)
    vectors = await embedder.embed(["one", "three"])
    assert vectors.shape == (2, 3)
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1)


async def test_a_model_gets_the_words_it_was_trained_with() -> None:
    fake = FakeTextEmbedding()
    embedder = FastEmbed("intfloat/multilingual-e5-large", 3, lambda: fake)
    await embedder.embed(["the office"])
    await embedder.embed_question("where?")
    assert (fake.passages, fake.questions) == (["passage: the office"], ["query: where?"])


def test_most_models_want_no_words_before_a_text() -> None:
    assert prefixes("sentence-transformers/all-MiniLM-L6-v2") == ("", "")
    assert prefixes("BAAI/bge-small-zh-v1.5") == ("", "")


async def test_a_model_is_loaded_once_and_only_when_needed() -> None:
    loaded: list[FakeTextEmbedding] = []

    def load() -> TextModel:
        loaded.append(FakeTextEmbedding())
        return loaded[-1]

    embedder = FastEmbed("any/model", 3, load)
    assert not loaded
    await embedder.embed(["text"] * 600)
    await embedder.embed_question("text?")
    assert len(loaded) == 1


async def test_a_model_that_cannot_be_fetched_is_unavailable() -> None:
    with pytest.raises(Unavailable, match=r"'any/model' could not be loaded \(Could not load.*check the network"):
        await FastEmbed("any/model", 3, unreachable).embed_question("text?")


async def test_vectors_of_another_width_are_malformed() -> None:
    with pytest.raises(Malformed, match=r"'any/model' returned \(1, 5\) for 1 texts, not \(1, 3\)"):
        await FastEmbed("any/model", 3, lambda: FakeTextEmbedding(5)).embed(["text"])


def test_without_the_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adapters.embed.fastembed.find_spec", lambda _: None)
    with pytest.raises(Rejected, match=r"pip install 'footnote\[fastembed\]'"):
        open_fastembed("BAAI/bge-base-en-v1.5", tmp_path)


@pytest.mark.needs("fastembed")
class TestInstalled:
    def test_an_unknown_model_is_rejected_with_the_known_ones(self, tmp_path: Path) -> None:
        with pytest.raises(Rejected, match=r"'no/such'.*baai/bge-base-en-v1\.5"):
            open_fastembed("no/such", tmp_path)

    @pytest.mark.needs("local")
    async def test_the_same_model_gives_the_same_vectors_as_ours(self, tmp_path: Path, minilm_cache: Path) -> None:
        from adapters.embed import weights  # noqa: PLC0415
        from adapters.embed.local import open_local  # noqa: PLC0415
        from adapters.embed.tokens import Tokens  # noqa: PLC0415

        (tmp_path / "model.onnx").symlink_to(weights.packaged())
        Tokens().save(tmp_path / "tokenizer.json")
        (tmp_path / "tokenizer_config.json").write_text('{"model_max_length": 256, "pad_token": "[PAD]"}')
        theirs = open_fastembed("sentence-transformers/all-MiniLM-L6-v2", tmp_path, folder=tmp_path)
        ours = open_local(minilm_cache)
        texts = ["Travel expenses are paid back.", "The office is closed on public holidays."]
        assert theirs.dims == ours.dims
        assert np.sum(await theirs.embed(texts) * await ours.embed(texts), axis=1).min() > 0.97
        assert (await theirs.embed_question("closed?") @ (await ours.embed_question("closed?")).T).item() > 0.97
