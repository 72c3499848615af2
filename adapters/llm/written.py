"""From what a provider sent to a Completion, the same rules for all of them."""

import json
import re
from dataclasses import dataclass

from adapters.llm.registry import Model
from rag.errors import Malformed, Rejected
from rag.ports import Completion, Finish, Prompt

_FENCED = re.compile(r"\s*```(?:json)?\s*\n(.*?)\n\s*```\s*", re.DOTALL | re.IGNORECASE)


def checked(prompt: Prompt) -> Prompt:
    """Return the prompt. Raises Rejected for a blank one: providers answer 400 to empty texts."""
    if not prompt.text.strip():
        raise Rejected(f"the prompt for {prompt.task.value!r} is blank: ask nothing rather than that")
    return prompt


@dataclass(frozen=True, slots=True)
class Written:
    """
    A reply as it came.

    Attributes:
        tokens: (in, out).
        calls: How many requests it took.
    """

    text: str
    finish: Finish
    tokens: tuple[int, int]
    calls: int = 1


def completion(model: Model, prompt: Prompt, written: Written) -> Completion:
    """
    Return what was written, with its price.

    Raises:
        Malformed: Blank text, or no JSON object where a schema asked for one.
    """
    text, finish = written.text, written.finish
    if finish is not Finish.DECLINED and not text.strip():
        raise Malformed(f"{model.id} wrote nothing ({finish.value}); ask again or ask another model")
    if prompt.schema is not None and finish is Finish.DONE:
        text = _object(model, text)
    cost = model.price.of(*written.tokens) if model.price else None
    return Completion(text, model.id, finish, *written.tokens, cost, written.calls)


def unfinished(model: Model) -> Malformed:
    """Return the error for an answer that ended without saying how: what came may not be the whole."""
    return Malformed(f"{model.id} stopped without an end; what came is not the whole")


def _object(model: Model, text: str) -> str:
    fenced = _FENCED.fullmatch(text)
    bare = fenced[1] if fenced else text
    try:
        value = json.loads(bare)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise Malformed(f"{model.id} wrote no JSON object where one was asked for")
    return bare
