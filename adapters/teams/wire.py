"""HTTP to Microsoft's login: small JSON documents, read whole, each within a time of its own."""

import ssl
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import aiohttp
from yarl import URL

from adapters.settings import Mistakes
from adapters.teams.access import Access
from rag.errors import Malformed, Rejected, Unavailable

_LONGEST_S = 10.0  # Teams gives up on a delivery after 15 s (Microsoft Learn, November 2026)


class Wire:
    """
    One pool of connections; it is opened by its first use. Proxies are taken from the environment.

    Raises Mistakes when the certificates cannot be read.
    """

    def __init__(self, access: Access) -> None:
        self._certificates = _certificates(access.ca)  # now: reading them takes some 30 ms
        self._session: aiohttp.ClientSession | None = None

    def session(self) -> aiohttp.ClientSession:
        """Return the open session, which whoever asks may use and leaves open."""
        if self._session is None or self._session.closed:
            connector = aiohttp.TCPConnector(ssl=self._certificates)
            timeout = aiohttp.ClientTimeout(total=_LONGEST_S)
            self._session = aiohttp.ClientSession(connector=connector, timeout=timeout, trust_env=True)
        return self._session

    async def close(self) -> None:
        """Close what is open."""
        if self._session is not None:
            await self._session.close()

    async def get(self, url: str, bearer: str = "") -> Mapping[str, Any]:
        """Return the JSON object at an address. Raises Unavailable, Rejected, Malformed."""
        return await self._json("GET", url, headers={"Authorization": f"Bearer {bearer}"} if bearer else {})

    async def post(self, url: str, fields: Mapping[str, str]) -> Mapping[str, Any]:
        """Return the JSON object that a form gives. Raises Unavailable, Rejected with its `error`, Malformed."""
        return await self._json("POST", url, data=fields)

    async def _json(self, method: str, url: str, **given: Any) -> Mapping[str, Any]:
        try:
            async with self.session().request(
                method, URL(url, encoded=True), allow_redirects=False, **given
            ) as response:
                status, body = response.status, await _object(response)
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Unavailable(
                f"{url} does not answer: {type(error).__name__}; check the network and proxies"
            ) from error
        if status == 429 or status >= 500:
            raise Unavailable(f"{url} answers {status}: it is tried again")
        if status != 200:
            said = body.get("error") if body else None  # RFC 6749's is a word; Graph's is an object
            raise Rejected(f"{url} answers {status} {said if isinstance(said, str) else ''}".rstrip())
        if body is None:
            raise Malformed(f"{url} does not answer with a JSON object: check the address")
        return body


async def _object(response: aiohttp.ClientResponse) -> Mapping[str, Any] | None:
    try:
        body = await response.json(content_type=None)
    except ValueError:
        return None
    return body if isinstance(body, dict) else None


def _certificates(more: str) -> ssl.SSLContext:
    """Return the machine's own authorities (or those of SSL_CERT_FILE), and `more`. Raises Mistakes."""
    context = ssl.create_default_context()
    folder = Path(more).is_dir()
    try:
        if more:
            context.load_verify_locations(capath=more if folder else None, cafile=None if folder else more)
    except OSError as error:
        line = f"REQUESTS_CA_BUNDLE = {more!r} cannot be read as certificates; give a PEM file, or unset it"
        raise Mistakes("environment", [line]) from error
    return context
