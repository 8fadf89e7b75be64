# Die Seiten des Browsers neben dem Tisch: nach dem Spiel, Wiederholung, Regeln, erste Lektionen, faire Würfel.

# Nach dem Spiel.
webpages-after-title = Das Spiel ist aus
webpages-after-problem = Die Zahlen zu diesem Spiel ließen sich nicht laden. Versuche es gleich noch einmal.
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

webpages-unit-come = zurückgelegter Weg, kürzeste Strecke
webpages-unit-worth = Wert aller Laderäume
webpages-chart-finish = Ziel
webpages-chart-bust = Fehlwurf
webpages-chart-trash = Müll

webpages-luck-hits = { $hits } Treffer mit { $dice } Würfeln; im Schnitt zeigen solche Würfel { $expected }.
webpages-luck-lions = { $hits } Löwen mit { $dice } Würfeln; im Schnitt zeigen solche Würfel { $expected }.
webpages-luck-blanks = Riskante Würfe ohne Treffer: { $count }, im Schnitt { $expected }.

webpages-bought-nothing = nichts

webpages-points-title = Wendepunkte

webpages-to-replay = Wiederholung
webpages-share = Link kopieren
webpages-shared = Der Link zur Wiederholung liegt in deiner Zwischenablage.
webpages-share-long = Dieses Spiel ist zu lang für einen Link. Lade die Aufzeichnung herunter und schick die Datei.
webpages-share-browser = Dieser Browser kann keine Aufzeichnung in einen Link packen. Lade sie herunter und schick die Datei.
webpages-share-problem = Der Link ließ sich nicht kopieren. Lade die Aufzeichnung herunter und schick die Datei.
webpages-download = Aufzeichnung
webpages-rematch = Noch einmal spielen
webpages-rematch-join = Zur Revanche
webpages-rematch-watch = Revanche ansehen
webpages-rematch-problem = Der neue Tisch ließ sich nicht eröffnen. Versuche es gleich noch einmal.

# Faire Würfel.
webpages-fair = Faire Würfel
webpages-fair-cannot = Dieser Browser prüft Würfel nur auf Seiten, die über https oder vom eigenen Rechner kommen. Lade die Aufzeichnung herunter und prüfe sie mit dem Skript, das zu dicehall gehört.
webpages-fair-checking = Jeder Würfel wird noch einmal geworfen … { $share }
webpages-fair-no-record = Die Aufzeichnung ließ sich nicht laden, also wurde nichts geprüft.
webpages-fair-right = Geprüft: Alle Würfel stimmen
webpages-fair-wrong = Diese Würfel stimmen nicht
webpages-fair-unknown = Über diese Würfel lässt sich nichts sagen
webpages-fair-entered = Diese Würfel wurden von Hand geworfen
webpages-fair-found-right = { $dice } Würfel in { $rolls } Würfen folgen aus dem Geheimnis und den Startwerten.
webpages-fair-found-noted = Das Siegel, das du notiert hast, ist ein anderes als das dieser Aufzeichnung.
webpages-fair-found-seed = Dein Startwert fehlt in dieser Aufzeichnung.
webpages-fair-found-seeds = Es gibt { $seats } Plätze, aber { $seeds } Startwerte.
webpages-fair-found-anchors = Es gibt { $seats } Plätze, aber { $anchors } Anker.
webpages-fair-found-duplicate = Das sind nicht die Würfel des Duplikats, das die Aufzeichnung nennt.
webpages-fair-found-noted-anchors = Womit sich die Plätze festgelegt hatten, ist nicht das, was dieser Browser notiert hat, als er deinen Startwert offenlegte.
webpages-fair-found-opened = Platz { $seat } hatte sich nicht auf seinen Startwert festgelegt.
webpages-fair-found-link = Schritt { $step }: Das Glied für Zug { $turn } ist keines, das Platz { $seat } hier zeigen konnte.
webpages-fair-found-kept = Das Spiel ist aus, aber sein Geheimnis wurde nicht offengelegt.
webpages-fair-found-commitment = Das Geheimnis ist nicht das, das vor dem Spiel versiegelt wurde.
webpages-fair-found-sides = Die Würfelseiten in der Aufzeichnung sind nicht die aus der Schachtel.
webpages-fair-found-seat = Schritt { $step } von { $steps }: Diesen Platz gibt es nicht.
webpages-fair-found-number = Schritt { $step } von { $steps }: Platz { $seat } nennt Wurf { $number }, dran wäre Wurf { $expected }.
webpages-fair-found-die = Schritt { $step } von { $steps }: Den Würfel „{ $die }“ gibt es nicht.
webpages-fair-found-roll = Schritt { $step } von { $steps }: Geheimnis und Startwerte ergeben { $shown }, in der Aufzeichnung steht { $said }.
webpages-fair-found-shown = Es gibt { $seats } Plätze, aber die neuesten Glieder von { $links }.
webpages-fair-found-bot-seed = Auf Platz { $seat } spielt ein Bot, aber sein Startwert ist nicht der feste für Bots.
webpages-fair-found-answer = Schritt { $step } von { $steps }: Das soll Antwort { $number } von Platz { $seat } sein, dran wäre aber eine andere.
webpages-fair-found-hand = Schritt { $step } von { $steps }: Wer hier geantwortet haben soll, sitzt nicht auf Platz { $seat }.
webpages-fair-found-set = Schritt { $step } von { $steps }: Diese Antwort kann nicht zu so einer Auswahl gehören.
webpages-fair-found-newest-link = Das neueste Glied von Platz { $seat }, für Zug { $turn }, ist keines, das er zeigen konnte.
webpages-fair-found-links = Es gibt { $rolls } Würfe, aber { $links } Glieder.
webpages-fair-condition = (Bedingung { $number } der Seite über faire Würfel)
webpages-fair-unchecked-older = Diese Aufzeichnung hat eine ältere Form: Sie sagt nicht, wer geantwortet hat, welche Antworten zusammen eine Auswahl waren und wann ein Platz seine Kette verlassen hat. Das wurde also nur zum Teil geprüft.
webpages-fair-unchecked-no-bots = Diese Aufzeichnung sagt nicht, wer geantwortet hat, also auch nicht, auf welchen Plätzen Bots spielen.
webpages-fair-found-not-fair = Dieses Spiel wurde nicht mit versiegelten Würfeln gespielt, also gibt es nichts zu vergleichen.
webpages-fair-found-entered = Es wurden echte Würfel geworfen und eingegeben. Jeder Zug folgt den Regeln; wie die Würfel wirklich fielen, wissen nur die am Tisch.
webpages-fair-found-version = Diese Würfel folgen Version { $what }, die diese Seite nicht kennt.
webpages-fair-found-shape = Die Aufzeichnung lässt sich hier nicht lesen: { $what }.
webpages-fair-found-sealed = Das Spiel läuft noch; sein Geheimnis wird am Ende offengelegt.
webpages-fair-found-empty = In der Aufzeichnung steht kein Wurf.
webpages-fair-step-sealed = Vor dem ersten Wurf versiegelt: der Hash des Geheimnisses
webpages-fair-step-seeds = Jeder Platz gab einen eigenen Startwert dazu
webpages-fair-step-links = Mit jeder Antwort kam ein Glied aus der eigenen Kette des Würfelnden dazu
webpages-fair-linked = { $linked } von { $rolls } { $rolls ->
    [one] Wurf
   *[other] Würfen
}
webpages-fair-step-secret = Nach dem letzten Wurf offengelegt: das Geheimnis
webpages-fair-promised = Derselbe, den dieser Browser notiert hat, als du dich gesetzt hast.
webpages-fair-compared = Derselbe, den du notiert hast.
webpages-fair-bot = Bot, mit dem festen Startwert für Bots
webpages-fair-mine = deiner
webpages-fair-what = Was geprüft wurde und was das heißt
webpages-fair-checked-title = Was dein Browser geprüft hat
webpages-fair-checked-1 = Das Geheimnis von jetzt ist das, dessen Hash vor dem Spiel gezeigt wurde.
webpages-fair-checked-2 = Jeder Wurf wurde aus dem Geheimnis, allen Startwerten, Tisch, Platz und Nummer des Wurfs neu berechnet und zeigt dieselben Seiten.
webpages-fair-checked-3 = Die Würfe jedes Platzes sind lückenlos nummeriert: Keiner wurde ausgelassen oder wiederholt.
webpages-fair-checked-4 = Die Würfel haben die Seiten aus der Schachtel, und dein Startwert ist dabei, sofern dieser Browser ihn aufgehoben hat.
webpages-fair-checked-chained = Jeder Platz hatte sich auf seinen Startwert festgelegt, und jeder Wurf nimmt das Glied der letzten Antwort seines Platzes, aus dessen Kette.
webpages-fair-means-title = Was das heißt
webpages-fair-means = Der Server hat sein Geheimnis festgelegt, bevor er deinen Startwert kannte, und sonst kannte es niemand. Also konnte weder der Server noch jemand am Tisch einen Würfel dieses Spiels aussuchen oder ändern. Ein ehrlicher Startwert genügt für alle Würfel am Tisch.
webpages-fair-means-chained = Der Server hat sein Geheimnis und jeder Platz seine Kette festgelegt, bevor ein Startwert bekannt war. In jeden Wurf geht ein Glied ein, das das Gerät des Würfelnden erst mit der Antwort gezeigt hat. So konnte niemand einen Würfel dieses Spiels aussuchen oder ändern, und wo ein Glied dabei war, konnte nicht einmal der Server voraussehen, was fällt.
webpages-fair-not-title = Was es nicht heißt
webpages-fair-not-1 = Ein Server, der mit der zuletzt dazugekommenen Person zusammenarbeitet, könnte für diesen Platz viele Startwerte durchprobiert haben. Spiel mit Leuten, die du kennst, oder setz dich zuletzt dazu.
webpages-fair-not-2 = Ein Server kennt während des Spiels die kommenden Würfe und könnte sie jemandem verraten. Das kann keine Würfelprüfung finden.
webpages-fair-not-chained-1 = Würfe ohne Glied sieht der Server voraus: die der Bots, die von Leuten, die gerade weg sind, und die ersten des Spiels. Aussuchen kann er sie nicht.
webpages-fair-not-chained-2 = Ein Server und die Person, die würfelt, können zusammen deren Würfel voraussehen; und wenn ein Glied wegbleibt, fallen andere Würfel als mit ihm. Deshalb werden die Würfe ohne Glied hier gezählt.
webpages-fair-not-3 = Eine Aufzeichnung allein zeigt nur, dass ihre Teile zusammenpassen. Wer das Siegel vor dem Spiel notiert hat, kann es unten vergleichen.
webpages-fair-not-4 = Um die Regeln geht es hier nicht. Der Befehl „dicehall verify“ prüft auch sie.
webpages-fair-compare = Mit einem notierten Siegel vergleichen
webpages-fair-compare-label = Das Siegel (Hash), das vor dem Spiel zu sehen war
webpages-fair-check = Noch einmal prüfen
webpages-fair-local = Auf deinem eigenen Gerät berechnet; der Server hat nichts damit zu tun.

# Wiederholung.
webpages-replay-title = Wiederholung
webpages-replay-older-rules = Nach Fassung { $rules } der Regeln gespielt; Entscheidung { $ruling } ändert Schritt { $step }.
webpages-replay-loading = Das Spiel wird geladen …
webpages-replay-none = Dieses Spiel lässt sich nicht zeigen
webpages-replay-problem = Dieses Spiel gibt es hier nicht, oder es ist noch nicht aus.
webpages-link-problem = Das Spiel in diesem Link lässt sich nicht zeigen; vielleicht wurde der Link unterwegs abgeschnitten.
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
webpages-drop-text = Lege eine Aufzeichnung hier ab oder wähle eine aus. Eine Aufzeichnung gibt es nach jedem Spiel, außerdem von „dicehall simulate“ und „dicehall play“.
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
webpages-rules-nothing = Zu „{ $query }“ steht hier nichts. Versuche ein anderes Wort.
webpages-rules-none = Zu diesem Spiel gibt es hier keine Regeln
webpages-rules-lesson = Lektionen
webpages-rules-cost = kostet { $cost }
webpages-rules-hand = Nachschub-Plättchen
webpages-rules-tile = Plättchen
webpages-rules-row = Reihe
webpages-rules-lions = Löwen
webpages-rules-worth = Wert

# Erste Lektionen.
webpages-lesson-title = { $lesson }: { $game }
webpages-lesson-following = Nächste Lektion: { $lesson }
webpages-lesson-all = Alle Lektionen
webpages-lesson-done = geschafft
webpages-lesson-again = Von vorn
webpages-lesson-table = Tisch
webpages-lesson-label = Lektion
webpages-lesson-you = Gast
webpages-lesson-progress = Schritt { $step } von { $steps }
webpages-lesson-loading = Der Tisch wird vorbereitet …
webpages-lesson-none = Zu diesem Spiel gibt es keine Lektion
webpages-lesson-next = Weiter
webpages-lesson-back = Zurück
webpages-lesson-skip = Überspringen
webpages-lesson-show = Zeig es mir
webpages-lesson-play = Gegen Bots spielen

webpages-chart-plain = Die Punkte, Schritt für Schritt
webpages-unit-points = Punkte

webpages-dice = Wie fair die Würfel hier gefallen sind
webpages-dice-about = Jede Seite jedes Würfels in allen beendeten Partien, in denen das Haus gewürfelt hat. Der Balken zeigt, wie oft eine Seite fiel, der Strich, wo er im Mittel enden sollte.
webpages-dice-none = Noch keine Partie ist zu Ende. Jede wird innerhalb einer Minute nach ihrem Ende gezählt.
webpages-dice-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
webpages-dice-thrown = { $count ->
    [one] { $count } Würfel geworfen
   *[other] { $count } Würfel geworfen
}
webpages-dice-freedom = { $count ->
    [one] { $count } Freiheitsgrad
   *[other] { $count } Freiheitsgrade
}
webpages-dice-chance = p = { $chance }
webpages-dice-face = { $count }-mal, erwartet { $expected }-mal
webpages-dice-lot = Wer anfängt, von { $players }
webpages-dice-seat = Platz { $seat }
webpages-dice-means = Was diese Zahlen sagen
webpages-dice-means-1 = Der p-Wert sagt, wie oft faire Würfel allein durch Zufall mindestens so weit vom Strich abweichen wie diese. Er kommt aus dem Chi-Quadrat-Test von Pearson und wird gezeigt, sobald jede Seite mindestens fünfmal zu erwarten ist.
webpages-dice-means-2 = Ein kleines p beweist nichts: Von zwanzig Sorten fairer Würfel zeigt im Mittel eine ein p unter 5 %. Erst ein p, das Partie für Partie immer kleiner wird, wäre ein Grund, genauer hinzusehen.
webpages-dice-means-3 = Auch ein großes p beweist nichts. Würfel können im Ganzen ausgewogen und trotzdem einzeln ausgesucht sein. Ob die einer Partie es waren, zeigt ihre Aufzeichnung: Dort lässt sich jeder Wurf nachrechnen.
webpages-dice-means-4 = Abgebrochene Partien, echte Würfel und Tische mit eigenen Werten werden nicht gezählt.
