"""The words of a line, with their place, their stem and how much they say."""

import re
from dataclasses import dataclass
from functools import lru_cache

from rag.lexical import fold, stem
from rag.prove.words.languages import STOPS

_WORD = re.compile(
    r"[\u3040-\u309f]+|[\u30a0-\u30ff]+|[\u4e00-\u9fff々]+|[^\W_\u3040-\u30ff\u4e00-\u9fff々]+(?:[’'][a-zA-Z]+)?"
)
_ELISION = re.compile(r"^(?:[ldnjmtsc]|qu)['’](?=\w)", re.IGNORECASE)
_HAN = re.compile(r"[\u4e00-\u9fff々]{3,}")
_HIRAGANA = re.compile(r"[\u3040-\u309f]+")

_FULL, _WEAK = 1.0, 0.45  # a word that every page has says about half (measured: between .3 and .6 alike)
_WEAK_WORDS = frozenset(
    """use make take give go come set put keep want like know find work help thing way time day people person follow
    include provide ensure allow let see show tell say mean available able possible new first last list number part
    case example information ask contact count bring add up total together stay apply hold carry reach turn happen
    following end start back become another long short longer shorter less lower higher top due row previous try
    look old afterwards completely option immediately receive step worth least whole amount several various point
    kind type approach result specific specifically significant significantly important importance typically
    generally directly effectively easily quickly simply currently etc aim determine involve depend refer compare
    entirely negatively positively level detailed next""".split()
)
_IRREGULAR = dict(
    pair.split(":")
    for pair in """kept:keep sent:send told:tell bought:buy paid:pay held:hold made:make given:give took:take
    taken:take gotten:get met:meet led:lead said:say brought:bring thought:think built:build spent:spend lost:lose
    won:win chosen:choose chose:choose written:write wrote:write known:know knew:know shown:show sold:sell taught:teach
    caught:catch begun:begin began:begin came:come went:go gone:go seen:see saw:see ran:run fell:fall fallen:fall
    grown:grow drawn:draw spoken:speak spoke:speak broken:break broke:break worn:wear wore:wear risen:rise hidden:hide
    felt:feel dealt:deal meant:mean sought:seek understood:understand stood:stand withdrawn:withdraw withdrew:withdraw
    forgotten:forget forgot:forget driven:drive drove:drive flew:fly flown:fly rode:ride children:child men:man
    women:woman feet:foot teeth:tooth left:leave
    stolen:steal forbidden:forbid banned:ban borne:bear worst:bad cannot:not lies:lie found:find
    goes:go flies:fly tries:try tried:try dries:dry dried:dry does:do became:become""".split()
)


@dataclass(frozen=True, slots=True)
class Word:
    """
    A word at its place.

    Attributes:
        folded: In small letters, without accents.
        weight: How much it says: 0.0 (nothing: a stop word) to 1.0.
    """

    text: str
    folded: str
    stem: str
    start: int
    end: int
    weight: float

    @property
    def is_capital(self) -> bool:
        """Whether it begins with a capital."""
        return self.text[:1].isupper()


@lru_cache(maxsize=1 << 16)
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
    return folded, root, _WEAK if root in _WEAK_STEMS else _FULL


def root_of(folded: str) -> str:
    """Return the stem of a folded word; irregular forms have that of their verb or noun."""
    if folded == "one":  # its stem would be "on"
        return folded
    return stem(_IRREGULAR.get(folded, folded))


_WEAK_STEMS = frozenset(map(stem, _WEAK_WORDS))


def stems_of(text: str, language: str) -> frozenset[str]:
    """Return the stems of the words of a text."""
    if not text:
        return frozenset()
    said = set(_WORD.findall(text))
    if not text.isascii():
        for run in [word for word in said if _HAN.fullmatch(word)]:
            said.remove(run)
            said.update(run[at : at + 2] for at in range(len(run) - 1))
    return frozenset(_known(word, language)[1] for word in said)


def words_of(text: str, language: str) -> tuple[Word, ...]:
    """Return the words in order; runs of Chinese signs come as overlapping pairs."""
    found: list[Word] = []
    for match in _WORD.finditer(text):
        said, start = match.group(), match.start()
        if _HAN.fullmatch(said):
            pieces = [(said[at : at + 2], start + at) for at in range(len(said) - 1)]
        else:
            pieces = [(said, start)]
        found.extend(_word(piece, at, language) for piece, at in pieces)
    return tuple(found)


def _word(text: str, at: int, language: str) -> Word:
    folded, root, weight = _known(text, language)
    if weight and at and text[0].isupper():  # "the People team"
        weight = _FULL
    return Word(text, folded, root, at, at + len(text), weight)
