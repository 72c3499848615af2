"""Signed requests to the connector of Teams."""

import json
from collections.abc import Mapping
from typing import Any

import aiohttp
from yarl import URL

from adapters.teams.access import Access
from adapters.teams.credentials import Credentials
from adapters.teams.sender import Refused
from adapters.teams.trust import trusted
from adapters.teams.wire import Wire
from rag.errors import PortError, Rejected

_LONGEST_S = 15.0  # an answer of the connector takes well under a second; Teams itself waits 15 s for ours


class Line:
    """What a request to the connector needs: a trusted address, a token, a time limit."""

    def __init__(self, access: Access, wire: Wire, credentials: Credentials | None) -> None:
        self._access = access
        self._wire = wire
        self._credentials = credentials

    async def call(self, method: str, url: str, body: bytes | None = None) -> Mapping[str, Any]:
        """
        Return the JSON object that the connector answers with, {} where it answers with none. Raises Refused.

        A token that is refused is taken for an old one, once. `url` is encoded as it is to be sent.
        """
        if not trusted(self._access, url):
            raise Refused(0, "UntrustedServiceUrl", never_left=True)
        try:
            return await self._once(method, url, body)
        except Refused as refused:
            if refused.status != 401 or self._credentials is None:
                raise
        return await self._once(method, url, body)

    async def _once(self, method: str, url: str, body: bytes | None) -> Mapping[str, Any]:
        token = await self._token()
        headers = {"Content-Type": "application/json; charset=utf-8", "Accept": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        timeout = aiohttp.ClientTimeout(total=_LONGEST_S)
        request = self._wire.session().request(
            method, URL(url, encoded=True), data=body, headers=headers, timeout=timeout, allow_redirects=False
        )
        try:
            async with request as response:
                answer = _object(await response.read())
        except aiohttp.ClientConnectorError as error:
            raise Refused(0, "NotConnected", never_left=True) from error
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Refused(0, type(error).__name__) from error
        if response.status == 401 and self._credentials:
            self._credentials.forget(token)
        if not 200 <= response.status < 300:
            raise Refused(response.status, _code(answer), _wait_s(response.headers.get("Retry-After")))
        return answer

    async def _token(self) -> str:
        if self._credentials is None:
            return ""
        try:
            return await self._credentials.token()
        except Rejected as error:
            raise Refused(401, "LoginRefused", never_left=True) from error
        except PortError as error:
            raise Refused(0, "LoginUnavailable", never_left=True) from error


def _object(text: bytes) -> Mapping[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:  # a gateway's page of HTML
        return {}
    return found if isinstance(found, dict) else {}


def _code(answer: Mapping[str, Any]) -> str:
    error = answer.get("error")
    code = error.get("code") if isinstance(error, dict) else None
    return code if isinstance(code, str) else ""


def _wait_s(header: str | None) -> float | None:
    """Return a Retry-After in seconds; its other form, a date, is not used by the connector."""
    try:
        return max(0.0, float(header)) if header else None
    except ValueError:
        return None
