import io
import json
import struct
import zipfile
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft4Validator

from adapters.cli.door import run
from adapters.teams.package import App, manifest, package

SCHEMA = Path(__file__).parents[2] / "data" / "teams" / "manifest-v1.27.schema.json"
ID = "5f0d1c7e-0000-4000-8000-000000000001"
APP = App(ID, "https://intranet.example.com", "footnote.example.com", 'Example "&" $Sons')


def problems(made: dict[str, Any]) -> list[str]:
    """Return what Microsoft's own schema has against a manifest."""
    return [error.message for error in Draft4Validator(json.loads(SCHEMA.read_text("utf-8"))).iter_errors(made)]


@pytest.mark.parametrize("reads", [False, True])
def test_microsofts_schema_accepts_the_manifest(*, reads: bool) -> None:
    made = manifest(App(ID.upper(), "https://intranet.example.com", reads_channels=reads))
    assert problems(made) == []
    assert made["id"] == made["bots"][0]["botId"] == ID
    assert ("authorization" in made) is reads
    assert made["$schema"].endswith("/v1.27/MicrosoftTeams.schema.json")


def test_the_schema_says_no_to_what_is_wrong() -> None:
    assert problems({**manifest(APP), "version": 1})
    assert problems({**manifest(APP), "unknown": ""})


def test_a_deployments_own_words_stand_in_it_as_they_are() -> None:
    made = manifest(APP)
    assert made["developer"]["name"] == 'Example "&" $Sons'
    assert made["developer"]["privacyUrl"] == "https://intranet.example.com"
    assert made["validDomains"] == ["footnote.example.com"]
    assert "${" not in json.dumps(made)


def test_the_package_has_its_files_at_the_root_and_is_the_same_each_time() -> None:
    packed = package(APP)
    assert packed == package(APP)
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        assert archive.namelist() == ["manifest.json", "color.png", "outline.png"]
        assert json.loads(archive.read("manifest.json")) == manifest(APP)
        for icon, pixels in (("color.png", 192), ("outline.png", 32)):
            head = archive.read(icon)[:26]
            assert head[:8] == b"\x89PNG\r\n\x1a\n"
            assert struct.unpack(">II", head[16:24]) == (pixels, pixels)
        assert archive.read("outline.png")[25] == 6  # with transparency


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"app_id": "footnote"}, "app id"),
        ({"website": "http://intranet.example.com"}, "website"),
        ({"privacy": "intranet"}, "privacy"),
        ({"host": "https://footnote.example.com"}, "host"),
        ({"developer": "x" * 33}, "developer"),
    ],
)
def test_what_is_wrong_is_said_with_what_was_expected(wrong: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=f"the {said}.*expected"):
        App(**{"app_id": ID, "website": "https://intranet.example.com", **wrong})


def test_the_command_writes_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["teams", "package", "--app-id", ID, "--website", "https://intranet.example.com"]) == 0
    assert zipfile.is_zipfile(tmp_path / "footnote-teams.zip")
    assert "upload it in Teams" in capsys.readouterr().out


def test_the_command_says_what_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MICROSOFT_APP_ID", raising=False)
    assert run(["teams", "package"]) == 2
    assert "--app-id" in capsys.readouterr().err
    assert run(["teams", "package", "--app-id", ID]) == 2
    assert "--website" in capsys.readouterr().err
    assert run(["teams", "package", "--app-id", "x", "--website", "https://a.example.com"]) == 2
    assert not (tmp_path / "footnote-teams.zip").exists()
