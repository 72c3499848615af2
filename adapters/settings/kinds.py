"""What a setting may be: each function returns the value as it is kept, or raises ValueError."""

import re
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

_LONGEST_NAME = 64  # a name is shown in refusals and is part of every source id


def web_address(text: str) -> str:
    """Return an http(s) address with a host, without blanks around it."""
    address = text.strip()
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or not parts.hostname or re.search(r"[\s\x00-\x1f\x7f<>\"]", address):
        raise ValueError("not a web address")
    return address


def host_and_port(text: str) -> str:
    """Return an address without a scheme: a host, a colon, a port."""
    host, _, port = text.strip().rpartition(":")
    if not re.fullmatch(r"[A-Za-z0-9.\-]+|\[[0-9A-Fa-f:]+\]", host) or not re.fullmatch(r"[0-9]{1,5}", port):
        raise ValueError("not a host and port")
    return f"{host}:{port}"


def tenant_name(text: str) -> str:
    """Return a tenant's name as a server takes it, or ""."""
    if text and not re.fullmatch(r"[A-Za-z0-9_-]{1,40}", text):
        raise ValueError("not a tenant's name")
    return text


def language_tag(text: str) -> str:
    """Return a BCP 47 primary tag in lower case."""
    if not re.fullmatch(r"[A-Za-z]{2,3}", text):
        raise ValueError("not a language tag")
    return text.lower()


def timezone_name(text: str) -> str:
    """Return the name of a zone of this machine's IANA database; UTC needs none."""
    if text != "UTC":
        try:
            ZoneInfo(text)
        except (OSError, LookupError) as error:
            raise ValueError("not a time zone") from error
    return text


def model_id(text: str) -> str:
    """Return `provider/name` of a known provider, or "none"."""
    if text != "none" and not re.fullmatch(r"(?:groq|anthropic)/[^\s\x00-\x1f\x7f]+", text):
        raise ValueError("not a model")
    return text


def collection_name(text: str) -> str:
    """Return a name of letters, digits, `-`, `_` and `.`: it stands before the colon of every source id."""
    if not re.fullmatch(r"[^\W_][\w.-]*", text) or len(text) > _LONGEST_NAME:
        raise ValueError("not a collection name")
    return text
