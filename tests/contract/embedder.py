"""What every embedder owes its caller. A test class inherits `EmbedderContract` and has a fixture `embedder`."""

from contextlib import suppress

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rag.errors import Rejected
from rag.ports import Embedder, Vectors

PASSAGES = (
    "To reset your password, open the account page and choose Reset password.",
    "The office is closed on public holidays and between Christmas and New Year.",
    "Travel expenses are paid back within thirty days of the trip.",
)

# The same text in another batch: int8 scales are the batch's, which moves a vector by about .006.
_SAME = 0.97

# One embedder serves all examples and all classes that inherit them: it keeps nothing between two calls.
_SHARED = [HealthCheck.function_scoped_fixture, HealthCheck.differing_executors]


def is_unit(vectors: Vectors) -> bool:
    return vectors.dtype == np.float32 and bool(np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-3))


class EmbedderContract:
    async def test_every_text_gets_a_vector_of_length_one(self, embedder: Embedder) -> None:
        vectors = await embedder.embed(PASSAGES)
        assert vectors.shape == (len(PASSAGES), embedder.dims)
        assert is_unit(vectors)

    async def test_no_texts_get_no_vectors(self, embedder: Embedder) -> None:
        assert (await embedder.embed([])).shape == (0, embedder.dims)

    async def test_a_question_gets_one_vector_of_the_same_width(self, embedder: Embedder) -> None:
        vectors = await embedder.embed_question("When is the office closed?")
        assert vectors.shape == (1, embedder.dims)
        assert is_unit(vectors)

    async def test_a_question_is_nearest_to_the_passage_that_shares_its_words(self, embedder: Embedder) -> None:
        vectors = await embedder.embed(PASSAGES)
        for question, place in (("reset my password", 0), ("office holidays", 1), ("travel expenses", 2)):
            near = vectors @ (await embedder.embed_question(question))[0]
            assert int(near.argmax()) == place

    async def test_the_same_question_gets_the_same_vector(self, embedder: Embedder) -> None:
        first, second = [await embedder.embed_question("reset my password") for _ in range(2)]
        assert np.array_equal(first, second)

    async def test_vectors_come_in_the_order_of_the_texts(self, embedder: Embedder) -> None:
        texts = [f"{'very ' * (place % 7)}long text number {place}" for place in range(40)]
        forward, backward = await embedder.embed(texts), await embedder.embed(texts[::-1])
        assert np.sum(forward * backward[::-1], axis=1).min() > _SAME

    async def test_a_thousand_texts_come_in_their_order(self, embedder: Embedder) -> None:
        texts = [PASSAGES[place % 3][:40] for place in range(1_000)]
        vectors = await embedder.embed(texts)
        singles = np.vstack([await embedder.embed([text]) for text in texts[:3]])
        assert np.array_equal((vectors @ singles.T).argmax(axis=1), np.arange(1_000) % 3)

    @pytest.mark.parametrize("blank", ["", " ", "\n\t"])
    async def test_blank_text_gets_a_vector_or_is_rejected(self, embedder: Embedder, blank: str) -> None:
        await vector_or_rejected(embedder, blank)

    @pytest.mark.parametrize(
        "odd", ["\ud800", "\x00", "!?", "💡" * 999, "漢字かな交じり", "word " * 20_000, "x" * 9_999]
    )
    async def test_odd_text_gets_a_vector_or_is_rejected(self, embedder: Embedder, odd: str) -> None:
        await vector_or_rejected(embedder, odd)

    @settings(max_examples=25, deadline=None, suppress_health_check=_SHARED)
    @given(text=st.text())
    async def test_any_text_gets_a_vector_or_is_rejected(self, embedder: Embedder, text: str) -> None:
        await vector_or_rejected(embedder, text)

    def test_the_space_has_a_name(self, embedder: Embedder) -> None:
        assert embedder.id.strip()
        assert embedder.id == embedder.id.strip()


async def vector_or_rejected(embedder: Embedder, text: str) -> None:
    with suppress(Rejected):
        vectors = await embedder.embed([text])
        assert vectors.shape == (1, embedder.dims)
        assert is_unit(vectors)
