"""What travels between processes arrives as it left."""

from dataclasses import InitVar, dataclass, field

import pytest

from adapters.children.work import done, result_of, work_to_bytes
from rag.evidence import Hit, Parts
from tests.rag.drafted import GIVEN


@dataclass(frozen=True, slots=True)
class Plain:
    one: int
    two: str = "2"


@dataclass(frozen=True, kw_only=True)
class Named:
    one: int


@dataclass
class Derived:
    one: int
    twice: int = field(init=False)

    def __post_init__(self) -> None:
        self.twice = 2 * self.one


@dataclass
class Given:
    one: int
    seed: InitVar[int] = 3
    grown: int = 0

    def __post_init__(self, seed: int) -> None:
        self.grown = self.grown or seed


def same(value: object) -> object:
    return value


@pytest.mark.parametrize(
    "value",
    [
        Plain(1),
        Named(one=1),
        Derived(2),
        Given(1, 7),
        [Plain(1), (Named(one=2),), {"a": Derived(4)}],
        Plain,
        None,
        *GIVEN,
    ],
    ids=repr,
)
def test_a_value_arrives_as_it_left(value: object) -> None:
    assert result_of(done(work_to_bytes(same, value))) == value


def test_what_is_found_arrives_with_what_it_shares() -> None:
    hits = [Hit(passage, 0.5, None, Parts(0.5, 0.5)) for passage in (GIVEN[0].passage, GIVEN[0].passage)]
    first, second = result_of(done(work_to_bytes(same, hits)))  # type: ignore[misc]
    assert first == hits[0]
    assert first.passage.source is second.passage.source
