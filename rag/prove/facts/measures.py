"""Units of measure, number words, months and weekdays in English, German, Spanish, French and Japanese: tables only."""

from rag.lexical import fold

_SECONDS: dict[float, str] = {
    1: "second seconds sec secs sekunde sekunden segundo segundos seconde secondes 秒",
    60: "minute minutes min mins minuten minuto minutos 分 分間",
    3600: "hour hours hr hrs stunde stunden hora horas heure heures 時間",
    86400: "day days tag tage tagen dia dias jour jours 日 日間 暦日 workday workdays werktag werktage werktagen "
    "arbeitstag arbeitstage arbeitstagen 営業日 night nights",
    604800: "week weeks wk wks woche wochen semana semanas semaine semaines 週間 週",
    1209600: "fortnight fortnights",
}
_MONTHS: dict[float, str] = {
    1: "month months mo mos monat monate monaten mes meses mois か月 ヶ月 カ月 ヵ月 か月間 ヶ月間",
    3: "quarter quarters quartal quartale trimestre trimestres 四半期",
    6: "semester semesters semestre",
    12: "year years yr yrs jahr jahre jahren ano anos an ans annee annees 年 年間",
    120: "decade decades",
}
_OTHERS: dict[str, dict[float, str]] = {
    "USD": {1: "$ us$ usd dollar dollars dolar dolares ドル 米ドル"},
    "EUR": {1: "€ eur euro euros ユーロ"},
    "GBP": {1: "£ gbp pound pounds"},
    "JPY": {1: "¥ ￥ jpy yen 円"},
    "CHF": {1: "chf franken"},
    "INR": {1: "₹ inr rupee rupees"},
    "SEK": {1: "sek kr kronor krona"},
    "NOK": {1: "nok kroner krone"},
    "DKK": {1: "dkk"},
    "PLN": {1: "pln zloty zlotys"},
    "CZK": {1: "czk"},
    "AUD": {1: "aud a$"},
    "CAD": {1: "cad c$"},
    "NZD": {1: "nzd"},
    "SGD": {1: "sgd"},
    "ZAR": {1: "zar rand"},
    "BRL": {1: "brl"},
    "MXN": {1: "mxn"},
    "CNY": {1: "cny rmb yuan 元"},
    "cent": {1: "cents"},
    "%": {1: "% ％ percent pct prozent pourcent パーセント"},
    "byte": {1: "byte bytes", 1e3: "kb", 1e6: "mb", 1e9: "gb gigabyte gigabytes", 1e12: "tb"},
    "bit/s": {1e3: "kbps", 1e6: "mbps", 1e9: "gbps"},
    "metre": {
        0.001: "mm",
        0.01: "cm",
        1: "m metre metres meter meters",
        1000: "km kilometre kilometres kilometer kilometers kilometros",
    },
    "mile": {1: "mile miles"},
    "inch": {1: 'inch inches " ″', 12: "foot feet ft"},
    "gram": {0.001: "mg", 1: "g gram grams", 1000: "kg kilogram kilograms kilo kilos"},
    "pound": {1: "lb lbs"},
    "litre": {0.001: "ml", 1: "l litre litres liter liters"},
    "watt": {1: "w watt watts", 1000: "kw kilowatt kilowatts"},
    "degree": {1: "°c °f °"},
    "point": {1: "point points pts"},
}

SECOND, MONTH, COUNT = "second", "month", ""


def _units() -> dict[str, tuple[str, float]]:
    table: dict[str, dict[float, str]] = {SECOND: _SECONDS, MONTH: _MONTHS, **_OTHERS}
    return {
        word: (dimension, factor)
        for dimension, factors in table.items()
        for factor, listed in factors.items()
        for word in listed.split()
    }


UNITS = _units()
"""The dimension of a folded unit word, and how many of the dimension's smallest it is."""

TIMES = frozenset({SECOND, MONTH})
MONEY = frozenset("USD EUR GBP JPY CHF INR SEK NOK DKK PLN CZK AUD CAD NZD SGD ZAR BRL MXN CNY".split())

TIGHT = frozenset(["m", "g", "l", "w", "an", "second", '"'])
"""Units that are other words too: right behind the number only."""

BUSINESS = frozenset(
    "business working work workday workdays werktag werktage werktagen arbeitstag arbeitstage arbeitstagen "
    "営業日 laborables habiles ouvres ouvrables".split()
)

RATES: dict[str, tuple[str, float]] = {
    "hourly": (SECOND, 3600),
    "daily": (SECOND, 86400),
    "nightly": (SECOND, 86400),
    "weekly": (SECOND, 604800),
    "biweekly": (SECOND, 1209600),
    "fortnightly": (SECOND, 1209600),
    "monthly": (MONTH, 1),
    "quarterly": (MONTH, 3),
    "annual": (MONTH, 12),
    "annually": (MONTH, 12),
    "yearly": (MONTH, 12),
    "taglich": (SECOND, 86400),
    "wochentlich": (SECOND, 604800),
    "monatlich": (MONTH, 1),
    "jahrlich": (MONTH, 12),
    "mensual": (MONTH, 1),
    "mensuel": (MONTH, 1),
    "anual": (MONTH, 12),
    "annuel": (MONTH, 12),
}

_ONES = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen",
    "de": "null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn "
    "siebzehn achtzehn neunzehn",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis "
    "diecisiete dieciocho diecinueve",
    "fr": "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
}
_TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "de": "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    "fr": "vingt trente quarante cinquante soixante",
}
_GERMAN_ONES = "ein zwei drei vier funf sechs sieben acht neun".split()

SCALES = {
    "hundred": 100, "thousand": 1000, "million": 10**6, "billion": 10**9, "hundert": 100, "tausend": 1000,
    "mil": 1000, "cent": 100, "mille": 1000, "millionen": 10**6, "millones": 10**6, "millions": 10**6,
    "k": 1000, "m": 10**6, "bn": 10**9, "万": 10**4, "千": 1000,
}  # fmt: skip


def _number_words() -> dict[str, dict[str, int]]:
    found = {}
    for language, ones in _ONES.items():
        words = {word: value for value, word in enumerate(ones.split())}
        words |= {word: 20 + 10 * at for at, word in enumerate(_TENS[language].split())}
        found[language] = words
    found["en"] |= {"dozen": 12}
    tens = {word: value for word, value in found["de"].items() if value >= 20}
    found["de"] |= {
        f"{one}und{ten}": value + at for at, one in enumerate(_GERMAN_ONES, 1) for ten, value in tens.items()
    }
    for article in ("uno", "un"):  # "a" and "one" are one word there
        found["es"].pop(article, None)
        found["fr"].pop(article, None)
    return found


NUMBER_WORDS = _number_words()

ORDINALS = {
    word: at
    for listed in (
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
        "erste zweite dritte vierte funfte sechste siebte achte neunte zehnte",
        "ersten zweiten dritten vierten funften sechsten siebten achten neunten zehnten",
        "primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo",
        "primera segunda tercera cuarta quinta sexta septima octava novena decima",
        "premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme",
    )
    for at, word in enumerate(listed.split(), 1)
}

_MONTH_NAMES = """january jan janurary januar enero janvier
february feb febuary feburary februar febrero fevrier
march mar marz marzo mars|april apr abril avril|may mai mayo|june jun juni junio juin|july jul juli julio juillet
august aug agosto aout|september sep sept septiembre septembre|october oct oktober octubre octobre
november nov noviembre novembre|december dec dezember diciembre decembre"""
_WEEKDAY_NAMES = """monday mon montag lunes lundi 月曜日|tuesday tue tues dienstag martes mardi 火曜日
wednesday wed mittwoch miercoles mercredi 水曜日|thursday thu thur thurs donnerstag jueves jeudi 木曜日
friday fri freitag viernes vendredi 金曜日|saturday sat samstag sonnabend sabado samedi 土曜日
sunday sun sonntag domingo dimanche 日曜日"""


def _numbered(listed: str) -> dict[str, int]:
    lines = listed.replace("\n", "|").split("|")
    return {fold(name): at for at, names in enumerate(lines, 1) for name in names.split()}


MONTHS = _numbered(_MONTH_NAMES)
WEEKDAYS = _numbered(_WEEKDAY_NAMES)

LABELS = frozenset(
    """version stage step level phase example section chapter article schedule form type tier grade appendix part page
    room figure table rule item option question release priority zone group class paragraph annex stufe schritt
    abschnitt kapitel seite raum articulo seccion paso nivel fase pagina etape niveau chapitre salle gs fy code line
    floor building gate window series week day month sprint grade class round wave lot unit""".split()
)
"""Words that a number right behind them names one of."""
