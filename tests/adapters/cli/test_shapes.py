"""The JSON object of an exchange."""

from dataclasses import replace
from datetime import UTC, date, datetime

from adapters.cli.shapes import exchange_object
from bot.exchange import Exchange
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from rag.document import Kind
from rag.evidence import Passage, Source
from rag.reply import Answer, Citation, Piece, Question, Sentence, Tier

NOW = datetime(2026, 5, 3, 9, 30, tzinfo=UTC)


def test_an_answer_is_told_sentence_by_sentence() -> None:
    source = Source("hr:leave.md", "Leave", "https://hr.example.com/leave", "hr", owner="People Operations")
    passage = Passage(replace(source, revised=date(2026, 5, 3)), "Leave is 25 days.", 0, 17)
    answer = Answer(
        (Piece(Kind.ITEM, (Sentence("Leave is 25 days.", (1,), quoted=True),), "-", 1),),
        (Citation(1, passage, "25 days", "https://hr.example.com/leave#1"),),
        Tier.CITE,
        "fake/model",
        "https://hr.example.com",
        missing=("Chile",),
        cut=True,
    )
    thread = Thread(ThreadId(Room("terminal", "", "desk"), MessageId("1")))
    message = Message(MessageId("1"), PersonId("ada"), "How much?", NOW)
    told = exchange_object(Exchange(thread, message, answer, "…", "en", NOW, Question("How much?", "How much?")))
    assert (told["kind"], told["tier"], told["model"], told["missing"], told["cut"]) == (
        "answer",
        "cite",
        "fake/model",
        ["Chile"],
        True,
    )
    assert told["sentences"] == [{"text": "Leave is 25 days.", "citations": [1], "quoted": True}]
    (citation,) = told["citations"]
    assert (citation["quote"], citation["owner"], citation["revised"]) == ("25 days", "People Operations", "2026-05-03")
