"""A text of Markdown as blocks that may be parted: at the joints between them, and inside only when one is too long."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

PARAGRAPH, LINE, SPACE = "\n\n", "\n", " "
"""What joins a block to the one before it."""

Fits = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Block:
    """
    A piece of text that stays whole while it can.

    Attributes:
        joint: What stands between the block and the one before it.
        keeps: Whether it belongs to the block that follows, as a heading does.
        fence: For code, the line that opens it, as "```python"; `text` is then the bare code.
    """

    text: str
    joint: str = PARAGRAPH
    keeps: bool = False
    fence: str = ""

    def shown(self) -> str:
        """Return the text as it stands in a message."""
        if not self.fence:
            return self.text
        closing = "`" * (len(self.fence) - len(self.fence.lstrip("`")))
        return f"{self.fence}\n{self.text}\n{closing}"


def joined(blocks: Sequence[Block]) -> str:
    """Return the text of blocks; the joint of the first is left out."""
    return "".join(f"{block.joint if at else ''}{block.shown()}" for at, block in enumerate(blocks))


def parts(blocks: Sequence[Block], fits: Fits) -> Iterator[tuple[Block, ...]]:
    """
    Yield the blocks in runs that fit, in order, nothing lost.

    A block that does not fit alone is cut: code between its lines, each piece fenced; words at a blank.
    """
    taken: list[Block] = []
    waiting = list(blocks)
    while waiting:
        if fits(joined([*taken, waiting[0]])):
            taken.append(waiting.pop(0))
            continue
        whole = len(taken) - _keeping(taken)
        behind = _behind(taken, fits)
        if whole:
            waiting[:0] = taken[whole:]
            yield tuple(taken[:whole])
            taken = []
        elif taken and not behind(Block(waiting[0].text[:1], fence=waiting[0].fence).shown()):
            yield tuple(taken)
            taken = []
        else:
            waiting[:1] = _cut(waiting[0], behind)
            taken.append(waiting.pop(0))
    if taken:
        yield tuple(taken)


def _behind(taken: Sequence[Block], fits: Fits) -> Fits:
    """Return whether a text fits behind what is taken."""
    before = tuple(taken)
    return lambda text: fits(joined([*before, Block(text)]))


def _keeping(taken: Sequence[Block]) -> int:
    """Return how many blocks at the end belong to what follows."""
    return next((at for at, block in enumerate(reversed(taken)) if not block.keeps), len(taken))


def _cut(block: Block, fits: Fits) -> tuple[Block, Block]:
    """Return the block in two, the first as long as it may be, at least one sign."""
    longest = _longest(block, fits)
    at = _line_end(block.text, longest) if block.fence else _blank(block.text, longest)
    joint = LINE if block.fence else SPACE
    first, rest = block.text[:at], block.text[at:]
    rest = rest.removeprefix("\n") if block.fence else rest.lstrip(" ")
    return Block(first, block.joint, fence=block.fence), Block(rest, joint, block.keeps, block.fence)


def _longest(block: Block, fits: Fits) -> int:
    low, high = 1, len(block.text) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if fits(Block(block.text[:middle], fence=block.fence).shown()):
            low = middle
        else:
            high = middle - 1
    return low


def _line_end(code: str, longest: int) -> int:
    return code.rfind("\n", 1, longest + 1) if "\n" in code[1 : longest + 1] else longest


def _blank(words: str, longest: int) -> int:
    """Return where to cut: at the last blank that no markup stands around, else between two signs of the words."""
    blanks = (match.start() for match in re.finditer(" ", words[: longest + 1]))
    whole = [at for at in blanks if at > longest // 2 and is_balanced(words[:at])]
    if whole:
        return whole[-1]
    unmarked = [at for at in range(max(1, longest - 40), longest + 1) if is_balanced(words[:at])]
    return unmarked[-1] if unmarked else longest


def is_balanced(words: str) -> bool:
    """Whether no code, emphasis, link, escape or entity is open at the end of the words."""
    unescaped = re.sub(r"\\[!-/:-@\[-`{-~]", "", words)
    outside = re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", unescaped)
    if "`" in outside or outside.endswith("\\") or re.search(r"&\w*$", outside):
        return False
    open_link = re.search(r"\[[^\]]*$|\]\([^)]*$", outside)
    return outside.count("*") % 2 == 0 and not open_link
