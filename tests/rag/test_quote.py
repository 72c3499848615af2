"""Answers made of the documents' own sentences."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rag.evidence import Hit, Parts, Passage, Place, Source
from rag.quote import MOST, quoted, quotes
from rag.reply import Question
from rag.sentences import clauses


def hit(text: str, title: str = "Page", lead: str = "", score: float = 1.0) -> Hit:
    source = Source(f"c:{title}", title, "https://h.example/p", "c")
    return Hit(Passage(source, text, 0, len(text), lead=lead), score, 0.9, Parts(0.5, 0.5))


def first(question: str, text: str, lead: str = "") -> tuple[str, str]:
    found = quotes(question, [hit(text, lead=lead)])[0]
    return found.quote, found.context


def test_an_faq_answer_comes_with_its_question() -> None:
    text = "Can I bring a dog?\n\nIn Rotterdam yes. Ask first.\n\nWho cleans?\n\nA firm."
    assert first("can I bring my dog", text)[0] == "Can I bring a dog?\n\nIn Rotterdam yes. Ask first."


def test_a_list_comes_with_its_lead_in() -> None:
    text = "The pot pays for:\n\n- Gym fees\n- Races\n\nNothing else."
    assert first("what does the pot pay for", text)[0] == "The pot pays for:\n\n- Gym fees\n- Races"
    assert first("races", text) == ("- Races", "The pot pays for:")


def test_a_row_is_whole_and_brings_its_header() -> None:
    text = "Code | Means\nERR-1 | Clock off. Fix it\nERR-2 | No network. Wait"
    assert first("what is ERR-2", text) == ("ERR-2 | No network. Wait", "Code | Means")
    below = "ERR-3 | Too slow. Wait\nERR-2 | No network. Wait"
    assert first("what is ERR-2", below, lead="Code | Means") == ("ERR-2 | No network. Wait", "Code | Means")


def test_a_row_is_quoted_under_its_header_and_never_the_header_or_the_whole_table() -> None:
    table = "Card | Per month\nStandard | 2,500\nTravel | 6,000"
    assert first("standard card per month", table) == ("Standard | 2,500", "Card | Per month")
    assert all("Per month" not in found.quote for found in quotes("card per month", [hit(table)]))
    assert quotes("card per month", [hit("Ask.\n\nHow much:")]) == ()


def test_the_heading_above_a_sentence_counts_for_it() -> None:
    page = hit("Up to five unused days move into the next year.\n\nRest\n\nYou may carry two of the boxes.")
    under = replace(page.passage, section=("Carry-over",), places=(Place(48, ("Rest",), "", None),))
    found = quotes("how many days carry over?", [replace(page, passage=under)])
    assert found[0].quote == "Up to five unused days move into the next year."


def test_a_question_that_the_page_leaves_open_does_not_take_the_next_ones_answer() -> None:
    text = "Are interns paid for overtime?\n\nDoes the company pay for a gym?\n\nNo, but members train for free."
    found = [citation.quote for citation in quotes("Are interns paid for overtime?", [hit(text)])]
    assert not any("interns" in quote for quote in found)
    asked = "Does the company pay for a gym?"
    assert first(asked, text)[0] == "Does the company pay for a gym?\n\nNo, but members train for free."


def test_a_heading_question_or_colon_is_never_quoted_alone() -> None:
    for alone in ("Annual leave\n\n" + "x" * 600, "Annual leave?", "Annual leave:", "Text.\n\nAnnual leave:"):
        assert all("leave" not in found.quote for found in quotes("annual leave", [hit(alone)]))


def test_a_sentence_that_points_back_brings_the_one_before() -> None:
    text = "It may not be cancelled twice. If that happens to you, tell your director."
    assert first("whom do I tell, my director?", text)[0] == text


def test_a_sentence_does_not_bring_one_too_long_to_quote() -> None:
    text = "word " * 120 + "end. It is the director."
    assert first("who is the director", text)[0] == "It is the director."


def test_two_pages_that_disagree_are_both_shown() -> None:
    found = quotes(
        "how long do I have to claim", [hit("Claim within 60 days.", "A"), hit("Claim within 90 days.", "B")]
    )
    assert [one.quote for one in found] == ["Claim within 60 days.", "Claim within 90 days."]


def test_a_superseded_page_is_not_quoted_when_its_successor_was_found() -> None:
    old, new = hit("Claim within 180 days.", "Old", score=2), hit("Claim within 270 days.", "New")
    source = replace(old.passage.source, superseded_by="c:New")
    old = replace(old, passage=replace(old.passage, source=source))
    assert [one.quote for one in quotes("days to claim", [new, old])] == ["Claim within 270 days."]
    assert [one.quote for one in quotes("days to claim", [old])] == ["Claim within 180 days."]


def test_a_number_is_preferred_where_one_is_asked_for() -> None:
    text = "Claims are sent to Finance. Claims are open for two months."
    assert first("how long are claims open", text)[0] == "Claims are open for two months."


def test_c121_the_nearest_clause_is_quoted_when_no_word_is_shared() -> None:
    text = "Gym allowance is 30 EUR a month. Parking is at the harbour."
    one = replace(hit(text), clauses=tuple(0.8 if start == 0 else 0.1 for start, _ in clauses(text)))
    assert quotes("money for sport?", [one])[0].quote == "Gym allowance is 30 EUR a month."
    stale = replace(hit(text), clauses=(0.9,) * 9)
    assert quotes("money for sport?", [stale]) == ()


def test_the_value_of_the_asked_kind_comes_first_and_the_general_rule_before_its_limits() -> None:
    text = (
        "Passes must be ordered at least 12 working days in advance. Unused passes of up to 4 guest days are kept. "
        "Members get 30 guest days on a yearly pass."
    )
    assert first("How many guest days do I get on a pass?", text)[0] == "Members get 30 guest days on a yearly pass."
    assert first("Who keeps the keys?", "Keys are kept twice. Keys are kept by Kim Berg.")[0] == (
        "Keys are kept by Kim Berg."
    )


def test_each_part_of_a_question_gets_a_quote() -> None:
    pages = [
        hit("Lockers are 12 EUR a month. Lockers are emptied in June. Lockers are grey.", "Lockers", score=0.9),
        hit("Saunas are hot. The sauna opens at 7:00.", "Sauna", score=0.8),
    ]
    found = [one.quote for one in quotes("How much is a locker and when does the sauna open?", pages)]
    assert found[:2] == ["Lockers are 12 EUR a month.", "The sauna opens at 7:00."]
    together = quotes("How much is a locker and how grey is it?", [hit("A locker is grey and costs 12 EUR.")])
    assert [one.quote for one in together] == ["A locker is grey and costs 12 EUR."]


def test_a_question_of_more_parts_than_one_thing_has_quotes_gets_one_for_each() -> None:
    pages = {"Rates": "A night in Tokyo costs 210.", "Lunch": "Lunch is 12 euros.", "Owners": "Dana owns the CRM."}
    found = [hit(text, title) for title, text in {**pages, "Errors": "Error TC-2077 means no network."}.items()]
    asked = "What is the rate in Tokyo and how much is lunch and who owns the CRM and what is error TC-2077?"
    assert {one.passage.source.title for one in quotes(asked, found)} == {*pages, "Errors"}


def test_the_words_of_a_follow_up_weigh_more_than_those_of_the_turn_before() -> None:
    page = hit("Members get 30 guest days a year. The trainer gets 8 weeks of paid guest leave.")
    asked = Question("And for trainers?", "And for trainers?", "How many guest days do members get?", leans=True)
    assert quoted(asked, [page])[0].quote == "The trainer gets 8 weeks of paid guest leave."
    alone = Question("And for trainers?", "And for trainers?", "How many guest days do members get?")
    assert quoted(alone, [page]) == quotes("And for trainers?", [page])
    silent = Question("And then?", "And then?", "How many guest days do members get?", leans=True)
    assert quoted(silent, [page])[0].quote == "Members get 30 guest days a year."


def test_no_hits_have_no_quotes() -> None:
    assert quotes("anything", []) == ()


pieces = st.lists(
    st.sampled_from(
        [
            "Leave\n\n",
            "How much?\n\n",
            "Days | Weeks\n",
            "1 | 2. x\n",
            " | a\n",
            "- leave\n",
            "Leave is 20 days. ",
            "It is:\n",
            "\n\n",
        ]
    ),
    min_size=1,
    max_size=12,
).map("".join)


@given(st.lists(pieces.filter(str.strip), max_size=5), st.sampled_from(["", "Days | Weeks"]))
def test_whatever_the_pages_say_quotes_are_theirs_and_numbered(texts: list[str], lead: str) -> None:
    hits = [hit(text, f"p{at}", lead) for at, text in enumerate(texts)]
    found = quotes("how much leave is it a 2", hits)
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert len(found) <= MOST
    for one in found:
        assert one.quote in one.passage.text
        assert one.passage.says(one.context)
        assert not one.quote.endswith(("?", ":"))
    assert quotes("how much leave is it a 2", hits) == found


def test_an_faq_entry_is_cited_under_its_own_question() -> None:
    text = "Ask the desk.\n\nCan I bring my dog?\n\nIn Rotterdam yes."
    page = hit(text)
    places = (Place(text.index("In Rotterdam"), ("Can I bring my dog?",), "dog", None),)
    faq = replace(page, passage=replace(page.passage, section=("Who has my key?",), anchor="key", places=places))
    (found, *_) = quotes("can I bring my dog", [faq])
    assert found.quote == "Can I bring my dog?\n\nIn Rotterdam yes."
    assert found.place.section == ("Can I bring my dog?",)
    assert "#dog:~:text=" in found.link


def test_a_question_among_items_does_not_lead_in_the_next_one() -> None:
    text = "- What if I travel alone?\n- Book your flight or rail with the agency."
    assert all("alone" not in found.context for found in quotes("how do I book rail", [hit(text)]))
