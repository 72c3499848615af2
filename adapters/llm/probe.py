"""Do the models really answer? One tiny call for each."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from adapters.llm.chain import Chain, Link
from rag.errors import PortError
from rag.ports import Prompt, Task

_LONGEST_S = 20.0  # importing an SDK on a slow machine takes some seconds of it
_WORD = 16  # model tokens


@dataclass(frozen=True, slots=True)
class Probed:
    """A model that was asked. `problem` is "" when it answered."""

    model: str
    problem: str


async def probe(chain: Chain) -> Mapping[Task, Sequence[Probed]]:
    """Return how each task's models answered, in their order; each model is asked once, all at a time."""
    links = {link.model: link for links in chain.links.values() for link in links}
    try:
        problems = await asyncio.gather(*(_problem(link) for link in links.values()))
    finally:
        await chain.close()
    found = dict(zip(links, problems, strict=True))
    return {
        task: tuple(Probed(link.model, found[link.model]) for link in task_links)
        for task, task_links in chain.links.items()
    }


async def _problem(link: Link) -> str:
    prompt = Prompt(Task.REWRITE, "", "Reply with the one word: ready", _WORD)
    try:
        async with asyncio.timeout(_LONGEST_S):
            await link.llm.complete(prompt)
    except PortError as error:
        return str(error)
    except TimeoutError:
        return f"{link.model} did not answer within {_LONGEST_S:.0f} s"
    return ""
