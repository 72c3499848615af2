"""
What an answer costs beside the bare work it cannot do without, from question to checked reply, on this machine.

    python tests/bench/answer.py [--passages 10000] [--questions 100] [--embedder cheap|local]
                                  [--reworded 2] [--profile]

The model is a process of its own behind a socket, reached through Groq's SDK; everything is on that needs no further
model call. Bare work for a question is its vector and one request of the same size, by a plain client. Both run in
turns, so that whatever else runs slows both. Of the five sentences of a draft, some are in other words than the page's:
those are proven word by word, the others at a glance. `--profile` prints where our own time goes instead.
"""

import argparse
import asyncio
import cProfile
import pstats
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from statistics import median

import aiohttp

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from adapters.children.own import own_process
from adapters.embed.local import open_local
from adapters.index.embedded import Embedded
from adapters.llm.access import access_of
from adapters.llm.assembly import chain_of
from adapters.responsive import keep_responsive
from adapters.serving import CHECK, CHECK_S, searching
from adapters.settings import Models as ModelsSection
from rag.answer import Grounded
from rag.gate import Gate, Gates
from rag.ingest import ingest
from rag.official import Officials
from rag.ports import Models, Vectors
from rag.prompt import answer_prompt, keyed
from rag.reply import Answer, Question, Refusal, Tier
from tests.bench.pages import Cheap, Handbook, several
from tests.bench.writer import Desk, writer
from tests.fakes.wires import KEY

_TIMES, _SHARE, _STALL_MS = 4.0, 0.9, 50.0  # wanted: at most, at least, at most
_AT_ONCE, _ROUNDS, _MODEL_S = 50, 4, 2.0
_TICK_S = 0.002
_SURE = Gate(refuse_below=0.09, hedge_below=0.1, cite_below=0.2)  # so sure that no second model is asked


class Timed:
    """An embedder whose time is counted."""

    def __init__(self, inner: Cheap) -> None:
        self._inner = inner
        self.id, self.dims = inner.id, inner.dims
        self.embed = inner.embed
        self.took_s = 0.0

    async def embed_question(self, text: str) -> Vectors:
        began = time.perf_counter()
        try:
            return await self._inner.embed_question(text)
        finally:
            self.took_s += time.perf_counter() - began


@dataclass(frozen=True)
class Bench:
    """Everything that answers, and the plain client beside it."""

    grounded: Grounded
    embedder: Timed
    plain: aiohttp.ClientSession
    desk: Desk
    body: dict[str, object]

    async def ask(self, text: str) -> Answer | Refusal | object:
        return (await self.grounded.answer(Question(text, text))).reply

    async def bare(self, text: str) -> None:
        await self.embedder.embed_question(text)
        headers = {"Authorization": f"Bearer {KEY}"}
        async with self.plain.post(f"{self.desk.url}/openai/v1/chat/completions", json=self.body, headers=headers) as r:
            r.raise_for_status()
            await r.json()

    async def calls(self) -> tuple[int, int]:
        """Return how often a model was asked, and how often with passages."""
        async with self.plain.get(f"{self.desk.url}/count") as response:
            every, with_passages = await response.json()
            return every, with_passages

    async def model_takes(self, seconds: float) -> None:
        async with self.plain.post(f"{self.desk.url}/delay", data=str(seconds)) as response:
            response.raise_for_status()


async def alone(bench: Bench, asked: Sequence[str]) -> None:
    """Print our own time for one question at a time as a multiple of the bare work."""
    own, bare = [], []
    (before, _), whole, sentences = await bench.calls(), 0, 0
    for text in asked:
        embedded_s = bench.embedder.took_s
        began = time.perf_counter()
        reply = await bench.ask(text)
        own.append((time.perf_counter() - began - (bench.embedder.took_s - embedded_s)) * 1000)
        whole += isinstance(reply, Answer)
        sentences += sum(1 for _ in reply.sentences()) if isinstance(reply, Answer) else 0
        began = time.perf_counter()
        await bench.bare(text)
        bare.append((time.perf_counter() - began) * 1000)
    calls = ((await bench.calls())[0] - before) / len(asked) - 1
    print(
        f"{whole} of {len(asked)} answered in {sentences / max(whole, 1):.1f} sentences, {calls:.2f} calls a question"
    )
    own50, bare50 = median(own), median(bare)
    print(f"own time p50 {own50:.1f} ms, bare {bare50:.1f} ms: {own50 / bare50:.2f}x (wanted: at most {_TIMES:.0f}x)")


async def at_once(work: Callable[[str], Awaitable[object]], asked: Sequence[str], rounds: int) -> float:
    """Return questions a second, with as many askers as there are questions in a round, each asking again at once."""

    async def asker(number: int) -> None:
        for turn in range(rounds):
            await work(asked[(number + turn * _AT_ONCE) % len(asked)])

    began = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for number in range(_AT_ONCE):
            group.create_task(asker(number))
    return _AT_ONCE * rounds / (time.perf_counter() - began)


async def longest_stall(until: asyncio.Event) -> float:
    """Return the most milliseconds that the loop was late for a task that wants to run every other millisecond."""
    worst = 0.0
    while not until.is_set():
        due = time.perf_counter() + _TICK_S
        await asyncio.sleep(_TICK_S)
        worst = max(worst, (time.perf_counter() - due) * 1000)
    return worst


async def together(bench: Bench, asked: Sequence[str]) -> None:
    """Print rate and stalls with fifty askers and a slow model."""
    await bench.model_takes(_MODEL_S)
    for rounds, name in (
        (_ROUNDS, f"{_AT_ONCE} askers, {_ROUNDS} questions each"),
        (1, f"{_AT_ONCE} questions at once"),
    ):
        bare = await at_once(bench.bare, asked, rounds)
        done = asyncio.Event()
        ticking = asyncio.create_task(longest_stall(done))
        began = time.process_time()
        own = await at_once(bench.ask, asked, rounds)
        cpu_ms = (time.process_time() - began) * 1000 / (_AT_ONCE * rounds)
        done.set()
        print(
            f"{name}: {own:.1f} a second, bare {bare:.1f}: {own / bare:.0%} (wanted: at least {_SHARE:.0%});"
            f" longest stall {await ticking:.0f} ms (wanted: at most {_STALL_MS:.0f}); {cpu_ms:.1f} ms of CPU each"
        )
    await bench.model_takes(0)


async def about_nothing(bench: Bench) -> None:
    before = await bench.calls()
    refused = 0
    for number in range(20):
        refused += isinstance(await bench.ask(f"Zyxwv qqwrt{number} plonkistan?"), Refusal)
    every, with_passages = (after - then for after, then in zip(await bench.calls(), before, strict=True))
    print(
        f"{refused} of 20 unanswerable questions refused: passages were put to a model {with_passages} times,"
        f" rephrasings asked for {every - with_passages} times"
    )


async def profiled(bench: Bench, asked: Sequence[str]) -> None:
    profile = cProfile.Profile()
    profile.enable()
    for text in asked:
        await bench.ask(text)
    profile.disable()
    pstats.Stats(profile).sort_stats("tottime").print_stats(40)
    pstats.Stats(profile).sort_stats("cumulative").print_stats(60)


async def run(told: argparse.Namespace, folder: Path, desk: Desk) -> None:
    handbook = Handbook(told.passages)
    embedder = Timed(Cheap(open_local(folder, 1) if told.embedder == "local" else None))
    file = folder / "index.sqlite"
    with closing(Embedded(file, embedder)) as index:
        await ingest(handbook.shelf, index, embedder, lambda *_: None)
    chain = chain_of(ModelsSection(), access_of({"GROQ_API_KEY": KEY, "GROQ_BASE_URL": desk.url}))
    assert chain
    await chain.ready()
    async with searching() as search, own_process(*CHECK, longest_s=CHECK_S) as check:
        models = Models(chain, lambda: token_hex(6), apart=check)
        officials = Officials("https://corp.example", {}, {})
        with closing(Embedded(file, embedder, search)) as index:
            grounded = Grounded(index, officials, time.perf_counter, Gates(_SURE), models=models)
            await measured(told, handbook, desk, embedder, grounded)
    await chain.close()


async def measured(
    told: argparse.Namespace, handbook: Handbook, desk: Desk, embedder: Timed, grounded: Grounded
) -> None:
    first = handbook.asked[0]
    hits = await grounded.index.search(Question(first, first), 8)
    prompt = answer_prompt(Question(first, first), keyed([hit.passage for hit in hits]), Tier.NORMAL, token_hex(6))
    said = [{"role": "system", "content": prompt.system}, {"role": "user", "content": prompt.text}]
    body: dict[str, object] = {"model": "any", "messages": said, "max_completion_tokens": prompt.max_tokens}
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as plain:
        bench = Bench(grounded, embedder, plain, desk, body)
        for text in several(handbook.asked, 10, seed=1):
            await bench.ask(text)
            await bench.bare(text)
        keep_responsive()  # as a service does once it is up
        if told.profile:
            await profiled(bench, several(handbook.asked, told.questions, seed=2))
        else:
            await alone(bench, several(handbook.asked, told.questions, seed=3))
            await about_nothing(bench)
            await together(bench, several(handbook.asked, _AT_ONCE * _ROUNDS, seed=4))


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--passages", type=int, default=10_000)
    read.add_argument("--questions", type=int, default=100)
    read.add_argument("--embedder", choices=("cheap", "local"), default="cheap")
    read.add_argument("--reworded", type=int, choices=range(6), default=2, help="sentences of a draft, of five")
    read.add_argument("--profile", action="store_true")
    told = read.parse_args()
    with writer(told.reworded) as desk, tempfile.TemporaryDirectory() as scratch:
        asyncio.run(run(told, Path(scratch), desk))


if __name__ == "__main__":
    main()
