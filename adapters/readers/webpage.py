"""Web pages: boilerplate removed, anchors kept."""

import copy
import re

from lxml import etree, html

from adapters.readers.encoding import decode
from adapters.readers.file import File
from adapters.readers.hypertext import write_hypertext
from adapters.readers.page import declared_charset, head_of, resolve_links
from adapters.readers.scribe import Scribe
from adapters.readers.titles import without_title
from rag.document import Document, Unreadable

_LARGEST = 10_000_000
"""Bytes. Real pages stay under 2 MB; readers of HTML hang over 20 s on what is much larger."""

_CLEAN = 0.02
"""Up to this share of a page's letters in menus, footers and forms, our own rules lose less than an extractor."""

_NOISE = frozenset("nav header footer aside form".split())
_NOISY_ROLES = frozenset("navigation banner contentinfo complementary search menu dialog".split())
_NAMED_NOISE = re.compile(
    r"(?<![a-z])(nav|navi|navbar|navigation|menu|sidebar|footer|comments?|cookies?|share|social|related|breadcrumbs?"
    r"|widget|banner|teaser|login|newsletter)(?![a-z])",
    re.IGNORECASE,
)
"""What pages call their boilerplate in classes and ids."""

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
    root, cut = parse_page(text)
    nothing = Unreadable("nested too deeply" if cut else "no text in the page")
    if root is None:
        return nothing
    head = head_of(root, file.url)
    resolve_links(root, head.url)
    scribe = _own_text(root)
    if not scribe.blocks:
        return nothing
    title = head.title or file.spoken_name
    return Document(
        title=title,
        blocks=without_title(title, scribe.blocks),
        url=head.url,
        revised=head.revised,
        owner=head.owner,
        language=head.language,
        links=tuple(scribe.links),
        warnings=warnings + cut,
    )


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
    if not _is_clean(body):
        from adapters.readers.extract import extract_text  # noqa: PLC0415  costs .3 s, and clean pages do without

        scribe = extract_text(root)
        if scribe.blocks:
            return scribe
    scribe = Scribe()
    write_hypertext(_without_noise(body), scribe)
    if not scribe.blocks:
        write_hypertext(body, scribe)
    return scribe


def _is_clean(body: etree._Element) -> bool:
    """Say whether a page is all document, like an export or a page of plain documentation."""
    if any(_NAMED_NOISE.search(f"{element.get('class', '')} {element.get('id', '')}") for element in body.iter("*")):
        return False
    noise = sum(_letters(element) for element in _noisy(body))
    return noise <= _CLEAN * _letters(body)


def _letters(element: etree._Element) -> int:
    return sum(len(text.strip()) for text in element.itertext("*"))


def _noisy(body: etree._Element) -> list[etree._Element]:
    """Return the outermost elements that are boilerplate by tag or role."""
    found: list[etree._Element] = []
    inside: set[etree._Element] = set()
    for element in body.iter("*"):
        if element.getparent() in inside:
            inside.add(element)
        elif _is_noise(element):
            inside.add(element)
            found.append(element)
    return found


def _is_noise(element: etree._Element) -> bool:
    """Say whether the element is boilerplate; the header of an article is part of it."""
    if element.tag == "header" and next(element.iterancestors("article", "main"), None) is not None:
        return False
    return element.tag in _NOISE or element.get("role") in _NOISY_ROLES


def _without_noise(body: etree._Element) -> etree._Element:
    """Return a copy of the body, or of its one main element, without boilerplate."""
    mains = list(body.iter("main"))
    own = copy.deepcopy(mains[0] if len(mains) == 1 else body)
    for element in _noisy(own):
        if element is not own:
            element.drop_tree()
    return own
