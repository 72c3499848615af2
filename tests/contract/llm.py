"""What every language model owes its caller. A test class inherits `LLMContract` and has a fixture `stage`."""

import json
from typing import Protocol

import pytest

from rag.errors import Malformed, PortError, Rejected, TooLarge, Unavailable
from rag.ports import LLM, Completion, Finish, Prompt, Task

SCHEMA = {
    "type": "object",
    "properties": {"keep": {"type": "array", "items": {"type": "integer"}}},
    "required": ["keep"],
    "additionalProperties": False,
}
TEXT = "Leave is 25 days a year [1]. Unused leave expires on 31 March [2]. Größe: 漢字 ✓"


class Stage(Protocol):
    """A model, and what it will do when it is next asked."""

    llm: LLM

    def says(self, text: str) -> None: ...
    def is_cut(self, text: str) -> None: ...
    def declines(self) -> None: ...
    def is_overloaded(self) -> None: ...
    def refuses(self) -> None: ...
    def finds_it_too_long(self) -> None: ...
    def breaks_off(self, text: str) -> None: ...


def prompt(text: str = "How long is annual leave?", *, schema: bool = False, task: Task = Task.ANSWER) -> Prompt:
    return Prompt(task, "Answer from the passages.", text, 200, SCHEMA if schema else None)


async def streamed(llm: LLM, asked: Prompt) -> tuple[list[str], list[Completion], PortError | None]:
    """Return the pieces, the completions and the error that ended the stream."""
    pieces: list[str] = []
    wholes: list[Completion] = []
    try:
        async for piece in llm.stream(asked):
            if isinstance(piece, Completion):
                wholes.append(piece)
            else:
                pieces.append(piece)
    except PortError as error:
        return pieces, wholes, error
    return pieces, wholes, None


class LLMContract:
    async def test_the_whole_reply_says_who_wrote_and_what_it_took(self, stage: Stage) -> None:
        stage.says(TEXT)
        whole = await stage.llm.complete(prompt())
        assert (whole.text, whole.finish, whole.calls) == (TEXT, Finish.DONE, 1)
        assert "/" in whole.model
        assert whole.tokens_in > 0
        assert whole.tokens_out > 0
        assert whole.cost is None or whole.cost >= 0

    async def test_a_stream_is_pieces_of_the_text_and_then_one_completion(self, stage: Stage) -> None:
        stage.says(TEXT)
        pieces, wholes, error = await streamed(stage.llm, prompt())
        assert error is None
        assert len(pieces) > 1
        assert [whole.text for whole in wholes] == ["".join(pieces)] == [TEXT]
        assert wholes[0].finish is Finish.DONE
        assert wholes[0].tokens_out > 0

    async def test_cut_output_is_not_taken_for_finished(self, stage: Stage) -> None:
        stage.is_cut("1. Open the form.\n2. Submit form [1")
        assert (await stage.llm.complete(prompt())).finish is Finish.CUT
        stage.is_cut("1. Open the form.\n2. Submit form [1")
        assert (await streamed(stage.llm, prompt()))[1][0].finish is Finish.CUT

    async def test_a_model_that_declines_is_a_completion(self, stage: Stage) -> None:
        stage.declines()
        assert (await stage.llm.complete(prompt())).finish is Finish.DECLINED
        stage.declines()
        assert (await streamed(stage.llm, prompt()))[1][0].finish is Finish.DECLINED

    @pytest.mark.parametrize("blank", ["", " \n"])
    async def test_c141_a_blank_reply_is_malformed_and_never_a_completion(self, stage: Stage, blank: str) -> None:
        stage.says(blank)
        with pytest.raises(Malformed):
            await stage.llm.complete(prompt())
        stage.says(blank)
        _, wholes, error = await streamed(stage.llm, prompt())
        assert not wholes
        assert isinstance(error, Malformed)

    async def test_a_stream_that_breaks_off_raises_and_has_no_completion(self, stage: Stage) -> None:
        stage.breaks_off(TEXT)
        pieces, wholes, error = await streamed(stage.llm, prompt())
        assert not wholes
        assert isinstance(error, Unavailable | Malformed)
        assert TEXT.startswith("".join(pieces))

    async def test_an_overloaded_model_is_unavailable(self, stage: Stage) -> None:
        stage.is_overloaded()
        with pytest.raises(Unavailable):
            await stage.llm.complete(prompt())
        stage.is_overloaded()
        assert isinstance((await streamed(stage.llm, prompt()))[2], Unavailable)

    async def test_a_refused_request_is_rejected(self, stage: Stage) -> None:
        stage.refuses()
        with pytest.raises(Rejected) as caught:
            await stage.llm.complete(prompt())
        assert not isinstance(caught.value, TooLarge)

    async def test_a_request_that_is_too_long_can_be_told_from_others(self, stage: Stage) -> None:
        stage.finds_it_too_long()
        with pytest.raises(TooLarge):
            await stage.llm.complete(prompt("word " * 1_000))

    async def test_what_follows_a_schema_is_one_json_object(self, stage: Stage) -> None:
        stage.says('{"keep": [1, 3]}')
        whole = await stage.llm.complete(prompt(schema=True, task=Task.RELEVANCE))
        assert json.loads(whole.text) == {"keep": [1, 3]}
        stage.says('{"keep": []}')
        pieces, wholes, _ = await streamed(stage.llm, prompt(schema=True, task=Task.RELEVANCE))
        assert "".join(pieces) == wholes[0].text == '{"keep": []}'

    async def test_a_failure_is_forgotten_by_the_next_question(self, stage: Stage) -> None:
        stage.is_overloaded()
        with pytest.raises(Unavailable):
            await stage.llm.complete(prompt())
        stage.says(TEXT)
        assert (await stage.llm.complete(prompt())).text == TEXT
