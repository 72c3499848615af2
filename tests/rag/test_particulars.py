"""What a question insists on."""

import pytest

from rag.particulars import particulars


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("what does RULE-A002 mean", ("RULE-A002",)),
        ("how do I set MAX_RETRIES", ("MAX_RETRIES",)),
        ("does Rosalind Nakamura approve it?", ("Rosalind Nakamura",)),
        ("what is Rosalind's number?", ("Rosalind",)),
        ("can I use our Kubernetes cluster", ("Kubernetes",)),
        ("is it true for Kubernetes HR or for Rosalind's Gangway at the site", ("Kubernetes", "Rosalind", "Gangway")),
        ("is the 3rd-party tool from 2nd-line ok for 10GB in Q3 at L4", ()),
        ("is this MANDATORY for all", ()),
        ("can HR see it on Monday in May", ()),
        ("how much PTO do I get", ()),
        ("how do American and European staff book it", ()),
        ("What Is The Remote Work Policy", ()),
        ("PTO", ()),
        ("???", ()),
    ],
)
def test_names_and_identifiers_are_found_and_ordinary_capitals_are_not(question: str, names: tuple[str, ...]) -> None:
    assert particulars(question, "en").names == names


@pytest.mark.parametrize(
    ("question", "countries"),
    [
        ("and in chile?", ("Chile",)),
        ("vacaciones en España", ("Spain",)),
        ("holidays in new zealand and Germany", ("New Zealand", "Germany")),
        ("sick pay in South Sudan", ("South Sudan",)),
        ("may I bring my guinea pig, turkey or togo cup", ()),
        ("ask chad", ()),
    ],
)
def test_countries_count_in_any_case_and_in_several_languages(question: str, countries: tuple[str, ...]) -> None:
    assert particulars(question, "en").countries == countries


def test_a_country_is_no_name_as_well() -> None:
    assert particulars("what about leave in New Zealand", "en").names == ()


def test_german_nouns_are_no_names_and_other_languages_only_make_unsure() -> None:
    assert particulars("was kostet ein Stellplatz am Standort", "de").details == ()
    spanish = particulars("quién es de Recursos Humanos", "es")
    assert (spanish.names, spanish.details) == ((), ("Recursos Humanos",))


def test_numbers_are_details_and_negations_are_seen() -> None:
    found = particulars("why can't I claim 1,500 for 12 nights", "en")
    assert (found.details, found.negated) == (("1,500", "12"), True)
    assert not particulars("can I claim it", "en").negated


def test_a_mention_names_who_is_spoken_to_and_not_what_of() -> None:
    assert particulars("<@U123> <!channel> how many days for <@U04AB|kim>?", "en").names == ()
    assert particulars("what does U123 mean?", "en").names == ("U123",)
