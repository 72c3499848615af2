"""What is denied in one sentence and affirmed in other words in another: "at no cost" and "free"."""

import re

_FLAGS = re.IGNORECASE | re.VERBOSE
_PAIRS = tuple(
    (re.compile(rf"\b(?:{denied})\b", _FLAGS), re.compile(rf"\b(?:{affirmed})\b", _FLAGS))
    for denied, affirmed in (
        (
            r"""(?:no|without)\s(?:any\s|extra\s|additional\s|further\s)?(?:cost|charge|fee|expense)s?
            | (?:costs?|pays?)\s(?:you\s|them\s|us\s|employees\s|staff\s)?nothing | nothing\sto\spay
            | not\s(?:have\sto\s|need\sto\s)?pay\sanything""",
            r"""free | included | funded | gratis | complimentary | pays?\s(?:all|everything|the\swhole|100) | 100\s?%
            | fully\s(?:paid|covered|funded) | covers?\s(?:all|everything|the\s(?:whole|full|entire|cost))""",
        ),
        (
            r"""(?:\w+n['’]t|not|nobody|no\sone)\s(?:\w+\s){0,2}?(?:ha(?:ve|s)\sto|needs?(?:\sto)?|must|required|obliged
            |forced|compulsory|mandatory|obligatory) | needn['’]t | need\snot | no\s(?:need|obligation)""",
            r"""optional(?:ly)? | voluntar\w+ | opt(?:ed|s)?[\s-]?(?:in|out) | up\sto\syou | discretion(?:ary)?
            | if\s(?:you|they)\s(?:like|want|wish|prefer) | automatic(?:ally)? | auto[\s-]?\w+ | free\sto""",
        ),
        (r"no\s(?:upper\s)?limits? | not\s(?:limited|capped)", r"unlimited | as\s(?:many|much|often)\sas"),
        (r"no\s(?:fixed|set) | not\s(?:fixed|set|rigid)", r"flexib\w+ | var(?:y|ies) | loose(?:ly)? | any\stime"),
        (r"not\s(?:the\ssame|equal|identical)", r"differ\w* | unlike | separate"),
        (
            r"no\slonger | no\b[^.;]{0,40}\b(?:any\s(?:more|longer)|anymore)",
            r"""stop(?:s|ped)? | ends? | ceases? | expires? | remov(?:e[sd]?|ing) | abolish\w* | drop(?:s|ped|ping)?
            | scrap\w* | discontinu\w+ | retir\w+ | eliminat\w+""",
        ),
        (
            r"no\s(?:problem|trouble|issue|harm) | nothing\swrong | not\s(?:wrong|bad|a\sproblem|an\sissue)",
            r"fine | ok(?:ay)? | all\sright | welcome | free\sto | acceptable",
        ),
        (
            r"(?:without|not|never|nobody|no\sone)\s(?:\w+\s){0,3}?los(?:es?|ing)\s(?:\w+\s){0,2}?(?:pay|salary|wages?|income)",
            r"paid | full\s(?:pay|salary) | in\sfull",
        ),
        (
            r"""(?:no|not|never|nobody|nothing|no\sone|cannot|\w+n['’]t)\b[^.;]{0,80}
            \bun(?:noticed|detected|seen|recorded|reported)""",
            r"(?:alert|notif|log|warn|record|report|monitor|track|audit)\w*",
        ),
        (
            r"(?:not|never|nobody|nothing|no\sone|cannot|\w+n['’]t|no)\b[^.;]{0,80}\b(?:until|before)",
            r"""(?:must|needs?\sto|ha(?:s|ve)\sto|required)\b[^.;]{0,80}\b(?:before|until|first)
            | only\s(?:after|once|when)""",
        ),
        (
            r"""without\b[^.;]{0,40}\b(?:worse|worsening|suffer\w*|declin\w+|dropping|slipping)
            | not\s(?:suffer|drop|slip|decline|get\sworse)""",
            r"up(?:hold|keep)\w* | maintain\w* | preserv\w+ | keep(?:s|ing)?\s(?:up|their|your|its)",
        ),
        (
            r"""(?:not|never|\w+n['’]t)\s(?:reduce|affect|touch|eat\sinto|come\s(?:out\sof|off)|count\s(?:against|towards?|as)
            |taken\s(?:out\sof|from|off)|deducted)""",
            r"separate(?:ly)? | additional(?:ly)? | in\saddition | on\stop | independent(?:ly)? | extra",
        ),
        (r"not\s(?:enough|sufficient)", r"insufficient | too\s(?:few|little) | lack\w*"),
        (
            r"not\s(?:yet\s)?(?:been\s)?(?:known|clear|certain|decided|set|fixed|announced|agreed|determined)",
            r"unknown | unclear | tb[adc] | pending | open | to\sbe\s(?:announced|confirmed|decided|determined)",
        ),
    )
)


_NOTHING = re.compile(r"\b(?:nothing|no\s(?:cost|charge|fee)s?|none)\b", re.IGNORECASE)
_ZERO = re.compile(r"[$€£]\s?0(?![.,]?\d)|(?<![\d.,])0\s?(?:[$€£%]|euros?\b|dollars?\b|pounds?\b)", re.IGNORECASE)


def is_at_no_cost(denied: str, affirmed: str) -> bool:
    """Whether a clause says "nothing" or "no fee", and a text has an amount of zero."""
    return bool(_NOTHING.search(denied) and _ZERO.search(affirmed))


def says_the_same(denied: str, affirmed: str) -> bool:
    """Whether a clause denies what a text affirms in other words; what else they are about is not looked at."""
    return any(ours.search(denied) and theirs.search(affirmed) for ours, theirs in _PAIRS)
