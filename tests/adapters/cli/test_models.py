"""An answer written by a model, at the command line: the real adapters, over both wire formats."""

import re
from collections.abc import Iterator

import pytest

from tests.fakes.command import Command
from tests.fakes.providers import Providers, providers_in_a_thread
from tests.fakes.wires import KEY, Fail, Say

QUESTION = "How much annual leave do full-time staff get?"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Providers]:
    with providers_in_a_thread() as server:
        monkeypatch.setenv("GROQ_API_KEY", KEY)
        monkeypatch.setenv("GROQ_BASE_URL", server.url)
        monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
        monkeypatch.setenv("ANTHROPIC_BASE_URL", server.url)
        yield server


def key_in(server: Providers) -> str:
    """Return the key under which the model was given its first passage."""
    found = re.search(r'key=\\?"(\w+)', str(server.requests[-1].body))
    assert found
    return found[1]


def test_every_model_down_leaves_the_documents_own_sentences(ingested: Command, server: Providers) -> None:
    server.script.extend(Fail(529) for _ in range(30))
    done = ingested("ask", QUESTION, "--json")
    assert "no model answered" in done.err
    found = done.json
    assert found["kind"] == "quotes"
    assert found["citations"][0]["quote"] == "Full-time staff accrue 25 days of annual leave a year."
    assert found["model"] is None


def test_failing_models_do_not_write_log_lines_between_the_answers(ingested: Command, server: Providers) -> None:
    server.script.extend(Fail(529) for _ in range(30))
    assert "model_failed" not in ingested("ask", QUESTION).err


def test_what_a_model_writes_is_posted_when_it_is_proven(ingested: Command, server: Providers) -> None:
    server.script.extend(Say("nothing to see") for _ in range(9))
    ingested("ask", QUESTION, "--json")  # to learn the key, which is made of the passage's words
    key = key_in(server)
    server.script.clear()
    server.script.extend(Say(f"Full-time staff accrue 25 days of annual leave a year [{key}].") for _ in range(9))
    found = ingested("ask", QUESTION, "--json").json
    assert found["kind"] == "answer"
    assert "Full-time staff accrue 25 days of annual leave a year [1]." in found["text"]
    assert found["model"] == "groq/openai/gpt-oss-120b"
    assert found["llm_calls"] >= 1
    assert found["tokens"] > 0
