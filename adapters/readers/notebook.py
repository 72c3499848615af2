"""Jupyter notebooks: the words and the code, not the outputs."""

import json

from adapters.readers.encoding import decode
from adapters.readers.file import File
from adapters.readers.markdown import write_markdown
from adapters.readers.scribe import Scribe
from adapters.readers.titles import first_h1, without_title
from rag.document import Document, Unreadable


def read_notebook(file: File) -> Document | Unreadable:
    """Return Markdown cells as Markdown and code cells as code."""
    if not file.content.strip():
        return Unreadable("empty file")
    text, warnings = decode(file.content)
    try:
        notebook = json.loads(text)
    except (ValueError, RecursionError):
        return Unreadable("not a readable notebook")
    cells = notebook.get("cells") if isinstance(notebook, dict) else None
    if not isinstance(cells, list):
        return Unreadable("not a readable notebook")
    scribe = Scribe()
    for cell in cells:
        if isinstance(cell, dict):
            _write_cell(str(cell.get("cell_type", "")), cell.get("source", ""), scribe)
    if not scribe.blocks:
        return Unreadable("no text")
    title = first_h1(scribe.blocks) or file.spoken_name
    return Document(
        title=title,
        blocks=without_title(title, scribe.blocks),
        url=file.url,
        links=tuple(scribe.links),
        warnings=warnings,
    )


def _write_cell(kind: str, source: object, scribe: Scribe) -> None:
    text = "".join(map(str, source)) if isinstance(source, list) else str(source)
    if kind == "markdown":
        write_markdown(text, scribe)
    elif kind == "code":
        scribe.code(text)
    else:
        scribe.paragraph(text)
