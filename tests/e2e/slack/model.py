"""A model that answers with the one sentence that fits, when it is told to."""

import asyncio
import re
from typing import Any

from aiohttp import web

from tests.fakes.providers import Providers
from tests.fakes.wires import Say, Wire

_PASSAGE = re.compile(r'<passage-\w+ key="(?P<key>\w+)">.*?\ntext:\n(?P<line>[^\n]*?[.!?])\s', re.DOTALL)
_QUESTION = re.compile(r"<question-\w+>(?P<words>.*?)</question-", re.DOTALL)
_WORD = re.compile(r"[a-z]{4,}")


class Model(Providers):
    """
    Says the sentence that shares most words with the question.

    Attributes:
        delay_s: How long it thinks.
    """

    def __init__(self) -> None:
        super().__init__()
        self.delay_s = 0.0

    async def _play(self, request: web.Request, body: dict[str, Any], wire: Wire) -> web.StreamResponse:
        await asyncio.sleep(self.delay_s)
        self.script.append(Say(draft(body["messages"][-1]["content"])))
        return await super()._play(request, body, wire)

    @property
    def answers(self) -> int:
        """How many answers it wrote; a judge, who reads passages too, is asked for JSON."""
        asked = [one.body for one in self.requests if "response_format" not in one.body]
        return sum("<passage-" in str(body["messages"]) for body in asked)


def draft(prompt: str) -> str:
    """Return an answer from the passages of a prompt."""
    asked = _QUESTION.search(prompt)
    wanted = _words(asked["words"]) if asked else set()
    found = [(len(wanted & _words(match["line"])), match) for match in _PASSAGE.finditer(prompt)]
    if not found:
        return "NO_ANSWER"
    _, best = max(found, key=lambda one: one[0])
    return f"{best['line'][:-1]} [{best['key']}]."


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.lower()))
