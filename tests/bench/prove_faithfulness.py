"""
Measure prove beside word overlap on public sets: python tests/bench/prove_faithfulness.py DIR [set ...]

DIR holds <set>.jsonl (response, label, context_id, question) and contexts.jsonl (id, text). An answer counts as
supported when each of its sentences is proved by the whole context; by overlap, when at least `_OVERLAP` of its words
are there. Prints the mean of the shares of supported and of unsupported answers that are told right, of all of them and
of those of one sentence: what prove is made for.
"""

import json
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rag.lexical import stems
from rag.prove import Text, Verdict, prove
from rag.sentences import sentences

Told = tuple[bool, bool, bool]
"""Whether an answer is of one sentence, its label, and whether it was told right."""

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


def balanced(told: Counter[Told]) -> float:
    """Return the mean over both labels of how many were told right."""
    shares = []
    for label in (True, False):
        right = sum(told[single, label, True] for single in (True, False))
        wrong = sum(told[single, label, False] for single in (True, False))
        shares.append(right / max(1, right + wrong))
    return sum(shares) / 2


def main(folder: Path, chosen: list[str]) -> None:
    contexts = {row["id"]: row["text"] for row in rows(folder / "contexts.jsonl")}
    for path in sorted(folder.glob("*.jsonl")):
        if path.stem == "contexts" or (chosen and path.stem not in chosen):
            continue
        by_words: Counter[Told] = Counter()
        by_proof: Counter[Told] = Counter()
        for row in rows(path):
            label, context, answer = row["label"] == "supported", contexts[row["context_id"]], row["response"]
            single = len(sentences(answer)) == 1
            by_words[single, label, overlaps(answer, context) == label] += 1
            by_proof[single, label, proved(answer, context, row.get("question") or "") == label] += 1
        alone = scores("single", of_one(by_words), of_one(by_proof))
        print(f"{path.stem:24} {scores('all', by_words, by_proof)}   {alone}")


def of_one(told: Counter[Told]) -> Counter[Told]:
    """Return the counts of the answers of one sentence."""
    return Counter({key: count for key, count in told.items() if key[0]})


def scores(what: str, by_words: Counter[Told], by_proof: Counter[Told]) -> str:
    return f"{what} {by_words.total():3}: overlap {balanced(by_words):.3f} prove {balanced(by_proof):.3f}"


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
