"""The ledger's part of an index on a server: what readers take for the state is what was made active."""

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adapters.ledger.places import SqlPlacement
from adapters.placement import Lack, Space, Written
from rag.errors import Unavailable
from rag.evidence import Source

STEMS = ("leav", "trip", "rule", "ñandú")


@pytest.fixture
def placement(tmp_path: Path) -> Iterator[SqlPlacement]:
    with closing(SqlPlacement(tmp_path / "ledger.sqlite", "")) as placement:
        yield placement


def source(name: str, supersedes: tuple[str, ...] = ()) -> Source:
    return Source(f"docs:{name}", name.title(), "https://x.org", "docs", frozenset({"a"}), supersedes=supersedes)


async def put(placement: SqlPlacement, space: Space, name: str, stems: list[set[str]], digest: str = "d") -> int:
    (version,) = await placement.reserve(space, 1)
    counted = Counter(stem for one in stems for stem in one)
    written = Written(source(name), digest, version, (True,) * len(stems), sum(map(len, stems)), counted)
    await placement.activate(space, [written])
    return version


passages = st.lists(st.sets(st.sampled_from(STEMS)), max_size=3)
steps = st.lists(st.tuples(st.sampled_from("abcd"), st.none() | passages), min_size=1, max_size=12)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=steps, look_after=st.sets(st.integers(0, 12)))
async def test_counts_and_versions_are_those_of_what_is_active(
    placement: SqlPlacement, steps: list[tuple[str, list[set[str]] | None]], look_after: set[int]
) -> None:
    """However often it is looked at in between: what changed since then is all that is read anew."""
    (space,) = await placement.spaces("e", 3)
    await placement.withdraw([f"docs:{name}" for name in "abcd"])
    active: dict[str, tuple[int, list[set[str]]]] = {}
    for number, (name, stems) in enumerate(steps):
        if stems is None:
            await placement.withdraw([f"docs:{name}"])
            active.pop(f"docs:{name}", None)
        else:
            active[f"docs:{name}"] = (await put(placement, space, name, stems), stems)
        if number in look_after:
            await placement.look()
    snapshot, found_in = await placement.look(STEMS)
    assert {key: one.version for key, one in snapshot.placed.items()} == {
        k: version for k, (version, _) in active.items()
    }
    assert snapshot.by_version.keys() == {version for version, _ in active.values()}
    everything = [one for _, stems in active.values() for one in stems]
    assert found_in == {stem: n for stem in STEMS if (n := sum(stem in one for one in everything))}
    assert (snapshot.passages, snapshot.length) == (len(everything), sum(map(len, everything)))
    assert len(await placement.lacking(Lack.SENTENCES, space, 99)) == len(everything)


async def test_what_is_superseded_is_known_after_any_change(placement: SqlPlacement) -> None:
    (space,) = await placement.spaces("e", 3)
    await put(placement, space, "old", [set()])
    assert (await placement.look())[0].placed["docs:old"].source.superseded_by == ""
    (version,) = await placement.reserve(space, 1)
    newer = Written(source("new", ("Old",)), "d", version, (False,), 0, {})
    await placement.activate(space, [newer])
    assert (await placement.look())[0].placed["docs:old"].source.superseded_by == "docs:new"
    await placement.withdraw(["docs:new"])
    assert (await placement.look())[0].placed["docs:old"].source.superseded_by == ""


async def test_a_version_that_was_given_up_meanwhile_is_not_made_active(placement: SqlPlacement) -> None:
    (space,) = await placement.spaces("e", 3)
    first = await put(placement, space, "a", [{"leav"}])
    (slow,) = await placement.reserve(space, 1)
    gone, _ = await placement.left(0.0, -1.0)
    assert [one.version for one in gone] == [slow]
    await placement.forget([slow], [])
    with pytest.raises(Unavailable, match="given up meanwhile"):
        await placement.activate(space, [Written(source("a"), "n", slow, (True,), 1, {"trip": 1})])
    snapshot, found_in = await placement.look(STEMS)
    assert snapshot.by_version.keys() == {first}
    assert found_in == {"leav": 1}


async def test_scopes_of_one_ledger_know_nothing_of_each_other(placement: SqlPlacement, tmp_path: Path) -> None:
    (space,) = await placement.spaces("e", 3)
    await put(placement, space, "a", [{"leav"}])
    with closing(SqlPlacement(tmp_path / "ledger.sqlite", "acme")) as other:
        assert (await other.look())[0].placed == {}
        (own,) = await other.spaces("e", 3)
        assert own.name != space.name
        await other.abandon()
    assert (await placement.look())[0].placed.keys() == {"docs:a"}


async def test_old_versions_are_left_only_after_their_grace(placement: SqlPlacement) -> None:
    (space,) = await placement.spaces("e", 3)
    old = await put(placement, space, "a", [{"leav"}])
    await put(placement, space, "a", [{"trip"}])
    assert (await placement.left(60.0, 60.0))[0] == []
    assert [one.version for one in (await placement.left(-1.0, 60.0))[0]] == [old]
