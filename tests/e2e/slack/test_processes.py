"""Two processes serve one workspace from one folder; one of them dies while it works."""

import json
import time
from urllib.request import Request, urlopen

import pytest

from tests.adapters.slack.test_routes import signature
from tests.e2e.slack.conftest import Two
from tests.e2e.slack.workspace import BOT, SECRET, Json, Service, until

pytestmark = pytest.mark.needs("slack-peer")

LEAVE = f"<@{BOT}> how much annual leave do full-time staff accrue?"
DAYS = "Full-time staff accrue 25 days of annual leave a year"


def delivered(to: Service, event: Json) -> int:
    """Deliver an event to a process, as a load balancer does; return its answer."""
    body = json.dumps(event).encode()
    headers = {"Content-Type": "application/json", **signature(body, SECRET)}
    with urlopen(Request(f"{to.url}/slack/events", body, headers), timeout=10) as answer:  # noqa: S310  # loopback
        return int(answer.status)


def test_two_processes_answer_once_and_one_takes_over_what_the_other_had_begun(two: Two) -> None:
    place, model = two.place, two.model
    two.one.begin()
    two.two.start()
    until(two.one.ready, "the first process", 30.0)
    asked = [place.ask(LEAVE) for _ in range(4)]
    for event in [delivery["payload"] for delivery in place.deliveries()]:
        assert delivered(two.two, event) == 200
    for ts in asked:
        place.answered(ts, DAYS)
    assert [len(place.thread(ts)) for ts in asked] == [1] * 4

    assert two.two.stop() == 0
    model.delay_s, before = 60.0, model.answers
    begun = place.ask(LEAVE)
    until(lambda: model.answers > before, "a model that is asked")
    two.one.kill()
    model.delay_s = 0.0
    two.one = two.first()
    two.one.start()
    place.answered(begun, DAYS, within=40.0)  # once the lease of the dead process is over
    time.sleep(1.0)
    assert len(place.thread(begun)) == 1
    assert place.outside() == []
