"""Web pages: boilerplate removed, anchors kept."""

import re
from itertools import takewhile

from lxml import etree, html

from adapters.readers.boilerplate import is_clean, without_noise
from adapters.readers.encoding import decode
from adapters.readers.file import File
from adapters.readers.frontmatter import Matter, split_matter
from adapters.readers.headed import headed
from adapters.readers.hypertext import write_hypertext
from adapters.readers.left_out import share_left_out
from adapters.readers.opening import is_prose, kept_to
from adapters.readers.page import Head, declared_charset, head_of, resolve_links, top_lines
from adapters.readers.scribe import Scribe
from adapters.readers.unseen import without_unseen
from adapters.readers.whom import TWICE, withdrawn
from rag.document import Document, Unreadable
from rag.evidence import INTERNAL

_LARGEST = 10_000_000
"""Bytes. Real pages stay under 2 MB; readers of HTML hang over 20 s on what is much larger."""

_MOST_LEFT_OUT = 0.01
"""Of what stands beside what an extractor kept: on pages that it reads well .0007 at most, on others .016 at least."""

_XML_DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>")
_GAVE_UP = re.compile(r"excessive depth|too long|huge input", re.IGNORECASE)
"""What libxml2 logs, and only logs, when it stops within a page."""


def read_html(file: File) -> Document | Unreadable:
    """Return the page's own text; `Unreadable` when it has none."""
    if len(file.content) > _LARGEST:
        return Unreadable("a web page of more than 10 MB")
    text, warnings = decode(file.content, declared_charset(file.content))
    if not text.strip():
        return Unreadable("empty file")
    matter, text = split_matter(text, lines_are_kept=False)
    root, cut = parse_page(text)
    nothing = Unreadable("nested too deeply" if cut else "no text in the page")
    if root is None:
        return nothing
    top = list(top_lines(root))
    without_unseen(root, text)
    head = head_of(root, file.url)
    trouble = _trouble(matter, head)
    if trouble:
        return withdrawn(trouble)
    resolve_links(root, head.url)
    scribe = _own_text(root)
    if not scribe.blocks:
        return nothing
    own = Document(
        title=head.title or file.spoken_name,
        blocks=tuple(scribe.blocks),
        url=head.url,
        revised=head.revised,
        owner=head.owner,
        audience=head.audience or frozenset({INTERNAL} if head.is_internal else ()),
        language=head.language,
        links=tuple(scribe.links),
        warnings=warnings + cut,
    )
    return kept_to(headed(own, matter), file.groups, takewhile(lambda line: not is_prose(line), top))


def _trouble(matter: Matter, head: Head) -> str:
    """Return why nobody knows who may read the page, "" where that is known."""
    if matter.audience and head.audience and matter.audience != head.audience:
        return TWICE
    return matter.trouble or head.trouble


def parse_page(text: str) -> tuple[etree._Element | None, tuple[str, ...]]:
    """Return the tree, None for none, and a warning when libxml2 gave up within the page."""
    parser = html.HTMLParser(encoding="utf-8")
    source = _XML_DECLARATION.sub("", text).replace("\x00", "").encode("utf-8", "replace")
    try:
        root = html.document_fromstring(source, parser=parser)
    except etree.ParserError:
        root = None
    line = next((entry.line for entry in parser.error_log if _GAVE_UP.search(entry.message)), None)
    if line is None:
        return root, ()
    return root, (f"read only up to line {line}: the page is nested too deeply or a piece of it is too long",)


def _own_text(root: etree._Element) -> Scribe:
    """Write down the page without its boilerplate."""
    body = root.find("body") if root.find("body") is not None else root
    if not is_clean(body):
        from adapters.readers.extract import extract_text  # noqa: PLC0415  costs .3 s, and clean pages do without

        extracted = extract_text(root)
        if extracted.blocks:
            return extracted if _is_faithful(body, extracted) else _by_rules(body, extracted)
    scribe = _written(without_noise(body))
    return scribe if scribe.blocks else _written(body)


def _is_faithful(body: etree._Element, extracted: Scribe) -> bool:
    """Say whether it is all blocks of the page's own: a short page may come as one line with its menu, or in part."""
    if len(extracted.blocks) == 1 and len(_written(without_noise(body)).blocks) > 1:
        return False
    return share_left_out(body, extracted.blocks) <= _MOST_LEFT_OUT


def _by_rules(body: etree._Element, extracted: Scribe) -> Scribe:
    """Write down all but what is called boilerplate, and nothing of it by name where that loses the page's text."""
    own = _written(without_noise(body, named=True))
    if len(extracted.blocks) > 1 and not _holds_most(own, extracted):
        own = _written(without_noise(body))
    return own if own.blocks else extracted


def _holds_most(own: Scribe, extracted: Scribe) -> bool:
    said = {block.text for block in own.blocks}
    held = sum(len(block.text) for block in extracted.blocks if block.text in said)
    return 2 * held >= sum(len(block.text) for block in extracted.blocks)


def _written(element: etree._Element) -> Scribe:
    scribe = Scribe()
    write_hypertext(element, scribe)
    return scribe
