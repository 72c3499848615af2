"""Whether a claim is of more, or of fewer, than what is cited: none, some, most or all of them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from rag.prove.align import Alignment
from rag.prove.facts.measures import UNITS
from rag.prove.facts.spelled import ORDINALS
from rag.prove.unit import is_row
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.words import Word


class Share(Enum):
    """How many of a kind are meant."""

    SOME = 1
    MOST = 2
    ALL = 3


_CUES = {
    Share.ALL: cue(
        r"(?<!first\sof\s)(?<!nearly\s)(?<!almost\s)(?<!not\s)\b(?:all|every|each|any|both|the\s(?:entire|whole|full))\b",
    ),
    Share.MOST: cue(
        r"""(?<!\bat\s)(?<!\bthe\s)\bmost(?!\s(?:recent|likely|important|common|often|of\sthe\stime|\w+ly
        |[a-z]+(?:ive|ent|ant|ble|ous|al|ic|ed))\b)\b
        |\b(?:(?<!thirds\s)(?<!quarters\s)majority(?!\svote)|bulk|nearly\sall|almost\sall)\b""",
        re.VERBOSE,
        needs="most majority bulk nearly",
    ),
    Share.SOME: cue(
        r"""\b(?:some(?!\s(?:time|kind|sort|way|point|form|extent)\b)|certain|several|(?:a\s)?few
        |a\s(?:number|couple|handful|minority)\sof|half)\b""",
        re.VERBOSE,
        needs="some certain several few number couple handful minority half",
    ),
}
_OPEN = frozenset(["any"])  # "any team" may be one or all of them
_PARTIAL = re.compile(
    r"""\d|%|\b(?:some|certain|several|few|many|most|mostly|part\w*|half|one|two|three|usual\w*|general\w*|typical\w*
    |often|majority|number|such|any|other|e\.g|example|various|couple|portion|main\w*|largely|except\w*|apart|unless|predominantly|sometimes
    |occasional\w*|percent|different|multiple|optional\w*|an?|may|can)\b""",
    re.IGNORECASE | re.VERBOSE,
)
"""What may leave open how many are meant, and be said as "some" or "most"."""
_SUBSET = re.compile(
    r"""\b(?:(?:the|your|their|its)\s(?:first|last|other|latter|former|next|final)|half\s(?:of\s)?the
    |only\s(?:the|one|two|three|four|\d+))\b""",
    re.IGNORECASE | re.VERBOSE,
)
_ABOUT = 0.4  # of the claim, for a unit that speaks of a subset to be about it
_NOUN = 3  # words behind a share that can be what it is of: "all regular team members"
_BETWEEN = frozenset("of the your their our its these those".split())
_STOP = re.compile(r"[,;:.(]")


@dataclass(frozen=True, slots=True)
class _Shared:
    """A share with what it is of, in words; one at least."""

    share: Share
    cue: str
    noun: tuple[Word, ...]

    @property
    def text(self) -> str:
        return " ".join((self.cue, *(word.text for word in self.noun)))

    def is_of(self, other: "_Shared") -> bool:
        """Whether both are of the same."""
        return any(Bag.of([there.stem]).holds(word) for there in other.noun for word in self.noun)


def check_scale(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "most" of what is cited of all, for "some" of what nothing near limits, for "all" of two."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    ours = [one for one in _shares(claim.words, claim.text) if one.cue.lower() not in _OPEN]
    if not ours:
        return
    near = [one for unit in alignment.near if not is_row(unit.text) for one in _shares(unit.words, unit.text)]
    for one in ours:
        same = [other for other in near if one.is_of(other)]
        if same and all(other.share is not one.share for other in same):
            yield doubtful(Reason.SCOPE, f"{one.text} / {same[0].text}")
        elif one.share is Share.ALL:
            yield from _of_a_subset(one, alignment)
        elif not same and not _PARTIAL.search(alignment.near_text):
            yield doubtful(Reason.SCOPE, f"{one.text} / {alignment.closest.text}")


def _of_a_subset(one: _Shared, alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for "all four" where the closest unit speaks of "the first two"."""
    closest = alignment.closest
    if one.cue.lower() == "each" or _SUBSET.search(alignment.claim.text) or alignment.fit(closest) < _ABOUT:
        return
    part = _SUBSET.search(closest.text)
    if part and not any(other.share is Share.ALL for other in _shares(closest.words, closest.text)):
        yield doubtful(Reason.SCOPE, f"{one.text} / {closest.text}")


def _shares(words: Sequence[Word], text: str) -> Iterator[_Shared]:
    """Yield the shares of a line that are of something, but for those of time: "every week" says how often."""
    for share, said in _CUES.items():
        for match in said.finditer(text):
            noun = tuple(_noun(words, match.end(), text))
            if noun and noun[0].folded not in UNITS and noun[0].folded not in ORDINALS:
                yield _Shared(share, match.group(), noun)


def _noun(words: Sequence[Word], at: int, text: str) -> Iterator[Word]:
    """Yield the words that tell something right behind a place."""
    found = 0
    for word in words:
        if word.start < at or (not found and word.folded in _BETWEEN):
            continue
        if not word.weight or found == _NOUN or _STOP.search(text, at, word.start):
            return
        found += 1
        yield word
