"""Sentences that are shown, as the pieces of an answer, in the order in which they are read."""

from collections.abc import Collection, Mapping

from rag.cite import Draft
from rag.document import Kind
from rag.outline import Block
from rag.reply import Piece, Sentence


def reading_order(draft: Draft, quoted: Collection[int]) -> list[int]:
    """Return the places of a draft's sentences in order, a page's own in the place of a row behind the whole table."""
    order: list[int] = []
    behind: list[int] = []
    for place, unit in enumerate(draft.units):
        block = draft.blocks[unit.block]
        if block.kind is not Kind.ROW or block.header:
            order += behind
            behind = []
        is_quote = block.kind is Kind.ROW and place in quoted
        (behind if is_quote else order).append(place)
    return order + behind


def pieces(draft: Draft, shown: Mapping[int, Sentence]) -> list[Piece]:
    """Return the sentences by their blocks, in their order; a page's own sentence is no row."""
    found: dict[int, tuple[Sentence, ...]] = {}
    for place, sentence in shown.items():
        block = draft.units[place].block
        found[block] = (*found.get(block, ()), sentence)
    return [_piece(draft.blocks[place], said) for place, said in found.items()]


def _piece(block: Block, said: tuple[Sentence, ...]) -> Piece:
    is_quoted_row = block.kind is Kind.ROW and said[0].quoted
    return Piece(Kind.PARAGRAPH if is_quoted_row else block.kind, said, block.mark, block.level)
