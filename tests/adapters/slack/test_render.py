"""Replies as Slack shows them: whole, inside every limit, and nothing of others live."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.slack import actions
from adapters.slack.parts import Post, in_words
from adapters.slack.render import Look
from bot.exchange import Exchange, Outdated
from bot.words import Words
from rag.document import Kind
from rag.evidence import Passage, Source
from rag.reply import Answer, Chat, Citation, Piece, Quotes, Refusal, Reply, Sentence, Tier, Why
from tests.contract.conversation import REPLIES, exchange
from tests.fakes.slack import LONGEST_UPDATE, check

TODAY = date(2026, 11, 30)
LOOK = Look(Words(), ("hr",))
URL = "https://hr.example.com/leave"
MARKERS = {f"[{number}]" for number in range(1, 10)}


def source(title: str = "Leave", url: str = URL, **more: Any) -> Source:
    return Source("hr:leave.md", title, url, "hr", **more)


def passage(text: str, of: Source | None = None, **more: Any) -> Passage:
    return Passage(of or source(), text, 0, len(text), **more)


def answer(*pieces: Piece, text: str = "25 days", sources: int = 1, **more: Any) -> Answer:
    citations = tuple(Citation(number, passage(text), text, f"{URL}#{number}") for number in range(1, sources + 1))
    return Answer(pieces, citations, more.pop("tier", Tier.NORMAL), "fake/model", "https://hr.example.com", **more)


def paragraph(text: str, *numbers: int) -> Piece:
    return Piece(Kind.PARAGRAPH, (Sentence(text, numbers or (1,)),))


def posts(reply: Reply, **changes: Any) -> tuple[Post, ...]:
    whole = exchange(reply=reply)
    assert whole.question
    said = Words().say(reply, whole.question)
    return LOOK.posts(replace(whole, said=said, **changes), TODAY)


def leaves(part: Any) -> Iterator[dict[str, Any]]:
    """Yield every text and link of rich text, in order."""
    if isinstance(part, dict):
        if part.get("type") in {"text", "link"}:
            yield part
        for value in part.values():
            yield from leaves(value)
    elif isinstance(part, list | tuple):
        for one in part:
            yield from leaves(one)


def words(shown: Sequence[Post]) -> str:
    return "".join(leaf["text"] for post in shown for leaf in leaves(post.blocks))


def links(shown: Sequence[Post]) -> list[tuple[str, str]]:
    return [(leaf["text"], leaf["url"]) for post in shown for leaf in leaves(post.blocks) if leaf["type"] == "link"]


def elements(shown: Sequence[Post], kind: str) -> list[dict[str, Any]]:
    return [element for post in shown for element in _within(post.blocks) if element.get("type") == kind]


def _within(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        yield part
        for value in part.values():
            yield from _within(value)
    elif isinstance(part, list | tuple):
        for one in part:
            yield from _within(one)


def test_c027_each_sign_is_shown_as_it_was_written() -> None:
    shown = posts(answer(paragraph("R&D: run `if a < b && b > c:` and keep &lt;tag&gt; literal.")))
    assert "R&D: run if a < b && b > c: and keep &lt;tag&gt; literal [1]." in words(shown)
    (code,) = [leaf["text"] for leaf in leaves(shown[0].blocks) if leaf.get("style", {}).get("code")]
    assert code == "if a < b && b > c:"
    assert shown[0].text.startswith(
        "R&amp;D: run if a &lt; b &amp;&amp; b &gt; c: and keep &amp;lt;tag&amp;gt; literal"
    )


def test_nothing_in_a_reply_is_live_but_the_links_of_the_bot() -> None:
    hostile = "<!channel> <@U1> <!subteam^S1> <https://evil.example|here> ![x](https://evil.example/x.png) @everyone"
    page = source("<!here> <https://evil.example|Leave>", owner="<@U2>", superseded_by="<!channel>")
    quoted = Answer(
        (paragraph(hostile),),
        (Citation(1, passage(hostile, page, section=("<!here>",)), hostile, f"{URL}#1"),),
        Tier.HEDGE,
        "fake/model",
        "https://hr.example.com",
        missing=("<!channel>",),
    )
    shown = posts(quoted, shown="<!channel>?", notes=("<!here> was not read",))
    assert {url for _, url in links(shown)} == {f"{URL}#1", "https://hr.example.com"}
    assert {element["type"] for element in elements(shown, "user")} == set()
    assert not elements(shown, "mrkdwn")
    for post in (*shown, *in_words(shown)):
        assert "<" not in post.text


def test_c029_a_title_cannot_part_its_link() -> None:
    page = source("Plans | Pricing > EU & UK", "https://wiki.example.com/p?x=1|intranet.example.com")
    cited = Answer(
        (paragraph("It costs 5."),),
        (Citation(1, passage("costs 5", page), "costs 5", page.url),),
        Tier.NORMAL,
        "fake/model",
        "https://hr.example.com",
    )
    assert links(posts(cited))[-1] == (
        "Plans | Pricing > EU & UK",
        "https://wiki.example.com/p?x=1%7Cintranet.example.com",
    )


def test_c029_a_title_names_no_address_that_its_link_does_not_open() -> None:
    page = source("Sign in at https://evil.example", "https://wiki.example.com/p")
    cited = Answer(
        (paragraph("It costs 5."),),
        (Citation(1, passage("costs 5", page), "costs 5", page.url),),
        Tier.NORMAL,
        "fake/model",
        "https://hr.example.com",
    )
    assert links(posts(cited))[-1] == ("Sign in at https://\u2060evil.example", "https://wiki.example.com/p")


def rows(*texts: str) -> list[Piece]:
    header, *others = texts
    return [
        Piece(Kind.ROW, (Sentence(header),)),
        *(Piece(Kind.ROW, (Sentence(text, (number % 2 + 1,)),)) for number, text in enumerate(others)),
    ]


def test_c031_a_table_is_a_table_and_its_marker_opens_the_source() -> None:
    table = rows("Role | Level | 日数 | Note", *(f"Role {n} | {n} | {n}日 | `a | b` {n}" for n in range(1, 7)))
    shown = posts(answer(*table, sources=2))
    (block,) = elements(shown, "table")
    cells = [["".join(leaf["text"] for leaf in leaves(cell)) for cell in row] for row in block["rows"]]
    assert cells[0] == ["Role", "Level", "日数", "Note"]
    assert cells[2] == ["Role 2", "2", "2日", "a | b 2 [2]"]
    assert len(cells) == 7
    assert ("[2]", f"{URL}#2") in links(shown)


def test_c031_each_message_has_one_table() -> None:
    first, second = rows("A | B", "1 | 2", "3 | 4"), rows("C | D", "5 | 6", "7 | 8")
    shown = posts(answer(*first, paragraph("And then:"), *second, sources=2))
    assert [len(elements([post], "table")) for post in shown] == [1, 1]


def test_c031_a_table_that_is_too_wide_is_lines() -> None:
    wide = " | ".join(f"c{number}" for number in range(21))
    shown = posts(answer(*rows(wide, wide)))
    assert not elements(shown, "table")
    assert f"{wide} [1]" in words(shown)


def test_c035_every_sign_of_identifiers_and_addresses_stays() -> None:
    text = (
        "Set MAX_RETRY_COUNT in app_config.yaml, delete *.log, compute 2 * 3 * 4, open "
        "https://git.example.com/-/merge_requests/1 and https://git.example.com/-/merge_requests/2."
    )
    cited = Citation(1, passage(text, source("Runbook", "https://git.example.com/run.md")), text, f"{URL}#1")
    shown = posts(Answer((paragraph(text),), (cited,), Tier.NORMAL, "fake/model", "https://hr.example.com"))
    assert f"{text[:-1]} [1]." in words(shown)
    opened = [pair for pair in links(shown) if pair[0] == pair[1]]
    assert opened == [(f"https://git.example.com/-/merge_requests/{n}",) * 2 for n in (1, 2)]


@pytest.mark.parametrize("page", ["25 days", "See https://evil.example/x for more."])
def test_an_address_that_leads_elsewhere_does_not_open(page: str) -> None:
    shown = posts(answer(paragraph("See https://evil.example/x for more."), text=page))
    assert "https://evil.example/x" in words(shown)
    assert all("evil" not in url for _, url in links(shown))


def test_c037_the_words_beside_the_blocks_are_the_answers_beginning() -> None:
    shown = posts(answer(paragraph("You get 25 days.")), shown="how many days of leave")
    assert shown[0].text.startswith("You get 25 days [1].")


@pytest.mark.parametrize("why", list(Why))
def test_c037_what_is_said_without_an_answer_is_never_empty_and_shows_the_way_on(why: Why) -> None:
    shown = posts(Refusal(why, "https://hr.example.com", ("hr",), ("Leave",)))
    assert len(shown[0].text) > 30
    assert ("https://hr.example.com", "https://hr.example.com") in links(shown)


def test_c037_a_post_is_never_blank() -> None:
    with pytest.raises(ValueError, match="words"):
        Post("  ")


def test_c033_sources_stand_once_at_the_end() -> None:
    many = [paragraph("All of us may take as many as 25 days of leave a year. " * 3, n % 6 + 1) for n in range(80)]
    shown = posts(answer(*many, sources=6))
    headings = [at for at, post in enumerate(shown) if "Sources" in words([post])]
    assert len(shown) > 1
    assert headings == [len(shown) - 1]
    assert len(elements(shown, "feedback_buttons")) == 1


def test_lists_keep_their_depth_and_their_numbers() -> None:
    items = [("1.", 1, "One."), ("-", 2, "Inner."), ("2.", 1, "Two."), ("7.", 1, "Seven."), ("a)", 1, "Letter.")]
    shown = posts(answer(*(Piece(Kind.ITEM, (Sentence(text, (1,)),), mark, level) for mark, level, text in items)))
    lists = [(one["style"], one["indent"], one.get("offset", 0)) for one in elements(shown, "rich_text_list")]
    assert lists == [("ordered", 0, 0), ("bullet", 1, 0), ("ordered", 0, 1), ("ordered", 0, 6), ("bullet", 0, 0)]
    assert "a) Letter" in words(shown)


def test_a_long_list_goes_on_in_the_next_block_and_message() -> None:
    items = [Piece(Kind.ITEM, (Sentence(f"Step {n}: {'word ' * 40}.", (1,)),), f"{n}.", 1) for n in range(1, 101)]
    shown = posts(answer(*items))
    numbered = [one.get("offset", 0) + 1 for one in elements(shown, "rich_text_list")]
    assert numbered == sorted(numbered)
    assert len(shown) > 1
    assert all(f"Step {n}:" in words(shown) for n in range(1, 101))


def test_a_long_table_goes_on_in_the_next_message() -> None:
    table = rows("Role | Days", *(f"Role {n} | {n}" for n in range(1, 151)))
    shown = posts(answer(*table, sources=2))
    assert [len(one["rows"]) for one in elements(shown, "table")] == [100, 51]


def test_pages_that_disagree_are_said_to() -> None:
    texts = ("25 days", "30 days")
    cited = tuple(Citation(n, passage(text), text, f"{URL}#{n}") for n, text in enumerate(texts, 1))
    quotes = Quotes(cited, Tier.NORMAL, "https://hr.example.com", ((1, 2),))
    assert "These pages disagree: compare their dates and owners." in words(posts(quotes))


def test_headings_are_bold_and_code_keeps_its_lines() -> None:
    heading = Piece(Kind.HEADING, (Sentence("Leave"),), level=2)
    code = Piece(Kind.CODE, (Sentence("if a:\n    b | c", (1,)),), "python")
    shown = posts(answer(heading, code))
    assert next(leaves(shown[0].blocks)) == {"type": "text", "text": "Leave", "style": {"bold": True}}
    (block,) = elements(shown, "rich_text_preformatted")
    assert block["elements"] == [{"type": "text", "text": "if a:\n    b | c"}]


def test_a_pages_own_words_are_said_to_be_the_pages() -> None:
    shown = posts(answer(Piece(Kind.PARAGRAPH, (Sentence("25 days", (1,), quoted=True),))))
    assert "The page says: “25 days” [1]" in words(shown)


def test_a_source_says_how_fresh_it_is() -> None:
    page = source(revised=date(2024, 5, 3), review_by=date(2025, 1, 1), owner="People", superseded_by="hr:new.md")
    cited = Citation(1, passage("25 days", page, page=2, section=("Annual",)), "25 days", f"{URL}#1")
    shown = posts(Answer((paragraph("25."),), (cited,), Tier.NORMAL, "fake/model", "https://hr.example.com"))
    assert (
        "[1] Leave › Annual — “25 days” (p. 2 · updated 2024-05-03 · People · review was due on 2025-01-01 · "
        "replaced by hr:new.md)"
    ) in words(shown)


def test_an_unsure_answer_says_so_first_and_where_to_make_sure_last() -> None:
    said = words(posts(answer(paragraph("You get 25 days."), tier=Tier.HEDGE)))
    assert said.startswith("Based on limited information availableYou get 25 days")
    assert "For authoritative details, please verify at https://hr.example.com." in said


def test_how_the_question_was_read_can_be_taken_back() -> None:
    (shown,) = posts(answer(paragraph("25.")), shown="maternity leave for contractors in Spain")
    first = shown.blocks[0]
    assert first["text"]["text"] == "Read as: maternity leave for contractors in Spain"
    assert first["accessory"]["action_id"] == actions.NOT_MEANT


def test_a_refusal_offers_the_owner_where_there_is_one() -> None:
    owned = posts(Refusal(Why.NO_EVIDENCE, "https://hr.example.com", ("travel", "hr")))
    pressed = [element["action_id"] for element in elements(owned, "button")]
    assert pressed == [actions.ASK_OWNER, actions.AWAIT]
    carried = actions.OwnerAsked.read(elements(owned, "button")[0]["value"])
    assert (carried.collection, carried.message) == ("hr", "1")
    unowned = posts(Refusal(Why.NO_EVIDENCE, "https://hr.example.com", ("travel",)))
    assert [element["action_id"] for element in elements(unowned, "button")] == [actions.AWAIT]
    assert not elements(posts(Refusal(Why.UNAVAILABLE, "https://hr.example.com")), "button")


def test_collections_and_titles_of_a_refusal_are_bold_without_stars() -> None:
    shown = posts(Refusal(Why.NO_EVIDENCE, "https://hr.example.com", ("HR *new*",), ("Leave*",)))
    bold = [leaf["text"] for leaf in leaves(shown[0].blocks) if leaf.get("style", {}).get("bold")]
    assert bold == ["HR *new*", "Leave*"]


@pytest.mark.parametrize("reply", [*REPLIES, Chat("I look in **hr**.")], ids=lambda reply: type(reply).__name__)
def test_everything_can_be_judged(reply: Reply) -> None:
    (element,) = elements(posts(reply), "feedback_buttons")
    assert element["action_id"] == actions.FEEDBACK


def test_rendering_again_gives_the_same() -> None:
    assert [post.digest for post in posts(REPLIES[1])] == [post.digest for post in posts(REPLIES[1])]


TEXTS = st.text(alphabet=st.sampled_from("ab <>&*_|`~-.[]()\n\"'!@:/#€日\u202e"), min_size=1, max_size=300)
SENTENCES = st.one_of(TEXTS, st.integers(1, 12_000).map(lambda size: ("word " * size)[:size])).filter(
    lambda text: bool(text.strip())
)


@st.composite
def pieces(draw: st.DrawFn) -> Piece:
    kind = draw(st.sampled_from(list(Kind)))
    count = 1 if kind in (Kind.ROW, Kind.CODE) else draw(st.integers(1, 4))
    said = []
    for _ in range(count):
        text = draw(SENTENCES)
        if kind is Kind.ROW:
            text = " | ".join([text, *draw(st.lists(st.sampled_from(["x", "25", ""]), max_size=30))])
        said.append(Sentence(text, draw(st.sampled_from([(), (1,), (1, 2)]))))
    mark = draw(st.sampled_from(["-", "*", "1.", "12)", "b)"])) if kind is Kind.ITEM else ""
    return Piece(kind, tuple(said), mark, draw(st.integers(1, 6)) if kind in (Kind.ITEM, Kind.HEADING) else 0)


@st.composite
def exchanges(draw: st.DrawFn) -> Exchange:
    url = f"{URL}?{draw(st.sampled_from(['', 'x' * 700, 'y' * 4000]))}"
    cited = passage("25 days", source(draw(SENTENCES), owner=draw(TEXTS)))
    sources = tuple(Citation(number, cited, "25 days", url) for number in (1, 2))
    first = Piece(Kind.PARAGRAPH, (Sentence("It is 25 days.", (1, 2)),))
    parts = (first, *draw(st.lists(pieces(), max_size=draw(st.sampled_from([3, 10, 80])))))
    tier = draw(st.sampled_from([Tier.NORMAL, Tier.CITE, Tier.HEDGE]))
    replies: list[Reply] = [
        Answer(parts, sources, tier, "fake/model", "https://hr.example.com"),
        Quotes(sources, Tier.HEDGE, "https://hr.example.com"),
        Refusal(Why.NO_EVIDENCE, "https://hr.example.com", ("hr",), (draw(SENTENCES),)),
    ]
    reply = draw(st.sampled_from(replies))
    whole = exchange(reply=reply, text=draw(SENTENCES))
    assert whole.question
    said = Words().say(reply, whole.question)
    return replace(whole, said=said, shown=draw(st.one_of(st.just(""), TEXTS)), notes=(draw(SENTENCES),))


@settings(max_examples=150, deadline=None)
@given(exchanges())
def test_whatever_is_said_slack_takes_it_and_nothing_of_it_is_lost(whole: Exchange) -> None:
    shown = LOOK.posts(whole, TODAY)
    for post in (*shown, *in_words(shown)):
        check({"text": post.text, "blocks": json.loads(json.dumps(post.blocks))}, LONGEST_UPDATE)
    if isinstance(whole.reply, Answer):
        said = _signs(words(shown))
        at = 0
        for sentence in whole.reply.sentences():
            expected = _signs(sentence.parted()[0] if sentence.citations else sentence.text)
            at = said.index(expected, at) + len(expected)


def _signs(text: str) -> str:
    """Return what must not get lost: neither blanks, backticks and bars that part cells, nor what nobody sees."""
    return "".join(text.replace("|", "").replace("`", "").replace("\u202e", "").split())


CHANGED = (Outdated(1, date(2026, 5, 3)), Outdated(2), Outdated(3, gone=True))


def test_what_may_be_out_of_date_is_said_above_the_answer_with_one_button() -> None:
    (post,) = posts(answer(paragraph("You get 25 days.", 1, 2, 3), sources=3), outdated=CHANGED, shown="How much?")
    marked = post.blocks[0]
    assert marked == {
        "type": "section",
        "text": {
            "type": "plain_text",
            "text": "Source [1] changed on 2026-05-03: this may be out of date.\n"
            "Source [2] has changed: this may be out of date.\n"
            "Source [3] is no longer there: this may be out of date.",
            "emoji": False,
        },
        "accessory": {
            "type": "button",
            "action_id": actions.CHECK_AGAIN,
            "text": {"type": "plain_text", "text": "Check again", "emoji": False},
        },
    }
    check({"text": post.text, "blocks": list(post.blocks)}, LONGEST_UPDATE)
    said = "Source [1] changed on 2026-05-03: this may be out of date."
    assert post.text.startswith(said), "notifications, search and readers of the screen tell the mark too"
    assert "You get 25 days" in post.text
    assert "How much?" not in post.text


def test_the_mark_speaks_the_language_of_the_answer_and_goes_with_a_new_one() -> None:
    reply = answer(paragraph("25 Tage."))
    assert "Quelle [1] wurde am 2026-05-03 geändert" in json.dumps(
        posts(reply, outdated=CHANGED[:1], language="de")[0].blocks, ensure_ascii=False
    )
    assert posts(reply, outdated=()) == posts(reply)
    assert actions.CHECK_AGAIN not in json.dumps([post.blocks for post in posts(reply)])


def test_a_mark_on_an_answer_of_several_messages_stands_on_the_first() -> None:
    many = [paragraph("word " * 400) for _ in range(12)]
    first, *others = posts(answer(*many), outdated=CHANGED[:1])
    assert others
    assert [bool(elements([post], "button")) for post in (first, *others)] == [True, *[False] * len(others)]
