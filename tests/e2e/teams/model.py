"""A model that answers from the passages it is given, a sentence at a time, over Groq's wire format."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Thread
from typing import Any

from aiohttp import web

from tests.fakes.wires import Groq, Say

_PASSAGE = re.compile(r'key="(\w+)"[^>]*>(.*?)</', re.DOTALL)
_FIGURE = re.compile(r"(?:^|(?<=[.] )|(?<=\n))(?=[^.|\n]*\d)[A-Z][^.|\n]{20,120}[.](?=\s|$)", re.MULTILINE)
_PAUSE_S = 1.3  # between sentences: a reply that grows is seen to grow


def written(prompt: str) -> str:
    """Return up to three sentences with a figure of the best passages, word for word, each with its passage's key."""
    found = [(key, sentence) for key, text in _PASSAGE.findall(prompt) for sentence in _FIGURE.findall(text)]
    return " ".join(f"{sentence.rstrip('.')} [{key}]." for key, sentence in found[:3]) or "NOT_IN_DOCUMENTS"


async def _complete(request: web.Request) -> web.StreamResponse:
    body: dict[str, Any] = await request.json()
    prompt = "\n".join(str(message["content"]) for message in body["messages"])
    if "key=" not in prompt:
        return web.json_response({"error": {"message": "only answers are written here"}}, status=400)
    say, wire = Say(written(prompt)), Groq(body)
    if not body.get("stream"):
        return web.json_response(wire.whole(say))
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
    await response.prepare(request)
    for event in wire.begin(say):
        await response.write(event)
    for sentence in re.findall(r".+?\]\.\s?|.+$", say.text):
        await response.write(wire.piece(sentence))
        await asyncio.sleep(_PAUSE_S)
    for event in wire.finish(say):
        await response.write(event)
    await response.write_eof()
    return response


@contextmanager
def model() -> Iterator[str]:
    """Yield the address of a running model."""
    ready: Future[tuple[str, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        app = web.Application()
        app.router.add_post("/openai/v1/chat/completions", _complete)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        leave = asyncio.Event()
        ready.set_result((f"http://127.0.0.1:{runner.addresses[0][1]}", asyncio.get_running_loop(), leave))
        await leave.wait()
        await runner.cleanup()

    thread = Thread(target=asyncio.run, args=(serve(),), daemon=True)
    thread.start()
    address, loop, leave = ready.result(timeout=10)
    try:
        yield address
    finally:
        loop.call_soon_threadsafe(leave.set)
        thread.join(timeout=10)
