import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.readers.encoding import decode, is_noise, looks_binary
from adapters.readers.file import File
from adapters.readers.registry import read_file
from rag.document import Document


def test_c151_cp1252_with_euro_and_curly_quotes_keeps_its_characters() -> None:
    text, warnings = decode("“Leave” costs 20 € – always".encode("cp1252"))
    assert text == "“Leave” costs 20 € – always"
    assert warnings == ("encoding guessed: cp1252",)


def test_c151_utf_16_with_a_mark_is_read_without_a_warning() -> None:
    assert decode("﻿Grüße".encode("utf-16-le")) == ("Grüße", ())


def test_c151_one_bad_byte_in_utf_8_is_replaced_with_a_warning() -> None:
    text, warnings = decode("Grüße aus Köln".encode() + b"\xff" + " schön".encode())
    assert text == "Grüße aus Köln\ufffd schön"
    assert warnings == ("1 bad byte(s) in UTF-8 text were replaced",)


def test_c151_a_warning_reaches_the_document() -> None:
    document = read_file(File("Straße 5 – groß".encode("cp1252"), "a.txt"))
    assert isinstance(document, Document)
    assert document.blocks[0].text == "Straße 5 – groß"
    assert document.warnings == ("encoding guessed: cp1252",)


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Правила отпуска для всех сотрудников компании", "cp1251"),
        ("休暇の規則は次のとおりです。申請は二週間前までに行います。", "shift_jis"),
        ("Zasady urlopów: pracownicy mogą zgłaszać wnioski częściej", "cp1250"),
    ],
)
def test_text_of_other_code_pages_is_guessed_right(text: str, encoding: str) -> None:
    assert decode(text.encode(encoding))[0] == text


def test_a_declared_encoding_is_believed_when_strict_utf_8_fails() -> None:
    assert decode("Größe".encode("latin-1"), "ISO-8859-1") == ("Größe", ())


def test_utf_16_without_a_mark_is_recognised() -> None:
    assert decode("Leave policy".encode("utf-16-be"))[0] == "Leave policy"


def test_line_ends_are_those_of_unix() -> None:
    assert decode(b"a\r\nb\rc")[0] == "a\nb\nc"


def test_a_program_looks_binary_and_text_does_not() -> None:
    assert looks_binary(bytes(range(256)) * 4)
    assert not looks_binary("Grüße\n".encode() * 50)
    assert not looks_binary("Leave policy".encode("utf-16-le"))


@settings(deadline=None)
@given(st.binary(max_size=300), st.text(max_size=12))
def test_any_bytes_decode(content: bytes, declared: str) -> None:
    text, _ = decode(content, declared)
    assert "\r" not in text


@settings(deadline=None)
@given(
    st.text(
        alphabet=st.characters(
            exclude_categories=["Cs", "Cc"], include_characters="\n\t\f\v\x85", exclude_characters="\ufeff"
        ),
        min_size=1,
    )
)
def test_utf_8_is_read_as_written(text: str) -> None:
    assert decode(text.encode()) == (text, ())


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"# Leave\n\nIt is \x1b[1;31m25\x1b[0m days.\n", "# Leave\n\nIt is 25 days.\n"),
        (b"# Leave\n\x00", "# Leave\n"),
        (b"\x1b]8;;https://x.example\x1b\\Leave\x1b]8;;\x07 \x1b", "Leave "),
        (b"a\x07b\x01c\x0cd\te\n", "abc\x0cd\te\n"),
    ],
)
def test_control_characters_and_escapes_are_dropped_with_a_warning(content: bytes, text: str) -> None:
    found, warnings = decode(content)
    assert found == text
    assert len(warnings) == 1
    assert "control characters were dropped" in warnings[0]


def test_a_named_text_may_hold_stray_control_characters_and_noise_is_none() -> None:
    for content in (b"# Leave\n\nShort.\n\x00", b"\x1b[31mred\x1b[0m \x07\x07\x07", "Grüße\n".encode() + b"\x00" * 20):
        assert not is_noise(content)
    assert is_noise(bytes(range(256)) * 4)
    assert is_noise(bytes(range(256)))
    assert is_noise(b"\x00" * 100)
