"""A real Weaviate server on ports of its own, to be killed, stopped and started again."""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

BINARY = "weaviate-server"
_PORTS = range(20_000, 32_000)  # below those that a system gives away
_NEEDED = 6
_READY_S = 60.0


def binary() -> Path | None:
    """Return the server's program: FOOTNOTE_CI_BIN's, the cache's of .ci/run, or one on the path."""
    folder = Path(os.environ.get("FOOTNOTE_CI_BIN", Path.home() / ".cache" / "footnote-ci" / "bin"))
    found = folder / BINARY
    on_path = shutil.which(BINARY)
    return found if found.exists() else Path(on_path) if on_path else None


def free_ports() -> int:
    """Return the first of six ports in a row that nobody has."""
    offset = os.getpid() * 7 % len(_PORTS)
    for step in range(0, len(_PORTS), _NEEDED):
        first = _PORTS[(offset + step) % (len(_PORTS) - _NEEDED)]
        if all(_is_free(first + more) for more in range(_NEEDED)):
            return first
    raise RuntimeError("no six free ports in a row")


def _is_free(port: int) -> bool:
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


@dataclass
class WeaviateServer:
    """A server whose data outlasts its process."""

    folder: Path
    first_port: int = field(default_factory=free_ports)
    settings: dict[str, str] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.first_port}"

    @property
    def grpc(self) -> str:
        return f"127.0.0.1:{self.first_port + 1}"

    def start(self) -> None:
        """Start it and wait until it is ready."""
        program = binary()
        assert program is not None
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                [program, "--host", "127.0.0.1", "--port", str(self.first_port), "--scheme", "http"],
                env={**os.environ, **self._environment(), **self.settings},
                stdout=log,
                stderr=log,
            )
        self.wait()

    def wait(self) -> None:
        """Wait until it says that it is ready."""
        end = time.monotonic() + _READY_S
        while not self.is_ready():
            assert self.process is not None
            assert self.process.poll() is None, (self.folder / "log.txt").read_text(errors="replace")[-2000:]
            assert time.monotonic() < end, "the server does not become ready"
            time.sleep(0.05)

    def is_ready(self) -> bool:
        try:
            with urlopen(f"{self.url}/v1/.well-known/ready", timeout=2) as reply:  # noqa: S310 - a loopback address
                return bool(reply.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """End it as a power cut would: at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as an operator would."""
        self._end(signal.SIGTERM)

    def pause(self) -> None:
        """Let it hang: its ports are open and nothing answers."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def _end(self, sign: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.send_signal(signal.SIGCONT)
            self.process.wait(30)
            self.process = None

    def _environment(self) -> dict[str, str]:
        ports = (
            "GRPC_PORT",
            "CLUSTER_GOSSIP_BIND_PORT",
            "CLUSTER_DATA_BIND_PORT",
            "RAFT_PORT",
            "RAFT_INTERNAL_RPC_PORT",
        )
        return {
            **{name: str(self.first_port + 1 + place) for place, name in enumerate(ports)},
            "PERSISTENCE_DATA_PATH": str(self.folder / "data"),
            "AUTHENTICATION_ANONYMOUS_ACCESS_ENABLED": "true",
            "DEFAULT_VECTORIZER_MODULE": "none",
            "CLUSTER_HOSTNAME": "node1",
            "CLUSTER_ADVERTISE_ADDR": "127.0.0.1",
            "RAFT_BOOTSTRAP_EXPECT": "1",
            "RAFT_TIMEOUTS_MULTIPLIER": "1",
            "GO_PROFILING_DISABLE": "true",
            "DISABLE_TELEMETRY": "true",
            "AUTOSCHEMA_ENABLED": "false",
            "USE_INVERTED_SEARCHABLE": "false",
            "LOG_LEVEL": "error",
        }


@contextmanager
def running(folder: Path, **settings: str) -> Iterator[WeaviateServer]:
    """Yield a server that runs, and end it."""
    server = WeaviateServer(folder, settings=settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()
