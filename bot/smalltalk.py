"""
The phrases that small talk is made of, one table a kind.

A line is one phrase or several: `[a|b]` may stand there, `(a|b)` must, and neither nests.
`thanks [a lot|again]` is "thanks", "thanks a lot" and "thanks again". No line here may also be
something that people ask documents about: "testing", "TA" and "TX" were taken out for that.
"""

import re
from enum import StrEnum
from itertools import product

from bot.language import language_of, plain


class Kind(StrEnum):
    """What a message is to the bot. All but QUESTION get words of the bot's own, without a search."""

    QUESTION = "question"
    GREETING = "greeting"
    THANKS = "thanks"
    BYE = "bye"
    OK = "ok"
    HELP = "help"
    BOT = "bot"
    INSULT = "insult"
    CALLED_WRONG = "called_wrong"
    UNCLEAR = "unclear"


_LINES: dict[Kind, str] = {
    Kind.GREETING: """
        (hi|hii|hey|hello|hiya|howdy|greetings) [there|all|team|everyone|folks|guys|bot|again]
        [good] (morning|afternoon|evening) [all|everyone|team|folks|guys]
        (good day|gday|yo|whats up|wassup|how do you do|nice to meet you|hows it going|how is it going)
        happy (monday|tuesday|wednesday|thursday|friday)
        how are (you|things|u) [doing] [today]
        hallo [zusammen|team]
        guten (morgen|tag|abend)
        (moin|moin moin|servus|gruss gott|gruezi)
        wie gehts [dir|ihnen]
        wie geht es (dir|ihnen)
        hola [a todos|equipo|buenas]
        (buenos dias|buen dia|buenas tardes|buenas noches|buenas|que tal|como estas|como esta)
        bonjour [a tous]
        (bonsoir|salut|coucou|ca va|comment ca va)
        (ola|oi|bom dia|boa tarde|boa noite|tudo bem)
        (ciao|buongiorno|buonasera|salve|come stai|come va)
        (你好|您好|こんにちは|おはよう|おはようございます|안녕|안녕하세요|привет|здравствуйте|добрый день|привіт)
        (مرحبا|السلام عليكم|สวัสดี|สวัสดีครับ|สวัสดีค่ะ|नमस्ते|שלום|γεια)
        """,
    Kind.THANKS: """
        [ok|okay|great|awesome|perfect|cool|nice|sweet|brilliant|ah|oh] (thanks|thank you|thx|ty|cheers) \
[so much|very much|a lot|a bunch|a ton|a million|again|all|everyone|team|guys|folks|man|mate|bot|anyway]
        (thanks|thank you|thx|cheers) [so much|very much|a lot] for (that|this|everything|clarifying|checking)
        (thanks|thank you|thx|cheers) [so much|very much|a lot] for helping [me] [out]
        (thanks|thank you|thx|cheers) [so much|very much|a lot] for (the|your|all your|all the) \
[quick] (help|info|information|answer|reply|response|time|link|clarification)
        (tysm|much appreciated|appreciate it)
        i [really] appreciate (it|that|this|your help)
        (you are|youre) [the best|a lifesaver|awesome|great|amazing|a star]
        that (helps|helped|was helpful|is helpful|worked|works|did it) [a lot|a ton]
        [this is|this was|that was|thats|it was] (very|super|so|really) helpful
        (this is|this was) helpful
        (good bot|you rock|well done|good job|nice work)
        danke [schon|sehr|dir|ihnen|vielmals|fur die hilfe|fur deine hilfe|fur ihre hilfe]
        (vielen|besten|herzlichen|tausend) dank [fur die hilfe|fur deine hilfe|fur ihre hilfe]
        (merci|merci beaucoup|merci bien|merci infiniment) [pour votre aide|pour ton aide|pour laide]
        (je te remercie|je vous remercie)
        [muchas|mil|muchisimas] gracias [por todo|por la ayuda|por tu ayuda]
        te lo agradezco
        [muito] (obrigado|obrigada|valeu) [pela ajuda]
        grazie [mille|tante] [per laiuto]
        (谢谢|謝謝|多谢|ありがとう|ありがとうございます|감사합니다|고마워요|спасибо|большое спасибо|дякую)
        (شكرا|شكرا جزيلا|ขอบคุณ|ขอบคุณครับ|ขอบคุณค่ะ|धन्यवाद|תודה|ευχαριστω)
        """,
    Kind.BYE: """
        (bye|bye bye|goodbye|good bye) [for now|all|everyone]
        (talk to you later|再见|さようなら|пока|до свидания|مع السلامة)
        (good night|later|ttyl|cya|take care)
        see (you|ya|u) [later|soon|tomorrow|around|then]
        have a (good|great|nice|lovely) (day|one|weekend|evening|night)
        (tschuss|tschau|auf wiedersehen|bis dann|bis bald|bis spater|schonen tag|schonen abend|schonen feierabend)
        (adios|hasta luego|hasta manana|hasta pronto|chao)
        (au revoir|a bientot|a demain|bonne journee|bonne soiree)
        (tchau|ate logo|ate amanha)
        (arrivederci|a presto|buona giornata|buona serata)
        """,
    Kind.OK: """
        (ok|okay|okey|k|kk|got it|gotcha|understood|i see|noted|will do|alright|all right|all good|no worries)
        [that] makes sense
        (sounds good|cool|nice|great|awesome|perfect|excellent|amazing|wonderful|sweet|brilliant|lovely)
        (never mind|nevermind|nvm|right|yep|yup|yes|yeah|no|nope|sure|of course|fair enough|good to know)
        (lol|haha|hahaha|wow|oh|ah|aha|hmm|ups|oops|sorry|my bad|done|fixed it|solved)
        [sorry|oops|ups|ah|oh] (wrong channel|wrong chat|wrong thread|wrong room|wrong group|wrong place|wrong window)
        (please ignore|ignore this|ignore that|ignore me|please ignore this|please ignore that)
        (disregard|please disregard|disregard this|disregard that)
        (falscher kanal|falscher chat|mauvais canal|mauvaise conversation|canal equivocado|chat equivocado)
        it works [now]
        (i am|im) (good|done|all set)
        [i] found it
        (no problem|you too|np)
        (thats|that is) (all|it|great|perfect|good) [for now]
        (alles klar|verstanden|super|prima|passt|genau|ja|nein|klar|schon gut|in ordnung)
        (vale|entendido|perfecto|de acuerdo|claro|si)
        (daccord|compris|parfait|entendu|oui|non|ca marche|tres bien)
        (certo|capito|va bene|perfetto)
        (entendi|beleza|perfeito|ta bom)
        """,
    Kind.HELP: """
        [please] help [me] [please]
        i need [some] help
        (can|could) (you|u|anyone|someone) [please] help [me] [out]
        what (can|do) you do [for me|here]
        how can you help [me]
        what are you able to do
        what topics can you answer
        what can (this|the) bot do
        what can i ask [you]
        what (kind|kinds|sort|sorts|type|types) of (questions|things) can (i ask|i ask you|you answer|you do)
        how (do|does|can) (you|this|this bot|this thing) work
        how (do|can) i use (you|this bot)
        how to use (you|this bot)
        [i have a|just a] [quick] question
        (can|may|could) i ask [you] (something|a question|a quick question)
        got a (sec|minute|moment)
        (hilfe|kannst du mir helfen|konnen sie mir helfen)
        (was kannst du|wie funktioniert das|was konnen sie|ich habe eine frage)
        (ayuda|me puedes ayudar|puedes ayudarme|que puedes hacer|que sabes hacer|tengo una pregunta)
        (aide|a laide|peux tu maider|pouvez vous maider|tu peux maider|que peux tu faire|que pouvez vous faire)
        (jai une question|une question)
        (ajuda|pode me ajudar|o que voce pode fazer|o que voce faz|tenho uma pergunta)
        (aiuto|puoi aiutarmi|cosa puoi fare|cosa sai fare|ho una domanda)
        """,
    Kind.BOT: """
        (are you|r u|is this|am i talking to|am i speaking to|am i chatting with) [a|an|the] [real|actual] \
(bot|robot|human|person|ai|machine|chatbot|chatgpt) [or a human|or a bot|or a robot|or a person|or a real person]
        are you (real|there|alive|awake|online|working)
        (who|what) are you
        (whats|what is) your name
        who (made|built|created|wrote|runs) you
        do you (have feelings|sleep|dream|have a name)
        (tell me a joke|tell me about yourself|how old are you|where are you from|you there)
        what is (this bot|your purpose)
        who am i talking to
        [is] anyone (there|here|around|home)
        anybody (there|here|home)
        (test|test test|testing testing|ping)
        bist du (ein bot|ein mensch|ein roboter|eine ki|eine maschine)
        (wer bist du|wie heisst du|hast du einen namen)
        eres (un bot|un robot|un humano|una ia|una persona|una maquina)
        (quien eres|como te llamas)
        (es tu|tes|tu es|etes vous|vous etes) (un bot|un robot|un humain|une ia|une machine)
        (qui es tu|qui etes vous|comment tu tappelles|quel est ton nom)
        voce e (um bot|um robo|um humano|uma ia)
        (quem e voce|qual e o seu nome)
        sei (un bot|un robot|un umano|una ia)
        (chi sei|come ti chiami)
        """,
    Kind.INSULT: """
        (you|you are|youre|u r|ur) [a|an|so|such a|just a|totally|completely|really|fucking|damn] \
(stupid|dumb|useless|worthless|idiotic|terrible|awful|horrible|pathetic|garbage|trash|crap|shit|rubbish|bullshit)
        (you|you are|youre) [a|an|such a|just a|fucking|damn] \
(idiot|moron|liar|joke|failure|waste of time|piece of garbage|piece of junk|piece of crap|piece of shit|piece of trash)
        (stupid|dumb|useless|worthless|terrible|damn|fucking) (bot|robot|idiot|moron|machine|ai|assistant|chatbot)
        [stupid|dumb|useless|worthless|damn|fucking] \
(piece of garbage|piece of junk|piece of crap|piece of shit|piece of trash)
        (this|this bot|the bot|it) is [so|completely|totally|just] (useless|garbage|trash|crap|shit|bullshit|a joke)
        (you|this|this bot) (suck|sucks)
        (fuck you|fuck off|screw you|shut up|go to hell|i hate you|idiot|moron|wtf|bullshit|piss off)
        (du bist|du) [ein|eine|so|total|einfach] (dumm|blod|bloed|nutzlos|idiot|scheisse|mull)
        (dummer bot|bloder bot|scheiss bot|halt die klappe|verpiss dich|leck mich|so ein mist)
        (eres) [un|una|muy] (inutil|estupido|estupida|idiota|tonto|basura|mierda)
        (callate|no sirves para nada|vete a la mierda)
        (tu es|tes|vous etes) [un|vraiment] (nul|nulle|stupide|inutile|idiot|debile)
        (ta gueule|ferme la|va te faire foutre)
        (voce e) [um] (inutil|estupido|idiota|burro|lixo)
        (sei) [un|una] (inutile|stupido|stupida|idiota|scemo)
        """,
}

_LINES[Kind.CALLED_WRONG] = """
    (thats|that is|this is|its|it is|your answer is|the answer is|this answer is|that answer is|that was|this was) \
[just|simply|plain|so|totally|completely|clearly|definitely|still|obviously] \
(wrong|incorrect|false|untrue|inaccurate|nonsense|not right|not correct|not true|the wrong answer|a wrong answer)
    (that|this|it|that answer|this answer|the answer) (isnt|is not|aint) (right|correct|true)
    (thats|that is|this is) not (what i asked|what i asked for|my question|the answer)
    (you are|youre) [just|so|totally|completely|clearly|still] (wrong|mistaken|lying|hallucinating)
    (wrong|incorrect|not true|wrong answer|bad answer|you got it wrong|you got that wrong)
    (das ist|die antwort ist) [einfach|ganz|leider|vollig] (falsch|nicht richtig|nicht wahr|quatsch|unsinn)
    (falsch|das stimmt nicht|stimmt nicht|das stimmt so nicht|die antwort stimmt nicht)
    (eso|esto|la respuesta) (es|esta) (incorrecto|incorrecta|mal|falso|falsa)
    (incorrecto|no es correcto|no es verdad|eso no es correcto|eso no es verdad)
    (cest|cela est|la reponse est) (faux|fausse|incorrect|incorrecte)
    (ce nest pas|cest pas) (vrai|correct|juste)
    (isso|isto|a resposta) (e|esta) (errado|errada|incorreto|incorreta|falso|falsa)
    (isso nao e verdade|nao esta certo|isso nao esta certo)
    (e|questo e|la risposta e) (sbagliato|sbagliata|errato|errata|falso|falsa)
    (non e vero|non e corretto|questo non e vero|questo non e corretto)
    """
"""Only right below a reply of the bot: anywhere else it may be said of what people ask about."""

FILLERS = frozenset(
    (
        *"please pls plz bot team all everyone folks guys man mate".split(),
        *"bitte again so then and just today now though".split(),
        *("por favor", "sil te plait", "sil vous plait", "per favore"),
    )
)
"""What may stand between phrases and says nothing by itself."""

YES = frozenset("yes yep yup yeah sure right correct exactly ja genau si claro oui sim certo".split())
"""A reply to a question of the bot, where it has just asked one."""

_LOOKED_AT = 1000
"""Characters: small talk is short."""

_MARKS: dict[str, frozenset[str]] = {
    language: frozenset(words.split())
    for language, words in {
        "de": """hallo guten moin servus gruss gruezi gehts geht danke dank tschuss wiedersehen bis schonen klar genau
            verstanden prima passt ja nein hilfe kannst konnen bist wer heisst frage bitte
            ordnung dumm nutzlos klappe falsch stimmt quatsch unsinn""",
        "es": """hola buenos buenas buen gracias adios hasta vale entendido perfecto claro si ayuda puedes eres quien
            tengo agradezco estas sabes incorrecto verdad eso""",
        "fr": """bonjour bonsoir salut coucou merci revoir bientot demain bonne daccord compris parfait entendu oui aide
            peux pouvez jai es etes remercie plait cest faux fausse vrai""",
        "pt": """ola oi bom boa obrigado obrigada valeu tchau ate entendi beleza ajuda voce tudo tenho perfeito
            isso errado errada verdade""",
        "it": """ciao buongiorno buonasera salve grazie arrivederci presto capito aiuto puoi sei chi certo ho cosa
            sbagliato sbagliata questo vero""",
    }.items()
}
"""Words of the tables above that tell in which language small talk was made: too little for function words."""

_GROUP = re.compile(r"(\[[^\]]*\]|\([^)]*\))")


def spellings(line: str) -> list[str]:
    """Return every phrase that a table's line stands for."""
    parts: list[list[str]] = []
    for part in _GROUP.split(line):
        choices = part[1:-1].split("|") if part[:1] in ("[", "(") else [part]
        parts.append([*choices, ""] if part.startswith("[") else choices)
    return [" ".join("".join(f" {word} " for word in words).split()) for words in product(*parts)]


def bare(text: str) -> str:
    """Return the words without apostrophes, hyphens or letters held down: "Heyyy, what's up" -> "hey whats up"."""
    words = plain(text).replace("'", "").replace("-", " ")
    return " ".join(re.sub(r"([a-z])\1{2,}", r"\1", words).split())


def small_talk_language(text: str) -> str:
    """Return the language that small talk was made in; "en" where nothing tells."""
    words = set(bare(text[:_LOOKED_AT]).split())
    best = max(_MARKS, key=lambda language: len(words & _MARKS[language]))
    return best if words & _MARKS[best] else language_of(text)


SMALL_TALK: dict[str, Kind] = {
    # ASCII lines are written bare already, as a test holds them to: `bare` is slow for thousands of phrases
    phrase if phrase.isascii() else bare(phrase): kind
    for kind, lines in _LINES.items()
    for line in lines.strip().splitlines()
    for phrase in spellings(line)
    if phrase
}
