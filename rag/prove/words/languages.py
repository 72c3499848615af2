"""Which language a line is in, by its commonest words: enough to tell whether words can be compared at all."""

import re
from collections import Counter

from rag.lexical import fold
from rag.prove.words.foreign_commonest import COMMONEST

_JAPANESE = re.compile(r"[\u3040-\u30ff]|[\u4e00-\u9fff]{2}")
_LETTERS = re.compile(r"[^\W\d_]+")
_ASCII_LETTERS = re.compile(r"[a-z]+")

ENGLISH = "en"

_COMMONEST: dict[str, frozenset[str]] = {
    "en": frozenset(
        """a about above again always never all also am an and any are as at be because been before being below both
        but by can
        cannot could did do does done during each either every few for from further had has have having he her here him
        his how however i if in into is it its itself just may me might more most must my neither no nor not of off on
        once one ones only onto or other our ours out over own per same shall she should so some such than that the
        their theirs them then there these they this those through to too under until up upon us very via was we well
        were what whatever when whenever where wherever which while who whoever whom whose why will with within without
        would yes yet you your yours yourself itself themselves himself herself
        ourselves yourselves something everything anything nothing someone everyone anyone somebody
        everybody nobody please need needs needed get gets got s t re ve ll d m don doesn isn aren won can't
        unless since after although though whereas thus hence therefore however moreover furthermore additionally
        besides""".split()
    ),
    "de": frozenset(
        """der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden wurde
        hat haben fur von zu zum zur mit im am auf aus bei nach vor uber unter bis als wie wenn weil dass sich
        sie er es wir ihr man auch noch nur nicht kein keine keinen soll sollen muss mussen kann konnen darf
        durfen pro je alle so um durch ohne wer dieser diese dieses""".split()
    ),
    "es": frozenset(
        """el la los las un una unos unas y o u pero es son era fue ser esta estan hay ha han de del al con por para sin
        sobre hasta desde que se su sus lo le les como cuando si ni tambien ya mas muy todo todos toda todas
        cada debe deben puede pueden este estas estos""".split()
    ),
    "fr": frozenset(
        """le la les un une des du de et ou mais est sont etre ete a ont au aux en dans sur sous par pour avec sans que
        qui quoi dont ce cet cette ces se sa son ses leur leurs il elle ils elles on nous vous ne n pas plus y
        si comme quand tout tous toute toutes chaque doit doivent peut peuvent qu l d s c j""".split()
    ),
    "ja": frozenset(),
}

_SILENT_TOO = {
    "de": frozenset(
        """an ab beim vom ins ans zwischen innerhalb wahrend gegen ob da dann denn dort ihre ihren ihrem ihrer sein
        seine seinen seiner unser unsere unseren dein deine deinen deinem du dich dir euch euer uns mich mir ich
        wurden worden werde bin bist seid hatte hatten etwa bereits jeweils sowie sowohl jedoch falls sofern
        damit dabei dafur daran darauf davon dazu welche welcher welches einige jede jeder jedes jeden diesem
        einander wieder schon""".split()
    ),
    "es": frozenset(
        """al e esa ese esto eso esas esos nos te me mi tu tus mis tiene tienen ser estar sido sera seran podra podran
        sino pues donde mientras durante entre hacia segun contra otro otra otros otras ningun ninguna usted
        ustedes ella ellos ellas quien quienes cual cuales aun tambien haya""".split()
    ),
    "fr": frozenset(
        """donc car ni puis lorsque afin entre vers chez selon contre pendant lors etes suis sera seront serait avez
        avons aura auront autre autres meme memes votre vos notre nos tu te ton ta tes mon ma mes leur lui eux
        aussi tres celui celle ceux cela""".split()
    ),
}
"""Further small words, which tell no language: they are too rare, or another's too."""

STOPS = {language: words | _SILENT_TOO.get(language, frozenset()) for language, words in _COMMONEST.items()}

_ENGLISH_TOO = frozenset(
    "pro am so um us die war man hat les des des un mars sur".split()
)  # in names and abbreviations
_TELLING = {
    language: frozenset(word for word in words - _ENGLISH_TOO if len(word) > 1)
    - frozenset().union(*(other for name, other in _COMMONEST.items() if name != language))
    for language, words in _COMMONEST.items()
}


# Words of house rules that tell a language, too, and say something: a sentence may be short of small words.
_MORE = {
    "de": """zwischen liegen liegt betragt wochen tage tagen jahre jahren monate monaten stunden mitarbeiter
        mitarbeitende sie ihr ihre ihren ihrem bitte keiner dieser dieses diese diesem gilt gelten standardmassig wer
        niemand nie niemals jemand bevor binnen deine deiner frist urlaub arbeit unternehmen beim zum vor nach
        sobald mindestens hochstens spatestens wahrend jeder jede jeden genehmigung kosten wenden erhalten
        erhalt gibt weiter neue neuen zwei drei vier funf sechs sieben zehn zwolf zwanzig dreissig""",
    "es": """la los las el del al no da dan solo puede pueden debe deben dias semanas meses anos empleados empresa
        permiso vacaciones trabajo equipo segun durante antes despues tambien cada empleo entre sin mas menos estos
        esta este hay gastos fechas nuestro usted ustedes tienen derecho quien nunca caso nadie tu tus puedes
        debes tienes tiene cuenta tras dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte""",
    "fr": """il faut votre vos notre nos jours semaines mois annee annees heures est sont avant apres depuis lors
        employes salaries entreprise conges travail equipe doit doivent peut peuvent vous nous chez dans avec pour
        cette ces aucun aucune plus moins frais demande accord ne ni puis jamais toujours rien ceux cela
        lorsque deux trois quatre cinq sept huit neuf dix douze quinze vingt trente""",
}
_MORE_TELLING = {
    language: frozenset(words.split()).union(COMMONEST[language].split())
    - _ENGLISH_TOO
    - STOPS[ENGLISH]
    - {"no", "plus", "sin", "do", "hay", "el", "la"}
    for language, words in _MORE.items()
}
_ALL_TELLING = {language: words | _MORE_TELLING.get(language, frozenset()) for language, words in _TELLING.items()}
_ALL_TELLING[ENGLISH] -= {"no", "an"}  # Spanish, German and French too
_TOLD_BY = {
    word: tuple(language for language, telling in _ALL_TELLING.items() if word in telling)
    for word in frozenset().union(*_ALL_TELLING.values())
}
"""The languages that a word tells."""
_MARKED = {
    "de": re.compile(r"[äöüß]", re.IGNORECASE),
    "es": re.compile(r"[ñ¿¡áíóú]|ción\b", re.IGNORECASE),
    "fr": re.compile(r"[èêàçùûîôœ]|\b[ldnsjq]u?['’]\w", re.IGNORECASE),
}
"""Signs that one language has: they count once, beside its small words or where nothing else tells."""
_SHORT, _ENOUGH = 5, 2  # words of a line too short for two telling ones; telling words for a language but English


def language_of(text: str) -> str:
    """Return `en`, `de`, `es`, `fr` or `ja`; "" when nothing tells."""
    ascii_only = text.isascii()
    if not ascii_only and _JAPANESE.search(text):
        return "ja"
    said = _ASCII_LETTERS.findall(text.lower()) if ascii_only else _LETTERS.findall(fold(text))
    counts = dict.fromkeys(_ALL_TELLING, 0)
    for languages, count in Counter(map(_TOLD_BY.get, said)).items():
        for language in languages or ():
            counts[language] += count
    if not ascii_only:
        for language, sign in _MARKED.items():
            counts[language] += bool(sign.search(text)) and bool(counts[language] or not counts[ENGLISH])
    best = max(counts, key=counts.__getitem__)
    needed = 1 if best == ENGLISH or len(said) < _SHORT or not counts[ENGLISH] else _ENOUGH
    return best if counts[best] >= needed else ""
