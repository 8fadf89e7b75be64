# Der NovoDice-Tisch im Browser.

webnovodice-player = Platz { $number }
webnovodice-waiting = Der Tisch wird vorbereitet.
webnovodice-bot = Bot
webnovodice-gone = nicht da
webnovodice-away = nicht da, ein Bot spielt
webnovodice-turn = ist dran
webnovodice-time-left = verbleibende Zeit
webnovodice-tabs = Teile des Tisches
webnovodice-my-bays = Meine Laderäume
webnovodice-bays = Laderäume
webnovodice-others = Andere
webnovodice-machine = Spielautomat
webnovodice-decision = Was zu entscheiden ist
webnovodice-hand = Plättchen zum Verstauen

# Die Löwen.
webnovodice-lions = Löwen
webnovodice-lions-buy = kaufen bis Wert
webnovodice-yours = deine
webnovodice-with-choice = mit dieser Wahl

# Walzen und Würfel.
webnovodice-slot = Schacht { $slot }
webnovodice-roll = Wurf { $roll }
webnovodice-empty = leer
webnovodice-wish = leer; { $symbol } { $chance }
webnovodice-row-claims = dafür gibt es { $tiles }
webnovodice-row-needs = { $count ->
    [one] 1 genügt für ein Plättchen
   *[other] { $count } in einer Reihe geben ein Plättchen
}
webnovodice-row-lions = alle Löwen zählen, egal in welcher Reihe
webnovodice-room = { $count ->
    [one] noch 1 Würfel passt in Schacht { $slot }
   *[other] { $count } Würfel passen in Schacht { $slot }
}
webnovodice-tap-dice = was behältst du?
webnovodice-left-over = nicht benutzt
webnovodice-die-name = { $die }, Taste { $key }
webnovodice-black = Schwarze Würfel gibt es für Löwen
webnovodice-black-left = { $count ->
    [0] kein schwarzer übrig
    [one] 1 schwarzer übrig
   *[other] { $count } schwarze übrig
}
webnovodice-extra = { $count ->
    [one] +1 schwarzer für den Löwen
   *[other] +{ $count } schwarze für die Löwen
}

# Das Lager.
webnovodice-head-keep = { $count ->
    [0] Diese Würfel reichen noch für kein Plättchen
    [one] Diese Würfel reichen für 1 Plättchenart
   *[other] Diese Würfel reichen für { $count } Plättchenarten
}
webnovodice-head-last = { $count ->
    [0] Diese Würfel reichen für nichts: Du bekämst Müll
    [one] Diese Würfel reichen für 1 Plättchenart
   *[other] Diese Würfel reichen für { $count } Plättchenarten
}
webnovodice-head-claim = Grüne Plättchen kannst du nehmen
webnovodice-legend = % = Chance bis zum Ende des Zugs
webnovodice-left = noch { $count }
webnovodice-tile-figures = Wert { $value }, { $lions } Löwen
webnovodice-pays-now = geht jetzt: { $ways }
webnovodice-maybe = { $chance } bis zum Ende des Zugs, wenn du darauf spielst
webnovodice-if-no-claim = falls nichts
webnovodice-never = zu weit
webnovodice-not-now = reicht nicht
webnovodice-why-gone = { $tile } ist vergriffen.
webnovodice-why-not = { $tile } braucht eine Reihe ({ $row }) oder { $lions } Löwen.
webnovodice-why-trash = Müll ist nichts wert. Ihn bekommt nur, wer nichts nehmen kann.

# Die Laderäume.
webnovodice-worth = Wert
webnovodice-best = am besten
webnovodice-if = mit
webnovodice-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
webnovodice-free = { $count ->
    [0] voll
   *[other] { $count } frei
}
webnovodice-why-full = Laderaum { $bay } ist voll. Nimm einen anderen.
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
    [one] Tippe den Würfel an oder drücke 1.
   *[other] Tippe bis zu 3 Würfel an oder drücke 1 bis { $count }.
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
webnovodice-pays-for = reicht für { $tiles }
webnovodice-instead = mit { $other } statt { $mine } im Schacht: { $chance }
webnovodice-would-claim = Dann könntest du eins davon nehmen:
webnovodice-adds = Bringt
webnovodice-in-hand = { $count ->
    [one] 1 Plättchen zu verstauen
   *[other] { $count } Plättchen zu verstauen
}
webnovodice-choose = Würfel wählen
webnovodice-why-none = Noch ist kein Würfel gewählt. „{ webnovodice-none }“ lässt den Schacht leer.
webnovodice-lock = { $count ->
    [one] 1 behalten
   *[other] { $count } behalten
}
webnovodice-lock-roll = { $count } behalten, { $next } werfen
webnovodice-none = Keinen behalten
webnovodice-none-roll = { $count } neu werfen
webnovodice-tap-tile = Tippe ein grünes Plättchen an, um zu sehen, was es bringt.
webnovodice-choose-tile = Plättchen wählen
webnovodice-why-no-tile = Tippe zuerst ein grünes Plättchen an.
webnovodice-claim-row = Für die Reihe nehmen
webnovodice-claim-lions = Für { $count } Löwen nehmen
webnovodice-claim-free = Frei wählen
webnovodice-lions-left = { $count ->
    [0] dann kein Löwe übrig
    [one] dann 1 Löwe übrig
   *[other] dann { $count } Löwen übrig
}
webnovodice-free-left = { $count ->
    [0] das letzte
    [one] dann noch 1
   *[other] dann noch { $count }
}
webnovodice-tap-bay = Tippe einen Laderaum an, um ihn zu wählen.
webnovodice-tap-swap = Tippe das Plättchen an, das es ersetzen soll, oder lege es zurück.
webnovodice-into = In Laderaum { $bay }
webnovodice-swap = Gegen { $old } tauschen
webnovodice-drop = Zurücklegen
webnovodice-choose-bay = Laderaum wählen

# Der Verlauf, wo er vom Lesenden erzählt.
webnovodice-log-began-you = Du fängst an.
webnovodice-log-turn-began-you = Du bist dran.
webnovodice-log-rolled-you = Dein Wurf { $roll }: { $dice }.
webnovodice-log-kept-you = Du legst in Schacht { $slot }: { $dice }.
webnovodice-log-kept-none-you = Du lässt Schacht { $slot } leer.
webnovodice-log-took-extra-you = Du nimmst { $number ->
    [one] 1 schwarzen Würfel
   *[other] { $number } schwarze Würfel
}.
webnovodice-log-claimed-row-you = Du nimmst { $tile } mit einer Reihe.
webnovodice-log-claimed-lions-you = Du nimmst { $tile } mit Löwen.
webnovodice-log-claimed-free-you = Du nimmst { $tile } nach freier Wahl.
webnovodice-log-took-trash-you = Du kannst nichts nehmen und bekommst Müll.
webnovodice-log-got-nothing-you = Du kannst nichts nehmen, und es ist kein Müll mehr da.
webnovodice-log-placed-you = Du legst { $tile } in Laderaum { $bay }, jetzt { $worth } wert.
webnovodice-log-exchanged-you = Du tauschst { $old } gegen { $tile } in Laderaum { $bay }, jetzt { $worth } wert.
webnovodice-log-dropped-you = Du legst { $tile } zurück ins Lager.
webnovodice-log-bays-filled-you = Du hast alle Laderäume voll: Alle anderen sind noch einmal dran.
webnovodice-log-ended-won-you = Du gewinnst! Punkte: { $scores }.

# Was andere taten, in wenigen Worten.
webnovodice-log-rolled-short = Wurf { $roll }
webnovodice-log-kept-short = { $number ->
    [one] behält 1 Würfel
   *[other] behält { $number } Würfel
}
webnovodice-log-kept-none-short = behält keinen
webnovodice-log-claimed-row-short = nimmt { $tile }
webnovodice-log-claimed-lions-short = { webnovodice-log-claimed-row-short }
webnovodice-log-claimed-free-short = { webnovodice-log-claimed-row-short }
webnovodice-log-took-trash-short = bekommt Müll
webnovodice-log-got-nothing-short = geht leer aus
webnovodice-log-placed-short = verstaut { $tile }
webnovodice-log-exchanged-short = tauscht { $tile } ein
webnovodice-log-dropped-short = legt { $tile } zurück

# Hilfe zu dem, worauf der Finger liegt.
webnovodice-help = Erklären
webnovodice-help-rows = Gleiche Symbole nebeneinander ab Schacht 1 bilden eine Reihe. Eine Reihe bringt ein Plättchen ihres Symbols.
webnovodice-help-title-machine = Der Spielautomat
webnovodice-help-title-rows = Reihen und was sie bringen
webnovodice-help-title-lions = Löwen
webnovodice-help-title-dice = Die Würfel
webnovodice-help-title-keep = Würfel wählen
webnovodice-help-title-warehouse = Das Lager
webnovodice-help-title-claim = Plättchen nehmen
webnovodice-help-title-place = Verstauen
webnovodice-help-title-bay = Die Laderäume
webnovodice-help-die = Würfel { $kind }
webnovodice-help-lions = Zwei oder mehr Löwen, egal in welchem Schacht, kaufen Plättchen zum Preis auf dem goldenen Schild. Für acht gibt es stattdessen zwei beliebige Plättchen, für neun drei. Prozent: die Chance auf so viele am Ende des Zugs, wenn du auf Löwen spielst.
webnovodice-help-dice = A und B sind die weißen Würfel, X die schwarzen; ihre Seiten sind verschieden. Was du nicht behältst, wird neu geworfen: Darum ist es wichtig, welchen von zwei gleichen Würfeln du behältst.
webnovodice-help-odds = Die Ringe zeigen die genauen Chancen des nächsten Wurfs mit den gerade gewählten Würfeln.
webnovodice-help-states = Grün: Deine Würfel reichen schon dafür. Prozent: die Chance, dass sie am Ende des Zugs reichen, wenn du mit jedem Wurf darauf spielst. Die Striche unter dem Namen zeigen, wie viele noch da sind.
webnovodice-help-keys = Tasten: 1 bis 9 wählen Würfel, Laderäume oder Plättchen, 0 nimmt nichts, Leertaste oder Enter bestätigt deine Wahl, Pfeile bewegen die Auswahl, ? erklärt.
webnovodice-help-row = Es gibt sie für eine Reihe ab Schacht 1: { $row }.
webnovodice-help-price = Oder für { $lions } Löwen.
webnovodice-help-value = In einem Laderaum { $value } wert, bevor ein Set den Wert vervielfacht.

# Nach dem Spiel.
webnovodice-chart = Die Schiffe, Runde für Runde
webnovodice-choices = { $tiles ->
    [one] { $tiles } Plättchen genommen
   *[other] { $tiles } Plättchen genommen
}, Müll: { $trash }

# Die erste Lektion.
webnovodice-lesson-welcome = Willkommen an Bord! Du füllst drei Laderäume mit je fünf Plätzen. Ist das erste Schiff voll, endet das Spiel, und die wertvollste Fracht gewinnt.
webnovodice-lesson-machine = In deinem Zug bedienst du den Automaten: drei Würfe, einer für jeden Schacht. Gleiche Symbole nebeneinander, von Schacht 1 an, bilden eine Reihe, und für Reihen gibt es Plättchen. Der erste Wurf ist gefallen.
webnovodice-lesson-slot-one = Wähle bis zu drei Würfel für Schacht 1. Ein Zahnrad beginnt eine Reihe Zahnräder, die seltenste. Und jeder Löwe bringt einen schwarzen Würfel für den nächsten Wurf.
webnovodice-lesson-slot-one-tap = Wähle beide Löwen und das Zahnrad und behalte sie.
webnovodice-lesson-slot-one-good = Zwei Löwen, zwei schwarze Würfel mehr.
webnovodice-lesson-slot-one-less = Das geht auch. Hier versprechen das Zahnrad und beide Löwen mehr: Wähle diese drei.
webnovodice-lesson-slot-two = Der zweite Wurf: noch ein Zahnrad und noch ein Löwe. Würfel in einem Schacht bleiben; alle anderen werden neu geworfen.
webnovodice-lesson-slot-two-tap = Lege das Zahnrad und den Löwen in Schacht 2.
webnovodice-lesson-slot-two-good = Zwei Zahnräder in einer Reihe, und noch ein schwarzer Würfel.
webnovodice-lesson-slot-two-less = Dann reißt die Reihe der Zahnräder ab. Lege das Zahnrad und den Löwen in Schacht 2.
webnovodice-lesson-slot-three = Der letzte Wurf. Mit dem dritten Zahnrad ist die Reihe so lang wie möglich, und mit Löwen zahlst du: Jeder zählt.
webnovodice-lesson-slot-three-tap = Lege das Zahnrad und den Löwen in Schacht 3.
webnovodice-lesson-slot-three-good = Drei Zahnräder und vier Löwen. Was für ein Zug!
webnovodice-lesson-slot-three-less = Das Zahnrad und der Löwe lohnen sich beide. Lege diese zwei in Schacht 3.
webnovodice-lesson-row = Jetzt darfst du nehmen. Eine Reihe aus drei Zahnrädern reicht für Ersatzteile oder für John Boy, das wertvollste Plättchen von allen.
webnovodice-lesson-row-tap = Nimm John Boy für die Reihe.
webnovodice-lesson-row-good = 20 wert: mehr als die meisten Laderäume bisher.
webnovodice-lesson-row-less = Das geht, aber eine Dreierreihe ist selten: Nimm John Boy dafür.
webnovodice-lesson-lions = Deine vier Löwen kaufen noch ein Plättchen. In Laderaum 2 liegen schon zwei mit Blitzen; ein drittes ergäbe ein Set.
webnovodice-lesson-lions-tap = Kaufe den Oxytonator für 4 Löwen.
webnovodice-lesson-lions-good = Der Blitz hat eingeschlagen.
webnovodice-lesson-lions-less = Schau auf Laderaum 2: Mit einem dritten Blitz zählen seine Plättchen doppelt. Kaufe den Oxytonator.
webnovodice-lesson-place-set = Ein Plättchen bleibt, wo du es verstaust. Jeder Laderaum zeigt, was er gewinnen würde: Drei Plättchen eines Symbols zählen doppelt.
webnovodice-lesson-place-set-tap = Lege den Oxytonator in Laderaum 2.
webnovodice-lesson-place-set-good = Von 12 auf 28 durch ein Plättchen, das 2 wert ist.
webnovodice-lesson-place-set-less = Dort brächte er nur 2. In Laderaum 2 ergibt er ein Set und bringt 16.
webnovodice-lesson-place-big = John Boy ist überall 20 wert. Aber in Laderaum 1 liegt schon ein Zahnrad; kommt später noch eins dazu, zählen sie doppelt.
webnovodice-lesson-place-big-tap = Lege John Boy in Laderaum 1.
webnovodice-lesson-place-big-good = Zwei Zahnräder: Dieser Laderaum hat Zukunft.
webnovodice-lesson-place-big-less = Heute ist er dort gleich viel wert. Neben dem Zahnrad in Laderaum 1 kann ein Set daraus werden.
webnovodice-lesson-small = Später. Zwei Koffer in einer Reihe sind ein kleiner Fang: Slimer oder Spike. Nehmen musst du trotzdem etwas, wenn du kannst.
webnovodice-lesson-small-tap = Nimm Spike.
webnovodice-lesson-small-good = Klein, aber warte ab.
webnovodice-lesson-small-less = Slimer allein ist nichts wert. Spike kostet dieselbe Reihe: Nimm Spike.
webnovodice-lesson-different = In Laderaum 3 liegen drei verschiedene Symbole. Ein viertes ergibt die andere Art Set: Vier verschiedene zählen doppelt, fünf dreifach.
webnovodice-lesson-different-tap = Lege Spike in Laderaum 3.
webnovodice-lesson-different-good = 19 Punkte durch ein Plättchen, das 1 wert ist.
webnovodice-lesson-different-less = Dort nur 1 Punkt. In Laderaum 3 ist es das vierte Symbol und bringt 19.
webnovodice-lesson-trash = Manche Züge gehen daneben: Schacht 1 und 2 sind leer, also kann keine Reihe mehr beginnen, und ein Löwe ist auch nicht da.
webnovodice-lesson-trash-tap = Tippe auf „{ webnovodice-none }“: Schacht 3 bleibt leer.
webnovodice-lesson-trash-good = Nichts zu nehmen, also gibt es Müll.
webnovodice-lesson-trash-less = Das ändert nichts: Reihen beginnen in Schacht 1. Lege nichts in Schacht 3.
webnovodice-lesson-place-trash = Müll ist nichts wert, braucht aber einen Platz. Lege ihn hin, wo er am wenigsten stört: In Laderaum 1 ist am meisten frei.
webnovodice-lesson-place-trash-tap = Lege den Müll in Laderaum 1.
webnovodice-lesson-place-trash-good = Erledigt. Das passiert allen mal.
webnovodice-lesson-place-trash-less = Dort nähme er einem Set den Platz weg. In Laderaum 1 ist mehr frei.
webnovodice-lesson-end = Das ist NovoDice. Hat jemand alle 15 Plätze gefüllt, sind alle anderen noch einmal dran und dürfen dabei sogar Plättchen tauschen. Bereit zum Handeln?

# Wie die Lektionen heißen, und die kurzen nach der ersten.
webnovodice-course-first = Dein erster Zug
webnovodice-course-lions = Löwen
webnovodice-course-claims = Große Fänge
webnovodice-course-last = Der letzte Zug
webnovodice-lesson-lions-keep = Drei Löwen in einem Wurf! Jeder Löwe, den du behältst, bringt einen schwarzen Würfel für den nächsten Wurf. Je mehr Würfel, desto mehr Löwen.
webnovodice-lesson-lions-keep-tap = Behalte alle drei Löwen.
webnovodice-lesson-lions-keep-good = Drei schwarze Würfel mehr.
webnovodice-lesson-lions-keep-less = Behalte alle drei Löwen: Sie sind Geld wert, und jeder bringt einen schwarzen Würfel.
webnovodice-lesson-lions-more = Noch zwei Löwen, beide auf schwarzen Würfeln. Was du behältst, ist sicher; der Rest wird neu geworfen.
webnovodice-lesson-lions-more-tap = Behalte beide Löwen.
webnovodice-lesson-lions-more-good = Das macht fünf.
webnovodice-lesson-lions-more-less = In diesem Zug geht es um Löwen: Behalte beide.
webnovodice-lesson-lions-last = Der letzte Wurf. Danach wird nicht mehr geworfen: Behalte jeden Löwen.
webnovodice-lesson-lions-last-tap = Behalte beide Löwen.
webnovodice-lesson-lions-last-good = Sieben Löwen.
webnovodice-lesson-lions-last-less = Nach diesem Wurf zählen nur noch Löwen und Reihen, und eine Reihe hast du nicht: Behalte beide Löwen.
webnovodice-lesson-lions-buy = Es gibt keine Reihe, aber sieben Löwen, egal in welchen Schächten, sind ein voller Beutel: Die goldenen Schilder zeigen, was Plättchen kosten. Laderaum 2 wartet auf das dritte Blitz-Plättchen.
webnovodice-lesson-lions-buy-tap = Kaufe { novodice-tile-warp_cell } mit deinen Löwen.
webnovodice-lesson-lions-buy-good = 10 wert, und es passt.
webnovodice-lesson-lions-buy-less = Das ginge. Aber ein drittes Blitz-Plättchen macht Laderaum 2 zum Set: Kaufe { novodice-tile-warp_cell }.
webnovodice-lesson-lions-place = Drei mit gleichem Symbol zählen doppelt.
webnovodice-lesson-lions-place-tap = Lege es in Laderaum 2.
webnovodice-lesson-lions-place-good = Von 12 auf 44.
webnovodice-lesson-lions-place-less = In Laderaum 2 macht es das Set voll: Lege es dorthin.
webnovodice-lesson-lions-end = Löwen zählen nie für Reihen, aber alle zusammen, in welchem Schacht auch immer. In einem Zug können Reihen und Löwen zahlen.
webnovodice-lesson-claims-first = Acht Löwen, ein großer Moment! Statt zu kaufen, darfst du zwei beliebige Plättchen nach freier Wahl nehmen; bei neun Löwen wären es sogar drei.
webnovodice-lesson-claims-first-tap = Nimm { novodice-tile-john_boy } nach freier Wahl.
webnovodice-lesson-claims-first-good = Das wertvollste Plättchen von allen.
webnovodice-lesson-claims-first-less = Du könntest mit den Löwen kaufen, aber die freie Wahl ist mehr wert: Nimm { novodice-tile-john_boy }.
webnovodice-lesson-claims-second = Noch einmal freie Wahl. In Laderaum 1 liegen zwei Zahnrad-Plättchen, und gleiche Symbole vervielfachen einander.
webnovodice-lesson-claims-second-tap = Nimm auch { novodice-tile-spare_parts }.
webnovodice-lesson-claims-second-good = Noch ein Zahnrad.
webnovodice-lesson-claims-second-less = Sieh dir Laderaum 1 an: Noch ein Zahnrad ist dort mehr wert als alles andere.
webnovodice-lesson-claims-place = Drei mit gleichem Symbol zählen doppelt, vier dreifach.
webnovodice-lesson-claims-place-tap = Lege { novodice-tile-spare_parts } in Laderaum 1.
webnovodice-lesson-claims-place-good = Von 25 auf 60.
webnovodice-lesson-claims-place-less = In Laderaum 1 wird es ein Set: Lege es dorthin.
webnovodice-lesson-claims-big = Und jetzt das große.
webnovodice-lesson-claims-big-tap = Lege { novodice-tile-john_boy } in Laderaum 1.
webnovodice-lesson-claims-big-good = Von 60 auf 150!
webnovodice-lesson-claims-big-less = Das vierte Zahnrad gehört in Laderaum 1.
webnovodice-lesson-claims-end = Ein großer Fang kann ein Spiel entscheiden. Kommen früh Löwen, behalte jeden; bei wenigen bau lieber eine Reihe.
webnovodice-lesson-last-turn = Otto hat alle Plätze voll, also ist das dein letzter Zug. Du hast zwei Plättchen genommen, aber nur ein Platz ist frei.
webnovodice-lesson-last-fill = Zuerst muss der freie Platz belegt werden. In Laderaum 1 macht ein drittes Zahnrad ein Set.
webnovodice-lesson-last-fill-tap = Lege { novodice-tile-john_boy } in Laderaum 1.
webnovodice-lesson-last-fill-good = Von 25 auf 90.
webnovodice-lesson-last-fill-less = Das dritte Zahnrad ist dort viel mehr wert: Lege { novodice-tile-john_boy } dorthin.
webnovodice-lesson-last-swap = Im letzten Zug, und nur dann, darf ein Plättchen ohne Platz ein anderes ersetzen. Müll ist nichts wert, und Laderaum 2 hätte dann vier Blitze.
webnovodice-lesson-last-swap-tap = Tausche { novodice-tile-warp_cell } gegen den Müll in Laderaum 2.
webnovodice-lesson-last-swap-good = Von 38 auf 82.
webnovodice-lesson-last-swap-less = Das geht. Aber in Laderaum 2 anstelle des Mülls bringt es am meisten.
webnovodice-lesson-last-end = Fürchte im letzten Zug also keinen Müll, und behalte im Auge, wie viele Plätze die anderen noch haben: Wer zuerst voll ist, beendet das Spiel.

# Questions in the report and the replay.

# Ein Tipp: was zu tun ist, in wenigen Worten, denen eine Chance folgt.
webnovodice-hint-keep = Behalte { $dice }
webnovodice-hint-none = Behalte keinen Würfel
webnovodice-hint-claim = { $by ->
    [row] Nimm { $tile } für eine Reihe
    [lions] Nimm { $tile } für Löwen
   *[other] Nimm { $tile } als freie Wahl
}
webnovodice-hint-stop = Nimm nichts mehr
webnovodice-hint-place = { $tile } in Laderaum { $bay } ({ $before } → { $after })
webnovodice-hint-swap = { $tile } statt { $old } in Laderaum { $bay } ({ $before } → { $after })
webnovodice-hint-drop = Lege { $tile } zurück
