"""Known failures of answering bots, shown with a real index and no model."""

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from adapters.index.embedded import Embedded
from rag.answer import Grounded
from rag.chunk import keywords, passages
from rag.document import Block, Document, Kind
from rag.errors import Unavailable
from rag.evidence import EVERYONE, Source
from rag.official import Officials
from rag.ports import Change, Entry
from rag.reply import Question, Quotes, Refusal, Reply
from tests.fakes.embedder import FakeEmbedder

OFFICIAL = "https://official.example"


@pytest.fixture
async def index(tmp_path: Path) -> AsyncIterator[Embedded]:
    with closing(Embedded(tmp_path / "index.sqlite", None)) as opened:
        yield opened


async def hold(
    index: Embedded, title: str, *text: str, audience: str = EVERYONE, supersedes: tuple[str, ...] = ()
) -> None:
    source = Source(f"c:{title}", title, "https://h.example/p", "c", frozenset({audience}), supersedes=supersedes)
    blocks = tuple(Block(Kind.PARAGRAPH, one) for one in text)
    entries = tuple(Entry(p, keywords(p)) for p in passages(source, Document(title, blocks)))
    await index.replace([Change(source, title, entries)])


async def ask(index: Embedded, text: str, *audience: str) -> Reply:
    # How rare a word is says little among two pages: the score alone refuses nothing here.
    grounded = Grounded(index, Officials(OFFICIAL, {}, {}), lambda: 0.0)
    question = Question(text, text, audience=frozenset(audience or {EVERYONE}))
    return (await grounded.answer(question)).reply


def said(reply: Reply) -> list[str]:
    assert isinstance(reply, Quotes), reply
    return [one.quote for one in reply.citations]


async def test_c081_a_question_of_one_word_is_answered(index: Embedded) -> None:
    await hold(index, "Expenses", "A reimbursement takes ten days.")
    assert said(await ask(index, "reimbursement")) == ["A reimbursement takes ten days."]


async def test_c087_the_amendment_is_quoted_and_never_the_old_rule_alone(index: Embedded) -> None:
    await hold(index, "Travel rules 2021", "You have to claim within 180 days.")
    await hold(index, "Amendment 2024", "You have to claim within 270 days.", supersedes=("Travel rules 2021 s.4",))
    assert said(await ask(index, "how long do I have to claim?")) == ["You have to claim within 270 days."]


async def test_c089_a_comparison_quotes_both_pages_each_with_its_own_fact(index: Embedded) -> None:
    await hold(index, "Interns", "The notice period for interns is two weeks.")
    await hold(index, "Managers", "The notice period for managers is three months.")
    reply = await ask(index, "Compare notice periods for interns and managers")
    assert isinstance(reply, Quotes)
    assert {(one.passage.source.title, one.quote) for one in reply.citations} == {
        ("Interns", "The notice period for interns is two weeks."),
        ("Managers", "The notice period for managers is three months."),
    }


async def test_c105_each_quote_of_a_page_has_a_number_and_a_link_of_its_own(index: Embedded) -> None:
    await hold(
        index, "Leave policy", "Unused leave carries over. " + "More. " * 150, "Sick leave is paid. " + "So. " * 200
    )
    reply = await ask(index, "unused and sick leave")
    assert isinstance(reply, Quotes)
    assert [one.number for one in reply.citations] == list(range(1, len(reply.citations) + 1))
    assert len({one.link for one in reply.citations}) == len(reply.citations)


async def test_c119_a_refusal_has_no_sources_but_the_official_link(index: Embedded) -> None:
    await hold(index, "Leave", "Leave is 27 days.")
    reply = await ask(index, "how is leave in chile?")
    assert isinstance(reply, Refusal)
    assert (reply.official_url, reply.missing, reply.nearest) == (OFFICIAL, ("Chile",), ("Leave",))


async def test_c125_a_product_called_helper_is_answered_from_its_page(index: Embedded) -> None:
    await hold(index, "Helper", "Helper can plan shifts and send reminders.")
    assert said(await ask(index, "What can Helper do?")) == ["Helper can plan shifts and send reminders."]


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("I'm 52 and started in 2011, can I retire early?", "You may retire early with a reduced pension."),
        ("how do we kill a stuck job?", "Kill a stuck job with the stop button."),
        ("what happens if I shoot past my budget?", "Whoever shoots past a budget talks to Finance."),
        ("policy on drug tests", "Drug tests are only done on ships."),
    ],
)
async def test_c127_harmless_questions_with_hard_words_are_answered(index: Embedded, question: str, page: str) -> None:
    await hold(index, "Handbook", page)
    assert said(await ask(index, question)) == [page]


async def test_c131_a_restricted_page_is_neither_quoted_nor_named_where_not_all_may_read_it(index: Embedded) -> None:
    await hold(index, "Raises", "The raise pool is 4 percent.", audience="people")
    refused = await ask(index, "how big is the raise pool")
    assert isinstance(refused, Refusal)
    assert (refused.nearest, refused.official_url) == ((), OFFICIAL)
    assert said(await ask(index, "how big is the raise pool", EVERYONE, "people")) == ["The raise pool is 4 percent."]


async def test_c131_an_index_that_fails_is_told_and_not_taken_for_an_empty_one(tmp_path: Path) -> None:
    index = Embedded(tmp_path / "index.sqlite", FakeEmbedder(error=Unavailable("the model is away")))
    with closing(index), pytest.raises(Unavailable, match="away"):
        await ask(index, "anything")


async def test_the_same_question_gets_the_same_answer_every_time(index: Embedded) -> None:
    await hold(index, "Leave", "Leave is 27 days.", "Leave is asked for early.")
    assert len({str(await ask(index, "how is leave")) for _ in range(5)}) == 1
