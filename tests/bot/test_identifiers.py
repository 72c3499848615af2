"""Names with figures are kept whole, and an older one gives way to one of its shape."""

from bot.identifiers import identifiers, without_rivals


def test_codes_versions_and_years_are_identifiers_and_amounts_are_not() -> None:
    text = "Does ERR-0428-A in v2.1.1 hit B1, form 1040 or 25 days, e.g. DB_POOL_2?"
    assert identifiers(text) == ("ERR-0428-A", "v2.1.1", "B1", "1040", "DB_POOL_2")


def test_c073_an_older_identifier_of_the_same_shape_is_taken_out() -> None:
    assert without_rivals("what is ERR-0428-A?", "and ERR-0429-B?") == "what is ?"
    assert without_rivals("what is ERR-0428-A?", "in v2.1.1 as well?") == "what is ERR-0428-A?"
    assert without_rivals("is ERR-0428-A fixed?", "is ERR-0428-A in ERR-0429-B?") == "is ERR-0428-A fixed?"


def test_c065_a_choice_loses_the_alternative_with_its_article() -> None:
    asked = "Do you mean the A1 or the B1 course?"
    assert without_rivals(asked, "Yes, B1 please") == "Do you mean the B1 course?"
    assert without_rivals(asked, "the A1") == "Do you mean the A1 course?"
