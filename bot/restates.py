"""Whether a rewrite by a model asks what the asker asked: decided in code, and on any doubt it does not."""

import re
from collections.abc import Iterable, Sequence

from bot.identifiers import identifiers, without_rivals
from bot.language import FUNCTION_WORDS, QUESTION_MARKS, language_of
from bot.paste import looks_like_a_question
from rag.guard import without_hijacks
from rag.lexical import fold, stem, words
from rag.particulars import negated, particulars
from rag.reply import Question
from rag.sentences import sentences
from rag.terms import UNTOLD

LONGEST = 40
"""Words. A longer one explains, or holds an answer."""

_LONGEST_CHARACTERS = 400  # for scripts without blanks
_PHRASE = 12  # words of a search phrase; a longer one without a question mark states something
_NEW = 0.34  # the share of words with content that neither question nor thread holds
_KEPT = 0.5  # the share of the question's own words with content; the rest are pointers and slips of the pen

_REQUEST = re.compile(
    r"(?:(?:yes|no|ok|so|and)\W+)?(?:please )?(?:i (?:want|need|would like|'d like|am trying) to"
    r"|tell|explain|describe|show|list|give|name|compare|define|summari[sz]e|find|help"
    r"|erklär|beschreib|zeig|nenn|vergleich|explica|describe|muestra|explique|décri|montre|donne)\w*\b",
    re.IGNORECASE,
)
_ASKS_AT_ITS_END = (*QUESTION_MARKS, "か", "か。", "吗", "吗。", "呢", "呢。")
_REPLIES = re.compile(
    r"\W*(?:(?:yes|no|sure|certainly|of course|ja|nein|sí|oui|non|sim|não|sì)\s*[,.!:]|(?:i'm |i am )?sorry\b"
    r"|as an? (?:ai|assistant|language model)\b|here(?:'s| is| are)\b|based on\b|according to\b|the answer\b)",
    re.IGNORECASE,
)
_STATES = re.compile(
    r"\b(?:is|are|was|were|be|has|have|had|can|could|will|would|should|must|may|might|shall|does|do|did|gets?|needs?"
    r"|cannot|applies|apply|ist|sind|war|hat|haben|kann|können|muss|müssen|darf|wird|werden|gilt|beträgt|gibt"
    r"|es|son|está|están|tiene|tienen|puede|pueden|debe|deben|hay|est|sont|ont|peut|peuvent|doit|doivent"
    r"|são|tem|têm|pode|podem|deve|devem|sono|può|possono|deve|devono)\b|\w(?:'s|'re|n't)\b",
    re.IGNORECASE,
)
_NO_AS_A_REPLY = re.compile(r"^\W*(?:no|non|nein)\b(?:\s*[,.!:;]|\s+(?=i\b|sorry\b|not\b))", re.IGNORECASE)
_NUMBER_WORDS = frozenset(
    """
    two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety hundred
    thousand million half double twice dozen zwei drei vier fünf sechs sieben acht neun zehn dos tres cuatro cinco seis
    siete ocho nueve diez deux trois quatre cinq sept huit neuf dix
    """.split()
)
_POINTERS = frozenset(
    """
    first second third fourth fifth last latter former other others same option options item number point step above
    previous earlier else instead yes yeah yep correct right exactly mean meant sorry regarding concerning details
    """.split()
)
_BEGINNERS = frozenset(
    """
    after before during under between per regarding concerning according besides apart given since while within without
    explain describe list compare define summarize summarise find give show name both either whether
    """.split()
)
_CAPITALISED = re.compile(r"[^\W\d_][\w'’]*(?:[.\-][\w]+)*")


def restates(text: str, question: Question, told: Sequence[str]) -> bool:
    """
    Whether `text` is a question, or a short search phrase, that asks the same and adds nothing.

    It keeps the question's language, figures, identifiers, denial and most of its words; every name, figure and
    identifier in it stands in the question or in `told`, the messages that the model was given.
    """
    known = (question.text, question.previous, *told)
    return (
        _is_one_short_line(text)
        and without_hijacks(text) == text
        and language_of(text, question.language) == question.language
        and _asks(text, question)
        and _keeps(text, question)
        and _denies_alike(text, question, known)
        and _adds_nothing(text, question.language, known)
    )


def _is_one_short_line(text: str) -> bool:
    fits = 0 < len(text.split()) <= LONGEST and len(text) <= _LONGEST_CHARACTERS
    return fits and text.isprintable() and any(map(str.isalnum, text))


def _asks(text: str, question: Question) -> bool:
    """Whether each sentence asks, or says what the asker said: an answer that a question follows does not."""
    own = question.text
    if _REPLIES.match(text) and not _REPLIES.match(own):
        return False
    said = sentences(text)
    heard = {stem(word) for word in words(own)}
    if not any(map(_is_asked, said)):
        return len(said) == 1 and _is_phrase(text, (own, question.previous))
    return all(_is_asked(one) or _content(one, question.language) <= heard for one in said)


def _is_asked(sentence: str) -> bool:
    ends = sentence.endswith(_ASKS_AT_ITS_END)
    return ends or looks_like_a_question(sentence) or _REQUEST.match(sentence) is not None


def _is_phrase(text: str, own: Iterable[str]) -> bool:
    """Whether words without a verb can be searched: a figure among them is the asker's own, or it is an answer."""
    if len(text.split()) > _PHRASE or text.endswith((".", "!", "。", "…")) or _STATES.search(text):
        return False
    return _figures(text) <= frozenset().union(*map(_figures, own))


def _keeps(text: str, question: Question) -> bool:
    own = question.text
    if not _figures(own) <= _figures(text) or not _identified(own) <= _identified(text):
        return False
    if without_rivals(text, f"{own} {question.previous}") != text:
        return False
    content = _content(own, question.language) - {stem(word) for word in _POINTERS}
    kept = content & {stem(word) for word in words(text)}
    return len(kept) >= _KEPT * len(content)


def _denies_alike(text: str, question: Question, known: Iterable[str]) -> bool:
    own = negated(_NO_AS_A_REPLY.sub("", question.text))
    return (negated(text) or not own) if own else (not negated(text) or any(map(negated, known)))


def _adds_nothing(text: str, language: str, known: Sequence[str]) -> bool:
    told = "\n".join(known)
    held = frozenset(words(told))
    stems = held | {stem(word) for word in held}
    if not _figures(text) <= held or not _identified(text) <= _identified(told):
        return False
    if not set(particulars(text, language).countries) <= set(particulars(told, language).countries):
        return False
    if any(word in _NUMBER_WORDS and word not in held for word in words(text)):
        return False
    content = _content(text, language)
    return len(content - stems) <= _NEW * len(content) and not any(
        _is_new_name(w, stems, language) for w in _named(text)
    )


def _named(text: str) -> list[str]:
    return [word for word in _CAPITALISED.findall(text) if any(map(str.isupper, word))]


def _is_new_name(word: str, held: frozenset[str], language: str) -> bool:
    for part in words(word):
        known = part in held or stem(part) in held or part in UNTOLD or part in _BEGINNERS
        if not known and part not in FUNCTION_WORDS.get(language, ()) and not _is_form_of_known(part, held, language):
            return True
    return False


def _is_form_of_known(word: str, held: frozenset[str], language: str) -> bool:
    """Whether a German noun is another form or a part of a known one: there every noun has a capital."""
    return language == "de" and any(
        len(other) > 3 and len(word) > 3 and (other.startswith(word) or word.startswith(other)) for other in held
    )


def _content(text: str, language: str) -> set[str]:
    idle = FUNCTION_WORDS.get(language, frozenset())
    return {stem(word) for word in words(text) if len(word) > 1 and word not in UNTOLD and word not in idle}


def _figures(text: str) -> frozenset[str]:
    return frozenset(word for word in words(text) if any(map(str.isdigit, word)))


def _identified(text: str) -> frozenset[str]:
    return frozenset(map(fold, identifiers(text)))
