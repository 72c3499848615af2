"""Microsoft's Agents Playground as a peer: the client of Teams that runs without an account, on this machine alone."""

import json
import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.e2e.teams.chromium import Page

HERE = Path(__file__).parent


def free_port() -> int:
    """Return a port that nothing listens at now."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def playground(node: str, package: Path, bot: str, folder: Path) -> Iterator[str]:
    """Yield the address of a running Playground that talks to the bot at `bot`."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    started = [node, str(package / "cli.js"), "start", "-e", bot, "-c", "msteams", "-p", str(port)]
    environment = {
        **os.environ,
        "TEAMSAPPTESTER_BROWSER": "none",
        "M365_AGENTS_PLAYGROUND_CONFIG_PATH": str(HERE / "playground.yml"),
        "M365_AGENTS_PLAYGROUND_LOGFILE": str(folder / "playground.log"),
        "NODE_OPTIONS": f"--require {HERE / 'loopback.cjs'}",
    }
    with (folder / "playground.out").open("wb") as said:
        command = [*started, "--su", f"{address}/_connector", "--dt"]
        with subprocess.Popen(command, env=environment, cwd=folder, stdout=said, stderr=said) as process:
            try:
                _wait_for(f"{address}/_debug/ping", folder / "playground.out")
                yield address
            finally:
                process.terminate()


def _wait_for(url: str, said: Path) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(url, timeout=5):  # noqa: S310  # of this machine
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(f"the Playground did not start within 30 seconds; it said: {said.read_text()}")


def tell_bot(address: str, activity: Mapping[str, object]) -> None:
    """Have the Playground send the bot an activity that its pages have no button for."""
    body = json.dumps(activity).encode()
    request = urllib.request.Request(  # noqa: S310
        f"{address}/_internal/v1/customActivities", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=20):  # noqa: S310
        pass


PERSONAL, GROUP, CHANNEL = "Personal Chat", "Group Chat", "My Team - General"

_BOXES = "[...document.querySelectorAll('div[role=textbox]')]"


async def opened(page: Page, conversation: str) -> None:
    """Open one of the conversations of the side bar."""
    await page.until("document.body && document.body.innerText.includes('Connected')", "the Playground's connection")
    tree = f"""document.querySelector('button[role=treeitem][aria-label="{conversation}"]')"""
    await page.click(tree, conversation)
    await page.until(f"{_BOXES}.length > 0", "a box to write in")


async def said(page: Page, text: str, *, mention: bool = False) -> None:
    """Write a message in a chat."""
    await _written(page, f"{_BOXES}.at(-1)", text, mention=mention)
    await page.click("""[...document.querySelectorAll('button[aria-label="Send Message"]')].at(-1)""", "Send")


async def posted(page: Page, text: str) -> None:
    """Begin a thread in a channel, mentioning the bot."""
    await _written(page, f"{_BOXES}[0]", text, mention=True)
    await page.click("[...document.querySelectorAll('button')].find(b => b.innerText.trim() === 'Post')", "Post")


async def replied(page: Page, text: str) -> None:
    """Write into the newest thread of a channel, mentioning the bot."""
    await _written(page, f"{_BOXES}[1]", text, mention=True)
    await page.click("""[...document.querySelectorAll('button[aria-label="Send Message"]')][0]""", "Send")


async def _written(page: Page, box: str, text: str, *, mention: bool) -> None:
    await page.click(box, "the box to write in")
    if mention:  # only a click takes a name from the list: Enter would send the bare sign
        await page.write("@")
        option = (
            "[...document.querySelectorAll('[role=menu] [role=menuitem]')].find(e => e.innerText.includes('Footnote'))"
        )
        await page.click(option, "the bot's name in the list")
        await page.write(" ")
    await page.write(text)


def told(page: Page, conversation: str = "") -> list[dict[str, Any]]:
    """
    Return what the Playground told its page of messages, in order: each as it was created, then as it changed.

    Of conversations whose id begins so.
    """
    frames = [json.loads(frame) for frame in page.told if frame.startswith("{")]
    messages = [frame for frame in frames if frame.get("action") in {"createMessage", "updateMessage"}]
    return [frame for frame in messages if frame["actionConversationId"].startswith(conversation)]
