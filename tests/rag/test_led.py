"""A fragment says what its lead-in says of it: "Never share:" and "Passwords"."""

from dataclasses import replace

import pytest

from rag.cite import Given
from rag.evidence import Place
from rag.look import Sheet, look
from rag.stream import standing
from tests.rag.drafted import OFFICIAL, passage

PAGES = (
    (
        "We do not reimburse alcohol, minibar purchases or fines. Taxi rides are reimbursed. Smoking is prohibited. "
        "Pets are allowed. Visitors must not film or smoke. For a visa you need a passport and a photo. "
        "A visa takes 10 days."
    ),
    (
        "Alkohol ist im Büro nicht erlaubt. Rauchen ist verboten. Haustiere sind erlaubt. "
        "Parkgebühren werden erstattet. Bußgelder werden nicht erstattet."
    ),
    (
        "L'alcool n'est pas autorisé au bureau. Les animaux sont autorisés. Les amendes ne sont pas remboursées. "
        "Fumer est interdit. Les taxis sont remboursés."
    ),
    (
        "No está permitido fumar en la oficina. Las mascotas están permitidas. Las multas no se reembolsan. "
        "Los taxis se reembolsan, pero los trenes no. El alcohol está prohibido."
    ),
    "アルコール代は精算できません。タクシー代は精算できます。オフィスでの喫煙は禁止です。ペットの同伴は認められています。",
)
GIVEN = tuple(Given(str(number), passage(f"p{number}", text)) for number, text in enumerate(PAGES, start=1))


def shown(draft: str, question: str = "What are the rules?") -> list[str]:
    pieces = look(Sheet(GIVEN, question, OFFICIAL), draft).settled.pieces
    return [sentence.text for piece in pieces for sentence in piece.sentences]


@pytest.mark.parametrize(
    ("lead_in", "right", "wrong", "key"),
    [
        ("The following are not reimbursed:", "Alcohol", "Taxi rides", 1),
        ("The following are not reimbursed [1]:", "Fines", "Taxi rides", 1),
        ("**Not reimbursed:**", "Fines", "Taxi rides", 1),
        ("## Not reimbursed", "Alcohol", "Taxi rides", 1),
        ("## What's not reimbursed", "Fines", "Taxi rides", 1),
        ("The following is prohibited:", "Smoking", "Pets", 1),
        ("## Prohibited", "Smoking", "Pets", 1),
        ("Visitors must not:", "Film", "Bring pets", 1),
        ("We reimburse:", "Taxi rides", "Fines", 1),
        ("The following expenses are reimbursed:", "Taxi rides", "Fines", 1),
        ("## What's allowed", "Pets", "Smoking", 1),
        ("Das ist nicht erlaubt:", "Alkohol im Büro", "Haustiere", 2),
        ("Nicht erlaubt sind:", "Alkohol", "Haustiere", 2),
        ("Verboten sind:", "Rauchen", "Haustiere", 2),
        ("Nicht erstattet werden:", "Bußgelder", "Parkgebühren", 2),
        ("Folgende Ausgaben werden nicht erstattet:", "Bußgelder", "Parkgebühren", 2),
        ("Erstattet werden:", "Parkgebühren", "Bußgelder", 2),
        ("Erlaubt sind:", "Haustiere", "Rauchen", 2),
        ("Ce n'est pas autorisé :", "L'alcool au bureau", "Les animaux", 3),
        ("Ne sont pas remboursés :", "Les amendes", "Les taxis", 3),
        ("Il est interdit de :", "Fumer", "Amener des animaux", 3),
        ("No está permitido:", "Fumar en la oficina", "Las mascotas", 4),
        ("No se reembolsan:", "Las multas", "Los taxis", 4),
        ("Está prohibido:", "El alcohol", "Las mascotas", 4),
        ("精算できないもの：", "アルコール代", "タクシー代", 5),
        ("次のものは精算できません。", "アルコール代", "タクシー代", 5),
        ("以下は禁止です。", "オフィスでの喫煙", "ペットの同伴", 5),
    ],
)
def test_a_fragment_stands_where_it_is_proven_with_its_lead_in(lead_in: str, right: str, wrong: str, key: int) -> None:
    said = lead_in.replace("## ", "").replace("**", "").replace(" [1]", "")
    assert shown(f"{lead_in}\n\n- {right} [{key}]") == [said, right]
    assert wrong not in shown(f"{lead_in}\n\n- {right} [{key}]\n- {wrong} [{key}]")
    assert wrong not in shown(f"{lead_in}\n\n- {wrong} [{key}]\n- {right} [{key}]")
    assert wrong not in shown(f"{lead_in}\n\n- {wrong} [{key}]")


COVER = (
    "## What is not covered\n\n- Cosmetic surgery\n- Glasses\n\n## What is covered\n\n- Dental care\n- Eye tests\n\n"
    "## Travel\n\nYou may not travel before the visa is issued. You can take leave in half days. "
    "Contractors do not get paid leave. Full-time employees get paid leave."
)


@pytest.mark.parametrize(
    ("lead_in", "right", "wrong"),
    [
        ("Not covered:", "Glasses", "Dental care"),
        ("We do not cover:", "Cosmetic surgery", "Eye tests"),
        ("What's covered:", "Dental care", "Glasses"),
        ("## Covered", "Eye tests", "Cosmetic surgery"),
        ("You may not:", "travel before the visa is issued", "take leave in half days"),
        ("Who gets paid leave:", "Full-time employees", "Contractors"),
        ("Who does not get paid leave:", "Contractors", "Full-time employees"),
    ],
)
@pytest.mark.parametrize("has_places", [False, True])
def test_a_heading_of_the_page_counts_for_what_stands_under_it(
    lead_in: str,
    right: str,
    wrong: str,
    has_places: bool,  # noqa: FBT001
) -> None:
    page = passage("cover", COVER.replace("## ", "") if has_places else COVER)
    if has_places:
        names = ("What is not covered", "What is covered", "Travel")
        page = replace(page, places=tuple(Place(page.text.index(name), (name,), "", None) for name in names))

    def said(*items: str) -> list[str]:
        draft = "\n".join((lead_in, "", *(f"- {item} [1]" for item in items)))
        pieces = look(Sheet((Given("1", page),), "What are the rules?", OFFICIAL), draft).settled.pieces
        return [sentence.text for piece in pieces for sentence in piece.sentences if not sentence.quoted]

    assert said(right) == [lead_in.removeprefix("## "), right]
    assert wrong not in said(right, wrong)
    assert wrong not in said(wrong)


@pytest.mark.parametrize(
    "lead_in", ["You need two things [1]:", "For a visa you need the following [1]:", "For a visa you need [1]:"]
)
def test_a_cited_lead_in_goes_with_what_it_leads_in(lead_in: str) -> None:
    draft = f"{lead_in}\n\n- A driving licence [1]\n- A bank statement [1]\n\nA visa takes 10 days [1]."
    assert shown(draft, "How do I get a visa?") == ["A visa takes 10 days."]


@pytest.mark.parametrize(
    "lead_in",
    [
        "Here are the documents [1]:",
        "The documents are as follows [1].",
        "For a visa you need the following [1]:",
        "For a visa you need the following.",
        "For a visa you need:",
    ],
)
def test_a_lead_in_stays_over_what_is_proven_whether_it_is_cited_or_ends_with_a_stop(lead_in: str) -> None:
    said = lead_in.replace(" [1]", "")
    items = ["- A passport [1]", "- A photo [1]"]
    question = "Which documents do I need for a visa?"
    assert shown("\n".join([lead_in, "", *items]), question) == [said, "A passport", "A photo"]


def test_a_cited_claim_over_a_list_stays_without_it() -> None:
    draft = "A visa takes 10 days [1]:\n\n- A driving licence [1]"
    assert shown(draft) == ["A visa takes 10 days."]
    assert shown(f"{draft}\n- A passport [1]") == ["A visa takes 10 days:", "A passport"]


def test_no_colon_is_released_before_something_stands_under_it() -> None:
    sheet = Sheet(GIVEN, "How do I get a visa?", OFFICIAL)
    told = "Taxi rides are reimbursed [1].\n\nA visa takes 10 days [1]:\n\n- A passport [1]"

    def released(draft: str) -> list[str]:
        pieces = standing(sheet, draft).settled.pieces
        return [sentence.text for piece in pieces for sentence in piece.sentences]

    assert released(told) == ["Taxi rides are reimbursed."]
    assert released(f"{told}\n- A photo [1]")[1:] == ["A visa takes 10 days:", "A passport"]
    wrong = told.replace("passport", "licence")
    assert released(f"{wrong}\n- A photo [1]") == ["Taxi rides are reimbursed."]


def test_a_cited_line_that_announces_goes_with_what_it_announces() -> None:
    assert shown("Taxi rides are reimbursed [1].\n\n- For a visa you need, including [1]:") == [
        "Taxi rides are reimbursed."
    ]


@pytest.mark.parametrize("lead_in", ["The following are not allowed:", "You must not:", "## Never", "Do not:"])
def test_a_denial_within_an_item_is_not_that_of_its_lead_in(lead_in: str) -> None:
    page = passage(
        "rules", "Publish photos without a logo. Report a bug that nobody else has. The portal has no search."
    )
    items = ["Publish photos without a logo", "Report a bug that nobody else has", "The portal has no search"]
    sheet = Sheet((Given("1", page),), "What are the rules?", OFFICIAL)
    for item in items:
        pieces = look(sheet, f"{lead_in}\n\n- {item} [1]").settled.pieces
        said = [one.text for piece in pieces for one in piece.sentences if not one.quoted]
        assert lead_in.removeprefix("## ") not in said


def test_a_question_is_no_fragment() -> None:
    draft = "We do not reimburse fines [1]:\n\n- Taxi rides are reimbursed [1]\n- Would you like to know more?"
    assert shown(draft)[1] == "Taxi rides are reimbursed"


def test_a_lead_in_within_a_list_goes_with_the_items_under_it() -> None:
    draft = "- We reimburse the following:\n  - Alcohol [1]\n- A visa takes 10 days [1]"
    assert shown(draft) == ["A visa takes 10 days"]


def test_a_judge_reads_a_fragment_with_its_lead_in() -> None:
    sheet = Sheet(GIVEN, "What is forbidden?", OFFICIAL, strict=True)
    draft = "The following are not reimbursed:\n\n- Alcohol [1]"
    assert [one.text for one in look(sheet, draft).unread][-1] == "Alcohol are not reimbursed"


def test_a_page_in_another_language_bears_a_fragment_out_where_it_denies() -> None:
    assert shown("Nicht erstattet werden:\n\n- Alkohol [1]") == ["Nicht erstattet werden:", "Alkohol"]
    assert "Taxifahrten" not in shown("Nicht erstattet werden:\n\n- Taxifahrten [1]\n- Alkohol [1]")
