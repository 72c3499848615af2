"""The way in from Slack: what is not signed, what cannot be kept, what nobody listens to."""

import asyncio
import hashlib
import hmac
import json
import logging
import time
from collections.abc import AsyncIterator
from urllib.parse import urlencode

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.me import Me
from adapters.slack.routes import PATH, Intake, http
from rag.errors import Unavailable
from tests.adapters.slack.payloads import ME, Json, callback, click, mention

SECRET = "8f742231b10e8888abcd99yyyzzz85a5"  # noqa: S105  # opens nothing


class Door:
    """The route, with Slack on its other side."""

    def __init__(self, me: Me | None = ME) -> None:
        self.me, self.kept = me, list[Json]()
        self.fails: Exception | None = None
        self.takes = 0.0
        web_client = AsyncWebClient(base_url="http://127.0.0.1:9/api/")
        self.intake = Intake(web_client, lambda: self.me, self._keep)
        app = web.Application()
        app.add_routes([http(self.intake, SECRET)])
        self.client = TestClient(TestServer(app))

    async def _keep(self, payload: Json) -> None:
        await asyncio.sleep(self.takes)
        if self.fails:
            raise self.fails
        self.kept.append(payload)

    async def send(self, body: str | bytes, *, kind: str = "application/json", **headers: str) -> tuple[int, str]:
        raw = body.encode() if isinstance(body, str) else body
        signed = {"Content-Type": kind, **signature(raw), **headers}
        async with self.client.post(PATH, data=raw, headers=signed) as answer:
            return answer.status, await answer.text()

    async def event(self, payload: Json, **headers: str) -> int:
        return (await self.send(json.dumps(payload), **headers))[0]

    async def press(self, payload: Json) -> tuple[int, str]:
        body = urlencode({"payload": json.dumps(payload)})
        return await self.send(body, kind="application/x-www-form-urlencoded")


def signature(body: bytes, secret: str = SECRET, at: int | None = None) -> dict[str, str]:
    """Return the headers that Slack signs with: docs.slack.dev, verifying requests from Slack."""
    stamp = str(int(time.time()) if at is None else at)
    digest = hmac.new(secret.encode(), b"v0:" + stamp.encode() + b":" + body, hashlib.sha256).hexdigest()
    return {"X-Slack-Request-Timestamp": stamp, "X-Slack-Signature": f"v0={digest}"}


@pytest.fixture
async def door() -> AsyncIterator[Door]:
    one = Door()
    await one.client.start_server()
    yield one
    await one.client.close()


async def test_what_slack_signed_is_kept_and_then_acknowledged(door: Door) -> None:
    payload = callback(mention("<@UBOT> days?"))
    assert await door.event(payload) == 200
    assert door.kept == [payload]


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Slack-Signature": "v0=" + "0" * 64},
        {"X-Slack-Signature": "v0=ü"},
        {"X-Slack-Signature": ""},
        {"X-Slack-Request-Timestamp": "yesterday"},
        {"X-Slack-Request-Timestamp": ""},
        signature(b'{"a": 1}', "another secret"),
        signature(b'{"a": 1}', at=int(time.time()) - 301),
        signature(b'{"a": 1}', at=int(time.time()) + 4000),
    ],
)
async def test_what_slack_did_not_sign_is_refused(door: Door, headers: dict[str, str]) -> None:
    assert await door.send('{"a": 1}', **headers) == (401, "not signed by Slack")
    assert door.kept == []


async def test_bytes_that_are_no_text_are_refused_unread(door: Door) -> None:
    assert (await door.send(b"\xff\xfe{"))[0] == 401


async def test_the_address_is_proven_to_slack_before_the_bot_is_known(door: Door) -> None:
    door.me = None
    status, body = await door.send(json.dumps({"token": "t", "challenge": "3eZbrw1a", "type": "url_verification"}))
    assert (status, json.loads(body)) == (200, {"challenge": "3eZbrw1a"})


async def test_what_cannot_be_kept_is_not_acknowledged(door: Door, caplog: pytest.LogCaptureFixture) -> None:
    door.fails = Unavailable("the deliveries are locked")
    with caplog.at_level(logging.ERROR, "footnote"):
        assert await door.event(callback(mention("<@UBOT> days?"))) == 503
        assert (await door.press(click("footnote_feedback", "bad")))[0] == 503
    assert [record.getMessage() for record in caplog.records] == ["slack_not_kept"] * 2
    door.fails = KeyError("a bug")
    assert await door.event(callback(mention("<@UBOT> days?"))) == 503


async def test_before_the_bot_is_known_slack_is_told_to_come_again(door: Door) -> None:
    door.me = None
    assert await door.event(callback(mention("<@UBOT> days?"))) == 503
    assert door.kept == []


async def test_a_slow_store_is_waited_for(door: Door) -> None:
    door.takes = 0.2
    begin = time.monotonic()
    assert await door.event(callback(mention("<@UBOT> days?"))) == 200
    assert time.monotonic() - begin >= 0.2
    assert len(door.kept) == 1


async def test_retries_are_kept_like_any_other(door: Door) -> None:
    """Socket Mode counts from 0: whoever drops what has a retry header there drops everything."""
    payload = callback(mention("<@UBOT> days?"))
    for number in ("0", "1", "2"):
        headers = {"X-Slack-Retry-Num": number, "X-Slack-Retry-Reason": "http_timeout"}
        assert await door.event(payload, **headers) == 200
    assert len(door.kept) == 3


@pytest.mark.parametrize(
    "payload",
    [
        callback({"type": "message_metadata_posted", "channel": "C1"}),
        callback({"type": "something_of_next_year"}),
        {"type": "app_rate_limited", "team_id": "T1", "minute_rate_limited": 1},
        {"type": "something_else", "team_id": "T1"},
        {"team_id": "T1"},
        {},
    ],
)
async def test_what_nobody_listens_to_is_acknowledged(door: Door, payload: Json) -> None:
    assert await door.event(payload) == 200


async def test_clicks_and_modals_are_kept_and_answered_with_nothing(door: Door) -> None:
    assert await door.press(click("footnote_feedback", "bad")) == (200, "")
    view = {"type": "modal", "id": "V1", "callback_id": "footnote_why", "private_metadata": "", "state": {}}
    submitted = {"type": "view_submission", "team": {"id": "T1"}, "user": {"id": "U1", "team_id": "T1"}, "view": view}
    assert await door.press(submitted) == (200, "")
    assert await door.press({**click("other"), "type": "message_action", "callback_id": "x"}) == (200, "")
    assert [one["type"] for one in door.kept] == ["block_actions", "view_submission"]


async def test_the_bots_own_messages_reach_the_reader_that_knows_them(door: Door) -> None:
    assert await door.event(callback(mention("An answer.", user="UBOT", bot_id="BBOT"))) == 200
    assert len(door.kept) == 1


def org_wide(team: str, organisation: str) -> Json:
    installed = {"enterprise_id": organisation, "team_id": None, "user_id": "UBOT", "is_enterprise_install": True}
    event = mention("<@UBOT> holidays?")
    return callback(event, team_id=team, enterprise_id=organisation, authorizations=[installed])


async def test_c017_an_organisations_token_answers_in_each_of_its_workspaces(door: Door) -> None:
    door.me = Me("UBOT", "BBOT", "T1", "A1", "", "E1", org_wide=True)
    assert await door.event(org_wide("T2", "E1")) == 200
    assert len(door.kept) == 1


async def test_c017_without_a_token_the_operator_is_told_once_and_slack_is_content(
    door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    elsewhere = callback(mention("<@UBOT> holidays?"), team_id="T2", enterprise_id="E1")
    elsewhere["authorizations"] = [
        {"enterprise_id": "E1", "team_id": "T2", "user_id": "UBOT", "is_enterprise_install": True}
    ]
    with caplog.at_level(logging.WARNING):
        assert await door.event(elsewhere) == 200
        assert await door.event(elsewhere) == 200
    assert door.kept == []
    (record,) = caplog.records
    assert "workspace T2 of organisation E1" in record.__dict__["fields"]["problem"]


async def test_a_hundred_at_once_are_all_kept(door: Door) -> None:
    door.takes = 0.05
    every = [door.event(callback(mention("<@UBOT> days?", f"{number}.1"), f"Ev{number}")) for number in range(100)]
    assert set(await asyncio.gather(*every)) == {200}
    assert len(door.kept) == 100


@pytest.mark.parametrize("digits", [1, 308, 309, 400, 5000])
async def test_a_time_of_any_length_is_refused_where_it_is_not_signed(door: Door, digits: int) -> None:
    headers = {"X-Slack-Request-Timestamp": "9" * digits, "X-Slack-Signature": "v0=0"}
    assert (await door.send("{}", **headers))[0] == 401


async def test_a_body_that_cannot_be_unpacked_is_refused(door: Door) -> None:
    assert (await door.send(b"xx", **{"Content-Encoding": "gzip"}))[0] == 401


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("[]", "application/json"),
        ("1", "application/json"),
        ("null", "application/json"),
        ("[" * 100_000, "application/json"),
        ('{"type":"event_callback","event":1}', "application/json"),
        ('{"type":"event_callback","event_id":5,"team_id":[],"event":{"type":"message","ts":{}}}', "application/json"),
        ("payload=%7B", "application/json"),
        ("payload=%7B", "application/x-www-form-urlencoded"),
        ("payload=1", "application/x-www-form-urlencoded"),
    ],
)
async def test_what_slack_signed_and_nobody_understands_is_a_bad_request(door: Door, body: str, kind: str) -> None:
    assert (await door.send(body, kind=kind))[0] in {200, 400}
    assert await door.event(callback(mention("<@UBOT> days?"))) == 200
