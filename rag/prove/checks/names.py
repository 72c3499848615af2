"""Whether the names of a claim are in what it cites."""

import re
from collections.abc import Iterator
from functools import lru_cache

from rag.lexical import fold
from rag.prove.align import Alignment
from rag.prove.facts.measures import MONEY, UNITS
from rag.prove.facts.values import Span
from rag.prove.fit import best_units, says_part
from rag.prove.parse import Parsed
from rag.prove.unit import is_row
from rag.prove.values import Problem, Reason, doubtful, sure
from rag.prove.words.languages import STOPS
from rag.prove.words.openers import OPENERS
from rag.prove.words.roots import root_of
from rag.prove.words.synonyms import GROUPS
from rag.prove.words.words import Word

_MIXED = re.compile(r"^[A-Z]{2,}s?$|[a-z][A-Z]|^[A-Z]+\d")  # acronyms, CamelCase, M3
_FITS, _CLEARLY = 0.65, 0.12  # as for values, with more of the claim: names are said in fewer ways
_CAPITALS_SAY_NOTHING = frozenset({"de", "ja"})
# Nouns of every day that name nobody and nothing, with the words for people and papers that a paraphrase exchanges.
_EVERYDAY_GERMAN = frozenset(
    map(
        root_of,
        """ende beginn anfang start schluss zeit zeitraum dauer frist termin datum fall regel ausnahme grund zweck ziel
        ablauf vorgang schritt stelle ort haus firma unternehmen betrieb arbeitgeber arbeitnehmer mitarbeiter
        mitarbeiterin mitarbeitende beschaftigte angestellte kollege kolleginnen kollegen team teamleitung leitung
        fuhrungskraft vorgesetzte vorgesetzten chef chefin abteilung person personen leute teil rest summe anzahl hohe
        betrag kosten preis geld gehalt lohn anspruch recht pflicht genehmigung zustimmung erlaubnis antrag anfrage
        formular unterlagen nachweis beleg quittung rechnung bescheid auskunft antwort frage hilfe problem moglichkeit
        voraussetzung bedingung angabe information wert mal weise art form verfugung arbeit arbeitszeit arbeitstag
        werktag urlaub reise fahrt zimmer platz beispiel""".split(),
    )
)
_ADJECTIVE = re.compile(r"(?:al|ous|ful|less|ive|able|ible|ic|ary|ish)$")
_CORE = 4  # letters of a word that such a one is made of
_PART = 5  # letters of a German word that tell what a compound is about
_LABEL = re.compile(r"[^:.]{3,60}:")
_SMALL = frozenset("a an the of and or for to in on at by with from".split())
_DEPARTMENTS = frozenset(
    """accounting compliance design engineering finance hr legal logistics marketing operations people procurement
    product purchasing sales security support""".split()
)
"""What houses call their parts: with a capital inside a sentence none stands for another."""
_THAN = re.compile(r"\bthan\b", re.IGNORECASE)
_ENDING = re.compile(r"(?:s|ing|ed|ly|tion|ment|ness|ers?|ity)$")  # what ordinary words end with


def check_names(alignment: Alignment) -> Iterator[Problem]:
    """
    Yield a problem for each name that nothing cited has, and a doubt for one that belongs to something else there.

    Sure unless the question has the name, or it begins the sentence.
    Capitals name something everywhere but at the beginning of a sentence, and in German.
    """
    yield from _strange_nouns(alignment)
    short = frozenset().union(*alignment.short)
    asked = set(re.findall(r"[^\W_]+", fold(alignment.question)))
    for name in _names(alignment):
        if name.start in short:
            continue
        if not any(_has(name, parsed) for parsed in alignment.cited):
            if _is_ordinary(name, alignment):
                continue
            unsure = name.folded in asked or _is_first(name, alignment)
            yield (doubtful if unsure else sure)(Reason.NAME, name.text)
        elif (not _is_first(name, alignment) or _MIXED.search(name.text)) and (rival := _rival(name, alignment)):
            yield doubtful(Reason.BINDING, f"{name.text} / {rival}")


def _strange_nouns(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for each German noun that nothing cited has, whole, in part or as a part: it may be a name."""
    claim = alignment.claim
    if claim.language != "de":
        return
    for word in claim.telling:
        if not word.is_capital or _is_first(word, alignment) or word.stem in _EVERYDAY_GERMAN:
            continue
        if any(parsed.bag.holds(word) for parsed in alignment.cited):
            continue
        stems = frozenset().union(*(parsed.bag.stems for parsed in alignment.cited))
        if not any(len(stem) >= _PART and stem in word.stem for stem in stems):
            yield doubtful(Reason.NAME, word.text)


def _names(alignment: Alignment) -> Iterator[Word]:
    claim = alignment.claim
    facts = [fact.span for fact in claim.facts]
    for word in claim.words:
        if not word.is_capital or not word.weight or any(s.start <= word.start < s.end for s in facts):
            continue
        if any(word.folded in stops for stops in (STOPS["en"], STOPS.get(claim.language, STOPS["en"]))):
            continue
        if word.text == "OK" or UNITS.get(word.folded, ("",))[0] in MONEY:
            continue
        mixed = bool(_MIXED.search(word.text))
        if claim.language in _CAPITALS_SAY_NOTHING and not mixed:
            continue
        if not _is_first(word, alignment) or mixed or not _is_ordinary_opener(word):
            yield word


def _is_ordinary_opener(word: Word) -> bool:
    return word.folded in OPENERS or bool(_ENDING.search(word.folded))


def _is_first(word: Word, alignment: Alignment) -> bool:
    """
    Whether a word's capital says nothing where it stands.

    That is at the beginning of the sentence, behind a "Yes," or a colon, and in a label such as "Order Pickup:".
    """
    before = alignment.claim.text[: word.start]
    return (
        not re.search(r"\w", re.sub(r"^(?:yes|no)\b", "", before, flags=re.IGNORECASE))
        or before.rstrip().endswith((":", "."))
        or word.end <= _label_end(alignment.claim.text)
    )


@lru_cache(maxsize=64)
def _label_end(text: str) -> int:
    """Return where the label ends that a line begins with, each of its words with a capital; 0 without one."""
    label = _LABEL.match(text)
    words = [word for word in label.group().split() if word.lower() not in _SMALL] if label else []
    return label.end() if label and len(words) > 1 and all(word[0].isupper() for word in words) else 0


def _has(name: Word, parsed: Parsed) -> bool:
    """Whether a text has a name; one in capitals is no beginning of another, as VII is of VIII."""
    end = r"(?!s?[^\W\d_s])" if name.text.isupper() else ""
    return (
        name.stem in parsed.bag.stems or re.search(rf"(?<!\w){re.escape(name.folded)}{end}", parsed.plain) is not None
    )


def _is_ordinary(name: Word, alignment: Alignment) -> bool:
    """Whether it is a word of every day with a capital, and what is cited has it in another form."""
    if _MIXED.search(name.text):
        return False
    if name.folded in _DEPARTMENTS and not _is_first(name, alignment):
        return False
    if _is_first(name, alignment):
        return name.stem in GROUPS or name.weight < 1 or any(_is_made_of(name, parsed) for parsed in alignment.cited)
    return name.stem in GROUPS and any(parsed.bag.holds(name) for parsed in alignment.cited)


def _is_made_of(name: Word, parsed: Parsed) -> bool:
    """Whether a text has a word that another is made of: "Factual" of "fact"."""
    made = (name.stem[:length] for length in range(_CORE, len(name.stem)))
    return bool(_ADJECTIVE.search(name.folded)) and any(core in parsed.bag.stems for core in made)


def _rival(name: Word, alignment: Alignment) -> str:
    """Return the other name of a unit that fits the rest of the claim clearly better than any with this one, or ""."""
    ranked = best_units(alignment, Span(name.text, name.start, name.end))
    score, best = next(iter(ranked))
    holding = next(
        (score for score, unit in ranked if unit.bag.likeness(name.stem) or name.folded in fold(unit.text)), 0.0
    )
    if any(name.stem in unit.own.stems and says_part(unit, name.start, alignment) for unit in alignment.near):
        return ""
    if is_row(best.text) and _THAN.search(alignment.claim.text):
        return ""  # two rows are compared, of which each has a name
    if (
        score < _FITS
        or score - holding < _CLEARLY
        or any(name.folded in fold(parsed.source.title) for parsed in alignment.cited)
    ):
        return ""
    said = alignment.spoken.stems
    valued = [fact.span for fact in best.facts]
    others = (
        word
        for word in best.words
        if word.is_capital and word.start > best.words[0].start and word.weight and word.stem not in said
    )
    free = (word.text for word in others if not any(span.start <= word.start < span.end for span in valued))
    return next(free, "")
