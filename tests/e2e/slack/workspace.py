"""A Slack workspace and the service in it, each a process of its own: what people do, and what they see."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from slack_sdk import WebClient

from tests.fakes.wires import KEY

T = TypeVar("T")
Json = dict[str, Any]

BOT = "U0DOCSBOT1"
BOT_TOKEN, SECRET = "xoxb-loopback-docsbot", "loopback-signing-secret"
OFFICIAL = "https://hr.example.com/official"
_HERE = Path(__file__).parent
_ROOT = _HERE.parents[2]

PAGES = {
    "leave.md": "Full-time staff accrue 25 days of annual leave a year.",
    "laptops.md": "Laptops are replaced every four years.",
    "parents.md": "Parental leave lasts 26 weeks at full pay.",
}


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(look: Callable[[], T], what: str, within: float = 15.0) -> T:
    """Return what `look` finds, once it finds something."""
    end = time.monotonic() + within
    while True:
        if found := look():
            return found
        assert time.monotonic() < end, f"{what} did not happen within {within:.0f} s"
        time.sleep(0.05)


@dataclass
class Workspace:
    """The peer, and the people who write in it."""

    url: str
    channels: Mapping[str, str]
    users: Mapping[str, str]
    alice: WebClient
    bob: WebClient
    bot: WebClient

    @property
    def ask_docs(self) -> str:
        return self.channels["ask-docs"]

    @cached_property
    def direct(self) -> str:
        """The conversation of Alice with the bot."""
        return str(self.bot.conversations_open(users=self.users["alice"])["channel"]["id"])  # type: ignore[index]

    def ask(self, text: str, channel: str = "", root: str | None = None, who: WebClient | None = None) -> str:
        """Let somebody write, Alice unless another is given; return the message's `ts`."""
        said = (who or self.alice).chat_postMessage(channel=channel or self.ask_docs, text=text, thread_ts=root)
        return str(said["ts"])

    def thread(self, root: str, channel: str = "") -> list[Json]:
        """Return what the bot wrote in a thread."""
        told = self.bot.conversations_replies(channel=channel or self.ask_docs, ts=root)
        messages: list[Json] = told["messages"]
        return [one for one in messages if one.get("user") == BOT and one.get("thread_ts") == root]

    def outside(self, channel: str = "") -> list[Json]:
        """Return what the bot wrote outside of threads."""
        told = self.bot.conversations_history(channel=channel or self.ask_docs)
        messages: list[Json] = told["messages"]
        return [one for one in messages if one.get("user") == BOT and not one.get("thread_ts")]

    def replied(self, root: str, channel: str = "", count: int = 1, within: float = 15.0) -> list[Json]:
        """Return the bot's posts in a thread, once there are so many."""

        def enough() -> list[Json]:
            found = self.thread(root, channel)
            return found if len(found) >= count else []

        return until(enough, f"{count} posts in the thread", within)

    def answered(self, root: str, said: str, channel: str = "", within: float = 15.0) -> Json:
        """Return the bot's post in a thread that says something, once it is complete."""

        def complete() -> Json | None:
            posts = self.thread(root, channel)
            return next((one for one in posts if said in words_of(one) and is_complete(one)), None)

        return until(complete, f"an answer with {said!r}", within)  # type: ignore[return-value]

    def deliveries(self) -> list[Json]:
        """Return what was delivered to the bot."""
        return get(f"{self.url}/_peer/deliveries")  # type: ignore[no-any-return]

    def redeliver(self, event_id: str, number: int) -> int:
        """Deliver an event again, as Slack does; return the bot's answer."""
        return int(post(f"{self.url}/_peer/redeliver", {"event_id": event_id, "num": number})["status"])

    def tell(self, event: Json, event_id: str) -> int:
        """Deliver an event that the peer does not know; return the bot's answer."""
        return int(post(f"{self.url}/_peer/event", {"event": event, "event_id": event_id})["status"])

    def press(self, answer: Json, action: str, value: str, user: str, channel: str = "") -> Json:
        """Press a button below a reply; return the bot's answer."""
        where = channel or self.ask_docs
        container = {"type": "message", "channel_id": where, "message_ts": answer["ts"]}
        return post(  # type: ignore[no-any-return]
            f"{self.url}/_peer/interact",
            {
                "type": "block_actions",
                "team": {"id": "T000000001"},
                "user": {"id": user, "team_id": "T000000001"},
                "container": {**container, "thread_ts": answer["thread_ts"]},
                "channel": {"id": where},
                "trigger_id": "1.2.abc",
                "actions": [{"type": "button", "action_id": action, "value": value, "action_ts": str(time.time())}],
            },
        )


def get(url: str) -> Any:
    with urlopen(url, timeout=10) as answer:  # noqa: S310  # loopback
        return json.load(answer)


def post(url: str, body: Json) -> Any:
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310  # loopback
    with urlopen(request, timeout=10) as answer:  # noqa: S310
        return json.load(answer)


@contextmanager
def workspace(modules: Path, events_url: str, *, agent: bool = False) -> Iterator[Workspace]:
    """Yield a workspace that delivers its events to an address; with `agent` it has what Slack has for agents."""
    port = free_port()
    node = shutil.which("node")
    assert node
    environment = {
        **os.environ,
        "PEER_PORT": str(port),
        "BOT_EVENTS_URL": events_url,
        "PEER_NODE_MODULES": str(modules),
        "PEER_AGENT": "1" if agent else "0",
    }
    peer = subprocess.Popen([node, str(_HERE / "peer.mjs")], env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert peer.stdout
        known = json.loads(peer.stdout.readline())
        api = f"http://127.0.0.1:{port}/api/"
        alice, bob, bot = (
            WebClient(token, base_url=api) for token in ("xoxp-loopback-alice", "xoxp-loopback-bob", BOT_TOKEN)
        )
        yield Workspace(f"http://127.0.0.1:{port}", known["channels"], known["users"], alice, bob, bot)
    finally:
        peer.terminate()
        peer.wait(10)
        assert peer.stdout
        peer.stdout.close()


@dataclass
class Service:
    """`footnote serve` in a folder of its own; several may share the folder."""

    folder: Path
    environment: Mapping[str, str]
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Service":
        """Start it, and wait until it can answer."""
        self.begin()
        until(self.ready, "a service that is ready", 30.0)
        return self

    def begin(self) -> None:
        """Start it."""
        log = (self.folder / f"log-{self.port}.txt").open("a", encoding="utf-8")
        command = [sys.executable, "-m", "bot", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(command, cwd=self.folder, env=self.environment, stderr=log, text=True)
        log.close()

    def ready(self) -> bool:
        return bool(self.checks().get("ready"))

    def checks(self) -> Json:
        """Return what /readyz says; empty while nobody listens."""
        try:
            return get(f"{self.url}/readyz")  # type: ignore[no-any-return]
        except HTTPError as error:
            with error:
                return json.load(error)  # type: ignore[no-any-return]
        except (URLError, OSError):
            return {}

    def log(self) -> str:
        return (self.folder / f"log-{self.port}.txt").read_text(encoding="utf-8")

    def kill(self) -> None:
        """Kill it as a machine does that loses its power."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        """Ask it to end; return how it ended."""
        if self.process is None or self.process.poll() is not None:
            return 0
        self.process.terminate()
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


def service_folder(folder: Path) -> Path:
    """Return a folder with ingested pages and settings for the workspace."""
    pages = folder / "handbook"
    pages.mkdir(parents=True)
    for name, sentence in PAGES.items():
        title = name.removesuffix(".md").title()
        head = f"---\ntitle: {title} policy\nurl: https://hr.example.com/{name}\nrevised: 2026-05-03\n---\n"
        pages.joinpath(name).write_text(f"{head}\n# {title} policy\n\n{sentence}\n", encoding="utf-8")
    ingest(folder)
    return folder


def ingest(folder: Path) -> None:
    """Take in the pages of a service's folder as they are now."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "ingest", "handbook", "--official-url", OFFICIAL],
        cwd=folder,
        env=_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def service(folder: Path, place: Workspace | None, model: str, **more: str) -> Service:
    """Return a service that is not started; `model` is the address of one, or "" for none."""
    api = f"{place.url}/api/" if place else "http://127.0.0.1:9/api/"
    return Service(folder, {**_environment(model), "SLACK_BOT_TOKEN": BOT_TOKEN, "SLACK_API_URL": api, **more})


def _environment(model: str = "") -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SLACK_", "MICROSOFT_"))}
    models = {"GROQ_API_KEY": KEY, "GROQ_BASE_URL": model} if model else {"FOOTNOTE_MODELS_KIND": "none"}
    return {
        **kept,
        **models,
        "FOOTNOTE_EMBEDDER_KIND": "none",
        "FOOTNOTE_GATE_HEDGE_BELOW": "0.1",  # so sure that no second model is asked
        "FOOTNOTE_GATE_CITE_BELOW": "0.2",
        "FOOTNOTE_MODELS_LOOPBACK_ONLY": "true",
        "FOOTNOTE_LOG": "info",
        "PYTHONPATH": str(_ROOT),
    }


def words_of(message: Json) -> str:
    """Return all words that a post shows, in its blocks or its text."""
    found: list[str] = []

    def gather(part: Any) -> None:
        if isinstance(part, dict):
            for key, value in part.items():
                if key == "text" and isinstance(value, str):
                    found.append(value)
                else:
                    gather(value)
        elif isinstance(part, list):
            for one in part:
                gather(one)

    gather(message.get("blocks") or [])
    return " ".join([*found, str(message.get("text") or "")])


def is_complete(message: Json) -> bool:
    """Whether a post is a whole reply: what grows has no buttons yet."""
    return "footnote_feedback" in json.dumps(message.get("blocks") or [])


def gone(process: Service) -> None:
    """End a service in whatever state it is."""
    with suppress(Exception):
        process.stop()
