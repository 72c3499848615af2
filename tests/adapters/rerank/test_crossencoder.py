"""A cross-encoder on this machine: in a thread of its own, fetched only when it is made ready."""

import asyncio
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Event

import pytest

from adapters.rerank.crossencoder import CrossEncoder, PairModel, open_cross_encoder, problem_of
from rag.errors import Malformed, Rejected, Unavailable
from rag.evidence import Hit
from tests.fakes.retrieval import ask, hit

LUNCH, LEAVE = hit("Lunch is at noon.", 0.9, title="Lunch"), hit("Leave is 25 days.", 0.1, title="Leave")
Q = ask("how much leave", asked="and leave?")


class FakePairs:
    """Scores as fastembed's TextCrossEncoder does, one float after the other: by the words that both have."""

    def __init__(self, pause_s: float = 0.0) -> None:
        self.pause_s = pause_s
        self.queries: list[str] = []
        self.read: list[str] = []

    def rerank(self, query: str, documents: Iterable[str], *, batch_size: int) -> Iterator[float]:
        assert batch_size > 0
        self.queries.append(query)
        for text in documents:
            time.sleep(self.pause_s)
            self.read.append(text)
            yield float(len(set(query.lower().split()) & set(text.lower().split()))) - 3.5


class Loads:
    """Loads one model, or fails; keeps whether it might fetch."""

    def __init__(self, model: PairModel | None = None) -> None:
        self.model = model
        self.fetched: list[bool] = []

    def __call__(self, fetch: bool) -> PairModel:  # noqa: FBT001  # as it is called
        self.fetched.append(fetch)
        if self.model is None:
            raise ValueError("Could not load model from any source.")
        return self.model


@pytest.fixture
def pairs() -> FakePairs:
    return FakePairs()


@pytest.fixture
def loads(pairs: FakePairs) -> Loads:
    return Loads(pairs)


@pytest.fixture
def encoder(loads: Loads) -> Iterator[CrossEncoder]:
    made = CrossEncoder("any/model", loads)
    yield made
    made.close()


async def test_hits_come_back_best_first_with_its_scores(encoder: CrossEncoder, pairs: FakePairs) -> None:
    ranked = await encoder.rank(Q, [LUNCH, LEAVE])
    assert [(one.passage.source.title, one.score, one.probability) for one in ranked] == [
        ("Leave", -2.5, None),
        ("Lunch", -3.5, None),
    ]
    assert (pairs.queries, pairs.read[1]) == (["how much leave"], "Leave. Leave is 25 days.")
    assert encoder.id == "fastembed/any/model"


async def test_no_hits_load_nothing(encoder: CrossEncoder, loads: Loads) -> None:
    assert list(await encoder.rank(Q, [])) == []
    assert loads.fetched == []


async def test_its_files_are_fetched_when_it_is_made_ready_and_never_for_a_question(
    encoder: CrossEncoder, loads: Loads
) -> None:
    await encoder.rank(Q, [LUNCH])
    await encoder.rank(Q, [LUNCH])
    assert loads.fetched == [False], "loaded once, from this machine"
    other = Loads(FakePairs())
    made = CrossEncoder("any/model", other)
    await made.ready()
    assert other.fetched == [True]
    made.close()


async def test_without_its_files_a_question_is_told_at_once_what_to_do() -> None:
    encoder = CrossEncoder("any/model", Loads())
    with pytest.raises(Unavailable, match=r"could not be loaded .*any source.*run footnote doctor once"):
        await encoder.rank(Q, [LUNCH])
    assert "check the network" in await problem_of(encoder)
    encoder.close()


async def test_while_it_is_made_ready_no_question_waits_for_it() -> None:
    fetched = Event()

    def slow(fetch: bool) -> PairModel:  # noqa: FBT001  # as it is called
        assert fetch
        fetched.wait(5)
        return FakePairs()

    encoder = CrossEncoder("any/model", slow)
    preparing = asyncio.create_task(encoder.ready())
    await asyncio.sleep(0)
    with pytest.raises(Unavailable, match="still being loaded"):
        await encoder.rank(Q, [LUNCH])
    fetched.set()
    await preparing
    assert len(await encoder.rank(Q, [LUNCH])) == 1
    encoder.close()


async def test_what_nobody_waits_for_ends_with_its_batch_and_the_loop_goes_on() -> None:
    pairs = FakePairs(pause_s=0.005)
    encoder = CrossEncoder("any/model", Loads(pairs))
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.06):
            await encoder.rank(Q, [LUNCH] * 400)
    encoder.close()
    await asyncio.sleep(0.1)
    read = len(pairs.read)
    assert read < 100
    await asyncio.sleep(0.1)
    assert len(pairs.read) == read


class Broken:
    """Raises, or scores too few."""

    def __init__(self, scores: list[float] | Exception) -> None:
        self.scores = scores

    def rerank(self, query: str, documents: Iterable[str], *, batch_size: int) -> Iterable[float]:
        del query, documents, batch_size
        if isinstance(self.scores, Exception):
            raise self.scores
        return self.scores


@pytest.mark.parametrize(
    ("scores", "error"), [([1.0], Malformed), ([1.0, 2.0, 3.0], Malformed), (RuntimeError("no memory"), Unavailable)]
)
async def test_a_model_that_breaks_or_miscounts_is_an_error_of_the_port(
    scores: list[float] | Exception, error: type[Exception]
) -> None:
    encoder = CrossEncoder("any/model", Loads(Broken(scores)))
    with pytest.raises(error, match="fastembed/any/model"):
        await encoder.rank(Q, [LUNCH, LEAVE])
    encoder.close()


async def test_half_a_character_is_no_reason_to_fail(encoder: CrossEncoder, pairs: FakePairs) -> None:
    await encoder.rank(ask("leave \ud83d"), [hit("half \udc00")])
    assert pairs.queries == ["leave ?"]


def test_without_the_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adapters.rerank.crossencoder.find_spec", lambda _: None)
    with pytest.raises(Rejected, match=r"pip install 'footnote\[fastembed\]'"):
        open_cross_encoder("Xenova/ms-marco-MiniLM-L-6-v2", tmp_path)


@pytest.mark.needs("fastembed")
class TestInstalled:
    def test_an_unknown_model_is_rejected_with_the_known_ones(self, tmp_path: Path) -> None:
        with pytest.raises(Rejected, match=r"'no/such'.*xenova/ms-marco-minilm-l-6-v2"):
            open_cross_encoder("no/such", tmp_path)

    async def test_a_question_fetches_nothing(self, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
        encoder = open_cross_encoder("Xenova/ms-marco-MiniLM-L-6-v2", tmp_path)
        with pytest.raises(Unavailable, match="run footnote doctor once"):
            await encoder.rank(Q, [LUNCH])
        encoder.close()
        assert capfd.readouterr().err == ""

    @pytest.mark.needs("local")
    async def test_its_models_are_loaded_and_score(self, tmp_path: Path) -> None:
        _write_counting_model(tmp_path)
        encoder = open_cross_encoder("Xenova/ms-marco-MiniLM-L-6-v2", tmp_path, folder=tmp_path)
        hits = [hit("Leave. " * n, title=f"P{n}") for n in range(1, 21)]
        ranked: list[Hit] = list(await encoder.rank(Q, hits))
        assert [one.passage.source.title for one in ranked[:2]] == ["P20", "P19"]
        assert ranked[0].score > ranked[-1].score
        encoder.close()


def _write_counting_model(folder: Path) -> None:
    """Write a cross-encoder whose score is the count of tokens that it was given, and its tokens."""
    import onnx  # noqa: PLC0415
    from onnx import TensorProto, helper  # noqa: PLC0415

    from adapters.embed.tokens import Tokens  # noqa: PLC0415

    names = ("input_ids", "attention_mask", "token_type_ids")
    inputs = [helper.make_tensor_value_info(name, TensorProto.INT64, ["batch", "tokens"]) for name in names]
    output = helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["batch", 1])
    axis = helper.make_tensor("axis", TensorProto.INT64, [1], [1])
    nodes = [
        helper.make_node("Cast", ["attention_mask"], ["shown"], to=TensorProto.FLOAT),
        helper.make_node("ReduceSum", ["shown", "axis"], ["logits"], keepdims=1),
    ]
    graph = helper.make_graph(nodes, "counts", inputs, [output], [axis])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=9)
    (folder / "onnx").mkdir()
    onnx.save(model, str(folder / "onnx" / "model.onnx"))
    Tokens().save(folder / "tokenizer.json")
    (folder / "tokenizer_config.json").write_text('{"model_max_length": 256, "pad_token": "[PAD]"}', encoding="utf-8")
    (folder / "config.json").write_text('{"pad_token_id": 0}', encoding="utf-8")
    (folder / "special_tokens_map.json").write_text("{}", encoding="utf-8")
