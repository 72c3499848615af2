"""Nothing that others wrote is live in what Slack parses."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.slack.escape import address, markdown, mrkdwn, shortened, shown

LIVE = re.compile(r"<[!@#h]|(?<!\\)!\[|(?<!\\)\[")


def test_c027_three_signs_are_escaped_once_each() -> None:
    assert mrkdwn("R&D: run `if a < b && b > c:`") == "R&amp;D: run `if a &lt; b &amp;&amp; b &gt; c:`"


def test_c027_an_entity_in_the_text_is_read_as_it_stands_there() -> None:
    assert mrkdwn("keep &lt;tag&gt; literal") == "keep &amp;lt;tag&amp;gt; literal"


@given(st.text())
def test_what_slack_parses_is_read_back_as_what_was_written(text: str) -> None:
    escaped = mrkdwn(text)
    assert not re.search(r"[<>]|&(?!(?:amp|lt|gt);)", escaped)
    assert escaped.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&") == shown(text)


@given(st.text(alphabet=st.sampled_from("<>!@#[]()*_`\\-+. 1a\n|&~")))
def test_markdown_signs_stand_for_themselves(text: str) -> None:
    escaped = markdown(text)
    assert not LIVE.search(escaped)
    plain = re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", escaped)
    assert plain.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&") == shown(text)


@pytest.mark.parametrize(
    ("text", "escaped"), [("- no list", "\\- no list"), ("1. no list", "1\\. no list"), ("2.5 days", "2.5 days")]
)
def test_a_line_begins_no_list(text: str, escaped: str) -> None:
    assert markdown(text) == escaped


def test_signs_that_nobody_sees_are_left_out() -> None:
    assert shown("a\x00\x1b[31m\u202eb\u2066c\U000e0041d\r\ne\ud800") == "a[31mbcd\ne\ufffd"


def test_c029_an_address_cannot_end_its_link() -> None:
    url = "https://wiki.example.com/p?x=1|intranet.example.com"
    assert address(url) == "https://wiki.example.com/p?x=1%7Cintranet.example.com"
    assert address("https://a.example/<b>") == "https://a.example/%3Cb%3E"


@pytest.mark.parametrize("url", ["javascript:alert(1)", "file:///etc/passwd", "", "https://", "//x", "http://[", "x"])
def test_only_web_and_mail_addresses_open(url: str) -> None:
    assert address(url) == ""


def test_an_address_too_long_for_slack_does_not_open() -> None:
    assert address(f"https://a.example/{'x' * 3000}") == ""
    assert address("mailto:it@example.com") == "mailto:it@example.com"


@given(st.text(), st.integers(2, 50))
def test_shortened_text_is_one_line_of_that_length(text: str, longest: int) -> None:
    short = shortened(text, longest)
    assert len(short) <= longest
    assert "\n" not in short
