"""
Measures the readers on a folder of real files, and prints one table.

    python tests/bench/readers.py DATA_DIR

DATA_DIR holds html_pages/ and messy_docs/ (each with files/ and manifest.jsonl, messy_docs also with
reference/) and handbooks/ (folders of Markdown). Speeds depend on the machine and on what else it does.
"""

import asyncio
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from adapters.readers.anchors import fragments
from adapters.readers.file import File
from adapters.readers.reading import Reading
from adapters.readers.registry import read_file
from adapters.readers.scribe import squeeze
from rag.document import Document, Kind, Unreadable
from tests.fakes.files import column_pdf

_TOKEN = re.compile(r"\w+")
_MARKUP = re.compile(r"<!--.*?-->|^\|?[\s|:-]+\|?$|&(?:amp|lt|gt);|\]\([^)\s]*\)", re.MULTILINE)


@dataclass(frozen=True)
class Row:
    """One line of the table: what was measured, what it should reach, what it is."""

    what: str
    wanted: str
    found: str


def main(data: Path) -> None:
    """Print the table."""
    for measure in (web_pages, clean_pages, pdfs, generated_columns, office_files, markdown, messy):
        for row in measure(data):
            print(f"{row.what:<44} {row.wanted:<16} {row.found}")


def text_of(result: Document | Unreadable) -> str:
    """Return title and blocks as one text, "" for none."""
    if isinstance(result, Unreadable):
        return ""
    return "\n".join([result.title, *(block.text for block in result.blocks)])


def web_pages(data: Path) -> Iterator[Row]:
    """Count the segments that people marked as to be kept and to be left out."""
    kept = lost = wrong = 0
    manifest = list(_manifest(data / "html_pages"))
    started = time.process_time()
    for entry in manifest:
        content = (data / "html_pages" / str(entry["file"])).read_bytes()
        text = _flat(text_of(read_file(File(content, str(entry["file"]), str(entry["url"])))))
        wanted = [_flat(segment) in text for segment in _texts(entry["must_contain"])]
        kept += sum(wanted)
        lost += len(wanted) - sum(wanted)
        wrong += sum(_flat(segment) in text for segment in _texts(entry["must_not_contain"]))
    took_s = time.process_time() - started
    precision, recall = kept / max(kept + wrong, 1), kept / max(kept + lost, 1)
    f1 = 2 * precision * recall / max(precision + recall, 1e-9)
    yield Row("web pages: P / R / F1", "R .95, F1 .90", f"{precision:.3f} / {recall:.3f} / {f1:.3f}")
    yield Row("web pages a second", "", f"{len(manifest) / took_s:.0f}")


def clean_pages(data: Path) -> Iterator[Row]:
    """Compare pages without boilerplate with their reviewed conversion."""
    yield Row("clean web pages: token F1", ".94", f"{_mean(_f1_to_references(data, 'html')):.3f}")


def pdfs(data: Path) -> Iterator[Row]:
    """Compare words, their order and table rows with the reviewed conversion."""
    f1s, orders, rows, right = [], [], 0, 0
    for path, reference in _referenced(data, "pdf"):
        result = read_file(File(path.read_bytes(), path.name))
        ours, theirs = _tokens(_body(result)), _tokens(_plain(reference))
        f1s.append(_f1(ours, theirs))
        orders.append(SequenceMatcher(None, theirs, ours, autojunk=False).ratio())
        cells = _our_rows(result)
        for row in _reference_rows(reference):
            rows += 1
            right += row in cells
    yield Row("PDF: token F1", ".99", f"{_mean(f1s):.3f}")
    yield Row("PDF: order", ".95", f"{_mean(orders):.3f}")
    yield Row("PDF: table rows as cells", "75 of 86", f"{right} of {rows}")
    contents = [path.read_bytes() for path in sorted((data / "messy_docs/files").glob("*.pdf"))]
    started = time.process_time()
    results = [read_file(File(content, "a.pdf")) for content in contents]
    took_s = time.process_time() - started
    pages = sum(max((block.page or 0 for block in result.blocks), default=0) for result in _documents(results))
    yield Row("PDF pages a second", "40", f"{pages / took_s:.0f}")


def generated_columns(_: Path) -> Iterator[Row]:
    """Read pages whose order is known: one column, two, and two drawn row by row."""
    words = [f"word{number}" for number in range(1200)]
    for name, columns, row_major in (("1 column", 1, False), ("2 columns", 2, False), ("row-major", 2, True)):
        result = read_file(File(column_pdf(words, columns=columns, row_major=row_major), "a.pdf"))
        ratio = SequenceMatcher(None, words, _tokens(_body(result)), autojunk=False).ratio()
        yield Row(f"PDF: order, generated {name}", ".99", f"{ratio:.3f}")


def office_files(data: Path) -> Iterator[Row]:
    """Compare with the reviewed conversions."""
    for suffix, wanted in (("docx", ".95"), ("pptx", "1.0"), ("xlsx", ".86"), ("csv", ".99")):
        yield Row(f"{suffix}: token F1", wanted, f"{_mean(_f1_to_references(data, suffix)):.3f}")


def markdown(data: Path) -> Iterator[Row]:
    """Read the handbooks, and follow their links within themselves."""
    paths = sorted((data / "handbooks").rglob("*.md"))
    contents = [path.read_bytes() for path in paths]
    read_file(File(b"# warm", "a.md"))
    started = time.process_time()
    results = [read_file(File(content, path.name)) for path, content in zip(paths, contents, strict=True)]
    took_s = time.process_time() - started
    reasons = Counter(result.reason for result in results if isinstance(result, Unreadable))
    yield Row("Markdown: files, without text", "569, 0 failures", f"{len(paths)}, {dict(reasons)}")
    yield Row("Markdown: files a second of CPU", "350", f"{len(paths) / took_s:.0f}")
    found = []
    for handbook in sorted(path for path in (data / "handbooks").iterdir() if path.is_dir()):
        pairs = zip(paths, results, strict=True)
        inside = {p.relative_to(handbook).as_posix(): r for p, r in pairs if p.is_relative_to(handbook)}
        documents = {path: result for path, result in inside.items() if isinstance(result, Document)}
        found += [fragment for fragment in fragments(documents) if fragment.target]
    resolved = sum(fragment.resolves for fragment in found)
    yield Row("Markdown: fragments that resolve", "650 of 819", f"{resolved} of {len(found)}")


def messy(data: Path) -> Iterator[Row]:
    """Read everything through the worker."""
    results, slowest_s = asyncio.run(_read_all(sorted((data / "messy_docs/files").iterdir())))
    reasons = Counter(result.reason for result in results if isinstance(result, Unreadable))
    yield Row("messy files: read", "", f"{len(list(_documents(results)))} of {len(results)}")
    yield Row("messy files: with a reason", "all the others", str(dict(reasons)))
    yield Row("messy files: slowest", "30 s", f"{slowest_s:.1f} s")


async def _read_all(paths: list[Path]) -> tuple[list[Document | Unreadable], float]:
    results, slowest_s = [], 0.0
    async with Reading() as reading:
        for path in paths:
            started = time.perf_counter()
            results.append(await reading.read(path, path.name))
            slowest_s = max(slowest_s, time.perf_counter() - started)
    return results, slowest_s


def _manifest(folder: Path) -> Iterator[dict[str, object]]:
    for line in (folder / "manifest.jsonl").read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def _texts(value: object) -> list[str]:
    return [str(text) for text in value] if isinstance(value, list) else []


def _referenced(data: Path, kind: str) -> Iterator[tuple[Path, str]]:
    folder = data / "messy_docs"
    for entry in _manifest(folder):
        if entry["type"] == kind and entry["reference_md"]:
            yield folder / str(entry["file"]), (folder / str(entry["reference_md"])).read_text(encoding="utf-8")


def _f1_to_references(data: Path, kind: str) -> list[float]:
    results = [(read_file(File(path.read_bytes(), path.name)), text) for path, text in _referenced(data, kind)]
    return [max(_f1(_tokens(say(result)), _tokens(_plain(text))) for say in _SAID) for result, text in results]


def _body(result: Document | Unreadable) -> str:
    return "\n".join(block.text for block in result.blocks) if isinstance(result, Document) else ""


_SAID: tuple[Callable[[Document | Unreadable], str], ...] = (text_of, _body)
"""With the title or without: it may be a heading of the document, or its file's name."""


def _plain(markdown_text: str) -> str:
    return _MARKUP.sub(" ", markdown_text.replace("\\_", "_"))


def _tokens(text: str) -> list[str]:
    return _TOKEN.findall(text.lower())


def _f1(ours: list[str], theirs: list[str]) -> float:
    shared = sum((Counter(ours) & Counter(theirs)).values())
    return 2 * shared / (len(ours) + len(theirs)) if ours or theirs else 1.0


def _flat(text: str) -> str:
    return " ".join(squeeze(text).split())


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _documents(results: Iterable[Document | Unreadable]) -> Iterator[Document]:
    return (result for result in results if isinstance(result, Document))


def _our_rows(result: Document | Unreadable) -> set[tuple[str, ...]]:
    blocks = result.blocks if isinstance(result, Document) else ()
    return {_cells(block.text) for block in blocks if block.kind is Kind.ROW}


def _reference_rows(reference: str) -> list[tuple[str, ...]]:
    lines = [line for line in reference.splitlines() if line.startswith("|") and not re.fullmatch(r"[\s|:-]+", line)]
    return [cells for cells in map(_cells, lines) if len(cells) > 1]


def _cells(row: str) -> tuple[str, ...]:
    return tuple(_flat(cell) for cell in row.split("|") if cell.strip())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
