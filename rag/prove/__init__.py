"""Whether a sentence is supported by what it cites, decided in code: proved, disproved, or for a reader to judge."""

from rag.prove.decide import Citable, prove
from rag.prove.parse import Parsed, read
from rag.prove.values import Kind, Problem, Proof, Quote, Reason, Text, Verdict

__all__ = ["Citable", "Kind", "Parsed", "Problem", "Proof", "Quote", "Reason", "Text", "Verdict", "prove", "read"]
