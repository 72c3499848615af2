"""The keys that an OpenID provider signs with: kept a day, fetched anew when a token names an unknown one."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any

from jwt import PyJWK
from jwt.exceptions import PyJWKError

from rag.errors import PortError, Unavailable

_FRESH_S = 24 * 3600.0  # as long as Microsoft's own SDKs keep them
_BETWEEN_S = 60.0  # a stranger who makes up key ids costs one fetch a minute
_AGAIN_S = 5.0  # while there are none at all

Fetch = Callable[[str], Awaitable[Mapping[str, Any]]]
"""Returns the JSON object at an address. Raises PortError."""


@dataclass(frozen=True, slots=True)
class SigningKey:
    """
    A public RSA key.

    Attributes:
        endorsements: Channels that whoever holds it may speak for: "msteams".
    """

    public: Any
    endorsements: frozenset[str]


class Keys:
    """
    The keys of one provider.

    Args:
        url: Of its OpenID metadata, which names where its keys are.
        clock: Seconds.
    """

    def __init__(self, url: str, fetch: Fetch, clock: Callable[[], float] = monotonic) -> None:
        self._url = url
        self._fetch = fetch
        self._clock = clock
        self._keys: Mapping[str, SigningKey] = {}
        self._got: float | None = None
        self._tried: float | None = None
        self._one_at_a_time = asyncio.Lock()

    async def key(self, name: str) -> SigningKey | None:
        """Return the key of this id, None when the provider has none. Raises Unavailable: its keys cannot be had."""
        if name in self._keys and self._fresh():
            return self._keys[name]
        async with self._one_at_a_time:
            if not (name in self._keys and self._fresh()) and self._may_try():
                await self._refresh()
        if not self._keys:
            raise Unavailable(f"the keys of {self._url} cannot be had: check the network and MICROSOFT_OPENID_URL")
        return self._keys.get(name)

    def _fresh(self) -> bool:
        return self._got is not None and self._clock() - self._got < _FRESH_S

    def _may_try(self) -> bool:
        return self._tried is None or self._clock() - self._tried >= (_BETWEEN_S if self._keys else _AGAIN_S)

    async def _refresh(self) -> None:
        """Fetch the keys; where that fails, those that are known stay."""
        self._tried = self._clock()
        try:
            metadata = await self._fetch(self._url)
            found = await self._fetch(str(metadata.get("jwks_uri", "")))
        except PortError:
            return
        keys = _keys(found)
        if keys:
            self._keys, self._got = keys, self._clock()


def _keys(found: Mapping[str, Any]) -> dict[str, SigningKey]:
    listed = found.get("keys")
    entries = [entry for entry in listed if isinstance(entry, dict)] if isinstance(listed, list) else []
    keys: dict[str, SigningKey] = {}
    for entry in entries:
        if entry.get("kty") != "RSA" or entry.get("use", "sig") != "sig" or not isinstance(entry.get("kid"), str):
            continue
        try:
            public = PyJWK(entry, algorithm="RS256").key
        except (PyJWKError, ValueError):
            continue  # one key that cannot be read does not spoil the others
        endorsed = entry.get("endorsements")
        names = [name for name in endorsed if isinstance(name, str)] if isinstance(endorsed, list) else []
        keys[entry["kid"]] = SigningKey(public, frozenset(names))
    return keys
