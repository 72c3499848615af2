from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.readers.tables import Cell, fill_spans, header_of, row_text


def test_a_merged_cell_stands_in_every_place_that_it_covers() -> None:
    rows = [
        [Cell("A", across=2), Cell("B")],
        [Cell("EU", down=3), Cell("Spain"), Cell("5")],
        [Cell("France"), Cell("6", down=2)],
        [Cell("Italy")],
        [Cell("US"), Cell("Ohio"), Cell("7")],
    ]
    assert fill_spans(rows) == [
        ["A", "A", "B"],
        ["EU", "Spain", "5"],
        ["EU", "France", "6"],
        ["EU", "Italy", "6"],
        ["US", "Ohio", "7"],
    ]


def test_a_row_with_too_few_cells_does_not_shift_what_hangs_down() -> None:
    assert fill_spans([[Cell("a"), Cell("b"), Cell("c", down=2)], [Cell("d")]]) == [["a", "b", "c"], ["d", "", "c"]]


def test_a_header_is_recognised_by_its_looks() -> None:
    assert header_of([["Country", "Rate"], ["Spain", "5"], ["Italy", "6"]], headed=None) == "Country | Rate"
    assert header_of([["Owner", "Ops"], ["Phone", "none"], ["Site", "Bonn"]], headed=None) == ""
    assert header_of([["2023", "2024", "2025"], ["1", "2", "3"], ["4", "5", "6"]], headed=None) == ""
    assert header_of([], headed=True) == ""


def test_empty_cells_at_the_end_are_left_out_of_a_row() -> None:
    assert row_text(["a", "", "b", "", ""]) == "a |  | b"


_CELLS = st.builds(Cell, st.text(max_size=3), st.integers(-1, 70), st.integers(-1, 70))


@settings(deadline=None)
@given(st.lists(st.lists(_CELLS, max_size=5), max_size=8))
def test_any_table_can_be_filled(rows: list[list[Cell]]) -> None:
    assert len(fill_spans(rows)) == len(rows)
