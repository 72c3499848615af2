"""Keys and addresses of providers, from the variables that their own tools read."""

from collections.abc import Mapping
from dataclasses import dataclass

from adapters.llm.registry import PROVIDERS
from adapters.settings import Mistakes
from adapters.settings.secrets import address_mistakes, key_mistakes, not_loopback

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
        lines += key_mistakes(key_name, key)
        lines += address_mistakes(url_name, url)
        if key is None and not url:
            continue
        if loopback_only:
            lines += not_loopback(url_name, url)
        found[provider] = Access((key or "").strip() or _NO_KEY, url.rstrip("/").removesuffix(_SUFFIX[provider]))
    if lines:
        raise Mistakes("environment", lines)
    return found
