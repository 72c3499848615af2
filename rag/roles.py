"""What a sentence of a draft is for: not each one claims something."""

import re
from collections.abc import Sequence
from enum import StrEnum

from rag.document import Kind
from rag.lexical import words
from rag.outline import Block


class Role(StrEnum):
    """What a sentence does. Only a claim and code can answer anything."""

    CLAIM = "claim"
    CODE = "code"
    LEAD_IN = "lead_in"
    HEADING = "heading"
    HEADER = "header"
    CLOSING = "closing"
    ABSTENTION = "abstention"


_PAGES = (
    r"(?:documents?|documentation|passages?|sources?|excerpts?|contexts?|texts?|information"
    r"|materials?|pages?|handbooks?)"
)
_GIVEN = r"(?:(?:provided|available|given|retrieved|above|cited|supplied)\s)?"
_ABSTENTION = re.compile(
    rf"""
      \b(?:I|we)\s(?:(?:could|can|do|did)(?:\snot|n['’]t)|cannot|(?:am|are|was|were)\s(?:not\sable|unable)\sto)\s
      (?:\w+\s){{0,2}}(?:find|see|have|locate|know|answer|say|tell|determine|confirm)\b
    | \b(?:the|these|those|your|this)\s{_GIVEN}{_PAGES}\s(?:provided\s|above\s)?(?:does|do|did)(?:\snot|n['’]t)\s
      (?:\w+\s){{0,2}}(?:contain|say|mention|specify|state|include|provide|cover|answer|address|list|give|explain)\b
    | \b(?:not|n['’]t|never)\s(?:\w+\s){{0,2}}(?:mentioned|specified|stated|covered|found|given|included|addressed)\s
      (?:in|by)\s(?:the|these|those|any)\s{_GIVEN}{_PAGES}\b
    | \bthere\s(?:is|was)\sno\s(?:\w+\s){{0,2}}(?:information|mention|details?)\b[^.]{{0,80}}\b{_PAGES}\b
    | \bich\s(?:habe|konnte|kann)\s[^.]{{0,60}}\b(?:nicht|nichts|keine)\b[^.]{{0,30}}\b(?:gefunden|finden)\b
    | \b(?:Dokumente?|Quellen?|Texte?|Passagen?|Unterlagen)\s(?:\w+\s){{0,3}}(?:nicht|nichts|keine)\b
    | \bno\s(?:he\s(?:encontrado|podido)|encuentro|encontré|pude\sencontrar)\b
    | \blos\sdocumentos\sno\s(?:\w+\s){{0,1}}(?:dicen|contienen|mencionan|indican|especifican)\b
    | \bje\sn['’](?:ai\spas\strouvé|ai\spas\spu)\b | \bje\sne\s(?:trouve|peux)\spas\b
    | \bles\sdocuments\sne\s(?:disent|contiennent|mentionnent|précisent)\s(?:pas|rien)\b
    | (?:資料|文書|ドキュメント|情報)[^。]{{0,20}}(?:見つかりません|見つけられません|記載されていません|ありません)
    """,
    re.IGNORECASE | re.VERBOSE,
)
_DENYING = frozenset("no not t never cannot unable ne n nicht nichts keine".split())
"""Words of which each of them has one where all its signs are ASCII: "couldn't" is two."""
_TO_THE_READER = re.compile(
    r"\b(?:you|your|me|I|we|du|dir|dich|Sie|Ihnen|te|tú|usted|vous|tu|você|Lei)\b|[a-z]?(?:quieres|necesitas|vuoi|quer)\b"
    r"|(?:ます|でしょう|ください)か",
    re.IGNORECASE,
)
_TELLS = re.compile(r"\b(?:did|do)\s(?:you|we)\s(?:know|realis|realiz)|\bthat\b|\bbecause\b", re.IGNORECASE)
_HELP = (
    r"(?:help|look|find|check|search|show|explain|walk|dig|pull|list|share|provide|give|go|summari[sz]e|draft|point"
    r"|clarify|elaborate|expand)"
)
_OFFER = re.compile(
    rf"""
      \b(?:I|we)(?:['’](?:d|ll|m|re)|\s(?:can|could|would|will|am|are))\s(?:\w+\s){{0,3}}{_HELP}\b
    | (?:^|[,;]\s)(?:please\s)?(?:just\s)?
      (?:let\s(?:me|us)\sknow|feel\sfree|ask\s(?:me|us|if|away)|(?:happy|glad)\sto)\b
    | \bif\syou(?:['’](?:d|re)|\sare|\swould)?\s
      (?:unsure|not\ssure|uncertain|in\sdoubt|stuck|like|prefer|want\s(?:more|me|to\sknow)|need\s(?:more|any|further|help)
        |have\s(?:any\s|more\s|further\s|other\s){{0,2}}(?:questions?|doubts?))\b
    | \b(?:gern|gerne)\b.{{0,40}}\b(?:ich|mich|mir)\b | \b(?:ich|mir|mich)\b.{{0,40}}\b(?:gern|gerne)\b
    | \b(?:wenn|falls)\s(?:du|sie)\s(?:\w+\s){{0,4}}(?:unsicher|fragen|brauchst|brauchen|möchtest|möchten)\b
    | \b(?:no\sdudes?\sen|avísame|dime\ssi|si\snecesitas|si\stienes\s(?:más\s)?(?:preguntas|dudas))\b
    | \b(?:n['’]hésitez\spas|dites-moi\ssi|si\svous\savez\s(?:d['’]autres\s)?(?:des\s)?questions)\b
    | \b(?:avise-me|se\sprecisar\sde|fammi\ssapere|se\shai\s(?:altre\s)?domande)\b
    | お気軽に|お知らせください
    """,
    re.IGNORECASE | re.VERBOSE,
)
_HOLDS_FACTS = re.compile(r"[\d`\"“”«»@#€$£%]|https?:|www\.")
_LONGEST_CLOSING = 160  # characters; who says more says something


def role_of(text: str, block: Block, *, cited: bool) -> Role:
    """Return what a sentence of a block is for; whether it closes a draft is seen with all of them, see `closings`."""
    if block.kind is Kind.HEADING:
        return Role.HEADING
    if block.kind is Kind.ROW:
        return Role.HEADER if block.header and not cited else Role.CLAIM
    if _may_abstain(text) and _ABSTENTION.search(text):
        return Role.ABSTENTION
    if not cited and text.endswith((":", "：")):
        return Role.LEAD_IN
    return Role.CLAIM


def _may_abstain(text: str) -> bool:
    return not text.isascii() or not _DENYING.isdisjoint(words(text))


def closings(sentences: Sequence[tuple[Role, str, bool]]) -> int:
    """
    Return how many sentences at the end only offer more, or ask back.

    Args:
        sentences: The role, the words, and whether it bears a marker, of each sentence in order.
    """
    count = 0
    for role, text, cited in reversed(sentences):
        if role is not Role.CLAIM or cited or not _closes(text):
            break
        count += 1
    return count


def _closes(text: str) -> bool:
    if len(text) > _LONGEST_CLOSING or _HOLDS_FACTS.search(text) or _TELLS.search(text):
        return False
    if text.endswith(("?", "？")):
        return bool(_TO_THE_READER.search(text))
    return bool(_OFFER.search(text))
