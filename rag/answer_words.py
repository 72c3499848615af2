"""Words that say yes, no or neither, before it is said why."""

YES = (
    *"yes sure yeah yep yup correct right exactly absolutely certainly definitely indeed".split(),
    *"ja doch genau sí si oui sim sì".split(),
    *("はい", "of course", "yes indeed", "that's right", "that is right", "that's correct", "that is correct"),
)
NO = (
    *"no nope nein non não いいえ".split(),
    *("absolutely not", "definitely not", "certainly not", "of course not", "unfortunately not", "unfortunately no"),
    *("sadly not", "not at all", "i'm afraid not", "afraid not", "leider nein", "leider nicht"),
)
PARTLY = (
    *"partly partially sometimes almost depends teilweise".split(),
    *("not quite", "not exactly", "not entirely", "not fully", "not completely", "not really", "not necessarily"),
    *("not always", "only partly", "only partially", "in part", "only in part", "to some extent", "yes and no"),
    *("it depends", "that depends", "nicht ganz", "no del todo", "pas tout à fait", "pas vraiment", "en partie"),
)
"""What says that neither yes nor no is all."""
_ANSWERS = frozenset((*YES, *NO, *PARTLY))


def is_yes_or_no(text: str) -> bool:
    """Whether a text is nothing but a yes or no, or neither: "Yes, exactly.", "Not quite."."""
    bare = text.strip(" .!,:;。：").lower().replace("’", "'")
    return bare in _ANSWERS or all(part in _ANSWERS for part in bare.split(", "))
