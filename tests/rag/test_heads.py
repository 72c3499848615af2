"""What stands over a line of a text: headings with signs, in bold, in capitals or bare, and lead-ins."""

import pytest

from rag.heads import heads_of


def over(text: str, words: str, section: tuple[str, ...] = ()) -> list[str]:
    return [head.text for head in heads_of(text, section).over(text.index(words))]


def test_a_heading_with_signs_stands_over_all_until_the_next_of_its_rank() -> None:
    text = "# Pool\n\n## Open\n\nMon to Fri.\n\n### Sauna\n\nDaily.\n\n## Closed\n\nSundays."
    assert over(text, "Daily") == ["# Pool", "## Open", "### Sauna"]
    assert over(text, "Sundays") == ["# Pool", "## Closed"]


@pytest.mark.parametrize("heading", ["Left out", "**Left out**", "LEFT OUT"])
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_a_heading_without_signs_stands_over_its_list(heading: str, gap: str) -> None:
    text = f"Taken along\n- a rope\n\n{heading}{gap}- a tent\n- a stove"
    assert over(text, "a rope") == ["Taken along"]
    assert over(text, "a stove") == [heading]


def test_a_lead_in_is_the_last_sentence_and_ends_with_its_list() -> None:
    text = "The depot is small. We do not store:\n\n- paint\n- gas\n\nAsk the foreman."
    assert over(text, "gas") == ["We do not store:"]
    assert over(text, "Ask") == []


def test_lines_below_a_lead_in_are_under_it_without_bullets() -> None:
    assert over("We lend:\nTents\nRopes\n\nCome early.", "Ropes") == ["We lend:"]


def test_a_deeper_item_stands_under_the_item_above_it() -> None:
    text = "- Bring along:\n  - a towel\n- Leave at home:\n  - a radio"
    assert over(text, "a radio") == ["Leave at home:"]


def test_a_sentence_and_a_row_are_no_headings() -> None:
    text = "The gate closes at nine.\n\n| Day | Hour |\n| Mon | 9 |\n\nA bell rings."
    assert heads_of(text).all == ()


def test_the_last_heading_above_a_text_gives_way_to_the_next_one() -> None:
    text = "- a knife\n\nAllowed\n\n- a spoon"
    assert over(text, "a knife", ("Camp", "Forbidden")) == ["Camp", "Forbidden"]
    assert over(text, "a spoon", ("Camp", "Forbidden")) == ["Camp", "Allowed"]
