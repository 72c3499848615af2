"""What went wrong with a flagged reply, as its record tells it."""

from dataclasses import replace
from datetime import date

import pytest

from bot.exchange import Exchange, Outdated
from bot.flag import Category, Flag, Reason
from bot.review import category_of, recorded_category
from rag.document import Kind
from rag.evidence import Hit, Passage
from rag.reply import Answer, Chat, Citation, Piece, Quotes, Refusal, Reply, Sentence, Tier, Why
from tests.contract.conversation import FLAG, PASSAGE, exchange

LINK = "https://hr.example.com/leave"
SAID = "You get 25 days."
OTHER = replace(PASSAGE, source=replace(PASSAGE.source, id="hr:garage.md"))


def flag(why: Reason | None) -> Flag:
    return replace(FLAG, why=why)


def refusal(why: Why = Why.NO_EVIDENCE, *missing: str) -> Refusal:
    return Refusal(why, LINK, missing=missing)


def quotes(passage: Passage = PASSAGE) -> Quotes:
    return Quotes((Citation(1, passage, SAID, LINK),), Tier.CITE, LINK)


def answer(text: str, passage: Passage = PASSAGE) -> Answer:
    piece = Piece(Kind.PARAGRAPH, (Sentence(text, (1,)),))
    return Answer((piece,), (Citation(1, passage, SAID, LINK),), Tier.CITE, "fake/model", LINK)


def about(reply: Reply, hits: tuple[Hit, ...] | None = None) -> Exchange:
    found = exchange(reply=reply)
    return found if hits is None else replace(found, hits=hits)


@pytest.mark.parametrize("why", [None, *Reason])
def test_a_refusal_with_nothing_found_missed_the_page_whatever_the_flagger_says(why: Reason | None) -> None:
    assert recorded_category(flag(why), about(refusal(), hits=())) is Category.MISSED_RETRIEVAL


def test_a_refusal_for_a_name_that_no_page_found_has_missed_the_page() -> None:
    assert recorded_category(flag(None), about(refusal(Why.NO_EVIDENCE, "Chile"))) is Category.MISSED_RETRIEVAL


@pytest.mark.parametrize("why", [Why.NO_EVIDENCE, Why.NOT_ALLOWED, Why.UNCLEAR])
def test_a_refusal_with_a_page_in_hand_was_unnecessary(why: Why) -> None:
    assert recorded_category(flag(Reason.SHOULD_HAVE_ANSWERED), about(refusal(why))) is Category.UNNECESSARY_REFUSAL


def test_an_outage_is_nobodys_category() -> None:
    assert recorded_category(flag(Reason.SHOULD_HAVE_ANSWERED), about(refusal(Why.UNAVAILABLE))) is None


@pytest.mark.parametrize(
    ("why", "category"),
    [
        (Reason.OUTDATED, Category.STALE_SOURCE),
        (Reason.WRONG_SOURCE, Category.WRONG_PAGE),
        (Reason.SHOULD_HAVE_ANSWERED, Category.WRONG_PAGE),
        (Reason.WRONG, None),
        (Reason.OTHER, None),
        (None, None),
    ],
)
@pytest.mark.parametrize("reply", [answer(SAID), quotes()], ids=["answer", "quotes"])
def test_of_what_was_answered_the_flaggers_reason_tells(
    reply: Reply, why: Reason | None, category: Category | None
) -> None:
    assert recorded_category(flag(why), about(reply)) is category


@pytest.mark.parametrize("stale", [{"review_by": date(2026, 5, 2)}, {"superseded_by": "hr:leave-2027.md"}], ids=str)
def test_what_is_wrong_and_was_overdue_or_replaced_is_stale(stale: dict[str, object]) -> None:
    page = replace(PASSAGE, source=replace(PASSAGE.source, **stale))  # type: ignore[arg-type]
    assert recorded_category(flag(Reason.WRONG), about(answer(SAID, page))) is Category.STALE_SOURCE


def test_what_is_wrong_and_was_marked_as_out_of_date_is_stale() -> None:
    marked = replace(about(answer(SAID)), outdated=(Outdated(1),))
    assert recorded_category(flag(Reason.WRONG), marked) is Category.STALE_SOURCE


def test_a_page_whose_review_is_due_later_is_not_stale() -> None:
    page = replace(PASSAGE, source=replace(PASSAGE.source, review_by=date(2026, 5, 3)))
    assert recorded_category(flag(Reason.WRONG), about(answer(SAID, page))) is None


def test_what_is_wrong_and_not_proven_by_its_page_is_unsupported() -> None:
    found = recorded_category(flag(Reason.WRONG), about(answer("You get 40 days.")))
    assert found is Category.UNSUPPORTED_CLAIM


@pytest.mark.parametrize("reply", [answer(SAID, OTHER), quotes(OTHER)], ids=["answer", "quotes"])
def test_what_is_wrong_and_not_from_the_page_that_was_found_best_is_from_the_wrong_page(reply: Reply) -> None:
    assert recorded_category(flag(Reason.WRONG), about(reply)) is Category.WRONG_PAGE


def test_a_question_taken_for_small_talk_was_refused_without_need() -> None:
    chat = replace(about(Chat("Hello!"), hits=()), question=None)
    assert recorded_category(flag(Reason.SHOULD_HAVE_ANSWERED), chat) is Category.UNNECESSARY_REFUSAL
    assert recorded_category(flag(Reason.OTHER), chat) is None


def test_a_reviewers_word_goes_before_the_record() -> None:
    told = replace(flag(Reason.OUTDATED), category=Category.FINE)
    assert category_of(told, about(answer(SAID))) is Category.FINE
    assert category_of(flag(Reason.OUTDATED), about(answer(SAID))) is Category.STALE_SOURCE


def test_a_flag_that_is_raised_again_stays_as_it_was_sorted() -> None:
    told = replace(flag(Reason.WRONG), category=Category.FINE)
    assert told.taken_back(told.at).raised(told.at, Reason.OTHER, "still").category is Category.FINE
