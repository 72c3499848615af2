"""The reranker's key and address, from the variables that its own tools read."""

from collections.abc import Mapping
from dataclasses import dataclass

from adapters.settings import Mistakes
from adapters.settings.secrets import address_mistakes, key_mistakes, not_loopback

_URL = "https://api.cohere.com"


@dataclass(frozen=True, slots=True)
class CohereAccess:
    """The key, and where to send it; never printed."""

    key: str
    url: str = _URL

    def __repr__(self) -> str:
        return f"CohereAccess(url={self.url!r})"


def cohere_access(environment: Mapping[str, str], *, loopback_only: bool = False) -> CohereAccess | None:
    """
    Return the access that `COHERE_API_KEY` and `COHERE_BASE_URL` give; None without a key. Raises Mistakes.

    `loopback_only` is that of the models: what they may not send elsewhere, nobody else may.
    """
    key = environment.get("COHERE_API_KEY")
    if key is None:
        return None
    url = environment.get("COHERE_BASE_URL", "").strip().rstrip("/")
    lines = key_mistakes("COHERE_API_KEY", key) + address_mistakes("COHERE_BASE_URL", url)
    if loopback_only:
        lines += not_loopback("COHERE_BASE_URL", url)
    if lines:
        raise Mistakes("environment", lines)
    return CohereAccess(key.strip(), url or _URL)
