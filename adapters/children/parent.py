"""The parent's side: a child is begun, written to, heard and ended."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path

from adapters.children.messages import LENGTH

_ROOT = Path(__file__).resolve().parents[2]
"""Where `adapters` lies: a child must find the package from wherever the parent was started."""

_PASSED_ON = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "LANG", "LC_ALL", "VIRTUAL_ENV")
"""Children read what others wrote: of the environment, with its keys and passwords, they get no more."""


async def begun(module: str, *arguments: str) -> Process:
    """Return a new child that runs a module of ours. Raises OSError."""
    environment = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    environment["PYTHONPATH"] = str(_ROOT)
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", module, *arguments),  # -P: no code from the folder we stand in
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env=environment,
        start_new_session=True,  # an interrupt at the keyboard is the parent's to handle
    )


async def send(child: Process, message: bytes) -> None:
    """Write a message to a child, behind those of earlier calls. Raises ConnectionError."""
    if child.stdin is None:
        raise ConnectionError("the child has no pipes")
    child.stdin.write(message)
    await child.stdin.drain()


async def heard(child: Process) -> bytes:
    """Return a child's next answer. Raises IncompleteReadError when it ends before, and ConnectionError."""
    if child.stdout is None:
        raise ConnectionError("the child has no pipes")
    (length,) = LENGTH.unpack(await child.stdout.readexactly(LENGTH.size))
    return await child.stdout.readexactly(length)


async def ended(child: Process) -> None:
    """End a child at once and wait until it is gone."""
    if child.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            child.kill()
    if child.stdin is not None:
        child.stdin.close()
    await child.wait()
