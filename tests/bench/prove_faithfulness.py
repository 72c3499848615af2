"""
Measure prove beside word overlap on public sets: python tests/bench/prove_faithfulness.py DIR [set ...]

DIR holds <set>.jsonl (response, label, context_id, question) and contexts.jsonl (id, text). An answer counts as
supported when each of its sentences is proved by the whole context; by overlap, when at least `_OVERLAP` of its words
are there. Prints the mean of the shares of supported and of unsupported answers that are told right.
"""

import json
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rag.lexical import stems
from rag.prove import Text, Verdict, prove
from rag.sentences import sentences

_OVERLAP = 0.8  # of the answer's stems; a plain choice, the same for all sets


def rows(path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def proved(answer: str, context: str, question: str) -> bool:
    text = Text("", "", context)
    verdicts = [prove(f"{sentence} [1]", [text], (), question).verdict for sentence in sentences(answer)]
    return all(verdict is Verdict.PROVED for verdict in verdicts)


def overlaps(answer: str, context: str) -> bool:
    said, there = stems(answer), set(stems(context))
    return sum(stem in there for stem in said) >= _OVERLAP * len(said)


def balanced(right: Counter[tuple[bool, bool]]) -> float:
    """Return the mean over both labels of how many were told right; the keys are (label, right)."""
    return sum(right[label, True] / max(1, right[label, True] + right[label, False]) for label in (True, False)) / 2


def main(folder: Path, chosen: list[str]) -> None:
    contexts = {row["id"]: row["text"] for row in rows(folder / "contexts.jsonl")}
    for path in sorted(folder.glob("*.jsonl")):
        if path.stem == "contexts" or (chosen and path.stem not in chosen):
            continue
        by_words: Counter[tuple[bool, bool]] = Counter()
        by_proof: Counter[tuple[bool, bool]] = Counter()
        for row in rows(path):
            label, context = row["label"] == "supported", contexts[row["context_id"]]
            by_words[label, overlaps(row["response"], context) == label] += 1
            by_proof[label, proved(row["response"], context, row.get("question") or "") == label] += 1
        scores = f"overlap {balanced(by_words):.3f}   prove {balanced(by_proof):.3f}"
        print(f"{path.stem:24} {scores}   {sum(by_proof.values())} answers")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
