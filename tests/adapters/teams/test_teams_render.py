import json
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest

from adapters.speech import Speech
from adapters.teams.blocks import joined
from adapters.teams.pieces import sentence_blocks
from adapters.teams.render import BUDGET, rendering, size
from adapters.teams.sender import Reference
from bot.exchange import Exchange, Outdated
from bot.thread import Message, MessageId, PersonId, Room, Thread, ThreadId
from bot.words import Words
from rag.document import Kind
from rag.evidence import Passage, Source
from rag.reply import Answer, Chat, Citation, Piece, Question, Quotes, Refusal, Reply, Sentence, Tier, Why
from rag.stream import sentence_by_sentence
from tests.fakes.teams import PERSONAL, REFERENCE

AT = datetime(2026, 5, 4, 9, tzinfo=UTC)
SPEECH = Speech(Words(), "en", date(2026, 5, 4))
OFFICIAL = "https://hr.example.com"


def cited(
    number: int, quote: str, *, title: str = "Leave policy", collection: str = "hr", path: str = "a.md"
) -> Citation:
    source = Source(
        f"{collection}:{path}",
        title,
        "https://hr.example.com/leave",
        collection,
        revised=date(2026, 5, 3),
        owner="People",
    )
    passage = Passage(source, quote, 0, len(quote), section=("Annual leave",), page=2)
    return Citation(number, passage, quote, f"https://hr.example.com/leave#:~:text={number}")


def answer(*pieces: Piece, citations: Iterable[Citation] = (), tier: Tier = Tier.NORMAL) -> Answer:
    return Answer(pieces, tuple(citations) or (cited(1, "25 days"),), tier, "fake/model", OFFICIAL)


def exchange(reply: Reply, text: str = "How much leave?") -> Exchange:
    thread = ThreadId(Room("teams", "", "19:general@thread.tacv2"), MessageId("1"))
    question = Question(text, text)
    message = Message(MessageId("1"), PersonId("29:ann"), text, AT)
    return Exchange(Thread(thread), message, reply, Words().say(reply, question), "en", AT, question)


def activities(
    reply: Reply | Exchange, reference: Reference = REFERENCE, labels: dict[str, str] | None = None
) -> list[dict[str, Any]]:
    shown = reply if isinstance(reply, Exchange) else exchange(reply)
    return [part.activity for part in rendering(shown, reference, SPEECH, labels or {}).activities()]


def text(reply: Reply | Exchange, reference: Reference = REFERENCE) -> str:
    (activity,) = activities(reply, reference)
    assert activity["textFormat"] == "markdown"
    return str(activity["text"])


LEAVE = Piece(Kind.PARAGRAPH, (Sentence("You get 25 days.", (1,)), Sentence("Unused days expire.", (2,))))


def test_an_answer_has_its_numbers_before_the_stop_and_its_sources_below() -> None:
    citations = (cited(1, "25 days"), cited(2, "Unused days expire", title="Carry over"))
    assert text(answer(LEAVE, citations=citations)) == (
        "You get 25 days [1]. Unused days expire [2].\n\n"
        "**Sources**\n\n"
        "1. [Leave policy › Annual leave](https://hr.example.com/leave#:~:text=1) — “25 days”"
        " · p. 2 · updated 2026-05-03 · People\n"
        "2. [Carry over › Annual leave](https://hr.example.com/leave#:~:text=2) — “Unused days expire”"
        " · p. 2 · updated 2026-05-03 · People"
    )


def test_lists_tables_and_code_are_what_teams_shows_of_them() -> None:
    pieces = (
        Piece(Kind.HEADING, (Sentence("How to"),), level=2),
        Piece(Kind.ITEM, (Sentence("Ask first.", (1,)),), "1.", 1),
        Piece(Kind.ITEM, (Sentence("In writing.", (1,)),), "•", 3),
        Piece(Kind.ITEM, (Sentence("Then wait.", (1,)),), "2.", 1),
        Piece(Kind.ROW, (Sentence("Grade | Days"),)),
        Piece(Kind.ROW, (Sentence("Staff | 25", (1,)),)),
        Piece(Kind.CODE, (Sentence("a = b[1]\n# ```", (1,)),), "python"),
    )
    said = text(answer(*pieces)).partition("\n\n**Sources**")[0]
    assert said == (
        "**How to**\n\n1. Ask first [1].\n    - In writing [1].\n2. Then wait [1].\n\n"
        "**Grade \\| Days**\n\nStaff \\| 25 [1]\n\n"
        "````python\na = b[1]\n# ```\n````\n\n[1]"
    )


def test_a_pages_own_words_are_said_to_be_the_pages() -> None:
    quoted = Piece(Kind.PARAGRAPH, (Sentence("25 days", (1,), quoted=True),))
    assert text(answer(quoted)).startswith("The page says: “25 days” [1]\n\n")


def test_how_sure_it_is_stands_before_everything_and_where_to_make_sure_behind() -> None:
    said = text(answer(Piece(Kind.PARAGRAPH, (Sentence("25 days.", (1,)),)), tier=Tier.HEDGE))
    assert said.startswith(
        "**Based on limited information available**\n\n25 days [1].\n\n"
        "For authoritative details, please verify at [https://hr.example.com](https://hr.example.com)."
    )
    assert text(answer(Piece(Kind.PARAGRAPH, (Sentence("25 days.", (1,)),)), tier=Tier.CITE)).startswith(
        "**Not sure.**"
    )


def test_notes_conflicts_and_how_it_was_read_stand_between_the_sentences_and_the_sources() -> None:
    base = answer(LEAVE, citations=(cited(1, "25 days"), cited(2, "Unused days expire")))
    reply = replace(base, conflicts=((1, 2),), missing=("Chile",), cut=True)
    said = text(replace(exchange(reply), shown="leave in *Spain*", notes=("I did not read the attachment. (a.pdf)",)))
    assert said.split("\n\n")[1:6] == [
        "*These pages disagree: compare their dates and owners.*",
        "*The pages do not say: “Chile”.*",
        "*The answer was cut off here: there may be more on the pages.*",
        r"*Read as: leave in \*Spain\**",
        "*I did not read the attachment. (a.pdf)*",
    ]


def test_what_a_model_wrote_bears_the_label_and_cards_for_the_numbers_in_its_text() -> None:
    citations = (cited(1, "25 days " * 30, path="leave.pdf"), cited(2, "Unused days expire", title="T" * 100))
    (activity,) = activities(answer(LEAVE, citations=citations))
    (entity,) = activity["entities"]
    assert (entity["type"], entity["@type"]) == ("https://schema.org/Message", "Message")
    assert entity["@context"] == "https://schema.org"
    assert entity["additionalType"] == ["AIGeneratedContent"]
    first, second = entity["citation"]
    assert (first["@type"], first["position"], second["position"]) == ("Claim", 1, 2)
    assert first["appearance"]["@type"] == "DigitalDocument"
    assert first["appearance"]["url"] == "https://hr.example.com/leave#:~:text=1"
    assert first["appearance"]["image"] == {"@type": "ImageObject", "name": "PDF"}
    assert first["appearance"]["keywords"] == ["hr", "People", "updated 2026-05-03"]
    assert len(first["appearance"]["abstract"]) == 160
    assert len(second["appearance"]["name"]) == 80


def test_c029_a_card_opens_its_page_and_names_no_other_address() -> None:
    page = cited(1, "25 days", title="Sign in at https://evil.example")
    page = replace(page, link="https://hr.example.com/a) [x](https://evil.example/phish")
    (activity,) = activities(answer(LEAVE, citations=(page, cited(2, "Unused days expire"))))
    appearance = activity["entities"][0]["citation"][0]["appearance"]
    assert appearance["url"] == "https://hr.example.com/a%29%20%5Bx%5D%28https://evil.example/phish"
    assert "https://evil.example" not in appearance["name"]
    assert "Sign in at https://evil.example" not in activity["text"]
    assert "](https://evil" not in activity["text"]


def test_no_more_than_twenty_cards_come_with_a_message() -> None:
    citations = [cited(number, f"{number} days") for number in range(1, 26)]
    pieces = [Piece(Kind.PARAGRAPH, (Sentence(f"{one.number} days.", (one.number,)),)) for one in citations]
    for activity in activities(answer(*pieces, citations=citations)):
        assert len(activity["entities"][0]["citation"]) <= 20


def test_the_documents_own_sentences_are_not_labelled_as_a_models() -> None:
    (activity,) = activities(Quotes((cited(1, "25 days"),), Tier.NORMAL, OFFICIAL))
    assert activity["text"] == (
        "*Closest sentences of the documents:*\n\n"
        "“25 days” [1] — [Leave policy › Annual leave](https://hr.example.com/leave#:~:text=1)"
        " · p. 2 · updated 2026-05-03 · People"
    )
    assert "additionalType" not in activity["entities"][0]
    assert len(activity["entities"][0]["citation"]) == 1


def test_a_refusal_links_the_official_source_and_names_the_nearest_pages() -> None:
    reply = Refusal(Why.NO_EVIDENCE, OFFICIAL, ("hr",), ("Leave overview",))
    (activity,) = activities(reply)
    assert activity["text"] == (
        "I don't have verified information about that. I looked in **hr** for “How much leave?”.\n\n"
        "Closest pages: *Leave overview*.\n\nOfficial source: [https://hr.example.com](https://hr.example.com)"
    )
    assert "suggestedActions" not in activity
    assert "entities" not in activity


def test_the_nearest_pages_can_be_asked_for_with_a_click_in_a_personal_chat() -> None:
    reply = Refusal(Why.NO_EVIDENCE, OFFICIAL, ("hr",), ("Leave overview", "x" * 80, "A", "B", "C"))
    (activity,) = activities(reply, PERSONAL)
    actions = activity["suggestedActions"]["actions"]
    assert activity["suggestedActions"]["to"] == ["29:ann"]
    assert [(one["type"], one["title"], one["value"]) for one in actions] == [
        ("imBack", title, title) for title in ("Leave overview", "A", "B")
    ]


def test_small_talk_is_words_with_feedback_buttons() -> None:
    (activity,) = activities(Chat("I look in **hr** and *not*."))
    assert activity == {
        "type": "message",
        "textFormat": "markdown",
        "text": r"I look in **hr** and \*not\*.",
        "channelData": {"feedbackLoop": {"type": "default"}},
    }


@pytest.mark.parametrize("identified", [True, False])
def test_the_strictest_label_of_the_cited_collections_is_borne(identified: bool) -> None:  # noqa: FBT001
    label = "0f0e0d0c-0b0a-0908-0706-050403020100" if identified else "Confidential"
    citations = (cited(1, "25 days"), cited(2, "Unused days expire", collection="pay"))
    labels = {"law": "Secret", "pay": label, "hr": "Internal"}
    (activity,) = activities(answer(LEAVE, citations=citations), labels=labels)
    usage = activity["entities"][0]["usageInfo"]
    assert usage["name"] == label
    assert usage.get("@id") == (label if identified else None)


def test_what_is_shown_of_an_answer_is_always_the_beginning_of_the_whole() -> None:
    pieces = (
        Piece(Kind.PARAGRAPH, (Sentence("First:"), Sentence("25 days, see <b> &c;", (1,)))),
        Piece(Kind.ITEM, (Sentence("One.", (1,)), Sentence("More of it.", (1,))), "-", 1),
        Piece(Kind.ITEM, (Sentence("Two.", (1,)),), "-", 2),
        Piece(Kind.ROW, (Sentence("a | b", (1,)),)),
        Piece(Kind.CODE, (Sentence("x\n"),), "sh"),
        Piece(Kind.PARAGRAPH, (Sentence("# End.", (1,)),)),
    )
    released = sentence_by_sentence(answer(*pieces))
    whole = text(answer(*pieces))
    for shown in range(len(released) + 1):
        assert whole.startswith(joined(tuple(sentence_blocks(released[:shown], SPEECH))))


def test_c059_a_long_answer_is_split_in_order_below_the_lowest_limit() -> None:
    citations = [cited(number, f"Wort {number} " + "ö" * 200, title="Urlaub 休暇") for number in range(1, 16)]
    pieces = [
        Piece(Kind.PARAGRAPH, (Sentence(f"Satz {number}: " + "Ölüberprüfung 休暇 😀 " * 60, (number % 15 + 1,)),))
        for number in range(-1, 30)
    ]
    pieces[3:3] = [Piece(Kind.CODE, (Sentence("\n".join(f"zeile = {n}" for n in range(900)), (1,)),), "python")]
    citations = [replace(one, number=number) for number, one in enumerate(citations, 1)]
    order = list(dict.fromkeys(n for piece in pieces for sentence in piece.sentences for n in sentence.citations))
    pieces = [
        replace(
            piece, sentences=tuple(replace(s, citations=(order.index(s.citations[0]) + 1,)) for s in piece.sentences)
        )
        for piece in pieces
    ]
    found = activities(answer(*pieces, citations=citations))
    assert len("".join(piece.sentences[0].text for piece in pieces)) > 30_000
    assert len(found) > 2
    assert all(size(activity) <= BUDGET < 28 * 1024 for activity in found)
    whole = "\n".join(activity["text"] for activity in found)
    places = [whole.index(f"Satz {number}:") for number in range(-1, 30)]
    assert places == sorted(places)
    assert all(activity["text"].count("```") % 2 == 0 for activity in found)
    assert [f"zeile = {n}" for n in range(900)] == [line for line in whole.split("\n") if line.startswith("zeile")]
    assert whole.count("**Sources**") == 1
    assert whole.count("Urlaub 休暇 › Annual leave]") == 15
    assert ["channelData" in activity for activity in found] == [False] * (len(found) - 1) + [True]
    for activity in found:
        for claim in activity.get("entities", [{}])[0].get("citation", []):
            assert f"[{claim['position']}]" in activity["text"]


def test_a_message_is_plain_json() -> None:
    for reply in (answer(Piece(Kind.PARAGRAPH, (Sentence("\ud800 25 days.", (1,)),))), Chat("\ud800")):
        for activity in activities(reply):
            assert json.loads(json.dumps(activity)) == activity
            size(activity)
            json.dumps(activity, ensure_ascii=False).encode()


CHANGED = (Outdated(1, date(2026, 5, 3)), Outdated(2, gone=True))


def test_what_may_be_out_of_date_is_said_above_the_answer_and_on_a_card_with_a_button_below() -> None:
    citations = (cited(1, "25 days"), cited(2, "Unused days expire", title="Carry over"))
    reply = exchange(answer(LEAVE, citations=citations), "How <b>much</b> [leave](https://evil.example)?")
    (before,) = activities(reply)
    marked, below = activities(replace(reply, outdated=CHANGED))
    first, second, rest = marked["text"].replace("\u2060", "").replace("\\[", "[").replace("\\]", "]").split("\n\n", 2)
    lines = [
        "Source [1] changed on 2026-05-03: this may be out of date.",
        "Source [2] is no longer there: this may be out of date.",
    ]
    assert [first, second] == [f"**{line}**" for line in lines]
    assert rest == before["text"].replace("\u2060", "")
    assert "attachments" not in marked, "Teams changes no message into words and a card"
    assert "text" not in below
    (attached,) = below["attachments"]
    assert attached["contentType"] == "application/vnd.microsoft.card.adaptive"
    said = [inline["text"] for block in attached["content"]["body"] for inline in block["inlines"]]
    assert said == ["“How <b>much</b> [leave](https://evil.example)?”", *lines]
    assert {block["type"] for block in attached["content"]["body"]} == {"RichTextBlock"}
    (button,) = attached["content"]["actions"]
    assert (button["type"], button["title"], button["verb"]) == ("Action.Execute", "Check again", "recheck")
    assert button["fallback"] == {"type": "Action.Submit", "title": "Check again", "data": {"verb": "recheck"}}


def test_the_card_stands_below_the_last_message_of_a_long_answer() -> None:
    long = answer(*[Piece(Kind.PARAGRAPH, (Sentence("word " * 400, (1,)),)) for _ in range(12)])
    *parts, below = activities(replace(exchange(long, "word " * 100), outdated=CHANGED[:1]))
    assert len(parts) > 1
    assert [part["text"].count("out of date") for part in parts] == [1, *[0] * (len(parts) - 1)]
    assert [bool(part.get("channelData")) for part in (*parts, below)] == [*[False] * (len(parts) - 1), True, False]
    assert all(size(part) <= BUDGET for part in (*parts, below))


def test_a_mark_speaks_the_language_of_the_answer() -> None:
    german = Speech(Words(), "de", date(2026, 5, 4))
    marked = replace(exchange(answer(LEAVE, citations=(cited(1, "25 days"), cited(2, "Expire")))), outdated=CHANGED)
    above, below = (part.activity for part in rendering(marked, REFERENCE, german, {}).activities())
    assert "Quelle" in above["text"]
    assert below["attachments"][0]["content"]["actions"][0]["title"] == "Noch einmal prüfen"
