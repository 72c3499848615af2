"""Whether a request comes from Teams: the bearer token that it carries."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import jwt

from adapters.teams.access import LOGIN_URL, Access
from adapters.teams.keys import Fetch, Keys, SigningKey

_CHANNEL = "https://api.botframework.com"
_PRIVATE = ("d6d49420-f39b-4df7-a1dc-d59a935871db", "f8cdef31-a31e-4b4a-93e4-5f571e91255a")
"""Directories in which Microsoft gives bots tokens for testing tools (Bot Connector authentication, step 4)."""
_SKEW_S = 300  # Microsoft's own: "industry-standard clock-skew is 5 minutes"
_ENDORSED = "msteams"


class Unauthorized(Exception):
    """The request does not prove that it comes from Teams. The message is for the log: it repeats nothing secret."""


@dataclass(frozen=True, slots=True)
class Caller:
    """
    Who proved to call.

    Attributes:
        service_url: The only one that its activities may name; "" for one that has the bot's own credentials.
    """

    service_url: str = ""

    def must_speak_for(self, service_url: str) -> None:
        """Raise Unauthorized where an activity of this caller may not name the service URL."""
        if self.service_url and self.service_url.rstrip("/") != service_url.rstrip("/"):
            raise Unauthorized("the activity names a service URL that its token does not")


class Tokens:
    """
    The checks that Microsoft asks for, and none of the SDK: it answers 500 to bad tokens, and blocks while it fetches.

    Two kinds of tokens are good. The channel's own is issued by the Bot Framework with a key that is endorsed for
    Teams, and names the service URL. Microsoft Entra's is issued in the bot's directory to the bot itself.
    """

    def __init__(self, access: Access, fetch: Fetch) -> None:
        self._app_id = access.app_id
        self._channel = Keys(access.openid_url, fetch)
        self._entra: dict[str, Keys] = {}
        logins = {LOGIN_URL, access.login_url}
        for tenant in (access.tenant_id, *_PRIVATE):
            keys = Keys(f"{access.login_url}/{tenant}/v2.0/.well-known/openid-configuration", fetch)
            for issuer in (f"https://sts.windows.net/{tenant}/", *(f"{url}/{tenant}/v2.0" for url in logins)):
                self._entra[issuer] = keys

    async def caller(self, authorization: str | None) -> Caller:
        """Return who calls, by the header of the request. Raises Unauthorized; Unavailable when no key can be had."""
        token = _bearer(authorization)
        key_id, issuer = _claimed(token, self._app_id)
        if issuer == _CHANNEL:
            return await self._from_channel(token, key_id)
        if issuer in self._entra:
            return await self._from_entra(token, key_id, issuer)
        raise Unauthorized("the token is of an issuer that does not speak for Teams")

    async def _from_channel(self, token: str, key_id: str) -> Caller:
        key = _found(await self._channel.key(key_id))
        if _ENDORSED not in key.endorsements:
            raise Unauthorized("the key of the token is not endorsed for Teams")
        claims = self._checked(token, key, _CHANNEL)
        service_url = claims.get("serviceurl") or claims.get("serviceUrl")
        if not isinstance(service_url, str) or not service_url:
            raise Unauthorized("the token names no service URL")
        return Caller(service_url)

    async def _from_entra(self, token: str, key_id: str, issuer: str) -> Caller:
        key = _found(await self._entra[issuer].key(key_id))
        claims = self._checked(token, key, issuer)
        # Any app of the directory can get a token for the bot; only the bot gets one as the bot.
        if claims.get("appid", claims.get("azp")) != self._app_id:
            raise Unauthorized("the token was issued to another app")
        return Caller()

    def _checked(self, token: str, key: SigningKey, issuer: str) -> Mapping[str, Any]:
        return _refusing(
            lambda: jwt.decode(
                token,
                key.public,
                algorithms=["RS256"],
                audience=self._app_id,
                issuer=issuer,
                leeway=_SKEW_S,
                options={"require": ["exp", "iss", "aud"]},
            )
        )


def _claimed(token: str, app_id: str) -> tuple[str, str]:
    """Return key id and issuer as the token says; what is bad already by its own words costs no key."""
    header = _refusing(lambda: jwt.get_unverified_header(token))
    if header.get("alg") != "RS256" or not isinstance(header.get("kid"), str):
        raise Unauthorized("the token is not signed with RS256 and a named key")
    claims = _refusing(
        lambda: jwt.decode(
            token,
            audience=app_id,
            leeway=_SKEW_S,
            options={"verify_signature": False, "verify_exp": True, "verify_nbf": True, "verify_aud": True},
        )
    )
    issuer = claims.get("iss")
    return header["kid"], issuer if isinstance(issuer, str) else ""


def _bearer(authorization: str | None) -> str:
    scheme, _, token = (authorization or "").strip().partition(" ")
    if scheme.casefold() != "bearer" or not token.strip():
        raise Unauthorized("the request carries no bearer token")
    return token.strip()


def _found(key: SigningKey | None) -> SigningKey:
    if key is None:
        raise Unauthorized("the token is signed with a key that its issuer does not have")
    return key


def _refusing(read: Callable[[], Mapping[str, Any]]) -> Mapping[str, Any]:
    """Return what is read of a token. Raises Unauthorized for whatever may be wrong with what a stranger wrote."""
    try:
        return read()
    except (jwt.PyJWTError, ValueError, TypeError, KeyError, RecursionError) as error:
        raise Unauthorized(f"the token is not good: {type(error).__name__}") from error
