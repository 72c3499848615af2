"""The whole service with a real client of Teams: Microsoft's Agents Playground in a browser."""

import json
import os
from pathlib import Path

import pytest

from tests.e2e.teams.chromium import Page, page
from tests.e2e.teams.conftest import Running
from tests.e2e.teams.playground import (
    CHANNEL,
    PERSONAL,
    frames,
    opened,
    posted,
    replied,
    said,
    tell_bot,
)

pytestmark = [pytest.mark.needs("local"), pytest.mark.needs("playground")]

_ANSWER = "Full-time staff get 27 days of paid leave per calendar year, in every country"
_CARD = "document.querySelector('[class*=fai-Citation], [class*=Citation] button, button[class*=itation]')"


async def test_a_personal_answer_grows_and_ends_with_cards_and_a_label(client: str, window: str) -> None:
    async with page(window, client) as tab:
        await opened(tab, PERSONAL)
        await said(tab, "How many days of leave do I get?")
        await tab.until(f"document.body.innerText.includes({json.dumps(_ANSWER)})", "the answer")
        await tab.until("document.body.innerText.includes('Sources')", "its sources")
        shown = await tab.text()
        assert "AI generated" in shown
        assert "Annual leave › How much you get" in shown
        await tab.point("[...document.querySelectorAll('[class*=fai-Citation]')].at(0)", "a citation")
        print(await tab.run("document.body.innerHTML.length"))
        for frame in frames(tab):
            print(json.dumps(frame)[:400])
        await tab.picture(Path("/tmp/teams-out/personal.png"))
