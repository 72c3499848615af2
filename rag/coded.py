"""
Whether a page has a block of code as its own lines.

A command is not proven by a part of it, nor by words of a sentence: "rm -rf /" begins "rm -rf /var/cache", and "take it
alone" ends "never take it alone". A page's code stands in its text as it was written, without fences where its reader
took them away.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

_PROMPT = re.compile(r"\$\s+(?=\S)")
_COMMENT = re.compile(r"\s+(?:#|//)\s.*$")
_SPAN = re.compile(r"(?<!`)`([^`\n]{1,300})`(?!`)")
_TYPE = r"\b(?:paste|type|run|enter|execute|issue|(?:the|this)\s(?:\w+\s)?command(?:\sis)?)(?:\sin)?:?\s+[`'\"“‘]?"
_THEN = r"[`'\"”’]?(?=[.,;:!?]?(?:\s*$|\s+(?:and|then|in|into|as|to|from|on|at|again|or)\b|[.,;:!?]\s))"
_COMMAND = re.compile(
    r"^(?!(?:an?|the|this|that|it|your?|all|any)\s)[a-z][\w.-]*(?:\s\S+)+$"
)  # what is typed begins small, and is of several words
_FORBIDS = re.compile(r"(?:\b(?:never|not|no|cannot|avoid|without)\b|n['’]t\b)[^.!?\n]*$", re.IGNORECASE)
_GOES_ON = "\\"  # at a line's end: a shell reads the next one as its rest


@dataclass(frozen=True, slots=True)
class _Line:
    """
    A line that is not blank.

    Attributes:
        said: Without its indent, its prompt and the blanks behind it.
        start: Where its first sign stands in the text.
        end: Where its last sign ends.
        indent: Blanks before it.
    """

    said: str
    start: int
    end: int
    indent: int


def place_of_code(code: str, text: str) -> tuple[int, int] | None:
    """
    Return where a text has the first line of a block of code, None where it has not all of it.

    The block's lines must be whole lines of the text, in the same order and with none between; blank lines, prompts and
    an indent that all of them have do not count. A single line may also be a whole code span, what a sentence tells to
    type, or lack the comment that the text has behind it. No code is nowhere.
    """
    wanted, there = list(_lines(code)), list(_lines(text))
    for at in range(len(there) - len(wanted) + 1 if wanted else 0):
        run = there[at : at + len(wanted)]
        if _are_same(wanted, run) and not _is_torn(there, at, at + len(wanted)):
            return run[0].start, run[0].end
    if len(wanted) != 1:
        return None
    return _place_of_span(wanted[0].said, text) or _place_of_typed(wanted[0].said, text)


def _lines(text: str) -> Iterator[_Line]:
    at = 0
    for line in text.split("\n"):
        bare = line.strip()
        if bare:
            start = at + line.index(bare[0])
            indent = len(line.expandtabs(4)) - len(line.expandtabs(4).lstrip())
            yield _Line(_PROMPT.sub("", bare, count=1) if bare[0] == "$" else bare, start, start + len(bare), indent)
        at += len(line) + 1


def _are_same(wanted: Sequence[_Line], run: Sequence[_Line]) -> bool:
    if len(wanted) == 1:
        return run[0].said == wanted[0].said or _COMMENT.sub("", run[0].said) == wanted[0].said
    if any(one.said != other.said for one, other in zip(wanted, run, strict=True)):
        return False
    shifts = [other.indent - one.indent for one, other in zip(wanted, run, strict=True)]
    begins = run[0].start == 0  # a passage that begins amid code lacks the indent of its first line
    return len(set(shifts[1:] if begins else shifts)) == 1


def _is_torn(lines: Sequence[_Line], start: int, end: int) -> bool:
    """Whether a run of lines begins or ends amid a command that is written in several of them."""
    before = lines[start - 1].said if start else ""
    return before.endswith(_GOES_ON) or lines[end - 1].said.endswith(_GOES_ON)


def _place_of_span(said: str, text: str) -> tuple[int, int] | None:
    spans = (found for found in _SPAN.finditer(text) if _PROMPT.sub("", found[1].strip(), count=1) == said)
    return next((found.span(1) for found in spans), None)


def _place_of_typed(said: str, text: str) -> tuple[int, int] | None:
    """Return where a sentence tells to type a command, in full: "paste sudo reboot and then hit enter"."""
    if not _COMMAND.search(said):
        return None
    every = re.finditer(rf"{_TYPE}(?P<said>{re.escape(said)}){_THEN}", text, re.IGNORECASE)
    return next((told.span("said") for told in every if not _FORBIDS.search(text[: told.start()])), None)
