"""Answers that grow in Slack: what is shown was proven, ends where it must, and is completed by the reply."""

from dataclasses import replace

import pytest

from adapters.slack.client import SlackPlatform
from adapters.slack.flow import Flow
from bot.exchange import Exchange
from bot.thread import MessageId
from bot.words import Words
from rag.document import Kind
from rag.reply import Answer, Citation, Piece, Sentence, Tier
from rag.stream import sentence_by_sentence
from rag.watch import Begun, Progress, Reading, Watch, Writing
from tests.adapters.slack.scene import ROOM, ROOT, THREAD, asked, opened
from tests.contract.conversation import PASSAGE
from tests.fakes.conversation import FakeLedger
from tests.fakes.slack import Fails, FakeSlack, StillTime

LINK = "https://hr.example.com/leave#:~:text=25%20days"
ANSWER = Answer(
    (
        Piece(Kind.PARAGRAPH, (Sentence("You get 25 days.", (1,)), Sentence("Use them.", (1,)))),
        Piece(Kind.ITEM, (Sentence("Run `a < b && <!channel>` *now*.", (1,)),), "-", 1),
    ),
    (Citation(1, PASSAGE, "25 days", LINK),),
    Tier.CITE,
    "fake/model",
    "https://hr.example.com",
)


def steps(answer: Answer = ANSWER) -> list[Progress]:
    begun = Begun(answer.tier, answer.official_url)
    return [Reading(), Writing(), begun, *sentence_by_sentence(answer)]


def watched(platform: SlackPlatform) -> Watch:
    watch = platform.watch(THREAD, asked().message)
    assert watch is not None
    return watch


async def tell(watch: Watch, time: StillTime, answer: Answer = ANSWER, pause: float = 1.0) -> None:
    for step in steps(answer):
        await watch(step)
        time.at += pause


def whole() -> Exchange:
    return asked(reply=ANSWER)


async def test_sentences_appear_in_one_stream_and_the_reply_takes_its_place(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime, ledger: FakeLedger
) -> None:
    await platform.working(THREAD, whole().message)
    await tell(watched(platform), time)
    (message,) = slack.thread("C0ASK", ROOT)
    assert message["text"] == (
        f"**Not sure.**\n\nYou get 25 days [\\[1\\]]({LINK}). Use them [\\[1\\]]({LINK}).\n\n"
        f"- Run `a < b && <\u200b!channel>` \\*now\\* [\\[1\\]]({LINK})."
    )
    assert [post.value for post in await ledger.posts(ROOM, MessageId(ROOT))] == [message["ts"]]
    posted = await platform.post(whole())
    (message,) = slack.thread("C0ASK", ROOT)
    assert message["ts"] == posted.value
    assert "Sources" in str(message["blocks"])
    assert message["metadata"]["event_payload"]["message"] == ROOT
    assert slack.streams == set()
    (start,) = slack.called("chat.startStream")
    assert (start["recipient_user_id"], start["recipient_team_id"]) == ("ada", "T0TEAM")


async def test_where_streams_are_refused_a_post_grows_every_three_seconds_at_most(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime
) -> None:
    slack.never["chat.startStream"] = "unknown_method"
    await tell(watched(platform), time)
    assert len(slack.called("chat.postMessage")) == 1
    assert len(slack.called("chat.update")) == 0
    await platform.post(whole())
    assert len(slack.thread("C0ASK", ROOT)) == 1
    await tell(watched(platform), time, pause=3.0)
    assert len(slack.called("chat.startStream")) == 1


async def test_a_stream_that_was_begun_before_a_crash_is_completed_by_another_process(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime, ledger: FakeLedger
) -> None:
    await tell(watched(platform), time)
    await opened(slack, ledger, time).post(whole())
    (message,) = slack.thread("C0ASK", ROOT)
    assert "Sources" in str(message["blocks"])
    assert slack.streams == set()


@pytest.mark.parametrize("code", ["message_not_in_streaming_state", "stopped_by_user"])
async def test_a_stream_that_ended_by_itself_leaves_the_rest_to_the_reply(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime, code: str
) -> None:
    slack.fails["chat.appendStream"] = [Fails(code)]
    await tell(watched(platform), time)
    assert len(slack.called("chat.appendStream")) == 1
    slack.streams.clear()
    await platform.post(whole())
    (message,) = slack.thread("C0ASK", ROOT)
    assert "Sources" in str(message["blocks"])


async def test_a_question_deleted_meanwhile_gets_no_stream(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime
) -> None:
    slack.remove("C0ASK", ROOT)
    await tell(watched(platform), time)
    assert slack.channels["C0ASK"] == []
    assert len(slack.called("chat.startStream")) == 1


async def test_what_was_begun_is_taken_away_when_the_question_is(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime, ledger: FakeLedger
) -> None:
    await tell(watched(platform), time)
    await platform.forget(THREAD, MessageId(ROOT))
    assert slack.thread("C0ASK", ROOT) == []
    assert list(await ledger.posts(ROOM, MessageId(ROOT))) == []


async def test_what_was_proven_stays_when_somebody_stops_the_bot(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime
) -> None:
    await platform.working(THREAD, whole().message)
    await tell(watched(platform), time)
    await platform.stop(THREAD)
    assert slack.streams == set()
    assert slack.statuses[-1] == (ROOT, "")
    assert len(slack.thread("C0ASK", ROOT)) == 1


async def test_appends_wait_for_their_turn_and_nothing_is_lost(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime
) -> None:
    many = tuple(Piece(Kind.PARAGRAPH, (Sentence(f"Day {number}.", (1,)),)) for number in range(50))
    await tell(watched(platform), time, replace(ANSWER, pieces=many), pause=0.1)
    assert len(slack.called("chat.appendStream")) < 10
    (message,) = slack.thread("C0ASK", ROOT)
    assert message["text"].count("Day") > 40


async def test_a_pages_own_words_are_not_streamed_as_the_models(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime
) -> None:
    own = Piece(Kind.PARAGRAPH, (Sentence("25 days", (1,), quoted=True),))
    await tell(watched(platform), time, replace(ANSWER, pieces=(own,)))
    assert slack.thread("C0ASK", ROOT) == []


async def test_a_lost_answer_to_an_append_repeats_nothing(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime
) -> None:
    slack.fails["chat.appendStream"] = [Fails(lost=True, done=True)]
    await tell(watched(platform), time)
    (message,) = slack.thread("C0ASK", ROOT)
    assert message["text"].count("Use them") == 1


@pytest.mark.parametrize("done", [True, False])
async def test_a_stream_whose_beginning_was_not_confirmed_is_found(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime, *, done: bool
) -> None:
    slack.fails["chat.startStream"] = [Fails(lost=True, done=done)]
    await tell(watched(platform), time)
    await platform.post(whole())
    assert len(slack.thread("C0ASK", ROOT)) == 1
    assert slack.streams == set()


async def test_a_refusal_of_one_stream_says_nothing_of_the_next(
    platform: SlackPlatform, slack: FakeSlack, time: StillTime
) -> None:
    slack.fails["chat.startStream"] = [Fails("channel_type_not_supported")]
    await tell(watched(platform), time)
    assert len(slack.called("chat.postMessage")) == 1
    await tell(watched(platform), time)
    assert len(slack.called("chat.startStream")) == 2


def test_code_in_a_stream_ends_where_it_ends() -> None:
    code = Piece(Kind.CODE, (Sentence("```\n<@U1> a | b\n```", (1,)),))
    (released,) = sentence_by_sentence(replace(ANSWER, pieces=(code,)))
    said = Flow().more(released, ANSWER.citations)
    assert said.startswith("````\n```\n<\u200b@U1> a | b\n```\n````\n[")


def test_a_hedged_answer_says_so_before_anything_else() -> None:
    label = Flow.label(Tier.HEDGE, Words(), "en")
    assert label == "**Based on limited information available**\n\n"
