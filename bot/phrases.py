"""The bot's own sentences, in every language that it speaks: one phrase a block, data alone."""

from enum import StrEnum


class Phrase(StrEnum):
    """Names of the sentences; a deployment's settings use them to put its own in their place."""

    GREETING = "greeting"
    THANKS = "thanks"
    BYE = "bye"
    OK = "ok"
    HELP = "help"
    HELP_COLLECTIONS = "help_collections"
    BOT = "bot"
    INSULT = "insult"
    CALLED_WRONG = "called_wrong"
    NO_MODEL = "no_model"
    UNPROVEN = "unproven"
    NEAREST_WORDS = "nearest_words"
    NOT_SURE = "not_sure"
    UNSURE = "unsure"
    HEDGE_PREFIX = "hedge_prefix"
    HEDGE_SUFFIX = "hedge_suffix"
    NO_EVIDENCE = "no_evidence"
    NOT_ALLOWED = "not_allowed"
    UNAVAILABLE = "unavailable"
    UNCLEAR = "unclear"
    SEARCHED = "searched"
    SEARCHED_NAMELESS = "searched_nameless"
    CLOSEST = "closest"
    OFFICIAL = "official"
    MISSING = "missing"
    SUPERSEDED = "superseded"
    OVERDUE = "overdue"
    UPDATED = "updated"
    SOURCE_CHANGED_ON = "source_changed_on"
    SOURCE_CHANGED = "source_changed"
    SOURCE_GONE = "source_gone"
    CHECK_AGAIN = "check_again"
    DISAGREE = "disagree"
    PAGE_SAYS = "page_says"
    NOT_SAID = "not_said"
    NOT_FOUND = "not_found"
    CUT = "cut"
    READ_AS = "read_as"
    SOURCES = "sources"
    ATTACHMENT = "attachment"
    PARTIAL = "partial"
    QUOTED = "quoted"
    AND = "and"
    ANSWERED_NOW = "answered_now"
    FLAG_RAISED = "flag_raised"
    FLAG_WITHDRAWN = "flag_withdrawn"
    FLAG_BY = "flag_by"
    FLAG_WHY = "flag_why"
    FLAG_CATEGORY = "flag_category"
    MISSED_RETRIEVAL = "missed_retrieval"
    WRONG_PAGE = "wrong_page"
    UNSUPPORTED_CLAIM = "unsupported_claim"
    UNNECESSARY_REFUSAL = "unnecessary_refusal"
    STALE_SOURCE = "stale_source"
    FINE = "fine"
    ASKED = "asked"
    REPLIED = "replied"
    NOT_FOR_ALL = "not_for_all"
    OPEN_REPLY = "open_reply"
    HOME_TITLE = "home_title"
    HOME_ASK = "home_ask"
    HOME_PRIVACY = "home_privacy"
    PROMPT_HELP = "prompt_help"
    PROMPT_EXAMPLE = "prompt_example"
    GOOD_ANSWER = "good_answer"
    BAD_ANSWER = "bad_answer"
    NOT_MEANT = "not_meant"
    ASK_AGAIN = "ask_again"
    ASK_OWNER = "ask_owner"
    OWNER_ASKED = "owner_asked"
    FOR_OWNER = "for_owner"
    AWAIT = "await"
    AWAITING = "awaiting"
    ONLY_MEMBERS = "only_members"
    READING = "reading"
    WRITING = "writing"
    ASK_WHY = "ask_why"
    SAY_WHY = "say_why"
    WHY_TITLE = "why_title"
    WHY_WRONG = "why_wrong"
    WHY_OUTDATED = "why_outdated"
    WHY_WRONG_SOURCE = "why_wrong_source"
    WHY_SHOULD_HAVE_ANSWERED = "why_should_have_answered"
    WHY_OTHER = "why_other"
    WHY_MORE = "why_more"
    SEND = "send"
    CANCEL = "cancel"


PHRASES: dict[Phrase, dict[str, str]] = {
    Phrase.GREETING: {
        "en": "Hello! Ask me a question, and I'll look it up in the documents.",
        "de": "Hallo! Stell mir eine Frage, und ich schlage in den Dokumenten nach.",
        "es": "¡Hola! Hazme una pregunta y la busco en los documentos.",
        "fr": "Bonjour ! Posez-moi une question et je cherche dans les documents.",
        "pt": "Olá! Faça uma pergunta e eu procuro nos documentos.",
        "it": "Ciao! Fammi una domanda e cerco nei documenti.",
    },
    Phrase.THANKS: {
        "en": "You're welcome!",
        "de": "Gern geschehen!",
        "es": "¡De nada!",
        "fr": "Avec plaisir !",
        "pt": "De nada!",
        "it": "Prego!",
    },
    Phrase.BYE: {
        "en": "Goodbye!",
        "de": "Bis bald!",
        "es": "¡Hasta luego!",
        "fr": "Au revoir !",
        "pt": "Até logo!",
        "it": "Arrivederci!",
    },
    Phrase.OK: {
        "en": "All right. Ask me whenever you need something from the documents.",
        "de": "In Ordnung. Frag mich, wann immer du etwas aus den Dokumenten brauchst.",
        "es": "De acuerdo. Pregúntame cuando necesites algo de los documentos.",
        "fr": "D'accord. Posez-moi une question quand vous avez besoin des documents.",
        "pt": "Certo. Pergunte quando precisar de algo dos documentos.",
        "it": "Va bene. Chiedimi quando ti serve qualcosa dai documenti.",
    },
    Phrase.HELP: {
        "en": (
            "I answer questions from your documents, and show the source of every sentence. When the documents "
            "don't answer, I say so. Ask in your own words, for example: How many days of leave do I have?"
            " You can ask follow-up questions in the same thread."
        ),
        "de": (
            "Ich beantworte Fragen aus euren Dokumenten und zeige zu jedem Satz die Quelle. Wenn die Dokumente "
            "nichts dazu sagen, sage ich das. Frag in deinen eigenen Worten, zum Beispiel: Wie viele Urlaubstage "
            "habe ich? Nachfragen kannst du im selben Thread stellen."
        ),
        "es": (
            "Respondo preguntas a partir de vuestros documentos y muestro la fuente de cada frase. Si los documentos "
            "no responden, lo digo. Pregunta con tus propias palabras, por ejemplo: ¿Cuántos días de vacaciones "
            "tengo? Puedes seguir preguntando en el mismo hilo."
        ),
        "fr": (
            "Je réponds aux questions à partir de vos documents et je montre la source de chaque phrase. Si les "
            "documents ne répondent pas, je le dis. Demandez avec vos propres mots, par exemple : Combien de jours "
            "de congé ai-je ? Vous pouvez poursuivre dans le même fil."
        ),
        "pt": (
            "Respondo a perguntas a partir dos documentos e mostro a fonte de cada frase. Quando os documentos não "
            "respondem, eu digo. Pergunte com as suas palavras, por exemplo: Quantos dias de férias eu tenho? "
            "Pode continuar a perguntar na mesma conversa."
        ),
        "it": (
            "Rispondo alle domande dai vostri documenti e mostro la fonte di ogni frase. Se i documenti non "
            "rispondono, lo dico. Chiedi con parole tue, per esempio: Quanti giorni di ferie ho? Puoi continuare "
            "a chiedere nella stessa conversazione."
        ),
    },
    Phrase.HELP_COLLECTIONS: {
        "en": "I look in {collections}.",
        "de": "Ich suche in {collections}.",
        "es": "Busco en {collections}.",
        "fr": "Je cherche dans {collections}.",
        "pt": "Procuro em {collections}.",
        "it": "Cerco in {collections}.",
    },
    Phrase.BOT: {
        "en": "Yes, I'm a bot. I look things up in the documents and show where every sentence comes from.",
        "de": "Ja, ich bin ein Bot. Ich schlage in den Dokumenten nach und zeige, woher jeder Satz stammt.",
        "es": "Sí, soy un bot. Busco en los documentos y muestro de dónde viene cada frase.",
        "fr": "Oui, je suis un bot. Je cherche dans les documents et je montre d'où vient chaque phrase.",
        "pt": "Sim, sou um bot. Procuro nos documentos e mostro de onde vem cada frase.",
        "it": "Sì, sono un bot. Cerco nei documenti e mostro da dove viene ogni frase.",
    },
    Phrase.INSULT: {
        "en": "I'm only good for looking things up. Ask me a question, and I'll search the documents.",
        "de": "Ich kann nur nachschlagen. Stell mir eine Frage, und ich suche in den Dokumenten.",
        "es": "Solo sirvo para buscar. Hazme una pregunta y la busco en los documentos.",
        "fr": "Je ne sais que chercher. Posez-moi une question et je cherche dans les documents.",
        "pt": "Só sei procurar. Faça uma pergunta e eu procuro nos documentos.",
        "it": "So solo cercare. Fammi una domanda e cerco nei documenti.",
    },
    Phrase.CALLED_WRONG: {
        "en": "Then please flag the reply with 👎: whoever looks after the documents is told, and can mend it.",
        "de": "Dann markiere die Antwort bitte mit 👎: Wer sich um die Dokumente kümmert, erfährt davon.",
        "es": "Entonces marca la respuesta con 👎: quien cuida los documentos se entera y puede corregirlo.",
        "fr": "Alors signalez la réponse avec 👎 : qui s'occupe des documents en est informé et peut corriger.",
        "pt": "Então marque a resposta com 👎: quem cuida dos documentos fica a saber e pode corrigir.",
        "it": "Allora segnala la risposta con 👎: chi cura i documenti lo viene a sapere e può correggere.",
    },
    Phrase.NO_MODEL: {
        "en": "No model's answer is at hand: these are the closest sentences of the documents.",
        "de": "Es liegt keine Antwort eines Modells vor: Das sind die nächsten Sätze aus den Dokumenten.",
        "es": "No hay respuesta de un modelo: estas son las frases más cercanas de los documentos.",
        "fr": "Il n'y a pas de réponse d'un modèle : voici les phrases les plus proches des documents.",
        "pt": "Não há resposta de um modelo: estas são as frases mais próximas dos documentos.",
        "it": "Non c'è una risposta di un modello: queste sono le frasi più vicine dei documenti.",
    },
    Phrase.UNPROVEN: {
        "en": "The model's answer could not be proven: these are the closest sentences of the documents.",
        "de": "Die Antwort des Modells war nicht zu belegen: Das sind die nächsten Sätze aus den Dokumenten.",
        "es": "La respuesta del modelo no se pudo comprobar: estas son las frases más cercanas de los documentos.",
        "fr": "La réponse du modèle n'a pas pu être prouvée : voici les phrases les plus proches des documents.",
        "pt": "A resposta do modelo não pôde ser comprovada: estas são as frases mais próximas dos documentos.",
        "it": "La risposta del modello non si è potuta provare: queste sono le frasi più vicine dei documenti.",
    },
    Phrase.NEAREST_WORDS: {
        "en": "Closest sentences of the documents:",
        "de": "Die nächsten Sätze aus den Dokumenten:",
        "es": "Las frases más cercanas de los documentos:",
        "fr": "Les phrases les plus proches des documents :",
        "pt": "As frases mais próximas dos documentos:",
        "it": "Le frasi più vicine dei documenti:",
    },
    Phrase.NOT_SURE: {
        "en": "Not sure.",
        "de": "Nicht sicher.",
        "es": "Sin certeza.",
        "fr": "Pas certain.",
        "pt": "Sem certeza.",
        "it": "Non è certo.",
    },
    Phrase.UNSURE: {
        "en": "Unsure: the documents may not answer this.",
        "de": "Unsicher: Die Dokumente beantworten das vielleicht nicht.",
        "es": "Dudoso: puede que los documentos no respondan a esto.",
        "fr": "Incertain : les documents ne répondent peut-être pas à cela.",
        "pt": "Incerto: os documentos talvez não respondam a isto.",
        "it": "Incerto: i documenti forse non rispondono a questo.",
    },
    Phrase.HEDGE_PREFIX: {
        "en": "Based on limited information available - ",
        "de": "Auf Grundlage begrenzter Informationen - ",
        "es": "Según la información limitada disponible - ",
        "fr": "D'après les informations limitées disponibles - ",
        "pt": "Com base em informações limitadas - ",
        "it": "In base a informazioni limitate - ",
    },
    Phrase.HEDGE_SUFFIX: {
        "en": "For authoritative details, please verify at {url}.",
        "de": "Verbindliche Angaben bitte hier prüfen: {url}.",
        "es": "Para datos oficiales, compruébalo en {url}.",
        "fr": "Pour une information officielle, vérifiez sur {url}.",
        "pt": "Para informações oficiais, verifique em {url}.",
        "it": "Per informazioni ufficiali, verifica su {url}.",
    },
    Phrase.NO_EVIDENCE: {
        "en": "I don't have verified information about that.",
        "de": "Dazu habe ich keine geprüften Informationen.",
        "es": "No tengo información verificada sobre eso.",
        "fr": "Je n'ai pas d'information vérifiée à ce sujet.",
        "pt": "Não tenho informações verificadas sobre isso.",
        "it": "Non ho informazioni verificate al riguardo.",
    },
    Phrase.NOT_ALLOWED: {
        "en": "I only answer questions from the documents, so I left that request aside. Please ask it another way.",
        "de": "Ich beantworte nur Fragen aus den Dokumenten und lasse diese Bitte deshalb aus. Frag bitte anders.",
        "es": "Solo respondo preguntas sobre los documentos; esa petición la dejo a un lado. Pregunta de otra forma.",
        "fr": "Je réponds seulement à partir des documents ; je laisse donc cette demande de côté. Reformulez-la.",
        "pt": "Só respondo a perguntas sobre os documentos e deixei esse pedido de lado. Pergunte de outra forma.",
        "it": "Rispondo solo a domande dai documenti e lascio da parte questa richiesta. Chiedi in un altro modo.",
    },
    Phrase.UNAVAILABLE: {
        "en": "I can't reach the documents right now. Please ask again in a few minutes.",
        "de": "Ich kann die Dokumente gerade nicht erreichen. Bitte frag in ein paar Minuten noch einmal.",
        "es": "Ahora mismo no puedo acceder a los documentos. Vuelve a preguntar en unos minutos.",
        "fr": "Je n'arrive pas à accéder aux documents pour le moment. Redemandez dans quelques minutes.",
        "pt": "Não consigo aceder aos documentos neste momento. Pergunte novamente daqui a alguns minutos.",
        "it": "In questo momento non riesco a raggiungere i documenti. Riprova tra qualche minuto.",
    },
    Phrase.UNCLEAR: {
        "en": "I'm not sure what you mean. Please ask with a few more words about the topic.",
        "de": "Ich bin nicht sicher, was du meinst. Bitte frag mit ein paar Worten mehr zum Thema.",
        "es": "No estoy seguro de qué quieres decir. Pregunta con algunas palabras más sobre el tema.",
        "fr": "Je ne suis pas sûr de comprendre. Demandez avec quelques mots de plus sur le sujet.",
        "pt": "Não tenho a certeza do que quer dizer. Pergunte com mais algumas palavras sobre o tema.",
        "it": "Non sono sicuro di aver capito. Chiedi con qualche parola in più sull'argomento.",
    },
    Phrase.SEARCHED: {
        "en": "I looked in {collections} for {question}.",
        "de": "Ich habe in {collections} nach {question} gesucht.",
        "es": "Busqué {question} en {collections}.",
        "fr": "J'ai cherché {question} dans {collections}.",
        "pt": "Procurei {question} em {collections}.",
        "it": "Ho cercato {question} in {collections}.",
    },
    Phrase.SEARCHED_NAMELESS: {
        "en": "I looked for {question}.",
        "de": "Ich habe nach {question} gesucht.",
        "es": "Busqué {question}.",
        "fr": "J'ai cherché {question}.",
        "pt": "Procurei {question}.",
        "it": "Ho cercato {question}.",
    },
    Phrase.CLOSEST: {
        "en": "Closest pages: {titles}.",
        "de": "Nächste Seiten: {titles}.",
        "es": "Páginas más cercanas: {titles}.",
        "fr": "Pages les plus proches : {titles}.",
        "pt": "Páginas mais próximas: {titles}.",
        "it": "Pagine più vicine: {titles}.",
    },
    Phrase.OFFICIAL: {
        "en": "Official source: {url}",
        "de": "Offizielle Quelle: {url}",
        "es": "Fuente oficial: {url}",
        "fr": "Source officielle : {url}",
        "pt": "Fonte oficial: {url}",
        "it": "Fonte ufficiale: {url}",
    },
    Phrase.MISSING: {
        "en": "None of the pages that come closest mentions {words}.",
        "de": "Keine der Seiten, die am nächsten kommen, erwähnt {words}.",
        "es": "Ninguna de las páginas más cercanas menciona {words}.",
        "fr": "Aucune des pages les plus proches ne mentionne {words}.",
        "pt": "Nenhuma das páginas mais próximas menciona {words}.",
        "it": "Nessuna delle pagine più vicine menziona {words}.",
    },
    Phrase.SUPERSEDED: {
        "en": "replaced by {title}",
        "de": "ersetzt durch {title}",
        "es": "sustituido por {title}",
        "fr": "remplacé par {title}",
        "pt": "substituído por {title}",
        "it": "sostituito da {title}",
    },
    Phrase.OVERDUE: {
        "en": "review was due on {date}",
        "de": "Überprüfung war fällig am {date}",
        "es": "la revisión vencía el {date}",
        "fr": "révision prévue pour le {date}",
        "pt": "a revisão era devida em {date}",
        "it": "la revisione era prevista per il {date}",
    },
    Phrase.UPDATED: {
        "en": "updated {date}",
        "de": "Stand {date}",
        "es": "actualizado el {date}",
        "fr": "mis à jour le {date}",
        "pt": "atualizado em {date}",
        "it": "aggiornato il {date}",
    },
    Phrase.SOURCE_CHANGED_ON: {
        "en": "Source [{number}] changed on {date}: this may be out of date.",
        "de": "Quelle [{number}] wurde am {date} geändert: Das hier ist vielleicht veraltet.",
        "es": "La fuente [{number}] cambió el {date}: puede que esto ya no esté al día.",
        "fr": "La source [{number}] a changé le {date} : ceci n'est peut-être plus à jour.",
        "pt": "A fonte [{number}] mudou em {date}: isto pode estar desatualizado.",
        "it": "La fonte [{number}] è cambiata il {date}: questo potrebbe non essere più aggiornato.",
    },
    Phrase.SOURCE_CHANGED: {
        "en": "Source [{number}] has changed: this may be out of date.",
        "de": "Quelle [{number}] wurde geändert: Das hier ist vielleicht veraltet.",
        "es": "La fuente [{number}] ha cambiado: puede que esto ya no esté al día.",
        "fr": "La source [{number}] a changé : ceci n'est peut-être plus à jour.",
        "pt": "A fonte [{number}] mudou: isto pode estar desatualizado.",
        "it": "La fonte [{number}] è cambiata: questo potrebbe non essere più aggiornato.",
    },
    Phrase.SOURCE_GONE: {
        "en": "Source [{number}] is no longer there: this may be out of date.",
        "de": "Quelle [{number}] gibt es nicht mehr: Das hier ist vielleicht veraltet.",
        "es": "La fuente [{number}] ya no está: puede que esto ya no esté al día.",
        "fr": "La source [{number}] n'existe plus : ceci n'est peut-être plus à jour.",
        "pt": "A fonte [{number}] já não existe: isto pode estar desatualizado.",
        "it": "La fonte [{number}] non c'è più: questo potrebbe non essere più aggiornato.",
    },
    Phrase.CHECK_AGAIN: {
        "en": "Check again",
        "de": "Noch einmal prüfen",
        "es": "Volver a comprobar",
        "fr": "Vérifier à nouveau",
        "pt": "Verificar de novo",
        "it": "Controlla di nuovo",
    },
    Phrase.DISAGREE: {
        "en": "These pages disagree: compare their dates and owners.",
        "de": "Diese Seiten widersprechen sich: Vergleiche Stand und Verantwortliche.",
        "es": "Estas páginas se contradicen: compara sus fechas y responsables.",
        "fr": "Ces pages se contredisent : comparez leurs dates et leurs responsables.",
        "pt": "Estas páginas contradizem-se: compare as datas e os responsáveis.",
        "it": "Queste pagine si contraddicono: confronta date e responsabili.",
    },
    Phrase.PAGE_SAYS: {
        "en": "The page says: {text}",
        "de": "Auf der Seite steht: {text}",
        "es": "La página dice: {text}",
        "fr": "La page dit : {text}",
        "pt": "A página diz: {text}",
        "it": "La pagina dice: {text}",
    },
    Phrase.NOT_SAID: {
        "en": "The pages do not say: {words}.",
        "de": "Die Seiten sagen nichts zu: {words}.",
        "es": "Las páginas no dicen: {words}.",
        "fr": "Les pages ne disent rien sur : {words}.",
        "pt": "As páginas não dizem: {words}.",
        "it": "Le pagine non dicono: {words}.",
    },
    Phrase.NOT_FOUND: {
        "en": "No sentence was found for: {words}.",
        "de": "Kein Satz wurde gefunden zu: {words}.",
        "es": "No se encontró ninguna frase sobre: {words}.",
        "fr": "Aucune phrase n'a été trouvée pour : {words}.",
        "pt": "Não foi encontrada nenhuma frase sobre: {words}.",
        "it": "Nessuna frase trovata per: {words}.",
    },
    Phrase.CUT: {
        "en": "The answer was cut off here: there may be more on the pages.",
        "de": "Die Antwort bricht hier ab: Auf den Seiten steht vielleicht mehr.",
        "es": "La respuesta se cortó aquí: puede haber más en las páginas.",
        "fr": "La réponse s'interrompt ici : les pages en disent peut-être plus.",
        "pt": "A resposta foi cortada aqui: pode haver mais nas páginas.",
        "it": "La risposta si interrompe qui: le pagine potrebbero dire di più.",
    },
    Phrase.READ_AS: {
        "en": "Read as: {question}",
        "de": "Verstanden als: {question}",
        "es": "Entendido como: {question}",
        "fr": "Compris comme : {question}",
        "pt": "Entendido como: {question}",
        "it": "Inteso come: {question}",
    },
    Phrase.SOURCES: {
        "en": "Sources",
        "de": "Quellen",
        "es": "Fuentes",
        "fr": "Sources",
        "pt": "Fontes",
        "it": "Fonti",
    },
    Phrase.ATTACHMENT: {
        "en": "I did not read the attachment.",
        "de": "Den Anhang habe ich nicht gelesen.",
        "es": "No he leído el archivo adjunto.",
        "fr": "Je n'ai pas lu la pièce jointe.",
        "pt": "Não li o anexo.",
        "it": "Non ho letto l'allegato.",
    },
    Phrase.PARTIAL: {
        "en": "I could only read the newest messages of this thread.",
        "de": "Ich konnte nur die neuesten Nachrichten dieses Threads lesen.",
        "es": "Solo pude leer los mensajes más recientes de este hilo.",
        "fr": "Je n'ai pu lire que les derniers messages de ce fil.",
        "pt": "Só consegui ler as mensagens mais recentes desta conversa.",
        "it": "Ho potuto leggere solo i messaggi più recenti di questa conversazione.",
    },
    Phrase.QUOTED: {
        "en": "“{text}”",
        "de": "„{text}“",
        "es": "«{text}»",
        "fr": "« {text} »",
        "pt": "“{text}”",
        "it": "«{text}»",
    },
    Phrase.AND: {
        "en": "and",
        "de": "und",
        "es": "y",
        "fr": "et",
        "pt": "e",
        "it": "e",
    },
    Phrase.GOOD_ANSWER: {
        "en": "Good answer",
        "de": "Gute Antwort",
        "es": "Buena respuesta",
        "fr": "Bonne réponse",
        "pt": "Boa resposta",
        "it": "Buona risposta",
    },
    Phrase.BAD_ANSWER: {
        "en": "Bad answer",
        "de": "Schlechte Antwort",
        "es": "Mala respuesta",
        "fr": "Mauvaise réponse",
        "pt": "Má resposta",
        "it": "Cattiva risposta",
    },
    Phrase.NOT_MEANT: {
        "en": "Not what I meant",
        "de": "Nicht so gemeint",
        "es": "No quise decir eso",
        "fr": "Ce n'est pas ma question",
        "pt": "Não foi isso",
        "it": "Non intendevo questo",
    },
    Phrase.ASK_AGAIN: {
        "en": "Sorry. Please ask again in one full sentence: I will read it as it stands.",
        "de": "Entschuldigung. Bitte frag noch einmal in einem ganzen Satz: Ich lese ihn, wie er dasteht.",
        "es": "Lo siento. Pregunta otra vez con una frase completa: la leeré tal como está.",
        "fr": "Désolé. Redemandez avec une phrase complète : je la lirai telle quelle.",
        "pt": "Desculpe. Pergunte de novo com uma frase completa: vou lê-la tal como está.",
        "it": "Scusa. Chiedi di nuovo con una frase completa: la leggerò così com'è.",
    },
    Phrase.ASK_OWNER: {
        "en": "Ask the owner",
        "de": "Verantwortliche fragen",
        "es": "Preguntar al responsable",
        "fr": "Demander au responsable",
        "pt": "Perguntar ao responsável",
        "it": "Chiedi al responsabile",
    },
    Phrase.OWNER_ASKED: {
        "en": "I have asked the owner of these documents.",
        "de": "Ich habe bei den Verantwortlichen nachgefragt.",
        "es": "He preguntado al responsable de estos documentos.",
        "fr": "J'ai demandé au responsable de ces documents.",
        "pt": "Perguntei ao responsável por estes documentos.",
        "it": "Ho chiesto al responsabile di questi documenti.",
    },
    Phrase.FOR_OWNER: {
        "en": "Somebody asked this, and the documents do not answer it:",
        "de": "Das wurde gefragt, und die Dokumente beantworten es nicht:",
        "es": "Alguien ha preguntado esto y los documentos no lo responden:",
        "fr": "On a demandé ceci, et les documents n'y répondent pas :",
        "pt": "Alguém perguntou isto e os documentos não respondem:",
        "it": "Qualcuno ha chiesto questo e i documenti non rispondono:",
    },
    Phrase.AWAIT: {
        "en": "Tell me when this is answered",
        "de": "Sag mir, wenn es eine Antwort gibt",
        "es": "Avísame cuando haya respuesta",
        "fr": "Prévenez-moi quand il y a une réponse",
        "pt": "Avise-me quando houver resposta",
        "it": "Avvisami quando c'è una risposta",
    },
    Phrase.AWAITING: {
        "en": "I will tell you here as soon as the documents answer this.",
        "de": "Ich melde mich hier, sobald die Dokumente das beantworten.",
        "es": "Te avisaré aquí en cuanto los documentos lo respondan.",
        "fr": "Je vous préviens ici dès que les documents y répondent.",
        "pt": "Aviso aqui assim que os documentos responderem.",
        "it": "Ti avviso qui appena i documenti rispondono.",
    },
    Phrase.ONLY_MEMBERS: {
        "en": "Only members of this workspace can use these buttons.",
        "de": "Nur Mitglieder dieses Workspace können diese Knöpfe benutzen.",
        "es": "Solo los miembros de este espacio de trabajo pueden usar estos botones.",
        "fr": "Seuls les membres de cet espace de travail peuvent utiliser ces boutons.",
        "pt": "Só os membros deste espaço de trabalho podem usar estes botões.",
        "it": "Solo i membri di questo workspace possono usare questi pulsanti.",
    },
    Phrase.READING: {
        "en": "is reading the documents…",
        "de": "liest in den Dokumenten…",
        "es": "está leyendo los documentos…",
        "fr": "lit les documents…",
        "pt": "está a ler os documentos…",
        "it": "sta leggendo i documenti…",
    },
    Phrase.WRITING: {
        "en": "is writing an answer and checking every sentence…",
        "de": "schreibt eine Antwort und prüft jeden Satz…",
        "es": "está escribiendo una respuesta y comprobando cada frase…",
        "fr": "rédige une réponse et vérifie chaque phrase…",
        "pt": "está a escrever uma resposta e a verificar cada frase…",
        "it": "sta scrivendo una risposta e verificando ogni frase…",
    },
    Phrase.ASK_WHY: {
        "en": "Thank you, I have passed that on. What is wrong with this answer?",
        "de": "Danke, ich habe es weitergegeben. Was stimmt an dieser Antwort nicht?",
        "es": "Gracias, lo he comunicado. ¿Qué falla en esta respuesta?",
        "fr": "Merci, c'est transmis. Qu'est-ce qui ne va pas dans cette réponse ?",
        "pt": "Obrigado, já comuniquei. O que há de errado nesta resposta?",
        "it": "Grazie, l'ho segnalato. Che cosa non va in questa risposta?",
    },
    Phrase.SAY_WHY: {
        "en": "Say why",
        "de": "Sagen, warum",
        "es": "Decir por qué",
        "fr": "Dire pourquoi",
        "pt": "Dizer porquê",
        "it": "Di' perché",
    },
    Phrase.WHY_TITLE: {
        "en": "What is wrong?",
        "de": "Was stimmt nicht?",
        "es": "¿Qué falla?",
        "fr": "Qu'est-ce qui ne va pas ?",
        "pt": "O que está errado?",
        "it": "Che cosa non va?",
    },
    Phrase.WHY_WRONG: {
        "en": "It is wrong",
        "de": "Sie ist falsch",
        "es": "Es incorrecta",
        "fr": "Elle est fausse",
        "pt": "Está errada",
        "it": "È sbagliata",
    },
    Phrase.WHY_OUTDATED: {
        "en": "It is out of date",
        "de": "Sie ist veraltet",
        "es": "Está desactualizada",
        "fr": "Elle est périmée",
        "pt": "Está desatualizada",
        "it": "Non è aggiornata",
    },
    Phrase.WHY_WRONG_SOURCE: {
        "en": "It cites the wrong page",
        "de": "Sie nennt die falsche Seite",
        "es": "Cita la página equivocada",
        "fr": "Elle cite la mauvaise page",
        "pt": "Cita a página errada",
        "it": "Cita la pagina sbagliata",
    },
    Phrase.WHY_SHOULD_HAVE_ANSWERED: {
        "en": "It should have answered",
        "de": "Es hätte eine Antwort gegeben",
        "es": "Debería haber respondido",
        "fr": "Il aurait dû répondre",
        "pt": "Devia ter respondido",
        "it": "Avrebbe dovuto rispondere",
    },
    Phrase.WHY_OTHER: {
        "en": "Something else",
        "de": "Etwas anderes",
        "es": "Otra cosa",
        "fr": "Autre chose",
        "pt": "Outra coisa",
        "it": "Altro",
    },
    Phrase.WHY_MORE: {
        "en": "What would be right? (optional)",
        "de": "Was wäre richtig? (freiwillig)",
        "es": "¿Qué sería lo correcto? (opcional)",
        "fr": "Quelle serait la bonne réponse ? (facultatif)",
        "pt": "O que seria certo? (opcional)",
        "it": "Quale sarebbe quella giusta? (facoltativo)",
    },
    Phrase.SEND: {
        "en": "Send",
        "de": "Senden",
        "es": "Enviar",
        "fr": "Envoyer",
        "pt": "Enviar",
        "it": "Invia",
    },
    Phrase.CANCEL: {
        "en": "Cancel",
        "de": "Abbrechen",
        "es": "Cancelar",
        "fr": "Annuler",
        "pt": "Cancelar",
        "it": "Annulla",
    },
    Phrase.FLAG_RAISED: {
        "en": "A reply was flagged",
        "de": "Eine Antwort wurde gemeldet",
        "es": "Se ha señalado una respuesta",
        "fr": "Une réponse a été signalée",
        "pt": "Uma resposta foi assinalada",
        "it": "Una risposta è stata segnalata",
    },
    Phrase.FLAG_WITHDRAWN: {
        "en": "This flag was taken back",
        "de": "Die Meldung wurde zurückgenommen",
        "es": "Se ha retirado el aviso",
        "fr": "Le signalement a été retiré",
        "pt": "O aviso foi retirado",
        "it": "La segnalazione è stata ritirata",
    },
    Phrase.FLAG_BY: {
        "en": "By",
        "de": "Von",
        "es": "De",
        "fr": "Par",
        "pt": "De",
        "it": "Da",
    },
    Phrase.FLAG_WHY: {
        "en": "Why",
        "de": "Warum",
        "es": "Por qué",
        "fr": "Pourquoi",
        "pt": "Porquê",
        "it": "Perché",
    },
    Phrase.FLAG_CATEGORY: {
        "en": "What went wrong",
        "de": "Was schiefging",
        "es": "Qué ha fallado",
        "fr": "Ce qui a manqué",
        "pt": "O que falhou",
        "it": "Che cosa è andato storto",
    },
    Phrase.MISSED_RETRIEVAL: {
        "en": "the page was not found",
        "de": "die Seite wurde nicht gefunden",
        "es": "no se encontró la página",
        "fr": "la page n'a pas été trouvée",
        "pt": "a página não foi encontrada",
        "it": "la pagina non è stata trovata",
    },
    Phrase.WRONG_PAGE: {
        "en": "answered from the wrong page",
        "de": "aus der falschen Seite beantwortet",
        "es": "respondido desde la página equivocada",
        "fr": "répondu d'après la mauvaise page",
        "pt": "respondido a partir da página errada",
        "it": "risposto dalla pagina sbagliata",
    },
    Phrase.UNSUPPORTED_CLAIM: {
        "en": "a sentence that its page does not bear out",
        "de": "ein Satz, den seine Seite nicht hergibt",
        "es": "una frase que su página no respalda",
        "fr": "une phrase que sa page ne confirme pas",
        "pt": "uma frase que a sua página não confirma",
        "it": "una frase che la sua pagina non conferma",
    },
    Phrase.UNNECESSARY_REFUSAL: {
        "en": "refused with a page in hand",
        "de": "abgelehnt, obwohl eine Seite da war",
        "es": "rechazado con una página a mano",
        "fr": "refusé alors qu'une page était là",
        "pt": "recusado com uma página à mão",
        "it": "rifiutato con una pagina a disposizione",
    },
    Phrase.STALE_SOURCE: {
        "en": "the page is out of date",
        "de": "die Seite ist veraltet",
        "es": "la página está desactualizada",
        "fr": "la page est périmée",
        "pt": "a página está desatualizada",
        "it": "la pagina non è aggiornata",
    },
    Phrase.FINE: {
        "en": "the reply is right",
        "de": "die Antwort stimmt",
        "es": "la respuesta es correcta",
        "fr": "la réponse est juste",
        "pt": "a resposta está certa",
        "it": "la risposta è giusta",
    },
    Phrase.ASKED: {
        "en": "Asked",
        "de": "Gefragt",
        "es": "Pregunta",
        "fr": "Question",
        "pt": "Pergunta",
        "it": "Domanda",
    },
    Phrase.REPLIED: {
        "en": "Replied",
        "de": "Geantwortet",
        "es": "Respuesta",
        "fr": "Réponse",
        "pt": "Resposta",
        "it": "Risposta",
    },
    Phrase.NOT_FOR_ALL: {
        "en": "Question and reply are left out here: not everybody who reads this channel may read them.",
        "de": "Frage und Antwort stehen hier nicht: Nicht alle, die diesen Kanal lesen, dürfen sie lesen.",
        "es": "La pregunta y la respuesta no se muestran aquí: no todos los que leen este canal pueden leerlas.",
        "fr": "La question et la réponse ne figurent pas ici : tous les lecteurs de ce canal n'y ont pas accès.",
        "pt": "A pergunta e a resposta não aparecem aqui: nem todos os que leem este canal as podem ler.",
        "it": "Domanda e risposta non compaiono qui: non tutti quelli che leggono questo canale possono leggerle.",
    },
    Phrase.OPEN_REPLY: {
        "en": "Open the reply",
        "de": "Antwort öffnen",
        "es": "Abrir la respuesta",
        "fr": "Ouvrir la réponse",
        "pt": "Abrir a resposta",
        "it": "Apri la risposta",
    },
    Phrase.HOME_TITLE: {
        "en": "Answers from your documents",
        "de": "Antworten aus euren Dokumenten",
        "es": "Respuestas de vuestros documentos",
        "fr": "Des réponses tirées de vos documents",
        "pt": "Respostas dos vossos documentos",
        "it": "Risposte dai vostri documenti",
    },
    Phrase.HOME_ASK: {
        "en": (
            "Write to me here, or mention me in a channel that I am in. If an answer is bad, press the thumb"
            " down below it: the people who look after the documents are told."
        ),
        "de": (
            "Schreib mir hier, oder erwähne mich in einem Kanal, in dem ich bin. Ist eine Antwort schlecht, "
            "drück den Daumen nach unten darunter: Wer die Dokumente pflegt, erfährt davon."
        ),
        "es": (
            "Escríbeme aquí o mencióname en un canal en el que esté. Si una respuesta es mala, pulsa el "
            "pulgar hacia abajo: se avisa a quienes cuidan de los documentos."
        ),
        "fr": (
            "Écrivez-moi ici, ou mentionnez-moi dans un canal où je suis. Si une réponse est mauvaise, "
            "appuyez sur le pouce vers le bas : ceux qui tiennent les documents sont prévenus."
        ),
        "pt": (
            "Escreva-me aqui ou mencione-me num canal onde estou. Se uma resposta for má, carregue no "
            "polegar para baixo: quem cuida dos documentos é avisado."
        ),
        "it": (
            "Scrivimi qui o menzionami in un canale in cui sono. Se una risposta è cattiva, premi il pollice"
            " in giù: chi cura i documenti viene avvisato."
        ),
    },
    Phrase.HOME_PRIVACY: {
        "en": (
            "What you ask me, and what I reply, is kept for a while so that bad answers can be understood "
            "and corrected. I show only what everybody in a channel, or you in a direct message, may read. "
            "Language models write the answers; code checks every sentence against its source."
        ),
        "de": (
            "Was du mich fragst und was ich antworte, wird eine Zeit lang aufbewahrt, damit schlechte "
            "Antworten verstanden und verbessert werden können. Ich zeige nur, was alle in einem Kanal, oder"
            " du in einer Direktnachricht, lesen dürfen. Sprachmodelle schreiben die Antworten; Programmcode"
            " prüft jeden Satz an seiner Quelle."
        ),
        "es": (
            "Lo que me preguntas y lo que respondo se guarda un tiempo para poder entender y corregir las "
            "malas respuestas. Solo muestro lo que todos en un canal, o tú en un mensaje directo, podéis "
            "leer. Los modelos de lenguaje escriben las respuestas; el código comprueba cada frase con su "
            "fuente."
        ),
        "fr": (
            "Ce que vous me demandez et ce que je réponds est conservé un certain temps, pour comprendre et "
            "corriger les mauvaises réponses. Je ne montre que ce que tous dans un canal, ou vous dans un "
            "message direct, peuvent lire. Des modèles de langage rédigent les réponses ; du code vérifie "
            "chaque phrase avec sa source."
        ),
        "pt": (
            "O que me pergunta e o que respondo é guardado durante algum tempo, para que as más respostas "
            "possam ser entendidas e corrigidas. Só mostro o que todos num canal, ou você numa mensagem "
            "direta, podem ler. Modelos de linguagem escrevem as respostas; código verifica cada frase com a"
            " sua fonte."
        ),
        "it": (
            "Quello che mi chiedi e quello che rispondo viene conservato per un po', per capire e correggere"
            " le risposte cattive. Mostro solo ciò che tutti in un canale, o tu in un messaggio diretto, "
            "possono leggere. I modelli linguistici scrivono le risposte; il codice verifica ogni frase con "
            "la sua fonte."
        ),
    },
    Phrase.PROMPT_HELP: {
        "en": "What can you do?",
        "de": "Was kannst du?",
        "es": "¿Qué puedes hacer?",
        "fr": "Que sais-tu faire ?",
        "pt": "O que podes fazer?",
        "it": "Che cosa sai fare?",
    },
    Phrase.PROMPT_EXAMPLE: {
        "en": "How many days of leave do I have?",
        "de": "Wie viele Urlaubstage habe ich?",
        "es": "¿Cuántos días de vacaciones tengo?",
        "fr": "Combien de jours de congé ai-je ?",
        "pt": "Quantos dias de férias tenho?",
        "it": "Quanti giorni di ferie ho?",
    },
    Phrase.ANSWERED_NOW: {
        "en": "the documents answer this now: see the reply above.",
        "de": "die Dokumente beantworten das jetzt: siehe die Antwort oben.",
        "es": "los documentos ya lo responden: mira la respuesta de arriba.",
        "fr": "les documents y répondent maintenant : voyez la réponse ci-dessus.",
        "pt": "os documentos já respondem a isto: veja a resposta acima.",
        "it": "ora i documenti rispondono: vedi la risposta qui sopra.",
    },
}
