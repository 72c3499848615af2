"""The keyword leg, beside the same formula written down plainly."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from math import log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.index.postings import NONE, Postings, load
from rag.blobs import pack_keywords, unpack_keywords
from rag.ports import Keywords
from rag.rank import DEPTH, Wanted, weigh

_STEMS = ("leave", "day", "remote", "vpn", "manag")
_columns = st.lists(st.sampled_from(_STEMS), max_size=6).map(tuple)
_keywords = st.builds(Keywords, title=_columns, section=_columns, body=_columns)
_passages = st.lists(_keywords, max_size=12)


def of(passages: Sequence[Keywords]) -> Postings:
    return Postings.of(*unpack_keywords([pack_keywords(each) for each in passages]))


def often(stem: str, keywords: Keywords) -> float:
    return 2.0 * keywords.title.count(stem) + keywords.section.count(stem) + keywords.body.count(stem)


def length(keywords: Keywords) -> int:
    return len(keywords.title) + len(keywords.section) + len(keywords.body)


def wanted(stems: Sequence[str], passages: Sequence[Keywords]) -> Wanted:
    found_in = {stem: sum(often(stem, each) > 0 for each in passages) for stem in stems}
    return Wanted(tuple(stems), weigh(stems, found_in, len(passages)))


def bm25(stems: Sequence[str], passages: Sequence[Keywords]) -> list[float]:
    """Score every passage: k1 is 1.2, b is 0.75, a title counts twice, and so few passages are taken for a hundred."""
    average = sum(map(length, passages)) / len(passages)
    scores = []
    for each in passages:
        damping = 1.2 * (0.25 + 0.75 * length(each) / max(average, 1.0))
        score = 0.0
        for stem in stems:
            holders = sum(often(stem, other) > 0 for other in passages)
            idf = max(log((max(len(passages), 100) - holders + 0.5) / (holders + 0.5)), 1e-6)
            score += idf * often(stem, each) / (often(stem, each) + damping)
        scores.append(score)
    return scores


@given(_passages)
def test_each_stem_is_found_where_it_stands_and_as_often(passages: list[Keywords]) -> None:
    postings = of(passages)
    for stem in (*_STEMS, "nowhere"):
        holders, counts = postings.holding(stem)
        expected = {at: often(stem, each) for at, each in enumerate(passages) if often(stem, each)}
        assert dict(zip(holders.tolist(), counts.tolist(), strict=True)) == expected


@given(_passages)
def test_what_was_packed_comes_back(passages: list[Keywords]) -> None:
    blobs = [pack_keywords(each) for each in passages]
    postings = Postings.of(*unpack_keywords(blobs))
    assert postings.blobs(np.arange(len(blobs))) == blobs
    assert postings.average_length == pytest.approx(np.mean([length(each) for each in passages]) if passages else 0.0)


def test_the_best_hundred_are_those_of_bm25() -> None:
    choose = np.random.default_rng(3)
    many = [
        Keywords((), ("leave",) * (at % 2), tuple(choose.choice(_STEMS[1:], size=4 + at % 9).tolist()))
        for at in range(3 * DEPTH)
    ]
    for stems in (("day", "vpn"), ("leave",), _STEMS):
        scores = np.array(bm25(stems, many))
        found = of(many).best(wanted(stems, many), None)
        assert len(found) == DEPTH
        assert np.sort(scores[found]) == pytest.approx(np.sort(scores)[-DEPTH:])


def test_common_stems_are_looked_for_where_rare_ones_bring_few() -> None:
    many = [Keywords((), (), ("day", "vpn") if at == 7 else ("day",)) for at in range(150)]
    asked = wanted(("day", "vpn"), many)
    assert asked.rare == ("vpn",)
    found = of(many).best(asked, None)
    assert 7 in found
    assert len(found) >= DEPTH


def test_what_may_not_be_read_is_not_found_and_takes_no_place() -> None:
    many = [Keywords((), (), ("vpn",)) for _ in range(3 * DEPTH)]
    readable = np.arange(len(many)) % 3 == 0
    found = of(many).best(wanted(("vpn",), many), readable)
    assert len(found) == DEPTH
    assert readable[found].all()


@pytest.fixture
def database() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as database:
        database.execute("create table passages (id integer primary key autoincrement, stems blob not null)")
        yield database


def test_passages_that_come_and_go_leave_what_a_fresh_start_would_read(database: sqlite3.Connection) -> None:
    state, ids = NONE, np.empty(0, np.int64)
    for gone, come in (((), 4), ((2,), 3), ((1, 3, 4), 0), ((), 0), ((5, 6, 7), 0), ((), 2)):
        database.executemany("delete from passages where id = ?", ((key,) for key in gone))
        new = [(pack_keywords(Keywords((stem,), (), (stem, "day"))),) for stem in _STEMS[:come]]
        database.executemany("insert into passages (stems) values (?)", new)
        now = np.array([key for (key,) in database.execute("select id from passages order by id")], np.int64)
        state, ids = load(database, now, ids, state), now
        fresh = load(database, now, np.empty(0, np.int64), NONE)
        assert state.codes.tolist() == fresh.codes.tolist()
        assert state.begins.tolist() == fresh.begins.tolist()
        assert state.holding("day")[0].tolist() == list(range(len(now)))


def test_a_state_that_nothing_changed_is_kept(database: sqlite3.Connection) -> None:
    database.execute("insert into passages (stems) values (?)", (pack_keywords(Keywords((), (), ("day",))),))
    ids = np.array([1], np.int64)
    state = load(database, ids, np.empty(0, np.int64), NONE)
    assert load(database, ids, ids, state) is state
