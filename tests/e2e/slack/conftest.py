"""One workspace and one service for all tests that do not harm them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree

import pytest

from tests.e2e.slack.model import Model
from tests.e2e.slack.modules import missing, node_modules
from tests.e2e.slack.threads import in_a_thread
from tests.e2e.slack.workspace import SECRET, Service, Workspace, free_port, service, service_folder, workspace


@dataclass(frozen=True)
class Running:
    """A workspace, the service in it, and the model behind that."""

    place: Workspace
    service: Service
    model: Model


@pytest.fixture(scope="session")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with ingested pages; services work on copies of it."""
    return service_folder(tmp_path_factory.mktemp("stocked") / "stocked")


@pytest.fixture
def folder(stocked: Path, tmp_path: Path) -> Path:
    """Return a folder of a service's own."""
    return copytree(stocked, tmp_path / "service")


@dataclass
class Two:
    """
    A workspace and two services on one folder, not started yet; Slack delivers to the first.

    Attributes:
        first: Makes the first one anew, for where it has died.
    """

    place: Workspace
    model: Model
    one: Service
    two: Service
    first: Callable[[], Service]

    def stop(self) -> None:
        """End both; again is no error."""
        for process in (self.one, self.two):
            process.stop()


@pytest.fixture
def two(folder: Path) -> Iterator[Two]:
    """Return two processes that serve one workspace from one folder; they end with the test."""
    model, port = Model(), free_port()
    with (
        in_a_thread(model.app()) as model_url,
        workspace(node_modules(), f"http://127.0.0.1:{port}/slack/events") as place,
    ):
        place.bot.conversations_join(channel=place.ask_docs)

        def first() -> Service:
            served = service(folder, place, model_url, SLACK_SIGNING_SECRET=SECRET)
            served.port = port
            return served

        both = Two(place, model, first(), service(folder, place, model_url, SLACK_SIGNING_SECRET=SECRET), first)
        try:
            yield both
        finally:
            both.stop()


@pytest.fixture(scope="module")
def running(stocked: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run the service behind signed HTTP."""
    if missing():
        pytest.skip(missing())
    folder = copytree(stocked, tmp_path_factory.mktemp("http") / "service")
    model, port = Model(), free_port()
    with (
        in_a_thread(model.app()) as model_url,
        workspace(node_modules(), f"http://127.0.0.1:{port}/slack/events") as place,
    ):
        place.bot.conversations_join(channel=place.ask_docs)
        place.bot.conversations_join(channel=place.channels["review"])
        review = {"FOOTNOTE_SLACK_REVIEW_CHANNEL": place.channels["review"]}
        served = service(folder, place, model_url, SLACK_SIGNING_SECRET=SECRET, **review)
        served.port = port
        try:
            yield Running(place, served.start(), model)
        finally:
            served.stop()
