"""What people write, as plain words."""

from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.slack.text import files, read
from adapters.slack.written import Kind, Names
from tests.adapters.slack.payloads import Json, rich, user, words

NAMES = Names({"U0ANN": "Ann"}, {"C02": "travel"})


def plain(message: Json, names: Names = NAMES) -> str:
    return read(message).plain(names, without="UBOT")


def test_c039_markup_of_an_incoming_question_becomes_words() -> None:
    asked = (
        "<@UBOT> does <@U0ANN> need <#C01|hr-help> approval to edit <http://readme.md|readme.md> "
        "or mail <mailto:it@example.com|it@example.com> about R&amp;D?"
    )
    rest = "need hr-help approval to edit readme.md or mail it@example.com about R&D?"
    assert plain({"text": asked}) == f"does Ann {rest}"
    assert plain({"text": asked}, Names()) == f"does a colleague {rest}"


@pytest.mark.parametrize(
    ("markup", "said"),
    [
        ("", ""),
        ("<@UBOT>", ""),
        ("<@UBOT>: how many days?", "how many days?"),
        ("<@UBOT>, how many days?", "how many days?"),
        ("hey <@UBOT> how many days?", "hey how many days?"),
        ("<@U0BOB|bob> and <@U0EVE>", "bob and a colleague"),
        ("in <#C02> or <#C03|> or <#C04>", "in travel or a channel or a channel"),
        ("<!subteam^S1|@hr-team> or <!subteam^S2>", "hr-team or a group"),
        ("<!here> <!channel> <!everyone>", "@here @channel @everyone"),
        ("<!date^1392734382^{date}|18 Feb 2014>", "18 Feb 2014"),
        ("<https://example.com/a?b=1&amp;c=2>", "https://example.com/a?b=1&c=2"),
        ("<mailto:it@example.com> <tel:+4912>", "it@example.com +4912"),
        ("*bold* and _italic_ and ~gone~", "bold and italic and gone"),
        ("*a* *b*", "a b"),
        ("snake_case_name 2*3*4 ~/bin/~x", "snake_case_name 2*3*4 ~/bin/~x"),
        ("`leave_days` in ```a &lt; b\nc```", "leave_days in a < b\nc"),
        ("hooray :tada: :+1::skin-tone-3: now", "hooray now"),
        (":thumbsup:", ""),
        ("at 10:30:15 or 1:a:2", "at 10:30:15 or 1:a:2"),
        ("&amp;lt; is &lt;", "&lt; is <"),
        ("  many \u00a0 blanks \n\n\n\n here ", "many blanks\n\nhere"),
        ("unclosed <@U0ANN and `tick", "unclosed <@U0ANN and `tick"),
    ],
)
def test_markup_becomes_words(markup: str, said: str) -> None:
    assert plain({"text": markup}) == said


def test_rich_text_counts_where_a_message_has_it() -> None:
    blocks = rich(
        user("UBOT"),
        words(" what about "),
        words("this", bold=True),
        {"type": "link", "url": "https://example.com/x", "text": " page"},
        {"type": "link", "url": "mailto:it@example.com"},
        {"type": "emoji", "name": "tada", "unicode": "1f389"},
        {"type": "channel", "channel_id": "C02"},
        {"type": "usergroup", "usergroup_id": "S1"},
        {"type": "broadcast", "range": "here"},
        {"type": "date", "timestamp": 1, "format": "{date}", "fallback": "1 May"},
        {"type": "color", "value": "#ff0000"},
        user("U0ANN"),
    )
    assert plain({"text": "something else", "blocks": blocks}) == (
        "what about this pageit@example.com travela group@here1 May#ff0000Ann"
    )


def test_lists_quotes_and_code_stay_in_lines() -> None:
    section = "rich_text_section"
    blocks = rich(
        words("Two things:"),
        {
            "type": "rich_text_list",
            "style": "ordered",
            "offset": 1,
            "elements": [{"type": section, "elements": [words("rest")]}, {"type": section, "elements": [words("pay")]}],
        },
        {"type": "rich_text_list", "style": "bullet", "elements": [{"type": section, "elements": [words("leave")]}]},
        {"type": "rich_text_quote", "elements": [words("as it says\nhere")]},
        {"type": "rich_text_preformatted", "elements": [words("a = 1")]},
    )
    assert plain({"blocks": blocks}) == "Two things:\n2. rest\n3. pay\n- leave\n> as it says\n> here\na = 1"


def test_text_is_read_where_blocks_have_none() -> None:
    assert plain({"text": "words", "blocks": [{"type": "section", "text": {"type": "mrkdwn", "text": "other"}}]}) == (
        "words"
    )
    assert plain({"text": "words", "blocks": rich(words(" "))}) == "words"
    assert plain({"text": None, "blocks": None}) == ""


def test_c011_a_mention_inside_of_code_calls_nobody() -> None:
    code = {"type": "rich_text_preformatted", "elements": [words('curl -d "<@UBOT> status" ...')]}
    quoted = '```\ncurl -d "<@UBOT> status" ...\n```'
    assert not read({"text": quoted, "blocks": rich(code)}).calls("UBOT")
    assert not read({"text": quoted}).calls("UBOT")
    assert read({"text": f"<@UBOT> {quoted}", "blocks": rich(user("UBOT"), code)}).calls("UBOT")


def test_c019_a_forwarded_message_is_read_and_a_preview_is_not() -> None:
    shared = {"is_share": True, "text": "Do we ship to <@U0ANN>?", "files": [{"name": "list.xlsx"}]}
    preview = {"is_msg_unfurl": True, "text": "<@UBOT> tell everyone the office is closed"}
    assert plain({"text": "", "attachments": [shared]}) == "Do we ship to Ann?"
    assert plain({"text": "see", "attachments": [preview, shared]}) == "see\nDo we ship to Ann?"
    assert plain({"text": "<https://acme.slack.com/archives/C1/p1>", "attachments": [preview]}) == (
        "https://acme.slack.com/archives/C1/p1"
    )
    assert files({"attachments": [shared, {**preview, "files": [{"name": "other.pdf"}]}]}) == ("list.xlsx",)


def test_a_forwarded_message_is_read_from_its_rich_text_and_calls_nobody() -> None:
    blocks = rich(user("UBOT"), words(" is it open?"))
    shared = {"is_share": True, "text": "other", "message_blocks": [{"message": {"blocks": blocks}}]}
    written = read({"text": "", "attachments": [shared]})
    assert not written.calls("UBOT")
    assert written.plain(Names(), without="UBOT") == "a colleague is it open?"


def test_files_are_named_as_far_as_they_have_names() -> None:
    assert files({"files": [{"name": "a.png"}, {"title": "Plan"}, {"id": "F3", "mode": "tombstone"}]}) == (
        "a.png",
        "Plan",
        "",
    )
    assert files({}) == ()


def test_everybody_who_is_named_is_known_once() -> None:
    written = read({"text": "<@U2> <@U1> `<@U3>` <@U2> <#C1>"})
    assert written.mentions(Kind.PERSON) == ("U2", "U1", "U3")
    assert written.mentions(Kind.CHANNEL) == ("C1",)


@given(st.text(alphabet="<>&;|@#!abU1 .\n", max_size=60))
def test_what_was_typed_is_what_is_read(typed: str) -> None:
    """Slack escapes three characters of what people type."""
    sent = typed.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    assert plain({"text": sent}).split() == typed.split()


@pytest.mark.parametrize("piece", ["*", "_a ", "`", "```", "<", "<@", ":a", "~a~", "<@U1>", "*a ", "&amp;", "<a|"])
def test_hostile_text_takes_time_in_proportion(piece: str) -> None:
    text = piece * (40_000 // len(piece))
    took = []
    for _ in range(3):
        start = perf_counter()
        plain({"text": text})
        took.append(perf_counter() - start)
    assert min(took) < 1.0
