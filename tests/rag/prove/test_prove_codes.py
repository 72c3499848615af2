"""What a sentence tells of an identifier, and of its neighbour that looks like it."""

import pytest

from rag.prove import Text, Verdict, prove

ROLES = (
    "| Role | What it is for |\n|---|---|\n| `pipe-writer` | Loads data, at first into one schema |\n"
    "| `pipe-reader` | Looks at data and reports, at first in one schema |\n\nThe `pipe-writer` role gets the `Editor` "
    "right in the schema (creating tables, deleting rows). The `pipe-reader` role gets the `Viewer` right (no changes)."
)
PLANS = (
    "| Plan | Description |\n|---|---|\n| `small` | One shared server |\n| `small-own` | One server of your own, where "
    "you can log in as root |\n| `small-test` | Like `small`, but the server is deleted after a week |"
)
TOOLS = (
    "Use `deploy.sh` to ship a release. Use `rollback.sh` to return to the release before.\n\n"
    "- `build`: compiles the site and checks links\n- `serve`: starts a local server and reloads pages\n"
    "- `clean`: removes generated files"
)


def verdict(passage: str, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [Text("Our tools", "", passage)]).verdict


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (ROLES, "The `pipe-writer` role can create tables and delete rows."),
        (PLANS, "On a server of the `small-own` plan you can log in as root."),
        (PLANS, "With the `small-test` plan the server is deleted after a week."),
        (PLANS, "With `small` you get one shared server."),
        (TOOLS, "`rollback.sh` returns to the release before."),
        (TOOLS, "`serve` starts a local server."),
        (TOOLS, "To compile the site, run `build`."),
    ],
)
def test_what_its_own_line_says_is_proved(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (ROLES, "The `pipe-reader` role can create tables and delete rows."),
        (PLANS, "On a server of the `small` plan you can log in as root."),
        (PLANS, "On a server of the `small-test` plan you can log in as root."),
        (PLANS, "With `small-own` you get one shared server."),
        (TOOLS, "`deploy.sh` returns to the release before."),
        (TOOLS, "`build` starts a local server."),
        (TOOLS, "`serve` removes the generated files."),
    ],
)
def test_what_its_neighbour_does_is_not(passage: str, claim: str) -> None:
    assert verdict(passage, claim) is not Verdict.PROVED


ADDRESS = "Guides get a @harbour.example.com address. Write to #boat-tours about tours, to @pier-team about the pier."


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("Guides get a @harbour.example.com address.", Verdict.PROVED),
        ("For tours there is #boat-tours.", Verdict.PROVED),
        ("About the pier, write to @pier-team.", Verdict.PROVED),
        ("Guides get a @harbour.example.org address.", Verdict.DISPROVED),
        ("Guides get a @harbor.example.com address.", Verdict.DISPROVED),
    ],
)
def test_the_address_behind_a_name_is_one_with_it(claim: str, expected: Verdict) -> None:
    assert verdict(ADDRESS, claim) is expected
