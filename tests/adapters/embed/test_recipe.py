from pathlib import Path

import pytest

from adapters.embed import weights

pytestmark = pytest.mark.needs("local")


def test_the_real_model_is_fused_and_computes_in_int8(tmp_path: Path) -> None:
    import onnx  # noqa: PLC0415

    from adapters.embed.recipe import build  # noqa: PLC0415

    graph = onnx.load_from_string(build(weights.packaged(), tmp_path)).graph
    kinds = [node.op_type for node in graph.node]
    assert kinds.count("MultiHeadAttention") == kinds.count("Gelu") == 6
    assert kinds.count("MatMulInteger") == 36
    assert not {"MatMul", "Softmax", "IsNaN", "Erf"} & set(kinds)
    assert [each.name for each in graph.input] == ["input_ids", "attention_mask", "token_type_ids"]
