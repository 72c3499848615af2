"""What an answerer decided is decided again under the same thresholds, without the models that it asked."""

import json

import pytest

from rag.gate import Gate, Gates
from rag.outcome import Judged, Outcome
from rag.replay import REFUSED, Decision, Kind, Recorded, redecided
from rag.reply import Answer, Question, Quotes, Tier
from tests.rag.test_answer import QUESTION, Writer, outcome

RIGHT = "Full-time staff get 27 days of paid leave a year {27 days}."
UNSURE = Gate(0, 0, 1)


def verdicts(said: str) -> str:
    judged = [{"number": number, "relevant": word == "yes"} for number, word in enumerate(said.split(), start=1)]
    return json.dumps({"passages": judged, "contradictions": []})


def recorded(found: Outcome) -> Recorded:
    decision = REFUSED
    if isinstance(found.reply, Answer | Quotes):
        kind = Kind.ANSWER if isinstance(found.reply, Answer) else Kind.QUOTES
        decision = Decision(kind, found.reply.tier)
    question = Question(QUESTION, QUESTION)
    return Recorded(question, found.hits, decision, found.judged, drafted=found.draft is not None)


@pytest.mark.parametrize(
    ("writer", "kind", "judged"),
    [
        (Writer(relevance=[verdicts("yes no")], answer=[RIGHT]), Kind.ANSWER, Judged((0,))),
        (Writer(relevance=["no JSON"], answer=[RIGHT]), Kind.ANSWER, Judged((0, 1), failed=True)),
        (Writer(relevance=[verdicts("no no")]), Kind.REFUSAL, Judged(())),
        (Writer(relevance=[verdicts("yes yes")]), Kind.QUOTES, Judged((0, 1))),
        (None, Kind.QUOTES, None),
    ],
    ids=["some relevant", "judge fails", "none relevant", "nobody writes", "no model"],
)
async def test_the_same_thresholds_give_the_same_decision(
    writer: Writer | None, kind: Kind, judged: Judged | None
) -> None:
    found = await outcome(writer, gate=UNSURE)
    assert found.judged == judged
    one = recorded(found)
    assert one.decision.kind is kind
    assert redecided(one, Gates(UNSURE)) == one.decision


async def test_a_sure_search_asks_no_judge_and_has_no_verdict() -> None:
    found = await outcome(Writer(answer=[RIGHT]), gate=Gate(0, 0, 0))
    assert found.judged is None
    assert redecided(recorded(found), Gates(Gate(0, 0, 0))) == Decision(Kind.ANSWER, Tier.NORMAL)
