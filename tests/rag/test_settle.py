"""From a draft to an answer: whatever a model writes, what comes out is cited or is not there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.check import Checker
from rag.checked import Fault
from rag.cite import Given, read_draft
from rag.document import Kind
from rag.look import for_a_judge
from rag.reply import Tier
from rag.settle import settle
from tests.fakes.prove import fake_prove
from tests.rag.drafted import CHECKER, GIVEN, OFFICIAL, answered, passage, settled, shown


def faults(text: str, *, cut: bool = False) -> list[tuple[str, Fault]]:
    return [(one.text, one.fault) for one in settled(text, cut=cut).dropped]


def test_a_proven_draft_is_posted_whole_and_numbered_by_first_use() -> None:
    assert shown("Carry-over is 9 days [3]. Leave is 25 days [1]. Trains come first [3].") == [
        ("Carry-over is 9 days.", (1,)),
        ("Leave is 25 days.", (2,)),
        ("Trains come first.", (1,)),
    ]


def test_each_entry_quotes_the_words_that_prove() -> None:
    answer = answered("Carry-over is 9 days [3]. Leave is 25 days [1].")
    assert answer
    assert [(c.number, c.passage.source.title, c.quote) for c in answer.citations] == [
        (1, "Travel", "Carry-over is 9 days"),
        (2, "Leave", "Leave is 25 days"),
    ]


def test_a_passage_that_says_nothing_of_a_sentence_is_no_source_of_it() -> None:
    for text in ("Leave is 25 days [1][3].", "Leave is 25 days [4][1]."):
        answer = answered(text)
        assert answer
        assert [(c.passage.source.title, c.quote) for c in answer.citations] == [("Leave", "Leave is 25 days")]


def test_under_a_lead_in_stands_the_list_and_not_what_follows_it() -> None:
    assert shown("These are wrong:\n- wrong [1]\n\nLunch is free [4].") == [("Lunch is free.", (1,))]
    assert shown("# A leave\n## Lunch\nLunch is free [4].\n# Settings\nwrong [1]") == [
        ("A leave", ()),
        ("Lunch", ()),
        ("Lunch is free.", (1,)),
    ]
    assert shown("These are the rules:\n# Lunch\nLunch is free [4].") == [("Lunch", ()), ("Lunch is free.", (1,))]


def test_c103_a_sentence_with_an_invented_source_is_dropped_and_counted() -> None:
    text = "Leave is 25 days [1]. Sick pay is 80% [7]."
    assert shown(text) == [("Leave is 25 days.", (1,))]
    assert faults(text) == [("Sick pay is 80%.", Fault.INVENTED)]


def test_an_invented_marker_beside_a_right_one_asks_for_a_whole_proof() -> None:
    assert shown("Leave is 25 days [1][7].") == [("Leave is 25 days.", (1,))]
    assert faults("Leave is about 25 days or so [1][7].") == [("Leave is about 25 days or so.", Fault.INVENTED)]


def test_disproved_and_uncited_sentences_are_dropped() -> None:
    text = "Leave is 25 days [1]. Leave is wrong days [1]. Lunch is wrong."
    assert shown(text) == [("Leave is 25 days.", (1,))]
    assert faults(text) == [("Leave is wrong days.", Fault.DISPROVED), ("Lunch is wrong.", Fault.UNCITED)]


def test_a_proven_sentence_that_names_no_page_cites_the_one_that_says_it() -> None:
    text = "Lunch is free. Leave is 25 days [1]."
    assert shown(text) == [("Lunch is free.", (1,)), ("Leave is 25 days.", (2,))]
    assert [(one.fault, one.detail) for one in settled(text).dropped] == [(Fault.RECITED, "it names no passage")]
    assert settled(text).problems == ()  # there is nothing to mend
    assert settled(text).posted == (1,)  # the other is not as the draft wrote it
    assert shown("These are the rules:\n- Lunch is free") == [
        ("These are the rules:", ()),
        ("Lunch is free", (1,)),
    ]


def test_a_pages_own_sentence_under_a_wrong_marker_cites_its_page() -> None:
    copied = "Unused days can be paid out now"
    given = (Given("1", passage("leave", f"{copied}.")), Given("2", passage("food", "Lunch is free.")))
    checker = Checker(given, fake_prove, "What of unused days?")
    draft = read_draft(f"{copied} [2].", given)
    done = settle(draft, checker.check(draft), checker)
    assert [(one.fault, one.detail) for one in done.dropped] == [(Fault.RECITED, "another passage says it")]
    assert [citation.passage for citation in done.citations] == [given[0].passage]
    assert settle(draft, checker.check(draft), checker, {0: False}).pieces == ()  # a reader has the last word


def test_what_is_shown_within_a_pages_own_sentence_is_not_shown_again() -> None:
    whole = "Unused days of leave can be paid out, and those of the year before expire"
    given = (Given("1", passage("leave", f"{whole}.")),)
    checker = Checker(given, fake_prove, "What of unused days?")
    doubtful, part = (
        "Roughly, unused days of leave can be paid out, and expire [1].",
        "Unused days of leave can be paid out [1].",
    )
    draft = read_draft(f"{doubtful} {part}", given)
    done = settle(draft, checker.check(draft), checker)
    assert [one.fault for one in done.dropped] == [Fault.QUOTED, Fault.REPEATED]
    other_way = read_draft(f"{part} {doubtful}", given)
    done = settle(other_way, checker.check(other_way), checker)
    assert [one.fault for one in done.dropped] == [Fault.UNSURE]


def test_nothing_supported_is_no_answer() -> None:
    assert answered("Leave is wrong days [1]. Would you like more?") is None
    assert answered("") is None
    assert answered("Would you like more?") is None
    assert answered("## Leave\nThese are the rules:") is None


def test_c119_an_abstention_is_no_answer_whatever_it_cites() -> None:
    assert answered("I couldn't find this in the documents [1][2].") is None
    assert answered("NO_ANSWER\nLeave is 25 days [1].") is None


def test_a_doubtful_sentence_gives_way_to_the_passages_own() -> None:
    answer = answered("Leave is roughly 25 days a year [1].")
    assert answered("Leave is roughly 25 days a year [1].") is not None
    assert answer
    (sentence,) = answer.sentences()
    assert (sentence.text, sentence.citations, sentence.quoted) == ("Leave is 25 days.", (1,), True)
    assert faults("Leave is roughly 25 days a year [1].") == [("Leave is roughly 25 days a year.", Fault.QUOTED)]


def test_a_doubtful_sentence_about_something_else_is_dropped() -> None:
    assert faults("Managers approve requests quarterly [1].") == [
        ("Managers approve requests quarterly.", Fault.UNSURE)
    ]


def test_the_same_own_sentence_is_shown_once() -> None:
    text = "Leave is roughly 25 days [1]. Leave is around 25 days [1]."
    assert shown(text) == [("Leave is 25 days.", (1,))]


def test_a_model_that_goes_round_in_circles_is_heard_once() -> None:
    said = "Unused days can be paid out [1]."
    text = f"{said} {said} Lunch is free [4]. {said}"
    assert shown(text) == [("Unused days can be paid out.", (1,)), ("Lunch is free.", (2,))]
    assert [fault for _, fault in faults(text)] == [Fault.REPEATED] * 2
    assert not settled(text).problems
    assert len(shown("- Leave is 25 days [1]\n- Lunch is free [4]\n- Leave is 25 days [1]")) == 3


def test_a_judge_decides_what_code_cannot_and_may_reject_what_code_can() -> None:
    text = "Leave is roughly 25 days a year [1]. Lunch is free [4]."
    assert shown(text, judged={0: True}) == [("Leave is roughly 25 days a year.", (1,)), ("Lunch is free.", (2,))]
    assert shown(text, judged={0: False}) == [("Lunch is free.", (1,))]
    assert shown(text, judged={0: False, 1: False}) == []


def test_a_judge_saves_nothing_that_code_disproved() -> None:
    assert shown("Leave is wrong days [1]. Lunch is free [4].", judged={0: True}) == [("Lunch is free.", (1,))]


@pytest.mark.parametrize("opening", ["Also, ", "However, ", "In addition, ", "Und außerdem ", "Moreover "])
def test_no_word_is_left_that_joins_to_a_sentence_that_is_gone(opening: str) -> None:
    text = f"Leave is wrong days [1]. {opening}lunch is free [4]."
    if opening.startswith("Und"):
        opening = "Und "
    draft = read_draft(text, GIVEN)
    judged = dict.fromkeys(range(1, len(draft.units)), True)
    said = shown(text, judged=judged)
    assert said
    assert not said[0][0].lower().startswith(opening.strip(", ").lower())


def test_the_same_word_stays_behind_a_sentence_that_stands() -> None:
    text = "Leave is 25 days [1]. However, lunch is free [4]."
    assert shown(text, judged={1: True})[1][0] == "However, lunch is free."


def test_what_says_something_else_without_the_sentence_before_gives_way() -> None:
    text = "Sick pay is wrong here [2]. Otherwise, leave is 25 days [1]."
    assert shown(text, judged={1: True}) == [("Leave is 25 days.", (1,))]


def test_c109_structure_survives_and_one_lost_item_does_not_sink_the_rest() -> None:
    answer = answered(
        "## Steps\nTo reset MFA:\n1. Open Settings. [1]\n2. Click Reset. [1]\n3. Done.\n\n"
        "| Plan | Days |\n|---|---|\n| A | 5 [2] |",
        checker=Checker(GIVEN, fake_prove, "How do I reset MFA?"),
    )
    assert answer
    assert [(piece.kind, piece.mark, piece.sentences[0].text) for piece in answer.pieces] == [
        (Kind.HEADING, "", "Steps"),
        (Kind.PARAGRAPH, "", "To reset MFA:"),
        (Kind.ITEM, "1.", "Open Settings."),
        (Kind.ITEM, "2.", "Click Reset."),
        (Kind.ROW, "", "Plan | Days"),
        (Kind.ROW, "", "A | 5"),
    ]


def test_a_row_is_proven_with_the_names_of_its_columns() -> None:
    asked: list[str] = []
    checker = Checker(GIVEN, lambda *words: asked.append(words[0]) or fake_prove(*words), "?")  # type: ignore[func-returns-value]
    settled("| Plan | Days |\n|---|---|\n| A | 5 [2] |", checker=checker)
    settled("| A | 5 | more [2] |\n| B | 6 | more [2] |", checker=checker)
    assert asked[0] == "Plan: A, days: 5"
    assert asked[-1] == "B, 6, more"


def test_a_lead_in_or_a_heading_stands_only_over_something_that_stands() -> None:
    assert shown("Leave is 25 days [1].\n\nThese are wrong:\n- wrong [1]\n- Other words entirely [2]") == [
        ("Leave is 25 days.", (1,))
    ]
    assert shown("# Leave\nwrong [1]\n# Lunch\nLunch is free [4].") == [("Lunch", ()), ("Lunch is free.", (1,))]


def test_a_lead_in_with_a_value_that_is_nowhere_is_dropped_and_its_items_stay() -> None:
    assert shown("All 500 people get this:\n- Lunch is free [4]") == [("Lunch is free", (1,))]


def test_a_heading_with_a_name_that_is_nowhere_is_dropped() -> None:
    assert shown("## About Salesforce\nLunch is free [4].") == [("Lunch is free.", (1,))]


def test_c101_code_stands_when_a_passage_has_it_and_cites_that_passage() -> None:
    answer = answered("Use:\n```python\nx = rows[1][0]\n```")
    assert answer
    code = answer.pieces[-1]
    assert (code.kind, code.mark, code.sentences[0].text) == (Kind.CODE, "python", "x = rows[1][0]")
    assert answer.citations[0].quote == "x = rows[1][0]"
    assert answered("Use:\n```\nrm -rf everything\n```\n[1]") is None


def test_c117_a_sentence_with_a_made_up_address_is_dropped() -> None:
    text = "Apply at https://hr.example.com/apply. [2] Apply at https://made.up/x [2]."
    assert shown(text) == [("Apply at https://hr.example.com/apply.", (1,))]
    assert faults(text)[0][1] is Fault.ADDRESS


def test_c105_passages_of_one_place_share_an_entry_and_anchors_have_their_own() -> None:
    one = passage("leave", "Leave is 25 days.", anchor="carry-over")
    two = passage("leave", "Sick pay is 80%.", anchor="sick", ordinal=1, start=100)
    three = passage("leave", "Carry-over is 5 days.", anchor="carry-over", ordinal=2, start=200)
    other = passage("travel", "Trains come first.")
    shared = tuple(Given(str(number), p) for number, p in enumerate((one, other, two, three), start=1))
    done = settled(
        "Leave is 25 days [1]. Trains come first [2]. Sick pay is 80% [3]. Carry-over is 5 days [4].",
        checker=Checker(shared, fake_prove, "?"),
    )
    answer = done.answer(Tier.NORMAL, "m", OFFICIAL)
    assert answer
    assert [sentence.citations for sentence in answer.sentences()] == [(1,), (2,), (3,), (1,)]
    assert [(c.number, c.passage.anchor, len(c.also)) for c in answer.citations] == [
        (1, "carry-over", 1),
        (2, "", 0),
        (3, "sick", 0),
    ]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (
            "Steps:\n1. Open Settings [1]\n2. Click Reset [1]\n3. submit form [1",
            ["Steps:", "Open Settings", "Click Reset"],
        ),
        ("Leave is 25 days [1]. Carry-over is 5", ["Leave is 25 days."]),
        ("Leave is 25 days [1]. Lunch is free [4].", ["Leave is 25 days.", "Lunch is free."]),
        ("Leave is 25 days [1].\n```python\nx = rows[1][0]\ny = ro", ["Leave is 25 days."]),
    ],
)
def test_c143_a_cut_draft_loses_its_broken_end_and_says_so(text: str, left: list[str]) -> None:
    answer = answered(text, cut=True)
    assert answer
    assert answer.cut
    assert [sentence.text for sentence in answer.sentences()] == left


def test_what_is_missing_is_passed_on_in_words_of_the_question_alone() -> None:
    checker = Checker(GIVEN, fake_prove, "How many days of parental leave are there in Chile?")

    def missing(what: str) -> tuple[str, ...]:
        return settled(f"Leave is 25 days [1].\nMISSING: {what}", checker=checker).missing

    assert missing("parental leave in Chile") == ("parental leave in Chile",)
    assert missing("that everybody gets a bonus") == ()
    assert missing("parental leave of 90 days") == ()


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("the gym allowance in Pune", ()),
        ("the gym allowance in Lima", ("the gym allowance in Lima",)),
        ("the gym allowance in Oslo", ("the gym allowance in Oslo",)),
    ],
)
def test_what_a_line_tells_is_not_called_missing(what: str, told: tuple[str, ...]) -> None:
    text = "Europe: €35 a month\nPune: ₹2,500 a month\nOslo: ask the office"
    page = passage("gym", text, section=("Gym allowance",))
    checker = Checker([Given("1", page)], fake_prove, "How much is the gym allowance in Europe, Pune, Lima and Oslo?")
    found = settled(f"The gym allowance is €35 a month in Europe [1].\nMISSING: {what}", checker=checker)
    assert found.missing == told


def test_a_passages_own_sentence_comes_with_what_it_points_back_to() -> None:
    assert shown("They always expire in March [1].") == [("Carry-over is 5 days. They expire in March.", (1,))]


def test_a_judge_reads_what_code_is_unsure_of_and_in_strict_collections_the_proven_too() -> None:
    draft = read_draft("## Leave\nLeave is 25 days [1]. Leave is roughly 25 days [1]. Lunch is free.", GIVEN)
    checked = CHECKER.check(draft)
    assert for_a_judge(checked) == (2,)
    assert for_a_judge(checked, strict=True) == (1, 2, 3)


def test_a_problem_is_told_with_its_sentence() -> None:
    (one,) = settled("Lunch is wrong.").problems
    assert one.told() == "“Lunch is wrong.”: it names no passage"


def test_problems_are_what_a_retry_can_mend() -> None:
    done = settled("Leave is wrong here [1]. Lunch is wrong. I could not find the rest in the documents.")
    assert [one.fault for one in done.problems] == [Fault.DISPROVED, Fault.UNCITED]


def test_pages_that_contradict_each_other_are_named_by_their_numbers() -> None:
    done = settled("Carry-over is 9 days [3]. Carry-over is 5 days [1].")
    answer = done.answer(Tier.NORMAL, "m", OFFICIAL, [("hr:leave.md", "hr:travel.md"), ("hr:leave.md", "hr:food.md")])
    assert answer
    assert answer.conflicts == ((2, 1),)


PARTS = st.lists(
    st.sampled_from(
        ["Leave is 25 days", "Lunch is free", "Leave is wrong", "Leave is roughly 25 days", " [1]", "[2, 3]",
         " [4]", "[9]", "[l]", "[3", ".", ". ", "\n", "\n\n", "- ", "1. ", "## ", "```", "`", "| ", " |", "|---|",
         "Sources:", "**",
         "x = rows[1][0]", "https://x.y/z", "。", "?", ":", "Yes. ", "NO_ANSWER", "MISSING: leave", "However, ",
         "Otherwise, ", "Would you like more?", "I could not find it."]
    ),
    max_size=30,
).map("".join)  # fmt: skip


@given(PARTS | st.text(max_size=200), st.dictionaries(st.integers(0, 9), st.booleans()), st.booleans())
def test_whatever_is_written_comes_out_cited_or_not_at_all(text: str, judged: dict[int, bool], cut: bool) -> None:  # noqa: FBT001
    draft = read_draft(text, GIVEN, OFFICIAL)
    checked = CHECKER.check(draft, cut=cut)
    done = settle(draft, checked, CHECKER, judged, cut=cut)
    assert len(done.posted) + len(done.dropped) in (len(draft.units), len(done.dropped))
    answer = done.answer(Tier.NORMAL, "m", OFFICIAL)
    if answer is None:
        return
    said = {unit.text.lower() for unit in draft.units}
    pages = " ".join(one.passage.text for one in GIVEN)
    assert any(sentence.citations for sentence in answer.sentences())
    for piece in answer.pieces:
        for sentence in piece.sentences:
            assert sentence.text in pages if sentence.quoted else any(sentence.text.lower() in one for one in said)
            assert "wrong" not in sentence.text.split()
            assert "[9]" not in sentence.text or piece.kind is Kind.CODE


def test_a_pages_own_sentence_in_the_place_of_a_row_stands_behind_the_table() -> None:
    table = "| Plan | Days |\n|---|---|\n| A | roughly 25 days of leave a year [1] |\n| A | 5 [2] |"
    answer = answered(f"{table}\n\nTrains come first [3].")
    assert answer
    assert [(piece.kind, [(one.text, one.citations) for one in piece.sentences]) for piece in answer.pieces] == [
        (Kind.ROW, [("Plan | Days", ())]),
        (Kind.ROW, [("A | 5", (1,))]),
        (Kind.PARAGRAPH, [("Leave is 25 days.", (2,))]),
        (Kind.PARAGRAPH, [("Trains come first.", (3,))]),
    ]
    two = answered(f"{table}\n\n{table.replace('25', '24').replace('A | 5 [2]', 'A | 9 [3]')}")
    assert two
    assert [piece.kind for piece in two.pieces][:3] == [Kind.ROW, Kind.ROW, Kind.PARAGRAPH]


def test_a_question_that_cites_a_page_is_no_answer() -> None:
    assert answered("How many days of leave do I get [1]?") is None
    assert shown("Leave is 25 days [1]. How much leave is there [1]?") == [("Leave is 25 days.", (1,))]
