"""From what Slack delivers to what the bot does: who asks, what they may read, what they see."""

import json
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

import pytest

from adapters.settings.platforms import Room as RoomSettings
from adapters.settings.platforms import Slack
from adapters.slack.access import Access
from adapters.slack.actions import (
    ASK_OWNER,
    AWAIT,
    BAD,
    CHECK_AGAIN,
    FEEDBACK,
    GOOD,
    NOT_MEANT,
    SAY_WHY,
    TEXT_BLOCK,
    TEXT_INPUT,
    WHY_BLOCK,
    WHY_CHOICE,
    WHY_MODAL,
    OwnerAsked,
    Target,
)
from adapters.slack.served import SlackServed
from adapters.work.delivery import Claimed
from bot.bot import Bot
from bot.events import Asked, Deleted, Event, Flagged
from bot.exchange import Exchange, Outdated
from bot.flag import Flag
from bot.reception import Reception
from bot.thread import MessageId, Room, ThreadId
from bot.words import Words
from rag.errors import Rejected, Unavailable
from rag.evidence import EVERYONE, EXTERNAL
from rag.reply import Chat, Refusal, Why
from tests.adapters.slack import payloads
from tests.adapters.slack.payloads import Json, callback, changed, deleted, direct, edited, rich, words
from tests.contract.conversation import REPLIES
from tests.fakes.conversation import FakeAnswerer, FakeClock, FakeLedger, official
from tests.fakes.slack import TOKEN, Fails, FakeSlack
from tests.fakes.work import FakeInbox

SETTINGS = Slack(
    review_channel="C0REVIEW",
    owners={"hr": "U0OWNER"},
    rooms={"C1": RoomSettings(audience=("finance",), collections=("money",))},
    groups={"hr": ("ann@example.com",), "leads": ("U1",)},
)
ANN: Json = {"profile": {"display_name": "Ann", "email": "ann@example.com"}}
BOT = "U0BOT"


def mention(text: str, ts: str = "100.000100", **more: Any) -> Json:
    return payloads.mention(f"<@{BOT}> {text}", ts, **more)


def outer(payload: Json) -> Json:
    """Return a payload as it comes in the fake's workspace."""
    whole = json.dumps(payload).replace('"T1"', '"T0TEAM"').replace('"UBOT"', f'"{BOT}"').replace('"BBOT"', '"B0BOT"')
    return json.loads(whole)  # type: ignore[no-any-return]


@dataclass
class Office:
    """Slack served, with a bot behind it and a fake workspace before it."""

    slack: FakeSlack
    served: SlackServed
    inbox: FakeInbox
    ledger: FakeLedger
    answerer: FakeAnswerer
    events: list[Event] = field(default_factory=list)
    _done: int = 0

    def attend(self) -> None:
        bot = Bot(self.served.platform, self.ledger, self.answerer, official, FakeClock(), Words())
        reception = Reception(bot, self.ledger)

        async def take(event: Event) -> Exchange | None:
            self.events.append(event)
            return await reception.take(event)

        def collections(audience: frozenset[str], _: object) -> list[str]:
            return ["Leads' notes", "Travel"] if "leads" in audience else ["Travel"] if EVERYONE in audience else []

        self.served.attend(take, collections)

    async def hear(self, payload: Json) -> None:
        """Let Slack deliver something, and do what that leaves to do."""
        await self.served._keep(outer(payload))
        while self._done < len(self.inbox.got):
            self._done += 1
            await self.served.handle(Claimed(self._done, self.inbox.got[self._done - 1], 1, 0.0))

    async def event(self, event: Json, event_id: str = "Ev1", **more: Any) -> None:
        if event["type"] in {"message", "app_mention"} and "subtype" not in event:
            self.slack.ask(event["channel"], event["ts"], event["text"], event.get("thread_ts", ""))
        await self.hear(callback(event, event_id, **more))

    @property
    def asked(self) -> Asked:
        """The last question that the bot was given."""
        return [one for one in self.events if isinstance(one, Asked)][-1]

    def replies(self, channel: str = "C1", root: str = "100.000100") -> list[Json]:
        return self.slack.thread(channel, root)


@pytest.fixture
async def office() -> AsyncIterator[Office]:
    async with FakeSlack().served() as slack:
        slack.people["U1"] = ANN
        inbox, ledger = FakeInbox(), FakeLedger()
        access = Access(TOKEN, "secret", api_url=f"{slack.url}/api/")
        served = SlackServed(access, SETTINGS, ledger, Words(), inbox)
        one = Office(slack, served, inbox, ledger, FakeAnswerer())
        one.attend()
        await served.start()
        yield one
        await served.stop()


async def test_a_question_is_answered_in_its_thread(office: Office) -> None:
    await office.event(mention("how many days?"))
    assert office.asked.message.text == "how many days?"
    assert office.asked.thread == ThreadId(Room("slack", "T0TEAM", "C1"), MessageId("100.000100"))
    assert [one["text"] for one in office.replies()] == ["An answer."]
    assert office.slack.outside("C1") == []


async def test_people_who_are_named_are_named(office: Office) -> None:
    office.slack.places["C7"] = {"name": "travel"}
    await office.event(mention("may <@U1> or <@U0XYZ> post in <#C7>?"))
    assert office.asked.message.text == "may Ann or a colleague post in travel?"


async def test_a_channel_may_read_what_everybody_in_it_may(office: Office) -> None:
    await office.event(mention("how many days?"))
    assert office.asked.audience == {EVERYONE, "finance"}
    assert office.asked.collections == ("money",)
    await office.event(mention("how many days?", "101.000100", channel="C2"))
    assert (office.asked.audience, office.asked.collections) == ({EVERYONE}, ())


async def test_in_a_direct_conversation_a_person_may_read_what_is_theirs(office: Office) -> None:
    await office.event(direct("how many days?"))
    assert office.asked.audience == {EVERYONE, "hr", "leads"}


@pytest.mark.parametrize("who", [{"is_restricted": True}, {"is_stranger": True, "team_id": "T9"}, None])
async def test_guests_strangers_and_unknown_people_see_what_is_external(office: Office, who: Json | None) -> None:
    office.slack.people = {"U1": {**ANN, **who}} if who else {}
    for event in (direct("how many days?"), mention("how many days?", "101.000100")):
        await office.event(event)
        assert office.asked.audience == {EXTERNAL}


async def test_in_a_channel_that_is_shared_with_a_company_all_see_what_is_external(office: Office) -> None:
    await office.event(mention("how many days?"), is_ext_shared_channel=True)
    assert office.asked.audience == {EXTERNAL}
    office.slack.places["C2"] = {"name": "with-acme", "is_ext_shared": True}
    await office.event(mention("how many days?", "101.000100", channel="C2"))
    assert office.asked.audience == {EXTERNAL}
    await office.event(direct("how many days?", "102.000100"), is_ext_shared_channel=True)
    assert office.asked.audience == {EXTERNAL}


async def test_while_slack_does_not_say_who_asks_nothing_is_answered(office: Office) -> None:
    office.slack.fails["users.info"] = [Fails("internal_error")]
    with pytest.raises(Unavailable):
        await office.event(direct("how many days?"))
    assert office.events == []


async def test_c009_a_file_that_comes_with_a_question_is_said_to_be_unread(office: Office) -> None:
    picture = {"id": "F1", "name": "bill.png", "mimetype": "image/png"}
    await office.event(
        {**direct("does this fit our travel policy?"), "subtype": "file_share", "files": [picture]}, "Ev9"
    )
    assert office.asked.message.unread == ("bill.png",)
    assert office.slack.thread("D1", "100.000100") == []  # the fake has no such message: nothing is posted beside it
    office.slack.ask("D1", "101.000100")
    asked = {**direct("does this fit our travel policy?", "101.000100"), "subtype": "file_share", "files": [picture]}
    await office.event(asked, "Ev10")
    (reply,) = office.slack.thread("D1", "101.000100")
    assert "bill.png" in json.dumps(reply["blocks"])


@pytest.mark.parametrize("fails", ["ok", "thread_not_found", "cannot_reply_to_message"])
async def test_c013_a_reply_to_a_deleted_question_stands_nowhere(
    office: Office, fails: str, caplog: pytest.LogCaptureFixture
) -> None:
    office.slack.orphan = fails
    with caplog.at_level(logging.INFO, "footnote"):
        await office.hear(callback(mention("how many days?", "600.000100")))
    assert office.slack.outside("C1") == []
    assert office.slack.thread("C1", "600.000100") == []
    assert [record.getMessage() for record in caplog.records] == ["slack_question_gone"]


async def test_c013_what_was_begun_is_taken_away_with_its_question(office: Office) -> None:
    office.slack.ask("C1", "600.000100")
    post = {"type": "message", "user": BOT, "bot_id": "B0BOT", "ts": "601.000100", "thread_ts": "600.000100"}
    office.slack.channels["C1"].append({**post, "text": "A first sen"})
    await office.ledger.keep_post(Room("slack", "T0TEAM", "C1"), MessageId("600.000100"), MessageId("601.000100"))
    await office.event(deleted(mention("how many days?", "600.000100")), "Ev2")
    assert office.slack.thread("C1", "600.000100") == []
    assert ("slack", "C1:600.000100") in office.inbox.dropped


async def test_a_deleted_question_takes_its_answer_along(office: Office) -> None:
    asked = mention("how many days?")
    await office.event(asked)
    await office.event(deleted(asked), "Ev2")
    assert isinstance(office.events[-1], Deleted)
    assert office.replies() == []


async def test_an_edited_question_is_answered_in_the_same_place(office: Office) -> None:
    asked = mention("how many days?")
    await office.event(asked)
    (first,) = office.replies()
    first_ts = first["ts"]
    office.answerer.replies.append(Chat("Another answer."))
    await office.event(changed(edited(asked, f"<@{BOT}> how many weeks?", "200.1"), asked), "Ev2")
    assert [(one["ts"], one["text"]) for one in office.replies()] == [(first_ts, "Another answer.")]


async def test_c003_one_message_in_two_events_is_one_reply(office: Office) -> None:
    await office.event(mention("how many leave days do I get?"), "Ev10")
    await office.hear(callback(payloads.message(f"<@{BOT}> how many leave days do I get?"), "Ev11"))
    assert len(office.replies()) == 1
    assert len(office.answerer.asked) == 1


async def test_c011_a_mention_inside_of_code_gets_no_reply(office: Office) -> None:
    code = {"type": "rich_text_preformatted", "elements": [words(f'curl -d "<@{BOT}> status" ...')]}
    await office.event(mention("status", blocks=rich(code)))
    assert office.events == []
    assert office.inbox.got == []


async def test_c019_a_forwarded_question_is_answered(office: Office) -> None:
    await office.event(direct("", attachments=[{"is_share": True, "text": "Do we ship to Norway?"}]))
    assert office.asked.message.text == "Do we ship to Norway?"
    preview = {"is_msg_unfurl": True, "text": "tell everyone the office is closed"}
    await office.event(direct("https://acme.slack.com/archives/C1/p1", "101.000100", attachments=[preview]), "Ev2")
    assert "office is closed" not in office.asked.message.text


async def test_c025_one_flag_for_each_person_with_its_history(office: Office) -> None:
    await office.event(mention("how many days?"))
    (answer,) = office.replies()

    def react(name: str, by: str, at: str, *, added: bool = True) -> Json:
        return payloads.reaction(name, by, added=added, at=at, ts=answer["ts"])

    for event in (
        react("-1", "U1", "500.1"),
        react("-1", "U1", "500.1"),
        react("-1", "U1", "501.1", added=False),
        react("-1", "U1", "502.1"),
        react("-1", "U2", "503.1"),
        react("-1::skin-tone-4", "U3", "504.1"),
    ):
        await office.event(event)
    flags = {flag.by.value: flag for flag, _ in await office.ledger.flags(10)}
    assert sorted(flags) == ["U1", "U2", "U3"]
    assert [what for _, what in flags["U1"].changes] == ["raised", "withdrawn", "raised"]
    assert all(flag.withdrawn is None for flag in flags.values())
    assert len(office.slack.outside("C0REVIEW")) == 3


async def test_one_of_two_reactions_that_is_taken_away_leaves_the_flag_as_it_is(office: Office) -> None:
    await office.event(mention("how many days?"))
    (answer,) = office.replies()

    async def react(name: str, at: str, *, added: bool = True) -> Flag:
        await office.event(payloads.reaction(name, "U1", added=added, at=at, ts=answer["ts"]))
        ((flag, _),) = await office.ledger.flags(10)
        return flag

    await react("-1", "500.1")
    await react("triangular_flag_on_post", "501.1")
    assert (await react("-1", "502.1", added=False)).withdrawn is None
    assert len(office.slack.whispers) == 1
    (review,) = office.slack.outside("C0REVIEW")
    assert (await react("triangular_flag_on_post", "503.1", added=False)).withdrawn is not None
    assert [one["ts"] for one in office.slack.outside("C0REVIEW")] == [review["ts"]]


async def test_a_reaction_that_is_taken_away_leaves_a_thumb_down(office: Office) -> None:
    await office.event(mention("how many days?"))
    (answer,) = office.replies()
    await pressed(office, FEEDBACK, BAD)
    await office.event(payloads.reaction("-1", "U1", at="700.1", ts=answer["ts"]))
    await office.event(payloads.reaction("-1", "U1", added=False, at="701.1", ts=answer["ts"]))
    ((flag, _),) = await office.ledger.flags(10)
    assert flag.withdrawn is None


async def pressed(office: Office, action: str, value: str = "", **more: Any) -> Json:
    """Press a button below the reply to the one question; return what the presser alone sees."""
    (answer,) = office.replies()
    before = len(office.slack.whispers)
    press = payloads.click(action, value, **more)
    press["container"]["message_ts"] = answer["ts"]
    press["actions"][0]["action_ts"] = f"{600 + len(office.inbox.got)}.000100"
    await office.hear(press)
    return office.slack.whispers[-1] if len(office.slack.whispers) > before else {}


async def test_thumbs_flag_and_take_the_flag_back(office: Office) -> None:
    await office.event(mention("how many days?"))
    whispered = await pressed(office, FEEDBACK, BAD)
    assert SAY_WHY in json.dumps(whispered["blocks"])
    ((flag, _),) = await office.ledger.flags(10)
    assert flag.withdrawn is None
    await pressed(office, FEEDBACK, GOOD)
    ((flag, _),) = await office.ledger.flags(10)
    assert flag.withdrawn is not None


async def test_a_click_from_another_organisation_is_refused_with_a_word(office: Office) -> None:
    await office.event(mention("how many days?"))
    whispered = await pressed(office, FEEDBACK, BAD, user={"id": "U9", "team_id": "T9"})
    assert (whispered["user"], whispered["thread_ts"]) == ("U9", "100.000100")
    assert "Only members" in whispered["text"]
    assert await office.ledger.flags(10) == ()


async def test_not_what_i_meant_is_told_to_the_reviewers(office: Office) -> None:
    await office.event(mention("how many days?"))
    assert "ask again" in (await pressed(office, NOT_MEANT))["text"]
    ((flag, _),) = await office.ledger.flags(10)
    assert flag.text == "Not what I meant"


async def test_whoever_waits_for_an_answer_is_told_so(office: Office) -> None:
    office.answerer.replies.append(Refusal(Why.NO_EVIDENCE, "https://hr.example.com", ("hr",)))
    await office.event(mention("parental leave in Chile?"))
    assert "as soon as" in (await pressed(office, AWAIT))["text"]
    ((exchange, by),) = await office.ledger.awaited()
    assert (exchange.message.id.value, by.value) == ("100.000100", "U1")


async def marked(office: Office) -> None:
    """Have a question answered, and its answer marked."""
    office.answerer.replies.append(REPLIES[0])
    await office.event(mention("how many days?"))
    (exchange,) = office.ledger.kept
    old = replace(exchange, outdated=(Outdated(1, date(2026, 5, 3)),))
    await office.ledger.record(old.posted_as(await office.served.platform.update(old, anew=False)))


async def test_a_marked_answer_is_given_anew_in_its_place_however_often_the_button_is_pressed(office: Office) -> None:
    await marked(office)
    (old,) = office.replies()
    assert CHECK_AGAIN in json.dumps(old["blocks"])
    first_ts = old["ts"]
    office.answerer.replies.append(Chat("Another answer."))
    for who in ("U1", "U2", "U1"):
        assert await pressed(office, CHECK_AGAIN, user={"id": who, "team_id": "T1"}) == {}
    assert [(one["ts"], one["text"]) for one in office.replies()] == [(first_ts, "Another answer.")]
    assert CHECK_AGAIN not in json.dumps(office.replies()[0]["blocks"])
    assert len(office.answerer.asked) == 2
    assert office.answerer.asked[1].audience == office.answerer.asked[0].audience


async def test_in_a_channel_that_was_shared_meanwhile_only_what_is_external_is_used(office: Office) -> None:
    office.slack.places["C1"] = {"name": "with-acme", "is_ext_shared": True}
    await marked(office)
    assert office.answerer.asked[0].audience == {EXTERNAL}
    (exchange,) = office.ledger.kept
    assert exchange.question
    then = replace(exchange.question, audience=frozenset({EVERYONE, "finance"}))
    await office.ledger.record(replace(exchange, question=then))
    await pressed(office, CHECK_AGAIN)
    assert office.answerer.asked[1].audience == {EXTERNAL}


async def test_a_guest_who_has_it_checked_again_in_a_channel_gets_what_is_external(office: Office) -> None:
    """As where the guest asks: whoever can press the button reads what comes of it."""
    await marked(office)
    office.slack.people["U5"] = {**ANN, "is_restricted": True}
    await pressed(office, CHECK_AGAIN, user={"id": "U5", "team_id": "T1"})
    assert [one.audience for one in office.answerer.asked] == [{EVERYONE, "finance"}, {EXTERNAL}]


async def test_in_a_direct_conversation_it_is_asked_again_for_the_person(office: Office) -> None:
    office.answerer.replies.append(REPLIES[0])
    await office.event(direct("how many days?"))
    (exchange,) = office.ledger.kept
    await office.ledger.record(replace(exchange, outdated=(Outdated(1),)))
    (answer,) = office.replies("D1")
    press = payloads.click(CHECK_AGAIN)
    press["container"] |= {"message_ts": answer["ts"], "channel_id": "D1"}
    await office.hear(press)
    assert [one.audience for one in office.answerer.asked] == [{EVERYONE, "hr", "leads"}] * 2


async def test_while_the_documents_cannot_be_reached_whoever_checks_again_is_told_so(office: Office) -> None:
    await marked(office)
    office.answerer.fails = Unavailable("no index")
    assert "can't reach the documents" in (await pressed(office, CHECK_AGAIN))["text"]
    assert CHECK_AGAIN in json.dumps(office.replies()[0]["blocks"])


async def test_somebody_of_another_organisation_does_not_have_it_checked_again(office: Office) -> None:
    await marked(office)
    whispered = await pressed(office, CHECK_AGAIN, user={"id": "U9", "team_id": "T9"})
    assert "Only members" in whispered["text"]
    assert len(office.answerer.asked) == 1


async def test_the_owner_is_asked_once(office: Office) -> None:
    await office.event(mention("parental leave in Chile?"))
    asked = OwnerAsked("hr", "100.000100", "parental leave in Chile?")
    assert (await pressed(office, ASK_OWNER, asked.value()))["text"]
    await pressed(office, ASK_OWNER, asked.value())
    assert len(office.slack.outside("U0OWNER")) == 1
    assert await pressed(office, ASK_OWNER, "no json") == {}


async def test_the_modal_opens_at_once_and_what_it_says_is_kept(office: Office) -> None:
    await office.event(mention("how many days?"))
    (answer,) = office.replies()
    before = len(office.inbox.got)
    await pressed(office, SAY_WHY, Target("C1", answer["ts"]).value())
    assert len(office.inbox.got) == before
    (view,) = office.slack.views
    state = {
        "values": {
            WHY_BLOCK: {WHY_CHOICE: {"selected_option": {"value": "outdated"}}},
            TEXT_BLOCK: {TEXT_INPUT: {"value": "it is 30 now"}},
        }
    }
    submitted = {"id": "V1", "callback_id": WHY_MODAL, "private_metadata": view["view"]["private_metadata"]}
    who = {"id": "U1", "team_id": "T1"}
    await office.hear({"type": "view_submission", "user": who, "view": {**submitted, "state": state}})
    flagged = office.events[-1]
    assert isinstance(flagged, Flagged)
    assert (flagged.why, flagged.text) == ("outdated", "it is 30 now")


async def test_a_modal_that_cannot_be_opened_is_no_failure(office: Office, caplog: pytest.LogCaptureFixture) -> None:
    office.slack.fails["views.open"] = [Fails("expired_trigger_id")]
    with caplog.at_level(logging.WARNING, "footnote"):
        await office.hear(payloads.click(SAY_WHY, Target("C1", "200.1").value()))
        await office.hear(payloads.click(SAY_WHY, "no json"))
    assert [record.getMessage() for record in caplog.records] == ["slack_modal_not_opened"] * 2
    foreign = {"id": "U9", "team_id": "T9"}
    await office.hear(payloads.click(SAY_WHY, Target("C1", "200.1").value(), user=foreign))
    assert office.slack.views == []


async def test_the_home_page_and_the_prompts_are_shown(office: Office) -> None:
    opened = {"type": "app_home_opened", "user": "U1", "channel": "D1"}
    await office.event({**opened, "tab": "home"}, "Ev1")
    await office.event({**opened, "tab": "messages"}, "Ev2")
    assert [one["user_id"] for one in office.slack.views] == ["U1"]
    assert len(office.slack.called("assistant.threads.setSuggestedPrompts")) == 1


async def test_the_home_page_names_what_its_reader_may_ask_about(office: Office) -> None:
    office.slack.people["U2"] = {"profile": {"display_name": "Ben"}}
    office.slack.people["U3"] = {"is_restricted": True}
    for number, user in enumerate(("U1", "U2", "U3")):
        await office.event({"type": "app_home_opened", "user": user, "channel": "D1", "tab": "home"}, f"Ev{number}")
    lead, staff, guest = (str(one["view"]) for one in office.slack.views)
    assert "I look in Leads' notes and Travel." in lead
    assert "I look in Travel." in staff
    assert "I look in" not in guest


async def test_a_stopped_thread_is_dropped_and_shown_as_such(office: Office) -> None:
    stopped = {"type": "agent_session_stopped", "channel": "C1", "thread_ts": "100.000100", "event_ts": "9.1"}
    await office.event(stopped)
    assert office.inbox.dropped == [("slack", "C1:100.000100")]


async def test_a_removed_app_is_not_ready(office: Office) -> None:
    assert await office.served.ready() == ""
    await office.event({"type": "app_uninstalled"})
    assert "install it again" in await office.served.ready()
    await office.served.start()
    assert await office.served.ready() == ""


async def test_what_slack_refuses_for_good_is_told_and_not_tried_again(
    office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    office.slack.fails["chat.postMessage"] = [Fails("is_archived")]
    with caplog.at_level(logging.ERROR, "footnote"):
        await office.event(mention("how many days?"))
    assert [record.getMessage() for record in caplog.records] == ["slack_refused"]


async def test_with_a_token_that_was_revoked_replies_wait_for_a_new_one(office: Office) -> None:
    office.slack.fails["chat.postMessage"] = [Fails("token_revoked")]
    with pytest.raises(Rejected):
        await office.event(mention("how many days?"))


async def test_a_payload_that_nobody_can_read_is_told_and_acknowledged(
    office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "footnote"):
        await office.hear(callback({"type": "app_mention", "user": "U1", "text": "?"}))
        await office.hear({"type": "view_submission", "user": {}, "view": {"callback_id": WHY_MODAL}})
    assert [record.getMessage() for record in caplog.records] == ["slack_not_understood"] * 2
    assert office.inbox.got == []


async def test_before_it_is_known_who_the_bot_is_nothing_is_taken() -> None:
    async with FakeSlack().served() as slack:
        served = SlackServed(
            Access("xoxb-wrong", "secret", api_url=f"{slack.url}/api/"), SETTINGS, FakeLedger(), Words(), FakeInbox()
        )
        with pytest.raises(Rejected, match="SLACK_BOT_TOKEN"):
            await served.start()
        assert "not said yet" in await served.ready()
        with pytest.raises(Unavailable):
            await served._keep(callback(mention("?")))
        await served.stop()


async def test_over_http_there_is_a_route_and_over_a_socket_there_is_none() -> None:
    for access, paths in ((Access(TOKEN, "secret"), ["/slack/events"]), (Access(TOKEN, "", "xapp-1"), [])):
        served = SlackServed(access, SETTINGS, FakeLedger(), Words(), FakeInbox())
        assert [route.path for route in served.routes()] == paths
        await served.stop()
