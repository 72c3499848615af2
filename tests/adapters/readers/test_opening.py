"""A first line that says who may read a document holds in every format: it is obeyed, or the document is kept out."""

import io
import json
import zipfile
from collections.abc import Callable
from html import escape

import pytest
from pptx import Presentation

from adapters.readers.file import File
from adapters.readers.registry import FORMATS, read_file
from rag.document import Document, Unreadable
from rag.evidence import INTERNAL
from rag.evidence import readers as readers_of
from tests.fakes.files import docx, paragraph, pdf, xlsx, zipped

GROUPS = frozenset({"hr", "finance", "people-managers"})
TEXT = "Severance is paid with the last salary of the year, in December."


def markdown(*lines: str) -> bytes:
    return "\n\n".join(lines).encode()


def web(*lines: str) -> bytes:
    body = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return f"<!doctype html><html><head><title>Plan</title></head><body>{body}</body></html>".encode()


def slides(*lines: str) -> bytes:
    show = Presentation()
    for line in lines:
        slide = show.slides.add_slide(show.slide_layouts[1])
        slide.shapes.title.text = "Plan"
        slide.placeholders[1].text = line
    buffer = io.BytesIO()
    show.save(buffer)
    return buffer.getvalue()


def notebook(*lines: str) -> bytes:
    return json.dumps({"cells": [{"cell_type": "markdown", "source": line} for line in lines]}).encode()


MADE: dict[str, Callable[..., bytes]] = {
    "plan.md": markdown,
    "plan.txt": markdown,
    "plan.html": web,
    "plan.pdf": lambda *lines: pdf([[(72, 700 - 40 * place, line) for place, line in enumerate(lines)]]),
    "plan.docx": lambda *lines: docx("".join(map(paragraph, lines))),
    "plan.csv": lambda *lines: "\n".join(f'"{line}",' for line in lines).encode(),
    "plan.eml": lambda *lines: b"From: ann@example.com\nSubject: Plan\n\n" + markdown(*lines),
    "plan.ipynb": notebook,
    "plan.pptx": slides,
    "plan.xlsx": lambda *lines: xlsx([[line] for line in lines]),
    "plan.rtf": lambda *lines: b"{\\rtf1\\ansi " + b"\\par ".join(line.encode() for line in lines) + b"\\par}",
}
"""A file of each format with a line after the other."""


def read(content: bytes, name: str, groups: frozenset[str] = GROUPS) -> Document | Unreadable:
    return read_file(File(content, name, groups=groups))


def readers(content: bytes, name: str) -> frozenset[str]:
    document = read(content, name)
    assert isinstance(document, Document), document
    return document.audience


def is_kept_out(content: bytes, name: str, groups: frozenset[str] = GROUPS) -> bool:
    result = read(content, name, groups)
    return isinstance(result, Unreadable) and result.withdrawn


def test_there_is_a_file_of_each_format() -> None:
    assert {FORMATS[f".{name.partition('.')[2]}"] for name in MADE} == set(FORMATS.values())


NAMED = {
    "Audience: hr": {"hr"},
    "audience: HR": {"hr"},
    "Audience: hr, finance": {"hr", "finance"},
    "Audience: HR and Finance": {"hr", "finance"},
    "Audience: HR only": {"hr"},
    "Audience: the HR team": {"hr"},
    "Audience: People managers": {"people-managers"},
    "Visible to: members of the finance department": {"finance"},
    "Target audience: HR": {"hr"},
    "For: HR": {"hr"},
    "Confidential - HR only": {"hr"},
    "For HR only": {"hr"},
    "Access: finance": {"finance"},
}
UNCLEAR = (
    "Audience: board",
    "Audience: HR, board",
    "Audience: managers only",
    "Audience: not for contractors",
    "Audience: everyone except contractors",
    "Visibility: private",
    "Sensitivity: Private",
    "Classification: Confidential",
    "Classification: Strictly confidential",
    "Restricted to: the board",
    "Confidential: yes",
    "Confidential - board only",
    "Who may read this: board",
)
OPEN = (
    "Audience: everyone",
    "Audience: all staff",
    "Audience: new hires will learn how we plan their first week here.",
    "Audience: those who plan",
    "Classification: Public",
    "Access: the key is at the desk",
    "Confidential: no",
    "Cash only",
    "Groups: 12",
    "Audience: 40 people",
    "Limited to: 20 people",
    "Sensitivity: 5 mV",
    "For: beginners",
    "Roles: chair, secretary",
    "Members only",
    "Target audience: families with children",
)


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("line", NAMED)
def test_groups_of_the_settings_are_obeyed(line: str, name: str) -> None:
    assert readers(MADE[name](line, TEXT), name) == NAMED[line]


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("line", UNCLEAR)
def test_what_names_others_is_kept_out(line: str, name: str) -> None:
    assert is_kept_out(MADE[name](line, TEXT), name)


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("line", OPEN)
def test_what_is_for_all_or_speaks_of_something_else_is_read(line: str, name: str) -> None:
    assert readers(MADE[name](line, TEXT), name) == frozenset()


@pytest.mark.parametrize("name", MADE)
def test_a_group_that_no_setting_names_is_kept_out(name: str) -> None:
    assert is_kept_out(MADE[name]("Audience: hr", TEXT), name, frozenset())


@pytest.mark.parametrize("name", MADE)
def test_below_a_title_and_a_day_it_is_the_beginning_still(name: str) -> None:
    assert readers(MADE[name]("Plan of the year", "Revised 3 May 2026", "Audience: hr", TEXT), name) == {"hr"}


@pytest.mark.parametrize("name", sorted(MADE.keys() - {"plan.csv", "plan.xlsx"}))
def test_below_prose_it_is_about_something_else(name: str) -> None:
    assert readers(MADE[name](TEXT, "Audience: hr"), name) == frozenset()


def _advised(content: bytes, name: str, reason: str) -> bytes:
    """Return the file after a person did what its reason says."""
    if "X-Audience: hr above" in reason:
        return b"X-Audience: hr\n" + content
    if "<meta" in reason:
        return content.replace(b"<head>", b'<head><meta name="audience" content="hr">', 1)
    if "first cell" in reason:
        cells = json.loads(content)["cells"]
        return json.dumps({"cells": [{"cell_type": "raw", "source": "---\naudience: [hr]\n---"}, *cells]}).encode()
    if "between two lines ---" in reason:
        return b"---\naudience: [hr]\n---\n" + content
    assert "begin with the line Audience: hr" in reason
    return MADE[name]("Audience: hr", TEXT)


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("line", UNCLEAR)
def test_to_do_what_the_reason_says_closes_the_document(line: str, name: str) -> None:
    content = MADE[name](line, TEXT)
    result = read(content, name)
    assert isinstance(result, Unreadable)
    assert readers(_advised(content, name, result.reason), name) == {"hr"}


@pytest.mark.parametrize("header", ["Sensitivity: Private", "Sensitivity: Company-Confidential", "X-Audience: hr, fun"])
def test_front_matter_above_an_email_is_obeyed_and_hides_nothing_of_its_header(header: str) -> None:
    message = f"{header}\nFrom: ann@example.com\nSubject: Pay\n\n{TEXT}\n"
    document = read(f"---\naudience: [hr]\n---\n{message}".encode(), "pay.eml")
    assert isinstance(document, Document), document
    assert (document.audience, document.title) == ({"hr"}, "Pay")
    assert is_kept_out(f"---\ntitle: Pay\n---\nSensitivity: Private\n{message}".encode(), "pay.eml")


@pytest.mark.parametrize("header", ["Classification: Confidential", "X-Classification: secret", "X-Audience:"])
def test_another_header_that_keeps_an_email_to_a_few_keeps_it_out(header: str) -> None:
    assert is_kept_out(f"{header}\nFrom: ann@example.com\n\n{TEXT}\n".encode(), "pay.eml")


def test_the_header_of_an_email_names_groups() -> None:
    for header in ("X-Audience: hr", "Audience: [hr]", "X-Audience: HR\nSensitivity: Private"):
        assert readers(f"{header}\nFrom: ann@example.com\n\n{TEXT}\n".encode(), "pay.eml") == {"hr"}


def test_front_matter_in_the_body_of_an_email_is_obeyed() -> None:
    body = f"From: ann@example.com\nSubject: Pay\n\n---\naudience: [hr]\n---\n{TEXT}\n"
    assert readers(body.encode(), "pay.eml") == {"hr"}


@pytest.mark.parametrize(
    "body",
    [
        "<table><tr><th>Audience</th><td>hr</td></tr><tr><th>Owner</th><td>Ann</td></tr></table>",
        "<dl><dt>Audience</dt><dd>hr</dd></dl>",
        "<ul><li><b>Audience:</b> hr</li></ul>",
        "<header><p>Audience: hr</p></header>",
        "<aside>Audience: hr</aside>",
        '<div class="banner"><span>Audience:</span> <span>hr</span></div>',
        "<!-- audience: hr -->",
    ],
)
def test_a_web_page_says_it_in_any_element(body: str) -> None:
    page = f"<!doctype html><html><head><title>Plan</title></head><body>{body}<h1>Plan</h1><p>{TEXT}</p></body></html>"
    assert readers(page.encode(), "plan.html") == {"hr"}


def test_meta_elements_of_other_names_keep_a_page_out() -> None:
    for name, content in (("visibility", "private"), ("classification", "Confidential"), ("dcterms.access", "hr")):
        page = web(TEXT).replace(b"<head>", f'<head><meta name="{name}" content="{content}">'.encode())
        assert is_kept_out(page, "plan.html"), name
    for name, content in (("classification", "Manuals"), ("rating", "general")):
        page = web(TEXT).replace(b"<head>", f'<head><meta name="{name}" content="{content}">'.encode())
        assert readers(page, "plan.html") == frozenset(), name


def test_the_header_of_a_word_document_says_it() -> None:
    header = '<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">'
    content = zipped(
        {
            **_parts(docx(paragraph(TEXT))),
            "word/header1.xml": f"{header}{paragraph('Audience: hr')}</w:hdr>".encode(),
        }
    )
    assert readers(content, "plan.docx") == {"hr"}


def test_a_header_that_is_on_each_page_of_a_pdf_says_it() -> None:
    pages = [[(72, 800, "Audience: hr"), (72, 600, f"Part {part}. {TEXT}")] for part in "abcd"]
    assert readers(pdf(pages), "plan.pdf") == {"hr"}


@pytest.mark.parametrize(
    "text",
    [
        "# Plan\n\n**Audience:** hr\n\n",
        "# Plan\n\n**Audience:** hr\n**Owner:** Ann\n\n",
        "# Plan\n\n---\n\nAudience: hr\n\n",
        "# Plan\n\n- Audience: hr\n- Owner: Ann\n\n",
        "| Audience | hr |\n|---|---|\n| Owner | Ann |\n\n",
        "| Field | Value |\n|---|---|\n| Audience | hr |\n\n",
        "*Last updated 3 May 2026 · Audience: hr*\n\n",
        "Owner: Ann\nAudience: hr\n\n",
    ],
)
def test_natural_forms_of_markdown_are_obeyed(text: str) -> None:
    assert readers(f"{text}{TEXT}\n".encode(), "plan.md") == {"hr"}
    assert is_kept_out(f"{text}{TEXT}\n".encode(), "plan.md", frozenset())


def test_a_remark_of_markdown_keeps_a_page_out() -> None:
    assert is_kept_out(markdown("[//]: # (audience: hr)", TEXT), "plan.md")
    assert is_kept_out(markdown("# Plan", '[comment]: <> "audience: hr"', TEXT), "plan.md")
    assert readers(markdown("[hr]: https://example.com", TEXT), "plan.md") == frozenset()


def test_the_metadata_of_a_notebook_say_it() -> None:
    def plan(**metadata: object) -> bytes:
        return json.dumps({"metadata": metadata, "cells": [{"cell_type": "markdown", "source": TEXT}]}).encode()

    assert readers(plan(audience="hr"), "plan.ipynb") == {"hr"}
    assert is_kept_out(plan(visibility="private"), "plan.ipynb")
    assert readers(plan(kernelspec={"name": "python3"}, language_info={"name": "python"}), "plan.ipynb") == frozenset()


def test_two_lines_that_name_different_groups_are_unclear() -> None:
    assert is_kept_out(markdown("Audience: hr", "Audience: finance", TEXT), "plan.md")
    assert is_kept_out(markdown("Audience: hr", "Audience: board", TEXT), "plan.md")
    assert readers(markdown("Audience: hr", "Classification: Confidential", TEXT), "plan.md") == {"hr"}


@pytest.mark.parametrize("said", ["Everyone", "all", "public"])
def test_everyone_in_other_words_is_everyone(said: str) -> None:
    assert readers(f"---\naudience: {said}\n---\n{TEXT}".encode(), "plan.md") == {"everyone"}


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("line", ["Visibility: internal", "Classification: Internal use only", "Internal use only"])
def test_what_is_internal_is_for_no_outsider(line: str, name: str) -> None:
    assert readers(MADE[name](line, TEXT), name) == {INTERNAL}


@pytest.mark.parametrize("line", ["visibility: internal", "internal: true", "public: false", "audience: internal"])
def test_front_matter_that_says_internal_is_for_no_outsider(line: str) -> None:
    assert readers(f"---\n{line}\n---\n{TEXT}".encode(), "plan.md") == {INTERNAL}
    assert readers(f"---\n{line}\n---\nAudience: hr\n\n{TEXT}".encode(), "plan.md") in ({"hr"}, {INTERNAL})
    assert is_kept_out(f"---\n{line}\nrestricted: true\n---\n{TEXT}".encode(), "plan.md") or "audience" in line
    page = web(TEXT).replace(b"<head>", b'<head><meta name="visibility" content="internal">')
    assert readers(page, "plan.html") == {INTERNAL}
    assert readers(f"X-Classification: Internal\nFrom: a@example.com\n\n{TEXT}".encode(), "a.eml") == {INTERNAL}


def test_what_is_internal_keeps_to_its_collection() -> None:
    said = frozenset({INTERNAL})
    assert readers_of(said, frozenset({"hr"})) == {"hr"}
    assert readers_of(said, frozenset({"everyone", "external"})) == {"everyone"}
    assert readers_of(said, frozenset({"external"})) == {"everyone"}


def test_groups_between_semicolons_and_with_capitals_are_those_of_the_settings() -> None:
    assert readers(f"---\naudience: HR; Finance\n---\n{TEXT}".encode(), "plan.md") == {"hr", "finance"}


def test_a_group_that_the_settings_do_not_name_is_told() -> None:
    document = read(f"---\naudience: [bord, hr]\n---\n{TEXT}".encode(), "plan.md")
    assert isinstance(document, Document)
    assert document.audience == {"bord", "hr"}
    assert "'bord'" in document.warnings[0]
    assert is_kept_out(f"---\naudience: not everyone\n---\n{TEXT}".encode(), "plan.md")


def _parts(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_group_that_no_setting_names_is_told_of_once() -> None:
    head = '<html><head><title>Plan</title><meta name="audience" content="board"></head>'
    found = read_file(File(f"{head}<body><p>{TEXT}</p></body></html>".encode(), "plan.html", "", GROUPS))
    assert isinstance(found, Document)
    assert [warning for warning in found.warnings if "'board'" in warning] == list(found.warnings)
    assert len(found.warnings) == 1
