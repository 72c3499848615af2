"""Numbers, times and frequencies that German, Spanish, French and Japanese say in a way of their own."""

import pytest

from rag.prove.facts.measures import MONTH, SECOND
from rag.prove.facts.read import facts_of
from rag.prove.facts.values import Clock, Code, Day, Direction, Fact, Often, Ordinal, Quantity, Rate, Year

DAY = 86400


def only(text: str, language: str, kind: type[Fact]) -> Fact:
    found = [fact for fact in facts_of(text, language, quoted=True) if isinstance(fact, kind)]
    assert found, f"{text!r} says nothing of the kind"
    return found[0]


@pytest.mark.parametrize(
    ("text", "language", "minutes"),
    [
        ("Die Kasse öffnet um halb zehn.", "de", 570),
        ("Geöffnet bis 18.45 Uhr.", "de", 1125),
        ("Um Viertel nach acht ist Schluss.", "de", 495),
        ("La taquilla abre a las 5 de la tarde.", "es", 1020),
        ("Cierra al mediodía.", "es", 720),
        ("Le musée ouvre à 8h30.", "fr", 510),
        ("La visite finit à 7 heures du soir.", "fr", 1140),
        ("受付は午後3時30分までです。", "ja", 930),
        ("受付は正午に閉まります。", "ja", 720),
    ],
)
def test_times_of_day_are_read(text: str, language: str, minutes: int) -> None:
    clock = only(text, language, Clock)
    assert isinstance(clock, Clock)
    assert clock.minutes == minutes


@pytest.mark.parametrize(
    ("text", "language", "rate"),
    [
        ("Die Kasse wird zweimal im Jahr geprüft.", "de", Rate(MONTH, 6)),
        ("Wir zahlen vierteljährliche Beiträge.", "de", Rate(MONTH, 3)),
        ("Se revisa todas las semanas.", "es", Rate(SECOND, 7 * DAY)),
        ("Hay una cuota semestral.", "es", Rate(MONTH, 6)),
        ("On vide la boîte une fois par mois.", "fr", Rate(MONTH, 1)),
        ("C'est une réunion hebdomadaire.", "fr", Rate(SECOND, 7 * DAY)),
        ("毎月点検します。", "ja", Rate(MONTH, 1)),
        ("隔週で集まります。", "ja", Rate(SECOND, 14 * DAY)),
        ("四半期に1回報告します。", "ja", Rate(MONTH, 3)),
        ("6か月ごとに交換します。", "ja", Rate(MONTH, 6)),
    ],
)
def test_frequencies_are_read(text: str, language: str, rate: Rate) -> None:
    often = only(text, language, Often)
    assert isinstance(often, Often)
    assert often.rate == rate


@pytest.mark.parametrize(
    ("text", "language", "amount"),
    [
        ("Das dauert anderthalb Jahre.", "de", 18),
        ("Das dauert drei Kalendertage.", "de", 3 * DAY),
        ("Das kostet zweihundert Euro.", "de", 200),
        ("Un curso de un año y medio.", "es", 18),
        ("Cuesta doscientos euros.", "es", 200),
        ("Tres cuartas partes de los socios.", "es", 75),
        ("Il dure un an et demi.", "fr", 18),
        ("Il dure quatre-vingt-dix jours.", "fr", 90 * DAY),
        ("Il dure soixante-douze heures.", "fr", 3 * DAY),
        ("Un quart des membres.", "fr", 25),
        ("半年以内に申請します。", "ja", 6),
        ("1年半続きます。", "ja", 18),
        ("二週間前に申し込みます。", "ja", 14 * DAY),
        ("3割引です。", "ja", 30),
    ],
)
def test_lengths_amounts_and_shares_are_read(text: str, language: str, amount: float) -> None:
    quantity = only(text, language, Quantity)
    assert isinstance(quantity, Quantity)
    assert quantity.amount == amount


@pytest.mark.parametrize(
    ("text", "direction"),
    [
        ("最大4人まで入れます。", Direction.DOWN),
        ("10日未満です。", Direction.DOWN),
        ("少なくとも3回です。", Direction.UP),
    ],
)
def test_limits_before_and_behind_a_japanese_number_are_read(text: str, direction: Direction) -> None:
    quantity = only(text, "ja", Quantity)
    assert isinstance(quantity, Quantity)
    assert quantity.direction is direction


def test_months_and_years_in_signs_are_dates() -> None:
    assert [fact for fact in facts_of("2024年3月に開館しました。", "ja", quoted=True) if isinstance(fact, Day)]
    assert isinstance(only("2019年に開館しました。", "ja", Year), Year)
    assert not [fact for fact in facts_of("参加は1つの班だけです。", "ja", quoted=True) if isinstance(fact, Quantity)]


def test_months_in_small_letters_are_dates_behind_a_day() -> None:
    day = only("Inscriptions jusqu'au 31 mai.", "fr", Day)
    assert isinstance(day, Day)
    assert (day.month, day.day) == (5, 31)


def test_working_days_are_told_behind_the_unit() -> None:
    quantity = only("La respuesta tarda 10 días hábiles.", "es", Quantity)
    assert isinstance(quantity, Quantity)
    assert quantity.business


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Die Miete ist bis zum 10. des Monats zu zahlen.", "de"),
        ("Se paga antes del día 10 de cada mes.", "es"),
        ("Le loyer est dû le 10 de chaque mois.", "fr"),
        ("家賃は毎月10日に払います。", "ja"),
    ],
)
def test_the_day_of_any_month_is_a_place_in_it(text: str, language: str) -> None:
    ordinal = only(text, language, Ordinal)
    assert isinstance(ordinal, Ordinal)
    assert ordinal.rank == 10


def test_an_identifier_ends_before_the_noun_that_german_joins_to_it() -> None:
    code = only("Ein P1-Vorfall wird sofort gemeldet.", "de", Code)
    assert isinstance(code, Code)
    assert code.code == "P1"
