"""Questions that ask for a number, and words that give one: "how long", "bis wann"; "two weeks", "14:00"."""

import re

_ASKED = re.compile(
    r"""\b(?:
        how\s(?:much|many|long|often|big|late|early|soon|far|fast) | when | till | until | deadline | limit | cap | rate
        | price | costs?
        | wann | wie\s?(?:viele?|lange?|oft|hoch) | cu[aá]nt[oa]s? | cu[aá]ndo | a\squ[eé]\shora
        | combien | quand | quant[oaie] | quando
    )\b""",
    re.IGNORECASE | re.VERBOSE,
)
_GIVEN = re.compile(
    r"""\d | \b(?:
        one | two | three | four | five | six | seven | eight | nine | ten | twelve | once | twice | half
        | zwei | drei | vier | fünf | sechs | dos | tres | cuatro | cinco | seis | deux | trois | quatre | cinq
    )\b""",
    re.IGNORECASE | re.VERBOSE,
)


def asks_an_amount(question: str) -> bool:
    """Whether a number or a time would answer the question."""
    return bool(_ASKED.search(question))


def gives_an_amount(text: str) -> bool:
    """Whether the text has a number, in digits or as a word."""
    return bool(_GIVEN.search(text))
