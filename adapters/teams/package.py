"""The app as Teams takes it: a zip of the manifest with a deployment's own ids and addresses, and its icons."""

import io
import json
import re
import zipfile
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from string import Template
from typing import Any

_FOLDER = Path(__file__).parents[2] / "manifests" / "teams"
_ICONS = ("color.png", "outline.png")
_LONGEST_NAME = 32  # characters of a developer's name: the manifest's schema
_ID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_HOST = re.compile(r"(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}", re.IGNORECASE)
_STAMP = (2026, 1, 1, 0, 0, 0)  # the same app gives the same bytes


@dataclass(frozen=True, slots=True)
class App:
    """
    What a deployment says of itself. Raises ValueError that says what is wrong, and with what.

    Attributes:
        app_id: Of the bot's registration; the app in Teams has the same.
        website: Where people read more; https.
        host: Where the bot is reached from outside, without a scheme, or "".
        developer: The company's name, at most 32 characters.
        privacy, terms: "" for the website.
        reads_channels: Whether to ask each team for the right to read its channels' threads: Teams then delivers
            every message of them.
    """

    app_id: str
    website: str
    host: str = ""
    developer: str = "Footnote"
    privacy: str = ""
    terms: str = ""
    reads_channels: bool = False

    def __post_init__(self) -> None:
        if not _ID.fullmatch(self.app_id):
            raise ValueError(f"the app id is {self.app_id!r}, expected one like 5f0d1c7e-0000-4000-8000-000000000001")
        for name, url in (("website", self.website), ("privacy", self.privacy), ("terms", self.terms)):
            if (url or name == "website") and not re.fullmatch(r"https://[^\s\"]+", url):
                raise ValueError(f"the {name} address is {url!r}, expected one like https://intranet.example.com")
        if self.host and not _HOST.fullmatch(self.host):
            raise ValueError(f"the host is {self.host!r}, expected a name like footnote.example.com")
        if not 0 < len(self.developer.strip()) <= _LONGEST_NAME:
            raise ValueError(f"the developer is {self.developer!r}, expected a name of 1 to {_LONGEST_NAME} characters")


def manifest(app: App) -> dict[str, Any]:
    """Return the manifest of the app; version 1.27 of the schema, without fields that are in preview."""
    told = {
        "VERSION": version("footnote"),
        "APP_ID": app.app_id.lower(),
        "BOT_ID": app.app_id.lower(),
        "DEVELOPER": app.developer.strip(),
        "WEBSITE": app.website,
        "PRIVACY": app.privacy or app.website,
        "TERMS": app.terms or app.website,
    }
    quoted = {name: json.dumps(value)[1:-1] for name, value in told.items()}
    template = Template(_in_braces((_FOLDER / "manifest.json").read_text("utf-8")))
    made: dict[str, Any] = json.loads(template.substitute(quoted))
    if app.host:
        made["validDomains"] = [app.host.lower()]
    if app.reads_channels:
        reading = {"name": "ChannelMessage.Read.Group", "type": "Application"}
        made["authorization"] = {"permissions": {"resourceSpecific": [reading]}}
        made["webApplicationInfo"] = {"id": app.app_id.lower(), "resource": "https://graph.microsoft.com"}
    return made


def package(app: App) -> bytes:
    """Return the zip that Teams takes: all files at its root."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        text = json.dumps(manifest(app), ensure_ascii=False, indent=2)
        archive.writestr(zipfile.ZipInfo("manifest.json", _STAMP), text, zipfile.ZIP_DEFLATED)
        for icon in _ICONS:
            archive.writestr(zipfile.ZipInfo(icon, _STAMP), (_FOLDER / icon).read_bytes())
    return packed.getvalue()


def _in_braces(text: str) -> str:
    """Return the template with every dollar sign that names nothing doubled, as that of "$schema"."""
    return re.sub(r"\$(?!\{)", "$$", text)
