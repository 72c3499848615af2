"""Units of measure, months and weekdays in English, German, Spanish, French and Japanese: tables only."""

from rag.lexical import fold

HOUR, DAY, WEEK = 3600, 86400, 604800
"""In seconds."""
MONTH_DAYS = 30
"""Of a month, where it is held against days."""

_SECONDS: dict[float, str] = {
    0.001: "ms millisecond milliseconds",
    1: "second seconds sec secs sekunde sekunden segundo segundos seconde secondes 秒",
    60: "minute minutes min mins minuten minuto minutos 分 分間",
    HOUR: "hour hours hr hrs stunde stunden hora horas heure heures 時間",
    DAY: "day days tag tage tagen dia dias jour jours journee 日 日間 暦日 workday workdays werktag werktage "
    "werktagen arbeitstag arbeitstage arbeitstagen kalendertag kalendertage kalendertagen 営業日 night nights nacht "
    "nachte noche noches nuit nuits 泊",
    WEEK: "week weeks wk wks woche wochen semana semanas semaine semaines 週間 週",
    1209600: "fortnight fortnights",
}
_MONTHS: dict[float, str] = {
    1: "month months mo mos monat monate monaten mes meses mois か月 ヶ月 カ月 ヵ月 か月間 ヶ月間",
    3: "quarter quarters quartal quartale trimestre trimestres 四半期",
    6: "semester semesters semestre semestres halbjahr 半期",
    12: "year years yr yrs jahr jahre jahren ano anos an ans annee annees 年 年間",
    120: "decade decades",
}
_KILOMETRES = "km kilometre kilometres kilometer kilometers kilometros"
_OTHERS: dict[str, dict[float, str]] = {
    "USD": {1: "$ us$ usd dollar dollars dolar dolares ドル 米ドル"},
    "EUR": {1: "€ eur euro euros ユーロ"},
    "GBP": {1: "£ gbp pound pounds pfund ポンド"},
    "JPY": {1: "¥ ￥ jpy yen 円"},
    "CHF": {1: "chf franken franc francs"},
    "INR": {1: "₹ inr rupee rupees rupien rupias roupies ルピー"},
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
    "MXN": {1: "mxn peso pesos"},
    "CNY": {1: "cny rmb yuan 元"},
    "cent": {1: "cents ¢"},
    "%": {1: "% ％ percent pct prozent pourcent パーセント", 10: "割"},
    "byte": {
        1: "byte bytes",
        1e3: "kb kilobyte kilobytes",
        1e6: "mb megabyte megabytes",
        1e9: "gb gigabyte gigabytes",
        1e12: "tb terabyte terabytes",
        2**10: "kib",
        2**20: "mib",
        2**30: "gib",
        2**40: "tib",
    },
    "bit/s": {1e3: "kbps", 1e6: "mbps", 1e9: "gbps"},
    "metre": {
        0.001: "mm",
        0.01: "cm centimetre centimetres centimeter centimeters",
        1: "m metre metres meter meters",
        1000: _KILOMETRES,
    },
    "mile": {1: "mile miles"},
    "inch": {1: 'inch inches " ″', 12: "foot feet ft", 36: "yard yards"},
    "gram": {0.001: "mg milligram milligrams", 1: "g gram grams", 1000: "kg kilogram kilograms kilo kilos"},
    "pound": {1: "lb lbs"},
    "litre": {0.001: "ml millilitre millilitres milliliter milliliters", 1: "l litre litres liter liters"},
    "gallon": {0.125: "pint pints", 0.25: "quart quarts", 1: "gallon gallons"},
    "ounce": {1: "oz ounce ounces"},
    "acre": {1: "acre acres"},
    "hectare": {1: "hectare hectares"},
    "watt": {1: "w watt watts", 1000: "kw kilowatt kilowatts"},
    "celsius": {1: "°c"},
    "fahrenheit": {1: "°f"},
    "degree": {1: "°"},
    "point": {1: "point points pts"},
}

SECOND, MONTH, CENT, COUNT = "second", "month", "cent", ""


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

NATIONAL: dict[tuple[str, str], str] = {
    (people, f"{name}{ending}"): code
    for name, listed in {
        "dollar": "us USD american USD canadian CAD australian AUD singapore SGD zealand NZD",
        "franc": "swiss CHF",
        "pound": "british GBP",
    }.items()
    for people, code in zip(listed.split()[::2], listed.split()[1::2], strict=True)
    for ending in ("", "s")
}
"""Whose money a unit that several peoples have is, by the word before it."""

TIGHT = frozenset(["m", "g", "l", "w", "an", "second", '"'])
"""Units that are other words too: right behind the number only."""

BUSINESS = frozenset(
    "business working work workday workdays werktag werktage werktagen arbeitstag arbeitstage arbeitstagen "
    "営業日 laborables habiles ouvres ouvrables".split()
)

RATES: dict[str, tuple[str, float]] = {
    "hourly": (SECOND, HOUR),
    "daily": (SECOND, DAY),
    "nightly": (SECOND, DAY),
    "weekly": (SECOND, WEEK),
    "biweekly": (SECOND, 1209600),
    "fortnightly": (SECOND, 1209600),
    "monthly": (MONTH, 1),
    "quarterly": (MONTH, 3),
    "annual": (MONTH, 12),
    "annually": (MONTH, 12),
    "yearly": (MONTH, 12),
}
RATES |= {
    f"{prefix}{hyphen}{word}": period
    for period, prefixed in {
        (MONTH, 0.5): "semi monthly",
        (SECOND, 1209600): "bi weekly",
        (MONTH, 6): "semi annual semi annually bi annual bi annually",
    }.items()
    for prefix, word in zip(prefixed.split()[::2], prefixed.split()[1::2], strict=True)
    for hyphen in ("", "-")
}
_GERMAN = ("", "e", "er", "en", "es", "em")
_SPANISH = ("", "es", "mente")
_FRENCH = ("", "s", "le", "les", "lement")
RATES |= {
    stem + ending: period
    for period, stems, endings in (
        ((SECOND, HOUR), "stundlich", _GERMAN),
        ((SECOND, DAY), "taglich", _GERMAN),
        ((SECOND, DAY), "diari", ("o", "a", "os", "as", "amente")),
        ((SECOND, DAY), "quotidien", ("", "s", "ne", "nes", "nement")),
        ((SECOND, WEEK), "wochentlich", _GERMAN),
        ((SECOND, WEEK), "semanal", _SPANISH),
        ((SECOND, WEEK), "hebdomadaire", ("", "s")),
        ((SECOND, 1209600), "zweiwochentlich", _GERMAN),
        ((SECOND, 1209600), "quincenal", _SPANISH),
        ((MONTH, 1), "monatlich", _GERMAN),
        ((MONTH, 1), "mensual", _SPANISH),
        ((MONTH, 1), "mensuel", _FRENCH),
        ((MONTH, 3), "vierteljahrlich", _GERMAN),
        ((MONTH, 3), "trimestral", _SPANISH),
        ((MONTH, 3), "trimestriel", _FRENCH),
        ((MONTH, 6), "halbjahrlich", _GERMAN),
        ((MONTH, 6), "semestral", _SPANISH),
        ((MONTH, 6), "semestriel", _FRENCH),
        ((MONTH, 12), "jahrlich alljahrlich", _GERMAN),
        ((MONTH, 12), "anual", _SPANISH),
        ((MONTH, 12), "annuel", _FRENCH),
    )
    for stem in stems.split()
    for ending in endings
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
