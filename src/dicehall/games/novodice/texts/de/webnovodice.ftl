# Der NovoDice-Tisch im Browser.

webnovodice-player = Spieler { $number }
webnovodice-waiting = Der Tisch wird gedeckt.
webnovodice-bot = Bot
webnovodice-away = weg, ein Bot spielt
webnovodice-turn = ist dran
webnovodice-time-left = verbleibende Zeit
webnovodice-tabs = Teile des Tisches
webnovodice-my-bays = Meine Buchten
webnovodice-bays = Buchten
webnovodice-others = Andere
webnovodice-machine = Spielautomat
webnovodice-decision = Was gefragt ist
webnovodice-hand = Plättchen zum Verstauen

# Die Löwen.
webnovodice-lions = Löwen
webnovodice-lions-buy = kaufen den Wert
webnovodice-any-short = bel. { $number }
webnovodice-yours = deine
webnovodice-with-choice = mit dieser Wahl

# Walzen und Würfel.
webnovodice-slot = Schacht { $slot }
webnovodice-roll = Wurf { $roll }
webnovodice-empty = leer
webnovodice-wish = leer; { $symbol } { $chance }
webnovodice-row-claims = dafür gibt es { $tiles }
webnovodice-row-needs = { $count ->
    [one] ab 1 gibt es ein Plättchen
   *[other] ab { $count } gleichen gibt es ein Plättchen
}
webnovodice-row-lions = alle Löwen zählen, in jeder Reihe
webnovodice-room = { $count ->
    [one] noch 1 Würfel passt in Schacht { $slot }
   *[other] { $count } Würfel passen in Schacht { $slot }
}
webnovodice-tap-dice = tipp an, was du behältst
webnovodice-left-over = nicht benutzt
webnovodice-die-name = { $die }, Taste { $key }
webnovodice-black = Schwarze Würfel kommen mit Löwen
webnovodice-black-left = { $count ->
    [0] kein schwarzer übrig
    [one] 1 schwarzer übrig
   *[other] { $count } schwarze übrig
}
webnovodice-extra = { $count ->
    [one] +1 schwarzer dazu
   *[other] +{ $count } schwarze dazu
}

# Das Lager.
webnovodice-head-keep = { $count ->
    [0] Diese Würfel zahlen noch nichts
    [one] Diese Würfel zahlen 1 Plättchen
   *[other] Diese Würfel zahlen { $count } Arten von Plättchen
}
webnovodice-head-last = { $count ->
    [0] Diese Würfel zahlen nichts: Das wäre Müll
    [one] Diese Würfel zahlen 1 Plättchen
   *[other] Diese Würfel zahlen { $count } Arten von Plättchen
}
webnovodice-head-claim = Grün ist, was du nehmen kannst
webnovodice-legend = % = Chance mit dem nächsten Wurf
webnovodice-left = noch { $count }
webnovodice-tile-figures = Wert { $value }, { $lions } Löwen
webnovodice-pays-now = zahlt jetzt: { $ways }
webnovodice-maybe = { $chance } mit dem nächsten Wurf
webnovodice-if-no-claim = falls nichts
webnovodice-later = später
webnovodice-never = zu weit
webnovodice-not-now = reicht nicht
webnovodice-why-gone = { $tile } ist vergriffen.
webnovodice-why-not = { $tile } will { $row } in einer Reihe oder { $lions } Löwen.
webnovodice-why-trash = Müll ist nichts wert. Ihn bekommt nur, wer nichts nehmen kann.

# Die Buchten.
webnovodice-worth = Wert
webnovodice-best = am besten
webnovodice-if = wenn du nimmst:
webnovodice-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
webnovodice-free = { $count ->
    [0] voll
   *[other] { $count } frei
}
webnovodice-why-full = Bucht { $bay } ist voll. Nimm eine andere.
webnovodice-why-same = Das würde nichts ändern: Wähle ein anderes Plättchen als { $tile }.

# Die Leiste.
webnovodice-ask-keep = Welche Würfel kommen in Schacht { $slot }?
webnovodice-won = { $player } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
webnovodice-tied = { $players } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
webnovodice-hint-keys = { $count ->
    [one] Tipp den Würfel an oder drück 1.
   *[other] Tipp bis zu 3 Würfel an, oder drück 1 bis { $count }.
}
webnovodice-more-fits = { $count ->
    [one] noch einer passt
   *[other] noch { $count } passen
}
webnovodice-next-roll = Nächster Wurf, { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}:
webnovodice-next-none = Es bleibt kein Würfel zum Werfen.
webnovodice-pays-for = zahlt { $tiles }
webnovodice-instead = mit { $other } im Schacht statt { $mine }: { $chance }
webnovodice-would-claim = Dann könntest du eins davon nehmen:
webnovodice-adds = Bringt
webnovodice-in-hand = { $count ->
    [one] 1 Plättchen zu verstauen
   *[other] { $count } Plättchen zu verstauen
}
webnovodice-choose = Wähle Würfel
webnovodice-why-none = Noch ist kein Würfel gewählt. „Keinen“ lässt den Schacht leer.
webnovodice-lock = { $count ->
    [one] 1 behalten
   *[other] { $count } behalten
}
webnovodice-lock-roll = { $count } behalten, { $next } werfen
webnovodice-none = Keinen
webnovodice-none-roll = { $count } neu werfen
webnovodice-tap-tile = Tipp ein grünes Plättchen an: Du siehst, was es bringt.
webnovodice-choose-tile = Wähle eins
webnovodice-why-no-tile = Tipp zuerst eins der grünen Plättchen an.
webnovodice-claim-row = Mit der Reihe
webnovodice-claim-lions = Für { $count } Löwen
webnovodice-claim-free = Freie Wahl
webnovodice-lions-left = { $count ->
    [0] dann kein Löwe übrig
    [one] dann 1 Löwe übrig
   *[other] dann { $count } Löwen übrig
}
webnovodice-free-left = { $count ->
    [0] die letzte
    [one] dann noch 1
   *[other] dann noch { $count }
}
webnovodice-tap-bay = Tipp eine Bucht an, um sie zu wählen.
webnovodice-tap-swap = Tipp das Plättchen an, das weichen soll, oder leg dieses zurück.
webnovodice-into = In Bucht { $bay }
webnovodice-swap = Statt { $old }
webnovodice-drop = Zurücklegen
webnovodice-choose-bay = Wähle eine Bucht

# Was andere taten, in wenigen Worten.
webnovodice-did-roll = Wurf { $roll }
webnovodice-did-keep = { $number ->
    [0] behielt keinen
    [one] behielt 1 Würfel
   *[other] behielt { $number } Würfel
}
webnovodice-did-claim = nimmt { $tile }
webnovodice-did-trash = bekommt Müll
webnovodice-did-nothing = geht leer aus
webnovodice-did-place = nahm { $tile }
webnovodice-did-exchange = tauschte zu { $tile }
webnovodice-did-drop = legte { $tile } zurück

# Hilfe zu dem, worauf der Finger liegt.
webnovodice-help = Das erklären
webnovodice-help-rows = Gleiche Symbole nebeneinander ab Schacht 1 bilden eine Reihe. Eine Reihe bringt ein Plättchen ihres Symbols.
webnovodice-help-title-machine = Der Spielautomat
webnovodice-help-title-rows = Reihen und was sie bringen
webnovodice-help-title-lions = Löwen
webnovodice-help-title-dice = Die Würfel
webnovodice-help-title-keep = Würfel wählen
webnovodice-help-title-warehouse = Das Lager
webnovodice-help-title-claim = Plättchen nehmen
webnovodice-help-title-place = Verstauen
webnovodice-help-title-bay = Die Buchten
webnovodice-help-die = Würfel { $kind }
webnovodice-help-lions = Zwei oder mehr Löwen, egal wo in den Schächten, kaufen Plättchen zum Preis auf dem goldenen Schild. Acht nehmen stattdessen zwei beliebige, neun drei.
webnovodice-help-dice = A und B sind die weißen Würfel, X die schwarzen; ihre Seiten sind verschieden. Was du nicht behältst, wird neu geworfen: Darum zählt, welchen von zwei gleichen Würfeln du behältst.
webnovodice-help-odds = Die Ringe zeigen die genauen Chancen des nächsten Wurfs, so wie du gerade gewählt hast.
webnovodice-help-states = Grün: Deine Würfel zahlen es jetzt. Prozent: die Chance, dass sie es mit dem nächsten Wurf tun. Die Striche unter dem Namen zeigen, wie viele noch da sind.
webnovodice-help-keys = Tasten: 1 bis 9 wählt Würfel, Buchten oder Plättchen, 0 keinen, Leertaste geht weiter, Pfeile bewegen, ? erklärt.
webnovodice-help-row = Es kommt mit einer Reihe ab Schacht 1: { $row }.
webnovodice-help-price = Oder du kaufst es für { $lions } Löwen.
webnovodice-help-value = In einer Bucht { $value } wert, bevor ein Satz es vervielfacht.
