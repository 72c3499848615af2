"""Verbs of those who decide, by what they do: another deed than the page's is another right, however close the rest."""

import re
from dataclasses import dataclass

_MODAL = (
    r"\b(?:can|may|could|might|will|would|shall|should|must|to|cannot|not|never|n['’]t|or|and)\s"
    r"(?:\w+ly\s|also\s|then\s|ever\s|even\s)?"
)
_BE = r"\b(?:be|is|are|was|were|been|being|gets?)\s(?:\w+ly\s|also\s|then\s|not\s|never\s)*"


@dataclass(frozen=True, slots=True)
class Deed:
    """
    What deciding verbs of one sense do.

    Attributes:
        said: What a claim says when it says so, as a verb.
        told: What a page may say for it, in any form.
        turned: What a page may say when it denies it.
    """

    said: re.Pattern[str]
    told: re.Pattern[str]
    turned: re.Pattern[str] | None = None


def _deed(plain: str, third: str, done: str, told: str, turned: str = "") -> Deed:
    """Return a deed by the plain forms of its verbs, those in -s that are no nouns, and their participles."""
    said = rf"{_MODAL}(?:{plain})\b|\b(?:{third})\b|{_BE}(?:{done})\b"
    opposite = re.compile(turned, re.IGNORECASE) if turned else None
    return Deed(re.compile(said, re.IGNORECASE), re.compile(rf"\b(?:{told})", re.IGNORECASE), opposite)


_APPROVING = (
    r"approv|grant|authori[sz]|permi(?:t|ssion)|allow|consent|sign|agree|accept|ok(?:ay|s|ed)?\b|clear|confirm|green"
    r"|go-ahead|endors|ratif|validat|say\w*\s(?:yes|so)|giv|gave|bless|admit|let|entitle|pass\w*\b|award"
)
_REFUSING = (
    r"refus|den(?:y|ies|ied|ial|ying)|declin|reject|turn\w*\s(?:\w+\s){0,4}?(?:down|away)|veto|disapprov|block|withh[oe]ld"
    r"|object|say\w*\sno\b|opt(?:ion|s|ing)?\s(?:\w+\s)?out|resist|bar(?:s|red)?\b|forbid|prohibit|deci[ds]|discretion"
)
DEEDS = (
    _deed(
        "approve|authori[sz]e|grant",
        r"approves|authori[sz]es|grants(?=\s(?:the|an?|your|you|each|every|all|any|access|leave|permission|exceptions?)\b)",
        "approved|authori[sz]ed|granted",
        rf"(?:{_APPROVING}|decid|decision|may\b|can\b)",
        rf"\b(?:{_REFUSING})",
    ),
    _deed(
        r"refuse|deny|decline|reject|veto|turn\sdown|disapprove|block",
        r"refuses|denies|rejects|turns\sdown|disapproves|vetoes",
        r"refused|denied|declined|rejected|vetoed|turned\s(?:down|away)",
        _REFUSING,
        rf"\b(?:{_APPROVING})",
    ),
    _deed(
        r"cancel|call\soff|revoke|rescind",
        r"cancels|calls\soff|revokes|rescinds",
        r"cancel+ed|called\soff|revoked|rescinded",
        r"cancel|call\w*\s(?:\w+\s){0,4}?off|revo[ck]|rescind|withdr[ae]w|terminat|annul|void|end(?:s|ed|ing)?\b|stop|drop"
        r"|undo|remov|delet|tak\w+\s(?:\w+\s){0,4}?(?:away|back)|discontinu|back\sout|unsubscrib|abandon|unbook|releas"
        r"|scrap|abort|invalidat|clos|disabl|suspend|los[et]|free",
    ),
    _deed(
        r"(?:extend(?!\s(?:to|over|beyond|across|from)\b)|prolong|lengthen)",
        r"prolongs|lengthens|extends(?!\s(?:to|over|beyond|across|from)\b)",
        "extended|prolonged|lengthened",
        r"exten[ds]|prolong|lengthen|renew|longer|more\stime|additional|further|increas|push\w*\sback|continu|roll\w*\sover"
        r"|later|expand|stretch|add(?:s|ed|ing)?\b|wider|keep|mov(?:e|ing)",
    ),
    _deed(
        "waive",
        "waives",
        "waived",
        r"waiv|forg[ao]|forgiv|drop|exempt|exception|lift|skip|without|(?:no|free)\b|remit|renounc|excus"
        r"|set\saside|cancel|spare",
        r"\b(?:charg|require|appl|pa(?:y|id)|due|owe|need|impos|collect|enforc)",
    ),
    _deed(
        "override|overrule|overturn",
        "overrides|overrules|overturns",
        "overridden|overruled|overturned",
        r"overr(?:id|ul|od)|overturn|revers|bypass|set\w*\saside|supersed|preced|trump|take\w*\spriority|instead|prevail"
        r"|even\sif|despite|regardless|against|outvot|change|lift|replac|overwrit|final\ssay|last\sword",
    ),
)
