"""Template tags that static site generators leave in Markdown: `{% … %}`, `{{ … }}`, `{: … }`."""

import re

_COMMENTED = re.compile(r"\{%-?\s*comment\s*-?%\}.*?\{%-?\s*endcomment\s*-?%\}", re.DOTALL)
_TARGET = re.compile(r"\]\(\s*\{%-?\s*\w+\s+[\"']([^\"'\n]*)[\"'][^%\n]*%\}")
_CODE_OR_TAG = re.compile(
    r"(?P<code>(?P<ticks>`+)[^`]+(?P=ticks)(?!`))"
    r"|\{%-?\s*(?P<name>\w*)(?P<words>[^%]*)%\}"
    r"|\{\{[^{}]*\}\}"
    r"|\{:(?P<list>[^{}\n]*)\}"
)
_RAW = re.compile(r"\{%-?\s*(?:end)?raw\s*-?%\}")
"""Only there to shield a tag that is an example."""
_QUOTED = re.compile(r"[\"']([^\"'\n]+)[\"']")
_ID = re.compile(r"\{:?[^{}\n]*?#([^\s{}#.]+)[^{}\n]*\}\s*$")
_INCLUDES = frozenset(
    ("include", "render", "import", "extends", "layout", "page", "link", "asset", "image", "if", "for")
)


def without_comments(text: str) -> str:
    """Return the text without `{% comment %} … {% endcomment %}`."""
    return _COMMENTED.sub("", text) if "endcomment" in text else text


def without_tags(text: str) -> str:
    """
    Return a line or paragraph of Markdown without its template tags; code spans keep theirs.

    What a tag names in quotes is what its reader sees, so it stays, unless it is a file or path:
    `Ask in {% slack_channel "travel" %}.` -> `Ask in travel.`; a link's target stays a target.
    """
    return _CODE_OR_TAG.sub(_seen, _TARGET.sub(r"](\1", text))


def split_id(heading: str) -> tuple[str, str]:
    """Return a heading's text and the id that it gives itself: `Leave {#carry-over}`, or ""."""
    found = _ID.search(heading)
    return (heading[: found.start()].rstrip(), found[1]) if found else (heading, "")


def _seen(tag: re.Match[str]) -> str:
    if tag["code"]:
        return _RAW.sub("", tag["code"])
    if not tag["words"] or tag["name"] in _INCLUDES:
        return ""
    named = _QUOTED.search(tag["words"])
    return "" if not named or "/" in named[1] else named[1]
