"""Microsoft on loopback: its login, its OpenID metadata and keys, and the connector of Teams."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import rsa
from jwt import api_jws
from jwt.algorithms import RSAAlgorithm

APP_ID = "0b6f4a2e-1111-4222-8333-444455556666"
TENANT = "5f0d1c7e-aaaa-4bbb-8ccc-ddddeeeeffff"
PASSWORD = "a-client-secret"  # noqa: S105 - of nobody
CHANNEL = "https://api.botframework.com"


@dataclass
class FakeMicrosoft:
    """
    What Microsoft says, and what it was told.

    Attributes:
        url: Its address.
        hidden: Ids of keys that it signs with and does not publish.
        teams: Ids of keys that are endorsed for Teams.
        members: What the connector tells of people, by their id.
        graph: What Graph tells, by path; it forbids everything else.
        lengths: Bytes of what was posted.
        answers: Status, body and headers of the connector's next answers, each used once.
    """

    url: str = ""
    keys: dict[str, rsa.RSAPrivateKey] = field(default_factory=dict)
    hidden: set[str] = field(default_factory=set)
    teams: set[str] = field(default_factory=set)
    token_delay_s: float = 0.0
    token_lasts_s: int = 3599
    token_status: int = 200
    keys_status: int = 200
    members_status: int = 200
    asked_tokens: list[Mapping[str, str]] = field(default_factory=list)
    asked_keys: int = 0
    members: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    graph: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    asked_graph: list[tuple[str, str]] = field(default_factory=list)
    posted: list[tuple[str, str, Any, str]] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    asked_members: list[str] = field(default_factory=list)
    answers: list[tuple[int, Mapping[str, Any], Mapping[str, str]]] = field(default_factory=list)

    @property
    def service_url(self) -> str:
        return f"{self.url}/emea/"

    def environment(self, **changes: str) -> dict[str, str]:
        """Return the variables of a bot that has its registration here."""
        given = {
            "MICROSOFT_APP_ID": APP_ID,
            "MICROSOFT_APP_PASSWORD": PASSWORD,
            "MICROSOFT_APP_TENANT_ID": TENANT,
            "MICROSOFT_LOGIN_URL": self.url,
            "MICROSOFT_GRAPH_URL": self.url,
            "MICROSOFT_OPENID_URL": f"{self.url}/v1/.well-known/openidconfiguration",
            "MICROSOFT_SERVICE_URLS": f"{self.url}/",
        }
        return {name: value for name, value in (given | changes).items() if value}

    def new_key(self, name: str, *, hidden: bool = False, teams: bool = True) -> None:
        self.keys[name] = _key(name)
        if hidden:
            self.hidden.add(name)
        if teams:
            self.teams.add(name)

    def token(self, key: str = "k1", **changes: Any) -> str:
        """Return a signed token of the channel; a change to None leaves a claim out."""
        now = int(time.time())
        claims = {
            "iss": CHANNEL,
            "aud": APP_ID,
            "serviceurl": self.service_url,
            "nbf": now - 60,
            "exp": now + 3600,
            **changes,
        }
        left = {name: value for name, value in claims.items() if value is not None}
        # Not `jwt.encode`: it writes no claims that are wrong.
        return api_jws.encode(json.dumps(left).encode(), self.keys[key], "RS256", {"kid": key, "typ": "JWT"})

    async def handle(self, request: web.Request) -> web.StreamResponse:
        path = request.path
        if path.endswith("/oauth2/v2.0/token"):
            return await self._give_token(request)
        if "openid" in path:
            keys = "keys" if path.startswith("/v1/") else "entra-keys"
            return web.json_response({"jwks_uri": f"{self.url}/{keys}"})
        if path in ("/keys", "/entra-keys"):
            self.asked_keys += 1
            return web.json_response({"keys": self._published(endorsed=path == "/keys")}, status=self.keys_status)
        if path.startswith("/v1.0/teams/"):
            self.asked_graph.append((request.raw_path, request.headers.get("Authorization", "")))
            found = self.graph.get(path)
            return web.json_response(found or {"error": {"code": "Forbidden"}}, status=200 if found else 403)
        if "/members/" in path or path.endswith("/pagedmembers"):
            return self._tell_members(request)
        return await self._connector(request)

    def _published(self, *, endorsed: bool) -> list[dict[str, Any]]:
        published = []
        for name, key in self.keys.items():
            if name in self.hidden:
                continue
            shown: dict[str, Any] = {**RSAAlgorithm.to_jwk(key.public_key(), as_dict=True), "kid": name, "use": "sig"}
            if endorsed:
                shown["endorsements"] = ["msteams"] if name in self.teams else ["slack"]
            published.append(shown)
        return published

    async def _give_token(self, request: web.Request) -> web.Response:
        form = await request.post()
        self.asked_tokens.append({**{k: str(v) for k, v in form.items()}, "tenant": request.path.split("/")[1]})
        await asyncio.sleep(self.token_delay_s)
        if self.token_status != 200:
            return web.json_response({"error": "invalid_client"}, status=self.token_status)
        number = len(self.asked_tokens)
        return web.json_response({"access_token": f"token-{number}", "expires_in": self.token_lasts_s})

    def _tell_members(self, request: web.Request) -> web.Response:
        self.asked_members.append(request.path)
        if not self.members:
            status = 404 if self.members_status == 200 else self.members_status
            return web.json_response({"error": {"code": "NotFound"}}, status=status)
        if request.path.endswith("/pagedmembers"):
            return web.json_response({"members": list(self.members.values())})
        person = request.path.rsplit("/", 1)[1]
        return web.json_response(self.members.get(person, {}), status=200 if person in self.members else 404)

    async def _connector(self, request: web.Request) -> web.Response:
        text = await request.text()
        body = await request.json() if text else None
        self.lengths.append(len(await request.read()))
        self.posted.append((request.method, request.path, body, request.headers.get("Authorization", "")))
        if self.answers:
            status, said, headers = self.answers.pop(0)
            return web.json_response(said, status=status, headers=headers)
        return web.json_response({"id": f"sent-{len(self.posted)}"})


@cache
def _key(_name: str) -> rsa.RSAPrivateKey:
    return rsa.generate_private_key(public_exponent=65537, key_size=2048)  # which takes a tenth of a second


@asynccontextmanager
async def microsoft() -> AsyncIterator[FakeMicrosoft]:
    """Yield a running stand-in with one published key, `k1`."""
    fake = FakeMicrosoft()
    fake.new_key("k1")
    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", fake.handle)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    fake.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield fake
    finally:
        await runner.cleanup()
