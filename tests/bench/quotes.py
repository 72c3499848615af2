"""
How often the first quote, or any, holds the answer, where the right page was found.

    python tests/bench/quotes.py FOLDER [--questions 150]

FOLDER is a set as `footnote eval` takes it, whose queries.jsonl has an `answer`, `answers`, `evidence` or
`evidence_sentences`. A quote holds an answer that it has four fifths of the words of, and the other way round.
"""

import argparse
import asyncio
import json
import random
import re
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from adapters.cli import options
from adapters.cli.evaluating import elsewhere
from adapters.evaluation.cases import read_cases, read_corpus
from adapters.evaluation.run import asked_of
from adapters.trial import Trial, trial
from bot.exchange import Exchange
from rag.amounts import asks_an_amount
from rag.evidence import EVERYONE
from rag.reply import Quotes

_SHARE = 0.8
_READ = 4  # passages that quotes are taken from


def words(text: str) -> frozenset[str]:
    """Return the words of a text, in small letters and without Markdown's signs."""
    return frozenset(re.findall(r"\w+", re.sub(r"[*_`]", "", text.lower())))


def holds(quote: str, answers: list[str]) -> bool:
    """Say whether a quote has an answer, or is most of one."""
    said = words(quote)
    wanted = [one for one in map(words, answers) if one]
    return any(len(said & one) >= _SHARE * min(len(one), len(said)) for one in wanted)


async def exchanges(opened: Trial, folder: Path, questions: int) -> list[tuple[dict[str, Any], Exchange]]:
    """Return some of the set's questions that can be answered, each with what came of it."""
    rows = {row["id"]: row for row in map(json.loads, (folder / "queries.jsonl").read_text("utf-8").splitlines())}
    cases = [case for case in read_cases(folder) if case.answerable]
    random.Random(3).shuffle(cases)  # noqa: S311 - the same ones every time, nothing secret
    asked = [(rows[case.id], *asked_of(case, frozenset({EVERYONE}))) for case in cases[:questions]]
    return [(row, await opened.ask(thread, question)) for row, thread, question in asked]


async def bench(folder: Path, questions: int) -> None:
    """Ask and print."""
    with elsewhere(options.load_settings(None)) as home:
        async with trial(home, None) as opened:
            await opened.ingest(read_corpus(folder), lambda *_: None)
            found = await exchanges(opened, folder, questions)
    marks: dict[str, list[list[bool]]] = {"all": [], "a number or time": []}
    for row, exchange in found:
        pages = {hit.passage.source.id.partition(":")[2] for hit in exchange.hits[:_READ]}
        if not isinstance(exchange.reply, Quotes) or not pages & set(row["relevant"]):
            continue
        answers = row.get("evidence") or row.get("evidence_sentences") or row.get("answers") or [row["answer"]]
        held = [holds(f"{one.quote} {one.context}", answers) for one in exchange.reply.citations]
        marks["all"].append(held)
        if asks_an_amount(row["question"]):
            marks["a number or time"].append(held)
    for name, each in marks.items():
        first, some = sum(held[0] for held in each), sum(map(any, each))
        print(f"{name}: first {first}, any {some} of {len(each)}")


def main() -> None:
    """Run the bench."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--questions", type=int, default=150)
    given = parser.parse_args()
    asyncio.run(bench(given.folder, given.questions))


if __name__ == "__main__":
    main()
