# Die Seiten des Browsers neben dem Tisch: nach dem Spiel, Wiederholung, Regeln, erste Lektionen, faire Würfel.

# Nach dem Spiel.
webpages-after-title = Das Spiel ist aus
webpages-after-problem = Die Zahlen zu diesem Spiel ließen sich nicht holen. Versuch es gleich noch einmal.
webpages-counting = Es wird gezählt …
webpages-again = Noch einmal versuchen
webpages-result = Ergebnis
webpages-result-label = Alle auf dem Podest
webpages-place = Platz { $place }
webpages-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
webpages-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
webpages-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
webpages-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
webpages-round = Runde { $round }
webpages-round-head = Runde
webpages-verdict-none = Das Spiel ist aus
webpages-verdict-tie = Gleichstand: { $players }
webpages-verdict-even = { $player } gewinnt um Haaresbreite
webpages-verdict-spaces = { $player } gewinnt mit { $count ->
    [one] { $count } Feld
   *[other] { $count } Feldern
} Vorsprung
webpages-verdict-points = { $player } gewinnt mit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
} Vorsprung
webpages-verdict-lucky = Und hatte die besten Würfe am Tisch.
webpages-verdict-unlucky = Andere hatten bessere Würfe.

webpages-chart-cubitos = Das Rennen, Runde für Runde
webpages-chart-novodice = Die Schiffe, Runde für Runde
webpages-chart-plain = Die Punkte, Schritt für Schritt
webpages-unit-come = zurückgelegte Felder, auf kürzestem Weg
webpages-unit-points = Punkte
webpages-unit-worth = Wert aller Buchten
webpages-chart-finish = Ziel
webpages-chart-bust = Sturz
webpages-chart-trash = Müll

webpages-luck = Würfelglück
webpages-luck-note-cubitos = Treffer über oder unter dem Schnitt
webpages-luck-note-novodice = Löwen über oder unter dem Schnitt
webpages-luck-hits = { $hits } Treffer mit { $dice } Würfeln; im Schnitt zeigen solche Würfel { $expected }.
webpages-luck-lions = { $hits } Löwen mit { $dice } Würfeln; im Schnitt zeigen solche Würfel { $expected }.
webpages-luck-blanks = Riskante Würfe aus lauter Nieten: { $count }, im Schnitt { $expected }.
webpages-luck-means-cubitos = Verglichen wird, was die Würfel gezeigt haben, mit dem, was Würfel dieser Art im Schnitt zeigen. Was daraus gemacht wurde, steckt nicht in diesen Zahlen, auch nicht, ob die Treffer kamen, als sie gebraucht wurden.
webpages-luck-means-novodice = Verglichen wird, wie oft die Würfel einen Löwen gezeigt haben, mit dem, was Würfel dieser Art im Schnitt zeigen. Was daraus gemacht wurde, steckt nicht in diesen Zahlen.

webpages-choices = Entscheidungen
webpages-choices-cubitos = { $pushes }-mal weitergewürfelt, { $busts ->
    [0] kein Sturz
    [one] { $busts } Sturz
   *[other] { $busts } Stürze
}
webpages-choices-novodice = { $tiles ->
    [one] { $tiles } Plättchen genommen
   *[other] { $tiles } Plättchen genommen
}, Müll: { $trash }
webpages-bought-nothing = nichts

webpages-points-title = Wendepunkte
webpages-points-note-cubitos = längste Läufe, teuerste Stürze, Führungswechsel
webpages-points-note-novodice = größte Gewinne, Führungswechsel, das Ende
webpages-points-none = In diesem Spiel ragte nichts heraus.
webpages-point-bust = { $player } stürzt und verliert { $count ->
    [one] { $count } aktiven Würfel
   *[other] { $count } aktive Würfel
}
webpages-point-bust-chance = { $player } würfelt lauter Nieten ({ $chance }) und verliert { $count ->
    [one] { $count } aktiven Würfel
   *[other] { $count } aktive Würfel
}
webpages-point-run = { $player } läuft in einer Runde { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} weit
webpages-point-lead = { $player } geht in Führung
webpages-point-finish = { $player } ist im Ziel
webpages-point-gain = { $player } gewinnt in einem Zug { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} dazu
webpages-point-trash = { $player } kann nichts nehmen und bekommt Müll
webpages-point-filled = { $player } füllt die letzte Bucht: letzte Züge

webpages-to-replay = Wiederholung
webpages-to-rules = Regeln
webpages-share = Link kopieren
webpages-shared = Der Link zur Wiederholung liegt in deiner Zwischenablage.
webpages-download = Aufzeichnung
webpages-rematch = Noch einmal
webpages-rematch-join = Zur Revanche
webpages-rematch-watch = Revanche ansehen
webpages-rematch-problem = Der neue Tisch ließ sich nicht aufstellen. Versuch es gleich noch einmal.

# Faire Würfel.
webpages-fair = Faire Würfel
webpages-fair-cannot = Dieser Browser prüft Würfel nur auf Seiten, die über https oder vom eigenen Rechner kommen. Lade die Aufzeichnung herunter und prüf sie mit dem Skript, das zu dicehall gehört.
webpages-fair-checking = Jeder Würfel wird noch einmal geworfen … { $share }
webpages-fair-no-record = Die Aufzeichnung ließ sich nicht holen, also wurde nichts geprüft.
webpages-fair-right = Geprüft: Alle Würfel stimmen
webpages-fair-wrong = Diese Würfel stimmen nicht
webpages-fair-unknown = Über diese Würfel lässt sich nichts sagen
webpages-fair-found-right = { $dice } Würfel in { $rolls } Würfen folgen aus dem Geheimnis und den Beiträgen aller.
webpages-fair-found-noted = Das Siegel, das du notiert hast, ist ein anderes als das dieser Aufzeichnung.
webpages-fair-found-seed = Dein Beitrag fehlt in dieser Aufzeichnung.
webpages-fair-found-seeds = Es gibt { $seats } Plätze, aber { $seeds } Beiträge.
webpages-fair-found-kept = Das Spiel ist aus, aber sein Geheimnis wurde nicht gezeigt.
webpages-fair-found-commitment = Das Geheimnis ist nicht das, das vor dem Spiel versiegelt wurde.
webpages-fair-found-sides = Die Würfelseiten in der Aufzeichnung sind nicht die aus der Schachtel.
webpages-fair-found-seat = Schritt { $step } von { $steps }: Diesen Platz gibt es nicht.
webpages-fair-found-number = Schritt { $step } von { $steps }: Platz { $seat } nennt Wurf { $number }, dran wäre Wurf { $expected }.
webpages-fair-found-die = Schritt { $step } von { $steps }: Den Würfel „{ $die }“ gibt es nicht.
webpages-fair-found-roll = Schritt { $step } von { $steps }: Geheimnis und Beiträge ergeben { $shown }, in der Aufzeichnung steht { $said }.
webpages-fair-found-not-fair = Dieses Spiel wurde nicht mit versiegelten Würfeln gespielt, also gibt es nichts zu vergleichen.
webpages-fair-found-version = Diese Würfel folgen Version { $what }, die diese Seite nicht kennt.
webpages-fair-found-shape = Die Aufzeichnung lässt sich hier nicht lesen: { $what }.
webpages-fair-found-sealed = Das Spiel läuft noch; sein Geheimnis wird am Ende gezeigt.
webpages-fair-found-empty = In der Aufzeichnung steht kein Wurf.
webpages-fair-step-sealed = Vor dem ersten Wurf versiegelt: der Hash des Geheimnisses
webpages-fair-step-seeds = Jeder Platz gab einen eigenen Beitrag dazu
webpages-fair-step-secret = Nach dem letzten Wurf gezeigt: das Geheimnis
webpages-fair-promised = Derselbe, den dieser Browser notiert hat, als du dich gesetzt hast.
webpages-fair-compared = Derselbe, den du notiert hast.
webpages-fair-bot = Bot, mit dem festgelegten Beitrag für Bots
webpages-fair-mine = deiner
webpages-fair-what = Was geprüft wurde und was das heißt
webpages-fair-checked-title = Was dein Browser geprüft hat
webpages-fair-checked-1 = Das Geheimnis von jetzt ist das, dessen Hash vor dem Spiel gezeigt wurde.
webpages-fair-checked-2 = Jeder Wurf wurde aus Geheimnis, allen Beiträgen, Tisch, Platz und Nummer des Wurfs neu berechnet und zeigt dieselben Seiten.
webpages-fair-checked-3 = Die Würfe jedes Platzes sind lückenlos nummeriert: Keiner wurde ausgelassen oder wiederholt.
webpages-fair-checked-4 = Die Würfel haben die Seiten aus der Schachtel, und dein Beitrag ist dabei, sofern dieser Browser ihn aufgehoben hat.
webpages-fair-means-title = Was das heißt
webpages-fair-means = Der Server hat sein Geheimnis festgelegt, bevor er deinen Beitrag kannte, und sonst kannte es niemand. Also konnte weder der Server noch jemand am Tisch einen Würfel dieses Spiels aussuchen oder ändern. Ein ehrlicher Beitrag genügt für alle Würfel am Tisch.
webpages-fair-not-title = Was es nicht heißt
webpages-fair-not-1 = Ein Server, der mit der zuletzt dazugekommenen Person zusammenarbeitet, könnte für diesen Platz viele Beiträge durchprobiert haben. Spiel mit Leuten, die du kennst, oder setz dich zuletzt dazu.
webpages-fair-not-2 = Ein Server kennt während des Spiels die kommenden Würfe und könnte sie jemandem verraten. Das kann keine Würfelprüfung finden.
webpages-fair-not-3 = Eine Aufzeichnung allein zeigt nur, dass ihre Teile zusammenpassen. Wer das Siegel vor dem Spiel notiert hat, kann es unten vergleichen.
webpages-fair-not-4 = Um die Regeln geht es hier nicht. Der Befehl „dicehall verify“ prüft auch sie.
webpages-fair-compare = Mit einem notierten Siegel vergleichen
webpages-fair-compare-label = Das Siegel (Hash), das vor dem Spiel zu sehen war
webpages-fair-check = Noch einmal prüfen
webpages-fair-local = Auf deinem eigenen Gerät berechnet; der Server hat nichts damit zu tun.

# Wiederholung.
webpages-replay-title = Wiederholung
webpages-replay-loading = Das Spiel wird geholt …
webpages-replay-none = Dieses Spiel lässt sich nicht zeigen
webpages-replay-problem = Dieses Spiel gibt es hier nicht, oder es ist noch nicht aus.
webpages-replay-other = Andere Aufzeichnung
webpages-replay-controls = Wiederholung
webpages-replay-slider = Schritt des Spiels
webpages-replay-at = Schritt { $step } von { $steps }, Runde { $round }
webpages-replay-start = Der Anfang
webpages-replay-end = Das Ende
webpages-replay-play = Abspielen
webpages-replay-pause = Anhalten
webpages-replay-back = Einen Schritt zurück
webpages-replay-on = Einen Schritt weiter
webpages-replay-round-back = Eine Runde oder einen Zug zurück
webpages-replay-round-on = Eine Runde oder einen Zug weiter
webpages-replay-pace = Tempo
webpages-drop-title = Ein Spiel noch einmal ansehen
webpages-drop-text = Leg eine Aufzeichnung hier ab oder wähle eine aus. Eine Aufzeichnung gibt es nach jedem Spiel, außerdem von „dicehall simulate“ und „dicehall play“.
webpages-drop-choose = Datei auswählen
webpages-drop-reading = Wird gelesen …
webpages-drop-no-json = „{ $file }“ ist keine Aufzeichnung: Darin steht kein JSON. Nimm die Datei, die du nach einem Spiel heruntergeladen hast.
webpages-drop-problem = „{ $file }“ ließ sich nicht nachspielen.

# Regeln.
webpages-rules-title = Regeln von { $game }
webpages-rules-search = Regeln durchsuchen
webpages-rules-contents = Inhalt
webpages-rules-found = { $count ->
    [0] nichts gefunden
    [one] in { $count } Abschnitt gefunden
   *[other] in { $count } Abschnitten gefunden
}
webpages-rules-nothing = Zu „{ $query }“ steht hier nichts. Versuch ein anderes Wort.
webpages-rules-none = Zu diesem Spiel gibt es hier keine Regeln
webpages-rules-lesson = Erste Lektion
webpages-rules-cost = kostet { $cost }
webpages-rules-hand = Handmarker
webpages-rules-tile = Plättchen
webpages-rules-row = Reihe
webpages-rules-lions = Löwen
webpages-rules-worth = Wert

# Erste Lektionen.
webpages-lesson-title = Erste Lektion: { $game }
webpages-lesson-table = Tisch
webpages-lesson-label = Lektion
webpages-lesson-you = Du
webpages-lesson-progress = Schritt { $step } von { $steps }
webpages-lesson-loading = Der Tisch wird gedeckt …
webpages-lesson-none = Zu diesem Spiel gibt es keine Lektion
webpages-lesson-next = Weiter
webpages-lesson-back = Zurück
webpages-lesson-skip = Überspringen
webpages-lesson-show = Zeig es mir
webpages-lesson-play = Gegen Bots spielen

webpages-lesson-cubitos-welcome = Willkommen beim Rennen! Deine Figur ist der türkise Kreis; wer zuerst im Ziel ist, gewinnt. Deine Würfel treiben sie an.
webpages-lesson-cubitos-zones = Eben hast du alle deine Würfel geworfen. Was etwas zeigt, ist jetzt aktiv; die Nieten bleiben im Wurf. Zwei Würfel sind schon aktiv: 1 Geld und 1 Schritt.
webpages-lesson-cubitos-free-push = Nun die Frage des Spiels: weiterwürfeln oder aufhören? Solange noch keine drei Würfel aktiv waren, kannst du nicht stürzen; der nächste Wurf kostet also nichts.
webpages-lesson-cubitos-free-push-tap = Tippe auf Weiterwürfeln.
webpages-lesson-cubitos-free-push-good = Genau: Dieser Wurf war umsonst und hat zwei Würfel mehr gebracht.
webpages-lesson-cubitos-free-push-less = Du könntest aufhören, aber noch kann nichts schiefgehen. Würfle mit dem Rest weiter.
webpages-lesson-cubitos-fair-push = Von jetzt an ist ein Wurf aus lauter Nieten ein Sturz. Der Ring zeigt, wie wahrscheinlich er ist: 27 %. Bei so wenig Einsatz lohnt sich das.
webpages-lesson-cubitos-fair-push-tap = Würfle noch einmal weiter.
webpages-lesson-cubitos-fair-push-good = Geklappt: vier Treffer mehr. Wer wagt, gewinnt, manchmal.
webpages-lesson-cubitos-fair-push-less = Vorsichtige hören hier auf, und das ist kein Fehler. Für die Lektion geh das Risiko ein und würfle weiter.
webpages-lesson-cubitos-pass = Jetzt sind nur noch zwei Würfel übrig, und die Gefahr zu stürzen liegt bei 69 %. Du würdest 5 Geld und 3 Schritte verlieren.
webpages-lesson-cubitos-pass-tap = Tippe auf Aufhören und behalte alles.
webpages-lesson-cubitos-pass-good = Gut gesichert. Haben alle aufgehört, wird gelaufen.
webpages-lesson-cubitos-pass-less = Bei 69 % ist höchstwahrscheinlich alles weg. Hör lieber auf.
webpages-lesson-cubitos-no-moves = Der Lauf beginnt: 3 Schritte und 5 Geld. Für 4 Geld gäbe es einen Schritt mehr, aber jetzt ist Geld in Würfeln besser angelegt. Die hellen Felder kannst du erreichen, und drei Schritte voraus, hinter der ersten roten Linie, liegen 2 Kredite.
webpages-lesson-cubitos-no-moves-tap = Lauf zu den 2 Krediten: Der erste Tipp zeigt den Weg, der zweite läuft los.
webpages-lesson-cubitos-no-moves-good = Kein Schritt gekauft: Das Geld ist für den Laden.
webpages-lesson-cubitos-no-moves-less = Dann bliebe kaum Geld für einen Würfel. Lass die gekauften Schritte auf 0.
webpages-lesson-cubitos-move = Du bekommst die Belohnung des Feldes, auf dem dein Lauf endet. Drei Schritte voraus, hinter der ersten roten Linie, liegen 2 Kredite.
webpages-lesson-cubitos-move-tap = Lauf zu den 2 Krediten hinter der roten Linie.
webpages-lesson-cubitos-move-good = Drei Schritte voran, und da liegt etwas.
webpages-lesson-cubitos-move-less = Dorthin kannst du. Aber drei Schritte voraus, hinter der roten Linie, liegen 2 Kredite: Lauf auf dieses Feld.
webpages-lesson-cubitos-reward = Du stehst auf einer Belohnung. Geld verfällt am Ende der Runde, Kredite aber bleiben und zahlen genau wie Geld.
webpages-lesson-cubitos-reward-tap = Nimm die Kredite.
webpages-lesson-cubitos-reward-good = 2 Kredite für dich.
webpages-lesson-cubitos-reward-less = Du darfst sie liegen lassen, aber wozu? Nimm die Kredite.
webpages-lesson-cubitos-buy = Jetzt wird eingekauft: 5 Geld und 1 deiner Kredite reichen für einen weißen Würfel. Jede Karte sagt, was ihre Würfel können; die Katze bringt 2 Schritte, wenn sie ihr Symbol zeigt.
webpages-lesson-cubitos-buy-tap = Kaufe einen weißen Würfel für 6.
webpages-lesson-cubitos-buy-good = Die Katze gehört dir. Neue Würfel warten in der Ablage, bis dein Vorrat leer ist.
webpages-lesson-cubitos-buy-less = Auch ein guter Würfel. Nimm für diese Lektion den weißen: Drei seiner Seiten helfen beim Laufen.
webpages-lesson-cubitos-bust = Zwei Runden später. Du hast 3 Geld und 2 Schritte, die Gefahr liegt bei 39 %. Sehen wir uns einmal einen Sturz an.
webpages-lesson-cubitos-bust-tap = Würfle weiter, nur dieses eine Mal.
webpages-lesson-cubitos-bust-good = Lauter Nieten: gestürzt!
webpages-lesson-cubitos-bust-less = Klug. Aber dieses eine Mal soll es schiefgehen: Würfle weiter.
webpages-lesson-cubitos-after-bust = Alle aktiven Würfel sind in der Ablage. Zum Trost gibt es einen Fan: Dein Fanmarker rückt vor und bringt Kredite. Du darfst auch Würfel aus dem Wurf ablegen.
webpages-lesson-cubitos-after-bust-tap = Lass sie im Wurf: Wähle „Das ist alles“.
webpages-lesson-cubitos-after-bust-good = Weiter geht’s. Auch nach einem Sturz kaufen deine Kredite Schritte und Würfel.
webpages-lesson-cubitos-after-bust-less = Erlaubt ist das, aber zum Weiterwürfeln sind sie gut genug. Wähle „Das ist alles“.
webpages-lesson-cubitos-dinosaur = Später im Rennen zeigen sich deine gekauften Würfel. Zeigt einer sein Symbol, leuchtet seine Karte. Der Dinosaurier ist 4 Schritte wert.
webpages-lesson-cubitos-dinosaur-tap = Nutze den lila Würfel.
webpages-lesson-cubitos-dinosaur-good = 4 Schritte! Jeder Würfel wirkt einmal je Runde.
webpages-lesson-cubitos-dinosaur-less = Noch nicht: Nutze zuerst den lila Würfel, er bringt 4 Schritte.
webpages-lesson-cubitos-cat = Und da ist die Katze, die du gekauft hast.
webpages-lesson-cubitos-cat-tap = Nutze auch den weißen Würfel.
webpages-lesson-cubitos-cat-good = Mit dem grauen Würfel zusammen sind das 7 Schritte.
webpages-lesson-cubitos-cat-less = Dann wären 2 Schritte verschenkt. Nutze den weißen Würfel.
webpages-lesson-cubitos-end = Das ist Cubitos: ziehen, würfeln, weiterwürfeln oder aufhören, laufen, kaufen. Alles andere steht auf den Karten, und das Fragezeichen erklärt, worauf du zeigst. Lust auf ein Rennen?

webpages-lesson-novodice-welcome = Willkommen an Bord! Du füllst drei Frachtbuchten mit je fünf Plätzen. Ist das erste Schiff voll, endet das Spiel, und die wertvollste Fracht gewinnt.
webpages-lesson-novodice-machine = In deinem Zug bedienst du den Automaten: drei Würfe, einer für jeden Schacht. Gleiche Symbole nebeneinander, von Schacht 1 an, bilden eine Reihe, und für Reihen gibt es Plättchen. Der erste Wurf ist gefallen.
webpages-lesson-novodice-slot-one = Wähle bis zu drei Würfel für Schacht 1. Ein Zahnrad beginnt eine Reihe Zahnräder, die seltenste. Und jeder Löwe bringt einen schwarzen Würfel für den nächsten Wurf.
webpages-lesson-novodice-slot-one-tap = Wähle beide Löwen und das Zahnrad und leg sie fest.
webpages-lesson-novodice-slot-one-good = Zwei Löwen, zwei schwarze Würfel mehr.
webpages-lesson-novodice-slot-one-less = Das geht auch. Hier versprechen das Zahnrad und beide Löwen mehr: Wähle diese drei.
webpages-lesson-novodice-slot-two = Der zweite Wurf: noch ein Zahnrad und noch ein Löwe. Würfel in einem Schacht bleiben; alle anderen werden neu geworfen.
webpages-lesson-novodice-slot-two-tap = Leg das Zahnrad und den Löwen in Schacht 2.
webpages-lesson-novodice-slot-two-good = Zwei Zahnräder in einer Reihe, und noch ein schwarzer Würfel.
webpages-lesson-novodice-slot-two-less = Dann reißt die Reihe der Zahnräder ab. Leg das Zahnrad und den Löwen in Schacht 2.
webpages-lesson-novodice-slot-three = Der letzte Wurf. Mit dem dritten Zahnrad ist die Reihe so lang wie möglich, und Löwen sind Geld: Jeder zählt.
webpages-lesson-novodice-slot-three-tap = Leg das Zahnrad und den Löwen in Schacht 3.
webpages-lesson-novodice-slot-three-good = Drei Zahnräder und vier Löwen. Was für ein Zug!
webpages-lesson-novodice-slot-three-less = Das Zahnrad und der Löwe lohnen sich beide. Leg diese zwei in Schacht 3.
webpages-lesson-novodice-row = Jetzt darfst du nehmen. Eine Reihe aus drei Zahnrädern reicht für Ersatzteile oder für John Boy, das wertvollste Plättchen von allen.
webpages-lesson-novodice-row-tap = Nimm John Boy mit der Reihe.
webpages-lesson-novodice-row-good = 20 wert: mehr als jetzt die meisten Buchten.
webpages-lesson-novodice-row-less = Das geht, aber eine Dreierreihe ist selten: Nimm John Boy dafür.
webpages-lesson-novodice-lions = Deine vier Löwen kaufen noch ein Plättchen. In Bucht 2 liegen schon zwei mit Blitzen; ein drittes ergäbe einen Satz.
webpages-lesson-novodice-lions-tap = Kauf den Oxytonator für 4 Löwen.
webpages-lesson-novodice-lions-good = Der Blitz hat eingeschlagen.
webpages-lesson-novodice-lions-less = Schau auf Bucht 2: Mit einem dritten Blitz zählen ihre Plättchen doppelt. Kauf den Oxytonator.
webpages-lesson-novodice-place-set = Ein Plättchen bleibt, wo du es verstaust. Jede Bucht zeigt, was sie gewinnen würde: Drei Plättchen eines Symbols zählen doppelt.
webpages-lesson-novodice-place-set-tap = Leg den Oxytonator in Bucht 2.
webpages-lesson-novodice-place-set-good = Von 12 auf 28 durch ein Plättchen, das 2 wert ist.
webpages-lesson-novodice-place-set-less = Dort brächte er nur 2. In Bucht 2 ergibt er einen Satz und bringt 16.
webpages-lesson-novodice-place-big = John Boy ist überall 20 wert. Aber in Bucht 1 liegt schon ein Zahnrad; kommt später noch eins dazu, zählen sie doppelt.
webpages-lesson-novodice-place-big-tap = Leg John Boy in Bucht 1.
webpages-lesson-novodice-place-big-good = Zwei Zahnräder: Diese Bucht hat Zukunft.
webpages-lesson-novodice-place-big-less = Heute ist er dort gleich viel wert. Neben dem Zahnrad in Bucht 1 kann ein Satz daraus werden.
webpages-lesson-novodice-small = Später. Zwei Koffer in einer Reihe sind ein kleiner Fang: Slimer oder Spike. Nehmen musst du trotzdem etwas, wenn du kannst.
webpages-lesson-novodice-small-tap = Nimm Spike.
webpages-lesson-novodice-small-good = Klein, aber warte ab.
webpages-lesson-novodice-small-less = Slimer allein ist nichts wert. Spike kostet dieselbe Reihe: Nimm Spike.
webpages-lesson-novodice-different = In Bucht 3 liegen drei verschiedene Symbole. Ein viertes ergibt die andere Art Satz: Vier verschiedene zählen doppelt, fünf dreifach.
webpages-lesson-novodice-different-tap = Leg Spike in Bucht 3.
webpages-lesson-novodice-different-good = 19 Punkte durch ein Plättchen, das 1 wert ist.
webpages-lesson-novodice-different-less = Dort nur 1 Punkt. In Bucht 3 ist es das vierte Symbol und bringt 19.
webpages-lesson-novodice-trash = Manche Züge gehen daneben: Schacht 1 und 2 sind leer, also kann keine Reihe mehr beginnen, und ein Löwe ist auch nicht da.
webpages-lesson-novodice-trash-tap = Leg nichts in Schacht 3.
webpages-lesson-novodice-trash-good = Nichts zu nehmen, also gibt es Müll.
webpages-lesson-novodice-trash-less = Das ändert nichts: Reihen beginnen in Schacht 1. Leg nichts in Schacht 3.
webpages-lesson-novodice-place-trash = Müll ist nichts wert, braucht aber einen Platz. Leg ihn hin, wo er am wenigsten stört: In Bucht 1 ist am meisten frei.
webpages-lesson-novodice-place-trash-tap = Leg den Müll in Bucht 1.
webpages-lesson-novodice-place-trash-good = Erledigt. Das passiert allen mal.
webpages-lesson-novodice-place-trash-less = Dort nähme er einem Satz den Platz weg. In Bucht 1 ist mehr frei.
webpages-lesson-novodice-end = Das ist NovoDice. Hat jemand alle 15 Plätze gefüllt, sind alle anderen noch einmal dran und dürfen dabei sogar Plättchen tauschen. Bereit zum Handeln?
