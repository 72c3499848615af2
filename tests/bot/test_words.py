"""The bot's own sentences: in every language, complete, and replaceable."""

from dataclasses import replace
from datetime import date

import pytest

from bot.phrases import PHRASES, Phrase
from bot.smalltalk import Kind
from bot.templates import fields_of
from bot.words import Words
from rag.document import Kind as Shape
from rag.evidence import Passage, Source
from rag.reply import Answer, Chat, Citation, Piece, Question, Quotes, Refusal, Sentence, Tier, Why
from rag.unwritten import Unwritten

LANGUAGES = ("en", "de", "es", "fr", "pt", "it")
URL = "https://hr.example.com/leave"
WORDS = Words()


def quotes(tier: Tier = Tier.NORMAL) -> Quotes:
    source = Source("hr:leave.md", "Leave policy", "https://x.example.com", "hr", revised=date(2026, 5, 3))
    plain = Source("hr:travel.md", "Travel", "https://y.example.com", "hr")
    first = Passage(source, "Staff accrue 25 days.", 0, 21, section=("Annual leave",))
    second = Passage(plain, "Trains first.", 0, 13)
    return Quotes((Citation(1, first, first.text, "#1"), Citation(2, second, second.text, "#2")), tier, URL)


@pytest.mark.parametrize("phrase", Phrase)
def test_every_phrase_is_spoken_in_every_language_with_the_same_fields(phrase: Phrase) -> None:
    assert tuple(PHRASES[phrase]) == LANGUAGES
    fields = {language: fields_of(template) for language, template in PHRASES[phrase].items()}
    assert set(map(frozenset, fields.values())) == {frozenset(fields["en"])}
    assert all(template.strip() for template in PHRASES[phrase].values())


@pytest.mark.parametrize("language", [*LANGUAGES, "th"])
@pytest.mark.parametrize("why", Why)
def test_every_reason_has_its_sentence_and_the_way_on(why: Why, language: str) -> None:
    said = WORDS.refusal(Refusal(why, URL, ("HR",), ("Leave",), ("Chile",)), "leave in Chile", language)
    assert said.startswith(WORDS.of(Phrase(why.value), language))
    assert said.endswith(URL)


@pytest.mark.parametrize("kind", [Kind.GREETING, Kind.THANKS, Kind.BYE, Kind.OK, Kind.HELP, Kind.BOT])
def test_what_is_said_to_small_talk_asks_nothing_back(kind: Kind) -> None:
    """A closing question would make the next "yes" or "ok" a reply to it."""
    assert not any(WORDS.chat(kind, language).rstrip().endswith("?") for language in LANGUAGES)


def test_a_refusal_says_what_where_and_where_to_go() -> None:
    refusal = Refusal(
        Why.NO_EVIDENCE, URL, ("HR handbook", "Travel policy"), ("Parental leave (EU)", "Leave overview"), ("Chile",)
    )
    assert WORDS.refusal(refusal, "parental leave\nin Chile", "en") == (
        "I don't have verified information about that. "
        "I looked in **HR handbook** and **Travel policy** for “parental leave in Chile”.\n"
        "None of the pages that come closest mentions “Chile”.\n"
        "Closest pages: *Parental leave (EU)*, *Leave overview*.\n"
        "Official source: https://hr.example.com/leave"
    )


def test_an_outage_is_never_said_to_be_missing_from_the_documents() -> None:
    said = WORDS.refusal(Refusal(Why.UNAVAILABLE, URL), "leave?", "en")
    assert said == f"I can't reach the documents right now. Please ask again in a few minutes.\nOfficial source: {URL}"


def test_a_search_of_everything_names_no_collection_and_long_questions_are_shortened() -> None:
    said = WORDS.refusal(Refusal(Why.NO_EVIDENCE, URL), "word " * 1000, "de")
    assert "Ich habe nach „word word" in said
    assert len(said) < 400


def test_quotes_are_a_numbered_list_under_their_label() -> None:
    assert WORDS.say(quotes(), Question("leave?", "leave?")) == (
        "Closest sentences of the documents:\n"
        "[1] “Staff accrue 25 days.” - Leave policy › Annual leave (updated 2026-05-03)\n"
        "[2] “Trains first.” - Travel"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_no_model_speaks_is_said_as_it_is(language: str) -> None:
    labels = {
        why: WORDS.say(replace(quotes(), unwritten=why), Question("leave?", "leave?", language=language)).split("\n")[0]
        for why in Unwritten
    }
    assert len(set(labels.values())) == len(Unwritten)
    if language == "en":
        documents = "these are the closest sentences of the documents."
        assert labels[Unwritten.NO_MODEL] == "Closest sentences of the documents:"
        assert labels[Unwritten.FAILED] == f"No model's answer is at hand: {documents}"
        assert labels[Unwritten.UNPROVEN] == f"The model's answer could not be proven: {documents}"


def test_hedged_quotes_stand_between_their_warnings() -> None:
    said = WORDS.say(quotes(Tier.HEDGE), Question("leave?", "leave?"))
    assert said.startswith("Unsure: the documents may not answer this. Closest sentences of the documents:")
    assert "Based on" not in said
    assert said.endswith(f"For authoritative details, please verify at {URL}.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tier", [tier for tier in Tier if tier is not Tier.REFUSE])
@pytest.mark.parametrize("reply", [Answer, Quotes])
def test_a_reply_has_one_opening_and_it_ends_without_a_dash(
    reply: type[Answer | Quotes], tier: Tier, language: str
) -> None:
    said = WORDS.how_sure(reply, tier, language)
    assert bool(said) == (tier is not Tier.NORMAL)
    assert said == said.rstrip(" -")
    assert said.count(".") <= 1


def test_a_part_of_a_question_without_a_sentence_is_named() -> None:
    said = WORDS.say(replace(quotes(), missing=("who cleans the sauna",)), Question("leave?", "leave?"))
    assert said.endswith("\nNo sentence was found for: “who cleans the sauna”.")


def test_other_replies_are_said_as_they_are() -> None:
    asked = Question("Urlaub?", "Urlaub?", language="de")
    assert WORDS.say(Chat("Hallo"), asked) == "Hallo"
    assert WORDS.say(Refusal(Why.UNCLEAR, URL), asked).startswith("Ich bin nicht sicher")


def test_help_names_the_collections() -> None:
    assert WORDS.chat(Kind.HELP, "en", ("HR", "IT", "Law")).endswith("I look in **HR**, **IT** and **Law**.")
    assert "**" not in WORDS.chat(Kind.HELP, "en")


def test_marks_and_headings_are_in_the_language_of_the_asker() -> None:
    assert WORDS.superseded("Leave 2026", "fr") == "remplacé par Leave 2026"
    assert WORDS.overdue(date(2026, 5, 3), "en") == "review was due on 2026-05-03"
    assert WORDS.disagree("en").startswith("These pages disagree")
    assert WORDS.read_as("and Spain? (following: “leave?”)", "it") == "Inteso come: and Spain? (following: “leave?”)"
    assert (WORDS.sources("de"), WORDS.listed([], "de")) == ("Quellen", "")


def test_what_people_wrote_is_never_read_as_a_template() -> None:
    said = WORDS.refusal(Refusal(Why.NO_EVIDENCE, URL, missing=("{url}",)), "{collections} {0}", "en")
    assert "“{url}”" in said
    assert "“{collections} {0}”" in said


def test_a_deployment_puts_its_own_words_in_the_place_of_ours() -> None:
    words = WORDS.with_overrides({"de": {"greeting": "Moin!"}, "nl": {"thanks": "Graag gedaan!"}})
    words = words.with_overrides({"*": {"bye": "Ciao!"}, "en": {"official": "Ask {url}", "ok": "Fine."}})
    assert words.chat(Kind.GREETING, "de") == "Moin!"
    assert words.chat(Kind.GREETING, "en") == WORDS.chat(Kind.GREETING, "en")
    assert words.chat(Kind.THANKS, "nl") == "Graag gedaan!"
    assert words.chat(Kind.OK, "nl") == "Fine."
    assert words.chat(Kind.BYE, "fr") == "Ciao!"
    assert words.refusal(Refusal(Why.UNCLEAR, URL), "?", "en").endswith(f"Ask {URL}")


@pytest.mark.parametrize(
    ("name", "template", "problem"),
    [
        ("greting", "Hi", "no such phrase"),
        ("official", "See {link}", r"may use \{url\}"),
        ("greeting", "Hi {name}", "may use no fields"),
        ("greeting", "Hi {", "cannot be read"),
        ("greeting", "  ", "does not say nothing"),
    ],
)
def test_a_wrong_override_is_refused_and_says_why(name: str, template: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        WORDS.with_overrides({"en": {name: template}})


def answer(tier: Tier = Tier.NORMAL) -> Answer:
    return Answer(
        (
            Piece(Shape.HEADING, (Sentence("Leave"),), level=2),
            Piece(Shape.PARAGRAPH, (Sentence("You get 25 days.", (1,)), Sentence("Trains first.", (2,), quoted=True))),
            Piece(Shape.PARAGRAPH, (Sentence("Steps:"),)),
            Piece(Shape.ITEM, (Sentence("Open it", (1, 2)),), "1.", 1),
            Piece(Shape.ITEM, (Sentence("Use `args[2]`.", (1,)),), "-", 2),
            Piece(Shape.ROW, (Sentence("Plan | Days"),)),
            Piece(Shape.ROW, (Sentence("A | 5", (2,)),)),
            Piece(Shape.CODE, (Sentence("x = rows[1]\ny", (1,)),), "python"),
        ),
        quotes().citations,
        tier,
        "fake/model",
        URL,
        ((1, 2),),
        ("leave in Chile",),
        cut=True,
    )


def test_an_answer_has_its_markers_its_shape_what_it_lacks_and_its_sources() -> None:
    assert WORDS.say(answer(), Question("leave?", "leave?")) == (
        "Leave\n"
        "You get 25 days [1]. The page says: “Trains first.” [2]\n"
        "Steps:\n"
        "1. Open it [1][2]\n"
        "  - Use `args[2]` [1].\n"
        "\n"
        "Plan | Days\n"
        "A | 5 [2]\n"
        "\n"
        "```python\nx = rows[1]\ny\n```\n[1]\n"
        "These pages disagree: compare their dates and owners.\n"
        "The pages do not say: “leave in Chile”.\n"
        "The answer was cut off here: there may be more on the pages.\n"
        "\n"
        "Sources\n"
        "[1] “Staff accrue 25 days.” - Leave policy › Annual leave (updated 2026-05-03)\n"
        "[2] “Trains first.” - Travel"
    )


def test_a_hedged_answer_says_so_before_and_after() -> None:
    said = WORDS.say(answer(Tier.HEDGE), Question("leave?", "leave?"))
    assert said.startswith("Based on limited information available - Leave\n")
    assert f"For authoritative details, please verify at {URL}.\n\nSources" in said
