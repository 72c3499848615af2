"""
Whether a number before a stop is an ordinal, as in German, Nordic and Czech dates, or ends a sentence.

"am 3. Oktober", "in der 1. Klasse", "24. 12. 2026" go on; "Take option 3. It is best." ends. Where the next word has a
small letter nobody needs to ask. An ordinal stands before a noun, so words that begin sentences speak against it.
"""

import re

_BEFORE = 40  # characters read before the number: the longest look that hostile text cannot make slow
_LONGEST = 3  # figures: "der 500. Kunde", but 2027 is a year
ROMAN = frozenset("II III IV VI VII VIII IX XI XII XIII XIV XV XVI XVII XVIII XIX XX".split())
"""Numbers of kings, floors and chapters; those of one letter are taken for initials anyway."""

# The next word; with the "Sie" of an order ("Nennen Sie den Ort") or the number of a name ("Stufe 3") behind it.
_WORD = re.compile(r"[^\S\n]{1,3}([^\W\d_]+)(?:[^\S\n](?:(Sie\b)|(\d)))?")
_DAY_OF_MONTH = re.compile(r"(?<![\d.])\d{1,2}$")
_MONTH_NEXT = re.compile(r"[^\S\n]{1,3}(?:0?[1-9]|1[0-2])\.(?!\d\d?\b)")
_DAY_AND_MONTH = re.compile(r"(?<![\d.])\d{1,2}\.[^\S\n]{0,3}\d{1,2}$")
_YEAR_NEXT = re.compile(r"[^\S\n]{1,3}(?:19|20)\d\d(?!\d)")

# "I am 30. Klaus is 25." is no "am 30. Juni". Behind a hyphen or a stroke stand the other ordinals: "1./2. Klasse".
_LEADS_TO_ONE = re.compile(
    r"""(?<!\w)(?:
        (?<!\bi\s)am | vom | zum | zur | im | ins | beim | der | die | das | den | dem | des
      | (?:jede|diese|welche|letzte|erste|[dsm]eine|eine|ihre|unsere|eure)[rsnm]? | [dsm]ein | ihr | unser
      | \d{1,3}\.,?\s(?:und|oder|bis|sowie|bzw\.|og|och)
    )\s$
    | \d\.[/–-]$""",
    re.IGNORECASE | re.VERBOSE,
)
# Nouns that are counted; alone or as the end of a longer one. None of them begins an English sentence.
_COUNTED = re.compile(
    r"""(?:\w{3,})?(?:
        quartals? | jahr(?:e?s|hunderts?)? | monats? | woche | semesters?
      | geschoss(?:es)? | stockwerk(?:e?s)? | etage | klasse | auflage | absatz(?:es)? | instanz
      | (?:werk|arbeits|kalender|wochen|kranken|urlaubs|geburts|jahres|advents|feier)tag(?:e?s)?
      | mahnung | änderung | fassung | kapitel | runde | liga | platz | stufe
    )$""",
    re.IGNORECASE | re.VERBOSE,
)
_MONTHS = frozenset(
    "januar jänner februar feber märz april mai juni juli august september oktober november dezember "
    "jan feb mär apr jun jul aug sep sept okt nov dez".split()
)
# English writes no ordinal behind these: "We closed at 25. September was worse."
_ENGLISH_BEFORE = re.compile(
    r"(?<!\w)(?:to|at|of|is|was|are|were|be|in|on|by|than|only|just|for|from|had|has|have|version|option|step|section"
    r"|chapter|page|floor|level|room|building|number|no)\s$",
    re.IGNORECASE,
)
_BEGINS_A_SENTENCE = frozenset(
    """
    der die das den dem des ein eine einen einem einer es er sie wir ich du ihr man wer was wie wo wann warum danach
    dann davor dabei dafür damit daher dazu darum denn dies diese dieser diesen diesem dieses jede jeder jedes alle
    alles auch aber und oder sowie so sonst sobald solange bis ab am an auf aus bei beim durch für gegen hier im in ist
    mit nach nachdem nicht nur ob ohne seit sein seine seiner ihre ihrer unsere kein keine später vor vorher weil wenn
    falls während weitere zu zum zur zusätzlich zuvor außerdem ansonsten bitte anschließend dort jedoch mehr weniger
    the a an it its this that these those they we you he she i if when where who what how there then after before in
    on at for from to of as by with without and or but so no not all any each every our your their his her my is are
    was were do does please see use
    """.split()
)


def is_ordinal(number: str, text: str, start: int, end: int) -> bool:
    """Tell whether the number, which stands with its stop at start:end of the text, counts what follows it."""
    before = text[max(0, start - _BEFORE) : start]
    if number in ROMAN:
        return _counts_a_noun(before, text, end)
    if not number.isdecimal() or len(number) > _LONGEST:
        return False
    return _within_a_date(before + number, text, end) or _counts_a_noun(before, text, end)


def _within_a_date(upto: str, text: str, end: int) -> bool:
    """Tell whether the month follows the day in figures, or the year the month: "24. 12. 2026"."""
    if _MONTH_NEXT.match(text, end):
        return bool(_DAY_OF_MONTH.search(upto))
    return bool(_YEAR_NEXT.match(text, end) and _DAY_AND_MONTH.search(upto))


def _counts_a_noun(before: str, text: str, end: int) -> bool:
    found = _WORD.match(text, end)
    if not found:
        return False
    following, order, named = found[1].lower(), found[2], found[3]
    if following in _BEGINS_A_SENTENCE or order:
        return False
    if _LEADS_TO_ONE.search(before):
        return True
    counted = following in _MONTHS or (not named and bool(_COUNTED.match(following)))
    return counted and not _ENGLISH_BEFORE.search(before)
