"""What tells a language in a short sentence, and denials that stand twice in it and deny once."""

import pytest

from rag.prove.words.clauses import denies
from rag.prove.words.languages import language_of


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("No compartas tu cuenta con nadie.", "es"),
        ("La pantalla se bloquea tras diez minutos.", "es"),
        ("Fermez la porte après deux heures.", "fr"),
        ("Der Turm schließt nach zwei Stunden.", "de"),
        ("No dogs after two hours.", "en"),
    ],
)
def test_a_short_sentence_tells_its_language(text: str, language: str) -> None:
    assert (language_of(text) or "en") == language


@pytest.mark.parametrize(
    ("text", "language", "denied"),
    [
        ("no compartas tu llave con nadie", "es", True),
        ("ne partagez votre clé avec personne", "fr", True),
        ("deux euros par personne", "fr", False),
        ("sag es niemandem", "de", True),
    ],
)
def test_whom_nothing_is_done_to_denies(text: str, language: str, denied: bool) -> None:  # noqa: FBT001 -- a table's
    assert denies(text, language) == denied


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Le chœur compte quatorze membres élus.", "fr"),
        ("Les anciens membres restent membres de l'association.", "fr"),
        ("No uses zonas fuera de la ciudad.", "es"),
        ("Jeder bringt eigene Noten mit.", "de"),
        ("Notes are kept in the choir room.", "en"),
    ],
)
def test_everyday_words_tell_a_language(text: str, language: str) -> None:
    assert language_of(text) == language
