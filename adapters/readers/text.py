"""Plain text, in any encoding; also whatever of unknown suffix turns out to be text."""

import re

from adapters.readers.encoding import decode, is_noise
from adapters.readers.file import File
from adapters.readers.frontmatter import Matter, split_matter
from adapters.readers.headed import headed
from adapters.readers.scribe import Scribe
from adapters.readers.whom import withdrawn
from rag.document import Document, Unreadable

_UNDERLINE = re.compile(r"(={3,}|-{3,}|~{3,})\s*$")
_ITEM = re.compile(r"(?P<indent>[ \t]*)(?P<marker>[-*+•]|\d{1,3}[.)])[ \t]+(?P<text>\S.*)$")
_VALUES = (".yaml", ".yml")
"""Of files that are keys and values throughout: what stands first in them is text too."""
_NO_MATTER = ".json"
"""Of files that cannot begin with front matter: their keys are no word about the file."""
_WRAPPED = 50
"""Characters. A line at least this long goes on in the next; a shorter one was ended on purpose."""


def read_text(file: File) -> Document | Unreadable:
    """Return paragraphs, list items and underlined headings, with what front matter says."""
    if not file.content.strip():
        return Unreadable("empty file")
    if is_noise(file.content):
        return Unreadable("not a text file")
    text, warnings = decode(file.content)
    matter, body = (Matter(), text) if file.suffix == _NO_MATTER else split_matter(text)
    if matter.trouble:
        return withdrawn(matter.trouble)
    scribe = Scribe()
    write_text(text if file.suffix in _VALUES else body, scribe)
    if not scribe.blocks:
        return Unreadable("no text")
    own = Document(title=file.spoken_name, blocks=tuple(scribe.blocks), url=file.url, warnings=warnings)
    return own if body is text else headed(own, matter)


def write_text(text: str, scribe: Scribe) -> None:
    """Write down the paragraphs of a text."""
    for part in re.split(r"\n[^\S\n]*\n|\f", text):
        _write_part(part, scribe)


def _write_part(part: str, scribe: Scribe) -> None:
    """Write down what stands between two blank lines."""
    lines = [line for line in part.split("\n") if line.strip()]
    if len(lines) >= 2 and _UNDERLINE.match(lines[1]) and not _ITEM.match(lines[0]):
        scribe.heading(1 if lines[1].startswith("=") else 2, lines[0])
        lines = lines[2:]
    marker, depth, said = "", 1, ""
    for line in lines:
        item = _ITEM.match(line)
        if item:
            _write(marker, said, depth, scribe)
            marker = "-" if item["marker"] in "-*+•" else item["marker"]
            depth, said = 1 + len(item["indent"].expandtabs(4)) // 2, item["text"]
        else:
            said = f"{said}{' ' if len(said.rsplit(chr(10), 1)[-1]) >= _WRAPPED else chr(10)}{line.strip()}"
    _write(marker, said, depth, scribe)


def _write(marker: str, said: str, depth: int, scribe: Scribe) -> None:
    if marker:
        scribe.item(marker, said, depth)
    else:
        scribe.paragraph(said)
