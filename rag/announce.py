"""What a line that leads in, or heads, says beside announcing what follows: mostly nothing, or the name of it."""

import re

from rag.prove.words.clauses import clauses_of, denies
from rag.prove.words.languages import ENGLISH, language_of
from rag.prove.words.roles import ABOVE, FINITE, PREPOSITIONS, READER, ROLES
from rag.prove.words.words import words_of
from rag.sentences import QUESTION_MARKS

STOPS = " .!?:。！？："
"""What ends a line, and says nothing."""
_ASKS = re.compile(
    r"\W*(?:(?:in|at|for|to|from|with|by|on)\s)?(?:what|which|who|whom|whose|when|where|why|how)\b"
    r"|\W*(?:do|does|did|is|are|was|were|am|can|could|may|might|must|should|shall|will|would|has|have|had)\s.*\?$",
    re.IGNORECASE,
)
_OPENS = re.compile(
    r"^\W*(?:(?:so|in\sshort|in\ssummary|in\sbrief|overall)[,:]\s)?(?:(?:here|below|these|this|those)(?:\s(?:is|are|was|were)|['’]s)"
    r"|(?:use|do|see|follow|read|take|try|note)(?=\s(?:the\sfollowing|these|this|below)|\W*$)"
    r"|(?:the\sfollowing|these|this)\s(?:\w+\s){0,2}?(?:appl(?:y|ies)|holds?|counts?)$"
    r"|according\sto\s(?:the|this|your|our)\s(?:\w+\s)?(?:handbook|guide|policy|page|document|docs),?)\b\s*",
    re.IGNORECASE,
)
"""What announces, and says nothing: "Here are", "The following applies"."""
_ANNOUNCES = re.compile(
    r",?\s*\b(?:as\sfollows|(?:like|as)\s(?:this|these)|in\sthis\s(?:order|way)|on\sthis\sschedule|see\sbelow|below|among\sother\sthings|among\sothers|for\sexample|such\sas|depending\son)\b\s*"
    r"|\b(?:the\sfollowing|these|one\sof\sthe\sfollowing)\b(?:\s(?:things|points|people|days|ways|steps))?\s*"
    r"|\b(?:two|three|four|five|six|seven|eight)\s(?:things|points|ways|steps|options|cases)$",
    re.IGNORECASE,
)
_ANNOUNCES_ABROAD = re.compile(
    r"(?:次|以下|下記)(?:の(?:もの|こと|項目|費用|物品|行為|場合|とおり|通り|[一-龯]{2}(?=[はがを])))?(?:[はがを、]|には?)?"
    r"|\bfolgendes\b|\bwie\sfolgt\b|\bce\squi\ssuit\b|\blo\ssiguiente\b|\ba\scontinuación\b|\bci-dessous\b",
    re.IGNORECASE,
)
_FOR_EACH = re.compile(r"^\W*for\s(?:each|every|any)\s", re.IGNORECASE)
_ENDS = re.compile(r"\s*\b(?:is|are|was|were|be|includes?|including|(?:that\s)?appl(?:y|ies))$", re.IGNORECASE)
_DENIES = re.compile(r"\b(?:not|no|never|without|cannot|none|nobody|nothing|neither|nor|\w+n['’]t)\b", re.IGNORECASE)
_VERBS = re.compile(
    r"""\b(?:gets?|takes?|gives?|receives?|gains?|loses?|keeps?|expires?|applies|apply|allows?|permits?|requires?|refuses?
      |covers|pays|reimburses?|grants?|provides?|includes?|counts|qualif(?:y|ies)|earns?|accrues?|depends?|happens?|stays?
      |remains?|becomes?|goes|go|comes?|sends?|asks?|tells?|lets?|makes?|wants?|wins?|follows|owes?|belongs?|supports
      |offers|works|costs|starts|ends|begins?|doubles|decides?|approves?|forbids?|bans?|exceeds?|knows?|says?|shares)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_COMMANDS = frozenset(
    """give take use send share call book skip ignore tell ask pay buy sign stop start turn put keep leave contact email
    submit inform record enter write bring let make get go wait report claim order install remove delete open close
    please always never simply just mix combine avoid feel don do""".split()
)
"""Words that tell somebody to do something, at the beginning of a line."""
_FOREIGN = re.compile(
    r"\b(?:ist|sind|darf|dürfen|kann|können|muss|müssen|hat|haben|wird|werden|bekomm\w+|erhalt\w+|erhält|nicht|kein\w*|ohne|nie"
    r"|es|son|puede\w*|debe\w*|tienen?|reciben?|sin|nunca|est|sont|peut|peuvent|doit|doivent|ont|reçoi\w+|sans|jamais|pas)\b"
    r"|ます|です|ません|ない",
    re.IGNORECASE,
)
_OPEN = re.compile(
    rf"\b(?:this|these|those|same|following|so|them|it|they|likewise|too)\b"
    rf"|\b(?:{'|'.join(sorted(FINITE | PREPOSITIONS))}|if|when|who|which|are)$|{_VERBS.pattern}$",
    re.IGNORECASE | re.VERBOSE,
)
"""What points to something else, or lacks its end."""

_DEEDS = re.compile(
    r"\b(?:can|may|might|could|must|shall|should|will|would|cannot)\s(?:not\s|also\s)?(\w+)", re.IGNORECASE
)
_PEOPLE = (ROLES - ABOVE - READER - frozenset("team teams group groups management panel".split())) | frozenset(
    """child children kid kids adult adults minor minors parents baby babies infants teenagers women men mother mothers
    father fathers retirees pensioners trainee trainees apprentice apprentices newcomer newcomers joiner joiners leaver
    leavers beginners seniors juniors families""".split()
)
"""Words for those of whom something holds, and not of every reader."""


def states(text: str) -> bool:
    """Whether a frame says something that can be wrong, and does not only name or announce."""
    text = core_of(text)
    if _ASKS.match(text):
        return False
    if language_of(text) not in ("", ENGLISH):
        return bool(_FOREIGN.search(text))
    if _DENIES.search(text) or _VERBS.search(text):
        return True
    said = [word.folded for word in words_of(text, ENGLISH)]
    infinitive = said[:1] == ["to"]
    return not FINITE.isdisjoint(said[2:] if infinitive else said) or (len(said) > 1 and said[0] in _COMMANDS)


def core_of(text: str) -> str:
    """Return what a frame says beside what announces: "The rules are as follows" says "The rules"."""
    asks = text.rstrip().endswith(QUESTION_MARKS)
    text = _FOR_EACH.sub("For a ", text.strip().rstrip(STOPS))
    before = ""
    while text != before:
        before = text
        text = _ENDS.sub("", _ANNOUNCES.sub(" ", _OPENS.sub("", text)).strip(" ,"))
    if not text.isascii() or language_of(text) not in ("", ENGLISH):
        text = _ANNOUNCES_ABROAD.sub("", text).strip(" ,")
    return f"{text}?" if asks and text else text


def announces(text: str) -> bool:
    """Whether a line says that more follows, or lacks its end, so that it is nothing alone."""
    said = text.strip().rstrip(STOPS)
    core = core_of(text).rstrip("?")
    return core != said or leaves_open(core) or language_of(said) not in ("", ENGLISH)


def leaves_open(core: str) -> bool:
    """Whether what a frame says lacks its end, or points to something else: "you get", "the same applies to them"."""
    return bool(_OPEN.search(core))


def is_sentence(claim: str) -> bool:
    """Whether it has a verb, so that it is no fragment that goes on with what leads it in."""
    words = [word.folded for word in words_of(claim, ENGLISH)]
    return not FINITE.isdisjoint(words) or bool(_VERBS.search(claim))


def deeds(core: str) -> list[str]:
    """Return what somebody can, may or must do by a frame: a page that speaks of all else may not speak of that."""
    return _DEEDS.findall(core)


def people_of(core: str) -> list[str]:
    """Return of whom a frame says that what follows holds; whom something is given to is another matter."""
    return [word.text for word in words_of(core.partition(" to ")[0], ENGLISH) if word.folded in _PEOPLE]


def denials_of(core: str) -> list[str]:
    """Return the words of a frame that deny: "not", "never", "optional"."""
    words = words_of(core, ENGLISH)
    implied = (word for clause in clauses_of(core, words, ENGLISH) for word in clause.implied)
    return [*(found.group().lower() for found in _DENIES.finditer(core)), *implied]


def is_denial(text: str) -> bool:
    """Whether a line that leads in denies something of what follows, in any language that is known."""
    return bool(denials_of(core_of(text))) or denies(text, language_of(text) or ENGLISH)
