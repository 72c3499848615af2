"""Every sentence the bot says in its own name, by language; English where it does not speak the asker's."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import assert_never

from bot.layout import marked, own_words, plain_text, unmarked
from bot.phrases import PHRASES, Phrase
from bot.smalltalk import Kind
from bot.templates import check
from rag.reply import Answer, Chat, Citation, Question, Quotes, Refusal, Reply, Sentence, Tier, Why
from rag.unwritten import Unwritten

EVERY_LANGUAGE = "*"
"""In overrides: a template that takes the place of a phrase in all languages."""

_OWN_WORDS: dict[Kind, Phrase] = {
    kind: Phrase(kind.value) for kind in Kind if kind not in (Kind.QUESTION, Kind.UNCLEAR)
}
_REFUSING = {why: Phrase(why.value) for why in Why}
_UNWRITTEN = {
    Unwritten.NO_MODEL: Phrase.NEAREST_WORDS,
    Unwritten.FAILED: Phrase.NO_MODEL,
    Unwritten.UNPROVEN: Phrase.UNPROVEN,
}
_WITHOUT_A_SEARCH = (Why.UNAVAILABLE, Why.UNCLEAR, Why.NOT_ALLOWED)
_SHOWN = 200
"""Characters of a question that a refusal repeats."""
_OWN_SHOWN = 500
"""Characters of a page's own sentence that stands in an answer; none is longer."""

_JOINING = " -–—:,"

Overrides = Mapping[str, Mapping[str, str]]
"""Templates by language (or "*") and by phrase name."""


@dataclass(frozen=True, slots=True)
class Words:
    """
    The bot's sentences. Templates hold `{fields}`; what is put in is never read as a template.

    Attributes:
        overrides: What a deployment says in its own words, checked when it is set: see `with_overrides`.
    """

    overrides: Overrides = field(default_factory=dict)

    def __post_init__(self) -> None:
        for language, templates in self.overrides.items():
            for name, template in templates.items():
                check(language, name, template)

    def with_overrides(self, overrides: Overrides) -> "Words":
        """
        Return words that say some things otherwise: `{"en": {"greeting": "Moin!"}}`, or "*" for all languages.

        A language that the bot does not speak yet may be given too; what it lacks is said in English.
        Raises ValueError for an unknown phrase, and for a field that the phrase does not have.
        """
        merged = {language: dict(templates) for language, templates in self.overrides.items()}
        for language, templates in overrides.items():
            merged.setdefault(language, {}).update(templates)
        return Words(merged)

    def of(self, phrase: Phrase, language: str, **fields: str) -> str:
        """Return one phrase in a language, its fields filled in."""
        spoken = PHRASES[phrase]
        template = (
            self.overrides.get(language, {}).get(phrase)
            or self.overrides.get(EVERY_LANGUAGE, {}).get(phrase)
            or spoken.get(language)
            or self.overrides.get("en", {}).get(phrase)
            or spoken["en"]
        )
        return template.format(**fields)

    def chat(self, kind: Kind, language: str, collections: Sequence[str] = ()) -> str:
        """Return what is said to small talk. Raises KeyError for QUESTION and UNCLEAR, which are none."""
        said = self.of(_OWN_WORDS[kind], language)
        if kind is Kind.HELP and collections:
            names = self.listed([f"**{name}**" for name in collections], language)
            return f"{said} {self.of(Phrase.HELP_COLLECTIONS, language, collections=names)}"
        return said

    def refusal(self, refusal: Refusal, question: str, language: str) -> str:
        """Return a refusal: why, where was looked, what is missing, what is closest, where to go on."""
        lines = [self.of(_REFUSING[refusal.why], language)]
        if refusal.why not in _WITHOUT_A_SEARCH:
            lines[0] += " " + self.searched(refusal.searched, question, language)
        if refusal.missing:
            lines.append(self.missing(refusal.missing, language))
        if refusal.nearest:
            titles = ", ".join(f"*{title}*" for title in refusal.nearest)
            lines.append(self.of(Phrase.CLOSEST, language, titles=titles))
        lines.append(self.of(Phrase.OFFICIAL, language, url=refusal.official_url))
        return "\n".join(lines)

    def searched(self, collections: Sequence[str], question: str, language: str) -> str:
        """Return where was looked and for what, the question shortened to one line."""
        asked = self.quoted(_one_line(question), language)
        if not collections:
            return self.of(Phrase.SEARCHED_NAMELESS, language, question=asked)
        names = self.listed([f"**{name}**" for name in collections], language)
        return self.of(Phrase.SEARCHED, language, collections=names, question=asked)

    def missing(self, words: Sequence[str], language: str) -> str:
        """Return that no page mentions these words of the question."""
        quoted = self.listed([self.quoted(word, language) for word in words], language)
        return self.of(Phrase.MISSING, language, words=quoted)

    def quotes(self, quotes: Quotes, language: str) -> str:
        """Return the documents' own sentences as a numbered list under their label, with their pages."""
        lines = [self.unwritten(quotes, language), *(self._entry(citation, language) for citation in quotes.citations)]
        lines += self.notes(quotes, language)
        if quotes.tier is Tier.HEDGE:
            lines[0] = f"{self.how_sure(Quotes, quotes.tier, language)} {lines[0]}"
            lines.append(self.verify(quotes.official_url, language))
        return "\n".join(lines)

    def answer(self, answer: Answer, language: str) -> str:
        """Return an answer with its markers, what it lacks, and its sources."""
        said = plain_text(answer, lambda sentence: self.sentence(sentence, language))
        body = "\n".join((said, *self.notes(answer, language)))
        if answer.tier is Tier.HEDGE:
            body = self.hedged(body, answer.official_url, language)
        entries = (self._entry(citation, language) for citation in answer.citations)
        return "\n".join((body, "", self.sources(language), *entries))

    def sentence(self, sentence: Sentence, language: str) -> str:
        """Return a sentence with its markers; a page's own words are said to be the page's."""
        if not sentence.quoted:
            return marked(sentence)
        own = own_words(sentence, lambda said: self.quoted(_one_line(said, _OWN_SHOWN), language))
        return marked(sentence, self.of(Phrase.PAGE_SAYS, language, text=own))

    def notes(self, reply: Answer | Quotes, language: str) -> Sequence[str]:
        """Return what is said under a reply: that pages disagree, what is missing, that it was cut."""
        notes: list[str] = []
        if reply.conflicts:
            notes.append(self.disagree(language))
        if reply.missing:
            quoted = self.listed([self.quoted(_one_line(what), language) for what in reply.missing], language)
            phrase = Phrase.NOT_SAID if isinstance(reply, Answer) else Phrase.NOT_FOUND
            notes.append(self.of(phrase, language, words=quoted))
        if isinstance(reply, Answer) and reply.cut:
            notes.append(self.of(Phrase.CUT, language))
        return notes

    def _entry(self, citation: Citation, language: str) -> str:
        source = citation.passage.source
        place = " › ".join((source.title, *citation.place.section))
        mark = f" ({self.updated(source.revised, language)})" if source.revised else ""
        return f"[{citation.number}] {self.quoted(_one_line(citation.quote), language)} - {place}{mark}"

    def say(self, reply: Reply, question: Question) -> str:
        """Return the whole reply as plain text: for a thread's history, and where nothing richer can be shown."""
        match reply:
            case Answer():
                return self.answer(reply, question.language)
            case Quotes():
                return self.quotes(reply, question.language)
            case Refusal():
                return self.refusal(reply, question.text, question.language)
            case Chat():
                return reply.text
            case _:
                assert_never(reply)

    def how_sure(self, reply: type[Answer | Quotes], tier: Tier, language: str) -> str:
        """
        Return the line that says how sure a reply is, before anything of it; "" where it is sure.

        Of an answer that rests on little it is the words that `hedged` begins with, without the dash that joins them.
        """
        if tier is Tier.CITE:
            return self.of(Phrase.NOT_SURE, language)
        if tier is not Tier.HEDGE:
            return ""
        if reply is Quotes:
            return self.of(Phrase.UNSURE, language)
        return self.of(Phrase.HEDGE_PREFIX, language).rstrip(_JOINING)

    def hedged(self, text: str, official_url: str, language: str) -> str:
        """Return `text` between the words that say how little it rests on."""
        prefix = self.of(Phrase.HEDGE_PREFIX, language)
        return f"{prefix}{text}\n{self.verify(official_url, language)}"

    def verify(self, official_url: str, language: str) -> str:
        """Return where to make sure of what rests on little."""
        return self.of(Phrase.HEDGE_SUFFIX, language, url=official_url)

    def unwritten(self, quotes: Quotes, language: str) -> str:
        """Return the label over sentences of the documents that stand for an answer: why no model's words do."""
        return self.of(_UNWRITTEN[quotes.unwritten], language)

    def superseded(self, title: str, language: str) -> str:
        """Return the mark of a source that another one replaces."""
        return self.of(Phrase.SUPERSEDED, language, title=title)

    def overdue(self, review_by: date, language: str) -> str:
        """Return the mark of a source whose review was due before today."""
        return self.of(Phrase.OVERDUE, language, date=review_by.isoformat())

    def updated(self, revised: date, language: str) -> str:
        """Return the mark that says when a source was revised, as YYYY-MM-DD: no country reads it another way."""
        return self.of(Phrase.UPDATED, language, date=revised.isoformat())

    def outdated(self, number: int, changed: date | None, language: str, *, gone: bool) -> str:
        """Return the line over a reply whose source of this number changed, or is gone, since it was posted."""
        if gone:
            return self.of(Phrase.SOURCE_GONE, language, number=str(number))
        if changed is None:
            return self.of(Phrase.SOURCE_CHANGED, language, number=str(number))
        return self.of(Phrase.SOURCE_CHANGED_ON, language, number=str(number), date=changed.isoformat())

    def disagree(self, language: str) -> str:
        """Return the line over pages that contradict each other."""
        return self.of(Phrase.DISAGREE, language)

    def read_as(self, shown: str, language: str) -> str:
        """Return the line that shows how a question was read."""
        return self.of(Phrase.READ_AS, language, question=_one_line(shown))

    def unread(self, names: Sequence[str], language: str) -> str:
        """Return that the files of these names, which came with the message, were not read."""
        listed = self.listed([_one_line(name) for name in names if name.strip()], language)
        said = self.of(Phrase.ATTACHMENT, language)
        return f"{said} ({listed})" if listed else said

    def sources(self, language: str) -> str:
        """Return the heading over the source list."""
        return self.of(Phrase.SOURCES, language)

    def quoted(self, text: str, language: str) -> str:
        """Return the text between the quotation marks of the language."""
        return self.of(Phrase.QUOTED, language, text=unmarked(text))

    def listed(self, names: Sequence[str], language: str) -> str:
        """Return "A, B and C"; "" for none."""
        *others, last = names or [""]
        return f"{', '.join(others)} {self.of(Phrase.AND, language)} {last}" if others else last


def _one_line(text: str, longest: int = _SHOWN) -> str:
    line = " ".join(text[: 4 * longest].split())
    return line if len(line) <= longest else f"{line[:longest].rstrip()} …"
