"""
What people, documents and models wrote, made harmless for Slack.

Replies are built of rich text, whose text elements are shown as they are: nothing in them is a mention, a link, an
emphasis or an emoji. Only where Slack takes a string that it parses (the fallback text, a stream) signs are escaped.
"""

import re
from urllib.parse import urlsplit

_NEWLINE, _TAB = 0x0A, 0x09

# Marks that reorder what is read (Unicode TR 36, "bidirectional text spoofing"), and tag characters, which no font
# shows: dropped, as are control characters.
_UNSEEN = (*range(0x202A, 0x202F), *range(0x2066, 0x206A), *range(0xE0000, 0xE0080))
_SIGNS: dict[int, int | None] = {
    **dict.fromkeys(sign for sign in range(0x20) if sign not in {_NEWLINE, _TAB}),
    **dict.fromkeys(range(0x7F, 0xA0)),
    **dict.fromkeys((0x2028, 0x2029), _NEWLINE),
    **dict.fromkeys(_UNSEEN),
}
_SURROGATES = re.compile("[\ud800-\udfff]")

# docs.slack.dev/messaging/formatting-message-text: these three, once each, and nothing else.
_MRKDWN = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;"}
# A backslash before any ASCII punctuation makes it a plain sign: CommonMark 0.31, 2.4.
_MARKDOWN = _MRKDWN | {ord(sign): f"\\{sign}" for sign in "\\`*_~[]#|!"}
_LINE_BEGINS = re.compile(r"^([ \t]*)([-+=])|^([ \t]*\d{1,9})([.)])(?=\s)", re.MULTILINE)

# In an address these would end it, or part it from its label.
_IN_ADDRESS = {ord(sign): f"%{ord(sign):02X}" for sign in '|<>"`\\^{} '}
_LONGEST_ADDRESS = 3000  # characters: docs.slack.dev, a button's url
_SCHEMES = {"http", "https", "mailto"}


def shown(text: str) -> str:
    """Return the text without signs that nobody sees; lines and tabs stay."""
    return _SURROGATES.sub("\ufffd", text.replace("\r\n", "\n").replace("\r", "\n").translate(_SIGNS))


def on_one_line(text: str) -> str:
    """Return the text as `shown`, its blanks and line breaks squeezed to one space."""
    return " ".join(shown(text).split())


def shortened(text: str, longest: int) -> str:
    """Return the text on one line, cut at `longest` characters with an ellipsis."""
    line = on_one_line(text)
    return line if len(line) <= longest else f"{line[: longest - 2].rstrip()} …"


def mrkdwn(text: str) -> str:
    """Return the text for a string that Slack parses: `&`, `<` and `>` escaped once each."""
    return shown(text).translate(_MRKDWN)


def markdown(text: str) -> str:
    """Return the text for a stream, which Slack reads as Markdown: every sign of it stands for itself."""
    escaped = shown(text).translate(_MARKDOWN)
    return _LINE_BEGINS.sub(lambda at: f"{at[1] or at[3] or ''}\\{at[2] or at[4]}", escaped)


def address(url: str) -> str:
    """
    Return the address as Slack may open it, or "" when it may not.

    Web and mail addresses only; signs that would end a link in Slack's markup are percent-encoded.
    """
    safe = on_one_line(url).translate(_IN_ADDRESS)
    try:
        parts = urlsplit(safe)
    except ValueError:
        return ""
    opens = parts.scheme in _SCHEMES and (parts.netloc or parts.scheme == "mailto")
    return safe if opens and len(safe) <= _LONGEST_ADDRESS else ""
