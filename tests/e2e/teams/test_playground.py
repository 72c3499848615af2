"""The whole service with a real client of Teams: Microsoft's Agents Playground in a browser."""

import asyncio
import json
import os
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from adapters.ledger.sql import SqlLedger
from bot.exchange import Exchange
from bot.flag import Flag, Reason
from tests.e2e.teams.chromium import Page, page
from tests.e2e.teams.conftest import Running
from tests.e2e.teams.playground import CHANNEL, PERSONAL, opened, posted, replied, said, tell_bot, told

pytestmark = [pytest.mark.needs("local"), pytest.mark.needs("playground")]

_ASKED = "How many days of leave do I get?"
_ANSWER = "Full-time staff get 27 days of paid leave per calendar year, in every country"
_PLACE = "Annual leave › How much you get"
_CHIPS = "[...document.querySelectorAll('[class*=fai-Citation]')]"

_CHECK_AGAIN = "[...document.querySelectorAll('button')].filter((one) => one.innerText.trim() === 'Check again')"


async def shows(tab: Page, words: str) -> None:
    await tab.until(f"document.body.innerText.includes({json.dumps(words)})", words)


def messages(tab: Page) -> list[dict[str, Any]]:
    """Return what the channels of the team showed."""
    return [frame["message"] for frame in told(tab, "19:")]


async def answers_in_channels(tab: Page, count: int) -> list[dict[str, Any]]:
    """Return what the Playground told its page of so many answers, once it has: the page may draw them late."""
    for _ in range(200):
        found = [frame for frame in told(tab, "19:") if "[1]" in frame["message"]["text"]]
        if len({frame["message"]["messageId"] for frame in found}) >= count:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(f"no {count} answers within 20 s; the page says: {await tab.text()}")


async def pictured(tab: Page, name: str) -> None:
    """Keep what is to be seen, where somebody wants to look at it."""
    if folder := os.environ.get("TEAMS_PICTURES"):
        await tab.picture(Path(folder) / f"{name}.png")


async def flagged(service: Running, question: str) -> tuple[Flag, Exchange]:
    """Return the flag on the answer to a question, once the ledger has it."""
    with closing(SqlLedger(service.folder / ".footnote" / "ledger.sqlite")) as ledger:
        for _ in range(100):
            for flag, exchange in await ledger.flags(10):
                if exchange.message.text == question:
                    return flag, exchange
            await asyncio.sleep(0.1)
    raise AssertionError(f"no flag on the answer to {question!r} within 10 s")


async def test_a_personal_answer_grows_and_ends_with_cards_a_label_and_its_sources(client: str, window: str) -> None:
    async with page(window, client) as tab:
        await opened(tab, PERSONAL)
        await said(tab, _ASKED)
        await shows(tab, "Sources")
        grown = [frame["message"] for frame in told(tab) if _ANSWER in frame["message"]["text"]]
        assert [one["streamEntity"]["streamType"] for one in grown][-2:] == ["streaming", "final"]
        assert grown[-1]["text"].startswith(grown[-2]["text"])
        assert len({one["messageId"] for one in grown}) == 1
        shown = await tab.text()
        assert "AI generated" in shown
        assert _PLACE in shown
        await tab.point(f"{_CHIPS}.at(0)", "a citation")
        card = await tab.until("document.querySelector('.fai-PreviewSurface')?.innerText", "the citation's card")
        assert _ANSWER[:40] in card
        assert _PLACE in card
        await asyncio.sleep(1)  # it fades in
        assert await tab.run("document.querySelector('a[href*=\":~:text=\"]') !== null")
        await pictured(tab, "personal")


async def test_a_mention_in_a_channel_is_answered_in_its_thread_and_so_is_what_follows(
    client: str, window: str
) -> None:
    async with page(window, client) as tab:
        await opened(tab, CHANNEL)
        await posted(tab, _ASKED)
        await answers_in_channels(tab, 1)
        answers = {one["messageId"]: one for one in messages(tab) if _ANSWER in one["text"]}
        assert len(answers) == 1
        assert all(one["aiEntity"]["citation"] for one in answers.values())
        await replied(tab, "And when does it expire?")
        threads = {frame["actionConversationId"] for frame in await answers_in_channels(tab, 2)}
        assert len(threads) == 1
        assert ";messageid=" in threads.pop()
        await pictured(tab, "channel")


async def test_what_the_documents_do_not_say_is_refused_with_a_link(client: str, window: str) -> None:
    async with page(window, client) as tab:
        await opened(tab, PERSONAL)
        await said(tab, "Who won the world cup in 1998?")
        await shows(tab, "I don't have verified information about that.")
        assert await tab.run("document.querySelector('a[href=\"https://hr.example.com\"]') !== null")
        await pictured(tab, "refusal")


async def test_a_thumb_down_with_words_flags_the_answer(client: str, window: str, service: Running) -> None:
    asked = "How many days do part-time staff get?"
    async with page(window, client) as tab:
        await opened(tab, PERSONAL)
        await said(tab, asked)
        await shows(tab, "Sources")
        await tab.click("[...document.querySelectorAll('button[aria-label=Dislike]')].at(-1)", "the thumb down")
        await tab.click("document.querySelector('[role=dialog] textarea')", "the form that asks why")
        await tab.write("It is 30 days now.")
        await pictured(tab, "form")
        await tab.click("[...document.querySelectorAll('[role=dialog] button')].at(-1)", "Submit")
        flag, exchange = await flagged(service, asked)
    assert (flag.why, flag.text, flag.withdrawn) == (Reason.OTHER, "It is 30 days now.", None)
    assert flag.answer == exchange.posted
    listed = json.loads(await asyncio.to_thread(service.footnote, "review", "list", "--json"))
    assert [(one["question"], one["text"]) for one in listed["flags"] if one["question"] == asked] == [
        (asked, "It is 30 days now.")
    ]


async def test_a_reaction_flags_the_answer(client: str, window: str, service: Running) -> None:
    asked = "How many sick days do I get?"
    async with page(window, client) as tab:
        await opened(tab, PERSONAL)
        await said(tab, asked)
        await shows(tab, "Sources")
        answer = told(tab)[-1]["message"]["messageId"]
        await asyncio.to_thread(tell_bot, client, _reaction(client, answer))
    flag, exchange = await flagged(service, asked)
    assert flag.answer == exchange.posted
    assert flag.withdrawn is None


def _reaction(client: str, answer: str) -> dict[str, Any]:
    return {
        "type": "messageReaction",
        "id": f"{answer}-reacted",
        "timestamp": datetime.now(UTC).isoformat(),
        "channelId": "msteams",
        "serviceUrl": f"{client}/_connector",
        "from": {"id": "user-id-0", "aadObjectId": "00000000-0000-0000-0000-0000000000020"},
        "recipient": {"id": "28:00000000-0000-0000-0000-00000000000011", "name": "Footnote"},
        "conversation": {"id": "a:personal-chat-1", "conversationType": "personal"},
        "replyToId": answer,
        "reactionsAdded": [{"type": "1f44e_thumbsdown"}],
    }


async def test_an_answer_whose_page_changes_is_marked_and_given_anew(
    client: str, window: str, service: Running
) -> None:
    """The last test of this file: it changes a page."""
    leave = service.folder / "handbook" / "leave" / "annual-leave.md"
    async with page(window, client) as tab:
        await opened(tab, PERSONAL)
        await said(tab, _ASKED)
        await shows(tab, "Sources")
        leave.write_text(leave.read_text(encoding="utf-8").replace("27 days", "31 days"), encoding="utf-8")
        await asyncio.to_thread(service.footnote, "ingest", "handbook/")
        await shows(tab, "this may be out of date.")
        assert "get 31 days" not in await tab.text()
        await pictured(tab, "marked")
        await tab.click(f"{_CHECK_AGAIN}.at(-1)", "Check again")
        await shows(tab, "get 31 days")
        await pictured(tab, "given anew")
