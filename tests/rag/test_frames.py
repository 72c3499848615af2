"""What frames other sentences: it may not state what nothing under it proves; and a yes or no agrees with its why."""

import pytest

from rag.cite import Given
from rag.look import Sheet, look
from rag.stream import standing
from tests.rag.drafted import OFFICIAL, passage

DOSES = passage(
    "doses",
    "Adults take 500 mg of paracetamol every 6 hours. Children under 12 must not take paracetamol without a doctor. "
    "Never give paracetamol together with alcohol.",
)
LEAVE = passage(
    "leave",
    "Full-time employees get 27 days of leave a year, part-time employees pro rata. Unused days expire on 31 March. "
    "Ask your manager for approval of each leave. Contractors do not get paid leave. "
    "Contractors may not restart the service. First-class train travel is not reimbursed. "
    "Never give your password to anyone. Report a lost badge to Yusuf Demir within 2 days.",
)
GIVEN = (Given("1", DOSES), Given("2", LEAVE))
DOSE = "Adults take 500 mg of paracetamol every 6 hours [1]."
DAYS = "Full-time employees get 27 days of leave a year [2]."


def shown(draft: str, question: str = "What are the rules?", *, strict: bool = False) -> list[str]:
    """Return the sentences that are shown; in a strict order a reader vouches for the claims, and for no frame."""
    sheet = Sheet(GIVEN, question, OFFICIAL, strict=strict)
    judged = {one.place: True for one in look(sheet, draft).unread if not one.text.endswith(":")}
    pieces = look(sheet, draft, judged if strict else None).settled.pieces
    return [sentence.text for piece in pieces for sentence in piece.sentences]


@pytest.mark.parametrize(
    ("frame", "under"),
    [
        ("Children under 12 take the same without a doctor, as follows:", DOSE),
        ("Children under 12 get this as well:", DOSE),
        ("## Children may take paracetamol together with alcohol", DOSE),
        ("## Paracetamol together with alcohol for children under 12", DOSE),
        ("Give paracetamol together with alcohol:", DOSE),
        ("Part-time employees get the same, and unused days never expire, as follows:", DAYS),
        ("## Leave needs no approval of your manager", DAYS),
        ("## No approval of your manager", DAYS),
        ("## Unlimited leave for contractors", DAYS),
        ("Yes, first-class train travel is reimbursed:", DAYS),
        ("Yes, contractors get paid leave:", DAYS),
        ("Your manager can refuse leave at any time and you lose your unused days:", DAYS),
        ("Give your password to Yusuf Demir:", DAYS),
        ("Contractors:", "27 days of leave a year [2]"),
        ("For contractors:", DAYS),
        ("Here is what contractors get:", DAYS),
        ("## Why unused days never expire", DAYS),
        ("## Approval optional", DAYS),
        ("## Children under 12", "500 mg of paracetamol every 6 hours [1]"),
    ],
)
@pytest.mark.parametrize("strict", [False, True])
def test_a_frame_that_states_what_nothing_proves_goes_and_its_list_stays(frame: str, under: str, strict: bool) -> None:  # noqa: FBT001
    question = "May children take paracetamol with alcohol, and do contractors get paid leave?"
    claim = under.replace(" [1]", "").replace(" [2]", "")
    assert shown(f"{frame}\n\n- {under}", question, strict=strict) == [claim]


@pytest.mark.parametrize(
    "frame",
    [
        "To request leave:",
        "## Leave",
        "## Approval of your manager",
        "## Next steps",
        "## How do I request leave?",
        "These are the rules:",
        "The following applies:",
        "Here is what the page says:",
        "Full-time employees get:",
        "Unused days expire on 31 March:",
        "## Unused days expire on 31 March",
        "## Overview",
    ],
)
def test_a_frame_that_states_nothing_or_what_is_proven_stays(frame: str) -> None:
    assert shown(f"{frame}\n\n- {DAYS}")[0] == frame.removeprefix("## ")


@pytest.mark.parametrize(
    "closing",
    [
        "If you prefer, give it to children together with alcohol.",
        "If you are unsure, take the leave without asking your manager.",
        "If you need more, simply call in sick.",
        "Feel free to give your password to Yusuf Demir.",
        "Let me know if you want me to book it; you can send me your password.",
        "Happy to help, and contractors get paid leave too.",
        "I can tell you contractors get paid leave.",
        "Happy to share your password with Yusuf Demir.",
        "Shall I tell Yusuf Demir your password?",
        "Do you want to take the leave, since no approval is needed?",
        "Wenn du unsicher bist, nimm den Urlaub ohne zu fragen.",
    ],
)
def test_a_closing_that_says_more_than_an_offer_is_a_claim(closing: str) -> None:
    assert shown(f"{DAYS} {closing}", "How do I take leave?") == ["Full-time employees get 27 days of leave a year."]


@pytest.mark.parametrize(
    "closing",
    [
        "Let me know if you need anything else.",
        "Let me know if you would like more detail on any of this.",
        "Would you like to know how unused days expire?",
        "If you have more questions, feel free to ask.",
        "Check with your manager if you are unsure.",
        "Happy to look up the rules for part-time employees for you.",
        "I hope this helps!",
    ],
)
def test_a_closing_that_only_offers_stays(closing: str) -> None:
    assert shown(f"{DAYS} {closing}")[-1] == closing


def test_a_row_under_names_that_its_page_does_not_put_there_is_unsure() -> None:
    names = "| Children under 12 | Alcohol and paracetamol together |"
    table = f"{names}\n|---|---|\n| Adults take 500 mg | every 6 hours [1] |"
    assert not any("Children" in text and "|" in text for text in shown(f"{DAYS}\n\n{table}"))
    right = "| Adults | Paracetamol |\n|---|---|\n| 500 mg | every 6 hours [1] |"
    assert shown(f"{DAYS}\n\n{right}")[1:] == ["Adults | Paracetamol", "500 mg | every 6 hours"]


@pytest.mark.parametrize(
    ("said", "question"),
    [
        ("Yes. Contractors may not restart the service [2].", "May contractors restart the service?"),
        ("Yes, contractors may not restart the service [2].", "May contractors restart the service?"),
        ("Of course! Contractors may not restart the service [2].", "May contractors restart the service?"),
        ("Yes, they may:\n\n- Contractors may not restart the service [2].", "May contractors restart the service?"),
        ("Yes [2].\n\nContractors may not restart the service [2].", "May contractors restart the service?"),
        ("Yes:\n\n- Contractors may not restart the service [2].", "May contractors restart the service?"),
        ("## Yes\n\nContractors may not restart the service [2].", "May contractors restart the service?"),
        ("No. Contractors may not restart the service [2].", "Are contractors forbidden to restart the service?"),
        ("No. Contractors may not restart the service [2].", "Why do contractors not restart the service?"),
    ],
)
def test_a_yes_or_no_that_its_why_does_not_bear_out_goes_alone(said: str, question: str) -> None:
    assert shown(said, question) == ["Contractors may not restart the service."]


@pytest.mark.parametrize(
    ("said", "question"),
    [
        ("No. Contractors may not restart the service [2].", "May contractors restart the service?"),
        ("Yes. Contractors may not restart the service [2].", "Are contractors forbidden to restart the service?"),
        ("No:\n\n- Contractors may not restart the service [2].", "May contractors restart the service?"),
        ("## No\n\nContractors may not restart the service [2].", "I ask: can contractors restart the service?"),
    ],
)
def test_a_yes_or_no_that_agrees_with_its_why_stays(said: str, question: str) -> None:
    first = shown(said, question)[0]
    assert first.split(maxsplit=1)[0].strip(".:") in {"Yes", "No"}


def test_a_no_to_what_a_page_affirms_and_a_yes_to_what_it_denies_go() -> None:
    days = "Full-time employees get 27 days."
    assert shown("No. Full-time employees get 27 days [2].", "Do full-time employees get 27 days of leave?") == [days]
    assert shown("Yes. Full-time employees get 27 days [2].", "Do full-time employees get 30 days of leave?") == [days]
    paid = "Contractors do not get paid leave."
    assert shown(f"Yes. {paid[:-1]} [2].", "Do contractors get paid leave?") == [paid]
    assert shown(f"Yes. {paid[:-1]} [2].", "Is there free lunch?") == [paid]


def test_no_frame_is_released_before_what_is_under_it_stands() -> None:
    sheet = Sheet(GIVEN, "What are the rules?", OFFICIAL)
    told = "Unused days expire on 31 March:\n\n- Full-time employees get 27 days of leave a year [2]"
    assert not standing(sheet, told).settled.pieces
    assert standing(sheet, f"{told}\n- Unused days expire on 31 March [2]\n- ").settled.pieces
    wrong = f"Unused days never expire:\n\n- {DAYS}\n- {DAYS}\n- "
    assert standing(sheet, wrong).halted
    assert not standing(sheet, wrong).settled.pieces


def test_of_a_strict_order_a_judge_reads_a_frame_that_states_something() -> None:
    draft = f"Unused days expire on 31 March:\n\n- {DAYS}"
    strict = Sheet(GIVEN, "What are the rules?", OFFICIAL, strict=True)
    assert [(one.place, one.keys) for one in look(strict, draft).unread] == [(0, ("2",)), (1, ("2",))]

    def texts(judged: dict[int, bool]) -> list[str]:
        pieces = look(strict, draft, judged).settled.pieces
        return [sentence.text for piece in pieces for sentence in piece.sentences]

    claim = "Full-time employees get 27 days of leave a year."
    assert texts({0: True, 1: True}) == ["Unused days expire on 31 March:", claim]
    assert texts({1: True}) == texts({0: False, 1: True}) == [claim]


def test_fragments_go_with_a_lead_in_that_denied_something() -> None:
    kept = "- Unused days expire on 31 March [2]\n- Ask your manager for approval of each leave [2]"
    draft = f"None of these can be had on Sundays:\n\n- First-class train travel [2]\n{kept}"
    assert shown(draft) == ["Unused days expire on 31 March", "Ask your manager for approval of each leave"]
    assert shown("Employees never get 31 days [2]. Ask your manager for approval of each leave [2].") == [
        "Ask your manager for approval of each leave."
    ]
    assert shown("Not allowed:\n\n- 500 mg of paracetamol every 6 hours [1]") == []
    assert "First-class train travel" in " ".join(
        shown("The following is not reimbursed:\n\n- First-class train travel [2]")
    )


RULES = passage(
    "rules",
    "Never share passwords, access badges or recovery codes. We do not reimburse alcohol, minibar purchases or fines. "
    "Up to five unused days may be carried over until 31 March. Guests pay 5 euros per visit.",
)
REGELN = passage("regeln", "Nicht erstattet werden Alkohol, Minibar und Bußgelder. Parkgebühren werden erstattet.")


def posted(draft: str, question: str) -> list[str]:
    given = (Given("1", RULES), Given("2", REGELN))
    pieces = look(Sheet(given, question, OFFICIAL), draft).settled.pieces
    return [sentence.text for piece in pieces for sentence in piece.sentences]


@pytest.mark.parametrize(
    ("lead_in", "items"),
    [
        ("Never share:", ["Passwords", "Access badges", "Recovery codes"]),
        ("The following are not reimbursed:", ["Alcohol", "Minibar purchases", "Fines"]),
    ],
)
def test_an_item_is_held_with_the_lead_in_that_denies_it(lead_in: str, items: list[str]) -> None:
    listed = "".join(f"- {item} [1]\n" for item in items)
    assert posted(f"{lead_in}\n\n{listed}", "What is forbidden?") == [lead_in, *items]
    assert posted(f"Never share:\n\n- Alcohol [1]\n{listed}", "What is forbidden?")[:2] != ["Never share:", "Alcohol"]


def test_fragments_go_with_a_foreign_lead_in_that_denied_something() -> None:
    draft = "Erstattet werden:\n\n- Parkgebühren [2]\n\nFolgende Ausgaben werden nicht erstattet:\n\n- Bußgelder [2]"
    assert "Bußgelder" not in posted(draft, "Welche Kosten trägt die Firma?")[:3]


def test_other_numbers_than_the_questions_make_no_answer_wrong() -> None:
    said = "p to five unused days may be carried over until 31 March"
    question = "Can I carry over 3 unused days?"
    assert posted(f"Yes, u{said} [1].", question) == [f"Yes, u{said}."]
    assert posted(f"No. U{said} [1].", question) == [f"U{said}."]


def test_a_visit_before_a_marker_lacks_no_word() -> None:
    assert posted("Guests pay 5 euros per visit [1].", "What do guests pay?") == ["Guests pay 5 euros per visit."]
    assert posted("For more, visit [1].", "What do guests pay?") == []


def test_a_usual_name_of_a_column_is_no_name_of_somebody() -> None:
    table = "| Setting | Value |\n|---|---|\n| Guests, per visit | 5 euros [1] |"
    assert "Guests, per visit | 5 euros" in posted(table, "What do guests pay?")
