"""Who the bot is to Microsoft, and where Microsoft is reached: from the environment alone."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from adapters.settings import Mistakes

LOGIN_URL = "https://login.microsoftonline.com"
GRAPH_URL = "https://graph.microsoft.com"
OPENID_URL = "https://login.botframework.com/v1/.well-known/openidconfiguration"
"""All of Microsoft's worldwide cloud: Bot Connector authentication, Microsoft Learn."""

_NAMES = ("MICROSOFT_APP_ID", "MICROSOFT_APP_PASSWORD", "MICROSOFT_APP_TENANT_ID", "MICROSOFT_APP_TYPE")
_NO_DOMAIN = "it is the directory's id, like 5f0d1c7e-…; tokens do not name its domain"


class AppKind(StrEnum):
    """How the app proves who it is. Microsoft makes no further kinds of bots since August 2025."""

    SINGLE_TENANT = "SingleTenant"
    MANAGED = "UserAssignedMSI"


@dataclass(frozen=True, slots=True)
class Access:
    """
    The bot's registration.

    Attributes:
        app_id: "" in local mode, where no caller proves who it is and nothing is signed.
        tenant_id: The directory that the bot belongs to: its people are no outsiders. "" in local mode.
        service_urls: Beginnings of addresses that replies may go to beside Microsoft's own.
        ca: A file or folder of certificate authorities to trust beside the machine's own, or "".
    """

    app_id: str
    tenant_id: str
    password: str = field(default="", repr=False)
    kind: AppKind = AppKind.SINGLE_TENANT
    login_url: str = LOGIN_URL
    openid_url: str = OPENID_URL
    graph_url: str = GRAPH_URL
    service_urls: tuple[str, ...] = ()
    ca: str = ""

    @property
    def local(self) -> bool:
        """Whether this is local mode: a program on this machine stands for Teams."""
        return not self.app_id


def access_of(environment: Mapping[str, str]) -> Access | None:
    """Return how to be the bot, None when no variable names one. Raises Mistakes: of half a registration too."""
    given = {name: environment.get(name, "").strip() for name in _NAMES}
    if not any(given.values()):
        return None
    lines = [*_identity_mistakes(given), *_place_mistakes(environment)]
    if lines:
        raise Mistakes("environment", lines)
    return Access(
        app_id=given["MICROSOFT_APP_ID"],
        tenant_id=given["MICROSOFT_APP_TENANT_ID"],
        password=given["MICROSOFT_APP_PASSWORD"],
        kind=AppKind(given["MICROSOFT_APP_TYPE"] or AppKind.SINGLE_TENANT),
        login_url=(environment.get("MICROSOFT_LOGIN_URL", "").strip() or LOGIN_URL).rstrip("/"),
        openid_url=environment.get("MICROSOFT_OPENID_URL", "").strip() or OPENID_URL,
        graph_url=(environment.get("MICROSOFT_GRAPH_URL", "").strip() or GRAPH_URL).rstrip("/"),
        service_urls=_service_urls(environment),
        ca=environment.get("REQUESTS_CA_BUNDLE", "").strip(),
    )


def local_access(environment: Mapping[str, str], host: str) -> Access:
    """
    Return the access of local mode, for a server that listens on `host`.

    Raises Mistakes when others than this machine could reach it, or when the variables name an app.
    """
    lines = [f"{name} is set, but local mode signs nothing; leave out --teams-local, or unset it" for name in _NAMES]
    lines = [line for name, line in zip(_NAMES, lines, strict=True) if environment.get(name, "").strip()]
    if not on_this_machine(host):
        lines.append(f"--teams-local takes whatever comes, so it listens on this machine only: not on {host!r}")
    lines += _place_mistakes(environment)
    if lines:
        raise Mistakes("environment", lines)
    ca = environment.get("REQUESTS_CA_BUNDLE", "").strip()
    return Access(app_id="", tenant_id="", service_urls=_service_urls(environment), ca=ca)


def on_this_machine(host: str) -> bool:
    """Whether a host is reached by this machine alone: `localhost`, or a number that is."""
    try:
        return host == "localhost" or ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def _identity_mistakes(given: Mapping[str, str]) -> list[str]:
    app, password, tenant, kind = (given[name] for name in _NAMES)
    lines: list[str] = []
    if not app:
        lines.append(
            "MICROSOFT_APP_ID is missing beside the other variables; give the bot's app id, or start with --teams-local"
        )
    elif not _is_id(app):
        lines.append("MICROSOFT_APP_ID is no id; copy the application (client) id of the bot's registration")
    if not tenant:
        lines.append(f"MICROSOFT_APP_TENANT_ID is missing; {_NO_DOMAIN}")
    elif not _is_id(tenant):
        lines.append(f"MICROSOFT_APP_TENANT_ID = {tenant!r}: {_NO_DOMAIN}")
    if kind not in ("", *AppKind):
        lines.append(
            f"MICROSOFT_APP_TYPE = {kind!r}: expected {' or '.join(AppKind)}; bots have no other kind any more"
        )
    if kind == AppKind.MANAGED and password:
        lines.append("MICROSOFT_APP_PASSWORD is set, but a managed identity has none; unset one of the two")
    if kind in ("", AppKind.SINGLE_TENANT) and not password:
        lines.append("MICROSOFT_APP_PASSWORD is missing; give a client secret of the bot's registration")
    return lines


def _is_id(text: str) -> bool:
    return re.fullmatch(r"[0-9A-Za-z-]+", text) is not None


def _place_mistakes(environment: Mapping[str, str]) -> list[str]:
    lines: list[str] = []
    for name, usual in (("LOGIN", LOGIN_URL), ("OPENID", OPENID_URL), ("GRAPH", GRAPH_URL)):
        url = environment.get(f"MICROSOFT_{name}_URL", "").strip()
        if url and not is_web_address(url):
            lines.append(f"MICROSOFT_{name}_URL is no web address; write it like {usual}")
    lines += [
        f"MICROSOFT_SERVICE_URLS has {url!r}, which is no web address; write it like https://smba.example.com/emea/"
        for url in _service_urls(environment)
        if not is_web_address(url)
    ]
    for name in ("REQUESTS_CA_BUNDLE", "SSL_CERT_FILE"):
        place = environment.get(name, "").strip()
        if place and not Path(place).exists():
            lines.append(f"{name} = {place!r}: there is no such file; give a file of certificates, or unset it")
    return lines


def is_web_address(url: str) -> bool:
    """Whether an address is of the web, with a host and without credentials."""
    try:
        parts = urlsplit(url)
        named = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return named and not (parts.username or parts.password) and re.search(r"[\s\\]", url) is None


def _service_urls(environment: Mapping[str, str]) -> tuple[str, ...]:
    given = environment.get("MICROSOFT_SERVICE_URLS", "").split(",")
    return tuple(url.strip() for url in given if url.strip())
