"""Questions that ask several things at once."""

import pytest

from rag.parts import MOST_PARTS, parts


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        (
            "How many lockers are there and how long may I keep one?",
            ("How many lockers are there", "how long may I keep one?"),
        ),
        ("Who signs the lease? And when is rent due?", ("Who signs the lease", "when is rent due?")),
        ("What is the fee, and where do I pay?", ("What is the fee", "where do I pay?")),
        ("Wie lange dauert die Probezeit und wer entscheidet?", ("Wie lange dauert die Probezeit", "wer entscheidet?")),
    ],
)
def test_each_thing_that_is_asked_is_a_part(question: str, asked: tuple[str, ...]) -> None:
    found = parts(question)
    assert tuple(part.rstrip("?") for part in found) == tuple(part.rstrip("?") for part in asked)


@pytest.mark.parametrize(
    "question",
    [
        "How do I reset and change my password?",
        "I'm new here. How many lockers are there?",
        "What is the difference between a locker and what we get in Rome?",
        "Is it fine to work from a train and how?",
        "Who and what is a lead?",
        "Hi! How are lockers shared?",
        "lockers",
    ],
)
def test_one_question_is_one_part(question: str) -> None:
    assert parts(question) == (question,)


def test_more_parts_than_can_be_quoted_are_left_out() -> None:
    asked = (
        "Who pays rent? When is rent due? Where is rent paid? How is rent paid? Why is rent paid? Whose rent is paid?"
    )
    assert len(parts(asked)) == MOST_PARTS
