"""Keys, addresses and settings to the chain of models."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from adapters.llm.access import Access, access_of
from adapters.llm.registry import MODELS, PLANS, model_of
from adapters.settings import Mistakes, Models, load
from adapters.settings.secrets import is_loopback
from adapters.wiring import llm_of
from rag.ports import Prompt, Task
from tests.contract.llm import prompt
from tests.fakes.providers import Providers
from tests.fakes.wires import KEY, Fail, Say

BOTH = {"GROQ_API_KEY": "gsk_x", "ANTHROPIC_API_KEY": "sk-ant-x"}


def asked(environment: dict[str, str], folder: Path, text: str = "") -> dict[str, list[str]] | None:
    """Return the models of each task, in their order."""
    (folder / "footnote.toml").write_text(f"[models]\n{text}", encoding="utf-8")
    chain = llm_of(load({}, folder), environment)
    return {task.value: [link.model for link in links] for task, links in chain.links.items()} if chain else None


def mistakes(environment: dict[str, str], folder: Path, text: str = "") -> str:
    with pytest.raises(Mistakes) as caught:
        asked(environment, folder, text)
    return str(caught.value)


def test_groq_is_asked_first_and_anthropic_when_it_fails(tmp_path: Path) -> None:
    small = ["groq/openai/gpt-oss-20b", "anthropic/claude-haiku-5-5"]
    large = ["groq/openai/gpt-oss-120b", "anthropic/claude-sonnet-5-5"]
    assert asked(BOTH, tmp_path) == {
        "rewrite": small,
        "answer": large,
        "relevance": small,
        "judge": large,
        "expand": large,
    }


def test_with_one_key_the_other_provider_is_left_out_and_with_none_there_is_no_model(tmp_path: Path) -> None:
    only = asked({"ANTHROPIC_API_KEY": "sk-ant-x"}, tmp_path)
    assert only
    assert only["answer"] == ["anthropic/claude-sonnet-5-5"]
    assert asked({}, tmp_path) is None
    assert asked(BOTH, tmp_path, 'kind = "none"') is None


def test_settings_name_other_models_or_none(tmp_path: Path) -> None:
    found = asked(BOTH, tmp_path, 'answer = "groq/qwen/qwen3.8-27b"\nanswer_fallback = "none"\nexpand = "none"')
    assert found
    assert found["answer"] == ["groq/qwen/qwen3.8-27b"]
    assert found["expand"] == ["anthropic/claude-sonnet-5-5"]


def test_a_slow_server_of_ones_own_gets_the_time_that_the_settings_give(tmp_path: Path) -> None:
    (tmp_path / "footnote.toml").write_text("[models]\ncall_s = 90\ndeadline_s = 60\n", encoding="utf-8")
    chain = llm_of(load({}, tmp_path), BOTH)
    assert chain
    assert {link.timeout_s for links in chain.links.values() for link in links} == {60.0}


def test_a_model_that_no_provider_has_is_a_mistake(tmp_path: Path) -> None:
    assert "expected groq/NAME or anthropic/NAME" in mistakes(BOTH, tmp_path, 'answer = "gpt-4"')
    message = mistakes({"GROQ_API_KEY": "x"}, tmp_path, 'judge = "anthropic/claude-opus-5-5"')
    assert "[models] judge" in message
    assert "no ANTHROPIC_API_KEY" in message
    with pytest.raises(ValueError, match="names no model"):
        model_of("openai/gpt-4")


@pytest.mark.parametrize("key", ["", "  ", "two words", "gsk_ü"])
def test_c145_an_unusable_key_stops_at_the_start_and_is_not_shown(tmp_path: Path, key: str) -> None:
    message = mistakes({"GROQ_API_KEY": key}, tmp_path)
    assert "GROQ_API_KEY" in message
    assert "ü" not in message
    assert "words" not in message


@pytest.mark.parametrize(
    "url",
    ["models.example.com", "ftp://models.example.com", "http://", "http://[::1", "https://u:hush@models.example.com",
     "https://models.example.com/?key=hush", "http://a b"],
)  # fmt: skip
def test_an_unusable_address_is_a_mistake_and_is_not_shown(tmp_path: Path, url: str) -> None:
    message = mistakes({"GROQ_API_KEY": "x", "GROQ_BASE_URL": url}, tmp_path)
    assert "GROQ_BASE_URL" in message
    assert "hush" not in message


def test_addresses_may_end_as_the_sdks_go_on() -> None:
    found = access_of(
        {"GROQ_BASE_URL": "http://localhost:11434/openai/v1/", "ANTHROPIC_BASE_URL": "http://127.0.0.1:8080/v1"}
    )
    assert {name: one.url for name, one in found.items()} == {
        "groq": "http://localhost:11434",
        "anthropic": "http://127.0.0.1:8080",
    }
    assert found["groq"].key, "the SDK wants one, the server may not"


def test_the_switch_lets_only_this_machine_through(tmp_path: Path) -> None:
    assert "loopback_only" in mistakes(BOTH, tmp_path, "loopback_only = true")
    away = BOTH | {"GROQ_BASE_URL": "https://127.0.0.1.example.com"}
    assert "GROQ_BASE_URL" in mistakes(away, tmp_path, "loopback_only = true")
    assert asked({"GROQ_BASE_URL": "http://127.0.0.1:1"}, tmp_path, "loopback_only = true")
    assert is_loopback("http://[::1]:80")
    assert not is_loopback("")


def test_the_switch_is_on_in_all_tests(tmp_path: Path) -> None:
    assert load(os.environ, tmp_path).models.loopback_only


def test_no_sdk_is_imported_before_a_model_is_asked() -> None:
    code = "import sys, adapters.wiring, adapters.llm.probe\nprint({'anthropic', 'groq', 'httpx'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_no_key_is_shown_by_a_repr() -> None:
    assert "hush" not in repr(Access("hush", "http://127.0.0.1"))


def test_the_registry_knows_every_model_it_plans_with() -> None:
    assert set(PLANS) == set(Task)
    for plan in PLANS.values():
        assert {plan.primary, plan.fallback} <= MODELS.keys()
    for task in Task:
        assert {task.value, f"{task.value}_fallback"} <= Models.model_fields.keys()
    assert all(model.temperature is None for model in MODELS.values() if model.provider == "anthropic")


async def test_the_same_prompt_goes_to_both_providers_and_the_writer_is_recorded(
    tmp_path: Path, server: Providers
) -> None:
    server.script.extend([Fail(401), Say("Twenty-five days [1].")])
    environment = {
        "GROQ_API_KEY": KEY, "GROQ_BASE_URL": server.url, "ANTHROPIC_API_KEY": KEY, "ANTHROPIC_BASE_URL": server.url
    }  # fmt: skip
    chain = llm_of(load({}, tmp_path), environment)
    assert chain
    question: Prompt = prompt()
    whole = await chain.complete(question)
    await chain.close()
    assert (whole.model, whole.calls) == ("anthropic/claude-sonnet-5-5", 2)
    first, second = (request.body for request in server.requests)
    assert first["messages"][-1] == second["messages"][-1]
    assert first["messages"][0]["content"] == second["system"]
