# Der Bericht über ein beendetes Spiel.
report-title = { $game }: Glück und Können
report-won = { $count ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } teilen sich den Sieg.
}
report-chances = Die Gewinnchance
report-chances-explained = So, wie { $adviser } sie vor und nach jedem Wurf sah, Runde für Runde. Wo eine Linie zwischen zwei Würfen steigt oder fällt, hat jemand entschieden, oder die anderen haben gespielt.
report-chances-heard = Eine Linie je Person über { $number } Runden; dasselbe steht darunter in Zahlen.
report-in-figures = In Zahlen
report-round-head = Runde
report-accounts = Glück und Können
report-accounts-explained = In Prozentpunkten. Die Chance am Anfang plus das, was die eigenen Würfel und die anderen brachten, minus das, was verschenkt wurde, ergibt das Ergebnis: 100 % für einen Sieg. Bei den anderen steht auch, was nicht vorherzusehen war.
report-account-start = Anfang
report-account-dice = eigene Würfel
report-account-others = andere
report-account-mistakes = verschenkt
report-account-result = Ergebnis
report-score = Punkte
report-rolls = Jeder Wurf
report-rolls-explained = Das Glück eines Wurfs ist die Gewinnchance danach minus die Chance, die davor zu erwarten war, gemittelt über alles, was hätte fallen können.
report-rolls-luckiest = Die glücklichsten
report-rolls-unluckiest = Die unglücklichsten
report-rolls-all = { $count ->
    [one] Der einzige Wurf
   *[other] Alle { $count } Würfe
}
report-roll-told = von { $before } auf { $after } (Runde { $round }, Schritt { $step }):
report-roll-player = wer
report-roll-round = Runde
report-roll-step = Schritt
report-roll-dice = Würfel
report-roll-before = erwartet
report-roll-after = danach
report-roll-luck = Glück
report-turns = Wendepunkte
report-turn-others = in Runde { $round }, durch die anderen:
report-turn-decision = wählte „{ $chosen }“; besser wäre „{ $best }“ gewesen (Runde { $round }, Schritt { $step }):
report-stops = Und wenn ich gepasst hätte?
report-stop-right = riskierte es bei { $bust } Gefahr: Fehlwurf, nur noch { $after }. Passen war { $stopping } wert, Riskieren { $pushing }: richtig entschieden, nur Pech (Runde { $round }, Schritt { $step }).
report-stop-wrong = riskierte es bei { $bust } Gefahr: Fehlwurf, nur noch { $after }. Passen war { $stopping } wert, Riskieren nur { $pushing } (Runde { $round }, Schritt { $step }).
report-decisions = Entscheidungen
report-decisions-good = { $good } von { $count } Entscheidungen waren so gut wie die beste Möglichkeit. Die anderen, die teuersten zuerst:
report-decision-player = wer
report-decision-round = Runde
report-decision-step = Schritt
report-decision-asked = Frage
report-decision-chosen = gewählt
report-decision-best = besser
report-decision-reasons = denn
report-decision-loss = Punkte
