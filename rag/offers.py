"""
What closes an answer: an offer to say more, or a question back. It has to be nothing else.

Whatever goes beyond the few ways to offer ("If you prefer, give it to children") is a claim like any other.
"""

import re

from rag.sentences import QUESTION_MARKS

_HELP = (
    r"(?:help|assist|look|find|check|search|show|explain|walk|dig|pull|list|go|summari[sz]e|draft|point|clarify"
    r"|elaborate|expand|answer)"
)
_TOPIC = (
    r"(?:(?!\b(?:because|since|so|but|then|that|unless|must|should|may|never|cannot|simply|just|without|and|or)\b)[^,;:.!?()–—])"
    r"{0,100}"
)
"""What an offer is about: no clause of its own."""
_MORE = (
    rf"(?:(?:also\s)?(?:to\s(?:know|see|hear|read)\b|me\sto\s{_HELP}\b|help\b|more\b|any|the\b|an?\b|another\b|further\b"
    rf"|other\b|additional\b|details?\b|clarification\b|examples?\b){_TOPIC})?"
)
_WISH = (
    r"(?:if|whether|when(?:ever)?)\s(?:there(?:['’]s|\sis)\sanything\selse" + rf"{_TOPIC}"
    r"|you(?:['’](?:d|re)|\sare|\swould)?\s(?:also\s)?(?:"
    r"(?:unsure|not\ssure|uncertain|in\sdoubt|stuck)(?:\sabout\s(?:this|that|it))?"
    rf"|have\s(?:any|more|other|further|additional|another|questions|doubts)\b{_TOPIC}"
    rf"|(?:like|want|need|wish|prefer)(?:\s{_MORE})?))"
)
_ASK = (
    r"(?:let\s(?:me|us)\sknow|tell\sme|(?:feel\sfree\sto\s|(?:you\scan\s|you['’]re\swelcome\sto\s)?"
    r"(?:always\s)?)?"
    r"(?:ask(?:\s(?:me|us|away|again))?|reach\sout(?:\sto\s(?:me|us))?)|feel\sfree\sto\slet\sme\sknow)(?:\s(?:any\stime|anytime))?"
)
_PEOPLE = (
    r"(?:manager|supervisor|boss|lead|team|team\slead|hr|hr\steam|people\steam|people\sops|it|it\steam|administrator|admin"
    r"|doctor|help\s?desk|hr\sspecialist|office)"
)
_I = r"(?:I|we)(?:['’](?:d|ll|m|re)|\s(?:can|could|would|will|am|are))(?:\sbe)?(?:\salso|\sgladly)?"
_HAPPY = rf"(?:(?:{_I}\s)?(?:happy|glad)\sto\s{_HELP}\b|{_I}\s{_HELP}\b){_TOPIC}"
_OFFER = re.compile(
    rf"""\W*(?:(?:please|just|also|otherwise|and),?\s)*(?:
      {_ASK}(?:\s{_WISH}|\sfor\s(?:more|details)\b{_TOPIC})?
    | {_WISH},\s(?:please\s|just\s|then\s)*(?:{_ASK}|{_HAPPY})
    | {_HAPPY}(?:\s{_WISH})?
    | (?:(?:check|speak|talk)\swith|ask|contact)\s(?:your|the)\s{_PEOPLE}\s
      (?:if|when)\syou(?:['’]re|\sare)\s(?:unsure|not\ssure|in\sdoubt)
    | (?:I\s)?hope\s(?:this|that)\shelps
    )[.!\s]*""",
    re.IGNORECASE | re.VERBOSE,
)
_SAID_ABROAD = frozenset(
    """
    gern gerne helfe helfen ich ihnen dir euch weiter wenn falls sie du unsicher sind bist weitere fragen frage haben
    hast brauchen brauchst möchten möchtest mehr wissen lassen lass es mich mir melde melden dich
    sich sag sagen bescheid soll heraussuchen nachsehen nachschauen suchen einfach frag bei noch etwas hilfe details
    informationen bitte stehe zur verfügung kann dazu darüber jederzeit auch
    si no dudes dude duda dudas en avísame dime avíseme quieres quiere necesitas necesita tienes tiene más alguna algo
    otra preguntas pregunta saber ayuda preguntar preguntarme puedo ayudarte con gusto por favor detalles
    n hésitez hésite pas à me demander dites moi dis vous tu avez as d autres des questions question besoin aide plus de
    souhaitez voulez savoir si détails informations contacter volontiers je peux
    avise se precisar tiver dúvidas mais alguma coisa fammi sapere hai altre domande bisogno aiuto chiedi pure
    """.split()
)
"""Words of offers in other languages, of which such an offer has no other."""
_OFFERED_ABROAD = re.compile(
    r"\b(?:gerne?|melden?|frag(?:en)?|bescheid)\b|\b(?:dudes?|avísame|dime)\b|\b(?:hésitez?|dites-moi)\b|\bavise-me\b"
    r"|\b(?:fammi|chiedi)\b",
    re.IGNORECASE,
)
_OFFERED_IN_JAPANESE = re.compile(
    r"(?:(?:他に|ほかに|さらに|もし)?、?[^、。]{0,8}(?:質問|不明|詳細|必要)[^、。]{0,12}、)?(?:いつでも|どうぞ)?(?:お気軽に)?"
    r"(?:お知らせ|お尋ね|ご連絡|お聞き|ご質問|お問い合わせ)ください。?"
)
_WORD = re.compile(r"[^\W\d_]+")
_TO_THE_READER = re.compile(
    r"\b(?:you|your|me|I|we|du|dir|dich|Sie|Ihnen|te|tú|usted|vous|tu|você|Lei)\b|[a-z]?(?:quieres|necesitas|vuoi|quer)\b"
    r"|(?:ます|でしょう|ください)か|\banything\selse\b",
    re.IGNORECASE,
)
_TELLS = re.compile(
    r"""\b(?:did|do)\s(?:you|we)\s(?:know|realis|realiz)|\b(?:that|because|since|so|as(?!\swell)|but|then|just|simply|why|how\sabout
    |what\sabout|weil|denn|dass|da|porque|ya\sque|car|puisque)\b|[;:–—]
    |\b(?:want|like|need|wish|prefer)\sto\s(?!know|see|hear|read|learn)""",
    re.IGNORECASE | re.VERBOSE,
)
_DOES = re.compile(
    rf"\b(?:shall|should|can|could|may)\sI\s(?!(?:also\s)?{_HELP}\b)|\bme\sto\s(?!(?:also\s)?{_HELP}\b)", re.IGNORECASE
)
"""What offers to do something else than to say more."""
_HOLDS_FACTS = re.compile(r"[\d`\"“”«»@#€$£%]|https?:|www\.")
_LONGEST = 160  # characters; who says more says something


def only_offers(text: str) -> bool:
    """Whether a sentence only offers more, or asks back."""
    if len(text) > _LONGEST or _HOLDS_FACTS.search(text):
        return False
    if text.endswith(QUESTION_MARKS):
        english_clause = "," in text and text.isascii()
        return bool(_TO_THE_READER.search(text)) and not (english_clause or _TELLS.search(text) or _DOES.search(text))
    if _OFFER.fullmatch(text) or _OFFERED_IN_JAPANESE.fullmatch(text):
        return True
    return bool(_OFFERED_ABROAD.search(text)) and _SAID_ABROAD.issuperset(map(str.lower, _WORD.findall(text)))
