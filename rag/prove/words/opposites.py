"""Pairs of words whose exchange turns a sentence round."""

from functools import lru_cache
from itertools import product

from rag.lexical import fold
from rag.prove.words.roots import root_of

_PAIRS = """
more/less more/fewer greater/lesser greater/smaller larger/smaller bigger/smaller higher/lower longer/shorter
faster/slower quicker/slower later/earlier latest/earliest before/after before/afterwards prior/after prior/following
advance/after until/after before/soon agree/refuse agree/deny agree/decline agree/disagree before/once
advance/afterwards above/below over/under maximum/minimum most/least increase/decrease raise/lower rise/fall
include/exclude cover/exclude eligible/exempt qualify/exempt apply/exempt allow/forbid allow/prohibit permit/prohibit
accept/refuse afterwards/beforehand publicly/anonymously publicly/privately accept/reject accept/decline
approve/reject approve/deny open/close start/end begin/end on/off enable/disable public/private internal/external
inside/outside paid/unpaid required/optional mandatory/optional mandatory/voluntary required/voluntary always/never
everyone/nobody with/without add/remove join/leave arrive/depart arrival/departure same/different full/partial
first/last top/bottom once/twice manual/automatic manually/automatically domestic/international domestic/foreign
temporary/permanent temporarily/permanently buy/sell receive/send giver/recipient sender/recipient employee/employer
credit/debit gross/net import/export upload/download encrypt/decrypt encrypted/unencrypted morning/evening
morning/afternoon day/night weekday/weekend indoors/outdoors early/late old/new cheap/expensive success/failure
succeed/fail safe/dangerous lock/unlock locked/unlocked refundable/nonrefundable taxable/nontaxable individual/group
written/verbal written/oral online/offline online/inperson synchronous/asynchronous single/multi single/multiple
short/long upper/lower front/back entry/exit departure/destination origin/destination stay/rise stay/fall
stay/increase stay/decrease remain/rise remain/fall remain/increase remain/decrease continue/lapse continue/stop
continue/expire continue/end include/except including/except keep/change keep/replace during/outside within/outside
compulsory/optional full/part whole/part full/half encourage/discourage encourage/avoid encourage/resist
encourage/forbid allow/ban allow/block allow/refuse allow/deny permit/ban permit/deny permit/refuse keep/return
keep/repay keep/surrender keep/delete again/new reuse/new earlier/new carry/lapse carry/expire carry/forfeit
carry/lose refund/forfeit keep/forfeit hire/dismiss appoint/dismiss win/lose gain/lose grant/revoke grant/refuse
grant/deny visible/hidden visible/invisible anonymous/named majority/minority inner/outer wet/dry hot/cold warm/cold
clean/dirty empty/full heavy/light thick/thin high/low wide/narrow near/far strong/weak light/dark rough/smooth
hard/soft raise/reduce increase/reduce increase/cut rise/drop grow/shrink push/pull fill/empty insert/remove
attach/detach connect/disconnect mount/unmount install/uninstall subscribe/unsubscribe activate/deactivate
expand/collapse show/hide major/minor good/bad active/passive active/inactive senior/junior primary/secondary odd/even
north/south east/west buyer/seller lender/borrower landlord/tenant lessor/lessee approved/pending whole/portion
entire/portion full/portion all/portion entire/part single/separate first/final initial/final part/separate part/apart
include/separate include/apart cheap/dear cheaper/dearer cheaper/costlier discount/above discount/dearer
discount/expensive discount/surcharge after/lead_up_to following/lead_up_to
fee/free stay/remove remain/remove keep/remove deduct/separate
valid/invalid valid/void valid/invalidate valid/invalidated eligible/ineligible possible/impossible legal/illegal
complete/incomplete accessible/inaccessible correct/incorrect allow/disallow accurate/inaccurate
sufficient/insufficient dependent/independent direct/indirect formal/informal synchronous/asynchronous
synchronously/asynchronously qualify/disqualify reversible/irreversible
"""
_UP = "raise increase extend extension lengthen prolong grow expand rise longer"
_DOWN = "reduce reduction shorten shrink cut decrease drop fall shorter"
"""Each of one line turns each of the other round."""


def _table() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    pairs = [pair.split("/") for pair in _PAIRS.split()]
    for words in (*pairs, *product(_UP.split(), _DOWN.split())):
        one, other = (root_of(fold(word)) for word in words)
        if one != other:
            found.setdefault(one, set()).add(other)
            found.setdefault(other, set()).add(one)
    return {root: frozenset(others) for root, others in found.items()}


_OPPOSITES = _table()
_WORD = 3  # letters of a word that "un" turns round: "una" is no "a"
_NOT = "not"  # no word of which "unnoticed" is the opposite
_DENYING = "un"  # the one prefix that always denies: "in" and "dis" begin other words too


@lru_cache(maxsize=1 << 14)
def opposites(stem: str) -> frozenset[str]:
    """Return the stems that are the opposite of a stem: those of the table, and "unopened" of "opened"."""
    table = _OPPOSITES.get(stem, frozenset())
    derived = stem.removeprefix(_DENYING) if stem.startswith(_DENYING) else _DENYING + stem
    return table | {derived} if min(len(stem), len(derived)) >= _WORD and derived != _NOT else table
