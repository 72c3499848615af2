import os
import tempfile
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import unquote

import pytest

from adapters.shelves.files import Files, Shelved
from rag.document import Document, Unreadable
from rag.errors import Rejected
from rag.evidence import EVERYONE
from rag.ingest import Ingested, ingest
from tests.fakes.index import FakeIndex
from tests.fakes.shelf import document

NFC, NFD = unicodedata.normalize("NFC", "Résumé.md"), unicodedata.normalize("NFD", "Résumé.md")
_NOBODY = 65534


class Plain:
    """Reads a file as one paragraph."""

    async def read(self, path: Path, name: str) -> Document | Unreadable:
        return _document(path, name)


def _document(path: Path, name: str) -> Document | Unreadable:
    text = path.read_text()
    return document(name, text) if text.strip() else Unreadable("empty file")


def opens(url: str) -> bool:
    return Path(unquote(url.removeprefix("file://"))).exists()


def write(home: Path, *names: str, text: str = "Words.") -> None:
    for name in names:
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def shelf(home: Path, *patterns: str, base_url: str = "", audience: str = EVERYONE) -> Files:
    shelved = Shelved("docs", home, base_url, frozenset({audience}))
    return Files([str(home / pattern) for pattern in patterns], shelved, Plain())


async def listed(files: Files) -> list[str]:
    found, _ = await files.listing()
    return [one.source_id.removeprefix("docs:") for one in found]


async def taken_in(files: Files, index: FakeIndex) -> Ingested:
    return await ingest(files, index, None, lambda *_: None)


async def ids(index: FakeIndex) -> list[str]:
    return [stored.source.id.removeprefix("docs:") for stored in await index.listing()]


@contextmanager
def nobody() -> Iterator[None]:
    """Let go of a superuser's rights: nothing is unreadable to one."""
    own = os.geteuid()
    if own == 0:
        os.seteuid(_NOBODY)
    try:
        yield
    finally:
        os.seteuid(own)


@pytest.fixture
def open_home() -> Iterator[Path]:
    """A folder that others may look into, which pytest's own is not."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


async def test_hidden_files_pictures_and_installed_packages_are_passed_over(tmp_path: Path) -> None:
    write(tmp_path, "a.md", "b/c.txt", ".git/x.md", ".hidden.md", "~$open.docx", "logo.png", "node_modules/p/README.md")
    assert await listed(shelf(tmp_path, ".")) == ["a.md", "b/c.txt"]
    assert await listed(shelf(tmp_path, "**/*")) == ["a.md", "b/c.txt"]


@pytest.mark.parametrize(
    ("pattern", "wanted"),
    [
        ("*.md", ["a.md"]),
        ("*/*.md", ["b/c.md"]),
        ("**/*.md", ["a.md", "b/c.md", "b/d/e.md"]),
        ("b/**", ["b/c.md", "b/d/e.md", "b/f.txt"]),
        ("b/?.[mt]*", ["b/c.md", "b/f.txt"]),
        ("b/[!c].*", ["b/f.txt"]),
        ("*.pdf", []),
    ],
)
async def test_globs_find_what_they_match_and_cover_no_more(tmp_path: Path, pattern: str, wanted: list[str]) -> None:
    write(tmp_path, "a.md", "b/c.md", "b/d/e.md", "b/f.txt")
    files = shelf(tmp_path, pattern)
    assert await listed(files) == wanted
    everything = await listed(shelf(tmp_path, "."))
    assert [name for name in everything if files.covers(f"docs:{name}")] == wanted
    assert not files.covers("other:a.md")


async def test_a_name_with_the_signs_of_a_glob_is_a_name_when_it_is_there(tmp_path: Path) -> None:
    write(tmp_path, "notes [old].md", "notes o.md")
    assert await listed(shelf(tmp_path, "notes [old].md")) == ["notes [old].md"]


async def test_a_narrower_run_does_not_remove_what_a_wider_one_took_in(tmp_path: Path) -> None:
    write(tmp_path, "a.md", "b.txt")
    index = FakeIndex()
    await taken_in(shelf(tmp_path, "."), index)
    assert (await taken_in(shelf(tmp_path, "**/*.md"), index)).removed == 0
    assert await ids(index) == ["a.md", "b.txt"]


async def test_files_that_a_shell_named_are_forgotten_when_they_are_gone(tmp_path: Path) -> None:
    write(tmp_path, "a.md", "b.md", "c.md", "d\u00e9.md", "e.txt", "deep/a.md", "other/a.md")
    index = FakeIndex()
    await taken_in(shelf(tmp_path, "."), index)
    for name in ("b.md", "deep/a.md", "other/a.md"):
        (tmp_path / name).unlink()
    (tmp_path / "d\u00e9.md").rename(tmp_path / "de\u0301.md")
    (tmp_path / "other").rmdir()
    assert (await taken_in(shelf(tmp_path, "a.md", "c.md"), index)).removed == 1
    assert await ids(index) == ["a.md", "c.md", "deep/a.md", "d\u00e9.md", "e.txt", "other/a.md"]


async def test_one_file_named_alone_forgets_no_other(tmp_path: Path) -> None:
    write(tmp_path, "a.md", "b.md")
    index = FakeIndex()
    await taken_in(shelf(tmp_path, "a.md", "b.md"), index)
    (tmp_path / "b.md").unlink()
    assert (await taken_in(shelf(tmp_path, "a.md"), index)).removed == 0
    assert await ids(index) == ["a.md", "b.md"]


async def test_links_are_not_followed(tmp_path: Path) -> None:
    write(tmp_path, "docs/a.md", "elsewhere/secret.md")
    (tmp_path / "docs/link.md").symlink_to(tmp_path / "elsewhere/secret.md")
    (tmp_path / "docs/folder").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "docs/loop").symlink_to(tmp_path / "docs")
    for pattern in ("docs", "docs/**/*.md", "docs/*/*.md", "docs/*.md"):
        assert set(await listed(shelf(tmp_path, pattern))) <= {"docs/a.md"}


async def test_links_and_special_files_that_are_passed_over_are_counted(tmp_path: Path) -> None:
    write(tmp_path, "docs/a.md", "elsewhere/secret.md", "docs/deep/b.md")
    (tmp_path / "docs/link.md").symlink_to(tmp_path / "elsewhere/secret.md")
    (tmp_path / "docs/loop.md").symlink_to(tmp_path / "docs/loop.md")
    (tmp_path / "docs/deep/folder").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "docs/.hidden").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "docs/picture.png").symlink_to(tmp_path / "elsewhere/secret.md")
    os.mkfifo(tmp_path / "docs/pipe.md")
    for pattern, count in (("docs", 4), ("docs/*.md", 3), ("docs/a.md", 0), ("elsewhere", 0)):
        files = shelf(tmp_path, pattern)
        await files.listing()
        expected = [(str(tmp_path / pattern), f"passed over: {count} links or special files")] if count else []
        assert files.notes == expected


@pytest.mark.parametrize("pattern", ["docs", "docs/pipe.md", "docs/*"])
async def test_a_pipe_does_not_hang(tmp_path: Path, pattern: str) -> None:
    write(tmp_path, "docs/a.md")
    os.mkfifo(tmp_path / "docs/pipe.md")
    found, failed = await shelf(tmp_path, pattern).listing()
    assert [one.source_id for one in found] == ([] if pattern == "docs/pipe.md" else ["docs:docs/a.md"])
    assert [one.reason for one in failed] == (["not a file"] if pattern == "docs/pipe.md" else [])


async def test_c169_deleted_and_renamed_files_are_gone(tmp_path: Path) -> None:
    write(tmp_path, "a.md", "b.md", "d.md")
    index, files = FakeIndex(), shelf(tmp_path, ".")
    await taken_in(files, index)
    (tmp_path / "a.md").unlink()
    (tmp_path / "b.md").rename(tmp_path / "c.md")
    assert (await taken_in(files, index)).removed == 2
    assert await ids(index) == ["c.md", "d.md"]


async def test_c169_an_empty_folder_does_not_wipe_the_index(tmp_path: Path) -> None:
    write(tmp_path, "docs/a.md")
    index, files = FakeIndex(), shelf(tmp_path, "docs")
    await taken_in(files, index)
    (tmp_path / "docs/a.md").unlink()
    with pytest.raises(Rejected, match="nothing was removed"):
        await taken_in(files, index)
    assert await ids(index) == ["docs/a.md"]


@pytest.mark.parametrize("patterns", [["."], ["open", "secret"], ["**/*.md"]])
async def test_c169_an_unreadable_folder_keeps_its_documents(open_home: Path, patterns: list[str]) -> None:
    write(open_home, "open/a.md", "secret/b.md", "secret/deep/c.md")
    index, files = FakeIndex(), shelf(open_home, *patterns)
    await taken_in(files, index)
    (open_home / "secret").chmod(0)
    with nobody():
        done = await taken_in(files, index)
    (open_home / "secret").chmod(0o755)
    assert [(Path(one.path).name, one.reason) for one in done.failed] == [("secret", "permission denied")]
    assert await ids(index) == ["open/a.md", "secret/b.md", "secret/deep/c.md"]


async def test_c169_a_folder_that_vanished_keeps_its_documents(tmp_path: Path) -> None:
    write(tmp_path, "one/a.md", "two/b.md", "c.md")
    index, files = FakeIndex(), shelf(tmp_path, "one", "two", "c.md")
    await taken_in(files, index)
    (tmp_path / "two").rename(tmp_path / "unmounted")
    (tmp_path / "c.md").unlink()
    done = await taken_in(files, index)
    assert await ids(index) == ["one/a.md", "two/b.md"]
    assert len(done.failed) == 2


async def test_c173_a_name_is_one_document_in_either_unicode_form(tmp_path: Path) -> None:
    write(tmp_path, NFD, text="Old words.")
    index, files = FakeIndex(), shelf(tmp_path, ".")
    await taken_in(files, index)
    (tmp_path / NFD).unlink()
    write(tmp_path, NFC, text="New words.")
    await taken_in(files, index)
    ((source, _, rows),) = index.rows.values()
    assert [row.entry.passage.text for row in rows] == ["New words."]
    assert opens(source.url)


async def test_c173_a_link_follows_the_name_though_the_words_are_the_same(tmp_path: Path) -> None:
    write(tmp_path, NFD)
    index, files = FakeIndex(), shelf(tmp_path, ".")
    await taken_in(files, index)
    (tmp_path / NFD).rename(tmp_path / NFC)
    await taken_in(files, index)
    ((source, _, _),) = index.rows.values()
    assert opens(source.url)


async def test_c173_a_folder_is_covered_in_either_unicode_form(tmp_path: Path) -> None:
    folder = NFD.removesuffix(".md")
    write(tmp_path, f"{folder}/a.md", f"{folder}/b.md")
    index, files = FakeIndex(), shelf(tmp_path, folder)
    await taken_in(files, index)
    (tmp_path / folder / "b.md").unlink()
    done = await taken_in(files, index)
    assert (done.added, done.unchanged, done.removed) == (0, 1, 1)


async def test_a_name_that_is_no_unicode_can_be_stored_and_opened(tmp_path: Path) -> None:
    name = os.fsdecode(b"caf\xe9.md")
    write(tmp_path, name)
    found, _ = await shelf(tmp_path, ".").listing()
    assert [one.source_id.encode() for one in found] == [b"docs:caf\\xe9.md"]
    index = FakeIndex()
    await taken_in(shelf(tmp_path, ".", base_url="https://x.org"), index)
    assert (await index.listing())[0].source.url == "https://x.org/caf%E9.md"


@pytest.mark.parametrize(
    ("pattern", "url"), [("docs", "b/a%20b.md"), ("docs/**/*.md", "b/a%20b.md"), ("docs/b/a b.md", "a%20b.md")]
)
async def test_a_published_file_is_linked_under_its_folder(tmp_path: Path, pattern: str, url: str) -> None:
    write(tmp_path, "docs/b/a b.md")
    index = FakeIndex()
    await taken_in(shelf(tmp_path, pattern, base_url="https://x.org/handbook/"), index)
    assert (await index.listing())[0].source.url == f"https://x.org/handbook/{url}"


async def test_what_is_said_about_a_file_changes_its_digest(tmp_path: Path) -> None:
    write(tmp_path, "a.md")
    shelves = (
        shelf(tmp_path, "."),
        shelf(tmp_path, ".", base_url="https://x.org"),
        shelf(tmp_path, ".", audience="hr"),
    )
    assert len({(await files.listing())[0][0].digest for files in shelves}) == 3
