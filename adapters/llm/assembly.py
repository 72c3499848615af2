"""From settings and access to the chain: each task's models, with one breaker for each provider."""

import time
from collections.abc import Mapping
from functools import partial

from adapters.breaker import Breaker
from adapters.llm.access import Access
from adapters.llm.chain import Chain, Link
from adapters.llm.lazy import OnFirstUse, open_model
from adapters.llm.registry import PLANS, Model, model_of
from adapters.settings import Mistakes, Models
from rag.ports import Task

_NONE = "none"


def chain_of(models: Models, access: Mapping[str, Access]) -> Chain | None:
    """Return the chain; None when no provider can be asked. Raises Mistakes for a named model without a key."""
    chosen = {task: _chosen(task, models, access) for task in Task}
    if not any(chosen.values()):
        return None
    providers = {name: Breaker(time.monotonic) for name in access}
    waits = {task: min(models.call_s or PLANS[task].timeout_s, models.deadline_s) for task in Task}
    longest = {model.id: max(waits[task] for task in Task if model in chosen[task]) for model in _all(chosen)}
    native = models.native_citations
    opened = {
        model.id: OnFirstUse(partial(open_model, model, access[model.provider], longest[model.id], native=native))
        for model in _all(chosen)
    }
    limits = {model.id: Breaker(time.monotonic) for model in _all(chosen)}

    def link(task: Task, model: Model) -> Link:
        return Link(model.id, opened[model.id], providers[model.provider], limits[model.id], waits[task])

    return Chain(
        {task: tuple(link(task, model) for model in chosen[task]) for task in Task}, deadline_s=models.deadline_s
    )


def _chosen(task: Task, models: Models, access: Mapping[str, Access]) -> tuple[Model, ...]:
    """Return primary and fallback, as far as there are any that can be asked."""
    plan = PLANS[task]
    found: list[Model] = []
    for name, usual in ((task.value, plan.primary), (f"{task.value}_fallback", plan.fallback)):
        set_one: str | None = getattr(models, name)
        model_id = usual if set_one is None else set_one
        if model_id == _NONE:
            continue
        model = model_of(model_id)
        if model.provider in access:
            found.append(model)
        elif set_one is not None:
            key = f"{model.provider.upper()}_API_KEY"
            raise Mistakes("models", [f"[models] {name} = {set_one!r}: there is no {key} in the environment"])
    return tuple(dict.fromkeys(found))


def _all(chosen: Mapping[Task, tuple[Model, ...]]) -> tuple[Model, ...]:
    return tuple(dict.fromkeys(model for models in chosen.values() for model in models))
