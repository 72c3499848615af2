"""An answerer that fails only in ways that the bot can tell people of: nobody is left in silence for a bug of ours."""

import logging

from bot.ports import Answerer
from rag.errors import PortError, Unavailable
from rag.outcome import Outcome
from rag.reply import Question
from rag.watch import Watch

_log = logging.getLogger("footnote.answers")


class Steady:
    """An `Answerer` that logs what it did not expect, and says that the documents cannot be reached."""

    def __init__(self, answerer: Answerer) -> None:
        self._answerer = answerer

    async def answer(self, question: Question, watch: Watch | None = None) -> Outcome:
        """Return an answer or a refusal: see `bot.ports.Answerer`. Raises PortError and nothing else."""
        try:
            return await self._answerer.answer(question, watch)
        except PortError:
            raise
        except Exception as error:
            _log.exception("answering_failed", extra={"fields": {"kind": type(error).__name__}})
            raise Unavailable("something unexpected went wrong while answering") from error


_: type[Answerer] = Steady
