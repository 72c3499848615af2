"""
Measure the follow-up rules: `python tests/bench/follow.py FILE`.

FILE has one JSON object a line: `question`, `history` of `role` and `content`, `source`, and the marks
`needs_rewrite` (a person had to add words of the thread) and `verbatim` (it stood alone as it was).
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.follow import leans
from bot.route import small_talk
from bot.smalltalk import Kind


def rows(path: str) -> Iterator[dict[str, Any]]:
    with Path(path).open(encoding="utf-8") as lines:
        yield from (json.loads(line) for line in lines if line.strip())


def decided(row: dict[str, Any]) -> bool:
    asked = [turn["content"] for turn in row["history"] if turn["role"] == "user"]
    said = [turn["content"] for turn in row["history"] if turn["role"] == "assistant"]
    return leans(row["question"], asked, said[-1] if said else "")


def has_history(row: dict[str, Any]) -> bool:
    return any(turn["role"] == "user" for turn in row["history"])


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def main(path: str, *options: str) -> None:
    recall: dict[str, list[bool]] = defaultdict(list)
    needless: dict[str, list[bool]] = defaultdict(list)
    for row in rows(path):
        if small_talk(row["question"]) is not Kind.QUESTION:
            say(f"TAKEN FOR SMALL TALK {row['question'][:100]}")
        if not has_history(row) or not (row["verbatim"] or row["needs_rewrite"]):
            continue
        verdict = decided(row)
        found = needless if row["verbatim"] else recall
        for name in ("all", row["source"]):
            found[name].append(verdict)
        if "--show" in options and verdict == row["verbatim"]:
            say(f"{'NEEDLESS' if verdict else 'MISSED'} {row['source']} | {row['question'][:140]}")
    for title, found in (("recall", recall), ("needless", needless)):
        for name, verdicts in found.items():
            share = sum(verdicts) / len(verdicts)
            say(f"{title:9}{name:10}{sum(verdicts):5} of {len(verdicts):5} = {share:.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
