from adapters.readers.anchors import fragments, warnings_of
from adapters.readers.file import File
from adapters.readers.registry import read_file
from rag.document import Document

PAGES = {
    "leave/index.md": "# Leave\n\n## Carry-over\n\n[rates](rates.md#EU-Rates), [above](#carry-over), [top](#leave).",
    "leave/rates.md": "# Rates\n\n## EU rates\n\n[a](../leave/#carry-over) [b](index.md#gone) [c](//x.example/#y)",
    "start.md": "[a](leave/rates#eu-rates) [b](/leave/rates.md#nothing) [c](elsewhere.md#x) [](#_)",
}


def documents() -> dict[str, Document]:
    read = {path: read_file(File(text.encode(), path)) for path, text in PAGES.items()}
    return {path: document for path, document in read.items() if isinstance(document, Document)}


def test_fragments_lead_to_headings_of_the_folder() -> None:
    found = [(f.path, f.target, f.fragment, f.resolves) for f in fragments(documents())]
    assert found == [
        ("leave/index.md", "leave/rates.md", "EU-Rates", True),
        ("leave/index.md", "leave/index.md", "carry-over", True),
        ("leave/index.md", "leave/index.md", "leave", True),
        ("leave/rates.md", "leave/index.md", "carry-over", True),
        ("leave/rates.md", "leave/index.md", "gone", False),
        ("start.md", "leave/rates.md", "eu-rates", True),
        ("start.md", "leave/rates.md", "nothing", False),
        ("start.md", "", "x", False),
    ]


def test_links_to_missing_headings_are_warnings() -> None:
    assert warnings_of(documents()) == {
        "leave/rates.md": ("link to #gone in leave/index.md: no such heading",),
        "start.md": ("link to #nothing in leave/rates.md: no such heading",),
    }
