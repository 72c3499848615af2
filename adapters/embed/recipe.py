"""
The packaged graph, made over once so that it runs on int8 kernels.

The package stores its weights as int8 but computes in float, and its exporter left attention and activation in a
hundred small steps. Three changes to the same weights:

1. fold      what depends on constants alone is computed once, by onnxruntime
2. fuse      each layer's attention, and its activation, become one operator
3. quantise  matrix products with a constant compute in int8

Fusing gains as much speed as quantising, and leaves every vector as it was.
"""

from pathlib import Path

import onnx
import onnxruntime
from onnx import GraphProto, ModelProto, NodeProto, TensorProto
from onnx.helper import make_node, make_opsetid
from onnx.utils import Extractor
from onnxruntime.quantization import quantize_dynamic
from onnxruntime.quantization.quant_utils import add_pre_process_metadata

_LAYERS = 6  # all-MiniLM-L6-v2, config.json: num_hidden_layers
_HEADS = 12  # the same: num_attention_heads
_OPERATORS = "com.microsoft"  # the domain of onnxruntime's own operators


def build(packaged: Path, folder: Path) -> bytes:
    """Return the model made over, ready for a session; `folder` takes what lies between. Takes some seconds."""
    made = folder / "quantised.onnx"
    quantise(fuse(fold(packaged, folder)), made)
    return made.read_bytes()


def fold(packaged: Path, folder: Path) -> ModelProto:
    """Return the model with constants folded, in standard operators only."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    options.optimized_model_filepath = str(folder / "folded.onnx")
    onnxruntime.InferenceSession(str(packaged), options, providers=["CPUExecutionProvider"])
    return onnx.load(options.optimized_model_filepath)


def fuse(model: ModelProto) -> ModelProto:
    """Return the model with one operator for each attention and each activation; what fed the old ones is gone."""
    graph = model.graph
    fused = (node for layer in range(_LAYERS) for node in _fused(graph, f"inner.encoder.layer.{layer}"))
    replaced = {node.output[0]: node for node in fused}
    nodes = [replaced.get(node.output[0], node) for node in graph.node]
    mask = make_node("Cast", ["attention_mask"], ["key_mask"], to=TensorProto.INT32)
    del graph.node[:], graph.value_info[:]
    graph.node.extend([mask, *nodes])
    model.opset_import.append(make_opsetid(_OPERATORS, 1))
    return Extractor(model).extract_model([each.name for each in graph.input], [each.name for each in graph.output])


def quantise(model: ModelProto, target: Path) -> None:
    """
    Write the model with int8 matrix products.

    One scale a column keeps the cosine to the packaged model at .993; one scale a matrix lets it fall to .85.
    Seven bits, because processors without VNNI overflow at eight (onnxruntime's documentation of quantisation).
    """
    add_pre_process_metadata(model)  # `fold` was that step; without the mark onnxruntime warns about it
    quantize_dynamic(
        model,
        target,
        op_types_to_quantize=["MatMul"],
        per_channel=True,
        reduce_range=True,
        extra_options={"DefaultTensorType": TensorProto.FLOAT},  # shapes are not inferred past _OPERATORS
    )


def _fused(graph: GraphProto, layer: str) -> tuple[NodeProto, NodeProto]:
    """Return the two nodes that stand for a layer's attention and activation, under the names of their outputs."""
    parts = [_sum_with(graph, f"{layer}.attention.self.{part}.bias") for part in ("query", "key", "value")]
    attention = make_node(
        "MultiHeadAttention",
        [*parts, "", "key_mask"],  # "": no bias, it is in the parts already
        [_input_of(graph, f"{layer}.attention.output.dense.bias")],
        domain=_OPERATORS,
        num_heads=_HEADS,
    )
    activation = make_node(
        "Gelu",
        [_sum_with(graph, f"{layer}.intermediate.dense.bias")],
        [_input_of(graph, f"{layer}.output.dense.bias")],
        domain=_OPERATORS,
    )
    return attention, activation


def _sum_with(graph: GraphProto, bias: str) -> str:
    """Name what a linear map returns, found by its bias."""
    name: str = next(node.output[0] for node in graph.node if node.op_type == "Add" and bias in node.input)
    return name


def _input_of(graph: GraphProto, bias: str) -> str:
    """Name what a linear map is given, found by its bias."""
    total = _sum_with(graph, bias)
    summands = next(node.input for node in graph.node if total in node.output)
    name: str = next(node.input[0] for node in graph.node if node.op_type == "MatMul" and node.output[0] in summands)
    return name
