"""What a model wrote under a schema is read without trust."""

import pytest

from rag.errors import Malformed
from rag.fields import number, rows
from rag.ports import Completion, Finish


def written(text: str, finish: Finish = Finish.DONE) -> Completion:
    return Completion(text, "fake/model", finish, 1, 1)


def test_the_objects_of_a_list_are_returned_in_order() -> None:
    assert rows(written('{"a": [{"n": 1}, {"n": 2}]}'), "a") == [{"n": 1}, {"n": 2}]


@pytest.mark.parametrize("text", ["no", "[]", "{}", '{"a": 1}', '{"a": [1]}', '{"a": null}', "[" * 100_000, "{"])
def test_any_other_shape_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        rows(written(text), "a")


@pytest.mark.parametrize("finish", [Finish.CUT, Finish.DECLINED])
def test_a_reply_without_its_end_is_malformed(finish: Finish) -> None:
    with pytest.raises(Malformed, match=finish.value):
        rows(written('{"a": []}', finish), "a")


@pytest.mark.parametrize(("value", "read"), [(3, 3), (True, None), ("3", None), (3.0, None), (None, None)])
def test_a_number_is_a_whole_number(value: object, read: int | None) -> None:
    assert number({"n": value}, "n") == read


def test_a_number_that_is_not_there_is_none() -> None:
    assert number({}, "n") is None
