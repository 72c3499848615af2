"""Activities of every kind become values, or nothing; never an error."""

from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.teams.events import Arrived, Left, News, Pressed, Rated, Reacted, TookBack, Wrote
from adapters.teams.flagging import pressed, rated, reacted
from adapters.teams.parse import news_in
from adapters.teams.sender import Kind
from bot.events import Awaited, Flagged, Rechecked, Unflagged
from bot.flag import Reason
from bot.thread import Message, MessageId, PersonId, Room
from tests.fakes.activities import BOT, CHANNEL, PERSONAL, activity, in_channel
from tests.fakes.microsoft import TENANT

STAFF = frozenset({"everyone"})
CAME = datetime(2026, 11, 30, 10, 0, tzinfo=UTC)


def news(told: dict[str, Any]) -> News | None:
    return news_in(told, CAME, BOT)


def wrote(told: dict[str, Any]) -> Wrote:
    found = news(told)
    assert isinstance(found, Wrote)
    return found


def test_a_personal_message_is_for_the_bot() -> None:
    one = wrote(activity(text="how many leave days?"))
    at = datetime(2026, 11, 30, 9, 0, 0, 123456, tzinfo=UTC)
    assert one.message == Message(MessageId("1764480000000"), PersonId("29:ann"), "how many leave days?", at)
    assert one.addressed
    assert one.by.names == {"29:ann", "aad-ann"}
    assert one.place.room == Room("teams", "", PERSONAL)
    assert one.place.thread.root == MessageId(PERSONAL)
    assert (one.place.reference.kind, one.place.reference.tenant_id) == (Kind.PERSONAL, TENANT)


def test_a_message_of_a_channel_stands_in_its_thread() -> None:
    one = wrote(in_channel(root="1700", text="<at>Docs Helper</at> how many?"))
    assert one.place.room.id == CHANNEL
    assert one.place.thread.root == MessageId("1700")
    assert one.place.reference.conversation_id == CHANNEL
    assert one.place.reference.team_id == "group-1"
    assert one.place.names == (CHANNEL, "19:team@thread.tacv2", "group-1")
    assert (one.addressed, one.message.text) == (True, "how many?")


def test_a_message_that_opens_a_thread_is_its_root() -> None:
    plain = {"id": CHANNEL, "conversationType": "channel"}
    assert wrote(in_channel(conversation=plain, text="q")).place.thread.root == MessageId("1764480000000")


def test_words_in_a_channel_or_a_group_without_a_mention_are_not_surely_for_the_bot() -> None:
    assert not wrote(in_channel(text="lunch?", entities=[])).addressed
    group = {"id": "19:group@thread.v2", "conversationType": "groupChat", "isGroup": True}
    assert not wrote(activity(text="lunch?", conversation=group)).addressed


@pytest.mark.parametrize(
    ("conversation", "kind"),
    [
        ({"id": CHANNEL}, Kind.CHANNEL),
        ({"id": "19:group@thread.v2", "isGroup": True}, Kind.GROUP),
        ({"id": PERSONAL, "conversationType": "unheard-of"}, Kind.PERSONAL),
    ],
)
def test_a_conversation_that_does_not_say_its_kind_is_known_by_its_id(conversation: dict[str, Any], kind: Kind) -> None:
    assert wrote(activity(text="q", conversation=conversation)).place.reference.kind is kind


def test_c049_somebody_without_a_name_or_an_entra_id_is_heard() -> None:
    one = wrote(activity(text="q", **{"from": {"id": "29:x"}}))
    assert (one.by.id, one.by.names) == (PersonId("29:x"), {"29:x"})


def test_c049_what_nobody_wrote_is_ignored() -> None:
    assert news(activity(text="q", **{"from": None})) is None
    assert news(activity(text="q", **{"from": {"id": None}})) is None


def test_c049_a_guest_is_of_the_tenant_that_the_activity_names() -> None:
    assert wrote(activity(text="q", channelData={"tenant": {"id": "another"}})).by.tenant == "another"


def test_bots_are_not_listened_to_nor_the_bot_itself() -> None:
    assert news(activity(text="q", **{"from": {"id": "28:another-bot"}})) is None
    assert news(activity(text="q", **{"from": {"id": "29:x", "role": "bot"}})) is None
    assert news(activity(text="q", **{"from": {"id": BOT}})) is None


def test_c051_an_edit_is_the_same_message_at_its_old_time() -> None:
    for kind in ("editMessage", "undeleteMessage"):
        one = wrote(activity("messageUpdate", text="corrected?", channelData={"eventType": kind}))
        assert (one.message.id, one.message.text) == (MessageId("1764480000000"), "corrected?")
        assert one.message.at == datetime.fromtimestamp(1764480000, UTC)


def test_c051_a_deletion_takes_the_message_back() -> None:
    found = news(activity("messageDelete", channelData={"eventType": "softDeleteMessage"}))
    assert isinstance(found, TookBack)
    assert found.message == MessageId("1764480000000")


def test_reactions_are_told_without_their_skin_tones() -> None:
    added = [{"type": "1f44e_thumbsdown-tone3"}, {"type": "like"}]
    found = news(activity("messageReaction", replyToId="a1", reactionsAdded=added))
    assert isinstance(found, Reacted)
    assert (found.added, found.removed) == ({"1f44e_thumbsdown", "like"}, frozenset())
    (event,) = reacted(found, ("1f44e_thumbsdown",))
    assert isinstance(event, Flagged)
    assert (event.answer, event.by, event.why) == (MessageId("a1"), PersonId("29:ann"), None)


def test_a_reaction_that_is_taken_away_takes_the_flag_back() -> None:
    found = news(activity("messageReaction", replyToId="a1", reactionsRemoved=[{"type": "angry"}]))
    assert isinstance(found, Reacted)
    assert [type(event) for event in reacted(found, ("angry",))] == [Unflagged]
    assert list(reacted(found, ("sad",))) == []


def test_two_reactions_of_a_person_are_two_marks() -> None:
    added = [{"type": "angry"}, {"type": "1f44e_thumbsdown"}]
    found = news(activity("messageReaction", replyToId="a1", reactionsAdded=added))
    assert isinstance(found, Reacted)
    one, other = reacted(found, ("1f44e_thumbsdown", "angry"))
    assert isinstance(one, Flagged)
    assert isinstance(other, Flagged)
    assert (one.mark, other.mark) == ("1f44e_thumbsdown", "angry")


@pytest.mark.parametrize(
    ("removed", "events"),
    [
        ("angry", [(Flagged, "1f44e_thumbsdown"), (Unflagged, "angry")]),
        ("1f44e_thumbsdown-tone3", [(Flagged, "1f44e_thumbsdown")]),
    ],
)
def test_a_reaction_that_takes_anothers_place_leaves_the_flag(removed: str, events: list[tuple[type, str]]) -> None:
    changed = {"reactionsAdded": [{"type": "1f44e_thumbsdown"}], "reactionsRemoved": [{"type": removed}]}
    found = news(activity("messageReaction", replyToId="a1", **changed))
    assert isinstance(found, Reacted)
    came = reacted(found, ("1f44e_thumbsdown", "angry"))
    assert [(type(event), event.mark) for event in came if isinstance(event, Flagged | Unflagged)] == events


def feedback(reaction: str, words: Any, **changes: Any) -> Rated:
    value = {"actionName": "feedback", "actionValue": {"reaction": reaction, "feedback": words}}
    found = news(activity("invoke", name="message/submitAction", value=value, **changes))
    assert isinstance(found, Rated)
    return found


@pytest.mark.parametrize("words", ['{"feedbackText": "out of date"}', "out of date", {"feedbackText": "out of date"}])
def test_a_thumb_down_flags_with_what_was_written_in_whatever_form(words: Any) -> None:
    (event,) = rated(feedback("dislike", words, replyToId="a1"), ())
    assert isinstance(event, Flagged)
    assert (event.answer, event.why, event.text) == (MessageId("a1"), Reason.OTHER, "out of date")


@pytest.mark.parametrize("words", ["", "{}", None, 7])
def test_a_thumb_down_without_words_gives_no_reason(words: Any) -> None:
    (event,) = rated(feedback("dislike", words, replyToId="a1"), ())
    assert isinstance(event, Flagged)
    assert event.why is None


def test_a_thumb_up_takes_a_flag_back() -> None:
    assert [type(event) for event in rated(feedback("like", "", replyToId="a1"), ())] == [Unflagged]


def test_a_thumb_that_names_no_answer_is_about_the_newest() -> None:
    said = [Message(MessageId(f"m{n}"), None if n % 2 else PersonId("29:ann"), "x", CAME) for n in range(5)]
    (event,) = rated(feedback("dislike", ""), said)
    assert isinstance(event, Flagged)
    assert event.answer == MessageId("m3")
    assert list(rated(feedback("dislike", ""), ())) == []


def test_buttons_are_heard_from_both_kinds_of_cards() -> None:
    invoked = activity(
        "invoke",
        name="adaptiveCard/action",
        replyToId="c1",
        value={"action": {"type": "Action.Execute", "verb": "await", "data": {"answer": "a1"}}},
    )
    submitted = activity(text=None, replyToId="c1", value={"verb": "flag", "reason": "outdated", "text": "old"})
    one, other = news(invoked), news(submitted)
    assert isinstance(one, Pressed)
    assert isinstance(other, Pressed)
    (awaited,) = pressed(one, STAFF)
    assert isinstance(awaited, Awaited)
    assert awaited.answer == MessageId("a1")
    (flagged,) = pressed(other, STAFF)
    assert isinstance(flagged, Flagged)
    assert (flagged.answer, flagged.why, flagged.text) == (MessageId("c1"), Reason.OUTDATED, "old")


def test_check_again_is_heard_from_clients_that_execute_and_from_those_that_submit() -> None:
    executed = activity(
        "invoke",
        name="adaptiveCard/action",
        replyToId="a1",
        value={
            "action": {"type": "Action.Execute", "verb": "recheck", "data": {"verb": "recheck"}},
            "trigger": "manual",
        },
    )
    for told in (executed, activity(text=None, replyToId="a1", value={"verb": "recheck"})):
        found = news(told)
        assert isinstance(found, Pressed)
        (event,) = pressed(found, STAFF)
        assert isinstance(event, Rechecked)
        assert (event.answer, event.by, event.audience) == (MessageId("a1"), PersonId("29:ann"), STAFF)


def test_the_bot_hears_that_it_was_added_and_of_nobody_else() -> None:
    added = activity("conversationUpdate", membersAdded=[{"id": BOT}], locale="de-DE")
    assert isinstance(found := news(added), Arrived)
    assert found.language == "de"
    assert isinstance(news(activity("installationUpdate", action="add")), Arrived)
    assert news(activity("conversationUpdate", membersAdded=[{"id": "29:bob"}])) is None


def test_the_bot_hears_that_it_was_removed_and_of_nobody_else() -> None:
    assert isinstance(news(activity("installationUpdate", action="remove")), Left)
    assert isinstance(news(activity("conversationUpdate", membersRemoved=[{"id": BOT}])), Left)
    assert news(activity("installationUpdate", action="remove-upgrade")) is None
    assert news(activity("conversationUpdate", membersRemoved=[{"id": "29:bob"}])) is None


@pytest.mark.parametrize(
    "told",
    [
        {},
        activity("typing"),
        activity("event", name="x"),
        activity("invoke", name="composeExtension/query"),
        activity(text="q", serviceUrl=None),
        activity(text="q", conversation=None),
        activity(text="q", channelId="webchat"),
        activity("messageReaction", reactionsAdded=[{"type": "like"}]),
        activity("messageDelete", id=None),
        activity(text="q", id=None),
        activity(text="q", id="x" * 300),
    ],
)
def test_what_is_none_of_the_bots_is_nothing(told: dict[str, Any]) -> None:
    assert news(told) is None


def test_a_time_that_cannot_be_read_is_that_of_the_delivery() -> None:
    assert wrote(activity(text="q", timestamp="yesterday")).message.at == CAME


NAMES = [*in_channel(), "text", "value", "name", "action", "replyToId", "reactionsAdded", "membersAdded"]
LEAVES = st.sampled_from([None, True, 7, -1.5, "", "id", "\ud800", "x" * 300])
KEYS = st.sampled_from(["id", "type", "mentioned", "tenant", "channel", "team", "actionName", "actionValue", "action"])
INNER = LEAVES | st.lists(LEAVES, max_size=2) | st.dictionaries(KEYS, LEAVES, max_size=3)
WILD = INNER | st.lists(INNER, max_size=2) | st.dictionaries(KEYS, INNER, max_size=3)


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(NAMES), WILD, max_size=6), st.booleans())
def test_whatever_comes_is_read_or_ignored(changes: dict[str, Any], channel: bool) -> None:  # noqa: FBT001
    news_in({**(in_channel() if channel else activity()), **changes}, CAME, BOT)
