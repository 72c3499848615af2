"""Headings of a draft: they claim nothing, and may name nothing that is not known."""

from collections.abc import Iterable

from rag.lexical import stem, words

_COMMON = frozenset(
    stem(word)
    for word in """
    a about after an and answer approval at before by contact deadline details during eligibility example exceptions for
    from how if important in key limits next no note of on options or other overview points process requirements rules
    steps summary the timeline to what when where who why with yes your
    ablauf ausnahmen details fristen hinweise schritte überblick voraussetzungen wie zusammenfassung
    excepciones pasos plazos requisitos resumen délais étapes exceptions conditions résumé
    """.split()
)
"""Stems of words that head a section without naming anything."""


def strange_words(heading: str, known: Iterable[str]) -> list[str]:
    """Return the capitalised words of a heading that no known text has, common ones aside."""
    stems = _COMMON.union(stem(word) for text in known for word in words(text))
    capitals = [word for word in heading.split() if any(map(str.isupper, word))]
    return [word for word in capitals if not stems.issuperset(map(stem, words(word)))]
