"""
Whether a document begins by saying who may read it in a way that is not understood.

Such a document is kept out: taken for one that says nothing, it would be shown to everybody.
"""

import re
from collections.abc import Iterable, Iterator

from adapters.readers.slips import slips_between
from rag.document import Unreadable
from rag.lexical import fold

_KEY = "audience"
_SLIPS = 2
"""Letters too many, too few, wrong or exchanged: "audiance", "audiences", "audiencia"; "science" is three away."""

_LONGEST = 100_000
"""Characters looked at: no front matter is longer."""

_DASH = re.compile(r"^(\w{6,11})[ \t]+[-–—][ \t]+(?=\S)")
_TITLE = re.compile(r"#+[ \t]+[A-Z]\w+[ \t]*[:–—-][ \t]*[A-Z]")
_FENCE = re.compile(r"(?:[-–—=*_+;~.][ ]?){2,}(?:#.*|\w{1,8})?$|—$")
_REMARK = re.compile(r"\[[^\]\n]*\]:[ \t]*(?:<>|#)[ \t]*[(\"'](?P<said>[^\n]*)[)\"'][ \t]*$")
_PLAIN = re.compile(r"[*_>\s\"-]*audience[*_]*[ \t]*:", re.IGNORECASE)
"""A line that is looked at among the first lines of what was read, where the groups of the settings are known."""
_UNSEEN = "\ufeff\u200b\u200c\u200d\u2060\u00ad"
_COMMENT = re.compile(rf"(?:[\s{_UNSEEN}]|<!--(?:(?!-->).)*+-->)*+", re.DOTALL)
_LINE = re.compile(
    r"""(?P<indent>[ \t]*) (?P<mark>(?:-[ \t]+|:|\#\+)?)
        ["'{]*[ \t]*["']* (?P<key>[^\W\d_](?:[\w .-]{0,60}\w)?) ["']* [ \t]* [:=：] (?P<value>.*)""",
    re.VERBOSE,
)
_MISSIGNED = re.compile(r"(?:\?[ \t]+(?P<asked>\w{6,11})|(?P<key>\w{6,11})[ \t]*[^\w\s][ \t]*\S+)$")
_UNSIGNED = re.compile(r"(?P<key>\w{6,11})(?:[ \t]+\S+)?$")
"""Also a heading between lines: only meant where keys stand beside it."""
_PARTS_OF_KEY = re.compile(r"[\W_]+")
_NAME = re.compile(r"\w[\w.@+-]*$")
_OPEN = frozenset("all everybody everyone anybody anyone public general alle tous todos tutti".split())
_SAID = 60  # characters of a line that are shown

TWICE = "says in two ways who may read it (audience)"
CLOSED = "says with its key {!r} that only some may read it, which is not obeyed"
NAMELESS = "names no group in its 'audience'"


def withdrawn(trouble: str) -> Unreadable:
    """Return why a document is kept out; what to do about it depends on its format."""
    return Unreadable(trouble, withdrawn=True)


def before_matter(text: str) -> int:
    """Return where the text begins behind blanks, byte-order marks and comments; its length for nothing else."""
    found = _COMMENT.match(text)
    return found.end() if found else 0


def is_meant(key: str) -> bool:
    """Say whether a key is `audience`, or nearly, or has such a word in it."""
    parts = [part for part in _PARTS_OF_KEY.split(fold(key)) if part]
    return any(slips_between(word, _KEY) <= _SLIPS for word in ("".join(parts), *parts))


def is_title(line: str) -> bool:
    """Say whether a heading is a title of two parts, as "# Audience: Managers" is."""
    return bool(_TITLE.match(line))


def is_for_all(name: str) -> bool:
    """Say whether a name means everybody, as web pages name them: "all", "public"."""
    return fold(name).strip() in _OPEN


def trouble_in(text: str, *, lines_are_kept: bool = True) -> str:
    """
    Return what is wrong at the beginning of a text without front matter that was understood, "" for nothing.

    Its comments are looked at, a block between lines of any kind, closed or not, also below a heading, and keys that
    stand there without lines around them. What stands below prose or code is not its beginning. A plain "Audience: hr"
    is looked for in what was read, unless the reader keeps no lines.
    """
    start = before_matter(text[:_LONGEST])
    unheard = _unheard(text[start:_LONGEST].splitlines(), lines_are_kept=lines_are_kept)
    return _first(_in_comments(text[:start])) or _first(unheard)


def trouble_between(lines: Iterable[str]) -> str:
    """Return what is wrong in the lines of front matter that names nobody, "" where it does not mean to."""
    return _first(line for line in lines if _is_meant_by(line, among_keys=True))


def says_twice(lines: Iterable[str]) -> bool:
    """Say whether more than one line of front matter begins with the key, whatever its case."""
    found = (_LINE.match(fold(line)) for line in lines)
    return sum(1 for line in found if line and not line["indent"] and line["key"] == _KEY) > 1


def trouble_of(line: str) -> str:
    """Return what is wrong with a line that means to say it."""
    return f"seems to say who may read it (audience), but not so that it is understood: {_shown(line)}"


def _in_comments(text: str) -> Iterator[str]:
    """Yield the lines of comments that name groups."""
    lines = text.replace("<!--", "\n").replace("-->", "\n").split("\n")
    return (line for line in map(_bare_comment, lines) if _names_groups(line, most_words=2))


def _bare_comment(line: str) -> str:
    """Return a line without what makes a link's definition of a remark: "[//]: # (audience: hr)"."""
    found = _REMARK.match(line)
    return found["said"] if found else line


def _first(lines: Iterable[str]) -> str:
    line = next(iter(lines), None)
    return "" if line is None else trouble_of(line)


def _shown(line: str) -> str:
    said = line.strip()
    return repr(said if len(said) <= _SAID else f"{said[:_SAID]}…")


def _unheard(lines: list[str], *, lines_are_kept: bool) -> Iterator[str]:
    """Yield the lines at the beginning that mean to say it."""
    headed = _below_headings(lines)
    first = lines[headed].strip() if headed < len(lines) else ""
    if _is_said_at_once(lines) and not (lines_are_kept and _PLAIN.match(lines[0])):
        yield lines[0]
    if first.startswith("[") and _REMARK.match(first):
        yield from _in_comments(first)
    if first.startswith("<!--"):
        below = "\n".join(lines[headed:])
        yield from _in_comments(below[: before_matter(below)])
    if _FENCE.match(first) or first.startswith(('{"', '{ "')) or first == "{":
        own = list(_block(lines[headed + (first[:1] != "{" or first == "{") :]))
        closed = headed + 1 + len(own) < len(lines) and _FENCE.match(lines[headed + 1 + len(own)].strip())
        if not headed or closed:
            has_keys = any(map(_LINE.match, own))
            yield from (line for line in own if _is_meant_by(line, among_keys=has_keys))
            if not has_keys:
                yield from (line for line in own if _is_said_at_once([line]))
    elif not headed:
        yield from (line for line in _without_fence(lines) if not (lines_are_kept and _PLAIN.match(line)))


def _is_said_at_once(lines: list[str]) -> bool:
    """
    Say whether the first line is the key with groups behind it in whatever dress: bold, a remark, with a dash.

    A title is none: one with a line below it, or with a capital before both of its words.
    """
    first, second = ([line.strip() for line in lines[:2]] + ["", ""])[:2]
    if _FENCE.match(second) or _TITLE.match(first):
        return False
    bare = re.sub(r"[*_`]", "", first).strip(" \t#>/;%,\"'")
    return _names_groups(_DASH.sub(r"\1: ", bare), most_words=1)


def _below_headings(lines: list[str]) -> int:
    """Return the number of lines before the first that is neither blank nor a heading; 0 where no heading is."""
    at = 0
    while at < len(lines) and (not lines[at].strip() or lines[at].startswith(("# ", "%"))):
        at += 1
    return at


def _block(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a block up to its end, or to where the paragraph ends that can stand in none."""
    is_prose = False
    for line in lines:
        bare = line.strip()
        if is_prose and not bare:
            return
        if bare and (_FENCE.match(bare) or bare.startswith(("```", "~~~", "|"))):
            return
        yield line
        is_prose = is_prose or bool(bare and not _LINE.match(line) and line[0] not in " \t#-[{?")


def _without_fence(lines: list[str]) -> Iterator[str]:
    """Yield those of the keys at the very top, up to a blank line or prose, that name groups."""
    for line in lines:
        found = _LINE.match(line)
        if not found and line[:1] not in (" ", "\t"):
            return
        if found and _names_groups(line, most_words=1):
            yield line


def _is_meant_by(line: str, *, among_keys: bool) -> bool:
    found = _LINE.match(fold(line))
    if not found:
        missigned = _MISSIGNED.match(fold(line))
        if missigned:
            return is_meant(missigned["key"] or missigned["asked"])
        unsigned = _UNSIGNED.match(fold(line)) if among_keys else None
        return unsigned is not None and is_meant(unsigned["key"])
    if found["indent"] or found["mark"]:
        return _names_groups(line, most_words=2)
    return is_meant(found["key"])


def _names_groups(line: str, most_words: int) -> bool:
    """Say whether a line is the key with groups behind it, rather than a sentence about those who read."""
    found = _LINE.match(fold(line))
    if not found or slips_between(_PARTS_OF_KEY.sub("", found["key"]), _KEY) > _SLIPS:
        return False
    groups = [group.strip(" \t\"'") for group in found["value"].strip(" \t[]{}").removesuffix("-->").split(",")]
    words = [group.split() for group in groups if group]
    return all(len(group) <= most_words and all(map(_NAME.match, group)) and group[0] not in _OPEN for group in words)
