"""The same reply says the same on every platform: its words, its numbers, its links, its labels."""

import re
from dataclasses import replace
from datetime import date
from io import StringIO

import pytest
from markdown_it import MarkdownIt
from rich.console import Console

from adapters.slack.parts import block_text
from adapters.slack.render import Look
from adapters.speech import Speech as TeamsSpeech
from adapters.teams.render import rendering
from adapters.terminal.citations import Speech
from adapters.terminal.page import show
from adapters.terminal.replies import reply_lines
from bot.exchange import Exchange, Outdated
from bot.words import Words
from rag.document import Kind
from rag.evidence import Passage, Source
from rag.reply import Answer, Citation, Piece, Question, Quotes, Refusal, Reply, Sentence, Tier, Why
from tests.contract.conversation import REPLIES, exchange
from tests.fakes.teams import REFERENCE

TODAY = date(2026, 5, 4)
OFFICIAL = "https://hr.example.com/leave"


def _cited(number: int, quote: str, **about: str) -> Citation:
    source = Source(
        f"hr:{number}",
        about.get("title", "Leave policy"),
        "https://hr.example.com",
        "hr",
        revised=date(2026, 5, 3),
        review_by=date(2026, 1, 1),
        owner="People team",
        superseded_by=about.get("superseded_by", ""),
    )
    passage = Passage(source, quote, 0, len(quote), section=("Annual leave", "Carry over"), page=number)
    return Citation(number, passage, quote, f"https://hr.example.com/{number}#:~:text={number}")


CITATIONS = (
    _cited(1, "Full-time staff get *25* days; see [2] <b>here</b>."),
    _cited(2, "Unused days expire on 31 March.", title="Carry_over & more", superseded_by="Leave 2027"),
)
STORIES: dict[str, Reply] = {
    "an answer of every kind": Answer(
        (
            Piece(Kind.HEADING, (Sentence("Annual leave"),), level=2),
            Piece(
                Kind.PARAGRAPH, (Sentence("You get *25* days.", (1,)), Sentence("Unused days_of_leave expire!", (2,)))
            ),
            Piece(Kind.ITEM, (Sentence("Ask your manager first.", (1,)),), "1.", 1),
            Piece(Kind.ITEM, (Sentence("Then run `git push --force`.", (2,)),), "2.", 1),
            Piece(Kind.ROW, (Sentence("Grade | Days"),)),
            Piece(Kind.ROW, (Sentence("Staff | 25", (1,)),)),
            Piece(Kind.CODE, (Sentence("days = 25", (1,)),), "python"),
            Piece(Kind.PARAGRAPH, (Sentence(CITATIONS[0].quote, (1,), quoted=True),)),
        ),
        CITATIONS,
        Tier.NORMAL,
        "fake/model",
        OFFICIAL,
        ((1, 2),),
        ("Chile",),
        cut=True,
    ),
    "an unsure answer": Answer(
        (Piece(Kind.PARAGRAPH, (Sentence("You get 25 days.", (1,)),)),),
        CITATIONS[:1],
        Tier.HEDGE,
        "fake/model",
        OFFICIAL,
    ),
    "an answer that may not fit": Answer(
        (Piece(Kind.PARAGRAPH, (Sentence("You get 25 days.", (1,)),)),),
        CITATIONS[:1],
        Tier.CITE,
        "fake/model",
        OFFICIAL,
    ),
    "quotes": Quotes(CITATIONS, Tier.HEDGE, OFFICIAL, ((1, 2),)),
    "a refusal": Refusal(
        Why.NO_EVIDENCE, OFFICIAL, ("hr", "travel"), ("Leave *overview*", "Parental leave"), ("Chile",)
    ),
    "nothing understood": Refusal(Why.UNCLEAR, OFFICIAL),
    "small talk": REPLIES[3],
}


@pytest.fixture(params=STORIES, ids=lambda name: name.replace(" ", "_"))
def shown(request: pytest.FixtureRequest) -> Exchange:
    reply = STORIES[request.param]
    said = Words().say(reply, Question("How much leave in Chile?", "How much?"))
    return replace(
        exchange(reply=reply), said=said, shown="leave in Chile", notes=("I did not read the attachment. (a.pdf)",)
    )


def terminal(exchange: Exchange) -> str:
    out = StringIO()
    console = Console(file=out, width=10_000, force_terminal=False, color_system=None)
    show(console, reply_lines(exchange, Speech(Words(), "en", TODAY, links=False)))
    return out.getvalue()


def slack(exchange: Exchange) -> str:
    posts = Look(Words()).posts(exchange, TODAY)
    return "\n".join(block_text(block, addresses=True) for post in posts for block in post.blocks)


def teams(exchange: Exchange) -> str:
    """Return what a reader of the Markdown sees, each address behind its words."""
    parts = rendering(exchange, REFERENCE, TeamsSpeech(Words(), "en", TODAY), {}).activities()
    text = "\n\n".join(part.activity.get("text", "") for part in parts)
    tokens = [one for token in MarkdownIt().parse(text) for one in (token.children or [token])]
    said = []
    for token in tokens:
        said.append("\n" if token.type.endswith("break") or token.block else token.content)
        said.append(f" {token.attrs['href']} " if token.type == "link_open" else "")
        said.append(token.content if token.type == "fence" else "")
    return "".join(said)


def words(text: str) -> set[str]:
    """Return the words, without what platforms put around them."""
    return set(re.findall(r"[^\W_]+(?:_[^\W_]+)*", text))


def links(text: str) -> set[str]:
    return {found.rstrip(".,)>") for found in re.findall(r"https://[^\s|>]+", text)}


def test_every_platform_says_every_word_of_the_reply(shown: Exchange) -> None:
    """What the ledger keeps as said is there, but for the label of quotes, which a terminal words otherwise."""
    for said in (terminal(shown), slack(shown), teams(shown)):
        reply = shown.reply
        sentences = [one.text for one in reply.sentences()] if isinstance(reply, Answer) else []
        quotes = [one.quote for one in getattr(reply, "citations", ())]
        for part in (*sentences, *quotes, *shown.notes, shown.shown):
            assert words(part) <= words(said)
        if isinstance(reply, Refusal):
            assert words(shown.said) <= words(said)


def test_every_platform_has_the_same_numbers(shown: Exchange) -> None:
    if isinstance(shown.reply, Answer | Quotes):
        for said in (terminal(shown), slack(shown), teams(shown)):
            numbers = {int(one) for one in re.findall(r"\[(\d+)\]", said)}
            assert numbers >= {one.number for one in shown.reply.citations}


def test_every_platform_has_the_same_links(shown: Exchange) -> None:
    wanted = {one.link for one in getattr(shown.reply, "citations", ())}
    if isinstance(shown.reply, Refusal) or getattr(shown.reply, "tier", None) is Tier.HEDGE:
        wanted.add(OFFICIAL)
    for said in (terminal(shown), slack(shown), teams(shown)):
        assert links(said) == wanted


def test_every_platform_says_how_sure_it_is_in_the_same_words(shown: Exchange) -> None:
    labels = ("Not sure.", "Unsure: the documents may not answer this.", "These pages disagree", "The pages do not say")
    said = [[label for label in labels if label in text] for text in (terminal(shown), slack(shown), teams(shown))]
    assert said[0] == said[1] == said[2]


def test_every_platform_says_how_fresh_a_source_is_and_who_owns_it(shown: Exchange) -> None:
    if isinstance(shown.reply, Answer | Quotes):
        for said in (terminal(shown), slack(shown), teams(shown)):
            for note in ("updated 2026-05-03", "People team", "review was due on 2026-01-01", "p. 1"):
                assert note in said


def test_both_chats_say_the_same_of_sources_that_changed() -> None:
    marked = replace(
        exchange(reply=STORIES["quotes"]), outdated=(Outdated(1, date(2026, 5, 3)), Outdated(2, gone=True))
    )
    for line in (
        "Source [1] changed on 2026-05-03: this may be out of date.",
        "Source [2] is no longer there: this may be out of date.",
    ):
        for said in (slack(marked), teams(marked)):
            assert line in said.replace("\u2060", "")
