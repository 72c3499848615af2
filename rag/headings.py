"""Words of a draft's headings and other frames: they may name nothing that is not known."""

from collections.abc import Iterable

from rag.lexical import stem, words
from rag.prove.words.alike import Bag
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import stems_of, words_of

_COMMON_WORDS = """
    a about after an and answer approval at before by contact deadline details during eligibility example exceptions for
    from how if important in key limits next no note of on options or other overview points process requirements rules
    steps summary the timeline to what when where who why with your
    ablauf ausnahmen details fristen hinweise schritte überblick voraussetzungen wie zusammenfassung
    excepciones pasos plazos requisitos resumen délais étapes exceptions conditions résumé
    """.split()
_COMMON = frozenset(map(stem, _COMMON_WORDS))
"""Stems of words that head a section without naming anything."""
_GENERAL = stems_of(
    " ".join(_COMMON_WORDS)
    + """ item name kind type category level amount limit value rate price cost day week month year hour minute date
    time rule description condition requirement action document source page question background context purpose
    scope conclusion introduction result figure table list area topic period duration frequency unit total quick short
    main further more additional required needed useful related handbook guide policy procedure answer information fact
    criteria reference resource deadline schedule reason situation case thing piece term""",
    ENGLISH,
)
"""Stems of words that name a section or a column of any page."""


def strange_words(heading: str, known: Iterable[str]) -> list[str]:
    """Return the capitalised words of a heading that no known text has, common ones aside."""
    stems = _COMMON.union(stem(word) for text in known for word in words(text))
    capitals = [word for word in heading.split() if any(map(str.isupper, word))]
    return [word for word in capitals if not stems.issuperset(map(stem, words(word)))]


def unknown_words(frame: str, known: Iterable[str]) -> list[str]:
    """Return the English words of weight of a frame that no known text has, or a synonym; those of any page aside."""
    bag = Bag.of(root for text in known for root in stems_of(text, ENGLISH))
    telling = [word for word in words_of(frame, ENGLISH) if word.weight == 1 and word.stem not in _GENERAL]
    return [word.text for word in telling if not bag.holds(word)]
