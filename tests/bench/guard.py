"""
Measure the guard on real questions, documents and attacks: python tests/bench/guard.py DATA_DIR

DATA_DIR holds injection/items.jsonl, <set>/queries.jsonl, rewriting/items.jsonl and handbooks/**/*.md. Prints one
line for each number, and the texts that were hit by mistake.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rag.guard import Hijack, clean_passage, inspect, strip_question

_PIECE = 900  # characters: what the index holds of a document at a time
_BENIGN = {"notinject", "wildguard_benign"}


def rows(path: Path) -> Iterator[dict[str, object]]:
    with path.open(encoding="utf-8") as lines:
        yield from (json.loads(line) for line in lines if line.strip())


def real_questions(data: Path) -> list[str]:
    files = [*sorted(data.glob("*/queries.jsonl")), *sorted(data.glob("rewriting/items.jsonl"))]
    return [str(row["question"]) for file in files for row in rows(file)]


def handbook_pieces(data: Path) -> list[str]:
    """Split at blank lines and fill up to about 900 characters, as an index does."""
    pieces: list[str] = []
    for page in sorted(data.glob("handbooks/**/*.md")):
        piece = ""
        for paragraph in page.read_text(encoding="utf-8", errors="replace").split("\n\n"):
            if piece and len(piece) + len(paragraph) > _PIECE:
                pieces.append(piece)
                piece = ""
            piece += paragraph + "\n\n"
        pieces.append(piece)
    return [piece for piece in pieces if piece.strip()]


def strong(text: str) -> tuple[Hijack, ...]:
    return tuple(hijack for hijack in inspect(text) if hijack.strong)


def report(what: str, texts: Iterable[str], *, show_hits: bool = False) -> None:
    texts = list(texts)
    start = perf_counter()
    hits = [(text, found) for text in texts if (found := strong(text))]
    each_ms = (perf_counter() - start) * 1000 / max(1, len(texts))
    print(f"{what:52} {len(hits):5} of {len(texts):5}   {each_ms:.2f} ms each")
    for text, (first, *_) in hits if show_hits else ():
        print(f"    {first.family} ({first.reading}): {text[first.start : first.end][:200]!r}")


def report_planted(items: list[dict[str, object]]) -> None:
    planted = [item for item in items if item["source"] == "bipia" and item["label"]]
    clean = [str(item["text"]) for item in items if item["source"] == "bipia" and not item["label"]]
    gone = sum(str(item["attack"]).strip() not in clean_passage(str(item["text"]))[0] for item in planted)
    touched = sum(bool(clean_passage(text)[1]) for text in clean)
    share = f"{gone / max(1, len(planted)):.1%}"
    print(f"{'planted sentences removed from documents':52} {gone:5} of {len(planted):5}   {share}")
    print(f"{'clean documents touched':52} {touched:5} of {len(clean):5}")


def main(data: Path) -> None:
    items = list(rows(data / "injection" / "items.jsonl"))
    inspect("warm up: the patterns are compiled when first needed. " * 20)
    report(
        "false alarms: notinject, wildguard", (str(i["text"]) for i in items if i["source"] in _BENIGN), show_hits=True
    )
    report("false alarms: real questions", real_questions(data), show_hits=True)
    pieces = handbook_pieces(data)
    report("false alarms: handbook passages", pieces, show_hits=True)
    weak = [removed for piece in pieces for removed in clean_passage(piece)[1]]
    print(f"{'weak hits: handbook sentences':52} {len(weak):5}")
    print(*(f"    {sentence[:200]!r}" for sentence in weak), sep="\n")
    report(
        "caught: pint attacks", (str(i["text"]) for i in items if str(i["source"]).startswith("pint") and i["label"])
    )
    cyber = [i for i in items if i["source"] == "cyberseceval" and i["channel"] == "user"]
    report(
        "caught: ignore previous instructions",
        (str(i["text"]) for i in cyber if i["category"] == "ignore_previous_instructions"),
    )
    report("caught: all cyberseceval user rows (many are none)", (str(i["text"]) for i in cyber))
    report_planted(items)
    refused = sum(not strip_question(question) for question in real_questions(data))
    print(f"{'real questions refused':52} {refused:5}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
