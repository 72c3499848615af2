"""
What becomes of something, by sense: it goes on or ends, is kept or handed back, paid back or charged.

A page that has no word of a sense, in whatever form, bears out nothing that a claim says in it: "expires" needs an end.
"""

from rag.prove.words.outcome import outcome
from rag.prove.words.told import (
    CHARGE,
    DO_AWAY,
    DOWN,
    END,
    GO_ON,
    HAND_BACK,
    KEEP,
    LOCK,
    LOSE,
    PAUSE,
    PAY_BACK,
    ROLL,
    SAME,
    SEND_OFF,
    TAKE,
    UP,
)

_THING = r"(?:the|your|their|our|his|her|its|it|them|any|all|both|these|those|unused)"
_LASTS = r"""in\s(?:place|force|effect)|active|valid|open|available|enabled
    |on(?=[.,]|\s(?:after|until|during|all|overnight|while|at)\b)"""
OUTCOMES = {
    "end": outcome(
        "end laps run expir ceas disc cut diss abol void",
        r"""end|lapse|run\sout
        ; expires?|ceases?|ends|lapses|runs\sout
        ; ended|discontinued|cut\soff|dissolved|abolished|void""",
        END,
        GO_ON,
    ),
    "call off": outcome(
        "termin",
        r" ; terminates? ; terminated",
        r"""terminat|end(?:s|ed|ing)?\b|cancel|discontinu|stop|ceas|dismiss|withdr[ae]w|revo[ck]|void|expir|laps|dissol
        |leav(?:es|ing)|until\b|no\slonger|sack|fire|invalid|forfeit""",
        GO_ON,
    ),
    "switch off": outcome(
        "off deact",
        r"""(?:switch|turn|shut)(?:\s\w+){0,4}?\soff|deactivate
        ; deactivates
        ; (?:switched|turned|shut)\soff|deactivated""",
        rf"{LOCK}|off\b|inactiv|down\b|expir|end(?:s|ed)?\b|revo[ck]|withdr[ae]w|remov|ceas|no\slonger|void|invalid",
        GO_ON,
    ),
    "close": outcome(
        "close", r"close ;  ; closed", rf"{END}|{LOCK}|resolv|holiday|only\b|except|\bno\b|hours", rf"{GO_ON}|open"
    ),
    "go on": outcome(
        "contin stay remain",
        rf"""continue(?!\s(?:to|with|as|in)\b)|(?:stay|remain)\s(?:{_LASTS})
        ; continues(?!\s(?:to|with|as|in)\b)|(?:stays|remains)\s(?:{_LASTS})
        ; continued""",
        rf"{GO_ON}|(?<=\bis\s)(?:{_LASTS})",
        rf"{END}|{PAUSE}|{LOCK}",
    ),
    "lose": outcome("laps lose lost forf", r"lapse ; loses?|forfeits? ; lost|forfeited", LOSE, rf"{KEEP}|{ROLL}"),
    "keep": outcome(
        "keep retain", rf"keep\s{_THING} ; keeps\s{_THING}|retains? ; retained", KEEP, rf"{HAND_BACK}|{LOSE}|{DO_AWAY}"
    ),
    "hand back": outcome(
        "back surr return",
        r"""(?:hand|give|send|ship|bring|take)(?:\s\w+){0,4}?\sback\b
        ; surrenders?|returns?(?=\s(?:the|your|their|it|them|all|any)\b)
        ; (?:handed|given|sent|shipped|brought)\sback|surrendered|returned""",
        HAND_BACK,
        KEEP,
    ),
    "do away": outcome(
        "wipe wiping throw disp purg scrap delet destr eras shred disc incin",
        r"""wipe|throw(?:\s\w+){0,4}?\s(?:away|out)|dispose|purge|scrap
        ; deletes?|destroys?|erases?|wipes|shreds?|discards?|purges|scraps
        ; deleted|destroyed|erased|wiped|shredded|discarded|thrown\s(?:away|out)|purged|scrapped|incinerated""",
        DO_AWAY,
        KEEP,
    ),
    "pay back": outcome(
        "refund back", r"refund ; refunds(?=\s(?:the|you|your|all|any|half)) ; refunded|paid\sback", PAY_BACK, LOSE
    ),
    "take off": outcome("dock deduct with", r"dock ; deducts?|docks|withholds? ; deducted|docked|withheld", TAKE),
    "charge": outcome(
        "charg bill invoi",
        r" ; charges?(?=\s(?:you|them|guests|customers)\b) ; (?<!in\s)charged|billed|invoiced",
        CHARGE,
        r"waiv|free\b",
    ),
    "lock": outcome(
        "lock freez froz",
        r"""lock|block|freeze
        ; (?:blocks|locks|freezes)(?=\s(?:the|your|all|any|access|it|them|\w+\s?\w+s)\b)
        ; locked|blocked|frozen""",
        LOCK,
        r"open|allow|unlock|free|permit",
    ),
    "pause": outcome(
        "paus susp hold inter", r"pause ; suspends?|pauses ; suspended|paused|put\son\shold|interrupted", PAUSE, GO_ON
    ),
    "roll over": outcome(
        "over forw",
        r"""(?:roll|carry)\s(?:\w+\s){0,3}?(?:over|forward)
        ; (?:rolls|carries)\s(?:\w+\s){0,3}?(?:over|forward)
        ; rolled\sover|carried\s(?:over|forward)""",
        ROLL,
        rf"{LOSE}|reset",
    ),
    "rise": outcome("incr ris rais up", r"increase|rise|go\sup ; rises|goes\sup ; increased|raised", UP),
    "fall": outcome(
        "decr fall shr down redu lower",
        r"""decrease|fall\b(?!\s(?:on|in|under|within|into|back|ill)\b)|shrink|go\sdown
        ; decreases|goes\sdown|shrinks
        ; reduced|decreased|lowered""",
        DOWN,
    ),
    "same": outcome(
        "same unch flat fixed",
        r"""(?:stay|remain)\s(?:the\ssame|unchanged|flat|fixed)
        ; (?:stays|remains)\s(?:the\ssame|unchanged|flat|fixed)
        ; unchanged""",
        SAME,
        rf"{UP}|{DOWN}",
    ),
    "send off": outcome(
        "dism fired sack expel let laid", r" ;  ; dismissed|fired|sacked|expelled|let\sgo|laid\soff", SEND_OFF
    ),
    "give away": outcome("donat", r" ; donates? ; donated", r"donat|charit|giv(?:en|ing)|gift"),
    "sell": outcome("sold auct", r" ;  ; sold|auctioned", r"sell|sold|sale|auction|market|buy|bought|purchas|trad"),
    "hand over": outcome(
        "transf",
        r" ;  ; transferred",
        r"transfer|mov|pass|assign|hand|sen[dt]|migrat|relocat|giv|switch|forward|delegat|wir|pa(?:y|id)",
    ),
    "let off": outcome(
        "off forg",
        r" ;  ; written\soff|forgiven",
        r"writ\w+\soff|wrote\soff|forg[ia]|waiv|let\soff|drop|cancel",
        r"repa|pa[yi]|owe",
    ),
    "store": outcome("arch", r" ;  ; archived", r"archiv|stor|keep|kept|sav|retain|preserv|mov|back\w*\s?up|histor"),
    "pass on": outcome(
        "escal",
        r" ;  ; escalated",
        r"escalat|pass|refer|rais|forward|hand|bring|involv|report|sen[dt]|tell|contact|notif|ping|next",
    ),
    "fine": outcome(
        "fined penal pun",
        r" ;  ; fined|penali[sz]ed|punished",
        r"fine[ds]?\b|penal|sanction|punish|disciplin|charg|consequen|deduct",
    ),
    "put off": outcome(
        "postp resch defer",
        r" ;  ; postponed|rescheduled|deferred",
        r"postpon|delay|re-?sched|mov|later|push|defer|adjourn|shift|rearrang|back\b|new\s(?:date|time)|follow",
    ),
    "ignore": outcome(
        "ignor disreg",
        r" ;  ; ignored|disregarded",
        r"ignor|disregard|skip|discard|drop|exclu",
        r"consider|count|answer|read",
    ),
    "double": outcome("doubl", r" ;  ; doubled", r"doubl|twice|two\stimes|2x|200"),
    "halve": outcome("halv", r" ;  ; halved", r"halv|half|50|two"),
    "replace": outcome(
        "replac", r" ;  ; replaced", r"replac|new\b|swap|exchang|substitut|instead|chang|renew|switch|succe"
    ),
    "repair": outcome(
        "repair",
        r" ;  ; repaired",
        r"repair|fix|mend|servic|maint|restor|patch|put\w*\sright|sort|resolv|correct|remed|see\w*\sto",
    ),
    "bring back": outcome(
        "rest rein react",
        r" ;  ; restored|reinstated|reactivated",
        r"restor|re-?instat|reactivat|return|back\b|recover|resum|again|undo|re-?open|lift",
    ),
    "pay out": outcome(
        "out", r" ;  ; paid\sout", r"pa(?:y|id)\b(?!\s\w+\sdays)|cash|monetary|money|deposit|payout|payroll", LOSE
    ),
    "renew": outcome(
        "renew",
        r"renew ; renews(?=\s(?:itself|auto|each|every|on|for|by|unless|at)|[.,]) ; renewed",
        r"renew|exten|continu|roll|recur|subscri|again|repeat|new\b",
        END,
    ),
}
"""The outcomes by name."""

_AGAINST = {
    "go on": "end call_off switch_off close pause lose do_away",
    "roll over": "end call_off lose do_away",
    "keep": "hand_back lose do_away give_away sell",
    "hand back": "do_away sell give_away",
    "pay back": "lose take_off charge",
    "charge": "let_off",
    "rise": "fall same",
    "fall": "same",
    "renew": "end call_off close",
    "pass on": "call_off close ignore end",
    "repair": "do_away",
    "store": "do_away",
}
OPPOSED = frozenset(
    pair
    for one, others in _AGAINST.items()
    for other in others.split()
    for pair in ((one, other.replace("_", " ")), (other.replace("_", " "), one))
)
"""The names of outcomes that nothing has both of."""
