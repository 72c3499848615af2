"""
Whether a page has a block of code as its own lines.

A command is not proven by a part of it, nor by words of a sentence: "rm -rf /" begins "rm -rf /var/cache", and "take it
alone" ends "never take it alone". A page's code stands in its text as it was written, without fences where its reader
took them away.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

_PROMPT = re.compile(r"\$\s+(?=\S)")
_COMMENT = re.compile(r"\s+(?:#|//)\s.*$")
_SPAN = re.compile(r"(?<!`)`([^`\n]{1,300})`(?!`)")
_TYPE = r"\b(?:paste|type|run|enter|execute|issue|(?:the|this)\s(?:\w+\s)?command(?:\sis)?)(?:\sin)?:?\s+[`'\"“‘]?"
_THEN = r"[`'\"”’]?(?=[.,;:!?]?(?:\s*$|\s+(?:and|then|in|into|as|to|from|on|at|again|or)\b|[.,;:!?]\s))"
_COMMAND = re.compile(
    r"^(?!(?:an?|the|this|that|it|your?|all|any)\s)[a-z][\w.-]*(?:\s\S+)+$"
)  # what is typed begins small, and is of several words
_NOT = r"(?:\b(?:never|not|no|cannot|avoid|without)\b|n['’]t\b)"
_FORBIDS = re.compile(rf"{_NOT}(?:,[^,.;:!?\n]*,)?[^,.;:!?\n]*$", re.IGNORECASE)
_RUN_NOT = re.compile(
    rf"{_NOT}(?:,[^,.;:!?\n]*,)?\s(?:ever\s)?(?:run|typ|us|execut|past|enter|issu|call)\w*\b[^,.;:!?\n]*$",
    re.IGNORECASE,
)
_IF = re.compile(r"\b(?:if|when|whenever|where|unless|until|once|in\scase|as\slong\sas)\b[^,]*$", re.IGNORECASE)
"""Behind it a denial is of what has to be so, up to the next comma: "if it does not start run"."""
_THEREUPON = re.compile(
    r"\b(?:then|next|afterwards?|finally|lastly|followed\sby|after\sthat|and)\b|\n\s*(?:\d{1,2}[.)]|[-*•])\s"
    r"|^[.;,]\s(?:run|type|use|execute|enter|issue|paste)\s$",
    re.IGNORECASE,
)
_THEN_RUN = re.compile(r"\b(?:then|next|afterwards?|finally|lastly|followed\sby|after\sthat)\b", re.IGNORECASE)
_ONLY_RUNS = re.compile(
    r"(?:\s|[.,;:`]|\b(?:first|then|next|and|finally|lastly|afterwards|after\sthat|followed\sby|run|type|use|execute|enter|issue"
    r"|paste|please|you|the|commands?|these|two|three|in\sthis\sorder|in\sorder)\b)+",
    re.IGNORECASE,
)
_OTHERWISE = re.compile(
    r"\b(?:or|if|unless|instead|alternatively|otherwise|fails?|to\s(?:remove|undo|uninstall|revert)|on\s(?:an?\s)?(?:mac\w*|windows"
    r"|linux|ubuntu|debian)|windows|linux)\b|`",
    re.IGNORECASE,
)
"""What stands between two commands that are not to be given one after the other, or have another between them."""
_FENCE = re.compile(r"^\s*(?:```|~~~).*$", re.MULTILINE)
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
    type, or lack the comment that the text has behind it; several may be what a text has one after the other in any of
    these ways. What a text forbids is none of its code. No code is nowhere.
    """
    wanted, there = list(_lines(code)), list(_lines(text))
    for run in _runs(wanted, there):
        if not _is_forbidden(text, run[0].start):
            return run[0].start, run[0].end
    if any(one.indent != wanted[0].indent for one in wanted):
        return None
    return _place_of_steps(wanted, there, text)


def _runs(wanted: Sequence[_Line], there: Sequence[_Line]) -> Iterator[Sequence[_Line]]:
    """Yield the whole lines that are the same as those wanted, none between them."""
    for at in range(len(there) - len(wanted) + 1 if wanted else 0):
        run = there[at : at + len(wanted)]
        if _are_same(wanted, run) and not _is_torn(there, at, at + len(wanted)):
            yield run


def _place_of_steps(wanted: Sequence[_Line], there: Sequence[_Line], text: str) -> tuple[int, int] | None:
    """Return where a text has the first of commands that it has one after the other, each whole."""
    first: tuple[int, int] | None = None
    end = -1
    for one in wanted:
        places = sorted(place for place in _places(one, there, text) if place[0] > end)
        place = next((place for place in places if not _is_forbidden(text, place[0])), None)
        if place is None or (first and not _follows(text[end : place[0]])):
            return None
        first, end = first or place, place[1]
    return first


def _places(one: _Line, there: Sequence[_Line], text: str) -> Iterator[tuple[int, int]]:
    """Yield where a text has a command whole: as a line, as a code span, or as what a sentence tells to type."""
    yield from ((run[0].start, run[0].end) for run in _runs([one], there))
    spans = (found for found in _SPAN.finditer(text) if _PROMPT.sub("", found[1].strip(), count=1) == one.said)
    yield from (found.span(1) for found in spans)
    if _COMMAND.search(one.said):
        typed = re.finditer(rf"{_TYPE}(?P<said>{re.escape(one.said)}){_THEN}", text, re.IGNORECASE)
        yield from (told.span("said") for told in typed)


def _follows(between: str) -> bool:
    """Whether what stands between two commands has the one follow the other, and no third."""
    bare = _FENCE.sub("", between).strip("`")
    lines = [line for line in bare.split("\n") if line.strip()]
    code = [line for line in lines[1:-1] if not line.rstrip().endswith((".", ":"))]
    return bool(_THEREUPON.search(bare)) and not _OTHERWISE.search(bare) and not code


def _is_forbidden(text: str, start: int) -> bool:
    """Whether the sentence before a place says not to, or the one that leads its block in."""
    before = text[:start]
    sentence = re.split(r"[.!?]\s|\n", before)[-1]
    if _says_not(sentence):
        return True
    if sentence.strip():
        return False
    for line in reversed(before.split("\n")[:-1]):
        if line.rstrip().endswith(":"):
            return _says_not(re.split(r"[.!?]\s", line)[-1])
        if line.rstrip().endswith((".", "!", "?")):
            return False
    return False


def _says_not(sentence: str) -> bool:
    sentence = sentence.rstrip(": ")
    denial = _FORBIDS.search(sentence)
    return bool(denial and (_RUN_NOT.search(sentence) or not _IF.search(sentence[: denial.start()])))


def says_then(claim: str) -> bool:
    """Whether a sentence has one thing follow another."""
    return bool(_THEN_RUN.search(claim))


def commands_of(claim: str) -> str:
    """Return the commands of a sentence that says no more than to run them in their order, one a line; else ""."""
    spans = _SPAN.findall(claim)
    return "\n".join(spans) if len(spans) > 1 and _ONLY_RUNS.fullmatch(_SPAN.sub("`", claim)) else ""


def reverses(claim: str, text: str) -> bool:
    """Whether a sentence has two commands one after the other, and a text has both the other way round only."""
    spans = list(_SPAN.finditer(claim))
    for one, other in pairwise(spans):
        first, second = one[1].strip(), other[1].strip()
        if first != second and _THEN_RUN.search(claim[one.end() : other.start()]) and first in text and second in text:
            return text.rfind(second) < text.find(first)
    return False


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
