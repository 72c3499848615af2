"""Servers on a loop of their own, for tests that wait in the foreground."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Thread

from aiohttp import web


@contextmanager
def in_a_thread(app: web.Application, port: int = 0) -> Iterator[str]:
    """Serve an application on loopback, and yield its address."""
    ready: Future[tuple[int, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", port).start()
        leave = asyncio.Event()
        ready.set_result((runner.addresses[0][1], asyncio.get_running_loop(), leave))
        await leave.wait()
        await runner.cleanup()

    thread = Thread(target=asyncio.run, args=(serve(),), daemon=True)
    thread.start()
    bound, loop, leave = ready.result(timeout=10)
    try:
        yield f"http://127.0.0.1:{bound}"
    finally:
        loop.call_soon_threadsafe(leave.set)
        thread.join(timeout=10)
