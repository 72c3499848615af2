"""What is denied in one sentence and affirmed in other words in another: "at no cost" and "free"."""

import re
from collections.abc import Iterable

from rag.prove.words.roots import root_of

_FLAGS = re.IGNORECASE | re.VERBOSE
_PAIRS = tuple(
    (re.compile(rf"\b(?:{denied})\b", _FLAGS), re.compile(rf"\b(?:{affirmed})\b", _FLAGS))
    for denied, affirmed in (
        (
            r"""(?:no|without)\s(?:any\s|extra\s|additional\s|further\s)?(?:cost|charge|fee|expense)s?
            | for\snothing | (?:costs?|pays?)\s(?:you\s|them\s|us\s|employees\s|staff\s)?nothing | nothing\sto\spay
            | not\s(?:have\sto\s|need\sto\s)?pay\sanything""",
            r"""free | included | funded | gratis | complimentary | pays?\s(?:all|everything|the\swhole|100) | 100\s?%
            | fully\s(?:paid|covered|funded) | covers?\s(?:all|everything|the\s(?:whole|full|entire|cost))""",
        ),
        (
            r"""(?:\w+n['’]t|not|nobody|no\sone)\s(?:\w+\s){0,2}?(?:ha(?:ve|s)\sto|needs?(?:\sto)?|must|required|obliged
            |forced|compulsory|mandatory|obligatory) | needn['’]t | need\snot | no\s(?:need|obligation)
            | no\s(?:\w+\s){1,3}(?:is|are)\s(?:needed|necessary|required)""",
            r"""optional(?:ly)? | voluntar\w+ | opt(?:ed|s)?[\s-]?(?:in|out) | up\sto\syou | discretion(?:ary)?
            | if\s(?:you|they)\s(?:like|want|wish|prefer) | automatic(?:ally)? | auto[\s-]?\w+ | free\sto""",
        ),
        (r"no\s(?:upper\s)?limits? | not\s(?:limited|capped)", r"unlimited | as\s(?:many|much|often)\sas"),
        (r"no\s(?:fixed|set) | not\s(?:fixed|set|rigid)", r"flexib\w+ | var(?:y|ies) | loose(?:ly)? | any\stime"),
        (r"not\s(?:the\ssame|equal|identical)", r"differ\w* | unlike | separate"),
        (
            r"(?:nobody|no\sone|none)\b[^.;]{0,40}\b(?:more|less|better|worse)\b[^.;]{0,40}\bthan\b",
            r"same | equal\w* | alike",
        ),
        (r"(?:not|\w+n['’]t|no)\b[^.;]{0,60}\bif\b", r"unless | except\s(?:if|when)"),
        (r"(?:no|not)\s(?:differ\w*|distinct\w*)", r"same | equal\w* | alike | identical"),
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
            r"""(?:not|never|nobody|nothing|no\sone|cannot|\w+n['’]t|no)\b[^.;]{0,80}\b(?:until|before)
            | (?:as\slong\sas|while)\b[^.;]{0,80}\b(?:not|never|nobody|nothing|no\sone|cannot|\w+n['’]t)
            | (?:until|before|without)\b[^.;]{0,80}\b(?:not|never|nobody|nothing|no\sone|cannot|\w+n['’]t|no)""",
            r"""(?:must|needs?\sto|ha(?:s|ve)\sto|required)\b[^.;]{0,80}\b(?:before|until|first)
            | only\s(?:after|once|when|from) | from\b[^.;]{0,30}\bon(?:wards?)?\b | earliest | as\sof
            | starting\s(?:from|on|at)
            | (?:must|needs?\sto|ha(?:s|ve)\sto)\s(?:first|wait)
            | (?:granted|given|allowed|possible|available|open)\b[^.;]{0,60}\b(?:once|after|as\ssoon\sas)""",
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
        (
            r"""(?:nobody|no\sone|nothing|none|nowhere)\selse | no\s(?:one\s)?others?
            | (?:nobody|none|nothing|no\sone)\s(?:but|except|other\sthan|apart\sfrom)""",
            r"only | reserved | solely | exclusively | alone | sole | restricted | limited",
        ),
        (
            r"(?:isn['’]t|aren['’]t|not)\s\w+",
            r"""(?:the|all|any)\s(?:rest|others?(?!\s(?:work|hours|time|costs?|cases?)\b)) | others | otherwise
            | every(?:thing|one|body)\selse | in\sall\sother""",
        ),
        (r"not\s(?:enough|sufficient)", r"insufficient | too\s(?:few|little) | lack\w*"),
        (
            r"not\s(?:yet\s)?(?:been\s)?(?:known|clear|certain|decided|set|fixed|announced|agreed|determined)",
            r"unknown | unclear | tb[adc] | pending | open | to\sbe\s(?:announced|confirmed|decided|determined)",
        ),
    )
)


_TURNED_PAIRS = """
object/agree object/consent object/accept oppose/agree mind/agree refuse/agree take/stay take/remain take/leave
bring/leave remove/stay remove/remain leave/bring leave/belong leave/keep leave/return keep/delete keep/return
keep/discard keep/destroy forget/remember ignore/read ignore/answer ignore/respond miss/attend skip/attend skip/do
skip/follow wait/immediately wait/once wait/straight delay/immediately delay/promptly share/keep share/confidential
share/secret share/private disclose/confidential disclose/secret reveal/secret reveal/confidential reveal/anonymous
publish/confidential publish/internal tell/secret tell/confidential count/separate count/additional count/exclude
matter/regardless matter/irrespective differ/same different/same distinguish/same distinction/same difference/same
difference/equal
change/same change/stay change/keep change/remain change/constant change/fixed end/continue stop/continue stop/keep
interrupt/continue lapse/continue lapse/keep expire/keep expire/permanent expire/indefinite fail/succeed fail/pass
fail/work work/off work/holiday work/closed work/leave open/closed come/closed expect/optional expect/voluntary
need/optional need/unnecessary need/without require/optional require/voluntary require/unnecessary oblige/voluntary
oblige/optional have/lack exceed/within exceed/most exceed/limit exceed/cap exceed/maximum exceed/up restrict/free
restrict/any limit/any limit/unlimited trust/verify alone/together alone/accompany alone/two touch/leave edit/read
see/hidden see/private know/secret know/anonymous know/hidden name/anonymous identify/anonymous
attend/decline join/decline accept/qualify off/run off/leave stop/run switch/leave switch/run
interrupt/run transfer/personal transfer/nontransferable carry/expire carry/lapse carry/forfeit carry/lose
roll/expire roll/lapse roll/forfeit reuse/single reuse/new reuse/fresh replace/keep replace/stay exception/all
exception/every exception/always exempt/all exempt/everyone shortcut/same discriminate/equal late/time late/before
late/deadline early/until early/wait early/only postpone/time public/internal public/confidential refund/final
refund/forfeit return/final worry/fine worry/safe problem/fine permanent/temporary permanent/expire lose/keep
lose/retain lose/continue lose/full reduce/full reduce/same reduce/unchanged deduct/full deduct/free cost/free
charge/free pay/free ask/automatic apply/automatic apply/exempt do/automatic request/automatic register/automatic
accept/decline accept/reject accept/refuse cover/yourself cover/exclude include/separate include/extra
include/except use/ban use/forbid use/avoid allow/forbid permit/forbid rush/time hurry/time together/separate
alter/stay alter/leave alter/keep modify/stay modify/leave modify/keep tamper/leave disable/keep disable/work
disable/leave disable/stay unplug/leave unplug/stay mix/separate combine/separate close/open block/open busy/free
"""


def _turned() -> frozenset[tuple[str, str]]:
    """Return the stems of the pairs, each either way round."""
    pairs = [tuple(root_of(word) for word in pair.split("/")) for pair in _TURNED_PAIRS.split()]
    return frozenset((one, other) for pair in pairs for one, other in (pair, pair[::-1]))


_TURNED = _turned()
_NOTHING = re.compile(r"\b(?:nothing|no\s(?:cost|charge|fee)s?|none)\b", re.IGNORECASE)
_ZERO = re.compile(r"[$€£]\s?0(?![.,]?\d)|(?<![\d.,])0\s?(?:[$€£%]|euros?\b|dollars?\b|pounds?\b)", re.IGNORECASE)


def is_at_no_cost(denied: str, affirmed: str) -> bool:
    """Whether a clause says "nothing" or "no fee", and a text has an amount of zero."""
    return bool(_NOTHING.search(denied) and _ZERO.search(affirmed))


def is_turned(denied: Iterable[str], affirmed: Iterable[str]) -> bool:
    """Whether a stem, denied, says what another one does: "nobody objects" and "all agree"."""
    return any((one, other) in _TURNED for one in denied for other in affirmed)


def says_the_same(denied: str, affirmed: str) -> bool:
    """Whether a clause denies what a text affirms in other words; what else they are about is not looked at."""
    return any(ours.search(denied) and theirs.search(affirmed) for ours, theirs in _PAIRS)
