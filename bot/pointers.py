r"""
Words that point out of a message and back into its thread, by language.

Every row is one pattern, with what it catches beside it where it does not say so itself. The rows of a
table are alternatives. English is matched with its signs where they matter, the others plain: without accents.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass


def any_of(rows: Iterable[str], before: str = "", after: str = "") -> re.Pattern[str]:
    """Compile the rows as alternatives, in any case, between two patterns that hold for all of them."""
    return re.compile(f"{before}(?:{'|'.join(rows)}){after}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Pointers:
    """
    The signs of one language that a message leans on its thread. All are matched on plain words.

    Attributes:
        openers: A beginning that continues what was said: "and", "what about".
        whole: A message that is nothing but a pointer: "why not", "tell me more".
        pronouns: A word that stands for something of the thread.
        verbs: A sign that even a few words are a sentence and no fragment; rough, as endings are.
    """

    openers: re.Pattern[str]
    whole: re.Pattern[str]
    pronouns: re.Pattern[str]
    verbs: re.Pattern[str]


_INTERJECTION = (
    r"^(?:(?:ok|okay|thanks|thank you|cool|nice|great|hm+|ah|oh|well|alright|hi|hey|sorry|danke|gracias|merci|vale"
    r"|obrigado|obrigada|grazie|bon|gut) )?"
)


def _openers(*rows: str) -> re.Pattern[str]:
    return any_of(rows, _INTERJECTION, r"(?![\w'])")


def _whole(*rows: str) -> re.Pattern[str]:
    return any_of(rows, _INTERJECTION, "$")


def _pronouns(*rows: str) -> re.Pattern[str]:
    return any_of(rows, r"(?<![\w\-'])", r"(?![\w'])")


_ENGLISH = Pointers(
    openers=_openers(
        "and|but|or|also|then|plus|otherwise|instead",
        "so (?:the|they|he|she|it|did|does|is|was|what|how|if|that|this|i|no|not)",
        "(?:is|was|are|were|does|do|did|would|will|can|could|should) (?:that|this|those|these)",
        "(?:so )?(?:what|how) about",
        r"what if(?!(?: \S+){7})",  # a long condition says enough by itself
        "same (?:for|with|question|thing)",
        "(?:anything|what|who|where|something|anyone|how) else",
        "(?:any|some|the) (?:others?|more)",
        "(?:can|could) you (?:elaborate|clarify|expand|explain more|say more|be more|give more|give me more)",
        "(?:can|could) you give (?:me )?(?:an example|examples)",
        "for example|such as|like what|in what way|for how long",
        "which ones?|which of (?:them|these|those)|what exactly (?:is|are) (?:it|that|they|this)",
        "what do you mean|i mean|i meant|sorry i meant|no i",
        "in that case|if (?:so|not|yes|no)|are you sure",
        "is (?:that|it|this) (?:true|right|correct|all|so)",
    ),
    whole=_whole(
        "why(?: not| so| (?:is|was) (?:that|it|this))?",
        "how(?: so| come| long| much| many| often| far| old| big)?",
        "when|where|who|which|really|since when|until when|by whom|from whom|for whom|says who",
        "tell me more(?: please| about (?:it|that|this|them|these|those|him|her))?",
        "more(?: details?| info| information)?(?: about| on)?(?: that| this| it)?",
        "what (?:kinds?|type|exactly)|how exactly|for instance|meaning",
        "(?:please )?(?:explain|elaborate|continue|go on|keep going)(?: more| further| please| that| this| it)*",
        r"(?:where|how|who|what) .*\b(?:read|know|learn|find out|hear) more",
        r"are there (?:any )?(?:more|others)|(?:was|were) there (?:any|an?|other|more)(?: \w+){1,3}",
    ),
    pronouns=_pronouns(
        "it|its|it's|they|them|their|theirs|they're",
        "he|him|his|he's|she|her|hers|she's|himself|herself|itself|themselves",
    ),
    verbs=_pronouns(
        "is|are|was|were|be|am|do|does|did|have|has|had|can|could|will|would|should|shall|may|might|must|'s|'re",
        "what|who|whom|whose|when|where|why|how|which|i|we|you|my",
        "tell|explain|describe|give|show|list|name|find|need|want|get|compare|define|discuss|provide|summarize|write",
        r"help|vs|versus|\w+ing|\w+ed",
    ),
)

_GERMAN = Pointers(
    openers=_openers(
        "und|aber|oder|auch|dann|also|genauer|zum beispiel|ich meinte?|ansonsten|sonst|falls (?:ja|nein|nicht)",
        "(?:was|wie) (?:ist|ware|sieht es|siehts) (?:dann )?(?:mit|bei|aus mit)",
        "was wenn",
        "(?:gilt|geht) (?:das|dies|es) (?:auch|nur|dann)",
        "(?:kannst du|konnen sie) (?:das|mehr|genauer)",
        "welche[rs]?(?= (?:davon|von (?:denen|diesen))|$)",
    ),
    whole=_whole(
        "(?:warum|wieso|weshalb|wann|wo|wer|wie|wie lange|wie viel|wie oft)(?: nicht| das| denn| so)?",
        "(?:gibt es )?(?:noch )?(?:etwas|was|weitere|andere|mehr)(?: dazu| davon| daruber)?",
        "(?:.* )?(?:das|sie|(?<!gibt )es|ihn)(?: dann| auch| noch| jetzt| nochmal| genau)?",
    ),
    pronouns=_pronouns(
        "er|ihm|ihn|ihnen|ihre[rnms]?|deren|dessen|dort|dorthin",
        r"(?<!gibt )(?<!geht )es(?! gibt| einen?| keine?|(?: ist)? (?:moglich|notig|erlaubt|okay|ok)(?!\w))",
        "dafur|dazu|davon|damit|dabei|daran|darauf|daruber|danach|dagegen|darin|daraus|dadurch",
        r"diese[rsnm]?|jene[rsnm]?|(?:der|die|das)selben?|letztere\w*|erstere\w*",
        r"(?:ist|war|gilt|geht|kostet|heisst|macht|bedeutet|passiert|wird|sind) das(?! \w{4,})",
        r"(?:mache|muss|kann|brauche|tue) ich das(?! \w{4,})",
        "(?:ist|war|sind) das (?:gultig|moglich|erlaubt|richtig|verpflichtend|bezahlt|verbindlich)",
    ),
    verbs=_pronouns(
        "wie|was|wer|wo|wann|warum|wieso|welche[rsnm]?|gibt|ist|sind|war|hat|haben|habe|kann|konnen|muss|darf|wird",
        "werden|gilt|brauche|ich|wir",
    ),
)

_SPANISH = Pointers(
    openers=_openers(
        "y|pero|o|tambien|entonces|ademas|por ejemplo|es decir|quiero decir|me refiero|de lo contrario",
        "(?:que|como) (?:pasa|hay|tal|seria) (?:con|si|de|para)",
        r"si(?! .{40})",
        "en ese caso|lo mismo|(?:algo|alguno|que|quien|hay) mas",
        "(?:puedes|puede) (?:explicar|dar|aclarar)(?:me)? (?:mas|eso|un ejemplo)",
    ),
    whole=_whole(
        "(?:por que|cuando|donde|quien|como|cuanto|cuantos|cual|cuales)(?: no)?",
        r".*\bsus? \w+",
        r".*\b(?:est|es)[eao]s?",
    ),
    pronouns=_pronouns(
        "ellos|ellas|ella|ello|eso|esto|aquello|esas|esos|dich[ao]s?|alli|ahi|el (?:mismo|otro|primero|segundo)",
        "l[oa]s? (?:mism|otr|primer|segund|ultim)[ao]s?",
        r"\w{2,}(?:ar|er|ir)l[oae]s?",
        "(?:lo|la|los|las|le|les) (?:puedo|debo|tengo|necesito|hago|pido|solicito|uso|cubre|paga|puede|envio)",
        "(?:lo|la|los|las) (?:encuentro|consigo)",
    ),
    verbs=_pronouns(
        "que|como|cuando|donde|quien|cual|cuales|cuanto|cuantos|cuanta|cuantas|es|son|hay|esta|estan|puedo|puede",
        "debo|tengo|tiene|tenemos|necesito|pido|quiero",
    ),
)

_FRENCH = Pointers(
    openers=_openers(
        "et(?! est)|mais|aussi|alors|donc|puis|si|encore|sinon|pareil|meme chose|par exemple|dans ce cas",
        "c'est-a-dire|je veux dire|autre chose|quoi d'autre|qui d'autre",
        "(?:qu'en est-il|quid|qu'est-ce qui se passe)(?: de| du| des| pour| si)?",
        "(?:peux-tu|pouvez-vous) (?:expliquer|preciser|donner|developper)",
    ),
    whole=_whole("(?:pourquoi|quand|qui|comment|combien|lequel|laquelle|lesquels)(?: pas| ca)?", r".*\bc'est.{0,14}"),
    pronouns=_pronouns(
        "il(?! y a| faut| est (?:possible|necessaire|obligatoire|permis|interdit))",
        "ils|elles?|eux|celui|celle|ceux|celles|cela|ca|ceci|la-bas|y(?! a| a-t-il)|leurs?",
        "l[ae]s? (?:memes?|autres?|premiers?|secondes?|derniers?)",
        "(?:l'|le |la |les )(?:faire|obtenir|demander|utiliser|avoir|trouver|changer|annuler|envoyer)",
    ),
    verbs=_pronouns(
        "qui|que|quoi|quel|quelle|quels|quelles|comment|quand|ou|pourquoi|combien|est|sont|a-t-il|est-ce|puis-je",
        "peut-on|c'est|j'ai|dois-je|faut-il|je|on|peut|faut",
    ),
)

_PORTUGUESE = Pointers(
    openers=_openers(
        "e|mas|ou|tambem|entao|alem disso|por exemplo|ou seja|quero dizer|nesse caso|caso contrario|o mesmo",
        r"(?:o que|como) (?:acontece|fica|seria) (?:com|se|para)",
        r"se(?! .{40})",
        "(?:algo|alguma coisa|quem|o que) mais|(?:pode|voce pode) (?:explicar|dar|esclarecer) (?:mais|isso)",
    ),
    whole=_whole("(?:por que|quando|onde|quem|como|quanto|quantos|qual|quais)(?: nao)?"),
    pronouns=_pronouns(
        "eles?|elas?|dele|dela|deles|delas|isso|isto|aquilo|disso|nisso|la|ali",
        "[oa]s? (?:mesm|outr|primeir|segund|ultim)[ao]s?",
        r"\w{2,}-l?[oa]s?",
    ),
    verbs=_pronouns(
        "que|como|quando|onde|quem|qual|quais|quanto|quantos|e o|e a|sao|ha|esta|estao|posso|pode|devo|tenho|tem",
        "preciso|temos|fica",
    ),
)

_ITALIAN = Pointers(
    openers=_openers(
        "e|ma|o|anche|allora|inoltre|per esempio|cioe|voglio dire|in quel caso|altrimenti|lo stesso",
        r"(?:cosa|come) (?:succede|funziona) (?:con|se|per)",
        r"se(?! .{40})",
        "(?:altro|chi altro|cos'altro|qualcos'altro)|(?:puoi|puo) (?:spiegare|dare|chiarire) (?:meglio|di piu)",
    ),
    whole=_whole("(?:perche|quando|dove|chi|come|quanto|quanti|quale|quali)(?: no)?"),
    pronouns=_pronouns(
        "essi?|essa|esse|loro|egli|lui|lei|cio|questo|quello|quella|quelli|ne",
        "(?:lo|la|il|i|gli|le) (?:stess|altr|prim|second|ultim)[oaei]",
        r"\w{2,}(?:ar|er|ir)l[oaie]",
    ),
    verbs=_pronouns(
        "che|come|quando|dove|chi|qual|quale|quali|quanto|quanti|sono|c'e|ci sono|posso|puo|devo|ho|ha|abbiamo|e il",
        "si trova",
    ),
)

POINTERS: dict[str, Pointers] = {
    "en": _ENGLISH,
    "de": _GERMAN,
    "es": _SPANISH,
    "fr": _FRENCH,
    "pt": _PORTUGUESE,
    "it": _ITALIAN,
}

BEGINNINGS: dict[str, tuple[str, ...]] = {
    "zh": ("那", "还有", "它", "他", "她", "这个", "这些", "为什么", "那么", "另外", "也"),
    "ja": ("それ", "その", "では", "じゃあ", "他に", "ほかに", "なぜ", "また", "そこ"),
    "ko": ("그럼", "그러면", "그건", "그것", "그거", "그리고", "왜", "또"),
    "ru": ("а ", "и ", "но ", "или ", "это ", "они ", "он ", "она ", "почему?", "тогда ", "а если"),
    "uk": ("а ", "і ", "й ", "але ", "або ", "це ", "вони ", "чому?", "тоді "),
    "ar": ("وماذا", "وهل", "ولكن", "لماذا؟", "هل هذا", "و "),
    "th": ("แล้ว", "และ", "มัน", "ทำไม"),
    "hi": ("और ", "लेकिन ", "यह ", "वह ", "क्यों?"),
}
"""Languages without a table above: a message that begins like this leans on its thread."""

SWITCHES = any_of(
    (
        "(?:totally|completely|entirely) (?:different|unrelated|separate)",
        "(?:different|unrelated|separate|new) (?:question|topic|subject)",
        (
            r"(?:different|unrelated|separate|another|new|other) (?:question|topic|thing|one|matter|issue)"
            r"(?: now| here)?\s*[,:.\-–—!]"
        ),
        r"unrelated(?: but)?\s*[,:.\-–—]",
        "(?:on|change of) (?:another|a different|the)? ?(?:topics?|subject|note)",
        "on a (?:completely |totally )?different note",
        "ok(?:ay)?,? new one",
        r"moving on\s*[,:.!\-–—]|let's move on",  # "is the office moving on Friday" goes on
        "(?:switching|changing|let's change|let's switch|to change) (?:gears|the topic|the subject|topics?|subjects?)",
        "something else (?:entirely|completely)",
        "anderes thema|(?:ganz )?andere frage|neue frage|neues thema|themawechsel",
        r"otra (?:pregunta|cosa)\s*[,:.]|cambiando de tema|cambio de tema",
        r"autre (?:question|chose|sujet)\s*[,:.]|rien a voir|chang(?:er|ement) de sujet",
        r"outra (?:pergunta|coisa)\s*[,:.]|mudando de assunto",
        r"un'altra domanda\s*[,:.]|cambiando argomento|cambio argomento",
        "换个话题|換個話題|另一个问题|別の質問|話は変わ|다른 질문|другой вопрос|другая тема|سؤال آخر",
    ),
    r"(?<!\w)",
)
"""The asker says that the topic is new."""
