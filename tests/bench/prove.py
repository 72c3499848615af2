"""
Measure prove on labelled drafts: python tests/bench/prove.py FILE [--errors]

FILE has one JSON object a line: passages (id, title, text), question, and sentences with text, cites, label and kind.
Only passages, question, text and cites are looked at; label and kind are for the tables. With `--errors` every
sentence that came out otherwise than its label is printed.
"""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rag.check import Checker
from rag.cite import Given, read_draft
from rag.evidence import Passage, Source
from rag.prove import Kind, Proof, Reason, Text, Verdict, prove, read

HARD = frozenset(
    """number_swapped date_swapped unit_changed name_swapped identifier_changed negation_flipped comparison_reversed
    ordinal_percent_changed version_changed quote_altered wrong_marker distractor_entity invented_id invented_item
    uncited_claim wrong_sum""".split()
)
LEXICAL = frozenset(
    """number_swapped date_swapped unit_changed identifier_changed quote_altered version_changed ordinal_percent_changed
    wrong_marker invented_id uncited_claim wrong_sum""".split()
)


@dataclass(frozen=True, slots=True)
class Row:
    """One sentence of a draft with its verdict; `stands` is False for a lead-in without a proved item under it."""

    draft: str
    text: str
    label: str
    kind: str
    proof: Proof
    stands: bool

    @property
    def posted(self) -> bool:
        return self.stands and self.proof.verdict is Verdict.PROVED


def rows(path: Path) -> Iterator[Row]:
    for line in path.read_text(encoding="utf-8").splitlines():
        draft = json.loads(line)
        texts = {p["id"]: Text(p.get("title") or "", "", p["text"]) for p in draft["passages"]}
        sentences = draft["sentences"]
        proofs = [
            prove(s["text"], [texts[i] for i in s["cites"] if i in texts], list(texts.values()), draft["question"])
            for s in sentences
        ]
        for at, (sentence, proof) in enumerate(zip(sentences, proofs, strict=True)):
            stands = proof.kind is not Kind.LEAD_IN or has_item(proofs[at + 1 :])
            yield Row(draft["id"], sentence["text"], sentence["label"], sentence["kind"], proof, stands)


def has_item(below: list[Proof]) -> bool:
    for proof in below:
        if proof.kind is Kind.LEAD_IN:
            return False
        if proof.kind is Kind.CLAIM and proof.verdict is Verdict.PROVED:
            return True
    return False


def share(what: str, chosen: list[Row], *, posted: bool) -> None:
    good = sum(row.posted == posted for row in chosen)
    print(f"{what:44} {good:4} of {len(chosen):4}  {good / max(1, len(chosen)):.1%}")


def table(found: list[Row]) -> None:
    print(f"{'label':12} {'kind':28} proved unsure disproved")
    counts = Counter((row.label, row.kind, row.proof.verdict) for row in found)
    for label, kind in sorted({(row.label, row.kind) for row in found}):
        three = [counts[label, kind, v] for v in (Verdict.PROVED, Verdict.UNSURE, Verdict.DISPROVED)]
        print(f"{label:12} {kind:28} {three[0]:6} {three[1]:6} {three[2]:9}")


def summary(found: list[Row]) -> None:
    supported = [row for row in found if row.label == "supported"]
    wrong = [row for row in found if row.label == "unsupported"]
    abroad = [row for row in supported if row.kind != "cross_lingual_paraphrase"]
    share("supported: posted", supported, posted=True)
    share("supported, of one language: posted", abroad, posted=True)
    share("unsupported, hard kinds: caught", [row for row in wrong if row.kind in HARD], posted=False)
    share("unsupported, lexical kinds: caught", [row for row in wrong if row.kind in LEXICAL], posted=False)
    share("unsupported, soft kinds: caught", [row for row in wrong if row.kind not in HARD], posted=False)
    false = sum(row.proof.verdict is Verdict.DISPROVED for row in supported)
    print(f"{'supported: disproved':44} {false:4} of {len(supported):4}")


def reasons(found: list[Row]) -> None:
    """Count the first problem of each sentence: right where the sentence is unsupported."""
    print(f"{'reason':12} {'sure':5} right wrong")
    first = [(row, row.proof.problems[0]) for row in found if row.proof.problems]
    for reason in Reason:
        for certain in (True, False):
            labels = [row.label for row, problem in first if (problem.reason, problem.sure) == (reason, certain)]
            if labels:
                right = labels.count("unsupported")
                print(f"{reason.name:12} {certain!s:5} {right:5} {len(labels) - right:5}")


def errors(found: list[Row]) -> None:
    for row in found:
        if row.posted == (row.label == "unsupported"):
            problems = [f"{p.reason.name}{'!' if p.sure else '?'} {p.detail}" for p in row.proof.problems]
            print(f"{row.draft} {row.label} {row.kind}: {row.text}\n      {problems}")


def speed(path: Path) -> None:
    """Print what it takes to cite and prove 5 sentences over 8 passages: never read before, and read before."""
    drafts = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    sources = [
        Source(f"d:{at}", p["title"], "https://d.invalid", "d") for at, p in enumerate(of_all(drafts, "passages"))
    ]
    passages = [
        Passage(source, p["text"], 0, len(p["text"]))
        for source, p in zip(sources, of_all(drafts, "passages"), strict=True)
    ]
    bare = [re.sub(r"\s*\[[\d, ]*\]", "", s["text"]).rstrip(".") for s in of_all(drafts, "sentences")]
    took: dict[str, list[float]] = {"never read before": [], "read before": []}
    for at in range(0, 95, 5):
        given = [Given(str(number), passage) for number, passage in enumerate(passages[at : at + 8], 1)]
        draft = " ".join(f"{said} [{1 + number % 2}]." for number, said in enumerate(bare[at : at + 5]))
        read.cache_clear()
        for times in took.values():
            start = process_time()
            Checker(given, prove, "").check(read_draft(draft, given))
            times.append((process_time() - start) * 1000)
    for name, times in took.items():
        print(f"5 sentences over 8 passages {name}: p50 {median(times):.1f} ms of CPU, worst {max(times):.1f}")


def of_all(drafts: list[dict[str, list[dict[str, str]]]], what: str) -> list[dict[str, str]]:
    return [one for draft in drafts for one in draft[what]][:200]


def main(path: Path, *, show_errors: bool) -> None:
    found = list(rows(path))
    table(found)
    reasons(found)
    summary(found)
    if show_errors:
        errors(found)
    speed(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]), show_errors="--errors" in sys.argv)
