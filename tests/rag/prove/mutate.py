"""Machine-made changes of supported sentences: some make them wrong, some only say the same in other signs."""

import re
from collections.abc import Callable, Iterator

Change = Callable[[str], Iterator[str]]
"""Yields a sentence changed in one place, once for each place there is."""

_NUMBER = re.compile(r"(?<![\w.,:/#-])\d+(?:[.,]\d+)*(?![\w:/-])")
_UNITS = {"days": "weeks", "weeks": "months", "hours": "days", "minutes": "hours", "months": "weeks", "years": "months"}
_SIGNS = {"$": "€", "€": "$", "£": "€", " USD": " EUR", " EUR": " USD", " dollars": " euros", " percent": " days"}
_WORDS = "one two three four five six seven eight nine ten eleven twelve".split()
MONTHS = "January March April June July August September October December".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
_CODE = re.compile(r"[\w.-]+@[\w.-]+|https?://\S+|`[^`]+`|#[a-z][\w-]+|\b[A-Z]{2,}-\d+\b")
_NAME = re.compile(r"(?<=[a-z] )[A-Z][a-z]{3,}\b")
_VERB = re.compile(
    r"\b(is|are|must|may|should|can|has to|have to|will)\b(?! (?:not|n't|no|never|only))(?<!not )", re.IGNORECASE
)


def other_number(claim: str) -> Iterator[str]:
    for match in _NUMBER.finditer(_without_markers(claim)):
        number = match.group()
        changed = f"{int(number[0]) % 9 + 1}{number[1:]}7" if "." not in number and "," not in number else "73"
        yield _replaced(claim, match, changed)


def other_unit(claim: str) -> Iterator[str]:
    for old, new in _UNITS.items():
        if re.search(rf"(?:\d|\b(?:{'|'.join(_WORDS)})) {old}\b", claim):
            yield claim.replace(old, new, 1)
    for old, new in _SIGNS.items():
        if old in claim:
            yield claim.replace(old, new, 1)


def other_date(claim: str) -> Iterator[str]:
    for names in (MONTHS, WEEKDAYS):
        for at, name in enumerate(names):
            if re.search(rf"\b{name}\b", claim):
                yield claim.replace(name, names[at - 3], 1)


def other_identifier(claim: str) -> Iterator[str]:
    for match in _CODE.finditer(_without_markers(claim)):
        code = match.group()
        middle = len(code) // 2
        yield _replaced(claim, match, code[:middle] + ("q" if code[middle] != "q" else "z") + code[middle + 1 :])


def other_name(claim: str) -> Iterator[str]:
    for match in _NAME.finditer(claim):
        if match.group() not in (*MONTHS, *WEEKDAYS, "February", "May", "November"):
            yield _replaced(claim, match, "Zephyrion")


def turned_round(claim: str) -> Iterator[str]:
    for denial in (" not ", " never "):
        if denial in claim:
            yield claim.replace(denial, " ", 1)
            return
    match = _VERB.search(claim)
    if match and not re.search(r"\b(?:no|never|cannot|nobody|unless|if|only)\b", claim, re.IGNORECASE):
        yield f"{claim[: match.end()]} not{claim[match.end() :]}"


def without_marker(claim: str) -> Iterator[str]:
    yield _without_markers(claim).strip()


FROM_NOWHERE: dict[str, Change] = {
    "number": other_number,
    "date": other_date,
    "identifier": other_identifier,
    "name": other_name,
}
"""Changes to values, identifiers and names that no passage has."""

WITHIN: dict[str, Change] = {"unit": other_unit, "negation": turned_round}
"""Changes that a passage may seem to bear out."""


def in_words(claim: str) -> Iterator[str]:
    for match in _NUMBER.finditer(_without_markers(claim)):
        number = match.group()
        if number.isdigit() and 2 <= int(number) <= len(_WORDS) and re.match(r" [a-z]", claim[match.end() :]):
            yield _replaced(claim, match, _WORDS[int(number) - 1])


def in_digits(claim: str) -> Iterator[str]:
    for value, word in enumerate(_WORDS[1:], 2):
        if re.search(rf"\b{word} (?:days|weeks|months|years|hours|minutes|approvals|steps)\b", claim):
            yield claim.replace(word, str(value), 1)


def other_money(claim: str) -> Iterator[str]:
    for sign, code in (("$", "USD"), ("€", "EUR"), ("£", "GBP")):
        match = re.search(rf"{re.escape(sign)}([\d,.]*\d)", claim)
        if match:
            yield claim.replace(match.group(), f"{code} {match[1]}", 1)
            yield claim.replace(match.group(), f"{match[1].replace(',', '')} {code}", 1)


def marker_behind(claim: str) -> Iterator[str]:
    if claim.endswith(" [1]."):
        yield claim.removesuffix(" [1].") + ". [1]"
        yield claim.removesuffix(" [1].") + "【1】."


def in_bold(claim: str) -> Iterator[str]:
    first, rest = claim.split(maxsplit=1)
    yield f"- **{first}** {rest}"


def other_force(claim: str) -> Iterator[str]:
    for old, new in (
        (" must ", " has to "),
        (" must be ", " needs to be "),
        ("cannot ", "can not "),
        (" do not ", " don't "),
    ):
        if old in claim:
            yield claim.replace(old, new, 1)


def per_unit(claim: str) -> Iterator[str]:
    for unit in ("day", "week", "month", "year"):
        if f" a {unit}" in claim:
            yield claim.replace(f" a {unit}", f" per {unit}", 1)
        elif f" per {unit}" in claim:
            yield claim.replace(f" per {unit}", f"/{unit}", 1)


SAME: dict[str, Change] = {
    "words": in_words,
    "digits": in_digits,
    "money": other_money,
    "marker": marker_behind,
    "bold": in_bold,
    "force": other_force,
    "rate": per_unit,
}
"""Changes that leave a sentence as true as it was."""


def _without_markers(claim: str) -> str:
    return re.sub(r"\s?\[\d+\]", lambda match: " " * len(match.group()), claim)


def _replaced(claim: str, match: re.Match[str], new: str) -> str:
    return claim[: match.start()] + new + claim[match.end() :]
