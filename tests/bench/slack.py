"""
What Slack sees of `footnote serve` under load: how soon it is acknowledged, how soon people see a sign, and memory.

    python tests/bench/slack.py [--rate 100] [--seconds 60] [--every 20] [--workers 64]

Signed events come in at a steady rate, over as many connections as Slack keeps. One in twenty is a question, in a
thread and a channel of its own; the others are what people say in threads to each other, which Slack tells too and
which have to be kept and looked at. The model is a process of its own behind a socket that thinks for two seconds;
Slack's Web API is in this process, as fast as it can be, and counts what is posted. Everything shares the machine.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.adapters.slack.test_routes import signature
from tests.bench.writer import writer
from tests.e2e.slack.workspace import BOT, SECRET, Service, service, service_folder

_ACK_S, _MODEL_S = 3.0, 2.0
_DRAIN_S = 120.0
_SIGNS = frozenset({"assistant.threads.setStatus", "reactions.add", "chat.postMessage"})


@dataclass
class Api:
    """Slack's Web API, as fast as it can be; when each question saw its first sign, and how often it was answered."""

    signs: dict[str, float] = field(default_factory=dict)
    posts: Counter[str] = field(default_factory=Counter)
    calls: Counter[str] = field(default_factory=Counter)
    posted: dict[str, dict[str, Any]] = field(default_factory=dict)

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_route("*", "/api/{method}", self._answer)
        return app

    async def _answer(self, request: web.Request) -> web.Response:
        method = request.match_info["method"]
        given = dict(await request.json()) if request.content_type == "application/json" else dict(request.query)
        self.calls[method] += 1
        root = str(given.get("thread_ts") or given.get("timestamp") or "")
        if method in _SIGNS:
            self.signs.setdefault(root, time.perf_counter())
        told: dict[str, Any] = {"ok": True}
        match method:
            case "auth.test":
                told |= {"user_id": BOT, "bot_id": "B0DOCSBOT1", "team_id": "T1", "url": "https://acme.slack.com/"}
            case "users.info":
                told |= {"user": {"id": given["user"], "team_id": "T1", "profile": {"display_name": "Ann"}}}
            case "conversations.info":
                told |= {"channel": {"id": given["channel"], "name": "ask"}}
            case "conversations.replies":
                told |= {"messages": [{"type": "message", "user": "U1", "ts": given["ts"], "text": "?"}]}
            case "chat.postMessage":
                self.posts[root] += 1
                told |= {"ts": f"9{root}", "message": {"thread_ts": root}}
            case "chat.startStream":
                told = {"ok": False, "error": "not_allowed"}
            case _:
                pass
        return web.json_response(told)


@dataclass
class Seen:
    """What the load saw: seconds to each acknowledgement, when each question was sent, memory over time in MB."""

    acks: list[float] = field(default_factory=list)
    sent: dict[str, float] = field(default_factory=dict)
    refused: int = 0
    memory: list[float] = field(default_factory=list)
    processor_s: float = 0.0


def event(number: int, ts: str, *, question: bool) -> bytes:
    """Return a mention, or somebody's word in a thread, in its envelope."""
    text = f"<@{BOT}> how much annual leave do full-time staff accrue?" if question else "Sounds good to me, thanks!"
    said = {"type": "app_mention", "user": f"U{number % 50}", "text": text, "ts": ts, "channel": f"C{number % 100}"}
    if not question:
        said |= {"type": "message", "channel_type": "channel", "thread_ts": f"1700000000.{number % 40:06d}"}
    whole = {"type": "event_callback", "team_id": "T1", "event_id": f"Ev{number}", "event": {**said, "event_ts": ts}}
    authorized = [{"team_id": "T1", "enterprise_id": None, "user_id": BOT, "is_bot": True}]
    return json.dumps({**whole, "event_time": 1, "authorizations": authorized}).encode()


@dataclass(frozen=True)
class Load:
    """So many events a second, for so many seconds; the first of every so many is a question."""

    rate: int
    seconds: int
    every: int

    @property
    def events(self) -> int:
        return self.rate * self.seconds

    @property
    def questions(self) -> int:
        return -(-self.events // self.every)


async def send(to: Service, seen: Seen, load: Load) -> None:
    """Send events at a steady rate, whether they are answered or not."""
    connector = aiohttp.TCPConnector(limit=100)
    async with aiohttp.ClientSession(connector=connector) as session, asyncio.TaskGroup() as tasks:
        begin = time.perf_counter()
        for number in range(load.events):
            await asyncio.sleep(max(0.0, begin + number / load.rate - time.perf_counter()))
            tasks.create_task(deliver(session, to, seen, number, question=number % load.every == 0))
            if number % load.rate == 0:
                seen.memory.append(memory_mb(to))


async def deliver(session: aiohttp.ClientSession, to: Service, seen: Seen, number: int, *, question: bool) -> None:
    """Deliver one event as Slack does, once."""
    ts = f"1800000000.{number:06d}"
    body = event(number, ts, question=question)
    headers = {"Content-Type": "application/json", **signature(body, SECRET)}
    begin = time.perf_counter()
    if question:
        seen.sent[ts] = begin
    async with session.post(f"{to.url}/slack/events", data=body, headers=headers) as answer:
        seen.refused += answer.status != 200
    seen.acks.append(time.perf_counter() - begin)


def memory_mb(of: Service) -> float:
    """Return the resident memory of a process."""
    assert of.process
    status = Path(f"/proc/{of.process.pid}/status").read_text(encoding="utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def processor_s(of: Service) -> float:
    """Return the processor's seconds that a process took so far: proc(5), utime and stime."""
    assert of.process
    fields = Path(f"/proc/{of.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def drained(api: Api, wanted: int) -> float:
    """Wait until every question was answered, as long as that goes on; return the seconds."""
    begin = time.perf_counter()
    while len(api.posts) < wanted and time.perf_counter() - begin < _DRAIN_S:  # noqa: ASYNC110  # nobody tells when
        await asyncio.sleep(0.2)
    return time.perf_counter() - begin


async def bench(load: Load, workers: int) -> bool:
    """Run it and print what was seen; return whether all was as it must be."""
    api, seen = Api(), Seen()
    runner = web.AppRunner(api.app())
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=1024).start()
    api_url = f"http://127.0.0.1:{runner.addresses[0][1]}/api/"
    with tempfile.TemporaryDirectory() as folder, writer(reworded=0) as desk:
        async with aiohttp.ClientSession() as session, session.post(f"{desk.url}/delay", data=str(_MODEL_S)):
            pass
        settings = {"SLACK_SIGNING_SECRET": SECRET, "SLACK_API_URL": api_url, "FOOTNOTE_SERVE_WORKERS": str(workers)}
        stocked = await asyncio.to_thread(service_folder, Path(folder) / "service")
        served = service(stocked, None, desk.url, **settings)
        try:
            await asyncio.to_thread(served.start)
            seen.processor_s = -processor_s(served)
            await send(served, seen, load)
            late = await drained(api, load.questions)
            seen.memory.append(memory_mb(served))
            seen.processor_s += processor_s(served)
        finally:
            await asyncio.to_thread(served.stop)
            await runner.cleanup()
    return report(api, seen, load, late)


def report(api: Api, seen: Seen, load: Load, late: float) -> bool:
    """Print what was seen; return whether all was as it must be."""
    wanted = load.questions
    signs = [at - seen.sent[ts] for ts, at in api.signs.items() if ts in seen.sent]
    once = sum(count == 1 for count in api.posts.values())
    third = max(1, len(seen.memory) // 3)
    print(f"events            {load.events}, of them {wanted} questions; refused {seen.refused}")
    print(f"acknowledged      {spread(seen.acks)}")
    print(f"first sign        {spread(signs)}")
    print(f"answered once     {once} of {wanted}; the last {late:.1f} s after the last event")
    memory = [seen.memory[0], seen.memory[-third], seen.memory[-1]]
    print("memory in MB      {:.0f} at first, {:.0f} later, {:.0f} at last".format(*memory))
    print(f"processor         {seen.processor_s:.1f} s, {seen.processor_s * 1000 / load.events:.1f} ms an event")
    print(f"calls of Slack    {dict(api.calls.most_common(8))}")
    return once == wanted == len(api.posts) and not seen.refused and max(seen.acks) < _ACK_S


def spread(times: list[float]) -> str:
    """Return the middle, the slowest hundredth and the slowest, in milliseconds."""
    ordered = sorted(times) or [0.0]
    middle, slow = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return f"p50 {middle * 1000:.0f} ms, p99 {slow * 1000:.0f} ms, slowest {ordered[-1] * 1000:.0f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rate", type=int, default=100, help="events a second")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--workers", type=int, default=64, help="[serve] workers")
    parser.add_argument("--every", type=int, default=20, help="one in so many is a question")
    given = parser.parse_args()
    return 0 if asyncio.run(bench(Load(given.rate, given.seconds, given.every), given.workers)) else 1


if __name__ == "__main__":
    sys.exit(main())
