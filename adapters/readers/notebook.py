"""Jupyter notebooks: the words and the code, not the outputs."""

import json
from dataclasses import replace

from adapters.readers.encoding import decode
from adapters.readers.file import File
from adapters.readers.frontmatter import Matter, matter_of, split_matter
from adapters.readers.headed import headed
from adapters.readers.markdown import write_markdown
from adapters.readers.scribe import Scribe
from adapters.readers.titles import first_h1
from adapters.readers.whom import CLOSED, withdrawn
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
    own = [(str(cell.get("cell_type", "")), _said(cell)) for cell in cells if isinstance(cell, dict)]
    matter = Matter()
    if own and own[0][0] != "code":
        matter, body = split_matter(own[0][1])
        own[0] = (own[0][0], body)
    noted = _noted(notebook.get("metadata"))
    if trouble := matter.trouble or ("" if matter.audience or noted.audience else noted.trouble):
        return withdrawn(trouble)
    scribe = Scribe()
    for kind, source in own:
        _write_cell(kind, source, scribe)
    if not scribe.blocks:
        return Unreadable("no text")
    title = first_h1(scribe.blocks) or file.spoken_name
    whole = Document(title, tuple(scribe.blocks), url=file.url, links=tuple(scribe.links), warnings=warnings)
    return headed(replace(whole, audience=noted.audience), matter)


def _noted(metadata: object) -> Matter:
    """Return what a notebook's own metadata say of who may read it."""
    said = {str(key): value for key, value in metadata.items()} if isinstance(metadata, dict) else {}
    noted = matter_of(said)
    return replace(noted, trouble=CLOSED.format(noted.closed_by)) if noted.closed_by else noted


def _said(cell: dict[str, object]) -> str:
    source = cell.get("source", "")
    return "".join(map(str, source)) if isinstance(source, list) else str(source)


def _write_cell(kind: str, text: str, scribe: Scribe) -> None:
    if kind == "markdown":
        write_markdown(text, scribe)
    elif kind == "code":
        scribe.code(text)
    else:
        scribe.paragraph(text)
