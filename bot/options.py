"""A choice from a list that the bot has given: "the second one", "option 3", "die letzte"."""

import re

from bot.language import plain

_ITEM = re.compile(r"^\s{0,8}(?:\[?\d{1,2}[\].):]+|[-*•–])\s+(\S.*)$", re.MULTILINE)
_READ = 8000
"""Characters of a reply that are looked through; platforms' messages end there."""

_PLACES: dict[str, int] = {
    word: place
    for place, words in {
        1: """first 1st one erste ersten erster erstes primera primero primer premiere premier primeira primeiro
            prima primo""",
        2: "second 2nd two zweite zweiten zweiter zweites segunda segundo deuxieme seconde second seconda secondo",
        3: "third 3rd three dritte dritten dritter drittes tercera tercero troisieme terceira terceiro terza terzo",
        4: "fourth 4th four vierte vierten vierter viertes cuarta cuarto quatrieme quarta quarto",
        5: "fifth 5th five funfte funften funfter funftes quinta quinto cinquieme",
        -1: "last letzte letzten letzter letztes ultima ultimo derniere dernier",
    }.items()
    for word in words.split()
}
_COUNTED = "one|option|item|point|entry|result|source|bullet|choice|opcion|opcao|opzione|punkt|moglichkeit|punto|ponto"
_THE = "the|der|die|das|den|dem|zum|zur|el|la|le|o|a|il|del|al|du|au"
_NUMBERED = re.compile(rf"\b(?:{_COUNTED}|number|no|nr|nummer|numero) (\d{{1,2}}|[a-z]+)\b")
_NTH = re.compile(rf"\b([a-z0-9]+) (?:{_COUNTED})s?\b")
_THE_NTH = re.compile(rf"\b(?:{_THE}) ([a-z0-9]+)(?: please| bitte| por favor| then)?$")


def items(reply: str) -> tuple[str, ...]:
    """Return the texts of a reply's list, in order, without bullets and numbers; empty when it has none."""
    found = tuple(match.group(1).strip() for match in _ITEM.finditer(reply[:_READ]))
    return found if len(found) > 1 else ()


def chosen(text: str, reply: str) -> str:
    """Return the item of the reply's list that `text` speaks of; "" when it speaks of none."""
    listed = items(reply)
    place = _place(plain(text[:_READ])) if listed else None
    if place is None or place > len(listed):
        return ""
    return listed[place - 1] if place > 0 else listed[-1]


def _place(words: str) -> int | None:
    if words.isdecimal() and len(words) < 3:
        return int(words) or None
    for pattern in (_NUMBERED, _NTH, _THE_NTH):
        for match in pattern.finditer(words):
            word = match.group(1)
            if word.isdecimal() and pattern is _NUMBERED:
                return int(word) or None
            if word in _PLACES and (word, pattern) not in _NO_CHOICE:
                return _PLACES[word]
    return None


_NO_CHOICE = {("one", _NTH), ("one", _THE_NTH), ("two", _NTH), ("two", _THE_NTH), ("three", _NTH), ("four", _NTH)}
"""Amounts: "two options", "the two"."""
