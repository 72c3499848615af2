"""
What a document or a model wrote, made harmless for a terminal.

A terminal obeys what it shows: an escape sequence moves the cursor, names the window, writes the
clipboard, hides a link's target. Such signs are shown as pictures of themselves.
"""

import re
from urllib.parse import urlsplit

_PICTURES = 0x2400  # Unicode block "Control Pictures": U+241B is the picture of ESC
_TAB, _NEWLINE, _DELETE = 0x09, 0x0A, 0x7F
_REPLACEMENT = 0xFFFD

# Marks that reorder what is read (Unicode TR 36, "bidirectional text spoofing"), and tag characters,
# which no font shows: dropped.
_UNSEEN = (*range(0x202A, 0x202F), *range(0x2066, 0x206A), *range(0xE0000, 0xE0080))

_SIGNS: dict[int, int | None] = {
    **{sign: _PICTURES + sign for sign in range(0x20) if sign not in {_TAB, _NEWLINE}},
    _DELETE: 0x2421,
    **dict.fromkeys(range(0x80, 0xA0), _REPLACEMENT),
    **dict.fromkeys((0x2028, 0x2029), _NEWLINE),
    **dict.fromkeys(_UNSEEN),
}
# ECMA-48, sections 5.4 and 5.6: control sequences with their parameters, strings up to their end, other escapes of two
# signs or more; then what is left of the control characters.
_OBEYED = re.compile(
    r"""
    (?:\x1b\[|\x9b) [0-?]* [ -/]* [@-~]
    | (?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f]) [^\x07\x1b\x9c]* (?:\x07|\x1b\\|\x9c)
    | \x1b [ -/]* [0-~]
    | [\x00-\x08\x0b-\x1f\x7f-\x9f]
    """,
    re.VERBOSE,
)
_SURROGATES = re.compile("[\ud800-\udfff]")


def shown(text: str) -> str:
    """Return the text with every control character visible and none at work; lines and tabs stay."""
    return _SURROGATES.sub("\ufffd", text.replace("\r\n", "\n").translate(_SIGNS))


def without_escapes(text: str) -> str:
    """Return what a person typed or pasted without escape sequences and control characters; lines and tabs stay."""
    return _OBEYED.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))


def on_one_line(text: str) -> str:
    """Return the text as `shown`, its blanks and line breaks squeezed to one space."""
    return " ".join(shown(text).split())


def target(url: str) -> str:
    """Return the address if a terminal may make it a link, else "": a web, mail or file address, unbroken."""
    if not re.fullmatch(r"[!-~\u00a1-\u2027\u2030-\ud7ff]+", url) or ";" in url.split(":", 1)[0]:
        return ""
    try:
        scheme = urlsplit(url).scheme
    except ValueError:
        return ""
    return url if scheme in {"http", "https", "mailto", "file"} else ""
