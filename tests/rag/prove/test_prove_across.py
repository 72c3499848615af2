"""Sentences in another language than the page: proved where a table of meanings finds them, else left to a reader."""

import pytest

from rag.lexical import fold
from rag.prove import Parsed, Text, Verdict, prove, read
from rag.prove.words.foreign import known_words, meanings
from rag.prove.words.languages import language_of

POOL = Text(
    "Swimming pool",
    "",
    "The pool opens at 7:00 on weekdays. Children under 8 must be accompanied by an adult. "
    "Lockers cost 2 euros per day; the deposit is refunded when you return the key. "
    "Dogs are not allowed. Groups of more than ten people have to book at least three weeks in advance.",
)
CLUB = Text(
    "Rowing club",
    "",
    "Keep every receipt. Boats that are not used do not stay on the water. Do not share your key with anyone. "
    "Alcohol and fines are not reimbursed. The screen locks after ten minutes of inactivity. Lost oars must be "
    "reported to the boatman at once.",
)
TURM = Text(
    "Turm",
    "",
    "Der Turm ist von Dienstag bis Sonntag geöffnet. Der Eintritt kostet 6 Euro, für Kinder ist er kostenlos. "
    "Hunde sind verboten.",
)


def verdict(page: Text, claim: str) -> Verdict:
    return prove(f"{claim} [1]", [page]).verdict


@pytest.mark.parametrize(
    ("page", "claim"),
    [
        (POOL, "Gruppen von mehr als zehn Personen müssen mindestens drei Wochen im Voraus buchen."),
        (POOL, "Hunde sind nicht erlaubt."),
        (POOL, "Los grupos de más de diez personas deben reservar con al menos tres semanas de antelación."),
        (POOL, "El depósito se devuelve cuando usted devuelve la llave."),
        (POOL, "Les groupes de plus de dix personnes doivent réserver au moins trois semaines à l'avance."),
        (POOL, "Les chiens ne sont pas autorisés."),
        (POOL, "10人を超えるグループは少なくとも3週間前に予約が必要です。"),
        (POOL, "犬は禁止されています。"),
        (CLUB, "Bewahre alle Belege auf."),
        (CLUB, "Teile deinen Schlüssel mit niemandem."),
        (CLUB, "No compartas tu llave con nadie."),
        (CLUB, "El alcohol y las multas no se reembolsan."),
        (CLUB, "La pantalla se bloquea tras diez minutos de inactividad."),
        (CLUB, "Gardez chaque reçu."),
        (CLUB, "L'alcool et les amendes ne sont pas remboursés."),
        (TURM, "The tower is open from Tuesday to Sunday."),
        (TURM, "For children it is free."),
        (TURM, "Dogs are forbidden."),
    ],
)
def test_what_the_page_says_in_its_own_language_is_proved(page: Text, claim: str) -> None:
    assert verdict(page, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    ("page", "claim"),
    [
        (POOL, "Gruppen von mehr als zehn Personen müssen mindestens fünf Wochen im Voraus buchen."),
        (POOL, "Hunde sind erlaubt."),
        (POOL, "Fahrräder sind nicht erlaubt."),
        (POOL, "Los grupos deben reservar como máximo tres semanas de antelación."),
        (POOL, "El depósito no se devuelve cuando usted devuelve la llave."),
        (POOL, "Les chiens sont autorisés."),
        (POOL, "10人を超えるグループは少なくとも3日前に予約が必要です。"),
        (POOL, "犬は許可されています。"),
        (TURM, "The tower is closed from Tuesday to Sunday."),
        (TURM, "Dogs are allowed."),
    ],
)
def test_what_it_does_not_say_is_not(page: Text, claim: str) -> None:
    assert verdict(page, claim) is not Verdict.PROVED


def test_words_that_the_table_lacks_are_left_to_a_reader() -> None:
    assert verdict(POOL, "Der Bademeister schnarcht, die Rutsche quietscht.") is Verdict.UNSURE


def test_a_value_that_the_page_lacks_disproves_it_in_any_language() -> None:
    assert verdict(POOL, "Schließfächer kosten 5 Euro pro Tag.") is Verdict.DISPROVED


@pytest.mark.parametrize(
    ("word", "language", "meant"),
    [
        ("genehmigt", "de", {"approve"}),
        ("reisekostenabrechnung", "de", {"expense", "report"}),
        ("reservamos", "es", {"reservation"}),
        ("remboursée", "fr", {"reimburse"}),
        ("vorgelegt", "de", {"submit"}),
        ("übernimmt", "de", {"cover"}),
        ("maschinenraum", "de", {"machine", "room"}),
        ("devuelvan", "es", {"return"}),
        ("mantienen", "es", {"maintain"}),
        ("inscrites", "fr", {"register"}),
        ("rouverte", "fr", {"open"}),
    ],
)
def test_forms_and_compounds_are_known(word: str, language: str, meant: set[str]) -> None:
    assert meant <= {each for part in meanings(fold(word), language) for each in part}


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Zwischen den Zyklen liegen zwei Wochen.", "de"),
        ("La empresa solo comparte las fechas de empleo.", "es"),
        ("Il faut l'accord de votre responsable.", "fr"),
        ("Ask the team at El Paso or Los Angeles.", "en"),
    ],
)
def test_short_sentences_tell_their_language(text: str, language: str) -> None:
    assert language_of(text) == language


def test_the_table_is_folded_and_means_words() -> None:
    assert all(
        word == word.casefold() and meant == tuple(dict.fromkeys(meant))
        for language in ("de", "es", "fr", "ja")
        for word, meant in known_words(language).items()
    )
    assert isinstance(read(POOL), Parsed)


MUSEUM = Text(
    "Museum", "", "Guided tours take place before the museum opens. Damage is paid for by the insurance company."
)


@pytest.mark.parametrize(
    "claim",
    [
        "Les visites guidées ont lieu après l'ouverture du musée.",
        "Schäden werden vom Besucher bezahlt.",
        "損害は来訪者が支払います。",
    ],
)
def test_another_time_or_another_payer_is_not_proved(claim: str) -> None:
    assert verdict(MUSEUM, claim) is not Verdict.PROVED


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Gruppen müssen im Voraus buchen.", "Gruppen müssen nicht im Voraus buchen."),
        ("Los grupos deben reservar con antelación.", "Los grupos no deben reservar con antelación."),
        ("Les groupes doivent réserver à l'avance.", "Les groupes ne doivent pas réserver à l'avance."),
        ("グループは事前に予約する必要があります。", "グループは事前に予約する必要がありません。"),
    ],
)
def test_a_not_too_many_is_seen_in_every_language(right: str, wrong: str) -> None:
    page = Text("Pool", "", "Groups must book in advance.")
    assert (verdict(page, right), verdict(page, wrong) is Verdict.PROVED) == (Verdict.PROVED, False)


@pytest.mark.parametrize(
    "claim",
    [
        "Teile deinen Schlüssel.",
        "Comparte tu llave.",
        "El alcohol se reembolsa.",
        "La pantalla se bloquea tras quince minutos de inactividad.",
        "L'alcool et les amendes sont remboursés.",
        "Verlorene Ruder sind dem Vorstand zu melden.",
    ],
)
def test_what_the_page_denies_or_says_of_others_is_not_proved(claim: str) -> None:
    assert verdict(CLUB, claim) is not Verdict.PROVED


CANTEEN = Text(
    "Canteen",
    "",
    "The cook must label every dish. Unused vouchers do not roll over into the next month. Rejected suppliers receive "
    "an answer within nine days. Guests pay half of the price. Desserts can be ordered until noon; orders that are not "
    "collected are given away. If nobody signs up, the meeting is postponed. Pots are scoured for a week at a time. "
    "Changes to the menu need a two-thirds majority. Deliveries are announced at least 5 days in advance. A taxi is "
    "paid up to 70 EUR per night. Only seasonal fruit is served.",
)


@pytest.mark.parametrize(
    "claim",
    [
        "Der Koch muss jedes Gericht kennzeichnen.",
        "Abgelehnte Lieferanten erhalten innerhalb von neun Tagen eine Antwort.",
        "Meldet sich niemand an, wird das Treffen verschoben.",
        "Desserts lassen sich bis mittags bestellen.",
        "Los cambios del menú necesitan una mayoría de dos tercios.",
        "Les taxis sont pris en charge jusqu'à 70 EUR par nuit.",
        "Seuls des fruits de saison sont servis.",
        "配達は5日前までに告知されます。",
        "タクシーは1泊70 EURまで負担されます。",
        "メニューの変更には3分の2の多数が必要です。",
    ],
)
def test_other_forms_parted_verbs_and_shares_are_understood(claim: str) -> None:
    assert verdict(CANTEEN, claim) is Verdict.PROVED


@pytest.mark.parametrize(
    "claim",
    [
        "Der Koch kann jedes Gericht kennzeichnen.",
        "Abgelehnte Lieferanten erhalten keine Antwort.",
        "Gäste zahlen den vollen Preis.",
        "Los vales no utilizados pasan al mes siguiente.",
        "El cocinero debería etiquetar cada plato.",
        "Los proveedores pagan la mitad del precio.",
        "Vous devriez étiqueter chaque plat.",
        "Les fournisseurs refusés ne reçoivent pas de réponse.",
        "Les casseroles sont récurées pendant un mois.",
        "Les taxis sont pris en charge à partir de 70 EUR par nuit.",
        "メニューの変更には3分の1の多数が必要です。",
        "タクシーは1泊90 EURまで負担されます。",
    ],
)
def test_another_force_share_period_or_denial_is_seen_in_every_language(claim: str) -> None:
    assert verdict(CANTEEN, claim) is not Verdict.PROVED


BOATHOUSE = {
    "de": "Gäste dürfen den Maschinenraum nicht betreten. Verlorene Schlüssel sind dem Hausmeister zu melden.",
    "es": "Los huéspedes no pueden entrar en la sala de máquinas. Las llaves perdidas se comunican al conserje.",
    "fr": "Les clés perdues doivent être signalées au gardien. Les invités ne peuvent pas fumer dans le bâtiment.",
    "ja": "来訪者は建物で喫煙できません。ボートは使用後に清掃してください。会費は年間300ユーロです。",
}


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("de", "Guests may not enter the machine room.", "Guests may enter the machine room."),
        ("es", "Guests may not enter the machine room.", "Guests may enter the machine room."),
        ("fr", "Guests may not smoke in the building.", "Guests may smoke in the building."),
        ("ja", "The fee is 300 euros a year.", "The fee is 300 euros a month."),
    ],
)
def test_english_sentences_are_told_right_over_pages_of_other_languages(language: str, right: str, wrong: str) -> None:
    page = Text("", "", BOATHOUSE[language])
    assert (verdict(page, right), verdict(page, wrong) is Verdict.PROVED) == (Verdict.PROVED, False)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("El alcohol no se reembolsa.", "es"),
        ("Los contratistas no tienen derecho.", "es"),
        ("Les archives sont conservées un an.", "fr"),
        ("Ne publiez jamais de photos ni de noms.", "fr"),
        ("Wer fehlt, verliert seinen Platz.", "de"),
        ("Café Zürich opens at 8.", "en"),
    ],
)
def test_signs_and_rare_small_words_tell_a_language_too(text: str, language: str) -> None:
    assert language_of(text) == language
