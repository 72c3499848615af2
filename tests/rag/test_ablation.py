"""The same model's words as they are, behind the gate, and checked."""

import json
from collections.abc import Sequence

from rag.ablation import Answered, Compared, Shown, Version, ablation_measures, compared, drafted, versions
from rag.answer import SHOWN, Grounded
from rag.cite import Given
from rag.duplicates import folded
from rag.errors import Unavailable
from rag.evidence import Passage, Source
from rag.gate import Gate
from rag.outcome import Outcome
from rag.ports import Completion, Finish, Task
from rag.reply import Question, Refusal, Why
from tests.rag.test_answer import OFFICIAL, QUESTION, Writer, grounded

Q = Question(QUESTION, QUESTION)
RIGHT, WRONG, BARE = (
    "Full-time staff get 27 days of paid leave a year {27 days}.",
    "Full-time staff get 40 days of paid leave a year {27 days}.",
    "Interns get 12 days of paid leave.",
)
PASSAGE = Passage(Source("c:leave", "Leave", "https://h.example", "c"), "Staff get 27 days of paid leave.", 0, 32)


def done(text: str, finish: Finish = Finish.DONE) -> Completion:
    return Completion(text, "fake/model", finish, 1, 1)


def answered(found: Outcome, draft: str | None, kept: tuple[int, ...] | None = None) -> Answered:
    shown = folded(found.hits[:SHOWN]) if kept is None else [found.hits[place] for place in kept]
    return Answered(Q, found.reply, found.hits, shown, done(draft) if draft else None)


async def in_versions(
    grounded: Grounded, found: Outcome, model: Writer, kept: tuple[int, ...] | None = None
) -> dict[Version, Shown]:
    draft = found.draft.text if found.draft else None
    assert grounded.models
    return dict(await versions(answered(found, draft, kept), grounded.index, model, "n0nce"))


def sentences(shown: Shown) -> list[str]:
    return [text for text, _, _ in shown.claims]


async def test_without_a_check_all_of_a_draft_is_shown_and_with_it_what_stands() -> None:
    text = f"{RIGHT} {WRONG} {BARE}"
    answerer = await grounded(Writer(answer=[text]))  # no retry is written: the first draft is settled
    found = await answerer.answer(Q)
    shown = await in_versions(answerer, found, Writer(answer=[text]))
    assert len(sentences(shown[Version.PROMPT])) == len(sentences(shown[Version.GATE])) == 3
    assert [proven for _, _, proven in shown[Version.GATE].claims] == [True, False, False]
    assert sentences(shown[Version.CHECK]) == ["Full-time staff get 27 days of paid leave a year."]


async def test_behind_a_gate_that_refuses_only_the_bare_prompt_asks_the_model() -> None:
    answerer = await grounded(Writer(answer=[RIGHT]), Gate(1, 1, 1))
    found = await answerer.answer(Q)
    model = Writer(answer=[RIGHT])
    shown = await in_versions(answerer, found, model)
    assert [shown[version].refused for version in Version] == [False, True, True]
    assert model.asked(Task.ANSWER) == 1


async def test_a_relevance_judge_belongs_to_the_gate_and_its_draft_to_the_passages_it_kept() -> None:
    verdicts = json.dumps({"passages": [{"number": 1, "relevant": True}, {"number": 2, "relevant": False}]})
    answerer = await grounded(Writer(relevance=[verdicts], answer=[RIGHT]), Gate(0, 0, 1))
    found = await answerer.answer(Q)
    assert found.judged
    shown = await in_versions(answerer, found, Writer(answer=[RIGHT]), found.judged.kept)
    assert [proven for _, _, proven in shown[Version.GATE].claims] == [True]
    assert len(shown[Version.CHECK].claims) == 1


async def test_where_nothing_was_found_no_version_asks() -> None:
    refused = Outcome(Refusal(Why.NO_EVIDENCE, OFFICIAL))
    answerer = await grounded(Writer())
    model = Writer()
    shown = await in_versions(answerer, refused, model)
    assert {one.refused for one in shown.values()} == {True}
    assert model.prompts == []


def test_a_draft_that_declines_or_says_that_there_is_no_answer_is_a_refusal() -> None:
    given = (Given("a1b", PASSAGE),)
    assert drafted(done("NO_ANSWER"), given, Q) == Shown(refused=True)
    assert drafted(done("", Finish.DECLINED), given, Q) == Shown(refused=True)


def test_a_claim_that_cites_nothing_or_what_nobody_gave_has_no_passages() -> None:
    given = (Given("a1b", PASSAGE),)
    text = "Staff get 27 days of paid leave [a1b]. Staff get it [z9z]. It is 30 days."
    shown = drafted(done(f"# Leave\n\n{text}"), given, Q)
    assert [(cited, proven) for _, cited, proven in shown.claims] == [((PASSAGE,), True), ((), False), ((), False)]


def claims(proven: Sequence[bool]) -> Shown:
    cited = tuple((f"Sentence {at}.", (PASSAGE,), one) for at, one in enumerate(proven))
    return Shown(refused=False, claims=(*cited, ("Uncited.", (), False)))


async def test_a_judge_reads_each_claim_once_and_without_its_word_codes_counts() -> None:
    said = {"verdicts": [{"sentence": 1, "verdict": "not"}, {"sentence": 2, "verdict": "supported"}]}
    judge = Writer(judge=[json.dumps(said)])
    shown = dict.fromkeys(Version, claims([True, False, True]))
    found = await compared(shown, Q, judge, "n0nce", answerable=True)
    assert len(judge.prompts) == 1
    assert "Uncited." not in judge.prompts[0].text
    assert found.supported[Version.CHECK] == (False, True, True, False)


async def test_a_judge_that_fails_leaves_codes_word() -> None:
    found = await compared(
        {Version.GATE: claims([True, False])}, Q, Writer(judge=[Unavailable("x")]), "n", answerable=True
    )
    assert found.supported[Version.GATE] == (True, False, False)


def test_measures_are_shares_of_each_version_counted_by_hand() -> None:
    wrong, refused = claims([True]), Shown(refused=True)
    shown = {Version.PROMPT: wrong, Version.GATE: refused, Version.CHECK: refused}
    supported = {Version.PROMPT: (True, False), Version.GATE: (), Version.CHECK: ()}
    measured = ablation_measures([Compared(answerable, shown, supported) for answerable in (True, True, False)])
    by_name = {version: {one.name: (one.value, one.n) for one in found} for version, found in measured.items()}
    assert by_name[Version.PROMPT] == {
        "unsupported": (0.5, 6),
        "unproven": (0.5, 6),
        "answers_unsupported": (1.0, 3),
        "refused_answerable": (0.0, 2),
        "refused_unanswerable": (0.0, 1),
    }
    assert by_name[Version.GATE] == {
        "answers_unsupported": (0.0, 3),
        "refused_answerable": (1.0, 2),
        "refused_unanswerable": (1.0, 1),
    }
