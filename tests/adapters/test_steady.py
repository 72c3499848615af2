"""A bug while answering is told as what it is to the asker: nothing can be looked up now."""

import pytest

from adapters.steady import Steady
from rag.errors import Rejected, Unavailable
from rag.outcome import Outcome
from rag.reply import Question
from rag.watch import Watch
from tests.fakes.conversation import FakeAnswerer


class Broken:
    async def answer(self, question: Question, watch: Watch | None = None) -> Outcome:
        raise KeyError(question.text, watch)


async def test_what_nobody_expected_becomes_unavailable() -> None:
    with pytest.raises(Unavailable, match="unexpected"):
        await Steady(Broken()).answer(Question("Leave?", "Leave?"))


async def test_what_is_expected_stays_as_it_is() -> None:
    answerer = FakeAnswerer(fails=Rejected("no such model"))
    with pytest.raises(Rejected, match="no such model"):
        await Steady(answerer).answer(Question("Leave?", "Leave?"))
