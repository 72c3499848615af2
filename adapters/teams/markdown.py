"""
Words of documents, people and models, made harmless for the Markdown that Teams shows.

What the bot builds itself is the only live markup: everything else stands there as it is written. Where Teams would
make a link of an address by itself, the address stands as inline code: readable, to be copied, not to be clicked.
"""

import re
from collections.abc import Iterable
from functools import partial

_UNSEEN = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A), *range(0xE0000, 0xE0080)))
"""Marks that reorder what is read (Unicode TR 36, "bidirectional text spoofing"), and tag characters: dropped."""
_CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")

_JOINER = "\u2060"  # WORD JOINER: is not seen, and parts what would be read as one

# What the linkifiers of chat clients take for an address without a scheme: generic domains, and every country's.
_DOMAIN = r"(?:[\w-]+\.)+(?:app|biz|com|dev|edu|gov|info|mov|name|net|online|org|shop|site|xyz|zip|[a-z]{2})\b"
_ADDRESS = re.compile(
    rf"""
    (?<![\w@])(?: [a-z][a-z0-9+.-]*:/+ | (?:mailto|tel|javascript|data|msteams|sip|callto): | www\.)[^\s<>"`]+
    | [\w.+-]+@[\w-]+(?:\.[\w-]+)+
    | (?<![\w@.-]){_DOMAIN}(?:[/?\#][^\s<>"`]*)?
    """,
    re.VERBOSE | re.IGNORECASE,
)
_TRAILING = ".,;:!?)]}'’”»"  # signs at an address's end that belong to the sentence

_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_SIGNS = re.compile(r"[\\`*_{}\[\]~|]")
_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
_OPENINGS = re.compile(r"^(\s*)([#+=-]|\d{1,9}(?=[.)](?:\s|$)))")
_NUMBER = re.compile(r"\[(\d+)\]")


def on_one_line(text: str) -> str:
    """Return the text without control characters, its blanks and line breaks squeezed to one space."""
    return " ".join(visible(text).split())


def visible(text: str) -> str:
    """Return the text with nothing in it that works unseen; its lines and tabs stay."""
    unbroken = text.replace("\r\n", "\n").replace("\u2028", "\n").replace("\u2029", "\n")
    return _CONTROLS.sub("\ufffd", unbroken.translate(_UNSEEN))


def plain(text: str, *, opens: bool = True) -> str:
    """
    Return words that are shown as they are, on one line.

    Inline code between backticks stays code. `opens` when they stand at the beginning of a line, where a sign would
    make a heading or a list of it.
    """
    line = on_one_line(text)
    said = "".join(_outside_code(line))
    return _OPENINGS.sub(_unopened, said) if opens else said


def code(text: str) -> str:
    """Return words as inline code on one line, fenced by more backticks than they have in a row."""
    line = on_one_line(text)
    fence = "`" * (_longest_run(line) + 1)
    edge = " " if line.startswith("`") or line.endswith("`") else ""
    return f"{fence}{edge}{line}{edge}{fence}"


def fence_for(text: str) -> str:
    """Return the line of backticks that opens and closes a block of this code."""
    return "`" * max(3, _longest_run(text) + 1)


def bold(text: str) -> str:
    """Return words in bold."""
    return f"**{plain(text, opens=False)}**"


def italic(text: str) -> str:
    """Return words in italics."""
    return f"*{plain(text, opens=False)}*"


def link(label: str, url: str) -> str:
    """Return a live link under words; the words alone for what is no web or mail address. Words lead nowhere else."""
    words = _escaped(on_one_line(label) if label == url else parted(label))
    address = target(url)
    return f"[{words}]({address})" if address else words


def parted(text: str) -> str:
    """Return words on one line as they are read, in which nothing is taken for an address: for a link's own words."""
    return _ADDRESS.sub(lambda found: re.sub(r"[.:@]", rf"\g<0>{_JOINER}", found.group()), on_one_line(text))


def emphasised(said: str, strong: Iterable[str], slanted: Iterable[str], url: str = "") -> str:
    """
    Return a line of the bot's own with the names that it sets off, and its address as a live link.

    `said` holds a name of `strong` between double stars, of `slanted` between single ones; these and `url` alone are
    markup, whatever else is written there.
    """
    known = {f"**{name}**": partial(bold, name) for name in strong} | {
        f"*{name}*": partial(italic, name) for name in slanted
    }
    if url:
        known[url] = partial(link, url, url)
    if not known:
        return plain(said)
    parts = re.split(f"({'|'.join(map(re.escape, sorted(known, key=len, reverse=True)))})", said)
    return "".join(known[part]() if part in known else _piece(part, opens=at == 0) for at, part in enumerate(parts))


def _piece(text: str, *, opens: bool) -> str:
    """Return a part of a line, its blanks at both ends kept."""
    if not text.strip():
        return " " if text else ""
    before = " " if text[0].isspace() and not opens else ""
    return f"{before}{plain(text, opens=opens)}{' ' if text[-1].isspace() else ''}"


def _outside_code(line: str) -> Iterable[str]:
    at = 0
    for match in _CODE.finditer(line):
        yield from _outside_addresses(line[at : match.start()])
        yield match.group()
        at = match.end()
    yield from _outside_addresses(line[at:])


def _outside_addresses(words: str) -> Iterable[str]:
    at = 0
    for match in _ADDRESS.finditer(words):
        address = match.group().rstrip(_TRAILING)
        yield _dead(words[at : match.start()])
        yield code(address) if address else ""
        at = match.start() + len(address)
    yield _dead(words[at:])


def _dead(words: str) -> str:
    """Return words of which nothing becomes a link, whatever was not known for an address."""
    return _escaped(words).replace("://", f":{_JOINER}//")


def _escaped(words: str) -> str:
    """Return words whose signs are signs; a number in brackets, which Teams would make a citation of, is parted."""
    parted = _NUMBER.sub(rf"[{_JOINER}\1{_JOINER}]", words)
    return _SIGNS.sub(r"\\\g<0>", re.sub("[&<>]", lambda sign: _ENTITIES[sign.group()], parted))


def _unopened(match: re.Match[str]) -> str:
    blanks, sign = match.groups()
    return f"{blanks}{sign}\\" if sign.isdigit() else f"{blanks}\\{sign}"


def _longest_run(text: str) -> int:
    return max((len(run) for run in re.findall("`+", text)), default=0)


def target(url: str) -> str:
    """Return the address as it stands between the brackets of a link, "" for one that may not be live."""
    if not re.match(r"(?:https?://|mailto:)[^\s]", url):
        return ""
    return re.sub(r"[\s()<>\\\"\[\]`\x00-\x1f]", lambda sign: f"%{ord(sign.group()):02X}", url)
