"""Anthropic's Messages API, version 2026-10-21: no sampling parameters, thinking counts against max_tokens."""

from collections.abc import AsyncIterator, Iterable
from typing import Any

import anthropic
import httpx2

from adapters.llm.failures import Kind
from adapters.llm.mapping import READING, Table, in_our_words
from adapters.llm.native import marked, of_result, search_results
from adapters.llm.registry import Model
from adapters.llm.written import Written, checked, completion, unfinished
from rag.evidence import Citable
from rag.ports import LLM, Completion, Finish, Prompt

TABLE: Table = {
    anthropic.APITimeoutError: Kind.TIMED_OUT,
    anthropic.APIConnectionError: Kind.UNAVAILABLE,
    anthropic.APIResponseValidationError: Kind.MALFORMED,
    anthropic.APIWebhookValidationError: Kind.MALFORMED,
    anthropic.APIError: Kind.STATUS,  # by its status; in the middle of a stream, by its type
    anthropic.RetryableError: Kind.UNAVAILABLE,
    anthropic.CredentialsError: Kind.KEY,
    anthropic.AnthropicError: Kind.REJECTED,
    httpx2.TimeoutException: Kind.TIMED_OUT,
    httpx2.HTTPError: Kind.UNAVAILABLE,  # a socket that closes in the middle: the SDK passes it on as it is
    httpx2.InvalidURL: Kind.REJECTED,
    httpx2.StreamError: Kind.UNAVAILABLE,
    **READING,
}

_FINISH = {
    "end_turn": Finish.DONE,
    "stop_sequence": Finish.DONE,
    "max_tokens": Finish.CUT,
    "model_context_window_exceeded": Finish.CUT,
    "refusal": Finish.DECLINED,
}
_CONNECT_S = 5.0  # the SDK's own: longer than any handshake that is going to work


class Anthropic:
    """
    One model behind one key.

    Args:
        url: "" for Anthropic's own.
        timeout_s: The longest wait for the next byte.
        native: Whether it is asked to cite by its own means too.
    """

    def __init__(self, model: Model, key: str, url: str = "", timeout_s: float = 30.0, *, native: bool = False) -> None:
        self._model = model
        self._native = native
        self._client = anthropic.AsyncAnthropic(
            api_key=key,
            base_url=url or "https://api.anthropic.com",
            timeout=httpx2.Timeout(timeout_s, connect=min(_CONNECT_S, timeout_s)),
            max_retries=0,
            http_client=anthropic.DefaultAioHttpClient(),
            open_telemetry=False,  # its spans may hold what people wrote
        )

    async def complete(self, prompt: Prompt) -> Completion:
        """Return the whole reply. Raises Unavailable, Rejected, Malformed."""
        with in_our_words(self._model, TABLE):
            message = await self._client.messages.create(**self._request(checked(prompt)))
            finish = _FINISH.get(message.stop_reason or "")
            # Thinking comes as blocks of its own, before the text.
            text = "".join(
                _marked(block.text, prompt.citable, block.citations or ())
                for block in message.content
                if block.type == "text"
            )
            tokens = (_tokens_in(message.usage), message.usage.output_tokens)
        if finish is None:
            raise unfinished(self._model)
        return completion(self._model, prompt, Written(text, finish, tokens))

    async def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
        """Yield pieces of the text as they come, then the Completion. Raises Unavailable, Rejected, Malformed."""
        coming = _Coming(prompt.citable, whole_blocks=self._cites(prompt))
        with in_our_words(self._model, TABLE):
            async with await self._client.messages.create(**self._request(checked(prompt)), stream=True) as events:
                async for event in events:
                    if piece := coming.take(event):
                        yield piece
        finish = _FINISH.get(coming.reason)
        if finish is None or not coming.ended:
            raise unfinished(self._model)
        tokens = (coming.tokens_in, coming.tokens_out)
        yield completion(self._model, prompt, Written(coming.text, finish, tokens))

    async def close(self) -> None:
        """Close the connections."""
        await self._client.close()

    def _cites(self, prompt: Prompt) -> bool:
        """Whether it shall cite by its own means: it cannot while it follows a schema."""
        return self._native and bool(prompt.citable) and prompt.schema is None

    def _request(self, prompt: Prompt) -> dict[str, Any]:
        model = self._model
        content: Any = prompt.text
        if self._cites(prompt):
            content = [*search_results(prompt.citable), {"type": "text", "text": prompt.text}]
        request: dict[str, Any] = {
            "model": model.name,
            "messages": [{"role": "user", "content": content}],
            "max_tokens": prompt.max_tokens + model.headroom,
        }
        if prompt.system.strip():
            request["system"] = prompt.system
        output: dict[str, Any] = {"effort": model.effort} if model.effort else {}
        if prompt.schema is not None:
            output["format"] = {"type": "json_schema", "schema": dict(prompt.schema)}
        if output:
            request["output_config"] = output
        return request


class _Coming:
    """
    A streamed reply as far as it came.

    Args:
        citable: What it may cite by its own means.
        whole_blocks: Whether a block of text is passed on when it has ended: its citations come behind it.
    """

    def __init__(self, citable: tuple[Citable, ...], *, whole_blocks: bool) -> None:
        self.text = self.reason = ""
        self.ended = False
        self.tokens_in = self.tokens_out = 0
        self._citable = citable
        self._whole_blocks = whole_blocks
        self._block = ""
        self._citations: list[Any] = []

    def take(self, event: Any) -> str:
        """Return the text that an event lets pass on, "" for none."""
        match event.type:
            case "message_start":
                self.tokens_in = _tokens_in(event.message.usage)
            case "content_block_delta" if event.delta.type == "text_delta":
                self._block += event.delta.text
                return "" if self._whole_blocks else self._passed_on()
            case "content_block_delta" if event.delta.type == "citations_delta":
                self._citations.append(event.delta.citation)
            case "content_block_stop":
                return self._passed_on()
            case "message_delta":
                self.reason, self.tokens_out = event.delta.stop_reason or "", event.usage.output_tokens
            case "message_stop":
                self.ended = True
        return ""

    def _passed_on(self) -> str:
        text = _marked(self._block, self._citable, self._citations) if self._whole_blocks else self._block
        self._block, self._citations = "", []
        self.text += text
        return text


def _marked(text: str, citable: tuple[Citable, ...], citations: Iterable[Any]) -> str:
    return marked(text, of_result(citable, len(text), citations))


def _tokens_in(usage: Any) -> int:
    """Return all input tokens: what a cache gave or took is counted apart."""
    cached = (usage.cache_creation_input_tokens, usage.cache_read_input_tokens)
    return int(usage.input_tokens) + sum(count or 0 for count in cached)


def _is_llm(adapter: Anthropic) -> LLM:
    return adapter
