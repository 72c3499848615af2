"""Who calls is proved by a token; what the bot sends is signed with one. Nothing of either holds up the event loop."""

import asyncio
import base64
import json
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import jwt
import pytest
from aiohttp import web

from adapters.settings import Mistakes
from adapters.teams.access import Access, AppKind, access_of, local_access
from adapters.teams.credentials import Credentials, Token, credentials_of
from adapters.teams.keys import Keys
from adapters.teams.line import Line
from adapters.teams.sdk.connector import connector
from adapters.teams.sender import Kind, Reference, Refused
from adapters.teams.tokens import Tokens, Unauthorized
from adapters.teams.wire import Wire
from rag.errors import Malformed, Rejected, Unavailable
from tests.fakes.microsoft import APP_ID, TENANT, FakeMicrosoft, microsoft

STS = f"https://sts.windows.net/{TENANT}/"
V2 = f"https://login.microsoftonline.com/{TENANT}/v2.0"


@pytest.fixture
async def fake() -> AsyncIterator[FakeMicrosoft]:
    async with microsoft() as one:
        yield one


@pytest.fixture
def access(fake: FakeMicrosoft) -> Access:
    found = access_of(fake.environment())
    assert found is not None
    return found


@pytest.fixture
async def wire(access: Access) -> AsyncIterator[Wire]:
    one = Wire(access)
    yield one
    await one.close()


@pytest.fixture
def tokens(access: Access, wire: Wire) -> Tokens:
    return Tokens(access, wire.get)


def forged(alg: str, key: str = "", **claims: Any) -> str:
    """Return a token that no library would write."""
    now = int(time.time())
    whole = {"iss": "https://api.botframework.com", "aud": APP_ID, "exp": now + 3600, "serviceurl": "x", **claims}
    parts = [json.dumps(part).encode() for part in ({"alg": alg, "kid": "k1", "typ": "JWT"}, whole)]
    return ".".join([*(base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in parts), key])


GOOD = {
    "the channel's own": {},
    "with a serviceUrl spelled otherwise": {"serviceUrl": "https://x", "serviceurl": None},
    "a little too early": {"nbf": int(time.time()) + 200},
    "of a single tenant's directory, version 1": {"iss": STS, "appid": APP_ID, "serviceurl": None},
    "of a single tenant's directory, version 2": {"iss": V2, "azp": APP_ID, "serviceurl": None},
    "of Microsoft's directory for bots": {
        "iss": "https://sts.windows.net/d6d49420-f39b-4df7-a1dc-d59a935871db/",
        "appid": APP_ID,
        "serviceurl": None,
    },
}


@pytest.mark.parametrize("changes", GOOD.values(), ids=GOOD.keys())
async def test_c057_good_tokens_are_taken(fake: FakeMicrosoft, tokens: Tokens, changes: dict[str, Any]) -> None:
    await tokens.caller(f"Bearer {fake.token(**changes)}")


BAD = {
    "for another bot": {"aud": "another-app"},
    "for several bots, not this one": {"aud": ["a", "b"]},
    "for nobody": {"aud": None},
    "of another issuer": {"iss": "https://evil.example.com"},
    "of another tenant": {"iss": "https://sts.windows.net/00000000-0000-4000-8000-000000000000/", "appid": APP_ID},
    "without an issuer": {"iss": None},
    "whose issuer is no text": {"iss": 7},
    "expired": {"exp": int(time.time()) - 3600},
    "that never expires": {"exp": None},
    "whose end is no time": {"exp": "soon"},
    "of tomorrow": {"nbf": int(time.time()) + 86_400},
    "of the channel without a service URL": {"serviceurl": None},
    "of another app of the directory": {"iss": STS, "appid": "another-app", "serviceurl": None},
    "of the directory and no app": {"iss": STS, "serviceurl": None},
}


@pytest.mark.parametrize("changes", BAD.values(), ids=BAD.keys())
async def test_c057_bad_tokens_are_refused(fake: FakeMicrosoft, tokens: Tokens, changes: dict[str, Any]) -> None:
    with pytest.raises(Unauthorized):
        await tokens.caller(f"Bearer {fake.token(**changes)}")


@pytest.mark.parametrize("header", [None, "", "Bearer", "Bearer x", "Bearer a.b.c", "Basic dXNlcg==", "Bearer ..", "é"])
async def test_c057_what_is_no_token_is_refused(tokens: Tokens, header: str | None) -> None:
    with pytest.raises(Unauthorized):
        await tokens.caller(header)


async def test_c057_a_token_without_a_signature_is_refused(tokens: Tokens) -> None:
    for alg in ("none", "None", "RS256", "HS256", "RS512"):
        with pytest.raises(Unauthorized):
            await tokens.caller(f"Bearer {forged(alg)}")


async def test_c057_a_token_signed_with_the_public_key_as_a_secret_is_refused(tokens: Tokens) -> None:
    secret = jwt.encode({"aud": APP_ID, "iss": "https://api.botframework.com"}, "x" * 64, headers={"kid": "k1"})
    with pytest.raises(Unauthorized):
        await tokens.caller(f"Bearer {secret}")


async def test_c057_the_right_claims_signed_by_another_key_are_refused(fake: FakeMicrosoft, tokens: Tokens) -> None:
    fake.new_key("hidden", hidden=True)
    with pytest.raises(Unauthorized):
        await tokens.caller(f"Bearer {fake.token('hidden')}")
    stolen = jwt.encode(
        jwt.decode(fake.token(), options={"verify_signature": False}),
        fake.keys["hidden"],
        algorithm="RS256",
        headers={"kid": "k1"},
    )
    with pytest.raises(Unauthorized):
        await tokens.caller(f"Bearer {stolen}")


async def test_a_changed_token_is_refused(fake: FakeMicrosoft, tokens: Tokens) -> None:
    head, _, tail = fake.token().split(".")
    body = fake.token(serviceurl="https://evil.example.com").split(".")[1]
    with pytest.raises(Unauthorized):
        await tokens.caller(f"Bearer {head}.{body}.{tail}")


async def test_a_key_that_is_not_endorsed_for_teams_is_refused(fake: FakeMicrosoft, tokens: Tokens) -> None:
    fake.new_key("other-channel", teams=False)
    with pytest.raises(Unauthorized, match="endorsed"):
        await tokens.caller(f"Bearer {fake.token('other-channel')}")


async def test_an_activity_may_only_name_the_service_url_of_its_token(fake: FakeMicrosoft, tokens: Tokens) -> None:
    caller = await tokens.caller(f"Bearer {fake.token()}")
    caller.must_speak_for(fake.service_url.rstrip("/"))
    for other in ("", "https://evil.example.com", fake.service_url + "x"):
        with pytest.raises(Unauthorized):
            caller.must_speak_for(other)


async def test_a_token_that_is_bad_by_its_own_words_costs_no_key(fake: FakeMicrosoft, tokens: Tokens) -> None:
    for changes in ({"aud": "another-app"}, {"exp": 1}, {"iss": "https://evil.example.com"}):
        with pytest.raises(Unauthorized):
            await tokens.caller(f"Bearer {fake.token(**changes)}")
    assert fake.asked_keys == 0


async def test_many_callers_at_once_fetch_the_keys_once(fake: FakeMicrosoft, tokens: Tokens) -> None:
    await asyncio.gather(*(tokens.caller(f"Bearer {fake.token()}") for _ in range(20)))
    assert fake.asked_keys == 1


class Time:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def test_a_new_key_is_found_but_made_up_ones_cost_one_fetch_a_minute(fake: FakeMicrosoft, wire: Wire) -> None:
    clock = Time()
    keys = Keys(f"{fake.url}/v1/.well-known/openidconfiguration", wire.get, clock)
    assert await keys.key("k1")
    fake.new_key("k2")
    clock.now += 61
    assert await keys.key("k2")
    assert fake.asked_keys == 2
    for number in range(50):
        assert await keys.key(f"made-up-{number}") is None
    assert fake.asked_keys == 2
    clock.now += 61
    assert await keys.key("made-up") is None
    assert fake.asked_keys == 3


async def test_known_keys_outlive_an_outage_of_the_login(fake: FakeMicrosoft, wire: Wire) -> None:
    clock = Time()
    keys = Keys(f"{fake.url}/v1/.well-known/openidconfiguration", wire.get, clock)
    await keys.key("k1")
    fake.keys_status = 500
    clock.now += 2 * 24 * 3600
    assert await keys.key("k1")
    assert fake.asked_keys == 2


async def test_without_any_key_nobody_is_called_a_stranger(fake: FakeMicrosoft, tokens: Tokens) -> None:
    fake.keys_status = 500
    for _ in range(3):
        with pytest.raises(Unavailable, match="MICROSOFT_OPENID_URL"):
            await tokens.caller(f"Bearer {fake.token()}")
    assert fake.asked_keys == 1  # not at every request


def reference(fake: FakeMicrosoft) -> Reference:
    return Reference(fake.service_url, "19:general@thread.tacv2", "28:bot", "Docs", TENANT, Kind.CHANNEL)


async def test_one_token_serves_all_that_is_sent(fake: FakeMicrosoft, access: Access, wire: Wire) -> None:
    sender = connector(APP_ID, Line(access, wire, credentials_of(access, wire)))
    sent = [sender.send(reference(fake), {"type": "message", "text": str(n)}) for n in range(10)]
    assert len(set(await asyncio.gather(*sent))) == 10
    assert {authorization for *_, authorization in fake.posted} == {"Bearer token-1"}
    (form,) = fake.asked_tokens
    assert (form["tenant"], form["client_id"]) == (TENANT, APP_ID)
    assert form["scope"] == "https://api.botframework.com/.default"


async def test_a_slow_login_holds_up_nobody_else(fake: FakeMicrosoft, access: Access, wire: Wire) -> None:
    fake.token_delay_s = 1.5
    sender = connector(APP_ID, Line(access, wire, credentials_of(access, wire)))
    longest = 0.0

    async def tick() -> None:
        nonlocal longest
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            longest = max(longest, time.perf_counter() - before)

    ticking = asyncio.create_task(tick())
    await sender.send(reference(fake), {"type": "message", "text": "hello"})
    ticking.cancel()
    with suppress(asyncio.CancelledError):
        await ticking
    assert longest < fake.token_delay_s / 3  # some milliseconds on a machine at rest


async def test_a_token_is_renewed_before_it_ends_and_nobody_waits() -> None:
    clock, asked = Time(), 0

    async def ask() -> Token:
        nonlocal asked
        asked += 1
        return Token(f"token-{asked}", 3600)

    credentials = Credentials(ask, clock)
    assert await credentials.token() == "token-1"
    clock.now += 3400
    assert await credentials.token() == "token-1"  # still good; the next is on its way
    await asyncio.sleep(0)
    assert await credentials.token() == "token-2"
    assert asked == 2
    await credentials.close()


async def test_a_renewal_that_fails_leaves_the_old_token_until_it_ends() -> None:
    clock, fails = Time(), False

    async def ask() -> Token:
        if fails:
            raise Unavailable("down")
        return Token("token-1", 3600)

    credentials = Credentials(ask, clock)
    await credentials.token()
    fails = True
    clock.now += 3400
    assert await credentials.token() == "token-1"
    await asyncio.sleep(0)
    assert await credentials.token() == "token-1"
    clock.now += 300
    with pytest.raises(Unavailable):
        await credentials.token()
    await credentials.close()


async def test_a_token_that_the_connector_refuses_is_fetched_anew_once(
    fake: FakeMicrosoft, access: Access, wire: Wire
) -> None:
    sender = connector(APP_ID, Line(access, wire, credentials_of(access, wire)))
    fake.answers = [(401, {}, {})]
    assert await sender.send(reference(fake), {"type": "message", "text": "hello"})
    assert [authorization for *_, authorization in fake.posted] == ["Bearer token-1", "Bearer token-2"]
    fake.answers = [(401, {}, {}), (401, {}, {})]
    with pytest.raises(Refused) as caught:
        await sender.send(reference(fake), {"type": "message", "text": "hello"})
    assert caught.value.status == 401


async def test_a_refused_login_is_told_and_the_message_never_left(
    fake: FakeMicrosoft, access: Access, wire: Wire
) -> None:
    fake.token_status = 401
    credentials = credentials_of(access, wire)
    assert credentials is not None
    with pytest.raises(Rejected, match="401 invalid_client"):
        await credentials.token()
    with pytest.raises(Refused) as caught:
        await Line(access, wire, credentials).call("GET", fake.service_url)
    assert (caught.value.status, caught.value.never_left) == (401, True)
    fake.token_status = 503
    with pytest.raises(Refused) as caught:
        await Line(access, wire, credentials).call("GET", fake.service_url)
    assert (caught.value.status, caught.value.never_left) == (0, True)


async def test_no_token_goes_to_an_address_that_is_not_trusted(fake: FakeMicrosoft, access: Access, wire: Wire) -> None:
    line = Line(access, wire, credentials_of(access, wire))
    with pytest.raises(Refused, match="UntrustedServiceUrl"):
        await line.call("POST", "https://evil.example.com/v3/conversations/x/activities", b"{}")
    assert fake.asked_tokens == []


async def test_a_login_that_answers_nonsense_is_malformed(fake: FakeMicrosoft, access: Access, wire: Wire) -> None:
    fake.token_lasts_s = None  # type: ignore[assignment]  # as a broken login would
    credentials = credentials_of(access, wire)
    assert credentials is not None
    with pytest.raises(Malformed):
        await credentials.token()


async def test_a_managed_identity_asks_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[web.Request] = []

    async def identity(request: web.Request) -> web.Response:
        asked.append(request)
        await asyncio.sleep(0.5)
        return web.json_response(
            {"access_token": "managed", "expires_on": str(int(time.time()) + 3600), "resource": "x"}
        )

    app = web.Application()
    app.router.add_get("/msi/token", identity)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    monkeypatch.setenv("IDENTITY_ENDPOINT", f"http://127.0.0.1:{runner.addresses[0][1]}/msi/token")
    monkeypatch.setenv("IDENTITY_HEADER", "secret")
    access = Access(APP_ID, TENANT, kind=AppKind.MANAGED)
    credentials = credentials_of(access, Wire(access))
    assert credentials is not None
    try:
        assert await asyncio.gather(credentials.token(), credentials.token()) == ["managed", "managed"]
    finally:
        await runner.cleanup()
    (request,) = asked
    assert request.query["client_id"] == APP_ID
    assert request.query["resource"] == "https://api.botframework.com"


async def test_local_mode_signs_nothing(fake: FakeMicrosoft) -> None:
    access = local_access({}, "127.0.0.1")
    wire = Wire(access)
    assert credentials_of(access, wire) is None
    assert await connector("", Line(access, wire, None)).send(reference(fake), {"type": "message"})
    assert fake.posted[0][3] == ""
    await wire.close()


def test_certificates_that_cannot_be_read_are_a_mistake(tmp_path: Path) -> None:
    broken = tmp_path / "ca.pem"
    broken.write_text("no certificate")
    with pytest.raises(Mistakes, match="REQUESTS_CA_BUNDLE"):
        Wire(Access(APP_ID, TENANT, ca=str(broken)))
