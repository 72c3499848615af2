"""Clauses of a line, and whether each is denied."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from rag.prove.words.alike import Bag
from rag.prove.words.small import small_words
from rag.prove.words.words import Word

_SIGNS = r"[;()|] | :(?!\d\d\b) | ,(?!\d{3}) | \s[-–—]\s | [.]\s | 、 | 。"
_CUT = re.compile(
    rf"""{_SIGNS} | \b(?:but|because|(?<!of\s)which|although|though|whereas|while|so\sthat|unless|if|when
    |before|after|until|aber|weil|sofern|wenn|pero|porque|si|cuando|mais|car|quand)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_CUT_AT_SIGNS = re.compile(_SIGNS, re.VERBOSE)
_CUTTING = frozenset(
    """but because which although though whereas while so unless if when before after until aber weil sofern wenn pero
    porque si cuando mais car quand""".split()
)
"""Words of which a line has one when a word cuts it: the signs alone are found in a fifth of the time."""
_DENIED = {
    "en": r"\b(?:not|no|never|without|cannot|none|nothing|nobody|neither|nor|unable|\w+n['’]t"
    r"|(?:ca|do|does|did|is|are|was|wo|would|should|could|have|has)nt)\b"
    r"|(?<![\d.,])0(?=\s(?!(?:and|as|at|by|for|from|in|on|or|to)\b)[a-z])",
    "de": r"\b(?:nicht|kein\w*|nie|niemals|ohne|weder|nichts|niemand\w*|entfällt)\b",
    "es": r"\bno\b[^.;,]{1,60}\b(?:nunca|jamás|ningun[oa]|ningún|nadie|nada|tampoco)\b"
    r"|\b(?:no|nunca|jamás|sin|ningún|ninguna|ninguno|nadie|nada|tampoco)\b",
    "fr": r"\b(?:pas|jamais|aucun\w*|sans|rien|non)\b"
    r"|(?<=\bn['’]a\s)plus\b|(?<=\bn['’]ont\s)plus\b|(?<=\bn['’]est\s)plus\b|(?<=\bne\ssont\s)plus\b|(?<=\bn['’]y\sa\s)plus\b|\b[Nn](?:e\s|['’])[^.;,]{1,60}\spersonne\b"
    r"|\b[Pp]ersonne\sn(?:e\b|['’])",
    "ja": r"(?<!ばなら)(?<!少)ない(?!と|場合|限り|とき)|(?<!ばなり)(?<!かまい)(?<!構い)(?<!かもしれ)ません"
    r"|(?<!少)なく|ず(?:に|、)|不要|不可|なし|禁止",
}
_CUES = {language: re.compile(cue) for language, cue in _DENIED.items()}  # of small letters: six times as fast
_ENGLISH_CUES = frozenset(
    """not no never without cannot none nothing nobody neither nor unable t cant dont doesnt didnt isnt arent wasnt wont
    wouldnt shouldnt couldnt havent hasnt""".split()
)
"""Words of which every English line has one that denies, but for "0 ": most lines are looked through no further."""
_NOT_A_DENIAL = re.compile(
    r"""no[,.]\s*(?=\d) | no\s(?=\d+(?!\s?[\w-]))
    | no\s(?:later|more|less|fewer|earlier|sooner|greater|longer\sthan|matter|doubt)\b | no[,.]
    | (?<=whether\sor\s)not\b | (?<=\bany\sor\s)no\b | (?<=\bwith\sor\s)without\b | (?<=\bsay\s)no\b | (?<=\bsays\s)no\b
    | without\s(?:delay|fail|(?:doing|having\sto\sdo)\s(?:any|some)thing)
    | (?:not|never|cannot|\w+n['’]t)\s(?:only|just|limited\sto|later|more|less|fewer|necessarily|sure
      |(?:to\s)?exceed
      # A limit: "may not stay for more than three nights".
      |(?:\w+\s){0,4}?(?:more|longer|later|less|fewer|earlier)\sthan(?=\W+(?:\d|an?\s|half|once|twice|one|two
       |three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)))\b
    | (?:no|nobody|none)\s(?:\w+\s){1,6}?(?:more|longer|later|less|fewer|earlier)\sthan(?=\W+(?:\d|an?\s|half
       |once|twice|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety))\b
    | (?:not|never)\s(?:(?:falls?|drops?|goes|go|gets?|rises?|be)\s)?(?:below|above|under|over|beyond)\b
    | (?:not|never|cannot|\w+n['’]t)\s(?:\w+\s){0,3}?(?:over|above|beyond)(?=\s[$€£]?\d)
    | (?:not|never|\w+n['’]t)\s(?:[\w'’]+\s){0,6}?(?:more|less)\soften\sthan
    | (?:needn['’]t|not\s(?:need|have)\sto|n['’]t\s(?:need|have)\sto)\s(?:do|take)\s(?:anything|any\saction)
    | do(?:n['’]t|\snot)\s(?:hesitate|forget)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_EVEN = "not even"  # stresses the denial before it: "never, not even on Sundays"
_IMPLIED = re.compile(
    r"""\b(?:prohibit\w*|forbid\w*|forbidden|banned|disallow\w*|lacks?|refus\w+|fail(?:s|ed|ing)?|reject\w*
    |declin\w+|den(?:y|ies|ied)
    |in(?:accessible|active|applicable|complete)|(?-i:un)(?!der|til|less|i[tqfovsx]|cle\b|anim)[a-z]{4,}|(?-i:Un)[a-z]{2,}(?:ed|[ai]ble|aid)|invalid|missing|absent
    |abolish\w*|scrapped|discontinu\w+
    |ineligible|in\slieu|instead|rather|waive\w*|forfeit\w*|stops?|disabl\w+|prevent\w*|block\w*|hardly|rarely|optional
    |exempt\w*|excluded?|excludes|excluding|voluntary|no\slonger|cease\w*|except\w*|only|lost|loses?|free\sof|use[sd]?\sup|runs?\sout|exhaust\w*
    |off[\s-]limits|out\sof\sbounds|taboo|no-go|on\syou(?=[\s,.;]|$)(?!\s(?:device|laptop|phone|computer))
    |pa(?:ys?|id)\b[^.,;]{0,60}\b(?:your|them|him|her)sel(?:f|ves)|hands\soff|do(?:es)?\swithout
    |(?:leaves?|left)\b[^.,;]{0,40}\bto\s(?:others|(?:some(?:one|body)|anyone)\selse)
    |(?:bring|buy|arrange|supply|organi[sz]e|find)s?\s(?:your|their|his|her|my|our)\sown
    |(?:your|their|his|her|my|our)\sown\s(?:pocket|expense|cost)|(?:left|leaves?|leaving|stays?|keeps?|kept)\sout|omit\w*|avoid\w*|recus\w*|abstain\w*|illegal|nobody|outside
    |non[-\s]\w+|N/A|hors|fuera|außerhalb|ausgenommen|ausgeschlossen|exclue?s?|excluid\w+|facultati\w+|opcional\w*|voluntari[oa]s?|freiwillig\w*|nur|lediglich
    |sólo|solo|solamente|seulement|uniquement|andernfalls|statt|stattdessen|verboten|prohibid\w+|interdit\w*|unless)\b|限り|のみ|対象外|範囲外|除|だけ|任意""",
    re.IGNORECASE | re.VERBOSE,
)
_FORBIDS = re.compile(r"\b(?:prohibited|forbidden|banned|disallowed|off[\s-]limits)\b", re.IGNORECASE)
_CONDITION = re.compile(
    r"\W*(?:should\s(?:that|this|it|you|they|he|she|there|the|any)|where|if|when|once|until|unless|after|before|(?:in\sorder\s)?to|wenn|falls|si|cuando|quand)\b",
    re.IGNORECASE,
)
_AT_TIME = re.compile(
    r"\W*(?:after|before|until|from|on)\s(?:[\w:.-]+\s){1,4}?(?:is|are|will|can|may|must|cannot|do|does|\w+n['’]t)\b",
    re.IGNORECASE,
)
"""A time within a main clause, and its verb behind: "bags left after 7 am are not taken"."""
_WITHOUT = ("without", "Without")
_OF_WHICH = re.compile(r"\b(?:who(?:ever)?|(?<!\bso\s)that|which|whose)\s(?:\w+\s){0,2}?$", re.IGNORECASE)
_CONTACT = re.compile(
    r"^\W*(?:(?:any|all|the|your|each|every|those|unused)\s)*(?!if|when|once|yes|no|as|that|what|so|but|and)[\w-]+\s"
    r"(?:you|they|we|he|she)\s(?:(?:do|did|does|have|has|can|could|will)\s)?$",
    re.IGNORECASE,
)
"""A noun and whoever does not: "days you (do not use)"."""
_VERB = re.compile(r"\b(?:is|are|was|were|has|have|will|shall|must|may|can|cannot|should)\b", re.IGNORECASE)
_PREDICATE = re.compile(r"\W*(?:is|are|was|were|be|has|have|may|must|can|should|will|shall|cannot)\b", re.IGNORECASE)


@dataclass(frozen=True, eq=False)
class Clause:
    """
    A clause: `line[start:end]`.

    Attributes:
        words: Its words that say something, in order; their places are those in the line.
        denials: Where in the line words such as "not" stand in it.
    """

    line: str
    start: int
    end: int
    words: tuple[Word, ...]
    denials: tuple[int, ...]

    @property
    def text(self) -> str:
        """What it says."""
        return self.line[self.start : self.end]

    @cached_property
    def implied(self) -> frozenset[str]:
        """Its words that deny without "not", in small letters: "prohibited", "unavailable"."""
        return frozenset(match.group().lower() for match in _IMPLIED.finditer(self.line, self.start, self.end))

    @cached_property
    def bag(self) -> Bag:
        """Its words that say something."""
        return Bag.of(stem for word in self.words for stem in (word.stem, word.phrase) if stem)

    @property
    def is_denied(self) -> bool:
        """Whether it is denied, by an odd number of denials."""
        return len(self.denials) % 2 == 1

    @property
    def is_condition(self) -> bool:
        """Whether it says when something holds."""
        return bool(_CONDITION.match(self.text)) and not (self.start and self._is_time())

    @property
    def is_predicate(self) -> bool:
        """Whether it begins with a verb, and its subject stands before it: ", such as a dog, is banned"."""
        return bool(_PREDICATE.match(self.text))

    def _is_time(self) -> bool:
        """Whether it begins with a time of day or a date, and its verb follows: the subject stands before it."""
        begin = _AT_TIME.match(self.text)
        return begin is not None and any(sign.isdigit() for sign in begin.group())

    @property
    def denied_words(self) -> tuple[Word, ...]:
        """The words behind the first denial; without any there, those before it."""
        return self.denied_by(self.denials[0]) if self.denials else ()

    def denied_by(self, at: int) -> tuple[Word, ...]:
        """Return the words behind a denial; without any there, those before it."""
        behind = tuple(word for word in self.words if word.start > at)
        verb = _VERB.search(self.line, at + 1, self.end) if is_of_noun(self.line, at) else None
        if verb is not None:  # "items without a label are sent back" denies no sending
            behind = tuple(word for word in behind if word.start < verb.start()) or behind
        return behind or self.words[-3:]


def is_of_noun(line: str, at: int) -> bool:
    """Whether a denial tells more of the noun before it: "without", "that are not"."""
    return line.startswith(_WITHOUT, at) or is_of_which(line, at)


def is_of_which(line: str, at: int) -> bool:
    """Whether a denial stands in a relative clause: "that are not", "days you do not use"."""
    return any(relative.search(line, 0, at) for relative in (_OF_WHICH, _CONTACT))


def clauses_of(text: str, words: tuple[Word, ...], language: str) -> tuple[Clause, ...]:
    """Return the clauses that hold a word, in order."""
    cut = _CUT_AT_SIGNS if _CUTTING.isdisjoint(small_words(text)) else _CUT
    cuts = [0, *(match.start() for match in cut.finditer(text)), len(text)]
    denials = tuple(_denials(text, language))
    found = []
    for start, end in pairwise(cuts):
        inside = tuple(word for word in words if start <= word.start < end and word.weight)
        if inside:
            found.append(Clause(text, start, end, inside, tuple(at for at in denials if start <= at < end)))
    return tuple(found)


def denies(text: str, language: str) -> bool:
    """Whether a line has a word such as "not"."""
    return any(True for _ in _denials(text, language))


def denies_oddly(text: str, language: str) -> bool:
    """Whether a line has an odd number of words such as "not" and "prohibited"."""
    forbids = _FORBIDS.search(text) is not None
    return (sum(1 for _ in _denials(text, language)) + forbids) % 2 == 1


def _denials(text: str, language: str) -> Iterator[int]:
    """Yield where words such as "not" stand, in order."""
    cues = _CUES.get(language, _CUES["en"])
    if cues is _CUES["en"] and "0 " not in text and _ENGLISH_CUES.isdisjoint(small_words(text)):
        return iter(())
    small = text.lower()
    if len(small) != len(text):  # "İ" is two signs in small letters
        small = text
    found = cues.finditer(small)
    places = [match.start() for match in found if not _NOT_A_DENIAL.match(text, match.start())]
    return (at for at in places if at == places[0] or not (small.startswith(_EVEN, at) or _is_second(small, at)))


def _is_second(small: str, at: int) -> bool:
    """Whether a "nor" goes on with what its clause's "neither" denies."""
    return small.startswith("nor ", at) and "neither" in small[max(small.rfind(end, 0, at) for end in ".;,") + 1 : at]
