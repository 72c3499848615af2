import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.readers import registry
from adapters.readers.file import File
from adapters.readers.registry import FORMATS, Format, read_file
from rag.document import Document, Unreadable
from tests.fakes.files import docx, paragraph, pdf, xlsx, zipped


@pytest.mark.parametrize("suffix", [*FORMATS, "", ".unknown"])
@pytest.mark.parametrize("content", [b"", b" \n\t ", b"\x00", b"\xef\xbb\xbf"])
def test_c165_nothing_to_read_is_a_reason(suffix: str, content: bytes) -> None:
    result = read_file(File(content, f"a{suffix}"))
    assert isinstance(result, Unreadable)
    assert result.reason


def test_c165_an_empty_file_says_that_it_is_empty() -> None:
    assert {read_file(File(b"", f"a{suffix}")) for suffix in FORMATS} == {Unreadable("empty file")}


@pytest.mark.parametrize(
    ("name", "content", "text"),
    [
        ("policy", b"Leave it.", "Leave it."),
        ("policy.conf", b"Leave it.", "Leave it."),
        ("page", b"<!DOCTYPE html><p>Leave it.</p>", "Leave it."),
        ("wrong.txt", pdf([[(72, 700, "Leave it.")]]), "Leave it."),
        ("wrong.bin", docx(paragraph("Leave it.")), "Leave it."),
        ("wrong.docx", xlsx([["Leave it."]]), "Sheet1"),
    ],
)
def test_what_a_file_is_counts_more_than_its_suffix(name: str, content: bytes, text: str) -> None:
    result = read_file(File(content, name))
    assert isinstance(result, Document)
    assert result.blocks[0].text == text


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("a.png", b"\x89PNG\r\n\x1a\n", "a picture: text in pictures is not read"),
        ("a.doc", b"\xd0\xcf\x11\xe0" + bytes(99), "an old Word file (.doc): save it as .docx"),
        ("a.odt", zipped({"content.xml": b"<x/>"}), "an OpenDocument text (.odt): save it as .docx or .pdf"),
        ("a.zip", zipped({"a.txt": b"x"}), "an archive: unpack it first"),
        ("a.zip", b"PK\x03\x04broken", "a broken archive"),
        ("a.bin", bytes(range(256)), "unknown format (.bin)"),
        ("a", bytes(range(256)), "unknown format"),
    ],
)
def test_what_is_not_read_says_why(name: str, content: bytes, reason: str) -> None:
    assert read_file(File(content, name)) == Unreadable(reason)


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FORMATS, ".odd", Format("not_there", "read", "office"))
    assert read_file(File(b"x", "a.odd")) == Unreadable("needs the extra 'office': pip install 'footnote[office]'")


def test_whatever_a_reader_raises_is_that_files_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: File) -> Document:
        raise KeyError("inside a library")

    monkeypatch.setattr(registry.Format, "load", lambda _: broken)
    assert read_file(File(b"x", "a.txt")) == Unreadable("not readable as .txt (KeyError: 'inside a library')")


def test_running_out_of_memory_is_for_the_worker_to_handle(monkeypatch: pytest.MonkeyPatch) -> None:
    def hungry(_: File) -> Document:
        raise MemoryError

    monkeypatch.setattr(registry.Format, "load", lambda _: hungry)
    with pytest.raises(MemoryError):
        read_file(File(b"x", "a.txt"))


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from([*FORMATS, "", ".bin"]),
    st.sampled_from(
        [b"", b"%PDF-1.7\n", b"PK\x03\x04", b"{\\rtf1", b"\xd0\xcf\x11\xe0", b"<html>", b"---\n", b"\xff\xfe"]
    ),
    st.binary(max_size=300),
)
def test_any_bytes_give_a_document_or_a_reason(suffix: str, head: bytes, rest: bytes) -> None:
    result = read_file(File(head + rest, f"a{suffix}"))
    assert isinstance(result, Document | Unreadable)
    if isinstance(result, Document):
        assert result.blocks or result.warnings
        assert all(block.text.strip() for block in result.blocks)
