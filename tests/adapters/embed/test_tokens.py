from collections.abc import Sequence

import pytest

pytestmark = pytest.mark.needs("local")


def read(texts: Sequence[str]) -> list[list[int]]:
    from adapters.embed.tokens import Tokens  # noqa: PLC0415

    return Tokens().read(texts)


# Ids as the tokenizer that all-MiniLM-L6-v2 was published with gives them.
@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("", [101, 102]),
        ("The office is closed.", [101, 1996, 2436, 2003, 2701, 1012, 102]),
        ("Unbelievably réservé", [101, 4895, 8671, 2666, 3567, 6321, 3914, 102]),
        ("東京の天気", [101, 1879, 1755, 1671, 1811, 100, 102]),
        ("💡 idea", [101, 100, 2801, 102]),
        ("[CLS] is text too", [101, 101, 2003, 3793, 2205, 102]),
        ("x" * 101, [101, 100, 102]),
        ("İstanbul\u3000ß", [101, 9960, 1096, 102]),
    ],
)
def test_a_text_is_read_as_the_published_tokenizer_reads_it(text: str, ids: list[int]) -> None:
    assert read([text]) == [ids]


def test_case_and_accents_do_not_count() -> None:
    assert read(["CAFÉ"]) == read(["cafe"])


def test_a_long_text_is_cut_at_256_tokens_and_still_ends() -> None:
    (ids,) = read(["word " * 1_000])
    assert len(ids) == 256
    assert (ids[0], ids[-1]) == (101, 102)


def test_half_a_character_is_read_as_a_question_mark() -> None:
    assert read(["\ud800"]) == read(["?"])
