"""What says that something costs nothing, and what says that it costs something."""

import re

_FLAGS = re.IGNORECASE | re.VERBOSE
_NO_MONEY = r"(?<![\d.,])[$€£]\s?0(?![.,]?\d)|(?<![\d.,])0\s?(?:[$€£]|(?:euros?|dollars?|pounds?)\b)"
_SAID = r"""\b(?:is|are|comes?|stays?|remains?)\s(?:always\s|also\s|completely\s|entirely\s)?free
      (?:\s(?:of\scharge|of\scost|to\suse)|(?=\s(?:for|on|in|at|under|after|before|during|until|while)\b)
        |(?=\s*(?:[.!,;]|\[|$)))
    | \bfree\sof\scharge | \bfor\sfree\b | \b(?:at|is|are|with)\sno\s(?:extra\s|additional\s)?(?:cost|charge|fee)s?\b
    | \b(?:costs?|pays?)\s(?:\w+\s)?nothing\b
    | \bwithout\s(?:charge|(?:a\s|any\s)?fee)\b | \bgratis\b | \bcomplimentary\b
    | (?:\b(?:not|never|nobody|no\sone)|n['’]t)\s(?:(?:have|has|needs?)\sto\s|be\s)?(?:pays?|charged)\b
      (?!\s(?:more|until|before|in|by|extra|late|less|over|above|immediately|again|back|(?:for\s\w+\s)?\d|[$€£]))"""
FREE = re.compile(_SAID, _FLAGS)
"""What a claim says of what costs nothing."""
TOLD_FREE = re.compile(
    rf"""{_SAID} | {_NO_MONEY} | \bno\s(?:\w+\s)?(?:cost|charge|fee)s?\b | \bnothing\sto\spay\b | \bon\sthe\shouse\b
    | (?<![-\w])(?<!feel\s)free(?![-\w])
      (?!\s(?:to\b(?!\suse)|from|of\b(?!\s(?:charge|cost))|time|days?|hours?|seats?|rooms?|slots?|spaces?|choice|will))
    | \bfully\s(?:\w+\s)?(?:covered|paid|funded|reimbursed)
    | \b(?:covers?|pays?|bears?|meets?)\s(?:for\s)?(?:all|everything|100|the\s(?:full|whole|entire|total))""",
    _FLAGS,
)
"""What a page says of it."""
NOT_FREE = re.compile(
    r"""(?:\b(?:not|never|no\slonger|nobody|no\sone)|n['’]t)\s(?:\w+\s){0,3}?
    (?:free|gratis|complimentary|at\sno\scost|without\scharge)\b""",
    _FLAGS,
)
PAID = re.compile(
    r"""\b(?:costs?|charge[ds]?|fees?|pa(?:y|ys|id)|price[ds]?|deducted|(?:own|your|their)\s(?:expense|pocket))\b
    | [$€£]\s?[1-9]""",
    _FLAGS,
)
MAY_BE_FREE = re.compile(
    r"""\b(?:includ\w+|cover(?:s|ed)?|reimburs\w+|provid\w+|funded|sponsor\w+|gifts?|given|availab\w+|vacant|empty
    | (?:we|company|employer|firm|organi[sz]ation|university|department|insurance|insurer|state)
      \s(?:\w+\s){0,2}pays?
    | paid\s(?:for\s)?by\s(?!you\b|the\semployee|employees))\b""",
    _FLAGS,
)
"""Words of a page that may say so, or that nobody has it."""
IN_PART = re.compile(r"\b(?:half|part(?:s|ly|ially)?|share|some|discount\w*|subsid\w+|towards?)\b|%", _FLAGS)
WHEN_FREE = re.compile(
    r"""\b(?:weekends?|weekdays?|evenings?|nights?|mornings?|afternoons?|holidays?
    | (?:mon|tues|wednes|thurs|fri|satur|sun)days? | first|second|third|last|further|until|outside
    | under\s(?:warranty|guarantee))\b""",
    _FLAGS,
)
"""What says when something is free, or which of several things."""
