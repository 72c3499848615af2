"""A headless Chromium, driven over its debugging protocol: nothing to install beside the browser."""

import asyncio
import base64
import json
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp

_QUIET = (
    "--headless=new",
    "--no-sandbox",  # in a container there is none to be had
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",  # nothing beyond this machine
    "--remote-debugging-port=0",
    "--window-size=1280,1000",
)


@contextmanager
def chromium(program: str) -> Iterator[str]:
    """Yield the address of a running browser's debugging door."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [program, *_QUIET, f"--user-data-dir={profile}", "about:blank"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                yield f"http://127.0.0.1:{_port(Path(profile) / 'DevToolsActivePort')}"
            finally:
                process.terminate()


def _port(told: Path) -> int:
    for _ in range(300):
        if told.exists() and (lines := told.read_text().split()):
            return int(lines[0])
        time.sleep(0.1)
    raise TimeoutError("Chromium did not open its debugging door within 30 seconds")


@dataclass
class Page:
    """One tab. `told` are the texts of the web socket frames that its page received."""

    socket: aiohttp.ClientWebSocketResponse
    told: list[str] = field(default_factory=list)
    _answers: dict[int, asyncio.Future[Any]] = field(default_factory=dict)
    _count: int = 0

    async def call(self, method: str, **parameters: object) -> Any:
        """Give one command, and return its result."""
        self._count += 1
        answer = self._answers[self._count] = asyncio.get_running_loop().create_future()
        await self.socket.send_json({"id": self._count, "method": method, "params": parameters})
        return await asyncio.wait_for(answer, 30)

    async def run(self, script: str) -> Any:
        """Return what an expression of JavaScript comes to."""
        answer = await self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise AssertionError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    async def until(self, script: str, what: str, timeout_s: float = 20.0) -> Any:
        """Return the first true value of an expression. Raises AssertionError when there is none in time."""
        end = time.monotonic() + timeout_s
        while time.monotonic() < end:
            if value := await self.run(script):
                return value
            await asyncio.sleep(0.1)
        raise AssertionError(f"{what}: not seen within {timeout_s} s; the page says: {await self.text()}")

    async def text(self) -> str:
        """Return what a person can read on the page."""
        return str(await self.run("document.body ? document.body.innerText : ''"))

    async def click(self, element: str, what: str) -> None:
        """Click the middle of the element that an expression gives, once it is there."""
        found = f"(e => e && (e.scrollIntoView({{block: 'center'}}), e.getBoundingClientRect().toJSON()))({element})"
        await self.until(found, what)
        await asyncio.sleep(0.1)
        box = await self.run(found)
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        await self.call("Input.dispatchMouseEvent", type="mouseMoved", **at)
        for kind in ("mousePressed", "mouseReleased"):
            await self.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **at)

    async def point(self, element: str, what: str) -> None:
        """Hold the mouse over an element."""
        found = f"(e => e && (e.scrollIntoView({{block: 'center'}}), e.getBoundingClientRect().toJSON()))({element})"
        box = await self.until(found, what)
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        await self.call("Input.dispatchMouseEvent", type="mouseMoved", **at)

    async def write(self, text: str) -> None:
        """Type into what has the focus."""
        for sign in text:
            await self.call("Input.dispatchKeyEvent", type="char", text=sign)

    async def picture(self, to: Path, clip: dict[str, float] | None = None) -> None:
        """Save what is to be seen as PNG; `clip` is a part of it in pixels."""
        more = {"clip": {**clip, "scale": 1}} if clip else {}
        shot = await self.call("Page.captureScreenshot", format="png", **more)
        await asyncio.to_thread(to.write_bytes, base64.b64decode(shot["data"]))

    async def listen(self) -> None:
        """Take what the browser tells until the tab is closed."""
        async for message in self.socket:
            told = json.loads(message.data)
            if waiting := self._answers.pop(told.get("id", -1), None):
                if "error" in told:
                    waiting.set_exception(AssertionError(told["error"]))
                else:
                    waiting.set_result(told["result"])
            elif told.get("method") == "Network.webSocketFrameReceived":
                self.told.append(told["params"]["response"]["payloadData"])


@asynccontextmanager
async def page(browser: str, url: str) -> AsyncIterator[Page]:
    """Yield a tab that shows an address."""
    async with aiohttp.ClientSession() as session:
        async with session.put(f"{browser}/json/new?about:blank") as answer:
            tab = await answer.json()
        async with session.ws_connect(tab["webSocketDebuggerUrl"], max_msg_size=0) as socket:
            shown = Page(socket)
            listening = asyncio.create_task(shown.listen())
            for domain in ("Page", "Network", "Runtime"):
                await shown.call(f"{domain}.enable")
            await shown.call("Page.navigate", url=url)
            yield shown
            listening.cancel()
        async with session.get(f"{browser}/json/close/{tab['id']}"):
            pass
