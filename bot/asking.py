"""Does a message of a thread that does not name the bot ask something? By its form alone, without a model."""

import re

from bot.follow import is_fragment
from bot.identifiers import identifiers
from bot.language import QUESTION_MARKS, language_of, plain
from bot.pointers import POINTERS

_READ = 2000
"""Characters that are read."""

_LONGEST_CONTINUATION = 12
"""Words: "and for part-timers in the second year". More of them tell something."""

_SENTENCE_END = re.compile(r"(?<=[?!.。？！;])\s+|\n+")
_AROUND = " \t\"'“”„«»()*_~"
_STARTS = (
    r"^(?:(?:hi|hello|hey|ok|okay|please|pls|so|and|but|also|then|well|thanks|thank you|sorry|no|yes|hmm?|ah|oh"
    r"|hallo|und|aber|also|bitte|danke|ja|nein|hola|y|pero|por favor|gracias|sí|bonjour|et|mais|merci|oui|s'il te plaît"
    r"|e|mas|ma|por favor|obrigad[oa]|grazie|per favore)\b[\s,!.:–—-]*)*"
)
_SUBJECT = (
    r"(?:i|we|you|they|he|she|it|this|that|these|those|there|the|an?|my|our|your|their|all|any|every|each|some|people)"
)
_ASKING = {
    "en": re.compile(
        rf"""{_STARTS}(?:
            (?!may\si\s(?:add|say)\b)(?:is|are|am|was|were|do|does|did|can|could|may|must|shall|should|will|would|has|have
                |had|isn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't)\s{_SUBJECT}\b(?!.*!$)
            | (?:who(?!\sknows)|whom|whose)\s | why\b(?!\snot,) | what's\b | who's\b | how's\b | where's\b
            | what(?!\s(?:an?|(?:i|we|he|she|they)\s(?:mean|meant|said|think|thought))\s)\b
            | which(?!\s(?:is|was|are|were|means|makes)\b)\b
            | how\s\S+\s\S | how\s(?:so|come|long|much|many|often|far|soon|exactly)\b
            | (?:when|where)\s(?!(?:i|we|you|they|he|she|it)\b)\S
            | any\s(?:idea|chance|update)\b | anything\son\b
            | (?:list|explain|compare|describe|define|summari[sz]e|translate|elaborate|clarify|look\sup|search)\b
            | (?:show|tell|give)\s(?:me|us|an?|the|all|more)\b(?!\stry\b) | find\s(?:out|the|all|an?)\b
            | (?:for|by|to|from|with|in|on|at|since|until|till|per)\s(?:how|what|when|whom?|which|where)\b
            | (?:i\s)?(?:need|want|would\slike)\s(?:to\sknow|the|an?|more|all)\b | i\swonder\b | i'm\swondering\b
            | (?:i\s)?mean[ts]?\b | only\s(?:for|in|about|with|at)\b | just\s(?:for|about)\b | what\sif\b
        )""",
        re.IGNORECASE | re.VERBOSE,
    ),
    "de": re.compile(
        rf"""{_STARTS}(?:
            (?:wer|wem|wen|wessen|was|wann|wo|wohin|woher|wie|wieviele?|warum|wieso|weshalb|welche[rsnm]?|womit|wofür)\b
            | (?:ist|sind|war|gibt|gilt|gelten|hat|haben|habe|kann|können|könnt|könnte|darf|dürfen|muss|müssen|soll
                |sollte|sollen|wird|werden|bekomme|bekommen|brauche|brauchen|kriege|zählt|zählen|kostet|zahlt|reicht)\s
                (?:ich|wir|man|sie|er|es|das|die|der|ein|eine|mein|meine|dafür|dies|diese|alle|jeder)\b
            | (?:zeig|zeige|erklär|erkläre|nenn|nenne|liste|sag|such|suche|vergleich|vergleiche|beschreib|beschreibe)\b
            | (?:ich\s)?mein(?:e|te)\b | nur\s(?:für|in|bei|mit)\b
        )""",
        re.IGNORECASE | re.VERBOSE,
    ),
    "es": re.compile(
        rf"""{_STARTS}¿?(?:
            qué|quién(?:es)?|cuándo|dónde|adónde|cómo|cuánt[oa]s?|cuál(?:es)?|por\squé|para\squé
            |que|quien|cuando\s(?:es|se)|donde|como\s(?:se|puedo|hago)|cuant[oa]s?|cual(?:es)?
            |puedo|puede[ns]?|podemos|podr[íi]a[ns]?|debo|debe[ns]?|hay|es\s(?:posible|necesario|obligatorio|gratis)|tengo\sque
            |necesito|quiero\ssaber|muéstra(?:me)?|dime|explica(?:me)?|explícame|lista|compara|solo\s(?:para|en)|me\srefiero
        )\b""",
        re.IGNORECASE | re.VERBOSE,
    ),
    "fr": re.compile(
        rf"""{_STARTS}(?:
            qui|que|quoi|quand|où|comment|pourquoi|combien|quel(?:le)?s?|lequel|laquelle|est-ce|qu'est-ce
            |puis-je|peux-tu|peut-on|pouvez-vous|pouvons-nous|peux|dois-je|doit-on|faut-il|y\sa-t-il|a-t-on|ai-je|sont-ils|est-il
            |montre[zr]?|explique[zr]?|donne[zr]?|liste[zr]?|compare[zr]?|précise[zr]?|seulement\spour|je\sveux\sdire
        )\b""",
        re.IGNORECASE | re.VERBOSE,
    ),
    "pt": re.compile(
        rf"""{_STARTS}(?:
            que|quem|quando|onde|como|quanto|quanta|quantos|quantas|qual|quais|por\sque|por\squê
            |posso|pode[m]?|podemos|devo|deve[m]?|tenho\sque|há|tem|existe[m]?|preciso|mostra|mostre|explica|explique|diz|diga
            |só\spara|quero\sdizer
        )\b""",
        re.IGNORECASE | re.VERBOSE,
    ),
    "it": re.compile(
        rf"""{_STARTS}(?:
            che|chi|quando|dove|come|quanto|quanta|quanti|quante|quale|quali|perché|cosa
            |posso|può|possiamo|possono|devo|deve|dobbiamo|bisogna|c'è|ci\ssono|mostra|mostrami|spiega|spiegami|dimmi|elenca
            |solo\sper|intendo
        )\b""",
        re.IGNORECASE | re.VERBOSE,
    ),
}
"""How a sentence begins that asks, asks for something or puts a question right, by language."""

_INVERTED = re.compile(r"\b\w+-(?:je|tu|on|ils?|elles?|nous|vous)\b", re.IGNORECASE)
"""French that asks, too short to tell its language: "peux-tu préciser"."""

_POLITE = re.compile(r"\b(?:please|pls|bitte|por favor|s'il (?:te|vous) plaît|per favore)$", re.IGNORECASE)
_REMARKS = frozenset(
    """done merged fixed deployed sorted solved noted agreed correct true exactly indeed awesome nice good great cool
    perfect funny weird strange same here there later soon tomorrow today tonight haha lunch erledigt gemacht fertig
    hecho listo fait fini fatto feito morgen heute hier gut super spannend interessant interesting brilliant lovely
    wonderful excellent amazing well also right wrong back away home""".split()
)
"""What is said alone without asking anything; other short words without a verb name what is asked about."""
_TELLING = frozenset("not no never it that this i we he she they see let can just lo ya je on ich wir ci non c".split())
"""Words with which a few more tell something."""
_NAMED = 4  # letters of a word that names something

_NO_NAME = frozenset(
    """ok okay yes no yeah thanks hi hey hello so and also well great please sorry right hm hmm ja nein bitte also danke
    hola gracias merci bonjour footnote bot""".split()
)
_CALLED = re.compile(
    r"(?:(?:hi|hey|hello|hallo|hola|bonjour)\s)?(?P<name>(?-i:[^\W\d_a-z])[\w'’-]+)(?:\s(?-i:[^\W\d_a-z])[\w'’-]+)?,?\s"
    r"(?:(?:can|could|would|will|have|did|are)\syou|(?:kannst|könntest|hast|bist)\sdu|können\ssie|puedes|podrías"
    r"|peux-tu|pourrais-tu|pouvez-vous|você\spode|podes|puoi|potresti)\b(?!\s(?:please\s)?(?:tell|explain|show|find|look\sup))",
    re.IGNORECASE,
)
"""Somebody who is to do something: "Bob, can you approve it?"."""


def asks_something(text: str) -> bool:
    """
    Say whether a message asks, asks for something, or goes on asking: "and for part-timers", "tell me more".

    What is only told asks nothing ("Carol is away today", "great, booked it"), nor does what somebody is called to do.
    A message in a language without a table here may be a question: it is taken for one.
    """
    text = text[:_READ].strip().replace("’", "'")
    called = _CALLED.match(text)
    if called and called["name"].lower() not in _NO_NAME:
        return False
    sentences = [sentence.strip(_AROUND) for sentence in _SENTENCE_END.split(text)]
    language = language_of(text)
    if language not in _ASKING or identifiers(text) or any(one.endswith(QUESTION_MARKS) for one in sentences):
        return True
    if any(map(_ASKING[language].match, sentences)) or _INVERTED.search(text) or _POLITE.search(sentences[-1]):
        return True
    return _continues(text, language) or _names_something(text)


def _continues(text: str, language: str) -> bool:
    """Say whether a message goes on from what was asked: "and for part-timers", and not "but I think it was 30"."""
    pointers, words = POINTERS.get(language), plain(text)
    if pointers is None or len(words.split()) > _LONGEST_CONTINUATION:
        return False
    goes_on = pointers.openers.search(words) is not None and pointers.verbs.search(words) is None
    return goes_on or pointers.whole.search(words) is not None


def _names_something(text: str) -> bool:
    """Say whether a message only names what is asked about: "other countries", "the Berlin office"."""
    words = plain(text).split()
    named = any(len(word) >= _NAMED and word.isalpha() for word in words)
    if not named or text.endswith(("!", ".")) or words[0] in _TELLING:
        return False
    return is_fragment(text) and _REMARKS.isdisjoint(words)
