"""What is started for whoever has Docker, held to the code: names of settings, ports, the command, the server."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from adapters.cli.door import footnote
from adapters.settings import load
from adapters.settings.load import _known_variables
from tests.fakes.weaviate_server import WeaviateServer

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "manifests" / "Dockerfile").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    told = yaml.safe_load((ROOT / "manifests" / "compose.yaml").read_text(encoding="utf-8"))
    return dict(told["services"])


def test_the_bots_settings_are_the_codes_and_name_the_server(services: dict[str, Any], tmp_path: Path) -> None:
    given = services["bot"]["environment"]
    image = dict(re.findall(r"(FOOTNOTE_\w+)=(\S+)", DOCKERFILE))
    assert {*given, *image} <= _known_variables().keys()
    index = load({**image, **given}, tmp_path).index
    server = services["weaviate"]
    command = server["command"]
    assert index.kind == "weaviate"
    assert index.url == f"http://weaviate:{command[command.index('--port') + 1]}"
    assert index.grpc == f"weaviate:{server['environment']['GRPC_PORT']}"


def test_the_server_is_the_one_that_is_tested(services: dict[str, Any]) -> None:
    tested = re.search(r"cmd/weaviate-server@v(\S+)", (ROOT / ".ci" / "run").read_text(encoding="utf-8"))
    assert tested
    assert services["weaviate"]["image"].endswith(f":{tested[1]}")
    ours = WeaviateServer(Path(), 20_000)._environment()
    for name in ("AUTOSCHEMA_ENABLED", "USE_INVERTED_SEARCHABLE", "DISABLE_TELEMETRY", "DEFAULT_VECTORIZER_MODULE"):
        assert services["weaviate"]["environment"][name] == ours[name]
    assert "ports" not in services["weaviate"], "anonymous: only the bot reaches it"


def test_the_image_runs_a_command_there_is_on_the_port_that_is_published(services: dict[str, Any]) -> None:
    command = re.search(r"^CMD (\[.+\])$", DOCKERFILE, re.MULTILINE)
    assert command
    program, name, *options = yaml.safe_load(command[1])
    assert program == "footnote"
    serve = footnote.commands[name]
    context = serve.make_context(name, options)
    assert services["bot"]["ports"] == [f"{context.params['port']}:{context.params['port']}"]
    assert f"EXPOSE {context.params['port']}" in DOCKERFILE
    assert context.params["host"] == "0.0.0.0"  # noqa: S104 - inside a container


def test_the_image_is_made_of_what_there_is() -> None:
    for line in re.findall(r"^COPY (.+)$", DOCKERFILE, re.MULTILINE):
        *sources, _ = line.split()
        assert all((ROOT / one).exists() for one in sources)
    extras = re.search(r'"\.\[(.+)\]"', DOCKERFILE)
    assert extras
    declared = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert all(re.search(rf"^{extra} = \[", declared, re.MULTILINE) for extra in extras[1].split(","))


def test_volumes_outlast_the_containers(services: dict[str, Any]) -> None:
    kept = [volume for service in services.values() for volume in service["volumes"]]
    assert kept == ["state:/state", "weaviate:/var/lib/weaviate"]
    assert "FOOTNOTE_STATE=/state/" in DOCKERFILE
    assert services["weaviate"]["environment"]["PERSISTENCE_DATA_PATH"] == "/var/lib/weaviate"
