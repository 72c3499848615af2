"""What a judge rejects of a posted answer is flagged; what it cannot read stays as it is."""

from datetime import UTC, date, datetime

from adapters.auditing import JUDGE, Auditing
from bot.flag import Category, Reason
from rag.audit import Audited
from rag.errors import Unavailable
from rag.outcome import Spent
from rag.reply import Question, Reply
from tests.contract.conversation import REPLIES, ROOM, exchange
from tests.fakes.conversation import FakeLedger

NOW = datetime(2026, 5, 4, 10, tzinfo=UTC)


class FakeAuditor:
    def __init__(self, said: Audited | Exception | None) -> None:
        self.said = said
        self.asked: list[tuple[str, date]] = []

    async def audit(self, message_id: str, question: Question, reply: Reply, day: date) -> Audited | None:
        assert question
        assert reply
        self.asked.append((message_id, day))
        if isinstance(self.said, Exception):
            raise self.said
        return self.said


async def looked(said: Audited | Exception | None) -> tuple[FakeAuditor, FakeLedger]:
    auditor, ledger = FakeAuditor(said), FakeLedger()
    await ledger.record(exchange(reply=REPLIES[1]))
    auditing = Auditing(auditor, ledger, lambda: NOW)  # type: ignore[arg-type]
    auditing.look(exchange(reply=REPLIES[1]))
    for task in tuple(auditing._looking):
        await task
    await auditing.close()
    return auditor, ledger


async def test_rejected_sentences_are_flagged_for_review() -> None:
    auditor, ledger = await looked(Audited(("Leave is 25 days.",), 2, Spent(1)))
    ((flag, about),) = await ledger.flags(10)
    assert (flag.by, flag.why, flag.text, flag.room) == (JUDGE, Reason.WRONG, "Leave is 25 days.", ROOM)
    assert flag.category is Category.UNSUPPORTED_CLAIM
    assert about.reply == REPLIES[1]
    assert auditor.asked == [("terminal//desk/1", NOW.date())]


async def test_what_stands_is_not_flagged() -> None:
    for said in (None, Audited((), 2, Spent(1)), Unavailable("no judge")):
        _, ledger = await looked(said)
        assert list(await ledger.flags(10)) == []
