"""The verdict on a sentence in another language than all that it cites."""

import re
from collections.abc import Iterator
from dataclasses import replace

from rag.lexical import fold
from rag.prove.align import Alignment, align
from rag.prove.checks.columns import check_columns, check_every_row
from rag.prove.checks.counting import check_counting
from rag.prove.checks.denials import check_denials
from rag.prove.checks.denied_words import check_denied_words
from rag.prove.checks.facts import check_facts
from rag.prove.checks.force import Force, check_force, check_scope, says
from rag.prove.checks.limits import check_limits
from rag.prove.checks.names import check_names
from rag.prove.checks.only import ONLY
from rag.prove.checks.opposites import check_opposites
from rag.prove.checks.periods import check_periods
from rag.prove.checks.restrictions import check_conditions, check_restrictions
from rag.prove.checks.words import check_rows
from rag.prove.claim import Claim
from rag.prove.contrast import contradicts, turned_clauses
from rag.prove.facts.agree import has_fact
from rag.prove.facts.measures import TIMES, UNITS
from rag.prove.facts.values import Often
from rag.prove.nearest import nearest
from rag.prove.negation import denies_otherwise, spelled
from rag.prove.translate import translated
from rag.prove.unit import Unit
from rag.prove.values import Kind, Problem, Proof, Reason, doubtful
from rag.prove.windows import VALUE
from rag.prove.words.actors import is_actor
from rag.prove.words.foreign import meanings
from rag.prove.words.languages import ENGLISH
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word

_MOST = 0.7  # of the claim's words by weight, for what is cited to say them: the table knows many words, not all
_SPARED = 0.25  # of its full words and values, that may be missing
_TIMES = frozenset(
    map(
        root_of,
        """minute hour hourly weekend weekday week weekly month monthly quarter quarterly year yearly annual annually
        monday tuesday wednesday thursday friday saturday sunday morning evening night""".split(),
    )
)
"""How long or how often: a month is no week, however few words the rest lacks."""
_LEAST = 1.4  # weight of the words that are met: fewer say too little to be told from others

_SETTING = re.compile(
    r"\W*(?:after|when|while|where|before|once|as|for|during|in\scase\sof)\b(?!\W+all\b)", re.IGNORECASE
)
"""What begins words that say where and when something is told of, which a summary may leave out."""
_ARTICLE = re.compile(r"(?:eine[nmrs]?|ein|une?|una)\s", re.IGNORECASE)
_SHARES = frozenset(map(root_of, "all full whole entire complete part partial first last final".split()))
_EXPECTED = re.compile(r"\b(?:expected\sto|supposed\sto|asked\sto|responsible\sfor)\b", re.IGNORECASE)
"""What a "must" of another language may be said for."""


def is_foreign(alignment: Alignment) -> bool:
    """Whether all that a claim cites is in another language."""
    return all(parsed.language != alignment.claim.language for parsed in alignment.cited)


def prove_across(alignment: Alignment) -> Proof:
    """
    Return the proof of a claim in another language than what it cites.

    A value that nothing cited has disproves it, as ever. It is proved when a table of meanings finds nearly all of its
    words in one place there, and nothing speaks against it; otherwise a reader has to tell.
    """
    values = [problem for problem in _values(alignment) if problem.sure]
    claim = translated(alignment.claim, alignment.cited)
    read = align(claim, alignment.cited, alignment.question) if claim else alignment
    doubted = (
        claim is None
        or not _is_said(read)
        or denies_otherwise(read)
        or contradicts(read)
        or any(True for _ in _problems(read))
    )
    doubts = [doubtful(Reason.LANGUAGE, alignment.claim.language)] if doubted else []
    return Proof(Kind.CLAIM, (*values, *doubts), read.quotes())


def _values(alignment: Alignment) -> Iterator[Problem]:
    """Yield what is wrong with the claim's values; "una semana" is no number where what is near has any week."""
    lengths = {
        fact.span.text: (fact.dimension, fact.amount)
        for fact in alignment.claim.quantities
        if _ARTICLE.match(fact.span.text) and fact.dimension in TIMES
    }
    there = {UNITS.get(word.folded) for unit in alignment.near for word in unit.words if not _is_counted(word, unit)}
    for problem in (*check_facts(alignment), *check_limits(alignment)):
        length = lengths.get(problem.detail.partition(" / ")[0])
        if length is None or length not in there:
            yield problem


def _is_counted(word: Word, unit: Unit) -> bool:
    """Whether a word is a part of one of its unit's values."""
    return any(fact.span.start <= word.start < fact.span.end for fact in unit.facts)


def _is_said(alignment: Alignment) -> bool:
    """Whether what is cited has nearly all words of the claim in one place, and enough of them."""
    claim = alignment.claim
    pairs = list(zip(claim.telling, alignment.met, strict=True))
    met = sum(word.weight for word, share in pairs if share)
    total = sum(word.weight for word in claim.telling)
    if len(alignment.windows) != 1 or not met or met < min(_LEAST, total) - VALUE * len(claim.facts):
        return False
    values = VALUE * sum(any(has_fact(unit, fact) for unit in alignment.near) for fact in claim.facts)
    telling = sum(word.weight == 1 for word in claim.telling) + len(claim.facts)
    if any(is_actor(word, claim.language) or _is_time(word, alignment) for word in alignment.missing):
        return False
    missing = sum(word.weight == 1 for word in alignment.missing)
    return met + values >= _MOST * (total + VALUE * len(claim.facts)) and missing <= _SPARED * telling


def _is_time(word: Word, alignment: Alignment) -> bool:
    """Whether a word means nothing but a time, which all that is cited lacks: "horario" may be a schedule."""
    if word.stem not in _TIMES or any(parsed.bag.holds(word) for parsed in alignment.cited):
        return False
    meant = {root_of(each) for part in meanings(word.folded, alignment.claim.language) for each in part}
    return meant <= _TIMES


def _is_translated(problem: Problem, alignment: Alignment) -> bool:
    """Whether a doubted name is a noun of which the table knows the meaning: it counts among the missing words."""
    if problem.reason is not Reason.NAME:
        return False
    meant = [each for part in meanings(fold(problem.detail), alignment.claim.language) for each in part]
    if not problem.sure:
        return bool(meant)
    names = frozenset(word.text for unit in alignment.near for word in unit.words)
    return any(each.upper() in names for each in meant)  # "UE" is "EU"


def _counts(end: int, claim: Claim) -> bool:
    """Whether a number stands right behind a place: "only" stresses it."""
    return any(end <= fact.span.start <= end + 1 for fact in claim.quantities)


def _is_only(problem: Problem, alignment: Alignment) -> bool:
    """Whether a restriction that is missed is "only", which the claim says in its own language."""
    return problem.detail.lower().startswith("only ") and bool(ONLY.search(alignment.claim.text))


def _is_turned(problem: Problem, alignment: Alignment) -> bool:
    """Whether a doubted denial denies the opposite, or spells it: "the same" is "not different"."""
    if problem.reason not in {Reason.NEGATION, Reason.DENIAL}:
        return False
    claim, unit = alignment.claim, nearest(alignment)
    if any(spelled(clause, claim) for clause in unit.clauses):
        return True
    return any(True for clause in claim.clauses for _ in turned_clauses(clause, claim, [unit]))


def _is_of_shares(problem: Problem, alignment: Alignment) -> bool:
    """Whether a doubted opposite is a part of "all": shares are told by themselves, and "as part of" is none."""
    word, _, _ = problem.detail.partition(" / ")
    return any(each.text == word and each.stem in _SHARES for each in alignment.claim.telling)


def _is_as_strong(problem: Problem, alignment: Alignment) -> bool:
    """Whether a doubted "must" is said of what the unit itself, and none beside it, asks for as strongly."""
    if problem.reason is not Reason.MODALITY:
        return False
    text = nearest(alignment).text
    asked = not says(Force.SHOULD, text) or bool(_EXPECTED.search(text))
    return bool(says(Force.MUST, problem.detail)) and asked and not says(Force.MAY, text)


def _problems(alignment: Alignment) -> Iterator[Problem]:
    """Yield what speaks against a claim in the words of what it cites."""
    yield from _values(alignment)
    yield from check_periods(alignment)
    yield from check_counting(alignment)
    yield from (problem for problem in check_names(alignment) if not _is_translated(problem, alignment))
    denials = (*check_denials(alignment), *check_denied_words(alignment))
    yield from (problem for problem in denials if not _is_turned(problem, alignment))
    yield from (problem for problem in check_force(alignment) if not _is_as_strong(problem, alignment))
    rates = [fact.span.text for fact in alignment.claim.facts if isinstance(fact, Often)]
    rates += [only.group() for only in ONLY.finditer(alignment.claim.text) if _counts(only.end(), alignment.claim)]
    yield from (problem for problem in check_scope(alignment) if not any(problem.detail in rate for rate in rates))
    yield from check_conditions(alignment)
    restrictions = (one for one in check_restrictions(alignment) if not _SETTING.match(one.detail))
    yield from (problem for problem in restrictions if not _is_only(problem, alignment))
    yield from check_rows(alignment)
    yield from check_columns(alignment)
    yield from check_every_row(alignment)
    if all(parsed.language == ENGLISH for parsed in alignment.cited):
        in_english = replace(alignment, claim=replace(alignment.claim, language=ENGLISH))
        yield from (problem for problem in check_opposites(in_english) if not _is_of_shares(problem, in_english))
