"""A document's title among its blocks."""

from collections.abc import Sequence

from rag.document import Block, Kind


def first_h1(blocks: Sequence[Block]) -> str:
    """Return the text of the first heading of level 1, or ""."""
    return next((block.text for block in blocks if block.kind is Kind.HEADING and block.level == 1), "")


def without_title(title: str, blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Return the blocks without a first heading that only says the title again; a lone block stays."""
    if not blocks:
        return ()
    first = blocks[0]
    repeats = first.kind is Kind.HEADING and first.level == 1 and first.text.casefold() == title.casefold()
    return tuple(blocks[1:] if repeats and len(blocks) > 1 else blocks)
