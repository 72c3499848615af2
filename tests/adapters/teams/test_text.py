"""A question is what somebody wrote, without the bot's name, the traces of HTML, and what they quote."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.teams.text import Said, said_in
from tests.fakes.activities import BOT, activity

FILE = "application/vnd.microsoft.teams.file.download.info"
REPLY = (
    '<blockquote itemscope itemtype="http://schema.skype.com/Reply" itemid="17001">'
    '<strong itemprop="mri" itemid="8:orgid:bob">Bob</strong><span itemprop="time" itemid="17001"></span>'
    '<p itemprop="preview">Remote work is allowed 3 days<br>a week</p></blockquote>'
    "<p>does that apply to interns?</p>"
)


def mention(name: str = "Docs Helper", text: str | None = None, of: str = BOT) -> dict[str, Any]:
    whole = {"type": "mention", "mentioned": {"id": of, "name": name}, "text": text}
    return {key: value for key, value in whole.items() if value is not None}


def said(text: str, *entities: dict[str, Any], **changes: Any) -> Said:
    return said_in(activity(text=text, entities=list(entities), **changes))


def html(content: str) -> dict[str, Any]:
    return {"contentType": "text/html", "content": content}


@pytest.mark.parametrize("blank", ["&nbsp;", "\u00a0", " &nbsp;\u00a0", "\r\n"])
def test_c041_no_blanks_of_html_remain_after_the_mention(blank: str) -> None:
    one = said(f"<at>Docs Helper</at>{blank}what is the leave policy?\r\n", mention(text="<at>Docs Helper</at>"))
    assert one == Said("what is the leave policy?", to_bot=True)


@pytest.mark.parametrize(
    ("text", "entities"),
    [
        ("<at>Docs Helper</at> q?", [mention()]),
        ('<at id="0">Docs Helper</at> q?', [mention(text="<at>Docs Helper</at>")]),
        ("<at>Docs (beta) [EU]</at> q?", [mention("Docs (beta) [EU]", "<at>Docs (beta) [EU]</at>")]),
        ("<at>R&amp;D</at> q?", [mention("R&D", "<at>R&amp;D</at>")]),
        ("<at>docs helper</at> q?", []),
    ],
)
def test_c043_nothing_remains_of_the_mention_however_it_is_written(text: str, entities: list[dict[str, Any]]) -> None:
    assert said(text, *entities) == Said("q?", to_bot=True)


def test_a_bot_named_policy_leaves_the_word_policy() -> None:
    text = "<at>Policy</at> what is the travel Policy?"
    assert said(text, mention("Policy", "<at>Policy</at>")).text == "what is the travel Policy?"


def test_mentions_of_others_stay_as_their_names() -> None:
    text = "<at>Docs Helper</at> may <at>Ann Lee</at> take leave?"
    one = said(text, mention(text="<at>Docs Helper</at>"), mention("Ann Lee", "<at>Ann Lee</at>", "29:ann"))
    assert one.text == "may Ann Lee take leave?"


def test_a_mention_of_somebody_else_is_none_of_the_bots() -> None:
    assert said("<at>Ann</at> lunch?", mention("Ann", "<at>Ann</at>", "29:ann")) == Said("Ann lunch?", to_others=True)


def test_a_bare_mention_is_blank() -> None:
    assert said("<at>Docs Helper</at>", mention(text="<at>Docs Helper</at>")) == Said("", to_bot=True)


def test_c045_the_html_copy_of_a_message_is_not_a_second_one_and_no_file() -> None:
    copy = html("<div><strong>how many leave days?</strong></div>")
    assert said("how many leave days?", attachments=[copy]) == Said("how many leave days?")


def test_a_message_without_plain_words_is_read_from_its_html() -> None:
    copy = html("<p>how many</p><p>leave&nbsp;days <em>a year</em>?</p>")
    assert said("", attachments=[copy]).text == "how many\nleave days a year?"


def test_c047_a_quote_is_told_beside_the_question() -> None:
    one = said("does that apply to interns?", attachments=[html(REPLY)])
    assert one == Said("does that apply to interns?", "Remote work is allowed 3 days a week")


def test_c047_a_quote_that_stands_before_the_question_is_taken_off() -> None:
    quote = "Remote work is allowed 3 days a week"
    one = said(f"{quote}\r\n\r\ndoes that apply to interns?", attachments=[html(REPLY)])
    assert one == Said("does that apply to interns?", quote)


def test_a_quote_in_a_group_chat_is_a_reference_beside_the_message() -> None:
    told = '{"messageId": "17001", "messagePreview": "Remote work is allowed"}'
    one = said("for interns?", attachments=[{"contentType": "messageReference", "content": told}])
    assert one == Said("for interns?", "Remote work is allowed")


def test_files_and_pictures_are_named_as_unread_and_cards_are_not() -> None:
    files = [
        {"contentType": FILE, "name": "leave.pdf"},
        {"contentType": "image/png", "contentUrl": "https://smba.example.com/1"},
        {"contentType": "application/vnd.microsoft.card.adaptive", "content": {}},
        html("<p>is this right?</p>"),
    ]
    assert said("is this right?", attachments=files).unread == ("leave.pdf", "image/png")


def test_escaped_signs_are_signs() -> None:
    assert said("R&amp;D: is 3 &lt; 5?").text == "R&D: is 3 < 5?"


def test_html_in_the_text_itself_is_taken_out_where_it_is_said_to_be_html() -> None:
    assert said("<p>one<br>two</p>", textFormat="xml").text == "one\ntwo"


LEAVES = st.sampled_from([None, True, 7, "", BOT, "mention", "text/html", "<at>x</at>", "\ud800"])
KEYS = st.sampled_from(["type", "text", "mentioned", "id", "contentType", "content", "name"])
INNER = LEAVES | st.lists(LEAVES, max_size=2) | st.dictionaries(KEYS, LEAVES, max_size=4)
JSON = INNER | st.lists(INNER, max_size=3) | st.dictionaries(KEYS, INNER, max_size=4)


@settings(deadline=None)
@given(text=JSON, entities=JSON, attachments=JSON, recipient=JSON)
def test_whatever_comes_is_read(text: Any, entities: Any, attachments: Any, recipient: Any) -> None:
    said_in({"text": text, "entities": entities, "attachments": attachments, "recipient": recipient})


@settings(deadline=None)
@given(st.text(alphabet='<>/at blockquote="itemtype Reply&;p\n', max_size=400))
def test_whatever_html_comes_is_read(content: str) -> None:
    said_in({"text": content, "attachments": [html(content), html(f"{REPLY}{content}")]})
