"""`footnote doctor`: each thing that can be wrong is looked at, and what to do is said."""

import io
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest

from adapters.checks.check import PERMISSIONS, Mark, failed
from adapters.checks.kept import sqlite_check
from adapters.rerank.crossencoder import CrossEncoder
from rag.errors import Malformed, Rejected, Unavailable
from tests.adapters.cli.conftest import OFFICIAL
from tests.adapters.rerank.test_crossencoder import FakePairs, Loads
from tests.fakes.command import Command, Done
from tests.fakes.providers import providers_in_a_thread
from tests.fakes.wires import KEY


def marks(footnote: Command) -> dict[str, str]:
    return {check["name"]: check["mark"] for check in footnote("doctor", "--json").json["checks"]}


def test_where_nothing_is_wrong_nothing_fails(ingested: Command) -> None:
    done = ingested("doctor", "--json")
    assert done.code == 0
    assert done.json["ok"] is True
    found = {check["name"]: check["found"] for check in done.json["checks"]}
    assert found["collection documents"].startswith("1 documents, ")
    assert found["official URL of documents"] == OFFICIAL
    assert found["sqlite"] == sqlite3.sqlite_version
    assert found["embedder"].startswith("none")


def test_a_sqlite_without_what_the_index_needs_is_a_failed_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 31, 1))
    assert sqlite_check().mark is Mark.FAIL
    assert "3.38" in sqlite_check().advice


def test_before_the_first_ingest_it_says_how_to_begin_and_makes_nothing(footnote: Command, tmp_path: Path) -> None:
    done = footnote("doctor")
    assert done.code == 0
    assert "footnote ingest" in done.out
    assert not (tmp_path / ".footnote").exists()


def test_mistakes_of_the_settings_are_a_failed_check(footnote: Command, tmp_path: Path) -> None:
    (tmp_path / "footnote.toml").write_text("[footnot]\n", encoding="utf-8")
    done = footnote("doctor", "--json")
    assert done.code == 2
    assert "did you mean footnote?" in done.json["checks"][0]["found"]


def test_it_says_what_the_review_channel_gets_to_see(footnote: Command, tmp_path: Path) -> None:
    assert "review channel" not in marks(footnote)
    settings = '[slack]\nreview_channel = "C0REVIEW"\n[slack.rooms.C0REVIEW]\naudience = ["hr"]\n'
    (tmp_path / "footnote.toml").write_text(settings, encoding="utf-8")
    (found,) = [
        check["found"] for check in footnote("doctor", "--json").json["checks"] if check["name"] == "review channel"
    ]
    assert found.startswith(
        "C0REVIEW is told of each flag; question and reply too, of pages that everyone, hr may read"
    )


def test_a_collection_without_documents_and_one_without_an_official_url_are_told(
    ingested: Command, tmp_path: Path
) -> None:
    (tmp_path / "footnote.toml").write_text("[collections.travel]\n", encoding="utf-8")
    assert marks(ingested)["collection travel"] == "warn"
    (tmp_path / ".footnote" / "ledger.sqlite").unlink()
    assert marks(ingested)["official URL of documents"] == "fail"


def test_thresholds_are_told_and_those_of_a_collection_where_they_are_others(ingested: Command, tmp_path: Path) -> None:
    (tmp_path / "footnote.toml").write_text("[collections.documents.gate]\nrefuse_below = 0.02\n", encoding="utf-8")
    found = {check["name"]: check["found"] for check in ingested("doctor", "--json").json["checks"]}
    assert found["gate"] == "refuses below 0.09, hedges below 0.4, is not sure below 0.6"
    assert found["gate of documents"] == "refuses below 0.02, hedges below 0.4, is not sure below 0.6"


@pytest.mark.parametrize(("free", "mark"), [(0, "fail"), (50_000_000, "warn"), (10**12, "ok")])
def test_little_space_is_a_warning_and_none_a_failure(
    ingested: Command, monkeypatch: pytest.MonkeyPatch, free: int, mark: str
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=free))
    assert marks(ingested)["state folder"] == mark


def test_a_disk_that_fails_is_not_told_as_permissions() -> None:
    assert failed("index", Unavailable("the disk could not be read: check it"), "move it away").advice == ""
    assert failed("index", Rejected("it may not be read"), "move it away").advice == PERMISSIONS
    assert failed("index", Malformed("it is damaged"), "move it away").advice == "move it away"


def test_passages_without_vectors_are_counted(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOOTNOTE_EMBEDDER_KIND", "auto")
    assert marks(ingested)["vectors"] == "warn"


def test_a_damaged_index_fails_with_what_to_do(ingested: Command, tmp_path: Path) -> None:
    file = tmp_path / ".footnote" / "index.sqlite"
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    done = ingested("doctor")
    assert done.code == 1
    assert "ingest again" in done.out


def test_a_file_in_place_of_the_state_folder_fails(footnote: Command, tmp_path: Path) -> None:
    (tmp_path / ".footnote").write_text("", encoding="utf-8")
    assert marks(footnote)["state folder"] == "fail"


def test_an_extra_that_is_absent_is_a_warning(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adapters.checks.extras._EXTRAS", {"office": ("no-such-package",)})
    done = ingested("doctor", "--json")
    assert done.code == 0
    (extra,) = [check for check in done.json["checks"] if check["name"] == "extra office"]
    assert extra["mark"] == "warn"
    assert "pip install 'footnote[office]'" in extra["advice"]


def models(done: Done) -> dict[str, tuple[str, str]]:
    return {c["name"]: (c["mark"], c["found"]) for c in done.json["checks"] if c["name"].startswith("model")}


def test_without_keys_it_says_whose_sentences_answers_are(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = "no model is configured: answers are the documents' own sentences"
    assert models(ingested("doctor", "--json")) == {"models": ("warn", sentence)}
    monkeypatch.setenv("FOOTNOTE_MODELS_KIND", "none")
    assert models(ingested("doctor", "--json")) == {"models": ("ok", sentence)}


def test_c145_an_empty_key_fails(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROQ_API_KEY", "")
    done = ingested("doctor", "--json")
    assert done.code == 1
    mark, found = models(done)["models"]
    assert mark == "fail"
    assert "GROQ_API_KEY is empty" in found


def test_every_task_says_which_of_its_models_answer(ingested: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    with providers_in_a_thread() as server:
        for provider, key in (("GROQ", KEY), ("ANTHROPIC", "gsk_wrong")):
            monkeypatch.setenv(f"{provider}_API_KEY", key)
            monkeypatch.setenv(f"{provider}_BASE_URL", server.url)
        done = ingested("doctor", "--json")
    assert done.code == 0
    found = models(done)
    assert len(found) == 5
    mark, told = found["model to answer"]
    assert mark == "warn"
    assert told.startswith("groq/openai/gpt-oss-120b answers; anthropic/claude-sonnet-5-5 does not accept the key")
    assert "gsk_wrong" not in done.out
    assert len(server.requests) == 4, "one call for each model"


def test_c145_a_wrong_key_fails_where_no_other_model_answers(
    ingested: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    with providers_in_a_thread() as server:
        monkeypatch.setenv("GROQ_API_KEY", "gsk_wrong")
        monkeypatch.setenv("GROQ_BASE_URL", server.url)
        done = ingested("doctor", "--json")
    assert done.code == 1
    assert {mark for mark, _ in models(done).values()} == {"fail"}
    assert "gsk_wrong" not in done.out + done.err


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, ("ok", "none: the order of the search stands")),
        ({"COHERE_API_KEY": ""}, ("fail", "COHERE_API_KEY is empty")),
        ({"COHERE_API_KEY": "co_x"}, ("fail", "COHERE_BASE_URL: not on this machine")),
        ({"COHERE_API_KEY": "co_x", "COHERE_BASE_URL": "http://127.0.0.1:9"}, ("warn", "did not answer")),
        ({"COHERE_API_KEY": "co_x", "FOOTNOTE_RERANK_KIND": "none"}, ("ok", "none")),
    ],
)
def test_a_reranker_is_named_or_what_is_wrong_with_it(
    ingested: Command, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: tuple[str, str]
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    done = ingested("doctor", "--json")
    (found,) = [check for check in done.json["checks"] if check["name"] == "reranker"]
    assert found["mark"] == expected[0]
    assert expected[1] in found["found"]
    assert "co_x" not in done.out + done.err


@pytest.mark.parametrize(
    ("model", "expected"),
    [
        (FakePairs(), ("ok", "fastembed/any/model answers")),
        (None, ("warn", "could not be loaded (Could not load model from any source.): check the network")),
    ],
    ids=["there", "not there"],
)
def test_a_reranker_on_this_machine_scores_a_word(
    ingested: Command, monkeypatch: pytest.MonkeyPatch, model: FakePairs | None, expected: tuple[str, str]
) -> None:
    loads = Loads(model)
    monkeypatch.setattr("adapters.reranking.open_cross_encoder", lambda name, _: CrossEncoder(name, loads))
    monkeypatch.setenv("FOOTNOTE_RERANK_LOCAL", "any/model")
    done = ingested("doctor", "--json")
    (found,) = [check for check in done.json["checks"] if "reranker" in check["name"]]
    assert (found["name"], found["mark"]) == ("reranker on this machine", expected[0])
    assert expected[1] in found["found"]
    assert loads.fetched == [True]
    assert done.code == 0


def test_a_reranker_whose_extra_is_missing_fails_and_says_what_to_install(
    ingested: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adapters.rerank.crossencoder.find_spec", lambda _: None)
    monkeypatch.setenv("FOOTNOTE_RERANK_LOCAL", "any/model")
    done = ingested("doctor", "--json")
    (found,) = [check for check in done.json["checks"] if "reranker" in check["name"]]
    assert (found["mark"], done.code) == ("fail", 1)
    assert "pip install 'footnote[fastembed]'" in found["found"]


def test_a_question_whose_reranker_has_no_extra_is_told_what_to_install(
    ingested: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adapters.rerank.crossencoder.find_spec", lambda _: None)
    monkeypatch.setenv("FOOTNOTE_RERANK_LOCAL", "any/model")
    done = ingested("ask", "How much annual leave do full-time staff get?")
    assert done.code != 0
    assert "pip install 'footnote[fastembed]'" in done.err


def test_a_question_is_answered_in_the_order_of_the_reranker_on_this_machine(
    ingested: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = FakePairs()
    monkeypatch.setattr("adapters.reranking.open_cross_encoder", lambda name, _: CrossEncoder(name, Loads(pairs)))
    monkeypatch.setenv("FOOTNOTE_RERANK_LOCAL", "any/model")
    assert ingested("ask", "How much annual leave do full-time staff get?").code == 0
    assert pairs.queries == ["How much annual leave do full-time staff get?"]


class Screen(io.StringIO):
    """A terminal that keeps what was written to it."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_is_told_what_is_being_looked_at_and_a_pipe_nothing(
    ingested: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ingested("doctor").err == ""
    screen = Screen()
    monkeypatch.setattr("sys.stderr", screen)
    assert ingested("doctor").code == 0
    assert "looked at, the last: " in screen.getvalue()
