"""What a page denies with a pronoun alone, in Spanish and French."""

import pytest

from rag.prove import Text, Verdict, prove

COURSES = (
    "Los cursos en línea necesitan el permiso del jefe; los cursos en el taller no lo necesitan. Las visitas se "
    "anuncian con una semana de antelación."
)
TRAJETS = "Les trajets en avion exigent un accord préalable ; les trajets en train ne l'exigent pas."


@pytest.mark.parametrize(
    ("passage", "claim", "proved"),
    [
        (COURSES, "Los cursos en línea necesitan el permiso del jefe.", True),
        (COURSES, "Los cursos en el taller no necesitan el permiso del jefe.", True),
        (COURSES, "Los cursos en el taller necesitan el permiso del jefe.", False),
        (COURSES, "Los cursos en el taller también necesitan permiso del jefe.", False),
        (TRAJETS, "Les trajets en avion exigent un accord préalable.", True),
        (TRAJETS, "Les trajets en train exigent un accord préalable.", False),
    ],
)
def test_a_pronoun_stands_for_what_was_said_before(passage: str, claim: str, *, proved: bool) -> None:
    proof = prove(f"{claim} [1]", [Text("Manual", "", passage)])
    assert (proof.verdict is Verdict.PROVED) == proved
