"""Whether a claim gives a part to somebody whom nothing cited names, or adds how it is done: "for free"."""

import re
from collections.abc import Iterator, Sequence

from rag.prove.align import Alignment
from rag.prove.pieces import Part
from rag.prove.values import Problem, Reason, doubtful
from rag.prove.words.alike import Bag
from rag.prove.words.cue import cue
from rag.prove.words.languages import ENGLISH
from rag.prove.words.roles import ROLES
from rag.prove.words.words import Word

_ALSO_VERBS = frozenset(
    "head heads lead leads host hosts chair chairs leader leaders executive member members court courts bank banks"
    " office offices group groups finance team teams partner partners guest guests panel union author".split()
)
"""Roles whose words mean other things, or stand for others, as often."""
_MANNERS = {
    cue(said): re.compile(borne_out, re.IGNORECASE | re.VERBOSE)
    for said, borne_out in {
        r"\bautomatic(?:ally)?\b": r"""auto|by\sdefault|on\sits\sown|itself|without\s(?:asking|request|action|having)
            |\bbot\b|system|script|no\saction|(?:not|n't)\s(?:have|need)\sto|opt(?:-|ed\s)?out|immediately|directly
            |trigger|generat|recurring|schedul|if\s(?:no\sone|nobody)""",
        r"\b(?:free of charge|for free|at no (?:extra |additional )?cost|without (?:charge|(?:a |any )?fee))\b": r"""
            free|cost|charge|pa(?:y|id)|expense|cover|fee|budget|provide|reimburs|fund|given|gift|suppl|sponsor|[$£€]""",
        r"\bin writing\b|\bwritten (?:consent|approval|permission|request|notice)\b": r"""writ|e-?mail|letter|\bform\b
            |document|slack|message|ticket|sign""",
        r"\b(?:immediately|instantly|(?:right|straight) away)\b": r"""immediate|instant|(?:right|straight)\s?away
            |at\sonce|as\ssoon|prompt|asap|first|day\sone|same\sday|urgent|quick|directly|without\s(?:delay|undue)
            |on\sthe\sspot|no\s(?:waiting|cliff)|\bnow\b|within|start|when|fast|upon|soon|the\smoment|auto|\bthen\b|after""",
        r"\b(?:permanently|forever|irrevocabl[ey])\b": r"""permanent|for\sgood|forever|indefinit|never|no\slonger
            |irrevers|delete|life|regular|remov""",
        r"\banonymous(?:ly)?\b": r"anonym|confidential|without\s(?:your\s)?name|identit",
        r"\bguarantee[sd]?\b": r"guarant|ensur|\bsure|always|will|promise|entitle|right",
        r"\bunlimited\b": r"unlimit|\bno(?:t)?\s(?:\w+\s)?(?:limit|cap|max)|as\s(?:much|many)|any",
        r"\bretroactive(?:ly)?\b|\bbackdated\b": r"retro|backdat|effective|past|from\sthe",
        r"\b(?:tax[- ]free|untaxed)\b": r"tax",
    }.items()
}
"""What a claim says of how something is done, and beside it what bears it out in whatever words."""


_STEM = 6  # letters that a word shares with another made of it: "compatibility" of "incompatible"
_ASIDE = re.compile(r",\s(?:which\s(?:is|are|was|were|makes?)|making)\b[^,;]*$", re.IGNORECASE)
_MOST = 0.5  # of the words of such a part, for most of it to be new
_SEVERAL = 2  # words of a part, for it to say something of its own


def check_invented(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for who has a part in the claim and is named nowhere, and for how something is said to be done."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    for word in claim.words:
        if _is_role(word) and word.stem not in alignment.asked.stems and not _is_named(word, alignment):
            yield doubtful(Reason.STRANGE, word.text)
            return
    for said, borne_out in _MANNERS.items():
        if (match := said.search(claim.text)) and not borne_out.search(_near_and_around(alignment)):
            yield doubtful(Reason.STRANGE, match.group())
            return


def check_invented_part(alignment: Alignment) -> Iterator[Problem]:
    """Yield a doubt for a part of the claim of which nothing near, no heading and no question has a word."""
    claim = alignment.claim
    if claim.language != ENGLISH or not alignment.near:
        return
    known = [unit.bag for unit in (*alignment.near, *alignment.around)] + [one.title for one in alignment.cited]
    known.append(alignment.asked)
    short = frozenset().union(*alignment.short)
    near = _near_and_around(alignment).lower()
    for part in alignment.parts:
        words = [piece.word for piece in part.pieces if piece.word and piece.tells]
        if _is_aside(part, claim.text) and (new := _mostly_new(part, known)):
            yield doubtful(Reason.STRANGE, new)
            return
        if len(words) >= _SEVERAL and not any(
            word.start in short or word.folded[:_STEM] in near or any(bag.holds(word) for bag in known)
            for word in words
        ):
            yield doubtful(Reason.STRANGE, " ".join(word.text for word in words))
            return


def _mostly_new(part: Part, known: Sequence[Bag]) -> str:
    """Return the words of a part that no bag holds, where they are several and most of it; else ""."""
    words = [piece.word for piece in part.pieces if piece.word and piece.word.weight]
    new = [word for word in words if not any(bag.holds(word) for bag in known)]
    return " ".join(word.text for word in new) if len(new) >= max(_SEVERAL, _MOST * len(words)) else ""


def _is_aside(part: Part, text: str) -> bool:
    """Whether a part only goes on about what stands before it: ", which is generous"."""
    return bool(_ASIDE.search(text, 0, part.pieces[0].start)) and any(piece.tells for piece in part.pieces)


def _is_role(word: Word) -> bool:
    return word.text == "IT" or (word.folded in ROLES and word.folded not in _ALSO_VERBS)


def _is_named(word: Word, alignment: Alignment) -> bool:
    """Whether anything cited has a role, a form of it, another word or an acronym for it."""
    if any(word.start in known for known in alignment.short):
        return True
    return any(word.stem in parsed.bag.stems or parsed.bag.holds(word) for parsed in alignment.cited)


def _near_and_around(alignment: Alignment) -> str:
    return "\n".join((alignment.near_text, *(unit.text for unit in alignment.around)))
