"""English words in Japanese signs are known by their sound."""

import pytest

from rag.prove import Text, Verdict, prove
from rag.prove.words.katakana import sounds_like

STEMS = frozenset("hack nepali calendar manag secur channel server sabbat vest backlog sprint cinema trumpet".split())


@pytest.mark.parametrize(
    ("word", "stem"),
    [
        ("カレンダー", "calendar"),
        ("マネージャー", "manag"),
        ("セキュリティ", "secur"),
        ("チャンネル", "channel"),
        ("サバティカル", "sabbat"),
        ("ベスティング", "vest"),
        ("スプリント", "sprint"),
        ("トランペット", "trumpet"),
    ],
)
def test_a_word_is_known_by_its_consonants(word: str, stem: str) -> None:
    assert sounds_like(word, STEMS) == (stem,)


def test_two_words_in_one_are_both_known() -> None:
    assert sounds_like("ハックカレンダー", STEMS) == ("hack", "calendar")


def test_what_sounds_like_nothing_there_is_unknown() -> None:
    assert not sounds_like("ピクニック", STEMS)


def test_a_sentence_with_such_words_is_proved_and_one_with_others_is_not() -> None:
    page = Text("Band", "", "The second week of every quarter is a trumpet week.")
    assert prove("毎四半期の第2週はトランペットウィークです。[1]", [page]).verdict is Verdict.PROVED
    assert prove("毎四半期の第1週はトランペットウィークです。[1]", [page]).verdict is not Verdict.PROVED
    assert prove("毎四半期の第2週はバイオリンウィークです。[1]", [page]).verdict is not Verdict.PROVED
