"""People ask in a real workspace, over signed HTTP, and the real service answers."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from adapters.slack.actions import AWAIT, BAD, FEEDBACK
from tests.e2e.slack.conftest import Running
from tests.e2e.slack.workspace import BOT, OFFICIAL, Json, get, post, until, words_of

pytestmark = pytest.mark.needs("slack-peer")

LEAVE = f"<@{BOT}> how much annual leave do full-time staff accrue?"
DAYS = "Full-time staff accrue 25 days of annual leave a year"
WEEKS = "Parental leave lasts 26 weeks at full pay"
LAPTOPS = "Laptops are replaced every four years"


@pytest.fixture(autouse=True)
def quick(running: Running) -> Iterator[None]:
    yield
    running.model.delay_s = 0.0


def test_a_mention_is_answered_in_its_thread_with_a_source(running: Running) -> None:
    place = running.place
    asked = place.ask(LEAVE)
    reply = place.answered(asked, DAYS)
    assert "https://hr.example.com/leave.md" in json.dumps(reply["blocks"])
    assert "Leave policy" in words_of(reply)
    assert len(place.thread(asked)) == 1
    assert place.outside() == []
    assert get(f"{running.service.url}/healthz") == {"status": "ok"}


def test_slack_is_answered_long_before_the_model_is(running: Running) -> None:
    place, running.model.delay_s = running.place, 2.0
    begin = time.monotonic()
    asked = place.ask(LEAVE)
    assert time.monotonic() - begin < 2.0
    place.answered(asked, DAYS)
    about = [one for one in place.deliveries() if one["payload"]["event"].get("ts") == asked]
    assert [one["status_code"] for one in about] == [200, 200]
    assert max(one["duration"] for one in about) < 2000


def test_an_eye_shows_that_a_question_is_worked_on(running: Running) -> None:
    place, running.model.delay_s = running.place, 1.5
    asked = place.ask(LEAVE)

    def reactions() -> list[str]:
        told = place.bot.reactions_get(channel=place.ask_docs, timestamp=asked)
        return [one["name"] for one in told["message"].get("reactions") or []]

    until(lambda: reactions() == ["eyes"], "a sign", within=2.0)
    place.answered(asked, DAYS)
    until(lambda: reactions() == [], "a sign that goes")


def test_the_asker_goes_on_without_a_mention_and_others_talk_among_themselves(running: Running) -> None:
    place = running.place
    asked = place.ask(LEAVE)
    place.answered(asked, DAYS)
    place.ask("How often are laptops replaced?", root=asked, who=place.bob)
    place.ask("And how long does parental leave last?", root=asked)
    place.answered(asked, WEEKS)
    assert len(place.thread(asked)) == 2
    assert not any(LAPTOPS in words_of(one) for one in place.thread(asked))


def test_a_direct_message_needs_no_mention(running: Running) -> None:
    place = running.place
    asked = place.ask("How often are laptops replaced?", place.direct)
    place.answered(asked, LAPTOPS, place.direct)
    assert place.outside(place.direct) == []


def test_what_the_documents_do_not_say_is_refused_with_where_to_ask(running: Running) -> None:
    place = running.place
    asked = place.ask(f"<@{BOT}> who won the chess olympiad in Buenos Aires?")
    reply = place.answered(asked, OFFICIAL)
    assert AWAIT in json.dumps(reply["blocks"])


def test_c001_an_event_that_comes_again_is_answered_once(running: Running) -> None:
    place, running.model.delay_s = running.place, 1.0
    asked = place.ask(LEAVE)
    event = next(one for one in place.deliveries() if one["payload"]["event"].get("ts") == asked)
    before = running.model.answers
    for number in (1, 2, 3):
        assert place.redeliver(event["payload"]["event_id"], number) == 200
    place.answered(asked, DAYS)
    assert place.redeliver(event["payload"]["event_id"], 3) == 200
    time.sleep(0.5)
    assert len(place.thread(asked)) == 1
    assert running.model.answers - before <= 1


def test_c023_two_people_in_one_thread_get_their_own_answers(running: Running) -> None:
    place, running.model.delay_s = running.place, 0.5
    root = place.ask("Two questions for the bot:")
    place.ask(f"<@{BOT}> how often are laptops replaced?", root=root)
    place.ask(f"<@{BOT}> how long does parental leave last?", root=root, who=place.bob)
    first, second = place.answered(root, LAPTOPS), place.answered(root, WEEKS)
    assert WEEKS not in words_of(first)
    assert LAPTOPS not in words_of(second)
    assert len(place.thread(root)) == 2


def reviewed(running: Running) -> list[str]:
    """Return what stands in the review channel."""
    return [words_of(one) for one in running.place.outside(running.place.channels["review"])]


def test_c025_a_reaction_flags_an_answer_and_takes_the_flag_back(running: Running) -> None:
    place = running.place
    asked = place.ask(LEAVE)
    reply = place.answered(asked, DAYS)
    before = len(reviewed(running))
    place.alice.reactions_add(channel=place.ask_docs, timestamp=reply["ts"], name="-1")
    until(lambda: len(reviewed(running)) == before + 1, "a flag for the reviewers")
    raised = reviewed(running)
    place.bob.reactions_add(channel=place.ask_docs, timestamp=reply["ts"], name="-1")
    until(lambda: len(reviewed(running)) == before + 2, "the other person's flag")
    place.alice.reactions_remove(channel=place.ask_docs, timestamp=reply["ts"], name="-1")
    until(lambda: len(set(reviewed(running)) & set(raised)) == before, "a flag that is taken back")
    place.alice.reactions_add(channel=place.ask_docs, timestamp=reply["ts"], name="-1")
    until(lambda: set(raised) <= set(reviewed(running)), "a flag that is raised again")
    assert len(reviewed(running)) == before + 2


def test_the_thumbs_down_button_flags(running: Running) -> None:
    place = running.place
    reply = place.answered(place.ask(LEAVE), DAYS)
    before = len(reviewed(running))
    assert place.press(reply, FEEDBACK, BAD, place.users["bob"])["status"] == 200
    until(lambda: len(reviewed(running)) == before + 1, "a flag for the reviewers")


def test_an_edited_question_is_answered_anew_in_the_same_place(running: Running) -> None:
    place = running.place
    asked = place.ask(LEAVE)
    first = place.answered(asked, DAYS)
    for text in ("how long does parental leave last?", "how often are laptops replaced?"):
        place.alice.chat_update(channel=place.ask_docs, ts=asked, text=f"<@{BOT}> {text}")
    second = place.answered(asked, LAPTOPS)
    assert second["ts"] == first["ts"]
    assert DAYS not in words_of(second)
    assert len(place.thread(asked)) == 1


def test_a_deleted_question_takes_its_answer_along(running: Running) -> None:
    place = running.place
    asked = place.ask(LEAVE)
    place.answered(asked, DAYS)
    place.alice.chat_delete(channel=place.ask_docs, ts=asked)
    until(lambda: place.thread(asked) == [], "an answer that is taken away")


def test_c013_a_question_that_is_deleted_while_it_is_worked_on_gets_no_answer(running: Running) -> None:
    place, running.model.delay_s = running.place, 2.0
    before = running.model.answers
    asked = place.ask(LEAVE)
    until(lambda: running.model.answers > before, "a model that is asked")
    place.alice.chat_delete(channel=place.ask_docs, ts=asked)
    time.sleep(2.5)
    assert place.thread(asked) == []
    assert place.outside() == []


def test_the_apps_page_is_shown(running: Running) -> None:
    place = running.place
    opened: Json = {"type": "app_home_opened", "user": place.users["alice"], "channel": place.direct, "tab": "home"}
    assert place.tell({**opened, "event_ts": "1.1"}, "EvHome") == 200


def test_what_slack_did_not_sign_is_not_read(running: Running) -> None:
    with pytest.raises(OSError, match="401"):
        post(f"{running.service.url}/slack/events", {"type": "url_verification", "challenge": "x"})


def test_many_questions_at_once_are_each_answered_once(running: Running) -> None:
    place = running.place
    with ThreadPoolExecutor(8) as pool:
        asked = list(pool.map(lambda _: place.ask(LEAVE), range(8)))
    for one in asked:
        place.answered(one, DAYS, within=30.0)
    assert [len(place.thread(one)) for one in asked] == [1] * 8


def test_nothing_went_wrong_unseen(running: Running) -> None:
    """The last test of this file: the service's log has no error, and nobody's words."""
    lines = [json.loads(line) for line in running.service.log().splitlines() if line.startswith("{")]
    assert [line for line in lines if "trace" in line or "problem" in line] == []
    assert "annual leave" not in running.service.log()
