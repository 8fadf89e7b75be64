# Duplikate im Browser: dieselben Würfel an mehreren Tischen, und die Ergebnisse nebeneinander.

webduplicate-title = Duplikat
webduplicate-what = Das Duplikat
webduplicate-about = Dasselbe Spiel mit denselben Würfeln an mehreren Tischen: Der erste, zweite und dritte Wurf jedes Platzes fällt überall gleich. Das Glück ist also für alle dasselbe, und es kommt darauf an, was du daraus machst.
webduplicate-code = Code des Duplikats
webduplicate-seat-player = Wer den Link öffnet
webduplicate-seat-open = Jemand von euch
webduplicate-tables = Tische: { $tables }, zu Ende gespielt: { $finished }.
webduplicate-until = Gespielt werden kann bis { $until }.
webduplicate-over = Die Zeit ist um.
webduplicate-play = Meinen Tisch spielen
webduplicate-go-on = Zurück zu meinem Tisch
webduplicate-again = Noch einmal, außer Konkurrenz
webduplicate-hidden = Dein erster Tisch zählt. Die Ergebnisse der anderen siehst du, wenn du ihn zu Ende gespielt hast.

# Die Ergebnisse.
webduplicate-ranking = Ohne Glück gerechnet
webduplicate-ranking-about = Dein Vorsprung ist der Abstand zur besten anderen Person an deinem Tisch. Die große Zahl ist dein Vorsprung, vermindert um den durchschnittlichen Vorsprung aller anderen, die denselben Platz und dieselben Würfel hatten: Was das Glück allen gegeben hat, ist herausgerechnet.
webduplicate-nobody = Noch ist niemand fertig.
webduplicate-field = gegenüber den anderen auf diesem Platz
webduplicate-alone = noch niemand sonst auf diesem Platz
webduplicate-won = Gewonnen
webduplicate-ahead = { $count } voraus
webduplicate-behind = { $count } zurück
webduplicate-level = gleichauf
webduplicate-uncounted-again = Zählt nicht: nicht der erste Versuch
webduplicate-uncounted = Zählt nicht: zu spät, meist von einem Bot gespielt oder mit bekannten Würfeln
webduplicate-side = Tische nebeneinander
webduplicate-table = Tisch { $number }
webduplicate-player = Wer spielt
webduplicate-replay = Wiederholung: { $player }

# Die Würfel.
webduplicate-dice = Über diese Würfel
webduplicate-dice-about = Ein Geheimnis hat die Würfel festgelegt, als das Duplikat angelegt wurde, bevor jemand gespielt hat. Sein Siegel ist von Anfang an zu sehen, das Geheimnis selbst zusammen mit den Ergebnissen; so können alle jeden Wurf prüfen.
webduplicate-honest = Wer fertig ist, kennt die Würfel. Niemand kann daran gehindert werden, sie zu verraten oder unter anderem Namen noch einmal zu spielen; ein Duplikat ist also für Leute, die einander vertrauen.
webduplicate-commitment = Siegel
webduplicate-secret = Geheimnis
webduplicate-fair-found-right = { $dice } Würfel in { $rolls } Würfen folgen aus dem Geheimnis des Duplikats.
webduplicate-fair-found-roll = Schritt { $step } von { $steps }: Das Geheimnis des Duplikats ergibt { $shown }, in der Aufzeichnung steht { $said }.
webduplicate-fair-checked-2 = Jeder Wurf wurde aus dem Geheimnis, dem Namen des Duplikats, Platz und Nummer des Wurfs neu berechnet und zeigt dieselben Seiten.
webduplicate-fair-checked-4 = Die Würfel haben die Seiten aus der Schachtel, und niemand am Tisch hat einen Startwert beigesteuert: Bei einem Duplikat stehen sie von vornherein fest.
webduplicate-fair-means = Es sind die Würfel des Duplikats, dieselben wie an all seinen anderen Tischen. Sie standen fest, bevor jemand gespielt hat; also hat sie niemand an diesem Tisch ausgesucht.
webduplicate-fair-not-1 = Dass der Server die Würfel nicht im Voraus kennt: Diese kannte er von Anfang an.
webduplicate-fair-not-2 = Dass niemand am Tisch sie kannte: Wer an einem anderen Tisch fertig war, konnte sie verraten.

# Nach dem Spiel.
webduplicate-make = Duplikat anlegen
webduplicate-make-about = Spielt das gemeinsam als Duplikat: dieselben Plätze und Optionen, und neue Würfel, die für alle gleich sind. Danach vergleicht ihr.
webduplicate-compare = Mit den anderen vergleichen
