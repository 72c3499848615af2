"""How sure to be of sentences that were found: whether they hold what the question insists on, and all that it says."""

import re
from collections.abc import Sequence

from rag.asked import asked_for
from rag.evidence import Passage
from rag.lexical import fold, stems, words
from rag.parts import parts
from rag.reply import Citation, Question, Tier
from rag.terms import keywords

_STEM = 4  # letters that forms of a word share
_OF_OTHERS = r"\s(?:(?-i:[A-ZÄÖÜ][a-zäöüß])|(?:minute|hour|day|week|month|year|people|person|time|percent|km|m)s?\b)"
"""What follows a number that counts, or is of an address."""
_MET = 0.5  # share of a part's words that a sentence found for it has at least
_FRAME = frozenset(stems("happen happens often long soon early late mean means"))
"""Stems of a question that its answer need not repeat."""

_NO_LABEL = """
about above after age aged are around at before below between by december during every exactly fewer first for from
has have in is january february last least less march april may june july august september october november maximum
minimum more most near next of on only or over past per plus since than the till to under until up was within
""".split()
# "floor 7", "Band 4": a number that names the thing before it, and counts nothing behind it.
_LABEL = re.compile(
    rf"(?<![\w-])(?!(?:{'|'.join(_NO_LABEL)})\b)([^\W\d_]{{3,}}) (?:no\.? |number |#)?(\d{{1,4}})"
    r"(?=\s*(?:[?!,;:)]|\.(?!\d)|$)|\s(?:is|are|was|were|in|on|of|at|for|to|and|or|do|does|have|has|by|with|when|if|from)\b)",
    re.IGNORECASE,
)
_RANGE = re.compile(r"\b(\d{1,4})\s?(?:-|–|to|bis|through)\s?(\d{1,4})\b")
_WRITTEN = {
    str(number): frozenset(forms.split())
    for number, forms in enumerate(
        (
            "zero ground", "one first", "two second", "three third", "four fourth", "five fifth", "six sixth",
            "seven seventh", "eight eighth", "nine ninth", "ten tenth", "eleven eleventh", "twelve twelfth",
        )
    )
}  # fmt: skip


def sureness(question: Question, found: Sequence[Citation], tier: Tier) -> Tier:
    """
    Return the tier that quotes are shown under, given the tier of the search.

    A number that names something ("floor 7") and that no quote has, with what it stands under, means that they are
    about another one. Sure is also what the search was nearly sure of, where the first quote has every word.
    """
    if tier is Tier.HEDGE or not _labels_met(question.asked, found):
        return Tier.HEDGE
    if tier is Tier.CITE and len(parts(question.asked)) == 1 and not question.leans and _says_it(question, found[0]):
        return Tier.NORMAL
    return tier


def speak_of_all(asked: str, found: Sequence[Passage]) -> bool:
    """
    Whether each number that names something in a question ("floor 7") stands in one of the passages at all.

    A number in a time of day, an amount or a longer number does not count, nor one that counts or names something else
    ("5 days", "5 Castle Street"): it is of no floor.
    """
    texts = [f"{one.source.title} {' '.join(one.section)} {one.lead} {one.text}" for one in found]
    return all(any(_is_there(text, *label) for text in texts) for label in _LABEL.findall(asked))


def unanswered(question: Question, found: Sequence[Citation]) -> tuple[str, ...]:
    """Return the parts of a question, in its own words, for which none of the quotes was found; none for one part."""
    asked = parts(question.asked)
    if len(asked) == 1:
        return ()
    said = [set(stems(_whole(citation))) for citation in found]
    return tuple(part for part in asked if not any(_share(part, one) >= _MET for one in said))


def _labels_met(asked: str, found: Sequence[Citation]) -> bool:
    """Whether each number that names something stands in a quote."""
    shown = [_whole(citation) for citation in found]
    return all(any(_has(text, *label) for text in shown) for label in _LABEL.findall(asked))


def _has(text: str, named: str, number: str) -> bool:
    figure = re.compile(rf"(?:{fold(named)})?0*{number}(?:st|nd|rd|th|\D)?")
    return _is_written(text, number) or any(map(figure.fullmatch, words(text)))


def _is_there(text: str, named: str, number: str) -> bool:
    alone = rf"(?<![\d.,:$€£-])0*{number}(?![\d:%€]|[.,]\d|{_OF_OTHERS})"
    name = named[:_STEM]
    beside = rf"\b{name}\w*\W{{0,3}}(?:no\.?\s|number\s)?0*{number}\b|\b0*{number}(?:st|nd|rd|th|\.)?\s{name}"
    return _is_written(text, number) or bool(re.search(rf"{alone}|{beside}", text, re.IGNORECASE))


def _is_written(text: str, number: str) -> bool:
    """Whether a text has the number in a range, or as a word."""
    if any(int(low) <= int(number) <= int(high) for low, high in _RANGE.findall(text)):
        return True
    return not _WRITTEN.get(number, frozenset()).isdisjoint(words(text))


def _says_it(question: Question, citation: Citation) -> bool:
    """Whether a quote, with what it stands under, has every word of the question, and the kind of thing asked for."""
    wanted = set(keywords(question.asked)) - _FRAME
    return wanted <= set(stems(_whole(citation))) and asked_for(question.asked).is_given(citation.quote)


def _share(part: str, said: set[str]) -> float:
    wanted = set(keywords(part)) - _FRAME
    return len(wanted & said) / len(wanted) if wanted else 1.0


def _whole(citation: Citation) -> str:
    """Return a quote with all that it stands under."""
    passage = citation.passage
    return "\n".join((passage.source.title, *citation.place.section, passage.lead, citation.context, citation.quote))
