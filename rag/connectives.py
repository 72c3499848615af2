"""Words at the beginning of a sentence that point to the one before it."""

import re

# What only joins: without it the sentence says the same.
_JOINS = re.compile(
    r"""(?:
        also | additionally | in\saddition(?:\sto\s(?:this|that))? | furthermore | moreover | besides(?:\sthis|\sthat)?
      | further | however | but | and | still | yet | nevertheless | nonetheless | on\sthe\sother\shand | that\ssaid
      | similarly | likewise | as\swell | finally | lastly | next | then | so | therefore | thus | hence | consequently
      | as\sa\sresult | accordingly | for\sthis\sreason | by\scontrast | in\scontrast | conversely | meanwhile
      | außerdem | zudem | darüber\shinaus | weiterhin | ferner | jedoch | allerdings | aber | und | daher | deshalb
      | además | asimismo | también | sin\sembargo | pero | por\s(?:lo\s)?tanto | por\sotro\slado
      | de\splus | en\soutre | par\sailleurs | cependant | toutefois | mais | donc | ainsi
      | além\sdisso | no\sentanto | porém | portanto | inoltre | tuttavia | però | quindi
    )(?:,\s*|\s+(?=\S))""",
    re.IGNORECASE | re.VERBOSE,
)
_ONLY_WITH_A_COMMA = re.compile(
    r"(?:still|yet|next|then|so|further|finally|lastly|likewise|as\swell|ainsi|ferner)\b(?!,)", re.IGNORECASE
)
_JOINS_IN_JAPANESE = re.compile(r"(?:また|さらに|なお|しかし|ただし|そのため|したがって)[、,]")
# What says under which condition, or of what, the sentence holds: without the one before it, it says something else.
_LEANS = re.compile(
    r"""(?:
        otherwise | instead | in\s(?:that|this|such\sa)\s(?:case|event|situation) | in\ssuch\scases
      | if\s(?:so|not)\b
      | this\smeans | that\smeans | which\smeans | the\s(?:same|latter|former|opposite)\b | except\b | unless\sthat
      | andernfalls | sonst | stattdessen | in\sdiesem\sfall | de\slo\scontrario | en\sese\scaso | sinon | dans\sce\scas
      | caso\scontrário | nesse\scaso | altrimenti | in\stal\scaso
    )\b""",
    re.IGNORECASE | re.VERBOSE,
)


def without_connective(sentence: str) -> str:
    """Return the sentence without a word at its beginning that only joins it to the one before."""
    match = _JOINS_IN_JAPANESE.match(sentence) or _JOINS.match(sentence)
    if not match or _ONLY_WITH_A_COMMA.match(sentence):
        return sentence
    rest = sentence[match.end() :]
    return rest[:1].upper() + rest[1:] if rest.strip() else sentence


def leans_on_dropped(sentence: str) -> bool:
    """Whether the sentence says something else without the one before it."""
    return bool(_LEANS.match(sentence))
