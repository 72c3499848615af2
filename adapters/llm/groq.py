"""Groq, and any server that speaks its format: llama.cpp, vLLM, Ollama."""

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import groq
import httpx
from groq.types.chat import ChatCompletion, ChatCompletionChunk

from adapters.llm.failures import Kind
from adapters.llm.mapping import READING, Table, in_our_words, told_of
from adapters.llm.native import documents, marked, of_annotations
from adapters.llm.registry import Model
from adapters.llm.thinking import Aloud, answer_of
from adapters.llm.written import Written, checked, completion, unfinished
from rag.ports import LLM, Completion, Finish, Prompt

TABLE: Table = {
    groq.APITimeoutError: Kind.TIMED_OUT,
    groq.APIConnectionError: Kind.UNAVAILABLE,
    groq.APIResponseValidationError: Kind.MALFORMED,
    groq.APIError: Kind.STATUS,  # by its status; in the middle of a stream, by its code
    groq.GroqError: Kind.REJECTED,
    httpx.TimeoutException: Kind.TIMED_OUT,
    httpx.HTTPError: Kind.UNAVAILABLE,  # a socket that closes in the middle: the SDK passes it on as it is
    httpx.InvalidURL: Kind.REJECTED,
    httpx.StreamError: Kind.UNAVAILABLE,
    **READING,
}

_FINISH = {"stop": Finish.DONE, "length": Finish.CUT, "content_filter": Finish.DECLINED}
_PATH = "/openai/v1/chat/completions"  # asked by its path: the SDK's own method walks through all that it is given
_CONNECT_S = 5.0  # the SDK's own: longer than any handshake that is going to work
_NOT_THIS_FORMAT = re.compile(r"response[_ ]format|json[_ ]schema|structured output", re.IGNORECASE)


class Groq:
    """
    One model behind one key.

    Args:
        url: Without `/openai/v1`, which the SDK appends; "" for Groq's own.
        timeout_s: The longest wait for the next byte.
        native: Whether it is asked to cite by its own means too. Not every model does.
    """

    def __init__(self, model: Model, key: str, url: str = "", timeout_s: float = 30.0, *, native: bool = False) -> None:
        self._model = model
        self._native = native
        self._takes_schema = True
        self._client = groq.AsyncGroq(
            api_key=key,
            base_url=url or "https://api.groq.com",
            timeout=httpx.Timeout(timeout_s, connect=min(_CONNECT_S, timeout_s)),
            max_retries=0,
            http_client=groq.DefaultAioHttpClient(),  # half the work of httpx's own transport; keeps its connections
        )

    async def complete(self, prompt: Prompt) -> Completion:
        """Return the whole reply. Raises Unavailable, Rejected, Malformed."""
        with in_our_words(self._model, TABLE):
            response, calls = await self._formatted(checked(prompt))
            (choice,) = response.choices[:1]
            usage = response.usage
            tokens = (usage.prompt_tokens, usage.completion_tokens) if usage else (0, 0)
            finish = _FINISH.get(str(choice.finish_reason))
            text = answer_of(choice.message.content or "")
            annotations = of_annotations(prompt.citable, len(text), choice.message.annotations or ())
        if finish is None:
            raise unfinished(self._model)
        return completion(self._model, prompt, Written(marked(text, annotations), finish, tokens, calls))

    async def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
        """
        Yield pieces, then the Completion.

        What follows a schema comes as one piece: Groq streams none. So does what it cites by its own means, which may
        name sentences that came long before.
        """
        if prompt.schema is not None or self._cites(prompt):
            whole = await self.complete(prompt)
            yield whole.text
            yield whole
            return
        pieces: list[str] = []
        aloud = Aloud()
        finish, tokens = None, (0, 0)
        with in_our_words(self._model, TABLE):
            body = self._body(checked(prompt)) | {"stream": True, "stream_options": {"include_usage": True}}
            pending = self._client.post(
                _PATH, body=body, cast_to=ChatCompletion, stream=True, stream_cls=groq.AsyncStream[ChatCompletionChunk]
            )
            async with await pending as chunks:
                async for chunk in chunks:
                    usage = chunk.usage or (chunk.x_groq and chunk.x_groq.usage)
                    tokens = (usage.prompt_tokens, usage.completion_tokens) if usage else tokens
                    for choice in chunk.choices[:1]:
                        finish = _FINISH.get(choice.finish_reason or "") or finish
                        if answer := aloud.heard(choice.delta.content or ""):
                            pieces.append(answer)
                            yield answer
        if finish is None:
            raise unfinished(self._model)
        yield completion(self._model, prompt, Written("".join(pieces), finish, tokens))

    async def close(self) -> None:
        """Close the connections."""
        await self._client.close()

    async def _formatted(self, prompt: Prompt) -> tuple[ChatCompletion, int]:
        """Return the response and how many requests it took; a server that takes no schema is asked for JSON."""
        if prompt.schema is not None and self._takes_schema:
            try:
                return await self._create(prompt, _by_schema(prompt, self._model)), 1
            except groq.APIStatusError as error:
                if not _refuses_the_format(error):
                    raise
            self._takes_schema = False
            return await self._create(_in_words(prompt), {"type": "json_object"}), 2
        if prompt.schema is not None:
            return await self._create(_in_words(prompt), {"type": "json_object"}), 1
        return await self._create(prompt, None), 1

    async def _create(self, prompt: Prompt, response_format: dict[str, Any] | None) -> ChatCompletion:
        body = self._body(prompt) | ({"response_format": response_format} if response_format else {})
        return await self._client.post(_PATH, body=body, cast_to=ChatCompletion)

    def _cites(self, prompt: Prompt) -> bool:
        return self._native and bool(prompt.citable) and prompt.schema is None

    def _body(self, prompt: Prompt) -> dict[str, Any]:
        model = self._model
        system = [{"role": "system", "content": prompt.system}] if prompt.system.strip() else []
        # Groq calls max_tokens deprecated; servers of one's own may know only that.
        longest = "max_completion_tokens" if model.hosted else "max_tokens"
        body: dict[str, Any] = {
            "model": model.name,
            "messages": [*system, {"role": "user", "content": prompt.text}],
            longest: prompt.max_tokens + model.headroom,
        }
        if self._cites(prompt):
            body |= {"documents": documents(prompt.citable), "citation_options": "enabled"}
        if model.temperature is not None:
            body["temperature"] = model.temperature
        if model.effort:
            body["reasoning_effort"] = model.effort
        return body


def _by_schema(prompt: Prompt, model: Model) -> dict[str, Any]:
    schema = {"name": prompt.task.value, "schema": dict(prompt.schema or {}), "strict": model.strict}
    return {"type": "json_schema", "json_schema": schema}


def _in_words(prompt: Prompt) -> Prompt:
    """Return the prompt with its schema said in the rules: JSON mode demands that the word stands there."""
    wanted = f"Reply with one JSON object that follows this JSON schema:\n{json.dumps(prompt.schema)}"
    system = f"{prompt.system}\n\n{wanted}" if prompt.system.strip() else wanted
    return Prompt(prompt.task, system, prompt.text, prompt.max_tokens, prompt.schema)


def _refuses_the_format(error: groq.APIStatusError) -> bool:
    told = told_of(error)
    return told.code != "json_validate_failed" and bool(_NOT_THIS_FORMAT.search(told.text))


def _is_llm(adapter: Groq) -> LLM:
    return adapter
