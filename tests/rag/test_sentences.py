"""Where sentences begin and end."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.sentences import clauses, sentences, spans

CASES = [
    ["Ask Dr. Meyer first.", "She knows."],
    ["It was J. R. Smith who asked.", "He left."],
    ["It costs 3.50 euros.", "Pay at the desk."],
    ["Use version 2.0.1 or later.", "Older ones fail."],
    ["Go to https://docs.example.com/a.b?c=d and sign in.", "Then wait."],
    ["Bring documents, e.g. a passport.", "Keep a copy."],
    ["Full days, i.e. eight hours, count.", "Half days do not."],
    ["Well… it depends.", "Ask."],
    ['She said "Stop."', "Then she left."],
    ["It is paid (see below.)", "Ask for it."],
    ["休暇は20日です。", "申請は必要です。"],
    ["¿Cuántos días tengo?", "Tienes 22 días.", "¡Disfrútalos!"],
    ["Nimm etwas mit, z. B. einen Ausweis.", "Danke."],
    ["3. Open the page."],
    ["See No. 5 for the rates.", "They are new."],
    ["We are a U.S. company.", "We pay in dollars."],
    ["Passwords need 12 characters. [1]", "They expire yearly. [2]"],
    ["Passwords need 12 characters.[1]", "They expire yearly.[2]"],
    ["休暇は20日です。[1]", "申請は必要です。[2]"],
    ["Is it paid?!", "Yes."],
    ["We meet at 9 a.m. on Mondays.", "Bring coffee."],
    ["Laptops, phones, etc.", "All go back."],
    ["Call the desk at approx. 10:00.", "It opens then."],
    ["Wir zahlen max. 3 Nächte.", "Mehr geht nicht."],
    ["He joined Acme Inc. in May.", "She did not."],
    ["The office opens in Sept. 2025.", "Come and see."],
    ["Es sind ca. 20 km.", "Das geht zu Fuß."],
    ["Read ch. 3, pp. 5-9.", "Then ask."],
    ["क्या यह सही है।", "हाँ।"],
    ["هل هذا صحيح؟", "نعم."],
    ["The answer is no.", "Ask again."],
    ["It ends at 5 p.m.", "Then we go."],
    ["The desk is open until 6 p.m. Eastern Time.", "Call then."],
    ["We meet at 9 a.m. PT.", "Others listen later."],
    ["It starts at 8 a.m. Monday.", "Be there."],
    ["It closes at 8 p.m.", "Monday is a holiday."],
    ["Restart ASP.NET now.", "Wait."],
    ["Take option 3.", "It is best."],
]

ORDINALS = [
    ["Der Vertrag endet am 3. Oktober 2027.", "Danach ist er offen."],
    ["Bahnfahrten über 3 Stunden dürfen in der 1. Klasse gebucht werden.", "Sonst gilt die 2. Klasse."],
    ["Das Büro schließt am 3. 10. 2027 um zwölf.", "Es öffnet am 5. 10. wieder."],
    ["Die Frist läuft vom 1. bis 15. März.", "Sie ist fest."],
    ["Die Prämie kommt im 2. Quartal.", "Im 3. und 4. Quartal kommt nichts."],
    ["Jeder 3. Freitag ist frei.", "Jede 2. Woche nicht."],
    ["Der 1. Mai und der 3. Oktober sind Feiertage.", "Beide sind bezahlt."],
    ["Montag, 7. Dezember, bleibt die Kantine zu.", "Das gilt auch am 24. Dez. 2026."],
    ["Wer sein 2. Kind erwartet, meldet sich bis zum 3. Monat.", "Später geht es auch."],
    ["Die Küche liegt im II. Stock.", "Der Lift hält dort."],
    ["Er trat nach der Regel Heinrichs IV. zurück.", "Sie blieb."],
    ["Smlouva končí 3. října 2027.", "Poté neplatí.", "Kancelář zavírá 24. 12. 2026 v poledne."],
    ["Avtalen gjelder fra 1. januar til 31. mars.", "Den fornyes ikke."],
    ["Kontoret er stengt hver 2. fredag.", "Møt opp den 17. mai."],
    ["Ihr 25. Dienstjahr wird gefeiert.", "Der 500. Kunde auch."],
    ["Wir gratulieren zu einem wunderbaren 2. Platz.", "Weiter so!"],
    ["Die 1./2. Klasse zahlt nichts.", "Die 3.-5. Klasse zahlt 2 Euro."],
]

NUMBERS = [
    ["It opens in 2027.", "The next one follows."],
    ["Install version 3.", "It is faster."],
    ["She said I am 30.", "Klaus is 25."],
    ["We closed at 25.", "September was worse."],
    ["Please go to step 3.", "May I help you?"],
    ["The office is on floor 4.", "Person in charge: Ada."],
    ["Read chapter 12.", "April Smith wrote it."],
    ["It ships in 3.", "Stock is low."],
    ["Der Bus fährt am 3.", "Danach fährt er nicht mehr."],
    ["Das gilt seit 2027.", "Oktober ist der erste Monat."],
    ["Wir sind 12.", "Die anderen sind 8."],
    ["Es kostet 30.", "Mehr zahlen wir nicht."],
    ["Nimm die Linie 7.", "Steig am Markt aus."],
    ["Use Python 3.11.", "Older ones fail."],
    ["Le contrat finit en 2027.", "Janvier est calme."],
    ["Es gibt 1, 2 und 3.", "Stufe 3 ist die höchste."],
    ["Wählen Sie die 112.", "Nennen Sie den Ort."],
    ["Hay 12.", "Todos son nuevos."],
]


@pytest.mark.parametrize("expected", [*ORDINALS, *NUMBERS], ids=lambda case: case[0][:24])
def test_an_ordinal_ends_no_sentence_and_a_number_does(expected: list[str]) -> None:
    assert sentences(" ".join(expected)) == expected


@pytest.mark.parametrize("expected", CASES, ids=lambda case: case[0][:24])
def test_hard_sentences_are_told_apart(expected: list[str]) -> None:
    assert sentences(" ".join(expected)) == expected


def test_c107_a_marker_after_the_stop_stays_with_its_sentence() -> None:
    assert sentences("Ask first. [1] Then go. [2, 3] Done.[4-5]") == ["Ask first. [1]", "Then go. [2, 3]", "Done.[4-5]"]
    assert sentences("休暇は20日です。 [1] 申請は必要です。[2]") == ["休暇は20日です。 [1]", "申請は必要です。[2]"]


def test_a_line_break_ends_a_sentence() -> None:
    assert sentences("Leave\n\nAsk early\n- one\n- two") == ["Leave", "Ask early", "- one", "- two"]


def test_blank_text_has_no_sentences() -> None:
    assert spans("") == spans(" \n \t\n") == ()


def test_clauses_cut_at_colons_and_leave_out_what_is_short() -> None:
    text = "Your own car: €0.30 a kilometre; Parking: on top of everything. Yes."
    assert [text[start:end] for start, end in clauses(text)] == [
        "Your own car: €0.30 a kilometre;",
        "Parking: on top of everything.",
    ]


@given(st.text(alphabet=st.one_of(st.characters(), st.sampled_from(".!?…。[]1 \n\"')aA"))))
def test_spans_cover_all_that_is_not_blank_in_order_without_overlap(text: str) -> None:
    found = spans(text)
    at = 0
    for start, end in found:
        assert not text[at:start].strip()
        assert at <= start < end
        assert text[start:end] == text[start:end].strip()
        at = end
    assert not text[at:].strip()


@given(st.text(alphabet=st.sampled_from("aB.:; \n1é")))
def test_clauses_lie_in_order_within_the_text(text: str) -> None:
    ends = [0]
    for start, end in clauses(text):
        assert ends[-1] <= start < end <= len(text)
        ends.append(end)


@pytest.mark.parametrize(
    "piece", [".", ". ", "a.", "a. ", "!)", "[1]", ". [1", "\n", "?\"'", "x", "。」", "e.g. ", " ", ".\t", "[1,", "1."]
)
def test_hostile_text_takes_time_in_proportion_to_its_length(piece: str) -> None:
    text = piece * (50_000 // len(piece))
    began = time.perf_counter()
    clauses(text)
    assert time.perf_counter() - began < 5
