"""What words of German, Spanish, French and Japanese mean in English: enough of them for house rules, and no more."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import Stemmer

from rag.lexical import fold
from rag.prove.words.inflect import dictionary_forms
from rag.prove.words.languages import STOPS

_COLUMNS = {"de": 1, "es": 2, "fr": 3, "ja": 4}
_STEMMERS = {"de": "german", "es": "spanish", "fr": "french"}
# Words that say nothing by themselves, beside those that tell a language.
SILENT = {
    "de": frozenset(
        """deiner deines ihres seines bevor binnen musst darfst durft kannst konnt sollst sollt nie niemals nirgends
        meiste meisten einander hast habt seid sei wirst werdet wurdest niemandem niemanden mindestens
        hochstens spatestens fruhestens etwa circa jeweils sowie sowohl bereits dabei damit dafur davon dazu
        daran darauf deshalb daher denn doch etwas ganz gar gibt geben hier jedoch mehr oft sehr seit selbst
        sobald sonst statt trotz viel vom beim ins ans wahrend weder wo ja nein du dich dir dein deine mich
        mir uns will willst gerne bitte also dann da ob falls sofern zwar dort ihre ihren ihrem ihrer ihnen in
        liegt liegen stehen steht stehe betragt haben hat seine seinen unsere unserem eigen wer was welche
        welcher welches dies diesem allem anderem sollte sollten konnte konnten wurde wurden ware gemass laut
        zunachst zuerst bezuglich entsprechend entsprechende jeweilige jeweiligen ansonsten ausserdem zudem
        ebenfalls bisher gegebenenfalls andernfalls sondern darunter darin hierfur hierzu hierbei deren dessen
        denen einige mehrere mehreren viele vielen wenige genau genauso ebenso moglichst grundsatzlich lassen
        lasst macht bleiben bleibt solange obwohl trotzdem wegen aufgrund anhand mithilfe anstatt per via inkl
        bzw derselbe dieselbe solche solcher solchen jemand niemand alles daraus daruber dadurch somit
        folglich sodass indem wobei weshalb wann warum wieso nichts ihm ihn diesen seinem beiden musste mussten musstet
        hinter mag unserer damals gegenuber bisschen darum jedem ziemlich irgendwie dagegen namlich zumindest
        uberall dennoch seien soweit entweder irgendwann erstmal immerhin welchen welchem dahin irgendwo
        hingegen wiederum diesmal plus entgegen davor sowieso seitdem rauf wem desto woher umgang manche mancher
        manchen meist zumeist dauert dauern betragen betrug belauft lautet lauten etliche jener jene sich paar
        entspricht irgendein irgendwelche einiger einigen wenigen anderen andere anderer anderes weiterer""".split()
    ),
    "es": frozenset(
        """siquiera jamas tampoco debes deben puedes puede tienes haces vas va van sea sean estas este menos mas
        maximo minimo tambien ademas aunque porque segun entre durante tras antes sino cual cuales quien
        donde aqui ahi asi bien tan tanto hacer hace haga tener tiene tienen hay haber esta estar usted
        ustedes nos nuestro nuestra deberia deberian debera podria podra aun aquel ello les me mi tu si no
        nunca ningun ninguna cualquier algun alguna te os a e u en parte partir plazo medio asimismo
        mediante respecto acuerdo caso casos manera esto eso esa ese dicho dicha dichos alguien nadie nada
        algo mucho muchos muchas poco pocos varios varias mientras luego entonces pues hacia contra cuyo
        cuya unos hacerse poder podran tendra sera seran sido siendo fueron esten haya hayan vez traves
        debido ante bajo salvo ambos ambas ya tal tales uno tengo soy voy algunos algunas puedo nosotros
        eres estamos tenia vamos eran hemos somos todavia has iba fui habra hubo hubiera habia aquellos
        vaya podia hago hizo hicieron conmigo detras atras darle habria tenian alguno tantas tantos
        pudiera tendria quisiera acaso aquella seas dura duran durar corresponde equivale quienquiera
        cierto ciertos ciertas sendos asi demas""".split()
    ),
    "fr": frozenset(
        """ne plupart jamais cela celle lesquelles auxquels puis ensuite personne moins plus tard tot aussi afin
        alors ainsi car chez comment dans depuis des donc entre encore etre faire fait faites faut avoir
        avez lors lorsque mais meme pendant peu pres selon tres vers voici voila votre vos notre nos ceci
        celui ceux doit devra devrait devez pouvez pourra peut vous aucun aucune rien pas non oui ou en y
        jusqu jusque mieux vaut partir cas cadre titre cependant toutefois neanmoins lorsqu puisque parce
        parmi envers sauf malgre grace aupres celles lequel laquelle lesquels auquel chacun chacune
        certains certaines plusieurs quelque quelques tel telle tels seront sera serait soit soient etait
        ayant etant font va vont peuvent pourront devront doivent faudra permet deja bien trop beaucoup
        environ ci leur correspond equivaut eleve je avait pourquoi avais tant etaient aurait ailleurs
        autant pourrait etais avaient tellement pourtant enfin derriere pouvait desormais outre puisse
        tandis voulait fasse dure durent quelqu quiconque certaine certain laquelle dont celui chaque
        autres autre memes soi""".split()
    ),
    "ja": frozenset(
        "以内 以上 以下 以外 未満 まで から あり ある あり でき ください ため もの こと よう など なる なっ".split()
    ),
}
_HEAD, _END = 4, 3  # letters that forms of a word share at least, and letters that an ending has at most
_LONG, _LONG_END = 6, 4  # the same for words that share more
_SHORT = 5  # letters of a word of which forms share one less
_PART = 4  # letters of a part of a German compound
_LINKS = ("", "s", "n", "en", "es", "er", "e")
"""What stands between the parts of a German compound."""


@lru_cache(maxsize=len(_COLUMNS))
def known_words(language: str) -> dict[str, tuple[str, ...]]:
    """
    Return the folded words of a language with what they mean; () for words that mean nothing by themselves.

    The words of a phrase have "_" between them. Read when first asked for: most houses write one language.
    """
    from rag.prove.words.foreign_table import TABLE  # noqa: PLC0415 - half a megabyte that only such a sentence needs

    found: dict[str, list[str]] = {}
    for line in TABLE.strip().splitlines():
        cells = line.split(" | ")
        meant = [word for word in cells[0].split() if word.isalpha()]
        for word in cells[_COLUMNS[language]].split():
            if word != "-":
                found.setdefault(fold(word), []).extend(meant)
    stops = STOPS[language]
    return {word: tuple(dict.fromkeys(meant)) for word, meant in found.items() if word not in stops}


@lru_cache(maxsize=1 << 14)
def meanings(word: str, language: str) -> tuple[tuple[str, ...], ...]:
    """
    Return what a folded word may mean in English, for each of its parts: those of a German compound are several.

    It is known by itself, or as another form of a known one; () when it is not known at all. An unknown part of a
    compound means itself.
    """
    if language not in _COLUMNS:
        return ()
    meant = _of_form(word, language)
    if meant is not None:
        return (meant,)
    parts = _of_compound(word) if language == "de" else ()
    if parts and _is_known(parts[0], word):
        return parts
    meant = _like(word, language)
    return (meant,) if meant is not None else parts


@lru_cache(maxsize=len(_COLUMNS))
def phrases_of(language: str) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return the phrases of a language as the stems of their words, by the first of them; longest first."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for phrase in known_words(language):
        if "_" in phrase:
            stems = tuple(stem_in(part, language) for part in phrase.split("_"))
            found.setdefault(stems[0], []).append((*stems, phrase))
    return {first: tuple(sorted(phrases, key=len, reverse=True)) for first, phrases in found.items()}


@lru_cache(maxsize=1 << 14)
def stem_in(word: str, language: str) -> str:
    """Return the stem of a folded word, an irregular form's that of its verb."""
    known = known_words(language)
    if word not in known:
        word = next((form for form in dictionary_forms(word, language) if form in known), word)
    return _stems([word], language)[0]


def _stems(words: Sequence[str], language: str) -> list[str]:
    """Return the stems of folded words; a stemmer of its own, as threads may not share one."""
    if language not in _STEMMERS:
        return list(words)
    return [str(stem) for stem in Stemmer.Stemmer(_STEMMERS[language], 0).stemWords(list(words))]


def is_known_verb(word: str) -> bool:
    """Whether a folded German word is a form of a verb of the table."""
    stem = stem_in(word, "de")
    return any(known.endswith("n") and known.startswith(word[:3]) for known in _by_stem("de").get(stem, ()))


@lru_cache(maxsize=len(_COLUMNS))
def _by_stem(language: str) -> dict[str, list[str]]:
    known = [word for word in known_words(language) if "_" not in word]
    found: dict[str, list[str]] = {}
    for word, stem in zip(known, _stems(known, language), strict=True):
        found.setdefault(stem, []).append(word)
    return found


@lru_cache(maxsize=len(_COLUMNS))
def _by_head(language: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in known_words(language):
        found.setdefault(word[: _HEAD - 1], []).append(word)
    return found


def _like(word: str, language: str) -> tuple[str, ...] | None:
    """Return what the word of the table means that begins most as a word does; None without any."""
    known = known_words(language)
    if word in STOPS[language]:
        return None
    forms = [other for other in _by_head(language).get(word[: _HEAD - 1], ()) if _is_form(word, other)]
    return known[max(forms, key=lambda other: (_shared(word, other), -len(other)))] if forms else None


def _of_form(word: str, language: str) -> tuple[str, ...] | None:
    """Return what a word means of which the table has a form that grammar makes; None without any."""
    known = known_words(language)
    if word in known:
        return known[word]
    if word in STOPS[language]:
        return None
    for form in (word, *dictionary_forms(word, language)):
        if form in known:
            return known[form]
        same = _by_stem(language).get(_stems([form], language)[0])
        if same:
            return known[max(same, key=lambda other: (_shared(form, other), -len(other)))]
    return None


def _is_form(word: str, other: str) -> bool:
    shared = _shared(word, other)
    head = _HEAD - (len(word) < _SHORT)
    ending = len(word) - shared
    return shared >= max(head, len(other) - _END) and ending <= (_LONG_END if shared >= _LONG else _END - 1)


def _shared(one: str, other: str) -> int:
    """Return how many letters two words begin with alike."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _of_compound(word: str) -> tuple[tuple[str, ...], ...]:
    """Return what the parts of a German compound mean; () where its end is not known."""
    for at in range(_PART - 1, len(word) - _PART + 1):  # the longest end that is known
        last = _of_form(word[at:], "de")
        if last is not None:
            return (*_of_beginning(word[:at]), last)
    return ()


def _is_known(first: tuple[str, ...], word: str) -> bool:
    """Whether the first part of a compound is known, and does not just mean itself."""
    return not first or first[0] in known_words("de") or not word.startswith(first[0])


def _of_beginning(word: str) -> Iterator[tuple[str, ...]]:
    """Yield what the beginning of a compound means: a word with what links it to the next, else itself."""
    known = known_words("de")
    bare = [word.removesuffix(link) for link in _LINKS if word.endswith(link)]
    whole = next((known[part] for part in bare if part in known), None)
    if whole is None and len(word) >= _PART:
        whole = next((meant for part in bare if len(part) >= _PART and (meant := _of_form(part, "de"))), None)
    if whole is not None:
        yield whole
    elif len(word) >= 2 * _PART and (parts := _of_compound(word)):
        yield from parts
    else:
        yield (word,)
