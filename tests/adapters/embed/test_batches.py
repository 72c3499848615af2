import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytestmark = pytest.mark.needs("local")

unhurried = settings(deadline=None)  # the first example imports onnxruntime
IDS = st.lists(st.lists(st.integers(1, 30_521), min_size=2, max_size=256), max_size=40)


@unhurried
@given(ids=IDS)
def test_every_text_is_in_one_batch(ids: list[list[int]]) -> None:
    from adapters.embed.model import batches  # noqa: PLC0415

    found = {place: text for batch in batches(ids) for place, text in zip(batch.places, batch.ids, strict=True)}
    assert found == dict(enumerate(ids))
    assert sum(len(batch.places) for batch in batches(ids)) == len(ids)


@unhurried
@given(ids=IDS)
def test_no_batch_is_larger_than_memory_allows(ids: list[list[int]]) -> None:
    from adapters.embed.model import batches, padded  # noqa: PLC0415

    assert all(padded(batch.ids)[0].size <= 1024 for batch in batches(ids))


def test_padding_does_not_count_in_the_mean() -> None:
    from adapters.embed.model import pooled  # noqa: PLC0415

    states = np.array([[[3.0, 0.0], [0.0, 4.0], [99.0, 99.0]]], np.float32)
    assert np.allclose(pooled(states, np.array([[1, 1, 0]])), [[0.6, 0.8]])
