"""A paragraph of Markdown to plain text; its links and anchors are noted on the way."""

import re
from collections.abc import Iterator
from html import unescape

from markdown_it import MarkdownIt
from markdown_it.token import Token

from adapters.readers.scribe import Scribe
from adapters.readers.struck import without_struck
from adapters.readers.templates import without_tags

_LINK = r"\[(?P<text>[^\[\]!`*_\\<&~{^\n]*)\]\((?P<href>[^()\s<>\\{&]*)\)"
_STRONG = r"\*\*(?P<strong>[^\s*_`\\<&!~\[\]{^](?:[^*_`\\<&!~\[\]{^\n]*[^\s*_`\\<&!~\[\]{^])?)\*\*"
_CODE = r"(?<!`)`(?P<code>[^`\n]+)`(?!`)"
_SIMPLE = re.compile(f"{_LINK}|{_STRONG}|{_CODE}")
"""Links, strong words and code in their plainest form: seven of ten paragraphs hold nothing else."""
_SPECIAL = re.compile(r"[\\`*\[<]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|&[#A-Za-z]|~~|~[^\s/]|  \n")
_NOTE_MARK = re.compile(r"\[\^[^\]\s]+\](?![(:])")

_TAG = re.compile(r"</?([a-zA-Z][a-zA-Z0-9]*)(?=[\s/>])")
_ATTRIBUTE = re.compile(r"\b(id|name|href|alt)\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s>\"']+))", re.IGNORECASE)
_KNOWN_TAGS = frozenset(
    "a abbr b bdi bdo big br button center cite code data del details dfn div em font h1 h2 h3 h4 h5 h6 hr i iframe "
    "img input ins kbd label li mark ol p picture pre q s samp section small source span strike strong style sub "
    "summary sup svg table tbody td th thead time tr tt u ul var video wbr".split()
)
"""Tags of HTML; `<YOUR NAME>` is none, and is what the reader sees."""


class Inline:
    """Turns the inline part of Markdown to text; links and anchors go to the scribe."""

    def __init__(self, markdown: MarkdownIt, scribe: Scribe, env: dict[str, object]) -> None:
        self._markdown = markdown
        self._scribe = scribe
        self._env = env

    def plain(self, content: str) -> str:
        """Return the text that stands for a reader, none that is struck out; line breaks in the source are blanks."""
        if "{" in content:
            content = without_tags(content)
        if "[^" in content:
            content = _NOTE_MARK.sub("", content)
        if not _SPECIAL.search(content):
            return content.replace("\n", " ")
        if not _SPECIAL.search(_SIMPLE.sub("", content)):
            return _SIMPLE.sub(self._simple, content).replace("\n", " ")
        tokens: list[Token] = []
        self._markdown.inline.parse(content, self._markdown, self._env, tokens)
        return "".join(self._pieces(without_struck(tokens)))

    def _simple(self, found: re.Match[str]) -> str:
        if found["href"] is not None:
            self._scribe.link(found["text"], found["href"])
            return found["text"]
        return found["strong"] or found["code"].strip()

    def _pieces(self, tokens: list[Token]) -> Iterator[str]:
        """Yield the text of each token, and note a link when it closes."""
        open_links: list[tuple[str, list[str]]] = []
        for token in tokens:
            if token.type == "link_open":
                open_links.append((str(token.attrs["href"]), []))
            elif token.type == "link_close":
                self._close(open_links)
            else:
                piece = self._html(token.content, open_links) if token.type == "html_inline" else _text_of(token)
                for _, heard in open_links:
                    heard.append(piece)
                yield piece

    def _close(self, open_links: list[tuple[str, list[str]]]) -> None:
        if open_links:
            href, heard = open_links.pop()
            self._scribe.link("".join(heard), href)

    def _html(self, raw: str, open_links: list[tuple[str, list[str]]]) -> str:
        """Return what is seen of one tag, and note what it opens, closes or marks."""
        found = _TAG.match(raw)
        if not found:
            return "" if raw.startswith("<!") else raw
        tag = found[1].lower()
        if tag not in _KNOWN_TAGS:
            return raw
        if raw.startswith("</"):
            if tag == "a":
                self._close(open_links)
            return ""
        attributes = {name.lower(): unescape(a or b or c) for name, a, b, c in _ATTRIBUTE.findall(raw)}
        self._scribe.mark(attributes.get("id", "") or (attributes.get("name", "") if tag == "a" else ""))
        if tag == "a" and "href" in attributes:
            open_links.append((attributes["href"], []))
        return {"br": "\n", "img": attributes.get("alt", ""), "wbr": ""}.get(tag, "")


def _text_of(token: Token) -> str:
    match token.type:
        case "text" | "text_special":
            return token.content
        case "code_inline":
            return token.content
        case "softbreak":
            return " "
        case "hardbreak":
            return "\n"
        case "image":
            return "".join(_text_of(child) for child in token.children or ())
        case _:
            return ""
