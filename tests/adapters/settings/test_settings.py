"""Settings: one frozen value, or every mistake at once."""

from pathlib import Path

import pytest
from pydantic import SecretStr, ValidationError

from adapters.settings import Mistakes, Section, Settings, load
from adapters.settings.mistakes import explain
from adapters.settings.sections import key
from adapters.wiring import gates_of
from rag.gate import Gate


def written(folder: Path, text: str) -> Path:
    file = folder / "footnote.toml"
    file.write_text(text, encoding="utf-8")
    return file


def mistakes(folder: Path, text: str = "", environment: dict[str, str] | None = None) -> str:
    if text:
        written(folder, text)
    with pytest.raises(Mistakes) as caught:
        load(environment or {}, folder)
    return str(caught.value)


def test_without_a_file_everything_has_a_default_and_state_is_in_the_working_folder(tmp_path: Path) -> None:
    settings = load({}, tmp_path)
    assert settings.footnote.state == tmp_path / ".footnote"
    assert settings.footnote.official_url is None
    assert (settings.gate.hedge_below, settings.gate.cite_below) == (0.4, 0.6)


def test_a_file_says_what_a_deployment_decides(tmp_path: Path) -> None:
    written(
        tmp_path,
        """
        [footnote]
        official_url = "https://intranet.example.com"
        language = "DE"
        timezone = "Europe/Berlin"
        [topics]
        "parental leave" = "https://hr.example.com/leave"
        [collections.hr]
        title = "HR handbook"
        audience = ["staff"]
        base_url = "https://wiki.example.com/hr/"
        strictness = "strict"
        [embedder]
        kind = "none"
        """,
    )
    settings = load({}, tmp_path)
    assert settings.footnote.language == "de"
    assert settings.topics == {"parental leave": "https://hr.example.com/leave"}
    assert settings.collections["hr"].audience == ("staff",)
    assert settings.embedder.kind == "none"


def test_all_mistakes_come_in_one_message_each_with_key_expectation_and_example(tmp_path: Path) -> None:
    message = mistakes(
        tmp_path,
        """
        speed = 3
        [footnote]
        offical_url = "https://intranet.example.com"
        timezone = "Mars/Olympus"
        [topics]
        "parental leave" = "hr"
        [collections.hr]
        audience = []
        strictness = "severe"
        [collections."no:colon"]
        [gate]
        cite_below = 6
        """,
    )
    assert message.startswith(f"{tmp_path / 'footnote.toml'}: 8 mistakes in the settings")
    assert "[footnote] offical_url: there is no such key; did you mean official_url?" in message
    assert "[footnote] timezone = 'Mars/Olympus': expected an IANA time zone" in message
    assert 'for example timezone = "Europe/Berlin"' in message
    assert "[topics] \"parental leave\" = 'hr': expected" in message
    assert "[collections.hr] strictness = 'severe': expected one of strict, standard, relaxed" in message
    assert "[collections.no:colon]" in message
    assert "[gate] cite_below = 6" in message
    assert "[speed]: there is no such key" in message


def test_a_key_under_the_wrong_table_is_told_where_it_belongs(tmp_path: Path) -> None:
    message = mistakes(tmp_path, 'official_url = "https://intranet.example.com"')
    assert "it belongs under [footnote]" in message


def test_thresholds_out_of_order_are_a_mistake(tmp_path: Path) -> None:
    assert "hedge_below (0.9) and cite_below (0.6) do not ascend" in mistakes(tmp_path, "[gate]\nhedge_below = 0.9")


def test_a_collection_has_thresholds_of_its_own_and_the_rest_from_the_gate(tmp_path: Path) -> None:
    written(tmp_path, "[gate]\nhedge_below = 0.5\n[collections.faq.gate]\nrefuse_below = 0.02\n[collections.hr]")
    gates = gates_of(load({}, tmp_path))
    assert gates.usual == Gate(0.09, 0.5, 0.6)
    assert gates.by_collection == {"faq": Gate(0.02, 0.5, 0.6)}


def test_strictness_moves_the_thresholds_and_a_key_of_its_own_stays_as_it_is(tmp_path: Path) -> None:
    written(
        tmp_path,
        '[collections.doses]\nstrictness = "strict"\ngate = {cite_below = 0.9}\n'
        '[collections.faq]\nstrictness = "relaxed"',
    )
    by_collection = gates_of(load({}, tmp_path)).by_collection
    assert by_collection == {"doses": Gate(0.165, 0.571, 0.9), "faq": Gate(0.047, 0.25, 0.429)}


def test_moved_thresholds_of_nothing_and_of_all_stay(tmp_path: Path) -> None:
    written(
        tmp_path, '[gate]\nrefuse_below = 0\nhedge_below = 1\ncite_below = 1\n[collections.a]\nstrictness = "strict"'
    )
    assert gates_of(load({}, tmp_path)).by_collection == {}


def test_thresholds_of_a_collection_that_do_not_ascend_are_a_mistake_that_names_it(tmp_path: Path) -> None:
    own = "[collections.hr.gate]\nrefuse_below = 0.5\n[collections.it]\ngate = {hedge_below = 0.7}"
    message = mistakes(tmp_path, own)
    assert "2 mistakes" in message
    assert "[collections.hr]: gate: refuse_below (0.5), hedge_below (0.4) and cite_below (0.6) do not ascend" in message
    assert "[collections.it]: gate: refuse_below (0.09), hedge_below (0.7) and cite_below (0.6)" in message
    assert "for example refuse_below = 0.09" in message


def test_a_mistake_in_the_gate_of_a_collection_names_its_key(tmp_path: Path) -> None:
    message = mistakes(tmp_path, "[collections.hr.gate]\nrefuse_belo = 0.1\ncite_below = 3\n[collections.it]\ngate = 1")
    assert "[collections.hr.gate] refuse_belo: there is no such key; did you mean refuse_below?" in message
    assert "[collections.hr.gate] cite_below = 3: expected a number from 0.0 to 1.0" in message
    assert "[collections.it] gate = 1: expected a table of thresholds" in message
    assert "for example gate = { refuse_below = 0.05 }" in message


def test_a_threshold_is_a_number_and_no_switch(tmp_path: Path) -> None:
    message = mistakes(tmp_path, "[gate]\nrefuse_below = true\n[collections.hr.gate]\ncite_below = false")
    assert "[gate] refuse_below = True: expected a number from 0.0 to 1.0" in message
    assert "[collections.hr.gate] cite_below = False: expected a number from 0.0 to 1.0" in message


def test_when_the_gate_itself_is_wrong_only_that_is_told(tmp_path: Path) -> None:
    message = mistakes(tmp_path, "[gate]\ncite_below = 6\n[collections.hr.gate]\nrefuse_below = 0.5")
    assert "1 mistake in" in message


def test_a_collection_that_nobody_may_read_is_a_mistake(tmp_path: Path) -> None:
    assert 'for example audience = ["everyone"]' in mistakes(tmp_path, "[collections.hr]\naudience = []")


def test_the_environment_wins_over_the_file_and_is_relative_to_the_working_folder(tmp_path: Path) -> None:
    config = tmp_path / "etc" / "bot.toml"
    config.parent.mkdir()
    config.write_text('[footnote]\nstate = "data"\n[gate]\ncite_below = 0.7\n', encoding="utf-8")
    settings = load({"FOOTNOTE_GATE_CITE_BELOW": "0.8"}, tmp_path, Path("etc/bot.toml"))
    assert settings.footnote.state == tmp_path / "etc" / "data"
    assert settings.gate.cite_below == 0.8
    moved = load({"FOOTNOTE_STATE": "here", "FOOTNOTE_CONFIG": str(config)}, tmp_path)
    assert moved.footnote.state == tmp_path / "here"


def test_a_wrong_variable_is_named_as_the_variable(tmp_path: Path) -> None:
    message = mistakes(tmp_path, environment={"FOOTNOTE_GATE_CITE_BELOW": "many", "FOOTNOTE_STAET": "x"})
    assert "FOOTNOTE_GATE_CITE_BELOW = 'many': expected a number" in message
    assert "FOOTNOTE_STAET: there is no such variable; did you mean FOOTNOTE_STATE?" in message
    assert message.startswith("environment: 2 mistakes")


def test_a_mistake_is_told_of_the_place_where_it_stands(tmp_path: Path) -> None:
    fine, wrong = '[footnote]\nlanguage = "en"\n', "[gate]\ncite_below = 7\n"
    assert mistakes(tmp_path, fine, {"FOOTNOTE_FOO": "1"}).startswith("environment: 1 mistake in the settings")
    file = tmp_path / "footnote.toml"
    assert mistakes(tmp_path, wrong, {"FOOTNOTE_FOO": "1"}).startswith(f"{file} and the environment: 2 mistakes")
    assert mistakes(tmp_path, wrong).startswith(f"{file}: 1 mistake")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"[footnote\n", "not TOML"),
        (b"[footnote]\nlanguage = '\xff'\n", "not UTF-8"),
        (b"footnote = 3\n", "[footnote]"),
    ],
)
def test_a_file_that_is_no_settings_file_says_so(tmp_path: Path, content: bytes, expected: str) -> None:
    (tmp_path / "footnote.toml").write_bytes(content)
    assert expected in mistakes(tmp_path)


def test_the_example_in_the_readme_has_no_mistakes(tmp_path: Path) -> None:
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    written(tmp_path, readme.partition("```toml\n")[2].partition("```")[0])
    assert load({}, tmp_path).collections["hr"].title == "HR handbook"


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    (tmp_path / "footnote.toml").write_bytes(b"\xef\xbb\xbf[footnote]\nlanguage = 'fr'\n")
    assert load({}, tmp_path).footnote.language == "fr"


def test_a_named_file_must_exist_and_must_be_a_file(tmp_path: Path) -> None:
    with pytest.raises(Mistakes, match="there is no such file"):
        load({}, tmp_path, Path("nowhere.toml"))
    with pytest.raises(Mistakes, match="cannot be read"):
        load({}, tmp_path, tmp_path)


def test_settings_do_not_change_after_loading(tmp_path: Path) -> None:
    settings = load({}, tmp_path)
    with pytest.raises(ValidationError):
        settings.gate.cite_below = 0.1  # type: ignore[misc]  # the point of the test


def test_a_secret_is_shown_by_no_repr_and_by_no_mistake() -> None:
    class Vendor(Section):
        token: SecretStr = key(SecretStr(""), "a token", "from the environment")

    class Whole(Section):
        vendor: Vendor = key(Vendor(), "a table", {})

    assert "hush" not in repr(Whole.model_validate({"vendor": {"token": "hush"}}))
    with pytest.raises(ValidationError) as caught:
        Whole.model_validate({"vendor": {"token": 17, "tokn": "hush"}})
    lines = "\n".join(explain(caught.value, Whole, {}))
    assert "17" not in lines
    assert "hush" not in lines + str(caught.value)
    assert "did you mean token?" in lines


def test_every_key_says_what_is_expected_and_shows_an_example() -> None:
    sections = [Settings, *(field.annotation for field in Settings.model_fields.values())]
    for section in sections:
        for name, field in getattr(section, "model_fields", {}).items():
            assert field.description, name
            assert field.examples, name


def test_an_index_on_a_server_is_named_by_file_or_environment(tmp_path: Path) -> None:
    written(tmp_path, '[index]\nkind = "weaviate"\nurl = "https://w.example.com"\ngrpc = "w.example.com:443"\n')
    index = load({"FOOTNOTE_INDEX_TENANT": "acme"}, tmp_path).index
    assert (index.kind, index.url, index.grpc, index.tenant) == (
        "weaviate",
        "https://w.example.com",
        "w.example.com:443",
        "acme",
    )


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('kind = "elastic"', "one of embedded"),
        ('url = "localhost:8080"', "web address"),
        ('grpc = "http://localhost:50051"', "host:port"),
        ('tenant = "a b"', "letters, digits"),
    ],
)
def test_a_server_that_cannot_be_meant_is_a_mistake(tmp_path: Path, line: str, expected: str) -> None:
    written(tmp_path, f"[index]\n{line}\n")
    assert expected in mistakes(tmp_path)
