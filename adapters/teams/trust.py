"""Where replies may go: an activity names the address, and the bot's token goes with every reply."""

from urllib.parse import SplitResult, urlsplit

from adapters.teams.access import Access, is_web_address, on_this_machine

_HOSTS = ("smba.trafficmanager.net",)
_DOMAINS = (".botframework.com",)
"""Of Teams in Microsoft's worldwide cloud; others are given by MICROSOFT_SERVICE_URLS."""


def trusted(access: Access, url: str) -> bool:
    """Whether replies may be sent to a service URL: Microsoft's, one of the settings, in local mode this machine's."""
    if not is_web_address(url):
        return False
    parts = urlsplit(url)
    if any(_begins(parts, urlsplit(prefix)) for prefix in access.service_urls):
        return True
    host = parts.hostname or ""
    if access.local:
        return on_this_machine(host)
    return parts.scheme == "https" and parts.port in (None, 443) and (host in _HOSTS or host.endswith(_DOMAINS))


def _begins(url: SplitResult, prefix: SplitResult) -> bool:
    """Whether a URL lies at or below a prefix; a host's name is never taken for the beginning of another's."""
    same = (url.scheme, url.hostname, url.port) == (prefix.scheme, prefix.hostname, prefix.port)
    below = prefix.path.rstrip("/")
    return same and ".." not in url.path and (url.path == below or url.path.startswith(f"{below}/") or not below)
