"""
Which names of a question only tell its asker's story: "My parents live in Ohio, can I work from there for a month?".

No page need have them. A name is what is asked about unless it plainly is none: where it stands in the part that asks,
or is of a thing that may be ("I need access to Jira. How do I get it?"), a page has to have it.
"""

import re
from collections.abc import Iterable

_ASKS = r"""(?:(?:so|and|but|then|ok|okay|hi|hello|hey|please|also)\b[,\s]*)*
    (?:who|whom|whose|what|which|when|where|why|how|can|could|may|might|must|should|shall|will|would|do|does|did|is|are|am|was
    |were|has|have|had|(?:do|does|did|is|are|was|were|ca|wo|have|has|could|should|would)n['’]t
    |tell|explain|describe|show|list|give|name|define|find|help)\b"""
_CUT = re.compile(rf"(?<=[.!?;])\s+|\s[-–—]+\s|[,:]\s+(?={_ASKS})", re.IGNORECASE | re.VERBOSE)
_ASKING = re.compile(rf"\W*{_ASKS}", re.IGNORECASE | re.VERBOSE)
_OF_A_PERSON = re.compile(
    r"\W*(?:who|whom|whose|what|which|where)\b(?:\s(?:is|are|was|do|does|did)\b|['’]s)", re.IGNORECASE
)
_RELATION = r"""(?:(?:grand)?(?:parents?|mother|father|son|daughter)(?:-in-law)?|mom|mum|dad|wife|husband|spouse|partner
    |girlfriend|boyfriend|fianc[ée]e?|child(?:ren)?|kids?|baby|brothers?|sisters?|siblings?|family|friends?|cousins?|uncle
    |aunt|grandma|grandpa|niece|nephew|in-laws|neighbou?rs?|colleagues?|coworkers?|co-workers?|teammates?|boss|manager|lead
    |supervisor|mentor|buddy|dog|cat|pet|horse|landlord|roommate|flatmate|intern|trainee|assistant)"""
_MINE = rf"\b(?:my|our)\s(?:[a-z-]+\s){{0,2}}?{_RELATION}"
_OWN = r"""(?:\s(?:is\s|called\s|named\s)?|,\s|s?['’]s?(?:\s[a-z]+)?\s(?:in|near|at)\s
    |\s(?:\w+\s)?(?:in|near|at|from)\s)"""
"""Between the asker's own people and a name: "my dog Rex", "my parents' house in Ohio"."""
_LIVING = r"""\b(?:liv(?:e|es|ed|ing)|based|stay(?:s|ed|ing)?|located|born|grew\sup|c[oa]mes?\sfrom|coming\sfrom
    |mov(?:e|es|ed|ing)(?=\s(?:back\s|here\s)?(?:to|from|in)\b)|fl(?:y|ies|ying|ew|own)|travel\w*|dr[io]v(?:e|es|ing|en)|visit(?:s|ed|ing)?|trip|wedding|funeral
    |holidays?|vacation|conference|train|taxi|cab|flight|stuck|arriv\w+)\b"""
_PLACE = rf"""{_LIVING}[^.;?!]{{0,40}}?\b(?:in|at|to|from|near|around|outside|through|via|over)\s(?:the\s)?
    |\bvisit(?:s|ed|ing)?\s|\btook\s(?:an?\s|the\s)?\w+\sfrom\s"""
_HEARD = r"\b(?:talk(?:ed|ing)?\s(?:to|with)|spoke(?:n)?\s(?:to|with)|heard\sfrom|told\sby|met)\s"
_SAYS = r"""(?:\s(?:just|also|once|has|had))?
    \s(?:said|says|told|tells|thinks|claims|mentioned|suggested|promised|recommended)\b"""


def told(question: str, names: Iterable[str]) -> frozenset[str]:
    """Return those of the names that are of people or places of the asker's own story, and nowhere asked about."""
    named = [name for name in names if not any(map(str.isdigit, name)) and "_" not in name]
    parts = _CUT.split(question) if named else []
    if not any(map(_ASKING.match, parts)):
        return frozenset()
    return frozenset(name for name in named if all(_tells(part, name) for part in parts))


def _tells(part: str, name: str) -> bool:
    """Whether a part of a question has a name nowhere, or only of somebody or some place of a story."""
    called = rf"(?P<name>\b{re.escape(name).replace(chr(92) + ' ', chr(92) + 's')}\b)"
    everywhere = {match.start() for match in re.finditer(called, part, re.IGNORECASE)}
    ways: tuple[str, ...] = () if _OF_A_PERSON.match(part) else (rf"{_MINE}{_OWN}{called}(?!['’]s)",)
    if not _ASKING.match(part):
        ways += (rf"(?:{_PLACE}|{_HEARD}){called}", rf"{called}{_SAYS}")
    found = (match for way in ways for match in re.finditer(way, part, re.IGNORECASE | re.VERBOSE))
    return everywhere == {match.start("name") for match in found} if everywhere else True
