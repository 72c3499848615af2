"""Two processes serve one workspace from one folder; one of them dies while it works."""

import json
import time
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.adapters.slack.test_routes import signature
from tests.e2e.slack.model import Model
from tests.e2e.slack.modules import node_modules
from tests.e2e.slack.threads import in_a_thread
from tests.e2e.slack.workspace import BOT, SECRET, Json, Service, free_port, service, until, workspace

pytestmark = pytest.mark.needs("slack-peer")

LEAVE = f"<@{BOT}> how much annual leave do full-time staff accrue?"
DAYS = "Full-time staff accrue 25 days of annual leave a year"


def delivered(to: Service, event: Json) -> int:
    """Deliver an event to a process, as a load balancer does; return its answer."""
    body = json.dumps(event).encode()
    headers = {"Content-Type": "application/json", **signature(body, SECRET)}
    with urlopen(Request(f"{to.url}/slack/events", body, headers), timeout=10) as answer:  # noqa: S310  # loopback
        return int(answer.status)


def test_two_processes_answer_once_and_one_takes_over_what_the_other_had_begun(folder: Path) -> None:
    model, port = Model(), free_port()
    with (
        in_a_thread(model.app()) as model_url,
        workspace(node_modules(), f"http://127.0.0.1:{port}/slack/events") as place,
    ):
        place.bot.conversations_join(channel=place.ask_docs)
        one, two = (service(folder, place, model_url, SLACK_SIGNING_SECRET=SECRET) for _ in range(2))
        one.port = port
        try:
            one.begin()
            two.start()
            until(one.ready, "the first process", 30.0)
            asked = [place.ask(LEAVE) for _ in range(4)]
            for event in [delivery["payload"] for delivery in place.deliveries()]:
                assert delivered(two, event) == 200
            for ts in asked:
                place.answered(ts, DAYS)
            assert [len(place.thread(ts)) for ts in asked] == [1] * 4

            assert two.stop() == 0
            model.delay_s, before = 60.0, model.answers
            begun = place.ask(LEAVE)
            until(lambda: model.answers > before, "a model that is asked")
            one.kill()
            model.delay_s = 0.0
            again = service(folder, place, model_url, SLACK_SIGNING_SECRET=SECRET)
            again.port = port
            again.start()
            one = again
            place.answered(begun, DAYS, within=40.0)  # once the lease of the dead process is over
            time.sleep(1.0)
            assert len(place.thread(begun)) == 1
            assert place.outside() == []
        finally:
            one.stop()
            two.stop()
