"""Everyday words of German, Spanish and French, folded, that no other of the languages has: they tell one."""

COMMONEST = {
    "de": """
        dann schon habe mehr doch immer jetzt wieder sehr vom hatte gegen geht viel zeit ganz machen denn meine damit
        einfach etwas seit selbst dich menschen heute kommt nichts leben macht anderen deutschland ihm jahr ihn seiner
        viele wurden dabei gerade sondern erst ersten ihrer lassen sollte andere warum wirklich ihnen wohl seinen
        vielleicht dazu diesen euch kommen wollen sei konnte sehen sowie dafur sagen steht bereits deutschen uhr weg
        wegen besser einmal stadt welt gehen gemacht genau danke gar leute seinem unsere etwa naturlich bist gute recht
        finden geben werde geld gleich sagt teil allem beiden davon eigentlich richtig tun denen erste frage meiner
        sieht zuruck jedoch klar grossen welche wissen zusammen einige gab kannst sicher frauen darauf hatten letzten
        meinen nein sogar vielen worden zwar allerdings schnell spater stehen wollte ganze gerne mochte seite spiel
        weitere wenig heisst liebe sagte fragen neben statt dein gehort lasst platz besonders geschichte nehmen daruber
        deren hin gesagt guten kurz meinem morgen sonst unser bekommen bzw gesehen kleine spielen weniger familie ging
        haus sollten arbeiten bleibt eigenen moglich weit deshalb eben gewesen glaube minuten ausserdem beide findet
        ganzen leider musste stellen woche besten bleiben daher grund kaum namen nacht neu thema beispiel genug allein
        dessen direkt echt halten kleinen schule solche zeigt uberhaupt essen abend ebenfalls eher hinter musik wasser
        alten junge lieber nachdem ort sofort zweiten bringen danach deutlich kopf nachsten unserer damals endlich
        gefunden schwer wichtig zeigen gesellschaft hoch letzte anfang gegenuber oben rund strasse bekannt bisher eltern
        mutter augen beste braucht denke gruppe meisten millionen schreiben treffen trotzdem artikel bestimmt deutsch
        folge gluck hilfe leicht mehrere politik scheint zunachst alte bisschen denken laut lesen personen regierung
        richtung schliesslich stellt buch dinge fruher geworden prozent sohn spass stelle wort bereich besteht bringt
        mensch madchen vater zukunft darum eigene fahren frei jedes neues passiert gegeben jedem manchmal raus tut wahl
        wert wien einzige entwicklung folgen freunde fuhrt helfen konnten obwohl sehe suchen weiteren ziel ziemlich
        dadurch erfolg hause lage lauft verstehen voll wann wieso aufgrund brauchen innerhalb insgesamt klasse nimmt
        preis rolle stimmt vollig zudem ach ausser gekommen gern gestern irgendwie kirche meist marz seines trotz
        vergessen verschiedenen vorbei zahlen anderes blick dagegen deinen ebenso fuhren kaufen lernen meinung partei
        reden seiten willst wobei zweite jungen schlecht spiele spielt sprechen bilder dachte glauben mitte sowohl
        wahrscheinlich einigen freund insbesondere raum spricht tatsachlich anderem bekommt erreicht gemeinsam juli juni
        namlich oktober schaffen setzen suche versucht bedeutet einsatz gleichzeitig grosser habt horen ihres
        moglichkeit rahmen rechts sachen welches fallt genommen hoffe hohe liess nachste sommer stunde titel tochter
        unseren wohnung zahl handelt kennen sah sorgen sprache verloren weise zumindest ubrigens fehler gebracht hallo
        hinaus langsam menge musst selber sicherheit spieler drauf erklart erster gefuhl gleichen laufen medien
        verschiedene weiterhin ziehen uberall antwort dennoch dezember gesicht guter machte seien somit tragen vergleich
        versuchen entscheidung gedanken gehoren gemeinde gutes herz jahres januar jeweils nutzen nahe siehe sucht vorher
        welcher bereit daten deinem falsch fertig haufig kultur luft losung nen reihe schone stimme bruder erreichen
        februar fussball heraus informationen kennt kritik neuer nochmal opfer passt plotzlich richtige schwarz seid
        setzt sonntag unten warten wirtschaft anderer bevolkerung darin deutscher gedacht geschrieben gewinnen hohen
        kamen kleiner kreis korper langer mitglieder nachrichten punkt rede verein verwendet zeiten ausbildung beginn
        beispielsweise deswegen ergebnis freundin gestellt grunen kenne kindern licht markt mittlerweile monat offen
        politiker politische rechte regel solchen staat teilweise unserem weder acht bedeutung europaischen folgenden
        gefallen halfte programm reicht schuler selten sowas unbedingt unterwegs verbindung wenigstens zeitung zuvor
        ahnung eins erfahrung erklaren erzahlt funktioniert grosste indem kampf mache nahm politischen projekt prasident
        punkte zuerst alleine druck entfernt fehlt genauso grossten herren hort lediglich schauen soweit stimmen
        wochenende beginnt bietet dran dritten durchaus erwartet gehe inzwischen komplett kunden schau schritt staaten
        unterstutzung verfugung verlassen wenige wirst wahlen angebot bett blieb einzelnen erneut gefahr gefallt genannt
        hilft linie natur schuld wahrheit worte wusste offentlichen aufs klingt knapp mannschaft ordnung samstag satz
        teilen themen vermutlich andern aufgabe bezeichnet entweder entwickelt freuen geh gewahlt lehrer runde schluss
        teile verstehe veroffentlicht wollten ahnlich beitrag entscheiden erkennen freitag fruh gebaude gesetz gleiche
        jedenfalls komm landern nennen zieht zug aktuell bewegung ehe ehrlich erde erfahren ergebnisse fluchtlinge folgt
        gebe gehabt gespielt gewalt gruppen grunden nummer rechten reise sieg sitzen universitat verdient verhalten
        verstanden aktiv besuch bildung darunter denkt durfte englisch gefragt glucklich irgendwann""",
    "es": """
        eso porque asi hacer ahora esto vez hace donde algo tiempo mejor mucho ese mismo siempre tengo gente estado
        estoy ano otro otros gracias otra cosas personas tanto poco habia tener ellos lugar creo hecho quiero aunque
        decir gobierno pais forma nuevo sido aqui estaba estar alguien voy momento bueno ciudad luego parece nuestra
        poder pues verdad historia mientras nueva otras primera veces muchos cual dijo entonces tipo algunos ademas
        muchas acuerdo cualquier fueron manera ley bajo fuera hacia grupo haber hombre puedo buena mujer sistema casi
        hizo noche nosotros pasado quiere tenemos eres ahi cosa dentro estamos familia lado aun buen podemos misma tenia
        esos mujeres politica problema punto agua alguna vamos gusta informacion manana pasa semana claro dinero ejemplo
        estados horas igual millones algunas hablar hora madre senor siendo falta haciendo hombres nuestros amigos
        cambio problemas traves podria realidad algun dicho eran frente incluso primero desarrollo hijo sociedad tema
        varios esas nivel ninos seguro seria hacen hemos juego llegar posible proyecto sigue somos unidos uso articulo
        cerca cierto paises razon sabe todavia amigo mayoria salir seguridad tierra visto unico cuerpo programa segundo
        universidad ultimo cabeza haya internacional palabras pasar publico seguir servicio situacion ayuda libro
        siguiente veo datos dejar educacion proceso sentido clase cuanto derechos ello hijos largo ningun puesto quieres
        realmente demas dicen diferentes espanol junto lista medios ninguna trata viene camino digo especial policia
        queda salud sitio tomar tuvo zona calle linea mundial obra ojos pensar servicios alli atencion deberia escuela
        pueda quieren respecto segunda siento vivir casos mejores poblacion quienes relacion sabes suerte varias
        bastante cultura debido dificil estaban fuerte facil habla miedo minutos musica poner pregunta apoyo dado
        demasiado espero fuerza iba manos mucha oficial propio buenas empresas encontrar ingles marzo peor trabajar
        ultima edad futuro justicia libertad nuestras pesar tampoco cantidad corazon diciembre encuentra imagen importa
        norte octubre propia ambos elecciones estudio grupos modo palabra tenido abril campo hubiera joven nuevos puntos
        publica significa comunidad direccion habian investigacion junio lleva nuevas pelicula republica vuelta consejo
        hacerlo llamado mercado movimiento noviembre papel precio respuesta simplemente unica agosto comida cuales ellas
        enero experiencia jefe llama llevar miembros produccion siglo cabo comun economia entiendo espacio febrero
        hablando haga necesita oportunidad organizacion partes pagina resultados tenga accion condiciones conocer estuvo
        necesito noticias septiembre usar calidad causa duda fecha feliz necesario obras politicos pronto resultado
        cambiar hermano libros mismos viaje ultimos acerca alrededor campana carrera ejercito encima estudios interes
        llego mensaje objetivo principio provincia recursos aquellos ayer compania diciendo especialmente ganar lucha
        mediante nota pequeno prueba saben vaya buscar fuerzas justo lugares medida podia primeros temas ven exito
        actividades adelante arriba diferencia dije entrar estilo juegos lejos mala muestra puerta relaciones sola
        ayudar cancion contigo defensa dolares fondo futbol hago hija humanos llega menor ministerio pocos queria
        recuerdo acceso busca comunicacion congreso espera evitar finalmente fuente hubo jugar juntos ministro productos
        siquiera epoca acciones actividad conocido conseguir construccion corte cualquiera departamento existen formas
        mitad oficina queremos serio supuesto capacidad comprar crear diferente energia esperar haces hicieron mantener
        modelo necesidad pequena preguntas trabajadores viejo administracion comision conmigo culpa camara diario
        empezar entender fuego habra jovenes perder politicas pone posicion suficiente titulo actualmente llamada
        participacion toma violencia carta ciudadanos leyes principios probablemente rapido solamente ciudades clases
        colegio contenido encuentro entrada imposible medidas pagar permite pudo abajo atras capaz comentarios darle
        hechos mayores precios proyectos redes sabemos siguientes texto tiempos analisis apenas constitucion contrario
        cuentas codigo dolor efecto habria izquierda mente pienso presencia profesor quizas respeto ropa seran siguen
        tenian totalmente cielo cuestion debemos escribir espanola formacion hice importancia industria instituto origen
        premio unidad cambios dando dejo derecha economica escrito esperando gustaria interesante jamas juicio noticia
        pobre prensa propiedad revolucion votos vuelve articulos asunto buscando completamente conoce conocimiento
        estudiantes humano imagenes marcha pasando puedan tecnologia tipos trabajos verano aprender conjunto cuarto
        curso democracia ganas genero nacion negocio posibilidad profesional suelo tuve ves visita ataque casas
        economico edificio lengua naturaleza noches pago piensa programas proteccion pruebas publicado sala senora sueno
        telefono trabajando usuarios zonas acto asociacion completo cuidado deseo detras directamente edicion encuentran
        escuchar llegado metros momentos nacionales pareja perfecto presenta puso quedo razones recuerda venta viendo
        confianza creacion destino especie esposa hambre negocios obtener pedir pensando perro propuesta pueblos
        quiera""",
    "fr": """
        fait etait aussi suis avoir alors avait autres dit peu autre fois voir contre donc toi soit trop gens juste oui
        vraiment ainsi francais beaucoup jour quelques parce personne homme ici bonne mieux plusieurs pourquoi histoire
        sais fais nouvelle compte merci prendre veut etat cours peux politique veux celui personnes egalement eux vrai
        droit selon mettre serait quelque tant avais groupe maintenant tete etaient aime aurait avons enfants famille
        parler assez besoin savoir societe trouve cote pouvoir raison ailleurs avez certains devant jeu soir souvent
        effet surtout choses dernier enfin parle seulement hommes femmes quel tes vois loi pris pere trouver autant
        fille fut gouvernement gros pourrait semaine seule donne donner ligne vient crois exemple fils jeune facon heure
        loin projet conseil derniere notamment nuit vont etais argent vue etes dessus meilleur ensuite forme plutot
        avaient tard ayant titre matin mise sait afin choix francaise retour sommes vite yeux journee devrait moyen
        ordre prend ecole etant maniere semble sujet agit enfant ministre nouvelles parfois compris gauche livre musique
        jeunes longtemps permet voila voit chambre deuxieme juin peur plein septembre securite ancien anglais certaines
        grands jouer membres parmi peine presque tellement epoque allez doute lire marche sante seront voix ecrit
        affaires autour avis cependant developpement faites juillet nombreux propre rendre vivre droite environ mesure
        pourtant abord affaire laquelle nouveaux octobre pouvez siecle sortir terme viens voiture ait avril droits frere
        janvier jeux cœur difficile laisse malgre produit propos etats derriere emploi feu mots confiance croire
        decembre laisser manque novembre petits plaisir produits rencontre resultats aout aurais classe comprendre
        demain demander esprit interieur interet mouvement origine regarde sortie auteur bonjour fevrier langue
        meilleure offre perdu politiques qualite risque sinon travaux voici appelle entreprises vieux connais facile
        pire rester sauf troisieme aider campagne faisait objet partout plupart problemes seconde valeur etude etudes
        chacun devient donnees hors joue lequel montre particulier penser reponse reseau veulent appel celles controle
        dois republique succes economique activite americain chercher connu devenir filles fonction simplement annonce
        arreter bientot chemin differents directeur espace liberte mariage economie compagnie entree moyenne prise
        realite universite utiliser œuvre acces differentes dimanche generale mauvais puisque regarder soient taux
        travailler voie acheter attendre finalement fini manger marque moyens perdre pratique sociale victoire verite
        cherche communaute domaine idees nombreuses peuple proche publie quant recu repondre suivre aupres entendu
        faisant gagner honneur matiere ouest permis rapidement retrouver soiree arriver arrivee coeur devoir moitie
        particulierement pourra prochaine pret rend eviter arrete combien contraire courant derniers devait entendre
        faits faute fera heureux joueur longue necessaire pouvait samedi serieux villes comprends desormais livres
        majorite modele obtenir outre paix puisse rappelle tandis actuellement assemblee comprend contrat groupes suffit
        voulu avenir bons dehors dernieres devenu directement discours fete informations joueurs maitre petites preuve
        vendredi apprendre attaque ceci endroit essayer exactement lumiere meilleurs retrouve toutefois activites
        arriere bonnes commencer completement faite habitants montrer rendez telle territoire vente appele changement
        concernant connaitre europeenne lettre lieux pieds prochain projets regles vaut assurer carriere chine commun
        couleur disent duree erreur espece faible lundi mauvaise membre ministere objectif probablement rendu secteur
        soutien tomber utilise vacances allait americaine concours fou juge mesures ouverture poids reussi sert sociaux
        suivant suivi taille viennent voulait voulez absolument bref ciel continuer dirait fallait memoire ouvert
        revenir signe tenir tient ancienne crise expliquer garder generalement historique""",
}
