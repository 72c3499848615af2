"""
markdown-it-py's block parser with two short cuts, half again as fast on handbooks.

* A paragraph whose lines all begin with a letter or the like needs none of the eleven rules asked,
  line by line, whether something else begins there. Whatever looks different goes the long way.
* A table's cells are split in one go where no backslash is in sight.

What they leave out: paragraphs come as their `inline` token alone, tables as one token `rows`.
"""

import re

from markdown_it import MarkdownIt
from markdown_it.parser_block import ParserBlock
from markdown_it.rules_block import StateBlock
from markdown_it.token import Token

_PLAIN = re.compile(r"[^\W\d_]|\*\*?[^\W\d_]|_[^\W\d_]|[(\"'“‘$@,;.)]|`[^`]")
"""Beginnings of lines that begin nothing but a paragraph, or go on with one."""
_BULLET = re.compile(r"[-*+] +[^\s*+_-]")
"""The beginning of a list item that ends any paragraph above it."""
_RULER = re.compile(r"\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$")
_BAR = re.compile(r"(?<!\\)\|")
_ROW = re.compile(r"\||[^\W\d_]")
"""Beginnings of lines that are surely a row, once a table has begun."""
_CODE_INDENT = 4
"""Columns, by CommonMark: from there a line is code, or goes on with its paragraph."""


def quick_parser() -> MarkdownIt:
    """Return a parser of CommonMark with tables whose inline tokens are left as they are."""
    parser = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    blocks = _QuickBlocks()
    blocks.ruler = parser.block.ruler
    blocks.ruler.at("table", _table, {"alt": ["paragraph", "reference"]})
    parser.block = blocks
    return parser


class _QuickBlocks(ParserBlock):
    """Takes plain paragraphs itself, and leaves all else to the rules."""

    def tokenize(self, state: StateBlock, startLine: int, endLine: int) -> None:  # noqa: N803  the library's names
        """Parse the lines from `startLine` up to `endLine` into `state.tokens`."""
        line = startLine
        has_empty_lines = False
        while line < endLine:
            state.line = line = state.skipEmptyLines(line)
            if line >= endLine or state.sCount[line] < state.blkIndent:
                return
            if state.level >= state.md.options.maxNesting:
                state.line = endLine
                return
            if not _paragraph(state, line):
                self._ask_rules(state, line, endLine)
            state.tight = not has_empty_lines
            line = state.line
            if line - 1 < endLine and state.isEmpty(line - 1):
                has_empty_lines = True
            if line < endLine and state.isEmpty(line):
                has_empty_lines = True
                line += 1
                state.line = line

    def _ask_rules(self, state: StateBlock, line: int, end: int) -> None:
        for rule in self.ruler.getRules(""):
            if rule(state, line, end, False):  # noqa: FBT003  the library calls it so
                return


def _paragraph(state: StateBlock, start: int) -> bool:
    """Take a plain paragraph; say no, and touch nothing, when a line might begin something else."""
    if state.sCount[start] - state.blkIndent >= _CODE_INDENT or not _begins(state, start, _PLAIN):
        return False
    end = start + 1
    while end < state.lineMax and not state.isEmpty(end):
        if state.sCount[end] < 0 or _begins(state, end, _PLAIN):  # below 0: a quote's line without its mark
            end += 1
        elif _ends_with_bullet(state, end):
            break
        else:
            return False
    _push(state, "inline", start, end).content = state.getLines(start, end, state.blkIndent, False).strip()  # noqa: FBT003
    state.line = end
    return True


def _begins(state: StateBlock, line: int, form: re.Pattern[str]) -> bool:
    return form.match(state.src, state.bMarks[line] + state.tShift[line]) is not None


def _ends_with_bullet(state: StateBlock, line: int) -> bool:
    """Say whether a list item begins on the line for sure: not indented like code, nor within a deeper list."""
    indent = state.sCount[line]
    if indent - state.blkIndent >= _CODE_INDENT or (
        state.listIndent >= 0 and indent - state.listIndent >= _CODE_INDENT
    ):
        return False
    return _begins(state, line, _BULLET)


def _table(state: StateBlock, startLine: int, endLine: int, silent: bool) -> bool:  # noqa: N803, FBT001
    """Take a table: a line with bars, a ruler with as many columns, rows up to a blank line."""
    if startLine + 2 > endLine or not _is_row(state, startLine) or not _is_row(state, startLine + 1):
        return False
    ruler, head = _line(state, startLine + 1), _line(state, startLine)
    if ruler[:1] not in ("|", "-", ":") or "|" not in head or not _RULER.match(ruler):
        return False
    columns = len(_split(ruler))
    rows = [_split(head)]
    if len(rows[0]) != columns:
        return False
    if silent:
        return True
    line = startLine + 2
    before, state.parentType = state.parentType, "table"
    while line < endLine and _is_row(state, line) and not _ends_table(state, line, endLine):
        rows.append(_split(_line(state, line))[:columns])
        line += 1
    state.parentType = before
    _push(state, "rows", startLine, line).meta["rows"] = rows
    state.line = line
    return True


def _is_row(state: StateBlock, line: int) -> bool:
    return not state.isEmpty(line) and 0 <= state.sCount[line] - state.blkIndent < _CODE_INDENT


def _ends_table(state: StateBlock, line: int, end: int) -> bool:
    """Say whether something else begins on the line: a list, a quote, a rule."""
    if _begins(state, line, _ROW):
        return False
    return any(rule(state, line, end, True) for rule in state.md.block.ruler.getRules("blockquote"))  # noqa: FBT003


def _line(state: StateBlock, line: int) -> str:
    return state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]].rstrip()


def _split(row: str) -> list[str]:
    r"""Return the cells of a row: bars at its ends count for nothing, "\|" is no bar."""
    inner = row.removeprefix("|")
    if "\\" not in inner:
        return [cell.strip() for cell in inner.removesuffix("|").split("|")]
    cells = [cell.strip().replace("\\|", "|") for cell in _BAR.split(inner)]
    return cells[:-1] if len(cells) > 1 and not cells[-1] else cells


def _push(state: StateBlock, kind: str, start: int, end: int) -> Token:
    token = Token(kind, "", 0, map=[start, end], level=state.level, block=True)
    state.tokens.append(token)
    return token
