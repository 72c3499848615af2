"""Groq's and Anthropic's wire formats: what they answer, and what they would refuse."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

KEY = "gsk_secret-of-the-test"
VERSION = "2026-10-21"
_TOKENS = (11, 7)


@dataclass(frozen=True)
class Say:
    """
    Answer. `finish` is the provider's own word; "" ends without one. With `cached`, some input was cached.

    `cites` names stretches of the text and the places of the passages that the provider says they rest on; it says so
    only where it was asked to.
    """

    text: str
    finish: str = ""
    thinking: str = ""
    cached: int = 0
    cites: tuple[tuple[str, int], ...] = ()

    def reason(self, usual: str) -> str:
        return self.finish or usual


@dataclass(frozen=True)
class Fail:
    """Answer with a status and an error body."""

    status: int
    message: str = "no"
    kind: str = "error"
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class BreakOff:
    """Stream a share of the text; then close the socket, or with `clean` end as if all were well, without the end."""

    text: str
    share: float = 0.4
    clean: bool = False


@dataclass(frozen=True)
class FailMidway:
    """Stream a text, then send an error event."""

    text: str
    kind: str = "overloaded_error"
    message: str = "Overloaded"


@dataclass(frozen=True)
class Hang:
    """Say nothing, until the asker has gone."""


@dataclass(frozen=True)
class Raw:
    """Answer 200 with this body."""

    body: str
    content_type: str = "application/json"


Step = Say | Fail | BreakOff | FailMidway | Hang | Raw


class Groq:
    """Chat completions."""

    def __init__(self, body: dict[str, Any]) -> None:
        self._model = body.get("model")
        self._wants_usage = (body.get("stream_options") or {}).get("include_usage")
        self._documents = body.get("documents", []) if body.get("citation_options") == "enabled" else []

    def whole(self, say: Say) -> dict[str, Any]:
        message = {"role": "assistant", "content": say.text or None}
        if say.thinking:
            message["reasoning"] = say.thinking
        if self._documents and say.cites:
            message["annotations"] = [self._annotation(say.text, words, at) for words, at in say.cites]
        choice = {"index": 0, "message": message, "finish_reason": say.reason("stop"), "logprobs": None}
        return self._head("chat.completion") | {"choices": [choice], "usage": _usage()}

    def error(self, fail: Fail) -> web.Response:
        return groq_error(fail)

    def begin(self, say: Say) -> Iterator[bytes]:
        yield self._chunk({"role": "assistant", "content": ""})
        if say.thinking:
            yield self._chunk({"reasoning": say.thinking})

    def piece(self, text: str) -> bytes:
        return self._chunk({"content": text})

    def finish(self, say: Say) -> Iterator[bytes]:
        yield self._chunk({}, say.reason("stop"), {"x_groq": {"id": "req_1", "usage": _usage()}})
        if self._wants_usage:
            yield _event(None, self._head("chat.completion.chunk") | {"choices": [], "usage": _usage()})
        yield b"data: [DONE]\n\n"

    def midway(self, fail: FailMidway) -> bytes:
        return _event(None, {"error": {"message": fail.message, "type": fail.kind, "code": fail.kind}})

    def _annotation(self, text: str, words: str, at: int) -> dict[str, Any]:
        known = self._documents[at]["id"] if at < len(self._documents) else f"other-{at}"
        start = text.index(words)
        cited = {"document_id": known, "start_index": start, "end_index": start + len(words)}
        return {"type": "document_citation", "document_citation": cited}

    def _chunk(self, delta: dict[str, Any], reason: str | None = None, more: dict[str, Any] | None = None) -> bytes:
        choice = {"index": 0, "delta": delta, "finish_reason": reason, "logprobs": None}
        return _event(None, self._head("chat.completion.chunk") | {"choices": [choice]} | (more or {}))

    def _head(self, kind: str) -> dict[str, Any]:
        return {"id": "chatcmpl-1", "object": kind, "created": 1, "model": self._model}


class Anthropic:
    """Messages."""

    def __init__(self, body: dict[str, Any]) -> None:
        self._model = body.get("model")
        content = body["messages"][-1]["content"]
        self._results = [one for one in content if one["type"] == "search_result"] if isinstance(content, list) else []

    def whole(self, say: Say) -> dict[str, Any]:
        thought = [{"type": "thinking", "thinking": say.thinking, "signature": "x"}] if say.thinking else []
        said = [{"type": "text", "text": text, "citations": cited or None} for text, cited in self._blocks(say)]
        content = [*thought, *said] if say.text else thought
        return self._message(say) | {"content": content, "stop_reason": say.reason("end_turn")}

    def error(self, fail: Fail) -> web.Response:
        return anthropic_error(fail)

    def begin(self, say: Say) -> Iterator[bytes]:
        yield _event("message_start", {"message": self._message(say) | {"content": [], "stop_reason": None}})
        yield _event("ping", {})
        if say.thinking:
            yield self._block({"type": "thinking", "thinking": "", "signature": ""})
            yield self._delta({"type": "thinking_delta", "thinking": say.thinking})
        yield self._block({"type": "text", "text": ""})

    def piece(self, text: str) -> bytes:
        return self._delta({"type": "text_delta", "text": text})

    def finish(self, say: Say) -> Iterator[bytes]:
        yield _event("content_block_stop", {"index": 0})
        delta = {"stop_reason": say.reason("end_turn"), "stop_sequence": None}
        yield _event("message_delta", {"delta": delta, "usage": {"output_tokens": _TOKENS[1]}})
        yield _event("message_stop", {})

    def midway(self, fail: FailMidway) -> bytes:
        return _event("error", {"error": {"type": fail.kind, "message": fail.message}})

    def cited(self, say: Say) -> Iterator[bytes]:
        """Yield the text in blocks, each with its citations behind it; the first block is open, the last stays so."""
        for at, (text, cited) in enumerate(self._blocks(say)):
            if at:
                yield _event("content_block_stop", {"index": at - 1})
                yield self._block({"type": "text", "text": ""})
            for start in range(0, len(text), 7):
                yield self.piece(text[start : start + 7])
            for one in cited:
                yield self._delta({"type": "citations_delta", "citation": one})

    def _blocks(self, say: Say) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        left = say.text
        for words, at in say.cites if self._results else ():
            before, _, left = left.partition(words)
            if before:
                yield before, []
            yield words, [self._location(at)]
        if left:
            yield left, []

    def _location(self, at: int) -> dict[str, Any]:
        known = self._results[at] if at < len(self._results) else {"source": "other", "title": None, "content": []}
        words = "".join(part["text"] for part in known["content"])
        place = {"search_result_index": at, "start_block_index": 0, "end_block_index": 1}
        named = {"source": known["source"], "title": known["title"], "cited_text": words}
        return {"type": "search_result_location"} | place | named

    def _block(self, block: dict[str, Any]) -> bytes:
        return _event("content_block_start", {"index": 0, "content_block": block})

    def _delta(self, delta: dict[str, Any]) -> bytes:
        return _event("content_block_delta", {"index": 0, "delta": delta})

    def _message(self, say: Say) -> dict[str, Any]:
        usage = {"input_tokens": _TOKENS[0] - say.cached, "output_tokens": _TOKENS[1]}
        usage |= {"cache_read_input_tokens": say.cached, "cache_creation_input_tokens": 0}
        return {"id": "msg_1", "type": "message", "role": "assistant", "model": self._model, "usage": usage}


Wire = Groq | Anthropic


def groq_fault(request: web.Request, body: dict[str, Any], *, takes_schema: bool) -> Fail | None:
    """Return what Groq would refuse."""
    if request.headers.get("Authorization") != f"Bearer {KEY}":
        return Fail(401, "Invalid API Key", "invalid_api_key")
    if any(not str(message.get("content") or "").strip() for message in body["messages"]):
        return Fail(400, "'messages.0' : content may not be empty", "invalid_request_error")
    wanted = (body.get("response_format") or {}).get("type")
    if wanted == "json_schema" and not takes_schema:
        return Fail(400, "This model does not support response format `json_schema`.", "invalid_request_error")
    if wanted and body.get("stream"):
        return Fail(400, "response_format is not supported with streaming", "invalid_request_error")
    if wanted == "json_object" and "json" not in json.dumps(body["messages"]).lower():
        return Fail(400, "'messages' must contain the word 'json' in some form", "invalid_request_error")
    return None


def anthropic_fault(request: web.Request, body: dict[str, Any]) -> Fail | None:
    """Return what Anthropic would refuse at this version."""
    headers = request.headers
    if headers.get("Authorization") != f"Bearer {KEY}" or "x-api-key" in headers:
        return Fail(401, "invalid bearer token", "authentication_error")
    if headers.get("anthropic-version") != VERSION:
        return Fail(400, "anthropic-version: unexpected value", "invalid_request_error")
    for name in ("temperature", "top_p", "top_k"):
        if name in body:
            return Fail(400, f"{name}: sampling parameters are not supported", "invalid_request_error")
    return _unfit_messages(body)


def _unfit_messages(body: dict[str, Any]) -> Fail | None:
    texts = [message["content"] for message in body["messages"]] + ([body["system"]] if "system" in body else [])
    blocks = [block for text in texts if isinstance(text, list) for block in text]
    if not all(text.strip() if isinstance(text, str) else text for text in [*texts, *map(_words_of, blocks)]):
        return Fail(400, "messages: text content blocks must be non-empty", "invalid_request_error")
    if any(block["type"] == "search_result" for block in blocks) and "format" in body.get("output_config", {}):
        return Fail(400, "citations are not supported with structured outputs", "invalid_request_error")
    enabled = {block["citations"]["enabled"] for block in blocks if block["type"] == "search_result"}
    if len(enabled) > 1:
        return Fail(400, "citations must be enabled on all or none", "invalid_request_error")
    roles = [message["role"] for message in body["messages"]]
    if roles[0] != "user" or roles[-1] != "user":
        return Fail(400, "messages: the conversation must begin and end with a user message", "invalid_request_error")
    return None


def _words_of(block: Mapping[str, Any]) -> str:
    if block["type"] == "search_result":
        return " ".join([block["source"], block["title"], *(part["text"] for part in block["content"])])
    return str(block["text"])


def groq_error(fail: Fail) -> web.Response:
    body = {"error": {"message": fail.message, "type": fail.kind, "code": fail.kind}}
    return web.json_response(body, status=fail.status, headers=dict(fail.headers))


def anthropic_error(fail: Fail) -> web.Response:
    body = {"type": "error", "error": {"type": fail.kind, "message": fail.message}, "request_id": "req_1"}
    return web.json_response(body, status=fail.status, headers=dict(fail.headers))


def _usage() -> dict[str, Any]:
    return {"prompt_tokens": _TOKENS[0], "completion_tokens": _TOKENS[1], "total_tokens": sum(_TOKENS)}


def _event(name: str | None, data: dict[str, Any]) -> bytes:
    body = json.dumps(data | ({"type": name} if name else {}))
    return f"{f'event: {name}' + chr(10) if name else ''}data: {body}\n\n".encode()
