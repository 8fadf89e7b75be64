# Der Bericht über ein beendetes Spiel.
report-title = { $game }: Glück und Können
report-won = { $count ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } teilen sich den Sieg.
}
report-hints = Genommene Tipps: { $hints }
report-chances = Die Gewinnchance
report-chances-explained = So, wie { $adviser } sie vor und nach jedem Wurf und jeder Entscheidung sah. In jedem Augenblick ergeben die Chancen aller zusammen 100 %.
report-chances-heard = Eine Linie je Person über { $number } Runden; dasselbe steht darunter in Zahlen.
report-in-figures = In Zahlen
report-round-head = Runde
report-accounts = Glück und Können
report-accounts-explained = In Prozentpunkten der Gewinnchance. Was jemand gewinnt, verlieren die anderen: Jede Zeile ergibt zusammen null, Anfang und Ergebnis 100 %.
report-account-start = Anfang
report-account-dice = eigene Würfel
report-account-others-dice = Würfel der anderen
report-account-others-choices = Entscheidungen der anderen
report-account-unforeseen = nicht vorhergesehen
report-account-mistakes = verschenkt
report-account-result = Ergebnis
report-figure = Zahl
report-means = was sie bedeutet
report-means-start = Die Gewinnchance vor dem ersten Wurf.
report-means-dice = Glück: wie viel mehr oder weniger als erwartet die eigenen Würfe brachten.
report-means-mistakes = Können: was die eigenen Entscheidungen kosteten, jedes Mal verglichen mit der besten Möglichkeit.
report-means-others-dice = Das Glück der anderen, von hier aus gesehen: Ihre guten Würfe kosten Chancen, ihre schlechten geben welche zurück.
report-means-others-choices = Was die anderen durch ihre Entscheidungen verschenkt haben und was hier dadurch gewonnen wurde.
report-means-unforeseen = Was niemand getan hat: Beim erneuten Hinsehen fiel das Urteil anders aus als vorhergesagt. Je größer diese Zahlen, desto weniger ist den übrigen zu trauen.
report-means-result = 100 % für einen Sieg, bei mehreren geteilt, sonst 0 %.
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
report-turn-unforeseen = in Runde { $round }, ohne einen Wurf oder eine Entscheidung, die es erklären würde:
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
