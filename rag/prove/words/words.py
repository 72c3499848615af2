"""The words of a line, with their place, their stem and how much they say."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rag.lexical import fold, stem
from rag.prove.words.languages import ENGLISH, STOPS
from rag.prove.words.phrases import phrases_in
from rag.prove.words.roots import root_of

_WORD = re.compile(
    r"[\u3040-\u309f]+|[\u30a0-\u30ff]+|[\u4e00-\u9fff々]+|[^\W_\u3040-\u30ff\u4e00-\u9fff々]+(?:[’'][^\W\d_]+)?"
)
_ASCII_WORD = re.compile(r"[A-Za-z0-9]+(?:'[A-Za-z]+)?")  # the same in half the time
_ELISION = re.compile(r"^(?:[ldnjmtsc]|qu)['’](?=\w)", re.IGNORECASE)
_HAN = re.compile(r"[\u4e00-\u9fff々]{3,}")
_HIRAGANA = re.compile(r"[\u3040-\u309f]+")

_REMEMBERED = 1 << 14  # words of a language: a handbook has some ten thousand
_FULL, WEAK = 1.0, 0.45  # a word that every page has says about half (measured: between .3 and .6 alike)
_WEAK_WORDS = frozenset(
    """
    use make take give go come set put keep want like know find work help thing way time day people person follow
    include provide ensure allow let see show tell say mean available able possible new first last list number part
    case example information ask contact count bring add up total together stay apply hold carry reach turn happen
    following end start back become another long short longer shorter less lower higher top due row previous try look
    old afterwards completely option immediately receive step worth least whole amount several various point kind type
    approach result specific specifically significant significantly important importance typically generally directly
    effectively easily quickly simply currently etc aim determine involve depend refer compare entirely negatively
    positively level detailed next still even otherwise rather actually else exist week month year hour minute basis
    matter situation fine bit lot much little early soon later sooner earlier ahead per via instead apart besides
    unlike despite regardless according concerning regarding related relevant respective respectively elsewhere usual
    normal normally event fact thus among amongst between somewhere somehow simple plain particular particularly certain
    """.split()
)


_NO_PRONOUNS = frozenset(["US", "IT"])
"""Names that would be pronouns in small letters: "US employees"."""


class Word(NamedTuple):  # a question makes thousands, and a dataclass takes three times as long to make
    """
    A word at its place.

    Attributes:
        folded: In small letters, without accents.
        weight: How much it says: 0.0 (nothing: a stop word) to 1.0.
        phrase: The root of the phrase that it is a part of, "come_to_light", or "".
    """

    text: str
    folded: str
    stem: str
    start: int
    end: int
    weight: float
    phrase: str = ""

    @property
    def is_capital(self) -> bool:
        """Whether it begins with a capital."""
        return self.text[:1].isupper()


class _Lexicon(dict[str, tuple[str, str, float]]):
    """The folded form, the stem and the weight of each word of a language, as they are met."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def __missing__(self, word: str) -> tuple[str, str, float]:
        """Read a word that is new; when too many are known, begin anew."""
        if len(self) >= _REMEMBERED:
            self.clear()
        self[word] = found = _known(word, self._language)
        return found


_lexicon = lru_cache(maxsize=None)(_Lexicon)
"""The one lexicon of a language."""


def _known(text: str, language: str) -> tuple[str, str, float]:
    """Return the folded form, the stem and the weight of a word."""
    bare = re.sub(r"['’]s$", "", text)
    if language == "fr":
        bare = _ELISION.sub("", bare)
    folded = fold(bare)
    root = root_of(folded)
    # Short words of syllables are the particles and endings of Japanese.
    silent = (
        bool(_HIRAGANA.fullmatch(text)) or folded in STOPS.get(language, STOPS["en"]) or "'" in folded or "’" in folded
    )
    if silent or (len(folded) == 1 and text.isascii() and text.islower()):
        return folded, root, 0.0
    return folded, root, WEAK if root in _WEAK_STEMS else _FULL


def weight_of(root: str) -> float:
    """Return how much an English stem says."""
    return WEAK if root in _WEAK_STEMS else _FULL


_WEAK_STEMS = frozenset(map(stem, _WEAK_WORDS))


def stems_of(text: str, language: str) -> frozenset[str]:
    """Return the stems of the words of a text, and of the phrases that they make."""
    known = _lexicon(language)
    if text.isascii():
        in_order = [known[said][1] for said in _ASCII_WORD.findall(text)]
    else:
        in_order = [known[said][1] for run in _WORD.findall(text) for said in _cut(run)]
    phrases = phrases_in(in_order) if language == ENGLISH else ()
    return frozenset(in_order).union(root for root, _ in phrases) if phrases else frozenset(in_order)


def words_of(text: str, language: str) -> tuple[Word, ...]:
    """Return the words in order; runs of Chinese signs come as overlapping pairs."""
    known = _lexicon(language)
    words = []
    for said, start in _placed(text):
        folded, root, weight = known[said]
        if (weight == WEAK and start and said[0].isupper()) or said in _NO_PRONOUNS:  # "the People team"
            weight = _FULL
        words.append(Word(said, folded, root, start, start + len(said), weight))
    if language == ENGLISH:
        for phrase, places in phrases_in([word.stem for word in words]):
            for at in places:
                words[at] = words[at]._replace(phrase=phrase)
    return tuple(words)


def _placed(text: str) -> list[tuple[str, int]]:
    """Return what `words_of` makes words of, each with its place."""
    if text.isascii():
        return [(match.group(), match.start()) for match in _ASCII_WORD.finditer(text)]
    found = ((match.start(), _cut(match.group())) for match in _WORD.finditer(text))
    return [(said, at) for start, pieces in found for at, said in enumerate(pieces, start)]


def _cut(run: str) -> Sequence[str]:
    """Return a word; of a run of Chinese signs the overlapping pairs."""
    if run.isascii() or not _HAN.fullmatch(run):
        return (run,)
    return [run[at : at + 2] for at in range(len(run) - 1)]
