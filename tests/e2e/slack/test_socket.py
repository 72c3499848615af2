"""The same over Socket Mode, in a workspace that streams and shows a status."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.slack.conftest import Running
from tests.e2e.slack.model import Model
from tests.e2e.slack.modules import node_modules
from tests.e2e.slack.socket_front import SocketFront
from tests.e2e.slack.threads import in_a_thread
from tests.e2e.slack.workspace import BOT, get, post, service, until, workspace

pytestmark = pytest.mark.needs("slack-peer")

LEAVE = f"<@{BOT}> how much annual leave do full-time staff accrue?"
DAYS = "Full-time staff accrue 25 days of annual leave a year"


@pytest.fixture
def front() -> SocketFront:
    return SocketFront(heartbeat=1.0)


@pytest.fixture
def running(folder: Path, front: SocketFront) -> Iterator[Running]:
    model = Model()
    with (
        in_a_thread(model.app()) as model_url,
        in_a_thread(front.app()) as front_url,
        workspace(node_modules(), f"{front_url}/slack/events", agent=True) as place,
    ):
        front.peer = place.url
        place.bot.conversations_join(channel=place.ask_docs)
        token = "xapp-1-A0DOCSBOT1-loopback"  # noqa: S105  # opens nothing
        served = service(folder, place, model_url, SLACK_APP_TOKEN=token, SLACK_API_URL=f"{front_url}/api/")
        try:
            yield Running(place, served.start(), model)
        finally:
            served.stop()


def test_c189_events_come_over_the_socket_again_when_it_was_taken_away(running: Running, front: SocketFront) -> None:
    place = running.place
    asked = place.ask(LEAVE)
    place.answered(asked, DAYS)
    assert front.attempts[0] == 0
    assert set(front.attempts) == {0}, "every envelope was acknowledged in time"
    assert "/slack/events" not in running.service.log()

    calls = get(f"{place.url}/_peer/agent_calls")
    assert any(one["method"] == "assistant.threads.setStatus" and one["thread_ts"] == asked for one in calls)

    opened = front.opened
    post(front_url(running) + "/_socket/disconnect", {"reason": "refresh_requested"})
    until(lambda: front.opened > opened, "a new connection")
    again = place.ask(LEAVE, place.direct)
    place.answered(again, DAYS, place.direct)
    assert running.service.ready()
    lines = [json.loads(line) for line in running.service.log().splitlines() if line.startswith("{")]
    assert [line for line in lines if "trace" in line] == []


def front_url(running: Running) -> str:
    return running.service.environment["SLACK_API_URL"].removesuffix("/api/")
