"""Who does something, or whom it is done to, which is never spared: "the employee pays" is no "your unit pays"."""

from rag.prove.words.foreign import meanings
from rag.prove.words.languages import ENGLISH
from rag.prove.words.roots import root_of
from rag.prove.words.words import Word

_ACTORS = frozenset(
    """employee staff worker colleague teammate team member people person somebody someone user participant attendee
    manager boss supervisor company employer department customer client supplier vendor contractor intern candidate
    partner spouse child children parent guest visitor doctor director board committee owner tenant landlord student
    teacher government agency police helpdesk treasurer chair president secretary founder executive leadership ceo cfo
    head deputy auditor lawyer attorney consultant specialist sales marketing finance legal hr accounting procurement
    operations union council apprentice volunteer newcomer resident recruiter mentor club association
    foundation""".split()
)
_STEMS = frozenset(map(root_of, _ACTORS))  # "intern" is the stem of "internal" too: the words tell which is meant


def is_actor(word: Word, language: str) -> bool:
    """Whether a word of a language, with the stem of what it means in English, is one for a person or a body."""
    if word.stem not in _STEMS:
        return False
    if language == ENGLISH:
        return word.folded in _ACTORS or word.folded.removesuffix("s") in _ACTORS
    return any(meant in _ACTORS for part in meanings(word.folded, language) for meant in part)
