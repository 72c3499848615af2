"""Replies in a Slack that fails as Slack does: once, in their thread, whole, or not at all."""

import logging
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from adapters.settings.platforms import Slack
from adapters.slack.actions import OwnerAsked, Target
from adapters.slack.calls import Gone, Lost, Refused
from adapters.slack.client import SlackPlatform
from bot.exchange import Outdated
from bot.flag import Flag, Reason
from bot.thread import MessageId, PersonId
from bot.words import Words
from rag.document import Kind
from rag.errors import Unavailable
from rag.evidence import EVERYONE
from rag.reply import Answer, Citation, Piece, Sentence, Tier
from tests.adapters.slack.scene import ROOM, ROOT, THREAD, TODAY, asked, opened
from tests.contract.conversation import PASSAGE, PlatformContract
from tests.fakes.conversation import FakeLedger
from tests.fakes.slack import LONGEST_UPDATE, Fails, FakeSlack, StillTime


def long_answer(signs: int) -> Answer:
    """Return an answer of so many characters, on six sources."""
    sentence = "Everybody who works here may take as many as 25 days of leave in each of the years that follow."
    pieces = tuple(
        Piece(Kind.PARAGRAPH, (Sentence(f"{number}: {sentence}", (number % 6 + 1,)),))
        for number in range(signs // len(sentence) + 1)
    )
    sources = tuple(Citation(number, PASSAGE, "25 days", f"https://hr.example.com/{number}") for number in range(1, 7))
    return Answer(pieces, sources, Tier.NORMAL, "fake/model", "https://hr.example.com")


class TestSlackPlatform(PlatformContract):
    @pytest.fixture
    async def platform(self) -> AsyncIterator[SlackPlatform]:
        async with FakeSlack().served() as fake:
            fake.ask("desk", "1")
            yield opened(fake, FakeLedger(), StillTime())


async def test_a_reply_stands_in_its_thread_without_previews(platform: SlackPlatform, slack: FakeSlack) -> None:
    posted = await platform.post(asked())
    (message,) = slack.thread("C0ASK", ROOT)
    assert message["ts"] == posted.value
    (sent,) = slack.called("chat.postMessage")
    assert (sent["unfurl_links"], sent["unfurl_media"]) == (False, False)


async def test_posts_are_kept_as_soon_as_slack_tells_of_them(
    platform: SlackPlatform, slack: FakeSlack, ledger: FakeLedger
) -> None:
    await platform.post(asked(reply=long_answer(30_000)))
    kept = await ledger.posts(ROOM, MessageId(ROOT))
    assert [post.value for post in kept] == [message["ts"] for message in slack.thread("C0ASK", ROOT)]


async def test_what_is_missing_of_a_reply_is_added_after_a_crash(
    platform: SlackPlatform, slack: FakeSlack, ledger: FakeLedger, time: StillTime
) -> None:
    slack.fails["chat.postMessage"] = [Fails("restricted_action")]
    with pytest.raises(Exception, match="restricted_action"):
        await platform.post(asked(reply=long_answer(30_000)))
    await opened(slack, ledger, time).post(asked(reply=long_answer(30_000)))
    texts = [message["text"] for message in slack.thread("C0ASK", ROOT)]
    assert len(texts) == len(set(texts)) > 1


@pytest.mark.parametrize("done", [True, False])
async def test_a_post_whose_answer_was_lost_is_looked_for_before_it_is_made_again(
    platform: SlackPlatform, slack: FakeSlack, ledger: FakeLedger, time: StillTime, *, done: bool
) -> None:
    slack.fails["chat.postMessage"] = [Fails(lost=True, done=done)]
    if done:
        await platform.post(asked())
    else:
        with pytest.raises(Lost):
            await platform.post(asked())
        await opened(slack, ledger, time).post(asked())
    assert len(slack.thread("C0ASK", ROOT)) == 1
    assert len(await ledger.posts(ROOM, MessageId(ROOT))) == 1


async def test_a_post_that_nobody_kept_is_found_by_its_mark(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime
) -> None:
    first = await platform.post(asked())
    again = opened(slack, FakeLedger(), time)
    assert await again.post(asked()) == first
    assert len(slack.thread("C0ASK", ROOT)) == 1


async def test_another_bots_mark_is_not_taken_for_our_own(platform: SlackPlatform, slack: FakeSlack) -> None:
    await platform.post(asked())
    slack.thread("C0ASK", ROOT)[0].update({"user": "U0OTHER", "bot_id": "B0OTHER"})
    platform.posts = FakeLedger()
    await opened(slack, FakeLedger(), StillTime()).post(asked())
    assert len(slack.thread("C0ASK", ROOT)) == 2


@pytest.mark.parametrize("orphan", ["ok", "thread_not_found", "cannot_reply_to_message"])
@pytest.mark.parametrize("looked", [True, False])
async def test_c013_a_deleted_question_leaves_nothing_behind(
    platform: SlackPlatform, slack: FakeSlack, ledger: FakeLedger, orphan: str, *, looked: bool
) -> None:
    slack.never["assistant.threads.setStatus"] = slack.never["agents.sessions.setStatus"] = "unknown_method"
    slack.orphan = orphan
    await platform.working(THREAD, asked().message)
    assert slack.reactions
    slack.remove("C0ASK", ROOT)
    if not looked:
        slack.fails["conversations.replies"] = [Fails("missing_scope")]
    with pytest.raises(Gone):
        await platform.post(asked())
    assert slack.channels["C0ASK"] == []
    assert not slack.reactions
    assert list(await ledger.posts(ROOM, MessageId(ROOT))) == []


async def test_c013_a_question_deleted_in_a_thread_that_stands_is_not_answered(
    platform: SlackPlatform, slack: FakeSlack
) -> None:
    later = "1700000000.000200"
    slack.ask("C0ASK", later, root=ROOT)
    question = replace(asked().message, id=MessageId(later))
    slack.remove("C0ASK", later)
    with pytest.raises(Gone):
        await platform.post(asked(message=question))
    assert slack.thread("C0ASK", ROOT) == []


async def test_c013_what_stands_for_a_deleted_question_is_no_question(
    platform: SlackPlatform, slack: FakeSlack
) -> None:
    slack.ask("C0ASK", "1700000000.000200", root=ROOT)
    slack.remove("C0ASK", ROOT)
    with pytest.raises(Gone):
        await platform.post(asked())
    assert not [message for message in slack.channels["C0ASK"] if message.get("bot_id")]


async def test_c033_a_long_answer_arrives_whole_and_in_order(platform: SlackPlatform, slack: FakeSlack) -> None:
    answer = long_answer(13_000)
    await platform.post(asked("Searching…"))
    await platform.update(asked(reply=answer))
    messages = slack.thread("C0ASK", ROOT)
    assert len(messages) > 1
    assert all(len(call["text"]) <= LONGEST_UPDATE for call in slack.called("chat.update"))
    said = "\n".join(str(message["blocks"]) for message in messages)
    at = [said.index(f"'{sentence.parted()[0]}") for sentence in answer.sentences()]
    assert at == sorted(at)
    assert said.count("'Sources'") == 1
    assert said.index("'Sources'") > at[-1]
    assert "Searching" not in said


async def test_c033_a_shorter_answer_takes_away_the_parts_that_it_does_not_need(
    platform: SlackPlatform, slack: FakeSlack, ledger: FakeLedger
) -> None:
    first = await platform.post(asked(reply=long_answer(30_000)))
    assert await platform.update(asked()) == first
    assert [message["ts"] for message in slack.thread("C0ASK", ROOT)] == [first.value]
    assert list(await ledger.posts(ROOM, MessageId(ROOT))) == [first]


async def test_blocks_that_slack_does_not_take_are_said_in_words(
    platform: SlackPlatform, slack: FakeSlack, caplog: pytest.LogCaptureFixture
) -> None:
    slack.fails["chat.postMessage"] = [Fails("invalid_blocks")]
    with caplog.at_level(logging.WARNING, "footnote.slack"):
        await platform.post(asked(reply=long_answer(13_000)))
    messages = slack.thread("C0ASK", ROOT)
    assert all(not message.get("blocks") and len(message["text"]) <= LONGEST_UPDATE for message in messages)
    said = "\n".join(message["text"] for message in messages)
    assert all(sentence.parted()[0] in said for sentence in long_answer(13_000).sentences())
    assert "https://hr.example.com/6" in said
    assert len(caplog.records) == 1


async def test_a_post_that_is_gone_is_posted_again(
    platform: SlackPlatform, slack: FakeSlack, ledger: FakeLedger
) -> None:
    first = await platform.post(asked())
    slack.remove("C0ASK", first.value)
    second = await platform.update(asked("Something else."))
    assert second != first
    assert list(await ledger.posts(ROOM, MessageId(ROOT))) == [second]


async def test_withdrawing_takes_everything_away(platform: SlackPlatform, slack: FakeSlack, ledger: FakeLedger) -> None:
    whole = asked(reply=long_answer(30_000))
    first = await platform.post(whole)
    slack.remove("C0ASK", first.value)
    await platform.withdraw(whole)
    await platform.withdraw(whole)
    assert slack.thread("C0ASK", ROOT) == []
    assert list(await ledger.posts(ROOM, MessageId(ROOT))) == []


async def test_a_stream_of_a_process_that_is_no_more_is_taken_away_too(
    platform: SlackPlatform, slack: FakeSlack, ledger: FakeLedger
) -> None:
    start = {"channel": "C0ASK", "thread_ts": ROOT, "markdown_text": "You", "recipient_user_id": "ada"}
    begun = await slack.client().api_call("chat.startStream", json=start)
    await ledger.keep_post(ROOM, MessageId(ROOT), MessageId(begun["ts"]))
    await platform.withdraw(asked())
    assert slack.thread("C0ASK", ROOT) == []


async def test_a_rate_limit_is_waited_for_as_long_as_slack_asks(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime
) -> None:
    slack.fails["chat.postMessage"] = [Fails(wait=7), Fails(wait=3)]
    await platform.post(asked())
    assert time.waits == [7, 3]
    assert len(slack.thread("C0ASK", ROOT)) == 1


async def test_a_rate_limit_that_lasts_too_long_is_told_with_its_wait(
    platform: SlackPlatform, slack: FakeSlack
) -> None:
    slack.fails["chat.postMessage"] = [Fails(wait=600)]
    with pytest.raises(Unavailable) as caught:
        await platform.post(asked())
    assert caught.value.retry_after == 600


async def test_an_answer_is_not_held_back_by_what_is_only_looked_up_or_shown(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime
) -> None:
    slack.fails["conversations.replies"] = slack.fails["assistant.threads.setStatus"] = [Fails(wait=30), Fails(wait=30)]
    await platform.working(THREAD, asked().message)
    await platform.post(asked())
    assert time.waits == []
    assert len(slack.thread("C0ASK", ROOT)) == 1


async def test_a_channel_gets_a_message_a_second_after_a_small_burst(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime
) -> None:
    await platform.post(asked(reply=long_answer(80_000)))
    sent = len(slack.called("chat.postMessage"))
    assert sent > 5
    assert sum(time.waits) == sent - 3


async def test_the_first_sign_that_a_workspace_allows_is_remembered(platform: SlackPlatform, slack: FakeSlack) -> None:
    slack.never["assistant.threads.setStatus"] = "unknown_method"
    await platform.working(THREAD, asked().message)
    await platform.working(THREAD, asked().message)
    assert len(slack.called("assistant.threads.setStatus")) == 1
    assert slack.statuses == [(ROOT, "processing")] * 2


async def test_eyes_are_taken_away_once_the_reply_stands(platform: SlackPlatform, slack: FakeSlack) -> None:
    slack.never["assistant.threads.setStatus"] = slack.never["agents.sessions.setStatus"] = "missing_scope"
    await platform.working(THREAD, asked().message)
    assert slack.reactions == {("C0ASK", ROOT, "eyes")}
    await platform.post(asked())
    assert slack.reactions == set()


async def test_a_refusal_for_one_thread_says_nothing_of_the_next(platform: SlackPlatform, slack: FakeSlack) -> None:
    slack.fails["assistant.threads.setStatus"] = [Fails("channel_type_not_supported")]
    await platform.working(THREAD, asked().message)
    await platform.working(THREAD, asked().message)
    assert [words for _, words in slack.statuses] == ["processing", "is reading the documents…"]


async def test_stopping_takes_the_sign_away(platform: SlackPlatform, slack: FakeSlack) -> None:
    await platform.working(THREAD, asked().message)
    await platform.stop(THREAD)
    assert slack.statuses[-1] == (ROOT, "")


async def test_a_sign_never_fails(platform: SlackPlatform, slack: FakeSlack) -> None:
    slack.fails["assistant.threads.setStatus"] = [Fails(lost=True)]
    await platform.working(THREAD, asked().message)
    assert slack.reactions == set()


async def test_history_has_the_bots_own_posts_and_other_peoples(platform: SlackPlatform, slack: FakeSlack) -> None:
    await platform.post(asked())
    slack.ask("C0ASK", "1900000000.000001", "And R&amp;D?", root=ROOT, user="bob")
    told = (await platform.history(THREAD)).messages
    assert [message.author for message in told] == [PersonId("ada"), None, PersonId("bob")]
    assert told[-1].text == "And R&D?"


async def test_history_of_a_long_thread_has_its_newest_messages(platform: SlackPlatform, slack: FakeSlack) -> None:
    slack.page = 20
    for number in range(1, 400):
        slack.ask("C0ASK", f"{1700000000 + 1000 * number}.000000", f"Message {number}", root=ROOT)
    told = await platform.history(THREAD)
    texts = [message.text for message in told.messages]
    assert told.partial
    assert (texts[0], texts[-1]) == ("How much leave?", "Message 399")
    assert len(texts) == len(set(texts))


async def test_c025_a_flag_is_told_once_and_taken_back_in_its_place(platform: SlackPlatform, slack: FakeSlack) -> None:
    posted = asked().posted_as(await platform.post(asked()))
    assert posted.posted
    at = posted.at
    raised = Flag(ROOM, posted.posted, PersonId("U1"), at).raised(at, None, "")
    link = await platform.flagged(posted, raised)
    assert link == f"https://team.slack.com/archives/C0ASK/p{posted.posted.value.replace('.', '')}"
    await platform.flagged(posted, raised.raised(at, Reason.OUTDATED, "It is 30 <!channel>"))
    (review,) = slack.outside("C0REVIEW")
    assert "It is out of date – It is 30 &lt;!channel&gt;" in review["text"]
    assert "What went wrong: refused with a page in hand" in review["text"]
    await platform.flagged(posted, raised.taken_back(at))
    (review,) = slack.outside("C0REVIEW")
    assert "This flag was taken back" in review["text"]
    assert "U1" in str(review["blocks"])
    other = Flag(ROOM, posted.posted, PersonId("U2"), at).raised(at, Reason.WRONG, "")
    await platform.flagged(posted, other)
    assert len(slack.outside("C0REVIEW")) == 2


async def test_reviewers_read_each_source_once_and_no_reason_where_none_was_given(
    platform: SlackPlatform, slack: FakeSlack
) -> None:
    reply = long_answer(600)
    posted = asked(Words().answer(reply, "en"), reply=reply, posted=MessageId("1.2"))
    await platform.flagged(posted, Flag(ROOM, MessageId("1.2"), PersonId("U1"), posted.at))
    (review,) = slack.outside("C0REVIEW")
    assert review["text"].count("Sources") == 1
    assert "Why" not in review["text"]


async def test_c025_the_flagger_alone_is_asked_why_and_only_once(platform: SlackPlatform, slack: FakeSlack) -> None:
    posted = asked().posted_as(await platform.post(asked()))
    assert posted.posted
    raised = Flag(ROOM, posted.posted, PersonId("U1"), posted.at).raised(posted.at, None, "")
    await platform.flagged(posted, raised)
    (whisper,) = slack.whispers
    assert (whisper["user"], whisper["thread_ts"]) == ("U1", ROOT)
    await platform.flagged(posted, raised.raised(posted.at, Reason.WRONG, ""))
    await platform.flagged(posted, raised.taken_back(posted.at))
    assert len(slack.whispers) == 1


async def test_a_review_channel_that_refuses_keeps_no_flag_back(platform: SlackPlatform, slack: FakeSlack) -> None:
    posted = asked().posted_as(await platform.post(asked()))
    assert posted.posted
    slack.fails["chat.postMessage"] = [Fails("not_in_channel")]
    assert await platform.flagged(posted, Flag(ROOM, posted.posted, PersonId("U1"), posted.at))


async def test_an_owner_is_asked_once(platform: SlackPlatform, slack: FakeSlack) -> None:
    question = OwnerAsked("hr", ROOT, "Leave in <!here> Chile?")
    assert await platform.ask_owner(ROOM, question, PersonId("ada"))
    assert await platform.ask_owner(ROOM, question, PersonId("bob"))
    (told,) = slack.outside("U0OWNER")
    assert "&lt;!here&gt;" in told["text"]
    assert not await platform.ask_owner(ROOM, replace(question, collection="travel"), PersonId("ada"))


async def test_those_who_wait_are_told_once(platform: SlackPlatform, slack: FakeSlack) -> None:
    posted = asked().posted_as(await platform.post(asked()))
    await platform.announce(posted, (PersonId("ada"), PersonId("bob")))
    await platform.announce(posted, (PersonId("ada"), PersonId("bob")))
    (_, told) = slack.thread("C0ASK", ROOT)
    assert told["text"] == "<@ada> <@bob> the documents answer this now: see the reply above."


async def test_the_modal_opens_for_the_reply_that_was_flagged(platform: SlackPlatform, slack: FakeSlack) -> None:
    await platform.ask_why("trigger", ROOM, MessageId("1.2"))
    (opened_view,) = slack.views
    assert opened_view["trigger_id"] == "trigger"
    assert Target.read(opened_view["view"]["private_metadata"]) == Target("C0ASK", "1.2")


async def test_a_person_gets_the_page_the_prompts_and_words_of_their_own(
    platform: SlackPlatform, slack: FakeSlack
) -> None:
    await platform.show_home("ada", frozenset({EVERYONE}))
    await platform.greet("D0ADA")
    await platform.told("C0ASK", ROOT, "ada", "Only for <!you>")
    assert slack.views[0]["user_id"] == "ada"
    (suggested,) = slack.called("assistant.threads.setSuggestedPrompts")
    assert suggested["channel_id"] == "D0ADA"
    (whisper,) = slack.whispers
    assert (whisper["user"], whisper["text"]) == ("ada", "Only for &lt;!you&gt;")


async def test_what_cannot_be_whispered_or_linked_is_no_error(platform: SlackPlatform, slack: FakeSlack) -> None:
    slack.fails["chat.postEphemeral"] = [Fails("user_not_in_channel")]
    slack.fails["chat.getPermalink"] = [Fails("message_not_found")]
    posted = asked().posted_as(await platform.post(asked()))
    assert posted.posted
    raised = Flag(ROOM, posted.posted, PersonId("U1"), posted.at).raised(posted.at, None, "")
    assert await platform.flagged(posted, raised) == ""
    assert len(slack.outside("C0REVIEW")) == 1


async def test_before_the_bot_knows_itself_it_reads_no_thread(platform: SlackPlatform, slack: FakeSlack) -> None:
    unknown = SlackPlatform(slack.client(), FakeLedger(), Words(), Slack(), lambda: TODAY)
    with pytest.raises(Unavailable):
        await unknown.history(THREAD)
    assert platform.watch(THREAD, replace(asked().message, author=None)) is None


async def test_a_post_that_may_not_be_deleted_stays(platform: SlackPlatform, slack: FakeSlack) -> None:
    await platform.post(asked())
    slack.fails["chat.delete"] = [Fails("cant_delete_message")]
    await platform.withdraw(asked())
    slack.fails["chat.delete"] = [Fails("missing_scope")]
    await platform.post(asked())
    with pytest.raises(Refused):
        await platform.withdraw(asked())


@pytest.mark.parametrize("code", ["message_not_found", "cant_update_message", "edit_window_closed"])
async def test_a_mark_takes_no_new_place_where_the_old_one_is_gone(
    platform: SlackPlatform, slack: FakeSlack, ledger: FakeLedger, code: str
) -> None:
    await platform.post(asked())
    before = await ledger.posts(ROOM, MessageId(ROOT))
    slack.fails["chat.update"] = [Fails(code)]
    with pytest.raises(Refused):
        await platform.update(asked(outdated=(Outdated(1),)), anew=False)
    assert len(slack.called("chat.postMessage")) == 1
    assert slack.called("chat.delete") == []
    assert await ledger.posts(ROOM, MessageId(ROOT)) == before


async def test_a_mark_is_not_posted_where_nothing_of_the_answer_is(platform: SlackPlatform, slack: FakeSlack) -> None:
    with pytest.raises(Gone):
        await platform.update(asked(outdated=(Outdated(1),)), anew=False)
    assert slack.called("chat.postMessage") == []


async def test_the_sign_of_work_goes_with_what_is_changed(platform: SlackPlatform, slack: FakeSlack) -> None:
    await platform.post(asked())
    await platform.working(THREAD, asked().message)
    await platform.update(asked(said="Hello again!"))
    assert [sent["status"] for sent in slack.called("assistant.threads.setStatus")][-1] == ""
