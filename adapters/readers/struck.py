"""Words that are struck out with tildes, with tags, or with a style: they no longer stand on the page."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # pages that are no Markdown do without its parser
    from markdown_it.token import Token

STRUCK = frozenset(("s", "del", "strike"))
"""Elements of HTML whose words no longer stand."""

_STRIKES = re.compile(r"(?:^|;)\s*(?:-webkit-)?text-decoration(?:-line)?\s*:[^;]*\bline-through\b", re.IGNORECASE)
_SINGLE = re.compile(r"(?<![\w~])~(?=[^~\s/])[^~\n]*(?<=[^~\s])~(?![\w~/])")
"""GitHub's form with one tilde; one within a word sets letters lower ("H~2~O"), one before a figure is "about"."""
_TAG = re.compile(r"<(?P<end>/?)(?P<name>[a-z][a-z0-9]*)(?=[\s/>])(?P<rest>[^>]*)", re.IGNORECASE)
_STYLE = re.compile(r"\bstyle\s*=\s*(?:\"([^\"]*)\"|'([^']*)')", re.IGNORECASE)


def strikes(style: str) -> bool:
    """Say whether declarations of CSS strike out the words that they are for."""
    return bool(_STRIKES.search(style))


def without_struck(tokens: Sequence["Token"]) -> list["Token"]:
    """Return inline tokens without those between an opening and its closing; what nothing closes, strikes nothing."""
    gone: set[int] = set()
    opened: list[tuple[str, int, bool]] = []
    for place, token in enumerate(tokens):
        name, ends, strikes_out = _sign(token)
        if not name:
            continue
        if not ends:
            opened.append((name, place, strikes_out))
            continue
        at = next((at for at in range(len(opened) - 1, -1, -1) if opened[at][0] == name), None)
        if at is not None:
            if opened[at][2]:
                gone.update(range(opened[at][1], place + 1))
            del opened[at:]
    return [_without_single(token) for place, token in enumerate(tokens) if place not in gone]


def without_struck_blocks(tokens: Sequence["Token"]) -> list["Token"]:
    """Return block tokens without those between lines that only open and close a struck part."""
    left: list[Token] = []
    start: tuple[str, int] | None = None
    for token in tokens:
        found = _TAG.match(token.content.strip()) if token.type == "html_block" else None
        name = found["name"].lower() if found else ""
        alone = name in STRUCK and len(_TAG.findall(token.content)) == 1
        left.append(token)
        if alone and found and not found["end"] and start is None:
            start = name, len(left) - 1
        elif alone and found and found["end"] and start is not None and start[0] == name:
            del left[start[1] :]
            start = None
    return left


def _sign(token: "Token") -> tuple[str, bool, bool]:
    """Return what a token opens or ends ("" for neither), whether it ends it, and whether it strikes out."""
    if token.type in ("s_open", "s_close"):
        return "~~", token.type == "s_close", True
    found = _TAG.match(token.content) if token.type == "html_inline" else None
    if not found:
        return "", False, False
    name = found["name"].lower()
    style = _STYLE.search(found["rest"])
    return name, bool(found["end"]), name in STRUCK or bool(style and strikes(style[1] or style[2] or ""))


def _without_single(token: "Token") -> "Token":
    if token.type != "text" or "~" not in token.content:
        return token
    return token.copy(content=_SINGLE.sub("", token.content))
