"""Calls that fail, by what may be done about it."""

from collections.abc import AsyncIterator

import pytest

from adapters.slack.calls import BlocksRefused, Calls, Gone, Lost, Refused
from adapters.slack.pace import Pace
from rag.errors import Rejected, Unavailable
from tests.fakes.slack import Fails, FakeSlack, StillTime


@pytest.fixture
async def slack() -> AsyncIterator[FakeSlack]:
    async with FakeSlack().served() as fake:
        yield fake


@pytest.mark.parametrize("status", [200, 502, 503])
@pytest.mark.parametrize("kind", ["text/html", "text/plain", "application/json"])
async def test_a_page_that_stands_before_slack_says_nothing_of_what_was_done(
    slack: FakeSlack, status: int, kind: str
) -> None:
    slack.fails["chat.postMessage"] = [Fails(page=(status, kind))]
    with pytest.raises(Lost, match=r"chat\.postMessage"):
        await Calls(slack.client())("chat.postMessage", channel="C1", text="x")


async def test_a_method_that_is_not_there_is_unknown(slack: FakeSlack) -> None:
    slack.fails["chat.startStream"] = [Fails(page=(404, "text/html"))]
    with pytest.raises(Refused) as caught:
        await Calls(slack.client())("chat.startStream", channel="C1")
    assert caught.value.never


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("internal_error", Lost),
        ("fatal_error", Lost),
        ("thread_not_found", Gone),
        ("invalid_blocks", BlocksRefused),
        ("msg_too_long", BlocksRefused),
        ("channel_not_found", Refused),
    ],
)
async def test_each_reason_has_its_kind(slack: FakeSlack, code: str, kind: type[Exception]) -> None:
    slack.fails["chat.postMessage"] = [Fails(code)]
    with pytest.raises(Rejected if kind is Refused else kind) as caught:
        await Calls(slack.client())("chat.postMessage", channel="C1", text="x")
    assert type(caught.value) is kind
    assert code in str(caught.value)


async def test_nothing_is_sent_again_whose_answer_was_lost(slack: FakeSlack) -> None:
    slack.fails["chat.postMessage"] = [Fails(lost=True, done=True)]
    with pytest.raises(Unavailable):
        await Calls(slack.client())("chat.postMessage", channel="C1", text="x")
    assert len(slack.called("chat.postMessage")) == 1


async def test_no_secret_is_in_what_is_said_of_a_failure(slack: FakeSlack) -> None:
    slack.fails["auth.test"] = [Fails("invalid_auth")]
    with pytest.raises(Refused) as caught:
        await Calls(slack.client())("auth.test")
    assert "xoxb" not in f"{caught.value!r} {caught.value}"


async def test_a_channel_that_rested_may_burst_again() -> None:
    time = StillTime()
    pace = Pace(*time.both())
    for _ in range(5):
        await pace.turn("C1")
    await pace.turn("C2")
    assert time.waits == [1.0, 1.0]
    time.at += 60
    for _ in range(3):
        await pace.turn("C1")
    assert time.waits == [1.0, 1.0]
