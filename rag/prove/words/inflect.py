"""Forms of German, Spanish and French words that no stemmer brings together, with the word that a dictionary has."""

import re
from collections.abc import Iterator

# infinitive: the endings of its forms, as they stand behind any prefix ("vor-geschlagen", "man-tiene", "com-pris")
_FORMS = {
    "de": """
    nehmen: nimmt nimm nahm nahmen genommen nommen | geben: gibt gab gaben gegeben | halten: halt hielt gehalten
    lassen: lasst liess gelassen | treten: tritt trat getreten | sprechen: spricht sprach gesprochen sprochen
    treffen: trifft traf getroffen troffen | lesen: liest las gelesen | sehen: sieht sah gesehen | gessen: gisst
    helfen: hilft half geholfen | gelten: gilt galt gegolten | werfen: wirft warf geworfen worfen
    fallen: fallt fiel gefallen | fahren: fahrt fuhr gefahren | tragen: tragt trug getragen
    schlagen: schlagt schlug geschlagen | laufen: lauft lief gelaufen | laden: lad ladt lud geladen
    raten: riet geraten | stehen: steht stand gestanden standen | gehen: geht ging gegangen gangen
    kommen: kommt kam gekommen | bringen: bringt brachte gebracht bracht | denken: denkt dachte gedacht
    ziehen: zieht zog gezogen zogen | schliessen: schliesst schloss geschlossen schlossen
    schreiben: schreibt schrieb geschrieben schrieben | bleiben: bleibt blieb geblieben blieben
    steigen: steigt stieg gestiegen stiegen | leihen: leiht lieh geliehen liehen | lieren: lor loren
    bieten: bietet bot geboten boten | finden: findet fand gefunden funden | binden: bindet band gebunden bunden
    ginnen: gann gonnen | essen: isst gegessen | rufen: ruft rief gerufen | weisen: weist wies gewiesen wiesen
    scheiden: scheidet schied geschieden schieden | greifen: greift griff gegriffen griffen | tun: tut tat getan
    messen: misst mass gemessen | werben: wirbt warb geworben worben | brechen: bricht brach gebrochen brochen
    stehlen: stiehlt stahl gestohlen | fehlen: fiehlt fahl fohlen | weichen: weicht wich gewichen wichen
    stossen: stosst stiess gestossen | wachsen: wachst wuchs gewachsen | fliegen: fliegt flog geflogen
    schieben: schiebt schob geschoben schoben | heben: hebt hob gehoben hoben | nennen: nennt nannte genannt nannt
    gleichen: gleicht glich geglichen glichen | streichen: streicht strich gestrichen strichen
    kennen: kennt kannte gekannt kannt | schneiden: schneidet schnitt geschnitten schnitten
    sitzen: sitzt sass gesessen | wenden: wandt wandte | wissen: weiss wusste gewusst""",
    "es": """
    tener: tiene tienen tenga tengan tuvo tendra tendran | venir: viene vienen venga vengan vendra
    poner: pone ponen ponga pongan puesto puesta puestos puestas puso pondra | hacer: hace hacen haga hagan hecho hecha
    decir: dice dicen diga dicho | salir: sale salen salga salgan saldra | seguir: sigue siguen siga sigan
    pedir: pide piden pida pidan pidio | elegir: elige eligen elija elijan | cerrar: cierra cierran cierre cierren
    pezar: pieza piezan piece piecen | menzar: mienza mienzan mience miencen
    contrar: cuentra cuentran cuentre cuentren | mostrar: muestra muestran muestre muestren
    volver: vuelve vuelven vuelva vuelvan vuelto vuelta vueltos vueltas | solver: suelve suelven suelto suelta sueltos
    perder: pierde pierden pierda pierdan | tender: tiende tienden tienda tiendan
    querer: quiere quieren quiera quieran | ferir: fiere fieren fiera fieran | gerir: giere gieren giera
    quirir: quiere quieren quiera quieran | brir: bierto bierta biertos biertas | cribir: crito crita critos critas
    uir: uye uyen uya uyan uyo | comendar: comienda comiendan comiende comienden | petir: pite piten pita pitan
    probar: prueba prueban pruebe prueben | cordar: cuerda cuerdan cuerde cuerden | contar: cuenta cuentan cuente
    cer: zca zcan | zar: ce cen | car: que quen | gar: gue guen | ver: ve ven visto vista vistos vistas
    pensar: piensa piensan piense | traer: trae traiga traigan | servir: sirve sirven sirva | medir: mide miden mida
    despedir: despide despiden despedido | querir: quiere quieren quiera quieran""",
    "fr": """
    cevoir: coit coivent cu cue cus cues cevra cevront | tenir: tient tiennent tenu tenue tenus tenues tiendra
    venir: vient viennent venu venue venus venues viendra | prendre: prend prennent pris prise prises prenez
    mettre: met mettent mis mise mises mettez mettant | crire: crit crits crite crites crivez crivent
    endre: end endent endu endue endus endues endez | perdre: perd perdent perdu perdue perdus perdues
    pondre: pond pondent pondu pondez | suivre: suit suivent suivi suivie suivis suivies suivez
    lire: lit lisent lu lue lus lues lisez | vrir: vre vrent vert verte verts vertes vrez
    ffrir: ffre ffrent ffert fferte fferts ffertes | paraitre: parait paraissent paru parue parus
    connaitre: connait connaissent connu connue connus | voir: voit voient vu vue vus vues voyez
    querir: quiert quierent quis quise quises | duire: duit duite duits duites duisent duisez
    truire: truit truite truits truites truisent | soudre: sout solvent solu solue solus
    clure: clut clus cluse cluses cluent | oyer: oie oient | ayer: aie aient | uyer: uie uient
    joindre: joint jointe joints jointes joignent joignez | servir: sert servent | sortir: sort sortent
    partir: part partent | vivre: vit vivent | interdire: interdit interdite interdits interdites interdisent
    faire: fait fait font faits faites""",
}
_ENDINGS = {
    language: {
        ending: infinitive
        for entry in re.split(r"\n|\|", forms)
        if entry.strip()
        for infinitive, endings in [entry.strip().split(": ")]
        for ending in endings.split()
    }
    for language, forms in _FORMS.items()
}
_LONGEST = max(len(ending) for endings in _ENDINGS.values() for ending in endings)
_ADJECTIVE = re.compile(r"(?:e[nrsm]?)$")
PARTICLES = frozenset(
    """an ab auf aus bei ein mit nach vor zu zuruck weiter hin statt teil fest los um fort weg frei fern her hoch durch
    uber unter wieder zusammen bereit bekannt entgegen hinzu voraus vorbei""".split()
)
"""What a German verb may stand apart from: "reicht ... ein"."""
_PARTED = re.compile(rf"^({'|'.join(sorted(PARTICLES, key=len, reverse=True))})(?:zu|ge)(?=\w{{3}})")


def dictionary_forms(word: str, language: str) -> Iterator[str]:
    """Yield what a folded word may be a form of, likeliest first, itself left out."""
    yield from _irregular(word, language)
    if language != "de":
        return
    bare = _ADJECTIVE.sub("", word)
    if bare != word:
        yield from _irregular(bare, language)
    parted = _PARTED.sub(r"\1", bare if bare.endswith("t") else word)
    for form in (word, bare, parted):
        if form != word:
            yield form
        yield from (form[: -len(end)] + "en" for end in ("et", "st", "t") if form.endswith(end))
    if word.startswith("ge"):
        yield word[2:]
        yield from (bare[2 : -len(end)] + "en" for end in ("et", "t") if bare.endswith(end))


def _irregular(word: str, language: str) -> Iterator[str]:
    """Yield the infinitive of an irregular form, the longest ending first."""
    endings = _ENDINGS.get(language, {})
    for length in range(min(_LONGEST, len(word)), 1, -1):
        infinitive = endings.get(word[-length:])
        if infinitive:
            yield word[:-length] + infinitive
