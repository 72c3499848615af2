"""Sentences in another language than the page: what they turn round, make of all, or give to somebody else."""

import pytest

from rag.prove import Text, Verdict, prove

STUDIO = Text(
    "Studio",
    "",
    "The treasurer is elected by the members. Outside opening hours the gate stays locked. The first two days of "
    "each month are for maintenance. Visitors pay 40% of the rent and the club pays the other 60%. Members pay 30% "
    "of the water bill. The minutes are made public. The training is optional. Only engineers may use the printer. "
    "Cables are checked every week. A security course is held once a quarter. Old files must be removed "
    "immediately. The camera can be borrowed for up to 3 days.",
)


def verdict(claim: str) -> Verdict:
    return prove(f"{claim} [1]", [STUDIO]).verdict


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Der Schatzmeister wird von den Mitgliedern gewählt.", "Der Schatzmeister wird von den Mitgliedern ernannt."),
        (
            "Außerhalb der Öffnungszeiten bleibt das Tor verschlossen.",
            "Während der Öffnungszeiten bleibt das Tor verschlossen.",
        ),
        (
            "Los dos primeros días de cada mes son para el mantenimiento.",
            "Los dos últimos días de cada mes son para el mantenimiento.",
        ),
        (
            "Besucher zahlen 40 % der Miete und der Verein die übrigen 60 %.",
            "Besucher zahlen 60 % der Miete und der Verein die übrigen 40 %.",
        ),
        ("Les procès-verbaux sont rendus publics.", "Les procès-verbaux restent confidentiels."),
        ("La formación es opcional.", "La formación es obligatoria."),
        ("Seuls les ingénieurs peuvent utiliser l'imprimante.", "Tous peuvent utiliser l'imprimante."),
        ("ケーブルは毎週点検されます。", "ケーブルは毎月点検されます。"),
        ("セキュリティの講座は四半期に1回開かれます。", "セキュリティの講座は月に1回開かれます。"),
        ("La cámara se puede pedir prestada hasta 3 días.", "La cámara se puede pedir prestada a partir de 3 días."),
    ],
)
def test_the_right_one_is_proved_and_the_turned_one_is_not(right: str, wrong: str) -> None:
    assert (verdict(right), verdict(wrong) is Verdict.PROVED) == (Verdict.PROVED, False)


@pytest.mark.parametrize(
    "claim",
    [
        "Mitglieder zahlen die ganze Wasserrechnung.",
        "会員は水道料金の全額を支払います。",
        "Los socios pagan toda la factura del agua.",
    ],
)
def test_a_share_is_not_the_whole(claim: str) -> None:
    assert verdict(claim) is not Verdict.PROVED


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Los permisos restantes no son remunerados.", "Los permisos restantes son remunerados."),
        ("Die übrigen Urlaubstage werden nicht bezahlt.", "Die übrigen Urlaubstage werden bezahlt."),
        ("Les congés restants ne sont pas payés.", "Les congés restants sont payés."),
    ],
)
def test_not_paid_is_unpaid(right: str, wrong: str) -> None:
    page = Text("Leave", "", "Sick leave is paid in full. The remaining leave is unpaid.")
    found = [prove(f"{claim} [1]", [page]).verdict is Verdict.PROVED for claim in (right, wrong)]
    assert found == [True, False]


def test_what_is_granted_with_although_is_not_denied() -> None:
    page = Text("Hotels", "", "Travelers may stay at the conference hotel even if it is not the cheapest option.")
    claim = "Los viajeros pueden alojarse en el hotel de la conferencia aunque no sea la opción más barata. [1]"
    assert prove(claim, [page]).verdict is Verdict.PROVED


GUILD = Text(
    "Guild",
    "",
    "No refund is given for: club dinners; summer parties; office celebrations. Claims must be filed at least 2 days "
    "in advance, except in emergencies. All full-time staff have an annual review. Subtract the normal commute from "
    "the travel time. The treasurer can be asked to check a bill. The contract may be ended for any or no reason and "
    "without notice. The Guild Two team submits claims within two weeks.",
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Sommerfeste werden nicht erstattet.", "Sommerfeste werden erstattet."),
        (
            "Anträge müssen mindestens 2 Tage vorher eingereicht werden, außer in Notfällen.",
            "Anträge müssen auch in Notfällen mindestens 2 Tage vorher eingereicht werden.",
        ),
        (
            "Tout le personnel à temps plein a un entretien annuel.",
            "Tout le personnel à temps partiel a un entretien annuel.",
        ),
        (
            "El trayecto habitual se descuenta del tiempo de viaje.",
            "El trayecto habitual se añade al tiempo de viaje.",
        ),
        (
            "On peut demander au trésorier de vérifier une facture.",
            "On doit demander au trésorier de vérifier une facture.",
        ),
        (
            "El contrato puede terminarse por cualquier motivo y sin preaviso.",
            "El contrato no puede terminarse sin preaviso.",
        ),
        ("Spesen sind innerhalb von zwei Wochen einzureichen.", "Spesen sind innerhalb von zwei Monaten einzureichen."),
    ],
)
def test_lists_under_a_denial_exceptions_and_names_with_numbers(right: str, wrong: str) -> None:
    found = [prove(f"{claim} [1]", [GUILD]).verdict is Verdict.PROVED for claim in (right, wrong)]
    assert found == [True, False]


FLEET = Text(
    "Vans",
    "",
    "Drivers get £350 for three years or £700 for five years. We do not treat rented vans differently from our own. "
    "When a van is damaged, call the garage.",
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Nach drei Jahren bekommen Fahrer 350 Pfund.", "Nach drei Jahren bekommen Fahrer 700 Pfund."),
        ("Gemietete Wagen werden gleich behandelt.", "Gemietete Wagen werden unterschiedlich behandelt."),
    ],
)
def test_values_stay_with_their_part_and_not_different_is_the_same(right: str, wrong: str) -> None:
    found = [prove(f"{claim} [1]", [FLEET]).verdict is Verdict.PROVED for claim in (right, wrong)]
    assert found == [True, False]


BOAT = Text(
    "Boats",
    "",
    "Norwegians don't need a permit for non-profit trips. The cover starts on Day 1 and ends on the final day. "
    "Old boats are currently unmanaged. You have 10 years to use the voucher. Crews work 4-day weeks.",
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Los noruegos no necesitan permiso para los viajes.", "Los noruegos necesitan permiso para los viajes."),
        ("Les vieux bateaux ne sont pas gérés actuellement.", "Les vieux bateaux sont gérés actuellement."),
        ("Man hat zehn Jahre Zeit, den Gutschein zu nutzen.", "Man hat ein Jahr Zeit, den Gutschein zu nutzen."),
    ],
)
def test_what_is_spelled_with_un_or_non_and_one_year_of_ten(right: str, wrong: str) -> None:
    found = [prove(f"{claim} [1]", [BOAT]).verdict is Verdict.PROVED for claim in (right, wrong)]
    assert found == [True, False]
