# Der Cubitos-Tisch im Browser.

# Zonen, Phasen, Reiter.
webcubitos-zone-draw = Nachschub
webcubitos-zone-roll = Bereitschaft
webcubitos-zone-active = Aktiv
webcubitos-zone-discard = Ruhezone
webcubitos-empty-draw = leer
webcubitos-empty-roll = nichts mehr zu würfeln
webcubitos-empty-active = Hier landen Treffer
webcubitos-empty-discard = leer
webcubitos-phase-draw = Nachfüllen
webcubitos-phase-roll = Werfen
webcubitos-phase-run = Lauf
webcubitos-phase-move = Bewegen
webcubitos-phase-buy = Einkaufen
webcubitos-tabs = Was du siehst
webcubitos-tab-ends = Wohin
webcubitos-tab-dice = Würfel
webcubitos-tab-cards = Karten
webcubitos-tab-others = Andere
webcubitos-tab-log = Verlauf

# Wovon wie viel da ist.
webcubitos-you = Du
webcubitos-credits = { $count ->
    [one] Kredit
   *[other] Kredite
}
webcubitos-fans = { $count ->
    [one] Fan
   *[other] Fans
}
webcubitos-hands = { $count ->
    [one] Plättchen
   *[other] Plättchen
}
webcubitos-money = Münzen
webcubitos-moves = Schritte
webcubitos-draw-amount = { $count ->
    [one] Würfel
   *[other] Würfel
}
webcubitos-tip-fan-seat = Fan { $fan } bringt { $brings }.
webcubitos-tip-lines = { $count ->
    [one] { $count } rote Linie überquert. Wer hinter der Spitze liegt, füllt für jede Linie dazwischen einen Würfel mehr nach.
   *[other] { $count } rote Linien überquert. Wer hinter der Spitze liegt, füllt für jede Linie dazwischen einen Würfel mehr nach.
}
webcubitos-tip-draws = { $count ->
    [one] Jede Runde wird auf { $count } Würfel nachgefüllt (Maximalwert).
   *[other] Jede Runde wird auf { $count } Würfel nachgefüllt (Maximalwert).
}
webcubitos-tip-hands = { $count ->
    [one] { $count } Nachschub-Plättchen: ein Würfel mehr in jeder Runde.
   *[other] { $count } Nachschub-Plättchen: so viele Würfel mehr in jeder Runde.
}
webcubitos-tip-fans = { $count ->
    [one] { $count } Fan: Jeder Fan bringt Kredite oder ein Nachschub-Plättchen.
   *[other] { $count } Fans: Jeder Fan bringt Kredite oder ein Nachschub-Plättchen.
}
webcubitos-tip-credits = { $count ->
    [one] { $count } Kredit: Er bleibt erhalten und zahlt wie Münzen.
   *[other] { $count } Kredite: Sie bleiben erhalten und zahlen wie Münzen.
}
webcubitos-lines-crossed = { $count ->
    [one] { $count } rote Linie
   *[other] { $count } rote Linien
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
    [one] trifft mit { $count } von 6 Seiten
   *[other] trifft mit { $count } von 6 Seiten
}
webcubitos-in-six = { $count } von 6
webcubitos-how-often = wie oft jeder Würfel trifft
webcubitos-stay-for-next = bleiben für die nächste Runde liegen
webcubitos-used = benutzt
webcubitos-none-active = keine aktiv
webcubitos-gray = Graue Würfel
webcubitos-leads = liegt vorn
webcubitos-away = nicht da
webcubitos-bot = ein Bot
webcubitos-starts = hat die Nase vorn
webcubitos-time-left = verbleibende Zeit

# Die Strecke.
webcubitos-track = Strecke { $track }
webcubitos-track-lines = { $lines ->
    [one] { $lines } rote Linie
   *[other] { $lines } rote Linien
}
webcubitos-legs = Abschnitte der Strecke
webcubitos-lap = Umlauf { $lap } von { $laps }
webcubitos-on-leg = { $leg ->
    [2] { $space } (hinter der Ziellinie)
   *[other] { $space } (Teil { $leg })
}
webcubitos-water = Wasser
webcubitos-runner = { $player } auf { $space }
webcubitos-fan-track = Fankurve. { $players }
webcubitos-zoom-in = Vergrößern
webcubitos-zoom-out = Verkleinern
webcubitos-zoom-home = Zurück zu meiner Figur
webcubitos-jet-pack = Düsenantrieb: verdoppelt deine restlichen Schritte.
webcubitos-shortcut = Abkürzung: Für { $price } springst du nach { $target }.
webcubitos-legend-credits = Kredite
webcubitos-legend-lose = Würfel abgeben
webcubitos-legend-any = beliebiger Würfel
webcubitos-legend-upto = Würfel bis n
webcubitos-legend-fan = Fan
webcubitos-legend-jet_pack = Düsenantrieb
webcubitos-legend-money_shortcut = Abkürzung (Münzen)
webcubitos-legend-move_shortcut = Abkürzung (Schritte)
webcubitos-to-go = { $count ->
    [one] noch { $count } Feld bis ins Ziel
   *[other] noch { $count } Felder bis ins Ziel
}
webcubitos-beyond = { $count ->
    [one] { $count } Feld hinter dem Ziel
   *[other] { $count } Felder hinter dem Ziel
}
webcubitos-no-gain = { $reward }: kein Bonus bei diesem Schritt
webcubitos-needs-bought = { $count ->
    [one] mit { $count } gekauften Schritt
   *[other] mit { $count } gekauften Schritten
}

# Was gefragt wird.
webcubitos-ask-draw = { $number ->
    [one] Wähle { $number } Würfel zum Nachfüllen
   *[other] Wähle { $number } Würfel zum Nachfüllen
}
webcubitos-ask-free_roll = { $number ->
    [one] Freiwurf: Wähle { $number } Würfel
   *[other] Freiwurf: Wähle { $number } Würfel
}
webcubitos-ask-discard_after_bust = Fehlwurf! Was kommt in die Ruhezone?
webcubitos-ask-push = Riskieren oder passen?
webcubitos-ask-move = Wohin läufst du?
webcubitos-ask-buy_moves = Wohin läufst du?
webcubitos-ask-buy = Einen Würfel kaufen?
webcubitos-moment = Einen Moment …
webcubitos-rolling = Die Würfel rollen …
webcubitos-bust = Fehlwurf!
webcubitos-skip = Zum Überspringen tippen
webcubitos-waiting = { $count ->
    [one] Warten auf { $players }
   *[other] Warten auf { $players }
}
webcubitos-you-bust = Fehlwurf! Laufen darfst du trotzdem: Für Kredite gibt es Schritte und Würfel.
webcubitos-you-passed = Du hast gepasst. Gleich laufen alle.
webcubitos-you-ran = Du bist fertig. Wir warten auf die anderen.
webcubitos-over = Das Rennen ist vorbei.
webcubitos-won = { $count ->
    [one] { $players } gewinnt das Rennen!
   *[other] { $players } teilen sich den Sieg!
}
webcubitos-you-won = Du hast gewonnen!
webcubitos-at-risk = { $dice ->
    [one] Trifft der letzte Würfel nicht, ist es ein Fehlwurf, und du verlierst { $stake }.
    [2] Trifft keiner der beiden Würfel, ist es ein Fehlwurf, und du verlierst { $stake }.
   *[other] Trifft keiner der { $dice } Würfel, ist es ein Fehlwurf, und du verlierst { $stake }.
}
webcubitos-no-risk = Bisher waren weniger als drei Würfel aktiv: Ein Fehlwurf ist noch nicht möglich.
webcubitos-must-push = Du musst noch einmal riskieren.
webcubitos-tap-die = Tippe den Würfel an.
webcubitos-by-card = { $card }: { $note }
webcubitos-chosen = { $count } von { $needed } gewählt
webcubitos-chosen-any = { $count ->
    [one] { $count } gewählt; nimm so viele, wie du magst
   *[other] { $count } gewählt; nimm so viele, wie du magst
}
webcubitos-tap-ability = Tippe einen leuchtenden Würfel an oder wähle hier.
webcubitos-tap-space = Du hast { $moves }. Tippe ein Feld an, um den Weg zu sehen; noch einmal, um zu laufen.
webcubitos-tap-bought = Du hast { $moves }. Felder mit Goldrand kosten gekaufte Schritte.
webcubitos-tap-step = Tippe ein Feld zweimal an, um dorthin zu gehen.
webcubitos-tap-reward = Tippe ein Feld zweimal an, um seinen Bonus zu nehmen.
webcubitos-tap-card = Tippe eine hervorgehobene Karte an. Du hast { $money } und { $credits }.
webcubitos-tap-second = Noch einen in einer anderen Farbe? Du hast { $money } und { $credits }.
webcubitos-tap-tray = Tippe eine hervorgehobene Karte an oder hier einen grauen Würfel.

# Was andere tun.
webcubitos-thinks = überlegt
webcubitos-draws = wählt Würfel
webcubitos-decides = riskieren oder passen?
webcubitos-runs = läuft und kauft
webcubitos-waits = wartet
webcubitos-ready-state = fertig
webcubitos-log-rolled-short = { $hits ->
    [one] { $number } gewürfelt, { $hits } Treffer
   *[other] { $number } gewürfelt, { $hits } Treffer
}
webcubitos-log-rolled-free-short = { webcubitos-log-rolled-short }
webcubitos-log-pushed-short = riskiert es
webcubitos-log-passed-short = passt
webcubitos-log-bust-short = Fehlwurf
webcubitos-log-prevented-short = gerettet!
webcubitos-log-used-short = { $card }
webcubitos-log-gained-short = + { $gains }
webcubitos-log-fan-short = +1 Fan (jetzt { $fans })
webcubitos-log-bought-short = kauft { $die }
webcubitos-log-die-gained-short = nimmt { $die }
webcubitos-log-lost-short = gibt ab: { $die }
webcubitos-log-borrowed-short = leiht sich { $die }
webcubitos-log-moved-short = läuft nach { $space }
webcubitos-log-finished-short = im Ziel!
webcubitos-strip = { $player }: { $doing }. Auf { $space }, rote Linien: { $lines }, Fans: { $fans }, Kredite: { $credits }, Nachschub-Plättchen: { $hand }. Aktiv: { $active }. Bereitschaft: { $roll }.

# Der Verlauf, wo er vom Lesenden erzählt.
webcubitos-log-round-you = Runde { $round }: Du hast die Nase vorn.
webcubitos-log-drew-you = Du füllst nach: { $dice }.
webcubitos-log-refilled-you = Deine Ruhezone wird zum Nachschub.
webcubitos-log-rolled-you = Du würfelst: { $dice }.
webcubitos-log-rolled-free-you = Dein Freiwurf: { $dice }.
webcubitos-log-pushed-you = Du riskierst es.
webcubitos-log-passed-you = Du passt.
webcubitos-log-used-you = Du nutzt { $card }: { $does }.
webcubitos-log-prevented-you = Du entgehst dem Fehlwurf.
webcubitos-log-bust-you = Fehlwurf!
webcubitos-log-gained-you = Du bekommst { $gains }.
webcubitos-log-fan-you = Du bekommst einen Fan und hast jetzt { $fans }.
webcubitos-log-die-gained-you = Du nimmst { $die }.
webcubitos-log-bought-you = Du kaufst { $die } für { $cost }.
webcubitos-log-borrowed-you = Du leihst dir einen Würfel: { $die }.
webcubitos-log-set-you = Du drehst einen Würfel: { $die }.
webcubitos-log-lost-you = Du gibst { $die } ab.
webcubitos-log-given-you = Du schenkst { $other } { $die }.
webcubitos-log-moved-you = Du läufst nach { $space }: { $route }.
webcubitos-log-stepped-you = Du läufst nach { $space }.
webcubitos-log-finished-you = Du bist im Ziel!
webcubitos-log-won-you = Du gewinnst das Rennen!

# Möglichkeiten.
webcubitos-space-key = Leertaste
webcubitos-push = Riskieren
webcubitos-push-sure = Wirklich riskieren?
webcubitos-push-sure-note = Zum Würfeln noch einmal drücken.
webcubitos-pass = Passen
webcubitos-push-roll = { $count ->
    [one] { $count } Würfel werfen.
   *[other] { $count } Würfel werfen.
}
webcubitos-push-lose = Bei einem Fehlwurf verlierst du { $stake } und bekommst { $brings }.
webcubitos-pass-keep = Du behältst { $stake }.
webcubitos-pass-nothing = Du behältst nichts.
webcubitos-pass-stay = { $count ->
    [one] { $count } leerer Würfel bleibt liegen.
   *[other] { $count } leere Würfel bleiben liegen.
}
webcubitos-ring-bust = % Risiko
webcubitos-ring = { $chance } Fehlwurf
webcubitos-risk-between = { $least } bis { $most } Fehlwurf
webcubitos-odds = Kein Treffer { $none }, einer { $one }, zwei { $two }, drei oder mehr { $more }.
webcubitos-odds-bust = Fehlwurf
webcubitos-odds-none = 0
webcubitos-odds-hit = 1 Treffer
webcubitos-fill = { $how ->
    [draw] Den Rest auffüllen
    [roll] Auffüllen und werfen
   *[other] Auffüllen
}
webcubitos-fill-note = { $how ->
    [discard] Mit den Würfeln, die am seltensten treffen
    [give] Mit den Würfeln, die am seltensten treffen
    [lose] Mit den Würfeln, die am seltensten treffen
   *[other] Mit den Würfeln, die am häufigsten treffen
}
webcubitos-take-chosen = { $how ->
    [draw] { $count } nachfüllen
    [roll] { $count } werfen
    [discard] { $count } ablegen
    [lose] { $count } abgeben
    [give] { $count } verschenken
   *[other] { $count } nehmen
}
webcubitos-discard-none = Keinen ablegen
webcubitos-no-die = { $how ->
    [discard] { webcubitos-discard-none }
    [draw] Keinen nachfüllen
    [give] Keinen verschenken
    [lose] Alle behalten
    [roll] Keinen werfen
   *[other] Keinen nehmen
}
webcubitos-discard-none-note = Alle bleiben in der Bereitschaft
webcubitos-go = Los
webcubitos-stay = Stehen bleiben
webcubitos-stay-note = Alle Münzen für Würfel sparen
webcubitos-bought-moves = Schritte kaufen, je 4
webcubitos-pays = Kostet { $price }, übrig: { $purse }
webcubitos-ready = Bereit
webcubitos-done = Fertig
webcubitos-take-card = Nehmen: { $card }
webcubitos-about-card = Über { $card }
webcubitos-why-empty = Keine mehr da
webcubitos-why-second = Schon gekauft
webcubitos-why-dear = { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
webcubitos-why-not = Jetzt nicht
webcubitos-swords = Die Schwerter werden verglichen
webcubitos-no-track = Die Strecke ließ sich nicht laden.
webcubitos-again = Noch einmal

# Über Karten.
webcubitos-moment-now = Gleich wenn der Würfel aktiv wird: jetzt oder nie.
webcubitos-moment-after_push = Nach jedem Riskieren ohne Fehlwurf, wenn der Würfel dabei schon aktiv war.
webcubitos-moment-on_push = Wenn du riskierst, bevor die Würfel fallen.
webcubitos-moment-would_bust = Wenn ein Wurf ein Fehlwurf wäre.
webcubitos-moment-run = Einmal im Lauf.
webcubitos-moment-power = Nur für das Spezialsymbol mit den vier Punkten. Wer den anderen Teil nutzt, muss auch diesen nutzen.
webcubitos-moment-second = Ebenfalls einmal im Lauf.
webcubitos-moment-any_time = Jederzeit, wenn du etwas zu entscheiden hast.
webcubitos-moment-after_move = Nach dem Bewegen, vor dem Einkaufen.
webcubitos-moment-compare = Sind alle bereit, werden die Schwerter verglichen: Jedes aktive rote Symbol ist eins. Du brauchst mindestens eins.
webcubitos-moment-stays = Bei einem Fehlwurf.
webcubitos-moment-must_lose = Nicht freiwillig: Es geschieht, ob du den Würfel genutzt hast oder nicht.
webcubitos-about-optional = Du darfst darauf verzichten.
webcubitos-about-partly-optional = Du darfst darauf verzichten, außer wo du musst.
webcubitos-about-ties-start = Bei Gleichstand an Schwertern gewinnt, wer die Nase vorn hat, falls beteiligt, sonst die beteiligte Person, die im Uhrzeigersinn am nächsten sitzt.
webcubitos-about-ties-nobody = Bei Gleichstand an Schwertern gewinnt niemand.
webcubitos-about-ties-house = Wer bei Gleichstand gewinnt, ist unsere eigene Wahl: Keine Quelle, die wir lesen konnten, nennt es.
webcubitos-about-power = Das Spezialsymbol kann alles, was das Symbol kann, und dazu seinen eigenen Teil.
webcubitos-about-lost = Ein Würfel, den du abgeben musst, ist spätestens weg, wenn du fertig bist; ungenutzt bringt er nichts.

# Hilfe zu dem, was unter dem Finger ist.
webcubitos-title-push = Riskieren
webcubitos-help-push = Du wirfst alle Würfel in der Bereitschaft noch einmal. Treffer werden aktiv. Trifft keiner und du bist in Gefahr, ist es ein Fehlwurf: Deine aktiven Würfel kommen in die Ruhezone, und du gewinnst einen Fan.
webcubitos-title-pass = Passen
webcubitos-help-pass = Dein Würfelabschnitt ist vorbei. Was aktiv ist, behältst du für den Lauf; was nicht getroffen hat, bleibt für die nächste Runde in der Bereitschaft.
webcubitos-title-me = Du
webcubitos-help-me = Kredite bleiben dir erhalten und zahlen wie Münzen. Fans bringen Kredite und Nachschub-Plättchen. Jedes Nachschub-Plättchen lässt dich in jeder Runde einen Würfel mehr werfen.
webcubitos-title-strip = Eine andere Person
webcubitos-help-strip = Überquerte rote Linien, Fans, Kredite, Nachschub-Plättchen; die getönte Gruppe ist aktiv, der Stapel liegt in der Bereitschaft. Zum Ansehen antippen.
webcubitos-title-fans = Fankurve
webcubitos-help-fans = Mit jedem Fan rückst du ein Feld vor und bekommst, was dort steht: Kredite oder ein Nachschub-Plättchen.
webcubitos-title-gray = Graue Würfel
webcubitos-help-gray = Graue Würfel bringen Münzen und Schritte, haben aber keine Fähigkeiten. Kaufen kannst du sie nicht, nur durch Fähigkeiten und Boni bekommen. Hell- und Dunkelgrau gelten als eine Farbe.
webcubitos-help-start-die = Er zeigt, wer die Nase vorn hat. Er wird wie jeder andere Würfel geworfen, zählt aber beim Nachfüllen nicht mit und wandert nach der Runde nach links.
webcubitos-title-finish = Start und Ziel
webcubitos-help-finish = Wer im letzten Umlauf ins Ziel kommt, beendet mit dieser Runde das Rennen. Sind es mehrere, gewinnt, wer am weitesten darüber hinaus ist.
webcubitos-help-zone-draw = Aus diesen Würfeln füllst du deine Bereitschaft nach. Ist der Nachschub leer, wird die Ruhezone zum Nachschub.
webcubitos-help-zone-roll = Diese Würfel wirfst du. Was nicht trifft, bleibt liegen, auch für die nächste Runde.
webcubitos-help-zone-active = Deine Treffer. Sie zählen im Lauf; bei einem Fehlwurf kommen sie in die Ruhezone. Ab drei aktiven Würfeln bist du in Gefahr.
webcubitos-help-zone-discard = Hier ruhen Würfel, bis der Nachschub leer ist. Auch was du kaufst, kommt hierher.
webcubitos-space = Feld { $space }, Abschnitt { $zone }
webcubitos-help-space = Hierher führt ein Schritt von einem Nachbarfeld.
webcubitos-help-water = Wasser: Hierher kommst du nur mit Wasserschritten.
webcubitos-help-reward = Endet deine Bewegung hier, darfst du nehmen: { $reward }.
webcubitos-help-target = Hierher führt die Abkürzung { $letter }.
webcubitos-keys = Tasten
webcubitos-keys-text = Leertaste: riskieren. Enter bestätigt, was du gewählt hast. Eine Ziffer wählt das, worauf sie steht. Die 0 heißt: passen, aufhören oder nichts nehmen. Die Pfeiltasten gehen von Feld zu Feld, Plus und Minus ändern die gekauften Schritte, Plus füllt auch mit Würfeln auf. Das Fragezeichen erklärt, was gerade ausgewählt ist.

# Nach dem Spiel.
webcubitos-chart = Das Rennen, Runde für Runde
webcubitos-choices = { $pushes }-mal riskiert, { $busts ->
    [0] kein Fehlwurf
    [one] { $busts } Fehlwurf
   *[other] { $busts } Fehlwürfe
}

# Die erste Lektion.
webcubitos-lesson-welcome = Willkommen beim Rennen! Deine Figur ist der türkise Kreis, deine Würfel treiben sie an. Wer zuerst im Ziel ist, gewinnt.
webcubitos-lesson-zones = Eben hast du alle deine Würfel geworfen. Treffer, also Würfel, die etwas zeigen, sind jetzt aktiv; die leeren bleiben in der Bereitschaft. Zwei Würfel sind bisher aktiv: 1 Münze und 1 Schritt.
webcubitos-lesson-free-push = Nun die große Frage: riskieren oder passen? Solange noch keine drei Würfel aktiv waren, gibt es keinen Fehlwurf; der nächste Wurf kostet also nichts.
webcubitos-lesson-free-push-tap = Tippe auf „{ webcubitos-push }“.
webcubitos-lesson-free-push-good = Genau: Dieser Wurf war umsonst und hat zwei Würfel mehr gebracht.
webcubitos-lesson-free-push-less = Du könntest passen, aber noch kann nichts schiefgehen. Tippe auf „{ webcubitos-push }“ und wirf den Rest noch einmal.
webcubitos-lesson-fair-push = Von jetzt an ist ein Wurf ohne Treffer ein Fehlwurf. Der Ring zeigt, wie wahrscheinlich er ist: 27 %. Bei so wenig Einsatz lohnt sich das.
webcubitos-lesson-fair-push-tap = Tippe noch einmal auf „{ webcubitos-push }“.
webcubitos-lesson-fair-push-good = Geklappt: vier Treffer mehr. Wer wagt, gewinnt – manchmal.
webcubitos-lesson-fair-push-less = Vorsichtige passen hier, und das ist kein Fehler. Aber für die Lektion: Tippe auf „{ webcubitos-push }“.
webcubitos-lesson-pass = Jetzt sind nur noch zwei Würfel übrig, und ein Fehlwurf droht mit 69 %. Du würdest 5 Münzen und 3 Schritte verlieren.
webcubitos-lesson-pass-tap = Tippe auf „{ webcubitos-pass }“ und behalte alles.
webcubitos-lesson-pass-good = Gut gesichert. Haben alle gepasst, wird gelaufen.
webcubitos-lesson-pass-less = Bei 69 % ist höchstwahrscheinlich alles weg. Tippe auf „{ webcubitos-pass }“.
webcubitos-lesson-no-moves = Der Lauf beginnt: 3 Schritte und 5 Münzen. Für 4 Münzen gäbe es einen Schritt mehr, aber jetzt sind sie in Würfeln besser angelegt. Die hellen Felder kannst du erreichen, und drei Schritte voraus, hinter der ersten roten Linie, liegen 2 Kredite.
webcubitos-lesson-no-moves-tap = Lauf zu den 2 Krediten: Tippe das Feld an, um den Weg zu sehen; noch einmal, um zu laufen.
webcubitos-lesson-no-moves-good = Kein Schritt gekauft: Die Münzen sind zum Einkaufen da.
webcubitos-lesson-no-moves-less = Dann bliebe kaum etwas für einen Würfel übrig. Lass die gekauften Schritte auf 0.
webcubitos-lesson-move = Du bekommst den Bonus des Feldes, auf dem dein Lauf endet. Drei Schritte voraus, hinter der ersten roten Linie, liegen 2 Kredite.
webcubitos-lesson-move-tap = Lauf zu den 2 Krediten hinter der roten Linie.
webcubitos-lesson-move-good = Drei Schritte voran, und da liegt etwas.
webcubitos-lesson-move-less = Dorthin kannst du. Aber drei Schritte voraus, hinter der roten Linie, liegen 2 Kredite: Lauf auf dieses Feld.
webcubitos-lesson-reward = Du stehst auf einem Feld mit Bonus. Münzen verfallen am Ende der Runde, Kredite aber bleiben und zahlen genau wie Münzen.
webcubitos-lesson-reward-tap = Nimm die Kredite.
webcubitos-lesson-reward-good = 2 Kredite für dich.
webcubitos-lesson-reward-less = Du darfst sie liegen lassen, aber wozu? Nimm die Kredite.
webcubitos-lesson-buy = Jetzt wird eingekauft: 5 Münzen und 1 deiner Kredite reichen für einen weißen Würfel. Jede Karte sagt, was ihre Würfel können; die Katze bringt 2 Schritte, wenn sie ihr Symbol zeigt.
webcubitos-lesson-buy-tap = Kaufe einen weißen Würfel für 6.
webcubitos-lesson-buy-good = Die Katze gehört dir. Neue Würfel warten in der Ruhezone, bis dein Nachschub leer ist.
webcubitos-lesson-buy-less = Auch ein guter Würfel. Nimm für diese Lektion den weißen: Drei seiner Seiten helfen beim Laufen.
webcubitos-lesson-bust = Zwei Runden später. Du hast 3 Münzen und 2 Schritte, und ein Fehlwurf droht mit 39 %. Sehen wir uns einmal einen an.
webcubitos-lesson-bust-tap = Tippe auf „{ webcubitos-push }“, nur dieses eine Mal.
webcubitos-lesson-bust-good = Kein Treffer: Fehlwurf!
webcubitos-lesson-bust-less = Klug. Aber dieses eine Mal soll es schiefgehen: Tippe auf „{ webcubitos-push }“.
webcubitos-lesson-after-bust = Alle aktiven Würfel sind in der Ruhezone. Zum Trost gibt es einen Fan: Deine Figur auf der Fankurve rückt vor und bringt Kredite. Du darfst auch Würfel aus der Bereitschaft ablegen.
webcubitos-lesson-after-bust-tap = Lass sie in der Bereitschaft: Wähle „{ webcubitos-discard-none }“.
webcubitos-lesson-after-bust-good = Weiter geht’s. Auch nach einem Fehlwurf bekommst du für Kredite Schritte und Würfel.
webcubitos-lesson-after-bust-less = Erlaubt ist das, aber sie sind noch einen Wurf wert. Wähle „{ webcubitos-discard-none }“.
webcubitos-lesson-dinosaur = Später im Rennen zeigen sich deine gekauften Würfel. Zeigt einer sein Symbol, leuchtet seine Karte. Der Dinosaurier ist 4 Schritte wert.
webcubitos-lesson-dinosaur-tap = Nutze den lila Würfel.
webcubitos-lesson-dinosaur-good = 4 Schritte! Jeder Würfel wirkt einmal pro Runde.
webcubitos-lesson-dinosaur-less = Noch nicht: Nutze zuerst den lila Würfel, er bringt 4 Schritte.
webcubitos-lesson-cat = Und da ist die Katze, die du gekauft hast.
webcubitos-lesson-cat-tap = Nutze auch den weißen Würfel.
webcubitos-lesson-cat-good = Mit dem grauen Würfel zusammen sind das 7 Schritte.
webcubitos-lesson-cat-less = Dann wären 2 Schritte verschenkt. Nutze den weißen Würfel.
webcubitos-lesson-end = Das ist Cubitos: nachfüllen, würfeln, riskieren oder passen, laufen, einkaufen. Alles andere steht auf den Karten, und das Fragezeichen erklärt, worauf du zeigst. Lust auf ein Rennen?

# Wie die Lektionen heißen, und die kurzen nach der ersten.
webcubitos-course-first = Dein erstes Rennen
webcubitos-course-lines = Rote Linien und Würfel wählen
webcubitos-course-fans = Fans und Nachschub-Plättchen
webcubitos-course-water = Wasser
webcubitos-course-shortcuts = Abkürzungen und Düsenantriebe
webcubitos-course-swords = Schwerter
webcubitos-course-shop = Gut einkaufen
webcubitos-lesson-lines-behind = Otto liegt vorn: Zwischen euch ist eine rote Linie. Für jede rote Linie, die du hinter der Spitze liegst, füllst du einen Würfel mehr nach. Du darfst in dieser Runde also auf 10 Würfel nachfüllen, Otto nur auf 9.
webcubitos-lesson-lines-choose = Neun Würfel liegen noch in der Bereitschaft, also kommt einer dazu, und du wählst ihn. Graue treffen mit einer oder zwei Seiten; der lila Würfel kann 4 Schritte wert sein.
webcubitos-lesson-lines-choose-tap = Nimm den lila Würfel.
webcubitos-lesson-lines-choose-good = Er wird gleich mitgeworfen.
webcubitos-lesson-lines-choose-less = Jeder darf dazu, aber der lila Würfel ist dein stärkster: Nimm ihn.
webcubitos-lesson-lines-end = Lila hat getroffen: 4 Schritte! Hinten zu liegen ist halb so schlimm: Mit mehr Würfeln holst du schnell auf. Liegst du vorn, füllen die anderen mehr nach.
webcubitos-lesson-fans-where = Einen Schritt weiter liegt ein Feld mit einem Fan. Fans bringen deine Figur auf der Fankurve in der Mitte des Plans voran, und jedes Feld dort bringt etwas.
webcubitos-lesson-fans-where-tap = Lauf zum Fan.
webcubitos-lesson-fans-where-good = Da ist er.
webcubitos-lesson-fans-where-less = Dorthin kannst du, aber der Fan ist mehr wert: Lauf auf das Feld mit der Fahne.
webcubitos-lesson-fans-take = Deine Figur steht auf Feld 1. Das nächste zeigt eine Hand: ein Nachschub-Plättchen.
webcubitos-lesson-fans-take-tap = Nimm den Fan.
webcubitos-lesson-fans-take-good = Ein Fan und mit ihm ein Nachschub-Plättchen.
webcubitos-lesson-fans-take-less = Du darfst verzichten, aber das Plättchen hält das ganze Rennen lang. Nimm den Fan.
webcubitos-lesson-fans-end = Ab der nächsten Runde füllst du auf einen Würfel mehr nach, 10 statt 9, bis das Rennen vorbei ist. Fans gibt es auch bei jedem Fehlwurf: Selbst der bringt dich voran.
webcubitos-lesson-water-use = Wasser liegt im Weg. Gewöhnliche Schritte führen darum herum, Wasserschritte mitten hindurch. Der blaue Würfel bringt 2 Schritte, die auch durchs Wasser führen.
webcubitos-lesson-water-use-tap = Nutze den blauen Würfel.
webcubitos-lesson-water-use-good = 2 Wasserschritte, dazu 2 gewöhnliche.
webcubitos-lesson-water-use-less = Zuerst der blaue Würfel: Ohne seine Wasserschritte ist der Weg länger.
webcubitos-lesson-water-move = Vier Schritte geradeaus, zwei davon durchs Wasser, führen über die rote Linie. Außen herum wären es mehr.
webcubitos-lesson-water-move-tap = Lauf geradeaus durchs Wasser, so weit du kannst: über die rote Linie.
webcubitos-lesson-water-move-good = Mitten hindurch!
webcubitos-lesson-water-move-less = Dorthin kannst du. Aber geradewegs durchs Wasser kommst du über die rote Linie: Das Feld ist jetzt markiert.
webcubitos-lesson-water-end = Du darfst auch im Wasser stehen bleiben. Aus tiefem Wasser führen aber nur Wasserschritte hinaus: Überleg dir, wo du rastest.
webcubitos-lesson-shortcuts-bridge = Zwei Schritte weiter beginnt eine Brücke: Das Schild zeigt ihren Preis, 7 Schritte. Mit 9 Schritten erreichst du sie und bist hinter der zweiten Kurve.
webcubitos-lesson-shortcuts-bridge-tap = Lauf ans Ende der Brücke; weiter kommst du nirgends.
webcubitos-lesson-shortcuts-bridge-good = An der ganzen Kurve vorbei.
webcubitos-lesson-shortcuts-bridge-less = Dort kannst du anhalten. Aber die Brücke bringt dich hinter die Kurve: Ihr Ende ist jetzt markiert.
webcubitos-lesson-shortcuts-jet = Eine andere Runde, ein anderer Ort: Einen Schritt weiter liegt ein Düsenantrieb. Er verdoppelt die Schritte, die du noch hast: 1 Schritt hin, dann werden aus 4 Schritten 8.
webcubitos-lesson-shortcuts-jet-tap = Lauf in die ferne Ecke mit dem bunten Würfel.
webcubitos-lesson-shortcuts-jet-good = 5 Schritte, 9 Felder.
webcubitos-lesson-shortcuts-jet-less = Dorthin kannst du. Aber mit dem Düsenantrieb erreichst du die Ecke und einen Würfel deiner Wahl: Sie ist jetzt markiert.
webcubitos-lesson-shortcuts-die = Dieses Feld gibt dir einen beliebigen Würfel aus dem Vorrat, ganz umsonst.
webcubitos-lesson-shortcuts-die-tap = Nimm den Würfel.
webcubitos-lesson-shortcuts-die-good = Geschenkt!
webcubitos-lesson-shortcuts-die-less = Du darfst verzichten, aber der Würfel ist geschenkt. Nimm ihn.
webcubitos-lesson-shortcuts-end = Abkürzungen kosten Schritte oder Münzen, ein Düsenantrieb nur den Umweg. Wohin sie führen, siehst du, wenn du auf ein Feld zeigst.
webcubitos-lesson-swords-count = Sind alle bereit, werden die Schwerter verglichen, noch bevor jemand läuft: Jedes aktive rote Symbol ist eines. Du hast zwei, Otto hat eins.
webcubitos-lesson-swords-use = Du hast die meisten, also belohnt dich die rote Karte: 3 Kredite und 2 Schritte. Dafür gibst du einen roten Würfel ab.
webcubitos-lesson-swords-use-tap = Nutze die Karte.
webcubitos-lesson-swords-use-good = 3 Kredite und 2 Schritte.
webcubitos-lesson-swords-use-less = Du darfst verzichten, aber 3 Kredite und 2 Schritte sind einen roten Würfel wert.
webcubitos-lesson-swords-end = Die anderen sehen deine Schwerter und können auch rote Würfel kaufen. Jede Karte mit Schwertern belohnt anders: Lies sie, bevor du aufrüstest.
webcubitos-lesson-shop-first = 8 Münzen und 2 Kredite. In jeder Runde darfst du zwei Würfel kaufen, in zwei verschiedenen Farben. Würfel, die Schritte bringen, gewinnen Rennen: Die weiße Katze bringt 2.
webcubitos-lesson-shop-first-tap = Kaufe den weißen Würfel für 6.
webcubitos-lesson-shop-first-good = Ab jetzt läuft die Katze für dich.
webcubitos-lesson-shop-first-less = Kein schlechter Würfel. Aber Schritte gewinnen Rennen: Kaufe den weißen.
webcubitos-lesson-shop-second = 2 Münzen sind übrig, und Münzen verfallen am Ende der Runde. Genau so viel kostet der braune Hund: Er zahlt einmal 3 Münzen und verlässt dich dann.
webcubitos-lesson-shop-second-tap = Kaufe den braunen Würfel für 2.
webcubitos-lesson-shop-second-good = Nichts verschenkt und beide Kredite gespart.
webcubitos-lesson-shop-second-less = Das würde Kredite kosten, die du später noch brauchen kannst. Kaufe den braunen Würfel.
webcubitos-lesson-shop-end = Also: alle Münzen ausgeben, Kredite für teure Würfel sparen und früh kaufen, denn was spät kommt, wird kaum noch geworfen. Wenige graue und viele starke Würfel gewinnen.

# Ein Tipp: was zu tun ist, in wenigen Worten, denen eine Chance folgt.
webcubitos-hint-dice = { $how ->
    [draw] Nimm { $dice }
    [roll] Wirf { $dice }
    [discard] Lege { $dice } ab
    [lose] Gib { $dice } ab
    [give] Verschenke { $dice }
   *[other] Nimm { $dice }
}
webcubitos-hint-where = { $space } ({ $rewards })
webcubitos-hint-run = Lauf nach { $where }
webcubitos-hint-buy-run = Kaufe { $moves } und lauf nach { $where }
webcubitos-hint-buy-moves = Kaufe { $moves }
webcubitos-hint-reward = Nimm den Bonus von { $where }
webcubitos-hint-buy = Kaufe { $die }
webcubitos-hint-buy-nothing = Kaufe nichts
webcubitos-hint-use = Nutze { $card } ({ $die })
