"""What a change of its pages leaves of a reply: only what they do not bear out any more is outdated."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rag.chunk import passages
from rag.document import Block, Document, Kind
from rag.evidence import Passage, Source
from rag.outdated import changed, outdated
from rag.reply import Answer, Citation, Piece, Quotes, Sentence, Tier
from rag.sources import citation_of

LEAVE = """## Annual leave
Full-time staff get 25 days of paid leave a year.
Unused days expire on 31 March.

## Interns
Interns get 12 days of paid leave a year.

## Approval
Your manager approves leave within three working days."""
TRAVEL = """## Trains
Staff travel first class on journeys of more than two hours."""
OFFICIAL = "https://hr.example.com"
QUESTION = "How much leave do I get?"


def page(text: str = LEAVE, name: str = "leave") -> tuple[Passage, ...]:
    """Return the passages of a page: "## " begins a heading, " | " a row, what else stands in a line a paragraph."""
    source = Source(f"hr:{name}", name.title(), f"https://hr.example.com/{name}", "hr")
    return passages(source, Document(name, tuple(_blocks(text))))


def _blocks(text: str) -> list[Block]:
    found: list[Block] = []
    for line in filter(str.strip, text.splitlines()):
        if line.startswith("## "):
            found.append(Block(Kind.HEADING, line[3:], 2))
        elif " | " in line:
            header = next((one.text for one in found if one.kind is Kind.ROW), "")
            found.append(Block(Kind.ROW, line, header=header))
        else:
            found.append(Block(Kind.PARAGRAPH, line))
    return found


def citing(number: int, quote: str, cited: Sequence[Passage]) -> Citation:
    passage = next(one for one in cited if quote in one.text)
    at = passage.text.index(quote)
    return citation_of(number, passage, at, at + len(quote))


def answer(*sentences: Sentence, sources: Sequence[Citation] = (), kind: Kind = Kind.PARAGRAPH) -> Answer:
    cited = tuple(sources) or (citing(1, "Full-time staff get 25 days of paid leave a year.", page()),)
    return Answer(tuple(Piece(kind, (one,)) for one in sentences), cited, Tier.NORMAL, "fake/model", OFFICIAL)


def quotes(*said: str) -> Quotes:
    return Quotes(tuple(citing(n, one, page()) for n, one in enumerate(said, start=1)), Tier.NORMAL, OFFICIAL)


def after(reply: Answer | Quotes, text: str, name: str = "leave") -> tuple[int, ...]:
    """Return what is outdated once the page says `text`; nothing for a page that is gone."""
    return outdated(reply, {f"hr:{name}": page(text, name) if text else ()}, QUESTION)


DAYS = Sentence("You get 25 days of paid leave a year.", (1,))
EXPIRY = Sentence("Days that are not used expire on 31 March.", (1,))
REPLY = answer(DAYS, EXPIRY)


def test_an_unchanged_page_outdates_nothing() -> None:
    assert changed(REPLY, {"hr:leave": page()}) == frozenset()
    assert changed(REPLY, {"hr:leave": page(LEAVE.replace("a week", "a day"))}) == frozenset()
    assert changed(REPLY, {"hr:leave": page(LEAVE.replace("25", "28")), "hr:travel": ()}) == {"hr:leave"}
    assert after(REPLY, LEAVE) == ()


@pytest.mark.parametrize(
    ("words", "instead"),
    [("25 days", "28 days"), ("31 March", "30 June"), ("paid leave a year.\nUnused", "unpaid leave.\nUnused")],
)
def test_a_sentence_that_a_page_says_otherwise_now_is_outdated(words: str, instead: str) -> None:
    assert after(REPLY, LEAVE.replace(words, instead)) == (1,)


def test_the_second_sentence_of_an_entry_counts_though_the_quote_of_the_first_still_stands() -> None:
    assert after(REPLY, LEAVE.replace("Unused days expire on 31 March.", "Unused days never expire.")) == (1,)


@pytest.mark.parametrize(
    "text",
    [
        LEAVE.replace("Interns get 12 days", "Interns get 14 days"),
        LEAVE.replace("three working days", "a week"),
        LEAVE + "\n\n## Parents\nParents get ten more days.",
        "## News\n" + "Something else was written here. " * 60 + "\n\n" + LEAVE,
        LEAVE.replace("## Annual leave", "## Holidays"),
        LEAVE.replace("## Annual leave\n", ""),
        LEAVE.replace("staff get 25", "staff  get\t25"),
        LEAVE.replace("Unused days expire on 31 March.", "Unused days of paid leave expire on 31 March of each year."),
    ],
    ids=["interns", "approval", "added below", "moved down", "renamed", "no heading", "blanks", "reworded"],
)
def test_what_the_page_still_bears_out_is_not_outdated(text: str) -> None:
    assert after(REPLY, text) == ()


def test_values_that_changed_places_are_outdated() -> None:
    turned = LEAVE.replace("25", "x").replace("12", "25").replace("x", "12")
    assert after(REPLY, turned) == (1,)


def test_a_line_that_stands_under_another_heading_of_the_page_is_proven_anew() -> None:
    rest = "Ask the office about lockers, keys and all else. " * 20
    before = f"## Full time\nYou get 25 days.\n{rest}\n\n## Part time\nYou get 12 days.\n{rest}"
    sources = (citing(1, "You get 25 days.", page(before)),)
    reply = answer(Sentence("In full time you get 25 days.", (1,)), sources=sources)
    assert after(reply, before.replace("12", "14")) == ()
    assert after(reply, before.replace("25", "x").replace("12", "25").replace("x", "12")) == (1,)


def test_a_page_that_is_gone_bears_nothing_out() -> None:
    assert after(REPLY, "") == (1,)
    assert after(quotes("Interns get 12 days of paid leave a year."), "") == (1,)


def test_another_source_of_the_sentence_may_still_prove_it() -> None:
    other = page("## Leave\nFull-time staff get 25 days of paid leave a year.", "handbook")
    sources = (*REPLY.citations, citing(2, "Full-time staff get 25 days of paid leave a year.", other))
    both = answer(replace(DAYS, citations=(1, 2)), sources=sources)
    assert after(both, "") == ()
    apart = answer(DAYS, Sentence("Full-time staff get 25 days.", (2,)), sources=sources)
    assert after(apart, "") == (1,)


def test_only_what_lost_a_line_is_outdated_of_several() -> None:
    rail = "Staff travel first class on journeys of more than two hours."
    sources = (*REPLY.citations, citing(2, rail, page(TRAVEL, "travel")))
    reply = answer(
        DAYS, Sentence("On journeys of more than two hours staff travel first class.", (2,)), sources=sources
    )
    assert after(reply, TRAVEL.replace("two", "four"), "travel") == (2,)


def test_what_only_a_reader_vouched_for_stands_while_its_line_does() -> None:
    vouched = answer(Sentence("Five weeks off are yours every twelve months.", (1,)))
    assert after(
        vouched, LEAVE.replace("Your manager approves", "The office approves").replace("## Interns\n", "")
    ) == (1,)
    told = answer(Sentence("Staff have 25 days off for themselves.", (1,)))
    assert after(told, LEAVE.replace("31 March", "30 June")) == ()


def test_a_row_rests_on_its_header_too() -> None:
    table = "Grade | Days\nStaff | 25\nInterns | 12"
    row = Sentence("Staff | 25", (1,))
    reply = answer(Sentence("Grade | Days"), row, sources=(citing(1, "Staff | 25", page(table)),), kind=Kind.ROW)
    assert after(reply, table.replace("Interns | 12", "Interns | 14")) == ()
    assert after(reply, table.replace("Staff | 25", "Staff | 28")) == (1,)
    assert after(reply, table.replace("Grade | Days", "Grade | Hours")) == (1,)


def test_a_row_rests_on_the_header_of_a_table_that_is_cut() -> None:
    rows = [f"Grade {number} | {number + 20}" for number in range(100)]
    table = "\n".join(("Grade | Days", *rows))
    cited = page(table)
    assert cited[-1].lead
    sources = (citing(1, "Grade 99 | 119", cited),)
    reply = answer(Sentence("Grade | Days"), Sentence("Grade 99 | 119", (1,)), sources=sources, kind=Kind.ROW)
    assert after(reply, table.replace("Grade 50 | 70", "Grade 50 | 75")) == ()
    assert after(reply, table.replace("Grade | Days", "Grade | Hours")) == (1,)


def test_what_is_left_of_a_page_does_not_stand_for_a_line_that_went() -> None:
    winners = "The board reviews all nominations and selects the winners.\nWinners are announced at the yearly meeting."
    reply = answer(
        Sentence("The board goes through all nominations and picks the winners.", (1,)),
        sources=(citing(1, "The board reviews all nominations and selects the winners.", page(winners)),),
    )
    assert after(reply, winners.replace("reviews all", "looks at all")) == ()
    assert after(reply, winners.partition("\n")[2]) == (1,)


def test_code_is_outdated_once_a_line_of_it_is_gone() -> None:
    text = "Run `make install` as root.\nThen run make check."
    reply = answer(Sentence("make install", (1,)), sources=(citing(1, "make install", page(text)),), kind=Kind.CODE)
    assert after(reply, text + "\nThat is all.") == ()
    assert after(reply, text.replace("install", "setup")) == (1,)


def test_a_pages_own_words_in_an_answer_must_stand_as_they_are() -> None:
    own = Sentence("Full-time staff get 25 days of paid leave a year.", (1,), quoted=True)
    assert after(answer(own), LEAVE.replace("31 March", "30 June")) == ()
    assert after(answer(own), LEAVE.replace("Full-time staff get", "Staff in full time get")) == (1,)


def test_quotes_are_outdated_when_their_page_does_not_say_them() -> None:
    reply = quotes("Full-time staff get 25 days of paid leave a year.", "Unused days expire on 31 March.")
    assert after(reply, LEAVE.replace("## Annual leave", "## Holidays")) == ()
    assert after(reply, LEAVE.replace("31 March", "30 June")) == (2,)
    assert after(reply, LEAVE.replace("a year.\nUnused", "a year and more.\nUnused")) == (1,)


def test_a_new_date_alone_changes_nothing() -> None:
    dated = [replace(one, source=replace(one.source, revised=date(2026, 5, 3))) for one in page()]
    assert changed(REPLY, {"hr:leave": dated}) == frozenset()


SUBJECTS = ("staff", "interns", "managers", "visitors", "drivers", "nurses")


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(SUBJECTS), min_size=1, unique=True),
    st.integers(0, 40),
    st.integers(0, 40),
    st.permutations(("Breakfast is served at nine.", "Parking is free of charge.", "The doors close late.")),
)
def test_however_a_page_is_cut_anew_its_own_lines_are_not_outdated(
    subjects: list[str], before: int, between: int, others: list[str]
) -> None:
    lines = [f"All {who} get {10 + len(who)} days of leave a year." for who in subjects]
    told = page("\n".join(lines))
    sources = [citing(n, line, told) for n, line in enumerate(lines, start=1)]
    reply = answer(*(Sentence(line, (n,)) for n, line in enumerate(lines, start=1)), sources=sources)
    text = "\n".join((*others * before, lines[0], *others * between, *lines[1:]))
    assert after(reply, text) == ()
    assert after(Quotes(reply.citations, Tier.NORMAL, OFFICIAL), text) == ()


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(SUBJECTS), min_size=2, unique=True), st.data())
def test_exactly_the_lines_that_changed_are_outdated(subjects: list[str], data: st.DataObject) -> None:
    wrong = data.draw(st.sets(st.integers(0, len(subjects) - 1)))
    lines = [f"All {who} get {10 + len(who)} days of leave a year." for who in subjects]
    told = page("\n".join(lines))
    sources = [citing(n, line, told) for n, line in enumerate(lines, start=1)]
    reply = answer(*(Sentence(line, (n,)) for n, line in enumerate(lines, start=1)), sources=sources)
    text = "\n".join(line.replace("get 1", "get 3") if at in wrong else line for at, line in enumerate(lines))
    assert after(reply, text) == tuple(sorted(at + 1 for at in wrong))
    assert after(Quotes(reply.citations, Tier.NORMAL, OFFICIAL), text) == tuple(sorted(at + 1 for at in wrong))
