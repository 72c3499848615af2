import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.readers.file import File
from adapters.readers.registry import read_file
from rag.document import Block, Document, Kind, Unreadable


def read(text: str, name: str = "a-page_of-ours.md") -> Document:
    document = read_file(File(text.encode(), name))
    assert isinstance(document, Document)
    return document


def texts(text: str) -> list[str]:
    return [block.text for block in read(text).blocks]


def test_the_title_is_the_first_h1_and_is_not_said_twice() -> None:
    document = read("# Leave\n\nText")
    assert document.title == "Leave"
    assert [block.text for block in document.blocks] == ["Text"]


def test_without_a_title_the_file_lends_its_name() -> None:
    assert read("Text").title == "a page of ours"


def test_headings_carry_githubs_ids() -> None:
    document = read("## Who's in?\n\n## Notes\n\n## Notes\n\n## Custom {#mine}\n\n## C & `code`_x\n")
    assert [(b.anchor, b.text, b.level) for b in document.blocks] == [
        ("whos-in", "Who's in?", 2),
        ("notes", "Notes", 2),
        ("notes-1", "Notes", 2),
        ("mine", "Custom", 2),
        ("c--code_x", "C & code_x", 2),
    ]


def test_markup_goes_and_links_stay_as_links() -> None:
    document = read("See **the [policy](../leave.md#carry-over)** and `code`, ~~not~~ *this* [^1].\n\n[^1]: A note.")
    assert document.blocks[0].text == "See the policy and code, this ."
    assert [(link.text, link.href) for link in document.links] == [("policy", "../leave.md#carry-over")]
    assert document.blocks[1].text == "A note."


def test_reference_links_and_images_are_read() -> None:
    document = read("[the form][f] ![our office](x.png) &amp; \\*stars\\*\n\n[f]: https://example.com/form")
    assert document.blocks[0].text == "the form our office & *stars*"
    assert document.links[0].href == "https://example.com/form"


def test_items_have_markers_and_depths() -> None:
    document = read("1. One\n2. Two\n   - inner\n\n   more of two\n\n* star")
    assert [(b.kind, b.text, b.level) for b in document.blocks] == [
        (Kind.ITEM, "1. One", 1),
        (Kind.ITEM, "2. Two", 1),
        (Kind.ITEM, "- inner", 2),
        (Kind.PARAGRAPH, "more of two", 0),
        (Kind.ITEM, "- star", 1),
    ]


def test_table_rows_carry_their_header() -> None:
    document = read("| Country | Days |\n|---|--:|\n| Spain | **23** |\n| A \\| B | `x` |\n")
    assert [(b.text, b.header) for b in document.blocks] == [
        ("Country | Days", ""),
        ("Spain | 23", "Country | Days"),
        ("A | B | x", "Country | Days"),
    ]


def test_code_keeps_its_lines_and_its_braces() -> None:
    assert read("```yaml\na: {{ x }}\n\tb: 1\n```\n").blocks == (Block(Kind.CODE, "a: {{ x }}\n    b: 1"),)


def test_template_tags_go_but_what_they_name_stays() -> None:
    page = (
        'Ask in {% slack_channel "travel" %} {{ site.x }}now.\n{: .note }\n\n'
        '{% include "low.html" %}\n\n{% comment %}secret{% endcomment %}'
    )
    assert texts(page) == ["Ask in travel now."]


def test_tags_go_from_html_too_and_examples_of_tags_stay() -> None:
    assert texts('<p>Ask in {% slack_channel "travel" %}.</p>') == ["Ask in travel."]
    assert texts("Use `{% raw %}{% include %}{% endraw %}` here.") == ["Use {% include %} here."]


def test_a_tag_as_a_target_is_the_target() -> None:
    assert read('[GitHub]({% page "/github/" %})').links[0].href == "/github/"


def test_html_between_is_read_with_its_anchors() -> None:
    document = read(
        '<a name="top-of-it"></a>\n\n<!-- no -->\n\n<details><summary>More</summary>\n\n'
        "Inside <b>bold</b> <YOUR NAME>\n\n"
        "</details>\n\n<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>"
    )
    assert [(b.text, b.anchor, b.header) for b in document.blocks] == [
        ("More", "top-of-it", ""),
        ("Inside bold <YOUR NAME>", "", ""),
        ("A | B", "", ""),
        ("1 | 2", "", "A | B"),
    ]


def test_a_page_that_is_front_matter_alone_is_empty_and_says_so() -> None:
    document = read("---\ntitle: Moved\nredirect: /x\n---\n")
    assert (document.title, document.blocks) == ("Moved", ())
    assert document.warnings == ("nothing stands under its front matter",)
    assert read_file(File(b"---\nredirect: /x\n---\n", "a.md")) == Unreadable("no text")


def test_front_matter_of_200_000_lines_costs_little() -> None:
    text = "---\ntitle: x\n" + "k: v\n" * 200_000
    read_file(File(text.encode(), "a.md"))


@pytest.mark.parametrize("text", [">" * 5000 + "x", "- " * 3000 + "x", "[" * 5000, "`" * 5000 + "a", "*a_" * 3000])
def test_deep_nesting_is_survived(text: str) -> None:
    assert isinstance(read_file(File(text.encode(), "a.md")), Document | Unreadable)


_PIECES = st.sampled_from(
    [
        *(
            "# ",
            "- ",
            "1. ",
            "> ",
            "    ",
            "\n",
            "\n\n",
            "|",
            "---",
            "```",
            "**",
            "_",
            "`",
            "[a](b)",
            "<a id='x'>",
            "</a>",
        ),
        *(
            "<table>",
            "<td>",
            "{% a %}",
            "{: #i}",
            "word",
            "Two words.",
            "\\",
            "[^1]",
            "[^1]: ",
            "![",
            "](",
            "<!--",
            "&lt;",
        ),
    ]
)


@settings(deadline=None)
@given(st.lists(_PIECES, max_size=40).map("".join))
def test_any_markdown_gives_a_document_or_a_reason(text: str) -> None:
    result = read_file(File(text.encode(), "a.md"))
    assert isinstance(result, Unreadable) or all(block.text.strip() for block in result.blocks)
    assert not isinstance(result, Unreadable) or result.reason in ("no text", "empty file")
