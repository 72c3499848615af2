"""English alone: what tells a word that points back from one that has its noun in the same message."""

import re

from bot.pointers import any_of

_END = r"(?=\s*(?:[?.!,;]|$))"


def one_of(words: str) -> str:
    """Return a pattern for any of the words."""
    return f"(?:{'|'.join(words.split())})"


EMPTY_IT = any_of(
    (
        # "is it a good idea to …", "does it make sense that …"
        r"(?:is|was|isn't|would|will|can|could|does|do|did|makes?|find|made)\s+it(?:\s+be)?\s+"
        r"(?:(?:also|still|really|ever|even|more|very|always|just|not)\s+)?(?:a good idea|"
        + one_of(
            """worth possible necessary ok okay alright safe legal illegal true better best allowed normal required
            mandatory easy easier hard difficult important wise smart common advisable good bad cost take matter mean
            feel fair ethical expensive cheap free permissible customary usual likely"""
        )
        + r")\s+(?:for \w+(?: \w+)? )?(?:to|that|if|when|\w+ing)",
        # "it's better to …", "it is known that …"
        r"it(?:'s| is| was| will be| would be)\s+(?:\w+\s+)?"
        + one_of(
            """possible necessary ok okay safe legal illegal true better best allowed normal required easy easier hard
            important wise common said known worth raining cold hot like time"""
        )
        + r"\s+(?:to|that|if|when|for|\w+ing)",
        (
            r"how (?:long|much|many \w+) (?:does|do|did|will|would) it (?:\w+ )?(?:take|cost) "
            r"(?:\w+ ){0,2}(?:to|for|until|before)"
        ),
        r"what (?:does|did|is|was) it (?:\w+ )?(?:take|like|mean|cost) (?:to|when|for|if)",
        "how does it feel to|what time is it|as it (?:is|were)|how is it that",
        "make it(?= (?:to|in|easier|harder))",
        "it (?:departments?|support|team|help ?desk|staff|security)",  # information technology
    ),
    r"\b",
    r"\b",
)
"""An "it" that stands for nothing."""

POINTING = any_of(
    (
        # "about that?", "is this possible", "do those apply": this and that without a noun of their own
        r"\b"
        + one_of(
            """about after before do did does doing done is was are were like of for to in with from by at on than why
            how over during since against under besides into through without despite would will can could should has had
            have when where if said mean means sort fix handle approve explain use using get make"""
        )
        + r"\s+(?:all\s+)?(?:this|that|these|those)(?=\s*[?.,!;]|$|\s+"
        + one_of(
            """is was were are mean means work works happen happened apply applies include cost cover affect cause help
            come differ have has had make take change look also and or then possible true so the a an any his her their
            your my still really for in with to at go called done allowed related important not necessary all good bad
            same what why how when tho though out"""
        )
        + r"\b)",
        r"^(?:this|that|these|those)|\bthat by\b|\b(?:that|this|these|those)\s*[?.!]*$",
        # "how did this controversy affect sales": spoken of before; "this year" and "this Tuesday" are not
        r"^(?:\S+ ){0,7}(?:this|these|those) (?!(?-i:[A-Z])|"
        + one_of("year month week quarter morning afternoon evening weekend summer winter spring autumn time")
        + r"\b)\w+",
        # "this policy", "those two": with a noun that names nothing
        r"\b(?:this|that|these|those) (?:discover\w+|"
        + one_of(
            """ones? times? period era articles? cases? books? film movie songs? albums? events? incident group
            band team process polic(?:y|ies) program rules? products? services? areas? region place city country
            problems? issues? situation methods? approach system kind types? sort way works? position role job
            test theory ideas? point changes? decision plans? project person man woman series show game tour
            compan(?:y|ies) law tax fee form tool features? options? accounts? condition disease drug plant
            animal food device page document information data message steps? number amount list topic subject
            question answer part section version reason attack war battle trial accident agreement treatment
            technique style view belief relationship record award character two three four both all effects
            things people narrow new same last first famous particular specific major other error alert warning
            requirement request ticket benefit deadline limit"""
        )
        + ")",
    ),
    "",
    r"(?!\w)",
)
"""This, that, these and those, pointing back."""

RESUMING = any_of(
    (
        r"\b(?:the )?(?:same|former|latter|aforementioned|above)"
        "(?: (?:one|ones|thing|time|way|reason|amount|rule|process))?" + _END,
        r"\b(?:the|which|what|any|another|this|that|a \w+|the \w+|other|new|old|first|second|last|next|best|better"
        r"|only|right|wrong)\s+ones?(?:"
        + _END
        + r"|(?=\s+(?:is|are|was|do|does|did|should|would|can|has|have|to|in|for|of|you)\b))",
        r"\b(?:any|some|what|were there|are there|the|many|all) others?" + _END,
        (
            r"\b(?:any|some|other|what|the|are there|were there|have any|no|name|list|which|with) other "
            r"\w+(?:\s+\w+){0,3}\s*(?=[?.!]|$)"
        ),
        r"\b(?:anything|what|who|something|anyone|anybody|where|how|nothing|someone) else\b",
        r"\bany (?:more|further|additional)\b",
        r"\b(?:in|at|from|to|over|out|back|get|live|go|went|stay|\w+ing|work|up) there\b(?! (?:is|are|was|were))",
        r"\bbefore (?:that|then)\b|\bsince then\b",
        r"\bafter(?:wards?| this| that)\b" + _END,
        r"\b(?:besides|apart from|aside from|other than) (?:this|that|these|those|them|it)\b",
        r"\bat (?:that|the|this) time\b" + _END,
        r"\b(?:either|too|instead|both|then|though|as well)\s*[?.!]*$",
        r"\beach other\b|\bthe two\b|\bboth (?:of )?(?:them|these|those)\s*[?.!]*$",
        r"\bthe (?:first|second|third|last|next|other) (?:one|two|part|point|option|item)\b",
        r"\bones\b(?!\s+(?:that|who|which|with))",
    ),
)
"""Same, other, ones, else, there, too: words that take up something said."""

_RELATIONAL = one_of(
    """pros benefits? advantages? disadvantages? drawbacks? causes? symptoms? effects? differences? alternatives?
    requirements? costs? prices? deadlines? steps process procedure limits? exceptions? risks? treatments? examples?
    origins? purpose importance significance impacts? limitations? features? results? outcomes? consequences reactions?
    responses? reception plot cast winner reasons? ingredients sources? rules options uses signs dangers challenges
    problems criticisms? solutions? stages catch reviews? score themes? story lineup title name meaning deal issue
    controversy verdict conclusion aftermath charges? penalty fine fees? cure prognosis success setting inspiration
    motivation motive goal ratings? sales"""
)
BARE_NOUN = any_of(
    (
        (
            r"(?:(?:and|so|ok|okay) )?(?:what|how|which|who|when|where|why|can you (?:explain|describe|list|tell me)"
            r"|tell me(?: about)?|describe|explain|list|are there|were there|is there|was there|did|does|do)"
            r"(?:'s| is| are| was| were| did| does| do)?\b(?: \w+){0,3}? "
            r"(?:(?:the|any|some|main|other|common|possible|major|a|there|side|next|final) )*"
            rf"(?:{_RELATIONAL}(?: and cons)?|(?<=main )\w+)"
        ),
        "(?:any|the|some) (?:side |next |final )?" + _RELATIONAL + "(?: and cons)?",
    ),
    "^",
    "$",
)
"""A noun that is always of something ("what are the benefits?"), and the message does not say of what."""

COMPARISON = any_of(
    (
        (
            r"(?:(?:and|so|but) )?(?:which|what|who|is|are|was|were|does|do|did|why is|why are|how)\b"
            r"(?: (?:one|ones|is|are|was|were|has|had|do|does|did|the|of|a|it|that|this|they|these|those|would be))* "
            r"(?:better|worse|cheaper|faster|bigger|larger|smaller|easier|healthier|safer|older|newer|stronger|longer"
            r"|shorter|higher|lower|(?:more|less|most|least) \w+|best|worst|(?:the )?\w{3,}(?:est|iest))"
        ),
    ),
    "^",
    "$",
)
"""A comparison that does not say with what."""

PERSON = re.compile(
    r"\b(?:someone|somebody|anyone|person|man|woman|employee|manager|boss|child|wife|husband|partner|friend|mother"
    r"|father|son|daughter|doctor|king|president|player|director|report|colleague|candidate|user|author"
    r"|my \w+|a \w+)\b",
    re.IGNORECASE,
)
"""A noun that "he" or "she" can stand for."""

_AFTER_A_NOUN = one_of(
    """was were is are did do does has have had get work end start begin come go take make become help affect change
    about well successful popular hit ever still received released made held called open play win like after before
    during with from and"""
)
KNOWN_NOUN = re.compile(r"\b(?:the|your|those|these) (\w{4,})(?=$| " + _AFTER_A_NOUN + r"\b)")
"""On plain words: a noun that is spoken of as known, for the rule that looks for it in the last turns."""
