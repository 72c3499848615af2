"""Why an answer is what it is."""

from rich.console import Console

from adapters.terminal.explain import explanation
from rag.document import Kind
from rag.evidence import Hit, Parts, Passage, Source
from rag.reply import Answer, Chat, Citation, Piece, Question, Quotes, Refusal, Reply, Sentence, Tier, Why

URL = "https://hr.example.com"
PASSAGE = Passage(
    Source("hr:leave.md", "Leave", f"{URL}/leave", "hr", owner="People Operations"), "Leave is 25 days.", 0, 17
)
CITATION = Citation(1, PASSAGE, "25 days", f"{URL}/leave#1")
ANSWER = Answer(
    (Piece(Kind.PARAGRAPH, (Sentence("Leave is 25 days.", (1,)), Sentence("Leave is 25 days.", (1,), quoted=True))),),
    (CITATION,),
    Tier.CITE,
    "fake/model",
    URL,
)


def explained(reply: Reply) -> str:
    console = Console(width=200, force_terminal=False)
    question = Question("How much leave?", "How much?")
    with console.capture() as capture:
        for part in explanation(question, (Hit(PASSAGE, 1.0, 0.5, Parts(0.5, 0.5)),), reply, {"search": 3}):
            console.print(part)
    return capture.get()


def test_a_models_answer_is_told_with_who_wrote_and_how_much_was_quoted() -> None:
    out = explained(ANSWER)
    assert (
        "Decided: answer, tier cite, written by fake/model: 2 sentences, 1 of them the pages' own, 1 citations" in out
    )
    assert "1*" in out
    assert "hr:leave.md #0 · People Operations" in out


def test_every_other_reply_says_what_was_decided() -> None:
    assert "Decided: quotes, tier hedge" in explained(Quotes((CITATION,), Tier.HEDGE, URL))
    assert "refusal, because no evidence; no passage has: Chile" in explained(
        Refusal(Why.NO_EVIDENCE, URL, missing=("Chile",))
    )
    assert "words of its own" in explained(Chat("Hello!"))
