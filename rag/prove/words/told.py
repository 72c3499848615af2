"""What a page may say for an outcome, in any form, as patterns for lines with breaks: "until" tells of an end."""

END = r"""end(?:s|ed|ing)?\b|expir|laps(?:e|ing)|ceas|terminat|stop|clos(?:e|es|ed|ing|ure)\b|cancel|runs?\sout
    |discontinu|until\b|till\b|up\sto\b|through\b|no\slonger|any\s?more|revo[ck]|withdr[ae]w|disab|deactivat
    |los(?:e|es|t|ing)\b|forfeit|(?:is|are|be)\sover\b|final|finish|void|invalid|retir|remov|delet|shut
    |(?:switch|turn)\w*\soff|cut\s?off|phas\w*\sout|dissol|abolish|last|due\b|deadline|valid\b|warranty|within\b
    |complet|conclu|merg|(?<=to\s)\d|\d\s?[-–]\s?\d
    |for\s(?!those|these|the\b|your|each|every|any|all\b|our)(?:\w+\s){1,3}?(?:day|week|month|year|hour|minute)"""
GO_ON = r"""continu|remain|st(?:ay|ill)|keep|kept|last|carr(?:y|ie)|roll|go(?:es)?\son\b|renew|maintain|retain
    |until\b|extend|through\b|permanent|always|unaffected|unchanged|persist|resum|for\s\w+\s(?:day|week|month|year)
    |indefinit|ongoing|in\sforce|no\slimit|surviv"""
LOSE = r"""los(?:e|es|t|ing|s)\b|forfeit|expir|laps(?:e|ing)|no\slonger|end(?:s|ed)?\b|gone\b|use\sit|revo[ck]
    |withdr[ae]w|remov|giv\w*\sup|miss(?:es|ed)?\b|reset|disappear|stop|void|delet|wip(?:e|ing)|cancel|destroy
    |ineligib|disqualif|terminat|go(?:es)?\saway|without\b|valid\b|within\b"""
KEEP = r"""keep|kept|retain|hold|held|st(?:ay|or)|remain|yours\b|own\b|maintain|preserv|sav(?:e|ing)|belong|continu
    |unchanged|carr(?:y|ie)|roll|retention|archiv|bank|record|log|gift|(?:mov|tak|go|com|bring)\w*\s(?:\w+\s)?with\b"""
HAND_BACK = r"""return|back\b|hand|surrender|collect|turn\w*\sin\b|giv|drop|bring|brought|ship|sen[dt]|post|mail
    |deliver|restor|recover|pick|submit"""
DO_AWAY = r"""delet|destr[ou]|eras|wip(?:e|ing)|shred|discard|throw|thrown|dispos|purg|scrap|remov|bin\b|clear|trash
    |clean|reset|recycl|incinerat|drop|retention|expir
    |(?:retain|kept|keep|stor|held|hold)\w*\b[^.;]{0,60}\b(?:for|until)\b|los(?:e|t)|overwr|clos(?:e|ing)|terminat
    |destruct|rid\b|gone\b|tear|torn|decommission|redact|anonymi"""
PAY_BACK = r"""refund|reimburs|back\b|credit(?:ed)?(?!\scard)|return|compensat|repa(?:y|id)|money|restor|recoup"""
TAKE = r"""deduct|dock|withh|tak(?:e|en|ing)\b|took|subtract|debit|com(?:e|es|ing)\s(?:out|off)\b|reduc|minus|net\b
    |recover
    |from\s(?:your|the|their|his|her|my|our)\s(?:\w+\s){0,2}?(?:pay|salary|payroll|balance|allowance|wages?|deposit|budget)
    |repa(?:y|id)|charg|count|use[sd]?\sup|offset|off\s(?:your|the)|contribut|sacrific"""
CHARGE = r"""charg(?:ed|ing)|charges?\s(?:of|for|you|an?|the)\b|an?\s(?:\w+\s)?charge\b|bill|invoic|pay|paid|cost
    |fee|pric|debit|owe|due\b|fine[ds]?\b|rate|expens|surcharg|deduct|(?<=[$€£])\d"""
LOCK = r"""lock|block|fre+z|froz|suspend|disab|den(?:y|ied)|prevent|stop|bar(?:s|red)?\b|cut\s?off|deactivat|clos
    |restrict|shut|ban|cannot|can['’]t|refus|reject|forbid|prohibit|quarantin|hold|held|protect
    |not\s(?:be\s)?(?:able|allowed)"""
PAUSE = r"""suspend|paus|hold\b|fre+z|froz|interrupt|halt|stop|disab|deactivat|discontinu|temporar|resum|block|lock
    |revo|ceas|not\s(?:be\s)?(?:paid|made|run)"""
ROLL = r"""roll|carr(?:y|ie)|transfer|bank|accumul|accru|mov(?:e|ing)|keep|kept|forward|next|sav(?:e|ing)|stay
    |remain|add(?:s|ed)\b"""
UP = r"""increas|ris(?:e|es|en|ing)|rais|rose|up\b|gr[eo]w|higher|more\b|climb|exten|expan|add|doubl|extra|rate|vari
    |adjust|chang|scal|from\b.*\bto\b"""
DOWN = r"""reduc|decreas|low|cut|drop|f[ae]ll|less\b|fewer|shr[iau]nk|small|down|halv|half|prorat|pro-?\s?rat|cap\b
    |deduct|minus|adjust|chang|limit|short|declin|minimi|discount|part|scal|tak|cheap|off\b|sav|from\b.*\bto\b|below
    |under"""
SAME = r"""same|unchang|fix|constant|chang|flat|remain|stay|regardless|keep|kept|unaffected|stable|steady|equal
    |level"""
SEND_OFF = r"""terminat|dismiss|fir(?:e|ed|ing)\b|sack|let\sgo|leav|end(?:s|ed|ing)?\b|expel|remov|lay|laid|redundan
    |part\sways|exclu|disciplin|gross|cancel|revo[ck]|ban"""
