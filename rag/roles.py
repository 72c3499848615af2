"""What a sentence of a draft is for: not each one claims something."""

import re
from collections.abc import Sequence
from enum import StrEnum

from rag.announce import announces, states
from rag.answer_words import is_yes_or_no
from rag.document import Kind
from rag.lexical import words
from rag.offers import only_offers
from rag.outline import Block
from rag.sentences import COLONS


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
_FOLLOWS = re.compile(
    r"\b(?:the\sfollowing|as\sfollows|(?:listed\s)?below|here\s(?:is|are)|here['’]s|these\s(?:are\s)?(?:the\s)?\w+"
    r"|folgende\w*|wie\sfolgt|voici|ci-dessous|suivante?s?|siguientes?|a\scontinuación)\b|以下|次の|次は|下記",
    re.IGNORECASE,
)
"""What says that more follows, in a line that ends with a full stop."""
_DENYING = frozenset("no not t never cannot unable ne n nicht nichts keine".split())
"""Words of which each of them has one where all its signs are ASCII: "couldn't" is two."""


def role_of(text: str, block: Block, *, cited: bool, leads: bool = False) -> Role:
    """
    Return what a sentence of a block is for; whether it closes a draft is seen with all of them, see `closings`.

    A yes or no on a line of its own leads in what bears it out.

    Args:
        text: The sentence.
        block: Where it stands.
        cited: Whether it bears a marker.
        leads: Whether a list, a table or code stands right under it: then a marker makes no claim of what announces.
    """
    if block.kind is Kind.HEADING:
        return Role.HEADING
    if block.kind is Kind.ROW:
        return Role.HEADER if block.header and not cited else Role.CLAIM
    if _may_abstain(text) and _ABSTENTION.search(text):
        return Role.ABSTENTION
    if is_yes_or_no(text) or _leads_in(text, cited=cited, leads=leads):
        return Role.LEAD_IN
    return Role.CLAIM


def _leads_in(text: str, *, cited: bool, leads: bool) -> bool:
    if text.endswith(COLONS):
        return not cited or (leads and announces(text))
    return leads and _FOLLOWS.search(text) is not None and not (cited and states(text))


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
        if role is not Role.CLAIM or cited or not only_offers(text):
            break
        count += 1
    return count
