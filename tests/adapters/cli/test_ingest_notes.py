"""What `footnote ingest` says of files that it does not read, or reads with a doubt."""

import os
from pathlib import Path

import pytest

from adapters.readers.registry import READS
from tests.adapters.cli.conftest import OFFICIAL
from tests.fakes.command import Command

FORMATS = "Markdown HTML text PDF DOCX CSV EML IPYNB PPTX XLSX XLS ODS RTF".split()


def test_help_and_the_message_about_an_unknown_format_list_every_format(footnote: Command, handbook: Path) -> None:
    (handbook / "plan.dwg").write_bytes(bytes(range(256)))
    done = footnote("ingest", "handbook", "--official-url", OFFICIAL)
    assert "unknown format (.dwg)" in done.out
    helped = footnote("ingest", "--help").out
    for name in FORMATS:
        assert name in READS
        assert name in helped
    assert READS in done.out


def test_a_folder_of_links_alone_says_that_they_were_passed_over(footnote: Command, tmp_path: Path) -> None:
    (tmp_path / "links").mkdir()
    (tmp_path / "links" / "a.md").symlink_to(tmp_path / "a.md")
    done = footnote("ingest", "links", "--official-url", OFFICIAL)
    assert done.code == 2
    assert READS in done.err
    assert "passed over: 1 links or special files" in done.err


def test_links_and_special_files_are_counted(footnote: Command, handbook: Path) -> None:
    (handbook / "loop.md").symlink_to(handbook / "loop.md")
    os.mkfifo(handbook / "pipe.md")
    done = footnote("ingest", "handbook", "--official-url", OFFICIAL)
    assert done.code == 0
    assert f"note on {handbook}: passed over: 2 links or special files" in done.out


@pytest.mark.parametrize(
    "content", [b"# Fees\n\nThe \x1b[31mgym\x1b[0m costs 30 euros.\n", b"# Fees\n\n30 euros.\n\x00"]
)
def test_a_page_with_control_characters_is_read_with_a_note(footnote: Command, handbook: Path, content: bytes) -> None:
    (handbook / "fees.md").write_bytes(content)
    done = footnote("ingest", "handbook", "--official-url", OFFICIAL)
    assert done.code == 0
    assert "fees.md: control characters were dropped" in done.out


def test_a_page_that_replaces_nothing_and_pages_in_a_circle_are_noted(footnote: Command, handbook: Path) -> None:
    for name, older in (("one", "Two"), ("two", "One"), ("three", "Nothing of the kind")):
        text = f"---\ntitle: {name.title()}\nsupersedes: {older}\n---\n\nThe rule of {name}.\n"
        (handbook / f"{name}.md").write_text(text, encoding="utf-8")
    done = footnote("ingest", "handbook", "--official-url", OFFICIAL)
    assert done.code == 0
    assert "note on handbook/one.md: supersedes 'Two', which supersedes it in turn" in done.out
    assert "note on handbook/three.md: supersedes 'Nothing of the kind', but no other document" in done.out
