"""A claim in one language over a text in another: its words as those of the text, as far as a table knows them."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from rag.lexical import fold
from rag.prove.claim import Claim, telling
from rag.prove.parse import Parsed
from rag.prove.words.alike import INFLECTED, Bag
from rag.prove.words.clauses import Clause, clauses_of
from rag.prove.words.foreign import SILENT, is_known_verb, known_words, meanings, phrases_of, stem_in
from rag.prove.words.inflect import PARTICLES
from rag.prove.words.katakana import sounds_like
from rag.prove.words.languages import ENGLISH, STOPS
from rag.prove.words.roots import root_of
from rag.prove.words.words import WEAK, Word, weight_of, words_of

_JAPANESE = "ja"
_ONLY = "only"
_ALIKE = 6  # letters that two words of one origin begin with
_CLAUSE_END = re.compile(r"\s*(?:$|[.,;:!?()–—]|(?:und|oder|aber|sowie|bevor|wenn|sobald|damit)\b)")
_COUNTER = re.compile(r"\s?(?:[人名件個台回枚本冊社点歳倍つ通泊秒]|日間?|週間?|[かカヶヵ]月間?|年間?|時間|分間?)")
"""What a Japanese number counts: it says little by itself."""
_KATAKANA = re.compile(r"[\u30a0-\u30ff]{3,}")
_HAN = re.compile(r"[\u4e00-\u9fff々]{1,2}")
_UNKNOWN = re.compile(r"[\u4e00-\u9fff々]+|[\u30a0-\u30fa\u30fc-\u30ff]+|[A-Za-z][A-Za-z0-9.+-]*")


def translated(claim: Claim, cited: Sequence[Parsed]) -> Claim | None:
    """Return a claim with its words in the language of what it cites; None where one of the two is not English."""
    there = {parsed.language for parsed in cited}
    if len(there) != 1 or ENGLISH not in {claim.language, *there}:
        return None
    said = Bag.of(frozenset().union(*(parsed.bag.stems for parsed in cited)), next(iter(there)))
    if claim.language == ENGLISH:
        forms = _forms(cited, said, next(iter(there)))
        words = tuple(_into(word, said, forms) for word in claim.words)
    else:
        words = tuple(part for word in _words(claim) for part in _english(word, said, claim.language))
    clauses = tuple(_without_phrased(clause, words) for clause in clauses_of(claim.text, words, claim.language))
    return replace(claim, words=words, telling=telling(words, claim.facts), clauses=clauses)


def _without_phrased(clause: Clause, words: Sequence[Word]) -> Clause:
    """Return a clause without the denials that a phrase of the table holds: "no utilizado" is "unused"."""
    held = [word for word in words if "_" in word.folded] if clause.denials else []
    denials = tuple(at for at in clause.denials if not any(word.start <= at < word.end for word in held))
    return replace(clause, denials=denials)


def _words(claim: Claim) -> Iterable[Word]:
    if claim.language == _JAPANESE:
        return _japanese(claim.text)
    words = _phrased(words_of(claim.text, claim.language), claim.language)
    return _rejoined(words, claim.text) if claim.language == "de" else words


def _phrased(words: Sequence[Word], language: str) -> Iterator[Word]:
    """Yield the words, those of a phrase that the table knows as one: "mot de passe"."""
    phrases, at = phrases_of(language), 0
    stems = [stem_in(word.folded, language) for word in words]
    while at < len(words):
        named = next(
            (each for each in phrases.get(stems[at], ()) if [*each[:-1]] == stems[at : at + len(each) - 1]), ()
        )
        if named:
            last = words[at + len(named) - 2]
            yield words[at]._replace(folded=named[-1], stem=named[-1], end=last.end, weight=1.0)
        else:
            yield words[at]
        at += max(len(named) - 1, 1)


def _rejoined(words: Iterable[Word], text: str) -> Iterator[Word]:
    """Yield the words of a German line, a verb with the particle that stands apart from it: "reicht ... ein"."""
    clause: list[Word] = []
    for word in words:
        clause.append(word)
        if not _CLAUSE_END.match(text, word.end):
            continue
        if word.folded in PARTICLES:
            joined = [word.folded + verb.folded for verb in clause]
            at = next((at for at, verb in enumerate(joined) if _is_verb(verb, word.folded, clause[at])), -1)
            if at >= 0:
                clause[at] = clause[at]._replace(folded=joined[at], stem=joined[at], weight=1.0)
        yield from clause
        clause = []
    yield from clause


def _is_verb(joined: str, particle: str, verb: Word) -> bool:
    """Whether a particle and a word that begins with a small letter make a verb that the table knows."""
    return not (verb.is_capital and verb.start) and verb.folded != particle and is_known_verb(joined)


def _english(word: Word, said: Bag, language: str) -> Iterator[Word]:
    """Yield a word, or each part of it, with the stem of what it means: what the text has of it, or else the first."""
    parts = meanings(word.folded, language) or _cognate(word.folded, said)
    if word.is_capital and word.start and word.stem in said.stems:  # a name stays what it is
        parts = ()
    if word.folded in SILENT[language] or not word.weight or parts == ((),):
        yield word._replace(weight=0.0)
    elif not parts:
        yield word if word.stem in said.stems or _is_name(word, language) else word._replace(weight=WEAK)
    for meant in parts if word.weight and word.folded not in SILENT[language] else ():
        roots = tuple(dict.fromkeys(root_of(each) for each in meant if each not in STOPS[ENGLISH]))
        if not roots:  # what means nothing but "every" says as little as that
            continue
        held = sorted(filter(said.likeness, roots), key=lambda root: -said.likeness(root))
        if not held and _ONLY in meant:  # "seul" is "only" where nothing is "alone"
            continue
        denied = [root for root in map(root_of, map("un{}".format, meant)) if root in said.stems]
        first, other = (*held, *roots, "")[0], (*denied, *held[1:], "")[0]
        # "before" says little, and the text may have it where "advance" is meant too.
        weight = WEAK if STOPS[ENGLISH].intersection(meant) else weight_of(first)
        yield word._replace(stem=first, phrase=other, weight=weight)


def _is_name(word: Word, language: str) -> bool:
    """Whether an unknown word may be a name: other unknown words are half forgiven, as the table knows not all."""
    if language == _JAPANESE:
        return bool(_KATAKANA.fullmatch(word.folded)) or word.text.isascii()
    return bool(word.is_capital and word.start) and not (language == "de" and word.text[1:].islower())


def _cognate(folded: str, said: Bag) -> tuple[tuple[str, ...], ...]:
    """Return the words of a text that look or sound like an unknown one, "inactivity" like "inactividad"."""
    if _KATAKANA.fullmatch(folded):
        heard = sounds_like(folded, said.stems)
        return tuple((stem,) for stem in heard) or _known_ending(folded, said)
    looks = _looks(folded)
    alike = [stem for stem in said.stems if _looks(stem)[:_ALIKE] == looks[:_ALIKE]] if len(looks) >= _ALIKE else []
    return ((min(alike, key=len),),) if alike else ()


def _known_ending(folded: str, said: Bag) -> tuple[tuple[str, ...], ...]:
    """Return what a katakana word means that ends with a known one: the rest by its sound, else as it is."""
    for at in range(1, len(folded) - 1):
        if known := meanings(folded[at:], _JAPANESE):
            first = folded[:at]
            return (meanings(first, _JAPANESE) or ((*sounds_like(first, said.stems), first),)) + known
    return ()


def _looks(word: str) -> str:
    """Return a word in the letters that the languages write alike."""
    return word.replace("k", "c").replace("ph", "f").replace("oo", "o")


def _forms(cited: Sequence[Parsed], said: Bag, language: str) -> dict[str, tuple[str, ...]]:
    """Return the stems of a text that the table knows with their meanings' roots, likeliest first."""
    found: dict[str, tuple[str, ...]] = {}
    for unit in (unit for parsed in cited for unit in parsed.units):
        for word in _japanese(unit.text) if language == _JAPANESE else unit.words:
            # Chinese signs stand in the bag as pairs, without the endings of their forms.
            signs = _HAN.match(word.folded)
            stem = signs.group() if signs and word.stem not in said.stems else word.stem
            if stem in said.stems and stem not in found:
                meant = (root_of(each) for part in meanings(word.folded, language) for each in part)
                found[stem] = tuple(dict.fromkeys(meant))
    return {stem: meant for stem, meant in found.items() if meant}


def _into(word: Word, said: Bag, forms: dict[str, tuple[str, ...]]) -> Word:
    """Return an English word with the stems of the text's that mean it, likeliest first."""
    if not word.weight or word.stem in said.stems:
        return word
    own = Bag.of([word.stem])
    found = [(*_likeness(own, meant), stem) for stem, meant in forms.items()]
    best = [stem for likeness, _, stem in sorted(found, reverse=True) if likeness >= INFLECTED]
    first, other, *_ = (*best, "", "")
    return word._replace(stem=first or word.stem, phrase=other)


def _likeness(own: Bag, meant: Sequence[str]) -> tuple[float, int]:
    """Return how well the best of some roots says an English word, 0.0-1.0, and how early it stands among them."""
    return max(((own.likeness(root), -at) for at, root in enumerate(meant)), default=(0.0, 0))


def _japanese(text: str) -> Iterator[Word]:
    """Yield the words of a Japanese line: what the table knows, the longest first, and other runs of one script."""
    at = 0
    while at < len(text):
        if at and text[at - 1].isdecimal() and (counter := _COUNTER.match(text, at)):
            at = counter.end()
            continue
        end = _known_until(text, at) or _unknown_until(text, at)
        if end > at:
            said = text[at:end]
            yield Word(said, fold(said), root_of(fold(said)), at, end, 1.0)
        at = max(end, at + 1)


def _known_until(text: str, at: int) -> int:
    """Return where the longest word of the table ends that begins at a place, 0 without one."""
    known = known_words(_JAPANESE)
    return next((at + n for n in range(_longest(), 0, -1) if text[at : at + n] in known), 0)


@lru_cache(maxsize=1)
def _longest() -> int:
    return max(map(len, known_words(_JAPANESE)))


def _unknown_until(text: str, at: int) -> int:
    """Return where a run of one script ends, or a word of the table begins in it; 0 for particles and signs."""
    run = _UNKNOWN.match(text, at)
    if run is None:
        return 0
    if run.group().isascii() or _KATAKANA.fullmatch(run.group()):
        return run.end()
    inside = range(at + 1, run.end())
    return next((place for place in inside if _known_until(text, place)), run.end())
