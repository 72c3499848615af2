"""A language model that says what it is told to."""

from collections import deque
from collections.abc import AsyncIterator, Iterable, Mapping
from dataclasses import dataclass

from rag.errors import Malformed, PortError, Unavailable
from rag.ports import LLM, Completion, Finish, Prompt, Task

MODEL = "fake/model"


@dataclass(frozen=True, slots=True)
class BrokenOff:
    """A stream that ends in the middle; asked for the whole, it is not answered at all."""

    text: str


Line = str | Completion | PortError | BrokenOff


class FakeLLM:
    """
    Says the next line of its script, one line a call; a script may be one for all tasks, or one for each.

    A string is a finished completion, an error is raised. With nothing left to say it says `usual`, and without
    that it fails the test. `prompts` holds every prompt, in order.
    """

    def __init__(self, script: Iterable[Line] | Mapping[Task, Iterable[Line]] = (), usual: Line | None = None) -> None:
        by_task = script if isinstance(script, Mapping) else {}
        self._by_task = {task: deque(lines) for task, lines in by_task.items()}
        self._script: deque[Line] = deque() if isinstance(script, Mapping) else deque(script)
        self._usual = usual
        self.prompts: list[Prompt] = []

    def will_say(self, line: Line) -> None:
        self._script.append(line)

    async def complete(self, prompt: Prompt) -> Completion:
        line = self._next(prompt)
        if isinstance(line, BrokenOff):
            raise Unavailable("the fake broke off")
        return _completed(line)

    async def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
        line = self._next(prompt)
        if isinstance(line, BrokenOff):
            for piece in _pieces(line.text):
                yield piece
            raise Unavailable("the fake broke off")
        completion = _completed(line)
        for piece in _pieces(completion.text):
            yield piece
        yield completion

    def _next(self, prompt: Prompt) -> Line:
        self.prompts.append(prompt)
        lines = self._by_task.get(prompt.task) or self._script
        line = lines.popleft() if lines else self._usual
        assert line is not None, f"the fake has nothing to say to {prompt.task!r}"
        return line


def _completed(line: str | Completion | PortError) -> Completion:
    match line:
        case PortError():
            raise line
        case Completion():
            return line
    if not line.strip():
        raise Malformed("the fake wrote nothing")
    return Completion(line, MODEL, Finish.DONE, tokens_in=100, tokens_out=len(line.split()), cost=0.0)


def _pieces(text: str) -> Iterable[str]:
    """Yield pieces that end in the middle of words, as models' do."""
    return (text[start : start + 5] for start in range(0, len(text), 5))


def _is_llm(fake: FakeLLM) -> LLM:
    return fake
