"""Whether the embedder, the language models and the reranker answer."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence

from adapters.checks.check import Check, Mark
from adapters.embed.local import Local
from adapters.llm.probe import Probed, probe
from adapters.rerank import crossencoder
from adapters.rerank.cohere import MODEL, problem_of
from adapters.reranking import cohere_of, local_of
from adapters.settings import Mistakes, Settings
from adapters.storage import KEYWORDS_ONLY, embedder_of
from adapters.wiring import NO_MODEL, llm_of
from rag.errors import PortError, Rejected
from rag.ports import Task

_VERBS = {
    Task.REWRITE: "rewrite questions",
    Task.ANSWER: "answer",
    Task.RELEVANCE: "judge relevance",
    Task.JUDGE: "judge answers",
    Task.EXPAND: "rephrase",
}


def embedder_check(settings: Settings) -> Check:
    """Return whether the embedder can be loaded."""
    name = "embedder"
    try:
        embedder = embedder_of(settings)
        if embedder is None:
            mark = Mark.OK if settings.embedder.kind == "none" else Mark.WARN
            return Check(name, mark, "none: searching by words only", "" if mark is Mark.OK else KEYWORDS_ONLY)
        warning = asyncio.run(embedder.ready()) if isinstance(embedder, Local) else ""
    except PortError as error:
        return Check(name, Mark.FAIL, str(error), 'reinstall it, or set kind = "none" under [embedder]')
    return Check(name, Mark.WARN if warning else Mark.OK, embedder.id, warning)


def model_checks(settings: Settings, environment: Mapping[str, str]) -> Iterator[Check]:
    """Yield which models answer, by what they are asked to do."""
    try:
        chain = llm_of(settings, environment)
    except Mistakes as mistakes:
        yield Check("models", Mark.FAIL, str(mistakes), "correct each line")
        return
    if chain is None:
        wanted = settings.models.kind != "none"
        advice = "for written answers set GROQ_API_KEY or ANTHROPIC_API_KEY" if wanted else ""
        yield Check("models", Mark.WARN if wanted else Mark.OK, NO_MODEL, advice)
        return
    for task, models in asyncio.run(probe(chain)).items():
        yield _model(f"model to {_VERBS[task]}", models)


def _model(name: str, models: Sequence[Probed]) -> Check:
    if not models:
        return Check(name, Mark.WARN, "none", "name one under [models], or leave its keys out")
    found = "; ".join(one.problem or f"{one.model} answers" for one in models)
    silent = sum(1 for one in models if one.problem)
    mark = Mark.FAIL if silent == len(models) else Mark.WARN if silent else Mark.OK
    return Check(name, mark, found, "; ".join(dict.fromkeys(one.advice for one in models if one.advice)))


def reranker_checks(settings: Settings, environment: Mapping[str, str]) -> Iterator[Check]:
    """Yield whether each reranker that is set up answers; the one on this machine is fetched if it is not there."""
    name = "reranker"
    try:
        access = cohere_of(settings, environment)
    except Mistakes as mistakes:
        yield Check(name, Mark.FAIL, str(mistakes), "correct each line")
        return
    local = settings.rerank.kind != "none" and settings.rerank.local
    if access and (problem := asyncio.run(problem_of(access))):
        after = "the one on this machine is asked" if local else "the order of the search stands"
        yield Check(name, Mark.WARN, f"{problem}; {after}", "look at COHERE_API_KEY")
    elif access:
        yield Check(name, Mark.OK, f"cohere/{MODEL} answers")
    elif not local:
        yield Check(name, Mark.OK, "none: the order of the search stands")
    if local:
        yield _local_reranker(settings)


def _local_reranker(settings: Settings) -> Check:
    name = "reranker on this machine"
    try:
        encoder = local_of(settings)
    except Rejected as error:
        return Check(name, Mark.FAIL, str(error), 'do as it says, or set local = "" under [rerank]')
    if encoder is None:
        return Check(name, Mark.OK, "none")
    try:
        problem = asyncio.run(crossencoder.problem_of(encoder))
    finally:
        encoder.close()
    if problem:
        return Check(name, Mark.WARN, f"{problem}; the order of the search stands", "then run footnote doctor again")
    return Check(name, Mark.OK, f"{encoder.id} answers")
