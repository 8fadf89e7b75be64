# Was ein Ratgeber von einer Möglichkeit hält: die Gewinnchance und die Zahlen dahinter.
advice-told = Rat: { $option } (Gewinnchance { $chance })
advice-why = Rat: { $option } (Gewinnchance { $chance }; { $reasons })
advice-reason-bust = { $chance } Fehlwurf
advice-reason-trash = { $chance } Müll
advice-reason-cost = kostet { $amount }
advice-reason-outlook = auf Dauer { $amount } Punkte wert
advice-reason-bay-worth = der Laderaum ist dann { $amount } wert
advice-reason-moves = { $amount ->
    [one] { $amount } Schritt
   *[other] { $amount } Schritte
}
advice-reason-money = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
advice-reason-credits = { $amount ->
    [one] { $amount } Kredit
   *[other] { $amount } Kredite
}
advice-reason-swords = { $amount ->
    [one] { $amount } Schwert
   *[other] { $amount } Schwerter
}
advice-reason-fans = { $amount ->
    [one] { $amount } Fan
   *[other] { $amount } Fans
}
advice-reason-spaces = { $amount ->
    [one] { $amount } Feld näher am Ziel
   *[other] { $amount } Felder näher am Ziel
}
advice-reason-spaces-back = { $amount ->
    [one] { $amount } Feld weiter vom Ziel weg
   *[other] { $amount } Felder weiter vom Ziel weg
}
advice-reason-dice = { $amount ->
    [one] { $amount } geworfener Würfel
   *[other] { $amount } geworfene Würfel
}
advice-reason-tiles = { $amount ->
    [one] { $amount } Plättchen zu erwarten
   *[other] { $amount } Plättchen zu erwarten
}
advice-reason-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
advice-reason-lions = { $amount ->
    [one] { $amount } Löwe
   *[other] { $amount } Löwen
}
advice-reason-extra-dice = { $amount ->
    [one] { $amount } Zusatzwürfel
   *[other] { $amount } Zusatzwürfel
}
advice-reason-left = { $amount ->
    [one] { $amount } im Lager übrig
   *[other] { $amount } im Lager übrig
}
advice-reason-owned = { $amount ->
    [one] { $amount } davon schon vorhanden
   *[other] { $amount } davon schon vorhanden
}
