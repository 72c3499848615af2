"""Do the models really answer? One tiny call for each."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from adapters.llm.chain import Chain, Link
from adapters.llm.failures import Limited
from rag.errors import Malformed, PortError, TooLarge, Unavailable
from rag.ports import Prompt, Task

_LONGEST_S = 20.0  # importing an SDK on a slow machine takes some seconds of it
_LATER = "try again later; if it stays so, look at the address, or name one more model under [models]"
_WORD = 16  # model tokens


@dataclass(frozen=True, slots=True)
class Probed:
    """A model that was asked. `problem` is "" when it answered, and `advice` what to do when it did not."""

    model: str
    problem: str
    advice: str = ""


async def probe(chain: Chain) -> Mapping[Task, Sequence[Probed]]:
    """Return how each task's models answered, in their order; each model is asked once, all at a time."""
    links = {link.model: link for links in chain.links.values() for link in links}
    try:
        problems = await asyncio.gather(*(_problem(link) for link in links.values()))
    finally:
        await chain.close()
    found = dict(zip(links, problems, strict=True))
    return {
        task: tuple(Probed(link.model, *found[link.model]) for link in task_links)
        for task, task_links in chain.links.items()
    }


async def _problem(link: Link) -> tuple[str, str]:
    prompt = Prompt(Task.REWRITE, "", "Reply with the one word: ready", _WORD)
    try:
        async with asyncio.timeout(_LONGEST_S):
            await link.llm.complete(prompt)
    except PortError as error:
        return str(error), _advice(error)
    except TimeoutError:
        return f"{link.model} did not answer within {_LONGEST_S:.0f} s", _LATER
    return "", ""


def _advice(error: PortError) -> str:
    match error:
        case Limited():
            return "wait, raise the limit at the provider, or name one more model under [models]"
        case TooLarge():
            return "name a model under [models] that takes longer prompts, or let the server take them"
        case Unavailable():
            return _LATER
        case Malformed():
            return "look at the address: what answers there speaks another language"
        case _:
            return "look at the keys, the addresses and [models]"
