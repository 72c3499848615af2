"""Markdown, with what handbooks put around it: front matter, template tags, HTML, anchors."""

from collections.abc import Iterator

from markdown_it.token import Token
from mdit_py_plugins.footnote import footnote_plugin

from adapters.readers.encoding import decode, is_noise
from adapters.readers.file import File
from adapters.readers.frontmatter import split_matter
from adapters.readers.headed import headed
from adapters.readers.inline import Inline
from adapters.readers.quickblocks import quick_parser
from adapters.readers.scribe import Scribe
from adapters.readers.slugs import Slugs
from adapters.readers.struck import without_struck_blocks
from adapters.readers.templates import split_id, without_comments, without_tags
from adapters.readers.titles import first_h1
from adapters.readers.whom import withdrawn
from rag.document import Document, Unreadable

_PARSER = quick_parser().use(footnote_plugin)
_PARSER.core.ruler.enableOnly(["normalize", "block"])


def read_markdown(file: File) -> Document | Unreadable:
    """Return the document, empty when it is front matter alone; `Unreadable` when there is nothing to read."""
    if is_noise(file.content):
        return Unreadable("not a text file")
    text, warnings = decode(file.content)
    matter, body = split_matter(text)
    if matter.trouble:
        return withdrawn(matter.trouble)
    scribe = Scribe()
    write_markdown(body, scribe)
    if not scribe.blocks and not matter.title:
        return Unreadable("no text" if text.strip() else "empty file")
    if not scribe.blocks:  # a page that only sends its readers elsewhere
        warnings = (*warnings, "nothing stands under its front matter")
    title = matter.title or first_h1(scribe.blocks) or file.spoken_name
    own = Document(title, tuple(scribe.blocks), url=file.url, links=tuple(scribe.links), warnings=warnings)
    return headed(own, matter)


def write_markdown(text: str, scribe: Scribe) -> None:
    """Write down the blocks and links of Markdown that has no front matter."""
    env: dict[str, object] = {}
    tokens = _PARSER.parse(without_comments(text), env)
    _Walk(scribe, Inline(_PARSER, scribe, env)).over(without_struck_blocks(tokens))


class _Walk:
    """Walks the tokens of the block parser once, in order."""

    def __init__(self, scribe: Scribe, inline: Inline) -> None:
        self._scribe = scribe
        self._inline = inline
        self._slugs = Slugs()
        self._depth = 0
        self._marker = ""

    def over(self, tokens: list[Token]) -> None:
        """Write down all tokens."""
        html: list[str] = []
        walk = iter(tokens)
        for token in walk:
            if token.type == "html_block":
                html.append(token.content)
                continue
            if html:
                self._html("\n".join(html))
                html.clear()
            self._token(token, walk)
        if html:
            self._html("\n".join(html))

    def _token(self, token: Token, walk: Iterator[Token]) -> None:
        match token.type:
            case "inline":
                self._text(token.content)
            case "heading_open":
                self._heading(int(token.tag[1]), next(walk).content)
            case "bullet_list_open" | "ordered_list_open":
                self._depth += 1
            case "bullet_list_close" | "ordered_list_close":
                self._depth -= 1
            case "list_item_open":
                self._marker = f"{token.info}." if token.info else "-"
            case "list_item_close":
                self._marker = ""
            case "fence" | "code_block":
                self._scribe.code(token.content)
            case "rows":
                rows: list[list[str]] = token.meta["rows"]
                self._scribe.table([[self._inline.plain(cell) for cell in row] for row in rows], headed=True)

    def _text(self, content: str) -> None:
        text = self._inline.plain(content)
        if self._marker:
            self._scribe.item(self._marker, text, self._depth)
            self._marker = ""
        else:
            self._scribe.paragraph(text)

    def _heading(self, level: int, content: str) -> None:
        said, own_id = split_id(content) if "{" in content else (content, "")
        text = self._inline.plain(said).strip()
        self._scribe.heading(level, text, own_id or self._slugs.give(text))

    def _html(self, raw: str) -> None:
        """Write down HTML that stands between the Markdown; what it leaves open is no matter."""
        if raw.lstrip().startswith("<!--") and raw.rstrip().endswith("-->") and raw.count("<!--") == 1:
            return
        if "{" in raw and "<pre" not in raw:
            raw = without_tags(raw)
        from adapters.readers.hypertext import parse_fragment, write_hypertext  # noqa: PLC0415  lxml only when needed

        write_hypertext(parse_fragment(raw), self._scribe)
