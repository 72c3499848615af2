"""Threads hold messages in order, in UTC."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId

START = datetime(2026, 5, 4, tzinfo=UTC)
PLACE = ThreadId(Room("slack", "T1", "C1"), MessageId("0"))


def message(n: int, who: str | None = "ana", text: str = "text") -> Message:
    return Message(MessageId(str(n)), PersonId(who) if who else None, text, START + timedelta(seconds=n))


def test_a_message_needs_a_time_in_utc() -> None:
    for wrong in (datetime(2026, 5, 4), START.astimezone(timezone(timedelta(hours=2)))):  # noqa: DTZ001
        with pytest.raises(ValueError, match="UTC"):
            Message(MessageId("1"), None, "", wrong)


def test_ids_are_not_blank() -> None:
    for kind in (PersonId, MessageId):
        with pytest.raises(ValueError, match="blank"):
            kind(" ")
    with pytest.raises(ValueError, match="platform"):
        Room("", "", "C1")


def test_messages_come_oldest_first() -> None:
    with pytest.raises(ValueError, match="oldest first"):
        Thread(PLACE, (message(2), message(1)))


def test_the_root_is_known_or_it_is_not() -> None:
    assert Thread(PLACE).root() is None
    assert Thread(PLACE, (message(0), message(5))).root() == message(0)
    assert Thread(PLACE, (message(0), message(5)), partial=True).root() == message(0)
    assert Thread(PLACE, (message(4), message(5)), partial=True).root() is None


def test_turns_and_replies_are_read_newest_first() -> None:
    thread = Thread(PLACE, (message(0), message(1, None), message(2, "ben"), message(3, text=" "), message(4)))
    assert list(thread.turns_of(PersonId("ana"))) == [message(4), message(0)]
    assert thread.last_reply() == message(1, None)
    assert thread.before(message(2, "ben")).messages == thread.messages[:2]
    assert Thread(PLACE).last_reply() is None
