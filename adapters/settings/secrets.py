"""Keys and addresses from the environment: what is wrong with them, told without showing them."""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit


def is_loopback(url: str) -> bool:
    """Whether an address is on this machine: `localhost`, or a number that is."""
    host = urlsplit(url).hostname or ""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def not_loopback(name: str, url: str) -> list[str]:
    """Return what is wrong where only this machine may be asked."""
    if is_loopback(url):
        return []
    return [f"{name}: not on this machine, which [models] loopback_only demands; set http://127.0.0.1:…"]


def key_mistakes(name: str, key: str | None) -> list[str]:
    """Return what is wrong with a key, without the key; nothing is where there is none."""
    if key is None:
        return []
    if not key.strip():
        return [f"{name} is empty; give it the provider's key, or unset it"]
    if not re.fullmatch(r"[!-~]+", key.strip()):
        return [f"{name} is no key: it has blanks or letters that no key has; copy it again"]
    return []


def address_mistakes(name: str, url: str) -> list[str]:
    """Return what is wrong with an address, without the address itself: it may hold a password."""
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
