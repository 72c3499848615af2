"""Languages are told by script and by function words."""

import pytest

from bot.language import language_of, plain


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("How many days of leave do I have?", "en"),
        ("Wie viele Urlaubstage habe ich?", "de"),
        ("und in Spanien?", "de"),
        ("¿Cuántos días de vacaciones tengo?", "es"),
        ("Combien de jours de congé ai-je ?", "fr"),
        ("Quantos dias de férias eu tenho?", "pt"),
        ("Quanti giorni di ferie ho?", "it"),
        ("我有几天假期？", "zh"),
        ("何日休めますか", "ja"),
        ("휴가가 며칠 남았나요?", "ko"),
        ("ฉันเหลือวันลากี่วัน", "th"),
        ("сколько у меня дней отпуска?", "ru"),
        ("скільки в мене днів відпустки?", "uk"),
        ("كم يوم إجازة لدي؟", "ar"),
        ("چند روز مرخصی دارم؟", "fa"),
        ("כמה ימי חופשה יש לי?", "he"),
        ("मेरे पास कितनी छुट्टियाँ हैं?", "hi"),
        ("ERR-0428 คืออะไร", "th"),
        ("Deadline?", "en"),
        ("PTO", "en"),
        ("", "en"),
        ("What does the α in the formula mean?", "en"),
        ("ERROR GET /x?y=1 y=2 y=3", "en"),
    ],
)
def test_a_language_is_told_and_english_on_doubt(text: str, language: str) -> None:
    assert language_of(text) == language


def test_plain_words_have_no_accents_mentions_emoji_or_signs() -> None:
    assert plain("<@U1> Où est l’Été-Camp, :wave: @ana?! Straße") == "ou est l'ete-camp strasse"


def test_words_that_english_borrowed_do_not_make_a_question_italian() -> None:
    assert [language_of(text) for text in ("per diem", "travel per diem", "per diem Brazil")] == ["en", "en", "en"]
