"""The whole chain on a Weaviate server: ingest, ask, follow up, be refused, see what one may see."""

from pathlib import Path

import pytest

from tests.e2e.weaviate.conftest import OFFICIAL
from tests.fakes.command import Command

pytestmark = pytest.mark.needs("weaviate")


def titles(found: dict[str, object]) -> set[str]:
    return {one["title"] for one in found["citations"]}  # type: ignore[attr-defined, index]


def test_documents_are_asked_followed_up_changed_and_forgotten(footnote: Command, pages: Path, tmp_path: Path) -> None:
    done = footnote("ingest", "handbook", "--official-url", OFFICIAL, "--json")
    assert done.code == 0, done.err
    assert (done.json["added"], done.json["documents"]) == (3, 3)
    assert not (tmp_path / ".footnote" / "index.sqlite").exists()

    asked = footnote("ask", "How many days of annual leave do I have?", "--json").json
    assert titles(asked) == {"Leave"}
    assert "25 days" in asked["text"]

    thread = tmp_path / "thread.json"
    thread.write_text('{"role": "user", "content": "When are travel expenses paid back?"}\n', encoding="utf-8")
    follow_up = footnote("ask", "and within how many days?", "--thread", str(thread), "--json").json
    assert titles(follow_up) == {"Travel"}

    refused = footnote("ask", "What is the wifi password of Zanzibar?", "--json").json
    assert refused["kind"] == "refusal"
    assert OFFICIAL in str(refused)

    for groups, found in ((["everyone"], False), (["board"], True)):
        words = [word for group in groups for word in ("--audience", group)]
        bonus = footnote("ask", "What is the bonus of the board?", *words, "--json").json
        assert ("9,000" in str(bonus)) is found
        assert ("Board bonus" in str(bonus)) is found

    (pages / "leave.md").write_text("# Leave\n\nEverybody has 30 days of annual leave.\n", encoding="utf-8")
    (pages / "travel.md").unlink()
    again = footnote("ingest", "handbook", "--json").json
    assert (again["updated"], again["removed"], again["unchanged"]) == (1, 1, 1)
    assert "30 days" in footnote("ask", "How many days of annual leave do I have?", "--json").json["text"]
    assert "Travel" not in str(footnote("ask", "When are travel expenses paid back?", "--json").json["citations"])


def test_doctor_says_which_server_it_is_and_that_everything_is_there(footnote: Command, pages: Path) -> None:
    assert pages.exists()
    before = {one["name"]: one for one in footnote("doctor", "--json").json["checks"]}
    assert before["index"]["found"] == "nothing is ingested yet"
    assert footnote("ingest", "handbook", "--official-url", OFFICIAL).code == 0
    found = {one["name"]: one for one in footnote("doctor", "--json").json["checks"]}
    assert "1.38.0 at http://127.0.0.1:" in found["weaviate"]["found"]
    assert found["weaviate keywords"]["found"] == "keyword ranking is exact"
    assert found["index"]["found"].startswith("the ledger has 3 passages, the server 3")
    assert found["collection documents"]["found"] == "3 documents, 3 passages"


def test_a_server_that_is_away_is_told_with_the_official_link(
    footnote: Command, pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert pages.exists()
    assert footnote("ingest", "handbook", "--official-url", OFFICIAL).code == 0
    monkeypatch.setenv("FOOTNOTE_INDEX_URL", "http://127.0.0.1:19999")
    monkeypatch.setenv("FOOTNOTE_INDEX_GRPC", "127.0.0.1:19998")
    asked = footnote("ask", "How many days of annual leave do I have?")
    assert asked.code == 4
    assert "can't reach the documents right now" in asked.out
    assert OFFICIAL in asked.out
    checks = {one["name"]: one for one in footnote("doctor", "--json").json["checks"]}
    assert checks["weaviate"]["mark"] == "fail"
    assert "the REST port http://127.0.0.1:19999" in checks["weaviate"]["found"]


def test_two_tenants_of_one_server_do_not_see_each_other(
    footnote: Command, pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOOTNOTE_INDEX_TENANT", "acme")
    assert footnote("ingest", "handbook", "--official-url", OFFICIAL).code == 0
    assert "25 days" in footnote("ask", "How many days of annual leave?", "--json").json["text"]
    monkeypatch.setenv("FOOTNOTE_INDEX_TENANT", "umbrella")
    assert "no document is ingested yet" in footnote("ask", "How many days of annual leave?").err
    (pages / "leave.md").write_text("# Leave\n\nNobody has annual leave here.\n", encoding="utf-8")
    assert footnote("ingest", "handbook").code == 0
    assert "Nobody" in footnote("ask", "How many days of annual leave?", "--json").json["text"]
    monkeypatch.setenv("FOOTNOTE_INDEX_TENANT", "acme")
    assert "25 days" in footnote("ask", "How many days of annual leave?", "--json").json["text"]
