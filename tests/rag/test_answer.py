"""From a question to a reply, with a model that writes and code that proves."""

import json
import re
from collections.abc import AsyncIterator
from datetime import date

import pytest

from rag.answer import Grounded
from rag.chunk import keywords, passages
from rag.document import Block, Document, Kind
from rag.errors import PortError, TooLarge, Unavailable
from rag.evidence import Source
from rag.gate import Gate, Gates
from rag.official import Officials
from rag.outcome import Outcome
from rag.ports import Change, Completion, Entry, Finish, Models, Prompt, Task
from rag.reply import Answer, Question, Quotes, Refusal, Tier, Why
from rag.unwritten import Unwritten
from rag.watch import Progress, Reading, Watch, Writing
from tests.fakes.embedder import FakeEmbedder
from tests.fakes.index import FakeIndex

OFFICIAL = "https://official.example"
LEAVE = "Full-time staff get 27 days of paid leave a year."
CARRY = "Up to five unused days move into the next year."
PAGES = (("Leave", LEAVE, CARRY), ("Parking", "The garage opens at seven."))
QUESTION = "How many days of paid leave do full-time staff get a year?"


class Writer:
    """
    A model that writes for each task the next of its lines; "{27 days}" in one is the key of the passage that says so.

    For the relevance judge and the faithfulness judge the line is the JSON of their reply. Streamed, a line comes in
    pieces of `size` signs; one that ends with "…break" breaks off there.
    """

    def __init__(self, size: int = 5, **script: list[str | PortError]) -> None:
        self.script = {Task(task): lines for task, lines in script.items()}
        self.size = size
        self.prompts: list[Prompt] = []

    async def complete(self, prompt: Prompt) -> Completion:
        self.prompts.append(prompt)
        lines = self.script.get(prompt.task, [])
        line = lines.pop(0) if lines else Unavailable(f"nothing to say to {prompt.task}")
        if isinstance(line, PortError):
            raise line
        text = re.sub(r"\{([^{}\":]+)\}", lambda said: self.key(prompt, said[1]), line)
        return Completion(text, "fake/model", Finish.DONE, tokens_in=90, tokens_out=10, cost=0.001)

    async def stream(self, prompt: Prompt) -> AsyncIterator[str | Completion]:
        done = await self.complete(prompt)
        text, breaks, _ = done.text.partition("…break")
        for at in range(0, len(text), self.size):
            yield text[at : at + self.size]
        if breaks:
            broken = Unavailable("the socket closed")
            broken.model = "fake/broken"
            raise broken
        yield done

    @staticmethod
    def key(prompt: Prompt, words: str) -> str:
        fenced = re.findall(r'<passage-\w+ key="(\w+)">(.*?)</passage', prompt.text, re.DOTALL)
        return next(f"[{key}]" for key, text in fenced if words in text)

    def asked(self, task: Task) -> int:
        return sum(prompt.task is task for prompt in self.prompts)


async def grounded(
    writer: Writer | None,
    gate: Gate | None = None,
    strict: frozenset[str] = frozenset(),
    pages: tuple[tuple[str, ...], ...] = PAGES,
) -> Grounded:
    embedder = FakeEmbedder()
    index = FakeIndex(embedder)
    for title, *texts in pages:
        source = Source(f"c:{title}", title, f"https://h.example/{title}", "c")
        cut = passages(source, Document(title, tuple(Block(Kind.PARAGRAPH, text) for text in texts)))
        vectors = await embedder.embed([p.text for p in cut])
        entries = tuple(Entry(p, keywords(p), vector) for p, vector in zip(cut, vectors, strict=True))
        await index.replace([Change(source, title, entries)])
    models = Models(writer, lambda: "n0nce", strict) if writer else None
    return Grounded(index, Officials(OFFICIAL, {}, {}), lambda: 0.0, Gates(gate or Gate(0, 0, 0)), models=models)


async def outcome(writer: Writer | None, question: str = QUESTION, gate: Gate | None = None) -> Outcome:
    return await (await grounded(writer, gate)).answer(Question(question, question))


def texts(reply: object) -> list[str]:
    assert isinstance(reply, Answer), reply
    return [sentence.text for sentence in reply.sentences()]


async def test_a_proven_sentence_is_posted_with_its_source_and_what_it_cost() -> None:
    found = await outcome(Writer(answer=["Full-time staff get 27 days of paid leave a year {27 days}."]))
    assert texts(found.reply) == ["Full-time staff get 27 days of paid leave a year."]
    assert isinstance(found.reply, Answer)
    assert found.reply.citations[0].quote == LEAVE
    assert (found.reply.model, found.reply.tier) == ("fake/model", Tier.NORMAL)
    assert (found.spent.calls, found.spent.tokens, found.spent.cost) == (1, 100, 0.001)
    assert found.draft
    assert found.draft.problems == ()


async def test_a_wrong_number_gets_one_retry_with_the_problem_named() -> None:
    wrong = "Full-time staff get 31 days of paid leave a year {27 days}."
    writer = Writer(answer=[wrong, wrong.replace("31", "27")])
    found = await outcome(writer)
    assert texts(found.reply) == ["Full-time staff get 27 days of paid leave a year."]
    assert "31" in writer.prompts[1].text.split("Your draft was:")[1]
    assert found.draft
    assert len(found.draft.problems) == 1


async def test_a_draft_without_markers_costs_no_retry_and_is_no_worse_than_a_retry_that_says_less() -> None:
    right, wrong = "Full-time staff get 27 days of paid leave a year.", "Full-time staff get 31 days {27 days}."
    writer = Writer(answer=[right])
    found = await outcome(writer)
    assert texts(found.reply) == [right]
    assert writer.asked(Task.ANSWER) == 1
    found = await outcome(Writer(answer=[f"{right} {wrong}", wrong]))
    assert texts(found.reply) == [right]


async def test_copies_of_a_page_are_quoted_once() -> None:
    text = "A lost badge costs 19 euros."
    pages = tuple((f"Badge {at}", text) for at in (1, 2, 3))
    question = Question("What does a lost badge cost?", "What does a lost badge cost?")
    found = await (await grounded(None, pages=(*pages, ("Lockers", "A lost badge opens no locker.")))).answer(question)
    assert isinstance(found.reply, Quotes)
    assert [one.quote for one in found.reply.citations].count(text) == 1


async def test_a_prompt_that_is_too_long_is_tried_once_more_with_the_better_half_of_the_passages() -> None:
    right = "Full-time staff get 27 days of paid leave a year."
    writer = Writer(answer=[TooLarge("too long"), f"{right} {{27 days}}"])
    found = await outcome(writer)
    assert texts(found.reply) == [right]
    first, second = (prompt.text for prompt in writer.prompts if prompt.task is Task.ANSWER)
    assert LEAVE in second
    assert len(second) < len(first)
    writer = Writer(answer=[TooLarge("too long"), TooLarge("too long"), right])
    assert isinstance((await outcome(writer)).reply, Quotes)
    assert writer.asked(Task.ANSWER) == 2


@pytest.mark.parametrize("nothing", ["{27 days} {27 days} {27 days}", "Here is what I found:", "-"])
async def test_a_draft_that_says_nothing_is_written_once_more(nothing: str) -> None:
    right = "Full-time staff get 27 days of paid leave a year."
    writer = Writer(answer=[nothing, f"{right} {{27 days}}"])
    found = await outcome(writer)
    assert texts(found.reply) == [right]
    assert "There is no sentence in it that says anything." in writer.prompts[1].text
    assert found.draft
    assert found.draft.problems == ("empty: it says nothing",)


ENGLISH = "Full-time staff get 27 days of paid leave a year {27 days}."
GERMAN = "Vollzeitbeschäftigte bekommen 27 Tage bezahlten Urlaub im Jahr {27 days}."


async def asked_in_german(writer: Writer, watch: Watch | None = None) -> Outcome:
    question = "Wie viele Tage Urlaub bekomme ich im Jahr?"
    desk = await grounded(writer)
    return await desk.answer(Question(f"{question} {QUESTION}", question, language="de"), watch)


async def test_a_draft_in_another_language_than_the_question_is_written_once_more() -> None:
    writer = Writer(answer=[ENGLISH, GERMAN])
    found = await asked_in_german(writer)
    assert texts(found.reply) == ["Vollzeitbeschäftigte bekommen 27 Tage bezahlten Urlaub im Jahr."]
    assert "All of it is in English: write it in German." in writer.prompts[-1].text
    assert found.draft
    assert found.draft.problems == ("language: it is in 'en'",)


async def test_an_answer_that_stays_in_another_language_is_better_than_none() -> None:
    for second in (ENGLISH, "Vollzeitbeschäftigte bekommen 31 Tage bezahlten Urlaub im Jahr {27 days}."):
        found = await asked_in_german(Writer(answer=[ENGLISH, second]))
        assert texts(found.reply) == ["Full-time staff get 27 days of paid leave a year."]


async def test_no_sentence_of_a_draft_in_another_language_is_shown_while_it_is_written() -> None:
    told: list[Progress] = []

    async def watch(step: Progress) -> None:
        told.append(step)

    found = await asked_in_german(Writer(answer=[f"{ENGLISH} {ENGLISH}", GERMAN]), watch)
    assert texts(found.reply) == ["Vollzeitbeschäftigte bekommen 27 Tage bezahlten Urlaub im Jahr."]
    assert told == [Reading(), Writing()]


async def test_what_another_page_says_against_an_answer_is_shown_beside_it() -> None:
    pages = (("Office", "The parking fee is 40 EUR per month."), ("Parking", "The parking fee is 55 EUR per month."))
    ours = await grounded(Writer(answer=["The parking fee is 40 EUR per month {40 EUR}."]), pages=pages)
    reply = (await ours.answer(Question(asked := "What is the parking fee?", asked))).reply
    assert texts(reply) == ["The parking fee is 40 EUR per month.", "The parking fee is 55 EUR per month."]
    assert isinstance(reply, Answer)
    assert [citation.passage.source.title for citation in reply.citations] == ["Office", "Parking"]
    assert reply.conflicts == ((1, 2),)


async def test_an_answer_from_pages_that_do_not_name_what_is_asked_about_is_unsure() -> None:
    pages = (("Aid", "The first aider of floor 3 is Kim Berg.", "The office opens at 7:30."),)
    for floor, tier in ((7, Tier.HEDGE), (3, Tier.NORMAL)):
        ours = await grounded(Writer(answer=["The first aider of floor 3 is Kim Berg {Kim}."]), pages=pages)
        reply = (await ours.answer(Question(asked := f"Who is the first aider of floor {floor}?", asked))).reply
        assert isinstance(reply, Answer)
        assert reply.tier is tier


async def test_a_name_of_the_askers_story_that_no_page_has_is_told_under_an_unsure_answer() -> None:
    question = f"My parents live in Ohio. {QUESTION}"
    for writer in (Writer(answer=["Full-time staff get 27 days of paid leave a year {27 days}."]), None):
        reply = (await outcome(writer, question)).reply
        assert isinstance(reply, Answer | Quotes)
        assert reply.tier is Tier.HEDGE
        assert "Ohio" in reply.missing


async def test_a_question_turned_into_a_statement_is_not_posted_on_a_judges_word() -> None:
    echo, asked = "The firm pays for our lunches {garage}.", "Does the firm pay for our lunches?"
    verdict = json.dumps({"verdicts": [{"sentence": 1, "verdict": "supported"}]})
    writer = Writer(answer=[echo] * 2, judge=[verdict] * 2)
    found = await outcome(writer, asked)
    assert writer.asked(Task.ANSWER) == 2
    assert writer.asked(Task.JUDGE) == 0
    assert not isinstance(found.reply, Answer)


async def test_an_echo_of_the_question_stands_only_when_all_of_its_words_do() -> None:
    """A small model's answer to who decides a tie; two passages had half of its words between them."""
    asked = "Does the firm pay for the parking of all who carry unused days over?"
    writer = Writer(answer=["The firm pays for the parking of all who carry unused days over {five}."] * 2)
    assert not isinstance((await outcome(writer, asked)).reply, Answer)
    said = await outcome(Writer(answer=[f"{LEAVE[:-1]} {{27 days}}."]), f"Is it true that {LEAVE}")
    assert texts(said.reply) == [LEAVE]


async def test_what_only_the_question_speaks_of_is_not_posted_on_a_judges_word() -> None:
    """A small model's answer to a complaint about a colleague; the page spoke of comments in a repository."""
    asked = "Somebody keeps making jokes about my garage in standup. Is there a cutoff?"
    said = "If somebody keeps making jokes in standup, up to five unused days move into the next year {five}."
    verdict = json.dumps({"verdicts": [{"sentence": 1, "verdict": "supported"}]})
    writer = Writer(answer=[said] * 2, judge=[verdict] * 2)
    found = await outcome(writer, asked)
    assert writer.asked(Task.JUDGE) == 0
    assert "standup" not in " ".join(texts(found.reply) if isinstance(found.reply, Answer) else [])


async def test_an_echo_of_one_word_is_not_borne_out_by_a_page_about_something_else() -> None:
    """A small model's yes to a question about signing confidentiality papers, cited of a page on sign language."""
    asked = "A firm with a shredder sent us confidentiality paperwork for our garage deal. Do I just move it?"
    for keys in ("{five}", "{27 days}{five}"):
        writer = Writer(answer=[f"Yes, you just move it {keys}."] * 2)
        assert not isinstance((await outcome(writer, asked)).reply, Answer)
    said = await outcome(Writer(answer=["Yes, they move {five}."]), "Do unused days move?")
    assert texts(said.reply) == ["Yes, they move."]


async def test_a_number_that_stays_wrong_is_never_posted() -> None:
    wrong = "Full-time staff get 31 days of paid leave a year {27 days}."
    writer = Writer(answer=[wrong, wrong])
    found = await outcome(writer)
    assert isinstance(found.reply, Quotes)
    assert found.reply.citations[0].quote == LEAVE
    assert found.reply.unwritten is Unwritten.UNPROVEN
    assert writer.asked(Task.ANSWER) == 2


async def test_without_any_model_that_answers_the_documents_speak_for_themselves() -> None:
    found = await outcome(Writer(answer=[Unavailable("down")]))
    assert isinstance(found.reply, Quotes)
    assert found.reply.unwritten is Unwritten.FAILED
    assert found.draft is None


async def test_a_model_that_finds_no_answer_gives_a_refusal_with_the_official_link() -> None:
    found = await outcome(Writer(answer=["NO_ANSWER"]))
    assert isinstance(found.reply, Refusal)
    assert (found.reply.why, found.reply.official_url) == (Why.NO_EVIDENCE, OFFICIAL)


async def test_no_model_is_called_when_nothing_is_evidence() -> None:
    writer = Writer()
    found = await outcome(writer, "What is the parental leave in Chile?")
    assert isinstance(found.reply, Refusal)
    assert (found.reply.missing, writer.prompts, found.spent.calls) == (("Chile",), [], 0)


@pytest.mark.parametrize("relevance", ['{"passages": []}', "no JSON"])
async def test_a_relevance_judge_that_fails_keeps_the_passages_and_hedges(relevance: str) -> None:
    writer = Writer(relevance=[relevance] * 3, answer=["Full-time staff get 27 days of paid leave a year {27 days}."])
    found = await outcome(writer, gate=Gate(0, 0, 1))
    assert isinstance(found.reply, Answer)
    assert found.reply.tier is Tier.HEDGE


async def test_nothing_relevant_is_a_refusal_without_the_answering_model() -> None:
    verdicts = json.dumps({"passages": [{"number": n, "relevant": False} for n in (1, 2)], "contradictions": []})
    writer = Writer(relevance=[verdicts])
    found = await outcome(writer, gate=Gate(0, 0, 1))
    assert isinstance(found.reply, Refusal)
    assert writer.asked(Task.ANSWER) == 0


async def test_of_two_pages_that_say_the_same_the_newer_is_quoted_first() -> None:
    index = FakeIndex()
    for title, year in (("Old", 2020), ("New", 2026)):
        source = Source(f"c:{title}", title, f"https://h.example/{title}", "c", revised=date(year, 1, 1))
        cut = passages(source, Document(title, (Block(Kind.PARAGRAPH, LEAVE),)))
        await index.replace([Change(source, title, tuple(Entry(p, keywords(p)) for p in cut))])
    answerer = Grounded(index, Officials(OFFICIAL, {}, {}), lambda: 0.0, Gates(Gate(0, 0, 0)))
    found = await answerer.answer(Question(QUESTION, QUESTION, day=date(2026, 11, 30)))
    assert [hit.passage.source.title for hit in found.hits] == ["New", "Old"]


@pytest.mark.parametrize("asked", [(), ("board", "staff", "empty")])
async def test_a_refusal_names_no_collection_that_the_reader_may_not_see(asked: tuple[str, ...]) -> None:
    index = FakeIndex()
    for collection, audience in (("board", "directors"), ("staff", "everyone")):
        source = Source(f"{collection}:p", collection, "https://h.example/p", collection, frozenset({audience}))
        cut = passages(source, Document(collection, (Block(Kind.PARAGRAPH, LEAVE),)))
        await index.replace([Change(source, collection, tuple(Entry(p, keywords(p)) for p in cut))])
    links = {"board": "https://board.example", "staff": "https://staff.example"}
    answerer = Grounded(index, Officials(OFFICIAL, {}, links), lambda: 0.0, titles={"staff": "Staff handbook"})
    found = await answerer.answer(Question("Zebra?", "Zebra?", collections=asked))
    assert isinstance(found.reply, Refusal)
    assert found.reply.searched == ("Staff handbook", "empty")[: 2 if asked else 1]
    assert found.reply.nearest == ()
    assert found.reply.official_url == "https://staff.example"
