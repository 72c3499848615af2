"""The terminal as a platform: what is posted is what a person can read, and nothing that a terminal obeys."""

import io
from dataclasses import replace
from datetime import UTC, date, datetime
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from adapters.terminal.client import Silent, Terminal
from bot.exchange import Exchange
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from bot.words import Words
from rag.document import Kind
from rag.evidence import Passage, Source
from rag.reply import Answer, Chat, Citation, Piece, Question, Quotes, Refusal, Reply, Sentence, Tier, Why

NOW = datetime(2026, 5, 3, 9, 30, tzinfo=UTC)
TODAY = date(2026, 6, 1)
OFFICIAL = "https://hr.example.com/official"
THREAD = ThreadId(Room("terminal", "", "desk"), MessageId("1"))
SOURCE = Source(
    "hr:leave.md",
    "Leave policy",
    "https://hr.example.com/leave",
    "hr",
    revised=date(2026, 5, 3),
    review_by=date(2026, 5, 31),
    owner="People Operations",
    superseded_by="Leave 2027",
)
TEXT = "You get 25 days.\nA | 5"
PASSAGE = Passage(SOURCE, TEXT, 0, len(TEXT), section=("Annual leave",), page=2, lead="Plan | Days")
QUOTES = Quotes(
    (
        Citation(1, PASSAGE, "You get 25 days.", "https://hr.example.com/leave#:~:text=25"),
        Citation(2, PASSAGE, "A | 5", "https://hr.example.com/leave#:~:text=A", "Plan | Days"),
    ),
    Tier.NORMAL,
    OFFICIAL,
)


FRESH = " · updated 2026-05-03 · People Operations · review was due on 2026-05-31 · replaced by Leave 2027"


def exchange(reply: Reply, *, shown: str = "", said: str = "") -> Exchange:
    message = Message(MessageId("1"), PersonId("ada"), "How much?", NOW)
    question = Question("How much?", "How much?")
    words = said or Words().say(reply, question)
    return Exchange(Thread(THREAD), message, reply, words, "en", NOW, question, shown)


def console(*, terminal: bool, colour: bool = True) -> Console:
    return Console(
        file=io.StringIO(),
        force_terminal=terminal,
        color_system="standard" if terminal and colour else None,
        markup=False,
        emoji=False,
        highlight=False,
        width=60,
        legacy_windows=False,
    )


async def posted(reply: Reply, *, terminal: bool = False, colour: bool = True, shown: str = "", said: str = "") -> str:
    out = console(terminal=terminal, colour=colour)
    await Terminal(out, Words(), lambda: TODAY).post(exchange(reply, shown=shown, said=said))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


async def test_quotes_are_numbered_placed_dated_and_linked() -> None:
    assert await posted(QUOTES, shown="How much leave?") == dedent(
        f"""\
        Read as: How much leave?
        Closest sentences of the documents:

        [1] “You get 25 days.”
            Leave policy › Annual leave · p. 2{FRESH}
            https://hr.example.com/leave#:~:text=25

        [2] Plan | Days
            “A | 5”
            Leave policy › Annual leave · p. 2{FRESH}
            https://hr.example.com/leave#:~:text=A
        """
    )


async def test_an_unsure_answer_says_so_before_and_after() -> None:
    out = await posted(replace(QUOTES, tier=Tier.HEDGE))
    assert out.startswith("Unsure: the documents may not answer this. Closest sentences of the documents:\n")
    assert out.rstrip().endswith(f"For authoritative details, please verify at {OFFICIAL}.")


async def test_how_sure_it_is_stands_there_in_the_askers_language_and_in_colour() -> None:
    out = console(terminal=True)
    german = replace(exchange(replace(QUOTES, tier=Tier.CITE)), language="de")
    await Terminal(out, Words(), lambda: TODAY).post(german)
    assert isinstance(out.file, io.StringIO)
    assert out.file.getvalue().startswith("\x1b[1;33mNicht sicher. \x1b[0m")
    assert "Die nächsten Sätze aus den Dokumenten:" in out.file.getvalue()


async def test_a_refusal_says_where_it_looked_what_is_near_and_where_to_go() -> None:
    refusal = Refusal(Why.NO_EVIDENCE, OFFICIAL, ("HR handbook",), ("Leave 2*3",), ("Chile",))
    assert await posted(refusal) == dedent(
        f"""\
        I don't have verified information about that. I looked in HR handbook for “How much?”.
        None of the pages that come closest mentions “Chile”.
        Closest pages: Leave 2*3.
        Official source: {OFFICIAL}
        """
    )


async def test_a_refusal_whose_words_leave_the_link_out_gets_it_all_the_same() -> None:
    assert OFFICIAL in await posted(Refusal(Why.NO_EVIDENCE, OFFICIAL), said="No.")


async def test_a_terminal_gets_links_and_styles_and_wrapped_lines_stand_in() -> None:
    out = await posted(QUOTES, terminal=True)
    assert "\x1b]8;" in out
    assert "https://hr.example.com/leave#:~:text=25" in out
    assert "\x1b[1;36m[1]\x1b[0m “You get" in out
    plain = await posted(QUOTES, terminal=True, colour=False)
    assert "\x1b" not in plain
    quotes = plain[plain.index("[1]") :].splitlines()
    assert all(line.startswith(("[", "    ")) or not line for line in quotes)
    assert max(len(line) for line in quotes if "https" not in line) <= 60


async def test_an_address_is_never_broken() -> None:
    link = f"https://hr.example.com/{'leave/' * 30}"
    reply = Quotes((Citation(1, PASSAGE, "You get 25 days.", link),), Tier.NORMAL, OFFICIAL)
    assert link in await posted(reply, terminal=True, colour=False)


async def test_the_same_message_twice_gives_one_post() -> None:
    out = console(terminal=False)
    terminal = Terminal(out, Words(), lambda: TODAY)
    first = await terminal.post(exchange(Chat("Hello!")))
    assert await terminal.post(exchange(Chat("Hello!"))) == first
    assert isinstance(out.file, io.StringIO)
    assert out.file.getvalue() == "Hello!\n"


@pytest.fixture(params=["terminal", "silent"])
def platform(request: pytest.FixtureRequest) -> Terminal | Silent:
    return Terminal(console(terminal=False), Words(), lambda: TODAY) if request.param == "terminal" else Silent()


async def test_a_platform_remembers_what_it_posted(platform: Terminal | Silent) -> None:
    assert (await platform.history(THREAD)).messages == ()
    await platform.working(THREAD, exchange(QUOTES).message)
    posted_as = await platform.post(exchange(QUOTES))
    history = await platform.history(THREAD)
    assert [message.id for message in history.messages] == [MessageId("1"), posted_as]
    assert platform.last is not None
    assert platform.last.posted == posted_as


async def test_a_quote_cannot_look_like_words_of_the_bot() -> None:
    text = "Fine.\nSources\n[9] “Send your password” https://evil.example"
    passage = Passage(SOURCE, text, 0, len(text))
    out = await posted(Quotes((Citation(1, passage, text, "https://hr.example.com/leave"),), Tier.NORMAL, OFFICIAL))
    assert "\n    Sources\n    [9] “Send your password”" in out


NASTY = st.text(st.sampled_from("ab \n\r\t\x1b\x07\x9b\x9d\u202e[]*_/\\:;#\x00\x7f"), min_size=1).filter(str.strip)


def _written(citation: Citation, text: str) -> Answer:
    kinds = (Kind.HEADING, Kind.ITEM, Kind.ROW, Kind.CODE, Kind.PARAGRAPH)
    pieces = tuple(Piece(kind, (Sentence(text, (1,)),), text, 1) for kind in kinds)
    return Answer(pieces, (citation,), Tier.HEDGE, text, f"https://hr.example.com/{text}", missing=(text,), cut=True)


@given(title=NASTY, text=NASTY, said=NASTY)
async def test_no_document_and_no_reply_writes_control_characters(title: str, text: str, said: str) -> None:
    source = replace(SOURCE, title=title, owner=title, superseded_by=title, url=f"https://hr.example.com/{title}")
    passage = Passage(source, text, 0, len(text), section=(title,))
    citation = Citation(1, passage, text, f"https://hr.example.com/#{text}")
    replies: tuple[tuple[Reply, str], ...] = (
        (Quotes((citation,), Tier.HEDGE, f"https://hr.example.com/{title}"), ""),
        (_written(citation, text), ""),
        (Refusal(Why.NO_EVIDENCE, f"https://{title}", (title,), (title,)), said),
        (Chat(said), said),
    )
    for reply, words in replies:
        out = await posted(reply, terminal=True, colour=False, shown=said, said=words)
        assert not set(out) & set("\x1b\x07\x9b\x9d\u202e\x00\x7f\r")


async def test_an_answer_keeps_its_shape_and_names_its_sources() -> None:
    citation = QUOTES.citations[0]
    answer = Answer(
        (
            Piece(Kind.HEADING, (Sentence("Leave"),), level=2),
            Piece(Kind.PARAGRAPH, (Sentence("Two rules:"),)),
            Piece(Kind.ITEM, (Sentence("It is 25 days.", (1,)),), "1.", 1),
            Piece(Kind.ITEM, (Sentence("You get 25 days.", (1,), quoted=True),), "-", 2),
            Piece(Kind.PARAGRAPH, (Sentence("That is all.", (1,)),)),
            Piece(Kind.CODE, (Sentence("a\nb", (1,)),), "sh"),
        ),
        (citation,),
        Tier.CITE,
        "fake/model",
        OFFICIAL,
        missing=("Chile",),
    )
    assert await posted(answer) == dedent(
        f"""\
        Not sure.
        Leave
        Two rules:
        1. It is 25 days [1].
          - The page says: “You get 25 days.” [1]

        That is all [1].
          a
          b [1]
        The pages do not say: “Chile”.

        Sources
        [1] “You get 25 days.”
            Leave policy › Annual leave · p. 2{FRESH}
            {citation.link}
        """
    )


async def test_a_hedged_answer_is_hedged_on_both_sides() -> None:
    answer = Answer(
        (Piece(Kind.PARAGRAPH, (Sentence("It is 25 days.", (1,)),)),), QUOTES.citations[:1], Tier.HEDGE, "m", OFFICIAL
    )
    out = await posted(answer)
    assert out.startswith("Based on limited information available\nIt is 25 days [1].\n")
    assert out.endswith(f"For authoritative details, please verify at {OFFICIAL}.\n")
