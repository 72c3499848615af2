"""Small words of any of the languages that turn what a sentence says: before and after, all and only, except."""

import re


def _cues(*either: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(cue, re.IGNORECASE | re.VERBOSE) for cue in either)


BEFORE = _cues(
    r"""\b(?:before|prior|ahead|advance|beforehand|vor|bevor|vorher|voraus|antes|antelación|avant|avance|préalable)\b
    |前|までに""",
    r"\b(?:after|afterwards|following|nach|nachdem|danach|después|tras|après|suivant)\b|後|以降",
)
AXES = (
    _cues(
        r"\b(?:during|within|inside|während|innerhalb|durante|dentro|pendant|durant|à\sl['’]intérieur)\b|(?<!年)中[にはの、]|以内",
        r"\b(?:outside|außerhalb|fuera|hors|en\sdehors)\b|時間外|[以の]外",
    ),
    _cues(
        r"""\b(?:first|day\s(?:1|one)|1st|beginning|start|initial|erste[nrms]?|anfang\w*|beginn\w*|primer[oa]?s?|principios?|inicio|comienzos?
        |premi[eè]re?s?|débuts?)\b|最初|初[めの日旬]|[年月週]初""",
        r"""\b(?:last|final|end|letzte[nrms]?|\w*ende|últim[oa]s?|final(?:es)?|fin(?:ales)?|derni[eè]re?s?|fins?)\b
        |最後|最終|末""",
    ),
    _cues(
        r"\b(?:part[\s-]?time|teilzeit\w*|(?:tiempo|jornada)\sparcial|temps\spartiel)\b|パート|時短",
        r"\b(?:full[\s-]?time|vollzeit\w*|(?:tiempo|jornada)\scomplet[oa]|temps\s(?:plein|complet))\b|フルタイム|常勤",
    ),
    _cues(
        r"\b(?:weekdays?|workdays?|werktag\w*|wochentag\w*|laborables?|entre\ssemana|en\ssemaine|ouvrés?|ouvrables?)\b|平日",
        r"\b(?:weekends?|wochenende\w*|fin(?:es)?\sde\ssemana|week-?end\w*|fins?\sde\ssemaine)\b|週末|土日",
    ),
)
"""Places in time of which a claim may not have one where the closest unit has the other alone."""
ALL = re.compile(
    r"""\b(?:all|every|everything|everyone|each|any|anyone|always|whole|entire|fully|full|both|alle[nrsm]?|alles|jede[nrsm]?|sämtlich\w*|gesamt\w*|immer
    |voll(?:e[nrsm]?|ständig\w*)?|ganze[nrsm]?|komplett\w*|tod[oa]s?|cada|siempre|íntegr\w+|totalidad|complet[oa]s?|tous|toutes?|chaque
    |toujours|totalité|intégral\w*|complète?s?|entièr\w*)\b|すべて|全て|全[員額部]|必ず|常に""",
    re.IGNORECASE | re.VERBOSE,
)
ONLY = re.compile(
    r"\b(?:only|nur|ausschließlich|lediglich|sólo|solo|solamente|únicamente|seulement|uniquement)\b|^Seule?s?\b|のみ|だけ",
    re.IGNORECASE,
)
EVERY = re.compile(r"\b(?:all|every|everyone|everybody|any|anyone|anybody)\b", re.IGNORECASE)
SOME_ONLY = re.compile(r"\b(?:only|solely|exclusively|some|certain|selected)\b", re.IGNORECASE)
EXCEPT = re.compile(
    r"\b(?:except|excluding|unless|other\sthan|außer|ausgenommen|excepto|salvo|sauf|excepté|hormis)\b[^.;,]*|以外|除[きく]",
    re.IGNORECASE,
)
EVEN = re.compile(
    r"\b(?:even|also|auch|sogar|selbst|incluso|también|aun|même|aussi|y\scompris)\b|でも|にも|も", re.IGNORECASE
)
SIDES = re.compile(r"[,;、，]|\b(?:and|while|whereas|or|und|oder|während|y|o|mientras|et|ou|tandis)\b", re.IGNORECASE)
