"""What a document says about itself before it begins: YAML-like or TOML front matter."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from urllib.parse import urlsplit

from adapters.readers.closed import RIGHTS, closing, keys_of_internal
from adapters.readers.dates import day_of
from adapters.readers.whom import (
    CLOSED,
    NAMELESS,
    TWICE,
    before_matter,
    says_twice,
    trouble_between,
    trouble_in,
)

_FENCES = {
    "---": re.compile(r"^(?:---|\.\.\.)[ \t]*$", re.MULTILINE),
    "+++": re.compile(r"^\+\+\+[ \t]*$", re.MULTILINE),
}
_LONGEST = 100_000
"""Characters. Front matter of real handbooks stays under 2,000; a longer block is no front matter."""

_KEY = re.compile(r"[\"']?([A-Za-z_][\w .-]{0,60}?)[\"']?\s*:(?:[ \t]+(.*)|[ \t]*)$")
_ENTRY = re.compile(r"[ \t]*-[ \t]+(.*)$")
_COMMENT = re.compile(r"(?:^|\s)#.*$")

_REVISED = ("revised", "last_revised", "updated", "last_updated", "lastmod", "modified", "last_modified", "date")
"""In the order of trust: `date` may well be the day of first publication."""
_REVIEW = ("review_by", "review_date", "next_review", "expires")
_OWNER = ("owner", "owners", "maintainer", "team", "author", "authors")
_NO_NAME = frozenset("[]{}<>\"':")
_URL = ("url", "canonical", "canonical_url", "permalink")

Value = str | list[str]


@dataclass(frozen=True, slots=True)
class Matter:
    """What front matter said; the fields mean what those of `Document` mean, "" and () are unsaid."""

    title: str = ""
    url: str = ""
    revised: date | None = None
    review_by: date | None = None
    owner: str = ""
    audience: frozenset[str] = frozenset()
    supersedes: tuple[str, ...] = ()
    language: str = ""
    warnings: tuple[str, ...] = ()
    is_internal: bool = False
    """Whether it says that it is for no outsiders, and names no groups."""
    closed_by: str = ""
    """The key, if any, that keeps the document to a few in other words than `audience`."""
    trouble: str = ""
    """Why nobody knows who may read the document, though its beginning means to say so."""


def split_matter(text: str, *, lines_are_kept: bool = True) -> tuple[Matter, str]:
    """
    Return what the front matter says, and the text after it.

    A block counts as front matter only at the very beginning, but for blanks and comments, closed, and with a `key:`
    in its first line that is neither blank nor a comment: "---" alone may as well be a rule.
    `lines_are_kept` is False for a format whose reader joins lines: then what a first line says is looked for here.
    """
    text = text.lstrip("\ufeff")
    rest = text[before_matter(text) :]
    fence = rest[:3]
    first_line, _, rest = rest.partition("\n")
    end = _FENCES[fence].search(rest, 0, _LONGEST) if fence in _FENCES and first_line.strip() == fence else None
    if not end or not (fence == "+++" or _begins_with_key(rest[: end.start()])):
        return Matter(trouble=trouble_in(text, lines_are_kept=lines_are_kept)), text
    block, body = rest[: end.start()], rest[end.end() :].lstrip("\n")
    matter = _toml(block) if fence == "+++" else matter_of(_yaml(block))
    return replace(matter, trouble=_trouble(matter, block) or _trouble_before(matter, text, body)), body


def _trouble(matter: Matter, block: str) -> str:
    """Return what is wrong with what a block says of who may read the document."""
    lines = block.split("\n")
    if matter.audience:
        nameless = any(set(name) & _NO_NAME for name in matter.audience)
        return NAMELESS if nameless else TWICE if says_twice(lines) else ""
    return trouble_between(lines) or (CLOSED.format(matter.closed_by) if matter.closed_by else "")


def _trouble_before(matter: Matter, text: str, body: str) -> str:
    """Return what is wrong around a block that names nobody."""
    return "" if matter.audience else trouble_in(text[: before_matter(text)]) or trouble_in(body)


def matter_of(values: Mapping[str, object]) -> Matter:
    """Return the meaning of keys and values: strings, lists of strings, dates. Unknown keys are ignored."""
    said = {key.strip().lower().replace("-", "_").replace(" ", "_"): value for key, value in values.items()}
    revised, lost_revised = _day(said, _REVISED)
    review_by, lost_review = _day(said, _REVIEW)
    internal = keys_of_internal(said)
    return Matter(
        title=_text(said, ("title",)),
        url=next((url for url in (_text(said, (key,)) for key in _URL) if _is_absolute(url)), ""),
        revised=revised,
        review_by=review_by,
        owner=", ".join(_texts(said, _OWNER)),
        audience=frozenset(_names(said, ("audience",))),
        supersedes=tuple(_texts(said, ("supersedes", "replaces"))),
        language=_text(said, ("language", "lang")),
        is_internal=bool(internal),
        closed_by=next(closing(said), ""),
        warnings=lost_revised + lost_review + tuple(map(_unknown_right, sorted(RIGHTS & said.keys() - internal))),
    )


def _unknown_right(key: str) -> str:
    return f"its key {key!r} is not obeyed: who may read it is said as audience: [hr]"


def _begins_with_key(block: str) -> bool:
    lines = (line for line in block.split("\n") if line.strip() and not line.lstrip().startswith("#"))
    return bool(_KEY.match(next(lines, "").rstrip()))


def _yaml(block: str) -> dict[str, Value]:
    """Return the keys that stand at the margin, each with its text or list; what is nested deeper is skipped."""
    values: dict[str, Value] = {}
    key = ""
    for raw in block.split("\n"):
        line = raw.rstrip()
        found = _KEY.match(line)
        if found:
            key = found[1]
            values[key] = _value(found[2] or "")
        elif key and line:
            values[key] = _longer(values[key], line)
    return values


def _longer(value: Value, line: str) -> Value:
    """Return the value with a line that continues it: an entry of a list, or more of a folded text."""
    entry = _ENTRY.match(line)
    if entry and (value == "" or isinstance(value, list)):
        return [*value, _plain(entry[1])]
    if isinstance(value, str) and value and line[:1] in " \t":
        return f"{'' if value in _BLOCK_MARKS else value} {line.strip()}".strip()
    return value


_BLOCK_MARKS = ("|", ">", "|-", ">-", "|+", ">+")


def _value(raw: str) -> Value:
    text = raw.strip()
    if text.startswith("["):
        inner = _COMMENT.sub("", text).strip().removeprefix("[").removesuffix("]")
        return [_plain(part) for part in inner.split(",") if part.strip()]
    return _plain(text)


def _plain(raw: str) -> str:
    """Return a scalar without its quotes, or without the comment behind it."""
    text = raw.strip()
    for quote in ('"', "'"):
        closing = text.find(quote, 1)
        if text.startswith(quote) and closing > 0:
            return text[1:].replace(f"\\{quote}", quote).replace(quote * 2, quote).rsplit(quote, 1)[0].strip()
    text = _COMMENT.sub("", text).strip()
    return "" if text in ("null", "~") else text


def _toml(block: str) -> Matter:
    try:
        return matter_of(tomllib.loads(block))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return Matter(warnings=(f"front matter is not valid TOML and was left out: {error}",))


def _texts(said: Mapping[str, object], keys: tuple[str, ...]) -> list[str]:
    """Return the values under the first of the keys that has one."""
    for key in keys:
        value = said.get(key)
        texts = [str(part).strip() for part in (value if isinstance(value, list) else [value]) if part is not None]
        texts = [text for text in texts if text]
        if texts and not isinstance(value, dict):
            return texts
    return []


def _text(said: Mapping[str, object], keys: tuple[str, ...]) -> str:
    return next(iter(_texts(said, keys)), "")


def _names(said: Mapping[str, object], keys: tuple[str, ...]) -> list[str]:
    """Return names that stand in a list, or in one text between commas."""
    return [name.strip() for text in _texts(said, keys) for name in text.split(",") if name.strip()]


def _day(said: Mapping[str, object], keys: tuple[str, ...]) -> tuple[date | None, tuple[str, ...]]:
    """Return the first day that is understood, else a warning that names the value."""
    values = [said[key] for key in keys if said.get(key) not in (None, "", [])]
    days = [day for day in map(day_of, values) if day]
    if days or not values:
        return (days[0] if days else None), ()
    return None, (f"date not understood: {str(values[0])[:40]!r} (write it as 2024-12-31)",)


def _is_absolute(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc)
