"""Quotations and identifiers of a line."""

import re
from collections.abc import Iterator

from rag.lexical import fold
from rag.prove.facts.measures import MONTHS
from rag.prove.facts.values import Code, Line, Quotation

_QUOTED = re.compile(
    r"""
    "(?P<straight>[^"\n]{2,300})" | “(?P<english>[^”\n]{2,300})” | „(?P<german>[^“”"\n]{2,300})[“”"]
    | «\s*(?P<french>[^»\n]{2,300}?)\s*» | 「(?P<japanese>[^」\n]{2,300})」 | 『(?P<double>[^』\n]{2,300})』
    | (?<!\w)['‘](?P<single>[^'‘’\n]{3,300}(?:['’]\w[^'‘’\n]{0,300})?)['’](?!\w)
    """,
    re.VERBOSE,
)
QUOTE = re.compile("[\"'“„«‘「『]")
"""What each quotation begins with."""
_INCHES = re.compile(r'\d"')

_TOP = "gov|com|org|net|io|dev|edu|eu|de|co|mil|us|uk|app|ai|fr|es|jp|ch|example|local|internal"
_FILES = "py|js|ts|md|ya?ml|json|csv|xlsx?|docx?|pptx?|pdf|txt|sh|go|html|toml|cfg|ini|exe|zip|log|sql"
_PATTERNS = [
    # One of two signs that none can be without is looked for first, 0 standing for any digit: most lines have neither.
    (needed[0], needed[-1], re.compile(pattern, flags))
    for needed, pattern, flags in (
        (("`",), r"`(?P<code>[^`\n]+)`", 0),
        (("://", "www."), r"(?P<code>https?://[^\s<>()\[\]`\"”]+|\bwww\.[^\s<>()\[\]`\"”]+)", 0),
        (("@",), r"(?P<code>[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)", 0),
        (  # "#team", "@team" and "@team.example.com"
            ("#", "@"),
            rf"(?<![\w/&])(?P<code>[#@][A-Za-z][\w/-]*\w(?:(?:\.[\w-]{{1,63}}){{0,8}}\.(?:{_TOP})\b)?)",
            0,
        ),
        (
            (".",),
            rf"(?<![\w.-])(?P<code>(?:[a-z0-9-]{{1,63}}\.){{1,8}}(?:{_TOP})\b(?:/[\w./#?=&%-]*)?)",
            re.IGNORECASE,
        ),
        (("/",), r"(?<![\w/.:<)])(?P<code>/[a-z][\w-]*(?:/[\w.-]+)*)", 0),
        ((".",), rf"(?<![\w.])(?P<code>(?:[\w-]{{1,100}}\.){{1,6}}(?:{_FILES}))\b", 0),
        (("--",), r"(?<![\w-])(?P<code>--[a-z][\w-]+(?:=\S+)?)", 0),
        (("0",), r"\b(?P<code>v\d+(?:\.\d+)*|\d+\.\d+\.\d+(?:[.-]\w+)*)\b", 0),
        (
            ("0",),  # "802.11ac", and no measure such as "120.5km"
            r"(?<![\w.$€£-])(?P<code>\d{3}\.\d{1,2}(?!(?:[cmk]?m|[km]?g|m?l|k?w|m?s|[kmgt]b|k|h|x)\b)[a-z]{1,2})\b",
            0,
        ),
        (("_",), r"\b(?P<code>[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+)\b", 0),
        (("#",), r"(?<!\w)(?P<code>#\d+)\b", 0),
        (
            ("0",),
            r"(?<![\w.$€£#@/\\-])(?P<code>(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)(?![\w-])",
            0,
        ),
    )
]
_NOUN_BEHIND = re.compile(r"(?<=\d)(?:-[A-Z][a-z]{3,})+$")
"""What German joins to an identifier: "P1-Vorfall"."""
SIGN = re.compile(r"[`@#/_\d]|\.[a-z]|www\.|--", re.IGNORECASE)
"""What each identifier has one of: what the patterns need."""
# What has digits and letters and is still a number: 3rd, 5pm, 18GB, 40-hour, 5k, 15-Mar-2024.
_NUMBER_LIKE = re.compile(
    r"""\d+(?:st|nd|rd|th|s|am|pm|k|m|h|gb|mb|kb|tb|km|kg|cm|mm|min|hrs?|yrs?|x|er|e|bn|w|kw|g|ml|l|usd|eur|gbp|°?c)
    | \d+(?:-\d+|st|nd|rd|th)?(?:-[a-z]{2,})+ | (?:\d{1,2}-)?[a-z]{3,9}-?\d{2,4} | mid-\d+ | \d+-\d+(?:am|pm|h|k|gb|mb)
    | [a-z]{3,}-\d+[a-z-]* | \d{1,2}\.\d{1,2}\.(?:19|20)\d\d""",
    re.IGNORECASE | re.VERBOSE,
)
_AMONG_TWO = re.compile(r"\d-(?:on|to)-\ds?", re.IGNORECASE)
"""What is for so many at a time, "1-on-1s": no identifier, and no numbers."""
_LETTERS = re.compile(r"[a-z]+", re.IGNORECASE)
_HOURS = re.compile(r"\d{1,2}(?:[:.]\d\d)?(?:[ap]m)?[-–/]\d{1,2}(?:[:.]\d\d)?[ap]m", re.IGNORECASE)  # 9am-5pm


def quotations(line: Line) -> Iterator[Quotation]:
    """Yield what stands in quotation marks; inch signs are none."""
    for match in _QUOTED.finditer(line.left):
        if match.lastgroup == "straight" and _INCHES.search(line.text[max(0, match.start() - 1) : match.start() + 1]):
            continue
        yield Quotation(line.take(*match.span()), str(match[match.lastgroup or 0]))


def codes(line: Line) -> Iterator[Code]:
    """Yield the identifiers, without the stop that ends the sentence."""
    if not SIGN.search(line.left):
        return
    signs = line.left.lower().rstrip(".") + ("0" if line.has_digit else "")
    for needed, or_this, pattern in _PATTERNS:
        if needed not in signs and or_this not in signs:
            continue
        for match in pattern.finditer(line.left):
            code = _NOUN_BEHIND.sub("", match["code"].rstrip(".,;:!?"))
            if not code.strip() or _is_number(code):
                continue
            if _AMONG_TWO.fullmatch(code):
                line.take(*match.span("code"))
                continue
            end = match.end() if match.group().startswith("`") else match.start("code") + len(code)
            yield Code(line.take(match.start(), end), code)


def _is_number(code: str) -> bool:
    if _HOURS.fullmatch(code):
        return True
    if not _NUMBER_LIKE.fullmatch(code):
        return False
    first = _LETTERS.match(code)
    if first is None:
        return True
    return fold(first.group()) in MONTHS or first.group().lower() in {"mid", "covid", "pre", "post"}
