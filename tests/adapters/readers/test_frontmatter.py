from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.readers.dates import day_of
from adapters.readers.file import File
from adapters.readers.frontmatter import split_matter
from adapters.readers.registry import read_file
from rag.document import Document

FULL = """---
title: "Leave: the policy"
date: 2023-01-01
last_updated: 1 March 2024   # by hand
review-by: 2025-03-01
owner: People Ops
audience: [staff, "managers"]
permalink: /leave/
canonical: https://intranet.example/leave
supersedes:
  - old-leave.md
  - 'Leave 2019'
lang: en-GB
sidebar:
  title: not this one
  nested: yes
description: >
  Two lines
  folded.
---

# Leave
"""


def test_c149_bom_hides_no_front_matter() -> None:
    content = "\ufeff---\ntitle: Leave policy\ndate: 2024-03-01\nurl: https://intranet.example/leave\n---\n# Leave"
    document = read_file(File(content.encode(), "leave.md"))
    assert isinstance(document, Document)
    assert (document.title, document.revised, document.url) == (
        "Leave policy",
        date(2024, 3, 1),
        "https://intranet.example/leave",
    )
    assert [block.text for block in document.blocks] == ["Leave"]


def test_all_that_front_matter_says_is_heard() -> None:
    matter, body = split_matter(FULL)
    assert body == "# Leave\n"
    assert matter.title == "Leave: the policy"
    assert matter.revised == date(2024, 3, 1)
    assert matter.review_by == date(2025, 3, 1)
    assert matter.owner == "People Ops"
    assert matter.audience == {"staff", "managers"}
    assert matter.url == "https://intranet.example/leave"
    assert matter.supersedes == ("old-leave.md", "Leave 2019")
    assert matter.language == "en-GB"
    assert matter.warnings == ()


def test_toml_is_heard_too() -> None:
    matter, body = split_matter('+++\ntitle = "Leave"\ndate = 2024-03-01T10:00:00Z\nowner = ["a", "b"]\n+++\nText')
    assert (matter.title, matter.revised, matter.owner, body) == ("Leave", date(2024, 3, 1), "a, b", "Text")


def test_broken_toml_is_a_warning() -> None:
    matter, body = split_matter("+++\ntitle = \n+++\nText")
    assert body == "Text"
    assert matter.warnings[0].startswith("front matter is not valid TOML")


@pytest.mark.parametrize(
    "text", ["---\nA rule above, and below\n---\nText", "---\n\ntext: no end", "----\na: b\n----\n"]
)
def test_rules_are_no_front_matter(text: str) -> None:
    assert split_matter(text)[1] == text


def test_a_date_that_means_two_days_is_a_warning() -> None:
    matter, _ = split_matter("---\ndate: 03/04/2024\n---\n")
    assert matter.revised is None
    assert matter.warnings == ("date not understood: '03/04/2024' (write it as 2024-12-31)",)


@pytest.mark.parametrize(
    "text",
    [
        *("2024-03-01", "2024/3/1", "2024-03-01T09:00:00+02:00", "1 March 2024", "March 1, 2024", "Mar 1st, 2024"),
        *("01.03.2024", "1. März 2024", "1-Mar-2024"),
    ],
)
def test_days_are_understood_as_people_write_them(text: str) -> None:
    assert day_of(text) == date(2024, 3, 1)


@pytest.mark.parametrize("text", ["", "soon", "2024", "31 February 2024", "2024-13-01", "1 Foo 2024"])
def test_what_is_no_day_is_none(text: str) -> None:
    assert day_of(text) is None


@settings(deadline=None)
@given(st.text())
def test_any_text_splits(text: str) -> None:
    _, body = split_matter(text)
    assert body.strip() in text


@settings(deadline=None)
@given(st.text())
def test_any_block_of_front_matter_is_survived(text: str) -> None:
    split_matter(f"---\na: b\n{text}\n---\nbody")
    split_matter(f"+++\n{text}\n+++\nbody")
