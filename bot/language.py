"""Which language a message is in: by script, then by its function words. English on doubt."""

import re
import unicodedata

_LOOKED_AT = 2000
"""Characters that are enough to tell a language; the rest of a long paste costs nothing."""

QUESTION_MARKS = ("?", "？", "؟")
"""What ends a question, in any script that has a sign for it."""

_MENTION = re.compile(r"<[@!#][^<>]{0,80}>|(?<!\w)@[\w.]{1,80}|(?<!\w):[a-z0-9_+\-]{1,40}:")
_NOT_A_WORD = re.compile(r"[^\w' \-]+")

FUNCTION_WORDS: dict[str, frozenset[str]] = {
    language: frozenset(words.split())
    for language, words in {
        "en": """
            the a an is are was were be been what which who whom whose when where why how do does did to of in
            on at for from with by about and or but if so as than it its they them their he she him her his we
            us our you your i me my this that these those there can could will would should may might must
            have has had not no any some more most other also just into up out let tell please am""",
        "de": """
            der die das den dem des ein eine einen einem einer und oder ist sind war wird werden wie was wer wo
            wann warum wieso welche welcher welches ich du er sie wir ihr mich mir mein meine unser nicht kein
            keine auf für fur mit von vom zu zum zur im bei nach aus an als auch kann können konnen muss darf gibt
            in gilt wenn dann noch hat habe haben viel viele lange bitte uns man""",
        "es": """
            el la los las un una unos unas de del al y o que qué como cómo cuando cuándo donde dónde quien quién
            cual cuál cuanto cuánto cuantos cuántos cuanta por para con sin en es son está esta están se si sí me
            mi mis tu su sus lo le les yo nosotros hay puedo puede debo tengo tiene necesito pasa más mas eso qual""",
        "fr": """
            le la les un une des du de et ou où que qui quoi quel quelle quels quelles comment quand pourquoi
            combien je tu il elle on nous vous ils elles mon ma mes notre votre est sont pas ne pour par avec
            dans sur en au aux ce cette ces ça ca se sa si y peut peux puis-je dois faut c'est qu'est-ce a-t-il
            est-ce aussi ai j'ai""",
        "pt": """
            o os a as um uma de do da dos das no na nos nas e ou que qual quais como quando onde quem quanto
            quantos quantas por para com sem em é são está estão se não nao eu meu minha nós nos posso pode devo
            tenho tem preciso há ao à isso mais você voce""",
        "it": """
            il lo la i gli le un uno una di del della dei delle da dal in nel nella e o che chi cosa come quando
            dove perché perche quale quali quanto quanti quante con su sul è sono ho ha hanno non mi si ci mio
            in mia posso può puo devo c'è anche al alla""",
    }.items()
}

_SIGNS = {"de": "äöüß", "es": "ñ¿¡", "fr": "œêèùûîç", "pt": "ãõ", "it": "ì"}
"""Letters that speak for a language where its function words are level with another's."""

_SCRIPTS: tuple[tuple[str, str], ...] = (
    ("ja", "\u3040-\u30ff"),
    ("ko", "\uac00-\ud7af\u1100-\u11ff"),
    ("zh", "\u4e00-\u9fff\u3400-\u4dbf"),
    ("th", "\u0e00-\u0e7f"),
    ("ar", "\u0600-\u06ff\u0750-\u077f"),
    ("he", "\u0590-\u05ff"),
    ("hi", "\u0900-\u097f"),
    ("bn", "\u0980-\u09ff"),
    ("ta", "\u0b80-\u0bff"),
    ("te", "\u0c00-\u0c7f"),
    ("el", "\u0370-\u03ff"),
    ("hy", "\u0530-\u058f"),
    ("ka", "\u10a0-\u10ff"),
    ("ru", "\u0400-\u04ff"),
)
_SCRIPT_LETTERS = {language: re.compile(f"[{letters}]") for language, letters in _SCRIPTS}
_NEIGHBOURS = {"ru": ("uk", "іїєґ"), "ar": ("fa", "پچژگ")}
"""A script's other language, and the letters that only this one writes."""

_SIGN = _LETTER = 0.5
"""What a sign, or a word of one letter, says beside a whole word: "y" and "o" are names of variables too."""

_SCRIPT_SHARE = 0.3
"""A third of foreign letters decides: "ERR-0428 คืออะไร" is Thai, an English line with one Greek sign is not."""


def plain(text: str) -> str:
    """
    Return the words alone: small letters, no accents, no mentions or emoji, no signs but ' and -.

    Costs time in line with the length of the text.
    """
    letters = unicodedata.normalize("NFKD", _MENTION.sub(" ", text).replace("ß", "ss").replace("’", "'"))
    bare = "".join(c for c in letters if unicodedata.category(c) != "Mn").lower()
    words = (word.strip("-'_") for word in _NOT_A_WORD.sub(" ", bare).split())
    return " ".join(word for word in words if word)


def language_of(text: str, otherwise: str = "en") -> str:
    """Return the BCP 47 primary tag of the language of `text`; `otherwise` where nothing in it tells."""
    seen = text[:_LOOKED_AT]
    return _by_script(seen) or _by_function_words(seen) or otherwise


def _by_script(text: str) -> str | None:
    letters = sum(c.isalpha() for c in text)
    counts = {language: len(sign.findall(text)) for language, sign in _SCRIPT_LETTERS.items()}
    foreign = sum(counts.values())
    if not foreign or foreign < _SCRIPT_SHARE * letters:
        return None
    if counts["ja"]:  # Japanese writes Chinese characters too, Chinese never kana
        return "ja"
    language = max(counts, key=lambda name: counts[name])
    other, signs = _NEIGHBOURS.get(language, ("", ""))
    return other if any(c in signs for c in text.lower()) else language


def _by_function_words(text: str) -> str | None:
    lowered = text.lower().replace("’", "'")
    words = set(
        re.findall(r"[^\W\d_]+(?:['\-][^\W\d_]+)*", lowered)
    )  # a set: a log repeats one letter a thousand times
    scores = {
        language: sum(1 if len(word) > 1 else _LETTER for word in words & known)
        + _SIGN * sum(sign in lowered for sign in _SIGNS.get(language, ""))
        for language, known in FUNCTION_WORDS.items()
    }
    best = max(scores, key=lambda language: (scores[language], language == "en"))
    return best if scores[best] >= 1 else None
