"""
What a question asks for: the text whose meaning is searched, and the stems whose presence is.

People in a chat write "w/o", "thru" and "hey all, quick one": the spellings are written out, greetings and filler
left out. The word lists are those of the retrieval measurements (chat questions over two public handbooks).
"""

import re

from rag.lexical import stem, words

_FUNCTION_WORDS = """
a an and are as at be but by for if in into is it of on or such that the their then there these they this to was will
with what who whom which when where why how do does did can could should would may might i you he she we me my your
our us them his her its from about have has had been being than so any all also more most other some only own same
s t just don now
"""  # no, not and never are not here: they carry the question

_SMALL_TALK = """
hi hey hello hiya yo morning afternoon evening thanks thank thx ty cheers pls plz please sorry guys folks team
everyone anyone anybody somebody someone quick quickly question q random one lol haha ugh hmm um btw fyi asap ok okay
cool nice great sweet actually basically really kinda sorta gonna gotta wanna got get getting gets im ive id ill youre
youve theres thats whats hows wheres whos dont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt werent
havent hasnt hadnt aint lets let u ur r n w b4 tho thru know tell wondering wonder think thing things stuff something
anything want wants need needs trying try help too still even ever like way lot bit much many ones going go goes make
makes doing done put am were
"""

UNTOLD = frozenset(f"{_FUNCTION_WORDS} {_SMALL_TALK}".split())
"""Words that say nothing about what is asked for."""

_SPELLINGS = {
    "w/": "with",
    "w/o": "without",
    "w": "with",
    "wk": "week",
    "wks": "weeks",
    "thru": "through",
    "b4": "before",
    "u": "you",
    "ur": "your",
    "r": "are",
    "pls": "please",
    "plz": "please",
    "thx": "thanks",
    "ty": "thanks",
    "mtg": "meeting",
    "mtgs": "meetings",
    "hrs": "hours",
    "yr": "year",
    "yrs": "years",
    "mins": "minutes",
    "min": "minutes",
    "appt": "appointment",
    "dept": "department",
    "mgr": "manager",
    "msg": "message",
    "msgs": "messages",
    "govt": "government",
    "gov": "government",
    "acct": "account",
    "accts": "accounts",
    "im": "i'm",
    "ive": "i've",
    "dont": "don't",
    "cant": "can't",
    "wont": "won't",
    "isnt": "isn't",
    "arent": "aren't",
    "doesnt": "doesn't",
    "didnt": "didn't",
    "havent": "haven't",
    "hasnt": "hasn't",
    "wasnt": "wasn't",
    "wouldnt": "wouldn't",
    "couldnt": "couldn't",
    "shouldnt": "shouldn't",
    "theres": "there's",
    "whats": "what's",
    "hows": "how's",
    "wheres": "where's",
    "whos": "who's",
    "thats": "that's",
    "theyre": "they're",
    "youre": "you're",
    "theyll": "they'll",
    "gonna": "going to",
    "gotta": "have to",
    "wanna": "want to",
    "outta": "out of",
    "lemme": "let me",
    "dunno": "don't know",
    "kinda": "kind of",
    "sorta": "sort of",
    "cuz": "because",
    "cos": "because",
    "bc": "because",
    "tho": "though",
    "rn": "right now",
    "tmrw": "tomorrow",
    "ppl": "people",
    "smth": "something",
    "abt": "about",
    "info": "information",
    "pwd": "password",
    "pw": "password",
    "pto": "paid time off",
    "wfh": "work from home",
    "ooo": "out of office",
    "eod": "end of day",
    "til": "until",
    "till": "until",
    "n": "and",
    "req": "request",
    "reqs": "requirements",
    "diff": "difference",
    "esp": "especially",
    "mo": "month",
    "mos": "months",
    "q": "question",
    "def": "definitely",
    "temp": "temporary",
}
# Lower case only: PTO and GOV in capitals are names. The slash forms first, since "w" begins them.
_SPELLING = re.compile(
    r"(?<![\w/'’.])(w/o|w/|"
    + "|".join(sorted((short for short in _SPELLINGS if "/" not in short), key=len, reverse=True))
    + r")(?![\w/'’-])"
)
_GREETING = re.compile(
    r"""^\s*(?:(?:
        hi|hey|hello|hiya|yo|(?:good\s)?(?:morning|afternoon|evening)|ok(?:ay)?|cool|nice|great|thanks?|thx|sweet
        |ugh|lol|haha|hmm+|um|so|quick\s(?:one|q|question)|random\sone|sorry\sif\s[^:,.!?]*|team|all|folks|everyone
        |guys|there|pls|please|btw|fyi|(?:just\s)?wondering|(?:does\s)?anyone\sknow
        |can\s(?:someone|anybody|anyone)\stell\sme
    )\b[\s,.!:;\-–—]*)+""",
    re.IGNORECASE | re.VERBOSE,
)
_FILLER = re.compile(r"\b(?:lol|haha+|ugh|thx|ty|pls|plz|btw|fyi|hmm+)\b[\s,.!]*", re.IGNORECASE)
_SHORT_WORDS = frozenset(short.partition("/")[0] for short in _SPELLINGS)
_RUN = re.compile(r"\w+")


def spelled_out(text: str) -> str:
    """Return the text with chat spellings written out."""
    if _SHORT_WORDS.isdisjoint(_RUN.findall(text)):  # of most texts, and found in a fifth of the time
        return text.replace("  ", " ")

    def full(match: re.Match[str]) -> str:
        short = match.group(1)
        return _SPELLINGS[short] + (" " if "/" in short else "")

    return _SPELLING.sub(full, text).replace("  ", " ")


def meaning(text: str) -> str:
    """Return what is embedded for a question: without greeting and filler, if three words are left."""
    bare = _FILLER.sub("", _GREETING.sub("", text)).strip()
    return spelled_out(bare if len(bare.split()) >= 3 else text)


def told(text: str) -> tuple[str, ...]:
    """Return the question's distinct words that say what it is about, folded, in order; all of them if none does."""
    distinct = list(dict.fromkeys(words(spelled_out(text))))
    return tuple(word for word in distinct if word not in UNTOLD) or tuple(distinct)


def says_nothing(text: str) -> bool:
    """Whether the question is made of words alone that say nothing about what it asks for, or of none."""
    return all(word in UNTOLD for word in words(spelled_out(text)))


def keywords(text: str) -> tuple[str, ...]:
    """Return the distinct stems that a question looks for, in order."""
    return tuple(dict.fromkeys(map(stem, told(text))))
