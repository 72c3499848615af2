"""Drafts in parts: each sentence with what it cites, whatever a model writes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.cite import Given, read_draft
from rag.document import Kind
from rag.roles import Role
from tests.fakes.timing import quickest
from tests.rag.drafted import GIVEN, OFFICIAL, cited, passage, read


def test_c095_grouped_markers_cite_each_source() -> None:
    assert cited("Leave is 25 days [1, 2]. Carry-over is 5 days [1,3].") == [
        ("Leave is 25 days.", ("1", "2")),
        ("Carry-over is 5 days.", ("1", "3")),
    ]


def test_c097_ranges_are_written_out_and_years_are_none() -> None:
    assert cited("Allowed on all sites [1-3].") == [("Allowed on all sites.", ("1", "2", "3"))]
    assert cited("Allowed on all sites [1–3].") == [("Allowed on all sites.", ("1", "2", "3"))]
    assert cited("Allowed on all sites [1-2, 4].") == [("Allowed on all sites.", ("1", "2", "4"))]
    assert cited("Allowed from [2019-2021] [1].") == [("Allowed from [2019-2021].", ("1",))]


def test_c099_labels_of_the_prompt_are_markers_and_none_is_left_in_the_words() -> None:
    assert cited("Leave is 25 days [Source 1]. Carry-over is 5 days (source 2). Details in Document 2.") == [
        ("Leave is 25 days.", ("1",)),
        ("Carry-over is 5 days.", ("2",)),
        ("Details in Document 2.", ()),
    ]


def test_c101_code_is_left_as_it_is() -> None:
    draft = read("Use:\n```python\nx = rows[1][0]\n```\nand `args[2]` [1].")
    assert [(unit.role, unit.text, unit.keys) for unit in draft.units] == [
        (Role.LEAD_IN, "Use:", ()),
        (Role.CODE, "x = rows[1][0]", ()),
        (Role.CLAIM, "and `args[2]`.", ("1",)),
    ]
    assert draft.blocks[1].mark == "python"


def test_c103_a_source_that_was_not_given_is_named() -> None:
    first, second = read("Leave is 25 days [2]. Sick pay is 80% [7].").units
    assert (first.keys, first.unknown) == (("2",), ())
    assert (second.keys, second.unknown) == ((), ("7",))


def test_a_link_to_more_goes_with_the_brackets_that_were_written_for_it() -> None:
    for aside in (
        "(see [here](https://a.example/b))",
        "([link](https://a.example))",
        "(siehe [Urlaub](https://a.example))",
    ):
        assert cited(f"Leave is 25 days per year {aside} [1].") == [("Leave is 25 days per year.", ("1",))]
    assert cited("Leave ([PTO](https://a.example)) is 25 days [1].") == [("Leave (PTO) is 25 days.", ("1",))]
    assert cited("Leave is 25 days (see [1](https://a.example)).")[0][1] == ("1",)


def test_sentences_that_are_glued_together_behind_a_marker_are_two() -> None:
    assert cited("Leave is 25 days [1].Full-time staff carry over 5 days [2].") == [
        ("Leave is 25 days.", ("1",)),
        ("Full-time staff carry over 5 days.", ("2",)),
    ]
    assert cited("It runs on version 2 [1].3 of .NET [1].") == [("It runs on version 2.3 of .NET.", ("1",))]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("Use 12 characters. [1] They expire yearly. [2]", ["Use 12 characters.", "They expire yearly."]),
        ("Use 12 characters.[1] They expire yearly.[2]", ["Use 12 characters.", "They expire yearly."]),
        ("Use 12 characters [1]. They expire yearly [2].", ["Use 12 characters.", "They expire yearly."]),
        ("休暇は20日です。[1] 申請は必要です。[2]", ["休暇は20日です。", "申請は必要です。"]),
        ("休暇は20日です【1】。申請は必要です【2】。", ["休暇は20日です。", "申請は必要です。"]),
        ("Plan A. [1] Plan B. [2]", ["Plan A.", "Plan B."]),
        ("[1] Use 12 characters. [2] They expire yearly.", ["Use 12 characters.", "They expire yearly."]),
        ("[1] 休暇は20日です。[2] 申請は必要です。", ["休暇は20日です。", "申請は必要です。"]),
        ("Write to ada@x.example [1]. ada answers [2].", ["Write to ada@x.example.", "ada answers."]),
    ],
)  # fmt: skip
def test_c107_a_marker_belongs_to_its_own_sentence_before_or_behind_the_stop(text: str, sentences: list[str]) -> None:
    assert cited(text) == [(sentences[0], ("1",)), (sentences[1], ("2",))]


def test_c109_headings_lead_ins_items_and_rows_keep_their_order_and_numbers() -> None:
    draft = read(
        "## Steps\nTo reset MFA:\n1. Open Settings. [1]\n2. Click Reset. [1]\n3. Done.\n\n"
        "| Plan | Days |\n|---|---|\n| A | 5 [2] |"
    )
    assert [(unit.role, draft.blocks[unit.block].mark, unit.text, unit.keys) for unit in draft.units] == [
        (Role.HEADING, "", "Steps", ()),
        (Role.LEAD_IN, "", "To reset MFA:", ()),
        (Role.CLAIM, "1.", "Open Settings.", ("1",)),
        (Role.CLAIM, "2.", "Click Reset.", ("1",)),
        (Role.CLAIM, "3.", "Done.", ()),
        (Role.HEADER, "", "Plan | Days", ()),
        (Role.CLAIM, "", "A | 5", ("2",)),
    ]


def test_a_marker_on_a_line_of_its_own_belongs_to_what_stands_above_it() -> None:
    assert cited("- Leave is 25 days\n[1]\n- Lunch is free\n[4]") == [
        ("Leave is 25 days", ("1",)),
        ("Lunch is free", ("4",)),
    ]


def test_the_sentences_of_an_item_share_the_marker_at_its_end_and_those_of_a_paragraph_do_not() -> None:
    assert cited("- Leave is 25 days. They expire in March [1]") == [
        ("Leave is 25 days.", ("1",)),
        ("They expire in March", ("1",)),
    ]
    assert cited("Leave is 25 days. They expire in March [1]") == [
        ("Leave is 25 days.", ()),
        ("They expire in March", ("1",)),
    ]


@pytest.mark.parametrize(
    "block",
    [
        "Sources:\n[1] Leave policy (https://intranet.example/wrong)\n[2] Staff handbook",
        "**Sources**\n- Leave policy\n- Staff handbook",
        "## References\n1. Leave policy",
        "Sources: [1], [2]",
        "Quellen:\n[1] Leave",
        "[1]: https://intranet.example/wrong",
        "[1] Leave policy: https://intranet.example/wrong",
    ],
)
def test_c111_a_source_list_of_the_drafts_own_is_left_out(block: str) -> None:
    assert cited(f"Leave is 25 days [1].\n\n{block}") == [("Leave is 25 days.", ("1",))]


def test_a_single_source_line_is_a_marker() -> None:
    assert cited("Leave is 25 days.\nSource: [1]") == [("Leave is 25 days.", ("1",))]


def test_c113_markup_of_providers_and_emphasis_do_not_leak() -> None:
    assert cited('**Leave** is <cite index="1-2">25 days</cite> [1].') == [("Leave is 25 days.", ("1",))]


def test_c115_a_malformed_marker_kills_nothing() -> None:
    assert cited("Leave is 25 days [1]. Carry-over is 5 days [l]. Apply in May [ 2 ]. See [3") == [
        ("Leave is 25 days.", ("1",)),
        ("Carry-over is 5 days.", ()),
        ("Apply in May.", ("2",)),
        ("See", ()),
    ]


@pytest.mark.parametrize(
    "address", ["https://hr.acme-portal.example/apply", "https://hr.example.com/apply?ref=bot", "www.made.up/x"]
)
def test_c117_an_address_that_no_source_has_word_for_word_is_strange(address: str) -> None:
    assert read(f"Apply at {address} [2].").units[0].strange == (address,)


@pytest.mark.parametrize("address", ["https://hr.example.com/apply", "https://hr.example.com/leave", OFFICIAL])
def test_an_address_of_a_passage_a_source_or_the_deployment_is_not_strange(address: str) -> None:
    assert read(f"Apply at {address}. [2]").units[0].strange == ()


def test_c117_a_link_of_the_model_keeps_its_words_alone() -> None:
    assert cited("Apply in [the portal](https://made.up/x) now [2].") == [("Apply in the portal now.", ("2",))]


@pytest.mark.parametrize(
    "marker", ["[1](https://made.up/x)", "[1]()", "[1]( )", "[1](#1)", "[[1](https://made.up/x)]", "[^1]()"]
)
def test_a_marker_that_is_a_link_is_a_marker_and_leaves_no_number_behind(marker: str) -> None:
    assert cited(f"Leave is 25 days {marker}. Sick pay is 80% [2].") == [
        ("Leave is 25 days.", ("1",)),
        ("Sick pay is 80%.", ("2",)),
    ]


def test_a_bare_yes_goes_with_the_sentence_that_says_why() -> None:
    assert cited("Yes. Leave is 25 days [1].") == [("Yes. Leave is 25 days.", ("1",))]


def test_a_quoted_question_does_not_end_its_sentence() -> None:
    assert cited('For "Where is it?" you enter VDI [1].') == [('For "Where is it?" you enter VDI.', ("1",))]


@pytest.mark.parametrize(
    "ping",
    [
        "<!channel> ",
        "<!here>",
        "<!everyone|everyone> ",
        "<@U024BE7LH> ",
        "<#C024BE7LR|general> ",
        "<!subteam^S012AB34> ",
    ],
)
def test_what_would_ping_somebody_is_no_word_of_a_sentence(ping: str) -> None:
    assert cited(f"{ping}Leave is 25 days [1].") == [("Leave is 25 days.", ("1",))]
    assert cited(f"<at>Ann</at> Leave {ping}is 25 days [1].") == [("Ann Leave is 25 days.", ("1",))]
    assert cited(f"Write `{ping.strip()}` in it [1].") == [(f"Write `{ping.strip()}` in it.", ("1",))]


def test_a_bold_line_is_a_heading_and_markup_inside_markup_is_passed_over() -> None:
    draft = read("**Steps**\n- [ ] Open Settings [1]\n![a](b) Leave is **25 days** [[1](https://x.y)]")
    assert [(draft.blocks[unit.block].kind, unit.text) for unit in draft.units] == [
        (Kind.HEADING, "Steps"),
        (Kind.ITEM, "Open Settings"),
        (Kind.PARAGRAPH, "Leave is 25 days"),
    ]


def test_opaque_keys_are_read_and_a_guessed_number_is_unknown() -> None:
    keyed = (Given("k7f", passage("leave", "Leave is 25 days.")),)
    first, second = read_draft("Leave is 25 days [K7F]. Lunch is free [1].", keyed).units
    assert (first.keys, second.keys, second.unknown) == (("k7f",), (), ("1",))


@pytest.mark.parametrize(
    "text",
    [
        "Would you like more?",
        "Let me know if you would like more detail on any of this.",
        "Check with your supervisor if you are unsure.",
        "I can look for the recording if you missed one.",
        "Happy to look up the cap calculator for you.",
        "Sagen Sie mir gern, wenn ich mehr heraussuchen soll.",
    ],
)
def test_a_closing_offer_or_question_claims_nothing(text: str) -> None:
    assert read(f"Leave is 25 days [1]. {text}").units[-1].role is Role.CLOSING


@pytest.mark.parametrize(
    "text",
    [
        "You lose your leave if you resign.",
        "If you are unsure, you get 40 days.",
        "Did you know that leave is unlimited?",
        "I can confirm that leave is unlimited.",
        "Leave is unlimited.",
    ],
)
def test_a_claim_dressed_as_an_offer_is_an_uncited_claim(text: str) -> None:
    assert read(f"Leave is 25 days [1]. {text}").units[-1].role is Role.CLAIM


def test_an_offer_in_the_middle_is_a_claim_without_a_marker() -> None:
    assert [unit.role for unit in read("Would you like more? Leave is 25 days [1].").units] == [Role.CLAIM, Role.CLAIM]


@pytest.mark.parametrize(
    "text", ["NO_ANSWER", "**NO_ANSWER**", "no_answer.", "[No_ANSWER]", "(NO_ANSWER)", "\n> NO_ANSWER\nI am sorry."]
)
def test_c119_a_draft_abstains_by_its_line(text: str) -> None:
    assert read(text).abstained


def test_who_begins_with_a_marker_puts_each_before_its_sentence_and_inside_it_it_stays() -> None:
    assert cited("[1] Leave is 25 days. [3] Carry-over is 9 days [2]. Trains come first. [4] Lunch is free.") == [
        ("Leave is 25 days.", ("1",)),
        ("Carry-over is 9 days.", ("3", "2")),
        ("Trains come first.", ()),
        ("Lunch is free.", ("4",)),
    ]
    assert cited("[1] Leave is 25 days. [2]") == [("Leave is 25 days.", ("1", "2"))]


def test_the_line_behind_an_answer_is_noise() -> None:
    assert not read("Leave is 25 days [1].\nNO_ANSWER").abstained
    assert [unit.text for unit in read("Leave is 25 days [1].\n[NO_ANSWER]").units] == ["Leave is 25 days."]


def test_what_is_missing_is_read_from_its_line() -> None:
    for line in ("MISSING: leave in Chile.", "[MISSING: leave in Chile]"):
        draft = read(f"Leave is 25 days [1].\n{line}")
        assert draft.missing == ("leave in Chile",)
        assert len(draft.units) == 1


@pytest.mark.parametrize(
    "struck",
    [
        "~~not~~ ",
        "~not~ ",
        "<del>not</del> ",
        "<s>not</s> ",
        "<strike>not</strike> ",
        '<DEL class="x">not</DEL> ',
        "<!-- not --> ",
        "n\u0336o\u0336t\u0336 ",
        "~~not. It is a pity that you must not~~ ",
    ],
)
def test_what_is_struck_out_is_not_said(struck: str) -> None:
    assert cited(f"You may {struck}bring a dog [4].") == [("You may bring a dog.", ("4",))]


@pytest.mark.parametrize(
    "said", ["It takes ~5 to ~9 days.", "Copy ~/a to ~/b.", "Type `~~x~~` there.", "Use <s> here."]
)
def test_a_tilde_or_a_name_in_angles_strikes_nothing_out(said: str) -> None:
    assert cited(f"{said[:-1]} [4].") == [(said, ("4",))]


def test_marks_and_insertions_are_read_as_their_words() -> None:
    assert cited("You <ins>may</ins> <mark>bring</mark> a <small>dog</small> [4].") == [
        ("You may bring a dog.", ("4",))
    ]


def test_an_open_fence_is_code_to_the_end() -> None:
    draft = read("Use:\n```\nx = 1\ny =")
    assert [(block.kind, block.closed) for block in draft.blocks] == [(Kind.PARAGRAPH, True), (Kind.CODE, False)]


DRAFTS = st.lists(
    st.sampled_from(
        ["Leave is 25 days", "Lunch is free", " [1]", "[2, 3]", "[9]", "[l]", "[3", ".", ". ", "\n", "\n\n",
         "- ", "1. ", "## ", "```", "`", "| ", " |", "|---|", "Sources:", "**", "<cite>", "~~", "<del>",
         "https://x.y/z", "。", "【4】", "?", ":",
         "Yes.", "NO_ANSWER", "MISSING: ", "However, ", "\u200b", "\ud800", "休暇", "（source 1）", "[a](b)"]
    ),
    max_size=30,
).map("".join)  # fmt: skip


@given(DRAFTS | st.text(max_size=200))
def test_whatever_is_written_is_parted_in_order_and_cites_what_was_given(text: str) -> None:
    draft = read(text)
    at = 0
    for unit in draft.units:
        assert 0 <= at <= unit.start <= unit.end <= len(text)
        assert unit.text.strip()
        assert set(unit.keys) <= {one.key for one in GIVEN}
        assert not set(unit.unknown) & {one.key for one in GIVEN}
        at = unit.start


@pytest.mark.parametrize(
    "piece",
    ["[", "[1", "[1,", "(source ", "`", "*", "a. ", "a [1]. ", "- x\n", "| a\n", "[1]\n", "...", "[a](", "<cite ", "# ",
     "if you ", "I can ", "the documents do not ", "https://", "Source: ", " ", "> ", "___", "Yes. ", "```\n"],
)  # fmt: skip
def test_time_grows_with_the_length_and_not_with_its_square(piece: str) -> None:
    """Ten times the text may take forty times as long, on a busy machine; its square would be a hundred times."""
    short, long = (piece * (length // len(piece)) for length in (3_000, 30_000))
    assert quickest(lambda: read(long)) < max(40 * quickest(lambda: read(short)), 1.0)
