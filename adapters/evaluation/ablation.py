"""Every question through the bot, and what it would have shown with less protection."""

from collections.abc import AsyncIterator, Callable, Sequence

from adapters.evaluation.cases import Case
from adapters.evaluation.run import Ask, asked_of
from bot.exchange import Exchange
from rag.ablation import Answered, Compared, compared, versions
from rag.answer import SHOWN
from rag.duplicates import folded
from rag.errors import PortError
from rag.evidence import Hit
from rag.ports import LLM, Completion, Index, Prompt, Task
from rag.reply import Refusal


class Overheard:
    """
    An `LLM` that asks another one each thing once: the same prompt gets the same answer.

    Attributes:
        drafts: What it wrote for `Task.ANSWER` since it was last forgotten, in order; None where it failed.
    """

    def __init__(self, llm: LLM) -> None:
        self._llm = llm
        self._known: dict[tuple[Task, str, str], Completion] = {}
        self.drafts: list[Completion | None] = []

    def forget(self) -> None:
        """Begin anew, for another question."""
        self._known.clear()
        self.drafts.clear()

    async def complete(self, prompt: Prompt) -> Completion:
        """Return the whole reply: see `rag.ports.LLM`."""
        key = (prompt.task, prompt.system, prompt.text)
        if key not in self._known:
            try:
                self._known[key] = await self._llm.complete(prompt)
            except PortError:
                self._note(prompt.task, None)
                raise
            self._note(prompt.task, self._known[key])
        return self._known[key]

    async def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
        """Yield the reply in one piece: nobody watches an evaluation."""
        done = await self.complete(prompt)
        yield done.text
        yield done

    def _note(self, task: Task, done: Completion | None) -> None:
        if task is Task.ANSWER:
            self.drafts.append(done)


async def ablation(
    cases: Sequence[Case],
    ask: Ask,
    audience: frozenset[str],
    beneath: tuple[Index, Overheard, str],
    progress: Callable[[str, int, int], None],
) -> list[Compared]:
    """
    Return each case in every version, in order.

    Left out are questions that are too vague to be answered, what is not searched, and what a model failed at: then
    the versions would differ by the failure.

    Args:
        cases: Questions whose answers are known.
        ask: Asks a bot whose model is the overheard one.
        audience: Of the asker.
        beneath: What the bot searches, its model, and the nonce of all its prompts.
        progress: Told of each question.
    """
    found: list[Compared] = []
    for done, case in enumerate(cases, start=1):
        one = await _compared(case, ask, audience, beneath) if case.expected != "clarify" else None
        found += [one] if one else []
        progress("questions", done, len(cases))
    return found


async def _compared(
    case: Case, ask: Ask, audience: frozenset[str], beneath: tuple[Index, Overheard, str]
) -> Compared | None:
    index, llm, nonce = beneath
    llm.forget()
    exchange = await ask(*asked_of(case, audience))
    drafts = tuple(llm.drafts)
    question = exchange.question
    first = drafts[0] if drafts else None
    if question is None or (first is None and (drafts or not isinstance(exchange.reply, Refusal))):
        return None
    answered = Answered(question, exchange.reply, exchange.hits, _kept(exchange), first)
    try:
        shown = await versions(answered, index, llm, nonce)
    except PortError:
        return None
    return await compared(shown, question, llm, nonce, answerable=case.answerable)


def _kept(exchange: Exchange) -> Sequence[Hit]:
    """Return the hits that the model read."""
    if exchange.judged is None:
        return folded(exchange.hits[:SHOWN])
    return [exchange.hits[place] for place in exchange.judged.kept]


_: type[LLM] = Overheard
