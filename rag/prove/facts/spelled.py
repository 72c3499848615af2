"""Number words and ordinals in English, German, Spanish and French: tables only."""

from rag.lexical import fold

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


_HUNDREDS: dict[str, dict[float, str]] = {
    "de": {100: "hundert", 1000: "tausend", 1.5: "anderthalb eineinhalb", 2.5: "zweieinhalb", 3.5: "dreieinhalb"},
    "es": {
        100: "cien ciento", 200: "doscientos doscientas", 300: "trescientos trescientas", 400: "cuatrocientos",
        500: "quinientos quinientas", 600: "seiscientos", 700: "setecientos", 800: "ochocientos", 900: "novecientos",
        1000: "mil",
    },
    "fr": {20: "vingts", 1000: "mille"},
}  # fmt: skip


def _number_words() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for language, ones in _ONES.items():
        words: dict[str, float] = {word: value for value, word in enumerate(ones.split())}
        words |= {word: 20 + 10 * at for at, word in enumerate(_TENS[language].split())}
        words |= {word: value for value, listed in _HUNDREDS.get(language, {}).items() for word in listed.split()}
        found[language] = words
    found["en"] |= {"dozen": 12}
    tens = {word: value for word, value in found["de"].items() if 20 <= value < 100}
    found["de"] |= {
        f"{one}und{ten}": value + at for at, one in enumerate(_GERMAN_ONES, 1) for ten, value in tens.items()
    }
    found["de"] |= {f"{one}hundert": at * 100 for at, one in enumerate(_GERMAN_ONES, 1)}
    found["es"] |= {f"veinti{fold(one)}": 20 + at for at, one in enumerate(_ONES["es"].split()[:10]) if at}
    for article in ("uno", "un"):  # "a" and "one" are one word there
        found["es"].pop(article, None)
        found["fr"].pop(article, None)
    return found


NUMBER_WORDS = _number_words()

_RANKS = {
    word: at
    for listed in (
        """first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
        fifteenth sixteenth seventeenth eighteenth nineteenth twentieth""",
        "primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo",
        "primera segunda tercera cuarta quinta sexta septima octava novena decima",
        "primeros segundos",
        "primeras segundas",
        "primer segundo tercer",
        "premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme",
        "premiere seconde",
        "premiers seconds",
        "premieres secondes",
    )
    for at, word in enumerate(listed.split(), 1)
}
_GERMAN_RANKS = "erst zweit dritt viert funft sechst siebt acht neunt zehnt"
ORDINALS = _RANKS | {
    rank + ending: at for at, rank in enumerate(_GERMAN_RANKS.split(), 1) for ending in ("e", "en", "er", "es", "em")
}
