# Der Bericht über eine beendete Partie, und die Wiederholung zum Nachdenken.

# Wie es ausging.
webreport-you-win = Gewonnen!
webreport-you-share = Geteilter Sieg!
webreport-you-place = Du landest auf Platz { $place }
webreport-note-you = { $won ->
    [yes] { $dice ->
        [best] Du hast mit den besten Würfeln am Tisch gewonnen
        [worst] Du hast mit den schlechtesten Würfeln am Tisch gewonnen
       *[middling] Du hast mit mittelmäßigen Würfeln gewonnen
    }
   *[no] { $dice ->
        [best] Du hattest die besten Würfel am Tisch, aber das hat nicht gereicht
        [worst] Du hattest die schlechtesten Würfel am Tisch
       *[middling] Deine Würfel waren weder die besten noch die schlechtesten am Tisch
    }
}; { $choices ->
    [best] niemand hat weniger verschenkt
    [worst] niemand hat mehr verschenkt
   *[middling] etwas hast du verschenkt
}. In Punkten: Würfel { $brought }, Entscheidungen { $lost }.
webreport-note = { $player } hat { $dice ->
    [best] mit den besten Würfeln am Tisch
    [worst] mit den schlechtesten Würfeln am Tisch
   *[middling] mit mittelmäßigen Würfeln
} gewonnen; { $choices ->
    [best] niemand hat weniger verschenkt
    [worst] niemand hat mehr verschenkt
   *[middling] manche haben mehr verschenkt, manche weniger
}. In Punkten: Würfel { $brought }, Entscheidungen { $lost }.

# Der Bericht.
webreport-title = Bericht
webreport-problem = Der Bericht ließ sich nicht erstellen. Versuche es gleich noch einmal.
webreport-progress = Der Meister geht die Partie durch: { $share }
webreport-progress-label = Wie viel von der Partie beurteilt ist
webreport-none = So etwas gab es in dieser Partie nicht.
webreport-none-yet = Noch nichts.
webreport-hints = Genommene Tipps: { $hints }
webreport-hints-of = { $name } { $count }
webreport-points = in Punkten der Gewinnchance
webreport-chances = Gewinnchance
webreport-chances-note = wie der Meister sie sieht; zusammen immer 100 %
webreport-chances-press = Tippe in die Kurve, um den Moment in der Wiederholung zu sehen.
webreport-accounts = Was den Ausschlag gab
webreport-account-start = Anfang
webreport-account-start-means = Die Gewinnchance vor dem ersten Wurf.
webreport-account-dice = Eigene Würfel
webreport-account-dice-means = Glück: um wie viel besser oder schlechter die Würfel fielen als zu erwarten, Wurf für Wurf.
webreport-account-mistakes = Verschenkt
webreport-account-mistakes-means = Was bessere Entscheidungen wert gewesen wären, Zug für Zug.
webreport-account-others-dice = Würfel der anderen
webreport-account-others-dice-means = Ihr Glück: Was jemand gewinnt, verlieren die anderen.
webreport-account-others-choices = Entscheidungen der anderen
webreport-account-others-choices-means = Was sie verschenkt haben.
webreport-account-unforeseen = Nicht vorhergesehen
webreport-account-unforeseen-means = Wo der Meister eine Stellung anders beurteilt hat, als er erwartet hatte.
webreport-account-result = Ende
webreport-account-result-means = 100 % für einen Sieg, sonst 0 %: die Summe von allem darüber.
webreport-whose = Wessen Spiel
webreport-everybody = Alle
webreport-mistakes = Was besser gewesen wäre
webreport-mistakes-note = { $well } von { $count } Entscheidungen waren so gut wie die des Meisters
webreport-mistake = „{ $chosen }“ ({ $worth }). Besser: „{ $best }“ ({ $better }).
webreport-rolls = Das Glück jedes Wurfs
webreport-rolls-note = nach oben Glück, nach unten Pech; ein Balken führt zu seinem Wurf
webreport-roll = erwartet { $before }, bekommen { $after }
webreport-stops = Und wenn ich gepasst hätte?
webreport-stops-note = Fehlwürfe nach dem Riskieren, verglichen mit Passen
webreport-stop-right = Ein Fehlwurf drohte zu { $bust }, und er kam: nur noch { $after }. Passen war { $stopping } wert, Riskieren { $pushing }. Richtig entschieden, nur Pech.
webreport-stop-wrong = Ein Fehlwurf drohte zu { $bust }, und er kam: nur noch { $after }. Passen war { $stopping } wert, Riskieren nur { $pushing }.
webreport-footnote = Würfel und Entscheidungen in Zahlen

# Die Wiederholung.
webreport-to-report = Bericht
webreport-to-replay = Wiederholung
webreport-at-stake = Dieser Moment
webreport-happened = Was eben geschah
webreport-next-question = { $player }: { $question }
webreport-next-roll = { $player } würfelt
webreport-next-choice = { $player } entscheidet
webreport-next-table = Es wird gewürfelt
webreport-roll-expected = { $player } wird gleich würfeln. Gewinnchance im Mittel über alle Würfe: { $before }.
webreport-rolled = { $player } hat gewürfelt: Aus { $before } wurden { $after }.
webreport-chose = { $player } hat „{ $chosen }“ gewählt.
webreport-chose-well = So gut wie die Wahl des Meisters.
webreport-chose-worse = Der Meister: „{ $best }“.
webreport-option-played = gespielt
webreport-option-best = Meister
webreport-options-more = { $count ->
    [one] und { $count } weitere Möglichkeit
   *[other] und { $count } weitere Möglichkeiten
}
webreport-not-judged = Noch nicht beurteilt: { $share } der Partie sind geschafft.
webreport-mistake-back = Voriger Fehler (Umschalt+M)
webreport-mistake-on = Nächster Fehler (M)
webreport-mistake-none = Danach kommt kein Fehler mehr.
webreport-eyes = Aus wessen Sicht
webreport-next-own = Nächste Entscheidung: { $player } (N)
webreport-keys = Tasten: Pfeile gehen schrittweise, Bild auf und Bild ab rundenweise, M und Umschalt+M von Fehler zu Fehler, N und Umschalt+N zu den Entscheidungen dieser Person, 1 bis 4 wählen, aus wessen Sicht gezeigt wird, Leertaste spielt ab, + und − ändern das Tempo.

# Noch einmal spielen.
webreport-change = Rennen oder Stärke ändern
webreport-change-game = Stärke ändern
webreport-change-level = Stärke der Bots
webreport-change-same = Wie eben
webreport-change-play = Spielen

# Verlauf und Profil.
webreport-all-races = Alle
webreport-race-label = Was gespielt wurde
webreport-rival = Gegen
webreport-rival-any = alle
webreport-history-none = Solche Partien gibt es nicht.
webreport-curve-won = Anteil gewonnener Partien
webreport-curve-score = Punkte jeder Partie
webreport-curve-note = { $count ->
    [one] die letzte Partie
   *[other] die letzten { $count } Partien
}
webreport-taken-along = { $count ->
    [one] Eine Partie, die du auf diesem Gerät gespielt hast, gehört jetzt dir.
   *[other] { $count } Partien, die du auf diesem Gerät gespielt hast, gehören jetzt dir.
}
