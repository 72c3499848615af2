"""A document that begins by saying who may read it is obeyed, or not read at all."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.readers.file import File
from adapters.readers.registry import read_file
from adapters.readers.whom import is_meant, trouble_in
from rag.document import Document, Unreadable

TEXT = "Severance is paid with the last salary."
TEXTS = ("plan.md", "plan.txt", "plan.html", "plan.rst", "plan")


def read(text: str, name: str = "plan.md") -> Document | Unreadable:
    return read_file(File(text.encode(), name))


def readers(text: str, name: str = "plan.md") -> frozenset[str]:
    document = read(text, name)
    assert isinstance(document, Document), document
    assert any(TEXT in block.text for block in document.blocks)
    assert not any("audience" in block.text for block in document.blocks)
    return document.audience


def is_refused(text: str, name: str = "plan.md") -> bool:
    result = read(text, name)
    return isinstance(result, Unreadable) and result.withdrawn and "audience" in result.reason


HEARD = {
    "as it should be": "---\ntitle: Plan\naudience: board\n---\n",
    "behind a blank line": "\n \n---\ntitle: Plan\naudience: board\n---\n",
    "behind two marks of byte order": "\ufeff\ufeff---\naudience: board\n---\n",
    "behind a comment": "<!-- Do not edit:\n made by a script -->\n---\ntitle: Plan\naudience: board\n---\n",
    "lines of Windows": "---\r\ntitle: Plan\r\naudience: board\r\n---\r\n",
    "dots at its end": "---\naudience: board\n...\n",
    "blanks behind the lines": "---  \naudience: board \n--- \n",
    "a capital and a blank": "---\nAudience : board\n---\n",
    "quotation marks": "---\n\"audience\": 'board'\n---\n",
    "a list": "---\naudience:\n  - board\n---\n",
    "TOML": '+++\naudience = "board"\n+++\n',
}


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("matter", HEARD.values(), ids=HEARD.keys())
def test_who_may_read_a_text_is_heard_whatever_its_suffix(matter: str, name: str) -> None:
    assert readers(f"{matter}{TEXT}\n", name) == {"board"}


REFUSED = {
    "never closed": "---\ntitle: Plan\naudience: board\n\n",
    "never closed, with a comment": "---\n# who may read it\naudience: board\n",
    "nothing said": "---\ntitle: Plan\naudience:\n---\n",
    "only a comment said": "---\naudience: # ask the board\n---\n",
    "null": "---\naudience: null\n---\n",
    "a tilde": "---\naudience: ~\n---\n",
    "an empty list": "---\naudience: []\n---\n",
    "an empty text": "---\naudience: ''\n---\n",
    "a mapping": "---\naudience: {group: board}\n---\n",
    "no blank behind the colon": "---\ntitle: Plan\naudience:board\n---\n",
    "a broad colon": "---\ntitle: Plan\naudience\uff1aboard\n---\n",
    "an equals sign": "---\ntitle: Plan\naudience = board\n---\n",
    "no sign at all": "---\ntitle: Plan\naudience board\n---\n",
    "a wrong letter": "---\naudiance: board\n---\n",
    "a letter too few": "---\naudence: board\n---\n",
    "letters exchanged": "---\ntitle: Plan\naudeince: [board]\n---\n",
    "the plural": "---\naudiences: board\n---\n",
    "a foreign letter": "---\n\u0430udience: board\n---\n",
    "a longer key": "---\ntarget_audience: board\n---\n",
    "another language": "---\nAudiencia: junta\n---\n",
    "deeper down": "---\ntitle: Plan\naccess:\n  audience: board\n---\n",
    "all indented": "---\n  title: Plan\n  audience: board\n---\n",
    "an entry of a list": "---\n- title: Plan\n- audience: board\n---\n",
    "twice, and not the same": "---\naudience: board\naudience: everyone\n---\n",
    "twice, once with a capital": "---\naudience: board\nAudience: everyone\n---\n",
    "in a second block": "---\ntitle: Plan\n---\n---\naudience: board\n---\n",
    "TOML without quotation marks": "+++\naudience = board\n+++\n",
    "TOML in a table": '+++\ntitle = "Plan"\n[extra]\naudience = "board"\n+++\n',
    "TOML never closed": '+++\naudience = "board"\n\n',
    "a dash too many": "----\naudience: board\n----\n",
    "a dash too many at its end": "---\naudience: board\n----\n",
    "long dashes": "\u2014\naudience: board\n\u2014\n",
    "a word behind the dashes": "---yaml\naudience: board\n---\n",
    "a comment behind the dashes": "--- # meta\naudience: board\n---\n",
    "stars": "***\naudience: board\n***\n",
    "dashes with blanks": "- - -\naudience: board\n- - -\n",
    "another colon": "---\naudience\u2236 board\n---\n",
    "a dash for a colon": "---\naudience - board\n---\n",
    "a question mark before it": "---\n? audience\n: board\n---\n",
    "below a line of prose": "---\nThe plan\naudience: board\n---\n",
    "below a directive": "%YAML 1.2\n---\naudience: board\n---\n",
    "line separators": "---\u2028audience: board\u2028---\u2028",
    "under a heading": "# Plan\n\n---\naudience: board\n---\n",
    "no lines around it": "title: Plan\naudience: board\n\n",
    "fields of reStructuredText": ":title: Plan\n:audience: board\n\n",
    "a keyword of Org": "#+TITLE: Plan\n#+AUDIENCE: board\n\n",
    "JSON": '{\n  "title": "Plan",\n  "audience": "board"\n}\n',
    "within a comment": "<!--\naudience: board\n-->\n",
    "a comment of one line": "<!-- audience: board -->\n",
    "a comment behind another": "<!-- made by hand --><!-- Audience: hr, board -->\n\n# Plan\n\n",
    "a comment under a heading": "# Plan\n\n<!-- audience: board -->\n\n",
    "bold": "**Audience:** board\n\n",
    "bold, the colon outside": "**Audience**: hr, board\n\n",
    "in italics": "_audience: board_\n\n",
    "quoted": "> Audience: board\n\n",
    "a dash": "Audience - board\n\n",
    "a long dash": "audience \u2014 hr, board\n\n",
    "a remark": "# audience: board\n\n",
    "a remark with two strokes": "// audience: board\n\n",
    "a remark between lines": "---\n# audience: board\n---\n# T\n\n",
}


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("matter", REFUSED.values(), ids=REFUSED.keys())
def test_what_is_meant_and_not_understood_keeps_the_document_out(matter: str, name: str) -> None:
    assert is_refused(f"{matter}{TEXT}\n", name)


def test_the_reason_shows_the_line_and_what_to_write() -> None:
    result = read(f"---\ntitle: Plan\naudience:board\n---\n{TEXT}")
    assert isinstance(result, Unreadable)
    assert "'audience:board'" in result.reason
    assert "audience: [hr]" in result.reason


OPEN = {
    "no front matter": f"# Plan\n\n{TEXT}\n",
    "other keys": f"---\ntitle: Plan\nowner: Board\ndescription: >\n  Audience: those who plan\n---\n{TEXT}\n",
    "an example below": f"# Front matter\n\nWrite it so:\n\n```yaml\n---\naudience: hr\n---\n```\n\n{TEXT}\n",
    "an example right below": f"# Front matter\n\n```yaml\n---\naudience:hr\n---\n```\n\n{TEXT}\n",
    "an example first of all": f"```yaml\n---\naudience: hr\n---\n```\n\n{TEXT}\n",
    "an example below front matter": f"---\ntitle: Rights\n---\n\n{TEXT}\n\n```\n---\naudiance: hr\n---\n```\n",
    "prose that says it": f"Audience: everyone who plans, and those who help them.\n\n{TEXT}\n",
    "prose about it": f"audience: hr is how a page says who may read it.\n\n{TEXT}\n",
    "a heading of that name": f"# Audience\n\n{TEXT}\n",
    "an underlined heading of that name": f"Audience\n---\n{TEXT}\n",
    "a heading between lines": f"========\nAudience\n========\n\n{TEXT}\n",
    "a heading of two words between lines": f"---\nAudience guide\n---\n\n{TEXT}\n",
    "further down": f"{TEXT}\n\n---\naudience: hr\n---\n",
    "keys that look a little like it": f"---\nscience: yes\nevidence: none\naudit: 2024\n---\n{TEXT}\n",
    "bold prose that says it": f"**Audience:** everyone\n\n{TEXT}\n",
    "bold prose of some": f"**Audience:** those who plan\n\n{TEXT}\n",
    "marketing": f"Audience - who reads us\n\n{TEXT}\n",
    "a title": f"# Audience: Managers\n\n{TEXT}\n",
    "a title with a line below": f"Audience - Overview\n======\n\n{TEXT}\n",
    "bold further down": f"{TEXT}\n\n**Audience:** board\n",
    "a comment further down": f"{TEXT}\n\n<!-- audience: board -->\n",
    "a comment among keys": f"---\ntitle: Plan\n# audience: board\n---\n{TEXT}\n",
    "a comment for writers": f"<!-- audience: please ask the board before you change this -->\n{TEXT}\n",
}


@pytest.mark.parametrize("text", OPEN.values(), ids=OPEN.keys())
def test_a_page_that_only_speaks_of_it_is_read(text: str) -> None:
    document = read(text)
    assert isinstance(document, Document), document
    assert document.audience == frozenset()


def page(head: str = "", body: str = f"<p>{TEXT}</p>") -> str:
    return f"<!doctype html><html><head><title>Plan</title>{head}</head><body>{body}</body></html>"


@pytest.mark.parametrize(
    "head",
    [
        '<meta name="audience" content="board, hr">',
        "<META NAME=Audience CONTENT='hr,board'>",
        '<meta property="audience" content="board,hr"><meta name="audience" content="hr, board">',
        '<meta name="dcterms.audience" content="board, hr">',
    ],
)
def test_the_head_of_a_page_says_who_may_read_it(head: str) -> None:
    assert readers(page(head), "plan.html") == {"board", "hr"}


@pytest.mark.parametrize("everybody", ["all", "All", "general", "public", "alle"])
def test_a_page_for_everybody_is_no_page_for_a_group_of_that_name(everybody: str) -> None:
    assert readers(page(f'<meta name="audience" content="{everybody}">'), "plan.html") == frozenset()


@pytest.mark.parametrize(
    "text",
    [
        page('<meta name="audience" content="">'),
        page('<meta name="audience">'),
        page('<meta name="audiance" content="board">'),
        page('<meta name="audience" content="board"><meta name="audience" content="hr">'),
        page('<meta name="audience" content="all"><meta name="audience" content="hr">'),
        "---\naudience: board\n---\n" + page('<meta name="audience" content="hr">'),
        page(body=f"---\ntitle: Plan\naudience: board\n---\n<p>{TEXT}</p>"),
        page(body=f"<p>---<br>audience: board<br>---</p><p>{TEXT}</p>"),
    ],
)
def test_a_page_that_says_it_in_vain_or_in_two_ways_is_kept_out(text: str) -> None:
    assert is_refused(text, "plan.html")


def test_a_page_that_shows_how_to_write_it_is_read() -> None:
    shown = f"<h1>Rights</h1><p>{TEXT}</p><pre>---\naudience:hr\n---</pre>"
    assert isinstance(read(page(body=shown), "plan.html"), Document)
    assert isinstance(read(page(body=f"<pre>---\naudience:hr\n---</pre><p>{TEXT}</p>"), "plan.html"), Document)


def test_a_page_with_front_matter_is_called_as_it_says() -> None:
    document = read("---\ntitle: The plan\nowner: Board\n---\n" + page(), "plan.html")
    assert isinstance(document, Document)
    assert (document.title, document.owner) == ("The plan", "Board")
    assert [block.text for block in document.blocks] == [TEXT]


def test_a_text_with_front_matter_is_called_as_it_says() -> None:
    document = read(f"---\ntitle: The plan\nreview_by: 2031-01-01\n---\n{TEXT}", "plan.txt")
    assert isinstance(document, Document)
    assert document.title == "The plan"
    assert document.review_by is not None
    assert [block.text for block in document.blocks] == [TEXT]


def test_a_file_of_yaml_keeps_its_text_and_its_readers() -> None:
    document = read("---\nname: pump\naudience: board\n---\nname: valve\n", "parts.yaml")
    assert isinstance(document, Document)
    assert document.audience == {"board"}
    assert "name: pump" in document.blocks[0].text


def test_the_first_cell_of_a_notebook_says_who_may_read_it() -> None:
    def notebook(first: str) -> str:
        cells = [{"cell_type": "raw", "source": [first]}, {"cell_type": "markdown", "source": TEXT}]
        return json.dumps({"cells": cells})

    assert readers(notebook("---\naudience: board\n---"), "plan.ipynb") == {"board"}
    assert is_refused(notebook("---\naudience:board\n---"), "plan.ipynb")


@pytest.mark.parametrize("line", ["access: public", "private: false", "permissions: Owners can rename teams"])
def test_a_key_that_others_use_for_rights_is_noted(line: str) -> None:
    document = read(f"---\n{line}\n---\n{TEXT}")
    assert isinstance(document, Document)
    assert repr(line.partition(":")[0]) in document.warnings[0]
    assert "audience" in document.warnings[0]


CLOSED = (
    "visibility: private",
    "Visibility: Restricted",
    "access: hr",
    "access: [hr, board]",
    "readers: ann@example.com",
    "classification: Strictly Confidential",
    "restricted: true",
    "confidential: yes",
    "sensitivity: confidential",
)


@pytest.mark.parametrize("line", CLOSED)
def test_a_key_of_others_that_keeps_a_page_to_a_few_keeps_it_out(line: str) -> None:
    assert is_refused(f"---\ntitle: Plan\n{line}\n---\n{TEXT}\n")


def test_a_key_of_others_beside_an_audience_is_noted() -> None:
    assert readers(f"---\nvisibility: private\naudience: board\n---\n{TEXT}\n") == {"board"}


def test_the_first_line_of_a_table_says_who_may_read_it() -> None:
    rows = "name,pay\nann,5\n"
    for first in ("# audience: hr", '"# audience: hr",', "# Audience: hr", "audience: hr", "#audience: hr,,"):
        assert is_refused(f"{first}\n{rows}", "pay.csv"), first
    for header in ("audience,reach", "# name,pay", "Audience: all readers,reach"):
        assert isinstance(read(f"{header}\n{rows}", "pay.csv"), Document), header


def test_the_header_of_an_email_says_who_may_read_it() -> None:
    rest = f"From: ann@example.com\nSubject: Pay\n\n{TEXT}\n"
    closed = ("Sensitivity: Company-Confidential", "sensitivity: Private")
    for header in (*closed, "Sensitivity: Personal", "X-Audience:"):
        assert is_refused(f"{header}\n{rest}", "pay.eml"), header
    for header in ("X-Audience: everyone", "Sensitivity: Normal", "X-Mailer: hr"):
        assert isinstance(read(f"{header}\n{rest}", "pay.eml"), Document), header


@pytest.mark.parametrize("key", ["audience", "Audience", "audienec", "udience", "audiencee", "ms.audience"])
def test_slips_of_the_key_are_meant(key: str) -> None:
    assert is_meant(key)


@pytest.mark.parametrize("key", ["", "title", "audit", "science", "guidance", "evidence", "sequence", "patience"])
def test_other_words_are_not_meant(key: str) -> None:
    assert not is_meant(key)


@settings(deadline=None)
@given(st.text(), st.sampled_from(["---\n", "+++\n", "<!--", ""]))
def test_any_beginning_is_survived(text: str, before: str) -> None:
    assert trouble_in(before + text) in ("", trouble_in(before + text))
