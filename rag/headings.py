"""Words of a draft's headings and other frames: they may name nothing that is not known."""

import re
from collections.abc import Iterable

from rag.kinds import KINDS
from rag.lexical import stem, words
from rag.prove.words.alike import Bag
from rag.prove.words.clauses import denies
from rag.prove.words.languages import ENGLISH, STOPS
from rag.prove.words.words import stems_of, words_of

_COMMON_WORDS = """
    a about after an and answer approval at before by contact deadline details during eligibility example exceptions for
    from how if important in key limits next no note of on options or other overview points process requirements rules
    steps summary the timeline to what when where who why with your
    ablauf ausnahmen details fristen hinweise schritte überblick voraussetzungen wie zusammenfassung
    excepciones pasos plazos requisitos resumen délais étapes exceptions conditions résumé
    """.split()
_COMMON = frozenset(map(stem, _COMMON_WORDS))
"""Stems of words that head a section without naming anything."""
_GENERAL = stems_of(
    " ".join(_COMMON_WORDS)
    + """ item name kind type category level amount limit value rate price cost day week month year hour minute date
    time rule description condition requirement action document source page question background context purpose
    scope conclusion introduction result figure table list area topic period duration frequency unit total quick short
    main further more additional required needed useful related handbook guide policy procedure answer information fact
    criteria reference resource deadline schedule reason situation case thing piece term""",
    ENGLISH,
)
"""Stems of words that name a section or a column of any page."""


_NEUTRAL = re.compile(
    r"""\W*(?:tl\W?dr|faqs?|q\s?&\s?a|in\s(?:short|brief|summary|a\snutshell|practice|detail)|to\ssum\sup|summing\sup
    |(?:the\s)?(?:bottom\sline|(?:short|quick|long|full)\s(?:answer|version)|answer\sin\sshort|gist|basics|essentials)
    |(?:the\s)?(?:key|main|important|quick)\s(?:points?|takeaways?|facts?|details?|info(?:rmation)?|things(?:\sto\sknow)?)
    |takeaways?|highlights?|recap|at\sa\sglance|(?:good|things|what|need|important)\sto\s(?:know|note|remember)
    |what\s(?:you\s(?:need|have)\sto\s(?:know|do)|to\sdo(?:\snext)?|this\smeans(?:\sfor\syou)?)|next\ssteps?
    |step[\s-]by[\s-]step|how\sit\sworks|how\sto|instructions|notes?|please\snote|tips?|caveats?|background|more\sdetails?
    |kurz\s(?:gesagt|und\sknapp)|kurzfassung|auf\seinen\sblick|(?:das\s)?wichtigste(?:\s(?:punkte|in\skürze))?|hinweise?
    |nächste\sschritte|so\s(?:geht['’]?s|funktioniert\ses)|en\s(?:bref|résumé|pratique)|points\sclés|à\s(?:retenir|noter|savoir)
    |prochaines\sétapes|en\s(?:resumen|breve)|puntos\sclave|próximos\spasos|a\stener\sen\scuenta
    |まとめ|要点|概要|ポイント|次のステップ|手順|補足|注意点?)\W*""",
    re.IGNORECASE | re.VERBOSE,
)
"""Headings, and labels of a line, that stand over whatever follows."""
_KIND = (
    r"(?:schritte|regeln|punkte|details|voraussetzungen|fristen|optionen|informationen|bedingungen|möglichkeiten|unterlagen"
    r"|étapes|règles|points|détails|conditions|délais|options|informations|documents|pasos|reglas|puntos|detalles|requisitos"
    r"|plazos|opciones|documentos|手順|ルール|規則|条件|ポイント|内容|詳細|期限|書類)"
)
_ANNOUNCES_ABROAD = re.compile(
    rf"""\W*(?:(?:hier|das|dies)\s(?:sind|ist)\s(?:die|der|das)\s(?:wichtigste[nr]?\s)?{_KIND}
    |folgende[nrs]?\s{_KIND}\s(?:gelten|gibt\ses)|bitte\sbeacht\w+(?:\ssie)?|voici\s(?:l[ae]s?\s|l['’])?{_KIND}
    |voici\scomment\s(?:faire|procéder|ça\smarche)|est[ao]s\sson\sl[oa]s\s{_KIND}|así\s(?:funciona|se\shace)|ten(?:ga|er)?\sen\scuenta
    |(?:die\s)?{_KIND}\s(?:sind|lauten)(?:\s(?:wie\sfolgt|folgende))?|es\sgilt\sfolgendes|(?:folgendes|dabei)\sgilt
    |les\s{_KIND}\ssont(?:\sles\ssuivante?s)?|l[oa]s\s{_KIND}\sson(?:\sl[oa]s\ssiguientes)?
    |(?:{_KIND}は)?(?:以下|次|下記)(?:の(?:とおり|通り))?です)\W*""",
    re.IGNORECASE | re.VERBOSE,
)
_LABEL = re.compile(r"(?P<label>[^\n:：]{2,40})[:：]\s*(?=\S)")
_CLITIC = re.compile(r"['’](?:s|re|ll|ve|d|m|t)$", re.IGNORECASE)


def is_neutral(heading: str) -> bool:
    """Whether a heading is of those that may stand over anything: "Key points", "TL;DR"."""
    return any(one.fullmatch(heading) for one in (_NEUTRAL, _ANNOUNCES_ABROAD))


def without_label(claim: str) -> str:
    """Return a claim without a label that may stand before anything: "In short: 27 days" says "27 days"."""
    label = _LABEL.match(claim)
    return claim[label.end() :] if label and is_neutral(label["label"]) else claim


def strange_words(heading: str, known: Iterable[str]) -> list[str]:
    """
    Return the capitalised words of a heading that no known text has, common ones aside.

    The first one has its capital from its place, and may be another form of a known one.
    """
    texts = list(known)
    stems = _COMMON.union(stem(word) for text in texts for word in words(text))
    found = []
    for at, capital in enumerate(heading.split()):
        said = words(_CLITIC.sub("", capital)) if any(map(str.isupper, capital)) else []
        if any(stem(word) not in stems and not _is_general(word) for word in said):
            found += [capital] if at or unknown_words(capital, texts) else []
    return found


def _is_general(word: str) -> bool:
    return word in STOPS[ENGLISH] or not stems_of(word, ENGLISH) - _GENERAL


def unknown_words(frame: str, known: Iterable[str]) -> list[str]:
    """Return the English words of weight of a frame that no known text has, or a synonym; those of any page aside."""
    bag = Bag.of(root for text in known for root in stems_of(text, ENGLISH))
    telling = [word for word in words_of(frame, ENGLISH) if word.weight == 1 and word.stem not in _GENERAL]
    return [word.text for word in telling if not bag.holds(word)]


def unknown_abroad(frame: str, known: Iterable[str], language: str) -> list[str]:
    """Return the words of weight of a frame in another language than English that no known text of it has."""
    bag = Bag.of((root for text in known for root in stems_of(text, language)), language)
    telling = (word for word in words_of(frame, language) if word.weight and not denies(word.text, language))
    return [
        word.text for word in telling if not (word.text.lower() in KINDS or _is_general(word.text) or bag.holds(word))
    ]
