# Der Cubitos-Tisch im Browser.

# Zonen, Phasen, Reiter.
webcubitos-zone-draw = Vorrat
webcubitos-zone-roll = Wurf
webcubitos-zone-active = Aktiv
webcubitos-zone-discard = Ablage
webcubitos-empty-draw = leer
webcubitos-empty-roll = nichts mehr zu würfeln
webcubitos-empty-active = Treffer kommen hierher
webcubitos-empty-discard = leer
webcubitos-phase-draw = Ziehen
webcubitos-phase-roll = Würfeln
webcubitos-phase-run = Lauf
webcubitos-phase-move = Bewegen
webcubitos-phase-buy = Kaufen
webcubitos-tabs = Was zu sehen ist
webcubitos-tab-dice = Würfel
webcubitos-tab-cards = Karten
webcubitos-tab-others = Andere
webcubitos-tab-log = Verlauf

# Wovon wie viel da ist.
webcubitos-you = Du
webcubitos-credits = Kredite
webcubitos-fans = Fans
webcubitos-hands = Hände
webcubitos-money = Geld
webcubitos-moves = Schritte
webcubitos-lines = rote Linien
webcubitos-draw-amount = ziehen
webcubitos-draws-dice = Würfel beim Ziehen
webcubitos-lines-crossed = { $count ->
    [one] { $count } Linie hinter dir
   *[other] { $count } Linien hinter dir
}
webcubitos-count-hands = { $count ->
    [one] { $count } Handmarker
   *[other] { $count } Handmarker
}
webcubitos-active = { $count ->
    [one] { $count } aktiv
   *[other] { $count } aktiv
}
webcubitos-left = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
webcubitos-hits = { $count ->
    [one] trifft auf { $count } von 6 Seiten
   *[other] trifft auf { $count } von 6 Seiten
}
webcubitos-in-six = { $count } von 6
webcubitos-how-often = wie oft jeder Würfel trifft
webcubitos-stay-for-next = bleiben für die nächste Runde
webcubitos-used = genutzt
webcubitos-none-active = keine aktiv
webcubitos-gray = Graue
webcubitos-leads = führt
webcubitos-bot = ein Bot
webcubitos-starts = hat den Startwürfel
webcubitos-time-left = verbleibende Zeit

# Die Strecke.
webcubitos-track = Strecke { $track }
webcubitos-track-lines = { $lines ->
    [one] { $lines } rote Linie
   *[other] { $lines } rote Linien
}
webcubitos-legs = Teile der Strecke
webcubitos-lap = Runde { $lap } von { $laps }
webcubitos-on-leg = { $space } (Teil { $leg })
webcubitos-water = Wasser
webcubitos-runner = { $player } auf { $space }
webcubitos-fan-track = Fanleiste. { $players }
webcubitos-zoom-in = Näher
webcubitos-zoom-out = Weiter weg
webcubitos-zoom-home = Zurück zu meiner Figur
webcubitos-jet-pack = Düsenrucksack: verdoppelt deine restlichen Schritte.
webcubitos-shortcut = Abkürzung: { $price }, und du springst nach { $target }.
webcubitos-legend-credits = Kredite
webcubitos-legend-lose = Würfel los
webcubitos-legend-any = ein Würfel
webcubitos-legend-upto = Würfel bis n
webcubitos-legend-fan = Fan
webcubitos-legend-jet_pack = Düsen
webcubitos-legend-money_shortcut = Sprung für Geld
webcubitos-legend-move_shortcut = Sprung für Schritte
webcubitos-to-go = { $count ->
    [one] noch { $count } bis ins Ziel
   *[other] noch { $count } bis ins Ziel
}
webcubitos-beyond = { $count ->
    [one] { $count } hinter dem Ziel
   *[other] { $count } hinter dem Ziel
}
webcubitos-no-gain = { $reward } nicht für einen Schritt
webcubitos-needs-bought = { $count ->
    [one] mit { $count } gekauften Schritt
   *[other] mit { $count } gekauften Schritten
}

# Was gefragt wird.
webcubitos-ask-something = Du entscheidest.
webcubitos-ask-draw = { $number ->
    [one] Wähle { $number } Würfel zum Ziehen
   *[other] Wähle { $number } Würfel zum Ziehen
}
webcubitos-ask-free_roll = { $number ->
    [one] Freier Wurf: wähle { $number } Würfel
   *[other] Freier Wurf: wähle { $number } Würfel
}
webcubitos-ask-discard_after_bust = Sturz! Welche Würfel legst du ab?
webcubitos-ask-push = Weiterwürfeln oder aufhören?
webcubitos-ask-move = Wohin läufst du?
webcubitos-ask-buy_moves = Wohin läufst du?
webcubitos-ask-buy = Einen Würfel kaufen?
webcubitos-moment = Einen Moment …
webcubitos-rolling = Die Würfel rollen …
webcubitos-bust = Sturz!
webcubitos-skip = Tippen überspringt
webcubitos-waiting = { $count ->
    [one] Warten auf { $players }
   *[other] Warten auf { $players }
}
webcubitos-you-bust = Du bist gestürzt. Laufen darfst du trotzdem: Kredite kaufen Schritte und Würfel.
webcubitos-you-passed = Du hast aufgehört. Gleich laufen alle.
webcubitos-you-ran = Du bist vorerst fertig.
webcubitos-over = Das Rennen ist vorbei.
webcubitos-won = { $count ->
    [one] { $players } gewinnt das Rennen!
   *[other] { $players } teilen sich den Sieg!
}
webcubitos-you-won = Du gewinnst das Rennen!
webcubitos-at-risk = { $dice ->
    [one] Trifft der letzte Würfel nicht, stürzt du und verlierst { $stake }.
   *[other] Trifft keiner der { $dice } Würfel, stürzt du und verlierst { $stake }.
}
webcubitos-no-risk = Noch waren keine drei Würfel aktiv: Du kannst nicht stürzen.
webcubitos-must-push = Du musst noch einmal weiterwürfeln.
webcubitos-tap-die = Tippe den Würfel an.
webcubitos-by-card = { $card }: { $note }
webcubitos-chosen = { $count } von { $needed } gewählt
webcubitos-chosen-any = { $count ->
    [one] { $count } gewählt, so viele du willst
   *[other] { $count } gewählt, so viele du willst
}
webcubitos-tap-ability = Tippe einen leuchtenden Würfel an oder wähle hier.
webcubitos-tap-space = Du hast { $moves }. Tippe ein Feld an und siehst den Weg, noch einmal und du läufst.
webcubitos-tap-bought = Du hast { $moves }. Goldränder brauchen gekaufte Schritte.
webcubitos-tap-step = Tippe ein Feld an, noch einmal und du gehst.
webcubitos-tap-reward = Tippe ein Feld an, noch einmal und du nimmst, was es zeigt.
webcubitos-tap-card = Tippe eine Karte an. Du hast { $money } und { $credits }.
webcubitos-tap-second = Noch einen, in anderer Farbe? Du hast { $money } und { $credits }.
webcubitos-tap-tray = Tippe eine Karte an oder hier einen grauen Würfel.

# Was andere tun.
webcubitos-thinks = überlegt
webcubitos-draws = wählt Würfel
webcubitos-decides = weiter oder aufhören?
webcubitos-runs = läuft und kauft
webcubitos-waits = wartet
webcubitos-ready-state = fertig
webcubitos-say-rolled = { $hits ->
    [one] { $dice } gewürfelt, { $hits } Treffer
   *[other] { $dice } gewürfelt, { $hits } Treffer
}
webcubitos-say-pushed = würfelt weiter
webcubitos-say-passed = hört auf
webcubitos-say-bust = Sturz
webcubitos-say-saved = gerettet!
webcubitos-say-fan = +1 Fan (jetzt { $fans })
webcubitos-say-bought = kauft { $die }
webcubitos-say-gained = bekommt { $die }
webcubitos-say-lost = gibt ab: { $die }
webcubitos-say-borrowed = leiht { $die }
webcubitos-say-moved = läuft nach { $space }
webcubitos-say-finished = im Ziel!
webcubitos-strip = { $player }: { $doing }. Auf { $space }, { $lines } rote Linien, { $fans } Fans, { $credits } Kredite, { $hand } Handmarker. Aktiv: { $active }. Wurf: { $roll }.

# Möglichkeiten.
webcubitos-space-key = Leertaste
webcubitos-push = Weiterwürfeln
webcubitos-pass = Aufhören
webcubitos-push-roll = { $count ->
    [one] { $count } Würfel rollen.
   *[other] { $count } Würfel rollen.
}
webcubitos-push-lose = Ein Sturz kostet { $stake }, bringt aber { $brings }.
webcubitos-pass-keep = { $stake } behalten.
webcubitos-pass-stay = { $count ->
    [one] { $count } Niete bleibt für die nächste Runde.
   *[other] { $count } Nieten bleiben für die nächste Runde.
}
webcubitos-ring-bust = % Sturz
webcubitos-ring = { $chance } Sturz
webcubitos-odds = Kein Treffer { $none }, einer { $one }, zwei { $two }, drei oder mehr { $more }.
webcubitos-odds-bust = Sturz
webcubitos-odds-none = 0
webcubitos-odds-hit = 1 Treffer
webcubitos-fill = { $how ->
    [draw] Auffüllen und ziehen
    [roll] Auffüllen und würfeln
   *[other] Auffüllen
}
webcubitos-fill-note = Die Würfel, die am öftesten treffen
webcubitos-take-chosen = { $how ->
    [draw] { $count } ziehen
    [roll] { $count } würfeln
    [discard] { $count } ablegen
    [lose] { $count } abgeben
    [give] { $count } weggeben
   *[other] { $count } nehmen
}
webcubitos-no-die = { $how ->
    [discard] Keinen ablegen
    [draw] Keinen ziehen
    [give] Keinen weggeben
    [lose] Alle behalten
    [roll] Keinen würfeln
   *[other] Keinen nehmen
}
webcubitos-discard-none-note = Alle bleiben im Wurf
webcubitos-go = Los
webcubitos-stay = Bleiben
webcubitos-stay-note = Alles Geld für Würfel
webcubitos-bought-moves = Gekaufte Schritte, je 4
webcubitos-pays = Kostet { $price }, bleibt { $purse }
webcubitos-ready = Bereit
webcubitos-done = Fertig
webcubitos-take-card = Nehmen: { $card }
webcubitos-about-card = Über { $card }
webcubitos-why-empty = Keine Würfel mehr
webcubitos-why-second = Diese Farbe hast du schon gekauft
webcubitos-why-dear = { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
webcubitos-why-not = Jetzt nicht
webcubitos-swords = Schwertvergleich
webcubitos-no-track = Die Strecke ließ sich nicht laden.
webcubitos-again = Noch einmal

# Über Karten.
webcubitos-moment-now = Gleich nachdem der Würfel aktiv wurde: jetzt oder nie.
webcubitos-moment-after_push = Nach jedem Weiterwürfeln ohne Sturz, wenn der Würfel schon aktiv war.
webcubitos-moment-on_push = Beim Weiterwürfeln, bevor die Würfel rollen.
webcubitos-moment-would_bust = Wenn ein Wurf dich stürzen würde.
webcubitos-moment-run = Einmal im Lauf.
webcubitos-moment-power = Nur die Kraftseite mit den vier Punkten. Wer den Rest nutzt, nutzt auch das.
webcubitos-moment-second = Auch einmal im Lauf, sobald es gilt.
webcubitos-moment-any_time = Immer wenn du etwas entscheidest.
webcubitos-moment-after_move = Nach der Bewegung, vor dem Kaufen.
webcubitos-moment-compare = Sind alle bereit, werden Schwerter verglichen: jedes aktive rote Symbol ist eines. Du brauchst mindestens eines.
webcubitos-about-optional = Du darfst immer darauf verzichten.
webcubitos-about-power = Die Kraftseite tut, was das Symbol tut, und ihren eigenen Teil dazu.
webcubitos-about-lost = Ein Würfel, der weg muss, geht spätestens, wenn du fertig bist; ungenutzt bringt er nichts.

# Hilfe zu dem, was unter dem Finger ist.
webcubitos-title-push = Weiterwürfeln
webcubitos-help-push = Alle Würfel im Wurf rollen noch einmal. Was trifft, wird aktiv. Trifft keiner und du bist in Gefahr, stürzt du: Deine aktiven Würfel gehen in die Ablage, und du gewinnst einen Fan.
webcubitos-title-pass = Aufhören
webcubitos-help-pass = Deine Würfelphase ist vorbei. Was aktiv ist, behältst du für den Lauf; was nicht traf, bleibt im Wurf für die nächste Runde.
webcubitos-title-me = Du
webcubitos-help-me = Kredite bleiben und zahlen wie Geld. Fans bringen Kredite und Handmarker. Ein Handmarker lässt dich jede Runde einen Würfel mehr ziehen.
webcubitos-title-strip = Ein anderer Spieler
webcubitos-help-strip = Überquerte rote Linien, Fans, Kredite, Handmarker; die getönte Gruppe ist aktiv, der Stapel wartet im Wurf. Antippen zeigt alles.
webcubitos-title-fans = Fanleiste
webcubitos-help-fans = Jeder Fan bringt dich einen Sitz weiter und dir, was dort steht: Kredite oder einen Handmarker.
webcubitos-title-gray = Graue Würfel
webcubitos-help-gray = Graue Würfel bringen Geld und Schritte, keine Fähigkeiten. Kaufen kann man sie nicht, nur bekommen. Hell- und Dunkelgrau sind eine Farbe.
webcubitos-help-start-die = Er zeigt, wer Startspieler ist. Er rollt wie jeder andere, zählt aber beim Ziehen nicht und geht nach der Runde nach links weiter.
webcubitos-title-finish = Start und Ziel
webcubitos-help-finish = Wer in der letzten Runde ins Ziel kommt, beendet mit diesem Durchgang das Rennen. Sind es mehrere, gewinnt, wer am weitesten dahinter ist.
webcubitos-help-zone-draw = Würfel, die du in den Wurf ziehen kannst. Ist er leer, wird die Ablage zum Vorrat.
webcubitos-help-zone-roll = Diese Würfel rollen. Was nicht trifft, bleibt hier, auch für die nächste Runde.
webcubitos-help-zone-active = Was getroffen hat. Es zahlt im Lauf; bei einem Sturz geht es in die Ablage. Ab drei aktiven Würfeln bist du in Gefahr.
webcubitos-help-zone-discard = Würfel, die ruhen, bis der Vorrat leer ist. Was du kaufst, kommt hierher.
webcubitos-space = Feld { $space }, Abschnitt { $zone }
webcubitos-help-space = Ein Schritt führt vom Nachbarfeld hierher.
webcubitos-help-water = Wasser: Hierher führen nur Wasserschritte.
webcubitos-help-reward = Endest du hier, darfst du nehmen: { $reward }.
webcubitos-help-target = Hierher führt die Abkürzung { $letter }.
webcubitos-keys = Tasten
webcubitos-keys-text = Leertaste würfelt weiter, Enter hört auf, läuft los oder ist fertig. Ziffern wählen, was sie trägt. Pfeile gehen von Feld zu Feld, Plus und Minus kaufen Schritte. Ein Fragezeichen erklärt, was gewählt ist.

# Nach dem Spiel.
webcubitos-chart = Das Rennen, Runde für Runde
webcubitos-luck-note = Treffer über oder unter dem Schnitt
webcubitos-luck-means = Verglichen wird, was die Würfel gezeigt haben, mit dem, was Würfel dieser Art im Schnitt zeigen. Was daraus gemacht wurde, steckt nicht in diesen Zahlen, auch nicht, ob die Treffer kamen, als sie gebraucht wurden.
webcubitos-choices = { $pushes }-mal weitergewürfelt, { $busts ->
    [0] kein Sturz
    [one] { $busts } Sturz
   *[other] { $busts } Stürze
}
webcubitos-points-note = längste Läufe, teuerste Stürze, Führungswechsel

# Die erste Lektion.
webcubitos-lesson-welcome = Willkommen beim Rennen! Deine Figur ist der türkise Kreis; wer zuerst im Ziel ist, gewinnt. Deine Würfel treiben sie an.
webcubitos-lesson-zones = Eben hast du alle deine Würfel geworfen. Was etwas zeigt, ist jetzt aktiv; die Nieten bleiben im Wurf. Zwei Würfel sind schon aktiv: 1 Geld und 1 Schritt.
webcubitos-lesson-free-push = Nun die Frage des Spiels: weiterwürfeln oder aufhören? Solange noch keine drei Würfel aktiv waren, kannst du nicht stürzen; der nächste Wurf kostet also nichts.
webcubitos-lesson-free-push-tap = Tippe auf Weiterwürfeln.
webcubitos-lesson-free-push-good = Genau: Dieser Wurf war umsonst und hat zwei Würfel mehr gebracht.
webcubitos-lesson-free-push-less = Du könntest aufhören, aber noch kann nichts schiefgehen. Würfle mit dem Rest weiter.
webcubitos-lesson-fair-push = Von jetzt an ist ein Wurf aus lauter Nieten ein Sturz. Der Ring zeigt, wie wahrscheinlich er ist: 27 %. Bei so wenig Einsatz lohnt sich das.
webcubitos-lesson-fair-push-tap = Würfle noch einmal weiter.
webcubitos-lesson-fair-push-good = Geklappt: vier Treffer mehr. Wer wagt, gewinnt, manchmal.
webcubitos-lesson-fair-push-less = Vorsichtige hören hier auf, und das ist kein Fehler. Für die Lektion geh das Risiko ein und würfle weiter.
webcubitos-lesson-pass = Jetzt sind nur noch zwei Würfel übrig, und die Gefahr zu stürzen liegt bei 69 %. Du würdest 5 Geld und 3 Schritte verlieren.
webcubitos-lesson-pass-tap = Tippe auf Aufhören und behalte alles.
webcubitos-lesson-pass-good = Gut gesichert. Haben alle aufgehört, wird gelaufen.
webcubitos-lesson-pass-less = Bei 69 % ist höchstwahrscheinlich alles weg. Hör lieber auf.
webcubitos-lesson-no-moves = Der Lauf beginnt: 3 Schritte und 5 Geld. Für 4 Geld gäbe es einen Schritt mehr, aber jetzt ist Geld in Würfeln besser angelegt. Die hellen Felder kannst du erreichen, und drei Schritte voraus, hinter der ersten roten Linie, liegen 2 Kredite.
webcubitos-lesson-no-moves-tap = Lauf zu den 2 Krediten: Der erste Tipp zeigt den Weg, der zweite läuft los.
webcubitos-lesson-no-moves-good = Kein Schritt gekauft: Das Geld ist für den Laden.
webcubitos-lesson-no-moves-less = Dann bliebe kaum Geld für einen Würfel. Lass die gekauften Schritte auf 0.
webcubitos-lesson-move = Du bekommst die Belohnung des Feldes, auf dem dein Lauf endet. Drei Schritte voraus, hinter der ersten roten Linie, liegen 2 Kredite.
webcubitos-lesson-move-tap = Lauf zu den 2 Krediten hinter der roten Linie.
webcubitos-lesson-move-good = Drei Schritte voran, und da liegt etwas.
webcubitos-lesson-move-less = Dorthin kannst du. Aber drei Schritte voraus, hinter der roten Linie, liegen 2 Kredite: Lauf auf dieses Feld.
webcubitos-lesson-reward = Du stehst auf einer Belohnung. Geld verfällt am Ende der Runde, Kredite aber bleiben und zahlen genau wie Geld.
webcubitos-lesson-reward-tap = Nimm die Kredite.
webcubitos-lesson-reward-good = 2 Kredite für dich.
webcubitos-lesson-reward-less = Du darfst sie liegen lassen, aber wozu? Nimm die Kredite.
webcubitos-lesson-buy = Jetzt wird eingekauft: 5 Geld und 1 deiner Kredite reichen für einen weißen Würfel. Jede Karte sagt, was ihre Würfel können; die Katze bringt 2 Schritte, wenn sie ihr Symbol zeigt.
webcubitos-lesson-buy-tap = Kaufe einen weißen Würfel für 6.
webcubitos-lesson-buy-good = Die Katze gehört dir. Neue Würfel warten in der Ablage, bis dein Vorrat leer ist.
webcubitos-lesson-buy-less = Auch ein guter Würfel. Nimm für diese Lektion den weißen: Drei seiner Seiten helfen beim Laufen.
webcubitos-lesson-bust = Zwei Runden später. Du hast 3 Geld und 2 Schritte, die Gefahr liegt bei 39 %. Sehen wir uns einmal einen Sturz an.
webcubitos-lesson-bust-tap = Würfle weiter, nur dieses eine Mal.
webcubitos-lesson-bust-good = Lauter Nieten: gestürzt!
webcubitos-lesson-bust-less = Klug. Aber dieses eine Mal soll es schiefgehen: Würfle weiter.
webcubitos-lesson-after-bust = Alle aktiven Würfel sind in der Ablage. Zum Trost gibt es einen Fan: Dein Fanmarker rückt vor und bringt Kredite. Du darfst auch Würfel aus dem Wurf ablegen.
webcubitos-lesson-after-bust-tap = Lass sie im Wurf: Wähle „Das ist alles“.
webcubitos-lesson-after-bust-good = Weiter geht’s. Auch nach einem Sturz kaufen deine Kredite Schritte und Würfel.
webcubitos-lesson-after-bust-less = Erlaubt ist das, aber zum Weiterwürfeln sind sie gut genug. Wähle „Das ist alles“.
webcubitos-lesson-dinosaur = Später im Rennen zeigen sich deine gekauften Würfel. Zeigt einer sein Symbol, leuchtet seine Karte. Der Dinosaurier ist 4 Schritte wert.
webcubitos-lesson-dinosaur-tap = Nutze den lila Würfel.
webcubitos-lesson-dinosaur-good = 4 Schritte! Jeder Würfel wirkt einmal je Runde.
webcubitos-lesson-dinosaur-less = Noch nicht: Nutze zuerst den lila Würfel, er bringt 4 Schritte.
webcubitos-lesson-cat = Und da ist die Katze, die du gekauft hast.
webcubitos-lesson-cat-tap = Nutze auch den weißen Würfel.
webcubitos-lesson-cat-good = Mit dem grauen Würfel zusammen sind das 7 Schritte.
webcubitos-lesson-cat-less = Dann wären 2 Schritte verschenkt. Nutze den weißen Würfel.
webcubitos-lesson-end = Das ist Cubitos: ziehen, würfeln, weiterwürfeln oder aufhören, laufen, kaufen. Alles andere steht auf den Karten, und das Fragezeichen erklärt, worauf du zeigst. Lust auf ein Rennen?
