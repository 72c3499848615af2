"""Bytes to text: by mark, by strict trial, by what typography leaves behind, and only then by guess."""

import codecs
import re

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""UTF-32's before UTF-16's: the one begins with the other."""

_TYPOGRAPHIC = frozenset(
    b"\x80\x82\x84\x85\x86\x87\x89\x8b\x91\x92\x93\x94\x95\x96\x97\x99\x9b\xa0\xa3\xa7\xa9\xab\xad\xae\xb0\xb1\xb4\xb7\xbb\xbd"
)
"""What cp1252 has at euro sign, dashes, curly quotes, dots, section, degree and the like."""

_WESTERN = frozenset("äöüÄÖÜßéèêëÉÈÀàâçñáíóúîïôùûåÅ".encode("cp1252"))
"""The usual letters of Western Europe: other code pages put rarer letters or signs among them."""

_FEW = 0.2
"""Share of bytes beyond ASCII that Western text stays below; Greek, Cyrillic and Japanese do not."""

_CODE_PAGES = [
    *("cp1252", "iso8859_15", "cp1250", "iso8859_2", "cp1251", "koi8_r", "cp1253", "iso8859_7", "cp1254"),
    *("cp1255", "cp1256", "cp1257", "cp874", "shift_jis", "cp932", "euc_jp", "gb18030", "big5", "euc_kr"),
]
"""Code pages of the web and of ISO: an unrestricted detector calls short cp1252 text cp437."""

_ENOUGH_TO_GUESS = 65_536
"""Bytes shown to the detector: it is slow, and no more certain with more."""

_DROPPED = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|[\x00-\x08\x0e-\x1f\x7f]")
"""What colours a terminal (ECMA-48) or is nothing that people read; a form feed parts pages."""

_HEAD = 8192
"""Bytes that tell text from other files: as many as git looks at for the same question."""

_STRAY = 8
"""Control characters that a short text may hold: a few escapes, the end of a file of DOS."""

_NOISE = 1 / 30
"""Share of control characters in a longer one. Random bytes have three times as many: 28 of 256."""

_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")


def decode(content: bytes, declared: str = "") -> tuple[str, tuple[str, ...]]:
    """
    Return the text and warnings about what was guessed or left out.

    It is without its byte-order mark, control characters and a terminal's escapes; its line ends are those of Unix.

    Never raises. Bytes that fit nowhere become U+FFFD, with a warning.

    Args:
        content: The bytes.
        declared: The encoding that the document names, believed when strict UTF-8 fails.
    """
    text, warnings = _decode(content, declared)
    text, dropped = _DROPPED.subn("", text.replace("\r\n", "\n").replace("\r", "\n"))
    return text, (*warnings, f"control characters were dropped ({dropped:,})") if dropped else warnings


def looks_binary(content: bytes) -> bool:
    """Say whether no text would hold such bytes: more control characters than a stray one."""
    head = content[:_HEAD]
    return not _is_wide(content) and len(_CONTROL.findall(head)) > len(head) // 200


def is_noise(content: bytes) -> bool:
    """Say whether not even a file that is named as a text can be one."""
    head = content[:_HEAD].rstrip(b"\x00")
    return not _is_wide(content) and (not head or len(_CONTROL.findall(head)) > max(_STRAY, len(head) * _NOISE))


def _is_wide(content: bytes) -> bool:
    return any(content.startswith(mark) for mark, _ in _MARKS) or bool(_wide(content))


def _decode(content: bytes, declared: str) -> tuple[str, tuple[str, ...]]:
    for mark, name in _MARKS:
        if content.startswith(mark):
            return _with_mark(content[len(mark) :], name)
    wide = _wide(content)
    if wide:
        return content.decode(wide, "replace"), (f"encoding guessed: {wide}",)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        return _not_strict(content, declared)
    if "\x1b$" in text and declared.lower().startswith("iso-2022"):
        return content.decode("iso2022_jp", "replace"), ()
    return text, ()


def _with_mark(content: bytes, name: str) -> tuple[str, tuple[str, ...]]:
    text = content.decode(name, "replace")
    return text, (("some bytes are not valid text and were replaced",) if "\ufffd" in text else ())


def _wide(content: bytes) -> str:
    """Return the UTF-16 that text without a mark is in, "" when it is in none: Latin text is half zeros."""
    head = content[:1024]
    zeros = (head[0::2].count(0), head[1::2].count(0))
    if len(head) < 4 or max(zeros) < len(head) // 4:
        return ""
    if min(zeros) > len(head) // 20:
        return ""
    return "utf-16-be" if zeros[0] > zeros[1] else "utf-16-le"


def _not_strict(content: bytes, declared: str) -> tuple[str, tuple[str, ...]]:
    text = content.decode("utf-8", "replace")
    bad = text.count("\ufffd")
    good = sum(1 for character in text if character > "\x7f") - bad
    if good >= 2 * bad:
        return text, (f"{bad} bad byte(s) in UTF-8 text were replaced",)
    named = _by_name(content, declared)
    if named:
        return named, ()
    if _is_western(content):
        return content.decode("cp1252", "replace"), ("encoding guessed: cp1252",)
    return _guessed(content)


def _is_western(content: bytes) -> bool:
    high = [byte for byte in content if byte > 127]
    return set(high) <= _TYPOGRAPHIC | _WESTERN and len(high) <= _FEW * len(content)


def _by_name(content: bytes, declared: str) -> str:
    try:
        name = codecs.lookup({"iso-8859-1": "cp1252", "latin-1": "cp1252"}.get(declared.lower(), declared)).name
        return "" if name == "utf-8" else content.decode(name)
    except (LookupError, UnicodeError, ValueError):
        return ""


def _guessed(content: bytes) -> tuple[str, tuple[str, ...]]:
    from charset_normalizer import from_bytes  # noqa: PLC0415  one file in a thousand needs it

    best = from_bytes(content[:_ENOUGH_TO_GUESS], cp_isolation=_CODE_PAGES).best()
    name = best.encoding if best else "cp1252"
    return content.decode(name, "replace"), (f"encoding guessed: {name}",)
