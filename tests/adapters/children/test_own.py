"""Work in a process of its own: the same answers, in order, and none lost when the process dies."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.children.own import OwnProcess, own_process
from rag.apart import Apart, apart
from rag.errors import Unavailable
from rag.look import Sheet, look
from tests.rag.drafted import GIVEN, OFFICIAL

SHEET = Sheet(GIVEN, "How many days of leave?", OFFICIAL)
DRAFT = "Leave is 25 days [1]. Lunch is free, and so is the daily bus [4]."


@pytest.fixture
async def process() -> AsyncIterator[OwnProcess]:
    async with own_process("rag.look", longest_s=5) as one:
        yield one


def kill_the_first(marks: str) -> str:
    """Die as a process does that ran out of memory; the second time, live."""
    mark = Path(marks)
    if mark.exists():
        return "lived"
    mark.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return "never"


def raise_it(kind: type[Exception]) -> None:
    raise kind("as asked")


class Awkward(Exception):
    def __init__(self, one: str, another: str) -> None:
        super().__init__(f"{one} and {another}")


def raise_awkward() -> None:
    raise Awkward("this", "that")


@pytest.mark.parametrize("where", ["thread", "process"])
async def test_a_draft_is_looked_at_alike_wherever(where: str, process: OwnProcess) -> None:
    beside: Apart = apart if where == "thread" else process
    assert await beside(look, SHEET, DRAFT) == look(SHEET, DRAFT)
    assert await beside(look, SHEET, DRAFT, {1: True}, cut=True) == look(SHEET, DRAFT, {1: True}, cut=True)


@pytest.mark.parametrize("where", ["thread", "process"])
async def test_what_work_raises_is_raised(where: str, process: OwnProcess) -> None:
    beside: Apart = apart if where == "thread" else process
    with pytest.raises(ValueError, match="as asked"):
        await beside(raise_it, ValueError)


async def test_an_error_that_cannot_travel_comes_as_words(process: OwnProcess) -> None:
    with pytest.raises(RuntimeError, match="Awkward: this and that"):
        await process(raise_awkward)


async def test_it_is_another_process_and_answers_come_in_order(process: OwnProcess) -> None:
    assert await process(os.getpid) != os.getpid()
    assert await asyncio.gather(*(process(pow, 2, n) for n in range(40))) == [2**n for n in range(40)]


async def test_who_gives_up_takes_nobodys_answer(process: OwnProcess) -> None:
    slow = asyncio.create_task(process(time.sleep, 0.2))
    await asyncio.sleep(0.05)
    next_one = asyncio.create_task(process(pow, 2, 5))
    slow.cancel()
    assert await next_one == 32


async def test_a_child_that_is_ended_by_somebody_costs_no_answer(process: OwnProcess) -> None:
    child = await process(os.getpid)
    waiting = [asyncio.create_task(process(time.sleep, 0.05)) for _ in range(4)]
    await asyncio.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    assert await asyncio.gather(*waiting) == [None] * 4
    assert await process(os.getpid) != child


async def test_work_that_a_child_died_of_gets_one_more_and_those_behind_it_lose_nothing(
    process: OwnProcess, tmp_path: Path
) -> None:
    deadly = asyncio.create_task(process(kill_the_first, str(tmp_path / "mark")))
    assert list(await asyncio.gather(process(pow, 2, 3), process(pow, 2, 4))) == [8, 16]
    assert await deadly == "lived"


async def test_work_that_children_die_of_is_given_up_and_nothing_else(process: OwnProcess) -> None:
    deadly = asyncio.create_task(process(os.abort))
    behind = asyncio.create_task(process(pow, 2, 3))
    with pytest.raises(Unavailable, match="ended 2 times"):
        await deadly
    assert await behind == 8


async def test_work_that_takes_too_long_is_given_up_and_nothing_else() -> None:
    async with own_process("rag.look", longest_s=1) as process:
        await process(pow, 2, 2)  # it has begun, which takes its time too
        endless = asyncio.create_task(process(time.sleep, 60))
        behind = asyncio.create_task(process(pow, 2, 3))
        with pytest.raises(Unavailable):
            await endless
        assert await behind == 8


async def test_where_no_process_can_begin_work_is_done_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    async with own_process("rag.look", longest_s=20) as process:
        assert await process(os.getpid) == os.getpid()


async def test_the_child_is_gone_when_its_parent_is_done_and_nothing_is_said_of_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    for _ in range(5):
        async with own_process("rag.look", longest_s=20) as process:
            child = await process(os.getpid)
        with pytest.raises(ProcessLookupError):
            os.kill(child, 0)
    assert caplog.records == []
