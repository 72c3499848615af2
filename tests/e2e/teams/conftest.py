"""The service, the Agents Playground and a browser, begun once for all tests of this folder."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.e2e.teams.chromium import chromium
from tests.e2e.teams.model import model
from tests.e2e.teams.peers import browser, node, package
from tests.e2e.teams.playground import free_port, playground

_ROOT = Path(__file__).parents[3]
_PAGES = ("leave/annual-leave.md", "leave/sick-leave.md", "money/expenses.md")


@dataclass(frozen=True)
class Running:
    """A service that answers from some pages of the sample handbook. `folder` is where it works."""

    folder: Path
    port: int
    environment: dict[str, str]

    @property
    def messages(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/messages"

    def footnote(self, *words: str) -> str:
        """Return what a command prints that runs beside the service."""
        command = [sys.executable, "-m", "bot", *words]
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=True, timeout=60
        )
        return done.stdout


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("service")
    for page in _PAGES:
        (folder / "handbook" / page).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(_ROOT / "adapters/demo/handbook" / page, folder / "handbook" / page)
    with model() as writer:
        more = {"PYTHONPATH": str(_ROOT), "GROQ_BASE_URL": writer, "GROQ_API_KEY": "of-the-test"}
        ran = Running(folder, free_port(), {**os.environ, **more})
        ran.footnote("ingest", "handbook/", "--official-url", "https://hr.example.com")
        yield from _served(ran)


def _served(ran: Running) -> Iterator[Running]:
    command = [sys.executable, "-m", "bot", "serve", "--teams-local", "--port", str(ran.port)]
    with (ran.folder / "served.txt").open("wb") as said:
        process = subprocess.Popen(command, cwd=ran.folder, env=ran.environment, stdout=said, stderr=said)
        with process:
            try:
                _ready(ran)
                yield ran
            finally:
                process.terminate()


def _ready(ran: Running) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{ran.port}/readyz", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(f"the service was not ready within 30 seconds: {(ran.folder / 'served.txt').read_text()}")


@pytest.fixture(scope="session")
def client(service: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of the Playground."""
    with playground(node() or "", package(), service.messages, tmp_path_factory.mktemp("playground")) as address:
        yield address


@pytest.fixture(scope="session")
def window() -> Iterator[str]:
    """Yield the debugging door of a browser."""
    with chromium(browser() or "") as door:
        yield door
