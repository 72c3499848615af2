"""Code of a draft is a page's own lines of code, or it is not shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.check import Checker
from rag.checked import Fault
from rag.cite import Given, read_draft
from rag.coded import place_of_code
from rag.prove import prove
from tests.rag.drafted import OFFICIAL, passage

CLEARING = "Clear the queue like this:\n\nqctl pause mails\nqctl drop /srv/mails/old\nqctl resume mails"
HEALTH = "Patients must not stop the drops without a nurse.\n\nInterns do not\nget a bonus."


def has(code: str, text: str) -> bool:
    return place_of_code(code, text) is not None


def test_the_lines_of_a_page_are_its_code() -> None:
    assert has("qctl pause mails\nqctl drop /srv/mails/old\nqctl resume mails", CLEARING)
    assert has("qctl drop /srv/mails/old\n\nqctl resume mails  ", CLEARING)
    assert has("$ qctl pause mails", CLEARING)
    assert has("qctl pause mails", CLEARING.replace("qctl", "$ qctl"))


@pytest.mark.parametrize(
    "code",
    [
        "qctl drop /",
        "qctl drop /srv/mails",
        "drop /srv/mails/old",
        "qctl resume mails\nqctl pause mails",
        "qctl pause mails\nqctl resume mails",
        "qctl pause mails\nqctl pause mails",
        "qctl pause mails qctl resume mails",
        "",
        "\n  \n",
    ],
)
def test_parts_of_lines_and_another_order_are_not(code: str) -> None:
    assert not has(code, CLEARING)


@pytest.mark.parametrize("code", ["stop the drops without a nurse", "Patients\nstop the drops", "Interns\nget a bonus"])
def test_words_out_of_sentences_are_no_code(code: str) -> None:
    assert not has(code, HEALTH)


def test_a_code_span_is_a_line_and_part_of_one_is_not() -> None:
    page = "Then run `qctl drop /srv/mails/old` as root."
    assert place_of_code("qctl drop /srv/mails/old", page) == (10, 34)
    assert not has("qctl drop /", page)
    assert not has("as root", page)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("sudo killall coreaudiod", True),
        ("sudo killall", False),
        ("killall coreaudiod", False),
        ("net stop spooler", True),
        ("net stop", False),
        ("the usual", False),
    ],
)
def test_what_a_sentence_tells_to_type_is_code_in_full_only(code: str, told: bool) -> None:  # noqa: FBT001
    page = "In the window paste sudo killall coreaudiod and then hit enter. Or run the usual: run net stop spooler."
    assert has(code, page) is told


@pytest.mark.parametrize("page", ["Never run rm -rf cache as root.", "You must not, at any time, type rm -rf cache."])
def test_what_a_sentence_forbids_to_type_is_none(page: str) -> None:
    assert not has("rm -rf cache", page)


@pytest.mark.parametrize(
    "page",
    [
        "Never run `rm -rf cache` as root.",
        "Do not use `rm -rf cache`.",
        "Never run this:\n\nrm -rf cache\n\nUse the portal.",
        "You must not run the following:\nls cache\nrm -rf cache",
        "When in doubt do not run `rm -rf cache`.",
    ],
)
def test_what_a_page_forbids_is_none_in_a_span_or_a_block(page: str) -> None:
    assert not has("rm -rf cache", page)


@pytest.mark.parametrize(
    "page",
    [
        "If the client does not start, run `rm -rf cache`.",
        "If the client does not start run `rm -rf cache`.",
        "There is no button for this: run `rm -rf cache`.",
        "If it still does not start, run this:\n\nrm -rf cache",
        "Never restart it by hand. Run `rm -rf cache`.",
        "Never restart it by hand. Run:\n\nrm -rf cache",
    ],
)
def test_a_denial_of_something_else_forbids_no_code(page: str) -> None:
    assert has("rm -rf cache", page)


STEPS = "Install it with `vpn install`. Then run `vpn connect`, and finally `vpn status`. To remove it run `vpn purge`."


@pytest.mark.parametrize(
    ("code", "page"),
    [
        ("vpn install\nvpn connect", STEPS),
        ("$ vpn install\n$ vpn connect\n$ vpn status", STEPS),
        ("vpn install\nvpn connect", "1. Run `vpn install`.\n2. Run `vpn connect`."),
        ("vpn install\nvpn connect", "Install it:\n\nvpn install\n\nThen connect:\n\nvpn connect"),
        ("vpn install\nvpn connect", "Install:\n```\nvpn install\n```\nThen connect:\n```sh\nvpn connect\n```"),
        ("vpn install\nvpn connect", "Run `vpn install`. Run `vpn connect`."),
        ("vpn install\nvpn connect", "Paste vpn install and then run vpn connect."),
    ],
)
def test_commands_that_a_page_has_one_after_the_other_are_code(code: str, page: str) -> None:
    assert has(code, page)


@pytest.mark.parametrize(
    ("code", "page"),
    [
        ("vpn connect\nvpn install", STEPS),
        ("vpn install\nvpn status", STEPS),
        ("vpn install\nvpn purge", STEPS),
        ("vpn status\nvpn purge", STEPS),
        ("vpn install\nvpn connect", "Run `vpn install` or `vpn connect`."),
        ("vpn install\nvpn connect", "On Windows run `vpn install`, then restart; on a Mac run `vpn connect`."),
        ("vpn install\nvpn connect", "Run `vpn install`. Then, if that fails, run `vpn connect`."),
        ("vpn install\nvpn connect", "Run `vpn install`. Then never run `vpn connect`."),
        ("vpn install\nvpn connect", "1. Run `vpn install`.\n2. Run `vpn login`.\n3. Run `vpn connect`."),
        ("vpn install\nvpn conn", "Run `vpn install`. Then run `vpn connect`."),
        ("a()\n  b()", "Run `a()` and then `b()`."),
    ],
)
def test_commands_that_a_page_does_not_have_one_after_the_other_are_none(code: str, page: str) -> None:
    assert not has(code, page)


def test_a_comment_may_be_left_out() -> None:
    page = "make all  # takes an hour\nmake clean"
    assert has("make all", page)
    assert has("make all  # takes an hour\nmake clean", page)
    assert not has("make", page)


def test_fences_and_a_common_indent_do_not_count_but_the_depth_of_lines_does() -> None:
    page = "Set:\n```yaml\n  mail:\n    retry: 3\n  log: on\n```"
    assert has("mail:\n  retry: 3\nlog: on", page)
    assert has("\tmail:\n\t  retry: 3", page)
    assert not has("mail:\n  retry: 3\n  log: on", page)
    assert has("  a()\n  b()", "a()\n    b()")  # the passage begins amid code


def test_half_of_a_command_that_goes_on_is_none() -> None:
    page = "qctl drop \\\n  /srv/mails/old\nqctl resume mails"
    assert not has("qctl drop \\", page)
    assert not has("/srv/mails/old", page)
    assert has("qctl drop \\\n  /srv/mails/old", page)


@given(st.lists(st.text("ab $/#`\\\n\t", max_size=9), max_size=6).map("\n".join), st.text("ab $/#`\\\n\t", max_size=9))
def test_what_is_found_stands_there(text: str, code: str) -> None:
    place = place_of_code(code, text)
    if place:
        assert text[slice(*place)].strip() == text[slice(*place)] != ""
        assert has(text, text) or "\\" in text


def test_a_draft_with_a_torn_command_is_not_proven() -> None:
    checker = Checker((Given("1", passage("mails", CLEARING)),), prove, "How do I clear the queue?")
    torn, whole = (f"```\n{code}\n```" for code in ("qctl drop /", "qctl pause mails\nqctl drop /srv/mails/old"))
    assert [one.fault for one in checker.check(read_draft(torn, checker.given, OFFICIAL))] == [Fault.UNCITED]
    assert [one.fault for one in checker.check(read_draft(whole, checker.given, OFFICIAL))] == [None]


@pytest.mark.parametrize(
    ("said", "stands"),
    [
        ("First run `vpn install`, then `vpn connect` [1].", True),
        ("Run `vpn install` and `vpn connect` [1].", True),
        ("Run `vpn install`, then `vpn status` [1].", False),
        ("Run `vpn install`, then `vpn purge` [1].", False),
        ("Run `vpn install`, then `vpn conn` [1].", False),
        ("First run `vpn connect`, then `vpn install` [1].", False),
        ("Run `vpn connect` followed by `vpn install` [1].", False),
    ],
)
def test_commands_of_a_sentence_stand_in_their_pages_order(said: str, stands: bool) -> None:  # noqa: FBT001
    checker = Checker((Given("1", passage("vpn", STEPS)),), prove, "How do I connect?")
    (checked,) = checker.check(read_draft(said, checker.given, OFFICIAL))
    assert (checked.fault is None) is stands
