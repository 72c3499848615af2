"""Keys and addresses of providers, from the variables that their own tools read."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from adapters.llm.registry import PROVIDERS
from adapters.settings import Mistakes

_SUFFIX = {"groq": "/openai/v1", "anthropic": "/v1"}  # the SDKs append them
_NO_KEY = "none"  # a server of one's own may want none, the SDKs do


@dataclass(frozen=True, slots=True)
class Access:
    """
    How to reach a provider.

    Attributes:
        url: "" for the provider's own.
    """

    key: str
    url: str = ""

    def __repr__(self) -> str:
        return f"Access(url={self.url!r})"


def access_of(environment: Mapping[str, str], *, loopback_only: bool = False) -> Mapping[str, Access]:
    """Return the providers that can be asked, by name; those without key and address are left out. Raises Mistakes."""
    lines: list[str] = []
    found: dict[str, Access] = {}
    for provider in PROVIDERS:
        key_name, url_name = f"{provider.upper()}_API_KEY", f"{provider.upper()}_BASE_URL"
        key, url = environment.get(key_name), environment.get(url_name, "").strip()
        lines += _key_mistakes(key_name, key)
        lines += _url_mistakes(url_name, url)
        if key is None and not url:
            continue
        if loopback_only and not is_loopback(url):
            lines.append(
                f"{url_name}: not on this machine, which [models] loopback_only demands; set http://127.0.0.1:…"
            )
        found[provider] = Access((key or "").strip() or _NO_KEY, url.rstrip("/").removesuffix(_SUFFIX[provider]))
    if lines:
        raise Mistakes("environment", lines)
    return found


def is_loopback(url: str) -> bool:
    """Whether an address is on this machine: `localhost`, or a number that is."""
    host = urlsplit(url).hostname or ""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _key_mistakes(name: str, key: str | None) -> list[str]:
    if key is None:
        return []
    if not key.strip():
        return [f"{name} is empty; give it the provider's key, or unset it"]
    if not re.fullmatch(r"[!-~]+", key.strip()):
        return [f"{name} is no key: it has blanks or letters that no key has; copy it again"]
    return []


def _url_mistakes(name: str, url: str) -> list[str]:
    """Return what is wrong, without the address itself: it may hold a password."""
    if not url:
        return []
    try:
        parts = urlsplit(url)
        usable = parts.scheme in {"http", "https"} and parts.hostname and not re.search(r"\s", url) and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        return [f"{name} is no web address; write it like https://models.example.com"]
    if parts.username or parts.password or parts.query:
        # Credentials in an address would take the place of the key's header.
        return [f"{name} has credentials in it; put the key into {name.removesuffix('BASE_URL')}API_KEY"]
    return []
