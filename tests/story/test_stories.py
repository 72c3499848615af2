"""Conversations as text files, run through the real bot with ports in memory. README.md has the format."""

from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.bot import Bot
from bot.events import Asked
from bot.exchange import Exchange
from bot.ports import Answerer, Clock, Ledger, Official, Platform
from bot.thread import Message, MessageId, PersonId, Room, ThreadId
from bot.words import Words
from rag.errors import Unavailable
from rag.reply import Chat
from tests.fakes.conversation import FakeAnswerer, FakeClock, FakeLedger, FakePlatform, hr, official

STORIES = sorted(Path(__file__).parent.glob("*.txt"))
THREAD = ThreadId(Room("terminal", "", "room"), MessageId("m1"))


@dataclass
class Turn:
    """One message, what the documents answer, and what is expected of the bot."""

    person: str
    text: str
    addressed: bool
    answer: str = ""
    expected: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class Stage:
    """A bot among its ports, and the room it is in."""

    platform: FakePlatform = field(default_factory=FakePlatform)
    ledger: FakeLedger = field(default_factory=FakeLedger)
    answerer: FakeAnswerer = field(default_factory=FakeAnswerer)
    clock: FakeClock = field(default_factory=FakeClock)
    said: int = 0

    def bot(self) -> Bot:
        platform: Platform = self.platform
        ledger: Ledger = self.ledger
        answerer: Answerer = self.answerer
        clock: Clock = self.clock
        link: Official = official
        return Bot(platform, ledger, answerer, link, clock, Words(), hr)

    def message(self, turn: Turn) -> Message:
        self.said += 1
        self.clock.now += timedelta(minutes=1)
        return Message(MessageId(f"m{self.said}"), PersonId(turn.person), turn.text, self.clock.now)

    def change(self, event: str) -> None:
        if event == "the documents cannot be reached":
            self.answerer.fails = Unavailable("no index")
        elif event == "the bot restarts":
            self.answerer = FakeAnswerer()
        else:
            raise ValueError(f"a story knows no {event!r}")

    async def play(self, turn: Turn) -> Exchange | None:
        message = self.message(turn)
        self.platform.show(THREAD, message)
        if not turn.addressed:
            return None
        if turn.answer:
            self.answerer.replies = [Chat(turn.answer)]
        return await self.bot().handle(Asked(message, THREAD, frozenset({"everyone"})))


def lines(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip() and line[0] != "#"]


def script(path: Path) -> list[Turn | str]:
    """Return turns, and events as plain strings, in order."""
    found: list[Turn | str] = []
    turn = Turn("", "", addressed=False)
    for line in lines(path):
        if line.startswith("!"):
            found.append(line[1:].strip())
        elif line.startswith(" "):
            name, _, value = line.strip().partition(": ")
            turn.expected.append((name, value))
        elif line.startswith("bot: "):
            turn.answer = line.removeprefix("bot: ").replace(" / ", "\n")
        else:
            mark = min((at for at in (line.find("> "), line.find(": ")) if at > 0), default=len(line) - 1)
            text = line[mark + 2 :].replace(" / ", "\n")
            turn = Turn(line[:mark], text, addressed=line[mark] == ">")
            found.append(turn)
    return found


def seen(exchange: Exchange, name: str, value: str) -> str:
    """Return what the exchange shows of one expectation."""
    question = exchange.question
    if name == "quiet":
        return "yes" if question is None else f"searched {question.text!r}"
    if name == "said":
        return value if value in exchange.said.replace("\n", " / ") else exchange.said
    if name == "shown":
        return exchange.shown or "-"
    if name == "language":
        return exchange.language
    assert question is not None, f"{exchange.message.text!r} was not searched: {exchange.said!r}"
    return {"searched": question.text, "beside": question.previous}[name].replace("\n", " / ") or "-"


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
async def test_a_story_goes_as_it_is_told(path: Path) -> None:
    stage = Stage()
    for step in script(path):
        if isinstance(step, str):
            stage.change(step)
            continue
        exchange = await stage.play(step)
        for name, value in step.expected:
            assert exchange is not None, f"{step.text!r} does not address the bot"
            assert (step.text, name, seen(exchange, name, value)) == (step.text, name, value)
    addressed = [step for step in script(path) if isinstance(step, Turn) and step.addressed]
    assert len(stage.platform.posts) == len(addressed), "every message gets one reply"
    assert [replace(one, posted=None).said for one in stage.ledger.kept] == [p.said for p in stage.platform.posts]
