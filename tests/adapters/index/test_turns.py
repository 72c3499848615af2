"""Many questions at once: each is answered from one state of the index, and the first ones first."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from adapters.index.embedded import Embedded
from rag.errors import Unavailable
from rag.ports import Vectors
from tests.contract.pages import everything, filled, paths, question
from tests.fakes.embedder import FakeEmbedder


class Slow(FakeEmbedder):
    """An embedder that does something else while it embeds a question."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: Callable[[], Awaitable[object]] = lambda: asyncio.sleep(0)
        self.at_work = self.most = 0

    async def embed_question(self, text: str) -> Vectors:
        self.at_work += 1
        self.most = max(self.most, self.at_work)
        await self.meanwhile()
        self.at_work -= 1
        return await super().embed_question(text)


async def test_what_changes_while_a_question_is_embedded_is_neither_found_nor_missed(tmp_path: Path) -> None:
    embedder = Slow()
    with closing(Embedded(tmp_path / "index.sqlite", embedder)) as index:
        await filled(index, embedder, [one for one in everything() if "travel" not in one.source.id])

        async def edited() -> None:
            await index.remove(["docs:leave.md"])
            await filled(index, FakeEmbedder(), [one for one in everything() if "travel" in one.source.id])

        embedder.meanwhile = edited
        assert "travel.md" in (found := await paths(index, question("travel expenses and annual leave")))
        assert "leave.md" not in found


async def test_a_few_questions_are_at_work_at_once_and_the_rest_wait_in_order(tmp_path: Path) -> None:
    embedder = Slow()
    embedder.meanwhile = lambda: asyncio.sleep(0.01)
    with closing(Embedded(tmp_path / "index.sqlite", embedder)) as index:
        await filled(index, embedder, everything())
        ended: list[int] = []

        async def ask(number: int) -> None:
            assert await paths(index, question("how many days of annual leave?"), 1) == ["leave.md"]
            ended.append(number)

        await asyncio.gather(*map(ask, range(8)))
        assert embedder.most == 2
        assert all(abs(number - place) <= 1 for place, number in enumerate(ended))


async def test_a_question_that_cannot_be_embedded_holds_up_nobody(tmp_path: Path) -> None:
    embedder = Slow()
    with closing(Embedded(tmp_path / "index.sqlite", embedder)) as index:
        await filled(index, embedder, everything())
        embedder.error = Unavailable("the embedder is away")
        for _ in range(3):
            with pytest.raises(Unavailable):
                await index.search(question("annual leave"), 5)
        embedder.error = None
        assert await paths(index, question("how many days of annual leave?"), 1) == ["leave.md"]
