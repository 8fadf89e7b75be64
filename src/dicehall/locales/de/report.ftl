# Der Bericht über ein beendetes Spiel.
report-title = { $game }: Glück und Können
report-won = { $count ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } teilen sich den Sieg.
}
report-chances = Die Gewinnchance, Schritt für Schritt
report-chances-explained = So, wie { $adviser }, der stärkste Bot, sie vor und nach jeder Entscheidung sah. Wo eine Linie springt, sind Würfel gefallen oder andere haben gespielt.
report-accounts = Glück und Können
report-accounts-explained = In Prozentpunkten. Womit jemand anfing, dazu, was die Würfel und die anderen brachten, weniger, was verschenkt wurde, ergibt das Ergebnis: 100 % für einen Sieg.
report-account-start = Anfang
report-account-dice = eigene Würfel
report-account-others = andere
report-account-mistakes = verschenkt
report-account-result = Ergebnis
report-score = Punkte
report-turns = Wendepunkte
report-turn-dice = würfelte ({ $rolled }) und kam von { $before } auf { $after } (Schritt { $step }).
report-turn-others = kam durch die anderen von { $before } auf { $after } (Schritt { $step }).
report-turn-decision = wählte „{ $chosen }“; „{ $best }“ wäre besser gewesen, { $loss } Punkte (Schritt { $step }).
report-stops = Und wenn ich aufgehört hätte?
report-stop-right = wagte es bei { $bust } Gefahr, stürzte und fiel auf { $after }. Aufhören war { $stopping } wert, der Wurf { $pushing }: richtig, nur Pech (Schritt { $step }).
report-stop-wrong = wagte es bei { $bust } Gefahr, stürzte und fiel auf { $after }. Aufhören war { $stopping } wert, der Wurf nur { $pushing } (Schritt { $step }).
report-decisions = Entscheidungen
report-decisions-good = { $good } von { $count } Entscheidungen waren so gut wie die beste. Die anderen, die teuerste zuerst:
report-decision-player = wer
report-decision-step = Schritt
report-decision-asked = Frage
report-decision-chosen = gewählt
report-decision-best = besser
report-decision-reasons = denn
report-decision-loss = Punkte
