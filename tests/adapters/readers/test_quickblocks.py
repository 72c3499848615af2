"""The short cuts of the block parser find what the library's own rules find."""

from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from adapters.readers.quickblocks import quick_parser

_LINES = st.sampled_from(
    [
        *(
            "Plain words",
            "  indented",
            "    code?",
            "- item",
            "  - inner",
            "* star",
            "*em* word",
            "**bold** word",
            "1. one",
        ),
        *("2. two", "# Head", "===", "---", "> quote", "| a | b |", "|---|---|", "a | b", "--|--", "```", "<div>", ""),
        *("", "`x` code", "+ plus", "_under_", "\tTab", "    - deep", "[ref]: /x", "(paren)", "-", "- - -", "***"),
    ]
)


def _outline(tokens: list[Token]) -> list[tuple[str, str, int]]:
    """Return what both parsers must agree on: kinds and contents, without paragraph marks and tables' insides."""
    wanted: list[tuple[str, str, int]] = []
    inside_table = 0
    for token in tokens:
        inside_table += {"table_open": 1, "table_close": -1}.get(token.type, 0)
        if token.type in ("rows", "table_open"):
            wanted.append(("table", "", 0))
        elif not inside_table and token.type not in ("paragraph_open", "paragraph_close", "table_close"):
            wanted.append((token.type, token.content, token.nesting))
    return wanted


@settings(deadline=None)
@given(st.lists(_LINES, max_size=14).map("\n".join))
def test_the_short_cuts_change_nothing(text: str) -> None:
    slow = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    slow.core.ruler.enableOnly(["normalize", "block"])
    quick = quick_parser()
    quick.core.ruler.enableOnly(["normalize", "block"])
    assert _outline(quick.parse(text)) == _outline(slow.parse(text))
