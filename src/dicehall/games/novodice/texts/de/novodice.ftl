# NovoDice: Plättchen, Symbole, Würfel, Fragen, Möglichkeiten, Verlauf und die Regeln in Kürze.

novodice-tile-slimer = Slimer
novodice-tile-spike = Spike
novodice-tile-mr_smith = Mr Smith
novodice-tile-space_pack = Space Pack
novodice-tile-med_bay = Lazarett
novodice-tile-oxytonator = Oxytonator
novodice-tile-warp_cell = Warpzelle
novodice-tile-novo_cola = Novo Cola
novodice-tile-novo_food = Novo Food
novodice-tile-lady_dice = Lady Dice
novodice-tile-stowaway = Passagier
novodice-tile-spare_parts = Ersatzteile
novodice-tile-john_boy = John Boy
novodice-tile-trash = Müll

novodice-symbol-lion = Löwe
novodice-symbol-suitcase = Koffer
novodice-symbol-bandage = Pflaster
novodice-symbol-lightning = Blitz
novodice-symbol-cutlery = Gabel
novodice-symbol-pawn = Figur
novodice-symbol-gear = Zahnrad

# Je ein Buchstabe, alle verschieden.
novodice-letter-lion = L
novodice-letter-suitcase = K
novodice-letter-bandage = P
novodice-letter-lightning = B
novodice-letter-cutlery = G
novodice-letter-pawn = F
novodice-letter-gear = Z

novodice-count-lion = { $count ->
    [one] { $count } Löwe
   *[other] { $count } Löwen
}
novodice-count-suitcase = { $count } Koffer
novodice-count-bandage = { $count } Pflaster
novodice-count-lightning = { $count ->
    [one] { $count } Blitz
   *[other] { $count } Blitze
}
novodice-count-cutlery = { $count ->
    [one] { $count } Gabel
   *[other] { $count } Gabeln
}
novodice-count-pawn = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
novodice-count-gear = { $count ->
    [one] { $count } Zahnrad
   *[other] { $count } Zahnräder
}

# Ein Würfel, der ein Symbol zeigt, etwa „Löwe A“.
novodice-die = { $symbol } { $kind }
novodice-no-dice = keine Würfel

# Die oberste Zeile.
novodice-moment-turn = { $player } ist dran
novodice-moment-roll = Wurf { $roll } von { $rolls }
novodice-moment-last = letzte Züge

# Was du gefragt wirst.
novodice-ask-first = Wer fängt an?
novodice-ask-roll = Wurf { $roll }: Wirf { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}.
novodice-ask-enter = { $player }, Wurf { $roll }: Was zeigen die Würfel?
novodice-ask-keep = Wähle bis zu 3 Würfel für Schacht { $slot }.
novodice-ask-claim = Nimm ein Plättchen: Du hast { $rows ->
    [0] keine Reihe
    [one] 1 Reihe
   *[other] { $rows } Reihen
} und { $lions ->
    [0] keine Löwen
    [one] 1 Löwen
   *[other] { $lions } Löwen
} zum Bezahlen.
novodice-ask-claim-more = Nimm noch ein Plättchen oder hör auf: { $rows ->
    [0] keine Reihe
    [one] 1 Reihe
   *[other] { $rows } Reihen
} und { $lions ->
    [0] kein Löwe
    [one] 1 Löwe
   *[other] { $lions } Löwen
} übrig.
novodice-ask-place = In welchen Laderaum kommt { $tile }?
novodice-ask-surplus = Du hast mehr Plättchen als Plätze: Welches kommt zuerst wohin?
novodice-ask-exchange = Deine Laderäume sind voll: Ersetzt { $tile } ein anderes Plättchen?

# Was andere gefragt werden.
novodice-watch-roll = { $player } würfelt, Wurf { $roll }.
novodice-watch-keep = { $player } wählt Würfel für Schacht { $slot }.
novodice-watch-claim = { $player } nimmt Plättchen.
novodice-watch-place = { $player } verstaut die Fracht.

# Was du wählen kannst.
novodice-offer-begins = { $player } fängt an
novodice-offer-row = { $tile } (Wert { $value }) mit der Reihe: { $row }
novodice-offer-lions = { $tile } (Wert { $value }) für { $lions } Löwen, { $left } übrig
novodice-offer-free = { $tile } (Wert { $value }) nach freier Wahl
novodice-claim = { $tile } ({ $way })
novodice-offer-stop = Nichts mehr nehmen
novodice-offer-bay = { $tile } in Laderaum { $bay }
novodice-offer-exchange = { $tile } statt { $old } in Laderaum { $bay }
novodice-offer-drop = { $tile } zurück ins Lager legen
novodice-gains = Laderäume { $one } { $two } { $three }

# Die Würfelschale.
novodice-hint-roll = Leertaste oder Enter: würfeln
novodice-hint-choose = { $count ->
    [one] Mit 1 wählst du den Würfel
   *[other] Mit 1 bis { $count } wählst du Würfel
}, mit 0 keinen.
novodice-hint-lock = Enter: { $dice } in Schacht { $slot }
novodice-none-chosen = Noch ist kein Würfel gewählt. Drücke 0, wenn du hier keinen willst.
novodice-slot-full = In Schacht { $slot } passen 3 Würfel. Lege erst einen zurück.
novodice-next-roll = Nächster Wurf: { $dice }
novodice-chance-lion = ein Löwe
novodice-chance-another-lion = noch ein Löwe
novodice-chance-rows = mindestens { $least } Reihen { $symbol } wachsen
novodice-chance-row = { $rows ->
    [one] Reihe { $symbol } wächst
   *[other] eine Reihe { $symbol } wächst
}
novodice-claims = Dafür gibt es: { $tiles }
novodice-claims-none = Dafür gibt es nichts: Du bekämst Müll.

# Echte Würfel.
novodice-enter-order = Ein Buchstabe je Würfel, in dieser Reihenfolge: { $dice }
novodice-enter-full = oder: A-Löwe B-Zahnrad
novodice-wrong-letter = „{ $typed }“ ist kein Symbol. Nimm die Buchstaben oben.
novodice-wrong-side = Würfel { $kind } hat dieses Symbol nicht: { $symbol }. Schau noch mal hin.
novodice-wrong-number = { $number ->
    [0] Noch ist nichts eingetippt
    [one] Das ist 1 Würfel
   *[other] Das sind { $number } Würfel
}; geworfen wurden { $dice }.

# Automat, Lager und Laderäume.
novodice-lions-none = ab 2 kaufen sie
novodice-lions-any = { $number ->
    [one] 1 beliebiges
   *[other] { $number } beliebige
}
novodice-extra-dice = schwarze
novodice-warehouse = Lager
novodice-warehouse-legend = Wert, Löwen, Rest; geht jetzt: { $row } Reihe { $lion } Löwen
novodice-head-worth = Wert
novodice-head-lions = Löwen
novodice-head-left = Rest
novodice-head-pays = geht jetzt
novodice-by-row = Reihe
novodice-by-lions = Löwen
novodice-by-choice = freie Wahl
novodice-sold-out = vergriffen
novodice-if-no-claim = wenn sonst nichts geht
novodice-bays = { $player }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
novodice-bay = Laderaum { $bay }
novodice-bay-worth = Wert { $worth }
novodice-bay-full = voll
novodice-bay-gain = { $tile } { $gain } → { $worth }
novodice-set-none = noch kein Set
novodice-set-same = { $tiles }: ×{ $factor }
novodice-set-different = { $number } verschiedene: ×{ $factor }

# Der Verlauf.
novodice-log-began = { $player } fängt an.
novodice-log-turn-began = { $player } ist dran.
novodice-log-rolled = { $player }, Wurf { $roll }: { $dice }.
novodice-log-kept = { $player } legt in Schacht { $slot }: { $dice }.
novodice-log-kept-none = { $player } lässt Schacht { $slot } leer.
novodice-log-took-extra = { $player } nimmt { $number ->
    [one] 1 schwarzen Würfel
   *[other] { $number } schwarze Würfel
}.
novodice-log-claimed-row = { $player } nimmt { $tile } mit einer Reihe.
novodice-log-claimed-lions = { $player } nimmt { $tile } mit Löwen.
novodice-log-claimed-free = { $player } nimmt { $tile } nach freier Wahl.
novodice-log-took-trash = { $player } kann nichts nehmen und bekommt Müll.
novodice-log-got-nothing = { $player } kann nichts nehmen, und es ist kein Müll mehr da.
novodice-log-placed = { $player } legt { $tile } in Laderaum { $bay }, jetzt { $worth } wert.
novodice-log-exchanged = { $player } tauscht { $old } gegen { $tile } in Laderaum { $bay }, jetzt { $worth } wert.
novodice-log-dropped = { $player } legt { $tile } zurück ins Lager.
novodice-log-bays-filled = { $player } hat alle Laderäume voll: Alle anderen sind noch einmal dran.
novodice-score = { $player } { $points }
novodice-log-ended-won = { $player } gewinnt. Punkte: { $scores }.
novodice-log-ended-tied = Gleichstand: { $winners }. Punkte: { $scores }.

# Die Regeln in Kürze.
novodice-help-rules = Das Spiel in Kürze
novodice-help-aim = Fülle deine drei Laderäume mit je fünf Plätzen; wer die wertvollste Fracht hat, gewinnt.
novodice-help-turn = Ein Zug hat drei Würfe. Nach jedem kommen bis zu drei Würfel in den Schacht dieses Wurfs; alle anderen werden neu geworfen.
novodice-help-lions = Jeder Löwe in Schacht 1 oder 2 bringt einen schwarzen Würfel für den nächsten Wurf, höchstens vier je Zug.
novodice-help-claim = Gleiche Symbole nebeneinander, von Schacht 1 an, bilden eine Reihe. Für jede Reihe gibt es ein Plättchen ihres Symbols, das keine längere verlangt. Außerdem kaufen zwei oder mehr Löwen Plättchen zu deren Preis in Löwen; für 8 Löwen gibt es stattdessen 2 beliebige Plättchen, für 9 Löwen 3. Wer ein Plättchen nehmen kann, muss es tun; sonst gibt es Müll.
novodice-help-place = Ein Plättchen kommt in einen Laderaum mit freiem Platz und bleibt dort. Nur in deinem letzten Zug dürfen überzählige Plättchen andere ersetzen.
novodice-help-worth = Je Laderaum zählt ein Set, das beste: 3, 4, 5 Plättchen eines Symbols ×2, ×3, ×4; 4 oder 5 verschiedene Symbole ×2, ×3. Alle anderen Plättchen zählen einfach.
novodice-help-end = Hat jemand alle 15 Plätze gefüllt, sind alle anderen noch einmal dran.
novodice-help-signs = Zeichen und Buchstaben
novodice-help-sides = Die Zahlen sagen, wie viele Seiten jedes Würfels das Symbol zeigen.
novodice-help-dice = A und B sind die beiden weißen Würfelarten, X die schwarzen.
novodice-help-marks = In den Laderäumen stehen Buchstabe und Zahl für ein Plättchen: Symbol und Wert; ×0 ist Müll.
novodice-help-house-title = Eigene Zahlen
novodice-help-house = { $mark } steht bei Werten, die keine veröffentlichte Quelle nennt und die wir selbst gewählt haben; auch die Würfelseiten und manche Reihen haben wir selbst gewählt. Wer das Spiel besitzt, kann eigene Zahlen angeben.
novodice-help-no-house = Alle Zahlen stammen aus deinem eigenen Spiel.

# Eine Frage in Kürze, für alle, die kein Spielfeld sehen.
novodice-brief-slot = Du füllst Schacht { $slot }
novodice-brief-rows = Reihen { $rows }
novodice-brief-free = freie Wahlen { $number }
novodice-brief-pays = zahlt jetzt für { $tiles }
novodice-brief-next = würfelt als Nächstes { $dice }
novodice-brief-outlook = darin { $chances }
novodice-brief-chance = { $least }+ { $symbol } { $chance }
novodice-brief-reach = zahlt am Ende vielleicht für { $tiles }
novodice-brief-tile = { $tile } { $chance }
novodice-brief-left = { $left ->
    [0] kein Wurf folgt
    [one] { $left } Wurf folgt
   *[other] { $left } Würfe folgen
}
