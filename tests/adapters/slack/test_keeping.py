"""What is kept of what Slack tells: once for each thing to do, and nothing that nobody needs."""

import json

import pytest

from adapters.slack.actions import ASK_OWNER, FEEDBACK, OPEN, SAY_WHY, WHY_MODAL, Target
from adapters.slack.events import Uninstalled, parse
from adapters.slack.keeping import Keeping, Underway
from adapters.work.delivery import Delivery
from rag.errors import Unavailable
from tests.adapters.slack.payloads import (
    ME,
    Json,
    callback,
    changed,
    click,
    deleted,
    direct,
    edited,
    mention,
    message,
    reaction,
)
from tests.fakes.work import FakeDeliveries, FakeInbox

FLAGS = frozenset({"-1", "triangular_flag_on_post"})


class Kept:
    """Payloads into an inbox."""

    def __init__(self) -> None:
        self.inbox = FakeInbox()
        self.underway = Underway()
        self._keeping = Keeping(self.inbox, FLAGS, self.underway, lambda: 700.0)

    async def take(self, payload: Json) -> list[Delivery]:
        before = len(self.inbox.got)
        heard = parse(payload, ME)
        if heard:
            await self._keeping.keep(heard, payload)
        return self.inbox.got[before:]

    async def event(self, event: Json, event_id: str = "Ev1") -> list[Delivery]:
        return await self.take(callback(event, event_id))


@pytest.fixture
def kept() -> Kept:
    return Kept()


async def test_c001_a_message_that_is_delivered_again_is_kept_once(kept: Kept) -> None:
    asked = mention("<@UBOT> days?", "100.1")
    assert len(await kept.event(asked)) == 1
    assert await kept.event(asked) == []
    assert await kept.event(asked) == []


@pytest.mark.parametrize("kinds", [(mention, message), (message, mention)])
async def test_c003_a_mention_and_its_message_are_one_delivery(kept: Kept, kinds: tuple) -> None:  # type: ignore[type-arg]
    first, second = (kind("<@UBOT> how many leave days do I get?", "200.1") for kind in kinds)
    assert len(await kept.event(first, "Ev10")) == 1
    assert await kept.event(second, "Ev11") == []


async def test_c023_messages_of_one_thread_wait_for_each_other(kept: Kept) -> None:
    (one,) = await kept.event(mention("<@UBOT> laptop?", "101.1", thread_ts="100.1"))
    (two,) = await kept.event(mention("<@UBOT> leave?", "101.3", thread_ts="100.1", user="U2"))
    (other,) = await kept.event(mention("<@UBOT> pay?", "102.1"))
    assert one.lane == two.lane == "C1:100.1"
    assert other.lane == "C1:102.1"
    assert [one.subject, two.subject] == ["C1:101.1", "C1:101.3"]


async def test_who_names_the_bot_goes_before_other_talk(kept: Kept) -> None:
    (named,) = await kept.event(mention("<@UBOT> days?", "100.1"))
    (talk,) = await kept.event(message("sounds good to me", "100.3", thread_ts="100.1"))
    assert (named.urgent, talk.urgent) == (True, False)


async def test_nothing_secret_is_kept(kept: Kept) -> None:
    (event,) = await kept.event(mention("<@UBOT> days?"))
    (press,) = await kept.take(click(FEEDBACK, "bad"))
    whole = json.dumps([event.body, press.body])
    assert not any(secret in whole for secret in ("not-to-be-kept", "hooks.slack.example", "An answer."))
    assert "12466734323.1395872398" not in whole
    assert parse(event.body["payload"], ME) == parse(callback(mention("<@UBOT> days?")), ME)
    assert event.body["at"] == 700.0


async def test_an_edit_waits_and_takes_the_place_of_the_one_before(kept: Kept) -> None:
    asked = direct("days?", "100.1")
    first, second = edited(asked, "leave?", "250.1"), edited(asked, "pay?", "251.1")
    (one,) = await kept.event(changed(first, asked))
    (two,) = await kept.event(changed(second, first))
    assert (one.after_s, one.subject, one.lane) == (2.0, "D1:100.1:250.1", "D1:100.1")
    assert two.subject == "D1:100.1:251.1"
    assert kept.inbox.dropped == [("slack", one.subject)]
    assert await kept.event(changed(second, first)) == []
    assert len(kept.inbox.dropped) == 1


async def test_a_deleted_question_is_worked_on_no_more(kept: Kept) -> None:
    asked = mention("<@UBOT> days?", "600.1")
    await kept.event(asked)
    (gone,) = await kept.event(deleted(edited(asked, "<@UBOT> leave?", "601.1")))
    assert kept.inbox.dropped == [("slack", "C1:600.1"), ("slack", "C1:600.1:601.1")]
    assert (gone.key, gone.lane, gone.subject) == ("erased:C1:600.1", "C1:600.1", "")


async def test_c025_every_change_of_a_flag_is_kept_in_order_and_once(kept: Kept) -> None:
    added = reaction("-1", "U1", at="500.1")
    took = reaction("-1", "U1", added=False, at="501.1")
    again = reaction("-1", "U1", at="502.1")
    tone = reaction("-1::skin-tone-4", "U3", at="503.1")
    got = [len(await kept.event(event)) for event in (added, added, took, again, tone)]
    assert got == [1, 0, 1, 1, 1]
    assert {one.lane for one in kept.inbox.got} == {"flags:C1:200.000100"}


async def test_reactions_that_are_no_flags_are_not_kept(kept: Kept) -> None:
    assert await kept.event(reaction("tada", "U1")) == []


async def test_buttons_that_leave_something_to_do_are_kept(kept: Kept) -> None:
    assert [one.lane for one in await kept.take(click(FEEDBACK, "bad"))] == ["flags:C1:200.000100"]
    assert len(await kept.take(click(ASK_OWNER, "[]"))) == 1
    assert await kept.take(click(OPEN)) == []
    assert await kept.take(click(SAY_WHY, Target("C1", "200.1").value())) == []
    assert await kept.take(click("somebody_elses")) == []


async def test_a_submitted_modal_is_kept_once(kept: Kept) -> None:
    view = {
        "id": "V1",
        "callback_id": WHY_MODAL,
        "private_metadata": Target("C1", "200.000100").value(),
        "state": {"values": {"why": {"choice": {"selected_option": {"value": "wrong"}}}, "text": {"words": {}}}},
        "blocks": [{"type": "section"}],
    }
    payload = {"type": "view_submission", "user": {"id": "U1", "team_id": "T1"}, "view": view}
    (told,) = await kept.take(payload)
    assert (told.key, told.lane) == ("submitted:V1", "flags:C1:200.000100")
    assert parse(told.body["payload"], ME) == parse(payload, ME)
    assert "blocks" not in told.body["payload"]["view"]
    assert await kept.take(payload) == []


async def test_the_stop_button_ends_what_is_underway_in_its_thread(kept: Kept) -> None:
    await kept.event(mention("<@UBOT> laptop?", "101.1", thread_ts="100.1"))
    await kept.event(mention("<@UBOT> pay?", "102.1"))
    stopped = {"type": "agent_session_stopped", "channel": "C1", "thread_ts": "100.1", "event_ts": "9.1"}
    (stop,) = await kept.event(stopped)
    assert kept.inbox.dropped == [("slack", "C1:100.1"), ("slack", "C1:101.1")]
    assert stop.lane == "C1:100.1"


async def test_home_is_shown_once_for_each_opening_and_a_removal_leaves_nothing_to_do(kept: Kept) -> None:
    opened = {"type": "app_home_opened", "user": "U1", "channel": "D1", "tab": "home"}
    assert [one.key for one in await kept.event(opened, "Ev5")] == ["opened:Ev5"]
    assert await kept.event(opened, "Ev5") == []
    await Keeping(kept.inbox, FLAGS, kept.underway).keep(Uninstalled("removed"), {})
    assert len(kept.inbox.got) == 1


async def test_what_cannot_be_kept_is_told(kept: Kept) -> None:
    kept.inbox.down = True
    with pytest.raises(Unavailable):
        await kept.event(mention("<@UBOT> days?"))


async def test_a_question_that_is_edited_before_it_is_begun_is_answered_as_it_stands() -> None:
    deliveries = FakeDeliveries()

    class Inbox:
        async def put(self, delivery: Delivery) -> bool:
            return await deliveries.store(delivery)

        async def drop(self, platform: str, subject: str) -> None:
            await deliveries.drop(platform, subject)

    keeping = Keeping(Inbox(), FLAGS, Underway())
    asked = direct("days?", "100.1")
    first, second = edited(asked, "leave?", "250.1"), edited(asked, "pay?", "251.1")
    for event in (asked, changed(first, asked), changed(second, first)):
        payload = callback(event)
        heard = parse(payload, ME)
        assert heard
        await keeping.keep(heard, payload)
    deliveries.now = 5.0
    done = []
    while claimed := await deliveries.claim("w", ["slack"], 20.0):
        done.append(claimed.delivery.subject)
        await deliveries.done("w", claimed)
    assert done == ["D1:100.1", "D1:100.1:251.1"]


def test_what_is_underway_is_bounded() -> None:
    underway = Underway()
    for number in range(10_050):
        heard = parse(callback(direct("days?", f"{number}.1")), ME)
        underway.begun(heard)  # type: ignore[arg-type]
    assert len(underway._subjects) == 10_000
