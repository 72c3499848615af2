"""
What is done about a hijack in a document: its sentence is left out, and with it the rest of the paragraph.

There stands what it wants said. Where a page tells of attacks, in quotation marks or by name, only the sentence goes.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from rag.document import Block, Document, Kind
from rag.guard.check import Hijack, inspect
from rag.guard.clean import ABOUT_WORDS, QUOTED, strong_hijacks
from rag.guard.views import plain

_SHOWN = 120  # characters of what was left out in a warning
_NEAR = 500  # characters around a phrase that tell whether a page only quotes it
_NAMELESS = "Untitled document"
_CELL = " | "  # parts the cells of a row, see rag.document.Block
_TELLS_OF_ATTACKS = re.compile(
    r"""\b(?:
        attackers? | attacks? | injections? | hijack(?:s|ed|ing|ers?)? | malicious | adversarial | suspicious | phishing
      | such\sas | e\.g\. | samples? | angreifer\w* | angriffe\w* | schädlich\w* | beispiel\w* | z\.\s?b\.
      | atacantes? | ataques | malicios[oa]s? | ejemplos? | attaquants? | attaques | malveillante?s? | exemples?
    )\b | 攻撃 | インジェクション | 例えば | たとえば | 攻击 | 注入""",
    re.IGNORECASE | re.VERBOSE,
)
# Who gives an order without quotation marks around it speaks of no attackers.
_NAMES_AN_ATTACK = re.compile(
    r"\b(?:attackers?|prompt\sinjections?|phishing|angreifer\w*|atacantes?|attaquants?)\b"
    r"|攻撃者|プロンプトインジェクション",
    re.IGNORECASE,
)
_BLANK_LINE = re.compile(r"\n\s*\n")


@dataclass(frozen=True, slots=True)
class _Gone:
    """
    What was left out.

    Attributes:
        sentence: What holds the phrase.
        rest: What stood behind it in its paragraph, or what it announced; "" for nothing.
        spreads: Whether what stands behind it is not to be trusted either.
    """

    sentence: str
    rest: str = ""
    spreads: bool = False

    @property
    def text(self) -> str:
        return f"{self.sentence} {self.rest}".strip()


def clean_passage(text: str) -> tuple[str, tuple[str, ...]]:
    """
    Return the text without what gives the model orders, and what was left out, in reading order.

    A strong hit takes the rest of its paragraph along, up to a blank line; a weak one is left out alone.
    """
    left, gone = _cleaned(text)
    return left, tuple(piece.text for piece in gone)


def clean_document(document: Document) -> tuple[Document, tuple[str, ...]]:
    """
    Return the document without what gives the model orders, and what was left out, in reading order.

    A block of which nothing is left is gone; a row keeps its columns. Each piece adds a warning to the document.
    """
    title, gone = _cleaned(document.title)
    blocks: list[Block] = []
    at = 0
    while at < len(document.blocks):
        block, lost = _clean_block(document.blocks[at])
        announced = _announced(document.blocks, at) if lost and _announces(document.blocks[at], lost[-1]) else ()
        if announced:
            rest = "\n".join(following.text for following in announced)
            lost = (*lost[:-1], replace(lost[-1], rest=f"{lost[-1].rest} {rest}".strip()))
        gone += lost
        blocks += [block] if block else []
        at += 1 + len(announced)
    if not gone and tuple(blocks) == document.blocks:
        return document, ()
    warnings = document.warnings + tuple(map(_warning, gone))
    cleaned = replace(document, title=title.strip() or _NAMELESS, blocks=tuple(blocks), warnings=warnings)
    return cleaned, tuple(piece.text for piece in gone)


def _cleaned(text: str) -> tuple[str, tuple[_Gone, ...]]:
    kept: list[str] = []
    gone: list[_Gone] = []
    at = 0
    for hijack in inspect(text):
        if hijack.start < at:
            continue
        spreads = hijack.strong and not _is_told_of(text, hijack)
        end = _end_of_paragraph(text, hijack) if spreads else hijack.end
        kept.append(text[at : hijack.start])
        gone.append(_Gone(text[hijack.start : hijack.end].strip(), text[hijack.end : end].strip(), spreads))
        at = end
    return "".join((*kept, text[at:])), tuple(gone)


def _is_told_of(text: str, hijack: Hijack) -> bool:
    """Tell whether the page speaks of the phrase: it stands in quotation marks, or the sentence names attackers."""
    if _NAMES_AN_ATTACK.search(text, hijack.start, hijack.end):
        return True
    before = _BLANK_LINE.split(text[max(0, hijack.start - _NEAR) : hijack.start])[-1]
    end = min(_end_of_paragraph(text, hijack), hijack.end + _NEAR)
    paragraph = plain(before + text[hijack.start : end])
    around = QUOTED.sub(" ", paragraph)
    told_of = around != paragraph and (ABOUT_WORDS.search(around) or _TELLS_OF_ATTACKS.search(around))
    return bool(told_of) and not strong_hijacks(around)


def _end_of_paragraph(text: str, hijack: Hijack) -> int:
    said = len(text[hijack.start : hijack.end].rstrip())
    blank = _BLANK_LINE.search(text, hijack.start + said)
    return blank.start() if blank else len(text)


def _announces(block: Block, gone: _Gone) -> bool:
    """Tell whether what was left out speaks of what follows: a heading, or what ends in a colon."""
    return gone.spreads and (block.kind is Kind.HEADING or gone.text.endswith((":", "：")))


def _announced(blocks: Sequence[Block], at: int) -> tuple[Block, ...]:
    """Return what the block at that place announces: the next one, of a list all items, of a table all rows."""
    first, following = blocks[at], (blocks[after] for after in range(at + 1, len(blocks)))
    level = first.level if first.kind is Kind.ITEM else 0
    kind = blocks[at + 1].kind if at + 1 < len(blocks) else Kind.HEADING
    if kind is Kind.ROW:
        return tuple(takewhile(lambda block: block.kind is Kind.ROW, following))
    if kind is Kind.ITEM:
        return tuple(takewhile(lambda block: block.kind is Kind.ITEM and block.level > level, following))
    return () if kind is Kind.HEADING or first.kind is Kind.ITEM else (next(following),)


def _clean_block(block: Block) -> tuple[Block | None, tuple[_Gone, ...]]:
    """Return what is left of a block, None if it says nothing any more, and what was taken out."""
    text, gone = _clean_text(block.text, block.kind)
    header = _clean_text(block.header, Kind.ROW)[0] if block.header else ""
    if not text:
        return None, gone
    return block if (text, header) == (block.text, block.header) else replace(block, text=text, header=header), gone


def _clean_text(text: str, kind: Kind) -> tuple[str, tuple[_Gone, ...]]:
    if kind is Kind.ROW and _CELL in text and inspect(text):
        return _clean_row(text)
    left, gone = _cleaned(text)
    if not gone:
        return text, ()
    return left.strip() if any(map(str.isalpha, left)) else "", gone


def _clean_row(text: str) -> tuple[str, tuple[_Gone, ...]]:
    """Empty the cells that give orders; if that is not enough, an order runs over cells and the row goes."""
    cells = [_cleaned(cell) for cell in text.split(_CELL)]
    left = _CELL.join(cell.strip() for cell, _ in cells)
    if inspect(left):
        return "", (_Gone(text, spreads=bool(strong_hijacks(text))),)
    return left if any(map(str.isalnum, left)) else "", tuple(piece for _, gone in cells for piece in gone)


def _warning(gone: _Gone) -> str:
    if gone.spreads:
        rest = f", and what stands behind it: {_shown(gone.rest)}" if gone.rest else ""
        return f"Left out, because it tries to take over the bot: {_shown(gone.sentence)}{rest}. Find out who wrote it."
    if strong_hijacks(gone.sentence):
        return f"Left out, because it quotes how bots are taken over: {_shown(gone.sentence)}."
    return f"Left out, because it tells whoever answers how to answer: {_shown(gone.sentence)}."


def _shown(text: str) -> str:
    return repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")
