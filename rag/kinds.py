"""Names of a table's columns that only tell what kind of thing their cells are, and cells that are of another kind."""

import re

from rag.announce import states
from rag.prove.facts.measures import COUNT, MONEY, TIMES, UNITS
from rag.prove.facts.read import facts_of
from rag.prove.facts.values import Quantity
from rag.prove.words.clauses import denies
from rag.prove.words.cues import ALL, ONLY
from rag.prove.words.languages import ENGLISH, STOPS, language_of
from rag.prove.words.words import words_of

KINDS = frozenset(
    """
    action actions activities activity amount amounts answer answers anzahl area areas art aspect aspects
    audience bedingung bedingungen beispiel beispiele bemerkung beschreibung betrag bis cantidad case cases caso
    categories category change changes channel city class classes combien comment comments component condiciones
    condition conditions contact contacts context cost coste costo costs country criteria criterion date dates
    dauer deadline deadlines department description descriptions destination detail details detalle device
    devices document documents due duration ejemplo ejemplos example examples exemple exemples expense expenses
    explanation fact facts feature features fecha fee fees field fields figure file files format frequency frist
    fristen grade group groups grund happens hinweis how impact importe info information instruction
    instructions item items kategorie kind kinds kosten label length level levels lieu limit limits line link
    links location locations long lugar many maximum meaning measure menge method methods metric minimum montant
    montants motivo much name names niveau nivel note notes number numbers nummer objet office often option
    options order ort page pages parameter parameters part paso pasos period periods person phase place places
    plan plans plazo plazos point points pourquoi precio preis price prices priority prix procedure process
    product products provider punkt purpose quand quantity question questions qui quoi range rate rates reason
    reasons regel regeln region regla reglas remark remarks requirement requirements result results risk role
    rule rules scenario schritt schritte section service services setting settings severity share situation size
    stage status step steps stufe subject sujet summary system systems tarif task tasks team teams tema term
    termin terms thema thing things tier time timeframe timeline times timing tipo title tool tools topic topics
    total transport typ type types unit units usage use valeur valor value values variable variables version
    wann warum was welche wer wert what when where which who whom whose why wie wo zeit zeitraum zweck condición
    coût coûts cuándo cuánto cómo descripción duración durée délai délais dónde fréquence höhe límite opción où
    quién qué règle règles thème étape étapes 上限 例 備考 内容 区分 場所
    対象 手順 担当 方法 日数 期間 期限 条件 種類 説明 費用 金額 項目
    """.split()
)
"""Words that only tell what kind of thing a column has."""
COUNTS = re.compile(r"\W*(?:steps?|no|nr|n°|number|order|schritt|étape|paso|#)?\W*", re.IGNORECASE)
"""Names of a column that counts its rows."""
_OF_MONEY = re.compile(r"\b(?:costs?|prices?|fees?|kosten|preis|coûts?|prix|costes?|precio)\b", re.IGNORECASE)
_OF_TIME = re.compile(
    r"\b(?:times?|durations?|periods?|deadlines?|due|when|dates?|days?|hours?|weeks?|frist|dauer)\b", re.IGNORECASE
)
_GAINED = re.compile(
    r"\b(?:refund|reimburs|bonus|allowance|reward|discount|credit|salary|receive|get|earn)\w*", re.IGNORECASE
)
_PAID = re.compile(r"\b(?:cost|price|fee|charge|pay|expens)\w*", re.IGNORECASE)
_BOUNDS = (
    (
        re.compile(r"\b(?:deadlines?|due|frist(?:en)?|délais?|plazos?)\b", re.IGNORECASE),
        re.compile(
            r"""\b(?:by|within|until|till|before|later?|latest|due|deadline|expir\w*|ends?|bis|binnen|innerhalb|spätestens
            |avant|sous|antes|hasta|plazo)\b""",
            re.IGNORECASE | re.VERBOSE,
        ),
    ),
    (
        re.compile(r"\b(?:limits?|maximum|límite)\b|上限", re.IGNORECASE),
        re.compile(
            r"\b(?:up\sto|at\smost|max\w*|limit\w*|more|cap\w*|only|within|exceed\w*|above|under|below|until|over)\b",
            re.IGNORECASE,
        ),
    ),
    (
        re.compile(r"\bminimum\b", re.IGNORECASE),
        re.compile(r"\b(?:at\sleast|min\w*|less|fewer|from)\b", re.IGNORECASE),
    ),
)
"""Names that say how far a value goes, and what a page says that of it by."""


def is_kind(name: str) -> bool:
    """Whether the name of a column only tells what kind of thing its cells are."""
    return not beside_kinds(name)


def beside_kinds(name: str) -> str:
    """Return what the name of a column says beside the kind of its cells: "Flight" of "Flight length"; else ""."""
    if COUNTS.fullmatch(name):
        return ""
    if denies(name, language_of(name) or ENGLISH) or ALL.search(name) or ONLY.search(name) or states(name):
        return name
    said = (word.text for word in words_of(name, ENGLISH))
    return " ".join(word for word in said if word.lower() not in KINDS and word.lower() not in STOPS[ENGLISH])


def units_named(text: str) -> set[tuple[str, float]]:
    """Return the units that a text names, each with its dimension and its size."""
    return {UNITS[word.folded] for word in words_of(text, ENGLISH) if word.folded in UNITS}


def misfits(name: str, cell: str, near: str) -> bool:
    """Whether a cell is of another kind than the name of its column tells, by itself or by the lines near."""
    dimensions = {fact.dimension for fact in facts_of(cell, ENGLISH, quoted=False) if isinstance(fact, Quantity)}
    if (
        COUNT in dimensions and (told := units_named(name)) and told.isdisjoint(units_named(near))
    ):  # "Days" over a page's hours
        return True
    if not is_kind(name):
        return False
    if _OF_MONEY.search(name):
        if dimensions & TIMES and not dimensions & MONEY:
            return True
        return bool(dimensions & MONEY) and bool(_GAINED.search(near)) and not _PAID.search(near)
    if _OF_TIME.search(name) and dimensions & MONEY and not dimensions & TIMES:
        return True
    return any(bool(names.search(name)) and bool(dimensions) and not cues.search(near) for names, cues in _BOUNDS)
