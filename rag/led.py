"""
What a fragment says together with the line that leads it in: "Never share:" and "Passwords".

Alone it may be right of anything that its page speaks of, so it is held with that line. What the page says otherwise of
it, or of something else only, is not let through.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from rag.announce import STOPS, core_of, is_denial, is_sentence, people_of, states
from rag.cite import Draft, Unit
from rag.document import Kind
from rag.evidence import Passage
from rag.prove import Quote, Reason
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import clauses_of, denies
from rag.prove.words.languages import ENGLISH, language_of
from rag.prove.words.words import Word, stems_of, words_of
from rag.roles import Role
from rag.sentences import QUESTION_MARKS
from rag.units import Units

OPPOSITE = frozenset({Reason.NEGATION, Reason.DENIAL, Reason.OPPOSITE})
"""Why a claim says the opposite of what it cites."""

_FRAMES = (Role.LEAD_IN, Role.HEADING)
_JAPANESE = "ja"
_FORBIDS = re.compile(
    r"\b(?:prohibit\w*|forbid\w*|banned|disallowed|off[\s-]limits|excluded|verboten|untersagt|unzulässig|ausgeschlossen"
    r"|interdit\w*|défendu\w*|exclue?s?|prohibid\w+|excluid\w+)\b|対象外",
    re.IGNORECASE,
)
_PERMITS = re.compile(
    r"\b(?:allow\w*|permit\w*|erlaubt\w*|gestattet\w*|zulässig\w*|autoris\w+|permis\w*|autorizad\w+|permitid\w+)\b",
    re.IGNORECASE,
)
"""What says, with "not", no more than "prohibited"."""
_KIND = re.compile(
    r"\bthe\sfollowing\s(?P<en>[a-z]+)(?=\s(?:is|are|was|were|may|must|can|cannot|will|should|do|does)\b)"
    r"|\bfolgende[nrs]?\s(?:[A-ZÄÖÜ]\w+\s)?|\bles\s\w+\ssuivante?s\b|\blos\s\w+\ssiguientes\b|\blos\ssiguientes\s\w+",
    re.IGNORECASE,
)
"""What names the kind of the items: "the following expenses"."""
_ASKED = re.compile(r"\W*(?:what|who|which\s\w+)(?:['’]s|\s(?:is|are|was|were)(?P<no>n['’]t)?)?\s", re.IGNORECASE)
_LACKS_A_VERB = re.compile(
    r"(?:\b(?:must|may|can|could|should|shall|will|would|do|does|cannot|never|not|to|from)|n['’]t)$", re.IGNORECASE
)
_PREDICATE = re.compile(r"(?:is|are|was|were)\s", re.IGNORECASE)
_MODAL = re.compile(r"\b(?:must|may|can|should|shall|do|does|never)\b|\b\w+n['’]t\b|\bcannot\b", re.IGNORECASE)
_SUBJECT = re.compile(
    r"\W*(?:you|we|they|it|he|she|I|the|an?|your|our|their|this|that|these|those|all|any|each|every)\b", re.IGNORECASE
)
_PARTICIPLE = re.compile(r"\b\w{3,}(?:ed|able|ible)$", re.IGNORECASE)


def lead_of(draft: Draft, unit: Unit) -> str:
    """Return what the nearest line above a fragment says of it, "" where none does, and for any other sentence."""
    if unit.role is not Role.CLAIM or draft.blocks[unit.block].kind is Kind.ROW:
        return ""
    for at in reversed(range(len(draft.units))):
        one = draft.units[at]
        if one.role not in _FRAMES or one.start > unit.start:
            continue
        if (lead := said_by(one.text)) and any(draft.units[below].start == unit.start for below in draft.under(at)):
            return lead if is_fragment(unit.text, lead) else ""
    return ""


def is_fragment(text: str, lead: str) -> bool:
    """Whether a line says nothing without what leads it in: it has no verb, or only the one that its lead-in lacks."""
    if text.endswith(QUESTION_MARKS):
        return False
    if _LACKS_A_VERB.search(lead):
        return not (is_sentence(text) and _SUBJECT.match(text))
    return not states(text) and not is_sentence(text)


def said_by(frame: str) -> str:
    """Return what a frame says of what stands under it, "" where it only names or announces that."""
    text = _KIND.sub(lambda kind: kind[0] if people_of(kind["en"] or "") else "", frame.strip())
    asked = _ASKED.match(text)
    core = core_of(text)
    if asked:
        core = core_of(("not " if asked["no"] else "") + text[asked.end() :])
    foreign = language_of(core) not in ("", ENGLISH)
    tells = foreign or is_denial(core) or states(core) or (_PARTICIPLE.search(core) is not None)
    return core if core and tells else ""


def joined(lead: str, item: str) -> str:
    """Return a fragment with what leads it in, as one statement."""
    if language_of(lead) == _JAPANESE:
        return f"{item.rstrip(STOPS)}は{lead}"
    if _PREDICATE.match(lead):
        return f"{item.rstrip(STOPS)} {lead}"
    return f"{lead} {item}"


def turns(lead: str) -> bool:
    """Whether a line that leads in denies, or forbids, what follows: that says the opposite without it."""
    return _denied(lead, language_of(lead) or ENGLISH)


def lines_of(cited: Sequence[Passage], support: Iterable[Quote]) -> Iterator[str]:
    """Yield the lines that bear a claim out, each with what it stands under, of the page and above."""
    for quote in support:
        yield from lines(cited[quote.index], quote.start, quote.end)


def lines(passage: Passage, begin: int = 0, stop: int | None = None) -> Iterator[str]:
    """Yield the lines of a stretch of a passage, each below what it stands under: headings, a header, a lead-in."""
    units = Units.of(passage)
    for at, (start, end) in enumerate(units.spans):
        if begin < end and (stop is None or start < stop):
            above = " ".join((*units.above(start), passage.lead, units.context(at)))
            yield f"{' '.join(above.split())}\n{units.line(at)}"


def is_borne(lead: str, item: str, lines: Iterable[str]) -> bool:
    """Whether one line says, and denies, all of a fragment and of its lead-in, so that none was put to another's."""
    return any(says_of(lead, item, line) is False for line in lines)


def is_left_out(item: str, lines: Iterable[str]) -> bool:
    """Whether lines have a fragment under headings alone that deny it: "What is not covered"."""
    found = []
    for line in lines:
        above, _, own = line.rpartition("\n")
        language = language_of(own) or ENGLISH
        if all(map(Bag.of(stems_of(own, language), language).holds, _telling(item, language))):
            found.append(_denied(above, language_of(above) or ENGLISH) and not _denied(own, language))
    return bool(found) and all(found)


def bared(draft: Draft, lost: Iterable[int]) -> set[int]:
    """Return where fragments stand that would say the opposite without their lead-in, of those at `lost`."""
    texts = [unit.text for unit in draft.units]
    denying = (at for at in lost if draft.units[at].role in _FRAMES and is_denial(texts[at]))
    return {at for lead in denying for at in draft.under(lead) if is_fragment(texts[at], said_by(texts[lead]))}


def says_of(lead: str, item: str, line: str) -> bool | None:
    """Return whether a line affirms of an item what a lead-in says, denials aside; None where it lacks their words."""
    language = language_of(joined(lead, item)) or ENGLISH
    theirs = language_of(line) or ENGLISH
    of_item, of_lead = _telling(item, language), _telling(lead, language)
    bag = Bag.of(stems_of(line, theirs), theirs)
    held = [bag.holds(word) for word in (*of_item, *of_lead)]
    if (language == theirs or any(held)) and not all(held):
        return None
    above, _, own = line.rpartition("\n")
    is_denied = _is_denied(item, language)  # "publish without leave": that denial is the item's
    for clause in clauses_of(own, words_of(own, theirs), theirs):
        about = all(map(clause.bag.holds, of_item)) and bool(of_item)
        if about and (is_sentence(clause.text) or any(map(clause.bag.holds, of_lead))):
            return (clause.is_denied != forbids(clause.text)) == is_denied
    rest = own.replace(item.strip(), "") if is_denied else own
    return not (_denied(rest, theirs) or _denied(above, theirs))


def _is_denied(text: str, language: str) -> bool:
    """Whether a text has an odd number of words that deny or forbid."""
    return sum(one.is_denied for one in clauses_of(text, words_of(text, language), language)) % 2 != forbids(text)


def denies_so(lead: str, line: str) -> bool:
    """Whether a clause of a line, or of what it stands under, denies just what a lead-in denies."""
    language = language_of(lead) or ENGLISH
    of_lead = _telling(lead, language)
    for part in line.split("\n"):
        theirs = language_of(part) or ENGLISH
        for clause in clauses_of(part, words_of(part, theirs), theirs):
            held = [clause.bag.holds(word) for word in of_lead]
            if not _is_denied(clause.text, theirs) or not (all(held) or (language != theirs and not any(held))):
                continue
            if of_lead or forbids(clause.text) or _PERMITS.search(clause.text) or _MODAL.search(clause.text):
                return True
    return False


def forbids(text: str) -> bool:
    """Whether a text has a word such as "prohibited", in any of the languages."""
    return _FORBIDS.search(text) is not None


def _telling(text: str, language: str) -> list[Word]:
    said = (word for word in words_of(text, language) if word.weight and not denies(word.text, language))
    return [word for word in said if not _FORBIDS.fullmatch(word.text) and not _PERMITS.fullmatch(word.text)]


def _denied(text: str, language: str) -> bool:
    return denies(text, language) or forbids(text)
