"""
What frames other sentences: lead-ins, headings and the names of columns.

A frame that states something is a claim, and is shown when what stands under it proves it. One that only names what
follows is shown when its words are the pages' or the question's.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rag.acts import heads_denial, is_act, is_forbidden
from rag.announce import STOPS, core_of, deeds, denials_of, is_sentence, leaves_open, people_of, states
from rag.checked import Prove
from rag.cite import CELLS
from rag.columns import Row
from rag.evidence import Passage
from rag.headings import is_neutral, strange_words, unknown_abroad, unknown_words
from rag.kinds import beside_kinds
from rag.led import denies_so, is_borne, is_fragment, joined, lines_of, said_by, turns
from rag.prove import Quote, Verdict
from rag.prove.halves import halves
from rag.prove.words.clauses import clauses_of
from rag.prove.words.cues import ALL
from rag.prove.words.languages import ENGLISH, language_of
from rag.prove.words.words import words_of
from rag.roles import Role
from rag.units import Units
from rag.yesno import answered, bears_out, without_wrong_answer

_FEW = 2  # words of weight that may stand alone: they name a thing
_DENY_ALIKE = re.compile(r"not|no|never|without|cannot|none|nobody|nothing|neither|nor|\w+n['’]t")
_TRIED = 3  # sentences under a frame that are asked for its proof


@dataclass(frozen=True, slots=True)
class Below:
    """
    A claim under a frame, with what it cites.

    Attributes:
        support: The words of that which bear it out.
    """

    claim: str
    cited: Sequence[Passage]
    support: Sequence[Quote]

    @property
    def lines(self) -> list[str]:
        """What the claim says, and the lines that bear it out, with what these stand under."""
        return [self.claim, *lines_of(self.cited, self.support), *map(_above, self.cited)]


Under = Sequence[Below]
"""The claims under a frame that stand, in order."""


@dataclass(frozen=True, slots=True)
class Framed:
    """
    What is left of a frame.

    Attributes:
        text: What may be shown of it.
        states: Whether it states something, so that a reader has something to judge.
        fault: Why it is not shown, "" where it is.
        wrong: Whether that is a mistake worth telling its writer, and not only a lack of proof.
    """

    text: str
    states: bool = False
    fault: str = ""
    wrong: bool = False


@dataclass(frozen=True, slots=True)
class Frames:
    """Holds frames against what stands under them, and names of columns against what their rows cite."""

    prove: Prove
    question: str
    given: Sequence[Passage]

    def held(self, text: str, under: Under, *, role: Role) -> Framed:
        """Return what may be shown of a lead-in, a heading or a table's header; `under` has at least one claim."""
        if role is Role.HEADER:
            return self._header(text, under[0].cited)
        if is_neutral(text):
            return Framed(text)
        is_heading = role is Role.HEADING
        said = answered(text)
        if said is None:
            return self._frame(text, under, is_heading=is_heading)
        statement = said.rest.rstrip(STOPS)
        if not statement:
            agrees = bears_out(said.says, self.question, under[0].claim)
            return Framed(text, fault="" if agrees else "what follows does not bear it out")
        framed = self._frame(said.rest, under, is_heading=is_heading)
        return replace(framed, text=without_wrong_answer(text, self.question))

    def _header(self, text: str, cited: Sequence[Passage]) -> Framed:
        """Return a table's header, at fault where the name of a column is not known and tells more than a kind."""
        names = filter(None, map(beside_kinds, text.split(CELLS)))
        faults = (self._named(name, cited) for name in names)
        return replace(next((one for one in faults if one.fault), Framed(text)), text=text)

    def _named(self, text: str, cited: Sequence[Passage], *, is_title: bool = True) -> Framed:
        """Return a frame, at fault where it has a name or a value that is not known."""
        bare = text.rstrip(STOPS)
        known = [self.question, *(f"{one.source.title} {one.text}" for one in self.given)]
        if is_title and (names := strange_words(bare, known)):
            return Framed(text, fault=f"no passage speaks of {', '.join(names)}", wrong=True)
        strange = self.strange(bare, cited, is_title=is_title)
        return Framed(text, fault=strange, wrong=bool(strange))

    def strange(self, text: str, cited: Sequence[Passage], *, is_title: bool = False) -> str:
        """
        Return what is wrong with the values and names of what claims nothing, "" where nothing is.

        The capitals of a title may name nothing, but those of its months do.
        """
        proof = self.prove(f"{text}:", (), cited, self.question)
        if proof.verdict is Verdict.DISPROVED and is_title:
            proof = self.prove(f"{text.lower()}:", (), cited, self.question)
        return proof.told() if proof.verdict is Verdict.DISPROVED else ""

    def _frame(self, text: str, under: Under, *, is_heading: bool) -> Framed:
        named = self._named(text, under[0].cited, is_title=is_heading)
        if named.fault:
            return named
        core = core_of(text)
        act = is_act(core)
        if not heads_denial(core, [below.claim for below in under]) and is_forbidden(core, self.given):
            return Framed(text, fault="a page forbids it", wrong=True)
        if not core or ((act or not states(text)) and self._is_name(core, under, few=1 if act else _FEW)):
            return Framed(text)
        if act:
            return Framed(text, fault="nothing near says that together")
        proven = any(self._is_proven(core, below, said_by(text)) for below in under[:_TRIED])
        return Framed(text, states=True, fault="" if proven else "nothing under it proves what it states")

    def _is_proven(self, core: str, below: Below, lead: str) -> bool:
        """
        Whether what a claim cites proves a frame over it.

        One that leaves open what follows says nothing without it: it has to be of the claim's own line, or both have
        to be proven together, as "You get" and "27 days".
        """
        cited = [f"{_above(one)} {one.text}" for one in below.cited]
        if unknown_words(" ".join(deeds(core)), cited) or _is_of_others(core, below) or _says_of_all(core, below):
            return False
        if _is_strange_abroad(lead or core, below.lines):
            return False
        both_state = states(core) and is_sentence(below.claim)
        if not both_state and _denies_more(core, below):
            return False
        led = lead or core
        if is_fragment(below.claim, led):
            lines = lines_of(below.cited, below.support)
            if is_borne(led, below.claim, lines) if turns(led) else self._proves(joined(led, below.claim), below.cited):
                return True
        elif turns(core) and not any(denies_so(core, line) for line in lines_of(below.cited, below.support)):
            return False
        lacks_its_end = leaves_open(core) and bool(unknown_words(core, below.lines))
        return not lacks_its_end and all(self._proves(part, below.cited) for part in (core, *halves(core)))

    def _proves(self, said: str, cited: Sequence[Passage]) -> bool:
        """Whether texts prove a statement: what was asked is no evidence of it."""
        return self.prove(said, cited, self.given, "").verdict is Verdict.PROVED

    def _is_name(self, core: str, under: Under, *, few: int) -> bool:
        """Whether a frame names what one text near speaks of, or the question."""
        language = language_of(core)
        if language not in ("", ENGLISH) or any(language_of(one.text) not in ("", ENGLISH) for one in under[0].cited):
            texts = [self.question, *(f"{_above(one)} {one.text}" for one in self.given)]
            return not turns(core) and not _is_strange_abroad(core, texts)
        strange = unknown_words(core, [self.question, *(f"{_above(one)} {one.text}" for one in self.given)])
        if strange:
            return False
        everybody = core.replace("to ", "") if is_act(core) else core  # whoever gets what is done is meant, too
        if _is_of_others(everybody, under[0]) or _denies_more(core, under[0]):
            return False
        if not unknown_words(core, [self.question]):
            return True
        if heads_denial(core, [below.claim for below in under]):
            return True
        denied = [is_denied for unknown, is_denied in _near(core, under) if not unknown]
        return not all(denied) if denied else len(_telling(core)) <= few

    def fits(self, row: Row, cited: Sequence[Passage], support: Sequence[Quote]) -> bool:
        """
        Whether the names of columns are those of a row's own page, or of the kind of its cells.

        Args:
            row: A row with its header.
            cited: What it cites.
            support: The words of that which bear it out.
        """
        known = Below("", cited, support).lines
        known += [line for one in cited for line in one.text.splitlines() if "|" in line]
        if row.misfits(known):
            return False
        return not any(states(name) or unknown_words(name, known) for name in row.telling)


def _is_of_others(core: str, below: Below) -> bool:
    """Whether a frame gives a claim to people of whom its page does not say it: "Contractors" and "27 days"."""
    return bool(unknown_words(" ".join(people_of(core)), below.lines))


def _is_strange_abroad(core: str, texts: Sequence[str]) -> bool:
    """Whether a frame in another language than English has words that no text has, where some are in its language."""
    language = language_of(core)
    if language in ("", ENGLISH):
        return False
    theirs = [text for text in texts if language_of(text) == language]
    return bool(theirs) and bool(unknown_abroad(core, theirs, language))


def _says_of_all(core: str, below: Below) -> bool:
    """Whether a frame says of all what no line near does: "Everyone is eligible"."""
    return bool(ALL.search(core)) and not any(map(ALL.search, below.lines))


def _denies_more(core: str, below: Below) -> bool:
    """Whether a frame denies, and nothing of the page where the claim stands does."""
    denied = denials_of(core)
    text = " ".join(below.lines).lower()
    return bool(denied) and not (
        denials_of(text) if all(map(_DENY_ALIKE.fullmatch, denied)) else all(one in text for one in denied)
    )


def _telling(text: str) -> list[str]:
    return [word.text for word in words_of(text, ENGLISH) if word.weight == 1]


def _above(passage: Passage) -> str:
    return f"{passage.source.title} {' '.join(passage.section)} {passage.lead}"


def _near(core: str, under: Under) -> Iterator[tuple[list[str], bool]]:
    """Yield the words of a frame that a line lacks, and whether it denies something, for each line near."""
    for passage in (one for below in under[:_TRIED] for one in below.cited):
        units = Units.of(passage)
        for line in map(units.line, range(len(units.spans))):
            denied = any(one.is_denied for one in clauses_of(line, words_of(line, ENGLISH), ENGLISH))
            yield unknown_words(core, [_above(passage), line]), denied
