"""An answer's sentences as Markdown, one after the other: what is set so far is always the beginning of the whole."""

import re
from collections.abc import Iterable, Iterator

from adapters.speech import Speech
from adapters.teams.blocks import LINE, PARAGRAPH, SPACE, Block
from adapters.teams.markdown import bold, fence_for, plain, visible
from rag.document import Kind
from rag.reply import Sentence
from rag.stream import Released

_DEEPER = 4  # blanks: what stands under "- " and under "10. " alike, CommonMark 0.31, 5.2


def sentence_blocks(sentences: Iterable[Released], speech: Speech) -> Iterator[Block]:
    """Yield a block for each sentence; those of one paragraph or item are joined by a space."""
    before: Kind | None = None
    depth = 0
    for released in sentences:
        kind = released.piece.kind
        depth = min(released.piece.level, depth + 1) if kind is Kind.ITEM else 0
        joint = _joint(before, kind, opens=released.opens)
        yield from _blocks(released, joint, depth, speech)
        before = kind


def markers(sentence: Sentence) -> str:
    """Return the numbers that Teams makes citations of: a blank and "[1]" for each."""
    return "".join(f" [{number}]" for number in sentence.citations)


def _joint(before: Kind | None, kind: Kind, *, opens: bool) -> str:
    if not opens:
        return SPACE
    return LINE if before is kind is Kind.ITEM else PARAGRAPH


def _blocks(released: Released, joint: str, depth: int, speech: Speech) -> Iterator[Block]:
    piece, sentence = released.piece, released.sentence
    match piece.kind:
        case Kind.CODE:
            language = re.sub(r"[^\w+#-]", "", piece.mark)
            text = visible(sentence.text).strip("\n")
            yield Block(text, joint, keeps=bool(sentence.citations), fence=f"{fence_for(text)}{language}")
            if sentence.citations:
                yield Block(markers(sentence).lstrip(), PARAGRAPH)
        case Kind.ROW if not sentence.citations:
            yield Block(bold(sentence.text), PARAGRAPH, keeps=True)
        case Kind.HEADING:
            yield Block(f"{bold(sentence.text)}{markers(sentence)}", joint, keeps=True)
        case Kind.ITEM if released.opens:
            mark = re.match(r"\d+", piece.mark)
            lead = f"{' ' * _DEEPER * (depth - 1)}{f'{mark[0]}.' if mark else '-'} "
            yield Block(f"{lead}{_said(sentence, speech)}", joint)
        case _:
            yield Block(_said(sentence, speech, opens=released.opens), joint)


def _said(sentence: Sentence, speech: Speech, *, opens: bool = True) -> str:
    """Return a sentence with its markers before its stop; a page's own words are said to be the page's."""
    if sentence.quoted:
        said = speech.words.sentence(sentence, speech.language)
        marked = "".join(f"[{number}]" for number in sentence.citations)
        return f"{plain(said.removesuffix(marked).rstrip(), opens=opens)}{markers(sentence)}"
    words, stop = sentence.parted()
    return f"{plain(words, opens=opens)}{markers(sentence)}{plain(stop, opens=False)}"
