"""Which reader reads which file, and what is said of the files that none reads."""

from dataclasses import dataclass, replace
from importlib import import_module
from typing import cast

from adapters.readers.encoding import looks_binary
from adapters.readers.file import File, Reader
from adapters.readers.opening import kept_to
from adapters.readers.zips import names_of
from rag.document import Document, Unreadable


@dataclass(frozen=True, slots=True)
class Format:
    """Where a reader is: imported when its first file comes, for some take half a second."""

    module: str
    function: str
    extra: str = ""
    says: str = "let it begin with the line Audience: hr in its place, where hr is a group that footnote.toml names"
    """What to do so that a file of the format says who may read it."""
    obeys: bool = False
    """Whether its reader has looked at the first lines, those among them that it leaves out of the text."""

    def load(self) -> Reader:
        """Return the reader. Raises ImportError when the extra is not installed."""
        return cast("Reader", getattr(import_module(f"adapters.readers.{self.module}"), self.function))


_MATTER = "write the line audience: [hr] between two lines --- at its very top"
_MARKDOWN = Format("markdown", "read_markdown", says=_MATTER)
_HTML = Format("webpage", "read_html", says='write <meta name="audience" content="hr"> in its head', obeys=True)
_PDF = Format("pdf", "read_pdf", obeys=True)
_DOCX = Format("docx", "read_docx", obeys=True)
_TEXT = Format("text", "read_text", says=_MATTER)
_DELIMITED = Format("delimited", "read_delimited", says=_MATTER)
_EMAIL = Format("email_message", "read_email", says="write the line X-Audience: hr above its first line")
_NOTEBOOK = Format("notebook", "read_notebook", says=f"{_MATTER}, in a first cell that is no code")
_SLIDES = Format("slides", "read_slides", "office")
_SHEETS = Format("sheets", "read_sheets", "office")
_RICHTEXT = Format("richtext", "read_richtext", "office")

FORMATS: dict[str, Format] = {
    **dict.fromkeys((".md", ".markdown", ".mdown", ".mkd", ".mdx", ".qmd", ".rmd"), _MARKDOWN),
    **dict.fromkeys((".html", ".htm", ".xhtml"), _HTML),
    ".pdf": _PDF,
    **dict.fromkeys((".docx", ".docm", ".dotx"), _DOCX),
    **dict.fromkeys((".txt", ".text", ".rst", ".adoc", ".asciidoc", ".org", ".log"), _TEXT),
    **dict.fromkeys((".csv", ".tsv"), _DELIMITED),
    ".eml": _EMAIL,
    ".ipynb": _NOTEBOOK,
    **dict.fromkeys((".pptx", ".pptm", ".potx", ".ppsx"), _SLIDES),
    **dict.fromkeys((".xlsx", ".xlsm", ".xlsb", ".xls", ".ods"), _SHEETS),
    ".rtf": _RICHTEXT,
}
"""By suffix, lower case. What else decodes as text is read as text."""

READS = (
    "Footnote reads Markdown, HTML, plain text, PDF, DOCX, CSV, EML and IPYNB; with footnote[office] also PPTX, XLSX, "
    "XLS, ODS and RTF."
)
UNKNOWN = "unknown format"
"""How the reason of a file begins whose format has no reader."""

_OLD_OFFICE = {
    ".doc": "an old Word file (.doc): save it as .docx",
    ".ppt": "an old PowerPoint file (.ppt): save it as .pptx",
    ".odt": "an OpenDocument text (.odt): save it as .docx or .pdf",
    ".odp": "an OpenDocument presentation (.odp): save it as .pptx or .pdf",
    ".pages": "a Pages file: export it as .docx or .pdf",
    ".msg": "an Outlook message (.msg): save it as .eml",
}
_PICTURE = "a picture: text in pictures is not read"
_SIGNATURES = (
    (b"\x89PNG", _PICTURE),
    (b"\xff\xd8\xff", _PICTURE),
    (b"GIF8", _PICTURE),
    (b"BM", ""),
    (b"\x1f\x8b", "a compressed archive: unpack it first"),
    (b"7z\xbc\xaf", "a compressed archive: unpack it first"),
    (b"Rar!", "a compressed archive: unpack it first"),
    (b"\x7fELF", "a program"),
    (b"SQLite format 3", "a database"),
)
_OLE = b"\xd0\xcf\x11\xe0"


def read_file(file: File) -> Document | Unreadable:
    """
    Return the document, or the plain reason why there is none.

    Raises:
        MemoryError: the file needs more memory than there is.
    """
    if not file.content:
        return Unreadable("empty file")
    try:
        return _read(file)
    except (MemoryError, KeyboardInterrupt):
        raise
    except RecursionError:
        return Unreadable("nested too deeply")
    except Exception as error:  # noqa: BLE001  whatever a hostile file makes a library raise is that file's reason
        return Unreadable(f"not readable as {file.suffix or 'text'} ({type(error).__name__}: {_first_line(error)})")


def _read(file: File) -> Document | Unreadable:
    found = _format_of(file)
    if isinstance(found, Unreadable):
        return found
    try:
        read = found.load()
    except ImportError as error:
        if not found.extra:
            return Unreadable(f"its reader is not installed ({error})")
        return Unreadable(f"needs the extra {found.extra!r}: pip install 'footnote[{found.extra}]'")
    document = read(file)
    if isinstance(document, Document) and not found.obeys:
        document = kept_to(document, file.groups)
    if isinstance(document, Unreadable) and document.withdrawn:
        return replace(document, reason=f"{document.reason}: {found.says}, or take the line out")
    return document


def _format_of(file: File) -> Format | Unreadable:
    """Return the format by what the file begins with, else by its suffix."""
    head = file.content[:1024].lstrip()
    if head.startswith(b"%PDF-"):
        return _PDF
    if head.startswith(b"{\\rtf"):
        return _RICHTEXT
    if file.content.startswith(b"PK\x03\x04"):
        return _in_zip(file)
    if file.content.startswith(_OLE):
        return _in_ole(file)
    for signature, reason in _SIGNATURES:
        if reason and file.content.startswith(signature):
            return Unreadable(reason)
    return _by_suffix(file, head)


def _by_suffix(file: File, head: bytes) -> Format | Unreadable:
    known = FORMATS.get(file.suffix)
    if known:
        return known
    if file.suffix in _OLD_OFFICE:
        return Unreadable(_OLD_OFFICE[file.suffix])
    if looks_binary(file.content):
        return Unreadable(f"{UNKNOWN}{f' ({file.suffix})' if file.suffix else ''}")
    return _HTML if head[:200].lower().startswith((b"<!doctype html", b"<html")) else _TEXT


def _in_zip(file: File) -> Format | Unreadable:
    """Return the Office format of an archive by what lies in it; its suffix may be wrong."""
    names = names_of(file.content)
    for folder, found in (("word/", _DOCX), ("ppt/", _SLIDES), ("xl/", _SHEETS)):
        if any(name.startswith(folder) for name in names):
            return found
    if file.suffix in _OLD_OFFICE:
        return Unreadable(_OLD_OFFICE[file.suffix])
    if file.suffix in FORMATS and FORMATS[file.suffix] in (_DOCX, _SLIDES, _SHEETS):
        return FORMATS[file.suffix]
    return Unreadable("an archive: unpack it first" if names else "a broken archive")


def _in_ole(file: File) -> Format | Unreadable:
    """Return the format of a file of older Office; the newer ones lie in such a container when encrypted."""
    if file.suffix in (".docx", ".pptx", ".xlsx", ".xlsm", ".docm", ".pptm"):
        return Unreadable("password needed")
    if FORMATS.get(file.suffix) == _SHEETS:
        return _SHEETS
    return Unreadable(_OLD_OFFICE.get(file.suffix, "a file of an older Office: save it in today's format"))


def _first_line(error: Exception) -> str:
    return str(error).strip().split("\n")[0][:120]
