"""A conversation from a file: each line is right, or named."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from adapters.cli.stop import Exit, Stop
from adapters.cli.thread_file import read_turns, timed

NOW = datetime(2026, 5, 3, 9, 30, tzinfo=UTC)
GOOD = '{"role": "user", "content": "How much leave?"}'


def written(folder: Path, *lines: str) -> Path:
    file = folder / "thread.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def test_turns_keep_their_order_their_authors_and_their_times(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        GOOD,
        "",
        '{"role": "assistant", "content": "25 days [1]."}',
        '{"role": "user", "content": "And\u2028me?", "author": "ada", "at": "2026-05-03T11:00:00+02:00"}',
    )
    turns = read_turns(file)
    assert [turn.author for turn in turns] == ["asker", "", "ada"]
    assert turns[2].at == datetime(2026, 5, 3, 9, 0, tzinfo=UTC)


def test_turns_without_a_time_come_one_after_the_other_before_now(tmp_path: Path) -> None:
    times = timed(read_turns(written(tmp_path, GOOD, GOOD)), NOW)
    assert times == (NOW - timedelta(seconds=2), NOW - timedelta(seconds=1))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("{", "not JSON"),
        ("[]", "not a JSON object"),
        ('{"role": "system", "content": "x"}', "role is 'system', expected user or assistant"),
        ('{"role": "user"}', "content is not a text"),
        ('{"role": "user", "content": "x", "text": "y"}', "unknown key 'text'"),
        ('{"role": "user", "content": "x", "author": 3}', "author is 3"),
        ('{"role": "user", "content": "x", "at": "noon"}', "at is 'noon'"),
        ('{"role": "user", "content": "x", "at": 7}', "at is 7"),
        ("[" * 100_000, "not JSON"),
    ],
)
def test_a_bad_line_is_named_by_its_number(tmp_path: Path, line: str, expected: str) -> None:
    with pytest.raises(Stop) as caught:
        read_turns(written(tmp_path, GOOD, "", line))
    assert "thread.jsonl line 3: " in caught.value.message
    assert expected in caught.value.message
    assert caught.value.code == Exit.WRONG_USE


def test_a_file_that_is_missing_or_not_utf8_says_so(tmp_path: Path) -> None:
    with pytest.raises(Stop, match="cannot be read: No such file"):
        read_turns(tmp_path / "none.jsonl")
    (tmp_path / "latin.jsonl").write_bytes(b'{"role": "user", "content": "\xe9"}')
    with pytest.raises(Stop, match="not UTF-8"):
        read_turns(tmp_path / "latin.jsonl")


def test_messages_out_of_order_are_a_mistake(tmp_path: Path) -> None:
    later = '{"role": "user", "content": "x", "at": "2026-05-03T10:00:00Z"}'
    earlier = '{"role": "user", "content": "y", "at": "2026-05-03T09:00:00Z"}'
    with pytest.raises(Stop, match="message 2 is older"):
        timed(read_turns(written(tmp_path, later, earlier)), NOW)
