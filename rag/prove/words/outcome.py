"""How an outcome is told: the verbs that say it, and what a page may say for it."""

import re
from dataclasses import dataclass

from rag.prove.words.cue import Cue, cue

_SUBJECT = r"""(?:\b(?:you|they|we|it|who|that|can|may|could|might|will|would|shall|should|must|to|cannot|not|never|or
    |and|please|(?!(?:is|was|has|does|this|its|as|us|yes|across|plus|unless|less|minus|always|perhaps|towards)\b)[a-z]{2,}s
    |staff|people)\s | n['’]t\s | ^\W*)
    (?:\w+ly\s|also\s|then\s|still\s|even\s|just\s)?"""
"""What stands before a verb in its plain form."""
_BE = r"""\b(?:be|is|are|was|were|been|being|gets?|got)\s
    (?:(?:\w+ly|also|then|still|not|never|always|all|both|just|already)\s)*"""

_FLAGS = re.IGNORECASE | re.VERBOSE


@dataclass(frozen=True, slots=True)
class Outcome:
    """
    What may become of something.

    Attributes:
        said: What says so.
        told: What a page may say for it, in any form.
        turned: What a page may say when it denies it.
    """

    said: Cue
    told: re.Pattern[str]
    turned: re.Pattern[str] | None


def outcome(needs: str, verbs: str, told: str, turned: str = "") -> Outcome:
    """
    Return an outcome.

    Args:
        needs: Letters of which each of its verbs has some.
        verbs: Its verbs, with semicolons between: those whose form may be a noun's, too, and that need their subject
            before them; those that are nothing else; the participles.
        told: What tells of it, in any form.
        turned: What tells of its opposite.
    """
    plain, sole, done = (forms.strip() for forms in verbs.split(";"))
    forms = [rf"{_SUBJECT}(?:{plain})\b"] if plain else []
    forms += [rf"\b(?:{sole})\b"] if sole else []
    forms += [rf"{_BE}(?:{done})\b"] if done else []
    opposite = re.compile(rf"\b(?:{turned})", _FLAGS) if turned else None
    said = cue("|".join(forms), re.VERBOSE, needs=needs)
    return Outcome(said, re.compile(rf"\b(?:{told})", _FLAGS), opposite)
