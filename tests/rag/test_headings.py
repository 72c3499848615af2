"""A heading of common form stays over what is proven; one that asserts something is proven, or goes."""

import pytest

from rag.cite import Given
from rag.headings import is_neutral, without_label
from rag.look import Sheet, look
from tests.rag.drafted import OFFICIAL, passage

PAGES = (
    (
        "Full-time employees get 27 days of leave a year. Unused days expire on 31 March. Apply in the HR portal. "
        "Employees who resign must give four weeks of notice. Ask your manager for approval of each leave. "
        "Contractors do not get paid leave."
    ),
    (
        "The plan covers dental care and eye tests. It does not cover cosmetic surgery. "
        "You can join after six months of service."
    ),
)
GIVEN = tuple(Given(str(number), passage(f"p{number}", text)) for number, text in enumerate(PAGES, start=1))
DAYS = "Full-time employees get 27 days of leave a year [1]."
COVER = "The plan covers dental care and eye tests [2]."
JOIN = "You can join after six months of service [2]."


def shown(draft: str) -> list[str]:
    pieces = look(Sheet(GIVEN, "How does leave and the insurance plan work?", OFFICIAL), draft).settled.pieces
    return [sentence.text for piece in pieces for sentence in piece.sentences]


@pytest.mark.parametrize("form", ["## {}\n\n{}", "**{}**\n\n{}", "**{}**\n- {}", "**{}:**\n- {}"])
@pytest.mark.parametrize(
    ("heading", "under"),
    [
        ("TL;DR", DAYS),
        ("In short", DAYS),
        ("Key takeaways", DAYS),
        ("Bottom line", DAYS),
        ("At a glance", DAYS),
        ("Good to know", DAYS),
        ("Quick answer", DAYS),
        ("Auf einen Blick", DAYS),
        ("Points clés", DAYS),
        ("Next steps", "Apply in the HR portal [1]."),
        ("How to apply", "Apply in the HR portal [1]."),
        ("Notice period", "Employees who resign must give four weeks of notice [1]."),
        ("What's covered", COVER),
        ("Coverage", COVER),
        ("What isn't covered", "It does not cover cosmetic surgery [2]."),
        ("Eligibility", JOIN),
        ("Who can join?", JOIN),
    ],
)
def test_a_heading_that_asserts_nothing_stays_over_what_is_proven(form: str, heading: str, under: str) -> None:
    assert shown(form.format(heading, under))[0].startswith(heading)
    assert shown(form.format(heading, "Lunch costs 9 euros [1].")) == []


@pytest.mark.parametrize("form", ["## {}\n\n{}", "**{}**\n\n{}", "**{}**\n- {}", "**{}:**\n- {}"])
@pytest.mark.parametrize(
    ("heading", "under"),
    [
        ("Everyone is eligible", JOIN),
        ("No approval needed", DAYS),
        ("Unlimited leave", DAYS),
        ("Guaranteed cover", COVER),
        ("Free for all", DAYS),
        ("Cosmetic surgery covered", COVER),
        ("What's not covered", COVER),
        ("Johnson's plan", COVER),
        ("Paid leave for contractors", DAYS),
        ("In short, contractors get leave", DAYS),
    ],
)
def test_a_heading_that_asserts_what_is_not_proven_goes(form: str, heading: str, under: str) -> None:
    assert shown(form.format(heading, under)) == [under[:-5] + "."]


ABROAD = {
    "Vollzeitkräfte bekommen 27 Tage Urlaub. Der Antrag wird im Portal gestellt.": (
        [
            "Hier sind die Regeln:",
            "Folgende Regeln gelten:",
            "Es gilt Folgendes:",
            "So funktioniert es:",
            "Bitte beachte:",
        ],
        ["## Urlaub", "## So beantragst du Urlaub", "Vollzeitkräfte bekommen:"],
        ["Externe bekommen auch Urlaub:", "Der Urlaub verfällt nie:", "## Kein Antrag nötig", "## Unbegrenzter Urlaub"],
    ),
    "Les salariés ont 27 jours de congés. La demande se fait sur le portail.": (
        ["Voici les règles :", "Les règles sont les suivantes :", "En bref :", "À noter :"],
        ["## Congés", "Les salariés ont :"],
        ["Les externes ont aussi des congés :", "Les congés n'expirent jamais :", "## Aucune demande nécessaire"],
    ),
    "Los empleados tienen 27 días de vacaciones. La solicitud se hace en el portal.": (
        ["Estas son las reglas:", "Las reglas son las siguientes:", "Así funciona:", "En resumen:"],
        ["## Vacaciones", "Los empleados tienen:"],
        ["Los externos también tienen vacaciones:", "Las vacaciones nunca caducan:", "## No se necesita solicitud"],
    ),
    "有給休暇は27日です。申請はポータルで行います。": (
        ["以下のとおりです。", "ルールは以下のとおりです：", "## 概要"],
        ["## 有給休暇"],
        ["休暇は失効しません：", "## 申請は不要", "業務委託も取得できます："],
    ),
}


@pytest.mark.parametrize("page", ABROAD)
def test_a_frame_in_another_language_names_what_is_known_or_is_proven(page: str) -> None:
    neutral, named, wrong = ABROAD[page]
    claim = page.partition("。" if "。" in page else ".")[0]

    def said(frame: str) -> list[str]:
        sheet = Sheet((Given("1", passage("abroad", page)),), "?", OFFICIAL)
        pieces = look(sheet, f"{frame}\n\n- {claim} [1]").settled.pieces
        return [sentence.text for piece in pieces for sentence in piece.sentences]

    assert {frame for frame in (*neutral, *named, *wrong) if len(said(frame)) > 1} == {*neutral, *named}
    assert all(said(frame)[-1] == claim for frame in (*neutral, *named, *wrong))


def test_a_label_that_may_stand_before_anything_is_no_part_of_the_claim() -> None:
    assert shown(f"**TL;DR:** {DAYS}") == ["TL;DR: Full-time employees get 27 days of leave a year."]
    assert shown("**TL;DR:** Full-time employees get 28 days of leave a year [1].") == []
    assert without_label("Bottom line: 27 days") == "27 days"
    assert without_label("Contractors: 27 days") == "Contractors: 27 days"
    assert without_label("In short:") == "In short:"


@pytest.mark.parametrize("said", ["Everyone", "Key points for contractors", "Not to know", ""])
def test_what_names_something_is_not_neutral(said: str) -> None:
    assert not is_neutral(said)
