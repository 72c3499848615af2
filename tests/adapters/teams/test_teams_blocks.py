from hypothesis import given
from hypothesis import strategies as st

from adapters.teams.blocks import LINE, PARAGRAPH, SPACE, Block, is_balanced, joined, parts
from adapters.teams.markdown import plain


def test_what_fits_is_one_part() -> None:
    blocks = (Block("One."), Block("Two.", SPACE), Block("Three."))
    assert list(parts(blocks, lambda text: len(text) < 100)) == [blocks]
    assert joined(blocks) == "One. Two.\n\nThree."


def test_blocks_stay_whole_while_they_can() -> None:
    blocks = tuple(Block(f"Sentence number {number}.", SPACE) for number in range(20))
    runs = list(parts(blocks, lambda text: len(text) <= 60))
    assert [block for run in runs for block in run] == list(blocks)
    assert all(len(joined(run)) <= 60 for run in runs)


def test_a_heading_goes_with_what_it_is_about() -> None:
    runs = list(
        parts((Block("a" * 20), Block("**Sources**", keeps=True), Block("b" * 20)), lambda text: len(text) < 40)
    )
    assert [joined(run) for run in runs] == ["a" * 20, f"**Sources**\n\n{'b' * 20}"]


def test_code_that_is_cut_is_fenced_on_both_sides() -> None:
    lines = "\n".join(f"line {number}" for number in range(30))
    runs = list(parts((Block("Do this:", keeps=True), Block(lines, fence="```python")), lambda text: len(text) <= 80))
    texts = [joined(run) for run in runs]
    assert all(text.count("```") == 2 and len(text) <= 80 for text in texts)
    assert texts[0].startswith("Do this:\n\n```python\nline 0")
    assert "\n".join(block.text for run in runs for block in run if block.fence) == lines


def test_markup_is_not_torn() -> None:
    said = f"{plain('word ' * 12)} [Leave policy, all of it](https://hr.example.com/leave) and `code with blanks` end"
    for longest in range(20, len(said)):
        for run in parts((Block(said),), lambda text, longest=longest: len(text) <= longest):
            assert is_balanced(joined(run)) or longest < 58


@given(
    st.lists(
        st.builds(
            Block,
            st.text(alphabet="ab \n", min_size=1, max_size=80).filter(str.strip),
            st.sampled_from((PARAGRAPH, LINE, SPACE)),
            st.booleans(),
            st.sampled_from(("", "```")),
        ),
        min_size=1,
        max_size=8,
    ),
    st.integers(30, 60),
)
def test_nothing_is_lost_and_everything_fits(blocks: list[Block], longest: int) -> None:
    runs = list(parts(blocks, lambda text: len(text) <= longest))
    assert "".join(block.text for run in runs for block in run).replace(" ", "").replace("\n", "") == "".join(
        block.text for block in blocks
    ).replace(" ", "").replace("\n", "")
    assert all(run for run in runs)
    assert all(len(joined(run)) <= longest for run in runs)
