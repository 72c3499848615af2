"""Which way a limit reaches: "at least", "up to", "more than", "or less"."""

import re

from rag.prove.facts.values import Direction

_BEFORE_UP = r"""at\sleast | (?:a\s)?minimum(?:\sof)? | minimum\s(?:\w+\s){1,3}?(?:is|are|of)
    | no\s(?:less|fewer|earlier|sooner)\sthan | not\s(?:less
    |fewer)\sthan
    | (?:more|longer|greater|higher|larger|later|older|bigger|taller|heavier)\sthan
    | (?<!carry\s)(?<!carries\s)(?<!carried\s)(?<!carrying\s)(?<!roll\s)(?<!rolled\s)(?<!hand\s)over
    | above | exceed(?:s|ed|ing)? | beyond
    | in\sexcess\sof | > | ≥ | starting\sat | mindestens | wenigstens | al\smenos | como\sm[ií]nimo | por\slo\smenos
    | au\smoins
    | (?:a|à)\spartir\sdel? | (?:a|à)\spartir\sdes? | ab | superior(?:es)?\sa | supérieure?s?\sà
    | mehr\sals | über | más\sde | plus\sde | frühestens | surpass(?:es|ing)?"""
_BEFORE_DOWN = r"""at\s(?:the\s)?(?:most|latest) | up\sto | (?:a\s)?max(?:imum|\.)?(?:\sof)?
    | maximum\s(?:\w+\s){1,3}?(?:is|are|of)
    | no\s(?:more|longer
    |later|greater|higher)\sthan
    | (?:not|never|cannot|can't)\s(?:to\s|be\s)?(?:more|longer|later|exceed(?:ing)?)(?:\sthan)?
    | within(?:\sthe)?(?:\s(?:first|next|last))?
    | limited\sto | capped\sat | (?:cap|limit|ceiling)(?:\s(?:is|of|at))? | (?:less|fewer|shorter|smaller|lower
    |cheaper|younger|earlier)\sthan
    | under | below | < | ≤ | höchstens | maximal | bis\szu | innerhalb\svon | spätestens | como\smáximo | hasta
    | dentro\sde
    | au\s(?:maximum|plus) | jusqu'à | dans\sles | weniger\sals | unter | menos\sde | moins\sde"""
_FILLER = r"(?:\s*(?:of|a|an|the|about|approximately|around|US|USD|EUR|GBP|[$€£]))*\s*$"
_BEHIND_UP = r"""\s*\+ | \W*(?:\w+\W+){0,3}?(?:or|and)\s(?:more|longer|greater|above|higher|later|older|up|over)\b
    | \W*(?:\w+\W+)?(?:or\sso\s)?(?:minimum|at\sleast)\b | .{0,12}(?:oder\smehr|o\smás|ou\splus|以上|を?超え|を?上回)"""
_BEHIND_DOWN = r"""\W*(?:\w+\W+){0,3}?(?:or|and)\s(?:less|fewer|shorter|earlier|under|below|lower)\b
    | \W*(?:\w+\W+)?(?:maximum|max|at\smost)\b
    | .{0,12}(?:oder\sweniger|o\smenos|ou\smoins|以下|以内|まで|未満|を?下回)"""

_REACH = 40  # characters before a number in which its comparison stands
_NEGATED = re.compile(
    r"""(?:\b(?:not|never|cannot|no)|n['’]t)\s+(?:to\s+)?(?:[a-z]+\s+){0,3}$
    | \b(?:no|nobody|none)\s+(?:(?!(?:for|of|to|on|in|if|when|with)\b)[a-z]+\s+){1,6}$""",
    re.IGNORECASE | re.VERBOSE,
)
"""A denial right before a comparison, or with a verb between: "are not allowed to take more than"."""
_FEWER = re.compile(r"(?:less|fewer|shorter|smaller|lower|younger|earlier)\sthan", re.IGNORECASE)
_NOBODY_MAY = re.compile(r"\b(?:nobody|no\sone|none)\s(?:may|can|must)\s(?:[a-z]+\s){0,2}$", re.IGNORECASE)
_IN_TIME = re.compile(r"no\s(?:later|earlier|sooner)\sthan|at\s(?:the\s)?latest|spätestens|frühestens", re.IGNORECASE)
_AHEAD = re.compile(r"\s*(?:before(?:hand)?|prior|in\sadvance|ahead|earlier|vor(?:her)?|antes|avant)\b", re.IGNORECASE)
_OR_EARLIER = re.compile(r"[^.;]{0,30}\bor\s(?:earlier|sooner|later)\b", re.IGNORECASE)
_LATEST = re.compile(r"[^,;.]{0,30}?\bat\sthe\s(?:very\s)?(?P<way>latest|earliest)\b", re.IGNORECASE)
_JAPANESE_AHEAD = re.compile(r"\s*(?:営業日|日|週間?|[かカヶヵ]月|時間|年|分)前まで")  # at least so long before
_NOT_OVER = re.compile(r".{0,12}?(?:を?超え|以上)[^。、]{0,16}(?:ません|ない|不可|禁止)")  # "may not be over 5 days"
_LEAST = re.compile(r"(?:少なくとも|最低(?:でも)?|最短(?:でも)?)[、は]?\s*[$€£¥]?$")
_MOST = re.compile(r"(?:最大|最高|最長|上限は?|多くても|長くても|遅くとも)(?:で|でも)?[、は]?\s*[$€£¥]?$")
"""Right before a Japanese number."""
_FLAGS = re.IGNORECASE | re.VERBOSE
_BEFORE = {
    Direction.DOWN: re.compile(rf"(?<!\w)(?:{_BEFORE_DOWN}){_FILLER}", _FLAGS),
    Direction.UP: re.compile(rf"(?<!\w)(?:{_BEFORE_UP}){_FILLER}", _FLAGS),
}
_BEHIND = {
    Direction.UP: re.compile(_BEHIND_UP, _FLAGS),
    Direction.DOWN: re.compile(_BEHIND_DOWN, _FLAGS),
}


def direction_of(text: str, start: int, bare: int, end: int) -> Direction | None:
    """
    Return which way the limit at a number reaches, None for a plain number; a comparison before it goes first.

    "No later than a week before" is a week or more. The number stands from `start` to `bare`, with its unit to `end`.
    """
    before = text[max(0, start - _REACH) : start]
    found = [(match.start(), direction, match) for direction, cue in _BEFORE.items() if (match := cue.search(before))]
    if found:
        at, direction, match = min(found, key=lambda each: each[0])  # "no fewer than" goes before its "fewer than"
        negated = _NOBODY_MAY if _FEWER.match(match.group()) else _NEGATED if direction is Direction.UP else None
        denied = negated and negated.search(before[:at])
        counted_back = _IN_TIME.match(match.group()) and _AHEAD.match(text, end)
        return _turned(direction) if bool(denied) != bool(counted_back) else direction
    if not before.isascii() and (_LEAST.search(before) or _MOST.search(before)):
        return Direction.UP if _LEAST.search(before) else Direction.DOWN
    behind = text[bare : end + _REACH]
    if _JAPANESE_AHEAD.match(behind):
        return Direction.UP
    if _NOT_OVER.match(behind):
        return Direction.DOWN
    if at_the := _LATEST.match(behind):
        latest = Direction.DOWN if at_the["way"].lower() == "latest" else Direction.UP
        return _turned(latest) if _AHEAD.match(text, end) else latest
    way = next((direction for direction, cue in _BEHIND.items() if cue.match(behind)), None)
    earlier = _OR_EARLIER.match(behind)
    return _turned(way) if way and earlier and _AHEAD.match(text, end) else way


def _turned(direction: Direction) -> Direction:
    return Direction.UP if direction is Direction.DOWN else Direction.DOWN
