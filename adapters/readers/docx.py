"""Word documents: mammoth to HTML, then the rules of our own for HTML."""

import zipfile
from dataclasses import replace
from datetime import date

import mammoth
from lxml import etree

from adapters.readers.dates import day_of
from adapters.readers.file import File
from adapters.readers.hypertext import parse_fragment, write_hypertext
from adapters.readers.opening import kept_to
from adapters.readers.parts import parse
from adapters.readers.scribe import Scribe
from adapters.readers.titles import first_h1, without_title
from adapters.readers.wordxml import PAGE_MARK, headers_of, prepare
from adapters.readers.zips import TooLarge, open_zip
from rag.document import Block, Document, Unreadable

_OLE = b"\xd0\xcf\x11\xe0"
"""A container of older Office; a .docx in one is encrypted."""

_STYLES = """
p[style-name='Title'] => h1:fresh
p[style-name='Subtitle'] => p:fresh
p[style-name='Code'] => pre:separator('\\n')
p[style-name='HTML Preformatted'] => pre:separator('\\n')
br[type='page'] =>
"""
_CORE = "docProps/core.xml"
_NAMES = {
    "dc": "http://purl.org/dc/elements/1.1/",
    "cp": "http://schemas.openxmlformats.org/package/2006/metadata/core-properties",
    "dcterms": "http://purl.org/dc/terms/",
}


def read_docx(file: File) -> Document | Unreadable:
    """Return the document as printed: tracked changes accepted, comments, hidden and struck text left out."""
    if file.content.startswith(_OLE):
        return Unreadable("password needed")
    try:
        archive = open_zip(file.content)
    except TooLarge as error:
        return Unreadable(str(error))
    except zipfile.BadZipFile:
        return Unreadable("not a readable Word document")
    scribe = Scribe()
    write_hypertext(_html_of(archive), scribe)
    blocks = _paged(scribe.blocks)
    if not blocks:
        return Unreadable("no text")
    return kept_to(_document(file, _core(archive), blocks, scribe), file.groups, headers_of(archive))


def _document(file: File, core: dict[str, str], blocks: list[Block], scribe: Scribe) -> Document:
    title = first_h1(blocks) or core["title"] or file.spoken_name
    return Document(
        title=title,
        blocks=without_title(title, blocks),
        url=file.url,
        revised=_revised(core),
        language=core["language"],
        links=tuple(replace(link, text=link.text.replace(PAGE_MARK, "")) for link in scribe.links),
    )


def _html_of(archive: zipfile.ZipFile) -> etree._Element:
    converted = mammoth.convert_to_html(
        prepare(archive), style_map=_STYLES, convert_image=mammoth.images.img_element(_without_picture)
    )
    root = parse_fragment(converted.value)
    for note in root.xpath("//sup[a[contains(@href, 'note-')]] | //a[contains(@href, 'note-ref-')]"):
        note.drop_tree()  # the marks of notes: "[1]" in a text reads like a citation of ours
    return root


def _without_picture(_: object) -> dict[str, str]:
    """Return no source for a picture: only its description is read."""
    return {"src": ""}


def _paged(blocks: list[Block]) -> list[Block]:
    """Return the blocks with their pages, if the document tells where pages begin."""
    if not any(PAGE_MARK in block.text for block in blocks):
        return blocks
    page = 1
    paged = []
    for block in blocks:
        before = block.text.lstrip("- |")
        while before.startswith(PAGE_MARK):
            page += 1
            before = before.removeprefix(PAGE_MARK).lstrip()
        text = block.text.replace(PAGE_MARK, "").strip()
        if text.strip("- |"):
            paged.append(replace(block, text=text, page=page, header=block.header.replace(PAGE_MARK, "")))
        page += before.count(PAGE_MARK)
    return paged


def _core(archive: zipfile.ZipFile) -> dict[str, str]:
    """Return what the file says about itself; "" for what it does not say."""
    try:
        root = parse(archive.read(_CORE))
    except (KeyError, etree.XMLSyntaxError):
        root = etree.Element("none")
    paths = {
        "title": "dc:title",
        "language": "dc:language",
        "modified": "dcterms:modified",
        "created": "dcterms:created",
    }
    return {key: " ".join((root.findtext(path, "", _NAMES) or "").split()) for key, path in paths.items()}


def _revised(core: dict[str, str]) -> date | None:
    return day_of(core["modified"]) or day_of(core["created"])
