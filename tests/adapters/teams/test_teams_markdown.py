import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from adapters.teams.markdown import bold, code, emphasised, fence_for, italic, link, plain, visible

_READER = MarkdownIt("commonmark", {"html": True})
"""Reads Markdown with all that it can have, HTML too: a reader that obeys everything finds whatever is live."""

J = "\u2060"  # is not seen, and parts what would be read as an address


def shown(text: str) -> str:
    """Return the words that a reader of the Markdown sees."""
    tokens = [child for token in _READER.parse(text) for child in token.children or ()]
    return "".join(token.content if token.type in {"text", "code_inline"} else "" for token in tokens)


def live(text: str) -> set[str]:
    """Return what a reader of the Markdown would make of it, beside paragraphs of text and code."""
    tokens = [one for token in _READER.parse(text) for one in (token, *(token.children or ()))]
    return {token.type for token in tokens} - {
        "inline",
        "text",
        "code_inline",
        "softbreak",
        "paragraph_open",
        "paragraph_close",
    }


@pytest.mark.parametrize(
    "text",
    [
        "*bold* and _slanted_ and ~~struck~~",
        "[a link](https://evil.example.com) and ![a picture](https://evil.example.com/x.png)",
        "<at>Everyone</at> <b>now</b> <!-- hidden -->",
        "# no heading",
        "- no list",
        "+ no list",
        "1. no list",
        "12) no list",
        "> no quotation",
        "=== no heading",
        "--- no rule",
        "a | b | c",
        "& &amp; &lt; and a \\ backslash",
        "see [1] and [12]",
    ],
)
def test_words_are_shown_as_they_are(text: str) -> None:
    assert shown(plain(text)).replace("\u2060", "") == text
    assert live(plain(text)) == set()


def test_inline_code_stays_code() -> None:
    assert plain("run `git *push*` now") == "run `git *push*` now"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("write to hr@example.com.", "write to `hr@example.com`."),
        ("see https://evil.example.com/a_b?c=*d*, now", "see `https://evil.example.com/a_b?c=*d*`, now"),
        ("see www.example.com", "see `www.example.com`"),
        ("see example.com/leave", "see `example.com/leave`"),
        ("msteams:/l/chat opens", "`msteams:/l/chat` opens"),
        ("javascript:alert(1)", "`javascript:alert(1`)"),
    ],
)
def test_an_address_is_code_and_no_link(text: str, said: str) -> None:
    assert plain(text) == said


@pytest.mark.parametrize("text", ["25.5 days, e.g. half days", "U.S. staff, z.B. in Berlin", "at 9.30 a.m."])
def test_what_has_dots_is_no_address(text: str) -> None:
    assert plain(text) == text


def test_a_number_in_brackets_is_no_citation() -> None:
    assert "[1]" not in plain("as in [1]").replace("\\", "")


def test_what_is_not_seen_does_not_work() -> None:
    assert visible("a\u202eb\u2066c\U000e0041d\x1b[31m") == "abcd\ufffd[31m"


def test_only_web_and_mail_addresses_are_live() -> None:
    assert link("Leave", "https://hr.example.com/leave#:~:text=25%20days") == (
        "[Leave](https://hr.example.com/leave#:~:text=25%20days)"
    )
    assert link("Leave", "javascript:alert(1)") == "Leave"
    assert link("a](https://evil.example.com) [b", "https://hr.example.com/(a) b") == (
        rf"[a\](https:{J}//evil.{J}example.{J}com) \[b](https://hr.example.com/%28a%29%20b)"
    )
    assert (
        link("https://hr.example.com", "https://hr.example.com") == "[https://hr.example.com](https://hr.example.com)"
    )


@pytest.mark.parametrize("address", ["https://evil.example/x", "www.evil.example", "evil.com/x", "a@evil.example"])
def test_no_other_address_stands_in_the_words_of_a_link(address: str) -> None:
    said = link(f"Leave ({address})", "https://hr.example.com/leave")
    assert address not in said
    assert address in said.replace(J, "")


def test_the_bots_own_stars_alone_are_emphasis() -> None:
    said = "I looked in **hr** for “**it**”. Closest: *Leave*. See https://hr.example.com."
    assert emphasised(said, ["hr"], ["Leave"], "https://hr.example.com") == (
        r"I looked in **hr** for “\*\*it\*\*”. Closest: *Leave*. See [https://hr.example.com](https://hr.example.com)."
    )


@given(st.text(max_size=60))
def test_whatever_is_written_nothing_of_it_is_live(text: str) -> None:
    assert live(plain(text)) == set()


@given(st.text(max_size=40))
def test_whatever_is_written_emphasis_and_links_hold_it(text: str) -> None:
    for marked in (bold(f"x{text}x"), italic(f"x{text}x")):
        assert live(marked) <= {"strong_open", "strong_close", "em_open", "em_close"}
    assert live(link(f"x{text}x", "https://hr.example.com")) == {"link_open", "link_close"}


@given(st.text(alphabet="`a \n", min_size=1, max_size=20))
def test_code_is_closed_by_its_own_fence(text: str) -> None:
    if text.strip():
        assert live(code(text)) == set()
    assert fence_for(text) not in text
