"""Rich Text Format. Needs the extra `office`."""

from striprtf.striprtf import rtf_to_text

from adapters.readers.encoding import decode
from adapters.readers.file import File
from adapters.readers.scribe import Scribe
from adapters.readers.text import write_text
from rag.document import Document, Unreadable


def read_richtext(file: File) -> Document | Unreadable:
    """Return the paragraphs; RTF has no headings of its own."""
    if not file.content.strip():
        return Unreadable("empty file")
    if not file.content.lstrip().startswith(b"{\\rtf"):
        return Unreadable("not a readable RTF file")
    source, _ = decode(file.content)
    scribe = Scribe()
    # striprtf has no types
    text: str = rtf_to_text(source, errors="replace")  # type: ignore[no-untyped-call]
    write_text(text.replace("\n", "\n\n"), scribe)
    if not scribe.blocks:
        return Unreadable("no text")
    return Document(title=file.spoken_name, blocks=tuple(scribe.blocks), url=file.url)
