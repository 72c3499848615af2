"""Which line of a page is shown for a sentence: that of whom the question names, before one with a wrong value."""

import pytest

from rag.prove import Text, prove

SICK = Text(
    "Sick leave",
    "",
    "| Country | Certificate | Full pay | Then |\n|---|---|---|---|\n"
    "| Germany | day 4 | 6 weeks | health insurance pays |\n| Netherlands | never | 2 years | nothing |\n"
    "| Portugal | day 3 | 30 days | social security pays |",
)
EXPIRY = Text(
    "Unused days",
    "",
    "Up to five unused days move into the next year. They expire on 31 March. In Germany no day expires unless you "
    "were told in writing.",
)


@pytest.mark.parametrize(
    ("page", "question", "claim", "line"),
    [
        (
            SICK,
            "Do I need a certificate when sick in the Netherlands?",
            "In the Netherlands a certificate is needed from day 4",
            "| Netherlands | never | 2 years | nothing |",
        ),
        (
            SICK,
            "How long do I get full pay in Portugal?",
            "In Portugal you get full pay for 6 weeks",
            "| Portugal | day 3 | 30 days | social security pays |",
        ),
        (
            EXPIRY,
            "Do unused days expire in Germany?",
            "In Germany unused days expire on 31 March",
            "In Germany no day expires unless you were told in writing.",
        ),
        (EXPIRY, "When do unused days expire?", "Unused days expire on 31 March", "They expire on 31 March."),
        (EXPIRY, "Do unused days expire in Spain?", "In Spain they expire on 31 March", "They expire on 31 March."),
    ],
)
def test_the_line_of_whom_the_question_names_is_shown(page: Text, question: str, claim: str, line: str) -> None:
    proof = prove(f"{claim} [1].", [page], [page], question)
    assert [page.text[quote.start : quote.end] for quote in proof.support] == [line]
